"""Taking back and drawing again: nothing seen meanwhile helps, and the match can be replayed."""

from __future__ import annotations

from random import Random

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Entry, Match, ReplayError
from braillespiel.games import registry
from tests.games.test_contract import walk
from tests.support.facts import facts

TURN_BY_TURN = [name for name in registry.own() if not registry.game(name).timed]


def match_of(name: str, seed: int) -> Match:
    game = registry.game(name)
    return Match(game, max(2, game.min_seats), {}, seed)


@pytest.mark.parametrize("name", TURN_BY_TURN)
@pytest.mark.parametrize("seed", range(4))
def test_a_redraw_changes_nothing_that_its_seat_perceives_and_is_replayed(
    name: str, seed: int
) -> None:
    match, rng, number = match_of(name, seed), Random(seed), 0
    often = min(7, facts(name).FEW // 4)
    for step, _ in enumerate(walk(match, rng, 120)):
        seats = sorted(match.state.to_act() - {CLOCK})
        if step % often or not seats:
            continue
        number += 1
        seat = rng.choice(seats)
        view = match.state.view(seat)
        match.redraw(seat, number)
        assert match.state.view(seat) == view
    assert number > 3
    again = match_of(name, seed)
    again.replay(match.journal)
    assert again.to_position() == match.to_position()
    assert again.state.is_over() == match.state.is_over()


def outcomes(name: str, redraw: bool) -> tuple[int, int]:
    """Do every action twice, taken back in between; count what came out alike, and otherwise."""
    alike = different = 0
    for seed in range(6):
        match, rng = match_of(name, seed), Random(seed)
        for _ in walk(match, rng, 60):
            seats = sorted(match.state.to_act() - {CLOCK})
            if not seats or not match.state.legal_actions(seats[0]):
                continue
            seat, length = seats[0], len(match.journal)
            action = rng.choice(match.state.legal_actions(seat))
            seen = []
            for _ in range(2):
                match.apply(seat, action)
                seen.append(match.state.view(seat))
                match.rewind(length)
                if redraw:
                    match.redraw(seat, 1 + len(match.journal))
            if redraw:
                match.rewind(length)
            alike += seen[0] == seen[1]
            different += seen[0] != seen[1]
    return alike, different


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_without_a_redraw_everything_comes_again_with_one_what_is_drawn_does_not(
    name: str,
) -> None:
    assert outcomes(name, redraw=False)[1] == 0
    others = outcomes(name, redraw=True)[1]
    assert others > 5 if facts(name).UNKNOWN else others == 0


def test_another_number_draws_otherwise_and_the_same_one_the_same() -> None:
    piles = []
    for number in (1, 2, 1):
        match = match_of("ludoteca", 3)
        match.redraw(min(match.state.to_act()), number)
        piles.append(match.to_position())
    assert piles[0] == piles[2] != piles[1]


def test_knocks_and_builds_handed_in_are_decisions_and_stay() -> None:
    found = 0
    for seed in range(12):
        match = Match(registry.game("cubus"), 3, {}, seed)
        for _ in walk(match, Random(seed), 150):
            before = match.to_position()["state"]
            hidden = {key: before.get(key) for key in ("window", "offers", "waiting")}
            for seat in match.state.to_act() - {CLOCK}:
                drawn = match.state.redrawn(seat, Random(1)).to_position()
                assert {key: drawn.get(key) for key in hidden} == hidden
                assert sorted(drawn["draw"]) == sorted(before["draw"])
                found += bool(before["offers"] or before["window"])
    assert found > 0


@pytest.mark.parametrize(
    "text", ["redraw 0", "redraw 9 1", "redraw 0 x", "redraw -1 1", "redraw 0 " + "9" * 5000]
)
def test_a_redraw_that_is_none_is_a_wrong_entry(text: str) -> None:
    match = match_of("logomachy", 1)
    with pytest.raises(ReplayError) as caught:
        match.replay([Entry(CLOCK, text)])
    assert caught.value.details["number"] == 1


def test_going_back_before_a_redraw_takes_it_away() -> None:
    match = match_of("logomachy", 1)
    seat = min(match.state.to_act())
    match.redraw(seat, 1)
    match.redraw(seat, 2)
    match.rewind(2)
    assert match.journal == []
