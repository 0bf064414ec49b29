"""A robot presses every key that a sentence of a lesson names, where the sentence names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.lessons import library
from braillespiel.lessons.format import LessonStep
from braillespiel.lessons.library import FoundLesson
from braillespiel.ui.lessons.keynames import NAMED, key_of
from braillespiel.ui.lessons.rehearsal import Rehearsal
from tests.lessons.own import unread
from tests.support.player import Player

LESSONS = {one.lesson.id: one for one in library.built_in()}
NAMES = re.compile(r"\{ \$([a-z]+) \}")
WALKS = (("right", "left"), ("down", "up"), ("live",))
"""Keys that walk: where a sentence names them they go somewhere, and the other way back."""
WRITTEN_OUT = {
    "en": {"year-card": "Game library of the year", "damaged-card": "Damaged game"},
    "de": {"year-card": "Ludothek des Jahres", "damaged-card": "Beschädigtes Spiel"},
}
DEAD = ("Edge", "Rand", "does nothing", "tut hier nichts", "Nothing here", "Hier geht nichts")


def spoken(one: FoundLesson) -> str:
    return one.lesson.language or "en"


def sentences_of(one: FoundLesson, step: str) -> str:
    """Return what is written for a step in full wording."""
    path = one.path.parent / f"{spoken(one)}.ftl"
    found = re.search(
        rf"^{one.lesson.prefix}-{step} = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE
    )
    return "" if found is None else found[1]


def reached(one: FoundLesson, step: LessonStep) -> Rehearsal:
    """Play up to ``step``, and go to the zone that it is about."""
    rehearsal = Rehearsal(one, spoken(one), unread)
    course = rehearsal.screen.course
    while course.step is not None and course.step.id != step.id:
        for command in course.step.keys.split():
            press(rehearsal, command)
    first = step.keys.split()[0]
    if first in ("hand", "own-table", "piles", "opponent-next"):
        press(rehearsal, first)
    return rehearsal


def press(rehearsal: Rehearsal, command: str) -> list[str]:
    """Press the key of a command; return what was said."""
    key = key_of(rehearsal.ui.key_map.rows, command)
    assert key is not None, command
    before = len(rehearsal.heard)
    rehearsal.press(key)
    return [said.speech for said in rehearsal.heard[before:] if said.speech]


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_every_key_that_a_sentence_names_does_something_there(one: FoundLesson) -> None:
    for step in one.lesson.steps:
        named = set(NAMES.findall(sentences_of(one, step.id)))
        for group in WALKS:
            if not named & set(group):
                continue
            rehearsal = reached(one, step)
            for name in group:
                said = press(rehearsal, NAMED[name])
                assert said, (step.id, name)
                assert not any(dead in said[0] for dead in DEAD), (step.id, name, said)


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_a_task_names_no_key_that_does_nothing(one: FoundLesson) -> None:
    rehearsal = Rehearsal(one, spoken(one), unread)
    course = rehearsal.screen.course
    while (step := course.step) is not None:
        last: list[str] = []
        for number, command in enumerate(step.keys.split()):
            assert course.step is step, (step.id, command, "comes after the task is done")
            said = press(rehearsal, command)
            assert not any(dead in text for dead in DEAD for text in said), (step.id, command, said)
            if command == "next-live" and number:
                assert said[0].split(". ")[-1] != last[0].split(". ")[-1], (step.id, command, said)
            last = said
        assert course.step is not step, step.id


def test_the_keys_of_the_end_of_ludotecas_first_lesson_are_those_of_a_match(
    tmp_path: Path,
) -> None:
    rehearsal = Rehearsal(LESSONS["ludoteca-basic"], "en", unread)
    rehearsal.play()
    assert "In any match W tells you which cards you can lay" in rehearsal.heard[-1].speech
    here = Player(tmp_path, "en")
    here.play("ludoteca")
    here.press("N")
    said = here.press("W")
    assert said
    assert not any(dead in said[0] for dead in DEAD)


@pytest.mark.parametrize("wording", ["normal", "full"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_have_one_name_in_the_sentences_of_a_lesson_and_at_its_table(
    wording: str, language: str
) -> None:
    one = LESSONS["ludoteca-basic"]
    rehearsal = Rehearsal(one, language, unread, {"wording": wording, "wording-table": wording})
    names = rehearsal.screen.presenter.lesson_names(rehearsal.screen.view())
    rehearsal.play()
    said = " ".join(each.speech for each in rehearsal.heard)
    other = "full" if wording == "normal" else "normal"
    for name in names.values():
        short, long = getattr(name, wording), getattr(name, other)
        if short != long and short not in long:
            assert long not in said, (short, long)


@pytest.mark.parametrize("wording", ["normal", "full"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_without_a_number_have_one_name_in_a_lesson_and_in_the_hand(
    wording: str, language: str
) -> None:
    one = LESSONS["ludoteca-extended"]
    rehearsal = Rehearsal(one, language, unread, {"wording": wording, "wording-table": wording})
    names = rehearsal.screen.presenter.lesson_names(rehearsal.screen.view())
    rehearsal.play()
    said = [each.speech for each in rehearsal.heard]
    for card, longer in WRITTEN_OUT[language].items():
        tasks = [sentence for sentence in said if len(sentence.split()) > 20]
        assert any(getattr(names[card], wording) in sentence for sentence in tasks), card
        assert any(longer in sentence for sentence in said) is (wording == "full"), longer


@pytest.mark.parametrize("one", LESSONS.values(), ids=LESSONS)
def test_what_does_nothing_brings_the_keys_again_and_the_hint_key_the_whole_task(
    one: FoundLesson,
) -> None:
    rehearsal = Rehearsal(one, spoken(one), unread)
    if one.lesson.steps[0].command is None:
        rehearsal.press("Home")
    task, keys = rehearsal.screen.task().normal, rehearsal.screen._keys_again().normal
    before = len(rehearsal.heard)
    press(rehearsal, "end-turn")
    said = [each.speech for each in rehearsal.heard[before:]]
    assert said
    if rehearsal.screen.course.index == 0 and rehearsal.ui.screen is rehearsal.screen:
        assert said[-1].endswith(keys), said
        assert not any(task in each for each in said), said
        assert task in press(rehearsal, "hint")[-1]


def test_the_help_is_left_without_the_whole_task() -> None:
    rehearsal = Rehearsal(LESSONS["ludoteca-basic"], "en", unread)
    rehearsal.press("F1")
    rehearsal.press("Escape")
    assert rehearsal.heard[-1].speech == "Press C."
    rehearsal.press("H")
    assert "A game library stands on six pillars" in rehearsal.heard[-1].speech
