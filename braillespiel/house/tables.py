"""The tables of a house: those at which somebody is, and those that rest until somebody comes back.

A match at which nobody is lies in the ledger alone. So a house opens, or another host takes it
over, as fast with ten thousand matches that were left as with none.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from secrets import choice
from typing import TYPE_CHECKING

import msgspec

from braillespiel.games import registry
from braillespiel.house import invitations
from braillespiel.house import records as r
from braillespiel.house.ledger import FencedError, Lead, LedgerRecord
from braillespiel.house.people import DAY_MS
from braillespiel.house.resting import RestingTable
from braillespiel.house.rooms import HouseRoom
from braillespiel.house.writer import Pen
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.refusals import RefusalError
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from braillespiel.house.ledger import Ledger
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.server import HouseServer

ID = 10
TABLES = 2000
"""Tables of a house at most at which somebody is, or was a moment ago."""
RESTING = 20_000
"""Tables at most that rest."""
OF_OUTSIDE = 20
"""Tables that play games of other packages."""
LOOKED_AT = 5
"""So many tables are looked at in one go that were played at when the house ended."""
KEPT_MS = 30 * DAY_MS
"""A match that nobody comes back to is forgotten after this time."""


class HouseTables:
    """The tables of a house. Methods that wait raise StoreError, unless they say otherwise."""

    def __init__(self, house: HouseServer, ledger: Ledger) -> None:
        self._house, self._ledger = house, ledger
        self.rooms: dict[str, HouseRoom] = {}
        """Those at which somebody is, or was a moment ago."""
        self._resting: dict[str, RestingTable] = {}
        self._resting_of: dict[str, dict[str, RestingTable]] = {}
        """By the keys of those who have a place there."""
        self._unseen: deque[str] = deque()
        """Tables at which somebody was when the house ended: their matches may be over."""
        self._lock = asyncio.Lock()
        """One table after the other goes to rest, or comes back."""
        self._faulty: set[str] = set()
        """Tables whose fault was told."""

    def __len__(self) -> int:
        return len(self.rooms) + len(self._resting)

    def __iter__(self) -> Iterator[HouseRoom | RestingTable]:
        return chain(self.rooms.values(), self._resting.values())

    @property
    def resting(self) -> int:
        """How many rest."""
        return len(self._resting)

    def find(self, table: str) -> HouseRoom | RestingTable | None:
        """Return a table as it is, None if there is none."""
        return self.rooms.get(table) or self._resting.get(table)

    def seen_by(self, person: RegisteredPerson) -> Iterator[HouseRoom | RestingTable]:
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
        read = _read(records)
        if read is None or read.opened is None:
            return
        if read.begun is None:
            self._go_on(lead, read)
        elif self._is_played(read.opened):
            chairs = () if read.here is None else [each.name for each in read.here.chairs]
            since = lead.rests or self._house.people.now()
            found = RestingTable(self._house, lead, read.opened, chairs, read.keys, since)
            self._put_to_rest(found)
            if not lead.rests:
                self._unseen.append(found.id)

    def _is_played(self, opened: r.Open) -> bool:
        """Tell whether a game is offered here; a table of another waits until it is again."""
        game = opened.set_up.game
        if not registry.has(game):
            return False
        return not registry.is_outside(game) or game in self._house.facts.outside

    def _go_on(
        self, lead: Lead, read: r.Read, rested: RestingTable | None = None
    ) -> HouseRoom | None:
        """Go on with a table that was kept, if its game is there."""
        if read.opened is None or not self._is_played(read.opened):
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
        if len(self.rooms) >= TABLES:
            raise HouseError("house-full")
        if not registry.is_outside(game):
            return
        if game not in self._house.facts.outside:
            raise HouseError("house-game", {"game": game})
        # Each such table has a process that tries its steps.
        outside = sum(registry.is_outside(room.opened.set_up.game) for room in self.rooms.values())
        if outside >= OF_OUTSIDE:
            raise HouseError("house-outside-full", {"game": game, "most": OF_OUTSIDE})

    async def open(self, opened: r.Open, name: str) -> HouseRoom:
        """Open a table; it is on disk when this returns. Raises RefusalError, too."""
        table = "".join(choice(invitations.LETTERS) for _ in range(ID))
        data = r.encoded(opened)
        work = self._house.writer.do(lambda: self._ledger.open(table, name, data))
        lead = await asyncio.wrap_future(work)
        read = r.Read([LedgerRecord(1, data)])
        room = self.rooms[table] = HouseRoom(
            self._house, Pen(self._house.writer, lead), read, opened
        )
        room.run()
        return room

    # -- rest --------------------------------------------------------------------------------

    async def get(self, table: str) -> HouseRoom | None:
        """Return a table with its match, None if there is none. Raises HouseError alone."""
        if table not in self._resting:
            return self.rooms.get(table)
        async with self._lock:
            rested = self._resting.get(table)
            if rested is None:
                return self.rooms.get(table)
            self._has_room(rested.opened.set_up.game)
            try:
                work = self._house.writer.do(lambda: self._ledger.wake(rested.lead))
                lead, records = await asyncio.wrap_future(work)
            except StoreError:
                raise HouseError("house-waits") from None
            except FencedError:
                self.fenced(table)
                return None
            read = _read(records)
            room = None if read is None else self._go_on(lead, read, rested)
            if room is None:
                rested.lead = lead
                self._keep_since(rested)
            else:
                self._taken_from_rest(table)
            return room

    async def _rest(self, room: HouseRoom) -> None:
        """Let a table rest at which nobody is."""
        async with self._lock:
            if self.rooms.get(room.id) is not room or not room.may_rest:
                return
            del self.rooms[room.id]
            rested = await room.rest()
            self._put_to_rest(rested)
            self._keep_since(rested)

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

    # -- who sits there ------------------------------------------------------------------------

    async def awake_of(self, person: RegisteredPerson) -> list[HouseRoom]:
        """Return all tables at which somebody has a place, with their matches."""
        for table in list(self._resting_of.get(person.key, ())):
            await self.get(table)
        return [room for room in self.rooms.values() if room.knows(person)]

    def part(self, person: RegisteredPerson) -> None:
        """Where somebody sits with a person whom they block, no words pass any more."""
        for table in self.seen_by(person):
            if table.knows(person) and not table.meets(person):
                table.quiet(person)

    def renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else from now on; the ledger says so already."""
        for room in self.rooms.values():
            room.renamed(person, before)
        for rested in self._resting.values():
            rested.renamed(before, person.name)

    def naming(self, person: RegisteredPerson) -> list[str]:
        """Return the tables at which somebody has a place, or had one, or that they opened."""
        return [each.id for each in self if each.names(person)]

    async def stop(self, tables: Sequence[str], person: RegisteredPerson, rule: str) -> None:
        """Have tables stand still, without somebody, who hears why."""
        async with self._lock:
            for table in tables:
                self._taken_from_rest(table)
                room = self.rooms.pop(table, None)
                if room is not None:
                    room.send_away(person, rule, {})
                    await room.abandon()
        # From here on what was not written yet belongs to nobody: the tables are led anew.
        for table in tables:
            await self._led_anew(table)

    async def go_on_with(self, tables: Sequence[str]) -> None:
        """Lead tables again that stood still."""
        for table in tables:
            found = await self._led_anew(table)
            if found is not None:
                self._take(*found)
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
                if room.id not in self._faulty:
                    self._faulty.add(room.id)
                    self._house.fault("A house found a fault at a table", error)
        with contextlib.suppress(HouseError):  # it is tried again
            for _ in range(min(LOOKED_AT, len(self._unseen))):
                await self.get(self._unseen[0])  # what is over goes to the archive
                self._unseen.popleft()
                await asyncio.sleep(0)

    async def forget_old(self) -> None:
        """Forget matches that nobody has come back to."""
        now = self._house.people.now()
        for rested in [each for each in self._resting.values() if now - each.since >= KEPT_MS]:
            try:
                await self.close(rested.id)
            except HouseError:
                return  # it is tried again

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

    async def end(self, room: HouseRoom) -> None:
        """Close a table for good that is awake."""
        self.rooms.pop(room.id, None)
        self._gone(room.id)
        await room.end()

    def fenced(self, table: str) -> None:
        """Somebody else leads a table now."""
        self.rooms.pop(table, None)
        self._taken_from_rest(table)
        self._house.lobby.room_gone(table)
        self._house.record({"event": "fenced"})

    def _gone(self, table: str) -> None:
        self._house.lobby.room_gone(table)
        self._house.friends.room_gone(table)


def _read(records: Sequence[LedgerRecord]) -> r.Read | None:
    """Return what records tell, None where this program cannot read them."""
    try:
        return r.Read(records)
    except msgspec.MsgspecError:
        return None
