"""Whose knock counts, how long there is to show a build, and what is not told meanwhile."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus import events
from braillespiel.games.cubus.actions import Let
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.presenter import CubusPresenter
from braillespiel.words.catalogue import Words
from tests.games.cubus.drawn import do, drawn


def kinds(told: list[Any]) -> list[str]:
    return [event.kind for event in told]


def test_without_time_the_first_knock_in_the_journal_counts() -> None:
    for first, second in ((0, 2), (2, 0)):
        match = drawn("2,2/2,1", "l", "l", "l", turn=1)
        do(match, 1, "pass")
        do(match, first, "knock")
        assert do(match, second, "knock") == [events.Knocked(first, 1)]


def test_in_older_matches_the_first_after_the_passing_seat_comes_first() -> None:
    assert GAME.resolve({}, stored=True)["first_knock"] == "clockwise"
    match = drawn("2,2/2,1", "l", "l", "l", turn=1, options={"first_knock": "clockwise"})
    do(match, 1, "pass")
    do(match, 0, "knock")
    assert do(match, 2, "knock") == [events.Knocked(2, 1)]


def test_where_people_answer_one_after_the_other_it_is_drawn_by_lot() -> None:
    assert GAME.for_people(GAME.resolve({}), 2)["first_knock"] == "lot"
    assert GAME.for_people(GAME.resolve({}), 1)["first_knock"] == "entered"
    found = set()
    for lot in range(20):
        match = drawn("2,2/2,1", "l", "l", "l", lot=lot, options={"first_knock": "lot"})
        do(match, 0, "pass")
        do(match, 1, "knock")
        [knocked] = do(match, 2, "knock")
        found.add(knocked.seat)
        again = Match(GAME, 3, match.options, 0, match.position)
        again.replay(match.journal)
        assert again.to_position() == match.to_position()
    assert found == {1, 2}


def test_who_has_knocked_first_is_nobodys_knowledge_while_others_answer() -> None:
    match = drawn("2,2/2,1", "l", "l", "l", "l")
    do(match, 0, "pass")
    other = drawn("2,2/2,1", "l", "l", "l", "l")
    do(other, 0, "pass")
    do(match, 1, "knock")
    do(match, 2, "knock")
    do(other, 1, "let")
    do(other, 2, "knock")
    assert match.state.view(2) == other.state.view(2)
    again = GAME.state_from(4, match.options, match.state.to_position())
    assert again == match.state


def test_a_build_is_shown_in_time_or_the_knock_counts_as_wrong() -> None:
    options = {"knock": "timed", "reaction": 5, "show": 30}
    match = drawn("2,2/2,1", "l", "l", "l", options=options)
    do(match, 0, "pass", 1000)
    for seat in (1, 2):
        do(match, seat, "heard", 2000)
    do(match, 1, "knock", 3000)
    [knocked] = do(match, 2, "let", 3500)
    assert knocked == events.Knocked(1, 0)
    late = Match(GAME, 3, match.options, 0, match.state.to_position())
    do(match, 1, "heard", 8000)
    assert match.state.deadline() == 38_000
    assert match.advance(37_999) == []
    told = match.advance(38_000)
    assert kinds(told) == ["show-shut", "wrong-knock", "drawn"]
    assert match.state.scores() == [2, 0, 2]
    assert match.state.deadline() is None
    assert late.state.deadline() == 3500 + 60_000 + 30_000, "nobody says when it was heard"
    assert kinds(do(late, 1, "build 2,2/2,2", 20_000)) == ["built", "drawn"]


def test_older_matches_set_no_time_to_show() -> None:
    assert GAME.resolve({}, stored=True)["show"] == 0
    options = {"knock": "timed", "reaction": 5, "show": 0}
    match = drawn("2,2/2,1", "l", "l", options=options)
    do(match, 0, "pass", 1000)
    do(match, 1, "heard", 1000)
    do(match, 1, "knock", 1500)
    assert match.state.deadline() is None


def test_without_knocking_nobody_passes_who_can_build() -> None:
    for pile, hand in (("2,2/2,1", "l"), ("1", "lrc")):
        match = drawn(pile, hand, "l", options={"knock": "off"})
        with pytest.raises(IllegalActionError) as caught:
            do(match, 0, "pass")
        assert caught.value.rule == "must-build"
        assert "pass" not in [str(action) for action in match.state.legal_actions(0)]
        before = drawn(pile, hand, "l", options={"knock": "off", "must_build": False})
        assert kinds(do(before, 0, "pass"))[0] == "passed"
    assert GAME.resolve({}, stored=True)["must_build"] is False
    match = drawn("1", "l", "l", options={"knock": "off"})
    assert [str(action) for action in match.state.legal_actions(0)] == ["pass"]


def test_the_first_builder_moves_on_with_each_match() -> None:
    options = GAME.resolve({})
    for seat in (0, 1, 2, 0):
        state = GAME.setup(3, options, 4)
        assert state.public.turn == seat
        assert [sum(hand) for hand in state.public.hands] == [1 + (n == seat) for n in range(3)]
        options = GAME.rematch(options, 3)


@pytest.mark.parametrize("phase", ["window", "show"])
def test_while_a_knock_is_open_no_places_are_named(phase: str) -> None:
    more: dict[str, Any] = {"turn": 1} if phase == "show" else {}
    match = drawn("2,2/2,1", "l", "l", phase=phase, owner=0, **more)
    for seat in (0, 1, None):
        view = match.state.view(seat)
        presenter = CubusPresenter(
            Words("de", ("client", *registry.catalogues("cubus"))), "AB", seat
        )
        assert "places" not in [zone.id for zone in presenter.zones(view)]
        assert presenter.live_items(view) == frozenset()
    building = drawn("2,2/2,1", "l", "l")
    presenter = CubusPresenter(Words("de", ("client", *registry.catalogues("cubus"))), "AB", 0)
    assert "places" in [zone.id for zone in presenter.zones(building.state.view(0))]
    without = drawn("2,2/2,1", "l", "l", options={"places": False})
    assert "places" not in [zone.id for zone in presenter.zones(without.state.view(0))]


def test_a_bot_that_is_asked_alone_answers_at_once_and_beside_people_lets_them_have_time() -> None:
    bot = GAME.bot("normal")
    for others, at_once in ((1, True), (2, False)):
        match = drawn("1", "l", *["l"] * others)
        do(match, 0, "pass")
        pause = bot.pause(match.state.view(1), Let(), Random(1))
        assert (pause == 0) is at_once
