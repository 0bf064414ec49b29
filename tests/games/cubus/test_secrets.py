"""Nobody else learns who has heard and answered until all windows are closed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, Tick
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus.actions import Heard, Knock, Let
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.presenter import CubusPresenter
from braillespiel.games.cubus.rules import CubusState
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import without_marks
from tests.games.cubus.drawn import do, drawn, state

NAMES = ["Anna", "Ben", "Cem", "Dora"]
TIMED = {"knock": "timed", "reaction": 5}


def asked(seats: int = 4, options: dict[str, Any] | None = None) -> Match:
    """Return a match in which seat 0 has passed and all others are asked whether they knock."""
    match = drawn("2,2/2,1", *["l"] * seats, options=options)
    do(match, 0, "pass", 10_000)
    return match


def answers(match: Match) -> Iterator[tuple[int, list[Any]]]:
    """Let seat 1 knock and seat 2 not, both timed where time counts; yield actor and events."""
    for seat, text, at in (
        (1, "heard", 11_000),
        (2, "heard", 12_500),
        (1, "knock", 13_000),
        (2, "let", 14_000),
    ):
        yield seat, do(match, seat, text, at)


@pytest.mark.parametrize("options", [{}, TIMED])
def test_nobody_else_sees_or_is_told_who_has_heard_and_answered(options: dict[str, Any]) -> None:
    match = asked(options=options)
    watching = (None, 0, 3)
    before = {seat: match.state.view(seat) for seat in watching}
    for actor, events in answers(match):
        for seat in watching:
            assert match.state.view(seat) == before[seat], actor
            assert [event.redacted_for(seat) for event in events if event.redacted_for(seat)] == []
    documents = [GAME.view_document(match.state.view(seat)) for seat in watching]
    assert "13000" not in str(documents)


def test_a_shut_window_is_told_only_to_its_own_seat() -> None:
    match = asked(options=TIMED)
    do(match, 1, "heard", 11_000)
    before = match.state.view(2)
    [shut] = match.advance(16_000)
    assert shut.redacted_for(1) == shut
    assert [shut.redacted_for(seat) for seat in (None, 0, 2, 3)] == [None] * 4
    assert match.state.view(2) == before


def test_a_seat_knows_its_own_answer_and_when_it_had_heard() -> None:
    match = asked(options=TIMED)
    view = match.state.view(1)
    assert (view.known.asked, view.known.heard, view.known.knock) == (True, None, None)
    assert list(view.legal_actions()) == [Let(), Knock()]
    assert view.to_act() == {1, CLOCK}
    do(match, 1, "heard", 11_000)
    do(match, 1, "knock", 13_000)
    view = match.state.view(1)
    assert (view.known.asked, view.known.heard, view.known.knock) == (False, 11_000, 2_000)
    assert list(view.legal_actions()) == []
    assert view.to_act() == {CLOCK}
    assert match.state.to_act() == {2, 3, CLOCK}


def turn(match: Match, seat: int | None, language: str) -> tuple[str, str, str]:
    presenter = CubusPresenter(Words(language, registry.catalogues("cubus")), NAMES, seat)
    phrase = presenter.turn(match.state.view(seat))
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def test_t_does_not_say_who_has_still_to_answer() -> None:
    match = asked()
    german = (
        "Warten, ob jemand klopft.",
        "Warten, ob jemand klopft",
        "warten klopft wer?",
    )
    english = (
        "Waiting to see whether anybody knocks.",
        "Waiting: will anybody knock?",
        "wait knock?",
    )
    for _ in answers(match):
        assert turn(match, 0, "de") == turn(match, None, "de") == german
        assert turn(match, 0, "en") == turn(match, None, "en") == english
        assert turn(match, 3, "de")[1] == "Klopfen mit K, sonst E"
    assert turn(match, 1, "de") == german


def test_t_names_the_only_one_who_can_be_waited_for() -> None:
    assert turn(asked(2), 0, "de")[0] == "Warten, ob Ben klopft."
    match = asked(3)
    do(match, 1, "let")
    assert turn(match, 1, "de")[0] == "Warten, ob Cem klopft."
    assert turn(match, 0, "de")[0] == "Warten, ob jemand klopft."


@pytest.mark.parametrize("options", [{}, TIMED])
def test_all_that_can_have_happened_is_drawn(options: dict[str, Any]) -> None:
    match, rng = asked(options=options), Random(1)
    for _ in answers(match):
        for seat in (None, 0, 1, 3):
            view = match.state.view(seat)
            others = set()
            for _ in range(40):
                twin = view.sample(rng)
                assert isinstance(twin, CubusState)
                assert twin.view(seat) == view
                due = twin.deadline()
                assert due is None or due > twin.secret.now
                again = GAME.state_from(4, GAME.resolve(options), twin.to_position())
                assert again == twin
                others.add((twin.secret.asked, frozenset(twin.secret.knocks)))
            assert len(others) > 4
            while not twin.is_over() and twin.public.phase == "window":
                who = min(twin.to_act() - {CLOCK})
                twin.apply(who, Let())


def test_a_hidden_answer_is_journalled_and_kept() -> None:
    match = asked(options=TIMED)
    for _ in answers(match):
        position = match.state.to_position()
        assert GAME.state_from(4, match.options, position).to_position() == position
    assert [entry["knocked"] for entry in position["window"]["seats"]] == [2_000, None, None]
    assert [entry["waiting"] for entry in position["window"]["seats"]] == [False, False, True]


def test_the_time_of_the_clock_is_in_no_view() -> None:
    match = asked(options=TIMED)
    before = [match.state.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert match.state.apply(CLOCK, Tick(12_345)) == []
    assert state(match).secret.now == 12_345
    assert [match.state.view(seat) for seat in (None, 0, 1, 2, 3)] == before


def test_whoever_is_at_the_table_may_say_that_it_has_heard() -> None:
    match = asked()
    for seat in range(4):
        assert match.state.is_legal(seat, Heard())
        assert match.state.view(seat).is_legal(Heard())
        assert match.state.apply(seat, Heard()) == []
    for nobody in (CLOCK, 4):
        assert not match.state.is_legal(nobody, Heard())
    assert not match.state.view(None).is_legal(Heard())
