"""A lesson by the keys of a Braille display alone: its sentences name only these."""

from __future__ import annotations

import re
from pathlib import Path

from braillespiel.lessons import library
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.lessons.keynames import touched
from braillespiel.ui.lessons.menu import open_lesson
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.screens.rules import open_rules
from braillespiel.words.catalogue import Words
from tests.support.player import Player

CHOOSE = re.compile(r"Choose “([^”]+)” from the list of the display's bottom key\.$")


def routed(player: Player) -> list[str]:
    """Press the routing key over the entry of a menu; return what was heard."""
    entry = player.ui.screen.entry()  # type: ignore[attr-defined]
    while entry.key not in player.ui.braille().keys:
        player.press("BraillePanRight")
    player.clock.ms += 1000
    player.ear.said.clear()
    player.display.press(KeyKind.ROUTE, cell=player.ui.braille().keys.index(entry.key))
    player.settle()
    return list(player.ear.said)


def chosen(player: Player, entry: str) -> list[str]:
    """Choose an entry of the list of the display's bottom key; return what was heard then."""
    heard = player.press("BrailleBottom")
    for _ in range(60):
        if f"{entry}, ".casefold() in heard[-1].casefold():
            return routed(player)
        heard = player.press("BrailleLineDown")
    raise AssertionError(f"not in the list: {entry}")


def test_a_lesson_is_finished_with_what_the_list_of_the_display_offers(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", "en")
    six = next(one for one in library.lessons("en") if one.lesson.game == "six")
    player.ui.naming.by_display = True
    open_lesson(player.ui, six)
    heard = player.press("BrailleBack")
    assert heard == [
        "SIX without a clock. Step 1 of 11. The display's bottom key lists “the task again” and"
        " “leave the lesson”. In SIX you secure number cards as"
        " soon as somebody rolls their number. There is an open card on each of your three places."
        " Ask for them. There is no clock here: everything waits for you. Choose “All your open"
        " cards” from the list of the display's bottom key."
    ]
    asked = []
    while (told := CHOOSE.search(heard[-1])) is not None:
        asked.append(told[1])
        heard = chosen(player, told[1])
    assert heard[-1].endswith(
        "The lesson is over. The display's bottom key lists “leave the lesson”."
    )
    assert asked[:4] == [
        "All your open cards",
        "Secure place 1",
        "whose turn, what can I do",
        "Roll",
    ]
    assert len(asked) == 11


def test_what_a_routing_key_does_is_named_as_that(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", "en")
    numbers = next(one for one in library.lessons("en") if one.lesson.prefix == "logomachy-numbers")
    open_lesson(player.ui, numbers)
    assert isinstance(player.ui.screen, LessonScreen)
    words = player.ui.screen.words
    player.ui.naming.by_display = True
    assert touched_in(player, words, "hand nth-2 activate menu.activate") == (
        "Press the routing key over it twice, then press the routing key over the entry you want.",
        "routing twice routing entry",
    )
    assert touched_in(player, words, "hand nth-3 mark nth-4 mark nth-5 activate") == (
        "Press the routing key over it and choose “mark, or take the mark off” from the list of the"
        " display's bottom key, 2 times in all, then press the routing key over it twice.",
        "routing, bottom key: mark 2 times routing twice",
    )
    assert touched_in(player, words, "hand") == (
        "Choose “my hand” from the list of the display's bottom key.",
        "bottom key: my hand",
    )


def touched_in(player: Player, words: Words, commands: str) -> tuple[str, str]:
    said = touched(player.ui, words, "logomachy", commands)
    return said.full, said.braille


def test_the_rules_say_which_keys_of_the_display_do_what(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", "en")
    player.press("BrailleLineDown")
    open_rules(player.ui, "logomachy")
    assert player.press("BrailleBottom") == ["How to form a word, 12 of 12"]
    assert player.press("Enter") == [
        "Mark the cards in the order of the word, in your hand and in the middle: the routing key"
        " goes to a card, and the list of the display's bottom key marks it. Press the routing key"
        " over the last one twice."
    ]
