"""What both sides send each other while somebody gets in, and how each proves the code.

Every frame of a seat begins with the number of this protocol and what it is. By code: the seat's
share of SPAKE2 (RFC 9382), the host's, the seat's proof, the host's proof with a token. By token:
the token, a welcome. The certificate that the connection really came with is part of the host's
identity, which SPAKE2 hashes into its key; Python's ssl offers no exporter of TLS 1.3 (RFC 9266).
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, Protocol

from braillespiel.network.joining.errors import JoinError, closed

if TYPE_CHECKING:
    from websockets.asyncio.connection import Connection
    from websockets.exceptions import ConnectionClosed

VERSION = 1
SUBPROTOCOL = "braillespiel"
"""Tells a table of ours from other servers while the connection opens."""
FRAME = 1024
"""Bytes of a frame before somebody is in."""
WAIT_S = 5.0
"""Seconds from the first byte until somebody is in."""

BY_CODE, BY_TOKEN, PROOF = b"C", b"T", b"P"
SHARE, WELCOME = b"S", b"W"
SHARE_BYTES, PROOF_BYTES, TOKEN_BYTES = 33, 32, 16
PLAIN = bytes(32)
"""Stands for a certificate where there is none: within one computer only."""

_SEAT = b"braillespiel join 1 seat"
_HOST = b"braillespiel join 1 host "
_PROVES = b"braillespiel join 1 proof"


class SeatConnection(Protocol):
    """A connection to somebody: a websocket, or one that another host of a house passes on."""

    @property
    def remote_address(self) -> Any:
        """Who is at the other end."""

    async def recv(self, decode: Literal[False]) -> bytes:
        """Return the next frame. Raises ConnectionClosed."""

    async def send(self, message: bytes) -> None:
        """Send a frame. Raises ConnectionClosed."""

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """End the connection."""

    async def wait_closed(self) -> None:
        """Return once it is over."""


class SeatShare:
    """The seat's side of SPAKE2; making and finishing it takes some milliseconds each."""

    def __init__(self, code: str, fingerprint: bytes) -> None:
        from spake2 import SPAKE2_A

        self._side: Any = SPAKE2_A(code.encode(), idA=_SEAT, idB=_HOST + fingerprint)
        self.share: bytes = self._side.start()

    def key(self, share: bytes) -> bytes:
        """Return the key that a host with the same code has too. Raises JoinError malformed."""
        return _finished(self._side, share)


def host_answer(code: str, fingerprint: bytes, share: bytes) -> tuple[bytes, bytes]:
    """Return the host's share and the key. Raises JoinError malformed."""
    from spake2 import SPAKE2_B

    side = SPAKE2_B(code.encode(), idA=_SEAT, idB=_HOST + fingerprint)
    return side.start(), _finished(side, share)


def _finished(side: Any, share: bytes) -> bytes:
    if len(share) != SHARE_BYTES:
        raise JoinError("malformed")
    try:
        return bytes(side.finish(share))
    except Exception as error:
        # A share of the same side, a number that is no point, a point that is none of the group's:
        # the library has no error that all of its own have in common.
        raise JoinError("malformed") from error


def proof(key: bytes, who: bytes) -> bytes:
    """Return what proves that ``who`` (b"seat" or b"host") has the key: 32 bytes."""
    return hmac.digest(hmac.digest(key, _PROVES, "sha256"), who, "sha256")


def fingerprint_of(connection: Connection) -> bytes:
    """Return the SHA-256 of the certificate with which the other side of a connection came.

    PLAIN within this computer, where a connection has no TLS. Raises JoinError not-encrypted.
    """
    tls = connection.transport.get_extra_info("ssl_object")
    if tls is not None:
        return sha256(tls.getpeercert(binary_form=True)).digest()
    if not within_this_computer(connection):
        raise JoinError("not-encrypted")
    return PLAIN


def within_this_computer(connection: SeatConnection) -> bool:
    """Tell whether a connection comes from, or leads to, this computer itself."""
    import ipaddress

    host = str((connection.remote_address or ("",))[0])
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def digest(token: str) -> str:
    """Return what a host keeps of a token: its SHA-256 as hexadecimal digits."""
    return sha256(bytes.fromhex(token)).hexdigest()


async def frame(connection: SeatConnection) -> bytes:
    """Return the next frame. Raises JoinError: malformed, or what the closing means."""
    from websockets.exceptions import ConnectionClosed

    try:
        return await connection.recv(decode=False)
    except ConnectionClosed as error:
        raise _closed(error) from error


async def send(connection: SeatConnection, data: bytes) -> None:
    """Send a frame. Raises JoinError: what the closing means."""
    from websockets.exceptions import ConnectionClosed

    try:
        await connection.send(data)
    except ConnectionClosed as error:
        raise _closed(error) from error


def _closed(error: ConnectionClosed) -> JoinError:
    received = error.rcvd
    return closed(None, None) if received is None else closed(received.code, received.reason)
