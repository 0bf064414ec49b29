"""The bundled voice, real and captured: heard, interrupted, on the right side, in its language."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from braillespiel.output.problem import ProblemError
from braillespiel.output.sound.earcons import Earcons
from braillespiel.output.sound.mixer import SAMPLE_RATE, SHARED, NoSoundError
from braillespiel.output.speech.espeak import EspeakSpeech
from braillespiel.output.speech.espeak_library import EspeakLibrary, shared
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import (
    SpeechLostError,
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    VoiceSettings,
)
from braillespiel.output.speech.recording import RecordingSpeech
from tests.support.patience import HANGS_S, until


@contextlib.contextmanager
def _opened():
    speech = EspeakSpeech()
    speech.open()
    speech.set(VoiceSettings(rate=80))
    yield speech
    speech.close()


@pytest.fixture
def voice(audio):
    with _opened() as speech:
        yield speech


@pytest.fixture
def waited_for(patient):
    """The voice at a device that waits for it."""
    with _opened() as speech:
        yield speech


class Ends:
    """Collects ends and waits for a number of them."""

    def __init__(self):
        self.heard = []
        self._condition = threading.Condition()

    def __call__(self, heard):
        with self._condition:
            self.heard.append(heard)
            self._condition.notify_all()

    def come(self, count=1):
        """Wait for so many ends; return them."""
        with self._condition:
            assert self._condition.wait_for(lambda: len(self.heard) >= count, HANGS_S)
        return self.heard


def _spoken(samples):
    """Cut off the silence before and after."""
    sounding = np.nonzero(np.abs(samples).max(1) > 100)[0]
    assert len(sounding), "nothing was heard"
    return samples[sounding[0] : sounding[-1] + 1]


def _synthesised(text, voice="de", words_per_minute=376, pitch=50):
    """Return what the library makes of ``text``, without any mixer.

    Not the same samples every time: the voice flutters a little, on and on.
    """
    pieces = []
    library = shared()
    library.use(voice=voice, words_per_minute=words_per_minute, volume=100, pitch=pitch)
    library.synthesise(text, lambda piece: bool(pieces.append(piece)))
    return np.frombuffer(b"".join(pieces), "<i2").astype(float)


@pytest.fixture
def made(monkeypatch):
    """What the library made while the test ran: for each text one array of samples."""
    texts = {}
    real = EspeakLibrary.synthesise

    def tapped(self, text, on_samples):
        pieces = []

        def tap(samples):
            pieces.append(samples)
            return on_samples(samples)

        real(self, text, tap)
        mono = np.frombuffer(b"".join(pieces), "<i2").astype(float)
        texts[text] = np.stack([mono, mono], 1)

    monkeypatch.setattr(EspeakLibrary, "synthesise", tapped)
    return texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Rote Sieben, grüne Drei, blaue Zehn."),
        ("en", "Red seven, green three, blue ten."),
        ("fr", "Sept rouge, trois vert, dix bleu."),
    ],
)
def test_what_the_device_gets_is_what_the_library_makes_sample_by_sample(
    waited_for, patient, made, language, text
):
    """No gap and no click between the pieces; German, English and French."""
    ends = Ends()
    waited_for.say(Utterance(text, language=language), on_end=ends)
    assert ends.come() == [True]
    waited_for.close()
    heard = _spoken(patient.samples())
    assert len(heard) > SAMPLE_RATE / 2
    assert np.array_equal(heard, _spoken(made[text]))


def test_the_languages_sound_different(audio):
    texts = [_synthesised("Chance", name) for name in ("de", "en-gb", "fr-fr")]
    for one, other in ((0, 1), (1, 2), (0, 2)):
        assert not np.array_equal(texts[one], texts[other])


def test_an_interruption_silences_and_the_new_sentence_follows(waited_for, patient, made):
    ends = Ends()
    waited_for.say(
        Utterance("Dies ist ein langer Satz, der nicht zu Ende kommt. " * 20), on_end=ends
    )
    until(lambda: SHARED.busy(0), "a sound")
    waited_for.say(Utterance("Halt", interrupt=True), on_end=ends)
    assert ends.come(2) == [False, True]
    waited_for.close()
    heard = _spoken(patient.samples())
    wanted = _spoken(made["Halt"])
    assert np.array_equal(heard[-len(wanted) :], wanted)
    long = len(_synthesised("Dies ist ein langer Satz, der nicht zu Ende kommt. " * 20))
    assert len(heard) < long / 10


def test_stop_leaves_silence(voice, audio):
    ends = Ends()
    voice.say(Utterance("Dies ist ein langer Satz. " * 20), on_end=ends)
    voice.say(Utterance("Und noch einer."), on_end=ends)
    until(lambda: SHARED.busy(0), "a sound")
    voice.stop()
    assert not SHARED.busy(0)
    assert ends.come(2) == [False, False]


@pytest.mark.parametrize(("pan", "quiet"), [(-1.0, 1), (1.0, 0)])
def test_several_people_at_one_computer_hear_their_own_side(voice, audio, pan, quiet):
    ends = Ends()
    voice.say(Utterance("Sieben", pan=pan), on_end=ends)
    ends.come()
    voice.close()
    heard = _spoken(audio.samples())
    assert np.abs(heard[:, quiet]).max() == 0
    assert np.abs(heard[:, 1 - quiet]).max() > 1000


def test_the_pitch_of_one_utterance_is_heard_and_does_not_stay(voice, audio, made):
    ends = Ends()
    voice.say(Utterance("Nana nana nana", pitch=95), on_end=ends)
    voice.say(Utterance("Nana nana nana."), on_end=ends)
    ends.come(2)

    def pitch(samples):
        """Hz: the first strong likeness to itself, a period later, between 250 and 60 Hz."""
        mono = samples[:, 0]
        power = np.abs(np.fft.rfft(mono, 2 * len(mono))) ** 2
        likeness = np.fft.irfft(power)[: len(mono)]
        low, high = SAMPLE_RATE // 250, SAMPLE_RATE // 60
        # Two periods later the voice is as like itself, so the strongest is not always the first.
        strong = likeness[low:high] > 0.8 * likeness[low:high].max()
        return SAMPLE_RATE / (low + strong.argmax())

    assert pitch(made["Nana nana nana"]) > 1.25 * pitch(made["Nana nana nana."])


def test_the_fastest_rate_is_three_times_the_usual_one_and_more():
    text = "Die Karten werden gemischt und an alle verteilt, die am Tisch sitzen. " * 3
    usual = len(_synthesised(text, words_per_minute=VoiceSettings(18).words_per_minute))
    fastest = len(_synthesised(text, words_per_minute=VoiceSettings(100).words_per_minute))
    assert VoiceSettings(100).words_per_minute == 450
    assert usual / fastest > 2.6


def test_the_volume_is_heard(voice, audio):
    ends = Ends()
    voice.set(VoiceSettings(rate=80, volume=20))
    voice.say(Utterance("Sieben"), on_end=ends)
    ends.come()
    voice.close()
    quiet = np.abs(audio.samples()).max()
    assert 100 < quiet < 0.4 * np.abs(_synthesised("Sieben")).max()


@pytest.mark.parametrize("text", ["♥ 🎉", "...", "\x01", "[[x]] <speak> & %s", "ﷺ漢字", "\udcff"])
def test_odd_text_ends(voice, text):
    ends = Ends()
    voice.say(Utterance(text), on_end=ends)
    assert ends.come() == [True]


def test_ten_thousand_characters_begin_at_once_and_can_be_cut_off(voice):
    ends = Ends()
    voice.say(Utterance("abc def " * 1250), on_end=ends)
    voice.say(Utterance("x" * 10_000), on_end=ends)
    until(lambda: SHARED.busy(0), "a sound")
    voice.stop()
    assert ends.come(2) == [False, False]


def test_a_voice_can_be_chosen_by_id_or_tag_and_an_unknown_one_is_named(voice):
    for name in ("gmw/de", "de", "en-gb", "gmw/en-US", "de+f3"):
        voice.set(VoiceSettings(voice=name))
    with pytest.raises(UnknownVoiceError) as caught:
        voice.set(VoiceSettings(voice="klaus"))
    assert caught.value.problem.args == {"voice": "klaus", "name": "espeak"}
    assert voice.settings.voice == "de+f3"


def test_a_voice_that_was_chosen_on_windows_is_still_known(voice):
    voice.set(VoiceSettings(voice="gmw\\en-US"))
    assert voice.settings.voice == "gmw/en-US"


def test_a_chosen_voice_speaks_only_its_own_language(voice):
    assert voice._voice("gmw/en-US", "en") == "gmw/en-US"
    assert voice._voice("gmw/en-US", "de") == "de"
    assert voice._voice("de+f3", "de") == "de+f3"


def test_a_language_without_voice_is_spoken_all_the_same(voice):
    ends = Ends()
    voice.say(Utterance("nuqneH", language="tlh"), on_end=ends)
    assert ends.come() == [True]


def test_without_a_sound_device_the_chain_goes_on(no_audio_device):
    with pytest.raises(NoSoundError):
        EspeakSpeech().open()
    lines = RecordingSpeech("terminal")
    changes = []
    heard = threading.Event()
    chain = FailoverSpeech(
        [("espeak", EspeakSpeech), ("terminal", lambda: lines)],
        on_change=lambda *change: changes.append(change),
        open_within=HANGS_S,
    )
    chain.say(Utterance("eins"), on_end=lambda _: heard.set())
    assert heard.wait(HANGS_S)
    chain.close()
    assert lines.texts == ["eins"]
    assert chain.problems()["espeak"].key == "sound-no-device"


def test_a_mixer_closed_in_mid_sentence_loses_the_sentence_to_the_next_backend(voice, audio):
    lines = RecordingSpeech("terminal")
    heard = threading.Event()
    chain = FailoverSpeech(
        [("espeak", EspeakSpeech), ("terminal", lambda: lines)], open_within=HANGS_S
    )
    chain.say(Utterance("Dies ist ein langer Satz. " * 5), on_end=lambda _: heard.set())
    until(lambda: SHARED.busy(0), "a sound")
    SHARED.close()
    assert heard.wait(HANGS_S)
    chain.close()
    assert lines.texts == [("Dies ist ein langer Satz. " * 5).strip()]


def test_after_a_fault_the_adapter_says_that_it_is_lost(voice):
    SHARED.close()
    voice.say(Utterance("eins"))
    voice._thread.join(HANGS_S)
    assert not voice.alive()
    with pytest.raises(SpeechLostError):
        voice.say(Utterance("zwei"))


def test_earcons_and_speech_are_heard_together(voice, audio):
    ends = Ends()
    Earcons(volume=100).play("lose", -1.0)
    voice.say(Utterance("Sieben", pan=1.0), on_end=ends)
    ends.come()
    voice.close()
    left, right = np.abs(_spoken(audio.samples())).max(0)
    assert left > 5000
    assert right > 1000


def test_a_library_that_cannot_be_loaded_is_named(tmp_path):
    broken = tmp_path / "libespeak-ng.so"
    broken.write_bytes(b"nonsense")
    with pytest.raises(SpeechUnavailableError) as caught:
        EspeakLibrary(str(broken), str(tmp_path))
    assert isinstance(caught.value, ProblemError)
    assert caught.value.problem.key == "speech-espeak-library"


@pytest.mark.parametrize("ending", ["pygame.quit(); heard.wait(HANGS_S)", "pass", "sys.exit(0)"])
def test_leaving_in_mid_sentence_does_not_crash(ending):
    """However the program ends: nothing on standard error, and an honest exit code."""
    program = f"""
import sys, threading
import pygame
from braillespiel.output.sound.mixer import SHARED
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.espeak import EspeakSpeech
from braillespiel.output.speech.interface import Utterance
from braillespiel.output.speech.recording import RecordingSpeech
from tests.support.patience import HANGS_S, until
lines = RecordingSpeech("terminal")
heard = threading.Event()
voices = [("espeak", EspeakSpeech), ("terminal", lambda: lines)]
chain = FailoverSpeech(voices, open_within=HANGS_S)
chain.say(Utterance("Dies ist ein langer Satz. " * 20), lambda _: heard.set())
until(lambda: chain.name == "espeak" and SHARED.busy(0), "a sound")
{ending}
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_voices_are_known_without_asking_the_library_while_it_speaks(monkeypatch):
    library = shared()
    monkeypatch.setattr(library, "_lib", None)  # it must not be used from two threads at once
    assert any(voice.language == "de" for voice in library.voices())
