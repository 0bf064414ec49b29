"""F2: the settings as menus; a change takes effect at once and is on disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.output.picture import Control
from braillespiel.ui.screens.change_keys import RemapMenu
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.report_menu import report_entry
from braillespiel.ui.settings import BY_KEY, CATEGORIES, SETTINGS, TABLES, told_value
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


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
        told = ui.words.help("settings-keys")
        entries.append(MenuEntry("keys", ui.words.phrase("settings-keys"), self._keys, help=told))
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
