"""Tables in the net for tests: a disk of lists, connections within one loop, a clock that is set."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.network.joined import Joined, Opened
from braillespiel.network.kept import KeptTable
from braillespiel.network.matches import Terms
from braillespiel.network.pace import NetPace
from braillespiel.network.server import TableServer
from braillespiel.network.table import Table
from braillespiel.network.wires import MemoryWire
from braillespiel.table.host import Player, TableHost
from tests.table.hosts import Disk, Watch

BOTS = ("Bob", "Eve", "Kim", "Lou", "Max", "Pia", "Tom", "Zoe")


class Lists:
    """A keeper without a disk; it outlives its table like a disk does. ``seed`` deals."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.hosts: list[TableHost] = []
        self.running: TableHost | None = None
        self.table: KeptTable | None = None

    def begin(
        self, set_up: m.SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        seed = self.seed if set_up.seed is None else set_up.seed
        match = Match(registry.game(set_up.game), set_up.seats, dict(set_up.options), seed)
        self.running = TableHost(match, players, Disk(), set_up.seed, clock)
        self.hosts.append(self.running)
        return self.running

    def resume(self, clock: Callable[[], int]) -> TableHost | None:
        if self.running is None:
            return None
        old = self.running.match
        match = Match(old.game, old.seats, old.options, old.seed, old.position)
        self._entries = list(old.journal)
        at = old.journal[-1].at if old.journal else 0
        self.running = TableHost(match, self.running.players, Disk(), None, clock, at)
        self.hosts.append(self.running)
        return self.running

    def recall(self, host: TableHost) -> None:
        host.recall(self._entries)

    def leave(self) -> None:
        self.running = None

    def remember(self, table: KeptTable) -> None:
        self.table = table

    def remembered(self) -> KeptTable | None:
        return self.table


def terms(set_up: m.SetUp | None = None, starts_at: int | None = None, pause: int = 0) -> Terms:
    numbers = itertools.count(1)
    return Terms(
        BOTS,
        lambda: NetPace(Random(1), pause, 0),
        set_up,
        starts_at,
        lambda: next(numbers),
    )


def table(
    set_up: m.SetUp | None = None,
    starts_at: int | None = None,
    *,
    keeper: Lists | None = None,
    pause: int = 0,
    watch: Watch | None = None,
) -> tuple[Table, Watch, Lists]:
    watch, keeper = watch or Watch(), keeper or Lists()
    tokens = (f"{n:032x}" for n in itertools.count(1))
    made = Table("table", keeper, watch, terms(set_up, starts_at, pause), lambda: next(tokens))
    return made, watch, keeper


def hello(*names: str, **more: Any) -> m.Hello:
    games = {name: registry.game(name).rules_version for name in registry.names()}
    return m.Hello(m.PROTOCOL, names, more.pop("games", games), **more)
