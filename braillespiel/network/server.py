"""The server of a table: carries frames between connections and the table, and lets time pass."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import protocol, texts
from braillespiel.network.frames import FrameError, Reader
from braillespiel.network.joining.budget import Budget
from braillespiel.network.line import SendQueue, Wire
from braillespiel.network.outgoing import Outgoing, WritingStore
from braillespiel.network.playing import STORE_WAITS
from braillespiel.network.refusals import RefusalError
from braillespiel.network.table import NetworkTable
from braillespiel.network.threadsafe import call_soon

if TYPE_CHECKING:
    from braillespiel.network.entrance import Entrance
    from braillespiel.network.joining.door import Admitted, Door, WhyNew
    from braillespiel.network.joining.knocking import Knock, Knocking, What
    from braillespiel.network.members import Guest

HELLO_S = 5.0
"""How long somebody who is let in may take to say who they are."""
END_S = 2.0
FAULT_MS = 1000
"""After a fault of a table its time is tried again, no sooner than this."""
HEARD_WAITING = 60
"""Messages that somebody may send at once who waits to be let in, and one a second."""
STEADY = 500
BURST = 2000
"""Messages a second that one client may send, and how many at once."""

HOST_NEWS = ("newcomers-knock", "knocks", "knocking-over")
"""What happens at the door and is announced; who is let in is announced as they come."""
CODE_NEWS = ("new-code", "code-ended")
"""News that are recorded with the code: a record is for the person at the host."""

Record = Callable[[Mapping[str, Any]], None]
_LOG = logging.getLogger(__name__)


class TableObserver(Protocol):
    """The class that a table belongs to: it is told what happens, and may refuse actions."""

    def greets(self, hello: m.Hello, address: str) -> m.Hello:
        """Return what somebody says who comes from an address, with the name they have.

        Raises RefusalError.
        """

    def came(self, table: TableServer, guest: Guest) -> None:
        """Somebody is at the table, or there again."""

    def fell_out(self, table: TableServer, guest: Guest) -> None:
        """A connection went down."""

    def heard(self, table: TableServer, guest: Guest, message: c.FromPupil) -> None:
        """A pupil tells the class something. Raises RefusalError."""

    def refuses(self, guest: Guest, message: m.FromSeat) -> m.FromHost | None:
        """Return what is answered to a message that the table shall not hear of; else None."""

    def went_on(self, table: TableServer) -> None:
        """What has happened at the table is on its way to its members."""


class TableServer:
    """Serves one table in the running loop.

    ``record`` is given what happens, as data, one line each. Where the table's store writes in a
    thread of its own, ``writing``, nobody hears of anything before it is on disk. ``room`` is the
    class that the table belongs to, if it belongs to one.
    """

    def __init__(
        self,
        table: NetworkTable,
        record: Record = lambda event: None,
        writing: WritingStore | None = None,
        room: TableObserver | None = None,
    ) -> None:
        self.table = table
        self._record = record
        self._lines: dict[int, SendQueue] = {}
        self._news = asyncio.Event()
        self._writing = writing
        self._room = room
        self._outgoing = Outgoing(writing, self._written)
        self._entrance: Entrance | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._fault = ""
        """The kind of what the table raised when time passed last; "" if nothing."""
        self.ended = asyncio.Event()
        """Set once a match is over, or was given up."""

    def measure(self, on_update: Callable[[float], None]) -> None:
        """Tell from now on how many seconds after a message of a seat an update of it goes out."""
        self._outgoing.on_update = on_update

    # -- opening and closing -----------------------------------------------------------

    async def listen(self, entrance: Entrance, port: int | None) -> None:
        """Let people in through ``entrance``, which then listens. Raises OSError."""
        self._entrance = entrance
        entrance.door.on_told = self._code_changed
        entrance.door.knocking.on_event = self._at_the_door
        await entrance.receive(self._admitted, self._refused, port)

    async def run(self) -> None:
        """Let time pass, until cancelled."""
        loop = asyncio.get_running_loop()
        self.table.matches.on_tried = partial(call_soon, loop, self._news.set)
        while True:
            due = self._pass_time()
            if due == 0:
                await asyncio.sleep(0)
                continue
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if due is None else due / 1000):
                    await self._news.wait()

    def _pass_time(self) -> int | None:
        """Let time act; what the match raises stops the match, never this loop."""
        try:
            due = self.table.tick()
            self.carry()
        except Exception as error:
            kind = type(error).__name__
            if kind != self._fault:
                self._record({"event": "fault", "kind": kind})
                _LOG.error("A table found a fault", exc_info=error)
            self._fault = kind
            with contextlib.suppress(Exception):  # the same fault may be in the way
                self.table.matches.stop_for_fault()
                self.carry()
            return FAULT_MS
        self._fault = ""
        return due

    async def close(self, reason: str = "host-leaves") -> None:
        """Tell everybody that the table ends here, and close all connections."""
        self._record = lambda event: None  # nobody falls out of a table that is not there
        self.table.matches.close()
        await self._outgoing.send_all()
        if self._writing is not None and not self._writing.kept:
            reason = "not-kept"
        for line in list(self._lines.values()):
            line.put(m.Refused(reason, ends=True))
            line.end(reason)
        if self._entrance is not None:
            self._entrance.shut()
            self._entrance.door.knocking.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=END_S)
        if self._entrance is not None:
            await self._entrance.close()

    def once_kept(self, step: Callable[[], None]) -> None:
        """Do something once the disk has all that has happened at the table so far."""
        self._outgoing.do(step)

    def abandon(self) -> None:
        """Somebody else leads this table now: end all connections, and tell nothing that waits."""
        self._record = lambda event: None
        self.table.matches.close()
        self._outgoing.forget()
        for line in list(self._lines.values()):
            line.wire.abort()

    # -- connections -------------------------------------------------------------------

    async def _admitted(self, wire: Wire, admitted: Admitted) -> None:
        await self.serve(wire, admitted=admitted)

    def attach(self, wire: Wire, admitted: Admitted | None = None) -> None:
        """Serve somebody in this process: whoever is admitted, else the person at the host."""
        self._spawn(self.serve(wire, host=admitted is None, admitted=admitted))

    def guest(self, key: str) -> Guest | None:
        """Return who has the token of this digest, None if nobody has."""
        return next((guest for guest in self.table.members if guest.digest == key), None)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def serve(
        self,
        wire: Wire,
        *,
        host: bool = False,
        admitted: Admitted | None = None,
        unseen: bool = False,
    ) -> None:
        """Serve one connection until it ends; ``unseen`` is a screen for all."""
        line = SendQueue(wire, lambda missed: self._snapshot(line, missed))
        writer = self._spawn(line.write())
        reader: Reader[protocol.FromSeat] = Reader(protocol.FromSeat)  # type: ignore[arg-type]
        try:
            if await self._greet(line, reader, host, admitted, unseen):
                await self._listen_to(line, reader)
        except ConnectionError:
            pass
        except Exception as error:
            # A fault of ours that one client has found must not end the table for the others.
            self._record({"event": "fault", "kind": type(error).__name__, "from": wire.remote})
            _LOG.error("A connection found a fault", exc_info=error)
            line.put(m.Refused("fault", ends=True))
        finally:
            line.end("")
            self._forget(line)
            await writer

    async def _greet(
        self,
        line: SendQueue,
        reader: Reader[protocol.FromSeat],
        host: bool,
        admitted: Admitted | None,
        unseen: bool,
    ) -> bool:
        """Let somebody say who they are; tell whether they are then at the table."""
        try:
            async with asyncio.timeout(HELLO_S):
                hello = reader.read(await line.wire.recv())
            if not isinstance(hello, m.Hello):
                raise RefusalError("hello-first")
            if admitted is not None:
                hello = replace(hello, token=admitted.token)  # not what they say: what they proved
            if admitted is not None and admitted.knocking is not None:
                await self._knock(line, hello, admitted.knocking)
            if self._room is not None and not (host or unseen):
                hello = self._room.greets(hello, line.wire.remote)
            proven = admitted is not None and not admitted.returning
            if unseen:
                guest = self.table.watch(hello)
            else:
                guest = self.table.hello(hello, host=host, proven=proven)
        except TimeoutError:
            self._refuse(line, "hello-late")
            return False
        except FrameError as error:
            self._refuse(line, error.rule, name=error.name)
            return False
        except RefusalError as error:
            self._refuse(line, error.rule, **error.details)
            return False
        self._send_away()
        line.member = guest.id
        self._lines[guest.id] = line
        if self._room is not None and not unseen:
            self._room.came(self, guest)
        self._changed()
        if self.table.matches.waits_for_store:
            self._tell_waiting(line)
        return True

    async def _knock(self, line: SendQueue, hello: m.Hello, knocking: Knocking) -> None:
        """Wait until the person at the host lets a newcomer in.

        Raises RefusalError where they do not, and ConnectionError once the newcomer has gone.
        """
        try:
            names = tuple(texts.name(name) for name in hello.names)
        except texts.TextError as error:
            raise RefusalError(error.rule, ends=True, **error.details) from None
        if self._room is None:
            self.table.may_come(hello)
        line.put(m.Knocked())
        answered = asyncio.ensure_future(knocking.knock(names))
        gone = asyncio.ensure_future(self._waits(line))
        try:
            await asyncio.wait((answered, gone), return_when=asyncio.FIRST_COMPLETED)
            if not answered.done():
                gone.result()
            if answered.result():
                raise RefusalError(answered.result(), ends=True)
        finally:
            for each in (answered, gone):
                each.cancel()
            await asyncio.gather(answered, gone, return_exceptions=True)

    @staticmethod
    async def _waits(line: SendQueue) -> None:
        """Return, or raise ConnectionError, once somebody who waits is gone or sends too much."""
        loop = asyncio.get_running_loop()
        budget = Budget(loop.time(), 1, HEARD_WAITING)
        while budget.spend(loop.time()):
            await line.wire.recv()  # what they want before they are in, nobody hears
        raise RefusalError("flood", ends=True)

    async def _listen_to(self, line: SendQueue, reader: Reader[protocol.FromSeat]) -> None:
        loop = asyncio.get_running_loop()
        budget = Budget(loop.time(), STEADY, BURST)
        while not line.ending:
            frame = await line.wire.recv()
            if not budget.spend(loop.time()):
                self._refuse(line, "flood")
                return
            try:
                message = reader.read(frame)
            except FrameError as error:
                if error.ends:
                    self._refuse(line, error.rule, name=error.name)
                    return
                line.put(m.Refused(error.rule, {"name": error.name}))
                continue
            if message is not None and self._lines.get(line.member or 0) is line:
                self._delay(line)
                with self._outgoing.hearing():
                    self._take(line, message)
                    self._changed()
            await asyncio.sleep(0)  # who sends without end lets others come in between

    def _take(self, line: SendQueue, message: protocol.FromSeat) -> None:
        """Give a message to the table, or to the class."""
        guest = self.table.members.get(line.member or 0)
        if guest is None:
            return
        if isinstance(message, c.FromPupil):
            try:
                if self._room is None:
                    kind = m.name_of(message)
                    raise RefusalError("message-unknown", name=kind)
                self._room.heard(self, guest, message)
            except RefusalError as error:
                self._outgoing.put(line, m.Refused(error.rule, error.details, error.ends))
            return
        refused = None if self._room is None else self._room.refuses(guest, message)
        if refused is not None:
            self._outgoing.put(line, refused)
        elif self.table.matches.waits_for_store and not isinstance(message, m.Act | m.Leave):
            self._tell_waiting(line)
        else:
            self.table.message(guest.id, message)

    # -- what the class wants --------------------------------------------------------------

    def tell(self, guest: Guest, message: c.FromClass) -> None:
        """Send a member something of the class, after all that the table has sent until now."""
        self.carry()
        line = self._lines.get(guest.id)
        if line is not None:
            self._outgoing.put(line, message)

    def move(self, guest: Guest) -> None:
        """Send a member to another table; here they have left for good."""
        self.tell(guest, c.Moved())
        self._drop(guest, "moved")
        self.table.leave(guest)
        self._changed()

    def move_all(self) -> None:
        """Send every member to another table from one that is over; nobody is told who left."""
        self.carry()
        for guest in list(self.table.members):
            self.tell(guest, c.Moved())
            self._drop(guest, "moved")

    def hang_up(self, guest: Guest) -> None:
        """End a member's connection, who comes back at once; what is theirs here stays."""
        self.tell(guest, c.Moved())
        self._drop(guest, "moved")
        self.table.lost(guest.id)
        self._changed()

    def expel(self, guest: Guest, rule: str, **details: str | int) -> None:
        """Send a member away."""
        self.carry()
        line = self._lines.get(guest.id)
        if line is not None:
            self._outgoing.put(line, m.Refused(rule, details, ends=True))
        self._drop(guest, rule)
        self.table.leave(guest, "removed")
        self._changed()

    def end_connection(self, wire: Wire, rule: str) -> None:
        """End one connection; its member keeps the chair."""
        self.carry()
        for line in list(self._lines.values()):
            if line.wire is wire:
                self._outgoing.put(line, m.Refused(rule, ends=True))
                self._outgoing.do(partial(line.end, rule))

    def heard(self, guest: Guest, message: c.Heard) -> None:
        """A member has heard or read what their match has told."""
        playing = self.table.matches.playing
        if playing is not None:
            playing.heard(guest, message.match, message.revision)
            self.table.matches.see_the_end()

    def look(self) -> None:
        """Send what was done to the table from outside, and let its time go on from there."""
        self._changed()

    def _drop(self, guest: Guest, reason: str) -> None:
        line = self._lines.pop(guest.id, None)
        if line is not None:
            self._outgoing.do(partial(line.end, reason))

    def _delay(self, line: SendQueue) -> None:
        guest = self.table.members.get(line.member or 0)
        ms = line.wire.delay()
        if guest is not None and ms:
            guest.delayed(ms)

    def _refuse(self, line: SendQueue, rule: str, **details: Any) -> None:
        line.put(m.Refused(rule, details, ends=True))
        line.end(rule)
        self._refused(line.wire, rule)

    def _refused(self, wire: Wire, rule: str) -> None:
        self._record({"event": "refused", "rule": rule, "from": wire.remote})

    def _forget(self, line: SendQueue) -> None:
        if line.member is not None and self._lines.get(line.member) is line:
            del self._lines[line.member]
            guest = self.table.members.get(line.member)
            self.table.lost(line.member)
            if self._room is not None and guest is not None:
                self._room.fell_out(self, guest)
            self._changed()

    # -- what the table sends ----------------------------------------------------------

    def _changed(self) -> None:
        self.carry()
        self._news.set()

    def _code_changed(self, code: str, why: WhyNew) -> None:
        """Tell of a new code, also where nothing else happens."""
        self._record(code_event(code, why))
        self._soon()

    def _wished(self, door: Door, what: m.PowerOver, number: int) -> None:
        if what == "new-code":
            door.new_code()
        else:
            door.knocking.answer(number, what == "let-in")

    def _at_the_door(self, what: What, knock: Knock | None) -> None:
        """Tell the person at the host what happens at the door, and nobody else."""
        assert self._entrance is not None
        self._record(door_event(what, knock))
        waiting = [
            m.Knock(each.number, each.names) for each in self._entrance.door.knocking.waiting
        ]
        name = "" if knock is None else texts.BETWEEN.join(knock.names)[: texts.NAME]
        self.table.knocks(waiting, what if what in HOST_NEWS else "", name)
        self._soon()

    def _soon(self) -> None:
        """Carry what somebody else has done to the table, after all that happens at this moment."""
        asyncio.get_running_loop().call_soon(self._changed)

    def _written(self) -> None:
        """The store has done something, or refused it: what waited for it goes out, or waits on."""
        self._outgoing.release()
        if self._writing is None:
            return
        refuses = self._writing.trouble is not None
        if self.table.matches.written(refuses):
            if refuses:
                self._record({"event": STORE_WAITS})
                for line in self._lines.values():
                    self._tell_waiting(line)
            self._changed()

    def _tell_waiting(self, line: SendQueue) -> None:
        """Say that the table waits for its disk, past all that waits: that is on no disk."""
        guest = self.table.members.get(line.member or 0)
        at_host = guest is not None and guest.host
        line.put(m.Refused(f"{STORE_WAITS}-here" if at_host else STORE_WAITS))

    def _snapshot(self, line: SendQueue, missed: int) -> m.FromHost | None:
        missed += self._outgoing.leave_out(line)
        found = self.table.snapshot(line.member or 0, missed)
        return None if found is None else self._outgoing.instead(line, found)

    def _send_away(self) -> None:
        gone, self.table.gone = self.table.gone, []
        for member in gone:
            line = self._lines.pop(member, None)
            if line is not None:
                why = "replaced" if member in self._here() else "gone"
                self._outgoing.put(line, m.Refused(why, ends=True))
                self._outgoing.do(partial(line.end, "gone"))

    def _here(self) -> set[int]:
        return {guest.id for guest in self.table.members}

    def carry(self) -> None:
        """Put what the table sends into the queues."""
        self._outgoing.listen()
        for member, message in self.table.take():
            line = self._lines.get(member)
            if line is None:
                continue
            if isinstance(message, m.Answer) and message.refusal == m.Rule(STORE_WAITS):
                line.put(message)  # it tells nothing that waits for the disk
            else:
                self._outgoing.put(line, message)
        self._send_away()
        told, self.table.told = self.table.told, []
        for news in told:
            if news.what not in CODE_NEWS:
                self._record({"event": news.what, "name": news.name, **_numbers(news)})
            if news.what in ("over", "ended"):
                self._outgoing.do(self.ended.set)
        wishes, self.table.wishes = self.table.wishes, []
        if self._entrance is not None:
            for what, number in wishes:
                self._wished(self._entrance.door, what, number)
        if self._room is not None:
            self._room.went_on(self)


def code_event(code: str, why: WhyNew) -> dict[str, Any]:
    """Return a new code as a record has it."""
    return {"event": "code-ended" if why == "guessed" else "new-code", "code": code}


def door_event(what: What, knock: Knock | None) -> dict[str, Any]:
    """Return what happens at a door as a record has it."""
    if knock is None:
        return {"event": what}
    return {"event": what, "number": knock.number, "name": texts.BETWEEN.join(knock.names)}


def _numbers(news: m.News) -> dict[str, int]:
    found = {"member": news.member, "seat": None if news.seat is None else news.seat + 1}
    return {name: value for name, value in found.items() if value is not None}
