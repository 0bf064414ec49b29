"""The tables of a house that a host leads which does not lead the house itself.

The leading host keeps people, lobby and doors, and gives tables to the others: each writes its
tables in the leading host's name and under its epoch, and is fenced with it. Their people come by
the link between the two hosts; with it the share ends, and the leading host leads its tables anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from braillespiel.application.bot_workers import BotWorkers
from braillespiel.application.clock import monotonic_ms
from braillespiel.decoding import decode
from braillespiel.house import facts
from braillespiel.house import records as r
from braillespiel.house import share_messages as s
from braillespiel.house.hosts import LedDatabase
from braillespiel.house.ladder import LadderResult
from braillespiel.house.ledger import FencedError, Lead, LedgerRecord
from braillespiel.house.link import HostLink, LinkKind
from braillespiel.house.passed_seat import LinkSeat, PassedWire
from braillespiel.house.person import RegisteredPerson
from braillespiel.house.remote_tables import TABLES
from braillespiel.house.resting import LINES, RestingTable, RoomMemory
from braillespiel.house.rooms import HouseRoom
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.house.tables import is_played
from braillespiel.house.writer import LedgerWriter, Pen
from braillespiel.network import texts
from braillespiel.network.refusals import RefusalError
from braillespiel.network.threadsafe import call_soon, end_of
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store

if TYPE_CHECKING:
    from braillespiel.house.host_counts import HostCounts
    from braillespiel.network.joining.door import Door
    from braillespiel.network.server import Record
    from braillespiel.store.sql import SqlDatabase

LOOK_S = 1.0
"""How often it is seen what time has done to the tables."""
_LOG = logging.getLogger(__name__)


class SeatedPeople:
    """Those who are at the tables of a share, as the leading host tells of them."""

    def __init__(self, now: int) -> None:
        self.is_now(now)
        self._people: dict[str, RegisteredPerson] = {}
        self._names: dict[str, str] = {}
        self._apart: dict[str, set[str]] = {}

    def put(self, told: s.SeatedPerson) -> RegisteredPerson:
        """Know somebody as they are now."""
        person = self._people.setdefault(
            told.key, RegisteredPerson(told.key, told.name, range="", since=0, last=0)
        )
        if self._names.get(texts.sound(person.name)) == told.key:
            del self._names[texts.sound(person.name)]
        person.name, person.muted, person.ladder = told.name, told.muted, told.ladder
        self._names[texts.sound(told.name)] = told.key
        self._apart[told.key] = set(told.apart)
        return person

    def keep(self, keys: set[str]) -> None:
        """Know nobody but these any more."""
        for key in self._people.keys() - keys:
            person = self._people.pop(key)
            del self._apart[key]
            if self._names.get(texts.sound(person.name)) == key:
                del self._names[texts.sound(person.name)]

    def get(self, key: str) -> RegisteredPerson | None:
        """Return who is known by a key."""
        return self._people.get(key)

    def named(self, name: str) -> RegisteredPerson | None:
        """Return who has a name, however it is written."""
        return self._people.get(self._names.get(texts.sound(name), ""))

    def apart_from(self, person: RegisteredPerson) -> set[str]:
        """Return the keys of those whom somebody never meets."""
        return self._apart.get(person.key, set())

    def is_now(self, now: int) -> None:
        """It is this time now, in ms since 1970."""
        self._ahead = now - monotonic_ms()

    def now(self) -> int:
        """Return the time, in ms since 1970."""
        return monotonic_ms() + self._ahead


class TableShare:
    """The tables that are led here while one link lasts (house.rooms.RoomsHouse); for one loop."""

    def __init__(
        self,
        link: HostLink,
        told: s.Shares,
        database: SqlDatabase,
        offer: s.ShareOffer,
        counts: HostCounts,
    ) -> None:
        self.bots: Sequence[str] = told.bots
        self.clock = monotonic_ms
        self.counts = counts
        self.has_ladder = find_spec("openskill") is not None
        self.people = SeatedPeople(told.now)
        self.secret = b""
        self.thinkers = BotWorkers()
        self.record: Record = self._happened
        self.rooms: dict[str, HouseRoom] = {}
        self.free_words = False
        self._link, self._offer, self._outside = link, offer, told.outside
        self._store = Store(LedDatabase(database, told.host, told.epoch))
        self._ledger = StoreLedger(self._store, offer.host)
        self._ledger.bound(told.most_bytes)
        self._writer = LedgerWriter(self._ledger, on_append=counts.appends.note)
        self._states: dict[str, s.TableState] = {}
        """As the leading host knows the tables."""
        self._wires: dict[int, tuple[HouseRoom, PassedWire, RegisteredPerson]] = {}
        """Who is served, by channels."""
        self._taking: dict[int, s.Take] = {}
        """Tables that are about to be led here, by calls."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.over: asyncio.Task[None] | None = None
        """What ends it, once the link is over."""
        loop = asyncio.get_running_loop()

        def counted(result: LadderResult) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has been closed
                call_soon(loop, self._put, s.LadderCounted(result))

        self._writer.on_counted = counted
        link.on_over = self._ends
        self._spawn(self._begin())

    # -- the link ------------------------------------------------------------------------------

    def _happened(self, event: Mapping[str, Any]) -> None:
        """Tell the leading host what happened, without names."""
        plain = {name: str(event[name]) for name in ("event", "rule", "kind") if name in event}
        self._put(s.Happened(plain))

    def _put(self, message: s.FromShare) -> None:
        self._link.put(LinkKind.TABLES, 0, msgspec.json.encode(message))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin(self) -> None:
        """Offer to lead tables, once all is there that it takes; then look after them."""
        while not self.secret:
            try:
                said = await asyncio.to_thread(facts.read, self._store)
            except StoreError:  # it is tried again; people are passed on meanwhile
                await asyncio.sleep(LOOK_S)
            else:
                self.secret = bytes.fromhex(said.secret)
        self._put(self._offer)
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self._look_after()
            except Exception:  # a fault of ours must not end this unseen
                _LOG.exception("A host found a fault in looking after its tables")

    async def _look_after(self) -> None:
        await self._link.look_after()
        for room in list(self.rooms.values()):
            self._look(room)
        known = {person.key for _, _, person in self._wires.values()}
        known.update(*(room.keys() for room in self.rooms.values()))
        known.update(each.key for take in self._taking.values() for each in take.people)
        self.people.keep(known)

    def told(self, message: s.FromLeader) -> None:
        """Do what the leading host says."""
        match message:
            case s.Says():
                self.free_words = message.free_words
                self.people.is_now(message.now)
            case s.Take():
                for each in message.people:  # what changes from now on is told after this
                    self.people.put(each)
                self._taking[message.call] = message
                self._spawn(self._take(message))
            case s.Stop():
                self._spawn(self._stop(message))
            case s.Settle():
                self._spawn(self._settle(message))
            case s.Recall():
                self._spawn(self._recall(message))
            case s.Changed():
                person = self.people.put(message.person)
                for room in list(self.rooms.values()):
                    if message.before != person.name:
                        room.renamed(person, message.before)
            case s.HangUp(channel=channel) if channel in self._wires:
                room, wire, _ = self._wires[channel]
                room.hang_up(wire, message.rule)
            case s.Expect() | s.SendAway() | s.Quiet() | s.Recode() if message.table in self.rooms:
                self._told_of(self.rooms[message.table], message)

    def _told_of(self, room: HouseRoom, message: s.FromLeader) -> None:
        match message:
            case s.Expect():
                room.expects = message.keys
                self._look(room)
            case s.Recode():
                room.recode(message.code, message.why)
            case s.SendAway():
                person = self.people.get(message.key)
                if person is not None:  # whoever came before this is served by then
                    loop = asyncio.get_running_loop()
                    loop.call_soon(room.send_away, person, message.rule, message.details)
            case s.Quiet():
                person = self.people.get(message.key)
                if person is not None:
                    room.quiet(person)

    # -- tables ----------------------------------------------------------------------------------

    async def _take(self, message: s.Take) -> None:
        """Lead a table, if it is one for this host."""
        room = None
        try:
            lead = Lead(message.table, message.name, message.rested.epoch, message.rested.last)
            work = self._writer.do(partial(self._ledger.wake, lead))
            lead, records = await asyncio.wrap_future(work)
            room = self._room(lead, records, message)
        except (StoreError, FencedError):
            pass  # the other host goes on with it
        except Exception:  # a fault of ours that one table has found must not end the others
            _LOG.exception("A host found a fault in a table that it was to lead")
        finally:
            del self._taking[message.call]
        if room is None:
            self._put(s.Answered(message.call, refused=True))
            return
        self.rooms[room.id] = room
        for each in message.people:
            person = self.people.get(each.key)
            if person is not None and person.name != each.name:
                room.renamed(person, each.name)
        room.run()
        self._states[room.id] = state = _state_of(room)
        self._put(s.Answered(message.call, state=state))

    def _room(self, lead: Lead, records: list[LedgerRecord], message: s.Take) -> HouseRoom | None:
        read = r.read(records)
        if read is None or read.opened is None or not is_played(read.opened, self._outside):
            return None
        rested = None
        if message.rested.since:
            keys = [each.key for each in message.people]
            kept, memory = message.rested.memory, RoomMemory()
            memory.said.extend(kept.said)
            memory.allowed |= {what: set(keys) for what, keys in kept.allowed.items()}
            memory.away = kept.away
            rested = RestingTable(self, lead, read.opened, (), keys, message.rested.since, memory)
        with contextlib.suppress(RefusalError):
            return HouseRoom(self, Pen(self._writer, lead), read, read.opened, rested)
        return None

    async def _stop(self, message: s.Stop) -> None:
        """Lead a table no more."""
        room = self.rooms.get(message.table)
        if room is None or (message.how == "rest" and not room.may_rest):
            self._put(s.Answered(message.call, refused=True))
            return
        self._forget(room)
        try:
            rested = await self._stopped(room, message)
        except Exception:  # a fault of ours: the leading host leads it anew
            _LOG.exception("A host found a fault in a table that it was to lead no more")
            self._put(s.Fenced(room.id))
            self._put(s.Answered(message.call, refused=True))
        else:
            self._put(s.Answered(message.call, rested=rested))

    async def _stopped(self, room: HouseRoom, message: s.Stop) -> s.Rested | None:
        """Stop a table; return how it lies, where it rests."""
        match message.how:
            case "rest":
                found = await room.rest()
                return None if found is None else _lies(found)
            case "end":
                await room.end(message.reason)
            case "close":
                await room.close(message.reason)
            case "abandon":
                await room.abandon()
        return None

    def _forget(self, room: HouseRoom) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._states.pop(room.id, None)

    async def _settle(self, message: s.Settle) -> None:
        takes = await asyncio.wrap_future(self._writer.do(lambda: self._writer.takes))
        self._put(s.Answered(message.call, refused=not takes))

    async def _recall(self, message: s.Recall) -> None:
        room = self.rooms.get(message.table)
        said = () if room is None else tuple(await room.said())
        self._put(s.Answered(message.call, said=said))

    def door(self, code: str, known: Callable[[str], bool]) -> Door | None:
        """The leading host keeps the doors."""
        return None

    def changed(self, room: HouseRoom, *, shown: bool) -> None:
        """A table was kept as it is now."""
        self._look(room)

    def _look(self, room: HouseRoom) -> None:
        """Tell the leading host how a table is, where it knows otherwise."""
        before = self._states.get(room.id)
        if before is not None and before != (state := _state_of(room)):
            self._states[room.id] = state
            self._put(state)

    def fenced(self, room: HouseRoom) -> None:
        """The leading host has led this table anew, or another one leads the house."""
        self._forget(room)
        self._put(s.Fenced(room.id))

    # -- people ----------------------------------------------------------------------------------

    def opened(self, link: HostLink, channel: int, body: bytes) -> None:
        """Somebody comes to a table. Raises ValueError."""
        said = decode(body, s.Sits)
        seat = LinkSeat(link, channel, said.remote, said.credit, said.delay)
        room = self.rooms.get(said.table)
        if room is None:
            seat.cut()
            return
        self._wires[channel] = room, PassedWire(seat), self.people.put(said.person)
        self._spawn(self._serve(channel))

    async def _serve(self, channel: int) -> None:
        room, wire, person = self._wires[channel]
        try:
            await room.serve(wire, person)
        except Exception:  # a fault of ours that one seat has found must not end the others
            _LOG.exception("A host found a fault at a table")
        finally:
            self._wires.pop(channel, None)
            await wire.close(1000, "")

    # -- the end -------------------------------------------------------------------------------

    def _ends(self) -> None:
        self.over = asyncio.get_running_loop().create_task(self._close())

    async def _close(self) -> None:
        """Lead nothing any more: what was not told yet is not told."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        rooms, self.rooms = list(self.rooms.values()), {}
        await asyncio.gather(*(room.abandon() for room in rooms))
        for task in tasks:
            await end_of(task)
        await asyncio.gather(
            asyncio.to_thread(self.thinkers.close), asyncio.to_thread(self._writer.close)
        )


class HostShare:
    """What a host does for the one that leads the house: one share after the other, by link.

    ``database`` is used by nobody else meanwhile; ``host`` is this one (hosts.HostTable), which
    leads so many ``tables`` at most.
    """

    def __init__(
        self, database: SqlDatabase, host: str, counts: HostCounts, tables: int = TABLES
    ) -> None:
        self._database, self._counts = database, counts
        self._offer = s.ShareOffer(host, tables)
        self._link: HostLink | None = None
        self._share: TableShare | None = None

    @property
    def tables(self) -> int:
        """How many tables are led here."""
        return 0 if self._share is None else len(self._share.rooms)

    @property
    def seats(self) -> int:
        """How many seats are here at them."""
        rooms = () if self._share is None else self._share.rooms.values()
        return sum(len(room.table.members.here()) for room in rooms)

    def told(self, link: HostLink, body: bytes) -> None:
        """Take in what the leading host says of tables. Raises ValueError."""
        message = decode(body, s.FromLeader)
        if isinstance(message, s.Shares) and message.host == self._offer.host:
            return  # this host leads the house itself
        if isinstance(message, s.Shares):
            if self._link is link:
                raise ValueError("it was said before")
            self._link = link
            self._share = TableShare(link, message, self._database, self._offer, self._counts)
        elif self._share is None or self._link is not link:
            raise ValueError("nothing is shared")
        else:
            self._share.told(message)

    def opened(self, link: HostLink, channel: int, body: bytes) -> None:
        """Somebody comes to a table that is led here. Raises ValueError."""
        if self._share is None or self._link is not link:
            raise ValueError("nothing is shared")
        self._share.opened(link, channel, body)

    async def end(self) -> None:
        """Lead nothing here any more."""
        if self._link is not None:
            self._link.lose()
        if self._share is not None and self._share.over is not None:
            await self._share.over
        self._link = self._share = None


def _state_of(room: HouseRoom) -> s.TableState:
    members, playing = room.table.members, room.table.matches.playing
    return s.TableState(
        room.line(),
        tuple(filter(None, room.keys())),
        tuple(filter(None, map(room.key_of, members))),
        tuple(filter(None, map(room.key_of, members.here()))),
        () if playing is None else tuple(each.name for each in playing.chairs),
        room.is_open,
        room.has_chair,
        room.is_over,
        room.is_past,
        room.may_rest,
    )


def _lies(rested: RestingTable) -> s.Rested:
    memory = rested.memory
    said = tuple(memory.said)[-LINES:]
    allowed = {what: frozenset(keys) for what, keys in memory.allowed.items()}
    kept = s.TableMemory(said, allowed, dict(memory.away))
    return s.Rested(rested.lead.epoch, rested.lead.last, rested.since, kept)
