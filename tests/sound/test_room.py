"""Room tones: loops that meet, even, below speech; they give way to it without a click."""

from __future__ import annotations

import itertools
import wave
from pathlib import Path

import numpy as np
import pytest

from braillespiel.games import registry
from braillespiel.output.problem import Problem
from braillespiel.output.sound.beside import EarconsBeside
from braillespiel.output.sound.earcons import Earcons
from braillespiel.output.sound.mixer import BUFFER, ROOM_CHANNEL, SAMPLE_RATE, SHARED
from braillespiel.output.sound.recording import RecordingSounds
from braillespiel.output.sound.room import DOWN_S, UP_S, RoomTone
from braillespiel.resources import folder
from tests.sound.test_sound_files import MAKE, loudness, true_peak
from tests.support.facts import facts
from tests.support.patience import until

BUFFER_S = BUFFER / SAMPLE_RATE
DUCKED = -12.0


def _room(name):
    with wave.open(str(folder("sounds") / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == SAMPLE_RATE, "the mixer would work its ends out anew"
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def _twice(samples):
    """Return a loop at twice the rate."""
    return np.fft.irfft(np.fft.rfft(samples), 2 * len(samples)) * 2


def _decibel(samples):
    return 10 * np.log10((samples**2).mean())


# -- the files ------------------------------------------------------------------------------


def test_every_game_has_a_room_tone():
    assert {f"room-{game}" for game in registry.own() if facts(game).ROOM_TONE} == set(MAKE.ROOMS)


@pytest.mark.parametrize("name", sorted(MAKE.ROOMS))
def test_a_room_tone_is_even_far_below_speech_and_its_ends_meet(name):
    samples = _room(name)
    loop = _twice(samples)
    levels = [loudness(np.roll(loop, -start)[:17640]) for start in range(0, len(loop), 8820)]
    assert max(levels) - min(levels) < 2, "something happens in it"
    assert np.mean(levels) == pytest.approx(MAKE.LEVELS["rooms"], abs=1)
    assert true_peak(loop) <= -1
    assert abs(samples[0] - samples[-1]) <= np.abs(np.diff(samples)).max(), "it would click"


def test_the_room_tones_of_two_games_are_told_apart():
    edges = np.geomspace(60, 11000, 11)
    spectra = {}
    for name in MAKE.ROOMS:
        power = np.abs(np.fft.rfft(_room(name))) ** 2
        pitch = np.arange(len(power)) * SAMPLE_RATE / 2 / len(power)
        bands = [power[(pitch >= a) & (pitch < b)].sum() for a, b in itertools.pairwise(edges)]
        spectra[name] = 10 * np.log10(np.array(bands) / max(bands))
    for one, other in itertools.combinations(spectra, 2):
        apart = np.sqrt(((spectra[one] - spectra[other]) ** 2).mean())
        assert apart > 5, (one, other, apart)


# -- giving way -----------------------------------------------------------------------------


class Desk:
    """A mixer that works out what a loop on a channel sounds like, buffer by buffer."""

    def __init__(self):
        self.loop = self.share = None
        self.rendered = []
        self.at = 0

    def is_open(self):
        return True

    def busy(self, number):
        return self.loop is not None

    def set_loudness(self, sound, gain):
        self.gain = round(gain * 128) / 128

    def play(self, number, sound, left, right, loops=0):
        assert (number, loops) == (ROOM_CHANNEL, -1)
        self.loop, self.at = sound, 0
        self.set_sides(number, left, right)

    def set_sides(self, number, left, right):
        assert left == right, "it is in the middle"
        self.share = round(left * 255) / 255  # as fine as SDL has it

    def stop(self, number):
        self.loop = None

    def buffer(self):
        if self.loop is None:
            self.rendered.append(np.zeros(BUFFER))
        else:
            taken = np.take(self.loop, np.arange(self.at, self.at + BUFFER), mode="wrap")
            self.rendered.append(self.gain * self.share * taken)
        self.at += BUFFER

    def seconds(self):
        return len(self.rendered) * BUFFER_S


class Played:
    """A room tone at a mixer whose time passes when told."""

    def __init__(self, name="room-six"):
        self.desk = Desk()
        self.tone = RoomTone(self.desk, clock=lambda: 0.0, beside=False)
        self.loop = _room(name)

    def passes(self, seconds):
        """Let time pass; return what was rendered meanwhile."""
        before = len(self.desk.rendered)
        for _ in range(round(seconds / BUFFER_S)):
            self.tone.step(BUFFER_S)
            self.desk.buffer()
        return np.concatenate(self.desk.rendered[before:])

    def against_the_loop(self, rendered):
        """Return how many dB ``rendered``, the newest, is above the undisturbed loop there."""
        start = self.desk.at - len(rendered)
        bare = np.take(self.loop, np.arange(start, self.desk.at), mode="wrap")
        return _decibel(rendered) - _decibel(bare)


@pytest.mark.parametrize("name", sorted(MAKE.ROOMS))
def test_speech_takes_12_db_off_a_room_tone_at_once_and_slowly_gives_them_back(name):
    played = Played(name)
    played.tone.set(played.loop, 1.0)
    played.passes(1.0)
    assert played.against_the_loop(played.passes(0.5)) == pytest.approx(0, abs=0.1)
    played.tone.set_ducked(True)
    played.passes(DOWN_S + BUFFER_S)
    assert played.against_the_loop(played.passes(0.5)) == pytest.approx(DUCKED, abs=0.5)
    played.tone.set_ducked(False)
    played.passes(UP_S / 2)
    half = played.against_the_loop(played.passes(4 * BUFFER_S))
    assert DUCKED + 2 < half < -2, "it comes back slowly"
    played.passes(UP_S / 2)
    assert played.against_the_loop(played.passes(0.5)) == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize("name", sorted(MAKE.ROOMS))
def test_nothing_clicks_when_it_begins_gives_way_comes_back_and_ends(name):
    played = Played(name)
    most = np.abs(np.diff(played.loop)).max()
    played.passes(0.1)
    played.tone.set(played.loop, 1.0)
    for speaking in (None, True, False, True, None):
        if speaking is not None:
            played.tone.set_ducked(speaking)
        played.passes(1.8)
    played.tone.set(None, 0.0)
    played.passes(1.0)
    rendered = np.concatenate(played.desk.rendered)
    assert not rendered[-BUFFER:].any()
    assert np.abs(np.diff(rendered)).max() <= most


def test_a_room_entered_while_somebody_speaks_is_quiet_from_the_start():
    played = Played()
    played.tone.set_ducked(True)
    played.tone.set(played.loop, 1.0)
    played.passes(1.0)
    assert played.against_the_loop(played.passes(0.5)) == pytest.approx(DUCKED, abs=0.5)


def test_another_room_begins_once_the_last_one_has_faded():
    played = Played()
    played.tone.set(played.loop, 1.0)
    played.passes(1.0)
    other = _room("room-cubus")
    played.tone.set(other, 1.0)
    played.passes(0.3)
    assert played.desk.loop is played.loop
    played.passes(0.5)
    assert played.desk.loop is other
    assert played.tone.is_on


def test_the_ratio_holds_at_the_lowest_volume_too():
    played = Played()
    played.tone.set(played.loop, 0.06)
    played.passes(1.0)
    loud = played.against_the_loop(played.passes(0.5))
    played.tone.set_ducked(True)
    played.passes(0.5)
    soft = played.against_the_loop(played.passes(0.5))
    assert soft - loud == pytest.approx(DUCKED, abs=0.5)


# -- through the real mixer -----------------------------------------------------------------


def _written(audio, seconds):
    """Wait until so much more has come out of the mixer; return where that begins, in samples."""
    begins = audio.path.stat().st_size // 4 + 4 * BUFFER
    until(
        lambda: audio.path.stat().st_size // 4 >= begins + seconds * SAMPLE_RATE,
        "what the mixer makes",
    )
    return begins


def test_in_the_real_mixer_too_speech_takes_12_db_off(audio, tmp_path):
    """A steady tone instead of a room, so that every stretch of it is equally loud."""
    count = SAMPLE_RATE // 2
    tone = np.round(3000 * np.sin(2 * np.pi * 220 * np.arange(count) / count)).astype("<i2")
    with wave.open(str(tmp_path / "room-six.wav"), "wb") as file:
        file.setparams((1, 2, SAMPLE_RATE, count, "NONE", ""))
        file.writeframes(tone.tobytes())
    earcons = Earcons(volume=100, sounds=tmp_path)
    begins = []
    earcons.room("room-six")
    for speaking in (False, True, False):
        earcons.set_ducked(speaking)
        until(lambda: not earcons._room._moves, "the end of the way")
        begins.append(_written(audio, 0.6))
    samples = audio.samples()
    assert (samples[:, 0] == samples[:, 1]).all()
    loud, soft, again = (_decibel(samples[start : start + SAMPLE_RATE // 2, 0]) for start in begins)
    assert soft - loud == pytest.approx(DUCKED, abs=0.5)
    assert again == pytest.approx(loud, abs=0.05)
    steady = samples[begins[0] : begins[0] + SAMPLE_RATE // 2, 0]
    assert np.abs(np.diff(steady)).max() < 1.1 * 2 * np.pi * 440 / SAMPLE_RATE * 3000, "the seam"


def test_a_sound_makes_the_same_calls_to_the_mixer_with_a_room_tone_as_without(monkeypatch, audio):
    """Key to first sample: what comes before the sound is the same, with the room tone on."""
    calls = []
    for name in ("open", "load", "busy", "play", "set_sides", "set_loudness"):
        made = getattr(SHARED, name)

        def noted(*given, _name=name, _made=made, **more):
            calls.append(_name)
            return _made(*given, **more)

        monkeypatch.setattr(SHARED, name, noted)
    earcons = Earcons()
    earcons.play("card")

    def before_the_sound():
        until(lambda: not earcons._room._moves, "the end of the way")
        calls.clear()
        earcons.play("card")
        return calls[: calls.index("play") + 1]

    without = before_the_sound()
    earcons.room("room-six")
    assert before_the_sound() == without
    earcons.set_ducked(True)
    assert before_the_sound() == without


def test_a_room_tone_is_begun_after_every_sound_that_waits():
    sounds = RecordingSounds()
    order = []
    sounds.room = lambda name, share=100: order.append(name)
    sounds.play = lambda name, pan=0.0: order.append(name)
    sounds.set = lambda **changes: None
    beside = EarconsBeside(sounds)
    with beside._condition:
        beside.room("room-six", 50)
        for _ in range(9):
            beside.play("card")
    until(lambda: beside.idle, "the end")
    assert order == ["card"] * 8 + ["room-six"]
    beside.set(volume=20)
    until(lambda: beside.idle, "the change of volume")
    assert order[-1] == "room-six"
    beside.close()


def test_after_the_device_was_opened_anew_it_sounds_again(audio):
    earcons = Earcons()
    earcons.room("room-six")
    until(lambda: SHARED.busy(ROOM_CHANNEL), "the room tone")
    SHARED.close()
    until(lambda: not earcons._room._moves, "rest")
    earcons.play("card")
    until(lambda: SHARED.busy(ROOM_CHANNEL), "the room tone again")
    earcons.close()
    assert not SHARED.busy(ROOM_CHANNEL)


def test_without_a_device_it_is_told_once_and_begins_when_there_is_one(
    no_audio_device, monkeypatch
):
    problems: list[Problem] = []
    earcons = Earcons(on_problem=problems.append)
    earcons.room("room-six")
    earcons.play("card")
    assert [problem.key for problem in problems] == ["sound-no-device"]
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    SHARED._problem = None
    earcons.play("card")
    until(lambda: SHARED.busy(ROOM_CHANNEL), "the room tone")


def test_a_pack_may_bring_a_room_tone(audio, tmp_path):
    (tmp_path / "room-six.wav").write_bytes(
        (folder("sounds") / "room-cubus.wav").read_bytes()[:-400]
    )
    earcons = Earcons()
    earcons.set(pack=str(tmp_path))
    earcons.room("room-six")
    found = earcons._loaded["room-six"]
    assert found is not None
    ours = Path(folder("sounds") / "room-six.wav").stat().st_size
    assert len(found.get_raw()) < 2 * ours - 400
