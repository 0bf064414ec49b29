"""Robots at the tables of a house: real clients, of whom every frame is noted.

Each comes by a host of its own, by another one where that does not answer, and back by its key.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import cycle, islice, pairwise
from random import Random
from time import monotonic
from typing import Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.network import protocol
from braillespiel.network.client import Status
from braillespiel.network.frames import Reader
from braillespiel.network.houses import asking, spoken
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.line import Wire
from braillespiel.network.remote_port import RemotePort
from tests.proof.hosts.checker import SeatLog
from tests.proof.hosts.ways import HERE
from tests.support.facts import facts
from tests.support.keys import MemoryKeys
from tests.support.patience import eventually

PACE_S = 1.0
"""A robot looks whether it may act after this time, on average."""
AGAIN_S = 0.3
"""Who was not let in tries again after it."""
PASSING = frozenset(
    ("unreachable", "refused", "timeout", "lost", "closed", "busy", "house-waits", "house-ends")
)
"""Why somebody may not get in as long as hosts take turns."""
AT_ONCE = 8
"""So many get in at the same time: they all have one address."""
VARIANTS = 2
"""So many variants of each game are played, the first ones that several people play."""


def _set_ups() -> list[m.SetUp]:
    """Return what is played, in turns: each game once, and then in another variant."""
    found = []
    for n in range(VARIANTS):
        for game in registry.own():
            recorded = [each for each in facts(game).RECORDED.values() if each[0] > 1]
            seats, options = recorded[n]
            found.append(m.SetUp(game, seats, options))
    return found


class NotedWire:
    """A wire (network.line.Wire) whose frames are noted as long as they concern the match."""

    def __init__(self, wire: Wire, log: SeatLog) -> None:
        self._wire, self._log = wire, log
        self._sent: Reader[Any] = Reader(protocol.FromSeat)  # type: ignore[arg-type]
        self._told: Reader[Any] = Reader(protocol.FromHost)  # type: ignore[arg-type]

    @property
    def remote(self) -> str:
        return self._wire.remote

    async def send(self, frame: bytes) -> None:
        self._note_sent(frame)
        await self._wire.send(frame)

    def send_now(self, frames: Sequence[bytes]) -> bool:
        sent = self._wire.send_now(frames)
        for frame in frames if sent else ():
            self._note_sent(frame)
        return sent

    def _note_sent(self, frame: bytes) -> None:
        message = self._sent.read(frame)
        if isinstance(message, m.Act):
            self._log.sent.append((monotonic(), message))

    async def recv(self) -> bytes:
        frame = await self._wire.recv()
        message = self._told.read(frame)
        if isinstance(message, m.Began | m.Update | m.Answer):
            self._log.told.append((monotonic(), message))
        return frame

    async def close(self, code: int, reason: str) -> None:
        await self._wire.close(code, reason)

    def abort(self) -> None:
        self._wire.abort()

    def delay(self) -> float:
        return self._wire.delay()


class Robot:
    """Somebody at a table who comes by one of ``ports``, the one at ``turn`` first."""

    def __init__(
        self, number: int, ports: Sequence[int], turn: int, few: asyncio.Semaphore
    ) -> None:
        self.name = spoken.said(number.to_bytes(4, "big"), 2)
        self.log = SeatLog("", self.name)
        self.logs: list[SeatLog] = []
        """Of all tables at which it has sat."""
        self.client: TableClient | None = None
        self.task: asyncio.Task[None] | None = None
        self._keys = MemoryKeys()
        self._ports, self._turn, self._few = ports, turn, few
        self._first, self._came_by = turn, turn
        self._wire: Wire | None = None
        self._sat = False
        """Whether it was at its table."""
        self._rng = Random(number)

    def way(self, table: str = "") -> HouseJoinPath:
        """Return the way to the lobby, or to a table, by the next host in turn."""
        port = self._ports[self._turn % len(self._ports)]
        return HouseJoinPath(
            HouseAddress(Address(HERE, port), b"", table),
            self._keys,  # type: ignore[arg-type]
            self.name,
        )

    async def opens(self, set_up: m.SetUp) -> str:
        """Open a table, however often it takes; return its id."""
        while True:
            try:
                made = await asking.ask(self.way(), h.Open(set_up))
            except (JoinError, OSError) as error:
                rule = error.rule if isinstance(error, JoinError) else "lost"
                assert rule in PASSING, f"{self.name} may open no table: {rule}"
                self._turn += 1
                await asyncio.sleep(AGAIN_S)
            else:
                assert isinstance(made, h.Opened)
                return made.table

    async def sits(self, table: str) -> None:
        """Sit down, at a table at which it was not before."""
        self.log = SeatLog(table, self.name)
        self.logs.append(self.log)
        self._sat = False
        await self._sits_down()
        self._sat = True

    async def _sits_down(self) -> None:
        """Sit down, however often it takes: hosts may be busy with each other."""
        while True:
            client = self.client = TableClient(self._open, [self.name])
            self.task = asyncio.create_task(client.follow())
            await eventually(
                lambda client=client: client.status is not Status.CONNECTING,  # type: ignore[misc]
                lambda: f"{self.name} sits down",
            )
            if client.status is Status.AT_TABLE:
                return
            rule = client.problem.rule if client.problem is not None else ""
            assert rule in PASSING, f"{self.name} may not sit down: {rule}"
            await asyncio.sleep(AGAIN_S)

    async def _open(self, token: str) -> Opened:
        try:
            async with self._few:
                opened = await self.way(self.log.table)(token)
        except BaseException:
            self._turn += 1
            raise
        self._came_by, self._wire = self._turn, opened.wire
        return Opened(NotedWire(opened.wire, self.log), opened.token)

    def comes_by_its_own(self) -> None:
        """Come by the first of its hosts again, if it did not."""
        if (self._came_by - self._first) % len(self._ports) and self._wire is not None:
            self._turn = self._first
            self._wire.abort()

    @property
    def port(self) -> RemotePort | None:
        """The match, once there is one and the connection is up."""
        client = self.client
        at_table = client is not None and client.status is Status.AT_TABLE
        return client.port if client is not None and at_table else None

    @property
    def settled(self) -> bool:
        """Whether it is at the table, and nothing is under way."""
        client = self.client
        return self.port is not None and client is not None and not client.unanswered

    @property
    def over(self) -> bool:
        """Whether it knows that its match is over."""
        port = None if self.client is None else self.client.port
        return port is not None and bool(port.view(port.chairs[0]).is_over())

    @property
    def problem(self) -> str:
        """Why it is at the table no more; "" if it is, or comes back."""
        client = self.client
        ended = client is not None and client.status is Status.ENDED and not client.is_closed
        if client is None or not (ended and self._sat):
            return ""
        return f"{self.name} was sent away: {client.problem}"

    def look(self) -> None:
        """Take what has come."""
        if self.client is not None:
            self.client.take()
            self.client.take_late()
            if self.client.port is not None:
                self.client.port.take()

    def act(self) -> None:
        """Say what was heard, or do anything that the rules allow, if it is to act."""
        port, client = self.port, self.client
        if port is None or client is None or client.unanswered:
            return
        chair = port.chairs[0]
        view = port.view(chair)
        if chair is None or view.is_over() or port.standing.paused:
            return
        action = port.game.unheard(view)
        if action is None:
            if chair not in view.to_act():
                return
            legal = list(view.legal_actions())
            if legal and view.legal_is_complete:
                action = self._rng.choice(legal)
            else:
                action = think(port.game.bot("easy"), view, self._rng)
        with contextlib.suppress(IllegalActionError):
            port.submit(chair, action, port.question(chair))

    async def leaves(self) -> None:
        """End the connection; the chair is kept."""
        if self.client is not None:
            self.client.close()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


class Crowd:
    """Robots at many tables of a house, which come by the hosts at ``ports`` in turns.

    Where a match is over, its people begin another one at a new table.
    """

    def __init__(self, ports: Sequence[int], tables: int, pace: float = PACE_S) -> None:
        few = asyncio.Semaphore(AT_ONCE)
        self._tables: list[tuple[m.SetUp, list[Robot]]] = []
        number = 0
        for set_up in islice(cycle(_set_ups()), tables):
            people = range(number, number + set_up.seats)
            self._tables.append((set_up, [Robot(each, ports, each, few) for each in people]))
            number += set_up.seats
        self.robots = [robot for _, table in self._tables for robot in table]
        self.matches = 0
        """How many have begun."""
        self._pace = pace
        self._calm = False
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        """Open the tables, have everybody sit down, and begin."""
        few = asyncio.Semaphore(AT_ONCE // 2)

        async def begin(table: tuple[m.SetUp, list[Robot]]) -> None:
            async with few:
                await self._begin(*table)

        await asyncio.gather(*map(begin, self._tables))
        await self.settle()
        works = [*(self._play(robot) for robot in self.robots)]
        works += [self._go_on(*table) for table in self._tables]
        self._tasks = [asyncio.create_task(each) for each in works]

    async def _begin(self, set_up: m.SetUp, robots: Sequence[Robot]) -> None:
        self.matches += 1
        table = await robots[self.matches % len(robots)].opens(set_up)
        for robot in robots:
            await robot.sits(table)

    async def _play(self, robot: Robot) -> None:
        """Have a robot act now and then."""
        rng = Random(robot.name)
        while True:
            await asyncio.sleep(self._pace * (0.5 + rng.random()))
            robot.look()
            if not self._calm:
                robot.act()

    async def _go_on(self, set_up: m.SetUp, robots: Sequence[Robot]) -> None:
        """Have the people of a table begin again whenever their match is over."""
        while True:
            await asyncio.sleep(self._pace)
            if not self._calm and all(robot.over and robot.settled for robot in robots):
                for robot in robots:
                    await robot.leaves()
                await self._begin(set_up, robots)

    def _raise(self) -> None:
        """Raise what a task of somebody has raised, and where somebody was sent away."""
        problems = self.problems()
        assert not problems, problems
        for task in self._tasks:
            if task.done():
                task.result()

    async def rest(self) -> None:
        """Have nobody act any more, and wait until nothing is under way."""
        self._calm = True
        await self.settle()

    async def settle(self) -> None:
        """Wait until everybody is at their table, and nothing is under way there."""

        def all_settled() -> bool:
            self._raise()
            return all(robot.settled for robot in self.robots)

        await eventually(all_settled, self._unsettled)

    async def spread(self) -> None:
        """Have everybody come by their own host, as at the beginning: all hosts carry some."""
        for robot in self.robots:
            robot.comes_by_its_own()
        await self.play_on()

    def _unsettled(self) -> str:
        away = [robot.name for robot in self.robots if not robot.settled]
        return f"{len(away)} who do not come back, or wait for an answer: {away[:5]}"

    async def play_on(self) -> None:
        """Wait until everybody is back, and has heard of something at a table that goes on."""
        before = {robot.name: (robot.log, len(robot.log.told)) for robot in self.robots}

        def has_heard(robot: Robot) -> bool:
            log, count = before[robot.name]
            return robot.over or robot.log is not log or len(log.told) > count

        def all_heard() -> bool:
            self._raise()
            return all(robot.port is not None and has_heard(robot) for robot in self.robots)

        await eventually(all_heard, self._unsettled)

    @property
    def logs(self) -> list[SeatLog]:
        """All that was noted of everybody."""
        return [log for robot in self.robots for log in robot.logs]

    def actions(self) -> int:
        """Return how many actions were answered."""
        return sum(isinstance(told, m.Answer) for log in self.logs for _, told in log.told)

    def silence(self, since: float) -> float:
        """Return for how long at most nobody at a table heard of anything, from a time on."""
        longest = 0.0
        for _, robots in self._tables:
            times = sorted(
                at
                for robot in robots
                for log in robot.logs
                for at, told in log.told
                if isinstance(told, m.Update)
            )
            before = [at for at in times if at <= since][-1:] or [since]
            times = [*before, *(at for at in times if at > since)]
            longest = max([longest, *(after - at for at, after in pairwise(times))])
        return longest

    def problems(self) -> list[str]:
        """Return who was sent away from a table, and why."""
        return [robot.problem for robot in self.robots if robot.problem]

    async def leave(self) -> None:
        """Have everybody go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for robot in self.robots:
            await robot.leaves()
