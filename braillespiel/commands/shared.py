"""What the commands share: the parser, errors as sentences, output as text or JSON."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from braillespiel.engine.contract import Game, GameError, OptionValue
from braillespiel.games import registry
from braillespiel.words.catalogue import Words


class CommandError(Exception):
    """A sentence for standard error; the command ends with status 2."""


_REASONS = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"the following arguments are required: (?P<names>.+)", "cli-error-missing"),
        (
            r"argument (?P<name>.+?): invalid choice: '(?P<value>.*)' "
            r"\(choose from (?P<known>.+)\)",
            "cli-error-choice",
        ),
        (r"argument (?P<name>.+?): invalid int value: '(?P<value>.*)'", "cli-error-number"),
        (r"argument (?P<name>.+?): expected one argument", "cli-error-value"),
        (r"unrecognized arguments: (?P<names>.+)", "cli-error-unknown"),
    )
)
"""What argparse complains of, and our sentence for it."""


class Parser(argparse.ArgumentParser):
    """A parser that helps in the player's language; an error is one sentence with the remedy."""

    def __init__(self, words: Words, **keywords: Any) -> None:
        super().__init__(
            formatter_class=argparse.RawDescriptionHelpFormatter, add_help=False, **keywords
        )
        self._words = words
        self.as_json = False
        """Whether an error is a JSON document, for a command whose other errors are."""
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def format_help(self) -> str:
        """Return the help; "usage" in the player's language."""
        return self._translated(super().format_help())

    def _translated(self, text: str) -> str:
        return text.replace("usage: ", self._words("cli-usage") + " ", 1)

    def error(self, message: str) -> NoReturn:
        """End with the reason and where help is."""
        reason = message
        for pattern, key in _REASONS:
            found = pattern.fullmatch(message)
            if found is not None:
                reason = self._words(key, **found.groupdict()).replace("'", "")
                break
        else:
            reason += "."
        text = self._words("cli-usage-error", reason=reason, command=self.prog)
        if self.as_json:
            print_json({"error": "usage", "text": text})
            self.exit(2)
        self.exit(2, text + "\n")


def speak_error(words: Words, error: GameError, game: str = "") -> CommandError:
    """Return a named error as a sentence, in the words of ``game`` where it has them."""
    details = {
        name: value if isinstance(value, str | int) else str(value)
        for name, value in error.details.items()
    }
    if game in registry.names():
        own, key = game_words(words, game), f"{game}-illegal-{error.rule}"
        if own.has(key):
            return CommandError(own(key, **details))
    key = f"error-{error.rule}"
    if words.has(key):
        return CommandError(words(key, **details))
    if (told := registry.said(error, words.language)) is not None:
        return CommandError(told.full)
    shown = ", ".join(f"{name} {value}" for name, value in details.items())
    return CommandError(words("error-other", rule=error.rule.replace("-", " "), details=shown))


def game(name: str, words: Words) -> Game:
    """Return the game ``name``, or end with the names that there are."""
    try:
        return registry.game(name)
    except GameError as error:
        raise speak_error(words, error) from None


def options(found: Game, given: Sequence[str], words: Words) -> dict[str, OptionValue]:
    """Read ``--option NAME=VALUE`` arguments, checked against the game's declaration."""
    known = {option.id: option for option in found.options}
    values: dict[str, OptionValue] = {}
    try:
        for argument in given:
            name, _, value = argument.partition("=")
            if name not in known:
                found.resolve({name: value})
            values[name] = known[name].parse(value)
        return found.resolve(values)
    except GameError as error:
        raise speak_error(words, error) from None


def game_words(words: Words, name: str) -> Words:
    """Return the command's words with those of a game."""
    return Words(words.language, ("client", *registry.catalogues(name)))


def print_json(data: Mapping[str, Any] | Sequence[Any]) -> None:
    """Print one JSON document on one line, with escapes where the output cannot take a sign."""
    text = json.dumps(data, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = json.dumps(data)
    print(text)


@contextmanager
def quiet(wanted: bool) -> Iterator[None]:
    """Send what sound libraries write to standard error into the log, not between the lines."""
    if not wanted:
        yield
        return
    from braillespiel.store.database import home_folder

    try:
        log = os.open(home_folder() / "errors.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError:
        log = os.open(os.devnull, os.O_WRONLY)
    kept = os.dup(2)
    os.dup2(log, 2)
    os.close(log)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
