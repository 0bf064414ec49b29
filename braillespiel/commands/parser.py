"""All commands in one parser; loaded only for commands other than a plain ``play``."""

from __future__ import annotations

import argparse

from braillespiel import __version__, languages
from braillespiel.commands import (
    classes,
    demo,
    devices,
    erase,
    house,
    join,
    keys,
    kit,
    labels,
    lessons,
    matches,
    play,
    position,
    replay,
    report,
    rules,
    sentences,
    serve,
    settings,
    simulate,
)
from braillespiel.commands.arguments import Parser
from braillespiel.words.catalogue import Words


def build(words: Words, *, json_errors: bool = False) -> argparse.ArgumentParser:
    """Return the parser of all commands; with ``json_errors``, errors of labels are JSON."""
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

    def command(name: str, about: str = "") -> argparse.ArgumentParser:
        told = words(about or f"cli-{name}")
        made = commands.add_parser(name, words=words, help=told, description=told)
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        return made

    play.add(command("play"), words)
    demo.add(command("demo"), words)
    simulate.add(command("simulate"), words)
    serve.add(command("serve"), words)
    join.add(command("join"), words)
    position.add(command("position"), words)
    rules.add(command("rules"), words)
    keys.add(command("keys"), words)
    devices.add(command("devices"), words)
    replay.add(command("replay"), words)
    report.add(command("report"), words)
    lessons.add(command("lessons"), words)
    settings.add(command("settings"), words)
    sentences.add(command("words"), words)
    about = Words(words.language, ("class",))("cli-class")
    made = commands.add_parser(
        "class",
        words=words,
        help=about,
        description=about,
        later=lambda parser: classes.add(parser, words),
    )
    erase.add(command("erase"), words)
    about = Words(words.language, ("house",))("house-kept-help")
    commands.add_parser(
        "house",
        words=words,
        help=about,
        description=about,
        later=lambda parser: house.add(parser, words),
    )
    about = Words(words.language, ("kit",))("kit-help")
    commands.add_parser(
        "kit",
        words=words,
        help=about,
        description=about,
        later=lambda parser: kit.add(parser, words),
    )
    about = Words(words.language, ("labels",))("help")
    made = commands.add_parser(
        "labels",
        words=words,
        help=about,
        description=about,
        later=lambda parser: labels.add(parser, words),
    )
    made.as_json = json_errors
    matches.add(command("matches", "cli-matches-list"), words)
    return parser
