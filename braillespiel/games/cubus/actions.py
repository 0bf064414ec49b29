"""What a seat can do, with the text forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from braillespiel.engine.contract import ActionTextError
from braillespiel.games.cubus.pile import Cell, Pile, from_rows, parse_pile, pile_text, rows

_BUILD = re.compile(r"^build +(\S+)(?: +open +(\S+))?$")
_KNOCK = re.compile(r"^knock ([1-9][0-9]{0,8})$")


class Build(msgspec.Struct, frozen=True):
    """The pile becomes this one.

    ``heights`` are the rows of the plan, the back row first; ``at`` is their first cell, counted
    from the back corner of the present pile; ``opened`` are the columns whose lids become open,
    in the same cells.
    """

    heights: tuple[tuple[int, ...], ...]
    at: Cell = (0, 0)
    opened: tuple[Cell, ...] = ()

    @classmethod
    def of(cls, pile: Mapping[Cell, int], opened: Iterable[Cell] = ()) -> Build:
        """Return the build that ends in ``pile``."""
        solid = {cell: h for cell, h in pile.items() if h > 0}
        at = (min((x for x, _ in solid), default=0), min((y for _, y in solid), default=0))
        return cls(tuple(tuple(row) for row in rows(solid)), at, tuple(sorted(opened)))

    @property
    def pile(self) -> Pile:
        """Return the pile that is meant."""
        return from_rows(self.heights, *self.at)

    def __str__(self) -> str:
        text = f"build {pile_text(self.pile)}"
        if self.opened:
            text += " open " + ";".join(f"{x},{y}" for x, y in self.opened)
        return text


class Pass(msgspec.Struct, frozen=True):
    """I cannot build (after a knock: I was wrong)."""

    def __str__(self) -> str:
        return "pass"


class Knock(msgspec.Struct, frozen=True):
    """The seat that passed could have built.

    ``late`` is how many ms its reaction is longer than measured: it had been heard of late.
    """

    late: int = 0

    def __str__(self) -> str:
        return f"knock {self.late}" if self.late else "knock"


class Let(msgspec.Struct, frozen=True):
    """I do not knock."""

    def __str__(self) -> str:
        return "let"


class Heard(msgspec.Struct, frozen=True):
    """The outputs of this seat have told to the end that somebody passed."""

    def __str__(self) -> str:
        return "heard"


CubusAction: TypeAlias = Build | Pass | Knock | Let | Heard
_PLAIN: dict[str, CubusAction] = {
    str(action): action for action in (Pass(), Knock(), Let(), Heard())
}


def _cells(text: str) -> tuple[Cell, ...] | None:
    found = []
    for part in text.split(";"):
        match = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", part)
        if match is None:
            return None
        found.append((int(match[1]), int(match[2])))
    return tuple(sorted(found))


def parse(text: str) -> CubusAction:
    """Read "build 2,1/1,0@x,y open 0,0;1,0", "pass", "knock", "knock 250", "let" or "heard"."""
    clean = " ".join(text.split())
    if clean in _PLAIN:
        return _PLAIN[clean]
    knock = _KNOCK.match(clean)
    if knock is not None:
        return Knock(int(knock[1]))
    match = _BUILD.match(clean)
    pile = parse_pile(match[1]) if match else None
    if match is None or pile is None:
        raise ActionTextError("action-unknown", text=text)
    opened: tuple[Cell, ...] | None = _cells(match[2]) if match[2] else ()
    if opened is None:
        raise ActionTextError("action-unknown", text=text)
    return Build.of(pile, opened)
