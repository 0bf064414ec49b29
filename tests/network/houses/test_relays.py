"""Hosts that wait pass people on to the one that leads: over real sockets, and by real programs."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import socket
import ssl
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from braillespiel.commands import serve_hosts
from braillespiel.house import gateway, relays
from braillespiel.house.hosts import HostPlace
from braillespiel.house.link import HostLink, LinkKind
from braillespiel.house.relays import Carried, InnerPort, Relay, SeatsLink, Streams
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining import certificate
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.certificate import Certificate
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.handshake import SUBPROTOCOL
from braillespiel.network.joining.relayed import Ends
from braillespiel.store.errors import StoreError
from braillespiel.web.server import PageServer
from tests.network.houses.living import Guest, House, opened, says
from tests.network.houses.test_hosts import Hosts, finished, until_event, until_open
from tests.network.houses.test_processes import ended, new
from tests.network.processes import Command
from tests.support.patience import HANGS_S, PATIENT, eventually
from tests.support.postgres import PostgresServer
from tests.support.relay import free_ports
from tests.web.places import PASSES

HERE = "127.0.0.1"
THERE = "127.0.0.3"
"""Where the host that waits is; it is this computer, too."""
STRANGER = "127.0.0.2"
HELLO = bytes.fromhex("1603010200")
"""The beginning of TLS's own greeting."""


class Passing:
    """A house, and a host that passes people on to it."""

    def __init__(self, house: House, own: Certificate) -> None:
        self.house, self.own = house, own
        self.inner = InnerPort(own, house.entrance)
        self.unreached: list[tuple[str, int]] = []
        self.relay = Relay(lambda: own, (THERE,), self.unreached.append)

    @property
    def leads(self) -> tuple[str, int]:
        return HERE, self.inner.port

    async def come(self, home: Path, name: str) -> Guest:
        """Go into the lobby, by the host that waits."""
        there = HouseAddress(Address(THERE, self.relay.ports["seats"]))
        guest = Guest(await HouseJoinPath(there, Keyring(home), name).open())
        await guest.say(h.Look())
        return guest

    def seen(self) -> list[tuple[str, int]]:
        """Return from where the connections come that have proved nothing yet, and where to."""
        waiting = list(self.house.entrance.gate._waiting)
        return [(str(one.remote_address[0]), int(one.local_address[1])) for one in waiting]


@contextlib.asynccontextmanager
async def passing(home: Path, *, led: bool = True) -> AsyncIterator[Passing]:
    own = certificate.shared(home / "shared", certificate.made())
    async with opened(home / "house", shows=own) as house:
        both = Passing(house, own)
        await both.inner.listen(HERE, 0)
        await both.relay.listen({"seats": 0, "pages": 0})
        if led:
            both.relay.lead_by(both.leads)
        try:
            yield both
        finally:
            await both.relay.close()
            await both.inner.close()


@contextlib.asynccontextmanager
async def linked(both: Passing) -> AsyncIterator[HostLink]:
    """Give a link to the inner port, as a host of the house opens it, that lies as it likes."""
    context = both.own.inner(server=False)
    link = HostLink(*await asyncio.open_connection(*both.leads, ssl=context))
    link._writer.write(msgspec.json.encode(SeatsLink(both.own.fingerprint.hex())) + b"\n")
    running = asyncio.create_task(link.run())
    try:
        yield link
    finally:
        link.lose()
        await running


def seat(port: int, **more: Any) -> connect:
    """Return the way to a port for seats that opens the websocket, and says nothing more."""
    context, kind = certificate.seat_context(), [SUBPROTOCOL]
    return connect(f"wss://{THERE}:{port}/", ssl=context, subprotocols=kind, **more, **PATIENT)  # type: ignore[arg-type]


async def is_over(reader: asyncio.StreamReader) -> None:
    """Wait until a connection is ended from the other side."""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(HANGS_S):
            assert await reader.read() == b""


def test_who_comes_by_a_host_that_waits_is_in_the_house(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            await ana.next(h.Lobby)
            assert both.relay.passed_on == 1
            assert [each.name for each in both.house.server.people] == ["Ana"]
            await ana.close()
            await eventually(lambda: both.relay.passed_on == 0, lambda: "it is still carried")

    asyncio.run(scene())


def test_where_they_came_in_is_known(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            port = both.relay.ports["seats"]
            _, writer = await asyncio.open_connection(THERE, port)
            for _ in range(PASSES):
                await asyncio.sleep(0)
            assert (both.relay.passed_on, both.seen()) == (0, []), "who says nothing goes nowhere"
            async with seat(port):
                await eventually(both.seen, lambda: "nobody came")
                assert both.seen() == [(HERE, port)]
            writer.close()
            await eventually(lambda: not both.seen(), lambda: "they are still there")

    asyncio.run(scene())


@pytest.mark.parametrize(("said", "counts"), [("192.0.2.7", "192.0.2.7"), ("127.0.0.9", HERE)])
def test_they_count_by_their_own_address(tmp_path: Path, said: str, counts: str) -> None:
    """Programs of another host's own computer count by its address: they are none of this one."""

    async def scene() -> None:
        async with passing(tmp_path) as both, linked(both) as link:
            link.put(LinkKind.OPEN, 1, msgspec.json.encode(Ends((said, 1), (THERE, 2))))
            await eventually(both.seen, lambda: "nobody came")
            assert both.seen() == [(counts, 2)]
            (place,) = both.house.entrance.gate._waiting._places.values()
            assert (place.address, place.steps) == (counts, 2)
            link.lose()
            await eventually(lambda: not both.seen(), lambda: "they are still there")

    asyncio.run(scene())


def test_they_are_held_until_somebody_leads_and_go_when_another_one_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path, led=False) as both:
            coming = asyncio.ensure_future(both.come(tmp_path / "ana", "Ana"))
            await eventually(lambda: both.relay.seats.gate.waiting, lambda: "nobody came")
            assert both.relay.passed_on == 0
            both.relay.lead_by((HERE, free_ports(1)[0]))  # it went again at once
            both.relay.lead_by(both.leads)
            ana = await coming
            await ana.next(h.Lobby)
            both.inner.pages = HERE, both.house.entrance.port
            page, writer = await asyncio.open_connection(THERE, both.relay.ports["pages"])
            writer.write(HELLO)
            await eventually(both.seen, lambda: "the page does not come")
            both.relay.shut()  # this host leads now: who is carried stays, until another one leads
            await ana.say(h.Look())
            await ana.next(h.Lobby)
            assert both.relay.passed_on == 2
            both.relay.lead_by(None)
            for _ in range(PASSES):
                await asyncio.sleep(0)
            assert both.relay.passed_on == 0
            with pytest.raises(ConnectionError):
                await ana.next(h.Lobby)
            await is_over(page)
            writer.close()

    asyncio.run(scene())


def test_a_host_that_stands_still_is_given_up_for_one_that_leads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relays, "TRY_S", 0.1)

    async def scene() -> None:
        taken: list[asyncio.StreamWriter] = []
        still = await asyncio.start_server(lambda _, writer: taken.append(writer), HERE, 0)
        async with passing(tmp_path, led=False) as both:
            both.relay.lead_by((HERE, still.sockets[0].getsockname()[1]))
            coming = asyncio.ensure_future(both.come(tmp_path / "ana", "Ana"))
            _, writer = await asyncio.open_connection(THERE, both.relay.ports["pages"])
            writer.write(HELLO)
            await eventually(lambda: len(taken) > 1, lambda: "it is not tried")
            both.inner.pages = HERE, both.house.entrance.port
            both.relay.lead_by(both.leads)
            await (await coming).next(h.Lobby)
            await eventually(both.seen, lambda: "the page never comes")
            writer.close()
        still.close()

    asyncio.run(scene())


def test_whoever_comes_while_a_house_opens_at_the_same_port_is_in_it_then(tmp_path: Path) -> None:
    own = certificate.shared(tmp_path / "shared", certificate.made())

    async def scene() -> None:
        relay = Relay(lambda: own, (HERE,), lambda leads: None)
        await relay.listen({"seats": 0})
        there = HouseAddress(Address(HERE, port := relay.ports["seats"]))
        house = House(tmp_path / "house", shows=own)
        house.entrance.before_listening = relay.shut
        way = HouseJoinPath(there, Keyring(tmp_path / "ana"), "Ana")
        coming = asyncio.ensure_future(way.open())
        await eventually(lambda: relay.seats.gate.waiting, lambda: "nobody came")
        await house.server.listen(port)
        assert relay.ports == {}
        inner = InnerPort(own, house.entrance)
        await inner.listen(HERE, 0)
        relay.lead_by((HERE, inner.port))
        guest = Guest(await coming)
        await guest.say(h.Look())
        await guest.next(h.Lobby)
        await house.server.close()
        await relay.close()
        await inner.close()
        house.store.close()

    asyncio.run(scene())


def test_a_host_whose_port_is_taken_says_so_once_and_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve_hosts, "AGAIN_S", 0.0)
    own = certificate.shared(tmp_path, certificate.made())
    told: list[str] = []

    class Report:
        def waits(self, for_what: HostPlace | StoreError) -> None:
            told.append("waits")

        def event(self, event: Mapping[str, Any]) -> None:
            told.append(str(event["event"]))

    async def scene() -> None:
        tries: list[object] = []
        relay = Relay(lambda: own, (HERE,), lambda leads: None)
        listen = relay.listen

        async def tried(ports: Mapping[relays.Port, int | None]) -> None:
            tries.append(ports)
            await listen(ports)

        monkeypatch.setattr(relay, "listen", tried)
        with socket.create_server((HERE, 0)) as taken:
            wanted = argparse.Namespace(
                port=0, web_port=taken.getsockname()[1], no_web=False, cert=None
            )
            table: Any = SimpleNamespace(where=HostPlace("here"))
            waiting = serve_hosts._Waiting(
                relay, table, lambda *ports: HostPlace(f"there:{ports}"), wanted, Report()
            )
            for _ in range(2):
                waiting.waits(HostPlace("elsewhere", f"{HERE}:1"))
            await eventually(lambda: len(tries) > 2, lambda: "it is not tried again")
        await eventually(lambda: "passes-on" in told, lambda: f"only {told}")
        assert told == ["waits", "cannot-pass-on", "passes-on"]
        port, page = relay.ports["seats"], relay.ports["pages"]
        await waiting.leads()
        assert (wanted.port, wanted.web_port) == (port, page)
        assert table.where == HostPlace(f"there:{(port, page)}"), "people are told where it is"
        await relay.close()

    asyncio.run(scene())


@pytest.mark.parametrize("to", ["seats", "pages"])
def test_nobody_is_held_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, to: relays.Port
) -> None:
    for each in (relays, gateway):
        monkeypatch.setattr(each, "HOLD_S", 0.0)

    async def scene() -> None:
        async with passing(tmp_path, led=False) as both:

            async def in_vain() -> None:
                if to == "seats":
                    with pytest.raises(JoinError):
                        await both.come(tmp_path / "ana", "Ana")
                else:
                    reader, writer = await asyncio.open_connection(THERE, both.relay.ports[to])
                    writer.write(HELLO)
                    await is_over(reader)

            await in_vain()
            assert both.unreached == []
            both.relay.lead_by((HERE, free_ports(1)[0]))
            for _ in range(2):
                await in_vain()
            assert both.unreached == [both.relay._leads], "it is told once"

    asyncio.run(scene())


def test_a_flood_from_one_address_keeps_nobody_else_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with passing(tmp_path, led=False) as both:
            port = both.relay.ports["pages"]
            begun: list[str] = []
            begin = both.relay._open.begin

            def begins(writer: asyncio.StreamWriter, address: str, work: Any) -> None:
                begun.append(address)
                begin(writer, address, work)

            monkeypatch.setattr(both.relay._open, "begin", begins)
            other = await asyncio.open_connection(THERE, port, local_addr=(STRANGER, 0))
            many = [await asyncio.open_connection(THERE, port) for _ in range(relays.FROM_ONE + 9)]
            await eventually(lambda: len(begun) == len(many) + 1, lambda: f"only {len(begun)}")
            for _ in range(PASSES):
                await asyncio.sleep(0)
            assert len(both.relay._open.tasks) == relays.FROM_ONE + 1
            for reader, _ in many[:9]:
                await is_over(reader)
            assert not other[0].at_eof()
            for _, writer in many:
                writer.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\n",
        b"{}\n",
        b'{"to": "operator", "remote": ["127.0.0.1", 1], "local": ["127.0.0.1", 1]}\n',
        b'{"to": "pages", "remote": ["127.0.0.1", 1], "local": ["127.0.0.1", 1]}\n',
        b'{"to": "pages", "remote": ["127.0.0.1"], "local": ["127.0.0.1", 1]}\n',
        b'{"to": "seats", "remote": ["127.0.0.1", 1], "local": ["127.0.0.1", 1]}\n',
        b'{"to": "seats", "shows": "00"}\n',
        b" " * (1 << 16) + b"\n",
        b"\xff\n",
    ],
)
def test_what_no_host_says_reaches_nobody(tmp_path: Path, said: bytes) -> None:
    """Not even with the right certificate; the house has no page here."""

    async def scene() -> None:
        async with passing(tmp_path) as both:
            context = both.own.inner(server=False)
            reader, writer = await asyncio.open_connection(*both.leads, ssl=context)
            writer.write(said)
            await is_over(reader)
            assert both.seen() == []

    asyncio.run(scene())


def test_a_host_that_goes_as_it_comes_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The end of TLS's greeting, and that of the connection, come together."""

    async def scene() -> None:
        async with passing(tmp_path, led=False) as both:
            came, sends = ssl.MemoryBIO(), ssl.MemoryBIO()
            tls = both.own.inner(server=False).wrap_bio(came, sends)
            reader, writer = await asyncio.open_connection(*both.leads)
            while True:
                try:
                    tls.do_handshake()
                    break
                except ssl.SSLWantReadError:
                    writer.write(sends.read())
                    came.write(await reader.read(1 << 16))
            with contextlib.suppress(ssl.SSLWantReadError):
                tls.unwrap()
            writer.write(sends.read())
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(HANGS_S):
                    await reader.read()
            await eventually(lambda: not both.inner._open.tasks, lambda: "it is still served")

    asyncio.run(scene())
    assert [each.getMessage() for each in caplog.records if each.name == "asyncio"] == []


def test_only_a_host_of_the_house_is_let_in_at_the_inner_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = certificate.shared(tmp_path / "other", certificate.made())

    async def scene() -> None:
        async with passing(tmp_path, led=False) as both:
            line = msgspec.json.encode(SeatsLink(both.own.fingerprint.hex())) + b"\n"
            with_other = certificate.seat_context()
            with_other.load_cert_chain(other.path, password=b"")
            for context in (None, certificate.seat_context(), with_other):
                with contextlib.suppress(ssl.SSLError, ConnectionError):
                    reader, writer = await asyncio.open_connection(*both.leads, ssl=context)
                    writer.write(line)
                    await is_over(reader)
            assert not both.inner._links
            monkeypatch.setattr(relays, "GREETING_S", 0.0)
            silent, _ = await asyncio.open_connection(*both.leads)
            await is_over(silent)

    asyncio.run(scene())


def test_a_host_that_shows_another_certificate_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = certificate.shared(tmp_path / "other", certificate.made())
    told: list[bytes] = []

    async def scene() -> None:
        async def false(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            told.append(await reader.read())
            writer.close()

        server = await asyncio.start_server(false, HERE, 0, ssl=other.context())
        false_host = HERE, server.sockets[0].getsockname()[1]
        tries: list[tuple[str, int]] = []
        async with passing(tmp_path) as both:
            connect_to = both.relay._connected

            async def tried(leads: tuple[str, int], said: Carried | SeatsLink) -> Streams:
                tries.append(leads)
                return await connect_to(leads, said)

            monkeypatch.setattr(both.relay, "_connected", tried)
            both.relay.lead_by(false_host)
            coming = asyncio.ensure_future(both.come(tmp_path / "ana", "Ana"))
            await eventually(lambda: len(tries) > 1, lambda: "it is not tried again")
            assert both.relay.passed_on == 0
            both.relay.lead_by(both.leads)
            await (await coming).next(h.Lobby)
        server.close()
        assert b"".join(told) == b""

    asyncio.run(scene())


def test_pages_come_by_a_host_that_waits_under_its_own_address(tmp_path: Path) -> None:
    says(tmp_path / "house", contact="cards@example.org", operator="Lou", name="Cardhouse")

    async def scene() -> None:
        async with passing(tmp_path) as both:
            pages = PageServer(both.house.server, None, both.house.told.append)
            pages.behind(both.house.entrance.gate)
            await pages.listen([HERE])
            both.inner.pages = HERE, pages.port
            where = f"{THERE}:{both.relay.ports['pages']}"
            options: dict[str, Any] = {"origin": f"http://{where}", **PATIENT}
            async with connect(f"ws://{where}/seat", **options):
                await eventually(lambda: pages._visitors, lambda: "no page is open")
                (visitor,) = pages._visitors
                assert visitor._socket.local_address == (THERE, both.relay.ports["pages"])
            relayed = both.house.entrance.gate.relayed
            await eventually(lambda: not relayed._ends, lambda: "it is not forgotten")
            await pages.close()

    asyncio.run(scene())


# -- processes -----------------------------------------------------------------------------------


def test_each_of_two_plays_on_by_the_host_they_know(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """Ana's host waits first, and leads then; Ben's is killed, and passes him on afterwards."""
    address = postgres.place()
    hosts = Hosts(tmp_path, address)
    one = hosts.opens(0)
    opened_at = until_open(one)["address"]
    two = hosts.opens(1)
    while (line := two.line()).get("event") != "passes-on":
        pass
    ana, table = new(tmp_path / "ana", line["address"], "ludoteca")
    ben_is = ("--name", "Ben", "--bot", "easy")
    ben = Command(tmp_path / "ben", "join", f"{opened_at}/{table}", *ben_is)
    for _ in range(4):
        ben.line()
    one.kill()
    assert until_open(two)["address"] == line["address"]
    one = hosts.opens(0, opened_at.rpartition(":")[2])
    until_event(one, "passes-on")
    for _ in range(3):
        ben.line()
    two.process.send_signal(signal.SIGTERM)
    assert two.process.wait(HANGS_S) == 0
    until_open(one)
    two.ended()
    two = hosts.opens(1, line["address"].rpartition(":")[2])
    until_event(two, "passes-on")
    assert [status for status, _ in ended(ana, ben)] == [0, 0]
    for each in (two, one):
        each.process.send_signal(signal.SIGTERM)
        assert each.process.wait(HANGS_S) == 0
        each.ended()
    assert finished(address) == 1
