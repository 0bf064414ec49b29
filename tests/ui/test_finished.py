"""Finished matches: heard again, and kept as files, from the menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from braillespiel.store.match_file import read_match
from braillespiel.ui.screens.match_line import moment
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.catalogue import Words
from tests.proof.situations import random_action, random_table
from tests.support.player import Player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path / "home")
    table = random_table(player, "logomachy", Random(2), actions=0)
    while random_action(table, Random(len(table.port.host.match.journal))):
        pass
    table.deliver()
    player.settle()
    ui = player.ui
    player.press("Escape", "End")
    left = "Zum Hauptmenü, die Partie steht unter Gespielte Partien, "
    assert player.ear.said[-1].startswith(left)
    player.press("Enter")
    assert ui.screen is ui.screens[0]
    player.press("Home")
    while not player.ear.said[-1].startswith("Gespielte Partien"):
        player.press("Down")
    player.press("Enter")
    yield player
    player.app.close()
    assert player.errors == []


def _helped(player: Player) -> list[MenuEntry]:
    """Open the short help and close it again; return its entries."""
    player.press("F1")
    menu = player.ui.screen
    assert isinstance(menu, Menu)
    player.press("Escape")
    return menu.entries


def test_a_match_is_kept_as_a_file_and_kept_again(player: Player, home_of_nobody: Path) -> None:
    for _ in range(2):
        assert player.press("Right", "Down") == ["Als Datei speichern, 2 von 3"]
        (said,) = player.press("Enter")
        assert str(home_of_nobody / "matches") in said
        assert player.cells
        (kept,) = (home_of_nobody / "matches").iterdir()
        file = read_match(kept)
        assert file.game == "logomachy"
        assert len(file.journal) > 10


def test_where_no_file_can_be_made_the_reason_is_said(player: Player, home_of_nobody: Path) -> None:
    home_of_nobody.write_text("a file where the folder should be")
    (said,) = player.press("Right", "Down", "Enter")
    assert str(home_of_nobody) in said
    assert player.press("Enter")[-1]


def test_an_entry_tells_its_match_from_others_before_anything_else(player: Player) -> None:
    (entry,) = player.press("Home")
    assert re.match(r"Logomachy, heute \d+:\d\d Uhr, ", entry)
    assert entry.endswith(", gewonnen von Ada, mit Louis, 1 von 2")
    assert re.match(r"Logomachy \d+:\d\d sieg: Ada", player.ui.announcer.braille.plain())


@pytest.mark.parametrize(
    ("days", "when", "felt"),
    [
        (0, "heute 4:09 Uhr", "4:09"),
        (1, "gestern 4:09 Uhr", "gestern 4:09"),
        (2, "21. November 2026, 4:09 Uhr", "21.11. 4:09"),
        (-1, "21. November 2026, 4:09 Uhr", "21.11. 4:09"),
    ],
)
def test_a_match_of_today_is_named_by_the_time_alone(days: int, when: str, felt: str) -> None:
    said = moment(Words("de", ("client",)), "2026-11-21T04:09", days)
    assert (said.full, said.braille) == (when, felt)


def test_the_day_is_that_of_the_calendar(player: Player) -> None:
    (saved,) = player.app.matches.finished()
    day = datetime.fromisoformat(saved.when).date()
    for days in (0, 1, 30):
        player.app.matches._today = lambda days=days: day + timedelta(days=days)
        assert [each.days for each in player.app.matches.finished()] == [days]


def test_right_lists_what_can_be_done_with_a_match(player: Player) -> None:
    (entry,) = player.press("Home")
    (said,) = player.press("Right")
    assert said == f"{entry.removesuffix(', 1 von 2')}. Diese Partie ansehen und auswerten, 1 von 3"
    assert player.press("Down", "Down") == ["Löschen, 3 von 3"]
    assert player.press("Tab") == ["In der Statistik bleibt die Partie gezählt."]
    assert player.press("Up", "Up", "Enter")[0].startswith("Rückblick, Logomachy")
    assert player.press("Escape") == [f"Gespielte Partien. {entry}"]


@pytest.mark.parametrize("way", [("Delete",), ("Right", "End", "Enter")])
def test_a_finished_match_is_deleted_after_a_question(player: Player, way: tuple[str, ...]) -> None:
    (entry,) = player.press("Home")
    named = entry.partition(" Uhr")[0] + " Uhr"
    assert player.press(*way) == [f"Löschen? {named}. Nein, 1 von 2"]
    assert player.press("Enter") == [f"Gespielte Partien. {entry}"]
    (said,) = player.press(*way, "Down", "Enter")
    assert said == f"Gelöscht: {named}. Partien als Datei: 0, 1 von 1"
    assert player.ui.announcer.braille.plain().startswith("gelöscht: Logomachy ")
    assert player.app.matches.finished() == []
    assert player.press("Delete") == ["Hier ohne Wirkung. F1 nennt die Tasten."]


def test_the_help_names_both_keys_where_they_work(player: Player) -> None:
    keys = [entry.key for entry in _helped(player)]
    assert {"menu.delete", "menu.right"} <= set(keys)
    right = next(entry for entry in _helped(player) if entry.key == "menu.right")
    assert right.text.full == "Pfeil rechts: alles zur Wahl, was mit diesem Eintrag geht"
    player.press("Escape")
    assert not {"menu.delete", "menu.right"} & {entry.key for entry in _helped(player)}
