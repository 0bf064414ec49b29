"""The names of keys in sentences, as the player has set them in the key table.

While only a display's keys are used, what they do is named instead: the routing key over a card, or
the entry in the list of the display's bottom key.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from braillespiel.ui.key_table import does
from braillespiel.ui.keymap import Command, Scope, key_phrase
from braillespiel.words.phrase import EMPTY, Phrase, begun, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui
    from braillespiel.words.catalogue import Words

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
    "possible": "game.possible",
}
"""The variables of sentences that stand for keys, and their commands."""


_ZONES = {"hand", "own-table", "piles", "opponent-next"}
_WALKS = {"next-live", "first", "last", "left", "right", "up", "down"}
"""What a routing key does by itself: it goes to what it lies over. So does the key of a number."""


def _rows_of(rows: Iterable[Command], command: str) -> list[Command]:
    """Return the rows of a command ("hand", "menu.down"), those of the innermost scope first."""
    scope, _, name = command.rpartition(".")
    found = [row for row in rows if row.id == name and scope in ("", row.scope.value)]
    return sorted(found, key=lambda row: _ORDER.index(row.scope))


def key_of(rows: Iterable[Command], command: str, by_display: bool = False) -> str | None:
    """Return the first key of a command, of the keyboard or ``by_display`` of the display.

    Where there is none of these, one of the others. None if the command has no key.
    """
    keys = [key for row in _rows_of(rows, command) for key in row.keys]
    fitting = (key for key in keys if key.startswith("Braille") == by_display)
    return next(fitting, next(iter(keys), None))


def key(ui: Ui, command: str) -> Phrase:
    """Name the key of a command."""
    found = key_of(ui.key_map.rows, command, ui.naming.by_display)
    return ui.words.phrase("lesson-no-key") if found is None else key_phrase(ui.words, found)


def named(ui: Ui, words: Words, game: str) -> dict[str, Phrase]:
    """Return the keys that any sentence of a lesson may mention; ``words`` are its game's."""
    if not ui.naming.by_display:
        return {name: key(ui, command) for name, command in NAMED.items()}
    found = {name: _listed(ui, words, game, command) for name, command in NAMED.items()}
    return found | {"enter": words.phrase("lesson-routing")}


def _listed(ui: Ui, words: Words, game: str, command: str) -> Phrase:
    """Name the entry that does a command in the list of a display's bottom key."""
    row = next(iter(_rows_of(ui.key_map.rows, command)), None)
    if row is None:
        return words.phrase("lesson-no-key")
    return words.phrase("lesson-listed", command=does(words, row, game))


def touched(ui: Ui, words: Words, game: str, commands: str) -> Phrase:
    """Say what the keys of a display alone have to do, one after the other."""
    wanted = commands.split()
    walked = [one in _WALKS or one.startswith("nth-") for one in wanted]
    deeds = [
        (one, number > 0 and walked[number - 1])
        for number, one in enumerate(wanted)
        if not walked[number] and one not in _ZONES and one != "menu.down"
    ]
    parts = []
    for (command, there), same in groupby(deeds or [(one, False) for one in wanted[-1:]]):
        times = len(list(same))
        if command in ("activate", "menu.activate"):
            deed = words.phrase("lesson-touch" if command == "activate" else "lesson-touch-entry")
        else:
            key = "lesson-choose-there" if there else "lesson-choose"
            deed = words.phrase(key, entry=_listed(ui, words, game, command))
        often = words.phrase("lesson-repeated", deed=deed, count=times)
        parts.append(deed if times == 1 else often)
    if not parts:
        return EMPTY
    then = words("lesson-then")
    return words.phrase("lesson-do", deeds=begun(join(parts, then)))


def pressed(ui: Ui, words: Words, game: str, commands: str) -> Phrase:
    """Say which keys to press one after the other: the only sentence of a step that names keys.

    ``words`` are those of the lesson's ``game``.
    """
    if ui.naming.by_display:
        return touched(ui, words, game, commands)
    parts = []
    for command, same in groupby(commands.split()):
        count, name = len(list(same)), key(ui, command)
        times = ui.words.phrase("lesson-times", key=name, count=count)
        parts.append(name if count == 1 else times)
    if not parts:
        return EMPTY
    then = ui.words("lesson-then")
    spoken = join(parts, then)
    return ui.words.phrase("lesson-press", keys=spoken)
