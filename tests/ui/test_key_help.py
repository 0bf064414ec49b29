"""F1 at the table: the keys of the zone first, in groups, found by letters; the guide within."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.ui.screens.help import sections
from braillespiel.ui.screens.menu import Menu
from tests.support.facts import facts
from tests.support.languages import LANGUAGES
from tests.support.player import Player


def texts(player: Player) -> list[str]:
    menu = player.ui.screen
    assert isinstance(menu, Menu)
    return [entry.spoken(menu.words).full for entry in menu.entries]


def typed(player: Player, letters: str) -> list[str]:
    """Type letters that belong together; return what is heard at last."""
    player.clock.ms += 2000
    for letter in letters.upper():
        player.clock.ms -= 800
        player.press("Space" if letter == " " else letter)
    return list(player.ear.said)


def logomachy(home: Path, language: str = "en") -> Player:
    player = Player(home, language, settings={"say-place": False})
    player.play("logomachy")
    player.press("C")
    return player


@pytest.mark.parametrize(
    ("game", "zone"), [(game, zone) for game in registry.own() for zone in facts(game).HELP]
)
def test_the_help_begins_with_the_five_keys_that_matter(
    tmp_path: Path, game: str, zone: str
) -> None:
    player = Player(tmp_path, "en", settings={"say-place": False})
    player.play(game, seats=3)
    player.table.navigator.go_to(zone)
    begins = facts(game).HELP[zone]
    assert player.press("F1") == [f"What you can do here. F1 again: all keys. {begins[0]}"]
    assert texts(player)[:5] == begins
    assert not set(begins) & set(texts(player)[5:])


def test_what_matters_is_what_is_possible_now(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("End", "F1")
    assert texts(player)[0] == "Left arrow: move left in your hand"
    while player.table.my_turn():
        player.press("Escape")
        player.table.act(player.table.view().legal_actions()[0])
        player.press("F1")
    assert texts(player)[1:4] == [
        "T: hear whose turn it is and what you can do",
        "L: hear what happened last",
        "S: hear the scores",
    ]


def test_with_an_open_draft_its_own_keys_come_first(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("cubus", seats=2)
    player.press("A", "F1")
    assert texts(player)[:5] == [
        "Left arrow: move left, Plan",
        "Up arrow: move up, Plan",
        "Space, plus: Add a box",
        "Backspace, minus: Take a box away",
        "Enter: Build or take down as planned",
    ]


def test_an_entry_at_the_top_is_carried_out_by_enter(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert player.press("Enter") == [
        player.table.navigator.zone.items[1].text.full + ", takes red 7"
    ]


def test_the_help_goes_on_with_the_keys_of_the_zone(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1", *["Down"] * 4)
    assert player.press("Down") == ["Left arrow: move left, zone Hand"]
    assert texts(player)[5:12] == [
        "Left arrow: move left",
        "Up arrow: move up; in a row, read the details",
        "Down arrow: move down; in a row, read the details",
        "Home: go to the first",
        "End: go to the last",
        "1 to 0: to the card with this number, 0 to the tenth",
        "Shift Tab: to the previous thing you can use",
    ]
    for named in ("C: my hand", "B: my own table", "G: next opponent's table", "D: piles"):
        assert named in texts(player)
    assert "S: scores in brief" in texts(player)
    assert "L: what happened last; again: before that" in texts(player)
    assert "Control Tab, Page down: next zone" in texts(player)


def test_what_the_zone_does_not_have_is_left_out(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert not any("hex field" in text for text in texts(player))
    player.press("F1")
    assert any("hex field" in text for text in texts(player)), "all keys are all keys"
    other = Player(tmp_path / "hexaducto", "en")
    other.play("hexaducto", seats=1)
    other.press("F1")
    assert "Shift Up: hex field: the other diagonal upwards" in texts(other)
    assert not any(": next opponent" in text for text in texts(other)), "it is played alone"


def test_the_help_goes_from_group_to_group(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert player.press("PageDown") == ["Left arrow: move left, zone Hand"]
    assert player.press("PageDown") == ["Space: mark, or take the mark off, acting"]
    assert player.press("PageDown") == ["A: What can I take?, Logomachy"]
    assert player.press("PageDown") == ["C: my hand, from zone to zone"]
    assert player.cells == "⠠⠉⠀⠍⠽⠀⠓⠁⠝⠙⠀⠼⠁⠊⠌⠼⠙⠚⠀⠵⠕⠝⠑⠎"
    assert player.press("Down") == ["B: my own table"]
    assert player.cells == "⠠⠃⠀⠍⠽⠀⠕⠺⠝⠀⠞⠁⠃⠇⠑⠀⠼⠃⠚⠌⠼⠙⠚"
    assert player.press("PageUp") == ["C: my hand, from zone to zone"]
    player.press("End")
    assert player.press("PageDown") == ["Edge"]


def test_a_key_is_found_by_the_letters_of_what_it_does(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert typed(player, "who") == ["T: hear whose turn it is and what you can do"]
    assert typed(player, "s") == ["S: scores in brief, asking"]
    assert typed(player, "s") == ["Shift S: scores one by one"]
    assert typed(player, "x") == ["x: no entry"]


def test_a_space_within_a_search_is_searched_for_and_does_nothing(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert typed(player, "take back") == ["Control Z: take back a move"]
    player.clock.ms += 2000
    assert player.press("Space") == ["You have no move to take back"], "it acts again"


def test_a_space_behind_a_letter_that_is_no_word_acts_at_once(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert typed(player, "b") == ["Backspace: clear all marks; in a build, drop it"]
    assert player.press("Space") == ["Nothing to undo here. Escape opens the menu."]


def test_the_rest_of_a_word_that_is_not_found_moves_nothing(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F1")
    assert typed(player, "scores") == ["S: scores in brief, asking"]
    assert typed(player, "scorex") == ["scorex: no entry"]
    assert typed(player, "whose f") == ["whose f: no entry"]
    player.clock.ms += 2000
    menu = player.ui.screen
    assert isinstance(menu, Menu)
    focused = menu.entry()
    assert focused is not None
    assert focused.text.full == "T: hear whose turn it is and what you can do"


def test_a_later_word_is_found_where_nothing_begins_so(tmp_path: Path) -> None:
    player = logomachy(tmp_path, "de")
    player.press("F1")
    assert typed(player, "zul") == ["R, Steuerung R: zuletzt Gesagtes wiederholen"]
    assert typed(player, "wiederh") == ["R, Steuerung R: zuletzt Gesagtes wiederholen"]
    assert typed(player, "dran") == ["T: hören, wer dran ist und was du tun kannst"]


def test_changing_keys_finds_a_command_by_what_it_does(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("F2", "End", "Up", "Enter")
    assert typed(player, "take") == ["Control Z: take back a move"]
    assert player.press("PageDown") == ["A: What can I take?, Logomachy"]
    assert typed(player, "piles") == ["D: piles"]


def test_the_entry_of_the_game_menu_helps_with_the_game(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("Escape", "Home")
    assert player.press("Enter") == [
        "What you can do here. F1 again: all keys. Right arrow: move right in your hand"
    ]
    assert "A: What can I take?" in texts(player)
    player.press("F1")
    assert "A: What can I take?" in texts(player)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_stands_whole_in_the_program(tmp_path: Path, language: str) -> None:
    page = Path(__file__).parents[2] / "docs" / f"guide.{language}.md"
    written = page.read_text(encoding="utf-8").partition("\n## ")[2]
    written = re.sub(r"`|\*\*|^- ", "", written, flags=re.MULTILINE)
    player = Player(tmp_path, language)
    player.press("F1", "End", "Enter")
    read = []
    for number in range(len(texts(player))):
        read.append("## " * bool(number) + texts(player)[number])
        player.press("Enter")
        read += texts(player)
        player.press("Escape", "Down")
    linked = re.sub(r"\[(.+?)\]\(", r"\1 (docs/", " ".join(written.split()))
    assert " ".join(read).split() == linked.split()
    assert not any(sign in " ".join(read) for sign in "[]`*"), "a link is said as words"


def test_the_guide_is_walked_by_headings_and_sentences(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    player.press("F1")
    assert player.press("End") == ["Guide, by headings, 13 of 13"]
    parts = sections("en")
    assert player.press("Enter") == [f"The guide. What it is, 1 of {len(parts)}"]
    assert player.press(*["Down"] * 5) == [f"What was said, 6 of {len(parts)}"]
    told = dict(parts)["What was said"]
    assert player.press("Enter") == [
        f"What was said. R says the last sentence again, 1 of {len(told)}"
    ]
    assert player.cells == "⠠⠺⠓⠁⠞⠀⠺⠁⠎⠀⠎⠁⠊⠙⠀⠠⠗"
    assert player.press("Down")[0].startswith("L goes back through what happened")
    player.press("Up")
    assert player.cells == "⠠⠗⠀⠎⠁⠽⠎⠀⠞⠓⠑⠀⠇⠁⠎⠞"
    player.press("BraillePanRight")
    assert player.cells == "⠎⠑⠝⠞⠑⠝⠉⠑⠀⠁⠛⠁⠊⠝⠲"
    assert player.press("Escape") == [f"The guide. What was said, 6 of {len(parts)}"]
