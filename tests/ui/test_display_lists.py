"""The list that a display's bottom key opens: what is legal now comes first, in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.braille.display import KeyKind
from tests.support.facts import facts
from tests.support.player import Player
from tests.words.test_display_keys import KEYS

DO_IT = {
    "de": (
        "Ausführen, oder zwischen Möglichkeiten wählen",
        "Markieren oder Markierung aufheben",
    ),
    "en": ("Do it, or choose between possibilities", "Mark, or take the mark off"),
    "fr": ("Le faire, ou choisir entre plusieurs possibilités", "Marquer ou ne plus marquer"),
}
"""What the list begins with where a card of the hand has the focus."""


def listed(player: Player, count: int) -> list[str]:
    """Open the list by the display's bottom key; return its first entries."""
    player.display.press(KeyKind.BOTTOM)
    player.settle()
    return [entry.text.brief for entry in player.ui.screen.entries[:count]]


@pytest.mark.parametrize("game", [game for game in registry.own() if facts(game).LISTED])
def test_what_is_legal_now_comes_first(tmp_path: Path, game: str) -> None:
    keys, entries = facts(game).LISTED
    player = Player(tmp_path, "en", columns=20)
    player.play(game, seats=2)
    player.press("Ctrl+L", *keys)
    assert listed(player, 5) == list(entries)


@pytest.mark.parametrize("language", DO_IT)
def test_a_beginner_reads_deeds_and_no_keys_that_the_display_has_not(
    tmp_path: Path, language: str
) -> None:
    player = Player(tmp_path, language, columns=40, settings={"beginner": True})
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    player.display.press(KeyKind.BOTTOM)
    player.settle()
    entries = player.ui.screen.entries
    assert tuple(entry.text.full for entry in entries[:2]) == DO_IT[language]
    keys = re.compile(rf"(?:{KEYS[language]}|[A-Z])\b[^:]*: ")
    assert [entry.text.full for entry in entries if keys.match(entry.text.full)] == []
    wording = player.ui.announcer.wording
    assert [wording.brailled(entry.text) for entry in entries[:2]] == list(DO_IT[language])
