"""What a front end is: where keys come from and where lines and pictures go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from braillespiel.output.picture import Picture


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key, named as in the key table ("C", "Shift+Tab", "Ctrl+Up")."""

    name: str
    digit: str = ""
    """The key that stands at its place on other keyboards: "1" for the "&" of a French one."""


@dataclass(frozen=True, slots=True)
class Clicked:
    """A click, a touch or a screen reader's action on the tile ``key``; ``act`` also does it."""

    key: str
    act: bool = True


@dataclass(frozen=True, slots=True)
class Stepped:
    """An arrow beside the value of ``key`` was clicked, or a screen reader changes it."""

    key: str
    by: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The window was closed, the terminal is gone."""


FrontEvent = KeyPressed | Clicked | Stepped | Closed


class FrontEndLostError(Exception):
    """The front end fails again and again; its cause is the reason."""


class FrontEnd(Protocol):
    """A window, a terminal, or the tests' own."""

    name: str
    wants_pictures: bool
    readable: bool
    """Whether a screen reader can read what is drawn, and hears what is announced."""

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        """Return what happened, after ``seconds`` at the latest (None: wait for something)."""

    def wake(self) -> None:
        """End a wait at once; may be called from any thread."""

    def line(self, text: str) -> None:
        """Show a spoken sentence as an appended line."""

    def draw(self, picture: Picture) -> None:
        """Show the screen."""

    def announce(self, text: str, urgent: bool) -> bool:
        """Have a screen reader say ``text``; False if it does not hear that."""

    def forget(self) -> None:
        """Remove the lines that were shown, if somebody else could still read them."""

    def close(self) -> None:
        """Release the screen and the keyboard."""
