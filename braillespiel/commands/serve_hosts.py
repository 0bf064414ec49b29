"""``serve --house --store-file``: a house in a database, which several hosts keep open in turn.

Whoever leads it serves it; the others pass people on, and wait to lead.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from socket import SOCK_STREAM, create_server, getaddrinfo, gethostname
from typing import TYPE_CHECKING, Any, Protocol

from braillespiel.commands import shared
from braillespiel.games import registry
from braillespiel.house.host_counts import HostCounts
from braillespiel.house.hosts import (
    HostPlace,
    HostTable,
    Leadership,
    LedDatabase,
    came_before,
)
from braillespiel.house.relays import InnerPort, Port, Relay
from braillespiel.house.remote_tables import TABLES
from braillespiel.house.table_share import HostShare
from braillespiel.house.watching import WaitingPage
from braillespiel.network import texts
from braillespiel.network.entrance import LOOPBACK, easiest, shown
from braillespiel.network.joining import address, certificate, reach
from braillespiel.network.joining.errors import JoinError
from braillespiel.store.database import home_folder
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_on_server
from braillespiel.web.secured import page_address
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.house.entrance import HouseEntrance
    from braillespiel.house.remote_tables import HouseShares
    from braillespiel.network.joining.certificate import Certificate
    from braillespiel.store.postgres import PostgresDatabase
    from braillespiel.web.secured import Secured
    from braillespiel.web.server import PageServer

AGAIN_S = 2.0
"""How often a database that does not answer is tried, or a port that is taken."""
Placing = Callable[[int, int | None], HostPlace]
"""Tells where people reach this host, by the ports for programs and for browsers."""
_OF_THIS_COMPUTER = {"0.0.0.0": LOOPBACK[0], "::": LOOPBACK[1]}


class HostReport(Protocol):
    """Tells the operator what happens."""

    def waits(self, for_what: HostPlace | StoreError) -> None:
        """Say that this host waits."""

    def event(self, event: Mapping[str, Any]) -> None:
        """Report an event, without names."""


class Term:
    """While a host leads a house: ``lost`` is done once it does not any more.

    ``says``: what the house says of itself was given now, and is kept. ``inner`` is where other
    hosts reach this one, "" for its usual address and any port. ``waiting`` answers at the
    operator's port until the house does. ``place`` tells where people reach this host.
    """

    def __init__(
        self,
        lost: asyncio.Future[None],
        leadership: Leadership,
        table: HostTable,
        relay: Relay,
        waiting: WaitingPort,
        place: Placing,
        says: bool,
        inner: str,
        epoch: int,
    ) -> None:
        self.epoch = epoch
        self.lost, self.table, self.says = lost, table, says
        self.leadership = leadership
        self._place = place
        self._waiting = waiting
        self._relay, self._wanted = relay, inner
        self._inner: InnerPort | None = None

    @property
    def counts(self) -> HostCounts:
        """What this host counts of itself."""
        return self._waiting.counts

    def make_way(self) -> None:
        """The ports at which this host has passed people on are to be the house's now."""
        self._relay.shut()

    async def page_makes_way(self) -> None:
        """The operator's page is to have its port now."""
        await asyncio.to_thread(self._waiting.close)

    async def opened(
        self,
        own: Certificate,
        entrance: HouseEntrance,
        pages: PageServer | None,
        shares: HouseShares,
    ) -> None:
        """The house is open: take also whom other hosts pass on, and give them tables.

        Raises OSError.
        """
        shares.lives = self.leadership.lives
        shares.begin(self.table.host, self.epoch)
        bind = entrance.hosts[0]
        here = _OF_THIS_COMPUTER.get(bind, bind)
        found = address.read(self._wanted) if self._wanted else None
        if found is None:
            reached = () if entrance.loopback else reach.reachable(bind)
            found = address.Address(reached[0].host if reached else here, 0)
        inner = InnerPort(own, entrance, shares)
        self._relay.knows(own)
        if pages is not None:
            inner.pages = here, pages.port
        await inner.listen(found.host, found.port)
        self._inner = inner
        page = None if pages is None else pages.port
        self.table.where = self._place(entrance.port, page)._replace(
            inner_port=shown(found.host, inner.port)
        )
        self._relay.lead_by((found.host, inner.port))
        self.leadership.opened()

    async def over(self) -> None:
        """The house is closed here."""
        self.table.where = HostPlace(gethostname())
        if self._inner is not None:
            await self._inner.close()


async def serve_in_turn(
    arguments: argparse.Namespace,
    words: Words,
    told: HostReport,
    stop: asyncio.Future[None],
    serve: Callable[[Store, asyncio.Future[None], Term], Awaitable[int | None]],
    made: Callable[..., Relay],
    place: Placing,
) -> int:
    """Serve the house whenever this host leads it, until Ctrl+C; other hosts have its store too.

    ``made`` makes what passes people on meanwhile, and ``place`` says where people reach this host.
    """
    connection, home = shared.connection_string(arguments.store_file, words), home_folder()
    async with contextlib.AsyncExitStack() as ends:
        port = ends.enter_context(contextlib.closing(WaitingPort(arguments.operator_port, told)))
        port.open()
        database = await _opened(connection, told, stop)
        if database is None:
            return 0
        ends.callback(database.close)
        signs = await _opened(connection, told, stop)
        if signs is None:
            return 0
        ends.callback(signs.close)
        table = HostTable(signs, token_hex(8), gethostname(), home)
        if before := came_before(home, table.host):
            with contextlib.suppress(StoreError):  # then it is waited for like another one
                await asyncio.to_thread(table.forget, before)
        leadership = Leadership(table, counts=port.counts)
        ends.push_async_callback(leadership.leave)
        port.answers = lambda: leadership.answers

        def cannot_reach(where: tuple[str, int]) -> None:
            told.event({"event": "cannot-reach", "address": shown(*where)})

        most = TABLES if arguments.tables is None else arguments.tables
        share = HostShare(database, table.host, port.counts, most)
        ends.push_async_callback(share.end)
        relay = made(partial(_certificate, table, home), on_unreached=cannot_reach, share=share)
        ends.push_async_callback(relay.close)
        port.counts.relayed = lambda: relay.passed_on
        port.counts.share = lambda: (share.tables, share.seats)
        waiting = _Waiting(relay, table, place, arguments, told)
        try:
            while True:
                port.open()
                leads = asyncio.ensure_future(leadership.lead(waiting.waits))
                either: set[asyncio.Future[Any]] = {leads, stop}
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                if not leads.done():
                    leads.cancel()
                    return 0
                await waiting.leads()
                await share.end()
                database.bound(sys.maxsize)
                store = Store(LedDatabase(database, table.host, epoch := leads.result()), home=home)
                lost = asyncio.ensure_future(leadership.hold(epoch))
                # What was said to one host holds for the house: the next does not say it again.
                says, inner = not waiting.waited, arguments.inner or ""
                term = Term(lost, leadership, table, relay, port, place, says, inner, epoch)
                waiting.waited = True
                status = await _served(partial(serve, store, stop, term), term, told)
                if status is not None:
                    return status
                with contextlib.suppress(StoreError):
                    await asyncio.to_thread(table.resign, epoch)
                await asyncio.wait({stop}, timeout=AGAIN_S)
        except StoreError as error:
            raise shared.speak_error(words, error) from None


async def _served(
    serve: Callable[[], Awaitable[int | None]], term: Term, told: HostReport
) -> int | None:
    """Serve the house for a term; return the status, None where this host is to wait now."""
    try:
        status = await serve()
    except StoreError as error:
        told.waits(error)
        term.counts.fenced += error.kind == "led-elsewhere"
    except OSError as error:
        told.event({"event": "cannot-listen", "reason": error.strerror or str(error)})
    else:
        term.counts.fenced += status is None
        return status
    finally:
        term.lost.cancel()
        await term.over()
    return None


def place_of(
    arguments: argparse.Namespace,
    hosts: tuple[str, ...],
    tls: Secured | None,
    port: int,
    page: int | None,
) -> HostPlace:
    """Return where people reach this host, which listens at these ports; ``page``: for browsers.

    Where a proxy stands before it, nobody is told another way in unless it was given.
    """
    outer = arguments.outer
    if outer == "" or (outer is None and arguments.proxy is not None):
        return HostPlace(gethostname())
    named = outer or ""
    seen = "" if page is None else page_address(tls, hosts, page, named)
    return HostPlace(easiest(hosts, port, named), page=seen)


def _be_ready() -> None:
    """Read what leading takes: a host that takes over then has it."""
    import_module("braillespiel.house.server")
    import_module("braillespiel.web.server")
    import_module("braillespiel.house.operator_page")
    with contextlib.suppress(ModuleNotFoundError):  # of an extra
        import_module("braillespiel.house.metrics")
    for game in registry.own():
        registry.game(game)


class WaitingPort:
    """The operator's port, where it is given, as long as the house is not open here."""

    def __init__(self, port: int, told: HostReport) -> None:
        self.counts = HostCounts()
        self.answers: Callable[[], bool] = lambda: False
        """Whether the database answers."""
        self._port, self._told = port, told
        self._page: WaitingPage | None = None

    def open(self) -> None:
        """Tell programs from now on that this host waits. Where the port is taken, say so."""
        if not self._port or self._page is not None:
            return
        counted = None
        with contextlib.suppress(ModuleNotFoundError):  # /metrics names the extra
            from braillespiel.house import metrics

            counted = partial(metrics.exposed, metrics.HostMetrics(self.counts))
        try:
            self._page = WaitingPage(self._port, lambda: self.answers(), counted)
        except OSError as error:
            reason = error.strerror or str(error)
            self._told.event({"event": "cannot-be-watched", "reason": reason})

    def close(self) -> None:
        """The house is about to answer at this port."""
        if self._page is not None:
            self._page.close()
        self._page = None


class _Waiting:
    """What a host does while another one leads: it says so, and passes people on."""

    def __init__(
        self,
        relay: Relay,
        table: HostTable,
        place: Placing,
        arguments: argparse.Namespace,
        told: HostReport,
    ) -> None:
        self.waited = False
        """Whether another host has led the house before this one did."""
        self._relay, self._arguments, self._told = relay, arguments, told
        self._table, self._place = table, place
        self._leads = ""
        """Which host leads, as the operator was told."""
        self._listening: asyncio.Task[None] | None = None

    def waits(self, for_what: HostPlace | StoreError) -> None:
        """Another host leads, or the database does not answer."""
        if isinstance(for_what, StoreError):
            self._told.waits(for_what)
            self._leads = ""
            return
        if for_what.address != self._leads:
            self._told.waits(for_what)
        if not self.waited:
            asyncio.get_running_loop().run_in_executor(None, _be_ready)
        self._leads = for_what.address
        self.waited = True
        if not for_what.inner_port:
            return
        try:
            found = address.read(for_what.inner_port)
        except JoinError:  # what another host has written into the database, or somebody else
            self._told.event({"event": "cannot-reach", "address": texts.plain(for_what.inner_port)})
            self._relay.lead_by(None)
            return
        self._relay.lead_by((found.host, found.port))
        if self._listening is None and not self._relay.ports:
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        ports: dict[Port, int | None] = {"seats": self._arguments.port}
        if not self._arguments.no_web and (self._arguments.cert or self._relay.loopback):
            ports["pages"] = self._arguments.web_port
        said = ""
        while True:
            try:
                await self._relay.listen(ports)
            except OSError as error:
                self._relay.shut()
                reason = error.strerror or str(error)
                if reason != said:
                    self._told.event({"event": "cannot-pass-on", "reason": reason})
                said = reason
                await asyncio.sleep(AGAIN_S)
            else:
                open_at = self._relay.ports
                self._table.where = self._place(open_at["seats"], open_at.get("pages"))
                self._told.event({"event": "passes-on", "address": self._relay.address()})
                return

    async def leads(self) -> None:
        """This host leads: the ports at which it passes people on are to be the house's, too."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})
        self._listening, self._leads = None, ""
        self._relay.lead_by(None)
        self._arguments.port = self._relay.ports.get("seats", self._arguments.port)
        self._arguments.web_port = self._relay.ports.get("pages", self._arguments.web_port)


def _certificate(table: HostTable, home: Path) -> Certificate | None:
    """Return the certificate that all hosts show. Raises OSError."""
    try:
        pem = table.certificate()
    except StoreError as error:
        raise OSError(error.kind) from None
    return None if pem is None else certificate.shared(home, pem.encode("ascii"))


def try_before(arguments: argparse.Namespace, words: Words, hosts: tuple[str, ...]) -> None:
    """See whether the house could open here now: later a host is needed. Raises CommandError."""
    inner = address.read(arguments.inner or LOOPBACK[0])
    for host, port in (
        (hosts[0], arguments.port),
        (hosts[0], 0 if arguments.no_web else arguments.web_port),
        (LOOPBACK[0], arguments.operator_port),
        (inner.host, inner.port if arguments.inner else 0),
    ):
        try:
            if port:
                family, *_, at = getaddrinfo(host, port, type=SOCK_STREAM)[0]
                create_server(at, family=family).close()
        except OSError as error:
            reason = error.strerror or str(error)
            raise shared.FailedError(words("house-error-port", port=port, reason=reason)) from None


async def _opened(
    connection: str, told: HostReport, stop: asyncio.Future[None]
) -> PostgresDatabase | None:
    """Open the database, once it answers and is up to date; None if the house is to stop before."""
    said = ""
    while not stop.done():
        try:
            return await asyncio.to_thread(open_on_server, connection)
        except StoreError as error:
            if error.kind not in ("away", "too-old"):
                raise
            if error.kind != said:
                told.waits(error)
            said = error.kind
        await asyncio.wait({stop}, timeout=AGAIN_S)
    return None
