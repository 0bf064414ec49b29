"""Changing keys: choose a command, press the key that it is to have."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.ui.key_table import in_groups
from braillespiel.ui.keymap import Command, KeyMap, Scope, key_phrase, own_keys
from braillespiel.ui.screens.help import command_entry, command_phrase
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.ui.screens.prompt import character_of

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

FIXED = ("Enter", "Escape", "Up", "Down", "F1", "F2")
"""Keys that always keep their meaning, so that every mistake here can be undone."""
_TOGETHER = {
    Scope.TABLE: (Scope.TABLE, Scope.NETWORK, Scope.GLOBAL),
    Scope.GAME: (Scope.GAME, Scope.TABLE, Scope.NETWORK, Scope.GLOBAL),
    Scope.NETWORK: (Scope.NETWORK, Scope.GAME, Scope.TABLE, Scope.MENU, Scope.GLOBAL),
    Scope.MENU: (Scope.MENU, Scope.NETWORK, Scope.GLOBAL),
    Scope.PROMPT: (Scope.PROMPT, Scope.GLOBAL),
    Scope.REPLAY: (Scope.REPLAY, Scope.TABLE, Scope.GLOBAL),
    Scope.DESK: (Scope.DESK, Scope.TABLE, Scope.GLOBAL),
    Scope.GLOBAL: (Scope.TABLE, Scope.NETWORK, Scope.MENU, Scope.PROMPT, Scope.GLOBAL),
}
"""Scopes whose keys work at the same time, so that one key must not mean two things in them."""


def own_rows(ui: Ui) -> tuple[KeyMap, str]:
    """Return the key table with the player's changes, and the game whose keys are in it.

    Opened from a table it also has the game's own keys, those of all people who share it.
    """
    changes = ui.changed_keys()
    for screen in reversed(ui.screens):
        extra = screen.extra_commands()
        if extra:
            return KeyMap(ui.navigation.commands, changes, extra), screen.game
    return KeyMap(ui.navigation.commands, changes), ""


class RemapMenu(Menu):
    """All commands with their keys; Enter gives one a new key."""

    searched = True

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("settings-keys"), ())

    def refresh(self) -> None:
        """Read the key table as it is now."""
        table, game = own_rows(self.ui)
        self.entries = [
            replace(command_entry(self.ui, row, game), do=partial(self._choose, row))
            for row in in_groups(table.rows)
        ]
        self.entries.append(Entry("reset", self.words.phrase("keys-reset"), self._reset))

    def _choose(self, row: Command) -> None:
        self.ui.push(PressKey(self.ui, row))

    def _reset(self) -> None:
        self.ui.settings.set("keys", "{}")
        self.ui.apply_settings()
        self.refresh()
        self.ui.announcer.answer(self.words.phrase("keys-were-reset"))


class PressKey(Menu):
    """Waits for the new key of one command."""

    takes_signs = True

    def __init__(self, ui: Ui, row: Command) -> None:
        super().__init__(
            ui,
            ui.words.phrase("press-new-key", command=command_phrase(ui, row, own_rows(ui)[1])),
            (Entry("cancel", ui.words.phrase("press-new-key-cancel"), ui.pop),),
        )
        self.row = row

    def raw_key(self, key: str) -> bool:
        """Take the key that is pressed; one already in use is refused with the reason.

        Fixed keys and those of a Braille display keep their meaning here as well.
        """
        if key in FIXED or key.startswith("Braille"):
            return False
        announcer = self.ui.announcer
        announcer.key_pressed()
        if self.row.scope in (Scope.MENU, Scope.NETWORK) and len(key) == 1:
            announcer.answer(self.words.phrase("key-letters"), sound="error")
            return True
        if self.row.scope is Scope.PROMPT and character_of(key):
            typed = self.words.phrase("key-typed", key=key_phrase(self.words, key))
            announcer.answer(typed, sound="error")
            return True
        changes = own_keys(str(self.ui.settings.get("keys")))
        table, game = own_rows(self.ui)
        taken = table.command(key, _TOGETHER[self.row.scope])
        if taken is not None and taken != (self.row.scope, self.row.id):
            other = Command(taken[1], (key,), taken[0])
            announcer.answer(
                self.words.phrase("key-taken", command=command_phrase(self.ui, other, game)),
                sound="error",
            )
            return True
        display = [own for own in self.row.keys if own.startswith("Braille")]
        changes[f"{self.row.scope.value}.{self.row.id}"] = " ".join((key, *display))
        self.ui.settings.set("keys", json.dumps(changes))
        self.ui.apply_settings()
        self.ui.pop(silent=True)
        menu = self.ui.screen
        if isinstance(menu, Menu):
            menu.refresh()
        announcer.answer(self.words.phrase("key-changed", key=key_phrase(self.words, key)))
        return True
