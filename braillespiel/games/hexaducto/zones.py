"""The zones of a seat: own field, docking places, hand, piles, opponents' fields, scores."""

from __future__ import annotations

from functools import lru_cache

from braillespiel.games.hexaducto.actions import Dock
from braillespiel.games.hexaducto.cards import HIGHEST
from braillespiel.games.hexaducto.docking import DockWords
from braillespiel.games.hexaducto.field import Seen, rows_of
from braillespiel.games.hexaducto.geometry import axial, parts, text
from braillespiel.games.hexaducto.preview import lines_with
from braillespiel.games.hexaducto.tallies import Tallies
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import CellWords, Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import EMPTY, Phrase, join, notation

FIELD = "field"
HAND = "in-hand"
PILE = "draw-pile"
DISCARD = "discard-pile"

BANDS = (
    (-1, "purple", "dots"),
    (0, "blue", "rings"),
    (4, "green", "stripes"),
    (8, "yellow", "diagonals"),
    (12, "red", "grid"),
)
"""Highest value, colour and pattern of each band of values."""


def cell_key(seat: int | None, place: int) -> str:
    """Return the key of the card at ``place`` of a seat's field."""
    return f"{seat}:{text(place)}"


def dock_key(action: Dock) -> str:
    """Return the key of a docking place."""
    return str(action)


@lru_cache(maxsize=32)
def look(value: int | None) -> Look:
    """Return how a card is drawn: its value, a colour and a pattern for its band."""
    if value is None:
        return Look(back=True)
    colour, pattern = next((c, p) for high, c, p in BANDS if value <= high)
    return Look(symbol=str(value), colour=colour, pattern=pattern)


class ZoneMaker:
    """Makes the zones of one presenter."""

    def __init__(self, presenter: Presenter, words: Wording, tallies: Tallies) -> None:
        self.presenter = presenter
        self.words = words
        self.tallies = tallies
        self.docks = DockWords(presenter, words)

    def zones(self, view: HexView) -> list[Zone]:
        """Return all zones, the own field first."""
        me = self.presenter.seat
        return [
            *([] if me is None else [self._field(view, me)]),
            *([self.docks.zone(view)] if view.my_turn and view.public.cut else []),
            *([] if me is None else [self._hand(view, me)]),
            self._piles(view),
            *(self._field(view, seat) for seat in self.presenter.others()),
            self.tallies.zone(view),
        ]

    # -- fields --------------------------------------------------------------------------

    def _field(self, view: HexView, seat: int) -> Zone:
        own = seat == self.presenter.seat
        field = view.public.fields[seat]
        rows = rows_of(field)
        loose = self._loose(view, seat)
        worded = self.words.cells(field, view.public.settings.smallest)
        items = [
            self._cell(view, seat, place, column, row, loose, worded[place])
            for row in rows
            for column, place in enumerate(row)
        ]
        name = (
            self.words.phrase("zone-field")
            if own
            else self.words.phrase(
                "zone-opponent", name=self.presenter.names[seat], number=seat + 1
            )
        )
        return Zone(
            FIELD if own else f"opponent-{seat}",
            name,
            name.braille,
            Shape.HEX,
            tuple(items),
            Role.TABLE if own else Role.OPPONENT,
            seat,
            self.words.phrase("empty-field"),
            self.tallies.field(view, seat) if field else EMPTY,
            tuple(
                self.words.phrase("row" if own else "row-other", number=number)
                for number in range(1, len(rows) + 1)
            ),
            notation(str(HIGHEST)),
        )

    def _loose(self, view: HexView, seat: int) -> frozenset[int]:
        """Return the cells cut off from the largest part; all parts if several are as large."""
        if not view.public.cut or seat != view.public.turn:
            return frozenset()
        found = parts(view.public.fields[seat])
        body = found[0] if len(found[0]) > len(found[1]) else frozenset()
        return frozenset(view.public.fields[seat]) - body

    def _cell(
        self,
        view: HexView,
        seat: int,
        place: int,
        column: int,
        row: list[int],
        loose: frozenset[int],
        worded: CellWords,
    ) -> Item:
        field = view.public.fields[seat]
        value = field[place]
        states = []
        if seat == self.presenter.seat and view.my_turn and view.known.hand is not None:
            smallest = view.public.settings.smallest
            found = lines_with(field, place, view.known.hand, smallest)
            if found:
                states.append(self.words.completes(found))
        if place in loose:
            states.append(self.words.phrase("cut-off"))
        states.append(worded.where)
        card = self.words.card(value)
        last = column == len(row) - 1
        gap = 0 if last else axial(row[column + 1] - place)[0] - 1
        braille = f"{card.braille} {notation('.' * gap)}" if gap else card.braille
        return Item(
            cell_key(seat, place),
            card.felt_as(braille),
            join(states, self.words.signs.list),
            worded.lines,
            axial(place),
            look=look(value),
        )

    # -- hand and piles ------------------------------------------------------------------

    def _hand(self, view: HexView, me: int) -> Zone:
        name = self.words.phrase("zone-hand")
        items: tuple[Item, ...] = ()
        if view.my_turn and view.known.hand is not None:
            places = self._fitting(view.own, view.known.hand, view.public.settings.smallest)
            state = self.words.phrase("fits", count=len(places))
            details = [
                self.words.phrase("fits-at", place=self.words.place(view.own, place), does=does)
                for place, does in places
            ]
            if view.public.taken is not None:
                details.append(self.words.phrase("may-go-back"))
            items = (
                Item(
                    HAND,
                    self.words.card(view.known.hand),
                    state,
                    tuple(details),
                    look=look(view.known.hand),
                ),
            )
        return Zone(
            "hand",
            name,
            name.braille,
            Shape.LIST,
            items,
            Role.HAND,
            me,
            self.words.phrase("empty-hand"),
        )

    def _fitting(self, field: Seen, value: int, smallest: int) -> list[tuple[int, Phrase]]:
        """Return the cells where ``value`` completes lines, and which."""
        found = []
        for row in rows_of(field):
            for place in row:
                lines = lines_with(field, place, value, smallest)
                if lines:
                    found.append((place, self.words.completes(lines)))
        return found

    def _piles(self, view: HexView) -> Zone:
        name = self.words.phrase("zone-piles")
        pile, count = self.words.phrase("pile"), view.known.pile
        left = self.words.phrase("pile-count", count=count)
        items = [
            Item(
                PILE,
                pile.felt_as(f"{pile.braille}{count}"),
                left,
                (self.words.phrase("pile-set", number=view.public.sets),),
                (0, 0),
                look=Look(str(count), back=True),
                holds=left,
            ),
            self._discard(view),
        ]
        return Zone(
            "piles",
            name,
            name.braille,
            Shape.PILES,
            tuple(items),
            Role.PILES,
        )

    def _discard(self, view: HexView) -> Item:
        if not view.public.discard:
            empty = self.words.phrase("discard-empty")
            return Item(DISCARD, empty, place=(0, 1))
        top = view.public.discard[-1]
        card = self.words.card(top)
        said = self.words.phrase("discard", card=card)
        below = view.public.discard[-2:-7:-1]
        details = [self.words.phrase("discard-count", count=len(view.public.discard))]
        if below:
            details.append(self.words.phrase("discard-below", cards=self.words.cards(below)))
        fitting = self._fitting(view.own, top, view.public.settings.smallest)
        state = self.words.phrase("fits", count=len(fitting)) if fitting else EMPTY
        return Item(
            DISCARD,
            said.felt_as(card.braille),
            state,
            tuple(details),
            (0, 1),
            look=look(top),
        )
