"""``class delete``: deletes one pupil from a class, and says what it cannot reach."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from braillespiel.classroom import forgetting, traces
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.forgetting import Forgotten
from braillespiel.classroom.person import ClassPerson
from braillespiel.classroom.traces import Elsewhere, Trace
from braillespiel.commands import class_files, class_report, shared
from braillespiel.commands.class_report import Rewritten
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.games import registry
from braillespiel.network.joining import lease
from braillespiel.network.texts import BETWEEN
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, (CATALOGUE,))
    parser.add_argument("file", metavar="FILE", help=said("class-help-file"))
    parser.add_argument("--pupil", required=True, metavar="NAME", help=said("class-help-pupil"))
    class_files.add_password(parser, words)
    parser.set_defaults(run=run)


@dataclass(slots=True)
class _Deletion:
    """What a deletion did, and what it found afterwards."""

    whom: ClassPerson
    done: Forgotten
    reports: Rewritten
    left: list[Trace]
    other: Elsewhere


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Delete, read everything anew, and say what is left; the class must not be under way."""
    home = home_folder()
    secret = class_files.password(arguments, words)
    file = class_files.opened(arguments.file, home, secret, words)
    said = Words(words.language, (CATALOGUE,))
    try:
        with lease.hold(home):
            found = class_files.worded(lambda: _delete(file, arguments.pupil, home, words), words)
    except lease.InUseError:
        raise shared.FailedError(said("class-under-way")) from None
    _tell(found, said)
    return _tell_left(found, said)


def _delete(file: ClassFile, name: str, home: Path, words: Words) -> _Deletion:
    store = open_store()
    try:
        shared.must_save(store, words)
        said = Words(words.language, (CATALOGUE,))
        whom = forgetting.known(file, store, name)
        if whom is None:
            raise unknown(file, name, words)
        done = forgetting.forget(file, store, whom, said("class-a-pupil"))
        reports = class_report.rewrite(file, words)
        left = traces.traces(file, store, whom, registry.names())
        other = traces.elsewhere(file, store, whom, home)
        return _Deletion(whom, done, reports, left, other)
    finally:
        store.close()


def numbers(file: ClassFile, name: str, words: Words) -> frozenset[int]:
    """Return under which numbers a class knows a name. Raises CommandError with the names."""
    pupils = forgetting.numbers(file, name)
    if not pupils:
        raise unknown(file, name, words)
    return pupils


def unknown(file: ClassFile, name: str, words: Words) -> shared.CommandError:
    """Return the sentence for a name that a class does not know, with those that it knows."""
    said = Words(words.language, (CATALOGUE,))
    known = BETWEEN.join(forgetting.names(file))
    return shared.CommandError(said("class-no-such-pupil", name=name, known=known or "–"))


def _tell(found: _Deletion, said: Words) -> None:
    done, name = found.done, found.whom.name
    print(
        said(
            "class-deleted",
            name=name,
            matches=done.matches,
            renamed=done.renamed,
            results=done.results,
            tokens=len(done.digests),
            days=done.days,
        )
    )
    for key, paths in (
        ("class-deleted-remade", found.reports.again),
        ("class-deleted-report", found.reports.deleted),
        ("class-report-moved", found.reports.missing),
    ):
        for path in paths:
            print(said(key, path=path))
    for title in found.other.classes:
        print(said("class-also-class", name=name, title=title))
    for locked in found.other.locked:
        print(said("class-also-locked", path=str(locked)))
    if found.other.matches:
        print(said("class-also-matches", name=name, count=found.other.matches))
    if found.other.results:
        print(said("class-also-results", name=name, count=found.other.results))
    for other in found.other.files:
        print(said("class-also-file", name=name, path=str(other)))
    print(said("class-out-of-reach", name=name))


def _tell_left(found: _Deletion, said: Words) -> int:
    """Say what could not be removed; return the command's status."""
    for trace in found.left:
        key = "class-left-unread" if trace.unread else "class-left"
        print(said(key, name=found.whom.name, path=str(trace.path)), file=sys.stderr)
    return 1 if found.left else 0
