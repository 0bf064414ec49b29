"""Voices in workers: as good as in our own process, and whatever ends them ends nothing else."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from time import monotonic

import pytest

from braillespiel.output.sound.remote import SOUND
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import (
    Capability,
    SpeechLostError,
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    VoiceSettings,
)
from braillespiel.output.speech.recording import RecordingSpeech
from braillespiel.output.speech.registry import factory
from braillespiel.output.speech.remote import RemoteSpeech
from tests.support.hostile_dispatcher import WAYS, HostileDispatcher
from tests.support.patience import HANGS_S, until
from tests.support.speech_dispatcher import PACKAGES, SpeechDispatcher

SOON_S = 0.5
"""How long until a dispatcher that was reached counts as hanging, where that is tested."""
LONG = "Dies ist ein langer Satz, der eine ganze Weile dauert. " * 5


def loud(audio):
    return audio.path.exists() and any(audio.path.read_bytes())


class Ends:
    def __init__(self):
        self.heard = []

    def __call__(self, heard):
        self.heard.append(heard)

    def come(self, count=1):
        """Wait for so many ends; return them."""
        until(lambda: len(self.heard) >= count, lambda: f"{count} ends, not {self.heard}")
        return self.heard


@pytest.fixture
def voice(audio):
    speech = factory("espeak")()
    speech.open()
    speech.set(VoiceSettings(rate=100))
    yield speech
    speech.close()


def test_the_bundled_voice_is_heard_and_its_end_reported(voice, audio):
    ends = Ends()
    voice.say(Utterance("Ja"), on_end=ends)
    assert ends.come() == [True]
    assert loud(audio)
    assert voice.detail == "eSpeak NG"
    assert {Capability.END_REPORT, Capability.PAN, Capability.VOICE} <= voice.capabilities
    assert voice.defaults() == VoiceSettings(rate=30, volume=100, pitch=50)
    assert {"de", "en-gb"} <= {one.language for one in voice.voices()}


def test_an_interruption_and_a_stop_cut_off(voice, audio):
    ends = Ends()
    voice.say(Utterance(LONG), on_end=ends)
    until(lambda: loud(audio), "a sound")
    voice.say(Utterance("Halt", interrupt=True, pitch=80, pan=-1.0, language="de"), on_end=ends)
    assert ends.come(2) == [False, True]
    voice.say(Utterance(LONG), on_end=ends)
    voice.stop()
    assert ends.come(3) == [False, True, False]


def test_errors_are_those_of_the_backend(voice):
    with pytest.raises(UnknownVoiceError) as caught:
        voice.set(VoiceSettings(voice="klaus"))
    assert caught.value.problem.args == {"voice": "klaus", "name": "espeak"}
    assert voice.settings == VoiceSettings(rate=100)
    assert voice.alive()


def test_without_a_device_it_cannot_be_opened(no_audio_device):
    with pytest.raises(Exception, match="sound-no-device"):
        factory("espeak")().open()


def test_one_that_was_closed_late_does_not_close_the_next(voice):
    late = voice
    second = factory("espeak")()
    second.open()
    late.close()
    ends = Ends()
    second.say(Utterance("Ja"), on_end=ends)
    assert ends.come() == [True]
    second.close()


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_stops_in_mid_sentence_loses_no_sentence(audio, way):
    lines = RecordingSpeech("terminal")
    ends = Ends()
    chain = FailoverSpeech(
        [("espeak", factory("espeak")), ("terminal", lambda: lines)], open_within=HANGS_S
    )
    chain.say(Utterance(LONG), on_end=ends)
    until(lambda: loud(audio), "a sound")
    os.kill(SOUND.worker().process.pid, way)
    assert ends.come() == [True]
    assert lines.texts == [LONG.strip()]
    if way is signal.SIGKILL:  # a moment later it is back, in a new worker

        def back():
            chain.say(Utterance("Ja"))
            return chain.name == "espeak"

        until(back, "the voice to be back")
    chain.close()


def test_a_call_of_one_that_was_never_opened_is_no_crash():
    with pytest.raises(SpeechLostError):
        factory("espeak")().say(Utterance("Ja"))


# -- screen readers ----------------------------------------------------------------------------


@pytest.fixture
def daemon(tmp_path, monkeypatch):
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'socket'}")
    running = SpeechDispatcher(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def packages(tmp_path_factory):
    """Debian's python3-speechd alone, which is no part of a virtual environment."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(PACKAGES / "speechd", folder / "speechd")
    return str(folder)


@pytest.fixture
def speechd_package(packages, monkeypatch):
    monkeypatch.syspath_prepend(packages)
    monkeypatch.setenv("PYTHONPATH", packages)


def test_prism_speaks_from_a_worker(daemon):
    speech = factory("prism")()
    assert isinstance(speech, RemoteSpeech)
    speech.open()
    assert speech.detail == "Speech Dispatcher"
    speech.set(VoiceSettings(volume=30))
    speech.say(Utterance("rote 7", language="de"))
    speech.say(Utterance("red 7", language="en"))
    until(lambda: len(daemon.heard) == 2, "two sentences")
    assert daemon.heard == ["klaus|rote 7", "kevin|red 7"]
    assert [voice.language for voice in speech.voices()] == ["de", "en"]
    assert speech.alive()
    daemon.stop()
    until(lambda: not speech.alive(), "the loss to be noticed")
    speech.close()


def test_accessible_output2_speaks_from_a_worker(daemon, speechd_package):
    speech = factory("accessible-output2")()
    speech.open()
    assert speech.detail == "Linux Speech Dispatcher"
    speech.say(Utterance("rote 7"))
    until(lambda: daemon.heard, "a sentence")
    assert daemon.heard[0].endswith("rote 7")
    speech.close()


@pytest.mark.parametrize("name", ["prism", "accessible-output2"])
def test_where_nobody_listens_no_worker_is_started(name, monkeypatch, tmp_path):
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nothing'}")
    before = threading.active_count()
    speech = factory(name)()
    with pytest.raises(SpeechUnavailableError):
        speech.open()
    speech.close()
    assert threading.active_count() <= before


class SinceReached:
    """A clock that stands still until a dispatcher has been reached, however long a worker takes
    to begin."""

    def __init__(self, dispatcher: HostileDispatcher) -> None:
        self._dispatcher = dispatcher
        self._reached_s = 0.0

    def __call__(self) -> float:
        now = monotonic()
        if not self._dispatcher.connections:
            self._reached_s = now
        return now - self._reached_s


@pytest.mark.parametrize(
    ("name", "way"),
    [*(("prism", way) for way in WAYS), ("accessible-output2", "closes")],
)
def test_a_hostile_dispatcher_ends_nothing_and_keeps_no_sentence_back(
    name, way, tmp_path, monkeypatch, speechd_package
):
    dispatcher = HostileDispatcher(tmp_path, way)
    for variable, value in dispatcher.variables.items():
        monkeypatch.setenv(variable, value)
    lines = RecordingSpeech("terminal")
    clock = SinceReached(dispatcher)
    backends = [(name, factory(name)), ("terminal", lambda: lines)]
    chain = FailoverSpeech(backends, open_within=SOON_S, hang_after=SOON_S, clock=clock)
    for number in range(3):
        ends = Ends()
        chain.say(Utterance(f"Satz {number}"), on_end=ends)
        assert ends.come() == [True]
        # A dispatcher that says that it speaks is believed.
        assert lines.texts[-1:] == [f"Satz {number}"] or chain.name == name
    assert dispatcher.connections
    chain.close()
    dispatcher.close()
