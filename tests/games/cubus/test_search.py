"""The search: exact where it says so, never illegal, within its bounds."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from braillespiel.games.cubus.builds import BuildContext, check
from braillespiel.games.cubus.corners import corners
from braillespiel.games.cubus.family import least_tiles, most_boxes
from braillespiel.games.cubus.pile import Cell, Pile, boxes, parse_pile, rows
from braillespiel.games.cubus.search import Best, SearchBudget, search
from braillespiel.games.cubus.steps import step_builds, steps, with_step
from braillespiel.games.cubus.strips import Need, Sketch

WINDOW = 3
MOST = 7
Known = tuple[Pile, Need, int, frozenset[Cell]]


@cache
def everything() -> tuple[Known, ...]:
    """Every legal pile of up to seven boxes in a window of three by three, by trying all."""
    cells = [(x, y) for x in range(WINDOW) for y in range(WINDOW)]
    found: list[Known] = []

    def fill(at: int, left: int, pile: Pile) -> None:
        if at == len(cells):
            sketch = Sketch(pile)
            if pile and sketch.legal:
                places = frozenset((x - h, y - h) for (x, y), h in pile.items())
                found.append((dict(pile), sketch.need, sketch.boxes, places))
            return
        for height in range(left + 1):
            fill(at + 1, left - height, {**pile, cells[at]: height} if height else pile)

    fill(0, MOST, {})
    return tuple(found)


def keeps(places: frozenset[Cell], pins: frozenset[Cell]) -> bool:
    """Tell whether a pile can lie so on the table that it keeps the open lids."""
    if not pins:
        return True
    first = min(pins)
    return any(
        all((p - first[0] + a, q - first[1] + b) in places for p, q in pins) for a, b in places
    )


def best_by_trying(context: BuildContext, limits: Need) -> int:
    """Return the most points of any pile in the window, found by trying all."""
    now, tiles, best = boxes(context.pile), sum(context.laid), 0
    for _, need, count, places in everything():
        if count > now and all(n <= m for n, m in zip(need, limits, strict=True)):
            points = 3 * (count - now) - need.total + tiles
            if points > best and keeps(places, context.open):
                best = points
    return best


def sites(number: int, lids: int, seed: int) -> list[BuildContext]:
    """Return random situations on small piles that hang together or not."""
    rng = Random(seed)
    small = [known for known in everything() if known[2] <= 4]
    found = []
    for _ in range(number):
        pile, _, _, places = rng.choice(small)
        pins = rng.sample(sorted(places), min(lids, len(places)))
        hand = (rng.randint(0, 2), rng.randint(0, 2), rng.randint(0, 2), rng.randint(0, 1))
        found.append(BuildContext(pile, frozenset(pins), hand))
    return found


@pytest.mark.parametrize("lids", [0, 1, 2])
def test_on_small_piles_nothing_is_better_than_what_is_found(lids: int) -> None:
    better = 0
    for context in sites(4 if lids else 40, lids, lids):
        tried = best_by_trying(context, Best(context).limits)
        assert max((f.points for f in search(context)), default=0) >= tried, context
        better += tried > 0
    assert better > 3


def test_no_pile_has_more_boxes_than_the_bound_allows() -> None:
    for _, need, count, _ in everything():
        assert count <= most_boxes(need.left, need.right, need.lids)
        assert need.total >= least_tiles(count)


def test_sixteen_of_each_kind_make_sixty_four_boxes_and_nothing_more() -> None:
    pile = parse_pile("4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,3")
    assert pile is not None
    [best, *_] = search(BuildContext(pile, frozenset(), (0, 0, 0, 0)))
    assert boxes(best.build.pile) == 64
    assert most_boxes(16, 16, 16) == 64
    full = dict.fromkeys(pile, 4)
    assert search(BuildContext(full, frozenset(), (0, 0, 0, 0))) == []


def grown(rng: Random, number: int) -> Pile:
    pile: Pile = {(0, 0): 1}
    for _ in range(number):
        choices = [step for step in steps(pile) if step.need.total <= 40 and min(step.cell) >= 0]
        if choices:
            pile = with_step(pile, rng.choice(choices))
    return pile


def test_every_build_found_is_legal_and_brings_what_it_says() -> None:
    rng = Random(5)
    for number in range(12):
        pile = grown(rng, 4 + 2 * number)
        places = sorted((x - h, y - h) for (x, y), h in pile.items())
        pins = frozenset(rng.sample(places, min(number % 4, len(places))))
        need = Sketch(pile).need
        hand = (min(2, 16 - need.left), min(2, 16 - need.right), 1, 1 if len(pins) < 4 else 0)
        context = BuildContext(pile, pins, hand)
        found = search(context, SearchBudget(20, 3, 500))
        assert [f.points for f in found] == sorted((f.points for f in found), reverse=True)
        for one in found:
            result = check(context, one.build.pile, one.build.opened)
            assert (result.points, result.gain) == (one.points, one.gain)


def test_the_builds_of_one_box_are_among_all_legal_ones() -> None:
    rng = Random(6)
    for number in range(40):
        context = BuildContext(grown(rng, number), frozenset(), (1, 1, 1, 0))
        grid = tuple(tuple(row) for row in rows(context.pile))
        quick = corners(grid).builds(context, 99)
        slow = {build for _, _, build in step_builds(context)}
        assert quick is None or set(quick) <= slow
