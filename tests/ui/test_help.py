"""F1 names every key once, with what it does on this very screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.ui.screens.menu import Menu
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase
from tests.support.player import Player

SHORT, WHOLE = ("F1",), ("F1", "F1")
"""What opens the short help and that of all keys."""


def help_of(player: Player, *keys: str) -> dict[str, Phrase]:
    """Open the help; return its rows by the id of their command, each of them once."""
    player.press(*keys)
    screen = player.ui.screen
    assert isinstance(screen, Menu)
    rows = {entry.key: entry.spoken(screen.words) for entry in screen.entries}
    assert len(rows) == len(screen.entries)
    named = [key for row in rows.values() for key in keys_of(row)]
    assert len(named) == len(set(named))
    return rows


def keys_of(row: Phrase) -> list[str]:
    """Return the names of the keys that a row of the help begins with."""
    keys, colon, _ = row.full.partition(": ")
    return keys.split(", ") if colon else []


@pytest.mark.parametrize("opening", [SHORT, WHOLE])
def test_every_key_of_a_draft_stands_in_the_help_once(tmp_path: Path, opening: list[str]) -> None:
    player = Player(tmp_path)
    player.play("cubus", seats=2)
    player.press("A")
    rows = help_of(player, *opening)
    assert rows["game.plan"].full == "P: Plan vorlesen"
    assert rows["game.raise"].full == "Leertaste, Plus: Eine Kiste drauf"


@pytest.mark.parametrize(
    ("language", "build", "drop", "undo"),
    [
        (
            "de",
            "Eingabe: Wie geplant bauen oder abbauen",
            "Escape: Geplanten Bau verwerfen",
            "Steuerung Z: Letzten Schritt am Plan zurücknehmen",
        ),
        (
            "en",
            "Enter: Build or take down as planned",
            "Escape: Drop the planned build",
            "Control Z: Take back the last step of the plan",
        ),
    ],
)
def test_with_an_open_draft_the_help_says_what_ends_it(
    tmp_path: Path, language: str, build: str, drop: str, undo: str
) -> None:
    player = Player(tmp_path, language)
    player.play("cubus", seats=2)
    before = help_of(player, *SHORT)["table.game-menu"].full
    player.press("Escape", "A")
    rows = help_of(player, *SHORT)
    assert rows["table.activate"].full == build
    assert rows["table.game-menu"].full == drop
    assert help_of(player, "F1")["table.take-back"].full == undo
    player.press("Escape", "Escape")
    assert player.table.draft is None
    assert help_of(player, *SHORT)["table.game-menu"].full == before


@pytest.mark.parametrize("opening", [SHORT, WHOLE])
def test_letters_that_search_are_not_promised_as_keys(tmp_path: Path, opening: list[str]) -> None:
    player = Player(tmp_path, "en")
    rows = help_of(player, *opening)
    assert rows["everywhere.repeat"].full == "Control R: repeat what was said last"
    player.press("Escape")
    assert player.press("Ctrl+R") == ["braillespiel, main menu. New game, 1 of 8"]


@pytest.mark.parametrize("opening", [SHORT, WHOLE])
def test_what_is_typed_is_not_promised_as_keys(tmp_path: Path, opening: list[str]) -> None:
    player = Player(tmp_path, "en", settings={"keys": '{"everywhere.theme": "Shift+T"}'})
    player.ui.push(Prompt(player.ui, Phrase.plain("Name"), "", lambda text: None))
    rows = help_of(player, *opening)
    assert rows["everywhere.repeat"].full == "Control R: repeat what was said last"
    assert not {"menu.mark", "everywhere.theme"} & set(rows)
    player.press("Escape")
    assert player.press("Ctrl+R")[0].startswith("Name. ")


def test_a_table_of_scores_keeps_its_letters(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy")
    player.press("Shift+S")
    rows = help_of(player, *SHORT)
    assert rows["everywhere.repeat"].full == "R, Control R: repeat what was said last"
