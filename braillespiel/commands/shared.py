"""What the commands share: errors as sentences, output as text or JSON."""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from braillespiel import resources
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import GameError, OptionError, OptionValue
from braillespiel.games import registry
from braillespiel.games.fence import GameFaultError
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.store.opening import Store


class CommandError(Exception):
    """A sentence for standard error; the command ends with ``status`` (2 for wrong usage)."""

    status = 2


class FailedError(CommandError):
    """A sentence for standard error: the request could not be carried out, whoever makes it."""

    status = 1


def speak_error(words: Words, error: Exception, game: str = "") -> CommandError:
    """Return a named error as a sentence, in the words of ``game`` if it has them.

    Raises the program's own errors again.
    """
    from braillespiel.store.errors import StoreError
    from braillespiel.store.match_file import MatchFileError
    from braillespiel.ui import problems

    phrase = problems.worded(error, words.language, game)
    if isinstance(error, GameFaultError):
        return FailedError(fault(words, error))
    if phrase is not None:
        lies_outside = isinstance(error, StoreError) and error.kind not in (
            "no-such-match",
            "at-a-table",
        )
        lies_outside |= isinstance(error, MatchFileError) and error.kind == "cannot-write"
        return (FailedError if lies_outside else CommandError)(phrase.full)
    if not isinstance(error, GameError):
        raise error
    shown = words.signs.list.join(f"{name} {value}" for name, value in error.details.items())
    return CommandError(words("error-other", rule=error.rule.replace("-", " "), details=shown))


def fault(words: Words, error: GameFaultError) -> str:
    """Say what a game of another package has wrong, where, and what helps; the log has it all."""
    from braillespiel.application.errorlog import error_log
    from braillespiel.store import private

    log = error_log()
    with suppress(OSError):
        private.make_folder(log.path.parent)  # a command may be the first thing that is run
    log.error(error)
    given = {name: str(value) for name, value in error.details.items()}
    given["reason"] += _where(error.__cause__, given["game"])
    return words(f"cli-{error.rule}", log=str(log.path), **given)


def _where(cause: BaseException | None, name: str) -> str:
    """Return the file of a game's package, and the line, that an error came from."""
    folder = registry.source(name).folder
    frames = traceback.extract_tb(cause.__traceback__) if cause is not None else ()
    for frame in reversed(frames):
        path = Path(frame.filename).resolve()
        if path.is_relative_to(folder):
            return f" ({path.relative_to(folder)}:{frame.lineno})"
    return ""


def game(name: str, words: Words) -> AnyGame:
    """Return the game ``name``, or end with the names of the games there are."""
    try:
        return registry.game(name)
    except GameError as error:
        raise speak_error(words, error) from None


def options(found: AnyGame, given: Sequence[str], words: Words) -> dict[str, OptionValue]:
    """Read ``--option NAME=VALUE`` arguments, checked against the game's declaration."""
    known = {option.id: option for option in found.options}
    values: dict[str, OptionValue] = {}
    try:
        for argument in given:
            name, is_given, value = argument.partition("=")
            if name not in known:
                found.resolve({name: value})
            if not is_given:
                raise CommandError(words("error-option-without", option=name))
            values[name] = known[name].parse(value)
        return found.resolve(values)
    except GameError as error:
        raise speak_error(words, error) from None


def seed_today(found: AnyGame, given: Mapping[str, OptionValue]) -> int | None:
    """Return the seed that options prescribe for today, as in the client; None: any seed."""
    return found.seed_on(given, int(date.today().strftime("%Y%m%d")))


def check_seats(
    found: AnyGame, values: Mapping[str, OptionValue], seats: int, words: Words
) -> None:
    """End with the possible numbers of seats, unless ``seats`` is one of them."""
    allowed = found.seats_for(values)
    if seats not in allowed:
        error = OptionError("seat-count", seats=seats, low=allowed[0], high=allowed[-1])
        raise speak_error(words, error)


def game_words(words: Words, name: str) -> Words:
    """Return the command's words with those of a game."""
    return Words(words.language, ("client", *registry.catalogues(name)))


def print_json(data: Mapping[str, Any] | Sequence[Any]) -> None:
    """Print one JSON document on one line, with escapes if the output cannot encode a character."""
    text = json.dumps(data, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = json.dumps(data)
    print(text)


def connection_string(file: str, words: Words) -> str:
    """Return what a file holds that says how a database is reached. Raises CommandError.

    Nobody else may read it: a password is in it.
    """
    path = resources.named(file)
    try:
        if os.name == "posix" and path.stat().st_mode & 0o077:
            raise CommandError(words("house-error-store-file-open", file=file))
        if not (found := path.read_text("utf-8").strip()):
            raise CommandError(words("house-error-store-file-empty", file=file))
        return found
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError(words("house-error-store-file", file=file, reason=reason)) from None


def tell_store(store: Store, words: Words) -> None:
    """Say on standard error what is wrong with the store, if anything."""
    from braillespiel.ui import problems

    if store.quarantined is not None:
        print(problems.quarantined(store.quarantined, words.language).full, file=sys.stderr)
    if store.problem is not None:
        print(speak_error(words, store.problem), file=sys.stderr)


def end(kept: bool, words: Words) -> int:
    """Return the status with which a table or class ends; what is not on disk is said."""
    if not kept:
        raise FailedError(words("error-serve-not-kept"))
    return 0


def must_save(store: Store, words: Words) -> None:
    """End with the reason if nothing can be kept. Raises FailedError."""
    if store.problem is not None:
        raise speak_error(words, store.problem)
