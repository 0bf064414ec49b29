"""The key table in words: which commands belong together, and what each row says.

The help, "Change keys" and ``braillespiel keys`` show the same groups in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from braillespiel.ui.keymap import GAME, Command, Scope, key_name
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

NTH = "nth"
"""The id of the row that stands for the ten digits."""

_ORDER = (
    *(("walk", Scope.TABLE), ("act", Scope.TABLE), (GAME, Scope.GAME), ("zones", Scope.TABLE)),
    *(("ask", Scope.TABLE), ("ask", Scope.GLOBAL)),
    *(("program", Scope.GLOBAL), ("program", Scope.TABLE)),
    *(("messages", Scope.GLOBAL), ("sound", Scope.GLOBAL), ("screen", Scope.GLOBAL)),
    *(("display", Scope.GLOBAL), ("display", Scope.TABLE)),
    *(("menu", Scope.MENU), ("replay", Scope.REPLAY)),
    *(("network", Scope.NETWORK), ("class", Scope.NETWORK)),
    *(("desk", Scope.DESK), ("typing", Scope.PROMPT)),
)
"""The groups of the help, and in which order scopes come in them."""


def in_groups(rows: Iterable[Command]) -> list[Command]:
    """Return rows in the order of groups and their parts; within a part they keep their order."""
    return sorted(rows, key=lambda row: (_ORDER.index((row.group, row.scope)), row.part))


_BY_DISPLAY = ("act", GAME, "ask", "zones")


def in_display_groups(rows: Iterable[Command]) -> list[Command]:
    """Return rows in the order for who has only the keys of a display: what is done and asked
    first, walking last, which the display's own keys do.
    """

    def place(row: Command) -> int:
        if row.group in _BY_DISPLAY:
            return _BY_DISPLAY.index(row.group)
        return len(_BY_DISPLAY) + (row.group == "walk")

    return sorted(in_groups(rows), key=place)


def with_digits_together(rows: Sequence[Command]) -> list[Command]:
    """Return rows in which one stands for the ten that go to the n-th card.

    If the player has changed one of them, they stay separate.
    """
    digits = [row for row in rows if row.id.startswith("nth-")]
    usual = [(str(number % 10),) for number in range(1, 11)]
    if [row.keys for row in digits] != usual:
        return list(rows)
    together = replace(digits[0], id=NTH, keys=tuple(key for row in digits for key in row.keys))
    found = [row for row in rows if row not in digits[1:]]
    found[found.index(digits[0])] = together
    return found


def shown_keys(words: Words, row: Command) -> str:
    """Return the names of a row's keys; those of a display only if there are no others."""
    if row.id == NTH:
        first, last = row.keys[0], row.keys[-1]
        return words("key-names-range", first=key_name(words, first), last=key_name(words, last))
    keys = [key for key in row.keys if not key.startswith("Braille")] or list(row.keys)
    if not keys:
        return words("key-none")
    arrow = f"key-arrow-{keys[0].lower()}"
    if len(keys) == 1 and words.has(arrow):
        return words(arrow)
    return words.signs.list.join(key_name(words, key) for key in keys)


def does(words: Words, row: Command, game: str, drafting: bool = False) -> Phrase:
    """Return what a row's keys do; those that end an open draft are worded by its game."""
    if row.scope is Scope.GAME:
        return words.phrase(f"{game}-key-{row.id.partition('@')[0]}")
    if row.id == NTH:
        return words.phrase("command-nth-all")
    if row.id.startswith("nth-"):
        return words.phrase("command-nth", number=int(row.id[4:]))
    own = f"command-{row.scope.value}-{row.id}"
    if drafting and row.scope is Scope.TABLE:
        own = f"{game}-key-draft-{row.id}"
    return words.phrase(own if words.has(own) else f"command-{row.id}")


def row_phrase(words: Words, row: Command, does_it: Phrase) -> Phrase:
    """Return a whole row: its keys first, then what they do."""
    return join((Phrase.plain(shown_keys(words, row)), does_it), words.signs.label)
