"""``class check``: what a class keeps of people who are not of it any more; removed after a yes."""

from __future__ import annotations

import argparse
import sys

from braillespiel.classroom import strays
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.strays import Nobody, Strays
from braillespiel.commands import class_files, shared
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.network.joining import lease
from braillespiel.store.database import home_folder
from braillespiel.store.opening import Store, open_store
from braillespiel.words.catalogue import LANGUAGES, Words

BOTS = 8
"""Names that computer players have."""


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
        found = strays.strays(file, store, nobody())
        if not found:
            print(said("class-strays-none", title=file.kept.title))
            return 0
        print(told(found, file.kept.title, said))
        if not agreed and not _agreed(said):
            print(said("class-strays-stay"))
            return 1
        strays.clear(file, store, nobody(), said("class-a-pupil"))
        left = strays.strays(file.again(), store, nobody())
        if left:
            raise shared.FailedError(told(left, file.kept.title, said))
        print(said("class-strays-gone"))
        return 0
    finally:
        store.close()


def tell(file: ClassFile, store: Store, said: Words) -> str:
    """Return what is said of such data when a class is opened; "" if there are none."""
    found = strays.strays(file, store, nobody())
    if not found:
        return ""
    title = file.kept.title
    return f"{told(found, title, said)} {said('class-strays-command', title=title)}"


def told(found: Strays, title: str, said: Words) -> str:
    """Return a sentence that counts what was found."""
    counted = {
        "names": len(found.names),
        "tokens": found.digests,
        "days": found.days,
        "drafts": found.drafts,
    }
    names = "; ".join(found.names)
    parts = [
        said(f"class-strays-{what}", count=count, names=names)
        for what, count in counted.items()
        if count
    ]
    return said("class-strays", title=title, parts=", ".join(parts))


def nobody() -> Nobody:
    """Return names that are no pupil's, in each language."""
    deleted = {Words(each, (CATALOGUE,))("class-a-pupil") for each in LANGUAGES}
    bots = {Words(each, ("client",))(f"bot-name-{n}") for each in LANGUAGES for n in range(BOTS)}
    return Nobody(frozenset(deleted), frozenset(bots))


def _agreed(said: Words) -> bool:
    """Ask; anything but a clear yes, in any of our languages, counts as no."""
    print(said("class-strays-sure"), flush=True)
    return sys.stdin.readline().strip().casefold() in ("ja", "yes")
