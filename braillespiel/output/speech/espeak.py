"""The bundled voice: eSpeak NG through the program's own mixer, with nothing to install."""

from __future__ import annotations

import threading
from array import array
from collections import deque
from dataclasses import dataclass, replace

from braillespiel import languages
from braillespiel.output.sound.errors import NoSoundError
from braillespiel.output.sound.mixer import SAMPLE_RATE, SHARED, SPEECH_CHANNEL, Mixer
from braillespiel.output.speech.espeak_library import EspeakLibrary, shared
from braillespiel.output.speech.interface import (
    USUAL,
    Capability,
    OnEnd,
    SpeechBase,
    SpeechLostError,
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    Voice,
    VoiceSettings,
)

_VOICES = {"en": "en-gb", "fr": "fr-fr", "pt": "pt-pt", "zh": "cmn"}
"""The voice of a language, if it is not simply the language's own tag."""

_LOOK_S = 0.005
_FIRST_PIECE, _LARGEST_PIECE = 1024, 16384
"""Samples. Multiples of the device buffer: only then does one piece follow the other gapless."""


@dataclass(eq=False)
class _Job:
    text: str
    language: str
    settings: VoiceSettings
    pan: float
    on_end: OnEnd | None
    cut: threading.Event


class EspeakSpeech(SpeechBase):
    """Synthesise piece by piece in a thread of its own and play on the mixer's speech channel.

    The first piece is 46 ms long, so that long texts begin as fast as short ones. A pan of -1 is
    left only, 1 right only; in between the farther side is quieter.
    """

    name = "espeak"
    capabilities = frozenset(
        {
            Capability.RATE,
            Capability.VOLUME,
            Capability.PITCH,
            Capability.VOICE,
            Capability.LANGUAGE,
            Capability.END_REPORT,
            Capability.PAN,
        }
    )

    def __init__(self, mixer: Mixer = SHARED) -> None:
        self.settings = VoiceSettings()
        self._mixer = mixer
        self._library: EspeakLibrary | None = None
        self._jobs: deque[_Job] = deque()
        self._now: _Job | None = None
        self._condition = threading.Condition()
        self._closing = False
        self._broken: str | None = None
        self._thread: threading.Thread | None = None
        self._pieces = _Pieces(mixer)

    def open(self) -> None:
        """Open the mixer and the library; raises :class:`SpeechUnavailableError`."""
        self._mixer.open()
        self._library = shared()
        if self._library.sample_rate != SAMPLE_RATE:
            raise SpeechUnavailableError("speech-espeak-rate", rate=self._library.sample_rate)
        self.detail = "eSpeak NG"
        self._thread = threading.Thread(target=self._run, name="espeak-synth", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Queue the utterance for the synthesis thread."""
        text, interrupt, language, pitch, pan = utterance
        if self._broken is not None:
            raise SpeechLostError("speech-failed", name=self.name, error=self._broken)
        own = self.settings.over(USUAL)
        if pitch is not None:
            own = replace(own, pitch=min(100, max(0, pitch)))
        job = _Job(text, language, own, pan or 0.0, on_end, threading.Event())
        with self._condition:
            dropped = self._silence() if interrupt else []
            self._jobs.append(job)
            self._condition.notify()
        _cut_off(dropped)

    def stop(self) -> None:
        """Stop the channel at once and forget what is queued."""
        with self._condition:
            dropped = self._silence()
        _cut_off(dropped)

    def speaking(self) -> bool:
        """Tell whether something is being said or waits to be."""
        return self._now is not None or bool(self._jobs)

    def set(self, settings: VoiceSettings) -> None:
        """Keep the settings; the voice must be one of :meth:`voices`, by id or language tag."""
        # Windows named voices with "\\" once, and settings have kept it.
        settings = replace(settings, voice=settings.voice.replace("\\", "/"))
        if settings.voice and not any(
            settings.voice.split("+")[0].lower() in (voice.id.lower(), voice.language)
            for voice in self.voices()
        ):
            raise UnknownVoiceError("speech-unknown-voice", voice=settings.voice, name=self.name)
        self.settings = settings

    def voices(self) -> list[Voice]:
        return self._library.voices() if self._library is not None else []

    def alive(self) -> bool:
        """Tell whether the synthesis thread runs and the sound device takes what it makes."""
        return self._thread is not None and self._thread.is_alive() and self._mixer.works()

    def close(self) -> None:
        """End the synthesis thread; the mixer stays open for the earcons."""
        with self._condition:
            dropped = self._silence()
            self._closing = True
            self._condition.notify()
        _cut_off(dropped)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(1.0)

    def _silence(self) -> list[_Job]:
        dropped = list(self._jobs)
        self._jobs.clear()
        if self._now is not None:
            self._now.cut.set()
            self._pieces.stop()
        return dropped

    def _run(self) -> None:
        while True:
            with self._condition:
                self._now = None
                while not self._jobs and not self._closing:
                    self._condition.wait()
                if self._closing:
                    return
                job = self._now = self._jobs.popleft()
            try:
                self._speak(job)
                # A device that has gone lets everything end at once, unheard.
                if not job.cut.is_set() and not self._mixer.works():
                    raise NoSoundError("sound-device-lost")
            except Exception as error:
                self._broken = f"{type(error).__name__}: {error}"
                return
            if job.on_end is not None:
                job.on_end(not job.cut.is_set())

    def _speak(self, job: _Job) -> None:
        assert self._library is not None
        settings = job.settings
        with _library_lock:
            for voice in (self._voice(settings.voice, job.language), job.language, "en"):
                if self._library.use(
                    voice=voice,
                    words_per_minute=settings.words_per_minute,
                    volume=settings.volume or 0,
                    pitch=settings.pitch or 0,
                ):
                    break
            self._pieces.begin(job.pan, job.cut)
            self._library.synthesise(job.text, self._pieces.add)
        self._pieces.end()

    def _voice(self, chosen: str, language: str) -> str:
        code = language.split("-")[0].lower()
        if chosen:
            plain = chosen.split("+")[0]
            if plain.split("/")[-1].split("-")[0].lower() == code:
                return chosen
        return languages.facts(language).voice or _VOICES.get(language.lower(), language.lower())


_library_lock = threading.Lock()


def _cut_off(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.on_end is not None:
            job.on_end(False)


class _Pieces:
    """Feeds the speech channel, one piece ahead, and blocks when it has enough."""

    def __init__(self, mixer: Mixer) -> None:
        self._mixer = mixer
        self._lock = threading.Lock()
        self._buffer = array("h")
        self._size = _FIRST_PIECE
        self._pan = 0.0
        self._cut = threading.Event()

    def begin(self, pan: float, cut: threading.Event) -> None:
        self._buffer = array("h")
        self._size = _FIRST_PIECE
        self._pan = min(1.0, max(-1.0, pan))
        self._cut = cut

    def add(self, samples: bytes) -> bool:
        """Take mono samples; True when the utterance was cut off."""
        self._buffer.frombytes(samples)
        while len(self._buffer) >= self._size and not self._cut.is_set():
            self._play(self._buffer[: self._size])
            self._buffer = self._buffer[self._size :]
            self._size = min(2 * self._size, _LARGEST_PIECE)
        return self._cut.is_set()

    def end(self) -> None:
        """Play the rest and wait until everything was heard or it was cut off."""
        if self._buffer and not self._cut.is_set():
            self._play(self._buffer)
        while not self._cut.is_set() and self._mixer.busy(SPEECH_CHANNEL):
            self._cut.wait(_LOOK_S)

    def stop(self) -> None:
        with self._lock:
            self._mixer.stop(SPEECH_CHANNEL)

    def _play(self, mono: array[int]) -> None:
        samples = _stereo(mono, self._pan)
        while not self._mixer.has_room(SPEECH_CHANNEL):
            if self._cut.wait(_LOOK_S):
                return
        # Between looking and playing nobody may cut off, or the piece would be heard after it.
        with self._lock:
            if not self._cut.is_set():
                self._mixer.follow(SPEECH_CHANNEL, samples)


def _stereo(mono: array[int], pan: float) -> bytes:
    both = array("h", bytes(4 * len(mono)))
    for offset, gain in ((0, min(1.0, 1.0 - pan)), (1, min(1.0, 1.0 + pan))):
        side = mono if gain == 1.0 else array("h", [int(gain * sample) for sample in mono])
        both[offset::2] = side
    return both.tobytes()
