"""Scripts from outside that know the contract's public names, and nothing of any game, run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from braillespiel.engine import contract
from braillespiel.engine.contract import (
    CLOCK,
    LEVELS,
    ActionTextError,
    Bot,
    Game,
    GameError,
    IllegalActionError,
    Option,
    OptionError,
    PositionError,
    State,
    Tick,
    View,
)
from braillespiel.engine.match import Entry, Match, ReplayError
from braillespiel.engine.position import load
from braillespiel.engine.simulate import think
from braillespiel.games import registry

GAMES = registry.own()
STEPS = 40
NAMES = {
    Game: "id min_seats max_seats timed options low_wins statistics_by setup state_from"
    " position_schema parse_action journal_text parse_journal bot seats_for rematch resolve"
    " prepare",
    State: "to_act legal_actions apply view is_over scores winners clone to_position deadline"
    " wants_time legal_is_complete",
    View: "seat to_act legal_actions is_over scores sample",
    Bot: "choose",
    Option: "id default choices low high step check parse",
}
"""What scripts were written against before a seat could be anywhere."""


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Any]]:
    """Play at random as a script from outside does; yield who acted and what happened."""
    for _ in range(STEPS):
        state = match.state
        if state.is_over():
            return
        acting = [s for s in sorted(state.to_act()) if s != CLOCK and state.legal_actions(s)]
        if acting:
            seat = rng.choice(acting)
            yield seat, match.apply(seat, rng.choice(list(state.legal_actions(seat))))
        else:
            due = state.deadline()
            assert due is not None
            yield CLOCK, match.advance(due)


def test_the_names_are_all_there() -> None:
    for kind, names in NAMES.items():
        known = {*dir(kind), *getattr(kind, "__annotations__", {})}
        assert set(names.split()) - known == set()
    for error in (IllegalActionError, OptionError, PositionError, ActionTextError, ReplayError):
        assert issubclass(error, GameError)
    assert (LEVELS, CLOCK, str(Tick(3))) == (("easy", "normal", "hard"), -1, "tick 3")
    assert {"Action", "Event", "Thought", "OptionValue"} <= set(vars(contract))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_kept_and_read_again(name: str) -> None:
    game = registry.game(name)
    match = Match(game, max(2, game.min_seats), {}, seed=5)
    for _, events in steps(match, Random(name)):
        assert all(event.kind for event in events)
    entries = [Entry(entry.seat, entry.text, entry.at) for entry in match.journal]
    again = Match(game, match.seats, match.options, seed=5)
    again.replay(entries)
    assert again.to_position() == match.to_position()
    document = json.loads(json.dumps(match.to_position()))
    assert load(document, registry.game).to_position() == document
    back = again.rewind(len(entries) // 2)
    assert [entry.text for entry in back] == [e.text for e in entries[len(entries) // 2 :]]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_from_outside_samples_what_it_sees(name: str) -> None:
    match = Match(registry.game(name), 2, {}, seed=5)
    rng = Random(name)
    for _, _ in steps(match, rng):
        state = match.state
        for seat in state.to_act() - {CLOCK}:
            view = state.view(seat)
            drawn = view.sample(rng)
            assert drawn.view(seat) == view
            assert list(drawn.legal_actions(seat)) == list(view.legal_actions())
            assert (view.seat, view.is_over()) == (seat, False)
            assert list(view.scores()) == list(state.scores())
    assert match.state.clone() == match.state


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_every_level_decide(name: str) -> None:
    game = registry.game(name)
    state = game.setup(2, game.resolve({}), 5)
    (seat,) = state.to_act() - {CLOCK}
    for level in LEVELS:
        action = think(game.bot(level), state.view(seat), Random(1))
        assert game.parse_action(str(action)) == action
        state.clone().apply(seat, action)
    with pytest.raises(IllegalActionError):
        state.apply(1 - seat, action)
