"""Build mode: the pile is changed column by column, and every key is answered with the balance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import check, choose_open, cost
from braillespiel.games.cubus.drawing import cell_key
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.pile import HIGHEST, Cell, Pile
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import less
from braillespiel.games.cubus.tones import tone
from braillespiel.games.cubus.view import CubusView
from braillespiel.games.cubus.zones import key_cell
from braillespiel.games.presenter import Answer, Draft, GameCommand
from braillespiel.games.zones import Zone
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.games.cubus.presenter import CubusPresenter

COMMANDS = (
    GameCommand("raise", ("Space", "+"), override=True),
    GameCommand("lower", ("Backspace", "-"), override=True),
    *(GameCommand(f"set-{height}", (str(height),), override=True) for height in range(10)),
    GameCommand("layer", ("U",)),
    GameCommand("layer-out", ("Shift+U",)),
    GameCommand("open", ("O",)),
    GameCommand("bill", ("Q",)),
    GameCommand("build", ("A",)),
    GameCommand("plan", ("P",)),
    GameCommand("row", ("X",)),
    GameCommand("silhouettes", ("F",)),
    GameCommand("layers", ("V",)),
    GameCommand("places", ("N",)),
)
READING = ("plan", "row", "silhouettes", "layers")


class BuildDraft(Draft):
    """A planned build. The rules are asked at the end; until then anything can be tried."""

    commands: Sequence[GameCommand] = COMMANDS

    def __init__(self, presenter: CubusPresenter, view: CubusView) -> None:
        self.presenter = presenter
        self.view = view
        self.context = view.context
        self.name = presenter.words.phrase("cubus-draft")
        self.sketch = Sketch(view.heights)
        self.chosen: frozenset[Cell] = frozenset()
        """Picture places of lids that the player wants open."""
        self._steps: list[tuple[Pile, frozenset[Cell]]] = []

    # -- what is planned -----------------------------------------------------------------

    def opened(self) -> tuple[Cell, ...]:
        """Return the columns whose lids become open: those wished for, and those needed."""
        places = {lid_place(cell, h): cell for cell, h in self.sketch.heights.items()}
        wished = {places[p] for p in self.chosen if p in places and p not in self.context.open}
        auto = choose_open(self.context, self.sketch.heights, self.sketch.need.lids)
        for cell in auto:
            if len(wished) >= len(auto):
                break
            wished.add(cell)
        return tuple(sorted(wished))

    def zones(self) -> Sequence[Zone]:
        """Return the plan as it would be, with room around it, and the views of it."""
        opened = self.opened()
        maker, pile = self.presenter.maker, self.sketch.heights
        zones = [
            maker.plan(self.sketch, self.context.open, frozenset(opened), 1, self.context.pile),
            maker.views(pile),
        ]
        if self.view.tells_places():
            used = cost(self.context, self.sketch, opened).used
            places = self.context.open | {lid_place(cell, pile[cell]) for cell in opened}
            own = less(self.context.hand, used)
            zones.append(
                maker.places(self.sketch, places, own, self.context.children, self.context.touching)
            )
        return zones

    def status(self) -> Phrase:
        """Say what the plan comes to now."""
        faults = self.sketch.faults() if not self.sketch.legal else []
        result = cost(self.context, self.sketch, self.opened())
        return self.presenter.wording.cost(self.context, result, faults)

    # -- keys ----------------------------------------------------------------------------

    def run(self, command: str, zone: Zone, item: str | None) -> Answer:
        """Change the plan at the focused column; answer with its height and the bill."""
        if command == "bill":
            return Answer(self.status())
        if command == "build":  # it is open already, and what is planned stays
            return Answer(join((self.name, self.status()), self.presenter.words.signs.sentence))
        if command in READING:
            return self.presenter.read(command, self.sketch.heights, zone, item)
        if command == "places":
            if self.view.dismantling():
                return self._no("cubus-places-down")
            if not self.view.tells_places():
                return self._no("cubus-places-hidden")
            return self.presenter.next_place(self.zones(), item)
        if command == "layer":
            return self._shift(1, item)
        if command == "layer-out":
            return self._shift(-1, item)
        cell = key_cell(item) if item and zone.id in ("plan", "places") else None
        if cell is None:
            return self._no("cubus-draft-focus")
        if command == "open":
            return self._toggle(cell)
        before = self.sketch.heights.get(cell, 0)
        if command == "raise":
            height = before + 1
        elif command == "lower":
            height = before - 1
        else:
            height = int(command.removeprefix("set-"))
        if height < 0:
            return self._no("cubus-draft-ground")
        if height > HIGHEST:
            return self._no("cubus-draft-top", highest=HIGHEST)
        self._keep()
        self.sketch.set(cell, height)
        told = self.presenter.words.phrase("cubus-height", height=height)
        answer = join((told, self.status()), self.presenter.words.signs.sentence)
        return Answer(
            answer,
            focus=cell_key(cell),
            sound="box" if height > before else "take",
            tones=tone(cell, height, self.sketch.heights),
        )

    def _no(self, key: str, **arguments: int) -> Answer:
        return Answer(self.presenter.words.phrase(key, **arguments), sound="edge")

    def _keep(self) -> None:
        self._steps.append((dict(self.sketch.heights), self.chosen))

    def _shift(self, by: int, item: str | None) -> Answer:
        """Push a layer in below (1) or pull the lowest one out (-1); lids stay in the picture."""
        heights = self.sketch.heights
        if not heights or max(heights.values()) + by > HIGHEST:
            return self._no("cubus-draft-top", highest=HIGHEST)
        self._keep()
        shifted = {(x + by, y + by): h + by for (x, y), h in heights.items() if h + by > 0}
        self.sketch = Sketch(shifted)
        told = self.presenter.words.phrase("cubus-layer-in" if by > 0 else "cubus-layer-out")
        cell = key_cell(item) if item else None
        focus = None if cell is None else cell_key((cell[0] + by, cell[1] + by))
        return Answer(
            join((told, self.status()), self.presenter.words.signs.sentence),
            sound="box",
            focus=focus,
        )

    def _toggle(self, cell: Cell) -> Answer:
        height = self.sketch.heights.get(cell, 0)
        if not height:
            return self._no("cubus-open-no-lid")
        place = lid_place(cell, height)
        if place in self.context.open:
            return self._no("cubus-open-stays")
        was = cell in self.opened()
        if was and place not in self.chosen:
            return self._no("cubus-open-must")
        self._keep()
        self.chosen = self.chosen ^ {place}
        told = self.presenter.words.phrase(f"cubus-lid-{'closed' if was else 'open'}")
        return Answer(
            join((told, self.status()), self.presenter.words.signs.sentence),
            sound="lid",
            focus=cell_key(cell),
        )

    def undo(self) -> Answer:
        if not self._steps:
            return self._no("cubus-draft-start")
        pile, self.chosen = self._steps.pop()
        self.sketch = Sketch(pile)
        told = self.presenter.words.phrase("cubus-draft-undone")
        return Answer(
            join((told, self.status()), self.presenter.words.signs.sentence), sound="close"
        )

    def commit(self) -> Answer:
        """Return the build if it is legal, else say which rule it breaks; the plan stays."""
        opened = self.opened()
        try:
            check(self.context, self.sketch.heights, opened)
        except IllegalActionError as error:
            return Answer(self.presenter.refusal(error, self.view), sound="error")
        return Answer(action=Build.of(self.sketch.heights, opened), close=True)
