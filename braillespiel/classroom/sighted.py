"""Sighted helpers: somebody beside a pupil who sees in print what that pupil reads and hears.

A helper comes by a link that a teacher makes for one pupil, and has a page alone: no place in the
class, no table, nothing to say or to do. Nothing of it is kept.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from braillespiel.network import class_messages as c
from braillespiel.network import messages as m

ENDED = 20
"""Links that pupils have ended, of which desks that look seldom are told at most."""


@dataclass(slots=True)
class SightedHelper:
    """Who looks on, beside whom, and what came of the pupil while somebody did."""

    number: int
    """As pupils have; nobody else has it."""
    pupil: int
    name: str
    came: bool = False
    """Whether the link was used: it opens nothing any more."""
    here: bool = False
    shown: c.Shown | None = None
    said: str = ""

    def take(self, shown: c.Shown) -> None:
        """Take in what the pupil perceives now; of something private nothing stays."""
        self.shown = shown
        if shown.private:
            self.said = ""
        elif shown.said and shown.heard:
            self.said = shown.said[-1]

    def blank(self) -> None:
        """Nobody looks on, or the pupil's device is gone: nothing stays."""
        self.shown, self.said = None, ""


class SightedHelpers:
    """All helpers of a class; a pupil has one at most."""

    def __init__(self) -> None:
        self._all: dict[int, SightedHelper] = {}
        self.ended: deque[SightedHelper] = deque(maxlen=ENDED)
        """Those whom their pupils have sent away; the newest is the last."""

    def __iter__(self) -> Iterator[SightedHelper]:
        return iter(list(self._all.values()))

    def get(self, number: int) -> SightedHelper | None:
        """Return the helper with this number, None if the link has ended."""
        return self._all.get(number)

    def of(self, pupil: int) -> SightedHelper | None:
        """Return who looks on beside a pupil, or may do so by a link; None for nobody."""
        return next((each for each in self._all.values() if each.pupil == pupil), None)

    def add(self, helper: SightedHelper) -> None:
        """Take up a new helper."""
        self._all[helper.number] = helper

    def remove(self, helper: SightedHelper) -> None:
        """A link has ended."""
        helper.here = False
        helper.blank()
        self._all.pop(helper.number, None)


State = Literal["", "away", "private", "nothing"]
"""Why nothing of the pupil is shown: the device is away; something private is open, or several
people share it; nothing has come yet. "" where something is."""


class HelperView(Struct, frozen=True):
    """What a helper's page shows; it has no words of the page's own."""

    helper: str
    pupil: str
    state: State = "nothing"
    phase: m.Phase | Literal["hall"] = "hall"
    turn: tuple[str, ...] = ()
    """Whose turn it is, as everybody at the table knows it."""
    own: bool = False
    """Whether the pupil may act."""
    paused: bool = False
    line: str = ""
    """What lies on the pupil's Braille line, in print."""
    said: str = ""
    """What was said there last."""
    language: str = ""
    """That of ``line`` and ``said``, "" if unknown."""
