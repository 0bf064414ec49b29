"""The line tells about itself: its signs, its keys, and all commands without letters."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.braille.frame import SIGN_KEY
from braillespiel.ui.braille.legend import Sign
from braillespiel.ui.braille.line import zone_line
from braillespiel.ui.keymap import Scope
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.help import HelpMenu
from braillespiel.ui.screens.line_help import Legend
from braillespiel.words.phrase import without_marks
from tests.support.player import Player

FIELD_LEGEND = [
    "⠋⠀⠙⠑⠊⠝⠀⠋⠑⠇⠙⠀⠂⠌⠲⠴",
    "⠋⠂⠀⠙⠑⠊⠝⠀⠋⠑⠇⠙⠂⠀⠗⠑⠊⠓⠑⠀⠂⠀⠆⠌⠲⠴",
    "⠂⠀⠗⠑⠊⠓⠑⠀⠂⠀⠒⠌⠲⠴",
    "⠂⠔⠅⠀⠂⠔⠹⠀⠴⠏⠀⠂⠔⠀⠅⠁⠗⠞⠑⠝⠂⠀⠂⠔⠀⠧⠑⠗⠙⠑⠉⠅⠞⠂",
]
"""f dein feld; f1 dein feld, reihe 1; 1 reihe 1; 19k 19? 0p 19 karten, 19 ..."""


def press(player: Player, kind: KeyKind, cell: int = 0) -> str:
    """Press a key of the display; return the cells."""
    player.clock.ms += 1000
    player.ear.said.clear()
    player.display.press(kind, cell=cell)
    player.settle()
    return player.cells


def letter_commands(player: Player) -> list[tuple[str, str]]:
    """Return the commands of the table that a letter stands for, as (row of the help, key)."""
    idle = player.table.idle_commands()
    found = []
    for scope in player.table.scopes:
        for row in player.ui.key_map.rows_of(scope):
            for key in row.keys:
                meant = player.ui.key_map.command(key, player.table.scopes)
                letter = key.removeprefix("Shift+").removeprefix("Ctrl+")
                if len(letter) == 1 and letter.isalpha() and meant == (scope, row.id):
                    found.append((f"{scope.value}.{row.id}", key))
    return [(name, key) for name, key in found if name.partition(".")[2] not in idle]


@pytest.mark.parametrize("game", registry.own())
def test_the_list_of_commands_has_all_that_letters_do(tmp_path: Path, game: str) -> None:
    player = Player(tmp_path)
    player.play(game, seats=2)
    wanted = {
        name for name, key in letter_commands(player) if "Ctrl" not in key
    }  # with Ctrl: settings and history, which menus have too
    press(player, KeyKind.BOTTOM)
    screen = player.ui.screen
    assert isinstance(screen, HelpMenu)
    assert wanted - {entry.key for entry in screen.entries} == set()


def test_enter_in_the_list_does_what_the_letter_does(tmp_path: Path) -> None:
    by_letter, by_list = (Player(tmp_path / name) for name in ("letter", "list"))
    players = (by_letter, by_list)
    for player in players:
        player.play("hexaducto", seats=2)
        player.press("Ctrl+L", "B")
    done = 0
    for name, key in letter_commands(by_letter):
        if "Ctrl" in key or name.startswith("everywhere"):
            continue
        heard = by_letter.press(key)
        press(by_list, KeyKind.BOTTOM)
        menu = by_list.ui.screen
        assert isinstance(menu, HelpMenu)
        menu.point(name, say=False)
        assert by_list.press("Enter") == heard, name
        assert by_list.cells == by_letter.cells, name
        done += 1
        for player in players:
            while player.ui.screen is not player.table:
                player.press("Escape")
    assert done > 25


def test_the_escape_menu_begins_with_the_list(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=20)
    player.play("six", seats=2)
    player.press("Ctrl+L")
    assert player.press("Escape")[0].startswith(
        "Spielmenü. Was kann ich tun? Jedes mit Eingabe, 1 von "
    )
    player.press("Ctrl")
    assert player.cells == "⠁⠇⠇⠑⠀⠃⠑⠋⠑⠓⠇⠑⠂"  # "alle befehle,"; "enter führt aus" comes next
    player.press("Enter")
    assert isinstance(player.ui.screen, HelpMenu)
    player.press("Escape")
    assert player.ui.screen is player.table


def test_the_help_names_the_keys_of_a_display_that_is_there(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L")
    press(player, KeyKind.BOTTOM)
    player.ui.screen.point("display-keys", say=False)
    player.press("Enter")
    menu = player.ui.screen
    assert [entry.text.full for entry in menu.entries] == [  # type: ignore[attr-defined]
        "display forward: Braille display forward",
        "display back: Braille display back",
        "display down: next line with the display: next row, then next zone",
        "display up: previous line with the display: previous row, then previous zone",
        "display to the top: first zone, in a menu first entry",
        "display to the focus: read the whole zone",
        "display to the bottom: help; again: all keys",
        "the display's back key: mark all messages on the display as read",
        "routing key over a card: focuses it; again, when you have read it: does it",
        "routing key over the zone sign: opens the legend of all signs",
        "routing key over the status cell: marks all messages as read",
    ]


def test_without_a_display_none_of_its_keys_are_named(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.ui.announcer.braille.attended = False
    player.play("logomachy", seats=2)
    player.press("F1")
    assert "display-keys" not in {e.key for e in player.ui.screen.entries}  # type: ignore[attr-defined]


# -- legend ----------------------------------------------------------------------------


def test_the_routing_key_over_the_sign_of_a_zone_opens_the_legend(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=40)
    player.play("hexaducto", seats=2)
    player.press("Ctrl+L", "B", "Ctrl")
    assert player.cells == "⠋⠂⠀⣹⠀⠹⠀⠹"  # "f1 ? ? ?", the first of them focused
    keys = player.ui.braille().keys
    assert [keys[cell] for cell in range(3)] == [SIGN_KEY] * 2 + [""]
    press(player, KeyKind.ROUTE, cell=0)
    assert isinstance(player.ui.screen, Legend)
    felt: list[str] = []
    for _ in range(4):
        player.press("Ctrl")
        felt.append(player.cells)
        press(player, KeyKind.LINE_DOWN)
    assert felt == FIELD_LEGEND
    player.press("Escape")
    assert player.ui.screen is player.table


@pytest.mark.parametrize(("game", "language"), list(zip(registry.own(), cycle(("de", "en")))))
def test_every_sign_that_lies_on_the_line_is_in_the_legend(
    tmp_path: Path, game: str, language: str
) -> None:
    """Whatever zone is focused while a match goes on, what is felt is explained."""
    player = Player(tmp_path, language, columns=80)
    screen = player.play(game, seats=2)
    seen = 0
    for key in ("T", "Enter", "Down", "Enter", "E", "D", "Enter", "Tab", "Enter", "C", "Enter"):
        player.press(key)
        while player.ui.screen is not screen:
            player.press("Escape")
        seen += _explained(screen)
    assert seen > 50


def _explained(screen: MatchScreen) -> int:
    """Check each zone's line against the legend; return how many signs were compared."""
    shapes = {sign.shape for sign in screen.signs()}
    compared = 0
    for zone in screen.navigator.zones:
        for focus in (None, *zone.items):
            line = zone_line(zone, focus, with_rows=True)
            for row in (line, *line.rows):
                texts = [row.lead, *(chunk.braille for chunk in row.chunks)]
                for text in filter(None, texts):
                    plain = {each.text.full for each in zone.items}
                    known = Sign(text, "").shape in shapes or without_marks(text) in plain
                    assert known, (zone.id, without_marks(text))
                    compared += 1
    return compared


def test_the_commands_for_the_line_are_in_the_key_table(tmp_path: Path) -> None:
    rows = {row.id: row.keys for row in Player(tmp_path).ui.key_map.rows_of(Scope.GLOBAL)}
    assert rows["signs"] == ("Ctrl+G",)
    assert "BrailleBottom" in rows["help"]
