"""Network tables for tests: a disk of lists, people in one process, a clock that is set."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.fence import GameFaultError
from braillespiel.network import decks
from braillespiel.network import messages as m
from braillespiel.network.client import ConnectionNews, TableProblem
from braillespiel.network.frames import Reader, frames
from braillespiel.network.kept import Keeper, KeptTable
from braillespiel.network.matches import Terms
from braillespiel.network.pace import NetPace
from braillespiel.network.session import Session
from braillespiel.network.table import NetworkTable
from braillespiel.table.host import Player, TableHost
from braillespiel.table.trial import Replica, TrialOutcome, TrialStep
from tests.table.hosts import Disk, Watch

BOTS = ("Bob", "Eve", "Kim", "Lou", "Max", "Pia", "Tom", "Zoe")


class Lists:
    """A keeper without a disk; it outlives its table like a disk does. ``seed`` deals."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.hosts: list[TableHost] = []
        self.running: TableHost | None = None
        self.table: KeptTable | None = None

    def deal(self, set_up: m.SetUp) -> tuple[int, None]:
        return self.seed if set_up.seed is None else set_up.seed, None

    def begin(
        self, set_up: m.SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        seed = self.seed if set_up.seed is None else set_up.seed
        match = Match(decks.game_of(set_up), set_up.seats, dict(set_up.options), seed)
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

    def reseat(self, players: Sequence[Player]) -> None:
        pass

    def leave(self) -> None:
        self.running = None

    def put_away(self) -> None:
        pass

    def remember(self, table: KeptTable) -> None:
        self.table = table

    def remembered(self) -> KeptTable | None:
        return self.table


class TriedAtOnce:
    """Tries what an outside game does here, before it answers."""

    def __init__(self, game: str, on_news: Callable[[], None]) -> None:
        self.game = game
        self.tried: list[TrialStep] = []

    def outcome(self, match: Match | None, step: TrialStep) -> TrialOutcome:
        self.tried.append(step)
        replica = Replica(self.game)
        if match is not None:
            opening = {
                "seats": match.seats,
                "options": match.options,
                "seed": match.seed,
                "position": match.position,
            }
            replica.follow(opening, 0, [(e.seat, e.text, e.at, e.rules) for e in match.journal])
        try:
            return TrialOutcome(action=replica.carried_out(step))
        except GameFaultError as error:
            return TrialOutcome(error)
        except Exception as error:
            details = {"game": self.game, "package": "?", "reason": str(error)}
            return TrialOutcome(GameFaultError("game-fault", **details))

    def slow(self) -> bool:
        return False

    def close(self) -> None:
        pass


def terms(
    set_up: m.SetUp | None = None,
    starts_at: int | None = None,
    pause: int = 0,
    first: int = 1,
    together: bool = False,
) -> Terms:
    numbers = itertools.count(first)
    return Terms(
        BOTS,
        lambda: NetPace(Random(1), pause, 0),
        set_up,
        starts_at,
        lambda: next(numbers),
        together=together,
        trial=TriedAtOnce,
    )


def table(
    set_up: m.SetUp | None = None,
    starts_at: int | None = None,
    *,
    keeper: Keeper | None = None,
    pause: int = 0,
    watch: Watch | None = None,
    first: int = 1,
    together: bool = False,
) -> tuple[NetworkTable, Watch, Keeper]:
    """Return a table; its matches are numbered from ``first`` on."""
    watch, keeper = watch or Watch(), keeper or Lists()
    tokens = (f"{n:032x}" for n in itertools.count(1))
    agreed = terms(set_up, starts_at, pause, first, together)
    made = NetworkTable("table", keeper, watch, agreed, lambda: next(tokens))
    return made, watch, keeper


def hello(*names: str, **more: Any) -> m.Hello:
    games = {name: registry.game(name).rules_version for name in registry.own()}
    return m.Hello(m.PROTOCOL, names, more.pop("games", games), **more)


class Person(Session):
    """A client at a table of this process: what it is sent has been a frame on the way.

    ``frames`` are all that came; ``deaf`` takes nothing any more.
    """

    def __init__(self, room: Room, names: Sequence[str], **more: Any) -> None:
        super().__init__(names, self._sends, lambda: None, **more)
        self.room = room
        self.member = 0
        self.frames: list[bytes] = []
        self.sent: list[m.FromSeat] = []
        self.deaf = False

    def _sends(self, message: m.FromSeat) -> None:
        self.sent.append(message)
        self.room.table.message(self.member, message)
        self.room.deliver()

    def get(self, message: m.FromHost) -> None:
        for frame in frames(message):
            self.frames.append(frame)
            found = self.room.reader.read(frame)
            if found is not None and not self.deaf:
                self.received(found)

    def heard(self) -> list[str]:
        """Return what was news since, by name; rules of refusals too."""
        return [
            each.what if isinstance(each, m.News | ConnectionNews) else each.rule
            for each in self.take()
            if isinstance(each, m.News | ConnectionNews | TableProblem)
        ]

    @property
    def seat(self) -> int:
        assert self.port is not None
        seat = self.port.chairs[0]
        assert seat is not None
        return seat

    def legal(self) -> list[Any]:
        assert self.port is not None
        return list(self.port.view(self.seat).legal_actions())

    def act(self, action: Any) -> None:
        assert self.port is not None
        self.port.submit(self.seat, action)


class Room:
    """A table and its people in one process; ``pass_time`` lets clock and bots act."""

    def __init__(self, set_up: m.SetUp | None = None, starts_at: int | None = None, **more: Any):
        self.table, self.watch, self.keeper = table(set_up, starts_at, **more)
        self.people: dict[int, Person] = {}
        self.reader: Reader[Any] = Reader(m.FromHost, shown=True)  # type: ignore[arg-type]

    @property
    def host(self) -> TableHost:
        playing = self.table.matches.playing
        assert playing is not None
        return playing.host

    def join(self, *names: str, host: bool = False, **more: Any) -> Person:
        person = Person(self, names, **more)
        self.enter(person, host)
        return person

    def enter(self, person: Person, host: bool = False) -> None:
        """Let somebody come, or come back with the token."""
        guest = self.table.hello(person.hello(""), host=host)
        self._send_away()
        person.member = guest.id
        self.people[guest.id] = person
        self.deliver()

    def fall_out(self, person: Person) -> None:
        del self.people[person.member]
        self.table.lost(person.member)
        person.lost()
        self.deliver()

    def deliver(self) -> None:
        while messages := self.table.take():
            for member, message in messages:
                if member in self.people:
                    self.people[member].get(message)
        self._send_away()

    def _send_away(self) -> None:
        for member in self.table.gone:
            self.people.pop(member, None)
        self.table.gone.clear()

    def pass_time(self, ms: int) -> None:
        """Let so much time pass, in steps in which everything happens that is due."""
        end = self.watch.ms + ms
        while True:
            for _ in range(10_000):
                if self.table.tick() != 0:
                    break
            self.deliver()
            due = self.table.tick()
            if self.watch.ms >= end:
                return
            self.watch.ms = end if due is None else min(end, self.watch.ms + max(due, 1))


def playing(game: str, people: int = 2, seed: int = 1, **more: Any) -> tuple[Room, list[Person]]:
    """Return a room where so many people have begun a match, and these people."""
    options = more.pop("options", {})
    set_up = m.SetUp(game, more.pop("seats", people), options, **more.pop("terms", {}))
    listens = more.pop("listens", True)
    room = Room(set_up, people, keeper=Lists(seed), **more)
    return room, [
        room.join(name, listens=listens) for name in ("Ana", "Ben", "Cleo", "Dora")[:people]
    ]
