"""Lessons on strategy: the strongest bot prefers their answers, and so does playing on.

What tempts is named here, as a lesson tells it in words: each time it is clearly worse, from what
the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from braillespiel.engine.contract import Better, thought_out
from braillespiel.engine.search import next_seat
from braillespiel.games import registry
from braillespiel.lessons import library
from braillespiel.lessons.course import walked
from tests.support.facts import by_hand, facts

LESSONS = {one.lesson.id: one.lesson for one in library.built_in()}
TEMPTING = {
    (f"{game}-{lesson}", step): action
    for game in registry.own()
    for (lesson, step), (action, _) in facts(game).TEMPTING.items()
}
PLAYED_ON = {
    (f"{game}-{lesson}", step): count
    for game in registry.own()
    for (lesson, step), (_, count) in facts(game).TEMPTING.items()
    if count
}
"""In how many situations that look the same the round, or the match, is played on."""
CLEARLY = 2
"""So many standard errors the mean of what is gained lies above nothing."""
AS_GOOD = 0.3
"""Another right answer loses at most this share of what the tempting one loses."""


def asked(lesson: str, step: str) -> tuple[Any, Any, list[Any]]:
    """Return the game, what the learner sees at a step, and its right answers."""
    found = LESSONS[lesson]
    for course in walked(found):
        if course.step is not None and course.step.id == step:
            parse = course.match.parse
            answers = [parse(0, answer.action) for answer in course.step.answers]
            return course.match.game, course.match.state.clone().view(0), answers
    raise KeyError(step)


def lost(game: Any, view: Any, action: Any) -> tuple[float, Any]:
    """Return what an action loses, as the strongest bot estimates it, and what it would do."""
    better = thought_out(game.bot("hard").review(view, action, Random(1)))
    if better is None:
        return 0.0, action
    assert isinstance(better, Better)
    return better.estimate - better.played, better.action


@pytest.mark.parametrize(("lesson", "step"), TEMPTING)
def test_the_strongest_bot_does_what_the_lesson_says_and_not_what_tempts(
    lesson: str, step: str
) -> None:
    game, view, answers = asked(lesson, step)
    much, preferred = lost(game, view, game.parse_action(TEMPTING[lesson, step]))
    assert much > 0
    assert preferred in answers
    for answer in answers:
        assert lost(game, view, answer)[0] <= AS_GOOD * much


def outcome(game: Any, view: Any, action: Any, number: int) -> float:
    """Play a sampled situation on after ``action`` to the end of the round; return the lead,
    in Hexaducto whether the match is won.
    """
    state, rng = view.sample(Random(number)), Random(f"on {number}")
    bot = game.bot("normal")
    state.apply(view.seat, action)
    goes_on = _goes_on(state)
    last = view.seat
    while not state.is_over() and goes_on(state):
        seat = next_seat(state, last)
        if seat is None:
            break
        last = seat
        state.apply(seat, thought_out(bot.choose(state.view(seat), rng)))
    if game.low_wins:  # to end it is about winning, not about by how much
        return float(view.seat in state.winners())
    ways = [_won(state, seat) for seat in range(len(state.scores()))]
    return ways[0] - ways[1]


def _won(state: Any, seat: int) -> float:
    """Return how far a seat has come: in points; in Ludoteca in both ways to win, 50 points or six
    pillars.
    """
    done = getattr(state.public, "done", None)
    points = float(state.scores()[seat])
    return points if done is None else points / 50 + done[seat].bit_count() / 6


def _goes_on(state: Any) -> Callable[[Any], bool]:
    number = getattr(state.public, "round", None)
    return lambda later: getattr(later.public, "round", None) == number


@pytest.mark.parametrize(("lesson", "step"), PLAYED_ON)
def test_playing_on_shows_that_the_answer_is_better(lesson: str, step: str) -> None:
    game, view, answers = asked(lesson, step)
    tempting = game.parse_action(TEMPTING[lesson, step])
    count = PLAYED_ON[lesson, step]
    gained = [
        outcome(game, view, answers[0], number) - outcome(game, view, tempting, number)
        for number in range(count)
    ]
    assert mean(gained) > CLEARLY * stdev(gained) / sqrt(count), gained


def test_each_game_of_its_own_has_one_and_each_lesson_an_exercise_with_a_second_right_answer() -> (
    None
):
    found = {lesson: LESSONS[lesson].game for lesson, _ in TEMPTING}
    assert set(by_hand()) <= set(found.values())
    for lesson in found:
        assert any(len(step.answers) > 1 for step in LESSONS[lesson].steps), lesson
