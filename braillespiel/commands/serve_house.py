"""``serve --house``: keeps many tables behind one door, for people who do not know each other."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from braillespiel.commands import house as house_command
from braillespiel.commands import shared, stopping
from braillespiel.games import registry
from braillespiel.input_limits import whole_number
from braillespiel.network import texts
from braillespiel.network.houses import spoken
from braillespiel.network.houses.messages import Audience
from braillespiel.network.joining import address
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.handshake import PLAIN
from braillespiel.network.joining.proxy import TrustedProxy, is_address
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    import asyncio
    import ssl

    from braillespiel.commands.serve_hosts import Term
    from braillespiel.house.entrance import HouseEntrance
    from braillespiel.house.events import HouseEvents
    from braillespiel.house.facts import HouseFacts
    from braillespiel.house.hosts import HostPlace
    from braillespiel.house.operator_page import OperatorPage
    from braillespiel.house.rolling_log import RollingLog
    from braillespiel.house.server import HouseServer
    from braillespiel.network.joining.certificate import Certificate
    from braillespiel.network.server import Record as Log
    from braillespiel.store.errors import StoreError
    from braillespiel.store.opening import Store
    from braillespiel.web.secured import Secured
    from braillespiel.web.server import PageServer

TOLD = (
    *("nearly-full", "room-again", "fault", "reported", "operator"),
    *("waits-for-host", "led-elsewhere", "cannot-listen", "passes-on", "cannot-pass-on"),
    *("cannot-reach", "cannot-be-watched"),
)
"""What is said at the terminal, too."""
ALONE = 250
"""So many tables the host that leads the house leads alone, unless it is told otherwise."""


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
    parser.add_argument("--inner", metavar="ADDRESS:PORT", help=words("house-cli-inner"))
    parser.add_argument("--outer", metavar="NAME", help=words("house-cli-outer"))
    parser.add_argument(
        "--alone", metavar="N", type=whole_number, help=words("house-cli-alone", most=ALONE)
    )
    parser.add_argument("--tables", metavar="N", type=whole_number, help=words("house-cli-tables"))


def given(arguments: argparse.Namespace) -> bool:
    """Tell whether anything was given that only a house has."""
    return any(
        getattr(arguments, name) is not None
        for name in (
            *("audience", "operator", "contact", "deletes", "entry_word", "outside"),
            *("proxy", "proxy_header", "log", "store_file", "inner", "outer"),
            *("alone", "tables"),
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
    of_several = (arguments.inner, arguments.outer, arguments.alone, arguments.tables)
    if arguments.store_file is None and any(each is not None for each in of_several):
        raise shared.CommandError(words("house-error-inner-alone"))
    if arguments.outer and not _is_host(arguments.outer):
        raise shared.CommandError(words("house-error-outer", address=arguments.outer))
    if arguments.inner is not None:
        try:
            named = arguments.inner.endswith(f":{address.read(arguments.inner).port}")
        except JoinError:
            named = False
        if not named:
            raise shared.CommandError(words("house-error-inner", address=arguments.inner))


def _is_host(text: str) -> bool:
    """Tell whether a text is a name or an address of a computer, without a port."""
    try:
        return address.read(text) == address.Address(text.lower())
    except JoinError:
        return False


async def serve(
    arguments: argparse.Namespace, words: Words, hosts: tuple[str, ...], tls: Secured | None
) -> int:
    """Open the house and serve it until Ctrl+C."""
    from braillespiel.house.entrance import allow_files

    allow_files()
    log = None if arguments.log is None else _log(arguments.log, words)
    told = _Told(arguments.json, words, log, arguments.store_file is not None)
    stop = stopping.stopped()
    if arguments.store_file is not None:
        from braillespiel.commands import serve_hosts
        from braillespiel.house.relays import Relay

        serve_hosts.try_before(arguments, words, hosts)
        serve_one = partial(_serve, arguments, words, hosts, tls, told)
        given = (None, PLAIN) if arguments.plain else _shown(tls)
        made = partial(Relay, hosts=hosts, shown=given, proxy=_proxy(arguments))
        place = partial(serve_hosts.place_of, arguments, hosts, tls)
        return await serve_hosts.serve_in_turn(arguments, words, told, stop, serve_one, made, place)
    house_command.must_be_a_file(words)
    with contextlib.closing(open_store()) as store:
        shared.tell_store(store, words)
        if not store.saved:
            raise shared.FailedError(words("house-error-store"))
        status = await _serve(arguments, words, hosts, tls, told, store, stop)
    assert status is not None, "nobody else leads a house that has its store in a file"
    return status


async def _serve(
    arguments: argparse.Namespace,
    words: Words,
    hosts: tuple[str, ...],
    tls: Secured | None,
    told: _Told,
    store: Store,
    stop: asyncio.Future[None],
    term: Term | None = None,
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
        given = _shown(tls)
        if term is not None:
            # By this certificate its folder is known, too.
            own = _shared_certificate(store, home, term.table.certificate())
            if given is None and not arguments.plain:
                given = own.context(), own.fingerprint
        proxy = _proxy(arguments)
        entrance = HouseEntrance(home, plain=arguments.plain, hosts=hosts, given=given, proxy=proxy)
        if term is not None:
            entrance.before_listening = term.make_way
        if not entrance.loopback and not facts.tells:
            raise shared.CommandError(words("house-error-tells"))
        bots = tuple(words(f"bot-name-{n}") for n in range(8))

        def tell(event: Mapping[str, Any]) -> None:
            told.event(summary(event))

        told.note({"event": "opening"})
        stack.callback(told.note, {"event": "closed"})
        record = RepeatFilter(tell)
        events = HouseEvents()

        def noted(event: Mapping[str, Any]) -> None:
            events.note(event)
            record(event)

        counts = None if term is None else term.counts
        house = HouseServer(store, StoreLedger(store), entrance, bots, noted, counts=counts)
        if term is not None:
            house.places = term.leadership.places
            house.shares.alone = ALONE if arguments.alone is None else arguments.alone
            if arguments.tables is not None:
                house.shares.most = arguments.tables
        pages = None
        try:
            ways = () if term is None else (term.page_makes_way(),)
            await asyncio.gather(house.listen(arguments.port), *ways)
            operated = _page(arguments, house, words, told, events)
            stack.callback(operated.close)
            pages = await _pages(arguments, house, entrance, noted, tls, term)
            if term is not None:
                await term.opened(own, entrance, pages, house.shares)
        except (OSError, StoreError) as error:  # also where another host was faster
            if term is None:
                await house.close()
            else:
                page = () if pages is None else (pages.abandon(),)
                await asyncio.gather(house.abandon(), *page)
            if term is not None or isinstance(error, StoreError):
                raise
            raise shared.FailedError(
                words("error-listen", reason=error.strerror or str(error))
            ) from None
        told.opened(entrance, facts, operated.address, "" if pages is None else pages.address)
        running = asyncio.ensure_future(house.run())
        ends = {stop, running} | ({term.lost} if term is not None else set())
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        running.cancel()
        if term is not None and term.lost.done():
            told.event({"event": "led-elsewhere"})
            leaving = () if pages is None else (pages.abandon(),)
            await asyncio.gather(house.abandon(), *leaving)
            return None
        closing = None if pages is None else asyncio.ensure_future(pages.close())
        kept = await house.close()
        if closing is not None:
            await closing
        return shared.end(kept, words)


def _shown(tls: Secured | None) -> tuple[ssl.SSLContext, bytes] | None:
    """Return the certificate that was given, with its fingerprint."""
    return None if tls is None else (tls.context, tls.fingerprint)


def _proxy(arguments: argparse.Namespace) -> TrustedProxy | None:
    """Return the proxy that was given."""
    if arguments.proxy is None:
        return None
    return TrustedProxy(arguments.proxy, arguments.proxy_header)


def _shared_certificate(store: Store, home: Path, pem: str | None) -> Certificate:
    """Keep the certificate that all hosts of the house show, made by the first that leads."""
    from braillespiel.house import facts
    from braillespiel.network.joining import certificate

    if pem is None:
        pem = certificate.made().decode("ascii")
        with store.database.transaction() as execute:
            facts.keep(execute, "certificate", pem)
    return certificate.shared(home, pem.encode("ascii"))


async def _pages(
    arguments: argparse.Namespace,
    house: HouseServer,
    entrance: HouseEntrance,
    record: Log,
    tls: Secured | None,
    term: Term | None,
) -> PageServer | None:
    """Open the page for players in browsers, beyond this computer over https only; None if it is
    not wanted, or may not be offered. Raises OSError.
    """
    from braillespiel.web.server import PageServer

    if arguments.no_web or (tls is None and not entrance.loopback):
        return None
    pages = PageServer(house, None, record, tls)
    pages.behind(entrance.gate)
    pages.others = None if term is None else term.leadership
    await pages.listen(entrance.hosts, arguments.web_port)
    return pages


def _log(file: str, words: Words) -> RollingLog:
    """Open the file into which the house writes what happens. Raises CommandError."""
    from braillespiel.house.rolling_log import RollingLog

    try:
        return RollingLog(Path(file))
    except OSError as error:
        reason = error.strerror or str(error)
        raise shared.CommandError(words("error-file-write", file=file, reason=reason)) from None


def _page(
    arguments: argparse.Namespace,
    house: HouseServer,
    words: Words,
    told: _Told,
    events: HouseEvents,
) -> OperatorPage:
    """Open the operator's page. Raises OSError."""
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
    return OperatorPage(
        house, operator, words, reason, told.next_code, arguments.operator_port, counted
    )


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
    """Prints what happens, as JSON, one line each, or in sentences, and keeps it in the log."""

    def __init__(
        self, as_json: bool, words: Words, log: RollingLog | None, one_of_several: bool
    ) -> None:
        self._as_json, self._one_of_several = as_json, one_of_several
        self._words = words
        self._log = log

    def note(self, event: Mapping[str, Any]) -> None:
        """Keep an event in the log, if there is one: without names and addresses."""
        from braillespiel.house.server import summary

        if self._log is not None:
            self._log.note(summary(event))

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
            print(self._words("house-closes-host" if self._one_of_several else "house-closes"))
            print(self._words(f"house-for-{facts.audience}", name=facts.name))
            if facts.audience == "school" and not facts.closed:
                print(self._words("house-propose-closed"))
            if pages:
                print(self._words("house-opened-web", address=pages))
            elif not entrance.loopback:
                print(self._words("house-opened-no-web"))
            print(self._words("house-page-open", address=operated))
        sys.stdout.flush()

    def waits(self, for_what: HostPlace | StoreError) -> None:
        """Say that this host waits: for another one, or for the database."""
        if isinstance(for_what, tuple):
            # What stands there another host has written.
            self.event({"event": "waits-for-host", "host": texts.plain(for_what.address)})
            return
        event = {"event": "waits-for-store", "kind": for_what.kind}
        self.note(event)
        if self._as_json:
            shared.print_json(event)
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
        self.note(event)
        if self._as_json:
            shared.print_json(event)
        elif event["event"] in TOLD:
            more = {name: event[name] for name in ("host", "reason", "address") if name in event}
            print(self._words(f"house-told-{event['event']}", **more))
        sys.stdout.flush()
