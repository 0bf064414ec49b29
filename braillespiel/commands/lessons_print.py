"""``lessons print``: ready lessons as files, to be read on paper or embossed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel.commands import shared
from braillespiel.engine.contract import GameError
from braillespiel.lessons import ready
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.kit.lesson_sheet import Format
    from braillespiel.labels.dimensions import Embosser
    from braillespiel.labels.files import Folder


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    from braillespiel.kit.lesson_sheet import FORMATS
    from braillespiel.labels import options

    known = words.signs.list.join(FORMATS)
    parser.add_argument("lessons", nargs="*", metavar="ID", help=words("cli-lessons-print-id"))
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help=words("cli-lessons-print-out")
    )
    parser.add_argument(
        "--format",
        metavar="A,B",
        default=",".join(FORMATS),
        help=words("cli-lessons-print-format", known=known),
    )
    parser.add_argument(
        "--table", metavar="NAME", default="", help=words("cli-lessons-print-table")
    )
    options.add_paper(options.adding(parser, words))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Write the files; return 0, 1 if one could not be made or written."""
    from braillespiel.kit import lesson_sheet
    from braillespiel.labels import options
    from braillespiel.labels.errors import LabelError
    from braillespiel.labels.files import Folder
    from braillespiel.labels.report import catalogue

    formats = _formats(arguments.format, words)
    chosen = _chosen(arguments.lessons, words)
    folder = Folder(arguments.out, "lessons")
    told = catalogue(words.language)
    try:
        paper = options.paper(arguments)
        lesson_sheet.see_paper(paper, arguments.table)
    except LabelError as error:
        raise shared.CommandError(error.said(told)) from None
    for number, one in enumerate(chosen, 1):
        if not arguments.json:
            title = one.says(words, "title")
            line = words("lessons-print-progress", title=title, number=number, count=len(chosen))
            print(line, file=sys.stderr, flush=True)
        try:
            _write(folder, one, words, formats, paper, arguments.table)
        except LabelError as error:
            raise shared.FailedError(error.said(told)) from None
        except GameError as error:
            raise shared.speak_error(words, error, one.game) from None
    written = folder.written
    if arguments.json:
        shared.print_json(
            {
                "lessons": [one.id for one in chosen],
                "files": [str(path) for path in written.files],
                "kept": [{"file": str(old), "backup": str(new)} for old, new in written.kept],
            }
        )
        return 0
    count, files = len(chosen), len(written.files)
    print(words("lessons-printed", count=count, files=files, folder=str(arguments.out)))
    for old, new in written.kept:
        print(told("file-kept", file=old.name, backup=new.name))
    return 0


def _formats(given: str, words: Words) -> tuple[Format, ...]:
    from braillespiel.kit.lesson_sheet import FORMATS

    wanted = [part.strip().lower() for part in given.split(",") if part.strip()]
    for part in wanted or [given]:
        if part not in FORMATS:
            known = words.signs.list.join(FORMATS)
            raise shared.CommandError(words("lessons-print-format", format=part, known=known))
    return tuple(one for one in FORMATS if one in wanted)


def _chosen(ids: Sequence[str], words: Words) -> list[ready.ReadyLesson]:
    """Return the lessons of these ids, in the order of all; without ids, all."""
    known = {one.id: one for one in ready.lessons()}
    for each in ids:
        if each not in known:
            listed = words.signs.list.join(known)
            raise shared.CommandError(words("lessons-ready-unknown", id=each, known=listed))
    return [one for one in known.values() if not ids or one.id in ids]


def _write(
    folder: Folder,
    lesson: ready.ReadyLesson,
    words: Words,
    formats: Sequence[Format],
    paper: Embosser,
    table: str,
) -> None:
    from braillespiel.kit.lesson_sheet import file, sheet

    document = sheet(lesson, words.language, table)
    made = [(f"{lesson.id}.{kind}", file(document, kind, paper)) for kind in formats]
    folder.write(lesson.id, made)
