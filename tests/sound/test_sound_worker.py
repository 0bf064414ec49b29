"""Earcons in the sound worker: heard as before, and no fault of the worker is one of ours."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from braillespiel.output.sound.errors import SoundSettingError
from braillespiel.output.sound.remote import SOUND, RemoteEarcons
from braillespiel.output.worker.process import EndedError, HangsError, RaisedError
from tests.support.patience import until


class Heard:
    """Earcons in the worker, what they told, and a clock that stands still."""

    def __init__(self, slot=SOUND):
        self.now = 0.0
        self.told = []
        self.earcons = RemoteEarcons(slot, on_problem=self.told.append, clock=lambda: self.now)

    @property
    def keys(self):
        return [problem.key for problem in self.told]


@pytest.fixture
def heard():
    return Heard()


def _samples(path, enough):
    """Return what was played so far, as soon as it is ``enough``."""

    def heard():
        data = path.read_bytes() if path.exists() else b""
        samples = np.frombuffer(data[: len(data) // 4 * 4], "<i2").reshape(-1, 2)
        peaks = np.abs(samples.astype(int)).max(0) if len(samples) else (0, 0)
        return (samples,) if enough(*peaks) else ()

    return until(heard, "what is to be heard")[0]


@pytest.mark.parametrize(("pan", "side"), [(-1.0, 0), (1.0, 1)])
def test_an_earcon_is_heard_on_its_side(audio, heard, pan, side):
    heard.earcons.play("turn", pan)
    samples = _samples(audio.path, lambda left, right: max(left, right) > 1000)
    assert np.abs(samples[:, side].astype(int)).max() > 1000
    assert not samples[:, 1 - side].any()
    assert heard.told == []


def test_tones_are_heard(audio, heard):
    heard.earcons.melody([(0, 0.0), (7, 1.0)])
    _samples(audio.path, lambda left, right: min(left, right) > 1000)


def test_volume_zero_starts_no_worker(audio, heard):
    heard.earcons.set(volume=0)
    heard.earcons.play("turn")
    heard.earcons.melody([(0, 0.0)])
    heard.earcons.set_ducked(True)
    assert SOUND.running() is None
    heard.earcons.set(volume=5)
    heard.earcons.play("turn")
    samples = _samples(audio.path, lambda left, right: max(left, right) > 100)
    assert np.abs(samples.astype(int)).max() < 3000


def test_a_room_tone_is_heard_and_after_the_worker_was_killed_again(audio, heard):
    heard.earcons.set(volume=0)
    heard.earcons.room("room-six", 50)
    assert SOUND.running() is None, "at volume zero nothing is started"
    heard.earcons.set(volume=100)
    heard.earcons.room("room-six", 100)
    _samples(audio.path, lambda left, right: left == right > 500)
    killed = SOUND.worker()
    os.kill(killed.process.pid, signal.SIGKILL)
    until(lambda: not killed.alive, "its end")
    audio.path.unlink()
    heard.earcons.play("pass", 1.0)
    _samples(audio.path, lambda left, right: left > 500)  # the sound itself is at the right alone
    assert heard.told == []


def test_a_volume_out_of_range_is_an_error_and_changes_nothing(heard):
    with pytest.raises(SoundSettingError):
        heard.earcons.set(volume=101)


def test_no_device_and_a_missing_file_are_told_once(no_audio_device, heard, monkeypatch):
    for _ in range(3):
        heard.earcons.play("turn")
    assert heard.keys == ["sound-no-device"]
    SOUND.end()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for _ in range(3):
        heard.earcons.play("nothing")
    assert heard.keys == ["sound-no-device", "sound-file-missing"]


def test_a_worker_that_was_killed_is_followed_by_another_at_once(audio, heard):
    heard.earcons.play("turn")
    killed = SOUND.worker()
    os.kill(killed.process.pid, signal.SIGKILL)
    until(lambda: not killed.alive, "its end")
    audio.path.unlink()
    heard.earcons.play("turn")
    _samples(audio.path, lambda left, right: left > 1000)
    assert heard.told == []


class Failing:
    """A slot and its worker, whose calls fail as told."""

    alive = True

    def __init__(self):
        self.error = None
        self.calls = []

    def listen(self, event, call):
        pass

    def worker(self):
        return self

    def call(self, what, *arguments, within):
        self.calls.append(what)
        if self.error is not None:
            raise self.error
        return True


@pytest.mark.parametrize(
    ("error", "key"), [(HangsError(), "sound-hangs"), (EndedError(), "sound-ended")]
)
def test_one_that_fails_is_told_once_and_tried_again_after_pauses_that_grow(error, key):
    slot = Failing()
    heard = Heard(slot)
    slot.error = error
    tried = []
    while heard.now < 200:
        slot.calls.clear()
        heard.earcons.play("turn")
        heard.earcons.set_ducked(True)
        if slot.calls:
            tried.append(heard.now)
        heard.now += 1
    assert tried == [0, 5, 15, 35, 75, 135, 195]
    assert heard.keys == [key]
    slot.error = None
    heard.now += 60
    heard.earcons.play("turn")
    slot.error = error
    heard.earcons.play("turn")
    assert heard.keys == [key, key]
    heard.now += 5
    slot.calls.clear()
    heard.earcons.play("turn")
    assert slot.calls == ["earcons.open"]


def test_what_raises_in_the_worker_is_told_once():
    slot = Failing()
    heard = Heard(slot)
    slot.error = RaisedError("OSError", "gone", None)
    for _ in range(3):
        heard.earcons.play("turn")
    assert heard.keys == ["sound-failed"]
