"""``class check``: what a class keeps of people who are not of it any more; removed after a yes."""

from __future__ import annotations

import argparse
import sys

from braillespiel import languages
from braillespiel.classroom import strays
from braillespiel.classroom.archive import ClassFile
from braillespiel.commands import class_files, shared
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.network.joining import lease
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.ui.classroom import left_over
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, (CATALOGUE,))
    parser.add_argument("file", metavar="FILE", help=said("class-help-file"))
    parser.add_argument("--yes", action="store_true", help=said("class-help-check-yes"))
    class_files.add_password(parser, words)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Count, ask, remove; the class must not be under way."""
    home = home_folder()
    secret = class_files.password(arguments, words)
    file = class_files.opened(arguments.file, home, secret, words)
    said = Words(words.language, (CATALOGUE,))
    try:
        with lease.hold(home):
            return class_files.worded(lambda: _check(file, arguments.yes, words), words)
    except lease.InUseError:
        raise shared.FailedError(said("class-under-way")) from None


def _check(file: ClassFile, agreed: bool, words: Words) -> int:
    said = Words(words.language, (CATALOGUE,))
    store = open_store()
    try:
        shared.must_save(store, words)
        found = strays.strays(file, store, left_over.nobody())
        if not found:
            print(said("class-strays-none", title=file.kept.title))
            return 0
        print(left_over.told(found, file.kept.title, words.language))
        if not agreed and not _agreed(said):
            print(said("class-strays-stay"))
            return 1
        strays.clear(file, store, left_over.nobody(), said("class-a-pupil"))
        left = strays.strays(file.again(), store, left_over.nobody())
        if left:
            raise shared.FailedError(left_over.told(left, file.kept.title, words.language))
        print(said("class-strays-gone"))
        return 0
    finally:
        store.close()


def _agreed(said: Words) -> bool:
    """Ask; anything but a clear yes, in any of our languages, counts as no."""
    print(said("class-strays-sure"), flush=True)
    return languages.agrees(sys.stdin.readline())
