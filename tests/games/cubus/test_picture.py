"""The picture of a pile, against worked piles and an independent renderer."""

from __future__ import annotations

from random import Random

import pytest

from braillespiel.games.cubus.picture import Face, Fault, Flaw, Kind, picture
from braillespiel.games.cubus.pile import Cell, Pile, parse_pile, raised
from braillespiel.games.cubus.strips import Need, Sketch

AXES = {0: Kind.RIGHT, 1: Kind.LEFT, 2: Kind.LID}


def pile(text: str) -> Pile:
    found = parse_pile(text)
    assert found is not None
    return found


def march(heights: Pile, u: float, v: float) -> tuple[Cell, Kind, int] | None:
    """Follow a ray from the eye along (-1, -1, -1) through the unit boxes; return what it hits.

    Knows nothing of triangles or strips: it steps from one crossing of a grid plane to the next.
    """
    far = max(heights.values()) + 1.0  # all boxes lie below
    point = [u + far, v + far, far]
    while point[2] > 0:
        lengths = [c % 1 or 1.0 for c in point]
        axis = lengths.index(min(lengths))
        point = [c - lengths[axis] for c in point]
        point[axis] = round(point[axis])
        inside = [int(c // 1) for c in point]
        inside[axis] = int(point[axis]) - 1
        x, y, z = inside
        if 0 <= z < heights.get((x, y), 0):
            return (x, y), AXES[axis], z
    return None


def rendered(heights: Pile) -> dict[Face, int]:
    """Cast one ray through the middle of every triangle; count the triangles of each face."""
    seen: dict[Face, int] = {}
    reach = max(heights.values())
    us = [x for x, _ in heights]
    vs = [y for _, y in heights]
    for p in range(min(us) - reach - 1, max(us) + 2):
        for q in range(min(vs) - reach - 1, max(vs) + 2):
            for u, v in ((p + 0.61, q + 0.37), (p + 0.37, q + 0.61)):
                hit = march(heights, u, v)
                if hit is not None:
                    face = Face(*hit)
                    seen[face] = seen.get(face, 0) + 1
    return seen


def random_pile(rng: Random) -> Pile:
    wide = rng.randint(1, 4)
    cells = [(rng.randrange(wide), rng.randrange(wide)) for _ in range(rng.randint(1, 9))]
    return {cell: rng.randint(1, 4) for cell in cells}


def test_the_faces_are_those_that_an_independent_renderer_sees() -> None:
    rng, legal = Random(1), 0
    for _ in range(600):
        heights = random_pile(rng)
        seen, found = rendered(heights), picture(heights)
        assert found.faces == {face for face, count in seen.items() if count == 2}
        lids = {face.cell for face in seen if face.kind is Kind.LID}
        whole = all(count == 2 for count in seen.values()) and lids == heights.keys()
        assert found.legal == whole
        legal += found.legal
    assert legal > 100


def test_the_fast_sketch_says_what_the_reference_says() -> None:
    rng, legal = Random(2), 0
    for _ in range(3000):
        heights = random_pile(rng)
        sketch, found = Sketch(heights), picture(heights)
        assert sketch.legal == found.legal
        assert {(f.flaw, f.cell) for f in sketch.faults()} <= {
            (flaw, cell) for cell in heights for flaw in Flaw
        }
        if found.legal:
            legal += 1
            assert sketch.need == Need(
                found.count(Kind.LEFT), found.count(Kind.RIGHT), found.count(Kind.LID)
            )
            for cell in heights:
                own = [face.kind for face in found.faces if face.cell == cell]
                assert sketch.sides(cell) == (own.count(Kind.LEFT), own.count(Kind.RIGHT))
    assert legal > 800


def test_changing_columns_one_by_one_ends_where_starting_anew_does() -> None:
    rng = Random(3)
    for _ in range(300):
        sketch = Sketch(random_pile(rng))
        for _ in range(10):
            cell, height = (rng.randrange(4), rng.randrange(4)), rng.randrange(5)
            before = sketch.heights.get(cell, 0)
            assert sketch.set(cell, height) == before
            anew = Sketch(sketch.heights)
            assert (sketch.need, sketch.legal, sketch.boxes) == (anew.need, anew.legal, anew.boxes)


@pytest.mark.parametrize(
    ("plan", "left", "right", "lids"),
    [
        ("1", 1, 1, 1),
        ("2", 2, 2, 1),
        ("2,1/1,0", 3, 3, 3),
        ("4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4", 16, 16, 16),
        ("1,0/0,0/0,0", 1, 1, 1),
    ],
)
def test_a_pile_needs_the_tiles_that_are_seen(plan: str, left: int, right: int, lids: int) -> None:
    assert Sketch(pile(plan)).need == Need(left, right, lids)


def test_a_box_that_covers_half_a_side_is_named_with_what_it_covers() -> None:
    heights = {(0, 0): 1, (1, 1): 1}
    assert Sketch(heights).faults() == [Fault(Flaw.HALF, (0, 0), (1, 1))]
    assert picture(heights).faults[0] == Fault(Flaw.HALF, (0, 0), (1, 1))


def test_a_column_that_covers_a_lid_is_named_with_the_one_behind() -> None:
    assert Sketch(pile("1,2")).faults() == [Fault(Flaw.HIDDEN, (0, 0), (1, 0))]


def test_a_layer_pushed_in_below_moves_no_lid_in_the_picture() -> None:
    rng = Random(4)
    for _ in range(2000):
        heights = random_pile(rng)
        places = {(x - h, y - h) for (x, y), h in heights.items()}
        assert {(x - h, y - h) for (x, y), h in raised(heights).items()} == places
        if Sketch(heights).legal:
            assert Sketch(raised(heights)).boxes == sum(heights.values()) + len(heights)
