"""A move taken back among people: nobody's cards change, and what was seen does not come again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games import registry
from tests.games.test_contract import walk
from tests.support.facts import facts, several

GAMES = [(name, options) for name in registry.own() for options in facts(name).TAKEN_BACK]
BEHIND = 4
"""So many steps happen at most after a move before it is taken back."""


def match_of(name: str, options: dict[str, Any], seed: int) -> Match:
    return Match(registry.game(name), several(name), options, seed)


def views(match: Match) -> list[Any]:
    return [match.state.view(seat) for seat in range(match.seats)]


def moves(name: str, options: dict[str, Any]) -> Iterator[tuple[Match, int]]:
    """Yield matches in which somebody has moved, and others after them: the match, and who."""
    for seed in range(6):
        match, rng = match_of(name, options, seed), Random(seed)
        for step, _ in enumerate(walk(match, rng, 90)):
            seats = sorted(match.state.to_act() - {CLOCK})
            if step % 3 or not seats or not match.state.legal_actions(seats[0]):
                continue
            later = list(zip(range(rng.randrange(1, BEHIND)), walk(match, rng), strict=False))
            who = next((seat for _, (seat, _) in later if seat != CLOCK), None)
            if who is not None and not match.state.is_over():
                yield match, who


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_everybody_has_and_knows_what_they_had_and_knew(name: str, options: dict[str, Any]) -> None:
    done: Counter[bool] = Counter()
    for match, who in moves(name, options):
        length = match.last_decision(who)
        assert length is not None
        before = match_of(name, options, match.seed)
        before.replay(match.journal[:length])
        known = views(before)
        dropped = match.rewind(length)
        again = match.redraw_unseen(who, 1 + len(match.journal), dropped)
        done[again] += 1
        assert views(match) == known
        replayed = match_of(name, options, match.seed)
        replayed.replay(match.journal)
        assert replayed.to_position() == match.to_position()
        if not again:
            assert match.to_position() == before.to_position()
    assert done[True] > 2 if facts(name).UNKNOWN else not done[True]
    assert done[False] > 2


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_was_seen_does_not_always_come_again(name: str, options: dict[str, Any]) -> None:
    alike: Counter[bool] = Counter()
    for match, who in moves(name, options):
        length = match.last_decision(who)
        assert length is not None
        dropped = match.rewind(length)
        seen = match._seen(match.state.clone(), who, dropped)
        if match.redraw_unseen(who, 1 + len(match.journal), dropped):
            alike[match._seen(match.state.clone(), who, dropped) == seen] += 1
    assert alike[False] > alike[True] or not facts(name).UNKNOWN


def test_a_draw_that_was_seen_stays_another_one_when_an_earlier_move_is_taken_back_too() -> None:
    match = match_of("ludoteca", {}, 3)
    seat = min(match.state.to_act())
    first: Any = match.state
    top = first.secret.pile[-1]
    tops = set()
    for number in range(1, 20):
        draw = match.game.parse_action("draw")
        match.apply(seat, draw)
        dropped = match.rewind(0)
        match.redraw_unseen(seat, number, dropped)
        state: Any = match.state
        tops.add(state.secret.pile[-1])
        assert [entry.text for entry in match.journal] == [f"redraw unseen {number}"]
    assert len(tops - {top}) > 5
