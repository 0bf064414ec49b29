"""What holds in every match: tiles, lids, boxes, positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import BuildContext
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.pile import Cell, Pile, corner
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.search import SearchBudget, search
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import ALL, WITHOUT_OPEN, Tiles, add, count

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"play": "both", "end": "last"}),
    (4, {"knock": "off", "end": "best"}),
    (5, {"play": "dismantle"}),
    (6, {"children": True, "play": "both"}),
    (3, {"knock": "timed"}),
]


def all_tiles(state: CubusState) -> Tiles:
    laid = state.context().laid if state.geometry.heights else (0, 0, 0, 0)
    total = add(add(laid, count(state.secret.draw)), state.public.aside)
    for hand in state.public.hands:
        total = add(total, hand)
    return total


def open_places(state: CubusState, shift: Cell) -> set[Cell]:
    return {(p + shift[0], q + shift[1]) for p, q in state.public.open}


def play(seed: int, seats: int, options: dict[str, Any]) -> Match:
    """Play at random, now and then a large rebuild, and check every step."""
    rng = Random(seed)
    match = Match(GAME, seats, options, seed)
    state = match.state
    assert isinstance(state, CubusState)
    total = WITHOUT_OPEN if options.get("children") else ALL
    while not state.is_over():
        seat = rng.choice(sorted(state.to_act() - {CLOCK}))
        action = rng.choice(list(state.legal_actions(seat)))
        if (
            isinstance(action, Build)
            and state.public.phase in ("build", "show")
            and rng.random() < 0.1
        ):
            action = rng.choice(search(state.context(), SearchBudget(5, 2, 200))).build
        before, lids, phase = state.geometry.boxes, set(state.public.open), state.public.phase
        assert GAME.parse_action(str(action)) == action
        match.apply(seat, action)
        assert all_tiles(state) == total
        assert not state.geometry.heights or Sketch(state.geometry.heights).legal
        if isinstance(action, Build) and phase in ("build", "show"):
            x, y = corner(action.pile)
            moved = {(p + x, q + y) for p, q in state.public.open}
            assert lids <= moved, "an open lid has moved in the picture"
            assert state.geometry.boxes > before
        if isinstance(action, Build) and phase == "dismantle":
            assert state.geometry.boxes == before - 1
    return match


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_tiles_lids_and_boxes_in_random_matches(seats: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        match = play(seed, seats, options)
        again = Match(GAME, seats, options, seed)
        again.replay(match.journal)
        assert again.state.to_position() == match.state.to_position()


def test_a_dismantled_pile_pays_out_all_its_tiles() -> None:
    match = Match(GAME, 3, {"play": "dismantle"}, 3)
    state = match.state
    assert isinstance(state, CubusState)
    total = sum(state.context().laid)
    rng = Random(3)
    while not state.is_over():
        match.apply(state.public.turn, rng.choice(list(state.legal_actions(state.public.turn))))
    assert (state.public.pile, sum(state.public.points)) == ("0", total)


def test_hundreds_of_layers_and_rebuilds_leave_open_lids_where_they_are() -> None:
    rng = Random(8)
    for _ in range(60):
        pile: Pile = {(x, y): rng.randint(1, 2) for x in range(2) for y in range(2)}
        if not Sketch(pile).legal:
            continue
        pins = frozenset((x - h, y - h) for (x, y), h in pile.items() if rng.random() < 0.5)
        for found in search(BuildContext(pile, pins, (6, 6, 4, 0)), SearchBudget(10, 2, 100)):
            after = found.build.pile
            assert pins <= {(x - h, y - h) for (x, y), h in after.items()}


@pytest.mark.parametrize("options", [{}, {"children": True}, {"play": "both", "end": "best"}])
def test_what_is_remembered_of_a_pile_says_what_looking_at_it_anew_says(
    options: dict[str, Any],
) -> None:
    rng, builds = Random(11), 0
    for seed in range(12):
        state = GAME.setup(2 + seed % 4, GAME.resolve(options), seed)
        while not state.is_over():
            seat = min(state.to_act() - {CLOCK})
            listed = list(state.legal_actions(seat))
            anew = GAME.state_from(state.public.seats, GAME.resolve(options), state.to_position())
            assert list(anew.legal_actions(seat)) == listed
            unseen = GAME.state_from(state.public.seats, GAME.resolve(options), state.to_position())
            action = rng.choice(listed)
            builds += isinstance(action, Build)
            assert state.apply(seat, action) == unseen.apply(seat, action)
            assert state.to_position() == unseen.to_position()
            assert list(state.geometry.heights) == list(unseen.geometry.heights)
    assert builds > 100
