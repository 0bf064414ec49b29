"""``keys``: prints the whole key table, of the client and of every game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from braillespiel.commands import shared
from braillespiel.games import registry
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.key_table import (
    does,
    in_groups,
    row_phrase,
    shown_keys,
    with_digits_together,
)
from braillespiel.ui.keymap import Command, Scope, key_name
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=words("cli-keys-json"))
    parser.add_argument("--markdown", action="store_true", help=words("cli-keys-markdown"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Print the table."""
    if arguments.json:
        shared.print_json(records(words.language))
    else:
        print(page(words.language) if arguments.markdown else text(words.language))
    return 0


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the table: ``words`` name it, ``game`` is "" for the client's own."""

    words: Words
    command: Command
    game: str = ""
    situation: str = ""

    def chapter(self) -> tuple[str, str, str]:
        return self.command.group, self.game, self.situation

    def title(self) -> str:
        if not self.game:
            return self.words(f"key-group-{self.command.group}")
        title = self.words(f"{self.game}-title")
        when = self.situation and self.words(f"{self.game}-keys-{self.situation}")
        return self.words.signs.list.join((title, when)) if when else title

    def does(self) -> Phrase:
        told = does(self.words, self.command, self.game)
        person = self.command.id.partition("@")[2]
        if not person:
            return told
        return join(
            (self.words.phrase("player-name", number=int(person)), told), self.words.signs.list
        )


def _rows(language: str) -> Iterator[_Row]:
    own = Words(language, ("client", "help"))
    for row in with_digits_together(in_groups(COMMANDS)):
        yield _Row(own, row)
    for game in registry.names():
        presenter = registry.presenter_type(game)
        words = Words(language, ("client", "help", *registry.catalogues(game)))
        for situation, commands in {"": presenter.commands, **presenter.situations}.items():
            for command in commands:
                row = Command(command.id, command.keys, Scope.GAME)
                yield _Row(words, row, game, situation)


def records(language: str) -> list[dict[str, Any]]:
    """Return the table as data, one record per row."""
    found = []
    for row in _rows(language):
        told = row.does()
        found.append(
            {
                "command": row.command.id,
                "scope": row.command.scope.value,
                "group": row.command.group,
                "game": row.game,
                "situation": row.situation,
                "keys": list(row.command.keys),
                "names": [key_name(row.words, key) for key in row.command.keys],
                "does": told.full,
                "braille": told.braille,
            }
        )
    return found


def text(language: str) -> str:
    """Return the table as lines of text, a heading before every group."""
    lines = []
    for _, found in groupby(_rows(language), key=_Row.chapter):
        rows = list(found)
        lines += ["", rows[0].title()]
        lines += [row_phrase(row.words, row.command, row.does()).full for row in rows]
    return "\n".join(lines[1:])


def page(language: str) -> str:
    """Return the table as the page of the documentation."""
    words = Words(language, ("cli",))
    lines = [f"# {words('cli-keys-title')}", "", words("cli-keys-about")]
    for _, found in groupby(_rows(language), key=_Row.chapter):
        rows = list(found)
        lines += ["", f"## {rows[0].title()}", "", words("cli-keys-head"), "|---|---|"]
        lines += [f"| {shown_keys(row.words, row.command)} | {row.does().full} |" for row in rows]
    return "\n".join(lines)
