"""``class report``: what was counted in a class, as HTML and CSV."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from braillespiel import resources
from braillespiel.classroom import archive
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.kept import KeptReport
from braillespiel.classroom.report import ClassReport, report
from braillespiel.commands import class_files, class_pages, shared
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.network.joining import files
from braillespiel.store.database import home_folder
from braillespiel.words.catalogue import Words

FORMATS: dict[str, Callable[[ClassReport, str], str]] = {
    "html": class_pages.html,
    "csv": class_pages.as_csv,
}


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, (CATALOGUE,))
    parser.add_argument("file", metavar="FILE", help=said("class-help-file"))
    parser.add_argument(
        "--format", default="html", metavar="html,csv", help=said("class-help-format")
    )
    parser.add_argument("--out", default=".", metavar="DIR", help=said("class-help-out"))
    class_files.add_password(parser, words)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Write the report, and remember where."""
    said = Words(words.language, (CATALOGUE,))
    wanted = [part.strip().lower() for part in arguments.format.split(",")]
    for part in wanted:
        if part not in FORMATS:
            raise shared.CommandError(said("class-report-format", format=part))
    home = home_folder()
    secret = class_files.password(arguments, words)
    file = class_files.opened(arguments.file, home, secret, words)
    made = report(file.kept.title, file.gathered)
    if made.empty:
        raise shared.FailedError(said("class-report-empty", title=file.kept.title))
    out = resources.named(arguments.out).resolve()
    part = archive.synchronised(out)
    if part:
        print(said("class-report-leaves", path=str(out), part=part), file=sys.stderr)
    reports = [
        KeptReport(str(out / f"{file.path.stem}-report.{one}"), one, words.language)
        for one in dict.fromkeys(wanted)
    ]
    known = {one.path: one for one in (*class_files.worded(file.reports, words), *reports)}
    # Known before they are there, so that deleting a pupil finds them whatever happens between.
    class_files.worded(lambda: file.keep_reports(known.values()), words)
    for kept in reports:
        write(made, kept, words)
        print(said("class-report-made", path=kept.path))
    return 0


def write(made: ClassReport, kept: KeptReport, words: Words) -> None:
    """Write a report where it belongs, for the owner alone. Raises FailedError."""
    path = Path(kept.path)
    text = FORMATS[kept.format](made, kept.language)
    encoding = "utf-8-sig" if kept.format == "csv" else "utf-8"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, text.encode(encoding))
    except OSError as error:
        raise unwritten(path, error, words) from None


def unwritten(path: Path, error: OSError, words: Words) -> shared.FailedError:
    """Return the sentence for a file that cannot be written."""
    said = Words(words.language, (CATALOGUE,))
    reason = error.strerror or str(error)
    return shared.FailedError(said("class-report-failed", path=str(path), reason=reason))


@dataclass(frozen=True, slots=True)
class Rewritten:
    """What became of reports that had been made: their files."""

    again: list[str]
    deleted: list[str]
    missing: list[str]
    """No longer where they were written."""


def rewrite(file: ClassFile, words: Words) -> Rewritten:
    """Make the reports that are still there again; delete those in which nobody is any more."""
    made = report(file.kept.title, file.gathered)
    found = Rewritten([], [], [])
    left = []
    for kept in class_files.worded(file.reports, words):
        path = Path(kept.path)
        if kept.format not in FORMATS or not path.is_file():
            found.missing.append(kept.path)
        elif made.empty:
            path.unlink()
            found.deleted.append(kept.path)
        else:
            write(made, kept, words)
            found.again.append(kept.path)
            left.append(kept)
    class_files.worded(lambda: file.keep_reports(left), words)
    return found
