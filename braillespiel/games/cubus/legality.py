"""What is legal: listed as far as it can be, and judged one action at a time.

Both look at the public record alone, and at whether the seat has still to say if it knocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.cubus.actions import Build, CubusAction, Heard, Knock, Let, Pass
from braillespiel.games.cubus.builds import BuildContext, Cost, OneMore, check
from braillespiel.games.cubus.geometry import Geometry
from braillespiel.games.cubus.phases import BUILD, DISMANTLE, LAST, OVER, SHOW, WINDOW
from braillespiel.games.cubus.pile import Cell, changed
from braillespiel.games.cubus.records import Public
from braillespiel.games.cubus.search import SearchBudget, search
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.takedown import other_way, takedowns
from braillespiel.games.cubus.tiles import NONE, Tiles

USEFUL = 5
"""How many builds are listed at most."""
KNOCKING: tuple[CubusAction, ...] = (Let(), Knock())
PASS = Pass()
_ANSWERS = frozenset((Knock, Let))
LOOKED_FOR = SearchBudget(blocks=0, rounds=2, small=0)
"""How far to search for a build before somebody may pass if nobody knocks."""


class Verdict(NamedTuple):
    """A legal build, what it comes to, and what was known of its pile without a look."""

    build: Build
    cost: Cost
    one_more: OneMore | None = None


def context_of(public: Public, geometry: Geometry) -> BuildContext:
    """Return what the acting seat builds from."""
    if public.phase == DISMANTLE:
        return BuildContext(
            geometry.heights, public.open, NONE, False, geometry.boxes - 1, geometry.need
        )
    hand = public.aside if public.phase == LAST else public.hands[public.owner]
    return BuildContext(
        geometry.heights,
        public.open,
        hand,
        public.settings.children,
        None,
        geometry.need,
        public.settings.touching,
    )


def legal(
    public: Public, geometry: Geometry, seat: int | None, asked: bool
) -> Sequence[CubusAction]:
    """Return a useful few: the builds of one more box, best first, and all that is not a build."""
    if not public.may_act(seat, asked):
        return []
    if public.phase == WINDOW:
        return KNOCKING
    context = context_of(public, geometry)
    if public.phase == DISMANTLE:
        return takedowns(context)[:USEFUL] or [PASS]
    found = geometry.corners().builds(context, USEFUL)
    if found is None:
        found = [build for _, _, build in step_builds(context)[:USEFUL]]
    if public.phase == BUILD and public.settings.must_build:
        found = found or overlooked(context)
        return found or [PASS]
    return [*found, PASS]


def overlooked(context: BuildContext) -> list[Build]:
    """Return the best build that the search finds, none if it finds none."""
    pile = tuple(sorted(context.pile.items()))
    return _overlooked(pile, context.open, context.hand, context.children, context.touching)


@lru_cache(maxsize=256)
def _overlooked(
    pile: tuple[tuple[Cell, int], ...],
    opened: frozenset[Cell],
    hand: Tiles,
    children: bool,
    touching: bool,
) -> list[Build]:
    context = BuildContext(dict(pile), opened, hand, children, touching=touching)
    found = search(context, LOOKED_FOR)
    return [found[0].build] if found else []


def judged(
    public: Public, geometry: Geometry, seat: int | None, asked: bool, action: object
) -> Verdict | None:
    """Return what a legal build comes to, None for what is none.

    Raises IllegalActionError with the rule that an action breaks.
    """
    if type(action) is Heard:
        if seat is None or not 0 <= seat < public.seats:
            raise IllegalActionError("not-your-turn")
        return None  # late it is no fault, and changes nothing
    if public.phase == OVER:
        raise IllegalActionError("over")
    if not public.may_act(seat, asked):
        raise IllegalActionError("not-your-turn")
    if public.phase == WINDOW:
        if type(action) not in _ANSWERS:
            raise IllegalActionError("knock-first")
        return None
    if type(action) is Pass:
        if public.phase == DISMANTLE and takedowns(context_of(public, geometry)):
            raise IllegalActionError("dismantle-must")
        if (
            public.phase == BUILD
            and public.settings.must_build
            and overlooked(context_of(public, geometry))
        ):
            raise IllegalActionError("must-build")
        return None
    if type(action) is not Build:
        raise IllegalActionError("nothing-to-knock")
    context = context_of(public, geometry)
    if public.phase in (BUILD, SHOW):
        one_more = geometry.one_more(context, action)
        pile = one_more.heights if one_more else action.pile
        return Verdict(action, check(context, pile, action.opened, one_more), one_more)
    cost = check(context, action.pile, action.opened)
    if public.phase == DISMANTLE and (cost.moved or action.opened):
        _leave_open_lids(context)
    return Verdict(action, cost)


def _leave_open_lids(context: BuildContext) -> None:
    other = other_way(context)
    if other is not None:
        cell = min(changed(context.pile, other.pile))
        raise IllegalActionError("dismantle-open", cell=cell)


def is_legal(
    public: Public, geometry: Geometry, seat: int | None, asked: bool, action: object
) -> bool:
    """Tell whether an action breaks no rule."""
    try:
        judged(public, geometry, seat, asked, action)
    except IllegalActionError:
        return False
    return True
