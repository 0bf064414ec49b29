"""How a client gets into a house: over TLS, by the key of this device for that house."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from braillespiel.network import messages as m
from braillespiel.network.entrance import shown
from braillespiel.network.houses import handshake, spoken
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.houses.first_of import first_of
from braillespiel.network.houses.keyring import Keyring, KnownHouse
from braillespiel.network.joined import Opened
from braillespiel.network.joining import address as addresses
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining import reach, seat
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.wires import SocketWire

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PING_S = 20.0
"""How often it is asked whether the house is there; it has half as long to answer."""
SLOW_S = 3.0
"""Where a host does not answer for so long, another one of its house is tried, too."""


class AnsweringHost(NamedTuple):
    """A host that has said which house it is of."""

    connection: ClientConnection
    seen: bytes
    """SHA-256 of its certificate."""
    challenge: h.Challenge


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

    Where the host at ``address`` fails, the others are tried that the house has told of.

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
        where = self._address.where
        kept = self._keys.at(where)
        ways = [partial(self._heard, where, self._is_the_one)]
        if kept is not None:
            same = partial(self._is_as_before, bytes.fromhex(kept.fingerprint))
            ways += [partial(self._heard, each, same) for each in kept.hosts if each != where]
        heard = await first_of(ways, SLOW_S, lambda heard: heard.connection.transport.abort())
        connection = heard.connection
        try:
            async with seat.closed_where_it_fails(connection):
                async with asyncio.timeout(wait_s or seat.ANSWER_S):
                    await enter(connection, await self._greet(heard))
        except HouseError as error:
            if error.forgets and self.challenge is not None:
                # The key is nobody's any more: the next time one comes with a new one.
                await asyncio.to_thread(self._keys.forget, self.challenge.house)
            raise
        seat.widen(connection, m.FRAME)
        return connection

    async def _heard(self, where: Address, check: Callable[[bytes], None]) -> AnsweringHost:
        """Connect to one host of the house, and hear what the house says of itself."""
        connection = await seat.dial(
            where,
            plain=self._plain,
            ping_interval=PING_S,
            ping_timeout=PING_S / 2,
            max_queue=64,
        )
        async with seat.closed_where_it_fails(connection):
            seen = joining.fingerprint_of(connection)
            check(seen)
            seat.widen(connection, handshake.FRAME)
            async with asyncio.timeout(seat.ANSWER_S):
                await joining.send(connection, handshake.encoded(h.Come(h.PROTOCOL)))
                challenge = await answer(connection)
            if not isinstance(challenge, h.Challenge) or challenge.protocol != h.PROTOCOL:
                raise HouseError("house-version")
        return AnsweringHost(connection, seen, challenge)

    async def _greet(self, heard: AnsweringHost) -> Greeted:
        """Greet a house; this device has a key for it then, which is kept."""
        _, seen, challenge = heard
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
            hosts=() if kept is None else kept.hosts,
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
        await self.is_in(inside, greeted)
        if inside.closed:
            await seat.join(connection, code=self._code, pin=greeted.seen)

    async def is_in(self, inside: h.Inside, greeted: Greeted) -> None:
        """Keep what this person is called there, and where else the house is reached."""
        self.called = inside.name
        # Whoever does not live now may be the one that is needed next.
        before = (shown(each.host, each.port) for each in greeted.known.hosts)
        hosts = dict.fromkeys(self._reached([*inside.hosts, *before]))
        known = replace(greeted.known, person=inside.name, hosts=tuple(hosts)[: h.HOSTS])
        if known != greeted.known:
            await asyncio.to_thread(self._keys.keep, known)

    def _reached(self, hosts: Sequence[str]) -> Iterator[Address]:
        """Give the addresses of a house that may be tried from where its own one leads.

        A house elsewhere sends nobody to this computer, or to others of the network that it is in.
        """
        here = reach.scope_of(self._address.where.host)
        for each in hosts:
            with contextlib.suppress(JoinError):
                found = addresses.read(each)
                if reach.reaches(found.host, here) and found != self._address.where:
                    yield found

    def _is_as_before(self, before: bytes, seen: bytes) -> None:
        """Check that another host shows what the house has shown. Raises HouseError house-other."""
        wanted = self._address.fingerprint
        if not hmac.compare_digest(before, seen) or seen[: len(wanted)] != wanted:
            raise HouseError("house-other")

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
        if not self._keys.is_known(self._address.where, seen) and not self._trusts(seen):
            told = {"host": self._address.where.host, "text": spoken.said(seen)}
            raise HouseError("house-unknown", told)


async def answer(connection: ClientConnection) -> handshake.FromDoor:
    """Return what a house says before one is in. Raises JoinError; HouseError if it refuses."""
    found = handshake.from_house(await joining.frame(connection))
    if isinstance(found, h.Refused):
        raise HouseError(found.rule, found.details)
    return found
