"""``class delete``: deletes one pupil from a class, and says what it cannot reach."""

from __future__ import annotations

import argparse

from braillespiel.classroom import forgetting
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.forgetting import Forgotten
from braillespiel.commands import class_files, class_report, shared
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.network.joining import lease
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


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Delete; the class must not be under way."""
    home = home_folder()
    secret = class_files.password(arguments, words)
    file = class_files.opened(arguments.file, home, secret, words)
    pupils = numbers(file, arguments.pupil, words)
    said = Words(words.language, (CATALOGUE,))
    name = forgetting.name_of(file, pupils)
    try:
        with lease.hold(home):
            done = class_files.worded(lambda: _forget(file, pupils, words), words)
            reports = class_report.rewrite(file, words)
    except lease.InUseError:
        raise shared.FailedError(said("class-under-way")) from None
    _tell(name, done, said)
    for path in reports.again:
        print(said("class-deleted-remade", path=path))
    for path in reports.deleted:
        print(said("class-deleted-report", path=path))
    for path in reports.missing:
        print(said("class-report-moved", path=path))
    print(said("class-out-of-reach", name=name))
    return 0


def numbers(file: ClassFile, name: str, words: Words) -> frozenset[int]:
    """Return under which numbers a class knows a name. Raises CommandError with the names."""
    pupils = forgetting.numbers(file, name)
    if not pupils:
        said = Words(words.language, (CATALOGUE,))
        known = ", ".join(forgetting.names(file))
        raise shared.CommandError(said("class-no-such-pupil", name=name, known=known or "–"))
    return pupils


def _forget(file: ClassFile, pupils: frozenset[int], words: Words) -> Forgotten:
    store = open_store()
    try:
        shared.must_save(store, words)
        said = Words(words.language, (CATALOGUE,))
        return forgetting.forget(file, store, pupils, said("class-a-pupil"))
    finally:
        store.close()


def _tell(name: str, done: Forgotten, said: Words) -> None:
    print(
        said(
            "class-deleted",
            name=name,
            matches=done.matches,
            renamed=done.renamed,
            results=done.results,
            tokens=done.tokens,
            days=done.days,
        )
    )
