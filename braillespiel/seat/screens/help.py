"""F1: what can be done here; F1 again: all keys. Both are made from the key table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.seat.commands import Command, Scope, key_name
from braillespiel.seat.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.seat.client import Client

HERE = ("activate", "mark", "next-live", "end-turn", "inspect", "turn", "hint", "back", "game-menu")
"""Table and menu commands that the short help names, in this order."""


def command_phrase(client: Client, row: Command, game: str) -> Phrase:
    """Return a row of the help: keys first, then what they do."""
    keys = [key for key in row.keys if not key.startswith("Braille")]
    braille = [key for key in row.keys if key.startswith("Braille")]
    shown = ", ".join(key_name(client.words, key) for key in keys or braille)
    if row.scope is Scope.GAME:
        name, _, person = row.id.partition("@")
        does = client.words.phrase(f"{game}-key-{name}")
        if person:
            who = Phrase.plain(client.words("player-name", number=int(person)))
            does = join((who, does), ", ")
    elif row.id.startswith("nth-"):
        does = client.words.phrase("command-nth", number=int(row.id[4:]))
    else:
        does = client.words.phrase(f"command-{row.id}")
    return join((Phrase.plain(shown), does), ": ")


class HelpMenu(Menu):
    """The short help; F1 inside it opens that of all keys."""

    def __init__(self, client: Client, rows: list[Command], title: str, game: str) -> None:
        entries = [
            Entry(f"{row.scope.value}.{row.id}", command_phrase(client, row, game)) for row in rows
        ]
        super().__init__(client, client.words.phrase(title), entries)
        self.game = game
        self.whole = title == "help-all"


def open_help(client: Client) -> None:
    """Open the help of the present screen, or of all keys when the short one is open."""
    screen = client.screen
    if isinstance(screen, HelpMenu):
        if screen.whole:
            screen.appear()
            return
        client.pop(silent=True)
        below = client.screen
        rows = [row for scope in below.scopes for row in client.key_map.rows_of(scope)]
        client.push(HelpMenu(client, [row for row in rows if row.keys], "help-all", below.game))
        return
    scope = screen.scopes[0] if Scope.GAME not in screen.scopes else Scope.TABLE
    by_id = {row.id: row for row in client.key_map.rows_of(scope)}
    rows = [*client.key_map.rows_of(Scope.GAME)] if Scope.GAME in screen.scopes else []
    rows += [by_id[name] for name in HERE if name in by_id]
    rows += [
        row
        for row in client.key_map.rows_of(Scope.EVERYWHERE)
        if row.id in ("help", "where", "rules", "settings", "repeat")
    ]
    client.push(HelpMenu(client, rows, "help-here", screen.game))
