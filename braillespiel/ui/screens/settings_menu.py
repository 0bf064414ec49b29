"""F2: the settings as menus; a change takes effect at once and is on disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.output.picture import Control
from braillespiel.ui.key_table import in_groups
from braillespiel.ui.keymap import Command, KeyMap, Scope, key_phrase, own_keys
from braillespiel.ui.screens.help import command_entry, command_phrase
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import character_of
from braillespiel.ui.screens.report_menu import report_entry
from braillespiel.ui.settings import BY_KEY, CATEGORIES, SETTINGS, TABLES, told_value
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- the keys ------------------------------------------------------------------------


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
        self.entries.append(MenuEntry("reset", self.words.phrase("keys-reset"), self._reset))

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
            (MenuEntry("cancel", ui.words.phrase("press-new-key-cancel"), ui.pop),),
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
        if key.isspace():
            announcer.answer(self.words.phrase("key-unnamed"), sound="error")
            return True
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


# -- settings menu -------------------------------------------------------------------


def change(ui: Ui, key: str, by: int) -> bool:
    """Step a setting; False at the end of its range. Choices and switches wrap around."""
    setting = BY_KEY[key]
    value = ui.settings.get(key)
    new = setting.stepped(value, by)
    if new == value:
        return False
    ui.settings.set(key, new)
    ui.apply_settings(tables=key not in TABLES)
    return True


def value_phrase(ui: Ui, key: str) -> Phrase:
    """Return the current value of a setting in words."""
    return told_value(ui.words, BY_KEY[key], ui.settings.get(key))


def setting_entry(ui: Ui, key: str) -> MenuEntry:
    """Return a setting as a menu entry: Left and Right change it, I explains it."""
    setting = BY_KEY[key]
    control = (
        "check" if isinstance(setting.default, bool) else "choice" if setting.choices else "slider"
    )
    return MenuEntry(
        key,
        ui.words.phrase(f"setting-{key}"),
        value=lambda: value_phrase(ui, key),
        change=lambda by: change(ui, key, 1 if by > 0 else -1),
        help=ui.words.help(f"setting-{key}"),
        control=control,
        stands=lambda: stands(ui, key, control),
    )


def stands(ui: Ui, key: str, control: str) -> Control:
    """Return where the control of a setting is now."""
    setting, value = BY_KEY[key], ui.settings.get(key)
    if control == "check":
        return Control(control, on=bool(value))
    if control == "slider":
        low, high = setting.low or 0, setting.high or 0
        return Control(control, low=low, high=high, step=setting.step, now=int(value))
    return Control(control)


class SettingsMenu(Menu):
    """The categories."""

    def __init__(self, ui: Ui) -> None:
        entries = [
            MenuEntry(
                category,
                ui.words.phrase(f"settings-{category}"),
                partial(self._open, category),
            )
            for category in CATEGORIES
            if _offered(ui, category)
        ]
        entries.append(MenuEntry("keys", ui.words.phrase("settings-keys"), self._keys))
        entries.append(report_entry(ui))
        super().__init__(ui, ui.words.phrase("settings-title"), entries)

    def _open(self, category: str) -> None:
        self.ui.push(CategoryMenu(self.ui, category))

    def _keys(self) -> None:
        self.ui.push(RemapMenu(self.ui))


def _offered(ui: Ui, category: str) -> list[str]:
    """Return the settings of a category that mean something here."""
    return [
        setting.key
        for setting in SETTINGS
        if setting.category == category and setting.key not in ui.left_out
    ]


class CategoryMenu(Menu):
    """The settings of one category."""

    def __init__(self, ui: Ui, category: str) -> None:
        entries = [
            NAMED.get(key, partial(setting_entry, key=key))(ui) for key in _offered(ui, category)
        ]
        if category == "network" and not ui.naming.on_page:  # there one is who came in
            from braillespiel.ui.network.names import names_entry  # the network is many modules

            entries.insert(0, names_entry(ui, self.appear))
        super().__init__(ui, ui.words.phrase(f"settings-{category}"), entries)


def voice_entry(ui: Ui) -> MenuEntry:
    """Return the choice of voice among those of the current speech backend."""
    return named_entry(ui, "speech-voice", ui.services.devices.voices)


def named_entry(ui: Ui, key: str, there: Callable[[], Sequence[str]]) -> MenuEntry:
    """Return the choice of a thing by its name among those that are ``there``; "" is ours."""

    def step(by: int) -> bool:
        names = ["", *there()]
        value = str(ui.settings.get(key))
        if value not in names:
            value = value.replace("\\", "/")  # as Windows named the bundled voices once
        index = names.index(value) if value in names else 0
        new = names[(index + (1 if by > 0 else -1)) % len(names)]
        if new == value:
            return False
        ui.settings.set(key, new)
        ui.apply_settings()
        return True

    return MenuEntry(
        key,
        ui.words.phrase(f"setting-{key}"),
        value=lambda: value_phrase(ui, key),
        change=step,
        help=ui.words.help(f"setting-{key}"),
        control="choice",
    )


def pack_entry(ui: Ui) -> MenuEntry:
    """Return the choice of the player's own sounds."""
    return named_entry(ui, "sound-pack", ui.services.devices.sound_packs)


def room_entry(ui: Ui) -> MenuEntry:
    """Return the loudness of the room tone; it says where none can sound."""

    def value() -> Phrase:
        loudness = value_phrase(ui, "room-tone")
        why = ui.no_room()
        silent = why is not None and ui.settings.get("room-tone")
        return join((loudness, why), ui.words.signs.list) if why and silent else loudness

    return replace(setting_entry(ui, "room-tone"), value=value)


NAMED: dict[str, Callable[[Ui], MenuEntry]] = {
    "speech-voice": voice_entry,
    "sound-pack": pack_entry,
    "room-tone": room_entry,
}
"""Settings whose values are names of things that are there, or depend on what is there."""
