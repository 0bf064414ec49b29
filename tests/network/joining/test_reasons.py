"""Why somebody does not get to a table: each reason from what really happens."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from types import SimpleNamespace

import pytest
from websockets.asyncio.server import serve

from braillespiel.network.joining import handshake as h
from braillespiel.network.joining import reach, seat
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import (
    CLOSE_CODES,
    LONGEST_WAIT,
    PASSING,
    RULES,
    JoinError,
    closed,
    closing,
)
from braillespiel.network.joining.gate import ConnectionGate
from braillespiel.network.joining.reach import Own
from braillespiel.network.joining.seat import dial, join
from tests.network.joining.hosts import CODE, Host
from tests.support.patience import PATIENT


async def why(address: Address, **given) -> JoinError:
    with pytest.raises(JoinError) as caught:
        await join(await dial(address, **given), code=CODE)
    return caught.value


@contextlib.asynccontextmanager
async def program(handler):
    """Open a program of another kind at a port."""
    server = await asyncio.start_server(handler, "127.0.0.1", 0)
    try:
        yield Address("127.0.0.1", server.sockets[0].getsockname()[1])
    finally:
        server.close()


def test_nobody_listens_there() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = Address("127.0.0.1", taken.getsockname()[1])
        error = asyncio.run(caught(address))
    assert (error.rule, error.details) == ("refused", {"host": "127.0.0.1", "port": address.port})


async def caught(address: Address) -> JoinError:
    return await why(address)


@pytest.mark.parametrize("answer", [b"SSH-2.0-Server\r\n", b"HTTP/1.1 200 OK\r\n\r\n"])
def test_another_program_listens_there(answer) -> None:
    async def handler(reader, writer) -> None:
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def scene() -> None:
        async with program(handler) as address:
            for plain in (False, True):
                assert (await why(address, plain=plain)).rule == "not-ours"

    asyncio.run(scene())


def test_another_server_of_websockets_listens_there(key_folder) -> None:
    async def handler(connection) -> None:
        await connection.wait_closed()

    async def scene() -> None:
        async with serve(handler, "127.0.0.1", 0, **PATIENT) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            assert (await why(Address("127.0.0.1", port), plain=True)).rule == "not-ours"

    asyncio.run(scene())


def test_nothing_answers(monkeypatch) -> None:
    monkeypatch.setattr(seat, "OPEN_S", 0.2)

    async def handler(reader, writer) -> None:
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()

    async def scene() -> None:
        async with program(handler) as address:
            assert (await why(address)).rule == "timeout"

    asyncio.run(scene())


def test_a_host_that_says_no_more_is_not_waited_for(monkeypatch) -> None:
    monkeypatch.setattr(seat, "ANSWER_S", 0.1)

    async def handler(connection) -> None:
        await connection.wait_closed()

    async def scene() -> None:
        async with serve(
            handler, "127.0.0.1", 0, subprotocols=[h.SUBPROTOCOL], **PATIENT
        ) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            assert (await why(Address("127.0.0.1", port), plain=True)).rule == "timeout"

    asyncio.run(scene())


def test_the_door_is_crowded(at_table) -> None:
    async def scene(host: Host) -> None:
        host.gate._waiting.from_one = 4
        waiting = [await dial(host.address) for _ in range(4)]
        for connection in list(host.gate._waiting):
            host.gate.hold(connection)
        assert (await why(host.address)).rule == "busy"
        for connection in waiting:
            await connection.close()

    at_table(scene)


HOME = (Own("192.168.1.20", "this-network"),)
ERRORS = {
    "no-such-name": (socket.gaierror(-2, "Name or service not known"), HOME),
    "unreachable": (OSError(113, "No route to host"), HOME),
    "no-network": (OSError(101, "Network is unreachable"), ()),
    "timeout": (TimeoutError(), HOME),
    "refused": (OSError("Multiple exceptions: [Errno 111] Connect, [Errno 101] Network"), HOME),
    "busy": (ConnectionResetError(104, "Connection reset by peer"), HOME),
    "not-ours": (UnicodeError("label too long"), HOME),
}


@pytest.mark.posix
@pytest.mark.parametrize("rule", ERRORS)
def test_what_the_system_says_has_a_name(rule, monkeypatch) -> None:
    error, own = ERRORS[rule]
    monkeypatch.setattr(reach, "own_addresses", lambda: own)
    found = seat._why(error, Address("table.example.org", 24111))
    assert (found.rule, found.details) == (rule, {"host": "table.example.org", "port": 24111})


def test_what_a_host_says_comes_as_one_of_our_rules_and_bounded() -> None:
    told = JoinError("wait", seconds=61)
    assert closing(told) == (4003, "61")
    again = closed(*closing(told))
    assert (again.rule, again.details) == (told.rule, told.details)
    assert closed(4003, "9" * 4000).details == {"seconds": LONGEST_WAIT}
    assert closed(4003, "٣٣").details == closed(4003, None).details == {"seconds": 1}
    assert closed(4001, "2").details == {"theirs": 2}
    assert {closed(code, "").rule for code in CLOSE_CODES.values()} == set(CLOSE_CODES)
    assert closed(1006, "").rule == closed(None, None).rule == "lost"
    assert closing(JoinError("lost")) == (CLOSE_CODES["malformed"], "")
    assert set(RULES) > PASSING


def test_only_a_rule_that_may_pass_is_worth_another_try() -> None:
    final = {rule for rule in RULES if JoinError(rule).final}
    assert final == set(RULES) - PASSING
    assert {"wrong-code", "certificate-changed", "version"} < final


# --- without TLS --------------------------------------------------------------------------


def test_within_one_computer_tls_may_be_left_out(key_folder) -> None:
    async def scene() -> None:
        host = Host(key_folder)
        host.gate = ConnectionGate(None)
        host.door._fingerprint = h.PLAIN
        server = await host.gate.listen(host.connected, "127.0.0.1", 0)
        host.port = next(iter(server.sockets)).getsockname()[1]
        entry = await join(await dial(host.address, plain=True), code=CODE)
        assert entry.fingerprint == h.PLAIN
        server.close()
        await server.wait_closed()
        host.door.close()

    asyncio.run(scene())


@pytest.mark.parametrize("remote", [("192.168.1.20", 24111), ("fe80::1%eth0", 1), (), ("x", 1)])
def test_from_another_computer_it_may_not(remote) -> None:
    transport = SimpleNamespace(get_extra_info=lambda name: None)
    connection = SimpleNamespace(transport=transport, remote_address=remote)
    with pytest.raises(JoinError) as caught:
        h.fingerprint_of(connection)  # type: ignore[arg-type]
    assert caught.value.rule == "not-encrypted"
