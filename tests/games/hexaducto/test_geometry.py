"""Lines, parts and docking places, against brute force on random fields."""

from __future__ import annotations

from random import Random

from braillespiel.games.hexaducto.field import rows_of
from braillespiel.games.hexaducto.geometry import (
    DEAL,
    FALLING,
    NEIGHBOURS,
    RISING,
    ROW,
    anchor,
    axial,
    cell,
    dock_places,
    parts,
    run,
    runs,
)
from braillespiel.games.hexaducto.landmarks import landmarks
from tests.games.hexaducto.drawn import at, field

COORDINATES = {
    ROW: lambda q, r: (r, q),
    FALLING: lambda q, r: (q, r),
    RISING: lambda q, r: (q + r, q),
}
"""For every axis: which line a cell is on, and its place along it."""


def random_field(rng: Random, connected: bool) -> set[int]:
    """A random field of up to 19 cells, grown cell by cell or scattered."""
    size = rng.randint(1, 19)
    if not connected:
        return set(rng.sample([cell(q, r) for q in range(-3, 4) for r in range(-3, 4)], size))
    cells = {cell(0, 0)}
    while len(cells) < size:
        cells.add(rng.choice(sorted(cells)) + rng.choice(NEIGHBOURS))
    return cells


def brute_runs(cells: set[int]) -> set[tuple[int, tuple[int, ...]]]:
    """Group cells by the line they are on, sort them, break at every gap."""
    found = set()
    for axis, where in COORDINATES.items():
        lines: dict[int, list[tuple[int, int]]] = {}
        for place in cells:
            line, along = where(*axial(place))
            lines.setdefault(line, []).append((along, place))
        for line_cells in lines.values():
            line_cells.sort()
            current: list[tuple[int, int]] = []
            for along, place in line_cells:
                if current and along != current[-1][0] + 1:
                    found.add((axis, tuple(p for _, p in current)))
                    current = []
                current.append((along, place))
            found.add((axis, tuple(p for _, p in current)))
    return found


def brute_docks(cells: set[int]) -> set[tuple[int, int]]:
    """Try every translation of every part that may move."""
    found = parts(cells)
    most = max(len(part) for part in found)
    largest = [part for part in found if len(part) == most]
    places = set()
    for part in found:
        bodies = [body for body in largest if body != part]
        if len(part) == most and len(largest) == 1:
            continue
        for q in range(-12, 13):
            for r in range(-12, 13):
                target = {(axial(p)[0] + q, axial(p)[1] + r) for p in part}
                others = {axial(p) for p in cells if p not in part}
                if target & others:
                    continue
                steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
                beside = {(a + x, b + y) for a, b in target for x, y in steps}
                if any(beside & {axial(p) for p in body} for body in bodies):
                    places.add((anchor(part), cell(q, r)))
    return places


def test_the_deal_is_a_hexagon_of_19_cells_in_rows_of_3_4_5_4_3() -> None:
    assert [len(row) for row in rows_of(DEAL)] == [3, 4, 5, 4, 3]
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in map(axial, DEAL))
    assert len(set(DEAL)) == 19


def test_axial_coordinates_come_back() -> None:
    for q in range(-40, 41):
        for r in range(-40, 41):
            assert axial(cell(q, r)) == (q, r)


def test_the_lines_are_those_that_brute_force_finds() -> None:
    rng = Random(1)
    for number in range(1500):
        cells = random_field(rng, connected=number % 2 == 0)
        assert {(axis, tuple(line)) for axis, line in runs(cells)} == brute_runs(cells)


def test_a_run_goes_from_edge_to_edge_and_stops_at_a_gap() -> None:
    one, _ = field("""
        1   2   .   4   5   6
    """)
    assert run(one, at(1, 0), ROW) == [at(0, 0), at(1, 0)]
    assert run(one, at(4, 0), ROW) == [at(3, 0), at(4, 0), at(5, 0)]


def test_the_directions_fall_and_rise() -> None:
    one, _ = field("""
        1   2
      3   4   5
        6   7
    """)
    assert [one[p] for p in run(one, at(0, 1), FALLING)] == [1, 4, 7]
    assert [one[p] for p in run(one, at(0, 1), RISING)] == [6, 4, 2]
    assert [one[p] for p in run(one, at(0, 1), ROW)] == [3, 4, 5]


def test_parts_are_what_hangs_together_the_largest_first() -> None:
    rng = Random(2)
    for _ in range(800):
        cells = random_field(rng, connected=False)
        found = parts(cells)
        assert set().union(*found) == cells
        assert sum(len(part) for part in found) == len(cells)
        assert [len(part) for part in found] == sorted(map(len, found), reverse=True)
        for part in found:
            outside = {place + step for place in part for step in NEIGHBOURS} - part
            assert not outside & cells
            reached, todo = set(), [anchor(part)]
            while todo:
                place = todo.pop()
                if place in part and place not in reached:
                    reached.add(place)
                    todo += [place + step for step in NEIGHBOURS]
            assert reached == part


def test_the_docking_places_are_those_that_brute_force_finds() -> None:
    rng = Random(3)
    tried = 0
    while tried < 80:
        cells = random_field(rng, connected=False)
        if len(parts(cells)) < 2:
            continue
        tried += 1
        found = dock_places(cells)
        assert len(set(found)) == len(found)
        assert set(found) == brute_docks(cells)


def test_a_whole_field_has_no_docking_places() -> None:
    assert dock_places(set(DEAL)) == []


def test_the_landmarks_of_the_deal() -> None:
    assert {name: axial(place) for place, name in landmarks(frozenset(DEAL)).items()} == {
        "top-left": (0, -2),
        "top-right": (2, -2),
        "right": (2, 0),
        "bottom-right": (0, 2),
        "bottom-left": (-2, 2),
        "left": (-2, 0),
        "centre": (0, 0),
    }


def test_every_field_has_landmarks_on_its_own_cells() -> None:
    rng = Random(4)
    for _ in range(300):
        cells = frozenset(random_field(rng, connected=True))
        marks = landmarks(cells)
        assert marks.keys() <= cells
        assert len(set(marks.values())) == len(marks) > 0
