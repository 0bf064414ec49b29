"""The devices of one client, and what stands in for those that are switched off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from braillespiel.output.braille.display import BrailleDisplay
from braillespiel.output.frontend import FrontEnd
from braillespiel.ui.announcer import Earcon, Voice


class NoVoice:
    """Speech that is switched off, or left to a screen reader that reads the lines itself."""

    name = "off"

    def say(
        self,
        text: str,
        *,
        interrupt: bool,
        language: str,
        pitch: int | None = None,
        pan: float | None = None,
    ) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Nothing to stop."""

    def speaking(self) -> bool:
        """Nothing is being said."""
        return False


class NoSound:
    """Earcons that are switched off."""

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play nothing."""

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play nothing."""


@dataclass(slots=True)
class Outputs:
    """The devices of one client; tests give their own."""

    voice: Voice
    earcons: Earcon
    displays: Sequence[BrailleDisplay]
    frontend: FrontEnd
