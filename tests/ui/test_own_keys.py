"""Own keys where a line is typed: none that would be typed, none that lets the text go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.keymap import Scope
from braillespiel.ui.screens.change_keys import RemapMenu
from braillespiel.ui.screens.menu import Menu
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase
from tests.support.player import Player


def press_new_key(player: Player, command: str) -> None:
    """Choose ``command`` among the keys that can be changed."""
    menu = RemapMenu(player.ui)
    player.ui.push(menu)
    menu.index = [entry.key for entry in menu.entries].index(command)
    player.press("Enter")


def typing(home: Path, text: str, **keys: str) -> Player:
    """Return a player with a line to type and own keys for prompts ("clear" and so on)."""
    changes = {f"prompt.{name}": own for name, own in keys.items()}
    player = Player(home, settings={"keys": json.dumps(changes)})
    prompt = Prompt(player.ui, Phrase.plain("Name"), text, lambda text: None)
    player.clock.ms += 1000
    player.ear.said.clear()
    player.ui.push(prompt)
    player.settle()
    return player


@pytest.mark.parametrize(
    ("language", "key", "refusal"),
    [
        ("de", "Space", "Leertaste schreibt beim Tippen ein Zeichen; wähl eine andere Taste"),
        ("de", "Shift+X", "Umschalt X schreibt beim Tippen ein Zeichen; wähl eine andere Taste"),
        ("de", "4", "4 schreibt beim Tippen ein Zeichen; wähl eine andere Taste"),
        ("en", "Space", "Space types a character; choose another key"),
        ("en", "R", "R types a character; choose another key"),
    ],
)
def test_a_key_that_is_typed_cannot_be_one_of_prompts(
    tmp_path: Path, language: str, key: str, refusal: str
) -> None:
    player = Player(tmp_path, language)
    press_new_key(player, "prompt.clear")
    assert player.press(key) == [refusal]
    assert player.cells
    assert player.app.settings.get("keys") == "{}"
    assert player.press("F10")[0].startswith(("Schon vergeben", "Already taken"))
    player.press("Ctrl+J")
    assert json.loads(str(player.app.settings.get("keys"))) == {"prompt.clear": "Ctrl+J"}


def test_letters_stay_refused_for_menus_with_their_own_reason(tmp_path: Path) -> None:
    player = Player(tmp_path)
    press_new_key(player, "menu.inspect")
    assert player.press("W") == ["Buchstaben suchen in Menüs Einträge; wähl eine andere Taste"]


@pytest.mark.parametrize("scope", sorted({row.scope for row in COMMANDS}, key=str), ids=str)
def test_commands_can_have_another_key_wherever_they_work(tmp_path: Path, scope: Scope) -> None:
    player = Player(tmp_path)
    command = next(row for row in COMMANDS if row.scope is scope)
    press_new_key(player, f"{scope.value}.{command.id}")
    assert player.press("Ctrl+Shift+F9") == ["Steuerung Umschalt F9 ist die neue Taste"]
    assert player.errors == []


def test_a_key_of_a_network_table_and_one_of_any_table_are_never_the_same(tmp_path: Path) -> None:
    player = Player(tmp_path)
    press_new_key(player, "network.net-chat")
    assert player.press("T")[0].startswith("Buchstaben suchen in Menüs")
    assert player.press("Ctrl+Z")[0].startswith("Schon vergeben")
    player.press("Escape", "Escape")
    press_new_key(player, "table.hint")
    assert player.press("Ctrl+N")[0].startswith("Schon vergeben")


def test_a_key_that_closes_menus_does_not_throw_a_typed_text_away(tmp_path: Path) -> None:
    player = typing(tmp_path, "", delete="Ctrl+D")
    player.press("A", "N")
    assert player.press("Backspace") == ["Rücktaste bedeutet hier nichts, F1 hilft"]
    assert player.press("Down") == ["an"]
    assert player.press("Ctrl+D") == ["n gelöscht"]
    player.press("F1", "F1")
    rows = player.ui.screen.entries  # type: ignore[attr-defined]
    assert "menu.back" not in [entry.key for entry in rows]


@pytest.mark.parametrize("key", ["Ctrl+Q", "Escape"])
def test_an_own_key_and_escape_both_leave_a_prompt(tmp_path: Path, key: str) -> None:
    player = typing(tmp_path, "an", back="Ctrl+Q")
    assert isinstance(player.ui.screen, Prompt)
    assert player.press(key)[0].startswith("braillespiel, Hauptmenü. ")


@pytest.mark.parametrize(
    ("clear", "said", "felt"),
    [
        ("Delete", "Entfernen leert", "entf leert"),
        ("Ctrl+D", "Steuerung D leert", "Steuerung D leert"),
        ("Space F8", "F8 leert", "F8 leert"),
        ("Space", "Escape bricht ab", "esc bricht ab"),
        ("", "Escape bricht ab", "esc bricht ab"),
    ],
)
def test_a_prompt_names_the_key_that_does_empty_it(
    tmp_path: Path, clear: str, said: str, felt: str
) -> None:
    player = typing(tmp_path, "an", clear=clear)
    assert player.ear.said[0].endswith(f", {said}")
    assert player.ui.announcer.braille.plain().endswith(f", {felt}")


def test_sentences_name_the_keys_that_the_player_has(tmp_path: Path) -> None:
    own = {"everywhere.help": "Ctrl+J", "everywhere.rate-down": "F2", "everywhere.settings": ""}
    player = Player(tmp_path, "en", settings={"keys": json.dumps(own), "wording": "full"})
    assert player.press("F1") == ["F1 does nothing here. Control J lists the keys."]
    words = player.ui.words
    assert words("speech-gone") == f"No voice responds. Settings: {words('lesson-no-key')}."
    assert "F2 and F6" in words.help("setting-speech-rate").full
    player.ui.settings.set("keys", "{}")
    player.ui.apply_settings()
    assert player.press("Ctrl+J") == ["Control J does nothing here. F1 lists the keys."]
    assert player.ui.naming.told_keys == 0


def test_a_key_without_a_name_is_refused_and_a_command_may_have_none(tmp_path: Path) -> None:
    """A no-break space is what AltGr and Space type on some keyboards."""
    mine = {"table.turn": "", "table.hint": "\u00a0"}
    player = Player(tmp_path, "en", settings={"keys": json.dumps(mine)})
    press_new_key(player, "table.hint")
    assert player.press("\u00a0") == ["This key has no name; choose another key"]
    assert json.loads(str(player.app.settings.get("keys"))) == mine
    player.press("Ctrl+J")
    menu = player.ui.screen
    assert isinstance(menu, RemapMenu)
    told = {entry.key: entry.text.full for entry in menu.entries}
    assert told["table.turn"].startswith("no key: ")
    assert told["table.hint"].startswith("Control J: ")
    assert player.errors == []


def entries(player: Player) -> dict[str, str]:
    """Return the entries of the list of keys, as they are said."""
    menu = player.ui.screen
    assert isinstance(menu, RemapMenu)
    return {entry.key: entry.text.full for entry in menu.entries}


def test_a_taken_key_is_offered_and_the_others_get_the_one_given_up(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    press_new_key(player, "table.hint")
    assert player.press("S") == [
        "Already taken: S: scores in brief. Press another key, or go down and take it anyway."
    ]
    assert player.app.settings.get("keys") == "{}"
    assert player.press("Down") == ["Take S anyway. scores in brief: gets H, 2 of 2"]
    assert player.ui.announcer.braille.plain() == "take S; scores: H 2/2"
    assert player.press("Enter") == [
        "S is the new key. scores in brief: gets H. You can undo it at the end of the list"
    ]
    assert json.loads(str(player.app.settings.get("keys"))) == {
        "table.hint": "S",
        "table.scores": "H",
    }
    assert player.press("End") == ["Undo the last change, 150 of 150"]
    assert player.press("Enter") == ["Undone. Reset all keys, 149 of 149"]
    assert player.app.settings.get("keys") == "{}"


def test_after_a_taken_key_another_one_can_be_tried_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    press_new_key(player, "table.hint")
    player.press("S", "Down")
    assert player.press("Ctrl+J") == ["Control J is the new key"]
    assert json.loads(str(player.app.settings.get("keys"))) == {"table.hint": "Ctrl+J"}


def test_who_has_other_keys_keeps_them_and_who_can_have_none_is_told_so(tmp_path: Path) -> None:
    own = {"everywhere.theme": ""}
    player = Player(tmp_path, "en", settings={"keys": json.dumps(own)})
    press_new_key(player, "table.hint")
    player.press("Ctrl+R")
    assert player.press("Down")[0].startswith(
        "Take Control R anyway. repeat what was said last: keeps R"
    )
    player.press("Escape", "Escape")
    press_new_key(player, "everywhere.theme")
    assert player.press("S", "Down") == [
        "Take S anyway. scores in brief: is left without a key, 2 of 2"
    ]
    player.press("Enter")
    assert entries(player)["table.scores"] == "no key: scores in brief"


def test_resetting_all_keys_can_be_undone(tmp_path: Path) -> None:
    own = json.dumps({"table.hint": "Ctrl+J"})
    player = Player(tmp_path, "en", settings={"keys": own})
    player.ui.push(RemapMenu(player.ui))
    assert player.press("End", "Enter") == [
        "All keys reset. You can undo it at the end of the list"
    ]
    player.press("End", "Enter")
    assert player.app.settings.get("keys") == own


def test_a_change_can_be_undone_after_the_list_was_left_and_from_a_games_own_keys(
    tmp_path: Path,
) -> None:
    own = json.dumps({"table.hint": "Ctrl+J"})
    player = Player(tmp_path, "en", settings={"keys": own})
    player.ui.push(RemapMenu(player.ui))
    player.press("End", "Enter", "Escape")
    player.ui.read_game("cubus")
    player.ui.push(RemapMenu(player.ui, "cubus"))
    assert player.press("End")[0].startswith("Undo the last change, ")
    player.press("Enter")
    assert player.app.settings.get("keys") == own
    assert "undo" not in entries(player)


def test_a_key_that_always_keeps_its_meaning_stays_beside_the_new_one(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    press_new_key(player, "menu.back")
    assert player.press("Ctrl+J") == ["Control J is the new key"]
    assert player.press("Escape")[0].startswith("braillespiel, main menu")


def test_the_keys_of_every_game_stand_under_its_name(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.ui.push(RemapMenu(player.ui))
    listed = [name for name in entries(player) if name.startswith("game-")]
    assert listed == [f"game-{name}" for name in registry.own()]
    for name in registry.own():
        menu = player.ui.screen
        assert isinstance(menu, RemapMenu)
        menu.index = list(entries(player)).index(f"game-{name}")
        player.press("Enter")
        kind = registry.presenter_type(name)
        rows = (kind.commands, *kind.situations.values())
        assert set(entries(player)) == {f"game.{row.id}" for own in rows for row in own}
        player.press("Escape")
    assert player.errors == []


def test_a_key_of_one_game_changes_no_other_game(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.ui.read_game("cubus")
    player.ui.push(RemapMenu(player.ui, "cubus"))
    assert entries(player)["game.build"] == "A: Build or take down"
    player.press("Home", "Enter")
    assert player.press("K")[0].startswith("Already taken: K: Knock.")
    assert player.press("D", "Down") == ["Take D anyway. piles: not with this key in Cubus, 2 of 2"]
    player.press("Enter")
    assert entries(player)["game.build"] == "D: Build or take down"
    assert json.loads(str(player.app.settings.get("keys"))) == {"game.cubus.build": "D"}
    player.play("cubus", seats=2)
    player.press("D")
    assert player.table.draft is not None
    player.press("Escape")
    player.play("logomachy")
    assert "middle" in player.press("D")[0].lower()


def test_a_key_that_games_have_is_taken_from_them_only_after_saying_so(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    press_new_key(player, "table.hint")
    assert player.press("M")[0].startswith(
        "Already taken: M: Hexaducto, Falling line through this card; "
        "Ludoteca, Take the top card of the discard pile; "
    )
    player.press("Down", "Enter")
    keys = json.loads(str(player.app.settings.get("keys")))
    assert keys["table.hint"] == "M"
    assert keys["game.ludoteca.take"] == "H"
    player.play("ludoteca", seats=2)
    assert player.press("M") != player.press("H")


def test_keys_of_games_as_they_were_kept_before_still_hold(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"keys": json.dumps({"game.takes": "Ctrl+J"})})
    player.play("logomachy")
    assert player.press("Ctrl+J")[0] != "Control J does nothing here, F1 helps"
    player.press("F1")
    menu = player.ui.screen
    assert isinstance(menu, Menu)
    told = {entry.key: entry.text.full for entry in menu.entries}
    assert told["game.takes"] == "Control J: What can I take?"
