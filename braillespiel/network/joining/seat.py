"""The seat's side of getting in: the host proves the code, or that it is the one from last time."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import socket
import ssl
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, NamedTuple

from braillespiel.network.joining import handshake as h
from braillespiel.network.joining import reach
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.certificate import seat_context
from braillespiel.network.joining.errors import JoinError, Rule

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

OPEN_S = 8.0
"""Seconds until a host that does not answer at all counts as not there."""
ANSWER_S = 8.0
"""Seconds for each answer of a host; its door may be crowded."""

_NUMBER = re.compile(r"\[(?:Errno|WinError) (\d+)\]")
_TOLD_FIRST: tuple[Rule, ...] = (
    *("not-ours", "busy", "refused", "timeout", "unreachable", "no-network", "no-such-name"),
)


class SeatEntry(NamedTuple):
    """What a seat keeps after getting in."""

    fingerprint: bytes
    """SHA-256 of the host's certificate: the token is sent to that one alone."""
    token: str
    """32 hexadecimal digits."""


async def dial(address: Address, *, plain: bool = False, **options: Any) -> ClientConnection:
    """Open a connection to a host; ``options`` are those of websockets' connect.

    ``plain`` leaves TLS out, within this computer only. Raises JoinError.
    """
    from websockets.asyncio.client import connect

    try:
        connection = await connect(
            # Where it leads is told apart from the name, so that no form of address needs quoting
            # and no answer can send us elsewhere.
            "ws://table/" if plain else "wss://table/",
            host=address.host,
            port=address.port,
            ssl=None if plain else seat_context(),
            proxy=None,
            compression=None,
            max_size=h.FRAME,
            open_timeout=OPEN_S,
            subprotocols=[h.SUBPROTOCOL],  # type: ignore[list-item]
            user_agent_header=None,
            happy_eyeballs_delay=0.25,
            **{"close_timeout": 1.0, **options},
        )
    except Exception as error:
        raise _why(error, address) from error
    if connection.subprotocol != h.SUBPROTOCOL:
        connection.transport.abort()
        raise JoinError("not-ours", host=address.host, port=address.port)
    return connection


async def join(
    connection: ClientConnection,
    *,
    code: str = "",
    token: str = "",
    pin: bytes = b"",
    name: str = "",
) -> SeatEntry:
    """Get in by a code (codes.read), or by a token that is sent to the certificate ``pin`` alone.

    With a code, too, a ``pin`` says which host it is to be: another certificate is
    certificate-changed, with ``name``. With neither it is token-unknown: a code is needed. Raises
    JoinError; the connection is closed then.
    """
    async with closed_where_it_fails(connection):
        if not code and not token:
            raise JoinError("token-unknown")
        seen = h.fingerprint_of(connection)
        if (pin or not code) and not hmac.compare_digest(seen, pin):
            raise JoinError("certificate-changed", name=name)
        if code:
            return SeatEntry(seen, await _by_code(connection, code, seen))
        await _by_token(connection, token)
        return SeatEntry(seen, token)


@contextlib.asynccontextmanager
async def closed_where_it_fails(connection: ClientConnection) -> AsyncIterator[None]:
    """End a connection where what is done over it raises. A TimeoutError becomes a JoinError."""
    try:
        yield
    except TimeoutError:
        await connection.close()
        raise JoinError("timeout") from None
    except JoinError:
        await connection.close()
        raise
    except BaseException:
        connection.transport.abort()  # nobody waits for it any more
        raise


def widen(connection: ClientConnection, frame: int) -> None:
    """The seat is in: read frames of this many bytes from now on."""
    connection.protocol.max_message_size = frame


async def _by_code(connection: ClientConnection, code: str, seen: bytes) -> str:
    side = await asyncio.to_thread(h.SeatShare, code, seen)
    await h.send(connection, bytes((h.VERSION,)) + h.BY_CODE + side.share)
    answer = await _answer(connection)
    if answer[:1] != h.SHARE:
        raise JoinError("malformed")
    key = await asyncio.to_thread(side.key, answer[1:])
    await h.send(connection, h.PROOF + h.proof(key, b"seat"))
    told = await _answer(connection)
    # Whoever cannot prove it has learnt nothing but that one code is not the one they tried.
    if not hmac.compare_digest(told[: 1 + h.PROOF_BYTES], h.PROOF + h.proof(key, b"host")):
        raise JoinError("not-proved")
    token = told[1 + h.PROOF_BYTES :]
    if len(token) != h.TOKEN_BYTES:
        raise JoinError("malformed")
    return token.hex()


async def _by_token(connection: ClientConnection, token: str) -> None:
    await h.send(connection, bytes((h.VERSION,)) + h.BY_TOKEN + bytes.fromhex(token))
    if await _answer(connection) != h.WELCOME:
        raise JoinError("malformed")


async def _answer(connection: ClientConnection) -> bytes:
    async with asyncio.timeout(ANSWER_S):
        return await h.frame(connection)


def _why(error: Exception, address: Address) -> JoinError:
    """Return why a connection could not be opened."""
    # Where a name has several addresses asyncio tells what became of each in one text.
    numbers = [int(each) for each in _NUMBER.findall(str(error))]
    several = isinstance(error, OSError) and error.errno is None and bool(numbers)
    rules = {_rule(OSError(number, "")) for number in numbers} if several else {_rule(error)}
    return JoinError(
        next(rule for rule in _TOLD_FIRST if rule in rules), host=address.host, port=address.port
    )


def _rule(error: Exception) -> Rule:
    from websockets.exceptions import InvalidHandshake

    if isinstance(error, TimeoutError | ConnectionAbortedError):
        return "timeout"
    if isinstance(error, socket.gaierror):
        return "no-such-name" if reach.own_addresses() else "no-network"
    if isinstance(error, ConnectionRefusedError):
        return "refused"
    if isinstance(error, ssl.SSLEOFError):
        return "busy"
    if isinstance(error, ssl.SSLError | InvalidHandshake | ValueError):
        return "busy" if isinstance(error.__cause__, EOFError) else "not-ours"
    if isinstance(error, ConnectionError | EOFError):
        return "busy"
    return "unreachable" if reach.own_addresses() else "no-network"
