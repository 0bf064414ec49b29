"""All commands in one parser; what they need is loaded for the one that is called."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any, NamedTuple

from braillespiel import __version__, languages
from braillespiel.commands.arguments import Parser
from braillespiel.words.catalogue import Words


class _Command(NamedTuple):
    """Where a command is, and what is said of it; ``catalogue`` is that of one without --lang."""

    module: str
    about: str
    catalogue: str = ""


_COMMANDS = {
    "play": _Command("play", "cli-play"),
    "demo": _Command("demo", "cli-demo"),
    "simulate": _Command("simulate", "cli-simulate"),
    "serve": _Command("serve", "cli-serve"),
    "join": _Command("join", "cli-join"),
    "position": _Command("position", "cli-position"),
    "rules": _Command("rules", "cli-rules"),
    "keys": _Command("keys", "cli-keys"),
    "devices": _Command("devices", "cli-devices"),
    "replay": _Command("replay", "cli-replay"),
    "report": _Command("report", "cli-report"),
    "lessons": _Command("lessons", "cli-lessons"),
    "settings": _Command("settings", "cli-settings"),
    "words": _Command("sentences", "cli-words"),
    "class": _Command("classes", "cli-class", "class"),
    "erase": _Command("erase", "cli-erase"),
    "house": _Command("house", "house-kept-help", "house"),
    "kit": _Command("kit", "kit-help", "kit"),
    "labels": _Command("labels", "help", "labels"),
    "matches": _Command("matches", "cli-matches-list"),
}


def build(
    words: Words, *, only: str | None = None, json_errors: bool = False
) -> argparse.ArgumentParser:
    """Return the parser of all commands; with ``json_errors``, errors of labels are JSON.

    If ``only`` is a command, the others are left out: what is said of them takes its time.
    """
    parser = Parser(words, prog="braillespiel")
    parser.as_json = json_errors
    parser.description = words("cli-about")
    parser.add_argument(
        "--version",
        action="version",
        version=f"braillespiel {__version__}",
        help=words("cli-version"),
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in (only,) if only in _COMMANDS else _COMMANDS:
        made = _added(commands, name, words)
        made.as_json = json_errors and name == "labels"
    return parser


def _added(commands: Any, name: str, words: Words) -> Parser:
    """Add a command, which is loaded when its arguments are looked at."""
    command = _COMMANDS[name]

    def load(parser: Parser) -> None:
        if not command.catalogue:
            parser.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        import_module(f"braillespiel.commands.{command.module}").add(parser, words)

    said = Words(words.language, (command.catalogue,)) if command.catalogue else words
    about = said(command.about)
    made: Parser = commands.add_parser(name, words=words, help=about, description=about, later=load)
    return made
