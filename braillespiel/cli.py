"""The command line: plain text that works well with screen readers, ``--json`` for programs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NoReturn

from braillespiel import languages
from braillespiel.commands import streams
from braillespiel.words import gaps
from braillespiel.words.catalogue import Words

COMMANDS = frozenset(
    (
        "class",
        "demo",
        "devices",
        "erase",
        "house",
        "join",
        "keys",
        "kit",
        "labels",
        "lessons",
        "matches",
        "play",
        "position",
        "replay",
        "report",
        "rules",
        "serve",
        "settings",
        "simulate",
        "words",
    )
)
"""The names of all commands: no game is looked for under one."""


def run() -> NoReturn:
    """Run the command of the command line, and end the process.

    A call that hangs in a system library crashes when Python shuts down. So the process ends at
    once after a command; everything that matters has been closed before.
    """
    streams.make_whole()
    _find_languages()
    language = _language(sys.argv[1:])
    try:
        status = main()
    except SystemExit as error:  # the help, a wrong call
        status = error.code if isinstance(error.code, int) else 1
    except KeyboardInterrupt:
        _end_workers()
        streams.end_interrupted(language)
    except OSError as error:
        status = streams.tell_error(error, language)
    except Exception as error:
        if not streams.unheard():
            raise
        status = streams.tell_unexpected(error, language)
    failed = streams.flush()
    if failed is not None and status == 0:
        status = streams.tell_error(failed, language)
    _tell_stand_ins(language)
    _end_workers()
    thread = sys.modules.get("braillespiel.output.speech.backend_thread")
    if thread is not None and thread.any_running():
        os._exit(status)
    sys.exit(status)


def _tell_stand_ins(language: str) -> None:
    """Say for how many messages of the languages that were spoken something else stood in."""
    for code in languages.codes():
        if count := len(gaps.of(code)):
            streams.complain(Words(language, ("cli",))("cli-stood-in", count=count, name=code))


def _end_workers() -> None:
    workers = sys.modules.get("braillespiel.output.worker.process")
    if workers is not None:
        workers.end_all()


def _is_played(first: str) -> bool:
    """Tell whether a call beginning like this means ``play``: an option, a game, a match file."""
    if first.startswith("-"):
        return first not in ("-h", "--help", "--version")
    here = Path(__file__).parent
    if first.endswith(".bsmatch") or not first.isidentifier():
        return first.endswith(".bsmatch")
    if (here / "games" / first / "game.py").is_file():
        return True
    if first in COMMANDS:
        return False
    from braillespiel.games import registry  # a game of another package

    return registry.has(first) or any(one.name == first for one in registry.broken())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status: 0 done, 1 failed, 2 wrong usage, 130 stopped."""
    streams.make_utf8()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if len(given) > 2 and given[0] == "--lang" and not given[2].startswith("-"):
        given = [given[2], *given[:2], *given[3:]]  # the language may stand first
    if not given or _is_played(given[0]):
        given.insert(0, "play")
    _find_languages()
    language = _language(given)
    words = Words(language, ("cli", "client", "store"))
    _delete_old_evidence(language)
    if given[0] == "play" and not {"-h", "--help"} & set(given):
        from braillespiel.commands import play

        asked = play.parse(given[1:], words)
        gaps.forget()  # of the help, which nobody has asked for
        return play.run(asked, words)
    from braillespiel.commands import parser, shared

    _check_home()
    try:
        as_json = given[0] == "labels" and "--json" in given
        parsed = parser.build(words, only=given[0], json_errors=as_json).parse_args(given)
        gaps.forget()  # of the help, which nobody has asked for
        status: int = parsed.run(parsed, words)
        return status
    except shared.CommandError as error:
        streams.complain(str(error))
        return error.status
    except Exception as error:  # what is not installed, or what a package has wrong
        from braillespiel.games.fence import GameFaultError
        from braillespiel.ui import problems

        if isinstance(error, GameFaultError):
            streams.complain(shared.fault(words, error))
            return 1
        phrase = problems.worded(error, language)
        if phrase is None:
            raise
        streams.complain(phrase.full)
        return 1


def _check_home() -> None:
    """Raise OSError if the system does not accept the name of the data folder at all."""
    from braillespiel.store.database import home_folder

    with suppress(FileNotFoundError, NotADirectoryError, PermissionError):
        home_folder().stat()


def _find_languages() -> None:
    """Let the languages count that somebody is translating in the data folder."""
    from braillespiel.store.database import home_folder

    with suppress(OSError, ValueError):
        languages.look_in(home_folder() / "words")


def _delete_old_evidence(language: str) -> None:
    """Delete what was kept of classes until a date that has passed; say what does not go."""
    from braillespiel.store.database import home_folder

    home = home_folder()
    with suppress(OSError, ValueError):
        if not (home / "classes").is_dir():
            return
        from braillespiel.classroom.archive import sweep

        for path in sweep(home, date.today()):
            streams.complain(Words(language, ("class",))("class-overdue", path=str(path)))


def _language(given: Sequence[str]) -> str:
    """Return the language: ``--lang``, or else the system's."""
    from braillespiel.application.language import system_language

    for index, argument in enumerate(given):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and index + 1 < len(given):
            value = given[index + 1]
        if value in languages.codes():
            return value
    return system_language()
