"""The zones of a seat: plan, own tiles, places for one box, views, opponents, draw pile, scores."""

from __future__ import annotations

from collections.abc import Mapping

from braillespiel.games import kit
from braillespiel.games.cubus.drawing import cell_key, drawing
from braillespiel.games.cubus.phases import BUILD, LAST
from braillespiel.games.cubus.picture import falls_apart, lid_place
from braillespiel.games.cubus.pile import Cell, extent, rows
from braillespiel.games.cubus.steps import Step, steps, with_step
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import KINDS, Tiles, less
from braillespiel.games.cubus.view import CubusView
from braillespiel.games.cubus.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import EMPTY, Phrase, join


def key_cell(key: str) -> Cell | None:
    """Return the place that an item key of the plan or of the places names."""
    x, comma, y = key[1:].partition(",")
    if key[:1] not in "cp" or not comma:
        return None
    return int(x), int(y)


class ZoneMaker:
    """Makes the zones of one presenter."""

    def __init__(self, presenter: Presenter, wording: Wording) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.wording = wording

    def zones(self, view: CubusView) -> tuple[Zone, ...]:
        """Return all zones, in the order in which they are walked."""
        table, sketch, own = view.public, Sketch(view.heights), self.presenter.seat
        zones = [self.plan(sketch, table.open, frozenset(), 0)]
        if own is not None:
            zones.append(self._tiles(view, own))
        if view.tells_places():
            at_hand = view.context.hand if own is None else view.own_tiles()
            zones.append(
                self.places(
                    sketch, table.open, at_hand, table.settings.children, table.settings.touching
                )
            )
        zones.append(self.views(view.heights))
        first = 0 if own is None else own + 1
        others = table.seats - (own is not None)
        for step in range(others):
            zones.append(self._opponent(view, (first + step) % table.seats))
        zones.append(self._stock(view))
        zones.append(self._scores(view))
        return tuple(zones)

    # -- the pile ------------------------------------------------------------------------

    def plan(
        self,
        sketch: Sketch,
        places: frozenset[Cell],
        opened: frozenset[Cell],
        margin: int,
        before: Mapping[Cell, int] | None = None,
    ) -> Zone:
        """Return the plan as a grid; ``margin`` empty cells around it, for building.

        ``before`` is the pile on the table where another is planned.
        """
        x0, y0, x1, y1 = extent(sketch.heights)
        items, names = [], []
        for y in range(y0 - margin, y1 + margin + 1):
            names.append(self.words.phrase("cubus-row", row=y + 1))
            for x in range(x0 - margin, x1 + margin + 1):
                items.append(
                    self._column(sketch, (x, y), places, opened, (y - y0 + margin, x - x0 + margin))
                )
        title = self.words.phrase("cubus-zone-plan")
        return Zone(
            "plan",
            title,
            title.braille,
            Shape.GRID,
            tuple(items) if sketch.heights or margin else (),
            Role.TABLE,
            empty=self.words.phrase("cubus-empty-plan"),
            summary=self.wording.size(sketch.heights),
            rows=tuple(names),
            widest=self.words.phrase("cubus-column-open", height=1).braille,
            drawing=drawing(sketch.heights, places, opened, before),
            origin=(y0 - margin + 1, x0 - margin + 1),
        )

    def _column(
        self,
        sketch: Sketch,
        cell: Cell,
        places: frozenset[Cell],
        opened: frozenset[Cell],
        place: tuple[int, int],
    ) -> Item:
        where = self.wording.cell(cell)
        height = sketch.heights.get(cell, 0)
        if not height:
            text = self.words.phrase("cubus-column-empty")
            return Item(cell_key(cell), text, where, (where,), place, look=Look("·"))
        is_open = cell in opened or lid_place(cell, height) in places
        lid = "open" if is_open else "closed"
        text = self.words.phrase(f"cubus-column-{lid}", height=height)
        details = [where, self.words.phrase(f"cubus-lid-{lid}")]
        state = where
        if sketch.legal:
            left, right = sketch.sides(cell)
            seen = self.words.phrase("cubus-seen", left=left, right=right)
            details.append(seen)
            state = Phrase(
                self.words.signs.list.join((where.full, seen.full)),
                where.brief,
                where.braille,
                where.normal,
            )
        look = Look(str(height), pattern="open" if is_open else "")
        return Item(cell_key(cell), text, state, tuple(details), place, look=look)

    def views(self, pile: Mapping[Cell, int]) -> Zone:
        """Return rows, silhouettes and layers to be walked: the camera of the ears."""
        kinds = {
            "rows": self.wording.plan(pile),
            "silhouettes": self.wording.silhouettes(pile),
            "layers": self.wording.layers(pile),
        }
        items = [
            Item(f"view-{name}-{number}", text, place=(row, number))
            for row, (name, texts) in enumerate(kinds.items())
            for number, text in enumerate(texts)
        ]
        title = self.words.phrase("cubus-zone-views")
        names = tuple(self.words.phrase(f"cubus-views-{name}") for name in kinds)
        return Zone("views", title, title.braille, Shape.ROWS, tuple(items), rows=names)

    def places(
        self,
        sketch: Sketch,
        opened: frozenset[Cell],
        own: Tiles,
        children: bool,
        touching: bool,
    ) -> Zone:
        """Return where one box could go, for nothing, one tile, two tiles; what can be had first.

        ``opened`` are the picture places of lids that must stay, ``own`` the tiles at hand. While
        it is asked who knocks, or a build is to be shown, there is no such zone: it would tell.
        """
        laid = sketch.need
        found: list[tuple[bool, int, Step, Tiles, Tiles]] = []
        for step in steps(sketch.heights) if sketch.legal else ():
            before = sketch.heights.get(step.cell, 0)
            if before and lid_place(step.cell, before) in opened:
                continue
            if touching and falls_apart(sketch.heights, with_step(sketch.heights, step)):
                continue
            cost = step.need.total - laid.total
            if cost >= 3 and not children:
                continue
            need: Tiles = (
                step.need.left - laid.left,
                step.need.right - laid.right,
                step.need.lids - laid.lids,
                0,
            )
            lack = less(need, own)
            missing: Tiles = (max(0, lack[0]), max(0, lack[1]), max(0, lack[2] - own[3]), 0)
            found.append((any(missing), cost, step, need, missing))
        found.sort(key=lambda entry: (*entry[:2], entry[2].cell[1], entry[2].cell[0]))
        items = []
        for number, (short, cost, step, need, missing) in enumerate(found):
            place = self.words.phrase(
                "cubus-place",
                cell=self.wording.cell(step.cell),
                height=step.height,
                tiles=self.wording.tiles(need),
                cost=cost,
                points=1 if children else 3 - cost,
                fits="no" if short else "yes",
            )
            state = self.words.phrase(
                "cubus-place-lacks" if short else "cubus-place-has",
                missing=self.wording.tiles(missing, "nom"),
            )
            # The finger feels what is missing beside the place, as the ear hears it.
            text = place.felt_as(join((place, state)).braille)
            key = f"p{step.cell[0]},{step.cell[1]}"
            items.append(Item(key, text, state, place=(0, number)))
        title = self.words.phrase("cubus-zone-places")
        return Zone(
            "places",
            title,
            title.braille,
            Shape.LIST,
            tuple(items),
            empty=self.words.phrase("cubus-empty-places"),
            summary=self.words.phrase(
                "cubus-places-count",
                count=len(items),
                fitting=sum(not short for short, *_ in found),
            ),
            best_first=True,
        )

    # -- tiles and points ----------------------------------------------------------------

    def _kinds(self, view: CubusView) -> range:
        return range(3 if view.public.settings.children else 4)

    def _tiles(self, view: CubusView, seat: int) -> Zone:
        tiles = view.own_tiles()
        items = tuple(
            Item(
                f"tile-{KINDS[kind]}",
                self.wording.tile(kind, tiles[kind]),
                place=(0, kind),
                look=Look(
                    str(tiles[kind]),
                    letter=self.wording.tile(kind, 1).braille[:1],
                    figure=f"tile-{KINDS[kind]}",
                ),
            )
            for kind in self._kinds(view)
        )
        table = view.public
        shared = view.may_build() and (table.phase == LAST or table.owner != seat)
        title = self.words.phrase("cubus-zone-tiles-lent" if shared else "cubus-zone-tiles")
        return Zone(
            "tiles",
            title,
            title.braille,
            Shape.LIST,
            items,
            Role.HAND,
            seat,
            summary=self.words.phrase("cubus-tiles-count", count=sum(tiles)),
        )

    def _opponent(self, view: CubusView, seat: int) -> Zone:
        tiles = view.public.hands[seat]
        items = [
            Item(
                f"opponent-{seat}-{KINDS[kind]}",
                self.wording.tile(kind, tiles[kind]),
                place=(0, kind),
                look=Look(figure=f"tile-{KINDS[kind]}-{tiles[kind]}"),
            )
            for kind in self._kinds(view)
            if tiles[kind]
        ]
        title = self.words.phrase(
            "cubus-zone-opponent", name=self.presenter.names[seat], number=seat + 1
        )
        return Zone(
            f"opponent-{seat}",
            title,
            title.braille,
            Shape.LIST,
            tuple(items),
            Role.OPPONENT,
            seat,
            self.words.phrase("cubus-empty-opponent"),
            self.words.phrase("cubus-tiles-count", count=sum(tiles)) if items else EMPTY,
        )

    def _stock(self, view: CubusView) -> Zone:
        left = sum(view.known.unseen)
        lines = {
            "draw": self.words.phrase("cubus-draw-count", count=left),
            "boxes": self.wording.size(view.heights),
            "laid": self.words.phrase(
                "cubus-laid",
                tiles=self.wording.tiles(view.context.laid, "nom"),
                count=sum(view.context.laid),
            ),
        }
        if view.public.phase == BUILD and left == 0:
            lines["passes"] = self.words.phrase("cubus-passes", count=view.public.passes)
        title = self.words.phrase("cubus-zone-stock")
        items = tuple(
            Item(f"stock-{name}", text, place=(0, number))
            for number, (name, text) in enumerate(lines.items())
        )
        return Zone("stock", title, title.braille, Shape.LIST, items, Role.PILES)

    def _score(self, view: CubusView, seat: int) -> Phrase:
        return self.presenter.about("cubus-score", seat, count=view.public.points[seat])

    def _scores(self, view: CubusView) -> Zone:
        title = self.words.phrase("cubus-zone-scores")
        items = tuple(
            Item(f"score-{seat}", self._score(view, seat), place=(0, seat))
            for seat in range(view.public.seats)
        )
        return Zone("scores", title, title.braille, Shape.LIST, items, Role.SCORES)

    def score_table(self, view: CubusView) -> Zone:
        """Return the scores as a grid: a row per seat; points, tiles."""
        rows = []
        for seat in range(view.public.seats):
            cells = (
                self._score(view, seat),
                self.words.phrase("cubus-tiles-count", count=sum(view.public.hands[seat])),
                self.wording.tiles(view.public.hands[seat], "nom"),
            )
            rows.append((self.presenter.about("cubus-score-row", seat), cells))
        return kit.score_grid(self.words.phrase("cubus-zone-scores"), rows)


def row_of(zone: Zone, pile: Mapping[Cell, int], item: str | None) -> tuple[int, list[int]] | None:
    """Return the row of the plan in which the focus stands and its heights, None elsewhere."""
    cell = key_cell(item) if item else None
    if cell is None or zone.id != "plan" or not pile:
        return None
    _, y0, _, y1 = extent(pile)
    if not y0 <= cell[1] <= y1:
        return None
    return cell[1] + 1, rows(pile)[cell[1] - y0]
