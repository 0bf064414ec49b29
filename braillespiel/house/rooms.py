"""The tables of a house, each with its server; who may sit down there, and what they may say."""

from __future__ import annotations

import asyncio
import contextlib
from secrets import SystemRandom
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from braillespiel.application.trial import WorkerTrial
from braillespiel.house import records as r
from braillespiel.house.keeper import HouseKeeper
from braillespiel.house.ladder_watch import LadderWatch, counts
from braillespiel.house.lobby import line_of
from braillespiel.house.person import RegisteredPerson, token
from braillespiel.house.resting import RestingTable, RoomMemory
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network.gc_policy import GC_POLICY
from braillespiel.network.houses import messages as h
from braillespiel.network.joining.door import Admitted, Door, WhyNew
from braillespiel.network.joining.handshake import digest
from braillespiel.network.matches import Terms
from braillespiel.network.members import Guest
from braillespiel.network.pace import NetPace
from braillespiel.network.refusals import RefusalError
from braillespiel.network.server import Record, TableServer
from braillespiel.network.table import NetworkTable
from braillespiel.network.threadsafe import end_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from braillespiel.application.bot_workers import BotWorkers
    from braillespiel.house.host_counts import HostCounts
    from braillespiel.house.writer import Pen
    from braillespiel.network.line import Wire

EMPTY_MS = 10 * 60 * 1000
"""A table at which nothing is played ends after nobody has been there for so long."""
REST_MS = 2 * 60 * 1000
"""A table with a match rests after nobody has been there for so long."""


class RoomsPeople(Protocol):
    """What a table needs to know of people (house.people.People)."""

    def get(self, key: str) -> RegisteredPerson | None:
        """Return who is known by a key."""

    def named(self, name: str) -> RegisteredPerson | None:
        """Return who has a name."""

    def apart_from(self, person: RegisteredPerson) -> set[str]:
        """Return the keys of those whom somebody never meets."""

    def now(self) -> int:
        """Return the time, in ms since 1970."""


class RoomsHouse(Protocol):
    """What a table needs of its house: house.server.HouseServer, or house.table_share.TableShare
    where another host leads that one.
    """

    bots: Sequence[str]
    clock: Callable[[], int]
    counts: HostCounts
    has_ladder: bool
    record: Record
    secret: bytes
    thinkers: BotWorkers

    @property
    def people(self) -> RoomsPeople:
        """Return who may be at a table."""

    @property
    def free_words(self) -> bool:
        """Whether people may type to each other here where all of a table allow it."""

    def door(self, code: str, known: Callable[[str], bool]) -> Door | None:
        """Return the door of a table with a code; None where it is at the host that leads."""

    def changed(self, room: HouseRoom, *, shown: bool) -> None:
        """A table was kept as it is now; ``shown``: what the lobby shows of it is otherwise."""

    def fenced(self, room: HouseRoom) -> None:
        """Somebody else leads this table now."""


class HouseRoom:
    """A table of the house (network.server.TableObserver). ``read`` are its records.

    ``rested`` is what the house knew of it while it rested.
    """

    moves = False
    """Whether another host has led it that is gone."""

    def __init__(
        self,
        house: RoomsHouse,
        pen: Pen,
        read: r.Read,
        opened: r.Open,
        rested: RestingTable | None = None,
    ) -> None:
        self.id = pen.lead.table
        self.opened = opened
        self._house, self._pen = house, pen
        self.ladder = LadderWatch(house, self)
        self.for_ladder = house.has_ladder and counts(opened.set_up)
        """Whether matches here can count for the ladder."""
        self.keeper = HouseKeeper(pen, read, lambda key: self._keys.get(key, ""), self.ladder)
        self.keeper.on_kept = self._kept
        self._coming: dict[str, RegisteredPerson] = {}
        """Who is let in at this moment, by the digest of their token."""
        self._turned_away: dict[str, RefusalError] = {}
        """What those hear who are sent away before they have sat down."""
        self._keys: dict[str, str] = {}
        """The keys of those who have a place, by the digests of their tokens."""
        for person in filter(None, map(house.people.get, read.keys)):
            self._keys_of(person)
        terms = Terms(
            house.bots,
            lambda: NetPace(SystemRandom()),
            opened.set_up,
            opened.quick or opened.set_up.seats,
            together=True,
            trial=WorkerTrial,
            thinkers=house.thinkers,
        )
        self.table = NetworkTable(pen.lead.name, self.keeper, house.clock, terms)
        self.table.on_said = self._said
        self.table.on_news = self.ladder.told
        self.table.hears = self._hears
        self._memory = RoomMemory() if rested is None else rested.memory
        self._served = 0
        """How many connections are served."""
        self._was_served = False
        """Whether anybody was, since this host opened it."""
        self._written = pen.asked
        """How many records there were when somebody pressed a key last."""
        self.expects: frozenset[str] | None = None
        """The keys of those to whom chairs belong that are free, or a bot's; None: anybody's."""
        self.server = TableServer(self.table, house.record, pen, self)
        self.server.measure(house.counts.updates.note)
        loop = asyncio.get_running_loop()
        pen.on_fenced = lambda: _soon(loop, self._fenced)
        self.door = None
        if opened.code:
            self.door = house.door(opened.code, self.table.knows)
            if self.door is not None:
                self.door.on_told = self.recode
            self.table.code, self.table.code_for_all = opened.code, True
        self._since = house.clock()
        """Since when nobody is here."""
        self._task: asyncio.Task[None] | None = None
        self._line: h.Line | None = None
        self.ended = False
        if rested is not None:
            self._put_back(rested)

    async def said(self) -> Sequence[tuple[str, str]]:
        """Return who said what here last."""
        return list(self._memory.said)

    def run(self) -> None:
        """Let its time pass."""
        self._task = asyncio.get_running_loop().create_task(self.server.run())

    # -- who is here -----------------------------------------------------------------------

    def token(self, person: RegisteredPerson) -> str:
        """Return what stands for somebody at this table, and for nobody at any other."""
        return token(self._house.secret, person.key, self.id)

    def _keys_of(self, person: RegisteredPerson) -> str:
        key = digest(self.token(person))
        self._keys[key] = person.key
        return key

    def knows(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here."""
        return self.table.knows(digest(self.token(person)))

    def keys(self) -> list[str]:
        """Return the keys of those who have a place here, or are about to take one."""
        found = [self._keys.get(guest.digest, "") for guest in self.table.members]
        if self.opened.opener and self.table.matches.phase == "gathering":
            found.append(self.opened.opener)  # whom they never meet does not sit down before them
        return found

    def key_of(self, guest: Guest) -> str:
        """Return the key of a member."""
        return self._keys.get(guest.digest, "")

    def meets(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has nobody here whom they never meet."""
        return not self._house.people.apart_from(person).intersection(self.keys())

    async def serve(self, wire: Wire, person: RegisteredPerson) -> None:
        """Serve a connection of somebody until it ends."""
        key = self._keys_of(person)
        self._coming[key] = person
        self._turned_away.pop(key, None)
        self._served += 1
        self._was_served = True
        admitted = Admitted(self.token(person), self.table.knows(key))
        GC_POLICY.came()
        try:
            await self.server.serve(wire, admitted=admitted)
        finally:
            GC_POLICY.ended()
            self._served -= 1

    # -- what the table's server tells (network.server.Room) ---------------------------------

    def greets(self, hello: m.Hello, address: str) -> m.Hello:
        """Let somebody sit down under the name they have in the house. Raises RefusalError."""
        key = digest(hello.token)
        person = self._coming.pop(key, None)
        refusal = self._turned_away.pop(key, None)
        if refusal is not None:  # sent away before they sat down
            raise refusal
        if person is None:
            raise RefusalError("token-unknown", ends=True)
        guest = self.server.guest(key)
        watches = hello.watches or (guest is not None and guest.watches)
        if guest is None:
            if not self.meets(person) or not self._may_take(person):
                raise RefusalError("house-no-table", ends=True)  # it tells nothing of a block
            late = self.expects is not None and self.has_chair
            gathering = self.table.matches.phase == "gathering"
            watches = hello.watches or not (late or (self._free() and gathering))
            if watches and not self.allows("watching"):
                raise RefusalError("house-watching", ends=True)
        return replace(hello, names=(person.name,), watches=watches)

    def _may_take(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody new may sit down: chairs may be kept for others."""
        return self.expects is None or person.key in self.expects

    def is_here(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody is connected here."""
        guest = self.server.guest(digest(self.token(person)))
        return guest is not None and guest.here

    @property
    def has_chair(self) -> bool:
        """Whether there is a chair for one more: a free one before a match, or that of a bot."""
        matches = self.table.matches
        if matches.playing is None or matches.phase != "playing":
            return matches.phase == "gathering" and self._free() > 0
        chairs = matches.playing.chairs
        late = matches.playing.set_up.late
        return late and any(chair.member is None and bool(chair.level) for chair in chairs)

    def _free(self) -> int:
        taken = sum(len(guest.names) for guest in self.table.members.players())
        return max(0, self.opened.set_up.seats - taken)

    def came(self, table: TableServer, guest: Guest) -> None:
        """Somebody is here: what others have allowed they have to allow, too."""
        self._kept()

    def fell_out(self, table: TableServer, guest: Guest) -> None:
        """A connection went down."""
        if not self.table.members.here():
            self._since = self._house.clock()
        self._kept()

    def heard(self, table: TableServer, guest: Guest, message: c.FromPupil) -> None:
        """Note what a member allows. Raises RefusalError for what only a class hears."""
        if not isinstance(message, c.Allow):
            name = m.name_of(message)
            raise RefusalError("message-unknown", name=name)
        if message.what == "words" and not self._house.free_words:
            raise RefusalError("house-ready-only")
        if not guest.wishes_at(self._house.clock()):
            raise RefusalError("too-often", seconds=1)
        before = self.allows(message.what)
        allowed = self._memory.allowed[message.what]
        (allowed.add if message.yes else allowed.discard)(guest.digest)
        if before != self.allows(message.what):
            self.table.news(f"{message.what}-{'off' if before else 'on'}", guest)
        if message.what == "watching" and before and not self.allows("watching"):
            self._send_watchers_away()

    def _send_watchers_away(self) -> None:
        for guest in [each for each in self.table.members if each.watches]:
            self.server.expel(guest, "house-watching")

    def names(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here, or had one, or opened the table."""
        playing = self.table.matches.playing
        chairs = () if playing is None else playing.chairs
        named = any(person.name == each.name for each in chairs) or self.table.name == person.name
        comes = digest(self.token(person)) in self._coming
        return named or comes or self.knows(person) or self.opened.opener == person.key

    def renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else from now on."""
        if self.table.name == before:
            self.table.name = person.name
        self._memory.renamed(before, person.name)
        guest = self.server.guest(digest(self.token(person)))
        if guest is None:
            return
        self.table.rename(guest, person.name)
        playing = self.table.matches.playing
        if playing is not None:
            self.keeper.reseat(playing.host.players)
        self.server.look()

    def send_away(
        self, person: RegisteredPerson, rule: str, details: Mapping[str, str | int]
    ) -> None:
        """Send somebody away from this table; a bot plays on for them."""
        key = digest(self.token(person))
        if key in self._coming:
            self._turned_away[key] = RefusalError(rule, ends=True, **details)
        guest = self.server.guest(key)
        if guest is not None:
            self.server.expel(guest, rule, **details)

    def hang_up(self, wire: Wire, rule: str) -> None:
        """End one connection to this table, if it is one; the chair is kept."""
        self.server.end_connection(wire, rule)

    def quiet(self, person: RegisteredPerson) -> None:
        """Somebody here never wants to meet somebody else again: nobody types here any more."""
        self._memory.allowed["words"].discard(digest(self.token(person)))

    def allows(self, what: str) -> bool:
        """Tell whether everybody who sits here allows something."""
        sitting = {guest.digest for guest in self.table.members if not guest.watches}
        return bool(sitting) and sitting <= self._memory.allowed[what]

    def refuses(self, guest: Guest, message: m.FromSeat) -> m.FromHost | None:
        """Answer what somebody may not do here; the table does not hear of it."""
        if isinstance(message, m.Say):
            if message.text and not (self._house.free_words and self.allows("words")):
                return m.Refused("house-ready-only")
            person = self._house.people.get(self.key_of(guest))
            if person is None or person.muted > self._house.people.now():
                return m.Refused("muted")
        elif isinstance(message, m.Sit) and message.watches and not self.allows("watching"):
            return m.Refused("house-watching")
        return None

    def recode(self, code: str, why: WhyNew) -> None:
        """Too many have guessed at the code: whoever is here is told the new one."""
        self.opened = replace(self.opened, code=code)
        self.keeper.reopen(self.opened)
        self.table.new_code(code, why)
        self.server.look()

    def went_on(self, table: TableServer) -> None:
        """What has happened is on its way; the lobby learns of it once it is kept.

        Time that passes at a table where nothing happens is no key.
        """
        if self._pen.asked != self._written:
            self._written = self._pen.asked
            GC_POLICY.pressed()

    def _said(self, said: m.Said) -> None:
        self._memory.said.append((said.name, said.text or said.prepared))

    def _hears(self, speaker: Guest, listener: Guest) -> bool:
        """Tell whether somebody is told what another one says: never of whom they block."""
        person = self._house.people.get(self.key_of(listener))
        other = self.key_of(speaker)
        return person is None or other not in self._house.people.apart_from(person)

    # -- what the lobby shows --------------------------------------------------------------

    def line(self) -> h.Line:
        """Return the table as the lobby shows it."""
        who = tuple(guest.name for guest in self.table.members if guest.here)
        playing = self.table.matches.phase == "playing"
        free = self._free()
        return line_of(self.id, self.opened, who, free, playing=playing, ladder=self.for_ladder)

    @property
    def is_playing(self) -> bool:
        """Whether a match is being played."""
        return self.table.matches.phase == "playing"

    @property
    def is_past(self) -> bool:
        """Whether its match is over, and nobody is here who looks at it."""
        return self.table.matches.phase == "over" and not self.table.members.here()

    @property
    def seats_here(self) -> int:
        """How many are connected."""
        return len(self.table.members.here())

    @property
    def is_open(self) -> bool:
        """Whether strangers see it: somebody is there, and no chair is kept for others."""
        if self.expects is not None and self.table.matches.phase == "gathering":
            return False
        return bool(self.table.members.here()) or not list(self.table.members)

    def _kept(self) -> None:
        line, before = self.line(), self._line
        self._line = line
        self._house.changed(self, shown=line != before)

    @property
    def is_over(self) -> bool:
        """Whether the table has done what it was opened for: it is closed then."""
        members = list(self.table.members)
        if self.table.members.here() or self.table.matches.phase == "playing":
            return False
        waited = self._house.clock() - self._since
        looked_at = self.table.matches.phase == "over" and self._was_served
        if looked_at or (not members and self._line is not None):
            return waited >= 1000
        return waited >= EMPTY_MS

    # -- rest --------------------------------------------------------------------------------

    @property
    def may_rest(self) -> bool:
        """Whether its match can lie until somebody comes back: all of it is on disk."""
        empty = not self._served and not self.table.members.here() and self.expects is None
        waits = empty and self.table.matches.phase == "playing" and self._pen.kept
        if self.door is not None and self.door.is_guessed_at:
            return False  # at a door that is opened anew nothing would be counted
        return waits and self._house.clock() - self._since >= REST_MS

    async def rest(self) -> RestingTable | None:
        """Stop, and return what the house is to know of it meanwhile."""
        now = self._house.people.now() - self._house.clock()
        playing = self.table.matches.playing
        self._memory.away = {each.digest: now + each.fell_out for each in self.table.members}
        found = RestingTable(
            self._house,
            self._pen.led(self.table.name),
            self.opened,
            () if playing is None else (each.name for each in playing.chairs),
            map(self.key_of, self.table.members),
            now + self._since,
            self._memory,
        )
        await self.abandon()
        return found

    def _put_back(self, rested: RestingTable) -> None:
        """Nobody has been here since they went who have a place."""
        now = self._house.people.now() - self._house.clock()
        self._since = rested.since - now
        for guest in self.table.members:
            guest.fell_out = self._memory.away.get(guest.digest, rested.since) - now

    # -- the end -----------------------------------------------------------------------------

    async def close(self, reason: str) -> None:
        """Tell everybody that the house closes; what is played goes on when it is open again."""
        await self.server.close(reason)
        await self._stop()

    async def end(self, reason: str = "over") -> None:
        """Close the table for good: nothing is kept of it."""
        self.ended = True
        self.keeper.end()
        await self.close(reason)

    async def _stop(self) -> None:
        if self.door is not None:
            self.door.close()
        if self._task is not None:
            self._task.cancel()
            await end_of(self._task)

    async def abandon(self) -> None:
        """Stop, and tell nothing that waits: whoever is here comes back once the table goes on."""
        self.ended = True
        self.server.abandon()
        await self._stop()

    def _fenced(self) -> None:
        """Somebody else leads the table: nothing that is not on disk is told."""
        if not self.ended:
            self.ended = True
            self.server.abandon()
            self._house.fenced(self)
            if self._task is not None:
                self._task.cancel()


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has been closed
        loop.call_soon_threadsafe(call)
