"""The names of keys in sentences, as the player has set them in the key table."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from braillespiel.ui.keymap import Command, Scope, key_phrase
from braillespiel.words.phrase import EMPTY, Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_ORDER = (Scope.GAME, Scope.TABLE, Scope.MENU, Scope.PROMPT, Scope.GLOBAL)


NAMED = {
    "again": "table.hint",
    "leave": "table.game-menu",
    "left": "table.left",
    "right": "table.right",
    "up": "table.up",
    "down": "table.down",
    "enter": "table.activate",
    "mark": "table.mark",
    "back": "table.back",
    "live": "table.next-live",
    "faster": "game.faster",
    "slower": "game.slower",
}
"""The variables of sentences that stand for keys, and their commands."""


def key_of(rows: Iterable[Command], command: str) -> str | None:
    """Return the first key of a command ("hand", "menu.down"); a display's if it has no other.

    If several scopes have it, the innermost counts. None if the command has no key.
    """
    scope, _, name = command.rpartition(".")
    found = [row for row in rows if row.id == name and scope in ("", row.scope.value)]
    found.sort(key=lambda row: _ORDER.index(row.scope))
    keys = [key for row in found for key in row.keys]
    return next((key for key in keys if not key.startswith("Braille")), next(iter(keys), None))


def key(ui: Ui, command: str) -> Phrase:
    """Name the key of a command."""
    found = key_of(ui.key_map.rows, command)
    return ui.words.phrase("lesson-no-key") if found is None else key_phrase(ui.words, found)


def named(ui: Ui) -> dict[str, Phrase]:
    """Return the keys that any sentence of a lesson may mention."""
    return {name: key(ui, command) for name, command in NAMED.items()}


def pressed(ui: Ui, commands: str) -> Phrase:
    """Say which keys to press one after the other: the only sentence of a step that names keys."""
    parts = []
    for command, same in groupby(commands.split()):
        count, name = len(list(same)), key(ui, command)
        times = ui.words.phrase("lesson-times", key=name, count=count)
        parts.append(name if count == 1 else times)
    if not parts:
        return EMPTY
    then = ui.words("lesson-then")
    spoken = join(parts, f", {then} ")
    return ui.words.phrase("lesson-press", keys=spoken)
