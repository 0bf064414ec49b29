"""The sound files are the ones that the script makes, and can be told apart."""

from __future__ import annotations

import importlib.util
import itertools
import re
import wave

import numpy as np
import pytest

from braillespiel.output.sound.kinds import is_room, kind
from braillespiel.resources import folder

FOLDER = folder("sounds")
LEAST_APART = 0.66
"""Between two pictures of sounds, in powers of ten."""
RATE = 44100


def _script():
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKE = _script()


def _samples(name):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def _picture(samples):
    """Return the sound as 20 frames of 20 ms by 10 bands, in powers of ten."""
    frame = 882
    padded = np.pad(samples, (0, 20 * frame - len(samples))).reshape(20, frame)
    power = np.abs(np.fft.rfft(padded * np.hanning(frame))) ** 2
    edges = np.geomspace(1, 400, 11).astype(int)
    bands = [power[:, low : max(high, low + 1)].sum(1) for low, high in itertools.pairwise(edges)]
    return np.log10(np.array(bands) + 0.01)


def test_a_second_run_makes_the_same_bytes_as_are_committed(tmp_path):
    MAKE.main(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.wav")}
    kept = {path.name: path.read_bytes() for path in FOLDER.glob("*.wav")}
    assert made == kept


def test_all_files_together_are_small():
    sizes = {path.stem: path.stat().st_size for path in FOLDER.glob("*.wav")}
    assert sum(size for name, size in sizes.items() if not is_room(name)) < 800_000
    assert sum(size for name, size in sizes.items() if is_room(name)) < 1_400_000


@pytest.mark.parametrize("name", sorted(MAKE.SOUNDS))
def test_a_sound_is_short_and_neither_faint_nor_clipped(name):
    samples = _samples(name)
    assert 0.06 <= len(samples) / 44100 <= 0.4
    assert np.abs(samples[[0, -1]]).max() < 0.02, "it would click"
    assert np.sqrt((samples**2).mean()) > 0.05


def _response(frequencies, numerator, denominator):
    """Return how much a filter of second order lets through."""
    z = np.exp(-2j * np.pi * frequencies / RATE)
    (b0, b1, b2), (a1, a2) = numerator, denominator
    return (b0 + b1 * z + b2 * z**2) / (1 + a1 * z + a2 * z**2)


def loudness(samples):
    """Return the momentary loudness in LUFS by spectrum: ITU-R BS.1770, windows of 400 ms.

    The two filters are those of the recommendation, worked out for 44.1 kHz.
    """
    tan = np.tan(np.pi * 1681.974450955533 / RATE)
    high, quality = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    band = high**0.4996667741545416
    scale = 1 + tan / quality + tan**2
    shelf = (
        [(high + band * tan / quality + tan**2) / scale, 2 * (tan**2 - high) / scale,
         (high - band * tan / quality + tan**2) / scale],
        [2 * (tan**2 - 1) / scale, (1 - tan / quality + tan**2) / scale],
    )  # fmt: skip
    tan, quality = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + tan / quality + tan**2
    low = ([1, -2, 1], [2 * (tan**2 - 1) / scale, (1 - tan / quality + tan**2) / scale])
    count = 1 << 17
    frequencies = np.arange(count // 2 + 1) * RATE / count
    spectrum = np.fft.rfft(samples, count)
    heard = np.fft.irfft(spectrum * _response(frequencies, *shelf) * _response(frequencies, *low))
    window = round(0.4 * RATE)
    power = np.concatenate([[0], np.cumsum(heard**2)])
    return -0.691 + 10 * np.log10((power[window:] - power[:-window]).max() / window)


def true_peak(samples):
    """Return the highest peak in dBTP, also between samples: at four times the rate."""
    spectrum = np.fft.rfft(np.pad(samples, 200))
    between = np.fft.irfft(spectrum, 4 * (len(samples) + 400)) * 4
    return 20 * np.log10(np.abs(between).max())


def test_sounds_of_a_kind_are_equally_loud_and_none_is_clipped():
    kinds = {}
    for name in MAKE.SOUNDS:
        samples = _samples(name)
        assert true_peak(samples) <= -1, name
        kinds.setdefault(kind(name), []).append(loudness(samples))
    assert set(kinds) == {"moves", "signals", "keys"}
    for name, levels in kinds.items():
        assert max(levels) - min(levels) <= 2, name
        assert max(abs(level - MAKE.LEVELS[name]) for level in levels) < 0.5


def test_a_tone_of_full_scale_at_1_khz_has_the_loudness_of_the_recommendation():
    tone = np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    assert loudness(tone) == pytest.approx(-3.01, abs=0.05)


def test_no_two_sounds_resemble_each_other():
    """The least distance among the first 27 sounds was 0.66, between card and place."""
    pictures = {name: _picture(_samples(name)) for name in MAKE.SOUNDS}
    for one, other in itertools.combinations(pictures, 2):
        distance = np.sqrt(((pictures[one] - pictures[other]) ** 2).mean())
        assert distance > LEAST_APART, (one, other)


def test_the_table_names_every_sound_once():
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| (\w+) \|", text, re.MULTILINE)
    assert named == ["name", *MAKE.SOUNDS]
    rooms = re.findall(r"^\| (room-\w+) \|", text, re.MULTILINE)
    assert rooms == [*MAKE.ROOMS]
