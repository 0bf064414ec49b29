"""A marked card blocks nothing silently: a refusal says how to unmark, and so does the help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.games import registry
from braillespiel.ui.screens.help import HelpMenu
from tests.support.facts import facts
from tests.support.player import Player

REFUSED = {
    "en": ("The marked cards do nothing together. Backspace clears the marks.", "⠝⠕⠸⠀⠃⠁⠉⠅⠎⠏⠁⠉⠑"),
    "de": (
        "Mit den markierten Karten zusammen geht nichts. Rücktaste hebt die Markierung auf.",
        "⠝⠑⠊⠝⠒⠀⠗⠳⠉⠅⠞⠁⠎⠞⠑",
    ),
}
TOO_MANY = {
    "en": (
        "2 hand cards are too many: exactly one belongs to the word. Backspace clears the marks.",
        "⠑⠭⠁⠉⠞⠇⠽⠀⠼⠁⠀⠓⠠⠀⠝⠕⠞⠀⠼⠃⠸⠀⠃⠁⠉⠅⠎⠏⠁⠉⠑",
    ),
    "de": (
        "2 Handkarten sind zu viele: Genau eine gehört zum Wort. "
        "Rücktaste hebt die Markierung auf.",
        "⠛⠑⠝⠁⠥⠀⠂⠀⠓⠠⠀⠝⠊⠉⠓⠞⠀⠆⠸⠀⠗⠳⠉⠅⠞⠁⠎⠞⠑",
    ),
}
CLEARED = {
    "en": ("No card is marked any more", "⠝⠕⠀⠍⠁⠗⠅⠎"),
    "de": ("Keine Karte mehr markiert", "⠅⠑⠊⠝⠑⠀⠍⠁⠗⠅⠊⠑⠗⠥⠝⠛"),
}
HELP = {
    "en": "Backspace: clear all marks; in a build, drop it",
    "de": "Rücktaste: alle Markierungen löschen; beim Bauen den Bau verwerfen",
}


def refused(player: Player, game: str, **options: Any) -> tuple[str, str]:
    """Mark a card and press Enter on the next; return what is said and felt."""
    player.play(game, seats=2, **options)
    player.press(*facts(game).MARKS)
    player.press("C")
    (card,) = player.press("Home")
    assert player.press("Space")[0].startswith(card.split(",")[0].split(". ")[-1])
    player.press("Right")
    return player.press("Enter")[0], player.cells


@pytest.mark.parametrize("language", REFUSED)
@pytest.mark.parametrize("game", [game for game in registry.own() if facts(game).MARKS is not None])
def test_a_card_that_is_marked_keeps_another_from_being_laid_and_enter_says_how_to_unmark(
    tmp_path: Path, game: str, language: str
) -> None:
    player = Player(tmp_path, language, settings={"double-press-ms": 0})
    assert refused(player, game) == REFUSED[language]
    assert (player.press("Backspace")[0], player.cells) == CLEARED[language]
    player.app.close()
    assert player.errors == []


@pytest.mark.parametrize("language", TOO_MANY)
def test_two_letters_of_the_hand_say_how_to_unmark_too(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language, settings={"double-press-ms": 0})
    assert refused(player, "logomachy", letters=True) == TOO_MANY[language]
    assert (player.press("Backspace")[0], player.cells) == CLEARED[language]
    player.app.close()
    assert player.errors == []


@pytest.mark.parametrize("language", HELP)
def test_the_help_of_backspace_says_that_it_clears_the_marks(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language)
    player.play("logomachy", seats=2)
    player.press("F1")
    menu = player.ui.screen
    assert isinstance(menu, HelpMenu)
    row = next(entry for entry in menu.entries if entry.text.full == HELP[language])
    menu.point(row.key, say=False)
    player.press("Up")
    assert player.press("Down")[0].startswith(HELP[language])
    player.app.close()
    assert player.errors == []
