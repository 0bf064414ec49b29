"""``serve --house``: keeps many tables behind one door, for people who do not know each other."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import token_hex
from socket import create_server, gethostname
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from braillespiel.commands import house as house_command
from braillespiel.commands import shared, stopping
from braillespiel.games import registry
from braillespiel.input_limits import whole_number
from braillespiel.network.houses import spoken
from braillespiel.network.houses.messages import Audience
from braillespiel.network.joining.proxy import TrustedProxy, is_address
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    import asyncio
    import ssl

    from braillespiel.house.entrance import HouseEntrance
    from braillespiel.house.events import HouseEvents
    from braillespiel.house.facts import HouseFacts
    from braillespiel.house.hosts import HostTable
    from braillespiel.house.operator_page import OperatorPage
    from braillespiel.house.rolling_log import RollingLog
    from braillespiel.house.server import HouseServer
    from braillespiel.network.server import Record as Log
    from braillespiel.store.errors import StoreError
    from braillespiel.store.opening import Store
    from braillespiel.store.postgres import PostgresDatabase
    from braillespiel.web.secured import Secured
    from braillespiel.web.server import PageServer

TOLD = (
    *("nearly-full", "room-again", "fault", "reported", "operator"),
    *("waits-for-host", "led-elsewhere", "cannot-listen"),
)
"""What is said at the terminal, too."""


AGAIN_S = 2.0
"""How often a database that does not answer is tried."""


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare what only a house has."""
    parser.add_argument("--house", action="store_true", help=words("house-cli"))
    parser.add_argument(
        "--for", dest="audience", choices=get_args(Audience), help=words("house-cli-for")
    )
    parser.add_argument("--operator", metavar="TEXT", help=words("house-cli-operator"))
    parser.add_argument("--contact", metavar="TEXT", help=words("house-cli-contact"))
    parser.add_argument("--deletes", metavar="TEXT", help=words("house-cli-deletes"))
    parser.add_argument(
        "--operator-port", type=whole_number, default=0, help=words("house-cli-operator-port")
    )
    parser.add_argument(
        "--game", dest="outside", action="append", metavar="GAME", help=words("house-cli-game")
    )
    parser.add_argument("--proxy", metavar="ADDRESS", help=words("house-cli-proxy"))
    parser.add_argument("--proxy-header", metavar="NAME", help=words("house-cli-proxy-header"))
    parser.add_argument("--entry-word", metavar="WORD", help=words("house-cli-word"))
    parser.add_argument("--log", metavar="FILE", help=words("house-cli-log"))
    parser.add_argument("--store-file", metavar="FILE", help=words("house-cli-store-file"))


def given(arguments: argparse.Namespace) -> bool:
    """Tell whether anything was given that only a house has."""
    return any(
        getattr(arguments, name) is not None
        for name in (
            *("audience", "operator", "contact", "deletes", "entry_word", "outside"),
            *("proxy", "proxy_header", "log", "store_file"),
        )
    )


def check(arguments: argparse.Namespace, words: Words) -> None:
    """See whether the arguments fit together. Raises CommandError."""
    chosen = arguments.game is not None or arguments.option or arguments.code is not None
    others = arguments.as_class or arguments.seats is not None or arguments.seed is not None
    if chosen or others:
        raise shared.CommandError(words("house-error-alone"))
    proxy, header = arguments.proxy, arguments.proxy_header
    if (proxy is None) is not (header is None):
        raise shared.CommandError(words("house-error-proxy-both"))
    if proxy is not None and not is_address(proxy):
        raise shared.CommandError(words("house-error-proxy", address=proxy))
    for game in filter(None, arguments.outside or ()):
        book = shared.game(game, words)
        if not registry.is_outside(game):
            raise shared.CommandError(words("house-error-own-game", game=game))
        if book.timed:
            raise shared.CommandError(words("house-error-timed-game", game=game))


async def serve(
    arguments: argparse.Namespace, words: Words, hosts: tuple[str, ...], tls: Secured | None
) -> int:
    """Open the house and serve it until Ctrl+C."""
    told = _Told(arguments.json, words)
    stop = stopping.stopped()
    if arguments.store_file is not None:
        return await _serve_in_turn(arguments, words, hosts, tls, told, stop)
    house_command.must_be_a_file(words)
    with contextlib.closing(open_store()) as store:
        shared.tell_store(store, words)
        if not store.saved:
            raise shared.FailedError(words("house-error-store"))
        status = await _serve(arguments, words, hosts, tls, told, store, stop)
    assert status is not None, "nobody else leads a house that has its store in a file"
    return status


async def _serve_in_turn(
    arguments: argparse.Namespace,
    words: Words,
    hosts: tuple[str, ...],
    tls: Secured | None,
    told: _Told,
    stop: asyncio.Future[None],
) -> int:
    """Serve the house whenever this host leads it, until Ctrl+C; other hosts have its store too."""
    import asyncio

    from braillespiel.house.hosts import HostTable, Leadership, LedDatabase
    from braillespiel.store.errors import StoreError
    from braillespiel.store.opening import Store

    address, home = shared.connection_string(arguments.store_file, words), home_folder()
    _try_before(arguments, words, hosts)
    database = await _opened(address, told, stop)
    signs = None if database is None else await _opened(address, told, stop)
    if database is None or signs is None:
        return 0
    table = HostTable(signs, token_hex(8), gethostname(), home)
    leadership = Leadership(table)
    waited = False

    def waits(for_what: str | StoreError) -> None:
        nonlocal waited
        waited = waited or isinstance(for_what, str)
        told.waits(for_what)

    try:
        while True:
            leads = asyncio.ensure_future(leadership.lead(waits))
            either: set[asyncio.Future[Any]] = {leads, stop}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not leads.done():
                leads.cancel()
                return 0
            database.bound(sys.maxsize)
            store = Store(LedDatabase(database, table.host, epoch := leads.result()), home=home)
            lost = asyncio.ensure_future(leadership.hold(epoch))
            # What was said to one host holds for the house: who takes over does not say it again.
            term = _Term(lost, table, says=not waited)
            waited = True
            try:
                status = await _serve(arguments, words, hosts, tls, told, store, stop, term)
            except StoreError as error:
                told.waits(error)
                status = None
            except _CannotListenError as error:
                told.event({"event": "cannot-listen", "reason": str(error)})
                status = None
            finally:
                lost.cancel()
            if status is not None:
                return status
            with contextlib.suppress(StoreError):
                await asyncio.to_thread(table.resign, epoch)
            await asyncio.wait({stop}, timeout=AGAIN_S)
    except StoreError as error:
        raise shared.speak_error(words, error) from None
    finally:
        await leadership.leave()
        signs.close()
        database.close()


def _try_before(arguments: argparse.Namespace, words: Words, hosts: tuple[str, ...]) -> None:
    """See whether the house could open here now: later a host is needed. Raises CommandError."""
    from braillespiel.network.entrance import LOOPBACK

    if arguments.log is not None:
        _log(arguments.log, words)
    for host, port in (
        (hosts[0], arguments.port),
        (hosts[0], 0 if arguments.no_web else arguments.web_port),
        (LOOPBACK[0], arguments.operator_port),
    ):
        try:
            if port:
                create_server((host, port)).close()
        except OSError as error:
            reason = error.strerror or str(error)
            raise shared.FailedError(words("house-error-port", port=port, reason=reason)) from None


class _CannotListenError(Exception):
    """A host that leads cannot let anybody in: another one may."""


@dataclass(frozen=True, slots=True)
class _Term:
    """While a host leads a house: ``lost`` is done once it does not any more.

    ``says``: what the house says of itself was given now, and is kept.
    """

    lost: asyncio.Future[None]
    table: HostTable
    says: bool


async def _opened(address: str, told: _Told, stop: asyncio.Future[None]) -> PostgresDatabase | None:
    """Open the database, once it answers; None if the house is to stop before."""
    import asyncio

    from braillespiel.store.errors import StoreError

    said = False
    while not stop.done():
        try:
            return await asyncio.to_thread(shared.open_on_server, address)
        except StoreError as error:
            if error.kind != "away":
                raise
            if not said:
                told.waits(error)
            said = True
        await asyncio.wait({stop}, timeout=AGAIN_S)
    return None


async def _serve(
    arguments: argparse.Namespace,
    words: Words,
    hosts: tuple[str, ...],
    tls: Secured | None,
    told: _Told,
    store: Store,
    stop: asyncio.Future[None],
    term: _Term | None = None,
) -> int | None:
    """Open the house and serve it until it is to stop; return the status.

    None: another host leads it now. That shows in ``term``, or in the StoreError that is raised.
    """
    import asyncio

    from braillespiel.house.entrance import HouseEntrance
    from braillespiel.house.events import HouseEvents
    from braillespiel.house.server import HouseServer, summary
    from braillespiel.house.store_ledger import StoreLedger
    from braillespiel.network.repeat_filter import RepeatFilter
    from braillespiel.store.errors import StoreError

    home = home_folder()
    with contextlib.ExitStack() as stack:
        if term is None:
            house_command.delete_again(store, words)
        else:
            await asyncio.to_thread(house_command.deleted_again, store, words)
        facts = _facts(arguments, store, says=term is None or term.says)
        given = None if tls is None else (tls.context, tls.fingerprint)
        if term is not None:
            own = _shared_certificate(store, home)  # by which its folder is known, too
            given = own if given is None and not arguments.plain else given
        proxy = None
        if arguments.proxy is not None:
            proxy = TrustedProxy(arguments.proxy, arguments.proxy_header)
        entrance = HouseEntrance(home, plain=arguments.plain, hosts=hosts, given=given, proxy=proxy)
        if not entrance.loopback and not facts.tells:
            raise shared.CommandError(words("house-error-tells"))
        bots = tuple(words(f"bot-name-{n}") for n in range(8))
        log = None if arguments.log is None else _log(arguments.log, words)

        def tell(event: Mapping[str, Any]) -> None:
            told.event(summary(event))
            if log is not None:
                log.note(summary(event))

        if log is not None:
            log.note({"event": "opening"})
            stack.callback(log.note, {"event": "closed"})
        record = RepeatFilter(tell)
        events = HouseEvents()

        def noted(event: Mapping[str, Any]) -> None:
            events.note(event)
            record(event)

        house = HouseServer(store, StoreLedger(store), entrance, bots, noted)
        try:
            await house.listen(None if arguments.port is None else arguments.port)
        except OSError as error:
            await house.close()
            reason = error.strerror or str(error)
            if term is not None:
                raise _CannotListenError(reason) from None
            raise shared.FailedError(words("error-listen", reason=reason)) from None
        except StoreError:  # another host was faster, or the database went
            await house.abandon()
            raise
        operated = _page(arguments, house, words, told, events)
        stack.callback(operated.close)
        pages = await _pages(arguments, words, house, entrance, noted, tls)
        if term is not None:
            term.table.address = entrance.address()
        told.opened(entrance, facts, operated.address, "" if pages is None else pages.address)
        running = asyncio.ensure_future(house.run())
        ends = {stop, running} | ({term.lost} if term is not None else set())
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        running.cancel()
        if term is not None and term.lost.done():
            told.event({"event": "led-elsewhere"})
            page = () if pages is None else (pages.abandon(),)
            await asyncio.gather(house.abandon(), *page)
            return None
        closing = None if pages is None else asyncio.ensure_future(pages.close())
        kept = await house.close()
        if closing is not None:
            await closing
        return shared.end(kept, words)


def _shared_certificate(store: Store, home: Path) -> tuple[ssl.SSLContext, bytes]:
    """Return the certificate that all hosts of the house show, made by the first that leads."""
    from braillespiel.house import facts
    from braillespiel.network.joining import certificate

    rows = store.database.rows("SELECT value FROM house_facts WHERE name = 'certificate'")
    pem = rows[0][0] if rows else certificate.made().decode("ascii")
    if not rows:
        with store.database.transaction() as execute:
            facts.keep(execute, "certificate", pem)
    found = certificate.shared(home, pem.encode("ascii"))
    return found.context(), found.fingerprint


def _log(file: str, words: Words) -> RollingLog:
    """Open the file into which the house writes what happens. Raises CommandError."""
    from braillespiel.house.rolling_log import RollingLog

    try:
        return RollingLog(Path(file))
    except OSError as error:
        reason = error.strerror or str(error)
        raise shared.CommandError(words("error-file-write", file=file, reason=reason)) from None


async def _pages(
    arguments: argparse.Namespace,
    words: Words,
    house: HouseServer,
    entrance: HouseEntrance,
    record: Log,
    tls: Secured | None,
) -> PageServer | None:
    """Open the page for players in browsers, beyond this computer over https only; None if it is
    not wanted, or may not be offered. Raises FailedError.
    """
    from braillespiel.web.server import PageServer

    if arguments.no_web or (tls is None and not entrance.loopback):
        return None
    pages = PageServer(house, None, record, tls)
    pages.behind(entrance.gate.proxy)
    try:
        await pages.listen(entrance.hosts, arguments.web_port)
    except OSError as error:
        await house.close()
        reason = error.strerror or str(error)
        raise shared.FailedError(words("error-listen", reason=reason)) from None
    return pages


def _page(
    arguments: argparse.Namespace,
    house: HouseServer,
    words: Words,
    told: _Told,
    events: HouseEvents,
) -> OperatorPage:
    """Open the operator's page. Raises FailedError."""
    from braillespiel.house.operating import Operator
    from braillespiel.house.operator_page import OperatorPage
    from braillespiel.network.client import TableProblem
    from braillespiel.network.houses.errors import HouseError
    from braillespiel.store.errors import StoreError
    from braillespiel.ui.network import sentences
    from braillespiel.ui.ui import BASE_CATALOGUES

    base = Words(words.language, BASE_CATALOGUES)

    def reason(error: HouseError | StoreError) -> str:
        if isinstance(error, StoreError):
            return sentences.problem(base, TableProblem("house-waits")).full
        return sentences.problem(base, TableProblem(error.rule, error.details)).full

    operator = Operator(house, words("house-somebody"))
    counted = None
    with contextlib.suppress(ModuleNotFoundError):  # /metrics names the extra
        from braillespiel.house import metrics

        found = metrics.HouseMetrics(house, events)
        counted = partial(metrics.exposed, found)
    try:
        return OperatorPage(
            house, operator, words, reason, told.next_code, arguments.operator_port, counted
        )
    except OSError as error:
        why = error.strerror or str(error)
        raise shared.FailedError(words("error-listen", reason=why)) from None


def _facts(arguments: argparse.Namespace, store: Store, *, says: bool = True) -> HouseFacts:
    """Return what the house says of itself; ``says``: with what was given now, which is kept."""
    from braillespiel.house import facts
    from braillespiel.house.people import digest_of

    found = facts.read(store)
    if not says:
        return found
    changed: dict[str, Any] = {
        name: getattr(arguments, name)
        for name in ("audience", "operator", "contact", "deletes")
        if getattr(arguments, name) is not None
    }
    if arguments.name != "braillespiel":
        changed["name"] = arguments.name
    if arguments.entry_word is not None:
        word = arguments.entry_word
        changed["word"] = digest_of(word, bytes.fromhex(found.secret)) if word else ""
        if not word:
            changed |= {"invitations": {}, "by_invitation": False}
    if arguments.outside is not None:
        changed["outside"] = tuple(dict.fromkeys(filter(None, arguments.outside)))
    if arguments.audience is not None:
        changed["looked"] = store.clock()
    if changed:
        found = msgspec.structs.replace(found, **changed)
        facts.write(store, found)
    return found


class _Told:
    """Prints what happens: JSON, one line each, or sentences."""

    def __init__(self, as_json: bool, words: Words) -> None:
        self._as_json = as_json
        self._words = words

    def opened(self, entrance: HouseEntrance, facts: HouseFacts, operated: str, pages: str) -> None:
        """Say where the house, the page for browsers and that of its operator are, and how its
        certificate is known.
        """
        address, fingerprint = entrance.address(), entrance.fingerprint
        if self._as_json:
            told = {"address": address, "web": pages or None, "fingerprint": fingerprint.hex()}
            more = {"words": spoken.said(fingerprint), "for": facts.audience, "operator": operated}
            shared.print_json(told | more)
        else:
            key = "house-opened-loopback" if entrance.loopback else "house-opened"
            print(self._words(key, address=address, words=spoken.said(fingerprint)))
            print(self._words(f"house-for-{facts.audience}", name=facts.name))
            if facts.audience == "school" and not facts.closed:
                print(self._words("house-propose-closed"))
            if pages:
                print(self._words("house-opened-web", address=pages))
            elif not entrance.loopback:
                print(self._words("house-opened-no-web"))
            print(self._words("house-page-open", address=operated))
        sys.stdout.flush()

    def waits(self, for_what: str | StoreError) -> None:
        """Say that this host waits: for another one at an address, or for the database."""
        if isinstance(for_what, str):
            self.event({"event": "waits-for-host", "host": for_what})
        elif self._as_json:
            self.event({"event": "waits-for-store", "kind": for_what.kind})
        else:
            print(shared.speak_error(self._words, for_what))
            print(self._words("house-told-waits-for-store"))
            sys.stdout.flush()

    def next_code(self, address: str) -> None:
        """Say where the operator's page opens the next time."""
        if self._as_json:
            shared.print_json({"event": "code-used", "operator": address})
        else:
            print(self._words("house-told-code-used", address=address))
        sys.stdout.flush()

    def event(self, event: Mapping[str, Any]) -> None:
        """Report an event, without names."""
        if self._as_json:
            shared.print_json(event)
        elif event["event"] in TOLD:
            more = {name: event[name] for name in ("host", "reason") if name in event}
            print(self._words(f"house-told-{event['event']}", **more))
        sys.stdout.flush()
