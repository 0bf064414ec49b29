"""The server of a class: one door, a hall, and tables; a pupil's token says which serves them.

Everything is in one loop. What concerns the class is told once what is kept of it is on disk, like
what concerns a match.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from braillespiel.classroom import desk as d
from braillespiel.classroom import effects as e
from braillespiel.classroom import standing
from braillespiel.classroom.desks import Desks, OpenDesk
from braillespiel.classroom.links import Links, OpenHelper
from braillespiel.classroom.orders import OrderError
from braillespiel.classroom.table_servers import Environment, TableServers
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import texts
from braillespiel.network.joining.door import Admitted, Door, WhyNew
from braillespiel.network.joining.guesses import origin
from braillespiel.network.joining.handshake import digest
from braillespiel.network.members import Guest
from braillespiel.network.outgoing import Outgoing
from braillespiel.network.refusals import RefusalError
from braillespiel.network.server import END_S, FAULT_MS, Record, TableServer, code_event, door_event

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.keeping import Keeping
    from braillespiel.classroom.orders import Orders
    from braillespiel.classroom.roster import Need
    from braillespiel.network.entrance import Entrance
    from braillespiel.network.joining.knocking import Knock, What
    from braillespiel.network.line import Wire


# -- saving --------------------------------------------------------------------------


COUNT_MS = 1000
"""What was counted is on disk so long after it came, at most."""


class Saving:
    """Has a class written, until it is closed; ``clock`` returns ms."""

    def __init__(self, room: Classroom, keeping: Keeping, clock: Callable[[], int]) -> None:
        self._room, self._keeping, self._clock = room, keeping, clock
        self._closed = False
        self._due: int | None = None
        """When what was counted is written."""
        keeping.on_change = self._write

    def keep(self) -> None:
        """Have the class written, if anything of it has changed."""
        if self._room.save:
            self._write()
        elif self._room.counted and self._due is None:
            self._due = self._clock() + COUNT_MS

    def pass_time(self) -> int | None:
        """Write what was counted, if it is due; return in how many ms to look again."""
        if self._due is None:
            return None
        left = self._due - self._clock()
        if left > 0:
            return left
        self._write_count()
        return None

    def close(self) -> None:
        """Write what is left; who goes from here on only closes the page."""
        self.keep()
        self._write_count()
        self._closed = True

    def _write_count(self) -> None:
        """Have what was counted written: not each figure by itself, for it comes all the time."""
        self._due = None
        evidence = self._room.evidence
        if self._room.counted and evidence is not None:
            self._room.counted = False
            self._keeping.write(None, evidence.kept())

    def _write(self) -> None:
        if self._closed:
            return
        evidence = self._room.evidence if self._room.counted else None
        self._room.counted = False
        self._keeping.write(self._room.kept(), None if evidence is None else evidence.kept())


# -- server --------------------------------------------------------------------------


MOVE_MS = 10_000
"""How long somebody who was sent to another table may take to come there."""
PAGE = "page"

_LOG = logging.getLogger(__name__)


class ClassServer:
    """Serves a class in the running loop; it is the room of all its tables (network.server.Room).

    ``record`` is given what happens, as data: no names of pupils, nothing they need. Who knocks is
    no pupil yet, and is named.
    """

    def __init__(
        self,
        room: Classroom,
        orders: Orders,
        keeping: Keeping,
        means: Environment,
        record: Record = lambda event: None,
    ) -> None:
        self.room = room
        self._orders = orders
        self._clock = means.clock
        self._record = record
        self._outgoing = Outgoing(keeping.writing, self._written)
        self._trouble = ""
        """The kind of the error of the disk that all desks were last told."""
        self._news = asyncio.Event()
        self._due = False
        self._moving: dict[str, int] = {}
        """Who was sent to another table, by the digests of their tokens, and until when."""
        self._stuck_due: int | None = None
        self._code_shown = ""
        self._guessed = 0
        """How often the code of the door was guessed away."""
        self._knocking: Literal["", "on", "over"] = ""
        self._revision = 0
        self.desks = Desks(room, orders, means.clock, self._shown, self._soon)
        self._seats: dict[str, str] = {}
        """The tokens of the teacher's own seats, by tables."""
        self._projector = token_hex(16)
        self._pages: set[str] = set()
        """Whose seat is in a browser, by the digests of their tokens."""
        self._entrance: Entrance | None = None
        self._door: Door | None = None
        self.address = ""
        """Where pupils come in, as the desk shows it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.ended = asyncio.Event()
        """Set once the class is packed up."""
        self.packed_up = False
        self._ends = False
        self._saving = Saving(room, keeping, means.clock)
        self.places = TableServers(room, keeping, means, self, record)
        self.links = Links(room, means.clock, self.places.acting, self._soon)
        for table in list(room.tables.values()):
            try:
                self.places.open(table)
            except RefusalError as error:  # the package of its game is not there any more
                record({"event": "refused", "rule": error.rule, "table": table.name})
                orders.put_away(table)

    # -- opening and closing -----------------------------------------------------------------

    async def listen(self, entrance: Entrance, port: int | None) -> None:
        """Let people in through ``entrance``, which then listens. Raises OSError."""
        self._entrance = entrance
        self.opens(entrance.door)
        await entrance.receive(self._admitted, self._refused, port)
        self.address = self.address or entrance.addresses()[0]
        self._soon()

    def opens(self, door: Door) -> None:
        """Know the door whose code the desk shows, and at which guesses count."""
        self._door = door
        door.knocking.on_event = self._at_the_door

    async def run(self) -> None:
        """Let time pass, until cancelled."""
        self.places.run()
        self._keep()
        self._soon()
        while True:
            self._news.clear()
            try:
                due = self._pass_time()
            except Exception as error:  # what one pupil's data raises must not stop the class
                self._fault(error)
                due = FAULT_MS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if due is None else max(due, 1) / 1000):
                    await self._news.wait()

    async def close(self) -> None:
        """Tell everybody that the class ends here, and close all connections."""
        self._ends = True
        reason = "class-ended" if self.packed_up else "host-leaves"
        if self._entrance is not None:
            self._entrance.shut()
        if self._door is not None:
            self._door.knocking.close()
        self._outgoing.listen()
        self._saving.close()
        await self._outgoing.send_all()
        await self.places.close(reason)
        self.desks.end()
        self.links.end()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=END_S)
        if self._entrance is not None:
            await self._entrance.close()

    def knows(self, key: str) -> bool:
        """Tell whether a digest is that of a token that was given out here."""
        return self.room.pupils.with_digest(key) is not None

    def new_code(self, code: str, why: WhyNew) -> None:
        """There is a new code at the door; who guessed it away has guessed at the desk's too."""
        if why == "guessed":
            self.desks.code.end()
            self.links.end_codes()
            self._guessed += 1
        else:
            self._knocking = ""
        self._record(code_event(code, why))
        self.room.touch()
        self._soon()

    def _at_the_door(self, what: What, knock: Knock | None) -> None:
        """Show the desks what happens at the door."""
        self._record(door_event(what, knock))
        if knock is None:
            self._knocking = "on" if what == "newcomers-knock" else "over"
        self.room.touch()
        self._soon()

    # -- connections -------------------------------------------------------------------------

    async def _admitted(self, wire: Wire, admitted: Admitted) -> None:
        await self.serve(wire, admitted)

    def _refused(self, wire: Wire, rule: str) -> None:
        self._record({"event": "refused", "rule": rule, "from": wire.remote})

    def attach(self, wire: Wire, admitted: Admitted | None = None) -> None:
        """Serve the seat of a page in this process."""
        if admitted is None:
            raise ValueError("a seat in a class has a token")
        self._pages.add(digest(admitted.token))
        self._spawn(self.serve(wire, admitted))

    def guest(self, key: str) -> Guest | None:
        """Return who has the token of this digest, as their table knows them."""
        pupil = self.room.pupils.with_digest(key)
        if pupil is None:
            return None
        found = self.places.find(key)
        return Guest(0, (pupil.shown_name,), key, here=False) if found is None else found[1]

    def needs(self, key: str, typed: str) -> Mapping[str, Need]:
        """Return what the list says of whoever has the token of this digest, or types this name."""
        return standing.needs(self.room, key, typed)

    async def serve(self, wire: Wire, admitted: Admitted) -> None:
        """Serve one connection, at the table at which its person belongs."""
        key = digest(admitted.token)
        if admitted.token == self._projector:
            await self.places.projected().serve(wire, admitted=admitted, unseen=True)
            return
        mine = next((t for t, token in self._seats.items() if token == admitted.token), None)
        if mine is not None:
            at = self.places.named(mine) or self.places.of(None)
            admitted = Admitted(admitted.token, returning=at.table.knows(key))
            await at.serve(wire, host=True, admitted=admitted)
            return
        pupil = self.room.pupils.with_digest(key)
        server = self.places.of(pupil)
        if pupil is not None or not admitted.returning:  # new to this table, not to the class
            knocking = admitted.knocking if pupil is None else None
            seated = server.table.knows(key)
            admitted = Admitted(admitted.token, returning=seated, knocking=knocking)
        await server.serve(wire, admitted=admitted)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what tables tell (network.server.Room) ----------------------------------------------

    def greets(self, hello: m.Hello, address: str) -> m.Hello:
        """Let somebody have the name they have here; all play but those who assist."""
        try:
            typed = texts.name(hello.names[0])
        except texts.TextError as error:
            raise RefusalError(error.rule, ends=True, **error.details) from None
        pupil = self.room.arrive(digest(hello.token), typed, origin(address.rpartition(":")[0]))
        watches = self.room.is_assistant(pupil)
        return replace(hello, names=(pupil.shown_name,), watches=watches)

    def came(self, table: TableServer, guest: Guest) -> None:
        """Somebody is at a table; if it is no longer theirs they go on from there."""
        self._moving.pop(guest.digest, None)
        self.room.came(guest.digest, PAGE if guest.digest in self._pages else "")
        pupil = self.room.pupils.with_digest(guest.digest)
        if pupil is not None and self.places.of(pupil) is not table:
            self.room.do(e.Move(pupil))
        self._soon()

    def fell_out(self, table: TableServer, guest: Guest) -> None:
        """A connection went down; nobody falls out of a class that ends."""
        if self._ends:
            return
        self._pages.discard(guest.digest)
        self.room.fell_out(guest.digest)
        self._soon()

    def heard(self, table: TableServer, guest: Guest, message: c.FromPupil) -> None:
        """A pupil tells the class something."""
        if isinstance(message, c.Heard):
            table.heard(guest, message)
        else:
            self.room.heard(guest.digest, message)
        self._soon()

    def refuses(self, guest: Guest, message: m.FromSeat) -> m.FromHost | None:
        """Answer what somebody may not do while they pause; the table does not hear of it."""
        pupil = self.room.pupils.with_digest(guest.digest)
        if isinstance(message, m.Act):
            if pupil is not None and pupil.paused and message.question:  # "": they have heard
                return m.Answer(message.seat, message.number, m.Rule("paused"))
            self.room.acted(guest.digest)
        elif isinstance(message, m.Sit | m.Ready | m.Start) and pupil is not None:
            return m.Refused("class-leads")
        elif isinstance(message, m.Leave) and pupil is not None:
            pupil.here, pupil.lost_at = False, self._clock()
            self.room.touch()
        return None

    def went_on(self, table: TableServer) -> None:
        """Something has happened at a table."""
        self.places.went_on(table)
        self._tell_trouble()
        self._soon()

    # -- the teacher and the screen for all ---------------------------------------------------

    def desk(self) -> OpenDesk:
        """Return a new desk; called in the loop."""
        self._soon()
        return self.desks.open()

    async def read_desk_code(self, remote: str, code: str, leads: bool = True) -> OpenDesk:
        """Return a new desk for whoever knows the one-time code. Raises JoinError.

        Where the class was handed over with it to somebody who ``leads``, every other desk ends.
        """
        assert self._door is not None
        await self.desks.read_out(self._door, remote, code, leads)
        return self.desk()

    async def read_link(self, remote: str, code: str) -> OpenHelper:
        """Return what a sighted helper's page shows, for whoever knows the one-time code.

        Raises JoinError.
        """
        assert self._door is not None
        return await self.links.read_out(self._door, remote, code)

    def new_desk_code(self) -> str:
        """Make a one-time code that no desk asked for: whoever opens the class shows it."""
        return self.desks.make_code(0)

    def projector(self) -> Admitted:
        """Let a screen for all in: it shows what everybody may see, and asks for nothing."""
        return Admitted(self._projector, returning=True)

    def teacher(self, table: str) -> Admitted:
        """Let the teacher sit at a table: as the person at the host there, in a bot's chair."""
        token = self._seats.setdefault(table, token_hex(16))
        return Admitted(token, returning=True)

    # -- carrying out ----------------------------------------------------------------------------

    def _soon(self) -> None:
        """Carry out what the class wants, after all that happens at this moment."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._carry_out)

    def _keep(self) -> None:
        self._outgoing.listen()
        self._saving.keep()

    def _carry_out(self) -> None:
        self._due = False
        self.places.look()
        changed = self.room.changed or self.room.perceived
        self.room.perceived = False
        wanted = self.room.take()
        self._keep()
        for effect in wanted:
            self._outgoing.do(partial(self._try, effect))
        self._outgoing.do(self.places.begin)
        if changed:
            self._show()
        for show in self.links.look():
            self._outgoing.do(show)
        self._news.set()

    def _try(self, effect: e.Effect) -> None:
        if isinstance(effect, e.Ordered):
            self._ordered(effect)
            return
        try:
            self._do(effect)
        except Exception as error:  # what fails for one pupil must not be missing for the others
            self._fault(error)

    def _ordered(self, ordered: e.Ordered) -> None:
        """Do what a desk has ordered, and tell it once that is on disk."""
        answer = d.Answer(ordered.order)
        for effect in ordered.effects:
            try:
                self._do(effect)
            except OrderError as error:
                answer = d.Answer(ordered.order, error.rule, error.details)
            except Exception as error:
                self._fault(error)
                answer = d.Answer(ordered.order, "class-failed")
        tell = partial(self.desks.answer, ordered.desk, answer)
        self._outgoing.do(partial(self.places.once_kept, tell))

    def _fault(self, error: Exception) -> None:
        self._record({"event": "fault", "kind": type(error).__name__})
        _LOG.error("A class found a fault", exc_info=error)

    def _do(self, effect: e.Effect) -> None:
        match effect:
            case e.Tell():
                self.places.tell(effect.pupil, effect.message)
            case e.Move():
                if self.places.move(effect.pupil):
                    self._moving[effect.pupil.digest] = self._clock() + MOVE_MS
            case e.Rename():
                self.places.rename(effect.pupil)
            case e.Rebind():
                self.places.rebind(effect.pupil, effect.before)
            case e.Open():
                self.places.open(effect.table)
                self.places.run()
            case e.Close():
                moved = self.places.end(effect.table)
                self._moving.update(dict.fromkeys(moved, self._clock() + MOVE_MS))
            case e.Stop():
                self.places.stand(effect.table)
            case e.TellHint():
                self.places.hint(effect.pupil)
            case e.TakeBack():
                self.places.take_back(effect.pupil)
            case e.PassGate():
                self.places.pass_gate()
            case e.Expel():
                self.places.expel(effect.digest)
            case e.MakeCode():
                self.links.make(effect.number, effect.desk)
            case e.NewCode():
                if self._door is not None:
                    self._door.new_code()
            case e.LetIn():
                if self._door is not None:
                    self._door.knocking.answer(effect.number, effect.yes)
            case e.Project():
                self.places.project(digest(self._projector))
            case e.End():
                self.packed_up = True
                self.ended.set()

    def _show(self) -> None:
        """Show all desks how the class stands, once it is on disk."""
        for desk in self.desks:
            self._outgoing.do(partial(desk.show, self._shown(desk.number)))

    def _written(self) -> None:
        """The store has done something, or refused it: what waited for it is carried out."""
        self._outgoing.release()
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        """Tell all desks at once what the disk refuses; the rest is shown once it is there."""
        trouble = self.places.trouble()
        if trouble != self._trouble:
            self._trouble = trouble
            self._revision += 1
            for desk in self.desks:
                desk.show(replace(desk.desk(), trouble=trouble, revision=self._revision))

    def _shown(self, desk: int) -> d.Desk:
        self._revision += 1
        door, now = self._door, standing.shown(self.room, desk)
        knocks = () if door is None else door.knocking.waiting
        return replace(
            now,
            links=tuple(replace(one, code=self.links.code(one.number, desk)) for one in now.links),
            code="" if door is None else door.code,
            knocking=self._knocking,
            knocks=tuple(d.Knock(each.number, each.names) for each in knocks),
            guessed=self._guessed,
            address=self.address,
            desk_code=self.desks.code.shown_to(desk),
            trouble=self.places.trouble(),
            revision=self._revision,
        )

    # -- time --------------------------------------------------------------------------------

    def _pass_time(self) -> int | None:
        """Look who is stuck or never arrived; return in how many ms to look again."""
        now = self._clock()
        for key, until in list(self._moving.items()):
            if until <= now:
                del self._moving[key]
                self.room.fell_out(key)
                self._soon()
        stuck = standing.next_stuck(self.room)
        if self._stuck_due is not None and self._stuck_due <= now:
            self.room.perceived = True
            self._soon()
        self._stuck_due = None if stuck is None else now + stuck
        if self._code_shown != self.desks.code.code:
            self._code_shown = self.desks.code.code
            self.room.perceived = True
            self._soon()
        dues = [stuck, self.desks.code.due(), self._saving.pass_time(), self.links.pass_time()]
        dues += [until - now for until in self._moving.values()]
        return min((due for due in dues if due is not None), default=None)
