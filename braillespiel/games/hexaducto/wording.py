"""How cards, places and lines of a field are worded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import NamedTuple

from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import AXES, AXIS_NAMES, RISING, ROW, run
from braillespiel.games.hexaducto.landmarks import landmarks, row_and_column
from braillespiel.games.hexaducto.lines import Aim, Line, aims, kind_of
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import EMPTY, Phrase, join, notation


def line_through(cells: Collection[int], place: int, axis: int) -> list[int]:
    """Return a line as it is read: rows from the left, both diagonals from the top."""
    found = run(cells, place, axis)
    return found[::-1] if axis == RISING else found


_FIELDS = 8
"""Fields whose cells are kept worded: of those at a table one changes with a move."""


class CellWords(NamedTuple):
    """Where a cell is, and the lines through it."""

    where: Phrase
    lines: tuple[Phrase, ...]


class Wording:
    """The words of fields in one language. What has been worded once is kept."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = words.signs
        self._known: dict[tuple[object, ...], Phrase] = {}
        self._lines: dict[tuple[tuple[int | None, ...], int], Phrase] = {}
        self._fields: dict[tuple[frozenset[tuple[int, int | None]], int], dict[int, CellWords]] = {}

    def phrase(self, key: str, **arguments: Argument) -> Phrase:
        """Word a message of this game, ``key`` without the game's name."""
        known = (key, *arguments.items())
        if known not in self._known:
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[known] = self.words.phrase(f"hexaducto-{key}", **arguments)
        return self._known[known]

    def number(self, value: int) -> int | Phrase:
        """Return a sum as an argument of a sentence: below zero it is said as on a card."""
        return value if value >= 0 else self.phrase("negative", value=-value)

    # -- cards ---------------------------------------------------------------------------

    def card(self, value: int | None) -> Phrase:
        """Word a card: its value, or that it lies face down."""
        if value is None:
            hidden = self.phrase("hidden")
            return hidden.felt_as(notation("?"))
        spoken = self.phrase("value", value=value)
        return spoken.felt_as(notation(str(value)))

    def cards(self, values: Sequence[int | None]) -> Phrase:
        """Word cards one after the other; three and more face down are said together."""
        said = []
        for value, same in groupby(values):
            count = len(list(same))
            if value is None and count > 2:
                hidden = self.phrase("hidden-times", count=count)
                said.append(hidden.felt_as(self._braille([None] * count)))
            else:
                said += [self.card(value)] * count
        return join(said, self.words.signs.list)

    def _braille(self, values: Sequence[int | None]) -> str:
        return " ".join(self.card(value).braille for value in values)

    def field(self, field: Seen, rows: Sequence[Sequence[int]]) -> Phrase:
        """Word a field row by row."""
        return join(
            [
                self.phrase("row-of", number=number, cards=self._row(field, row))
                for number, row in enumerate(rows, 1)
            ],
            self.words.signs.groups,
        )

    def _row(self, field: Seen, row: Sequence[int]) -> Phrase:
        """Word a row; a gap in it is said."""
        runs: list[list[int | None]] = [[]]
        for index, place in enumerate(row):
            if index and place - row[index - 1] != ROW:
                runs.append([])
            runs[-1].append(field[place])
        said = [self.cards(runs[0])]
        for values in runs[1:]:
            said += [self.phrase("gap"), self.cards(values)]
        return join(said, self.words.signs.list)

    # -- places --------------------------------------------------------------------------

    def place(self, cells: Collection[int], place: int) -> Phrase:
        """Name a cell: a landmark, else its row and its place there."""
        name = landmarks(frozenset(cells)).get(place)
        if name is not None:
            return self.phrase(f"landmark-{name}")
        row, column = row_and_column(cells, place)
        return self.phrase("place", row=row, column=column)

    def cells(self, field: Seen, smallest: int) -> dict[int, CellWords]:
        """Word where every cell of a field is, and the lines through it."""
        known = (frozenset(field.items()), smallest)
        found = self._fields.get(known)
        if found is None:
            found = {
                place: CellWords(
                    self.place(field, place),
                    tuple(self.named_line(field, place, axis, smallest) for axis in AXES),
                )
                for place in field
            }
            if len(self._fields) >= _FIELDS:
                del self._fields[next(iter(self._fields))]
            self._fields[known] = found
        return found

    # -- lines ---------------------------------------------------------------------------

    def line(self, field: Seen, place: int, axis: int, smallest: int) -> Phrase:
        """Word the line through ``place``: its cards and what it lacks."""
        cells = line_through(field, place, axis)
        return self._line(tuple(field[cell] for cell in cells), smallest)

    def _line(self, values: tuple[int | None, ...], smallest: int) -> Phrase:
        known = self._lines.get((values, smallest))
        if known is None:
            if len(values) == 1:
                known = self.phrase("line-alone")
            else:
                lack = self.lack(values, smallest)
                known = self.phrase("line", cards=self.cards(values), lack=lack)
            if len(self._lines) > 20_000:
                self._lines.clear()
            self._lines[values, smallest] = known
        return known

    def named_line(self, field: Seen, place: int, axis: int, smallest: int) -> Phrase:
        """Word the line through ``place`` with the name of its direction first."""
        return self.phrase(f"line-{AXIS_NAMES[axis]}", line=self.line(field, place, axis, smallest))

    def lack(self, values: Sequence[int | None], smallest: int) -> Phrase:
        """Say what a line needs to become a group or street."""
        if len(values) < smallest:
            return self.phrase("lack-short")
        found = aims(values, most=len(values))
        count = min(len(aim.changes) for aim in found)
        if count > 1:
            return self.phrase("lack-many", count=count)
        if count == 0:
            return self.phrase("lack-nothing")
        options = [self._wanted(index, wants, values) for index, wants in wanted(found)]
        return self.phrase("lack-one", options=self.either(options))

    def _wanted(self, index: int, wants: Sequence[int], values: Sequence[int | None]) -> Phrase:
        choice = self.values(wants)
        old = values[index]
        if old is None:
            return choice
        return self.phrase("lack-instead", options=choice, old=self.card(old))

    def values(self, wants: Sequence[int]) -> Phrase:
        """Word alternative values: "2 or 4"; three and more in a row as "2 to 4"."""
        first, last = self.card(wants[0]), self.card(wants[-1])
        if len(wants) > 2 and wants[-1] - wants[0] == len(wants) - 1:
            return self.phrase("range", first=first, last=last)
        return self.either([self.card(value) for value in wants])

    def either(self, options: Sequence[Phrase]) -> Phrase:
        """Join alternatives: "3, 4 or 5"."""
        if len(options) == 1:
            return options[0]
        head = join(list(options[:-1]), self.words.signs.list)
        return self.phrase("either", first=head, last=options[-1])

    def complete(self, line: Line) -> Phrase:
        """Word a complete line: "street 3, 4, 5"; "group of three sevens" as its cards."""
        values = line.values[::-1] if line.axis == RISING else line.values
        return self.phrase(f"{line.kind}-line", cards=self.cards(values))

    def completes(self, lines: Sequence[Line]) -> Phrase:
        """Say which lines would be complete, EMPTY if none."""
        if not lines:
            return EMPTY
        return self.phrase("completes", lines=self.listed([self.complete(line) for line in lines]))

    def listed(self, phrases: Sequence[Phrase]) -> Phrase:
        """Join a list in words: "a, b and c"."""
        if len(phrases) == 1:
            return phrases[0]
        return self.phrase(
            "both", first=join(list(phrases[:-1]), self.words.signs.list), last=phrases[-1]
        )


def wanted(found: Sequence[Aim]) -> list[tuple[int, tuple[int, ...]]]:
    """Return (index in the line, values that finish it there) out of one-card aims."""
    table: dict[int, set[int]] = {}
    for aim in found:
        for index, value in aim.changes:
            table.setdefault(index, set()).add(value)
    return [(index, tuple(sorted(values))) for index, values in sorted(table.items())]


def nearly(values: Sequence[int | None], smallest: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return (index, values) of the single cards that would finish a line; empty if none does."""
    if len(values) < smallest or kind_of([v if v is not None else 99 for v in values]):
        return []
    return wanted(aims(values, most=1))
