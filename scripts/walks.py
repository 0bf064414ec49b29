"""Random matches of every game, for checks at every step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import CLOCK, ActionTextError, GameError, Tick
from braillespiel.games import registry


def options_of(game: AnyGame, rng: Random) -> dict[str, Any]:
    """Return random options that go together; decks of one's own aside."""
    while True:
        given: dict[str, Any] = {}
        for option in game.options:
            if isinstance(option.default, bool):
                given[option.id] = rng.random() < 0.5
            elif option.choices:
                given[option.id] = rng.choice([c for c in option.choices if c != "own"])
            elif rng.random() < 0.5:
                given[option.id] = rng.randrange(int(option.low), option.high + 1, option.step)
        try:
            resolved = game.resolve(given)
            game.seats_for(resolved)
        except GameError:
            continue
        return resolved


def _heard(game: AnyGame) -> list[Any]:
    """Return the action, listed or not, by which outputs say that they have told everything."""
    try:
        return [game.parse_action("heard")]
    except ActionTextError:
        return []


def walked(
    name: str, seed: int, steps: int, hearing: bool = False
) -> Iterator[tuple[Any, int, dict[str, Any], list[Any]]]:
    """Yield (state, seats, options, events) along a random match.

    With ``hearing`` seats now and then say what no list of actions offers: that they have heard.
    """
    rng = Random(f"{name} {seed}")
    game = registry.game(name)
    options = options_of(game, rng)
    seats = rng.choice(list(game.seats_for(options)))
    state = game.setup(seats, options, seed)
    yield state, seats, options, []
    heard = _heard(game) if hearing else []
    for _ in range(steps):
        if state.is_over():
            return
        acting = [seat for seat in state.to_act() if seat != CLOCK and state.legal_actions(seat)]
        due = state.deadline()
        if acting and (due is None or rng.random() < 0.8):
            seat = rng.choice(sorted(acting))
            actions = list(state.legal_actions(seat))
            if heard and rng.random() < 0.5 and state.is_legal(seat, heard[0]):
                actions = heard
            events = state.apply(seat, rng.choice(actions))
        else:
            assert due is not None
            events = state.apply(CLOCK, Tick(due))
        yield state, seats, options, list(events)
