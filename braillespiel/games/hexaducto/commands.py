"""The keys of this game: reading lines, finding places, describing a field."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from braillespiel.games.hexaducto.field import Seen, rows_of
from braillespiel.games.hexaducto.geometry import (
    AXIS_NAMES,
    FALLING,
    RISING,
    ROW,
    reading_order,
    runs,
)
from braillespiel.games.hexaducto.landmarks import CORNERS, landmarks
from braillespiel.games.hexaducto.preview import lines_with
from braillespiel.games.hexaducto.tallies import Tallies
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording, nearly
from braillespiel.games.hexaducto.zones import cell_key
from braillespiel.games.presenter import Answer, GameCommand, Presenter
from braillespiel.games.zones import Shape, Zone
from braillespiel.words.phrase import Phrase, join

COMMANDS = (
    GameCommand("line-row", ("J",)),
    GameCommand("line-falling", ("M",)),
    GameCommand("line-rising", ("U",)),
    GameCommand("hidden-next", ("N",)),
    GameCommand("hidden-previous", ("Shift+N",)),
    GameCommand("nearly-next", ("O",)),
    GameCommand("nearly-previous", ("Shift+O",)),
    GameCommand("fits-next", ("W",)),
    GameCommand("fits-previous", ("Shift+W",)),
    GameCommand("centre", ("X",)),
    GameCommand("corner-next", ("Q",)),
    GameCommand("corner-previous", ("Shift+Q",)),
    GameCommand("row-start", ("A", "Shift+Left")),
    GameCommand("row-end", ("Shift+A", "Shift+Right")),
    GameCommand("describe-short", ("F",)),
    GameCommand("describe-rows", ("Shift+F",)),
    GameCommand("describe-lines", ("Ctrl+F",)),
    GameCommand("limits", ("P",)),
)


class Explorer:
    """Answers the keys of this game at the focused field, else at the own one.

    A spectator's is that of whose turn it is.
    """

    def __init__(self, presenter: Presenter, words: Wording, tallies: Tallies) -> None:
        self.presenter = presenter
        self.words = words
        self.tallies = tallies

    def run(self, command: str, view: HexView, zone: Zone, item: str | None) -> Answer:
        """Carry out a command; its focus moves only on the player's own wish."""
        if command == "limits":
            return Answer(self._limits(view))
        own = self.presenter.seat
        seat = view.public.turn if own is None else own
        if zone.shape is Shape.HEX and zone.owner is not None:
            seat = zone.owner
        field = view.public.fields[seat]
        if not field:
            return Answer(self.words.phrase("empty-field"), sound="edge")
        cells = sorted(field, key=reading_order)
        keys = {cell_key(seat, place): place for place in cells}
        here = keys.get(item or "")
        name, _, way = command.partition("-")
        if name == "describe":
            return Answer(self._describe(view, seat, way))
        if name == "line":
            axis = {"row": ROW, "falling": FALLING, "rising": RISING}[way]
            if here is None:
                return Answer(self.words.phrase("not-on-field"), sound="edge")
            return Answer(self.words.line(field, here, axis, view.public.settings.smallest))
        if name == "centre":
            return self._go(seat, field, self._named(field)["centre"])
        if name == "row":
            row = next((row for row in rows_of(field) if here in row), rows_of(field)[0])
            return self._go(seat, field, row[0 if way == "start" else -1])
        finder: dict[str, Callable[[], dict[int, Phrase]]] = {
            "hidden": lambda: self._hidden(view, seat),
            "nearly": lambda: self._nearly(field, view.public.settings.smallest),
            "fits": lambda: self._fits(view),
            "corner": lambda: self._corners(field),
        }
        if name == "fits":
            if own is None:
                return Answer(self.presenter.words.phrase("not-your-turn"), sound="error")
            seat = own
            here = here if zone.owner == seat else None
        found = finder[name]()
        if not found:
            said = self._no_fits(view) if name == "fits" else self.words.phrase(f"no-{name}")
            return Answer(said, sound="edge")
        order = list(found)
        if name != "corner":
            order.sort(key=reading_order)
        place = _following(order, here, 1 if way == "next" else -1, by_order=name != "corner")
        return Answer(found[place], focus=cell_key(seat, place))

    def _go(self, seat: int, field: Seen, place: int) -> Answer:
        return Answer(self._at(field, place), focus=cell_key(seat, place))

    def _at(self, field: Seen, place: int, *more: Phrase) -> Phrase:
        """Word a card with its place."""
        parts = [self.words.card(field[place]), *more, self.words.place(field, place)]
        return join(parts, self.words.signs.list)

    def _named(self, field: Seen) -> dict[str, int]:
        """Return the landmarks by name; in a tiny field a corner stands in for the centre."""
        marks = landmarks(frozenset(field))
        named = {name: place for place, name in marks.items()}
        named.setdefault("centre", next(iter(marks)))
        return named

    def _corners(self, field: Seen) -> dict[int, Phrase]:
        named = self._named(field)
        places = [named[name] for name in CORNERS if name in named]
        return {place: self._at(field, place) for place in places}

    def _hidden(self, view: HexView, seat: int) -> dict[int, Phrase]:
        field = view.public.fields[seat]
        return {place: self._at(field, place) for place in view.public.down(seat)}

    def _nearly(self, field: Seen, smallest: int) -> dict[int, Phrase]:
        """Return the cells where one card would finish a line, and which."""
        found: dict[int, list[Phrase]] = {}
        for axis, line in runs(field):
            cells = line[::-1] if axis == RISING else line
            values = [field[cell] for cell in cells]
            for index, wants in nearly(values, smallest):
                options = self.words.values(wants)
                said = self.words.phrase(
                    f"nearly-{AXIS_NAMES[axis]}", options=options, cards=self.words.cards(values)
                )
                found.setdefault(cells[index], []).append(said)
        return {place: self._at(field, place, *said) for place, said in found.items()}

    def _to_lay(self, view: HexView) -> int | None:
        """Return the card in hand, or else the open one of the discard pile."""
        if view.my_turn and view.known.hand is not None:
            return view.known.hand
        return view.public.discard[-1] if view.public.discard else None

    def _no_fits(self, view: HexView) -> Phrase:
        value = self._to_lay(view)
        if value is None:
            return self.words.phrase("discard-empty")
        return self.words.phrase("no-fits", card=self.words.card(value))

    def _fits(self, view: HexView) -> dict[int, Phrase]:
        """Return the own cells where the card in hand, or else the open one, completes a line."""
        value = self._to_lay(view)
        if value is None:
            return {}
        found = {}
        for place in view.own:
            lines = lines_with(view.own, place, value, view.public.settings.smallest)
            if lines:
                does = self.words.completes(lines)
                found[place] = self._at(view.own, place, does)
        return found

    def _describe(self, view: HexView, seat: int, length: str) -> Phrase:
        field = view.public.fields[seat]
        near = self._nearly(field, view.public.settings.smallest)
        count = self.tallies.field(view, seat)
        if length == "short":
            return join(
                [count, self.words.phrase("nearly-count", count=len(near))], self.words.signs.groups
            )
        rows = self.words.field(field, rows_of(field))
        if length == "rows" or not near:
            return join([rows, count], self.words.signs.sentence)
        places: Sequence[Phrase] = [near[place] for place in sorted(near, key=reading_order)]
        return join(
            [rows, count, join(list(places), self.words.signs.groups)], self.words.signs.sentence
        )

    def _limits(self, view: HexView) -> Phrase:
        if view.public.settings.puzzle:
            limits = self.tallies.limits(view)
            if number := view.public.settings.number:
                limits.append(self.words.phrase(f"option-number-{number}"))
            return join(limits, self.words.signs.list)
        return self.tallies.scores(view)


def _following(order: Sequence[int], here: int | None, by: int, by_order: bool) -> int:
    """Return the next of ``order`` after ``here``; wraps around."""
    if here in order:
        return order[(order.index(here) + by) % len(order)]
    if here is not None and by_order:
        later = [place for place in order if reading_order(place) > reading_order(here)]
        earlier = [place for place in order if reading_order(place) < reading_order(here)]
        if by > 0:
            return later[0] if later else order[0]
        return earlier[-1] if earlier else order[-1]
    return order[0] if by > 0 else order[-1]
