"""``class hand-out``: all that is kept of one pupil as a file, to read or for programs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

from braillespiel import resources
from braillespiel.classroom import handing_out
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.handing_out import HandedOut, PlayedMatch
from braillespiel.classroom.report import report
from braillespiel.commands import class_files, class_pages, class_report, shared
from braillespiel.commands.class_delete import numbers
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.games import registry
from braillespiel.network.joining import files
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, (CATALOGUE,))
    parser.add_argument("file", metavar="FILE", help=said("class-help-file"))
    parser.add_argument("--pupil", required=True, metavar="NAME", help=said("class-help-pupil"))
    parser.add_argument("--out", metavar="FILE", help=said("class-help-hand-out-file"))
    class_files.add_password(parser, words)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Write the file: JSON if its name says so, else a page."""
    said = Words(words.language, (CATALOGUE,))
    home = home_folder()
    secret = class_files.password(arguments, words)
    file = class_files.opened(arguments.file, home, secret, words)
    pupils = numbers(file, arguments.pupil, words)
    found = class_files.worded(lambda: _gathered(file, pupils, words), words)
    name = arguments.out or f"{file.path.stem}-{min(pupils)}.html"
    path = resources.named(name).resolve()
    if path.suffix.lower() == ".json":
        data = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
    else:
        data = page(found, file, pupils, words.language).encode()
    try:
        files.write(path, data)
    except OSError as error:
        raise class_report.unwritten(path, error, words) from None
    print(said("class-handed-out", name=found.name, path=str(path)))
    return 0


def _gathered(file: ClassFile, pupils: frozenset[int], words: Words) -> HandedOut:
    store = open_store()
    try:
        shared.tell_store(store, words)
        return handing_out.hand_out(file, store, pupils)
    finally:
        store.close()


def page(found: HandedOut, file: ClassFile, pupils: frozenset[int], language: str) -> str:
    """Return a page about one pupil: what was counted, the matches, and what else is kept."""
    words = Words(language, (CATALOGUE, "client"))
    made = report(found.title, file.gathered, pupils)
    title = words("class-hand-out-title", name=found.name, title=found.title)
    inside = [
        class_pages.element("p", words("class-hand-out-about")),
        class_pages.element("p", words("class-hand-out-devices", count=found.devices)),
    ]
    for part in made.parts:
        inside += class_pages.part(part, words)
    inside += _matches(found, words)
    return class_pages.document(title, inside, language)


def _matches(found: HandedOut, words: Words) -> Iterator[str]:
    yield class_pages.element("h2", words("class-hand-out-matches"))
    if not found.matches:
        yield class_pages.element("p", words("class-hand-out-no-matches"))
        return
    heads = [words(f"class-hand-out-{one}") for one in ("began", "game", "moves", "ended")]
    rows = (
        [
            class_pages.said_date(_day(match.began or match.finished or 0), words),
            _game(match.game, words),
            str(len(match.actions)),
            _ended(match, words),
        ]
        for match in found.matches
    )
    yield from class_pages.table(words("class-hand-out-matches"), heads, rows)


def _game(name: str, words: Words) -> str:
    if not registry.has(name):
        return name
    return shared.game_words(words, name)(f"{name}-title")


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone().date().isoformat()


def _ended(match: PlayedMatch, words: Words) -> str:
    if match.finished is None or match.score is None:
        return words("class-hand-out-running")
    key = "class-hand-out-won" if match.won else "class-hand-out-over"
    return words(key, score=match.score)
