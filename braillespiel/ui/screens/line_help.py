"""What the Braille line says about itself: the legend of its signs, the keys of the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.braille.legend import class_signs
from braillespiel.ui.keymap import Scope, key_name
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui
    from braillespiel.words.catalogue import Words

_MOVES = (
    "BraillePanRight",
    "BraillePanLeft",
    "BrailleLineDown",
    "BrailleLineUp",
    "BrailleTop",
    "BrailleHome",
    "BrailleBottom",
    "BrailleBack",
)
"""Keys that every display has in some form, the most needed ones first."""
_ROUTING = ("line-routing", "line-routing-sign", "line-routing-status")


class Legend(Menu):
    """Every sign of the line below with its meaning, those of the focused zone first."""

    def __init__(self, ui: Ui) -> None:
        entries = []
        in_class = ui.announcer.braille.in_class is not None
        own = class_signs(ui.words) if in_class else ()
        for number, sign in enumerate((*ui.screen.signs(), *own)):
            phrase = sign.phrase(ui.words)
            entries.append(MenuEntry(f"sign-{number}", phrase, help=phrase))
        super().__init__(ui, ui.words.phrase("line-legend"), entries)


def open_legend(ui: Ui) -> None:
    """Open the legend of the current screen, or say it again if it is open."""
    if isinstance(ui.screen, Legend):
        ui.screen.appear()
    else:
        ui.push(Legend(ui))


def display_keys(ui: Ui, below: Screen) -> list[MenuEntry]:
    """Return the entry that opens what the display's own keys do; none without a display."""
    if not ui.announcer.braille.attended:
        return []
    name = ui.words.phrase("line-keys")
    return [MenuEntry("display-keys", name, lambda: ui.push(Menu(ui, name, _keys(ui, below))))]


def _keys(ui: Ui, below: Screen) -> list[MenuEntry]:
    words, scopes, table = ui.words, below.scopes, ui.key_map_of(below)
    found = []
    for key in _MOVES:
        meant = table.command(key, scopes)
        if meant is None:
            continue
        scope, name = meant
        own = f"command-{scope.value}-{name}"
        does = words.phrase(own if words.has(own) else f"command-{name}")
        found.append(_entry(words, key, Phrase.plain(key_name(words, key)), does))
    for key in _ROUTING if Scope.TABLE in scopes else _ROUTING[:1]:
        found.append(_entry(words, key, words.phrase(key), words.phrase(f"{key}-does")))
    return found


def _entry(words: Words, key: str, name: Phrase, does: Phrase) -> MenuEntry:
    phrase = join((name, does), words.signs.label)
    return MenuEntry(key, phrase, help=phrase)
