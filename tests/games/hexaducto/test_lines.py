"""Groups and streets, and what a line lacks."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from braillespiel.games.hexaducto.cards import VALUES
from braillespiel.games.hexaducto.geometry import AXES
from braillespiel.games.hexaducto.lines import aims, complete_lines, kind_of, lines_through
from tests.games.hexaducto.drawn import at, field
from tests.games.hexaducto.test_geometry import brute_runs, random_field


@pytest.mark.parametrize("values", [(10, 9, 8, 7), (-1, 0, 1, 2), (3, 4), (12, 11), (-2, -1)])
def test_these_are_streets(values: tuple[int, ...]) -> None:
    assert kind_of(values) == "street"


@pytest.mark.parametrize("values", [(5, 5), (0, 0, 0), (-2, -2, -2, -2)])
def test_these_are_groups(values: tuple[int, ...]) -> None:
    assert kind_of(values) == "group"


@pytest.mark.parametrize(
    "values", [(2, 3, 5, 4), (3, 5, 6, 7), (3, 4, 3), (1, 3, 5), (5, 5, 6), (7,), (4, 5, 5)]
)
def test_these_are_neither(values: tuple[int, ...]) -> None:
    assert kind_of(values) is None


def test_a_line_with_a_face_down_card_is_not_complete() -> None:
    one, _ = field("""
        4   5   ?6
    """)
    assert complete_lines(one, 2) == []


def test_a_line_shorter_than_the_smallest_does_not_count() -> None:
    one, _ = field("""
        4   5
    """)
    assert len(complete_lines(one, 2)) == 1
    assert complete_lines(one, 3) == []


def test_only_a_line_from_edge_to_edge_counts() -> None:
    one, _ = field("""
        4   5   6   9
    """)
    assert complete_lines(one, 2) == []


def test_crossing_lines_are_found_together() -> None:
    one, _ = field("""
            1   9
          4   5   6
            2   9
    """)
    found = complete_lines(one, 2)
    assert [(line.kind, line.values) for line in found] == [("street", (4, 5, 6))]
    one[at(1, 0)] = 8
    one[at(0, 2)] = 2
    one[at(-1, 2)] = 2
    # The rising line through 5 is now 2, 5, 8, and falling 1, 5, 2: neither is complete.
    assert [line.values for line in complete_lines(one, 2)] == [(4, 5, 6), (2, 2)]


def test_looking_at_one_card_finds_the_same_lines_as_looking_everywhere() -> None:
    rng = Random(5)
    for number in range(1500):
        cells = random_field(rng, connected=number % 2 == 0)
        cards = {place: rng.randint(3, 5) for place in cells}
        down = {place for place in cells if rng.random() < 0.1}
        smallest = rng.randint(2, 3)
        seen = {place: None if place in down else value for place, value in cards.items()}
        everywhere = complete_lines(seen, smallest)
        brute = {
            (axis, line)
            for axis, line in brute_runs(cells)
            if len(line) >= smallest
            and not down & set(line)
            and kind_of([cards[place] for place in line])
        }
        assert {(line.axis, line.cells) for line in everywhere} == brute
        for place in cells - down:
            through = lines_through(seen, place, smallest)
            assert set(through) == {line for line in everywhere if place in line.cells}


def test_what_a_line_lacks_is_what_trying_every_card_finds() -> None:
    rng = Random(6)
    for _ in range(400):
        length = rng.randint(2, 5)
        values = [rng.choice([None, 3, 4, 5, 6, rng.randint(-2, 12)]) for _ in range(length)]
        tried = set()
        hidden = [index for index, value in enumerate(values) if value is None]
        for index, value in product(range(length), VALUES):
            if set(hidden) <= {index} and values[index] != value:
                changed = [value if i == index else has for i, has in enumerate(values)]
                if kind_of([has if has is not None else 99 for has in changed]):
                    tried.add((index, value))
        whole = not hidden and kind_of([has for has in values if has is not None]) is not None
        found = aims(values, most=1)
        if whole:
            assert any(not aim.changes for aim in found)
        else:
            assert {change for aim in found for change in aim.changes} == tried


def test_every_axis_has_a_name_of_its_own() -> None:
    assert len(set(AXES)) == 3
