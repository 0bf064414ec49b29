"""What a seat can do, with the text forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Self, TypeAlias

from braillespiel.engine.textform import Form, TextAction
from braillespiel.games.cubus.pile import Cell, Pile, from_rows, parse_pile, pile_text, rows

_CELL = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
_LATE = re.compile(r"[1-9][0-9]{0,8}")


def _read_late(text: str) -> int:
    if _LATE.fullmatch(text) is None:
        raise ValueError(text)
    return int(text)


def _read_cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return int(found[1]), int(found[2])


class Build(TextAction, frozen=True):
    """The pile becomes this one.

    ``heights`` are the rows of the plan, the back row first; ``at`` is their first cell, counted
    from the back corner of the present pile; ``opened`` are the columns whose lids become open,
    in the same cells.
    """

    form = "build {pile}[ open {opened}]"
    heights: tuple[tuple[int, ...], ...]
    at: Cell = (0, 0)
    opened: tuple[Cell, ...] = ()

    @classmethod
    def of(cls, pile: Mapping[Cell, int], opened: Iterable[Cell] = ()) -> Self:
        """Return the build that ends in ``pile``."""
        solid = {cell: h for cell, h in pile.items() if h > 0}
        at = (min((x for x, _ in solid), default=0), min((y for _, y in solid), default=0))
        return cls(tuple(tuple(row) for row in rows(solid)), at, tuple(sorted(opened)))

    @property
    def pile(self) -> Pile:
        """Return the pile that is meant."""
        return from_rows(self.heights, *self.at)

    def parts(self) -> dict[str, str]:
        """Return the pile, and the lids that become open."""
        found = {"pile": pile_text(self.pile)}
        if self.opened:
            found["opened"] = ";".join(f"{x},{y}" for x, y in self.opened)
        return found

    @classmethod
    def from_parts(cls, parts: Mapping[str, str]) -> Self:
        """Return the build with these parts; raise ValueError where there is none."""
        pile = parse_pile(parts["pile"])
        if pile is None:
            raise ValueError(parts["pile"])
        opened = parts.get("opened")
        return cls.of(pile, map(_read_cell, opened.split(";")) if opened else ())


class Pass(TextAction, frozen=True):
    """I cannot build (after a knock: I was wrong)."""

    form = "pass"


class Knock(TextAction, frozen=True):
    """The seat that passed could have built.

    ``late`` is how many ms its reaction is longer than measured: it had been heard of late.
    """

    form = "knock[ {late}]"
    late: Annotated[int, Form(str, _read_late)] = 0


class Let(TextAction, frozen=True):
    """I do not knock."""

    form = "let"


class Heard(TextAction, frozen=True):
    """The outputs of this seat have told to the end that somebody passed."""

    form = "heard"


CubusAction: TypeAlias = Build | Pass | Knock | Let | Heard
