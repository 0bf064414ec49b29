"""One seat's place at Cubus: keys, menu lines, answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from braillespiel.engine.contract import GameError
from braillespiel.games import kit
from braillespiel.games.cubus import warnings
from braillespiel.games.cubus.actions import Build, Knock, Let, Pass
from braillespiel.games.cubus.builds import check, cost
from braillespiel.games.cubus.draft import COMMANDS as DRAFT_COMMANDS
from braillespiel.games.cubus.draft import BuildDraft
from braillespiel.games.cubus.drawing import three_sides
from braillespiel.games.cubus.phases import DISMANTLE, LAST, OVER, SHOW, WINDOW
from braillespiel.games.cubus.pile import Pile, corner, rows
from braillespiel.games.cubus.rules import WRONG_KNOCK
from braillespiel.games.cubus.sentences import Teller
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.takedown import takedowns
from braillespiel.games.cubus.tiles import KINDS
from braillespiel.games.cubus.tones import tones
from braillespiel.games.cubus.view import CubusView
from braillespiel.games.cubus.wording import Wording
from braillespiel.games.cubus.zones import ZoneMaker, key_cell, row_of
from braillespiel.games.dots import Dots
from braillespiel.games.presenter import Announcement, Answer, GameCommand, Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import Phrase, join


class CubusPresenter(Presenter):
    """The presenter of Cubus."""

    game_id = "cubus"
    kit_chapters = (1, 2, 3, 5, 6, 9)
    commands: ClassVar[tuple[GameCommand, ...]] = (
        GameCommand("build", ("A",)),
        GameCommand("knock", ("K",)),
        GameCommand("plan", ("P",)),
        GameCommand("row", ("X",)),
        GameCommand("silhouettes", ("F",)),
        GameCommand("layers", ("V",)),
        GameCommand("places", ("N",)),
    )
    situations: ClassVar[Mapping[str, tuple[GameCommand, ...]]] = {"draft": DRAFT_COMMANDS}

    def __init__(self, words: Words, names: Sequence[str], seat: int | None) -> None:
        super().__init__(words, names, seat)
        self.wording = Wording(self)
        self.maker = ZoneMaker(self, self.wording)
        self.teller = Teller(self, self.wording)
        self._places: Zone | None = None
        """The places as they were when they were asked for last."""

    def zones(self, view: CubusView) -> Sequence[Zone]:
        """Return plan, own tiles, places, views, opponents, draw pile, scores."""
        return self.maker.zones(view)

    def pictures(self, view: CubusView, columns: int, rows: int) -> Mapping[str, Dots]:
        """Return the pile as in the picture, from the left and from the right."""
        sides = three_sides(view.heights, columns, rows)
        return dict(zip(("picture", "left", "right"), sides, strict=True))

    def announce(self, event: Any, view: CubusView) -> Sequence[Announcement]:
        return self.teller.announce(event, view)

    # -- actions -------------------------------------------------------------------------

    def label(self, view: CubusView, action: Any) -> Phrase:
        """Name an action; a build by its points, then where or the whole new plan."""
        if not isinstance(action, Build):
            return self.words.phrase(f"cubus-do-{action}")
        result = cost(view.context, Sketch(action.pile), action.opened)
        key = "cubus-do-down" if view.context.target is not None else "cubus-do-build"
        gain, details = self.wording.gain(result.gain), self.advised(view, action)
        return self.words.phrase(key, points=result.points, gain=gain, details=details)

    def advised(self, view: CubusView, action: Any) -> Phrase:
        """Name an action; a build by where, or by the whole new plan, then by what it uses."""
        if not isinstance(action, Build):
            return self.label(view, action)
        pile = action.pile
        result = cost(view.context, Sketch(pile), action.opened)
        changed = [
            cell
            for cell in sorted({*pile, *view.heights})
            if pile.get(cell, 0) != view.heights.get(cell, 0)
        ]
        if len(changed) == 1:
            cell = changed[0]
            target = self.words.phrase(
                "cubus-do-column", cell=self.wording.cell(cell), height=pile.get(cell, 0)
            )
        else:
            key = "cubus-do-plan" if corner(pile) == (0, 0) else "cubus-do-plan-from"
            begin, plan = self.wording.cell(corner(pile)), self.wording.rows(rows(pile))
            target = self.words.phrase(key, cell=begin, plan=plan)
        parts = [target, self.wording.used(result.used)]
        if action.opened:
            cells = self.enumerate([self.wording.cell(cell) for cell in action.opened])
            parts.append(self.words.phrase("cubus-do-open", cells=cells))
        return join(parts, self.words.signs.list)

    def gain(self, view: CubusView, action: Any) -> Phrase | None:
        """Say what a build brings, or that nothing, or something, was found to build."""
        if isinstance(action, Build):
            result = cost(view.context, Sketch(action.pile), action.opened)
            key = "cubus-gain-down" if view.context.target is not None else "cubus-gain-points"
            gain = self.wording.gain(result.gain)
            return self.words.phrase(key, points=result.points, gain=gain)
        if isinstance(action, Pass | Let):
            return self.words.phrase("cubus-gain-no-build")
        return self.words.phrase("cubus-gain-build") if isinstance(action, Knock) else None

    def larger(self, view: CubusView, action: Any) -> Build | None:
        """Return a build of one column that is worth more than ``action``."""
        if not isinstance(action, Build):
            return None
        found = list(self._simple(view).values())
        most = max(found, key=lambda each: self._points(view, each), default=action)
        return most if self._points(view, most) > self._points(view, action) else None

    def warning(self, view: CubusView, action: Any) -> tuple[str, Phrase] | None:
        """Warn of a build overlooked, a knock without one, and of open boxes."""
        return warnings.warning(self.words, view, action)

    def _points(self, view: CubusView, action: Build) -> int:
        return cost(view.context, Sketch(action.pile), action.opened).points

    def touches(self, action: Any) -> tuple[str, ...]:
        """Return nothing: which column a build changes depends on the pile; see actions_for."""
        return ()

    def _simple(self, view: CubusView) -> dict[tuple[int, int], Build]:
        """Return the builds in which only one column changes, by this column."""
        if not view.may_build():
            return {}
        found = {step.cell: build for _, step, build in step_builds(view.context)}
        if view.public.phase == DISMANTLE and not found:
            for build in takedowns(view.context):
                pile = build.pile
                for cell, height in view.heights.items():
                    if pile.get(cell, 0) < height:
                        found.setdefault(cell, build)
        return found

    def actions_for(self, view: CubusView, item: str, marked: Sequence[str]) -> Sequence[Any]:
        """Return what Enter does on a column or a place: one box there, if it is legal."""
        cell = key_cell(item)
        build = self._simple(view).get(cell) if cell is not None else None
        return [] if build is None else [build]

    def why_not(self, view: CubusView, item: str, marked: Sequence[str]) -> Phrase | None:
        cell = key_cell(item)
        if cell is None or view.dismantling() or not view.may_build():
            return None
        higher = Build.of({**view.heights, cell: view.heights.get(cell, 0) + 1})
        try:
            check(view.context, higher.pile, ())
        except GameError as error:
            return self.refusal(error, view)
        return None

    def live_items(self, view: CubusView) -> frozenset[str]:
        """Return columns and places where one box can go (or come away) now."""
        found: set[str] = set()
        if not (view.dismantling() or view.tells_places()):
            return frozenset()
        for x, y in self._simple(view):
            found.update((f"c{x},{y}", f"p{x},{y}"))
        return frozenset(found)

    def end_turn(self, view: CubusView) -> Any | None:
        """Return what E does: not knocking, or saying that one cannot build."""
        if self.seat not in view.to_act():
            return None
        if view.public.phase == WINDOW:
            return Let()
        if view.public.phase == DISMANTLE and takedowns(view.context):
            return None
        return Pass()

    def end_turn_question(self, view: CubusView, action: Any) -> Phrase | None:
        """Ask before passing, whether there is a build or not: the question gives nothing away.

        Where one must build what one can there is nothing to ask: passing goes, or is refused.
        """
        if not isinstance(action, Pass) or view.public.settings.must_build:
            return None
        if view.public.phase == SHOW:
            return self.words.phrase("cubus-give-up-sure", count=WRONG_KNOCK)
        return self.words.phrase("cubus-pass-sure")

    def asked(self, view: CubusView) -> bool:
        """Tell whether this seat is asked to knock, or has to show a build: the events say so."""
        return view.public.phase in (WINDOW, SHOW)

    # -- answers -------------------------------------------------------------------------

    def turn(self, view: CubusView) -> Phrase:
        table = view.public
        if table.phase == OVER:
            return self.result(view)
        if table.phase == WINDOW:
            return self._turn_window(view)
        tiles = self.wording.tiles(view.own_tiles())
        if table.phase == LAST:
            if self.seat in table.waiting:
                return self.words.phrase("cubus-turn-last-you", tiles=tiles)
            waiting = self.people(table.waiting)
            return self.words.phrase("cubus-turn-last", who=waiting)
        if table.phase == SHOW:
            whose = self.about("cubus-whose", table.owner)
            return self.about("cubus-turn-show", table.turn, whose=whose, tiles=tiles)
        if table.phase == DISMANTLE:
            return self.about("cubus-turn-dismantle", table.turn, count=view.geometry.boxes)
        return self.about(
            "cubus-turn", table.turn, tiles=tiles, held=self.wording.held(view.own_tiles())
        )

    def _turn_window(self, view: CubusView) -> Phrase:
        """Say what is waited for; say who has still to answer only if nobody else can be meant."""
        table = view.public
        if view.known.asked:
            return self.words.phrase("cubus-turn-window-you", name=self.names[table.owner])
        others = [seat for seat in range(table.seats) if seat not in (table.owner, self.seat)]
        if len(others) > 1:
            return self.words.phrase("cubus-turn-window-some")
        return self.words.phrase("cubus-turn-window", who=self.person(others[0]))

    def scores(self, view: CubusView) -> Phrase:
        """Say all points, the most first."""
        return self.words.phrase("cubus-scores", scores=self.teller.ranking(view.public.points))

    def score_table(self, view: CubusView) -> Zone:
        """Return points and tiles of every seat as a grid."""
        return self.maker.score_table(view)

    def result(self, view: CubusView) -> Phrase:
        winners = view.public.winners()
        if not winners:
            return self.scores(view)
        return kit.outcome(
            self,
            winners,
            kit.bare(self.teller.ranking(view.public.points)),
        )

    def group(self, group: str, count: int) -> Phrase:
        return self.wording.tile(KINDS.index(group), count)

    def details(self, error: GameError) -> dict[str, Argument]:
        """Word the cells and tiles of a refusal."""
        words = self.wording
        wordings: dict[str, Callable[[tuple[int, ...]], Argument]] = {
            "cell": lambda at: words.cell((at[0], at[1])),
            "front": lambda at: words.cell((at[0], at[1])),
            "missing": lambda tiles: words.tiles(tiles, "nom"),
        }
        return super().details(error) | kit.worded(error, tuple, wordings)

    def run(self, command: str, view: CubusView, zone: Zone, item: str | None) -> Answer:
        """Carry out a key of this game."""
        if command == "build":
            return self._open(view)
        if command == "knock":
            if view.public.phase == WINDOW and self.seat in view.to_act():
                return Answer(action=Knock())
            return Answer(self.words.phrase("cubus-knock-nothing"), sound="error")
        if command == "places":
            if view.public.phase == DISMANTLE:
                key = "cubus-places-down-tab" if self.live_items(view) else "cubus-places-down"
                return Answer(self.words.phrase(key), sound="edge")
            if not view.tells_places():
                return Answer(self.words.phrase("cubus-places-hidden"), sound="edge")
            return self.next_place(self.zones(view), item)
        return self.read(command, view.heights, zone, item)

    def commands_that_act(self, view: CubusView) -> frozenset[str]:
        """Return whether one may build now, or knock."""
        knocks = view.public.phase == WINDOW and self.seat in view.to_act()
        return frozenset(["knock"] if knocks else ["build"] if view.may_build() else [])

    def read(self, command: str, pile: Pile, zone: Zone, item: str | None) -> Answer:
        """Read a pile, that on the table or the planned one: plan, row, silhouettes, layers."""
        if command == "row":
            return self._row(zone, pile, item)
        if not pile:
            return Answer(self.words.phrase("cubus-empty-plan"))
        if command == "plan":
            lines = [self.wording.size(pile), *self.wording.plan(pile)]
        elif command == "silhouettes":
            lines = self.wording.silhouettes(pile)
        elif command == "layers":
            lines = self.wording.layers(pile)
        else:
            raise KeyError(command)
        return Answer(join(lines, self.words.signs.sentence))

    def _open(self, view: CubusView) -> Answer:
        if not view.may_build():
            return Answer(self.words.phrase("cubus-build-not-now"), sound="error")
        draft = BuildDraft(self, view)
        tiles = self.wording.tiles(view.own_tiles())
        key = "cubus-draft-open-down" if view.public.phase == DISMANTLE else "cubus-draft-open"
        return Answer(self.words.phrase(key, tiles=tiles), draft=draft, focus="c0,0", sound="open")

    def next_place(self, zones: Sequence[Zone], item: str | None) -> Answer:
        """Go to the first of the places where one box could go, where they are as they were when
        asked for before, to the next one.
        """
        zone = next((z for z in zones if z.id == "places"), None)
        if zone is None or not zone.items:
            return Answer(self.words.phrase("cubus-empty-places"), sound="edge")
        keys = [place.key for place in zone.items]
        as_before, self._places = self._places == zone, zone
        if as_before and item in keys:
            return Answer(focus=keys[(keys.index(item) + 1) % len(keys)])
        first = zone.items[0]
        said = join(
            (zone.summary, join((first.text, first.state), self.words.signs.list)),
            self.words.signs.sentence,
        )
        return Answer(said, focus=first.key)

    def _row(self, zone: Zone, pile: Pile, item: str | None) -> Answer:
        found = row_of(zone, pile, item)
        if found is None:
            return Answer(self.words.phrase("cubus-row-none"), sound="edge")
        number, heights = found
        said = self.words.phrase(
            "cubus-row-heights", row=number, heights=self.wording.numbers(heights)
        )
        return Answer(said, tones=tones(heights))


PRESENTER = CubusPresenter
