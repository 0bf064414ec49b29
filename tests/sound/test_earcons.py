"""Earcons through the real mixer, captured; and what happens when something is missing."""

from __future__ import annotations

import threading

import numpy as np
import pygame
import pytest

from braillespiel.output.sound.beside import EarconsBeside
from braillespiel.output.sound.earcons import Earcons, SoundSettingError
from braillespiel.output.sound.mixer import CHANNELS, SAMPLE_RATE, SHARED, Mixer, NoSoundError
from braillespiel.output.sound.recording import RecordingSounds
from tests.support.patience import HANGS_S, until


def _wait_until_silent():
    until(lambda: not any(SHARED.busy(number) for number in range(CHANNELS)), "silence")


def _loudness(samples):
    """Root mean square of left and right."""
    return np.sqrt((samples**2).mean(0))


def _captured(audio, play):
    play()
    _wait_until_silent()
    samples = audio.samples()
    sounding = np.nonzero(np.abs(samples).max(1) > 30)[0]
    assert len(sounding), "nothing was heard"
    return samples[sounding[0] : sounding[-1] + 1]


def test_an_earcon_is_heard_in_the_middle_for_its_length(audio):
    heard = _captured(audio, lambda: Earcons().play("turn"))
    left, right = _loudness(heard)
    assert left == pytest.approx(right)
    assert 0.2 < len(heard) / 22050 < 0.37


@pytest.mark.parametrize(("pan", "quiet", "loud"), [(-1.0, 1, 0), (1.0, 0, 1)])
def test_the_side_is_heard(audio, pan, quiet, loud):
    sides = _loudness(_captured(audio, lambda: Earcons().play("turn", pan)))
    assert sides[quiet] == 0
    assert sides[loud] > 500


def test_a_pan_beyond_the_edge_is_the_edge(audio):
    left, right = _loudness(_captured(audio, lambda: Earcons().play("turn", 7.0)))
    assert left == 0 < right


def test_volume_and_ducking_are_heard(audio):
    earcons = Earcons(volume=100, ducked_to=0.25)

    def play():
        earcons.play("edge")
        _wait_until_silent()
        earcons.set_ducked(True)
        earcons.play("edge")

    play()
    _wait_until_silent()
    samples = np.abs(audio.samples()).max(1)
    sounding = np.nonzero(samples > 30)[0]
    gap = sounding[:-1][np.diff(sounding).argmax()]
    full, ducked = samples[: gap + 1].max(), samples[gap + 1 :].max()
    assert ducked / full == pytest.approx(0.25, abs=0.03)


def test_what_is_playing_goes_down_when_speech_begins_and_keeps_its_side(audio):
    earcons = Earcons(volume=100, ducked_to=0.25)

    def play():
        earcons.play("lose", -1.0)
        earcons.set_ducked(True)

    heard = _captured(audio, play)[SAMPLE_RATE // 10 :]  # not what sounded before speech began
    assert np.abs(heard[:, 0]).max() < 0.3 * 0.7 * 32767
    assert np.abs(heard[:, 1]).max() == 0


def test_two_earcons_sound_at_once(audio):
    earcons = Earcons()

    def play():
        earcons.play("edge", -1.0)
        earcons.play("error", 1.0)

    left, right = _loudness(_captured(audio, play))
    assert left > 300
    assert right > 300


def test_a_missing_and_a_broken_file_are_told_once_each(audio, tmp_path):
    (tmp_path / "broken.wav").write_bytes(b"RIFFnonsense")
    problems = []
    earcons = Earcons(sounds=tmp_path, on_problem=problems.append)
    for _ in range(3):
        earcons.play("nothing")
        earcons.play("broken")
    assert [problem.key for problem in problems] == ["sound-file-missing", "sound-file-broken"]
    assert problems[0].args == {"name": "nothing", "folder": str(tmp_path)}


def test_no_device_is_told_once_and_never_raises(no_audio_device):
    problems = []
    earcons = Earcons(on_problem=problems.append)
    for _ in range(3):
        earcons.play("turn")
    assert [problem.key for problem in problems] == ["sound-no-device"]


def test_a_device_that_only_spoke_in_between_is_told_again_when_it_goes(
    no_audio_device, monkeypatch
):
    problems, now = [], [0.0]
    mixer = Mixer(clock=lambda: now[0])
    earcons = Earcons(on_problem=problems.append, mixer=mixer)

    def silent():
        now[0] += 5.0
        earcons.set_ducked(True)
        earcons.play("turn")
        earcons.set_ducked(False)
        return len(problems)

    assert silent() == 1
    assert silent() == 1
    with monkeypatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        now[0] += 5.0
        mixer.open()  # by the voice
        earcons.set_ducked(True)
        earcons.set_ducked(False)
        mixer.close()
    assert silent() == 2
    assert silent() == 2
    assert {problem.key for problem in problems} == {"sound-no-device"}


def test_sounds_that_cannot_be_played_are_told_once_until_one_is_played(audio, monkeypatch):
    problems = []
    mixer = Mixer()
    earcons = Earcons(on_problem=problems.append, mixer=mixer)

    def broken(*_):
        raise OSError("gone")

    with monkeypatch.context() as patch:
        patch.setattr(mixer, "play", broken)
        for name in ("turn", "edge", "turn"):
            earcons.play(name)
    assert [problem.key for problem in problems] == ["sound-failed"]
    for name in ("turn", "edge"):
        earcons.play(name)
    monkeypatch.setattr(mixer, "play", broken)
    earcons.play("edge")
    assert len(problems) == 2


def test_a_device_that_sdl_gave_up_is_noticed_and_opened_anew(audio, monkeypatch):
    mixer = Mixer()
    mixer.open()
    assert mixer.works()
    with monkeypatch.context() as patch:
        patch.setattr("braillespiel.output.sound.mixer._device_status", lambda: lambda number: 0)
        assert not mixer.works()
        mixer.open()
    assert mixer.works()


def test_a_device_that_takes_nothing_is_told_and_not_closed(audio):
    now = [0.0]
    mixer = Mixer(clock=lambda: now[0])
    mixer.open()
    assert mixer.works()
    # A device that takes nothing never comes to the end of anything.
    pygame.mixer.Channel(CHANNELS).play(pygame.mixer.Sound(buffer=bytes(4 * SAMPLE_RATE * 60)))
    now[0] = 3.0
    assert not mixer.works()
    with pytest.raises(NoSoundError, match="sound-hangs"):
        mixer.open()
    mixer.close()
    assert mixer.is_open()


def test_earcons_beside_hold_up_nobody_and_tell_once_that_sound_hangs():
    entered, release, problems, now = threading.Event(), threading.Event(), [], [0.0]

    class Hanging(RecordingSounds):
        def play(self, name, pan=0.0):
            entered.set()
            release.wait(HANGS_S)
            super().play(name, pan)

    sounds = Hanging()
    beside = EarconsBeside(sounds, problems.append, clock=lambda: now[0])
    beside.play("turn")
    assert entered.wait(HANGS_S)
    now[0] = 5.0
    for _ in range(3):
        beside.play("edge")
    assert [problem.key for problem in problems] == ["sound-hangs"]
    release.set()
    until(lambda: beside.idle, "the end of the first one")
    beside.play("win")
    beside.close()
    assert sounds.played[0] == ("turn", 0.0)


def test_a_device_that_appears_is_used_after_a_while(no_audio_device, monkeypatch):
    now = [0.0]
    mixer = Mixer(clock=lambda: now[0])
    with pytest.raises(NoSoundError):
        mixer.open()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with pytest.raises(NoSoundError):
        mixer.open()
    now[0] = 5.0
    mixer.open()
    assert mixer.is_open()


def test_volume_zero_does_not_even_open_the_device(no_audio_device):
    problems = []
    Earcons(volume=0, on_problem=problems.append).play("turn")
    assert problems == []


@pytest.mark.parametrize("volume", [-1, 101, 50.0, "laut", True])
def test_a_volume_out_of_range_changes_nothing(volume):
    earcons = Earcons(volume=30)
    with pytest.raises(SoundSettingError):
        earcons.set(volume=volume)
    assert earcons.volume == 30


def test_the_twin_records():
    sounds = RecordingSounds()
    sounds.play("turn", 0.5)
    sounds.set_ducked(True)
    assert sounds.played == [("turn", 0.5)]
    assert sounds.ducked
