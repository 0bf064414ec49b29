"""The lozenges and the dots of a pile."""

from __future__ import annotations

from random import Random

import pytest

from braillespiel.games.cubus.drawing import OPEN, drawing, raster
from braillespiel.games.cubus.pile import Pile
from braillespiel.games.cubus.steps import steps, with_step
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.dots import braille
from braillespiel.games.zones import Polygon


def area(polygon: Polygon) -> float:
    ring = polygon.corners
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def test_one_box_is_three_lozenges_of_three_shades_and_patterns() -> None:
    found = drawing({(0, 0): 1})
    assert [(p.shade, p.pattern) for p in found] == [
        ("medium", "stripes-left"),
        ("dark", "stripes-right"),
        ("light", ""),
    ]
    assert found[2].corners[0] == (0.0, -1.0), "the rear corner of the lid is on top"


def test_there_are_as_many_lozenges_as_the_pile_needs_all_of_one_size() -> None:
    rng = Random(1)
    for number in range(40):
        pile: Pile = {(0, 0): 1}
        for _ in range(number):
            pile = with_step(pile, rng.choice(steps(pile)))
        found = drawing(pile)
        assert len(found) == Sketch(pile).need.total
        assert all(area(p) == pytest.approx(3**0.5 / 2) for p in found)


def test_an_open_lid_has_a_pattern_of_its_own_and_a_planned_lozenge_is_a_ghost() -> None:
    found = drawing({(0, 0): 1, (1, 0): 1}, places=[(-1, -1)], before={(0, 0): 1})
    lids = {p.key: p for p in found if p.shade == "light"}
    assert (lids["c0,0"].pattern, lids["c1,0"].pattern) == (OPEN, "")
    assert (lids["c0,0"].ghost, lids["c1,0"].ghost) == (False, True)


def test_a_layer_pushed_in_leaves_the_old_lid_no_ghost() -> None:
    found = drawing({(1, 1): 2}, before={(0, 0): 1})
    assert [p.ghost for p in found if p.shade == "light"] == [False]


def test_the_dots_of_one_box() -> None:
    dots = raster(drawing({(0, 0): 1}), 15, 17)
    assert ["".join("o" if dot else "." for dot in row) for row in dots] == [
        ".......o.......",
        ".....oo.oo.....",
        "...oo.....oo...",
        ".oo.........oo.",
        "o.............o",
        "ooo.........ooo",
        "o..oo.....oo..o",
        "o....oo.oo....o",
        "o......o......o",
        "o......o......o",
        "o......o......o",
        "o......o......o",
        "o......o......o",
        ".oo....o....oo.",
        "...oo..o..oo...",
        ".....ooooo.....",
        ".......o.......",
    ]


def test_dots_become_cells() -> None:
    assert braille(((True, False), (False, True), (False, False), (True, True))) == ("⣑",)
    assert braille(raster((), 4, 4)) == ("⠀⠀",)
