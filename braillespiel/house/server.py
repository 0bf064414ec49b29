"""The server of a house: one door, a lobby, and many tables, in one loop and over one store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from braillespiel.application.bot_workers import BotWorkers
from braillespiel.application.clock import monotonic_ms
from braillespiel.decoding import decode
from braillespiel.games import registry
from braillespiel.house import facts as f
from braillespiel.house import invitations
from braillespiel.house import records as r
from braillespiel.house.befriending import Befriending
from braillespiel.house.device_door import DeviceDoor
from braillespiel.house.forgetting import scrub_owed
from braillespiel.house.guessing import Guessing
from braillespiel.house.host_counts import HostCounts
from braillespiel.house.hosts import HostPlace, reached_at
from braillespiel.house.ladder import LadderResult
from braillespiel.house.lobby import LobbyState, LobbyVisit
from braillespiel.house.people import DAY_MS, People, digest_of
from braillespiel.house.person import RegisteredPerson
from braillespiel.house.quick_tables import QuickTables
from braillespiel.house.remote_tables import HouseShares
from braillespiel.house.reports import HouseReports
from braillespiel.house.standings import HouseStandings
from braillespiel.house.tables import HouseTables
from braillespiel.house.writer import LedgerWriter
from braillespiel.network import lobby_rules, texts
from braillespiel.network import messages as m
from braillespiel.network.frames import FrameError, Reader
from braillespiel.network.houses import handshake
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining import codes
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining.budget import Budget
from braillespiel.network.joining.door import Door
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.members import Members
from braillespiel.network.refusals import RefusalError
from braillespiel.network.threadsafe import call_soon
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from braillespiel.house.devices import KnownDevice
    from braillespiel.house.entrance import HouseEntrance
    from braillespiel.house.forgetting import HouseForgotten
    from braillespiel.house.ledger import Ledger
    from braillespiel.house.rooms import HouseRoom
    from braillespiel.house.tables import AwakeTable
    from braillespiel.network.line import Wire
    from braillespiel.network.server import Record as Log
    from braillespiel.store.opening import Store

OF_ONE = 3
"""Tables that one person may have open."""
END_S = 2.0
"""At closing everybody has so long to take what they are told last."""
LOOK_S = 1.0
FORGET_S = 3600.0
"""How often what was kept long enough is deleted."""
STEADY, BURST = 5, 40
"""Messages a second from somebody in the lobby, and how many at once."""
AT_ONCE = 5
LONGEST_HEARING_MS = 15_000
INVITES = 1 / 20
"""Invitations a second from one person, after five at once."""
RENAMES = 1 / 3600
"""New names a second for one person, after five at once."""
UNWATCHED_MS = 7 * DAY_MS
"""Where no operator has looked in for so long, nobody types to strangers."""
MOST_BYTES = 2 << 30
NEARLY = 0.9
"""From this share of the bound on, no new table is opened, and the operator is told."""

_LOG = logging.getLogger(__name__)


class HouseServer:
    """Serves a house in the running loop. ``record`` is given what happens, without names.

    ``bots`` are names for computer players; times are ms of ``clock``. ``most_bytes`` bounds what
    the store may grow to. ``counts`` are those of this process, which may have had others open.
    """

    def __init__(
        self,
        store: Store,
        ledger: Ledger,
        entrance: HouseEntrance,
        bots: Sequence[str],
        record: Log = lambda event: None,
        *,
        most_bytes: int = MOST_BYTES,
        counts: HostCounts | None = None,
    ) -> None:
        self.facts = f.read(store)
        self.bots = bots
        self.secret = bytes.fromhex(self.facts.secret)
        self.fingerprint = entrance.fingerprint
        self.clock = monotonic_ms
        self.record = record
        self.counts = HostCounts() if counts is None else counts
        self.store = store
        self._ledger = ledger
        self._entrance = entrance
        self.most_bytes = most_bytes
        ledger.bound(most_bytes)
        self.writer = LedgerWriter(ledger, on_append=self.counts.appends.note)
        self.thinkers = BotWorkers()
        self.people = People(store, self.writer, self.secret, lambda: self.facts.names)
        self.has_ladder = find_spec("openskill") is not None
        """Whether the library is here that rates."""
        self.standings = HouseStandings(store, self.writer, self.people)
        self.reports = HouseReports(store, self.writer)
        self.guessing = Guessing(on_guess=lambda right: self.counts.guessed(right=right))
        self.worker = ThreadPoolExecutor(1, "join")
        """Beside the loop: one SPAKE2 at a time, at all tables and for devices."""
        self.devices = DeviceDoor(self)
        self.shares = HouseShares(self)
        self.tables = HouseTables(self, ledger)
        self.quick = QuickTables(self)
        self.lobby = LobbyState(self.people, self.tables.seen_by)
        self.lobby.has_ladder = self.has_ladder
        self.people.on_renamed = self._renamed
        self.people.on_changed = self.shares.tell_what_changed
        self.people.settle = self.shares.settle
        self.friends = Befriending(self)
        self.lobby.on_person = self.friends.changed
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wires: dict[str, set[Wire]] = {}
        """The connections at tables, by the keys of devices."""
        self._invites: dict[str, Budget] = {}
        self._renames: dict[str, Budget] = {}
        self._deleting: set[str] = set()
        """The keys of those who are being deleted: they come nowhere any more."""
        self.places: Callable[[], Sequence[HostPlace]] = lambda: ()
        """Tells where the hosts of the house are that live."""
        self.nearly_full = False
        """Whether the store is nearly as large as it may be."""
        self.used = 0
        """How large the store was when somebody looked last."""
        self.is_closing = False
        """Whether the house ends, or another host leads it: no table is led here any more."""

    @property
    def rooms(self) -> Mapping[str, AwakeTable]:
        """The tables at which somebody is, or was a moment ago."""
        return self.tables.rooms

    # -- opening and closing -------------------------------------------------------------------

    async def listen(self, port: int | None) -> None:
        """Open the tables that were kept, and let people in. Raises OSError, StoreError."""
        loop = asyncio.get_running_loop()

        def counted(result: LadderResult) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has been closed
                call_soon(loop, self.counted, result)

        self.writer.on_counted = counted
        await self.tables.open_all()
        await self._entrance.listen(self._connected, port)

    async def run(self) -> None:
        """Look after the house, until cancelled."""
        forgotten = -math.inf
        while True:
            if monotonic() - forgotten >= FORGET_S:
                forgotten = monotonic()
                with contextlib.suppress(StoreError):  # it is tried again
                    await self.reports.forget_old()
                    await self.standings.forget_old()
                    await self.friends.forget_old()
                    await self.tables.forget_old()
                    await self._forget_invitations()
                    await asyncio.wrap_future(self.writer.do(lambda: scrub_owed(self.store)))
            await self.shares.look_after()
            await self.tables.look_after()
            try:
                await self.quick.look_after()
            except Exception as error:  # a fault here must not end the house either
                self.fault("A house found a fault in quick matches", error)
            self.used = await self._used()
            if self.nearly_full is not (self.used > NEARLY * self.most_bytes):
                self.nearly_full = not self.nearly_full
                self.record({"event": "nearly-full" if self.nearly_full else "room-again"})
            await asyncio.sleep(LOOK_S)

    def fault(self, told: str, error: Exception) -> None:
        """Tell of a fault of ours that must not end the house."""
        self.record({"event": "fault", "kind": type(error).__name__})
        _LOG.error(told, exc_info=error)

    async def _forget_invitations(self) -> None:
        """Delete invitations that are good no more."""
        facts = invitations.without_old(self.facts, self.people.now())
        if facts != self.facts:
            await asyncio.wrap_future(self.keep(facts))

    async def _used(self) -> int:
        """Return how large the store is; 0 while the disk does not tell."""
        try:
            return await asyncio.wrap_future(self.writer.do(self._ledger.bytes))
        except StoreError:
            return 0

    @property
    def connections_waiting(self) -> int:
        """Connections before their proof."""
        return self._entrance.gate.waiting

    @property
    def turned_away(self) -> int:
        """Connections that were closed because there were too many."""
        return self._entrance.gate.turned_away

    # -- what an operator does (house.operating) ---------------------------------------------------

    async def send_away(self, person: RegisteredPerson, rule: str) -> None:
        """End all connections of somebody; bots play on in their chairs. Raises HouseError."""
        details = self._why(person, rule)
        self._end_visit(person, rule, details)
        try:
            self._send_from_tables(person, rule, details)  # at once
            await self.tables.awake_of(person)
        finally:
            self._send_from_tables(person, rule, details)  # from what rested, too

    def _send_from_tables(
        self, person: RegisteredPerson, rule: str, details: Mapping[str, str | int]
    ) -> None:
        for room in list(self.rooms.values()):  # also where they are about to sit down
            room.send_away(person, rule, details)

    def _end_visit(
        self, person: RegisteredPerson, rule: str, details: Mapping[str, str | int]
    ) -> None:
        for visit in self.lobby.visits(person):
            visit.put(h.Refused(rule, dict(details), ends=True))
            visit.line.end(rule)

    def hang_up(self, device: KnownDevice) -> None:
        """End all connections of a device that is its person's no more; their chairs are kept."""
        rule = "house-device-ended"
        for visit in self.lobby.all():
            if visit.device == device.key:
                visit.put(h.Refused(rule, ends=True))
                visit.line.end(rule)
        for wire in self._wires.get(device.key, ()):
            for room in self.rooms.values():
                room.hang_up(wire, rule)

    def _why(self, person: RegisteredPerson, rule: str) -> dict[str, str | int]:
        """Return the details of a refusal."""
        if rule != "house-banned":
            return {}
        days = -(-(person.banned - self.people.now()) // DAY_MS)
        return {"days": days, "why": person.why, "contact": self.facts.contact}

    async def forget(self, person: RegisteredPerson, instead: str) -> HouseForgotten:
        """Delete somebody; their tables stand still meanwhile, and go on. Raises StoreError."""
        self._deleting.add(person.key)
        self.devices.stop(person)
        self._end_visit(person, "house-deleted", {})
        theirs = self.tables.naming(person)
        try:
            await self.tables.stop(theirs, person, "house-deleted")
            seen_by = self.people.friends.who_want(person.key)
            done = await self.people.delete(person, instead)
            self.friends.forget(person, seen_by)
            return done
        finally:
            self._deleting.discard(person.key)
            self.standings.changed()
            await self.tables.go_on_with(theirs)

    def _renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else from now on, at their tables too."""
        self.tables.renamed(person, before)
        self.shares.tell_what_changed()  # also where it is about to lead a table
        self.lobby.renamed(person, before)

    async def close(self) -> bool:
        """Tell everybody that the house closes; tell whether all was kept."""
        self.is_closing = True
        self._entrance.shut()
        self.devices.close()
        for visit in self.lobby.all():
            visit.put(h.Refused("house-ends", ends=True))
            visit.line.end("house-ends")
        await asyncio.gather(*(room.close("house-ends") for room in self.rooms.values()))
        return await self._ended()

    async def abandon(self) -> None:
        """Another host leads this house now, or may: end all connections, and tell nothing."""
        self.is_closing = True
        self._entrance.shut()
        self.devices.close()
        for visit in self.lobby.all():
            visit.line.wire.abort()
        await asyncio.gather(*(room.abandon() for room in self.rooms.values()))
        await self._ended()

    async def _ended(self) -> bool:
        """End what is left; tell whether all was kept."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=END_S)
        self.worker.shutdown(wait=False, cancel_futures=True)
        await self._entrance.close()
        await asyncio.to_thread(self.thinkers.close)
        return await asyncio.to_thread(self.writer.close)

    # -- what tables tell -----------------------------------------------------------------------

    @property
    def free_words(self) -> bool:
        """Whether people may type to each other here where all of a table allow it."""
        looked = self.people.now() - self.facts.looked < UNWATCHED_MS
        return self.facts.audience == "adults" and looked

    @property
    def outside(self) -> Sequence[str]:
        """The games of other packages that are offered."""
        return self.facts.outside

    def door(self, code: str, known: Callable[[str], bool]) -> Door | None:
        """Return the door of a table with a code; ``known`` tells of tokens (joining.door)."""
        return Door(self.fingerprint, known, code=code, worker=self.worker)

    def changed(self, room: HouseRoom, *, shown: bool) -> None:
        """A table was kept as it is now; ``shown``: what the lobby shows of it is otherwise."""
        if shown:
            self.shown(room)

    def shown(self, table: AwakeTable) -> None:
        """What the lobby shows of a table is otherwise than before."""
        if not self.is_closing:
            self.lobby.room_changed(table)
            self.friends.room_changed(table)

    def is_lost(self, tables: Collection[str]) -> None:
        """The host of tables is gone, or leads them no more."""
        self.tables.lost(tables)
        if tables and not self.is_closing:
            self.record({"event": "lost-tables"})

    def fenced(self, room: HouseRoom) -> None:
        """Somebody else leads this table now."""
        self.tables.fenced(room.id)

    def counted(self, result: LadderResult) -> None:
        """Tell those of a match who are here what it was for the ladder."""
        self.standings.changed()
        for person in filter(None, map(self.people.get, result.keys)):
            task = asyncio.get_running_loop().create_task(self._tell_ladder(person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_ladder(self, person: RegisteredPerson) -> None:
        """Tell somebody what they do not know yet, once, on all their devices that are here."""
        if not self.lobby.visits(person):
            return
        with contextlib.suppress(StoreError):  # it is told when they come again
            for news in await self.standings.take_news(person):
                for visit in self.lobby.visits(person):
                    visit.put(news)

    # -- getting in --------------------------------------------------------------------------------

    async def _connected(self, connection: joining.SeatConnection, wire: Wire) -> None:
        try:
            await self._serve(connection, wire)
        except JoinError as error:
            self.record({"event": "refused", "rule": error.rule})
            if isinstance(error, HouseError):
                told = h.Refused(error.rule, dict(error.details), ends=True)
                with contextlib.suppress(JoinError, TimeoutError):
                    async with asyncio.timeout(joining.WAIT_S):
                        await joining.send(connection, handshake.encoded(told))
            await connection.close(1008, "refused")
        except (ConnectionError, TimeoutError):
            await connection.close(1008, "late")
        except Exception as error:
            # A fault of ours that one client has found must not end the house for the others.
            self.fault("A house found a fault", error)
            await connection.close(1011, "fault")

    async def _serve(self, connection: joining.SeatConnection, wire: Wire) -> None:
        gate = self._entrance.gate
        async with asyncio.timeout(joining.WAIT_S):
            come = _read(await joining.frame(connection), h.Come)
        if come.protocol != h.PROTOCOL:
            raise HouseError("house-version")
        gate.advanced(connection)
        nonce = token_hex(32)
        facts = self.facts
        challenge = h.Challenge(
            h.PROTOCOL,
            facts.house,
            nonce,
            facts.name,
            facts.audience,
            facts.closed,
            facts.operator,
            facts.contact,
        )
        async with asyncio.timeout(joining.WAIT_S):
            await joining.send(connection, handshake.encoded(challenge))
            proved = _read(await joining.frame(connection), h.Prove | h.Pair | h.Recover)
        if not handshake.is_proved(proved, facts.house, self.fingerprint, nonce):
            raise HouseError("house-proof")
        gate.hold(connection)
        if not isinstance(proved, h.Prove):
            await self._in(connection, await self.devices.comes(connection, proved, nonce))
            return  # it comes again, with its key
        address = str((connection.remote_address or ("",))[0])
        person = await self._comes(address, proved, joining.within_this_computer(connection))
        if not proved.table:
            await self._in(connection, person)
            await self._in_lobby(wire, person, proved.key)
            return
        room = await self._room_for(person, proved.table)
        asks = room.door is not None and not room.knows(person)
        if room.door is not None and asks:
            with self.guessing.guess(person.key):
                await self._in(connection, person, asks=True)
                await room.door.admit(connection, gate)
            gate.passed(connection, m.FRAME)
        else:
            await self._in(connection, person)
        self._entrance.measure(connection)
        await self._at_table(room, wire, person, proved.key)

    async def _at_table(
        self, room: AwakeTable, wire: Wire, person: RegisteredPerson, device: str
    ) -> None:
        """Serve a connection to a table until it ends, or its device is ended."""
        await self.quick.sits(person, room.id)
        room = await self._room_for(person, room.id)  # it may have gone to rest meanwhile
        wires = self._wires.setdefault(device, set())
        wires.add(wire)
        try:
            await room.serve(wire, person)
        finally:
            wires.discard(wire)
            if not wires:
                self._wires.pop(device, None)

    async def _room_for(self, person: RegisteredPerson, table: str) -> AwakeTable:
        """Return a table at which somebody may sit, with its match. Raises HouseError."""
        self._see(person)
        found = self.tables.find(table)
        may_sit = found is not None and (found.knows(person) or found.meets(person))
        room = await self.tables.get(table) if may_sit else None
        self._see(person)  # much may have happened meanwhile
        if room is None:
            raise HouseError("house-no-table")
        return room

    def _see(self, person: RegisteredPerson) -> None:
        """See whether somebody may come to any table. Raises HouseError."""
        gone = self.people.get(person.key) is not person  # deleted while they came
        if gone or person.key in self._deleting:
            raise HouseError("house-no-table")
        self.see_ban(person)

    def front(self) -> h.Challenge:
        """Return what the house says of itself, to a page that it serves."""
        facts = self.facts
        told = (facts.name, facts.audience, facts.closed, facts.operator, facts.contact)
        return h.Challenge(h.PROTOCOL, facts.house, "", *told)

    def is_known(self, key: str) -> bool:
        """Tell whether a key is somebody's here."""
        return self.people.with_device(key) is not None

    def may_come(self, proved: h.Prove, address: str, *, spared: bool = False) -> None:
        """See whether a key may come in as it says: banned, invited, with a name that is free.

        Raises HouseError; a wrong entry word counts.
        """
        known = self.people.with_device(proved.key)
        if known is None:
            if self.people.range_of(address) in self.facts.ranges:
                raise HouseError("house-range")
            self._invited(proved, address)
            if not spared:
                self.people.may_come(self.people.range_of(address))
            self.people.checked(proved.name)
        else:
            self.see_ban(known)

    def see_ban(self, person: RegisteredPerson) -> None:
        """See whether somebody may come in at all. Raises HouseError house-banned."""
        if person.banned > self.people.now():
            raise HouseError("house-banned", self._why(person, "house-banned"))

    async def come_by_page(
        self, wire: Wire, proved: h.Prove, address: str, code: str = "", *, spared: bool = False
    ) -> str:
        """Let in somebody whose page this process serves, and serve the wire from then on.

        What the key is worth the page's server knows; the signature is left out. ``code`` is that
        of a closed table. Returns how they are called here. Raises JoinError.
        """
        if self.is_closing:
            raise HouseError("house-ends")
        person = await self._comes(address, proved, spared)
        if not proved.table:
            self._beside(self._in_lobby(wire, person, proved.key), wire)
            return person.name
        room = await self._room_for(person, proved.table)
        if room.door is not None and not room.knows(person):
            with self.guessing.guess(person.key):
                await room.door.read_out(address, code)
        self._beside(self._at_table(room, wire, person, proved.key), wire)
        return person.name

    def _beside(self, work: Coroutine[Any, Any, None], wire: Wire) -> None:
        """Serve a wire of this process until it ends."""

        async def serve() -> None:
            try:
                await work
            except (ConnectionError, JoinError):
                pass  # whoever was there comes again
            except Exception as error:
                # A fault of ours that one page has found must not end the house for the others.
                self.fault("A house found a fault", error)
            finally:
                await wire.close(1000, "")

        task = asyncio.get_running_loop().create_task(serve())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _comes(self, address: str, proved: h.Prove, spared: bool) -> RegisteredPerson:
        """Let a key in: the person it was, or a newcomer. Raises HouseError.

        ``spared`` addresses may bring any number of new keys.
        """
        self.may_come(proved, address, spared=spared)
        known = self.people.with_device(proved.key)
        if known is not None and proved.name and proved.name != known.name:
            self._rarely(self._renames, known, RENAMES)
        before = self.facts
        if known is None:
            self._keep_new(invitations.spent(before, proved.word))  # nobody else uses it meanwhile
        try:
            return await self.people.comes(
                proved.key, proved.name, address, spared, page=not proved.signature
            )
        except (HouseError, StoreError) as error:
            if known is None:
                self._keep_new(invitations.given_back(self.facts, before, proved.word))
            if isinstance(error, StoreError):
                raise HouseError("house-waits") from None
            raise

    def _invited(self, proved: h.Prove, address: str) -> None:
        """Check the word of a newcomer to a closed house; wrong ones count by address."""
        if not self.facts.closed:
            return
        if not proved.word:
            raise HouseError("house-word")
        with self.guessing.guess(address):
            found = digest_of(proved.word, self.secret)
            good = self.facts.invitations.get(found, 0) > self.people.now()
            if found != self.facts.word and not good:
                raise HouseError("house-word")

    def _keep_new(self, facts: f.HouseFacts) -> None:
        if facts != self.facts:
            self.keep(facts)

    def keep(self, facts: f.HouseFacts) -> Future[None]:
        """Change what the house says of itself; it is on disk once the future is done."""
        self.facts = facts
        self.shares.tell_what_changed()
        return self.writer.do(lambda: f.write(self.store, facts))

    async def _in(
        self, connection: joining.SeatConnection, person: RegisteredPerson, asks: bool = False
    ) -> None:
        remote = str((connection.remote_address or ("",))[0])
        told = h.Inside(person.name, asks, reached_at(self.places(), remote))
        async with asyncio.timeout(joining.WAIT_S):
            await joining.send(connection, handshake.encoded(told))
        if not asks:
            self.passed(connection, m.FRAME)

    def passed(self, connection: joining.SeatConnection, frame: int) -> None:
        """Somebody is in: they may take their time, and send frames of this many bytes."""
        self._entrance.gate.passed(connection, frame)

    # -- the lobby ---------------------------------------------------------------------------------

    async def _in_lobby(self, wire: Wire, person: RegisteredPerson, device: str) -> None:
        visit = LobbyVisit(wire, person, device)
        loop = asyncio.get_running_loop()
        writer = loop.create_task(visit.line.write())
        self._tasks.add(writer)
        writer.add_done_callback(self._tasks.discard)
        reader: Reader[Any] = Reader(h.FromGuest)  # type: ignore[arg-type]
        budget = Budget(loop.time(), STEADY, BURST)
        self.lobby.enter(visit)
        try:
            self._see_visit(visit)
            while not visit.line.ending:
                frame = await wire.recv()
                if not budget.spend(loop.time()):
                    visit.put(h.Refused("flood", ends=True))
                    break
                message = reader.read(frame)
                if isinstance(message, h.Bye):
                    break
                if message is not None:
                    await self._do(visit, message)
        except FrameError as error:
            visit.put(h.Refused(error.rule, {"name": error.name}, ends=True))
        except ConnectionError:
            return
        finally:
            self.lobby.leave(visit)
            self.quick.left(visit)
            self.devices.stop(person, device)
            visit.line.end("")
            await writer

    def _see_visit(self, visit: LobbyVisit) -> None:
        """End the visit of somebody who may come no more since they were let in."""
        try:
            self._see(visit.person)
        except HouseError:
            banned = visit.person.banned > self.people.now()
            rule = "house-banned" if banned else "house-deleted"
            visit.put(h.Refused(rule, self._why(visit.person, rule), ends=True))
            visit.line.end(rule)

    async def _do(self, visit: LobbyVisit, message: Any) -> None:
        """Do what somebody in the lobby wants; what is refused is told to them alone."""
        try:
            await self._done(visit, message)
        except (HouseError, RefusalError) as error:
            visit.put(h.Refused(error.rule, dict(error.details), what=m.name_of(message)))
        except StoreError:
            visit.put(h.Refused("house-waits", what=m.name_of(message)))

    async def _done(self, visit: LobbyVisit, message: Any) -> None:
        person = visit.person
        match message:
            case h.Open():
                visit.put(await self._open(person, message))
            case h.Look():
                self.lobby.look(visit, message.wish)
                if person.ladder:
                    await self._tell_ladder(person)
            case h.Show():
                await self.people.show(person, message.lobby, message.invited, message.quiet)
                self.lobby.person_changed(person)
                visit.put(h.Done("show"))
            case h.Invite():
                self._invite(person, message)
                visit.put(h.Done("invite"))
            case h.Block():
                await self.friends.block(visit, self._person(message.person), message.blocks)
                self.tables.part(person)  # a match that runs can be played to its end
                visit.put(h.Done("block"))
                if visit.wish is not None:
                    self.lobby.look(visit, visit.wish)
            case h.Blocks():
                blocked = filter(None, map(self.people.get, person.blocks))
                names = sorted((each.name for each in blocked), key=str.casefold)
                visit.put(h.Blocked(tuple(names)))
            case h.Report():
                await self._report(person, message)
                visit.put(h.Done("report"))
            case h.ListDevices() | h.AddDevice() | h.AnswerDevice() | h.EndDevice() | h.KeepSheet():
                await self.devices.do(visit, message)
            case h.TakePart() | h.ListLadders() if not self.has_ladder:
                raise RefusalError("message-unknown", name="ladder")
            case h.TakePart():
                await self.standings.take_part(person, message.on)
                self.shares.tell_what_changed()
                visit.put(h.Done("take-part"))
            case h.ListLadders(game=""):
                visit.put(await self.standings.all(person))
            case h.ListLadders():
                visit.put(await self.standings.of(person, message.game))
            case h.Quick() | h.QuickEnds() | h.QuickBot():
                await self.quick.do(visit, message)
            case h.Rename():
                self._rarely(self._renames, person, RENAMES)
                await self.people.rename(person, message.name)
                visit.put(h.Done("rename"))
            case _:
                await self.friends.do(visit, message)

    def _person(self, name: str) -> RegisteredPerson:
        found = self.people.named(name)
        if found is None:
            raise HouseError("house-nobody", {"name": texts.plain(name)})
        return found

    async def _open(self, person: RegisteredPerson, message: h.Open) -> h.Opened:
        """Open a table; it is on disk when this returns. Raises HouseError, RefusalError."""
        if await self.tables.opened_by(person, OF_ONE) >= OF_ONE:
            raise HouseError("house-tables-many", {"most": OF_ONE})
        if message.ladder:
            plain = m.SetUp(message.set_up.game, message.set_up.seats, hints=False)
            message = msgspec.structs.replace(message, set_up=plain, unhurried=True)
        opened = r.Open(
            self.paced(message.set_up, message.unhurried),
            message.language if texts.is_plain(message.language) else "",
            message.unhurried,
            codes.draw() if message.closed else "",
            person.key,
        )
        room = await self.open_table(opened, person.name)
        self.lobby.room_changed(room)
        return h.Opened(room.id, opened.code)

    def offers(self, game: str) -> None:
        """See whether one more table may be opened for a game. Raises HouseError."""
        self.tables.offers(game)
        offered = not self.facts.games or game in self.facts.games
        if not offered and not registry.is_outside(game):
            raise HouseError("house-game", {"game": game})

    async def open_table(self, opened: r.Open, name: str) -> AwakeTable:
        """Open a table; it is on disk when this returns. Raises HouseError, RefusalError."""
        self.offers(opened.set_up.game)
        checked = lobby_rules.checked(opened.set_up, Members())
        opened = msgspec.structs.replace(opened, set_up=checked)
        return await self.tables.open(opened, name)

    def paced(self, set_up: m.SetUp, unhurried: bool) -> m.SetUp:
        """Return what is played: announcements wait as long as the slowest need at every table.

        At an unhurried one no clock runs where the game can be played without.
        """
        set_up = msgspec.structs.replace(set_up, hearing=LONGEST_HEARING_MS)
        known = set_up.game in registry.names() and registry.game(set_up.game)
        if not unhurried or not known:
            return set_up
        options = set_up.options | lobby_rules.without_clock(known)
        return msgspec.structs.replace(set_up, options=options)

    def _invite(self, person: RegisteredPerson, message: h.Invite) -> None:
        if person.muted > self.people.now():
            raise HouseError("muted")
        other = self.people.named(message.person)
        there = [] if other is None else self.lobby.visits(other)
        room = self.tables.find(message.table)
        if room is None or not room.knows(person):
            raise HouseError("house-no-table")
        as_friend = other is not None and self.friends.may_invite(person, other)
        if not as_friend and (
            other is None
            or not there
            or not other.invited
            or not room.meets(other)
            or other.key in self.people.apart_from(person)
        ):
            raise HouseError("house-not-invited", {"name": texts.plain(message.person)})
        self._rarely(self._invites, person, INVITES)
        assert other is not None
        if self.friends.is_left_alone_by(person, other) or not room.meets(other):
            return  # nobody is told so
        if as_friend and not self.people.friends.are(person.key, other.key):
            return
        for visit in there:
            visit.put(h.Invited(person.name, room.id, room.opened.set_up.game))

    def _rarely(self, budgets: dict[str, Budget], person: RegisteredPerson, steady: float) -> None:
        """Let somebody do something five times at once, then rarely. Raises HouseError."""
        now = monotonic()
        if not budgets.setdefault(person.key, Budget(now, steady, AT_ONCE)).spend(now):
            raise HouseError("too-often", {"seconds": round(1 / steady)})

    async def _report(self, person: RegisteredPerson, message: h.Report) -> None:
        other = self._person(message.person)
        room = self.tables.find(message.table)
        said: list[tuple[str, str]] = []
        if room is not None and room.knows(person):
            said.extend(await room.said())
        elif not message.table:
            said.extend(self.friends.said(person, other))
        if self.people.get(other.key) is not other or self.people.get(person.key) is not person:
            raise HouseError("house-nobody", {"name": texts.plain(message.person)})
        await self.reports.make(person, other, message.what, said)
        self.record({"event": "reported"})


def _read(frame: bytes, kind: Any) -> Any:
    """Return a message of the handshake. Raises HouseError house-version."""
    try:
        return decode(frame, kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        raise HouseError("house-version") from None


def summary(event: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return an event without what a log of a house does not hold: names, addresses, codes."""
    return {name: event[name] for name in ("event", "rule", "kind") if name in event}
