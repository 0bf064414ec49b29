"""What scripts outside may import and call keeps its name, whatever is renamed around it."""

from __future__ import annotations

import inspect
from random import Random

from braillespiel.commands.position import describe
from braillespiel.commands.telling import Telling
from braillespiel.engine import contract, position, simulate
from braillespiel.engine.match import Match
from braillespiel.games import registry

GAME = ("setup", "state_from", "seats_for", "resolve", "parse_action", "bot")
STATE = (
    "to_act", "legal_actions", "apply", "view", "to_position", "scores", "winners", "is_over",
    "clone", "deadline", "wants_time",
)  # fmt: skip
VIEW = ("sample", "legal_actions", "to_act")


def test_a_match_is_played_by_the_public_names_alone() -> None:
    for name in registry.own():
        game = registry.game(name)
        options = game.resolve({})
        match = Match(game, game.seats_for(options)[0], options, 7)
        telling = Telling(name, [str(seat) for seat in range(match.seats)], 0, "en")
        heard = 0
        for _ in range(8):
            if match.state.is_over():
                break
            seat = max(match.state.to_act())
            if seat == contract.CLOCK:
                events = match.state.apply(seat, contract.Tick(match.state.deadline() or 0))
            else:
                action = simulate.think(game.bot("easy"), match.state.view(seat), Random(3))
                assert game.parse_action(str(action)) == action
                events = match.apply(seat, action, 0)
            heard += len(list(telling.hear(match, events)))
        assert heard
        loaded = position.load(match.to_position(), registry.game)
        assert loaded.state.to_position() == match.state.to_position()
        assert describe(loaded, 0, telling)["game"] == name


def test_the_public_methods_are_there() -> None:
    for name in registry.own():
        game = registry.game(name)
        state = Match(game, game.seats_for(game.resolve({}))[0], game.resolve({}), 7).state
        for owner, methods in ((game, GAME), (state, STATE), (state.view(0), VIEW)):
            assert [each for each in methods if not callable(getattr(owner, each, None))] == []


def test_the_public_signatures_are_there() -> None:
    assert list(inspect.signature(Match).parameters)[:4] == ["game", "seats", "options", "seed"]
    assert callable(Telling.hear)
    assert issubclass(contract.GameError, Exception)
