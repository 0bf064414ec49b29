"""F1: what can be done here; F1 again: all keys. Both are made from the key table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.ui.keymap import Command, Scope, key_name
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.ui.screens.prompt import Prompt, character_of
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_GENERAL = ("help", "where", "rules", "settings", "repeat")
"""Commands of every screen that the short help names."""
HERE = ("activate", "mark", "next-live", "end-turn", "inspect", "turn", "hint", "back", "game-menu")
"""Table and menu commands that the short help names, in this order."""


def _name(ui: Ui, number: int) -> str:
    """Return the name of the person ``number`` (from 1) at a shared table; if there is none,
    "player" and the number.
    """
    for screen in ui.screens:
        people = screen.people()
        if number <= len(people):
            return people[number - 1]
    return ui.words("player-name", number=number)


def command_phrase(ui: Ui, row: Command, game: str, drafting: bool = False) -> Phrase:
    """Return a row of the help: keys first, then what they do; the keys that end an open draft
    are worded by its game.
    """
    keys = [key for key in row.keys if not key.startswith("Braille")]
    braille = [key for key in row.keys if key.startswith("Braille")]
    shown = ", ".join(key_name(ui.words, key) for key in keys or braille)
    if row.scope is Scope.GAME:
        name, _, person = row.id.partition("@")
        does = ui.words.phrase(f"{game}-key-{name}")
        if person:
            does = join((Phrase.plain(_name(ui, int(person))), does), ", ")
    elif row.id.startswith("nth-"):
        does = ui.words.phrase("command-nth", number=int(row.id[4:]))
    else:
        own = f"command-{row.scope.value}-{row.id}"
        if drafting and row.scope is Scope.TABLE:
            own = f"{game}-key-draft-{row.id}"
        does = ui.words.phrase(own if ui.words.has(own) else f"command-{row.id}")
    return join((Phrase.plain(shown), does), ": ")


class HelpMenu(Menu):
    """The short help; F1 inside it opens that of all keys."""

    def __init__(
        self,
        ui: Ui,
        below: Screen,
        rows: list[Command],
        title: str,
        first: Sequence[Entry] = (),
    ) -> None:
        drafting = below.drafting()
        entries = [
            *first,
            *(
                Entry(
                    f"{row.scope.value}.{row.id}",
                    command_phrase(ui, row, below.game, drafting),
                )
                for row in _meant(ui, below, rows)
            ),
        ]
        super().__init__(ui, ui.words.phrase(title), entries)
        self.game = below.game
        self.whole = title == "help-all"


def _navigation(ui: Ui, screen: Screen) -> list[Entry]:
    """Return what the short help says first of a menu or a prompt: how one moves or types."""
    words = ui.words
    if isinstance(screen, Prompt):
        return [Entry("type", words.phrase("help-type"))]
    if not isinstance(screen, Menu):
        return []
    by_id = {row.id: row for row in ui.key_map.rows_of(Scope.MENU)}

    def line(key: str, *ids: str) -> Entry:
        keys = [key_name(words, by_id[name].keys[0]) for name in ids if by_id[name].keys]
        return Entry(
            key, join((Phrase.plain(", ".join(keys), ", ".join(keys[:2])), words.phrase(key)), ": ")
        )

    found = [line("help-walk", "up", "down", "first", "last")]
    if any(entry.change is not None for entry in screen.entries):
        found.append(line("help-change", "left", "right"))
    return [*found, Entry("letters", words.phrase("help-letters"))]


def open_help(ui: Ui) -> None:
    """Open the help of the present screen, or of all keys when the short one is open."""
    screen = ui.screen
    if isinstance(screen, HelpMenu):
        if screen.whole:
            screen.appear()
            return
        ui.pop(silent=True)
        below = ui.screen
        rows = [row for scope in below.scopes for row in ui.key_map.rows_of(scope)]
        idle = below.idle_commands()
        at_table = (Scope.GAME, Scope.TABLE)
        rows = [row for row in rows if row.scope not in at_table or row.id not in idle]
        ui.push(HelpMenu(ui, below, rows, "help-all"))
        return
    scope = screen.scopes[0] if Scope.GAME not in screen.scopes else Scope.TABLE
    by_id = {row.id: row for row in ui.key_map.rows_of(scope)}
    idle = screen.idle_commands()
    rows = ui.key_map.rows_of(Scope.GAME) if Scope.GAME in screen.scopes else []
    rows = [row for row in rows if row.id not in idle]
    if scope in (Scope.PROMPT, Scope.REPLAY):
        rows += by_id.values()
    else:
        rows += [by_id[name] for name in HERE if name in by_id and name not in idle]
    general = ui.key_map.rows_of(Scope.GLOBAL)
    rows += [row for row in general if row.id in _GENERAL and row.id not in idle]
    ui.push(HelpMenu(ui, screen, rows, "help-here", _navigation(ui, screen)))


def _typed(screen: Screen, key: str) -> bool:
    """Tell whether ``key`` is typed on ``screen``, or searches, before the key table is asked."""
    if isinstance(screen, Prompt):
        return bool(character_of(key))
    return isinstance(screen, Menu) and len(key) == 1


def _meant(ui: Ui, screen: Screen, rows: list[Command]) -> list[Command]:
    """Return the rows with the keys that do mean them on ``screen``, each command once: a game
    may take a key over, a draft a command of its game.
    """
    found: dict[tuple[Scope, str], Command] = {}
    for row in rows:
        meant = (row.scope, row.id)
        keys = tuple(
            key
            for key in row.keys
            if not _typed(screen, key) and ui.key_map.command(key, screen.scopes) == meant
        )
        if keys:
            found.setdefault(meant, replace(row, keys=keys))
    return list(found.values())
