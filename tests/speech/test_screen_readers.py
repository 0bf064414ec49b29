"""prism and accessible-output2 on a real Speech Dispatcher that writes down what it is given."""

from __future__ import annotations

import shutil
import sys
import threading

import pytest

from braillespiel.output.speech import dispatcher
from braillespiel.output.speech.drivers.accessible_output2 import AccessibleOutputSpeech
from braillespiel.output.speech.drivers.prism import PrismSpeech
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import (
    Capability,
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    VoiceSettings,
)
from braillespiel.output.speech.recording import RecordingSpeech
from tests.support.patience import HANGS_S, until
from tests.support.speech_dispatcher import PACKAGES, SpeechDispatcher

# The thread of speechd's client ends itself by sys.exit when its connection is closed.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")


@pytest.fixture
def daemon(tmp_path, monkeypatch):
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'socket'}")
    running = SpeechDispatcher(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def no_daemon(tmp_path, monkeypatch):
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nothing'}")


def test_prism_speaks_in_the_voice_of_the_language(daemon):
    speech = PrismSpeech()
    speech.open()
    assert speech.detail == "Speech Dispatcher"
    speech.say(Utterance("rote 7", language="de"))
    speech.say(Utterance("red 7", language="en"))
    until(lambda: len(daemon.heard) == 2, "two sentences")
    assert daemon.heard == ["klaus|rote 7", "kevin|red 7"]
    assert Capability.BRAILLE not in speech.capabilities
    assert [voice.language for voice in speech.voices()] == ["de", "en"]
    speech.close()


def test_prism_leaves_what_is_not_set_to_the_user(daemon):
    speech = PrismSpeech()
    speech.open()
    usual = speech._backend.volume
    assert speech.defaults() == VoiceSettings(rate=50, volume=round(100 * usual), pitch=50)
    speech.set(VoiceSettings(volume=30))
    assert speech._backend.rate == pytest.approx(0.5)
    assert speech._backend.volume == pytest.approx(0.3, abs=0.01)
    speech.set(VoiceSettings())
    assert speech._backend.volume == pytest.approx(usual, abs=0.01)
    with pytest.raises(UnknownVoiceError):
        speech.set(VoiceSettings(voice="nobody"))
    speech.close()


def test_prism_without_a_daemon_is_told_and_nothing_is_started(no_daemon, tmp_path):
    with pytest.raises(SpeechUnavailableError) as caught:
        PrismSpeech().open()
    assert caught.value.problem.key == "speech-no-dispatcher"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["unix_socket:/nowhere", "inet_socket:127.0.0.1:1", "nonsense"])
def test_an_address_without_a_daemon_is_no_daemon(monkeypatch, tmp_path, address):
    monkeypatch.setenv("SPEECHD_ADDRESS", address)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert dispatcher.watch() is None


def test_a_daemon_killed_in_mid_game_loses_no_sentence_and_is_found_again(daemon):
    lines = RecordingSpeech("terminal")
    changes = []
    clock = [0.0]
    chain = FailoverSpeech(
        [("prism", PrismSpeech), ("terminal", lambda: lines)],
        on_change=lambda old, new, why: changes.append((old, new)),
        clock=lambda: clock[0],
        watch=False,
    )
    chain.say(Utterance("eins"))
    until(lambda: daemon.heard == ["klaus|eins"] and not chain._current.busy, "a sentence")
    assert chain.detail == "Speech Dispatcher"
    clock[0] += 10
    chain.tick()
    assert not chain.speaking()
    daemon.stop()
    chain.say(Utterance("zwei"))
    until(lambda: (clock.__setitem__(0, clock[0] + 0.05), chain.tick(), lines.texts)[2], "a line")
    assert lines.texts == ["zwei"]
    assert ("prism", "terminal") in changes
    daemon.start()
    clock[0] += 10
    chain.say(Utterance("drei"))
    until(lambda: chain.name == "prism", "the reader to be back")
    chain.say(Utterance("vier"))
    until(lambda: "klaus|vier" in daemon.heard, "the last sentence")
    assert lines.texts == ["zwei", "drei"]
    assert daemon.heard == ["klaus|eins", "klaus|vier"]
    chain.close()


def test_a_daemon_killed_while_it_speaks_is_noticed_without_another_sentence(daemon):
    lines = RecordingSpeech("terminal")
    heard = threading.Event()
    chain = FailoverSpeech(
        [("prism", PrismSpeech), ("terminal", lambda: lines)], open_within=HANGS_S
    )
    chain.say(
        Utterance("Dies ist ein langer Satz, der eine ganze Weile dauert. " * 3),
        on_end=lambda _: heard.set(),
    )
    until(lambda: daemon.heard, "a sentence")
    daemon.stop()
    assert heard.wait(HANGS_S)
    chain.close()
    assert len(lines.texts) == 1


@pytest.fixture
def speechd_package(tmp_path_factory, monkeypatch):
    """Debian's python3-speechd, which is no part of a virtual environment."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(PACKAGES / "speechd", folder / "speechd")
    monkeypatch.syspath_prepend(str(folder))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "speechd"]:
        del sys.modules[name]


def test_accessible_output2_speaks(daemon, speechd_package):
    speech = AccessibleOutputSpeech()
    speech.open()
    assert speech.detail == "Linux Speech Dispatcher"
    speech.say(Utterance("rote 7"))
    speech.say(Utterance("blaue 3"))
    until(lambda: len(daemon.heard) == 2, "two sentences")
    assert [line.partition("|")[2] for line in daemon.heard] == ["rote 7", "blaue 3"]
    assert speech.capabilities == frozenset()
    speech.stop()
    speech.close()


def test_accessible_output2_without_its_package_names_it(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "speechd", None)
    with pytest.raises(SpeechUnavailableError) as caught:
        AccessibleOutputSpeech().open()
    assert caught.value.problem.key == "speech-no-speechd"
    assert capsys.readouterr().out == ""
