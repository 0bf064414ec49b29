"""The tables of a house that other hosts lead, as the host sees them that leads the house.

It keeps people, lobby and doors, and gives tables away once it leads many itself. Everybody comes
by it: the frames of a seat only pass through. Where a host with tables is gone, its tables are led
anew here, at once; what that host still writes is fenced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Protocol

import msgspec

from braillespiel.application.clock import monotonic_ms
from braillespiel.decoding import decode
from braillespiel.house import share_messages as s
from braillespiel.house.ledger import Lead
from braillespiel.house.link import WINDOW, Channel, LinkKind
from braillespiel.house.passed_seat import PassedWire
from braillespiel.house.person import token
from braillespiel.house.resting import RestingTable, RoomMemory
from braillespiel.network.joining.handshake import digest

if TYPE_CHECKING:
    from braillespiel.house.ladder import LadderResult
    from braillespiel.house.link import HostLink
    from braillespiel.house.people import People
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.network.houses import messages as h
    from braillespiel.network.joining.door import Door, WhyNew
    from braillespiel.network.line import Wire
    from braillespiel.network.server import Record

CLOCK_MS = 1000
"""The house's clock is told anew where it was set by so much."""
CALL_S = 3.0
"""How long another host may take to answer. One that takes longer is given up."""
TABLES = 2000
"""Tables of one host at most."""
_OWN = 1 << 31
"""From this number on channels are counted that the leading host opens."""


class SharingHouse(Protocol):
    """What the tables of other hosts need of their house (house.server.HouseServer)."""

    bots: Sequence[str]
    has_ladder: bool
    most_bytes: int
    people: People
    record: Record
    secret: bytes

    @property
    def free_words(self) -> bool:
        """Whether people may type to each other here where all of a table allow it."""

    @property
    def outside(self) -> Sequence[str]:
        """The games of other packages that are offered."""

    def door(self, code: str, known: Callable[[str], bool]) -> Door | None:
        """Return the door of a table with a code."""

    def shown(self, table: RemoteTable) -> None:
        """What the lobby shows of a table is otherwise than before."""

    def is_lost(self, tables: Collection[str]) -> None:
        """The host of tables is gone, or leads them no more."""

    def counted(self, result: LadderResult) -> None:
        """A match that is over stands in its ladder."""


class RemoteTable:
    """A table that another host leads (house.tables.AwakeTable); ``state`` is as that one tells."""

    def __init__(
        self, house: SharingHouse, share: HouseShare, rested: RestingTable, state: s.TableState
    ) -> None:
        self.id, self.opened = rested.id, rested.opened
        self.moves = False
        """Whether its host is gone."""
        self.state = state
        self._house, self._share = house, share
        self._name = rested.lead.name
        self._meanwhile: list[Callable[[RestingTable], None]] | None = None
        """What happens to it while it goes to rest: its host leads it no more by then."""
        self._served: list[str] = []
        """Whose connections are served."""
        self._came: set[str] = set(rested.keys())
        """The keys of all who were here."""
        self._channels: dict[Wire, int] = {}
        self._expects: frozenset[str] | None = None
        self.door = None
        if self.opened.code:
            self.door = house.door(self.opened.code, self._is_token)
            if self.door is not None:
                self.door.on_told = self._recode

    # -- who is here -----------------------------------------------------------------------

    def keys(self) -> list[str]:
        """Return the keys of those who have a place here, or are about to take one."""
        return list(self.state.keys)

    def known(self) -> list[str]:
        """Return the keys of those whom its host has to know: who has a place, or is coming."""
        return [*self.state.keys, *self._served]

    def knows(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here."""
        return person.key in self.state.seated

    def meets(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has nobody here whom they never meet."""
        return not self._house.people.apart_from(person).intersection(self.state.keys)

    def is_here(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody is connected here."""
        return person.key in self.state.here

    def names(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here, or had one, or opened the table."""
        named = person.name in (self._name, *self.state.chairs)
        return named or person.key in self._came or person.key == self.opened.opener

    def _is_token(self, found: str) -> bool:
        """Tell whether a token, by its digest, is that of somebody who has a place here."""
        secret = self._house.secret
        return any(found == digest(token(secret, key, self.id)) for key in self.state.seated)

    @property
    def has_chair(self) -> bool:
        """Whether there is a chair for one more: a free one before a match, or that of a bot."""
        return self.state.has_chair

    @property
    def expects(self) -> frozenset[str] | None:
        """The keys of those to whom chairs belong that are free, or a bot's; None: anybody's."""
        return self._expects

    @expects.setter
    def expects(self, keys: frozenset[str] | None) -> None:
        self._expects = keys
        self._share.put(s.Expect(self.id, keys))

    @property
    def is_open(self) -> bool:
        """Whether strangers see it."""
        kept = self._expects is not None and not self.is_playing
        return self.state.is_open and not self.moves and not kept

    @property
    def is_past(self) -> bool:
        """Whether its match is over, and nobody is here who looks at it."""
        return self.state.is_past and not self._served

    @property
    def is_playing(self) -> bool:
        """Whether a match is being played."""
        return self.state.line.playing

    @property
    def seats_here(self) -> int:
        """How many are connected."""
        return len(self.state.here)

    def line(self) -> h.Line:
        """Return the table as the lobby shows it."""
        return self.state.line

    async def serve(self, wire: Wire, person: RegisteredPerson) -> None:
        """Have a connection of somebody served at the other host until it ends."""
        self._served.append(person.key)
        self._came.add(person.key)
        try:
            await self._share.carry(self, wire, person, self._channels)
        finally:
            self._served.remove(person.key)

    # -- what is done to it ------------------------------------------------------------------

    async def said(self) -> Sequence[tuple[str, str]]:
        """Return who said what here last."""
        answer = await self._share.call(lambda call: s.Recall(call, self.id))
        return [] if answer is None else list(answer.said)

    def send_away(
        self, person: RegisteredPerson, rule: str, details: Mapping[str, str | int]
    ) -> None:
        """Send somebody away from this table; a bot plays on for them."""
        if person.key not in self.known():
            return
        self._share.tell(person)
        self._share.put(s.SendAway(self.id, person.key, rule, dict(details)))

    def hang_up(self, wire: Wire, rule: str) -> None:
        """End one connection to this table, if it is one; the chair is kept."""
        if wire in self._channels:
            self._share.put(s.HangUp(self._channels[wire], rule))

    def quiet(self, person: RegisteredPerson) -> None:
        """Somebody here never wants to meet somebody else again: nobody types here any more."""
        self._share.tell(person)
        self._share.put(s.Quiet(self.id, person.key))
        if self._meanwhile is not None:
            self._meanwhile.append(lambda lies: lies.quiet(person))

    def renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else from now on."""
        name = person.name
        if self._name == before:
            self._name = person.name
        self._share.tell(person, before)
        if self._meanwhile is not None:
            self._meanwhile.append(lambda lies: lies.renamed(before, name))

    def _recode(self, code: str, why: WhyNew) -> None:
        """Too many have guessed at the code: whoever is here is told the new one."""
        self.opened = msgspec.structs.replace(self.opened, code=code)
        self._share.put(s.Recode(self.id, code, why))

    # -- rest and end ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the table has done what it was opened for: it is closed then."""
        return self.state.is_over and not self._served and not self.moves

    @property
    def may_rest(self) -> bool:
        """Whether its match can lie until somebody comes back."""
        if self.moves or self._served or self._expects is not None:
            return False
        return self.state.may_rest and not (self.door is not None and self.door.is_guessed_at)

    async def rest(self) -> RestingTable | None:
        """Have it lie, and return what is to be known of it meanwhile; None if it goes on."""
        meanwhile: list[Callable[[RestingTable], None]] = []
        self._meanwhile = meanwhile
        answer = await self._stop("rest")
        self._meanwhile = None
        if answer is None or answer.rested is None:
            return None
        told = answer.rested
        lead = Lead(self.id, self._name, told.epoch, told.last)
        memory = RoomMemory()
        memory.said.extend(told.memory.said)
        memory.allowed |= {what: set(keys) for what, keys in told.memory.allowed.items()}
        memory.away = told.memory.away
        chairs, keys = self.state.chairs, self.state.seated
        house = self._house
        lies = RestingTable(house, lead, self.opened, chairs, keys, told.since, memory)
        for each in meanwhile:
            each(lies)
        return lies

    async def close(self, reason: str) -> None:
        """Tell everybody that the house closes; what is played goes on when it is open again."""
        await self._stop("close", reason)

    async def end(self, reason: str = "over") -> None:
        """Close the table for good: nothing is kept of it."""
        await self._stop("end", reason)

    async def abandon(self) -> None:
        """Have it stop, and tell nothing that waits."""
        await self._stop("abandon")

    async def _stop(self, how: s.How, reason: str = "") -> s.Answered | None:
        answer = await self._share.call(lambda call: s.Stop(call, self.id, how, reason))
        if answer is not None and answer.refused:
            return answer
        if self.door is not None:
            self.door.close()
        if answer is not None:
            self._share.tables.pop(self.id, None)
        return answer


class HouseShare:
    """Another host that may lead tables, by the link to it."""

    def __init__(self, house: SharingHouse, link: HostLink, offer: s.ShareOffer) -> None:
        self.host, self.most = offer.host, offer.tables
        self.tables: dict[str, RemoteTable] = {}
        self._house, self._link = house, link
        self._calls: dict[int, asyncio.Future[s.Answered | None]] = {}
        self._numbers, self._opened = count(1), count(_OWN)
        self._told: dict[str, s.SeatedPerson] = {}
        """As that host knows people."""
        self._taking: dict[str, RestingTable] = {}
        """Tables that it is about to lead."""
        self._states: dict[str, s.TableState] = {}
        """How these are, where that host has told it already."""
        self._free_words: bool | None = None
        self._ahead = 0
        """How far the house's time, as told there, is ahead of a clock that is never set."""

    @property
    def load(self) -> int:
        """How many tables that host leads, or is about to lead."""
        return len(self.tables.keys() | self._taking.keys())

    @property
    def is_over(self) -> bool:
        """Whether that host is gone."""
        return self._link.is_over

    def put(self, message: s.FromLeader) -> None:
        """Tell that host something."""
        self._link.put(LinkKind.TABLES, 0, msgspec.json.encode(message))

    async def call(self, of: Callable[[int], s.FromLeader]) -> s.Answered | None:
        """Have something done; return the answer, None where that host is gone."""
        number = next(self._numbers)
        if self.is_over:
            return None
        answer: asyncio.Future[s.Answered | None] = asyncio.get_running_loop().create_future()
        self._calls[number] = answer
        self.put(of(number))
        try:
            async with asyncio.timeout(CALL_S):
                return await answer
        except TimeoutError:
            self.lose()
            return None
        finally:
            self._calls.pop(number, None)

    async def take(self, rested: RestingTable) -> RemoteTable | None:
        """Have that host lead a table that lies; None where it does not."""
        memory = rested.memory
        allowed = {what: frozenset(keys) for what, keys in memory.allowed.items()}
        kept = s.TableMemory(tuple(memory.said), allowed, dict(memory.away))
        lies = s.Rested(rested.lead.epoch, rested.lead.last, rested.since, kept)
        known = filter(None, map(self._house.people.get, rested.keys()))
        people = tuple(self._seated(each, rested.keys()) for each in known)
        lead = rested.lead
        self._taking[rested.id] = rested
        try:
            answer = await self.call(lambda call: s.Take(call, rested.id, lead.name, lies, people))
        finally:
            del self._taking[rested.id]
            state = self._states.pop(rested.id, None)
        if answer is None or answer.state is None or self.is_over:
            return None
        for each in people:
            now = self._house.people.get(each.key)
            if now is not None:
                rested.renamed(each.name, now.name)
        table = RemoteTable(self._house, self, rested, state or answer.state)
        self.tables[rested.id] = table
        if rested.memory.allowed["words"] != allowed["words"]:  # somebody has blocked meanwhile
            for each in people:
                self.put(s.Quiet(rested.id, each.key))
        return table

    async def settle(self) -> None:
        """Return once nothing waits there for the disk that is said there by now.

        Where that takes too long the host is given up: its tables are fenced once they move.
        """
        answer = await self.call(s.Settle)
        if answer is not None and answer.refused:
            self.lose()

    def heard(self, message: s.FromShare) -> None:
        """Take in what that host says."""
        match message:
            case s.TableState() if message.line.id in self.tables:
                table = self.tables[message.line.id]
                before, table.state = table.state, message
                if (before.line, before.is_open) != (message.line, message.is_open):
                    self._house.shown(table)
            case s.TableState() if message.line.id in self._taking:
                self._states[message.line.id] = message
            case s.Fenced() if message.table in self.tables:
                self.tables.pop(message.table).moves = True
                self._house.is_lost((message.table,))
            case s.Answered(call=call) if call in self._calls:
                if not self._calls[call].done():
                    self._calls[call].set_result(message)
            case s.Happened():
                self._house.record(message.event)
            case s.LadderCounted():
                self._house.counted(message.result)

    def lose(self) -> None:
        """Give that host up."""
        self._link.lose()

    def over(self) -> None:
        """The link is over: its tables are to be led anew."""
        for answer in self._calls.values():
            if not answer.done():
                answer.set_result(None)
        for table in self.tables.values():
            table.moves = True
        self._house.is_lost(self.tables)

    # -- people ----------------------------------------------------------------------------------

    def _seated(self, person: RegisteredPerson, others: Sequence[str] = ()) -> s.SeatedPerson:
        """Return what that host is to know of somebody, and note that it does.

        Of those whom they never meet it hears where it knows them, or they are among ``others``.
        """
        known = (self._told.keys() | others).intersection
        apart = frozenset(known(self._house.people.apart_from(person)))
        told = s.SeatedPerson(person.key, person.name, person.muted, person.ladder, apart)
        self._told[person.key] = told
        return told

    def tell(self, person: RegisteredPerson, before: str = "") -> None:
        """Tell that host how somebody is now, where it knows otherwise; ``before``: the name."""
        known = self._told.get(person.key)
        told = self._seated(person)
        if known != told:
            was = (before or told.name) if known is None else known.name
            self.put(s.Changed(told, was))

    async def look_after(self) -> None:
        """See that it is there; tell it what has changed of the house, and of people there."""
        await self._link.look_after()
        self.tell_what_changed()

    def tell_what_changed(self) -> None:
        """Tell that host what has changed of the house, and of people at its tables."""
        free_words, now = self._house.free_words, self._house.people.now()
        ahead = now - monotonic_ms()
        if self._free_words is not free_words or abs(ahead - self._ahead) >= CLOCK_MS:
            self._free_words, self._ahead = free_words, ahead
            self.put(s.Says(free_words, now))
        seated = {key for table in self.tables.values() for key in table.known()}
        seated.update(*(rested.keys() for rested in self._taking.values()))
        self._told = {key: told for key, told in self._told.items() if key in seated}
        for key in list(self._told):
            person = self._house.people.get(key)
            if person is not None:
                self.tell(person)

    async def carry(
        self,
        table: RemoteTable,
        wire: Wire,
        person: RegisteredPerson,
        channels: dict[Wire, int],
    ) -> None:
        """Carry somebody's frames to that host and back until one side ends."""
        if self.is_over:
            wire.abort()
            return
        number = next(self._opened)
        joined = wire.seat if isinstance(wire, PassedWire) else None
        remote, _, port = wire.remote.rpartition(":")
        said = s.Sits(
            table.id,
            self._seated(person, table.state.keys),
            (remote, int(port)) if port.isdecimal() else (wire.remote, 0),
            WINDOW if joined is None else joined.credit,
            round(wire.delay()),
        )
        self._link.put(LinkKind.OPEN, number, msgspec.json.encode(said))
        channels[wire] = number
        try:
            if joined is None:
                await CarriedSeat(self._link, number).carry(wire)
            else:
                joined.join(Channel(self._link, number))
                await joined.wait_closed()
        finally:
            channels.pop(wire, None)


class CarriedSeat(Channel):
    """The frames of a seat that has come to this host, on their way to the one with its table."""

    _delay = 0

    async def carry(self, wire: Wire) -> None:
        """Carry frames both ways until one side ends."""
        up = asyncio.get_running_loop().create_task(self._up(wire))
        try:
            while True:
                frame, _ = await self.take()
                if not wire.send_now((frame,)):
                    await wire.send(frame)
        except ConnectionError:
            if self.closing is not None:
                await wire.close(*self.closing)
        finally:
            self.cut()
            wire.abort()
            up.cancel()
            await asyncio.gather(up, return_exceptions=True)

    async def _up(self, wire: Wire) -> None:
        try:
            while True:
                frame = await wire.recv()
                if self._delay != (delay := round(wire.delay())):
                    self._delay = delay
                    self.say(LinkKind.DELAY, delay)
                await self.put(frame, text=True)
        except ConnectionError:
            self.end(1000, "")


class HouseShares:
    """All hosts that may lead tables of this house. ``lives`` tells of a host whether it does.

    So many tables as ``alone`` says the host that leads the house leads alone, and no more than
    ``most`` as long as there are others.
    """

    def __init__(self, house: SharingHouse) -> None:
        self.alone, self.most = 0, TABLES
        self.lives: Callable[[str], bool] = lambda host: True
        self._house = house
        self._led: tuple[str, int] | None = None
        self._shares: dict[HostLink, HouseShare] = {}

    def begin(self, host: str, epoch: int) -> None:
        """The house is led by this host under this epoch: from now on others may lead tables."""
        self._led = host, epoch

    def came(self, link: HostLink) -> None:
        """Another host has come."""
        if self._led is None:
            return
        bots, outside = tuple(self._house.bots), tuple(self._house.outside)
        most, now = self._house.most_bytes, self._house.people.now()
        said = s.Shares(*self._led, bots, outside, most, now)
        link.put(LinkKind.TABLES, 0, msgspec.json.encode(said))

    def told(self, link: HostLink, body: bytes) -> None:
        """Take in what another host says of tables. Raises ValueError."""
        message = decode(body, s.FromShare)
        share = self._shares.get(link)
        if not isinstance(message, s.ShareOffer):
            if share is None:
                raise ValueError("nothing is shared")
            share.heard(message)
        elif share is not None or self._led is None:
            raise ValueError("it was said before")
        else:
            for other in list(self._shares.values()):
                if other.host == message.host:
                    other.lose()  # its tables are led there no more
            self._shares[link] = share = HouseShare(self._house, link, message)
            share.tell_what_changed()

    def over(self, link: HostLink) -> None:
        """A link is over."""
        share = self._shares.pop(link, None)
        if share is not None:
            share.over()

    def chosen(self, own: int) -> HouseShare | None:
        """Return which host is to lead one more table, None: this one, which leads so many."""
        free = [each for each in self._shares.values() if each.load < each.most]
        living = [share for share in free if self.lives(share.host)]
        share = min(living, key=lambda each: each.load, default=None)
        if share is None or own < min(self.alone, self.most):
            return None
        return None if len(share.tables) > own and own < self.most else share

    def tell_what_changed(self) -> None:
        """Tell the other hosts what has changed of the house, and of people at their tables."""
        for share in self._shares.values():
            share.tell_what_changed()

    async def settle(self) -> bool:
        """Return once no other host has to write what it has not heard of; tell if there is one."""
        shares = list(self._shares.values())
        await asyncio.gather(*(share.settle() for share in shares))
        return bool(shares)

    @property
    def tables(self) -> int:
        """How many tables other hosts lead."""
        return sum(len(share.tables) for share in self._shares.values())

    async def look_after(self) -> None:
        """Give up hosts that do not live any more; tell the others what has changed."""
        for share in list(self._shares.values()):
            if not self.lives(share.host):
                share.lose()
            else:
                await share.look_after()
