"""The tables of a class and its hall, each with a server: who is where, and brought elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from braillespiel.classroom.orders import OrderError
from braillespiel.classroom.pupils import Pupil, TableOf
from braillespiel.engine.contract import CLOCK
from braillespiel.games import registry
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import texts
from braillespiel.network.kept import KeptTable
from braillespiel.network.matches import Terms
from braillespiel.network.refusals import RefusalError
from braillespiel.network.server import Record, TableObserver, TableServer
from braillespiel.network.table import NetworkTable
from braillespiel.table.host import Player, TableHost

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.keeping import Keeping
    from braillespiel.engine.contract import Document
    from braillespiel.network.members import Guest
    from braillespiel.network.outgoing import WritingStore
    from braillespiel.network.pace import NetPace
    from braillespiel.table.trial import Trial

HALL = ""
WAIT_S = 3600
"""Pupils are not asked what becomes of somebody who lost the connection: the teacher decides."""
RECORDED = frozenset(("fault", "refused", "store-waits", "store-again"))
"""What is told of tables to whoever keeps a record."""
STOPPED = "teacher"

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Environment:
    """What a class needs besides itself: names for bots, their pauses, its clock in ms."""

    bots: Sequence[str]
    pace: Callable[[], NetPace]
    clock: Callable[[], int]
    trial: Callable[[str, Callable[[], None]], Trial] | None = None
    """Tries what games of other packages do (network.matches.Terms)."""


class NothingKept:
    """The keeper of the hall, where nothing is played: who is there, the class itself keeps."""

    def deal(self, set_up: m.SetUp) -> tuple[int, Document | None]:
        """Nothing begins in the hall."""
        raise RefusalError("no-match")

    def begin(
        self, set_up: m.SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        """Nothing begins in the hall."""
        raise RefusalError("no-match")

    def resume(self, clock: Callable[[], int]) -> TableHost | None:
        """Nothing was played."""
        return None

    def recall(self, host: TableHost) -> None:
        """Nothing was played."""

    def reseat(self, players: Sequence[Player]) -> None:
        """Nobody sits."""

    def leave(self) -> None:
        """Nothing is played."""

    def put_away(self) -> None:
        """Nothing is kept of a match that was over but what is archived."""

    def remember(self, table: KeptTable) -> None:
        """The class remembers who is here."""

    def remembered(self) -> KeptTable | None:
        """The class remembers who is here."""
        return None


class TableServers:
    """The tables by their names; the hall's is ""."""

    def __init__(
        self,
        room: Classroom,
        keeping: Keeping,
        means: Environment,
        by: TableObserver,
        record: Record,
    ) -> None:
        self._room, self._keeping, self._means, self._by = room, keeping, means, by
        self._record = record
        self._servers: dict[str, TableServer] = {}
        self._writing: dict[str, WritingStore] = {}
        """What counts the writes of each table."""
        self._running: dict[str, asyncio.Task[None]] = {}
        self._dirty: set[TableServer] = set()
        self._waited: dict[str, int] = {}
        """For how many pupils each table waits until its match begins."""
        terms = Terms(means.bots, means.pace, led=True, quiet=True)
        hall = NetworkTable(room.title, NothingKept(), means.clock, terms)
        self._servers[HALL] = TableServer(hall, self._told, room=by)

    def __iter__(self) -> Iterator[tuple[str, TableServer]]:
        return iter(list(self._servers.items()))

    def _told(self, event: object) -> None:
        """What happens at a table is the pupils' matter; faults and the disk are recorded."""
        if isinstance(event, dict) and event.get("event") in RECORDED:
            self._record(event)

    # -- finding -----------------------------------------------------------------------------

    def named(self, name: str) -> TableServer | None:
        """Return the server of a table."""
        return self._servers.get(name)

    def of(self, pupil: Pupil | None) -> TableServer:
        """Return the server of the table at which somebody belongs; newcomers go to the hall."""
        hall = self._servers[HALL]
        return hall if pupil is None else self._servers.get(pupil.table, hall)

    def projected(self) -> TableServer:
        """Return the server of the table on the projector, the hall's if there is none."""
        return self._servers.get(self._room.projected, self._servers[HALL])

    def find(self, digest: str) -> tuple[TableServer, Guest] | None:
        """Return who has a token, and where; where their connection is, if they are somewhere."""
        found = [
            (server, guest)
            for server in self._servers.values()
            for guest in server.table.members
            if guest.digest == digest
        ]
        return max(found, key=lambda each: each[1].here, default=None)

    def _all(self, digest: str) -> list[tuple[TableServer, Guest]]:
        return [
            (server, guest)
            for server in self._servers.values()
            for guest in list(server.table.members)
            if guest.digest == digest
        ]

    # -- tables ------------------------------------------------------------------------------

    def open(self, table: TableOf) -> None:
        """Set a table up, or find it as it was; its match begins once its pupils are there.

        Raises RefusalError where what is to be played there cannot be played here.
        """
        keeper, writing = self._keeping.table(table)
        self._writing[table.name] = writing
        set_up = replace(table.set_up, late=True, wait=WAIT_S, pause_by="host")
        means, gate = self._means, self._room.gate
        terms = Terms(self._bots(), means.pace, set_up, led=True, gate=gate, trial=means.trial)
        name = f"{self._room.title} {table.name}"
        made = NetworkTable(name, keeper, self._means.clock, terms)
        self._servers[table.name] = TableServer(made, self._told, writing, self._by)
        self.stand(table)

    def _bots(self) -> tuple[str, ...]:
        """Return the names for bots that are no part of the name of anybody in the class."""
        room = self._room
        people = [one.name for one in (*room.roster.pupils, *room.pupils)]
        parts = [part for name in people for part in name.split()]
        return tuple(bot for bot in self._means.bots if texts.alike(bot, parts) is None)

    def run(self) -> None:
        """Let time pass at every table at which it does not yet."""
        for name, server in self:
            if name not in self._running:
                task = asyncio.get_running_loop().create_task(self._run(name, server))
                self._running[name] = task

    async def _run(self, name: str, server: TableServer) -> None:
        with self._faults_of(name):
            await server.run()

    def end(self, table: TableOf) -> list[str]:
        """Put a table away; its unfinished match stays among the class's matches.

        Return the digests of those who were there and are on their way now.
        """
        server = self._servers.pop(table.name, None)
        self._writing.pop(table.name, None)
        if server is None:
            return []
        running = self._running.pop(table.name, None)
        if running is not None:
            running.cancel()
        self._waited.pop(table.name, None)
        self._dirty.discard(server)
        if server.table.matches.phase == "playing":
            server.table.matches.end("ended")
        server.table.matches.close()
        moved = [guest.digest for guest in server.table.members.here()]
        server.move_all()
        self._keeping.drop(table)
        return moved

    async def close(self, reason: str) -> None:
        """Tell everybody at every table that it ends here."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*(server.close(reason) for server in self._servers.values()))

    def stand(self, table: TableOf) -> None:
        """Have a table stand, or go on."""
        server = self._servers.get(table.name)
        playing = None if server is None else server.table.matches.playing
        if server is None or playing is None or server.table.matches.phase != "playing":
            return
        if self._is_to_stand(table) is playing.stands_for(STOPPED):
            return
        if self._is_to_stand(table):
            playing.stop(STOPPED)
        else:
            playing.go_on(STOPPED)
        server.look()

    def _is_to_stand(self, table: TableOf) -> bool:
        """Tell whether a table stands; where a clock runs, one pupil's pause is everybody's."""
        if table.paused or self._room.paused:
            return True
        timed = registry.game(table.set_up.game).timed
        return timed and any(pupil.paused for pupil in self._room.pupils.at(table.name))

    def trouble(self) -> str:
        """Return the kind of the error of a disk that does not keep what happens, "" if it does."""
        troubles = (each.trouble for each in (self._keeping.writing, *self._writing.values()))
        return next((each.kind for each in troubles if each is not None), "")

    # -- pupils ------------------------------------------------------------------------------

    def tell(self, pupil: Pupil, message: c.FromClass) -> None:
        """Send a pupil something, wherever they are."""
        found = self.find(pupil.digest)
        if found is not None:
            found[0].tell(found[1], message)

    def move(self, pupil: Pupil) -> bool:
        """Bring a pupil where they belong; tell whether they are on their way there."""
        target, moved = self.of(pupil), False
        for server, guest in self._all(pupil.digest):
            if server is not target:
                moved = moved or guest.here
                server.move(guest)
        return moved

    def rename(self, pupil: Pupil) -> None:
        """Have a pupil called by their name."""
        for server, guest in self._all(pupil.digest):
            server.table.rename(guest, pupil.shown_name)
            server.look()

    def rebind(self, pupil: Pupil, before: str) -> None:
        """Give a pupil's place at their table to another token; the other's connection ends."""
        target = self.of(pupil)
        if target is self._servers[HALL]:
            return  # nothing there is anybody's own
        for guest in target.table.members:
            named = guest.digest == before if before else guest.name == pupil.name
            if named and guest.digest != pupil.digest:
                self._vacate(target, guest)
                guest.digest = pupil.digest
                return

    def _vacate(self, server: TableServer, guest: Guest) -> None:
        if guest.here:
            server.hang_up(guest)

    def expel(self, digest: str) -> None:
        """Send somebody out."""
        for server, guest in self._all(digest):
            server.expel(guest, "removed")

    def hint(self, pupil: Pupil) -> None:
        """Have a pupil's device tell a hint. Raises OrderError where it would tell none."""
        server = self._servers.get(pupil.table)
        if not pupil.here:
            raise OrderError("class-away", name=pupil.shown_name)
        if server is None or server.table.matches.phase != "playing":
            raise OrderError("class-nothing-played")
        if not self.acting(pupil)[1]:
            raise OrderError("class-not-their-turn", name=pupil.shown_name)
        self.tell(pupil, c.Hinted())

    def take_back(self, pupil: Pupil) -> None:
        """Take back the last move of a pupil, because the teacher wants it.

        Raises OrderError where there is none.
        """
        found = self.find(pupil.digest)
        playing = None if found is None else found[0].table.matches.playing
        seats = () if found is None else found[1].chairs[:1]
        if found is None or playing is None or not any(map(playing.take_back, seats)):
            raise OrderError("class-nothing-to-take-back")
        server, guest = found
        server.table.news("teacher-took-back", guest, seats[0])
        server.look()

    def once_kept(self, step: Callable[[], None]) -> None:
        """Do something once the disk has all that has happened at the tables so far."""
        for server in self._servers.values():
            step = partial(server.once_kept, step)
        step()

    def project(self, digest: str) -> None:
        """Have the projector find the table that is on it now."""
        for server, guest in self._all(digest):
            if server is not self.projected():
                server.move(guest)

    # -- what happens at tables ----------------------------------------------------------------

    def went_on(self, server: TableServer) -> None:
        """Something has happened at a table."""
        self._dirty.add(server)

    def look(self) -> None:
        """Let the class know how tables stand."""
        dirty, self._dirty = self._dirty, set()
        for name, server in self:
            if name != HALL and server in dirty:
                with self._faults_of(name):
                    self._stands(name, server)
                    self.stand(self._room.tables[name])

    def begin(self) -> None:
        """Have matches begin whose people are there, once those know where they sit."""
        for name, server in self:
            if name != HALL and server.table.matches.phase == "gathering":
                with self._faults_of(name):
                    self._begin(name, server)

    @contextlib.contextmanager
    def _faults_of(self, name: str) -> Iterator[None]:
        """Record what a table raises: it must not end the class for the others."""
        try:
            yield
        except Exception as error:
            self._record({"event": "fault", "kind": type(error).__name__, "table": name})
            _LOG.error("A table of a class found a fault", exc_info=error)

    def _begin(self, name: str, server: TableServer) -> None:
        room = self._room
        awaited = sum(p.here and not room.is_assistant(p) for p in room.pupils.at(name))
        there = sum(guest.here for guest in server.table.members.players())
        if awaited and there >= awaited and self._waited.get(name) != awaited:
            self._waited[name] = awaited
            server.table.matches.wait_for(awaited)
            server.look()

    def _stands(self, name: str, server: TableServer) -> None:
        matches = server.table.matches
        turn: list[str] = []
        waits: list[str] = []
        held: list[str] = []
        playing = matches.playing
        if playing is not None and matches.phase == "playing":
            acting = playing.host.match.state.to_act() - {CLOCK}
            for guest in server.table.members:
                mine = [seat for seat in guest.chairs if not playing.chairs[seat].level]
                if any(seat in acting for seat in mine):
                    turn.append(guest.digest)
                if guest.id in playing.gate.holds:
                    held.append(guest.digest)
            waits = [guest.digest for guest in playing.waited_for()]
        self._room.stands(name, matches.phase, turn, waits, held)

    def acting(self, pupil: Pupil) -> tuple[tuple[str, ...], bool]:
        """Return whose turn it is at a pupil's table, as everybody there knows, and whether the
        pupil may act: what one alone is asked, others are not told.
        """
        server = self._servers.get(pupil.table) if pupil.table else None
        playing = None if server is None else server.table.matches.playing
        if server is None or playing is None or server.table.matches.phase != "playing":
            return (), False
        host, found = playing.host, self.find(pupil.digest)
        with self._faults_of(pupil.table):
            state = host.match.state
            public = state.view(None).to_act() - {CLOCK}
            own = False
            for seat in () if found is None or found[0] is not server else found[1].chairs:
                view = state.view(seat)
                hears = host.match.game.unheard(view) is not None  # which is no turn
                own = own or seat in public or (seat in view.to_act() and not hears)
            return tuple(host.players[seat].name for seat in sorted(public)), own
        return (), False

    def pass_gate(self) -> None:
        """Have all tables go on now, whoever has not heard; or wait again."""
        for _, server in self:
            server.table.matches.set_gate(self._room.gate)
            server.look()
