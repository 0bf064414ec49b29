"""The sound files are the ones that the script makes, and can be told apart."""

from __future__ import annotations

import importlib.util
import itertools
import re
import wave

import numpy as np
import pytest

from braillespiel.resources import folder

FOLDER = folder("sounds")


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
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 600_000


@pytest.mark.parametrize("name", sorted(MAKE.SOUNDS))
def test_a_sound_is_short_and_neither_faint_nor_clipped(name):
    samples = _samples(name)
    assert 0.06 <= len(samples) / 44100 <= 0.4
    assert 0.69 <= np.abs(samples).max() <= 0.71
    assert np.abs(samples[[0, -1]]).max() < 0.02, "it would click"
    assert np.sqrt((samples**2).mean()) > 0.05


def test_no_two_sounds_resemble_each_other():
    """The least distance, a power of ten and more on average, is between card and place: 0.66."""
    pictures = {name: _picture(_samples(name)) for name in MAKE.SOUNDS}
    for one, other in itertools.combinations(pictures, 2):
        distance = np.sqrt(((pictures[one] - pictures[other]) ** 2).mean())
        assert distance > 0.6, (one, other)


def test_the_table_names_every_sound_once():
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| (\w+) \|", text, re.MULTILINE)
    assert named == ["name", *MAKE.SOUNDS]
