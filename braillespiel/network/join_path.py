"""How a seat gets to its table: over TLS, by the code at first and by its token from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.network import messages as m
from braillespiel.network.joined import Opened
from braillespiel.network.joining import handshake, reach, seat
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.wires import SocketWire

if TYPE_CHECKING:
    from braillespiel.network.joining.address import Address
    from braillespiel.network.joining.known import Known, KnownHosts

PING_S = 10.0


class JoinPath:
    """Opens connections to one table. ``known`` are the known hosts, if they are kept.

    With ``returns``, a token that is kept is tried before the code. ``plain`` leaves TLS out.
    Raises JoinError not-encrypted if that leads to another computer.
    """

    def __init__(
        self,
        address: Address,
        code: str = "",
        known: KnownHosts | None = None,
        *,
        returns: bool = False,
        plain: bool = False,
    ) -> None:
        if plain and reach.scope_of(address.host) != "this-computer":
            raise JoinError("not-encrypted", host=address.host)
        self._address = address
        self._code = code
        self._known = known
        self._returns = returns
        self._plain = plain
        self._pin = b""
        self._token = ""

    async def __call__(self, token: str) -> Opened:
        """Open a connection and prove the code, or the token that the table gave before."""
        kept = None if self._known is None or self._pin else self._known.at(self._address)
        # With a code the host proves itself, whatever was at its address before.
        asks = bool(self._code) and not self._returns
        if kept is None or not kept.fingerprint or not kept.token or asks:
            return await self._open(token, self._pin)
        try:
            return await self._open(token or kept.token, bytes.fromhex(kept.fingerprint), kept.name)
        except JoinError as error:
            if not self._code or error.rule not in ("token-unknown", "certificate-changed"):
                raise
        return await self._open("", b"")

    async def _open(self, token: str, pin: bytes, name: str = "") -> Opened:
        connection = await seat.dial(
            self._address,
            plain=self._plain,
            ping_interval=PING_S,
            ping_timeout=2 * PING_S,
            max_queue=64,
        )
        entry = await seat.join(
            connection, code="" if token else self._code, token=token, pin=pin, name=name
        )
        seat.widen(connection, m.FRAME)
        self._pin, self._token = entry.fingerprint, entry.token
        return Opened(SocketWire(connection), entry.token)

    def seated(self) -> None:
        """The client is at the table: next time no code is needed. Raises OSError."""
        if self._known is None or self._pin == handshake.PLAIN:
            return
        found = self._known.with_certificate(self._pin)
        name = str(self._address) if found is None else found.name
        self._known.remember(name, self._address, self._pin, self._token)

    def left(self) -> None:
        """The client has left for good: the token is of no use. Raises OSError."""
        found = self._kept()
        if found is not None and self._known is not None:
            self._known.give_up(found)

    def _kept(self) -> Known | None:
        return self._known.with_certificate(self._pin) if self._known and self._pin else None
