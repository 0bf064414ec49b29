"""A class in one loop: pupils behind pairs of queues, a desk, and time that the test lets pass."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.application.stored_class import StoredClass
from braillespiel.application.trial import WorkerTrial
from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.keeping import going_on
from braillespiel.classroom.orders import OrderError, Orders
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.classroom.server import ClassServer
from braillespiel.classroom.table_servers import Environment
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining.door import Admitted, Door
from braillespiel.network.messages import SetUp
from braillespiel.network.pace import NetPace
from braillespiel.network.wires import MemoryWire
from braillespiel.store.opening import open_store
from tests.support.patience import eventually
from tests.table.hosts import Watch

TITLE = "5b"


def roster(*names: str, **assistants: str) -> Roster:
    """Return a list of names; ``assistants`` are given with whom they assist."""
    pupils = [RosterPupil(name) for name in names]
    pupils += [RosterPupil(name, assistant_of=other) for name, other in assistants.items()]
    return Roster(tuple(pupils))


class Shelf:
    """What the teacher has prepared: one lesson."""

    def lesson(self, name: str) -> tuple[str, dict[str, Any]]:
        if name != "first-steps":
            raise OrderError("class-no-lesson", name=name)
        return "First steps", {"format": "lesson"}

    def position(self, name: str, set_up: SetUp) -> dict[str, Any]:
        raise OrderError("class-no-position", name=name)


class Pupil(TableClient):
    """A pupil's client; ``told`` is all that came of the class besides how they stand."""

    def __init__(self, school: School, name: str, token: str = "", watches: bool = False) -> None:
        self.school = school
        self.proved = token
        self.notices: list[Any] = []
        super().__init__(self._connect, [name], watches=watches)
        self.following = asyncio.ensure_future(self.follow())

    async def _connect(self, token: str) -> Opened:
        fresh = not (token or self.proved)
        used = token or self.proved or f"{next(self.school.tokens):032x}"
        self.proved = used
        mine, theirs = MemoryWire(), MemoryWire()
        theirs.connect(mine)
        self.wire = mine
        self.school.server.attach(theirs, Admitted(used, returning=not fresh))
        return Opened(mine, used)

    @property
    def name(self) -> str:
        return "" if self.standing is None else self.standing.you

    @property
    def place(self) -> str:
        """The table's name as the pupil knows it."""
        return "" if self.table is None else self.table.name

    def told(self, kind: type[Any]) -> list[Any]:
        """Return what came of a kind."""
        self.notices += self.take()
        return [each for each in self.notices if isinstance(each, kind)]

    def listen(self) -> None:
        """Hear everything that has come, and say so."""
        if self.port is not None:
            self.port.take()
            self.heard()


class School:
    """A class with a store in a folder, in the running loop."""

    tokens = itertools.count(1)

    def __init__(
        self,
        home: Path,
        names: Roster | None = None,
        bots: Sequence[str] = ("Bot One", "Bot Two"),
    ) -> None:
        self.home = home
        self.watch = Watch()
        self.records: list[Mapping[str, Any]] = []
        self.store = open_store(home)
        self.file = ClassFile.at(home, TITLE)
        listed = names or Roster(())
        self.file.kept = going_on(self.file.kept, date(2026, 11, 22), listed)
        self.keeping = StoredClass(self.store, home, self.file)
        self.room = Classroom(
            TITLE,
            listed,
            self.watch,
            self.file.kept,
            self.file.evidence,
            lambda: date(2026, 11, 22),
        )
        means = Environment(bots, lambda: NetPace(Random(1), 0, 0), self.watch, WorkerTrial)
        orders = Orders(self.room, Shelf(), Random(1))
        self.server = ClassServer(self.room, orders, self.keeping, means, self.records.append)
        self.door = Door(b"", self.server.knows, on_new_code=self.server.new_code)
        self.server.opens(self.door)
        self.running = asyncio.ensure_future(self.server.run())
        self.desk = self.server.desk()
        self.pupils: list[Pupil] = []

    def refused(self) -> list[tuple[str, dict[str, str | int]]]:
        """Return why orders were not carried out since the last call."""
        return [(each.rule, each.details) for each in self.desk.answers() if each.rule]

    async def until(self, done: Callable[[], object]) -> None:
        """Wait for something; a fault in the class is the test's."""

        def look() -> object:
            if self.running.done():
                self.running.result()
            return done()

        await eventually(look, lambda: f"more than {self.records[-3:]}")

    async def come(self, *names: str) -> list[Pupil]:
        """Let pupils come in, and wait until they know how they stand."""
        found = [Pupil(self, name) for name in names]
        self.pupils += found
        await self.until(lambda: all(each.standing is not None for each in found))
        return found

    async def order(self, *orders: o.Order) -> None:
        """Order something at the desk, and wait until what came of it is shown there."""
        for order in orders:
            shown = asyncio.Event()
            self.desk.on_change = shown.set
            self.desk.order(order)
            await self.until(shown.is_set)
            # What was shown may have waited for the disk since before.
            await self.until(lambda: not self.server._outgoing._waits)

    async def deal(self, seats: int = 2, **more: Any) -> None:
        """Deal Ludoteca to all who are there, and wait until they play."""
        await self.order(o.Deal(SetUp("ludoteca", seats), **more))
        await self.until(self.all_play)

    def all_play(self) -> bool:
        tables = self.desk.desk().tables
        seated = {each.id for each in self.desk.desk().pupils if each.table and each.here}
        playing = {
            number for table in tables if table.phase == "playing" for number in table.pupils
        }
        sent = [each for each in self.pupils if each.standing is not None and each.standing.table]
        return (
            bool(tables)
            and playing == seated
            and len(sent) == len(seated)
            and all(each.port is not None and each.port.chairs != (None,) for each in sent)
        )

    def shown(self, name: str) -> d.PupilRow:
        """Return a pupil as the desk shows them."""
        return next(each for each in self.desk.desk().pupils if each.name == name)

    def id(self, name: str) -> int:
        return self.shown(name).id

    async def again(self, packs_up: bool = False, names: Roster | None = None) -> School:
        """End the class and open it again: after the power went, or because it was packed up.

        ``names`` is another list.
        """
        if packs_up:
            await self.order(o.EndClass())
            await self.until(self.server.ended.is_set)
        await self.end(packs_up)
        return School(self.home, names or self.room.roster)

    async def end(self, packs_up: bool = False) -> None:
        """Close everything, without a last word to the disk if nothing is packed up."""
        for pupil in self.pupils:
            pupil.close(0)
        self.running.cancel()
        await self.server.close()
        await asyncio.gather(*(pupil.following for pupil in self.pupils))
        if packs_up:
            self.keeping.pack_up(self.room.kept())
        self.door.close()
        self.keeping.close()
        self.store.close()


def in_class(
    home: Path, test: Callable[[School], Awaitable[None]], names: Roster | None = None
) -> None:
    async def run() -> None:
        school = School(home, names)
        try:
            await test(school)
        finally:
            await school.end()

    asyncio.run(run())
