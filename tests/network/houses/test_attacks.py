"""What strangers, and whoever sits on the way between hosts, try at a house of several hosts."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from braillespiel.commands import serve_hosts
from braillespiel.house import guessing, people, relays
from braillespiel.house.hosts import HostPlace, HostTable
from braillespiel.house.link import Channel, LinkKind
from braillespiel.house.people import digest_of
from braillespiel.house.relays import Carried, Relay, Streams
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining import certificate, gate
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.certificate import Certificate
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.proxy import BEHIND, TrustedProxy
from braillespiel.network.joining.relayed import Ends
from braillespiel.store.postgres import PostgresDatabase
from braillespiel.web.class_pages import is_here
from braillespiel.web.server import PageServer
from tests.network.houses.living import LUDOTECA, Guest, House, Seat, opened, says
from tests.network.houses.test_hosts import Hosts, until_open
from tests.network.houses.test_relays import (
    HELLO,
    HERE,
    STRANGER,
    THERE,
    Passing,
    is_over,
    linked,
    passing,
    seat,
)
from tests.network.places import hello
from tests.support.patience import PATIENT, eventually
from tests.support.postgres import PostgresServer
from tests.web.places import PASSES

ONE, OTHER = "192.0.2.7", "198.51.100.9"
"""Addresses of the Internet, at which nobody is."""
NAME = "Adalbert"
MOST_MB = 60
"""As much strangers may take of a host."""
WORD = "lighthouse"


class Gateway(Relay):
    """A host that waits, to which everybody comes from addresses that it says itself."""

    def __init__(self, own: Certificate, says: Callable[[], str]) -> None:
        super().__init__(lambda: own, (THERE,), lambda leads: None)
        self._says = says
        self.seats.ends = lambda connection: Ends((says(), 1), (THERE, 2))  # type: ignore[method-assign]

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said = Carried((self._says(), 1), (THERE, 2))
        self._open.begin(writer, said.remote[0], self._pass_on(Streams(reader, writer), said))

    def come(self, home: Path, name: str, **more: Any) -> HouseJoinPath:
        """Return the way into the house by this host."""
        where = HouseAddress(Address(THERE, self.ports["seats"]))
        return HouseJoinPath(where, Keyring(home), name, **more)


@contextlib.asynccontextmanager
async def gateways(
    own: Certificate, leads: tuple[str, int], *says: str
) -> AsyncIterator[list[Gateway]]:
    """Open hosts that wait; each says of everybody that they come from one address, "" from another
    one each time.
    """
    others = (f"203.0.{n}.1" for n in range(256))
    made = [Gateway(own, lambda one=one: one or next(others)) for one in says]  # type: ignore[misc]
    for each in made:
        await each.listen({"seats": 0})
        each.lead_by(leads)
    try:
        yield made
    finally:
        for each in made:
            await each.close()


@contextlib.asynccontextmanager
async def by(home: Path, *says: str) -> AsyncIterator[tuple[Any, ...]]:
    """Give a house with the host that passes on to it, and such hosts."""
    async with passing(home) as both, gateways(both.own, both.leads, *says) as made:
        yield both, *made


def most_mb(pid: int) -> int:
    """Return the most memory that a process ever had, in MB."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) >> 10


async def rule(way: HouseJoinPath) -> str:
    """Return why somebody is not let in; "" if they are."""
    try:
        await (await way.open()).close(1000, "")
    except JoinError as error:
        return error.rule
    return ""


def close_it(house: House) -> None:
    """Newcomers need a word from now on."""
    word = digest_of(WORD, house.server.secret)
    house.server.keep(msgspec.structs.replace(house.server.facts, word=word))


# -- guessing ------------------------------------------------------------------------------------


def test_guesses_by_several_hosts_count_together_by_the_persons_address(tmp_path: Path) -> None:
    """Each time with a new key; with one that is known nobody waits."""

    async def scene() -> None:
        async with by(tmp_path, ONE, ONE, OTHER) as (both, one, two, other):
            assert await rule(one.come(tmp_path / "ana", "Ana")) == ""
            close_it(both.house)
            homes = (tmp_path / f"eve {n}" for n in range(99))
            rules = [
                await rule(way.come(next(homes), "Eve", word="wrong"))
                for way in (one, two, one, two, one, two)
            ]
            assert rules == ["house-word"] * 5 + ["house-guesses"]
            for way in (one, two):
                assert await rule(way.come(next(homes), "Eve", word=WORD)) == "house-guesses"
            assert await rule(other.come(tmp_path / "ben", "Ben", word=WORD)) == ""
            assert await rule(two.come(tmp_path / "ana", "")) == ""

    asyncio.run(scene())


def test_wrong_digits_count_at_all_tables_by_all_hosts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with by(tmp_path, ONE, OTHER) as (both, *ways):
            tables = []
            for name in ("Ana", "Ben"):
                guest = await both.house.come(tmp_path / name, name).lobby()
                tables += [await guest.open(closed=True) for _ in range(3)]
            rules = []
            for n, table in enumerate(tables):
                wrong = f"{(int(table.code) + 1) % 10**6:06}"
                more = {"code": wrong, "table": table.table}
                rules.append(await rule(ways[n % 2].come(tmp_path / "eve", "Eve", **more)))
            assert rules == ["wrong-code"] * 5 + ["house-guesses"]
            right = {"code": tables[0].code, "table": tables[0].table}
            assert await rule(ways[1].come(tmp_path / "eve", "", **right)) == "house-guesses"
            assert await rule(ways[0].come(tmp_path / "kim", "Kim", **right)) == ""

    asyncio.run(scene())


def test_a_host_that_lies_about_addresses_gets_no_more_guesses_than_all_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guessing, "IN_ALL", 12)

    async def scene() -> None:
        async with by(tmp_path, "") as (both, lies):
            close_it(both.house)
            rules = [
                await rule(lies.come(tmp_path / f"eve {n}", "Eve", word="wrong")) for n in range(14)
            ]
            assert rules == ["house-word"] * 12 + ["house-guesses"] * 2

    asyncio.run(scene())


def test_new_keys_of_a_network_count_by_all_hosts_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "NEW_A_DAY", 2)

    async def scene() -> None:
        async with by(tmp_path, ONE, "192.0.2.9") as (_, one, near):
            for name, way, wanted in (
                *(("Ana", one, ""), ("Ben", near, "")),
                *(("Cem", one, "house-range"), ("Cem", near, "house-range")),
            ):
                assert await rule(way.come(tmp_path / name, name)) == wanted

    asyncio.run(scene())


def test_guesses_at_many_tables_are_reckoned_one_after_another(tmp_path: Path) -> None:
    """Each takes as long as many keys do; with threads of their own they would be in the way."""

    def reckon() -> int:
        return sum(each.name.startswith("join") for each in threading.enumerate())

    async def scene() -> None:
        before = reckon()
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            tables = [await ana.open(closed=True) for _ in range(3)]
            for n, table in enumerate(tables):
                wrong = f"{(int(table.code) + 1) % 10**6:06}"
                with pytest.raises(JoinError, match="wrong-code"):
                    await house.come(tmp_path / f"eve {n}", f"Eve {n}", code=wrong).sit(table.table)
            assert reckon() == before + 1
            await house.server.tables.close(tables[0].table)
            ben = house.come(tmp_path / "ben", "Ben", code=tables[1].code)
            await (await ben.sit(tables[1].table)).welcome()

    asyncio.run(scene())


def test_a_token_that_somebody_says_at_a_table_makes_them_nobody_else(tmp_path: Path) -> None:
    """Neither that of somebody there, nor one of another table, nor their own of that one."""

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            lobby = await house.come(tmp_path / "ana", "Ana").lobby()
            here, there = [(await lobby.open()).table for _ in range(2)]
            await (await house.come(tmp_path / "ana", "").sit(here)).welcome()
            ana = house.server.people.named("Ana")
            assert ana is not None
            for table in (here, there):
                stolen = house.server.tables.rooms[table].token(ana)
                eve = house.come(tmp_path / "eve", "Eve")
                eve.way.table = here
                seat = Seat(await eve.way.open())
                await seat.say(hello("Ana", token=stolen))
                await seat.welcome()
                names = [each.name for each in house.server.tables.rooms[here].table.members]
                assert names == ["Ana", "Eve"]
                await seat.close()

    asyncio.run(scene())


# -- what a host says of a connection ------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        (ONE, ONE),
        ("::ffff:192.0.2.7", ONE),
        ("2001:db8::7%eth9", "2001:db8::7"),
        ("127.0.0.9", "10.0.0.5"),
        ("::1", "10.0.0.5"),
        ("::1%lo", "10.0.0.5"),
        ("::ffff:127.0.0.1", "10.0.0.5"),
        (BEHIND, BEHIND),
    ],
)
def test_nobody_who_is_passed_on_counts_as_a_program_of_the_leading_computer(
    said: str, counts: str
) -> None:
    found = relays._counts_as((said, 1), ("10.0.0.5", 3, 0, 0))
    assert found[0] == counts


@pytest.mark.parametrize("said", ["", "localhost", "127.1", "0x7f000001", "192.0.2.7, 10.0.0.1"])
def test_what_is_no_address_is_passed_on_for_nobody(tmp_path: Path, said: str) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            context = both.own.inner(server=False)
            reader, writer = await asyncio.open_connection(*both.leads, ssl=context)
            line = msgspec.json.encode(Carried((said, 1), (THERE, 2)))
            both.inner.pages = HERE, both.house.entrance.port
            writer.write(line + b"\n" + HELLO)
            await is_over(reader)
            ana = await both.come(tmp_path / "ana", "Ana")
            async with linked(both) as link:
                link.put(LinkKind.OPEN, 1, msgspec.json.encode(Ends((said, 1), (THERE, 2))))
                channel = Channel(link, 1)
                await eventually(lambda: channel.is_over, lambda: "it is open")
                assert both.seen() == []
                assert len(both.inner._links) == 2, "for this one alone"
            await ana.say(h.Look())
            await ana.next(h.Lobby)

    asyncio.run(scene())


def test_a_header_of_somebody_who_is_passed_on_is_not_that_of_the_proxy(tmp_path: Path) -> None:
    """Neither at the host that leads, where a proxy is, nor at the one where they come in."""

    async def scene() -> None:
        async with passing(tmp_path) as both:
            at_gate = both.house.entrance.gate
            at_gate.proxy = TrustedProxy(HERE, "X-Real-IP")
            both.relay.seats.gate.proxy = TrustedProxy(STRANGER, "X-Real-IP")
            header = {"X-Real-IP": OTHER}
            async with seat(both.relay.ports["seats"], additional_headers=header):
                await eventually(both.seen, lambda: "nobody came")
                assert [each.address for each in at_gate._waiting._places.values()] == [HERE]

    asyncio.run(scene())


@pytest.mark.parametrize(("header", "counts"), [({"X-Real-IP": OTHER}, OTHER), ({}, BEHIND)])
def test_whom_the_proxy_of_a_host_that_waits_names_counts_as_that_at_the_one_that_leads(
    tmp_path: Path, header: dict[str, str], counts: str
) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            both.relay.seats.gate.proxy = TrustedProxy(HERE, "X-Real-IP")
            async with seat(both.relay.ports["seats"], additional_headers=header):
                await eventually(both.seen, lambda: "nobody came")
                for at_gate in (both.house.entrance.gate, both.relay.seats.gate):
                    (place,) = at_gate._waiting._places.values()
                    assert place.address == counts

    asyncio.run(scene())


def test_pages_that_are_passed_on_count_by_their_own_address_and_are_not_spared(
    tmp_path: Path,
) -> None:
    says(tmp_path / "house", contact="cards@example.org", operator="Lou", name="Cardhouse")

    async def scene() -> None:
        async with by(tmp_path, ONE) as (both, way):
            pages = PageServer(both.house.server, None, both.house.told.append)
            pages.behind(both.house.entrance.gate)
            await pages.listen([HERE])
            both.inner.pages = HERE, pages.port
            await way.listen({"pages": 0})
            where: Any = f"{THERE}:{way.ports['pages']}"
            _, writer = await asyncio.open_connection(THERE, way.ports["pages"])
            writer.write(b"GET ")
            await eventually(lambda: pages._gate.waiting, lambda: "it does not come")
            (place,) = pages._gate._waiting._places.values()
            assert place.address == ONE
            writer.close()
            async with connect(f"ws://{where}/seat", origin=f"http://{where}", **PATIENT):
                await eventually(lambda: pages._visitors, lambda: "no page is open")
                (visitor,) = pages._visitors
                assert visitor.origin == ONE
                assert not is_here(visitor._socket)
            await pages.close()

    asyncio.run(scene())


def test_what_somebody_on_the_way_says_before_the_encryption_counts_for_nothing(
    tmp_path: Path,
) -> None:
    """Also where the host after them is one of the house."""

    async def scene() -> None:
        async with passing(tmp_path) as both:
            both.inner.pages = HERE, both.house.entrance.port
            line = msgspec.json.encode(Carried((ONE, 1), (THERE, 2))) + b"\n"
            context = both.own.inner(server=False)
            for wait in (False, True):
                reader, writer = await asyncio.open_connection(*both.leads)
                writer.write(line + HELLO)
                if wait:
                    await eventually(lambda: len(both.inner._open.tasks) > 1, lambda: "nobody came")
                with contextlib.suppress(OSError):
                    await writer.start_tls(context)
                await is_over(reader)
                assert both.seen() == []

    asyncio.run(scene())


def test_who_is_passed_on_holds_a_place_until_the_house_has_taken_them(tmp_path: Path) -> None:
    """So that no more of them wait for it than may."""

    async def scene() -> None:
        async with passing(tmp_path) as both:
            full = socket.create_server((HERE, 0), backlog=0)
            waiting = [socket.create_connection(full.getsockname())]
            both.inner.pages = full.getsockname()
            context = both.own.inner(server=False)
            line = msgspec.json.encode(Carried((ONE, 1), (THERE, 2))) + b"\n"
            _, writer = await asyncio.open_connection(*both.leads, ssl=context)
            writer.write(line)
            await eventually(lambda: both.house.entrance.gate.relayed._ends, lambda: "not yet")
            assert len(both.inner._open._pending) == 1
            writer.close()
            for each in (*waiting, full):
                each.close()

    asyncio.run(scene())


def test_a_flood_by_a_host_that_waits_takes_the_places_of_its_own_address_alone(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both, linked(both) as link:
            at_gate = both.house.entrance.gate
            channels = []
            for n, said in enumerate((OTHER, *(ONE,) * (gate.FROM_ONE + 20))):
                link.put(LinkKind.OPEN, n, msgspec.json.encode(Ends((said, n), (THERE, 2))))
                channels.append(Channel(link, n))
            await eventually(lambda: at_gate.turned_away == 20, lambda: f"{at_gate.turned_away}")
            places = [each.address for each in at_gate._waiting._places.values()]
            assert (places.count(ONE), places.count(OTHER)) == (gate.FROM_ONE, 1)
            await eventually(
                lambda: len(link.channels) == gate.FROM_ONE + 1, lambda: "they are not ended"
            )
            assert not channels[0].is_over
            link.lose()
            await eventually(lambda: not at_gate.waiting, lambda: "something of it is left")
            await eventually(
                lambda: not both.house.entrance._passed, lambda: "somebody is still served"
            )

    asyncio.run(scene())


@pytest.mark.parametrize(
    "said",
    [
        b"\xff" * 9,
        bytes((LinkKind.TEXT,)) + bytes(4) + b"\x7f\xff\xff\xff",
        bytes((LinkKind.PASSED,)) + bytes(7) + b"\x04" + b"\x00\x00\x08\x00",
        bytes((LinkKind.DELAY,)) + bytes(7) + b"\x01" + b"1",
        bytes((LinkKind.CLOSE,)) + bytes(7) + b"\x01" + b"1",
        bytes((LinkKind.OPEN,)) + bytes(7) + b"\x02" + b"{}",
        bytes((LinkKind.OPEN,)) + bytes(3) + b"\x01" + bytes(3) + b"\x02" + b"{}",
        (bytes((LinkKind.BYTES,)) + bytes(8)) * 999,
    ],
    ids=["kind", "long", "side", "number", "close", "twice", "ends", "more"],
)
def test_what_no_host_says_on_a_link_ends_it_and_nothing_else(tmp_path: Path, said: bytes) -> None:
    """On a link of its own; whom another host passes on plays on."""

    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            async with linked(both) as link:
                link.put(LinkKind.OPEN, 0, msgspec.json.encode(Ends((ONE, 1), (THERE, 2))))
                await eventually(both.seen, lambda: "nobody came")
                link._writer.write(said)
                await eventually(lambda: link.is_over, lambda: "it goes on")
            await eventually(lambda: len(both.inner._links) == 1, lambda: "it goes on there")
            assert both.seen() == []
            await ana.say(h.Look())
            await ana.next(h.Lobby)
            assert "fault" not in {each["event"] for each in both.house.told}

    asyncio.run(scene())


def test_silent_strangers_at_the_inner_port_keep_no_host_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path, led=False) as both:
            many = [
                await asyncio.open_connection(*both.leads) for _ in range(relays.HOSTS_FROM_ONE + 9)
            ]
            for reader, _ in many[:9]:
                await is_over(reader)
            assert len(both.inner._open.tasks) == relays.HOSTS_FROM_ONE
            both.relay.lead_by(both.leads)
            ana = await both.come(tmp_path / "ana", "Ana")  # from the same address
            assert len(both.inner._open._pending) < relays.HOSTS_FROM_ONE
            await ana.close()
            for _, writer in many:
                writer.transport.abort()

    asyncio.run(scene())


def test_a_host_that_waits_goes_to_the_inner_port_with_no_more_at_once_than_have_room_there(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        taken: list[asyncio.StreamWriter] = []
        still = await asyncio.start_server(lambda _, writer: taken.append(writer), HERE, 0)
        async with passing(tmp_path, led=False) as both:
            both.relay.lead_by((HERE, still.sockets[0].getsockname()[1]))
            many = []
            for _ in range(relays.AT_ONCE + 9):
                many.append(await asyncio.open_connection(THERE, both.relay.ports["pages"]))
                many[-1][1].write(HELLO)
            await eventually(lambda: len(taken) > relays.AT_ONCE, lambda: f"{len(taken)} come")
            await eventually(
                lambda: len(both.relay._open.tasks) == len(many), lambda: "not all are held"
            )
            for _ in range(PASSES):
                await asyncio.sleep(0)
            assert len(taken) == relays.AT_ONCE + 1, "one of them for all seats"
            for _, writer in many:
                writer.transport.abort()
        still.close()

    asyncio.run(scene())


def test_no_more_is_read_at_once_than_a_connection_sets_aside() -> None:
    gate.spare_memory()
    read: list[int] = []

    class Reads(asyncio.Protocol):
        def data_received(self, data: bytes) -> None:
            read.append(len(data))

    async def scene() -> None:
        near, far = socket.socketpair()
        far.sendall(bytes(100_000))
        await asyncio.get_running_loop().create_connection(Reads, sock=near)
        await eventually(lambda: sum(read) == 100_000, lambda: f"only {sum(read)}")
        assert max(read) <= gate.SECURED
        far.close()

    asyncio.run(scene())


def test_strangers_take_little_memory_of_a_host_that_waits_and_of_the_one_that_leads(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """At the port, passed on with much to read, and silent at the inner port."""
    hosts = Hosts(tmp_path, address := postgres.place())
    one = hosts.opens(0)
    until_open(one)
    two = hosts.opens(1)
    while (line := two.line()).get("event") != "passes-on":
        pass
    (found,) = PostgresDatabase(address).rows(
        "SELECT inner_port FROM house_hosts WHERE inner_port <> ''"
    )
    pids = one.process.pid, two.process.pid
    before = [most_mb(pid) for pid in pids]
    much = b"\x16\x03\x01\x40\x00" + bytes(60_000)
    for where, said in (
        *((line["address"], much), (line["address"], HELLO)),
        *((found[0], b""), (found[0], HELLO)),
    ):
        there = []
        for n in range(400):
            with contextlib.suppress(OSError):
                stranger = socket.create_connection(
                    (HERE, int(where.rpartition(":")[2])),
                    source_address=(f"127.0.1.{n // 40 + 1}", 0),
                )
                there.append(stranger)
                stranger.sendall(said)
        assert len(there) > 300
        for stranger in there:
            stranger.close()
    after = [most_mb(pid) for pid in pids]
    for each in (one, two):
        each.kill()
    taken = [now - then for now, then in zip(after, before, strict=True)]
    assert max(taken) <= MOST_MB, taken


# -- somebody on the way -------------------------------------------------------------------------


class Tap:
    """Somebody on the way who keeps what passes, and changes what goes to the house."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self.up, self.down = bytearray(), bytearray()
        self.change: Callable[[bytes], bytes] = lambda data: data
        self._server: asyncio.Server | None = None
        self._pumps: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Tap:
        self._server = await asyncio.start_server(self._came, HERE, 0)
        return self

    async def __aexit__(self, *why: object) -> None:
        assert self._server is not None
        self._server.close()
        for each in self._pumps:
            each.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    @property
    def where(self) -> tuple[str, int]:
        assert self._server is not None
        return HERE, int(self._server.sockets[0].getsockname()[1])

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = await asyncio.open_connection(*self._target)
        ways = ((reader, far[1], True), (far[0], writer, False))
        self._pumps.update(asyncio.ensure_future(self._pump(*way)) for way in ways)

    async def _pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, up: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(1 << 16):
                (self.up if up else self.down).extend(data)
                target.write(self.change(data) if up else data)
        target.close()


LINKS = ("person and host", "host and host")


@contextlib.asynccontextmanager
async def tapped(both: Passing, link: str) -> AsyncIterator[tuple[Tap, HouseAddress]]:
    """Give who sits between the two, and where a person comes to."""
    between = link == "host and host"
    relay = both.relay
    async with Tap(both.leads if between else (THERE, relay.ports["seats"])) as tap:
        relay.lead_by(tap.where if between else both.leads)
        where = (THERE, relay.ports["seats"]) if between else tap.where
        yield tap, HouseAddress(Address(*where))


@pytest.mark.parametrize("link", LINKS)
def test_who_listens_learns_nothing_and_gets_nowhere_with_what_was_recorded(
    tmp_path: Path, link: str
) -> None:
    async def scene() -> None:
        async with passing(tmp_path, led=False) as both, tapped(both, link) as (tap, where):
            ana = Guest(await HouseJoinPath(where, Keyring(tmp_path / "ana"), NAME).open())
            table = await ana.open(closed=True)
            (person,) = both.house.server.people
            passed = bytes(tap.up + tap.down)
            for secret in (
                NAME,
                table.table,
                table.code,
                person.key,
                both.house.server.secret.hex(),
            ):
                assert secret.encode() not in passed
            for word in (b"seats", b"remote", b"prove", b"nonce"):
                assert word not in passed
            await ana.close()
            await eventually(lambda: not both.house.server.lobby.all(), lambda: "she is there")
            recorded = bytes(tap.up)
            reader, writer = await asyncio.open_connection(*tap._target)
            writer.write(recorded)
            await is_over(reader)
            assert both.house.server.lobby.all() == []
            assert len(both.house.server.people) == 1
            assert list(both.house.server.tables.rooms) == [table.table]

    asyncio.run(scene())


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize(
    ("change", "most"),
    [
        (lambda data: data[:-1] + bytes((data[-1] ^ 1,)), 0),
        (lambda data: data * 2, 1),
        (lambda data: data[5:], 0),
    ],
    ids=["forged", "replayed", "torn"],
)
def test_frames_that_are_forged_or_sent_twice_end_the_connection(
    tmp_path: Path, link: str, change: Callable[[bytes], bytes], most: int
) -> None:
    """What was sent twice is done once at most; what was forged not at all."""

    async def scene() -> None:
        async with passing(tmp_path, led=False) as both, tapped(both, link) as (tap, where):
            ana = Guest(await HouseJoinPath(where, Keyring(tmp_path / "ana"), NAME).open())
            tap.change = change
            await ana.say(h.Open(LUDOTECA))
            await ana.ended()
            await eventually(lambda: not both.house.server.lobby.all(), lambda: "she is there")
            assert len(both.house.server.tables.rooms) <= most
            assert "fault" not in {each["event"] for each in both.house.told}

    asyncio.run(scene())


def test_hosts_that_are_led_to_the_houses_own_port_bring_nobody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is the same certificate; but the line that a host says first is no greeting."""
    own = certificate.shared(tmp_path / "shared", certificate.made())
    monkeypatch.setattr(certificate, "of_host", lambda home: own)

    async def scene() -> None:
        async with (
            opened(tmp_path / "house") as house,
            gateways(own, (HERE, house.entrance.port), ONE) as (astray,),
        ):
            gate = house.entrance.gate
            await eventually(lambda: gate.waiting, lambda: "it does not go there")
            with pytest.raises(JoinError):
                await astray.come(tmp_path / "ana", "Ana").open()
            await eventually(lambda: not astray.passed_on, lambda: "it is still carried")
            assert len(house.server.people) == 0

    asyncio.run(scene())


# -- what stands in the database -----------------------------------------------------------------


def test_an_inner_port_that_is_none_is_told_and_stops_no_host_that_waits(tmp_path: Path) -> None:
    """Somebody else has written it: the host that leads soon writes its own again."""
    told: list[dict[str, Any]] = []

    async def scene() -> None:
        async with passing(tmp_path) as both:
            report = SimpleNamespace(waits=lambda what: None, event=told.append)
            given: Any = (SimpleNamespace(), HostPlace, SimpleNamespace())
            waiting = serve_hosts._Waiting(both.relay, *given, report)  # type: ignore[arg-type]
            waiting.waits(HostPlace(f"{HERE}:1", "\x1b[2Jno port"))
            assert told == [{"event": "cannot-reach", "address": "[2Jno port"}]
            assert both.relay._leads is None

    asyncio.run(scene())


def test_a_place_that_somebody_else_has_written_for_a_host_is_its_own_again(
    postgres: PostgresServer,
) -> None:
    database = PostgresDatabase(postgres.place())
    table = HostTable(database, "one")
    table.where = own = HostPlace("10.0.0.5:24111", "10.0.0.5:24112")
    table.lead(0)
    table.beat()
    database.rows("UPDATE house_hosts SET inner_port = '203.0.113.6:1' RETURNING host")
    assert table.look().where != own
    table.beat()
    assert table.look().where == own
