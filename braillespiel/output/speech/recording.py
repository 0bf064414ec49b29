"""The recording twin of a speech backend, for tests and robots with one sense."""

from __future__ import annotations

from dataclasses import dataclass, replace

from braillespiel.output.speech.interface import (
    Capability,
    OnEnd,
    SpeechBase,
    UnknownVoiceError,
    Utterance,
    Voice,
    VoiceSettings,
)


@dataclass(frozen=True, slots=True)
class RecordedUtterance:
    """One utterance as it was handed over, and whether it was ``heard`` or cut off (or neither)."""

    text: str
    interrupt: bool = False
    language: str = "de"
    pitch: int | None = None
    pan: float | None = None
    heard: bool | None = None


class RecordingSpeech(SpeechBase):
    """Keep every utterance in ``said``.

    With ``instant`` each is heard to its end at once; without, :meth:`finish` ends the oldest.
    ``stops`` counts the calls of :meth:`stop`, ``brailled`` keeps the Braille texts.
    """

    capabilities = frozenset(Capability)

    def __init__(
        self, name: str = "recording", *, instant: bool = True, voices: tuple[Voice, ...] = ()
    ) -> None:
        self.name = name
        self.instant = instant
        self.said: list[RecordedUtterance] = []
        self.brailled: list[str] = []
        self.stops = 0
        self.is_open = False
        self._voices = voices
        self._open_ends: list[tuple[int, OnEnd | None]] = []

    @property
    def texts(self) -> list[str]:
        """The texts alone, oldest first."""
        return [said.text for said in self.said]

    def open(self) -> None:
        """Be ready."""
        self.is_open = True

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Record the utterance."""
        if utterance.interrupt:
            self._cut_off()
        self.said.append(RecordedUtterance(*utterance))
        self._open_ends.append((len(self.said) - 1, on_end))
        if self.instant:
            self.finish()

    def finish(self) -> None:
        """Let the oldest utterance that is still going on be heard to its end."""
        self._end(True)

    def stop(self) -> None:
        """Cut off what is going on."""
        self.stops += 1
        self._cut_off()

    def speaking(self) -> bool:
        """Tell whether an utterance has not ended yet."""
        return bool(self._open_ends)

    def set(self, settings: VoiceSettings) -> None:
        """Keep the settings; only the voices given are known."""
        if settings.voice and settings.voice not in {voice.id for voice in self._voices}:
            raise UnknownVoiceError("speech-unknown-voice", voice=settings.voice, name=self.name)
        self.settings = settings

    def voices(self) -> list[Voice]:
        return list(self._voices)

    def braille(self, text: str) -> None:
        """Record a Braille text."""
        self.brailled.append(text)

    def close(self) -> None:
        self._cut_off()
        self.is_open = False

    def _cut_off(self) -> None:
        while self._open_ends:
            self._end(False)

    def _end(self, heard: bool) -> None:
        index, on_end = self._open_ends.pop(0)
        self.said[index] = replace(self.said[index], heard=heard)
        if on_end is not None:
            on_end(heard)
