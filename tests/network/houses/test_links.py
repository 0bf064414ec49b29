"""The one connection between two hosts, on which the frames of many seats go."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from braillespiel.house import link as links
from braillespiel.house.link import EACH, WINDOW, Channel, HostLink, LinkKind
from braillespiel.house.passed_seat import PassedSeat
from braillespiel.house.relays import InnerPort, Relay
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.becoming import DeviceClaim
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining import certificate
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.handshake import PLAIN
from braillespiel.network.joining.relayed import Ends
from tests.network.houses.living import Guest, House, Seat
from tests.network.houses.test_devices import NewDevice, digits
from tests.network.houses.test_relays import HERE, THERE, linked, passing, seat
from tests.network.places import hello
from tests.support.patience import eventually
from tests.web.places import PASSES

FRAME = m.FRAME


@contextlib.asynccontextmanager
async def two_ends() -> AsyncIterator[tuple[HostLink, HostLink]]:
    """Give both ends of a link; on the second one a channel is opened for each of the first."""
    one, other = socket.socketpair()
    for each in (one, other):
        each.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 12)

    def opened(link: HostLink, number: int, body: bytes) -> None:
        Channel(link, number)

    near = HostLink(*await asyncio.open_connection(sock=one))
    far = HostLink(*await asyncio.open_connection(sock=other), opened)
    running = [asyncio.create_task(each.run()) for each in (near, far)]
    try:
        yield near, far
    finally:
        for each in (near, far):
            each.lose()
        await asyncio.gather(*running)


async def channel(near: HostLink, far: HostLink, number: int) -> tuple[Channel, Channel]:
    near.put(LinkKind.OPEN, number)
    made = Channel(near, number)
    await eventually(lambda: number in far.channels, lambda: "it does not come")
    return made, far.channels[number]


async def passes() -> None:
    for _ in range(PASSES):
        await asyncio.sleep(0)


def test_frames_come_as_they_were_sent_and_then_why_it_is_over() -> None:
    async def scene() -> None:
        async with two_ends() as (near, far):
            one, other = await channel(near, far, 1)
            for _ in range(2):
                assert one.send_now([b"a", "ß".encode()])
                await one.put(b"", text=False)
                await one.put(bytes(FRAME), text=False)
                one.end(1008, "über")
                got = [await other.take() for _ in range(4)]
                assert got[:2] == [(b"a", True), ("ß".encode(), True)]
                assert got[2:] == [(b"", False), (bytes(FRAME), False)]
                with pytest.raises(ConnectionError):
                    await other.take()
                assert (other.closing, one.closing) == ((1008, "über"), None)
                other, one = await channel(near, far, 2)

    asyncio.run(scene())


def test_who_takes_nothing_holds_up_nobody_else_and_fills_no_memory() -> None:
    async def scene() -> None:
        async with two_ends() as (near, far):
            slow, unread = await channel(near, far, 1)
            other, read = await channel(near, far, 2)
            sent = 0

            async def send() -> None:
                nonlocal sent
                while True:
                    await slow.put(bytes(1000), text=False)
                    sent += 1

            sending = asyncio.create_task(send())
            fit = -(-WINDOW // (1000 + EACH))
            await eventually(lambda: sent >= fit, lambda: f"{sent} were sent")
            await passes()
            for n in range(2 * fit):
                await other.put(bytes(1000), text=False)
                if n % 2:
                    await read.take()
                    await read.take()
            assert sent == fit
            assert not slow.send_now([b""])
            assert unread._under_way == fit * (1000 + EACH)
            for _ in range(fit):
                await unread.take()
            await eventually(lambda: sent > fit, lambda: "it does not go on")
            sending.cancel()

    asyncio.run(scene())


def test_a_host_that_takes_nothing_makes_the_other_one_wait_until_it_does() -> None:
    async def scene() -> None:
        near_socket, far_socket = socket.socketpair()
        near = HostLink(*await asyncio.open_connection(sock=near_socket))
        running = asyncio.create_task(near.run())
        sent = 0

        async def send(number: int) -> None:
            nonlocal sent
            one = Channel(near, number)
            await one.put(bytes(FRAME), text=False)
            sent += 1

        many = [asyncio.create_task(send(n)) for n in range(100)]
        await passes()
        before = sent
        assert 0 < before < 100
        assert near.transport.get_write_buffer_size() <= links.FULL + 2 * FRAME
        assert not Channel(near, 100).send_now([b""])
        reader, writer = await asyncio.open_connection(sock=far_socket)
        for _ in range(100):
            await reader.readexactly(9 + FRAME)
        await eventually(lambda: sent == 100, lambda: f"only {sent}")
        assert all(each.done() for each in many)
        near.lose()
        await running
        writer.close()

    asyncio.run(scene())


def test_whoever_waits_hears_that_the_link_is_over() -> None:
    async def scene() -> None:
        async with two_ends() as (near, far):
            one, _ = await channel(near, far, 1)
            _, other = await channel(near, far, 2)
            taking = asyncio.create_task(other.take())
            await one.put(bytes(FRAME), text=False)
            putting = asyncio.create_task(one.put(b"", text=False))
            await passes()
            assert [taking.done(), putting.done()] == [False, False]
            far.lose()
            for waits in (taking, putting):
                with pytest.raises(ConnectionError):
                    await waits
            assert one.is_over
            assert not near.channels

    asyncio.run(scene())


def test_what_comes_for_somebody_who_is_gone_is_left_out() -> None:
    async def scene() -> None:
        async with two_ends() as (near, far):
            one, other = await channel(near, far, 1)
            other.cut()
            await one.put(b"late", text=False)
            await eventually(lambda: one.is_over, lambda: "it is not told")
            assert one.closing is None
            _, again = await channel(near, far, 2)
            assert not again.is_over

    asyncio.run(scene())


def test_hosts_ask_each_other_whether_they_are_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            (inner,) = both.inner._links
            own = both.relay.seats._link
            assert own is not None
            now = asyncio.get_running_loop().time()
            for heartbeat, its in (
                (both.house.entrance.heartbeat, inner),
                (both.relay.seats._heartbeat, own),
            ):
                heartbeat.look(now + 1.5 * heartbeat._silent_s)
                await eventually(lambda its=its: its.latency, lambda: "nobody answers")  # type: ignore[misc]
            inner.heard = now
            both.house.entrance.heartbeat.look(now + 2 * both.house.entrance.heartbeat._silent_s)
            await ana.ended()
            again = await both.come(tmp_path / "ana", "")
            await again.next(h.Lobby)

    asyncio.run(scene())


def test_at_a_table_it_is_known_how_long_a_frame_takes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            (lobby,) = both.relay.seats._open
            where = HouseAddress(Address(THERE, both.relay.ports["seats"]))
            table = (await ana.open()).table
            way = HouseJoinPath(where, Keyring(tmp_path / "ana"), table=table)
            sits = Seat(await way.open())
            await sits.say(hello("Ana"))
            await sits.welcome()
            heartbeat = both.relay.seats._heartbeat
            await eventually(lambda: heartbeat._measured, lambda: "nobody asks")
            (measured,) = heartbeat._measured
            assert measured is not lobby
            (at_table,) = [
                each
                for each in both.house.entrance._passed.values()
                if each is not next(iter(both.house.entrance._passed.values()))
            ]
            assert at_table.delay() == 0
            heartbeat.look(asyncio.get_running_loop().time() + 1.5 * heartbeat._silent_s)
            await eventually(lambda: measured.latency, lambda: "it is not asked")  # type: ignore[attr-defined]
            await sits.say(m.Say("Hello"))
            await eventually(at_table.delay, lambda: "it is not told")

    asyncio.run(scene())


def test_frames_are_as_long_as_they_may_be_at_both_hosts(tmp_path: Path) -> None:
    """Before somebody is in; what the host that waits lets through the other one does not."""

    async def scene() -> None:
        async with passing(tmp_path) as both:
            async with seat(both.relay.ports["seats"]) as long:
                await long.send(bytes(3000))
                await long.wait_closed()
                assert long.close_code == 1009
            async with linked(both) as lies:
                lies.put(LinkKind.OPEN, 1, msgspec.json.encode(Ends(("192.0.2.7", 1), (THERE, 2))))
                lies.put(LinkKind.BYTES, 1, bytes(3000))
                one = Channel(lies, 1)
                await eventually(lambda: one.is_over, lambda: "it is open")
            assert [each["rule"] for each in both.house.told] == ["lost"] * 2

    asyncio.run(scene())


def test_who_says_nothing_or_goes_is_out_of_both_gates(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            gates = both.house.entrance.gate, both.relay.seats.gate
            async with seat(both.relay.ports["seats"]):
                await eventually(both.seen, lambda: "nobody came")
                assert [each.waiting for each in gates] == [1, 1]
            await eventually(
                lambda: not any(each.waiting for each in gates), lambda: "it keeps a place"
            )
            leads, _ = gates
            usual, leads.wait_s = leads.wait_s, 0.0
            async with seat(both.relay.ports["seats"]) as silent:
                await silent.wait_closed()
            leads.wait_s = usual
            await eventually(
                lambda: not any(each.waiting for each in gates), lambda: "it keeps a place"
            )
            ana = await both.come(tmp_path / "ana", "Ana")
            assert [each.waiting for each in gates] == [0, 0]
            assert all(each._limit is None for each in both.relay.seats._open)
            await ana.close()

    asyncio.run(scene())


def test_everybody_hears_that_the_house_closes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            closing = asyncio.create_task(both.house.server.close())
            assert (await ana.next(h.Refused)).rule == "house-ends"
            await ana.ended()
            assert ana.wire.close_code == 1008  # type: ignore[attr-defined]
            await closing
            late = await asyncio.gather(both.come(tmp_path / "ana", ""), return_exceptions=True)
            assert isinstance(late[0], Exception)
            await both.inner.close()

    asyncio.run(scene())


def test_what_is_said_last_goes_to_the_other_host_before_the_link_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            await ana.next(h.Lobby)
            (visit,) = both.house.server.lobby.all()
            visit.put(h.Done("last"))
            visit.line.end("house-ends")
            await asyncio.sleep(0)
            await both.inner.close()
            assert (await ana.next(h.Done)).what == "last"
            await ana.ended()
            assert ana.wire.close_code == 1008  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_a_device_becomes_somebodys_by_a_host_that_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            ana = await both.come(tmp_path / "ana", "Ana")
            there: Any = SimpleNamespace(address=Address(THERE, both.relay.ports["seats"]))
            new = NewDevice(there, tmp_path / "new", DeviceClaim("Ana", await digits(ana)))
            becomes = await new.asked()
            await ana.say(h.AnswerDevice(becomes.device, yes=True))
            await new.says(True)
            assert new.becoming.called == "Ana"

    asyncio.run(scene())


def test_without_tls_it_is_the_same_on_this_computer(tmp_path: Path) -> None:
    own = certificate.shared(tmp_path / "shared", certificate.made())

    async def scene() -> None:
        house = House(tmp_path / "house")
        house.entrance.gate.tls = None
        house.entrance.fingerprint = house.server.fingerprint = PLAIN
        await house.server.listen(0)
        inner = InnerPort(own, house.entrance)
        await inner.listen(HERE, 0)
        relay = Relay(lambda: own, (HERE,), lambda leads: None, shown=(None, PLAIN))
        await relay.listen({"seats": 0})
        relay.lead_by((HERE, inner.port))
        where = HouseAddress(Address(HERE, relay.ports["seats"]))
        ana = Guest(await HouseJoinPath(where, Keyring(tmp_path / "a"), "Ana", plain=True).open())
        await ana.say(h.Look())
        await ana.next(h.Lobby)
        (passed,) = house.entrance._passed.values()
        assert isinstance(passed, PassedSeat)
        await house.server.close()
        await relay.close()
        await inner.close()
        house.store.close()

    asyncio.run(scene())


# -- a way through a host between ------------------------------------------------------------------


TAKEN = 5
"""So many frames the host between has taken itself, and has not said so."""


@contextlib.asynccontextmanager
async def joined() -> AsyncIterator[tuple[Channel, Channel, tuple[HostLink, ...]]]:
    """Give both ends of a way through a host between, and the links on it."""
    async with two_ends() as (near, between), two_ends() as (onward, far):
        one, here = await channel(near, between, 1)
        for _ in range(TAKEN):
            await one.put(bytes(EACH), text=True)
            await here.take()
        await one.put(b"before", text=True)
        await eventually(lambda: bool(here._came), lambda: "it does not come")
        onward.put(LinkKind.OPEN, 7)
        here.join(Channel(onward, 7, here.credit))
        await eventually(lambda: 7 in far.channels, lambda: "it does not go on")
        yield one, far.channels[7], (near, between, onward, far)


def test_what_comes_to_a_host_between_goes_on_both_ways_however_much_it_is() -> None:
    async def scene() -> None:
        async with joined() as (one, other, (_, between, onward, _)):
            assert await other.take() == (b"before", True)
            for end, far_end in ((one, other), (other, one)):
                sent = [bytes([n]) * 5000 for n in range(60)]
                sends = asyncio.create_task(puts(end, sent))
                got = [(await far_end.take())[0] for _ in sent]
                await sends
                assert got == sent
            await other.put(b"bytes", text=False)
            assert await one.take() == (b"bytes", False)
            for link in (between, onward):
                assert not any(each._came for each in link.channels.values())

    asyncio.run(scene())


async def puts(end: Channel, frames: list[bytes]) -> None:
    for frame in frames:
        await end.put(frame, text=True)


def test_who_takes_nothing_behind_a_host_between_is_sent_no_more_than_may_be_under_way() -> None:
    async def scene() -> None:
        async with joined() as (one, other, _):
            sends = asyncio.create_task(puts(one, [bytes(EACH)] * 1000))
            await passes()
            under_way = sum(len(frame) + EACH for frame, _ in other._came)
            assert WINDOW <= under_way <= WINDOW + 2 * EACH
            assert not sends.done()
            for _ in range(1001):
                await other.take()
            await sends

    asyncio.run(scene())


@pytest.mark.parametrize("end", [0, 1])
def test_why_a_way_is_over_is_told_at_its_other_end(end: int) -> None:
    async def scene() -> None:
        async with joined() as (*ends, links):
            one, other = ends[end], ends[1 - end]
            assert isinstance(one, Channel)
            assert isinstance(other, Channel)
            one.end(1012, "over")
            await eventually(lambda: other.is_over, lambda: "it is not over")
            assert other.closing == (1012, "over")
            assert not links[1].channels
            assert not links[2].channels

    asyncio.run(scene())


@pytest.mark.parametrize("lost", range(4))
def test_a_way_is_over_with_each_link_on_it(lost: int) -> None:
    async def scene() -> None:
        async with joined() as (one, other, links):
            links[lost].lose()
            for each in (one, other):
                await eventually(lambda each=each: each.is_over, lambda: "it is not over")
                assert each.closing is None
            assert not any(each.channels for each in links)

    asyncio.run(scene())


def test_a_channel_that_is_over_joins_nothing() -> None:
    async def scene() -> None:
        async with two_ends() as (near, between), two_ends() as (onward, far):
            one, here = await channel(near, between, 1)
            one.end(1000, "gone")
            await eventually(lambda: here.is_over, lambda: "it is not over")
            onward.put(LinkKind.OPEN, 7)
            here.join(Channel(onward, 7, here.credit))
            await eventually(lambda: not onward.channels and not far.channels, lambda: "it stays")

    asyncio.run(scene())
