"""Legal actions are too many to be listed; of each one state and view tell whether it is legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games.cubus.actions import Build, CubusAction, Heard, Knock, Let, Pass
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.search import SearchBudget, search
from tests.games.cubus.drawn import drawn

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"end": "best", "play": "both"}),
    (3, {"knock": "timed"}),
    (3, {"play": "dismantle"}),
    (2, {"children": True, "knock": "off", "end": "last"}),
]


def tried(state: CubusState, rng: Random) -> list[CubusAction]:
    """Return actions of every kind, builds at random around the pile among them."""
    found: list[CubusAction] = [Pass(), Knock(), Let(), Heard(), Build(((1,),)), Build(())]
    for _ in range(6):
        pile = dict(state.geometry.heights)
        for _ in range(rng.randint(1, 3)):
            cell = rng.randint(-1, 4), rng.randint(-1, 4)
            pile[cell] = max(0, pile.get(cell, 0) + rng.choice((-2, -1, 1, 1, 2)))
        opened = [cell for cell, height in pile.items() if height and rng.random() < 0.05]
        found.append(Build.of(pile, opened))
    if state.public.phase in ("build", "show", "last") and rng.random() < 0.1:
        found += [one.build for one in search(state.context(), SearchBudget(2, 1, 50))]
    return found


def accepted(state: CubusState, seat: int, action: CubusAction) -> bool:
    try:
        state.clone().apply(seat, action)
    except IllegalActionError:
        return False
    return True


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_is_legal_says_of_every_action_what_apply_does(seats: int, options: dict[str, Any]) -> None:
    rng, legal, unlisted, steps = Random(4), 0, 0, 0
    for seed in range(2):
        state = GAME.setup(seats, GAME.resolve(options), seed)
        while not state.is_over():
            steps += 1
            acting = sorted(state.to_act() - {CLOCK})
            listed = {seat: list(state.legal_actions(seat)) for seat in acting}
            for seat in range(seats) if steps % 4 == 0 or state.public.phase == "last" else ():
                view = state.view(seat)
                for action in (*listed.get(seat, ()), *tried(state, rng)):
                    expected = accepted(state, seat, action)
                    assert state.is_legal(seat, action) == expected
                    assert view.is_legal(action) == expected
                    assert expected or action not in listed.get(seat, ())
                    legal += expected
                    unlisted += expected and action not in listed.get(seat, ())
            seat = rng.choice(acting)
            state.apply(seat, rng.choice(listed[seat]))
    assert legal > 40
    assert unlisted > 20
    assert not state.legal_is_complete
    assert not state.view(0).legal_is_complete


def test_a_rebuild_of_the_whole_pile_is_legal_though_not_listed() -> None:
    match = drawn("2,2,2,1/2,1,0,0/2,0,0,0/1,0,0,0", "lr", "")
    rebuild = match.parse(0, "build 3,3,2/3,3,2/2,2,0")
    assert rebuild not in match.state.legal_actions(0)
    assert match.state.is_legal(0, rebuild)
    assert match.state.view(0).is_legal(rebuild)
    assert not match.state.is_legal(1, rebuild)
    assert not match.state.view(1).is_legal(rebuild)
    assert not match.state.view(None).is_legal(rebuild)
    assert not match.state.is_legal(0, match.parse(0, "build 3,3,3/3,3,3/3,3,3"))


def test_an_easy_bot_overlooks_no_build_where_it_must_build() -> None:
    match = Match(GAME, 2, {"knock": "off"}, 49)
    rng = Random(49)
    for _ in range(12):
        if match.state.is_over():
            break
        (seat,) = match.state.to_act()
        action = think(GAME.bot("easy"), match.state.view(seat), rng)
        match.apply(seat, action)
    assert len(match.journal) > 8
