"""What strangers try at the door of a table: over real sockets with TLS, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from braillespiel.network.joining import certificate, guesses
from braillespiel.network.joining import handshake as h
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import CLOSE_CODES, JoinError
from braillespiel.network.joining.seat import SeatEntry, dial, join
from tests.network.joining.hosts import CODE, WRONG, Host
from tests.support.patience import PATIENT

SILENT_S = 0.2
"""How long somebody may say nothing before they are turned away."""


@contextlib.asynccontextmanager
async def false_host(handler: Callable[[Any], Awaitable[None]], home):
    """Open a host with a certificate of its own that does what ``handler`` says."""
    own = certificate.of_host(home)

    async def quiet(connection) -> None:
        with contextlib.suppress(ConnectionClosed):
            await handler(connection)

    context = own.context()
    async with serve(
        quiet, "127.0.0.1", 0, ssl=context, subprotocols=[h.SUBPROTOCOL], **PATIENT
    ) as server:
        yield own, Address("127.0.0.1", next(iter(server.sockets)).getsockname()[1])


async def why(waiting: Awaitable[Any]) -> str:
    with pytest.raises(JoinError) as caught:
        await waiting
    return caught.value.rule


async def closing(connection: ClientConnection) -> int | None:
    """Return the code that a host closes a connection with; None if it just ends."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await connection.recv()
    return connection.close_code


async def first_share(host: Host) -> tuple[ClientConnection, h.SeatShare, bytes]:
    """Go as far as the host's share, with a wrong code."""
    connection = await dial(host.address)
    side = h.SeatShare(WRONG, host.certificate.fingerprint)
    await connection.send(b"\1C" + side.share)
    return connection, side, await h.frame(connection)


# --- somebody in between ------------------------------------------------------------------


def test_a_man_in_the_middle_who_passes_everything_on_gets_nothing(at_table, tmp_path) -> None:
    async def scene(host: Host) -> None:
        seen: list[bytes] = []

        async def relay(connection) -> None:
            up = await dial(host.address)
            for _ in range(2):
                seen.append(await connection.recv())
                await up.send(seen[-1])
                seen.append(await h.frame(up))
                await connection.send(seen[-1])

        async def handler(connection) -> None:
            with contextlib.suppress(JoinError):
                await relay(connection)

        async with false_host(handler, tmp_path) as (_, address):
            connection = await dial(address)
            with pytest.raises(JoinError):
                await join(connection, code=CODE)
        assert (await host.refused.get()).rule == "wrong-code"
        assert host.admitted == []
        assert [frame[:2] for frame in seen] == [b"\1C", b"SB", b"P" + seen[2][1:2]]

    at_table(scene)


@pytest.mark.parametrize("sends", ["a guess", "the seat's own share", "the seat's own proof"])
def test_who_does_not_know_the_code_cannot_play_the_host(sends, tmp_path) -> None:
    async def handler(connection) -> None:
        share = (await connection.recv())[2:]
        own = certificate.of_host(tmp_path).fingerprint
        answer, key = h.host_answer(WRONG, own, share)
        if sends == "the seat's own share":
            answer = b"B" + share[1:]
        await connection.send(h.SHARE + answer)
        told = await connection.recv()
        proof = h.PROOF + h.proof(key, b"host") if sends == "a guess" else told
        await connection.send(proof + bytes(16))

    async def scene() -> None:
        async with false_host(handler, tmp_path) as (_, address):
            rule = await why(join(await dial(address), code=CODE))
        assert rule == ("malformed" if sends == "the seat's own share" else "not-proved")

    asyncio.run(scene())


def test_a_seat_takes_no_share_of_its_own_side_and_no_odd_one(tmp_path) -> None:
    no_point = b"SB\2" + bytes(31)
    answers = iter((b"SA" + bytes(32), no_point, b"S", b"", b"P" + bytes(48)))

    async def handler(connection) -> None:
        await connection.recv()
        await connection.send(next(answers))
        await connection.wait_closed()

    async def scene() -> None:
        async with false_host(handler, tmp_path) as (_, address):
            for _ in range(5):
                assert await why(join(await dial(address), code=CODE)) == "malformed"

    asyncio.run(scene())


def test_a_token_goes_to_the_pinned_certificate_alone(at_table, tmp_path) -> None:
    got: list[bytes] = []

    async def handler(connection) -> None:
        async for frame in connection:
            got.append(frame)

    async def scene(host: Host) -> None:
        entry = await host.by_code()
        async with false_host(handler, tmp_path) as (_, address):
            for given in ({"token": entry.token}, {"code": CODE, "token": entry.token}):
                connection = await dial(address)
                with pytest.raises(JoinError) as caught:
                    await join(connection, pin=entry.fingerprint, name="Anna", **given)
                assert caught.value.rule == "certificate-changed"
                assert caught.value.details == {"name": "Anna"}
            assert await why(join(await dial(address), token=entry.token)) == "certificate-changed"
            assert await why(join(await dial(address))) == "token-unknown"
        assert got == []

    at_table(scene)


# --- guessing -----------------------------------------------------------------------------


def test_a_replay_of_a_whole_join_is_a_wrong_guess(at_table, monkeypatch) -> None:
    sent: list[bytes] = []
    send = h.send

    async def recorded(connection, data: bytes) -> None:
        if isinstance(connection, ClientConnection):
            sent.append(data)
        await send(connection, data)

    async def scene(host: Host) -> None:
        monkeypatch.setattr(h, "send", recorded)
        await host.by_code()
        connection = await dial(host.address)
        for frame in sent[:2]:
            await connection.send(frame)
        assert await closing(connection) == CLOSE_CODES["wrong-code"]
        assert len(host.admitted) == 1

    at_table(scene)


def test_five_guesses_from_one_address_then_it_waits_and_tokens_do_not(at_table) -> None:
    async def scene(host: Host) -> None:
        entry = await host.by_code()
        for _ in range(2):
            assert await why(host.by_code(WRONG)) == "wrong-code"
        for _ in range(4):  # hanging up before the proof costs a guess too; one right one gave one
            connection, _, _ = await first_share(host)
            await connection.close()
        for _ in range(6):
            await host.refused.get()
        for seconds, left in ((0, 60), (59, 1)):
            host.clock.now += seconds
            with pytest.raises(JoinError) as caught:
                await host.by_code()
            assert (caught.value.rule, caught.value.details) == ("wait", {"seconds": left})
        assert await host.by_token(entry) == entry
        host.clock.now += 1
        await host.by_code()

    at_table(scene)


def test_too_many_guesses_in_all_end_the_code(at_table, monkeypatch) -> None:
    monkeypatch.setattr(guesses, "IN_ALL", 2)

    async def scene(host: Host) -> None:
        entry = await host.by_code()
        for _ in range(2):
            assert await why(host.by_code(WRONG)) == "wrong-code"
        [(code, reason)] = host.new_codes
        assert (reason, host.door.code) == ("guessed", code)
        assert code != CODE
        assert await why(host.by_code(CODE)) == "wrong-code"
        await host.by_code(code)
        assert await host.by_token(entry) == entry

    at_table(scene)


def test_a_code_that_ends_while_it_is_tried_lets_nobody_in(at_table) -> None:
    async def scene(host: Host) -> None:
        connection = await dial(host.address)
        side = h.SeatShare(CODE, host.certificate.fingerprint)
        await connection.send(b"\1C" + side.share)
        key = side.key((await h.frame(connection))[1:])
        assert host.door.new_code() != CODE
        await connection.send(h.PROOF + h.proof(key, b"seat"))
        assert await closing(connection) == CLOSE_CODES["code-ended"]
        assert host.new_codes == [(host.door.code, "asked")]

    at_table(scene)


def test_a_token_that_was_not_given_out_lets_nobody_in(at_table) -> None:
    async def scene(host: Host) -> None:
        entry = SeatEntry(host.certificate.fingerprint, os.urandom(16).hex())
        assert await why(host.by_token(entry)) == "token-unknown"

    at_table(scene)


# --- frames that are none -----------------------------------------------------------------


FRAMES = {
    "nothing": (b"", "version"),
    "another protocol": (b"\2C" + bytes(33), "version"),
    "an unknown kind": (b"\1X" + bytes(33), "malformed"),
    "a short share": (b"\1C" + bytes(32), "malformed"),
    "a share of the host's side": (b"\1CB" + bytes(32), "malformed"),
    "no point of the curve": (b"\1CA\2" + bytes(31), "malformed"),
    "no number of the field": (b"\1CA" + b"\xff" * 32, "malformed"),
    "the neutral point": (b"\1CA" + b"\1" + bytes(31), "malformed"),
    "a long token": (b"\1T" + bytes(17), "malformed"),
    "a page": (b"GET / HTTP/1.1\r\n\r\n", "version"),
}


def test_frames_that_are_none_are_refused_and_cost_no_guess(at_table) -> None:
    async def scene(host: Host) -> None:
        for what, (frame, rule) in FRAMES.items():
            connection = await dial(host.address)
            await connection.send(frame)
            assert (what, await closing(connection)) == (what, CLOSE_CODES[rule])
            assert (what, (await host.refused.get()).rule) == (what, rule)
        await host.by_code()

    at_table(scene)


def test_a_large_frame_ends_its_connection_before_it_is_read(at_table) -> None:
    async def scene(host: Host) -> None:
        connection = await dial(host.address)
        with contextlib.suppress(ConnectionClosed):
            await connection.send(bytes(1 << 20))
        assert await closing(connection) in (1009, 1006)
        assert (await host.refused.get()).rule == "lost"
        connection = await dial(host.address)
        with contextlib.suppress(ConnectionClosed):
            await connection.send([bytes(600)] * 2)  # one message in two frames
        assert await closing(connection) in (1009, 1006)

    at_table(scene)


def test_who_is_in_may_send_more(at_table) -> None:
    async def scene(host: Host) -> None:
        connection = await dial(host.address)
        await join(connection, code=CODE)
        connection.protocol.max_message_size = 64 << 10
        await connection.send(bytes(60 << 10))
        assert len(await connection.recv()) == 60 << 10
        await connection.close()

    at_table(scene)


def test_a_page_in_a_browser_does_not_get_as_far_as_the_door(at_table) -> None:
    async def scene(host: Host) -> None:
        with pytest.raises(JoinError) as caught:
            await dial(host.address, origin="https://example.org")
        assert isinstance(caught.value.__cause__, InvalidStatus)

    at_table(scene)


# --- silence and floods -------------------------------------------------------------------


async def knock(host: Host, source: str = "127.0.0.1"):
    """Open a connection that says nothing, not even TLS's greeting."""
    return await asyncio.open_connection("127.0.0.1", host.port, local_addr=(source, 0))


def test_who_says_nothing_is_turned_away(at_table) -> None:
    async def scene(host: Host) -> None:
        silent = await knock(host)
        halting = await knock(host)
        halting[1].write(b"\x16\x03\x01")  # half a greeting of TLS
        for reader, writer in (silent, halting):
            assert await ended(reader)
            writer.close()
        assert host.gate.waiting == 0

    at_table(scene, wait_s=SILENT_S)


def test_who_says_nothing_behind_tls_is_turned_away_too(at_table) -> None:
    async def scene(host: Host) -> None:
        host.door._wait_s = SILENT_S
        quiet = await dial(host.address)
        half = await dial(host.address)
        half.transport.write(b"\x82\xfe")  # half a frame
        await quiet.wait_closed()
        await half.wait_closed()
        assert [(await host.refused.get()).rule for _ in range(2)] == ["timeout"] * 2
        assert host.gate.waiting == 0

    at_table(scene)


async def ended(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(ConnectionError):
        return await reader.read(1) == b""
    return True


@pytest.mark.posix
def test_silent_connections_of_one_address_leave_room_for_others(at_table) -> None:
    async def scene(host: Host) -> None:
        silent = [await knock(host, "127.0.0.2") for _ in range(136)]
        for reader, _ in silent[:36]:
            assert await ended(reader)
        assert host.gate.waiting == 100
        assert host.gate.turned_away == 36
        await host.by_code()
        for _, writer in silent:
            writer.close()

    at_table(scene)


@pytest.mark.posix
def test_where_all_places_are_taken_the_address_with_most_of_them_gives_way(at_table) -> None:
    async def scene(host: Host) -> None:
        host.gate._waiting.in_all = 20
        silent = [await knock(host, f"127.0.0.{2 + n // 5}") for n in range(19)]
        silent.append(await knock(host, "127.0.0.4"))
        while host.gate.waiting < 20:
            await asyncio.sleep(0)
        await host.by_code()
        assert await ended(silent[10][0]), "the longest waiting of six"
        assert host.gate.turned_away == 1
        for _, writer in silent:
            writer.close()

    at_table(scene)


def test_a_gate_that_closes_turns_everybody_away(at_table) -> None:
    async def scene(host: Host) -> None:
        reader, writer = await knock(host)
        while not host.gate.waiting:
            await asyncio.sleep(0)
        host.gate.close()
        assert await ended(reader)
        assert host.gate.waiting == 0
        writer.close()

    at_table(scene)
