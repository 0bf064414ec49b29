"""How a client gets into a house: over TLS, by the key of this device for that house."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from braillespiel.network import messages as m
from braillespiel.network.houses import handshake, spoken
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.houses.keyring import Keyring, KnownHouse
from braillespiel.network.joined import Opened
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining import reach, seat
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.wires import SocketWire

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PING_S = 20.0
"""How often it is asked whether the house is there; it has half as long to answer."""


class Greeted(NamedTuple):
    """A house that has said who it is, and what proves this device's key to it."""

    seen: bytes
    """SHA-256 of its certificate."""
    challenge: h.Challenge
    key: str
    """The public key."""
    signature: str
    known: KnownHouse


class HouseJoinPath:
    """Opens connections to one house: to its lobby, or to a table of it.

    ``name`` is what the person wants to be called from now on; "" as the house knows them.
    ``trusts`` tells whether one goes on to a house that nothing vouches for; on this computer
    itself nobody can stand in between. ``code`` is that of a closed table, ``word`` the entry word
    of a closed house. Raises JoinError not-encrypted if ``plain`` leads to another computer.
    """

    def __init__(
        self,
        address: HouseAddress,
        keys: Keyring,
        name: str = "",
        *,
        table: str = "",
        code: str = "",
        word: str = "",
        trusts: Callable[[bytes], bool] = lambda fingerprint: False,
        plain: bool = False,
    ) -> None:
        self._here = reach.scope_of(address.where.host) == "this-computer"
        if plain and not self._here:
            raise JoinError("not-encrypted", host=address.where.host)
        self._address = address
        self._keys = keys
        self._name = name
        self.table = table or address.table
        self._code, self._word = code, word
        self._trusts = trusts
        self._plain = plain
        self._proved_code = False
        self.called = ""
        """What this person is called there, once they are in."""
        self.challenge: h.Challenge | None = None
        """What the house says of itself."""

    async def __call__(self, token: str) -> Opened:
        """Open a connection to the table."""
        return Opened(await self.open(), token)

    async def open(self) -> SocketWire:
        """Open a connection, and get in. Raises JoinError."""
        return SocketWire(await self.through(self._enter))

    async def through(
        self,
        enter: Callable[[ClientConnection, Greeted], Awaitable[None]],
        wait_s: float | None = None,
    ) -> ClientConnection:
        """Open a connection, have ``enter`` get in, and return it. Raises JoinError."""
        connection = await seat.dial(
            self._address.where,
            plain=self._plain,
            ping_interval=PING_S,
            ping_timeout=PING_S / 2,
            max_queue=64,
        )
        try:
            async with asyncio.timeout(wait_s or seat.ANSWER_S):
                await enter(connection, await self._greet(connection))
        except TimeoutError:
            await connection.close()
            raise JoinError("timeout") from None
        except JoinError as error:
            await connection.close()
            if isinstance(error, HouseError) and error.forgets and self.challenge is not None:
                # The key is nobody's any more: the next time one comes with a new one.
                await asyncio.to_thread(self._keys.forget, self.challenge.house)
            raise
        except BaseException:
            connection.transport.abort()
            raise
        seat.widen(connection, m.FRAME)
        return connection

    async def _greet(self, connection: ClientConnection) -> Greeted:
        """Hear which house it is; this device has a key for it then, which is kept."""
        seen = joining.fingerprint_of(connection)
        seat.widen(connection, handshake.FRAME)
        self._is_the_one(seen)
        await joining.send(connection, handshake.encoded(h.Come(h.PROTOCOL)))
        challenge = await answer(connection)
        if not isinstance(challenge, h.Challenge) or challenge.protocol != h.PROTOCOL:
            raise HouseError("house-version")
        self.challenge = challenge
        kept = self._keys.of(challenge.house)
        key = handshake.new_key() if kept is None else bytes.fromhex(kept.key)
        known = KnownHouse(
            challenge.house,
            challenge.name,
            self._address.where.host,
            self._address.where.port,
            seen.hex(),
            key.hex(),
            "" if kept is None else kept.person,
        )
        await asyncio.to_thread(self._keys.keep, known)
        public, signature = handshake.proof(key, challenge, seen)
        return Greeted(seen, challenge, public, signature, known)

    async def _enter(self, connection: ClientConnection, greeted: Greeted) -> None:
        # A name is asked for, not remembered here: the operator may have given another one.
        key, signature = greeted.key, greeted.signature
        said = h.Prove(key, signature, self._name, self.table, self._word)
        await joining.send(connection, handshake.encoded(said))
        inside = await answer(connection)
        if not isinstance(inside, h.Inside):
            raise HouseError("house-version")
        await self.is_called(inside.name, greeted)
        if inside.closed:
            await seat.join(connection, code=self._code, pin=greeted.seen)

    async def is_called(self, name: str, greeted: Greeted) -> None:
        """Keep what this person is called there."""
        self.called = name
        if name != greeted.known.person:
            await asyncio.to_thread(self._keys.keep, replace(greeted.known, person=name))

    def _is_the_one(self, seen: bytes) -> None:
        """Check that the certificate is the house's. Raises HouseError house-other, house-unknown.

        What the address says of it comes first, then what it was the last time.
        """
        wanted = self._address.fingerprint
        if wanted:
            if not hmac.compare_digest(seen[: len(wanted)], wanted):
                raise HouseError("house-other")
            return
        if self._here:
            return
        kept = self._keys.at(self._address.where)
        if kept is not None:
            if not hmac.compare_digest(bytes.fromhex(kept.fingerprint), seen):
                raise HouseError("house-other", {"name": kept.name})
            return
        if not self._trusts(seen):
            told = {"host": self._address.where.host, "text": spoken.said(seen)}
            raise HouseError("house-unknown", told)


async def answer(connection: ClientConnection) -> handshake.FromDoor:
    """Return what a house says before one is in. Raises JoinError; HouseError if it refuses."""
    found = handshake.from_house(await joining.frame(connection))
    if isinstance(found, h.Refused):
        raise HouseError(found.rule, found.details)
    return found
