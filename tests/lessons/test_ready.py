"""Ready lessons: every position opens, every guided match goes to its end, every exercise runs."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path
from random import Random

import pytest

from braillespiel import resources
from braillespiel.application.open_class import Shelf
from braillespiel.classroom import dealing
from braillespiel.classroom.orders import OrderError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.lessons import drills, ready
from braillespiel.lessons.contractions import cached
from braillespiel.lessons.course import walk
from braillespiel.network import texts
from braillespiel.network.messages import SetUp
from braillespiel.output.braille import louis
from braillespiel.ui.lessons.rehearsal import Rehearsal
from braillespiel.words.catalogue import Words
from tests.lessons.own import unread
from tests.support.facts import by_hand
from tests.support.languages import LANGUAGES

LESSONS = {one.id: one for one in ready.lessons()}
TRANSLATE = cached(louis.translate)
COLOURED = {"logomachy"}
"""Games whose cards have colours that are played with."""


def test_a_game_without_any_leaves_those_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, bare = resources.game_folder, registry.own()[-1]
    monkeypatch.setattr(
        resources, "game_folder", lambda game: tmp_path if game == bare else folder(game)
    )
    found = {one.game for one in ready.lessons.__wrapped__()}
    assert found == {one.game for one in LESSONS.values()} - {bare}


def test_there_are_three_for_each_game_and_every_aim_has_one() -> None:
    games = Counter(one.game for one in LESSONS.values())
    assert set(games.values()) == {3}
    assert set(by_hand()) <= set(games) <= set(registry.own())
    aims = {aim for one in LESSONS.values() for aim in one.aims}
    assert aims == {"counting", "colours", "left-right", "contractions", "waiting", "planning"}
    for one in LESSONS.values():
        assert one.age[0] < one.age[1]
        assert one.pupils[0] <= one.pupils[1]
        assert bool(one.lesson) is not bool(one.position)
        assert "colours" not in one.aims or one.game in COLOURED


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_its_position_opens_and_can_be_played_or_its_guided_match_ends(
    one: ready.ReadyLesson, tmp_path: Path
) -> None:
    if one.position is None:
        for language in LANGUAGES:
            found = one.guided(language)
            assert found is not None
            walk(found.lesson, {})
        return
    game = registry.game(one.game)
    options = {**dealing.unhurried(game), **one.options}
    start = Shelf(tmp_path).position(one.id, SetUp(one.game, one.seats, options))
    match = Match(game, one.seats, game.resolve(options), 0, start)
    assert not match.state.is_over()
    seat = max(match.state.to_act())
    assert seat >= 0, "somebody has to do something, not the clock alone"
    action = think(game.bot("easy"), match.state.view(seat), Random(1))
    match.apply(seat, action)
    assert match.journal, "somebody can play on from it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_its_exercise_runs_to_the_end(
    one: ready.ReadyLesson, language: str, tmp_path: Path
) -> None:
    if one.exercise not in drills.KINDS:
        found = ready.guided(one.exercise, language)
        rehearsal = Rehearsal(found, language, unread)
        rehearsal.play({})
        assert rehearsal.screen.course.step is None
        return
    title, document = Shelf(tmp_path, lambda: date(2026, 11, 24)).lesson(one.practised())
    assert title == one.exercise
    drill = drills.read(document)
    assert drill.game == one.game
    tasks = drills.Tasks(drill, language, "ueb-g1", TRANSLATE)
    asked = 0
    while (task := tasks.task()) is not None:
        assert task.wanted.full
        tasks.practice.answer(right=True)
        asked += 1
    assert asked > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_what_is_said_can_be_told_to_a_class(one: ready.ReadyLesson, language: str) -> None:
    words = Words(language, ("client",))
    for what in ("start", "question", "end"):
        said = one.says(words, what)
        assert texts.chat(said.full).split() == said.full.split()
    assert one.says(words, "question").full.endswith("?")
    assert len(one.says(words, "title").braille) <= 20


def test_what_is_no_lesson_has_no_position(tmp_path: Path) -> None:
    with pytest.raises(OrderError):
        Shelf(tmp_path).position("ludoteca-down", SetUp("ludoteca", 2))


@pytest.mark.parametrize(
    "one", [each for each in LESSONS.values() if each.position], ids=lambda each: each.id
)
def test_a_position_that_does_not_fit_what_is_dealt_is_refused(
    one: ready.ReadyLesson, tmp_path: Path
) -> None:
    other = next(game for game in registry.own() if game != one.game)
    most = registry.game(one.game).max_seats
    for set_up in (SetUp(one.game, most, one.options), SetUp(other, 2)):
        with pytest.raises(OrderError) as refused:
            Shelf(tmp_path).position(one.id, set_up)
        assert refused.value.rule == "class-position-bad"
        assert refused.value.details == {"name": one.id}
