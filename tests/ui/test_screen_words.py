"""Each screen keeps the sentences of its own game, whatever else is opened over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.lessons import library
from braillespiel.lessons.library import FoundLesson
from braillespiel.ui.lessons.keys import KeysMenu
from braillespiel.ui.lessons.menu import open_lesson
from tests.support.player import Player


def test_the_keys_of_another_game_leave_the_match_its_sentences(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("six", untimed=True)
    title = player.press("F3")
    player.ui.push(KeysMenu(player.ui))
    player.press("End", "Up", "Enter", "Escape", "Escape", "Escape")
    assert player.press("F3") == title
    assert player.errors == []


def test_a_lesson_of_another_game_leaves_the_match_its_sentences(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("cubus")
    title = player.press("F3")
    lesson = next(one for one in library.built_in() if one.lesson.game == "ludoteca")
    open_lesson(player.ui, lesson)
    assert player.ui.screen is not table
    assert title[0].startswith(table.title().normal), "news of the match may come meanwhile"
    player.ui.pop_to(table)
    assert player.press("F3") == title
    assert player.errors == []


@pytest.mark.parametrize("found", library.built_in(), ids=lambda found: found.lesson.id)
def test_a_lesson_has_the_sentences_that_a_match_has(tmp_path: Path, found: FoundLesson) -> None:
    player = Player(tmp_path)
    open_lesson(player.ui, found)
    assert player.table.words("choose-unmark") == "Markierung aufheben"
