"""A field of rows and columns, with pieces on its cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import msgspec

from braillespiel.games.usual.presenter import UsualPresenter
from braillespiel.games.usual.table import Action, Table, TableView
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import Phrase, join

SHORTEST = 20
"""Cells of the shortest display."""
FREE = -1
"""What a cell holds that nothing lies on."""
EMPTY = "·"
"""What those who see have there."""


class FieldTable(Table, kw_only=True):
    """A field whose cells hold the number of a piece, or FREE.

    Cells count from 0, row by row; in texts the letter is the column and the number the row ("b2").
    """

    rows: ClassVar[int]
    columns: ClassVar[int]
    cells: list[int] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with a free field."""
        self.cells = self.cells or [FREE] * (self.rows * self.columns)

    @classmethod
    def name(cls, cell: int) -> str:
        """Return the text of a cell."""
        return f"{chr(97 + cell % cls.columns)}{cell // cls.columns + 1}"

    @classmethod
    def cell(cls, name: str) -> int:
        """Return the cell of a text."""
        return (int(name[1:]) - 1) * cls.columns + ord(name[0]) - 97

    def at(self, name: str) -> int | None:
        """Return what lies on the cell of a text, None where there is no such cell."""
        found = (piece for cell, piece in enumerate(self.cells) if self.name(cell) == name)
        return next(found, None)

    def free(self) -> list[int]:
        """Return the cells that nothing lies on."""
        return [cell for cell, piece in enumerate(self.cells) if piece == FREE]

    def put(self, cells: Iterable[int]) -> list[Action]:
        """Return the actions that put a piece on one of these cells each."""
        return [Action("put", (self.name(cell),)) for cell in cells]

    def check(self) -> str:
        """Return "cells" if there are not as many as the field has."""
        return "" if len(self.cells) == self.rows * self.columns else "cells"


class FieldPresenter(UsualPresenter):
    """A field that is walked by rows and columns; ``GAME-piece-N`` words the piece N."""

    def piece(self, number: int) -> Phrase:
        """Word what lies on a cell."""
        return self.say("free" if number == FREE else f"piece-{number}")

    def words_of(self, view: TableView, item: str) -> Sequence[str]:
        """Return the words by which an action can mean a cell: its name, its column, its row."""
        return () if view.table.at(item) is None else (item, item[:1], item[1:])

    def attempts(self, view: TableView, item: str, marked: Sequence[str]) -> Iterator[Action]:
        """Yield what Enter on a cell would do; else a piece is put there."""
        yield from super().attempts(view, item, marked)
        if view.table.at(item) is not None and not marked:
            yield Action("put", (item,))

    def zones(self, view: TableView) -> Sequence[Zone]:
        """Return the field, and how many pieces lie on it."""
        return (self.field_zone(view), self.pieces_zone(view))

    def field_zone(self, view: TableView) -> Zone:
        """Return the field."""
        table = view.table
        pieces = {number: self.piece(number) for number in {FREE, *table.cells}}
        items = []
        for cell, number in enumerate(table.cells):
            name = Phrase.plain(table.name(cell))
            shown = Look(EMPTY if number == FREE else pieces[number].full)
            place = divmod(cell, table.columns)
            items.append(
                Item(table.name(cell), pieces[number], name.felt_as(""), (name,), place, look=shown)
            )
        title = self.say("zone-field")
        return Zone(
            "field",
            title,
            title.braille,
            Shape.GRID,
            tuple(items),
            Role.TABLE,
            summary=self.whole(view),
            rows=tuple(self.say("field-row", row=row + 1) for row in range(table.rows)),
            widest=max((said.braille for said in pieces.values()), key=len),
            whole=self._lies_whole(pieces.values(), len(items)),
        )

    @staticmethod
    def _lies_whole(pieces: Iterable[Phrase], cells: int) -> bool:
        """Tell whether the field lies whole on the shortest line: its sign, blanks, its cells."""
        return 2 * cells < SHORTEST and all(len(piece.braille) == 1 for piece in pieces)

    def pieces_zone(self, view: TableView) -> Zone:
        """Return how many pieces of each kind lie on the field, and how many cells are free."""
        cells = view.table.cells
        counts = [(f"count-{n}", self.piece(n), cells.count(n)) for n in self.kinds(view)]
        items = [
            Item(key, self.say("count-piece", piece=said, count=count), place=(0, place))
            for place, (key, said, count) in enumerate(counts)
        ]
        free = self.say("count-free", count=cells.count(FREE))
        items.append(Item("count-free", free, place=(0, len(items))))
        return self.list_zone("pieces", Role.PILES, items)

    def held(self, view: TableView) -> tuple[Phrase, Sequence[Phrase]] | None:
        """Return how many pieces each has on the field, where each seat has one kind."""
        table, seats = view.table, range(view.table.seats)
        if list(self.kinds(view)) != list(seats):
            return None
        each = [
            self.say_of("score-field", seat, piece=self.piece(seat), count=table.cells.count(seat))
            for seat in seats
        ]
        return self.say("zone-pieces"), each

    def kinds(self, view: TableView) -> Sequence[int]:
        """Return the kinds of pieces: by default each seat has one."""
        return range(view.table.seats)

    def whole(self, view: TableView) -> Phrase:
        """Say how large the field is, and what lies on it."""
        table = view.table
        size = self.say("size", rows=table.rows, columns=table.columns)
        counts = [
            self.say("count-piece", piece=self.piece(number), count=table.cells.count(number))
            for number in self.kinds(view)
            if number in table.cells
        ]
        return join([size, *counts], self.words.signs.list)

    def score(self, view: TableView, seat: int) -> Phrase:
        """Word a seat's score, with its piece."""
        return self.say_of("score-field", seat, piece=self.piece(seat), count=view.scores()[seat])

    def turn(self, view: TableView) -> Phrase:
        """Say whose turn it is, and with which piece."""
        if view.is_over():
            return self.result(view)
        seat = view.table.turn
        return self.say_of("turn-field", seat, piece=self.piece(seat))
