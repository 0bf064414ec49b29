"""The key table: no key means two things, every row has its help, remapping holds."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.games import registry
from braillespiel.ui.classroom.rows import DESK
from braillespiel.ui.commands import COMMANDS, GLOBAL
from braillespiel.ui.keymap import Command, KeyMap, Registry, Scope
from braillespiel.ui.match.commands import ACTS
from braillespiel.ui.match.walking import WALKS, ZONE_WALKS
from braillespiel.ui.network.rows import NETWORK
from braillespiel.ui.replay.screen import REPLAY
from braillespiel.ui.screens.menu import MENU
from braillespiel.ui.screens.prompt import PROMPT
from braillespiel.words.catalogue import Words
from tests.support.languages import LANGUAGES

KEYS_OF_THE_PAGE = (
    *("Up", "Down", "Left", "Right", "Shift+Up", "Shift+Down", "Home", "End"),
    *("Num4", "Num6", "Num7", "Num9", "Num1", "Num3"),
    *("Tab", "Shift+Tab", "Ctrl+Tab", "PageDown", "PageUp", "Enter", "Space", "Backspace"),
    *("Escape", "Ctrl", "Ctrl+Z", "R", "Ctrl+R", "Ctrl+Up", "Ctrl+Down", "Ctrl+Left", "Ctrl+Right"),
    *"1234567890CBGDTSLEIH",
    *("Shift+G", "Shift+S"),
    *(f"F{number}" for number in range(1, 11)),
)


@pytest.mark.parametrize("key", KEYS_OF_THE_PAGE)
def test_every_promised_key_does_something_at_the_table(key: str) -> None:
    assert KeyMap(COMMANDS).command(key, (Scope.GAME, Scope.TABLE, Scope.GLOBAL)) is not None


def test_no_key_means_two_things_in_one_scope() -> None:
    assert KeyMap(COMMANDS).clashes() == []


def test_nothing_needs_brackets_alt_gr_or_the_letters_that_keyboards_swap() -> None:
    for row in COMMANDS:
        for key in row.keys:
            assert not set("[]{}@\\|~") & set(key), key
            assert key.rsplit("+", 1)[-1] != "Y", key
            assert key in ("Ctrl+Z",) or key.rsplit("+", 1)[-1] != "Z", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_help(language: str) -> None:
    words = Words(language, ("client",))
    for row in COMMANDS:
        key = "command-nth" if row.id.startswith("nth-") else f"command-{row.id}"
        assert words(key, number=1)


REGISTRIES: tuple[Registry[Any], ...] = (
    ACTS,
    WALKS,
    ZONE_WALKS,
    MENU,
    PROMPT,
    REPLAY,
    NETWORK,
    DESK,
    GLOBAL,
)


def test_every_command_is_one_row_that_does_something() -> None:
    rows = [row for registry in REGISTRIES for row in registry.commands]
    assert sorted(rows, key=str) == sorted(COMMANDS, key=str)
    assert len({(row.scope, row.id) for row in rows}) == len(rows)
    assert [row.id for one in REGISTRIES for row in one.rows.values() if row.do is None] == []
    for one in REGISTRIES:
        assert not one.run(None, "dance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_has_a_sentence(language: str) -> None:
    words = Words(language, ("client",))
    for row in COMMANDS:
        assert not row.button or words(f"button-{row.id}")


def test_a_players_own_key_replaces_the_usual_one() -> None:
    keys = KeyMap(COMMANDS, {"table.turn": "W"})
    assert keys.command("W", (Scope.TABLE,)) == (Scope.TABLE, "turn")
    assert keys.command("T", (Scope.TABLE,)) is None


def test_a_games_key_comes_before_the_tables() -> None:
    keys = KeyMap(COMMANDS, extra=[Command("roll", ("T",), Scope.GAME)])
    assert keys.command("T", (Scope.GAME, Scope.TABLE)) == (Scope.GAME, "roll")


@pytest.mark.parametrize("game", registry.own())
def test_a_games_keys_clash_with_nothing_and_have_a_help(game: str) -> None:
    taken = {
        key for row in COMMANDS if row.scope in (Scope.TABLE, Scope.GLOBAL) for key in row.keys
    }
    seen: set[str] = set()
    for command in registry.presenter_type(game).commands:
        assert command.override or not taken & set(command.keys), command
        assert not seen & set(command.keys), command
        seen |= set(command.keys)
        for language in LANGUAGES:
            assert Words(language, registry.catalogues(game))(f"{game}-key-{command.id}")
