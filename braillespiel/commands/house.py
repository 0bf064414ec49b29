"""``house``: what a house that is not open keeps of one person: deleted, or handed out."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from braillespiel import languages, resources
from braillespiel.commands import shared
from braillespiel.network.joining import files, lease
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.store.opening import Store


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, ("house",))
    what = parser.add_subparsers(dest="what", required=True, metavar="delete | hand-out")
    for name in ("delete", "hand-out"):
        about = said(f"house-kept-{name}")
        made = what.add_parser(name, words=words, help=about, description=about)
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        made.add_argument("name", metavar="NAME", help=said("house-kept-name"))
        if name == "hand-out":
            made.add_argument("--out", metavar="FILE", required=True, help=said("house-kept-out"))
        made.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Delete somebody, or write what is kept of them into a file."""
    from braillespiel.house import facts, forgetting
    from braillespiel.store.errors import StoreError

    said = Words(words.language, ("cli", "client", "house"))
    with _closed_house(said) as store:
        secret = bytes.fromhex(facts.read(store).secret)
        person = _person(store, secret, arguments.name)
        if person is None:
            raise shared.CommandError(said("house-kept-nobody", name=arguments.name))
        try:
            if arguments.what == "delete":
                done = forgetting.forget(store, secret, person, said("house-somebody"))
                name, alone = person.name, done.tables + done.matches
                print(said("house-kept-deleted", name=name, count=alone, renamed=done.renamed))
                return 0
            found = forgetting.handed_out(store, secret, person)
        except StoreError as error:
            raise shared.speak_error(words, error) from None
    path = resources.named(arguments.out).resolve()
    try:
        files.write(path, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    except OSError as error:
        reason = error.strerror or str(error)
        told = said("house-kept-unwritten", path=str(path), reason=reason)
        raise shared.FailedError(told) from None
    print(said("house-kept-handed", name=person.name, path=str(path)))
    return 0


@contextlib.contextmanager
def _closed_house(said: Words) -> Iterator[Store]:
    """Give the store of a house that nobody has open. Raises FailedError."""
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(lease.hold(home_folder()))
        except lease.InUseError:
            raise shared.FailedError(said("house-kept-runs")) from None
        store = open_store()
        held.callback(store.close)
        shared.must_save(store, said)
        yield store


def _person(store: Store, secret: bytes, name: str) -> RegisteredPerson | None:
    from braillespiel.house.people import People
    from braillespiel.house.sqlite_ledger import SqliteLedger
    from braillespiel.house.writer import LedgerWriter

    writer = LedgerWriter(SqliteLedger(store))
    try:
        return People(store, writer, secret).named(name)
    finally:
        writer.close()
