"""Exercises that are made: contractions found in real tables, and what comes after a mistake."""

from __future__ import annotations

import pytest

from braillespiel.engine.contract import GameError
from braillespiel.lessons import drills
from braillespiel.lessons.contractions import by_frequency, cached, contractions, contracts
from braillespiel.lessons.drills import Practice, Tasks
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import basic

TRANSLATE = cached(louis.translate)


@pytest.mark.parametrize(
    ("table", "word", "found"),
    [
        ("de-g1", "schule", "sch ⠱"),
        ("de-g1", "stein", "st ⠾, ei ⠩"),
        ("de-g1", "kind", ""),
        ("de-g2", "und", "und ⠥"),
        ("de-g2", "freundschaft", "freund ⠋⠙, schaft ⠱"),
        ("de-g2", "karte", "ar ⠴, te ⠦"),
        ("ueb-g2", "station", "st ⠌, tion ⠰⠝"),
        ("ueb-g2", "knowledge", "knowledge ⠅"),
        ("ueb-g2", "discard", "dis ⠲, ar ⠜"),
        ("ueb-g2", "hop", ""),
        ("fr-g2", "maison", "ai ⠌, on ⠬"),
        ("fr-g2", "bonjour", "bonjour ⠃⠚"),
        ("de-g0", "schule", ""),
        ("ueb-g1", "the", ""),
    ],
)
def test_contractions_are_where_the_tables_differ(table: str, word: str, found: str) -> None:
    made = contractions(word, table, TRANSLATE)
    assert ", ".join(f"{one.print} {one.cells}" for one in made) == found
    for one in made:
        assert one.uncontracted == louis.translate(one.print, basic(table)).cells


def test_only_tables_that_contract_have_any() -> None:
    names = ("de-g0", "de-g1", "de-g2", "ueb-g1", "ueb-g2", "fr", "fr-g2", "nl")
    assert [name for name in names if contracts(name)] == ["de-g1", "de-g2", "ueb-g2", "fr-g2"]


def test_contractions_are_ordered_by_how_often_they_come() -> None:
    words = ("schule", "tisch", "auch", "misch", "und")
    assert by_frequency(words, "de-g1", TRANSLATE) == [
        ("sch", ("misch", "tisch", "schule")),
        ("au", ("auch",)),
        ("ch", ("auch",)),
    ]


def test_every_week_has_other_contractions_and_after_the_last_come_the_first() -> None:
    words = ("schule", "auch", "stein", "die", "neu", "säule", "haus", "eis")
    weeks = [
        [each[0] for each in drills.of_the_week(words, "de-g1", TRANSLATE, week)]
        for week in (1, 2, 3)
    ]
    assert weeks[0] == ["au", "ei", "ch", "eu", "ie"]
    assert weeks[1] == weeks[2] == weeks[0]
    many = drills.program_words("de")
    first, second = (drills.of_the_week(many, "de-g2", TRANSLATE, week) for week in (1, 2))
    assert len(first) == len(second) == drills.A_WEEK
    assert not {each[0] for each in first} & {each[0] for each in second}


def test_what_was_missed_comes_after_two_others_and_at_most_three_times() -> None:
    practice = Practice("abcde", seed=1, most=4)
    order = []
    missed = practice.item
    while practice.item is not None:
        order.append(practice.item)
        practice.answer(practice.item != missed)
    assert [at for at, item in enumerate(order) if item == missed] == [0, 3, 6 - 1]
    assert len(order) == 6
    assert (practice.right, practice.wrong) == (3, 1)


@pytest.mark.parametrize("game", drills.WITH_CARDS)
@pytest.mark.parametrize("kind", ["notation", "find-card", "read-row"])
def test_tasks_have_one_right_answer(kind: str, game: str) -> None:
    tasks = Tasks(drills.read(drills.given(kind, 4, game=game)), "de", "de-g0", TRANSLATE)
    count = 0
    while (task := tasks.task()) is not None:
        count += 1
        assert len({one.full for one in task.choices}) == len(task.choices) > 3
        assert any(one.braille == task.wanted.braille for one in task.shown)
        if task.place:
            assert task.shown[task.place - 1] == task.wanted
        tasks.practice.answer(True)
    assert count == min(drills.TASKS, len(tasks.items)) >= 8


def test_contractions_in_french_come_from_given_words() -> None:
    words = ("maison", "bonjour", "carte", "raison", "pour", "nation", "toujours", "avec")
    document = {**drills.given("contractions"), "words": words}
    tasks = Tasks(drills.read(document), "fr", "fr", TRANSLATE)
    task = tasks.task()
    assert task is not None
    assert tasks.table == "fr-g2"
    assert task.shown[0].braille == louis.translate(task.wanted.full, "fr-g2").cells
    assert task.wanted.braille == louis.translate(task.wanted.full, "fr").cells


@pytest.mark.parametrize(
    "document",
    [
        {"exercise": "gossip"},
        {"exercise": "notation", "game": "cubus"},
        {"exercise": "notation", "tasks": 400},
        {"exercise": "notation", "more": 1},
    ],
)
def test_what_is_no_exercise_is_refused_by_name(document: object) -> None:
    with pytest.raises(GameError):
        drills.read(document)
    with pytest.raises(GameError):
        drills.given("gossip")
