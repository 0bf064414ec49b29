"""With the same chance, nothing that a seat cannot know changes a bot's choice or a hint."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, LEVELS, thought_out
from braillespiel.games import registry
from scripts.walks import walked
from tests.games.hexaducto.drawn import drawn
from tests.support.facts import facts

OTHERS = 2
"""So many other states that look the same from the seat are tried in each."""


def decided(game: Any, level: str, view: Any, seed: int) -> tuple[Any, ...]:
    """Return what a bot of a level does, after how long, and the hint there."""
    bot = game.bot(level)
    action = thought_out(bot.choose(view, Random(seed)))
    pause = bot.pause(view, action, Random(seed))
    if level != "hard" or facts(game.id).long_hint(view):
        return action, pause
    return action, pause, thought_out(bot.advise(view, Random(seed)))


def situations(name: str) -> list[tuple[Any, int]]:
    """Return states with a seat that may act, from matches with all kinds of options."""
    rng, found = Random(name), []
    for seed in range(100):
        steps = rng.randrange(2, 40)
        states = [entry[0] for entry in walked(name, seed, steps)]
        state = states[-1]
        acting = sorted(state.to_act() - {CLOCK})
        if acting and not state.is_over() and len(state.legal_actions(acting[-1])) > 1:
            found.append((state, acting[-1]))
        if len(found) == facts(name).SITUATIONS:
            break
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", registry.own())
def test_what_a_seat_cannot_know_changes_no_choice_and_no_hint(name: str, level: str) -> None:
    game, differ = registry.game(name), 0
    found = situations(name)
    assert len(found) == facts(name).SITUATIONS
    for number, (state, seat) in enumerate(found):
        view = state.view(seat)
        expected = decided(game, level, view, number)
        for other in range(OTHERS):
            twin = view.sample(Random(f"{number} {other}"))
            differ += twin != state
            assert decided(game, level, twin.view(seat), number) == expected
    assert differ > 1, "the others are other situations"


def test_the_hint_of_a_puzzle_does_not_know_the_cards_that_lie_face_down() -> None:
    state = drawn("5   ?3  9\n  12  ?8", puzzle="easy")
    view, game = state.view(0), registry.game("hexaducto")
    hints = []
    for number in range(3):
        twin = state if not number else view.sample(Random(number))
        assert (twin == state) is (not number)
        hints.append(thought_out(game.bot("hard").advise(twin.view(0), Random(1))))
    assert hints == hints[:1] * 3
