"""The voice that the settings choose: speech with failover, or silence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from braillespiel.output.problem import Problem
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import Capability, Utterance, Voice
from braillespiel.output.speech.registry import backends, own

_CLOSING_S = 0.1
"""How long a key that chooses another voice waits for the old one to end."""


class VoiceListener(Protocol):
    """Who is told what happens to the voice, from any thread (the application)."""

    def speech_changed(self, old: str | None, new: str | None, why: Problem | None) -> None:
        """Another backend took over."""

    def report(self, problem: Problem) -> None:
        """Something could not be done."""


class ChosenVoice:
    """Speaks with the chosen backend first; :meth:`choose` changes it at any time.

    ``make_speech`` builds speech whose first choice is a backend's name ("" for automatic).
    """

    def __init__(
        self,
        adapter: str,
        reports: Callable[[], VoiceListener | None],
        on_speaking: Callable[[bool], None],
        make_speech: Callable[..., Any] = FailoverSpeech,
    ) -> None:
        self._reports = reports
        self._on_speaking = on_speaking
        self._make_speech = make_speech
        self._settings: dict[str, Any] = {}
        self._speech: Any = None
        self.adapter = ""
        self.choose(adapter)

    def choose(self, adapter: str) -> None:
        """Switch to ``adapter``: "auto", a backend's name, "terminal" or "off"."""
        if adapter == self.adapter:
            return
        self.adapter = adapter
        if self._speech is not None:
            self._speech.close(_CLOSING_S)
            self._speech = None
        texts = [name for name, driver in own().items() if driver.is_text]
        if adapter == "off" or adapter in texts:
            return  # lines of text are always there
        preferred = "" if adapter == "auto" else adapter
        found = [(name, make) for name, make in backends(preferred) if name not in texts]
        self._speech = self._make_speech(
            found,
            on_change=self._changed,
            on_problem=self._problem,
            on_speaking=self._on_speaking,
        )
        if self._settings:
            self._speech.set(**self._settings)
        self._speech.start()

    def _changed(self, old: str | None, new: str | None, why: Problem | None) -> None:
        reports = self._reports()
        if reports is not None:
            reports.speech_changed(old, new, why)

    def _problem(self, problem: Problem) -> None:
        reports = self._reports()
        if reports is not None:
            reports.report(problem)

    @property
    def name(self) -> str:
        """The name of the backend that speaks now, "off" if none does."""
        return "off" if self._speech is None else self._speech.name or "off"

    @property
    def has_display(self) -> bool:
        """Whether what speaks now, a screen reader, has a display of its own."""
        return self._speech is not None and Capability.BRAILLE in self._speech.capabilities

    def say(self, utterance: Utterance) -> None:
        """Say it; return at once."""
        if self._speech is not None:
            self._speech.say(utterance)

    def stop(self) -> None:
        """Be silent."""
        if self._speech is not None:
            self._speech.stop()

    def speaking(self) -> bool:
        """Tell whether something has not yet been heard to its end."""
        return self._speech is not None and bool(self._speech.speaking())

    def waiting(self) -> int:
        """Return how many sentences have not begun to be said."""
        return 0 if self._speech is None else int(self._speech.waiting())

    def braille(self, text: str) -> bool:
        """Show ``text`` on the screen reader's own display; False if there is none."""
        return self._speech is not None and bool(self._speech.braille(text))

    def tells_end(self) -> bool:
        """Tell whether the backend that speaks now reports when a sentence is over."""
        return self._speech is not None and Capability.END_REPORT in self._speech.capabilities

    def set(self, **changes: Any) -> None:
        """Change rate, volume, pitch (0 to 100) or voice from the next sentence on."""
        if changes != self._settings:
            self._settings = changes
            if self._speech is not None:
                self._speech.set(**changes)

    def voices(self) -> Sequence[Voice]:
        """Return the voices of the backend that speaks now."""
        return () if self._speech is None else self._speech.voices()

    def retry(self) -> None:
        """Look again for backends that were missing."""
        if self._speech is not None:
            self._speech.retry()

    def close(self) -> None:
        """Release the devices."""
        if self._speech is not None:
            self._speech.close()
            self._speech = None
