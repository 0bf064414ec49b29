"""The tables of a house: those at which somebody is, and those that rest until somebody comes back.

A match at which nobody is lies in the ledger alone. So a house opens, or another host takes it
over, as fast with ten thousand matches that were left as with none. Those at which somebody is are
led by this host, or by another one of the house (remote_tables).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from secrets import choice
from typing import TYPE_CHECKING, Protocol
from weakref import WeakValueDictionary

from braillespiel.games import registry
from braillespiel.house import invitations
from braillespiel.house import records as r
from braillespiel.house.ledger import FencedError, Lead, LedgerRecord
from braillespiel.house.people import DAY_MS
from braillespiel.house.remote_tables import TABLES
from braillespiel.house.resting import RestingTable
from braillespiel.house.rooms import HouseRoom
from braillespiel.house.writer import Pen
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.refusals import RefusalError
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from braillespiel.house.ledger import Ledger
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.server import HouseServer
    from braillespiel.network.houses import messages as h
    from braillespiel.network.joining.door import Door
    from braillespiel.network.line import Wire

ID = 10
RESTING = 20_000
"""Tables at most that rest."""
OF_OUTSIDE = 20
"""Tables that play games of other packages."""
LOOKED_AT = 5
"""So many tables are looked at in one go that were played at when the house ended."""
KEPT_MS = 30 * DAY_MS
"""A match that nobody comes back to is forgotten after this time."""


class AwakeTable(Protocol):
    """A table at which somebody is, or was a moment ago: a HouseRoom, or a RemoteTable."""

    id: str
    opened: r.Open
    door: Door | None
    expects: frozenset[str] | None
    """The keys of those to whom chairs belong that are free, or a bot's; None: anybody's."""
    moves: bool
    """Whether another host has led it that is gone."""

    @property
    def has_chair(self) -> bool:
        """Whether there is a chair for one more: a free one before a match, or that of a bot."""

    @property
    def is_open(self) -> bool:
        """Whether strangers see it."""

    @property
    def is_over(self) -> bool:
        """Whether the table has done what it was opened for: it is closed then."""

    @property
    def is_past(self) -> bool:
        """Whether its match is over, and nobody is here who looks at it."""

    @property
    def is_playing(self) -> bool:
        """Whether a match is being played."""

    @property
    def may_rest(self) -> bool:
        """Whether its match can lie until somebody comes back: all of it is on disk."""

    @property
    def seats_here(self) -> int:
        """How many are connected."""

    def keys(self) -> list[str]:
        """Return the keys of those who have a place here, or are about to take one."""

    def knows(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here."""

    def meets(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has nobody here whom they never meet."""

    def is_here(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody is connected here."""

    def names(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here, or had one, or opened the table."""

    def line(self) -> h.Line:
        """Return the table as the lobby shows it."""

    async def said(self) -> Sequence[tuple[str, str]]:
        """Return who said what here last."""

    async def serve(self, wire: Wire, person: RegisteredPerson) -> None:
        """Serve a connection of somebody until it ends."""

    def send_away(
        self, person: RegisteredPerson, rule: str, details: Mapping[str, str | int]
    ) -> None:
        """Send somebody away from this table; a bot plays on for them."""

    def hang_up(self, wire: Wire, rule: str) -> None:
        """End one connection to this table, if it is one; the chair is kept."""

    def quiet(self, person: RegisteredPerson) -> None:
        """Somebody here never wants to meet somebody else again: nobody types here any more."""

    def renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else from now on."""

    async def rest(self) -> RestingTable | None:
        """Stop, and return what the house is to know of it meanwhile; None if it goes on."""

    async def close(self, reason: str) -> None:
        """Tell everybody that the house closes; what is played goes on when it is open again."""

    async def end(self, reason: str = "over") -> None:
        """Close the table for good: nothing is kept of it."""

    async def abandon(self) -> None:
        """Stop, and tell nothing that waits: whoever is here comes back once the table goes on."""


class HouseTables:
    """The tables of a house. Methods that wait raise StoreError, unless they say otherwise."""

    def __init__(self, house: HouseServer, ledger: Ledger) -> None:
        self._house, self._ledger = house, ledger
        self.rooms: dict[str, AwakeTable] = {}
        """Those at which somebody is, or was a moment ago."""
        self._resting: dict[str, RestingTable] = {}
        self._resting_of: dict[str, dict[str, RestingTable]] = {}
        """By the keys of those who have a place there."""
        self._unseen: deque[str] = deque()
        """Tables at which somebody was when the house ended: their matches may be over."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By tables: each goes to rest, comes back or is led anew, one after the other."""
        self._leads_anew = asyncio.Lock()
        """Held while tables are led anew whose hosts are gone; it is taken before their locks."""
        self._waking: list[str] = []
        """The games of tables that are about to be led."""
        self._faulty: set[str] = set()
        """Tables whose fault was told."""
        self._moving: set[str] = set()
        """Tables whose host is gone."""
        self._readers = 0
        self._renamed: list[tuple[RegisteredPerson, str]] = []
        """Who was called otherwise, and what before, while tables are read."""

    def __len__(self) -> int:
        return len(self.rooms) + len(self._resting)

    def __iter__(self) -> Iterator[AwakeTable | RestingTable]:
        return chain(self.rooms.values(), self._resting.values())

    @property
    def resting(self) -> int:
        """How many rest."""
        return len(self._resting)

    @property
    def led_here(self) -> int:
        """How many of those at which somebody is this host leads."""
        return len(self.rooms) - self._house.shares.tables

    def find(self, table: str) -> AwakeTable | RestingTable | None:
        """Return a table as it is, None if there is none."""
        return self.rooms.get(table) or self._resting.get(table)

    def seen_by(self, person: RegisteredPerson) -> Iterator[AwakeTable | RestingTable]:
        """Return the tables that somebody could see: one that rests only who has a place there."""
        return chain(self.rooms.values(), self._resting_of.get(person.key, {}).values())

    # -- opening -----------------------------------------------------------------------------

    async def open_all(self) -> None:
        """Lead all tables that were kept."""
        for lead, records in await asyncio.to_thread(self._ledger.lead_all):
            self._take(lead, records)
            await asyncio.sleep(0)  # many tables take their time

    def _take(self, lead: Lead, records: Sequence[LedgerRecord]) -> None:
        """Take a table that was kept: one with a match rests until somebody comes back."""
        read = r.read(records)
        if read is None or read.opened is None:
            return
        if read.begun is None:
            self._go_on(lead, read)
        elif is_played(read.opened, self._house.outside):
            chairs = () if read.here is None else [each.name for each in read.here.chairs]
            since = lead.rests or self._house.people.now()
            found = RestingTable(self._house, lead, read.opened, chairs, read.keys, since)
            self._put_to_rest(found)
            if not lead.rests:
                self._unseen.append(found.id)

    def _go_on(
        self, lead: Lead, read: r.Read, rested: RestingTable | None = None
    ) -> HouseRoom | None:
        """Go on with a table that was kept, if its game is there."""
        if read.opened is None or not is_played(read.opened, self._house.outside):
            return None
        if self._house.is_closing:  # nobody would end it any more
            return None
        try:
            room = HouseRoom(self._house, Pen(self._house.writer, lead), read, read.opened, rested)
        except RefusalError:
            return None
        self.rooms[room.id] = room
        room.run()
        return room

    def offers(self, game: str) -> None:
        """See whether one more table may be opened for a game. Raises HouseError."""
        if self.resting >= RESTING or self._house.nearly_full:
            raise HouseError("house-full")
        self._has_room(game)

    def _has_room(self, game: str) -> None:
        """See whether there may be one more table at which somebody is. Raises HouseError."""
        here = self.led_here
        if here + len(self._waking) >= TABLES and self._house.shares.chosen(here) is None:
            raise HouseError("house-full")
        if not registry.is_outside(game):
            return
        if game not in self._house.facts.outside:
            raise HouseError("house-game", {"game": game})
        # Each such table has a process that tries its steps.
        games = chain((room.opened.set_up.game for room in self.rooms.values()), self._waking)
        if sum(map(registry.is_outside, games)) >= OF_OUTSIDE:
            raise HouseError("house-outside-full", {"game": game, "most": OF_OUTSIDE})

    async def open(self, opened: r.Open, name: str) -> AwakeTable:
        """Open a table; it is on disk when this returns. Raises RefusalError, HouseError, too."""
        try:
            room = await self._opened(opened, name)
        except FencedError:
            raise HouseError("house-no-table") from None
        if opened.opener and self._house.people.get(opened.opener) is None:  # deleted meanwhile
            await self.end(room)
            raise HouseError("house-no-table")
        return room

    async def _opened(self, opened: r.Open, name: str) -> AwakeTable:
        table = "".join(choice(invitations.LETTERS) for _ in range(ID))
        data = r.encoded(opened)
        work = self._house.writer.do(lambda: self._ledger.open(table, name, data))
        lead = await asyncio.wrap_future(work)
        share = self._house.shares.chosen(self.led_here)
        if share is not None:
            lies = RestingTable(self._house, lead, opened, (), (opened.opener,), since=0)
            found = await share.take(lies)
            if found is not None:
                self.rooms[table] = found
                return found
            lead = await asyncio.wrap_future(
                self._house.writer.do(lambda: self._ledger.lead(table))
            )
        if self._house.is_closing:
            raise HouseError("house-ends")
        read = r.Read([LedgerRecord(1, data)])
        room = self.rooms[table] = HouseRoom(
            self._house, Pen(self._house.writer, lead), read, opened
        )
        room.run()
        return room

    # -- rest --------------------------------------------------------------------------------

    async def get(self, table: str) -> AwakeTable | None:
        """Return a table with its match, None if there is none. Raises HouseError alone."""
        room = self.rooms.get(table)
        lies = table in self._resting or table in self._moving
        if not lies and (room is None or not room.moves):
            return room
        try:
            while True:
                await self._lead_what_moves()
                async with self._alone(table):
                    if table in self._moving:  # its host has gone while others had it
                        continue
                    rested = self._resting.get(table)
                    return self.rooms.get(table) if rested is None else await self._woken(rested)
        except StoreError:
            raise HouseError("house-waits") from None
        except FencedError:
            self.fenced(table)
            return None

    def _alone(self, table: str) -> asyncio.Lock:
        """Return the lock of a table; nobody waits for that of another meanwhile."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def _woken(self, rested: RestingTable) -> AwakeTable | None:
        """Have a table led that rests, here or by another host; whoever calls has its lock."""
        game = rested.opened.set_up.game
        self._has_room(game)
        self._waking.append(game)
        unsure, rested.is_unsure = rested.is_unsure, True  # until it is known how it went
        try:
            share = self._house.shares.chosen(self.led_here)
            if share is not None:  # what is being written of it now is there before it reads
                await asyncio.wrap_future(self._house.writer.do(lambda: None))
                share = self._house.shares.chosen(self.led_here)  # others may have had its place
            found = None if share is None else await share.take(rested)
            if found is None:
                return await self._wake(rested, anew=unsure or share is not None)
        finally:
            self._waking.remove(game)
        self._taken_from_rest(rested.id)
        self.rooms[rested.id] = found
        return found

    async def _wake(self, rested: RestingTable, *, anew: bool) -> HouseRoom | None:
        """Lead a table here that rests; ``anew``: another host may have led it meanwhile."""

        def woken() -> tuple[Lead, list[LedgerRecord]]:
            lead = self._ledger.lead(rested.id) if anew else rested.lead
            return self._ledger.wake(lead)

        with self._read_while_renamed() as renamed:
            lead, records = await asyncio.wrap_future(self._house.writer.do(woken))
            rested.lead, rested.is_unsure = lead, False
            read = r.read(records)
            room = None if read is None else self._go_on(lead, read, rested)
            if room is None:
                self._tell_renamed(rested, renamed())
                self._keep_since(rested)
            else:
                self._taken_from_rest(rested.id)
                self._tell_renamed(room, renamed())
        return room

    @contextlib.contextmanager
    def _read_while_renamed(self) -> Iterator[Callable[[], Sequence[tuple[RegisteredPerson, str]]]]:
        """Give what returns who was called otherwise since: what was read may not say so."""
        since = len(self._renamed)
        self._readers += 1
        try:
            yield lambda: self._renamed[since:]
        finally:
            self._readers -= 1
            if not self._readers:
                self._renamed.clear()

    def _tell_renamed(
        self,
        table: AwakeTable | RestingTable | None,
        renamed: Sequence[tuple[RegisteredPerson, str]],
    ) -> None:
        for person, before in renamed:
            if isinstance(table, RestingTable):
                table.renamed(before, person.name)
            elif table is not None:
                table.renamed(person, before)

    async def _rest(self, room: AwakeTable) -> None:
        """Let a table rest at which nobody is."""
        async with self._alone(room.id):
            if self.rooms.get(room.id) is not room or not room.may_rest:
                return
            room.moves = True  # whoever comes now waits for the lock
            rested = await room.rest()
            room.moves = room.id in self._moving  # its host may have gone meanwhile
            if rested is not None:
                del self.rooms[room.id]
                self._moving.discard(room.id)  # its host has gone after it had stopped
                self._put_to_rest(rested)
                self._keep_since(rested)

    # -- tables of other hosts ---------------------------------------------------------------

    def lost(self, tables: Collection[str]) -> None:
        """The host of tables is gone: they are led anew, by whoever comes first."""
        self._moving.update(tables)

    async def _lead_what_moves(self) -> None:
        """Lead the tables of hosts that are gone."""
        if not self._moving:
            return
        async with self._leads_anew:
            moving = sorted(self._moving)
            async with self._all_alone(moving):
                await self._lead_anew([table for table in moving if table in self._moving])

    @contextlib.asynccontextmanager
    async def _all_alone(self, tables: Sequence[str]) -> AsyncIterator[None]:
        """Have the locks of some tables; whoever calls has ``_leads_anew``."""
        async with contextlib.AsyncExitStack() as locks:
            for table in tables:
                await locks.enter_async_context(self._alone(table))
            yield

    async def _lead_anew(self, moving: Sequence[str]) -> None:
        """Lead tables whose hosts are gone; whoever calls has their locks."""
        if not moving:
            return
        with self._read_while_renamed() as renamed:
            work = self._house.writer.do(partial(self._ledger.lead_some, moving))
            for lead, records in await asyncio.wrap_future(work):
                before = self.rooms.pop(lead.table, None)
                self._moving.discard(lead.table)
                try:
                    self._take(lead, records)
                    self._tell_renamed(self.find(lead.table), renamed())
                except Exception as error:
                    self._found_fault(lead.table, error)
                if before is not None and lead.table in self.rooms:
                    self.rooms[lead.table].expects = before.expects
        for table in moving:
            if table in self._moving:  # it was closed for good
                self._moving.discard(table)
                self.rooms.pop(table, None)
            found = self.find(table)
            if found is None:
                self._gone(table)
            else:
                self._house.lobby.room_changed(found)

    def _keep_since(self, rested: RestingTable) -> None:
        """Have the disk know the day on which somebody was at a table last."""
        day = rested.since - rested.since % DAY_MS
        self._house.writer.do(partial(self._ledger.rest, rested.lead, day))

    def _put_to_rest(self, rested: RestingTable) -> None:
        self._resting[rested.id] = rested
        theirs = rested.keys()
        for key in theirs:
            self._resting_of.setdefault(key, {})[rested.id] = rested

    def _taken_from_rest(self, table: str) -> RestingTable | None:
        rested = self._resting.pop(table, None)
        for key in () if rested is None else rested.keys():
            theirs = self._resting_of[key]
            del theirs[table]
            if not theirs:
                del self._resting_of[key]
        return rested

    async def opened_by(self, person: RegisteredPerson, most: int) -> int:
        """Return how many tables there are that somebody has opened.

        Where it is ``most`` or more, those are closed whose matches are over and at which nobody
        is: they only stand because another host, or this one, was opened anew meanwhile.
        """
        theirs = [each.id for each in self if each.opened.opener == person.key]
        for table in theirs if len(theirs) >= most else ():
            room = await self.get(table)
            if room is not None and room.is_past:
                await self.end(room)
        return sum(each.opened.opener == person.key for each in self)

    # -- who sits there ------------------------------------------------------------------------

    async def awake_of(self, person: RegisteredPerson) -> list[AwakeTable]:
        """Return all tables at which somebody has a place, with their matches.

        Raises HouseError where one cannot wake, once all others have.
        """
        goes_to_rest = [room.id for room in self.rooms.values() if room.moves]
        refused: HouseError | None = None
        for table in [*self._resting_of.get(person.key, ()), *goes_to_rest]:
            found = self.find(table)
            try:
                if found is not None and found.knows(person):
                    await self.get(table)
            except HouseError as error:
                refused = error
        if refused is not None:
            raise refused
        return [room for room in self.rooms.values() if room.knows(person)]

    def part(self, person: RegisteredPerson) -> None:
        """Where somebody sits with a person whom they block, no words pass any more."""
        for table in self.seen_by(person):
            if table.knows(person) and not table.meets(person):
                table.quiet(person)

    def renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else from now on; the ledger says so already."""
        if self._readers:
            self._renamed.append((person, before))
        for room in self.rooms.values():
            room.renamed(person, before)
        for rested in self._resting.values():
            rested.renamed(before, person.name)

    def naming(self, person: RegisteredPerson) -> list[str]:
        """Return the tables at which somebody has a place, or had one, or that they opened."""
        return [each.id for each in self if each.names(person)]

    async def stop(self, tables: Sequence[str], person: RegisteredPerson, rule: str) -> None:
        """Have tables stand still, without somebody, who hears why."""
        async with self._leads_anew, self._all_alone(sorted(tables)):
            for table in tables:
                self._taken_from_rest(table)
                room = self.rooms.pop(table, None)
                if room is not None:
                    room.send_away(person, rule, {})
                    await room.abandon()
            self._moving.difference_update(tables)  # whoever has led one may be gone meanwhile
        if await self._house.shares.settle():  # of tables, too, that are over just now
            await self._lead_what_moves()
        # From here on what was not written yet belongs to nobody: the tables are led anew.
        for table in tables:
            await self._led_anew(table)

    async def go_on_with(self, tables: Sequence[str]) -> None:
        """Lead tables again that stood still."""
        for n, table in enumerate(tables):
            with self._read_while_renamed() as renamed:
                try:
                    found = await self._led_anew(table)
                except StoreError:
                    self._moving.update(tables[n:])  # they are led once the disk takes it
                    raise
                if found is not None:
                    self._take(*found)
                    self._tell_renamed(self.find(table), renamed())
            if table in self.rooms:
                self._house.lobby.room_changed(self.rooms[table])
            elif table not in self._resting:
                self._house.lobby.room_gone(table)

    async def _led_anew(self, table: str) -> tuple[Lead, list[LedgerRecord]] | None:
        """Lead a table that was kept; None where it is gone."""

        def led() -> tuple[Lead, list[LedgerRecord]] | None:
            try:
                return self._ledger.lead(table), self._ledger.records(table)
            except FencedError:
                return None

        return await asyncio.wrap_future(self._house.writer.do(led))

    # -- the end -------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """End tables that are over, and let those rest at which nobody is."""
        for room in list(self.rooms.values()):
            try:
                if room.is_over:
                    await self.end(room)
                elif room.may_rest:
                    await self._rest(room)
            except Exception as error:  # a fault at one table must not end the house
                self._found_fault(room.id, error)
        with contextlib.suppress(StoreError):  # it is tried again
            await self._lead_what_moves()
        for _ in range(min(LOOKED_AT, len(self._unseen))):
            table = self._unseen.popleft()
            try:
                await self.get(table)  # what is over goes to the archive
            except HouseError:
                self._unseen.append(table)  # it is tried again, after the others
            except Exception as error:
                self._found_fault(table, error)
            await asyncio.sleep(0)

    def _found_fault(self, table: str, error: Exception) -> None:
        """Tell once of a fault at a table: it must not end the house."""
        if table not in self._faulty:
            self._faulty.add(table)
            self._house.fault("A house found a fault at a table", error)

    async def forget_old(self) -> None:
        """Forget matches that nobody has come back to."""
        now = self._house.people.now()
        for rested in [each for each in self._resting.values() if now - each.since >= KEPT_MS]:
            try:
                await self.close(rested.id)
            except HouseError:
                return  # it is tried again
            except Exception as error:
                self._found_fault(rested.id, error)

    async def close(self, table: str) -> bool:
        """Close a table for good; tell whether there is one. Raises HouseError."""
        room = await self.get(table)
        if room is not None:
            await self.end(room)
            return True
        rested = self._taken_from_rest(table)
        if rested is None:
            return False
        Pen(self._house.writer, rested.lead).write(r.encoded(r.Left()), ends=True)
        self._gone(table)
        return True

    async def end(self, room: AwakeTable) -> None:
        """Close a table for good that is awake."""
        self.rooms.pop(room.id, None)
        self._gone(room.id)
        await room.end()
        if room.moves:  # its host is gone, and may not have done it
            await self.close(room.id)

    def fenced(self, table: str) -> None:
        """Somebody else leads a table now."""
        self.rooms.pop(table, None)
        self._taken_from_rest(table)
        self._house.lobby.room_gone(table)
        self._house.record({"event": "fenced"})

    def _gone(self, table: str) -> None:
        self._house.lobby.room_gone(table)
        self._house.friends.room_gone(table)


def is_played(opened: r.Open, outside: Sequence[str]) -> bool:
    """Tell whether a table's game is offered, with these of other packages.

    A table of another waits until it is again.
    """
    game = opened.set_up.game
    return registry.has(game) and (not registry.is_outside(game) or game in outside)
