"""The user's screen reader, or the system's voice, through prism (package prismatoid)."""

from __future__ import annotations

import sys
from typing import Any

from braillespiel.output.speech import dispatcher
from braillespiel.output.speech.driver import Driver
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
    matching_voice,
)

_FEATURES = {
    "supports_set_rate": Capability.RATE,
    "supports_set_volume": Capability.VOLUME,
    "supports_set_pitch": Capability.PITCH,
    "supports_set_voice": Capability.VOICE,
    "supports_braille": Capability.BRAILLE,
}


def look(spawn: bool = False) -> None:
    """Raise :class:`SpeechUnavailableError` if a quick look shows that nobody answers."""
    if sys.platform.startswith("linux") and not spawn:
        watch = dispatcher.watch()
        if watch is None:
            raise SpeechUnavailableError("speech-no-dispatcher", name=PrismSpeech.name)
        watch.close()


class PrismSpeech(SpeechBase):
    """Speak through the best backend that prism finds: NVDA, JAWS, VoiceOver, Orca, SAPI ...

    On Linux every screen reader speaks through Speech Dispatcher. Where that does not run there
    is no screen reader, and starting it would take 1.6 s: only ``spawn=True`` does so.
    """

    name = "prism"

    def __init__(self, *, spawn: bool = False) -> None:
        self._spawn = spawn
        self._context: Any = None
        self._backend: Any = None
        self._watch: dispatcher.Watch | None = None
        self._voices: list[Voice] | None = None
        self._language: str | None = None
        self._own = USUAL

    def open(self) -> None:
        """Find the best backend; raises :class:`SpeechUnavailableError`."""
        if sys.platform.startswith("linux"):
            self._watch = dispatcher.watch()
            if self._watch is None and not self._spawn:
                raise SpeechUnavailableError("speech-no-dispatcher", name=self.name)
        try:
            import prism
        except ImportError as error:
            raise SpeechUnavailableError(
                "speech-package-missing", name=self.name, package="prismatoid"
            ) from error
        try:
            self._context = prism.Context()
            # A backend is shared inside a context; after its daemon died only a new one works.
            self._backend = self._context.create_best()
        except (ValueError, RuntimeError, OSError) as error:
            raise SpeechUnavailableError("speech-no-reader", name=self.name) from error
        self.detail = self._backend.name
        features = self._backend.features
        found = {what for flag, what in _FEATURES.items() if getattr(features, flag, False)}
        if Capability.VOICE in found and features.supports_get_voice_language:
            found.add(Capability.LANGUAGE)
        self.capabilities = frozenset(found)
        self._stops = features.supports_stop
        self._tells = features.supports_is_speaking
        rate, volume, pitch = (self._percent(what) for what in ("rate", "volume", "pitch"))
        self._own = VoiceSettings(rate, volume, pitch).over(USUAL)
        if self._watch is None and self.detail == "Speech Dispatcher":
            self._watch = dispatcher.watch()

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Pass the text on; raises whatever prism raises."""
        text, interrupt, language, pitch, _ = utterance
        if Capability.LANGUAGE in self.capabilities and language != self._language:
            self._speak_language(language)
        if pitch is not None and Capability.PITCH in self.capabilities:
            self._backend.pitch = pitch / 100
            try:
                self._backend.speak(text, interrupt)
            finally:
                self._backend.pitch = (self.settings.over(self._own).pitch or 0) / 100
        else:
            self._backend.speak(text, interrupt)

    def stop(self) -> None:
        """Stop speaking, if the backend can be told to."""
        if self._stops:
            self._backend.stop()

    def speaking(self) -> bool | None:
        """Tell whether something is being said, if the backend knows."""
        return bool(self._backend.speaking) if self._tells else None

    def set(self, settings: VoiceSettings) -> None:
        """Set what is set; what is left to the backend stays as its user has it."""
        if settings.voice and settings.voice not in {voice.id for voice in self.voices()}:
            raise UnknownVoiceError("speech-unknown-voice", voice=settings.voice, name=self.name)
        before, self.settings = self.settings, settings
        for what in (Capability.RATE, Capability.VOLUME, Capability.PITCH):
            value, old = getattr(settings, what), getattr(before, what)
            if value != old and what in self.capabilities:
                now = getattr(settings.over(self._own), what)
                setattr(self._backend, what.value, now / 100)
        if settings.voice != before.voice:
            self._language = None

    def defaults(self) -> VoiceSettings:
        """Return how the backend sounded when it was opened."""
        return self._own

    def voices(self) -> list[Voice]:
        """Return the backend's voices; asked once."""
        if self._voices is None:
            self._voices = []
            if Capability.LANGUAGE in self.capabilities:
                for index in range(self._backend.voices_count):
                    name = self._backend.get_voice_name(index)
                    language = self._backend.get_voice_language(index)
                    self._voices.append(Voice(name, name, language))
        return self._voices

    def alive(self) -> bool:
        """Tell whether Speech Dispatcher is still running, if that is what answers."""
        return self._watch is None or self._watch.running()

    def braille(self, text: str) -> None:
        """Show ``text`` on the screen reader's display."""
        if Capability.BRAILLE in self.capabilities:
            self._backend.braille(text)

    def close(self) -> None:
        """Stop speaking and release the backend."""
        if self._backend is not None:
            try:
                if self.alive():
                    self.stop()
            finally:
                self._backend = self._context = None
        if self._watch is not None:
            self._watch.close()

    def _percent(self, what: str) -> int | None:
        if not getattr(self._backend.features, f"supports_get_{what}", False):
            return None
        try:
            return min(100, max(0, round(100 * float(getattr(self._backend, what)))))
        except Exception:
            return None

    def _speak_language(self, language: str) -> None:
        self._language = language
        voice = matching_voice(self.voices(), self.settings.voice, language)
        if voice is not None:
            try:
                self._backend.voice = self.voices().index(voice)
            except LookupError as error:
                raise SpeechLostError("speech-lost", name=self.name) from error


# Where announcements belong to the window of the process that makes them (UI Automation,
# VoiceOver), it stays in ours.
DRIVER = Driver(
    PrismSpeech,
    rank=10,
    apart=sys.platform.startswith("linux"),
    look=look,
    chosen={"spawn": True},
    is_reader=True,
)
