"""``house``: what a house keeps: deleted or handed out of one person, all of it backed up; and who
may come into a closed one.
"""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from braillespiel import languages, resources
from braillespiel.commands import shared
from braillespiel.house import deletions
from braillespiel.input_limits import whole_number
from braillespiel.network.joining import files, lease
from braillespiel.store.database import FILE_NAME, home_folder
from braillespiel.store.opening import open_on_server, open_store
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.house.facts import HouseFacts
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.store.opening import Store

DAYS = 14
"""For how long an invitation is good where nothing else is said."""
LONGEST_DAYS = 3650


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, ("house",))

    def on_server(parser: argparse.ArgumentParser, needed: bool = False) -> None:
        helped = said("house-cli-store-file")
        parser.add_argument("--store-file", metavar="FILE", help=helped, required=needed)

    what = parser.add_subparsers(
        dest="what",
        required=True,
        metavar="delete | hand-out | back-up | restore | invite | invitations | end-invitation"
        " | upgrade",
    )
    for name in ("delete", "hand-out"):
        about = said(f"house-kept-{name}")
        made = what.add_parser(name, words=words, help=about, description=about)
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        made.add_argument("name", metavar="NAME", help=said("house-kept-name"))
        on_server(made)
        if name == "hand-out":
            made.add_argument("--out", metavar="FILE", required=True, help=said("house-kept-out"))
        made.set_defaults(run=run)
    for name, does in (("back-up", back_up), ("restore", restore)):
        about = said(f"house-kept-{name}")
        made = what.add_parser(name, words=words, help=about, description=about)
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        made.add_argument("file", metavar="FILE", help=said("house-kept-file"))
        if name == "restore":
            made.add_argument("--deleted", metavar="FILE", help=said("house-kept-list"))
        made.set_defaults(run=does)
    for name, does in (
        ("invite", invite),
        ("invitations", list_invitations),
        ("end-invitation", end_invitation),
    ):
        about = said(f"house-kept-{name}")
        made = what.add_parser(name, words=words, help=about, description=about)
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        if name == "invite":
            helped = said("house-kept-days")
            made.add_argument("--days", type=whole_number, default=DAYS, help=helped)
        if name == "end-invitation":
            made.add_argument("number", metavar="NUMBER", help=said("house-kept-number"))
        on_server(made)
        made.set_defaults(run=does)
    about = said("house-kept-upgrade")
    made = what.add_parser("upgrade", words=words, help=about, description=about)
    made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
    on_server(made, needed=True)
    made.set_defaults(run=upgrade)


def upgrade(arguments: argparse.Namespace, words: Words) -> int:
    """Bring the tables of a house in a database up to date, whoever has it open."""
    from braillespiel.store.errors import StoreError

    said = Words(words.language, ("cli", "client", "house"))
    try:
        open_on_server(shared.connection_string(arguments.store_file, said)).close()
    except StoreError as error:
        raise shared.speak_error(said, error) from None
    print(said("house-kept-upgraded"))
    return 0


def invite(arguments: argparse.Namespace, words: Words) -> int:
    """Make an invitation for one newcomer, and say it this once."""
    from braillespiel.house import facts, invitations
    from braillespiel.house.people import DAY_MS

    said = Words(words.language, ("cli", "client", "house"))
    if not 1 <= arguments.days <= LONGEST_DAYS:
        raise shared.CommandError(said("house-kept-days-wrong", most=LONGEST_DAYS))
    with _closed_house(said, arguments) as store:
        until = store.clock() + arguments.days * DAY_MS
        changed, word = invitations.made(facts.read(store), until)
        _keep(store, said, changed, "invite")
        number = invitations.number_of(changed, word)
    print(said("house-kept-invited", word=word, number=number, until=_day(until)))
    return 0


def list_invitations(arguments: argparse.Namespace, words: Words) -> int:
    """List the invitations that are good, without what lets somebody in."""
    from braillespiel.house import facts, invitations

    said = Words(words.language, ("cli", "client", "house"))
    with _closed_house(said, arguments) as store:
        found = invitations.listed(facts.read(store), store.clock())
    for number, until in found:
        print(said("house-kept-invitation", number=number, until=_day(until)))
    if not found:
        print(said("house-kept-invitations-none"))
    return 0


def end_invitation(arguments: argparse.Namespace, words: Words) -> int:
    """End one invitation."""
    from braillespiel.house import facts, invitations
    from braillespiel.network.houses.errors import HouseError

    said = Words(words.language, ("cli", "client", "house"))
    with _closed_house(said, arguments) as store:
        try:
            changed = invitations.ended(facts.read(store), arguments.number)
        except HouseError:
            told = said("house-kept-no-invitation", number=arguments.number)
            raise shared.CommandError(told) from None
        _keep(store, said, changed, "end-invitation")
    print(said("house-kept-ended", number=arguments.number))
    return 0


def _keep(store: Store, said: Words, changed: HouseFacts, deed: str) -> None:
    """Keep what was changed of the house, and that it was. Raises FailedError."""
    from braillespiel.house import facts, operating
    from braillespiel.store.errors import StoreError

    try:
        facts.write(store, changed)
        operating.note(store, store.clock(), deed)
    except StoreError as error:
        raise shared.speak_error(said, error) from None


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d")


def back_up(arguments: argparse.Namespace, words: Words) -> int:
    """Write a backup of the house, also while it is open."""
    from braillespiel.house import backup

    said = Words(words.language, ("cli", "client", "house"))
    path, home = resources.named(arguments.file).resolve(), home_folder()
    must_be_a_file(said, "house-kept-on-server-backup")
    if not (home / FILE_NAME).exists():
        raise shared.FailedError(said("house-kept-none", folder=str(home)))
    try:
        backup.back_up(home, path)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        told = said("house-kept-unwritten", path=str(path), reason=reason)
        raise shared.FailedError(told) from None
    listed = home / files.FOLDER / deletions.FILE
    print(said("house-kept-backed-up", path=str(path), list=str(listed)))
    return 0


def restore(arguments: argparse.Namespace, words: Words) -> int:
    """Put a backup back, and delete again whom the house has deleted since."""
    from braillespiel.house import backup

    said = Words(words.language, ("cli", "client", "house"))
    path, home = resources.named(arguments.file).resolve(), home_folder()
    must_be_a_file(said, "house-kept-on-server-backup")
    try:
        with lease.hold(home):
            if arguments.deleted:
                listed = resources.named(arguments.deleted).resolve()
                if not listed.is_file():
                    raise shared.FailedError(said("house-kept-no-list", path=str(listed)))
                deletions.merge(home, deletions.read(listed))
            backup.restore(home, path)
    except lease.InUseError:
        raise shared.FailedError(said("house-kept-runs")) from None
    except backup.BackupError:
        raise shared.FailedError(said("house-kept-no-backup", path=str(path))) from None
    except OSError as error:
        named, reason = str(error.filename or path), error.strerror or str(error)
        told = said("house-kept-not-restored", path=named, reason=reason)
        raise shared.FailedError(told) from None
    with _closed_house(said, arguments):
        print(said("house-kept-restored", path=str(path)))
    return 0


def delete_again(store: Store, said: Words) -> None:
    """Delete whom a store that was put back still has; say so. Raises FailedError."""
    from braillespiel.store.errors import StoreError

    try:
        deleted_again(store, said)
    except StoreError as error:
        raise shared.speak_error(said, error) from None


def deleted_again(store: Store, said: Words) -> None:
    """Do the same. Raises StoreError."""
    from braillespiel.house import facts, forgetting

    if deletions.to_carry_out(store):
        secret = bytes.fromhex(facts.read(store).secret)
        count = forgetting.carry_out_again(store, secret, said("house-somebody"))
        print(said("house-kept-again", count=count), file=sys.stderr)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Delete somebody, or write what is kept of them into a file."""
    from braillespiel.house import facts, forgetting
    from braillespiel.store.errors import StoreError

    said = Words(words.language, ("cli", "client", "house"))
    with _closed_house(said, arguments) as store:
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
def _closed_house(said: Words, arguments: argparse.Namespace) -> Iterator[Store]:
    """Give the store of a house that nobody has open. Raises CommandError, FailedError."""
    file = getattr(arguments, "store_file", None)
    if file is None:
        must_be_a_file(said)
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(lease.hold(home_folder()))
        except lease.InUseError:
            raise shared.FailedError(said("house-kept-runs")) from None
        store = open_store() if file is None else _on_server(file, said)
        held.callback(store.close)
        shared.must_save(store, said)
        delete_again(store, said)
        yield store


def must_be_a_file(said: Words, why: str = "house-kept-on-server") -> None:
    """See that the house of this data folder does not lie in a database. Raises FailedError."""
    from braillespiel.network.joining import certificate

    if (home_folder() / files.FOLDER / certificate.SHARED).exists():
        raise shared.FailedError(said(why))


def _on_server(file: str, said: Words) -> Store:
    """Open the store of a house that lies in a database, and that no host has open."""
    from braillespiel.house import hosts
    from braillespiel.store.errors import StoreError
    from braillespiel.store.opening import Store

    try:
        database = open_on_server(shared.connection_string(file, said))
    except StoreError as error:
        raise shared.speak_error(said, error) from None
    try:
        led = hosts.alone(database, home_folder())
    except StoreError as error:
        database.close()
        raise shared.speak_error(said, error) from None
    if led is None:
        database.close()
        raise shared.FailedError(said("house-kept-runs"))
    return Store(led, home=home_folder())


def _person(store: Store, secret: bytes, name: str) -> RegisteredPerson | None:
    from braillespiel.house.people import People
    from braillespiel.house.store_ledger import StoreLedger
    from braillespiel.house.writer import LedgerWriter

    writer = LedgerWriter(StoreLedger(store))
    try:
        return People(store, writer, secret).named(name)
    finally:
        writer.close()
