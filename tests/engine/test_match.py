"""A match is its seed, its options and its journal: replay, take-back, the clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import (
    CLOCK,
    Game,
    GameError,
    IllegalActionError,
    Option,
    OptionError,
)
from braillespiel.engine.match import Entry, Kept, Match, ReplayError
from braillespiel.engine.position import load
from braillespiel.engine.standstill import standstill
from braillespiel.games import registry
from tests.engine.toys import Race

LOGOMACHY = registry.game("logomachy")


class RaceGame(Game):
    """The race of toys.py as a timed game."""

    id = "race"
    min_seats = max_seats = 2
    timed = True

    def setup(self, seats: int, options: Any, seed: int) -> Race:
        return Race()

    def state_from(self, seats: int, options: Any, position: dict[str, Any]) -> Race:
        return Race(**position)

    def position_schema(self) -> dict[str, Any]:
        return {}

    def parse_action(self, text: str) -> int:
        return int(text)

    def bot(self, level: str) -> Any:
        raise NotImplementedError


def started(moves: int = 12, seed: int = 4) -> Match:
    match, rng = Match(LOGOMACHY, 2, seed=seed), Random(seed)
    for _ in range(moves):
        seat = min(match.state.to_act())
        match.apply(seat, rng.choice(match.state.legal_actions(seat)))
    return match


def test_a_replay_gives_the_same_events_and_state() -> None:
    match = started()
    again = Match(LOGOMACHY, 2, seed=4)
    assert len(again.replay(match.journal)) >= 12
    assert again.to_position() == match.to_position()
    assert again.journal == match.journal


def test_taking_back_leads_to_the_earlier_situation() -> None:
    match, earlier = started(12), started(9)
    dropped = match.rewind(9)
    assert [entry.text for entry in dropped] == [e.text for e in started(12).journal[9:]]
    assert match.to_position() == earlier.to_position()
    assert match.journal == earlier.journal


def test_the_last_decision_of_a_seat_is_found() -> None:
    match = started(7)
    last = match.journal[-1].seat
    assert match.last_decision(last) == 6
    assert match.last_decision(1 - last) == 5
    assert match.last_decision(9) is None


@pytest.mark.parametrize("text", ["play z9", "nonsense", "play y1 take y1"])
def test_a_journal_that_does_not_fit_names_its_entry(text: str) -> None:
    match = started(3)
    seat = min(match.state.to_act())
    with pytest.raises(ReplayError) as wrong:
        Match(LOGOMACHY, 2, seed=4).replay([*match.journal, Entry(seat, text)])
    assert wrong.value.details == {"number": 4, "text": text}


def test_an_illegal_action_is_not_journalled() -> None:
    match = started(3)
    before = match.to_position()
    with pytest.raises(IllegalActionError):
        match.apply(min(match.state.to_act()), LOGOMACHY.parse_action("play z9"))
    assert len(match.journal) == 3
    assert match.to_position() == before


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {}, "seat-count"),
        (9, {}, "seat-count"),
        (4, {"two_decks": True}, "seat-count"),
        (2, {"colour": True}, "option-unknown"),
        (2, {"rounds": 21}, "option-value"),
        (2, {"rounds": True}, "option-value"),
        (2, {"must_take": 1}, "option-value"),
        (2, {"language": "xx"}, "option-value"),
    ],
)
def test_wrong_seats_and_options_are_refused_by_name(
    seats: int, options: dict[str, Any], rule: str
) -> None:
    with pytest.raises(OptionError) as wrong:
        Match(LOGOMACHY, seats, options)
    assert wrong.value.rule == rule


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [("rounds", "3", 3), ("must_take", "yes", True), ("letters", "FALSE", False)],
)
def test_options_are_read_from_text(option: str, text: str, value: object) -> None:
    known = {one.id: one for one in LOGOMACHY.options}
    assert known[option].parse(text) == value
    with pytest.raises(OptionError):
        known[option].parse("perhaps")


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("rounds", {"kind": "number", "known": "", "low": 0, "high": 20}),
        ("must_take", {"kind": "choice", "known": "true, false"}),
        ("language", {"kind": "choice", "known": "de, en, fr"}),
    ],
)
def test_a_wrong_value_is_refused_with_those_that_it_can_be(
    option: str, told: dict[str, Any]
) -> None:
    (known,) = [one for one in LOGOMACHY.options if one.id == option]
    with pytest.raises(OptionError) as wrong:
        known.parse("perhaps")
    assert told.items() <= wrong.value.details.items()


def test_the_clock_acts_at_its_deadline_and_is_journalled() -> None:
    match = Match(RaceGame(), 2)
    match.apply(0, 2, at=100)
    match.apply(1, 3, at=200)
    assert match.advance(499) == []
    assert not match.state.is_over()
    match.advance(900)
    assert match.state.winners() == [1]
    assert match.journal == [
        Entry(0, "2", 100),
        Entry(1, "3", 200),
        Entry(CLOCK, "tick 500", 500),
    ]
    again = Match(RaceGame(), 2)
    again.replay(match.journal)
    assert again.state == match.state


def test_an_error_shows_its_rule_and_details() -> None:
    assert str(GameError("sum", total=3)) == "sum: total=3"
    assert str(GameError("over")) == "over"


def test_chance_repeats_from_its_two_numbers() -> None:
    chance = Chance(5)
    draws = [chance.draw().random() for _ in range(3)]
    assert len(set(draws)) == 3
    assert Chance(5, 2).draw().random() == draws[2]
    twin = chance.clone()
    assert twin.draw().random() == chance.draw().random()
    assert Chance(6).draw().random() != draws[0]


def test_the_opening_position_is_kept_and_stays_what_it_was() -> None:
    match = started(0)
    opening = match.state.to_position()
    assert match.position == opening
    for _ in range(6):
        seat = min(match.state.to_act())
        match.apply(seat, match.state.legal_actions(seat)[0])
    assert match.position == opening != match.state.to_position()
    # A seed that dealt otherwise by now would change nothing.
    again = Match(LOGOMACHY, 2, seed=99, position=match.position)
    again.replay(match.journal)
    assert again.to_position() == match.to_position()


def test_entries_know_the_rules_they_were_made_under(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(3)
    assert (match.rules, {entry.rules for entry in match.journal}) == (1, {1})
    monkeypatch.setattr(type(LOGOMACHY), "rules_version", 2)
    later = Match(LOGOMACHY, 2, seed=4, rules=match.rules)
    later.replay(match.journal)
    seat = min(later.state.to_act())
    later.apply(seat, later.state.legal_actions(seat)[0])
    assert (later.rules, [entry.rules for entry in later.journal]) == (1, [1, 1, 1, 2])
    monkeypatch.undo()
    with pytest.raises(ReplayError, match="replay-newer") as wrong:
        Match(LOGOMACHY, 2, seed=4).replay(later.journal)
    assert wrong.value.details == {"number": 4, "text": later.journal[3].text}


def test_a_replay_has_to_reach_the_position_that_was_kept() -> None:
    match, other = started(8), started(8, seed=5)
    reached = Match(LOGOMACHY, 2, seed=4, kept=Kept(8, match.state.to_position()))
    reached.replay(match.journal)
    assert reached.stopped is None
    missed = Match(LOGOMACHY, 2, seed=4, kept=Kept(8, other.state.to_position()))
    with pytest.raises(ReplayError, match="replay-differs") as wrong:
        missed.replay(match.journal)
    assert wrong.value.details["number"] == 8
    # What cannot be read says nothing against the journal.
    unread = Match(LOGOMACHY, 2, seed=4, kept=Kept(8, {"piles": 1}))
    unread.replay(match.journal)
    assert unread.to_position() == match.to_position()


def test_at_a_standstill_nobody_acts_and_all_can_be_seen() -> None:
    shown = started(6)
    reason = GameError("replay-entry", number=7, text="x")
    still = standstill(LOGOMACHY, 2, {}, shown.state.to_position(), reason)
    assert still.stopped is reason
    state = still.state
    assert state.to_act() == frozenset()
    assert [list(state.legal_actions(seat)) for seat in range(2)] == [[], []]
    assert state.deadline() is None
    view = state.view(0)
    assert view.to_act() == frozenset()
    assert not view.legal_actions()
    legal = shown.state.legal_actions(min(shown.state.to_act()))[0]
    assert not view.is_legal(legal)
    assert not state.is_legal(0, legal)
    with pytest.raises(IllegalActionError, match="standstill"):
        still.apply(0, legal)
    assert state.clone().to_position() == shown.state.to_position()
    assert (state.is_over(), list(state.winners())) == (False, [])
    with pytest.raises(GameError, match="replay-entry"):
        standstill(LOGOMACHY, 2, {}, {"piles": 1}, reason)


class OptionGame(RaceGame):
    """A game with one option that is as old as itself, and one that came later."""

    options = (Option("length", 7, low=1, high=9), Option("stall", 8, low=0, high=40, before=20))


def test_kept_options_mean_what_they_meant_when_they_were_written_down() -> None:
    game = OptionGame()
    assert Match(game, 2).options == {"length": 7, "stall": 8}
    assert Match(game, 2, {"length": 3}, stored=True).options == {"length": 3, "stall": 20}
    assert Match(game, 2, {"stall": 8}, stored=True).options == {"length": 7, "stall": 8}


def test_a_position_that_does_not_name_a_later_option_has_what_held_before() -> None:
    document = {"game": "race", "seats": 2, "state": {}}
    assert load(document, lambda name: OptionGame()).options["stall"] == 20
    named = document | {"options": {"stall": 8}}
    assert load(named, lambda name: OptionGame()).options["stall"] == 8
