"""What a command is, and the key table: from a key to what it means.

Each scope has its commands in registries, beside what they work on; ``ui/commands`` gathers them.

Key names: a letter as its capital ("C"), a digit, "Enter", "Space", "Tab", "Up", "F1", "Num4"
and so on, modifiers in the order Ctrl, Alt, Shift, joined with plus signs ("Ctrl+Shift+Tab").
The help of a command is the message ``command-ID``, that of a prompt ``command-prompt-ID``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

from braillespiel import input_limits
from braillespiel.input_limits import InputError
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase


class Scope(Enum):
    """Where a command works."""

    GLOBAL = "everywhere"
    TABLE = "table"
    MENU = "menu"
    PROMPT = "prompt"
    """A line of text being typed; keys it does not use mean what they mean in menus."""
    GAME = "game"
    """A key of one game, or of the open draft."""
    NETWORK = "network"
    """A key of a network table."""
    REPLAY = "replay"
    """A match that was played; the keys that walk a table work there too."""
    DESK = "desk"
    """A teacher's desk; the keys that walk a table work there too."""


Meaning: TypeAlias = tuple[Scope, str]
"""The scope and id of a command that a key stands for."""


GAME = "game"
"""The group of the keys of one game."""


@dataclass(frozen=True, slots=True)
class Command:
    """One row of the key table."""

    id: str
    keys: tuple[str, ...]
    scope: Scope
    group: str = GAME
    """Where the help lists it."""
    part: int = 0
    """In which part of that group."""
    button: int = 0
    """The place of its button among those of its scope, from 1; 0 if it has none."""
    game: str = ""
    """The id of the game whose key it is, "" for those of every game."""

    @property
    def kept_as(self) -> str:
        """The name under which the player's own keys for it are kept."""
        return ".".join(filter(None, (self.scope.value, self.game, self.id)))


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Row(Generic[T]):
    """A command as its registry has it: the whole of it but its words, which follow from its id.

    ``keys`` are parted by blanks, ``group`` is where the help lists it,
    with a number in which of its parts ("walk 2"), ``do`` what it does (None:
    the screens of the scope each do something else), ``button`` the place (from 1) of its button
    beside what is drawn, 0 for none.
    """

    id: str
    keys: str
    group: str
    do: Callable[[T], object] | None = None
    button: int = 0

    def place(self) -> tuple[str, int]:
        """Return the group and which part of it."""
        name, _, part = self.group.partition(" ")
        return name, int(part or 0)


class Registry(Generic[T]):
    """The commands of a scope that do something with a ``T``, in the order of the help."""

    def __init__(self, scope: Scope, *rows: Row[T]) -> None:
        self.commands = tuple(
            Command(row.id, tuple(row.keys.split()), scope, *row.place(), row.button)
            for row in rows
        )
        self.rows: Mapping[str, Row[T]] = {row.id: row for row in rows}

    def run(self, target: T, command: str) -> bool:
        """Do what a command stands for; False if it is none of these."""
        row = self.rows.get(command)
        if row is None or row.do is None:
            return False
        row.do(target)
        return True


ASKING = (
    *("turn", "scores", "last-event", "hand", "own-table", "opponent-next", "opponent-previous"),
    *("piles", "inspect", "zone"),
)
"""Commands of the table that change nothing: they only answer."""

ANSWERS: Meaning = (Scope.NETWORK, "net-answer")
"""The command that answers what a network table, or somebody in a house, asks."""

_ENDING = ("Enter", "Escape")
"""Keys that always end a line of text, whatever other keys do so too."""


def own_keys(text: str) -> dict[str, str]:
    """Read the player's changes to the key table, a JSON object; nothing from anything else."""
    try:
        found = input_limits.json_data(text, "keys", "keys")
    except (ValueError, InputError):
        return {}
    return {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}


def is_key_table(text: str) -> bool:
    """Tell whether a text is a JSON object of key names, within the bounds for own keys."""
    try:
        found = input_limits.json_data(text, "keys", "keys")
    except (ValueError, InputError):
        return False
    return isinstance(found, dict) and all(isinstance(value, str) for value in found.values())


def first_of(meant: Sequence[Meaning], scopes: Iterable[Scope]) -> Meaning | None:
    """Return the meaning of a key in the first of ``scopes`` that has it, or None.

    Only its own keys close a line of text: those that close a menu would discard it.
    """
    typing = False
    for scope in scopes:
        for found in meant:
            if found[0] is scope and not (typing and found[1] == "back"):
                return found
        typing = typing or scope is Scope.PROMPT
    return None


class KeyMap:
    """From a key to a command id, scope by scope.

    ``changes`` maps "SCOPE.ID", for a key of one game "game.GAME.ID", to the player's own keys (a
    string of key names with blanks). "game.ID", as 0.1.0 has kept it, holds for every game.
    """

    def __init__(
        self,
        commands: Iterable[Command],
        changes: Mapping[str, str] | None = None,
        extra: Iterable[Command] = (),
    ) -> None:
        self.rows: list[Command] = []
        for row in (*extra, *commands):
            mine = changes or {}
            own = mine.get(row.kept_as, mine.get(f"{row.scope.value}.{row.id}"))
            keys = row.keys if own is None else tuple(filter(None, own.split(" ")))
            if row.scope is Scope.PROMPT:
                keys += tuple(key for key in row.keys if key in _ENDING and key not in keys)
            self.rows.append(row if keys == row.keys else replace(row, keys=keys))
        self._by_key: dict[str, list[Meaning]] = {}
        """What each key means, by scope: the first row of a scope that has it."""
        self._by_id: dict[tuple[Scope, str], Command] = {}
        for row in self.rows:
            self._by_id.setdefault((row.scope, row.id), row)
            for key in row.keys:
                meant = self._by_key.setdefault(key, [])
                if row.scope not in [scope for scope, _ in meant]:
                    meant.append((row.scope, row.id))

    def meant(self, key: str) -> Sequence[Meaning]:
        """Return what a key means in each scope that has it."""
        return self._by_key.get(key, ())

    def command(self, key: str, scopes: Iterable[Scope]) -> Meaning | None:
        """Return what ``key`` means in the first of ``scopes`` that has it (:func:`first_of`)."""
        return first_of(self.meant(key), scopes)

    def clashes(self) -> list[tuple[str, str, str]]:
        """Return (key, command, command) for keys that mean two things in one scope."""
        seen: dict[tuple[Scope, str], str] = {}
        found = []
        for row in self.rows:
            for key in row.keys:
                other = seen.setdefault((row.scope, key), row.id)
                if other != row.id:
                    found.append((key, other, row.id))
        return found

    def row(self, scope: Scope, command: str) -> Command:
        """Return the row of a command. Raises KeyError."""
        return self._by_id[scope, command]

    def rows_of(self, scope: Scope) -> list[Command]:
        """Return the rows of a scope, in the table's order."""
        return [row for row in self.rows if row.scope is scope]

    def key_of(self, scope: Scope, command: str) -> str:
        """Return the first key of a command, "" if it has none."""
        rows = self.rows_of(scope)
        return next((row.keys[0] for row in rows if row.id == command and row.keys), "")


def by_display(key: str, before: bool, of_display: bool = False) -> bool:
    """Tell whether a display's keys are in use alone, after ``key``, which may be ``of_display``:
    what is written with its dots, and an Enter that it has.

    Its panning keys tell nothing: who has a keyboard reads with them too.
    """
    if key in ("BraillePanLeft", "BraillePanRight"):
        return before
    return of_display or key.startswith("Braille")


_ON_PAGE = re.compile(r"(Shift\+)?(Up|Down|Left|Right|[^\W_])|Home|End|Enter|Space|Backspace")


def is_on_page(key: str) -> bool:
    """Tell whether a page in a browser takes a key; the others are the browser's or a reader's."""
    return _ON_PAGE.fullmatch(key) is not None


def key_name(words: Words, key: str) -> str:
    """Return a key's name as it is said: "Umschalt Tab"."""
    if key.startswith("Dots") and key[4:].isdecimal():
        bits = int(key[4:])
        return words("key-name-dots", dots=" ".join(str(n + 1) for n in range(8) if bits >> n & 1))
    # The plus key is the last of its name, alone ("+") or after modifiers ("Ctrl++").
    parts = [*key[:-1].split("+")[:-1], "plus"] if key.endswith("+") else key.split("+")
    said = []
    for part in parts:
        name = f"key-name-{part.lower()}" if len(part) > 1 else ""
        if part == "-":
            name = "key-name-minus"
        said.append(words.phrase(name).full if name and words.has(name) else part)
    return " ".join(said)


def key_phrase(words: Words, key: str) -> Phrase:
    """Return a key's name for sentences; in Braille it may be short."""
    own = f"key-name-{key.lower()}"
    return words.phrase(own) if words.has(own) else Phrase.plain(key_name(words, key))


_IN_SENTENCES = {
    "help-key": (Scope.GLOBAL, "help"),
    "settings-key": (Scope.GLOBAL, "settings"),
    "slower-key": (Scope.GLOBAL, "rate-down"),
    "faster-key": (Scope.GLOBAL, "rate-up"),
    "softer-key": (Scope.GLOBAL, "volume-down"),
    "louder-key": (Scope.GLOBAL, "volume-up"),
    "sound-down-key": (Scope.GLOBAL, "sound-down"),
    "sound-up-key": (Scope.GLOBAL, "sound-up"),
    "wording-key": (Scope.GLOBAL, "wording"),
    "reader-key": (Scope.GLOBAL, "reader-mode"),
    "turn-key": (Scope.TABLE, "turn"),
}
"""The commands whose keys any sentence may name (words.naming.USUAL_KEYS)."""


def keys_in_sentences(words: Words, table: KeyMap) -> dict[str, Phrase]:
    """Return what stands in sentences for the keys that they name."""
    found = {name: table.key_of(*command) for name, command in _IN_SENTENCES.items()}
    return {
        name: key_phrase(words, key) if key else words.phrase("lesson-no-key")
        for name, key in found.items()
    }
