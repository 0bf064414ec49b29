"""Letters for a beginner: T says how a word is made, Enter asks, the first round is told."""

from __future__ import annotations

from pathlib import Path

from tests.support.player import Player

HOW = (
    "Your turn: form a word or lay a card. Space marks its letters in order, Enter on the last one "
    "lays it."
)


def letters(home: Path, language: str = "en", **options: object) -> Player:
    player = Player(home, language)
    player.ear.said.clear()
    player.clock.ms -= 1000
    player.play("logomachy", letters=True, **options)
    return player


def test_the_first_round_tells_what_later_rounds_tell(tmp_path: Path) -> None:
    player = letters(tmp_path, rounds=2)
    assert player.ear.said == [
        "Logomachy. Round 1 of 2: you start. In the middle: R, C, U, C."
        f" {HOW} Hand, 4 cards. A, 1 of 4"
    ]
    assert player.press("L") == ["Round 1 of 2: you start. In the middle: R, C, U, C."]
    assert player.cells == "⠗⠼⠁⠌⠼⠃⠀⠙⠑⠁⠇⠑⠗⠀⠠⠇⠕⠥⠊⠎⠀⠎⠞⠁⠗⠞⠀⠽⠕⠥⠀⠍⠀⠗⠀⠉⠀⠥"


def test_the_first_round_of_numbers_is_told_too_and_only_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "de")
    player.play("logomachy")
    told = "Runde 1 von 2: du beginnst. In der Mitte: rote 1, rote 7, blaue 1, grüne 6."
    assert [said.count(told) for said in player.ear.said] == [1]
    player.press("2", "Enter", "Enter", "Escape", "End", "Enter")
    player.app.close()
    again = Player(tmp_path, "de")
    again.press("Enter", "Enter")
    assert not any(told in said for said in again.ear.said)


def test_t_says_how_a_word_is_made(tmp_path: Path) -> None:
    player = letters(tmp_path)
    assert player.press("T") == [HOW]
    assert player.cells == "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠎⠏⠁⠉⠑⠀⠍⠁⠗⠅⠎⠀⠺⠕⠗⠙⠂⠀⠑⠝⠞⠑⠗⠀⠕⠝"
    player.press("BraillePanRight")
    assert player.cells == "⠇⠁⠎⠞⠆⠀⠕⠗⠀⠇⠁⠽⠀⠕⠝⠑"


def test_enter_on_a_letter_asks_whether_to_begin_a_word_or_to_lay_it(tmp_path: Path) -> None:
    player = letters(tmp_path)
    player.press("C")
    said = "Which action? Start a word or lay it. Start a word with A, 1 of 2"
    assert player.press("Enter") == [said]
    assert player.cells == "⠺⠕⠗⠙⠀⠕⠗⠀⠇⠁⠽⠦⠀⠁⠀⠎⠞⠁⠗⠞⠎⠀⠺⠕⠗⠙"
    assert player.press("Down") == ["Lay A, 2 of 2"]
    assert player.cells == "⠁⠀⠇⠁⠽⠀⠼⠃⠌⠼⠃"
    player.press("Up")
    assert player.press("Enter") == ["A, marked, Word so far: A"]
    assert len(player.table.marked) == 1
    assert player.press("Enter") == ["Which action? Lay A, 1 of 2"], "no second Enter lays it"
    assert player.press("Down") == ["Unmark it, 2 of 2"]
    assert player.press("Enter") == ["A, no longer marked"]
    assert player.table.marked == []
    assert player.table.port.host.match.journal == []


def test_enter_on_a_letter_of_the_middle_begins_a_word_at_once(tmp_path: Path) -> None:
    player = letters(tmp_path)
    player.press("D")
    assert player.press("Right", "Enter") == ["C, marked, Word so far: C"]
    assert player.press("C", "Home", "Space") == ["A, marked, Word so far: C A, 2 marked"]
    assert player.press("D", "Home", "Enter")[0] == "car, 3 cards"
    assert player.table.port.host.match.journal[0].text.split()[0] == "spelled"
