"""Wording of cells, tiles, rows, bills; shared by the zones, the draft and the announcements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from braillespiel.games.cubus.builds import BuildContext, Cost
from braillespiel.games.cubus.picture import Fault, Flaw
from braillespiel.games.cubus.pile import Cell, corner, extent, from_left, from_right, layers, rows
from braillespiel.games.cubus.tiles import KINDS, NONE, less
from braillespiel.games.presenter import Presenter
from braillespiel.words.phrase import Phrase, join


class Wording:
    """Words the things of Cubus for one presenter."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.words = presenter.words

    def cell(self, cell: Cell) -> Phrase:
        """Name a place of the plan: column and row, counted from 1 at the back corner."""
        return self.words.phrase("cubus-cell", column=cell[0] + 1, row=cell[1] + 1)

    def tile(self, kind: int, count: int, case: str = "nom") -> Phrase:
        """Count tiles of a kind; ``case`` is "acc" after a verb, for languages that need it."""
        suffix = "-acc" if case == "acc" else ""
        return self.words.phrase(f"cubus-tile-{KINDS[kind]}{suffix}", count=count)

    def tiles(self, tiles: Sequence[int], case: str = "acc") -> Phrase:
        """List tiles by kind; nothing if there are none."""
        return self.presenter.enumerate(
            [self.tile(kind, count, case) for kind, count in enumerate(tiles) if count > 0]
        )

    def held(self, tiles: Sequence[int]) -> Phrase:
        """List the tiles a seat has, or say that there are none."""
        if tuple(tiles) == NONE:
            return self.words.phrase("cubus-held-none")
        return self.tiles(tiles, "nom")

    def used(self, used: Sequence[int]) -> Phrase:
        """Say which tiles a build takes, and which come back."""
        taken = tuple(max(0, count) for count in used)
        back = tuple(max(0, -count) for count in used)
        if taken == NONE and back == NONE:
            return self.words.phrase("cubus-needs-nothing")
        parts = []
        if taken != NONE:
            parts.append(self.words.phrase("cubus-needs", tiles=self.tiles(taken)))
        if back != NONE:
            parts.append(self.words.phrase("cubus-gets-back", tiles=self.tiles(back)))
        return join(parts, self.words.signs.list)

    def numbers(self, numbers: Iterable[int]) -> Phrase:
        """Say heights in a row; in Braille digits without blanks while all are below ten."""
        found = list(numbers)
        spoken = self.words.signs.list.join(map(str, found)) or "0"
        close = all(number < 10 for number in found)
        return Phrase.plain(spoken, ("" if close else " ").join(map(str, found)) or "0")

    def rows(self, grid: Iterable[Iterable[int]]) -> Phrase:
        """Say the heights of a plan, row after row."""
        return join([self.numbers(row) for row in grid], self.words.signs.groups)

    def fault(self, fault: Fault) -> Phrase:
        """Say which column hides which."""
        key = "cubus-fault-half" if fault.flaw is Flaw.HALF else "cubus-fault-hidden"
        return self.words.phrase(key, cell=self.cell(fault.cell), front=self.cell(fault.front))

    # -- the camera of the ears ----------------------------------------------------------

    def plan(self, pile: Mapping[Cell, int]) -> list[Phrase]:
        """Return the plan, a row a phrase."""
        _, y0, _, _ = extent(pile)
        return [
            self.words.phrase("cubus-row-heights", row=number, heights=self.numbers(row))
            for number, row in enumerate(rows(pile), y0 + 1)
        ]

    def silhouettes(self, pile: Mapping[Cell, int]) -> list[Phrase]:
        """Return the three silhouettes."""
        above = self._marks(rows(pile), corner(pile))
        return [
            self.words.phrase("cubus-from-left", heights=self.numbers(from_left(pile))),
            self.words.phrase("cubus-from-right", heights=self.numbers(from_right(pile))),
            self.words.phrase("cubus-from-above", rows=above),
        ]

    def layers(self, pile: Mapping[Cell, int]) -> list[Phrase]:
        """Return the layers from the ground up: how many boxes, and in which columns."""
        back = corner(pile)
        return [
            self.words.phrase(
                "cubus-layer",
                number=number,
                count=sum(map(sum, layer)),
                rows=self._marks(layer, back),
            )
            for number, layer in enumerate(layers(pile), 1)
        ]

    def _marks(self, grid: Iterable[Iterable[int | bool]], back: Cell) -> Phrase:
        """Return a flat grid whose back corner is ``back``: every row with its columns."""
        parts = []
        for number, row in enumerate(grid, back[1] + 1):
            columns = [column for column, here in enumerate(row, back[0] + 1) if here]
            if columns:
                parts.append(
                    self.words.phrase(
                        "cubus-row-columns",
                        row=number,
                        count=len(columns),
                        columns=self.numbers(columns),
                    )
                )
        return join(parts, self.words.signs.groups)

    # -- what a build comes to -----------------------------------------------------------

    def cost(self, context: BuildContext, result: Cost, faults: Sequence[Fault]) -> Phrase:
        """Say what a planned build comes to: what tells first is first."""
        if faults:
            gain = self.gain(result.gain)
            return join((self.fault(faults[0]), gain), self.words.signs.sentence)
        used = self.used(result.used)
        gain = self.gain(result.gain)
        if result.moved:
            return self.words.phrase("cubus-bill-moved", gain=gain, used=used)
        if result.apart:
            return self.words.phrase("cubus-bill-apart", gain=gain, used=used)
        if result.missing != NONE:
            return self.words.phrase(
                "cubus-bill-missing",
                missing=self.tiles(result.missing, "nom"),
                gain=gain,
                used=used,
                points=result.points,
            )
        if context.target is not None:
            won = sum(less(NONE, result.used))
            key = "cubus-bill-down" if result.gain == -1 else "cubus-bill-not-one"
            return self.words.phrase(key, gain=gain, used=used, count=won)
        if result.gain <= 0:
            return self.words.phrase("cubus-bill-no-gain", count=-result.gain, used=used)
        key = "cubus-bill-good" if result.points > 0 else "cubus-bill-poor"
        return self.words.phrase(key, points=result.points, gain=gain, used=used)

    def gain(self, gain: int) -> Phrase:
        """Say how many boxes are won or lost."""
        if gain < 0:
            return self.words.phrase("cubus-boxes-less", count=-gain)
        return self.words.phrase("cubus-boxes-more", count=gain)

    def size(self, pile: Mapping[Cell, int]) -> Phrase:
        """Say how large the plan is and how many boxes the pile has."""
        x0, y0, x1, y1 = extent(pile)
        return self.words.phrase(
            "cubus-size",
            count=sum(pile.values()),
            columns=x1 - x0 + 1 if pile else 0,
            rows=y1 - y0 + 1 if pile else 0,
        )
