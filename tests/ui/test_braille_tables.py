"""The choice of Braille tables: what holds when, and under which name."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from braillespiel.application.application import declared_settings
from braillespiel.output.braille import louis
from braillespiel.output.braille.errors import LouisUnavailable
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from braillespiel.store.schema import APPLICATION_ID, MIGRATIONS
from braillespiel.ui.screens.settings_menu import CategoryMenu
from tests.support.player import Player


def walk_to(player: Player, key: str) -> None:
    player.ui.push(CategoryMenu(player.ui, "braille"))
    assert player.ui.screen.point(key)


@pytest.mark.parametrize(
    ("language", "tables"), [("de", ("de-g0", "cards-de")), ("en", ("ueb-g1", "cards-int"))]
)
def test_the_usual_tables_follow_the_language(
    tmp_path: Path, language: str, tables: tuple[str, str]
) -> None:
    player = Player(tmp_path, language=language)
    assert player.ui.announcer.braille.transcriber.tables == tables


def test_the_name_of_a_table_is_shown_in_the_one_before(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=40)
    walk_to(player, "braille-table")
    transcriber = player.ui.announcer.braille.transcriber
    for _ in range(3):
        player.press("Right")
    assert player.ui.settings.get("braille-table") == "de-g2"
    assert transcriber.text_table == "de-g0"
    assert player.cells == "⠃⠗⠁⠊⠇⠇⠑⠎⠉⠓⠗⠊⠋⠞⠒⠀⠙⠑⠥⠞⠎⠉⠓⠂⠀⠅⠥⠗⠵⠀⠆⠌⠂⠒"
    player.press("Down")
    assert transcriber.text_table == "de-g2"


def test_a_card_table_is_named_by_an_example(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=40)
    walk_to(player, "card-table")
    player.press("Right")
    player.press("Right")
    assert player.ui.settings.get("card-table") == "cards-int"
    assert player.cells == "⠅⠁⠗⠞⠑⠝⠒⠀⠗⠼⠛⠀⠁⠇⠎⠀⠛⠗⠀⠒⠌⠂⠒"


def test_who_knows_the_program_keeps_the_card_table(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.mkdir()
    with sqlite3.connect(old / FILE_NAME) as connection:
        for step in MIGRATIONS[:3]:
            connection.executescript(step)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 3")
        connection.execute("INSERT INTO settings VALUES ('', 'first-run', 'false')")
    connection.close()
    for home, table in ((old, "cards-de"), (tmp_path / "new", "auto")):
        store = open_store(home)
        assert declared_settings(store).text("card-table") == table
        store.close()


def test_without_liblouis_only_a_player_with_a_display_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(text: str, table: str) -> None:
        raise LouisUnavailable(("liblouis.dll",), "")

    def told(keys: str) -> int:
        return sum("liblouis" in text for key in keys.split() for text in player.press(key))

    player = Player(tmp_path)
    player.display.unplug()
    player.settle()
    monkeypatch.setattr(louis, "translate", missing)
    assert told("Down Down") == 0
    player.display.resize(20)
    player.settle()
    assert told("Down Down Down") == 1
