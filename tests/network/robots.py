"""Robots at seats of their own: every game through real sockets, beside ports at the host.

What each seat hears behind its socket is compared, sentence by sentence, with what a seat at the
host's own computer hears. Seats lose their connection and come back meanwhile. The same actions at
one computer give the same journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from msgspec.structs import replace

from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games.presenter import Announcement
from braillespiel.network import messages as m
from braillespiel.network.client import MatchBegan, Status
from braillespiel.network.entrance import Entrance
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining.address import Address
from braillespiel.network.remote_port import RemotePort
from braillespiel.network.server import TableServer
from braillespiel.network.table import NetworkTable
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.seats import Seats
from tests.golden.variants import Variant
from tests.network.places import Lists, terms
from tests.support.patience import HANGS_S, eventually
from tests.table.hosts import Disk, Watch

CODE = "204816"
FASTER = 40
"""Time passes so much faster than outside: dice that roll for two seconds roll for 50 ms."""
MOST_MISSED = m.MEMORY // 2
"""So many entries at most are made while somebody is away: a host remembers no more than
MEMORY updates, and who comes back hears all of them."""
SPELLED = re.compile("^spelled ")
"""How a journal keeps a word that was found in the list, and not the action itself."""


class Beside(Lists):
    """A keeper that puts a seat at the host's own computer beside each chair, and a spectator."""

    def __init__(self, seed: int, language: str) -> None:
        super().__init__(seed)
        self.language = language
        self.shadows: dict[int | None, Seats] = {}

    def begin(
        self, set_up: m.SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        host = super().begin(set_up, players, clock)
        for chair in (*range(len(players)), None):
            self.shadows[chair] = Seats(LocalPort(host, (chair,)), self.language)
        return host


class Robot:
    """A client with an ear and a bot; ``heard`` is all that it was told."""

    def __init__(self, client: TableClient, language: str, seed: int) -> None:
        self.client = client
        self.language = language
        self.rng = Random(seed)
        self.heard: list[Announcement] = []
        self.port: RemotePort | None = None
        self.seats: Seats | None = None

    def look(self) -> None:
        """Hear what has come."""
        for notice in self.client.take():
            if isinstance(notice, MatchBegan) and self.client.port is not None:
                before, self.port = self.port, self.client.port
                if before is not None:
                    self.port.catch_up(before.taken, m.MEMORY)
                self.seats = Seats(self.port, self.language)
                if before is None:
                    self.heard += self.seats.past[self.port.chairs[0]]
        if self.seats is not None and self.port is not None:
            self.heard += self.seats.take(self.port.chairs[0])

    def act(self) -> None:
        """Say what was heard, or do what the bot decides."""
        self.client.take_late()
        ready = not self.client.unanswered and self.client.status is Status.AT_TABLE
        if self.port is not None and ready:
            decide(self.port, self.port.chairs[0], self.rng)


def decide(port: RemotePort, seat: int | None, rng: Random) -> None:
    """Say what was heard at a seat, or do what an easy bot decides there, if it is to act."""
    if seat is None:
        return
    view = port.view(seat)
    if view.is_over() or port.standing.paused:
        return
    action = port.game.unheard(view)
    if action is None:
        legal = view.legal_actions()
        if seat not in view.to_act() or not (legal or not view.legal_is_complete):
            return
        action = think(port.game.bot("easy"), view, rng)
    with contextlib.suppress(IllegalActionError):
        port.submit(seat, action, port.question(seat))


class Evening:
    """A table behind a socket of this computer, and its robots, in one loop."""

    def __init__(self, variant: Variant, seed: int, language: str, home: Path) -> None:
        self.variant = variant
        self.keeper = Beside(seed, language)
        self.language = language
        set_up = m.SetUp(variant.game, variant.seats, dict(variant.options))
        begun = monotonic()
        self.table = NetworkTable(
            "table",
            self.keeper,
            lambda: int((monotonic() - begun) * 1000 * FASTER),
            terms(set_up, variant.seats),
        )
        self.server = TableServer(self.table)
        self.entrance = Entrance(
            home, self.table.knows, self.table.new_code, code=CODE, plain=True, hosts=["127.0.0.1"]
        )
        self.robots: list[Robot] = []
        self.fell_at = 0
        """How many entries there were when somebody last lost the line."""
        self.wires: dict[int, Any] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.server.listen(self.entrance, 0)
        self.tasks.append(asyncio.create_task(self._run()))

    async def _run(self) -> None:
        while True:
            due = None if self._waits() else self.table.tick()
            self.server.carry()
            await asyncio.sleep(0 if due == 0 else min(due or 50, 50) / 1000 / FASTER)

    def sit(self, name: str, watches: bool = False) -> Robot:
        number = len(self.robots)
        way = JoinPath(Address("127.0.0.1", self.entrance.port), CODE, plain=True)

        async def open_wire(token: str) -> Opened:
            opened = await way(token)
            self.wires[number] = opened.wire
            return opened

        client = TableClient(open_wire, [name], watches=watches)
        robot = Robot(client, self.language, number)
        self.robots.append(robot)
        self.tasks.append(asyncio.create_task(client.follow()))
        return robot

    def _waits(self) -> bool:
        """Tell whether so much was missed by somebody that all wait for them."""
        if not self._away():
            return False
        hosts = self.keeper.hosts
        return bool(hosts) and len(hosts[0].match.journal) >= self.fell_at + MOST_MISSED

    def _away(self) -> bool:
        return any(robot.client.status is not Status.AT_TABLE for robot in self.robots)

    def _stuck(self) -> str:
        """Tell where everybody is, for a report."""
        told = {chair: len(shadow.outbox[chair]) for chair, shadow in self.keeper.shadows.items()}
        robots = [
            (robot.client.status.value, robot.client.unanswered, len(robot.heard))
            for robot in self.robots
        ]
        return f"{self.variant}, told {told}, status, unanswered, heard {robots}"

    async def until(self, done: Callable[[], bool]) -> None:
        def look() -> bool:
            for robot in self.robots:
                robot.look()
            return done()

        await eventually(look, self._stuck)

    async def play(self, steps: int, falls: Sequence[int] = ()) -> None:
        """Play until the end, or so many entries; at each of ``falls`` somebody loses the line."""
        left = list(falls)
        host = self.keeper.hosts[0]
        ends = monotonic() + HANGS_S
        while not host.is_over and len(host.match.journal) < steps:
            assert monotonic() < ends, self._stuck()
            if left and len(host.match.journal) >= left[0]:
                self.fell_at = self.fell_at if self._away() else len(host.match.journal)
                self.wires[left.pop(0) % len(self.robots)].abort()
            for robot in self.robots:
                robot.look()
                if not self._waits():
                    robot.act()
            await asyncio.sleep(0.0005)

    async def settle(self) -> None:
        """Wait until everybody has heard all that was told."""
        await self.until(self._told_all)

    def _told_all(self) -> bool:
        for shadow in self.keeper.shadows.values():
            for update in shadow.port.take():
                shadow._word(update)
        return all(
            robot.client.status is Status.AT_TABLE
            and not robot.client.unanswered
            and robot.port is not None
            and len(robot.heard) >= len(self._shadow(robot.port.chairs[0]))
            for robot in self.robots
        )

    def _shadow(self, chair: int | None) -> list[Announcement]:
        return self.keeper.shadows[chair].outbox[chair]

    def told_apart(self) -> list[str]:
        """Return what a robot heard otherwise than who sits at the host."""
        found = []
        for robot in self.robots:
            assert robot.port is not None
            chair = robot.port.chairs[0]
            shadow = self._shadow(chair)
            if robot.heard != shadow:
                same = [a == b for a, b in zip(robot.heard, shadow, strict=False)]
                at = [*same, False].index(False)
                apart = robot.heard[at : at + 1], shadow[at : at + 1]
                found.append(f"{self.variant} seat {chair}: sentence {at}: {apart}")
            if chair is not None and str(robot.port.view(chair).scores()) != str(
                self.keeper.hosts[0].view(chair).scores()
            ):
                found.append(f"{self.variant} seat {chair}: other scores")
        return found

    def journals_apart(self) -> list[str]:
        """Take all actions again at one computer; return where its journal is another one."""
        there = self.keeper.hosts[0].match
        here = Match(there.game, there.seats, there.options, there.seed, there.position)
        watch = Watch()
        host = TableHost(here, self.keeper.hosts[0].players, Disk(), None, watch)
        for entry in there.journal:
            watch.ms = entry.at
            if entry.seat == CLOCK:
                host.tick()
            else:
                host.act(entry.seat, there.game.parse_action(SPELLED.sub("spell ", entry.text)))
        # At a table seats number their actions, by which those that are sent again are known.
        kept = [replace(entry, number=0) for entry in there.journal]
        if here.journal == kept:
            return []
        pairs = itertools.zip_longest(here.journal, kept)
        apart = next((pair for pair in pairs if pair[0] != pair[1]), None)
        return [f"{self.variant}: the journal of one computer has {apart}"]

    async def close(self) -> None:
        await self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _evening(
    variant: Variant, seed: int, language: str, steps: int, falls: Sequence[int]
) -> list[str]:
    with tempfile.TemporaryDirectory() as home:
        evening = Evening(variant, seed, language, Path(home))
        await evening.open()
        try:
            watching = evening.sit("Zita", watches=True)
            await evening.until(lambda: watching.client.status is Status.AT_TABLE)
            for name in ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn")[: variant.seats]:
                robot = evening.sit(name)
                await evening.until(lambda robot=robot: robot.client.status is Status.AT_TABLE)  # type: ignore[misc]
            await evening.until(lambda: all(robot.port is not None for robot in evening.robots))
            await evening.play(steps, falls)
            await evening.settle()
            return evening.told_apart() + evening.journals_apart()
        finally:
            await evening.close()


def played(
    variant: Variant, seed: int, language: str, steps: int, falls: Sequence[int] = ()
) -> list[str]:
    """Play through sockets of this computer; return what was not heard the same."""
    return asyncio.run(_evening(variant, seed, language, steps, falls))
