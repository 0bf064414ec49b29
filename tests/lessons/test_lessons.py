"""Each built-in lesson: right in itself, and its keys do what its steps ask for."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import jsonschema
import pytest

from braillespiel.games import registry
from braillespiel.lessons import check, library
from braillespiel.lessons.course import Course, Verdict, walk
from braillespiel.lessons.format import VARIABLES, read
from braillespiel.lessons.library import FoundLesson
from braillespiel.ui.lessons.keynames import NAMED
from braillespiel.ui.lessons.rehearsal import Rehearsal
from scripts.lesson_schema import text
from tests.lessons.own import FIRST, unread, written
from tests.support.facts import facts

SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "schemas" / "lesson.schema.json"
LESSONS = {one.lesson.id: one for one in library.built_in()}


def spoken(one: FoundLesson) -> list[str]:
    return [one.lesson.language] if one.lesson.language else ["de", "en"]


def answered(one: FoundLesson, step: str) -> list[int]:
    """Return how many answers ``step`` has in each lesson that shares the sentences."""
    return [
        len(each.answers)
        for other in LESSONS.values()
        if other.lesson.prefix == one.lesson.prefix
        for each in other.lesson.steps
        if each.id == step
    ]


def test_there_is_one_for_each_game_and_variant_that_changes_the_moves_and_on_strategy() -> None:
    assert sorted(LESSONS) == [
        f"{game}-{name}" for game in registry.own() for name in facts(game).LESSONS
    ]
    assert all(6 <= len(one.lesson.steps) <= 15 for one in LESSONS.values())
    assert [one.lesson.game for one in library.lessons("de")][:5] == ["ludoteca"] * 4 + [
        "logomachy"
    ]


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_nothing_is_wrong_with_a_lesson(one: FoundLesson) -> None:
    assert list(check.faults(one, spoken(one))) == []
    jsonschema.Draft202012Validator(json.loads(text())).validate(
        json.loads(one.path.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_the_keys_that_it_names_finish_it_whatever_is_answered(one: FoundLesson) -> None:
    """The first ways; the command ``lessons check`` takes all."""
    for choices in islice(check.ways(one.lesson), 2):
        rehearsal = Rehearsal(one, spoken(one)[0], unread)
        rehearsal.play(choices)
        assert rehearsal.screen.course.step is None


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_every_sentence_of_its_steps_is_one_of_its_own(one: FoundLesson) -> None:
    """A sentence for a wrong or another good answer belongs to a step that takes answers."""
    ids = {step.id: step for step in one.lesson.steps}
    path = one.path.parent / f"{spoken(one)[0]}.ftl"
    prefix = f"{one.lesson.prefix}-"
    for line in path.read_text(encoding="utf-8").splitlines():
        name = line.split(" =")[0]
        if not name.startswith(prefix) or " " in name:
            continue
        rest = name.removeprefix(prefix)
        step = rest.removesuffix("-other").removesuffix("-as-good")
        assert rest in ("title", "end") or step in ids, name
        if rest.endswith("-as-good"):
            assert any(answers > 1 for answers in answered(one, step)), name


def test_the_schema_is_the_one_of_the_code() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == text()


def test_an_action_is_judged_by_the_rules_and_by_the_step() -> None:
    course = Course(LESSONS["ludoteca-basic"].lesson)
    course.go_on()
    parse = course.match.game.parse_action
    assert course.judge(parse("draw")).verdict is Verdict.RIGHT
    assert course.judge(parse("take")).verdict is Verdict.OTHER
    refused = course.judge(parse("lay a4"))
    assert refused.verdict is Verdict.ILLEGAL
    assert refused.error is not None
    assert course.match.journal == []


def test_catching_up_leads_where_the_learner_was() -> None:
    lesson = LESSONS["six-own-time"].lesson
    course = Course(lesson)
    course.catch_up(["secure 1", "roll"])
    assert course.step is not None
    assert course.step.id == "own-number"
    assert course.match.state.public.dice == (2, 6, 3)


def test_a_step_can_lead_to_another_than_the_next(tmp_path: Path) -> None:
    data = json.loads(json.dumps(FIRST))
    data["steps"][1]["answers"].append({"action": "play y1", "then": "end"})
    data["steps"].append({"id": "end", "keys": "scores", "command": "scores"})
    lesson = read(written(tmp_path, data))
    assert walk(lesson, {"play": 1}).taken == ["play y1"]


@pytest.mark.parametrize(
    ("change", "fault", "step"),
    [
        ({"steps": []}, "lesson-no-steps", None),
        ({"seats": 9}, "seat-count", None),
        ({"options": {"jokers": True}}, "option-unknown", None),
        ({"opening": ["3 play b5"]}, "lesson-seat", None),
        ({"step": {"keys": ""}}, "lesson-no-keys", "play"),
        ({"step": {"command": "hand"}}, "lesson-nothing-asked", "play"),
        ({"step": {"id": "hand"}}, "lesson-step-twice", "hand"),
        ({"step": {"answers": [{"action": "play r8"}]}}, "not-in-hand", "play"),
        ({"step": {"answers": [{"action": "eat r7"}]}}, "action-unknown", "play"),
        ({"step": {"others": ["2 play r7"]}}, "not-in-hand", "play"),
        (
            {"step": {"answers": [{"action": "play r7", "then": "nowhere"}]}},
            "lesson-step-unknown",
            "nowhere",
        ),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(
    tmp_path: Path, change: dict[str, object], fault: str, step: str | None
) -> None:
    data = json.loads(json.dumps(FIRST))
    of_step = change.pop("step", {})
    data.update(change)
    if data["steps"]:
        data["steps"][1].update(of_step)
    path = written(tmp_path, data)
    found = list(check.faults(FoundLesson(read(path), path), ["de"]))
    assert (fault, step) in [(error.rule, error.details.get("step")) for error in found]


def test_a_sentence_that_is_missing_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    (tmp_path / "first.de.ftl").write_text("first-title = Erste\n", encoding="utf-8")
    found = [error.details["name"] for error in check.faults(FoundLesson(read(path), path), ["de"])]
    assert found == ["first-hand", "first-play", "first-end"]


def test_keys_that_sentences_name_are_all_in_the_key_table() -> None:
    rows = {
        f"{row.scope.value}.{row.id}"
        for name in ("six-own-time", "ludoteca-basic")
        for row in Rehearsal(LESSONS[name], "de", unread).ui.key_map.rows
    }
    assert set(NAMED.values()) <= rows
    assert set(NAMED) == set(VARIABLES)
