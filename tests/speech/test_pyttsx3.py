"""pyttsx3 in its child process, with the real eSpeak NG and a player that keeps its files."""

from __future__ import annotations

import os
import signal
import tempfile
import threading
import wave
from pathlib import Path

import pytest

from braillespiel.output.speech.drivers.pyttsx3 import Pyttsx3Speech
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import (
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    VoiceSettings,
)
from braillespiel.output.speech.recording import RecordingSpeech
from tests.support.patience import HANGS_S, until


def _runs(process):
    """Tell whether a process is there and no mere zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Player:
    """Stands in for aplay: keeps the file and, while ``slow`` exists, goes on for long."""

    def __init__(self, folder):
        self.folder = folder
        self.slow = folder / "slow"
        self.left_behind = folder / "temporary"
        self.left_behind.mkdir()
        program = folder / "aplay"
        program.write_text(
            f'#!/bin/sh\n[ -e "{self.slow}" ] && slow=yes\n'
            f'cp "$1" "{folder}/$$.part"\nmv "{folder}/$$.part" "{folder}/$$.wav"\n'
            '[ "$slow" ] && exec sleep 60\nexit 0\n'
        )
        program.chmod(0o755)

    def played(self):
        return sorted(self.folder.glob("*.wav"))


@pytest.fixture
def player(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    made = Player(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(made.left_behind))
    return made


@pytest.fixture
def speech(player):
    made = Pyttsx3Speech()
    made.open()
    yield made
    made.close()


def test_it_speaks_one_after_the_other_and_reports_each_end(speech, player):
    ends = []
    for text in ("Rote Sieben.", "Blaue Drei."):
        speech.say(Utterance(text), on_end=ends.append)
    until(lambda: len(ends) == 2, "two ends")
    assert ends == [True, True]
    files = player.played()
    assert len(files) == 2
    for file in files:
        with wave.open(str(file)) as opened:
            frames = opened.readframes(opened.getnframes())
        assert opened.getnframes() > 8000
        assert max(frames) > 0


def test_interrupting_ends_the_child_and_the_spare_one_speaks(speech, player):
    player.slow.touch()
    ends = []
    speech.say(
        Utterance("Dies ist ein langer Satz."), on_end=lambda heard: ends.append(("lang", heard))
    )
    until(player.played, "a sound")
    first = speech.child_id
    slow_player = int(player.played()[0].stem)
    player.slow.unlink()
    speech.say(
        Utterance("Halt.", interrupt=True), on_end=lambda heard: ends.append(("halt", heard))
    )
    until(lambda: len(ends) == 2, "two ends")
    assert ends == [("lang", False), ("halt", True)]
    assert speech.child_id != first
    until(lambda: not _runs(slow_player), "the end of the sound")
    speech.close()
    assert list(player.left_behind.iterdir()) == []


def test_a_child_killed_in_mid_sentence_loses_no_sentence(player):
    player.slow.touch()
    made = []

    def make():
        made.append(Pyttsx3Speech())
        return made[-1]

    lines = RecordingSpeech("terminal")
    heard = []
    both = threading.Event()

    def on_end(end):
        heard.append(end)
        if len(heard) == 2:
            both.set()

    chain = FailoverSpeech([("pyttsx3", make), ("terminal", lambda: lines)], open_within=HANGS_S)
    chain.say(Utterance("eins"), on_end=on_end)
    chain.say(Utterance("zwei"), on_end=on_end)
    until(player.played, "a sound")
    os.kill(made[0].child_id, signal.SIGKILL)
    assert both.wait(HANGS_S)
    chain.close()
    assert lines.texts == ["eins", "zwei"]
    assert heard == [True, True]


def test_voices_of_the_system_are_told_and_an_unknown_one_is_named(speech):
    assert {"de", "en-gb", "fr-fr"} <= {voice.language for voice in speech.voices()}
    with pytest.raises(UnknownVoiceError):
        speech.set(VoiceSettings(voice="nobody"))


def test_without_a_player_the_remedy_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SpeechUnavailableError) as caught:
        Pyttsx3Speech().open()
    assert caught.value.problem.key == "speech-no-aplay"


def test_a_driver_that_does_not_load_is_named(player, monkeypatch, tmp_path):
    broken = tmp_path / "pyttsx3"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise OSError('no espeak')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(SpeechUnavailableError) as caught:
        Pyttsx3Speech().open()
    assert caught.value.problem.key == "speech-pyttsx3-failed"
    assert "no espeak" in caught.value.problem.args["error"]
