"""Who sits with whom: nobody is left over, nobody sits with bots while others are full."""

from __future__ import annotations

from random import Random

import pytest

from braillespiel.classroom import dealing
from braillespiel.classroom.dealing import DealingError
from braillespiel.games import registry


@pytest.mark.parametrize(
    ("pupils", "seats", "sizes"),
    [(4, 4, [4]), (5, 4, [3, 2]), (9, 4, [3, 3, 3]), (1, 2, [1]), (40, 3, [3] * 12 + [2] * 2)],
)
def test_tables_are_as_even_as_they_can_be(pupils: int, seats: int, sizes: list[int]) -> None:
    found = dealing.groups(range(1, pupils + 1), seats, "random", rng=Random(1))
    assert [len(group) for group in found] == sizes
    assert sorted(pupil for group in found for pupil in group) == list(range(1, pupils + 1))


def test_chance_is_that_of_the_generator() -> None:
    def dealt(seed: int) -> list[list[int]]:
        return dealing.groups(range(12), 4, "random", rng=Random(seed))

    assert dealt(1) == dealt(1)
    assert dealt(1) != dealt(2)


def test_by_level_the_nearest_sit_together_and_who_has_none_is_of_the_middle() -> None:
    levels = {1: 9, 2: 1, 3: 5, 4: 1, 5: 9}
    found = dealing.groups(range(1, 7), 2, "level", levels=levels, rng=Random(1))
    assert [set(group) for group in found] == [{2, 4}, {3, 6}, {1, 5}]


@pytest.mark.parametrize(
    ("given", "rule", "details"),
    [
        ([], "class-nobody", {}),
        ([[1, 2, 3]], "class-group-large", {"pupils": 3, "seats": 2}),
        ([[1, 2], [2]], "class-twice", {}),
    ],
)
def test_what_was_given_by_hand_is_checked(
    given: list[list[int]], rule: str, details: dict[str, int]
) -> None:
    with pytest.raises(DealingError) as error:
        dealing.groups([1, 2, 3], 2, "hand", given=given, rng=Random(1))
    assert (error.value.rule, error.value.details) == (rule, details)


def test_a_class_plays_without_clocks_where_a_game_has_an_option_for_it() -> None:
    games = {name: dealing.unhurried(registry.game(name)) for name in registry.own()}
    without = {name for name, options in games.items() if options}
    assert without == {"six", "hexaducto"}
    for name in without:
        registry.game(name).resolve(games[name])
