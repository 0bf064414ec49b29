"""How fast a network table is, beside a bare echo of websockets in the same run.

Run: python -m benchmarks.network [--tables N] [--seconds S] [--rounds R]

A key at one seat, until another seat has called its voice and has its cells: both seats are in one
process, the host is in another, through sockets of this computer, with TLS and without. Before each
action a process of its own sends back as many bytes as an update has. Many tables: all in one
process on one core, without TLS; their seats in another process, which also measures an echo all
the time. The seats choose at random from the legal actions, so that they take little time; no bot
thinks at the host. The memory of a match is measured by playing as many without a network.

The exit status is 1 if a line is not met. What it says about time is true of a quiet machine only.
"""

from __future__ import annotations

import argparse
import contextlib
import heapq
import statistics
import sys
import threading
import time
from random import Random
from typing import Any

from benchmarks.bounds import Bounds, percentile, shown
from benchmarks.network_host import CODE, GAME, Beside, serve_echo, serve_tables
from benchmarks.network_tables import many_tables
from braillespiel.commands.telling import Telling
from braillespiel.engine.simulate import think
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining.address import Address
from braillespiel.ui.match.seats import Seats
from tests.network.places import Person, Room

ROUND_TRIP_MS = 200
UPDATE = 950
"""Bytes of an update, on average."""


# --- a key here, a sentence there --------------------------------------------------------------


def key_to_sentence(plain: bool, rounds: int) -> tuple[list[float], list[float]]:
    """Return the ms from a key at one seat to voice and cells at another, and of an echo each."""
    from websockets.sync.client import connect

    echo = Beside(serve_echo)
    closing = contextlib.ExitStack()
    bare = closing.enter_context(
        connect(f"ws://127.0.0.1:{echo.pipe.recv()}", compression=None, proxy=None)
    )
    data = "x" * UPDATE
    host = Beside(serve_tables, 1, plain)
    (port,), _ = host.pipe.recv()
    came = threading.Event()
    address = Address("127.0.0.1", port)
    seats = []
    for name in ("Ana", "Ben"):
        client = TableClient(JoinPath(address, CODE, plain=plain), [name], came.set).run_beside()
        seats.append(client)
        while client.status is not Status.AT_TABLE:
            time.sleep(0.005)
    while any(client.port is None for client in seats):
        time.sleep(0.005)
    ears = [Seats(client.port, "en") for client in seats]  # type: ignore[arg-type]
    names = ["Ana", "Ben"]
    tellings = [Telling(GAME, names, n, "en") for n in range(2)]
    rng, times, echoes = Random(1), [], []
    for _ in range(rounds):
        acting = None
        while acting is None:
            for n, client in enumerate(seats):
                ears[n].take(n)
                if client.unanswered:
                    continue  # asked first: the view may come while this thread looks
                view = client.port.view(n)  # type: ignore[union-attr]
                if n in view.to_act() and view.legal_actions():
                    acting, seen = n, view
            if seats[0].port.view(0).is_over():  # type: ignore[union-attr]
                break
        if acting is None:
            break
        other = 1 - acting
        port = seats[acting].port
        assert port is not None
        action = think(port.game.bot("easy"), seen, rng)
        begun = time.perf_counter()
        bare.send(data)
        bare.recv()
        echoes.append((time.perf_counter() - begun) * 1000)
        begun = time.perf_counter()
        port.submit(acting, action)
        told: list[Any] = []
        while not told:
            came.wait(1)
            came.clear()
            told = ears[other].take(other)
            if not told and not seats[acting].unanswered and time.perf_counter() - begun > 0.2:
                break  # an action that the other seat is not told of
        if told:
            tellings[other].record(told[0])
            times.append((time.perf_counter() - begun) * 1000)
    for client in seats:
        client.leave()
    closing.close()
    echo.close()
    host.close()
    return times, echoes


# --- honest actions at a distance -----------------------------------------------------------------


class _Far(Person):
    """A client whose frames are under way for half the round trip, on a clock that is set."""

    def __init__(self, room: Room, name: str) -> None:
        super().__init__(room, [name])
        self.queue: list[tuple[int, int, Any]] = []
        self.count = 0
        self.refused: list[str] = []

    def _later(self, call: Any) -> None:
        self.count += 1
        due = self.room.watch.ms + ROUND_TRIP_MS // 2
        heapq.heappush(self.queue, (due, self.count, call))

    def _sends(self, message: m.FromSeat) -> None:
        self.sent.append(message)
        self._later(lambda: self._arrive(message))

    def _arrive(self, message: m.FromSeat) -> None:
        self.room.table.message(self.member, message)
        self.room.deliver()

    def get(self, message: m.FromHost) -> None:
        self._later(lambda: self.received(message))

    def pump(self) -> None:
        while self.queue and self.queue[0][0] <= self.room.watch.ms:
            heapq.heappop(self.queue)[2]()


def late_actions(matches: int) -> tuple[int, int]:
    """Return how many actions of SIX were sent at 200 ms, and how many were refused as late."""
    sent = late = 0
    for seed in range(matches):
        room = Room(m.SetUp("six", 4), 4)
        room.keeper.seed = seed
        people = [_Far(room, name) for name in ("Ana", "Ben", "Cleo", "Dora")]
        for person in people:
            room.enter(person)
        rng = Random(seed)
        due: dict[int, int] = {}
        for _ in range(40_000):
            room.watch.ms += 10
            room.table.tick()
            room.deliver()
            for person in people:
                person.pump()
                found = [each.error.rule for each in person.take_late()]
                late += found.count("too-late")
                port = person.port
                if port is None or person.unanswered:
                    continue
                seat, view = person.seat, port.view(person.seat)
                receipt = port.game.unheard(view)
                if receipt is not None:
                    if room.watch.ms >= due.setdefault(seat, room.watch.ms + 400):
                        person.act(receipt)
                        del due[seat]
                    continue
                legal = list(view.legal_actions())
                if seat in view.to_act() and legal and rng.random() < 0.02:
                    port.submit(seat, think(port.game.bot("easy"), view, rng), port.question(seat))
                    sent += 1
            if room.table.matches.phase != "playing":
                break
    return sent, late


def main() -> int:
    """Measure and print; return 1 if a line is not met."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.network")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=400)
    given = parser.parse_args()
    lines = Bounds()
    key_to_sentence(True, given.rounds)  # what is loaded at its first use counts in neither
    for plain in (True, False):
        name = "plain" if plain else "TLS"
        times, echoes = key_to_sentence(plain, given.rounds)
        print(shown(f"key to sentence, {name}", times), flush=True)
        print(shown("echo beside it", echoes), flush=True)
        median = statistics.median(times) - statistics.median(echoes)
        slow = percentile(times, 0.99) - percentile(echoes, 0.99)
        lines.show(f"key to sentence, {name}, median over the echo's", median, 1, "ms")
        lines.show(f"key to sentence, {name}, p99 over the echo's", slow, 3, "ms")
    sent, late = late_actions(3)
    print(f"SIX at {ROUND_TRIP_MS} ms: {sent} actions, {late} refused as late", flush=True)
    lines.show("SIX, refused as late", 100 * late / sent, 0.5, "%")
    many = many_tables(given.tables, given.seconds)
    for line in many.lines(given.tables):
        print(line)
    lines.show(f"{given.tables} tables, p99 of an update over the echo's", many.over, 50, "ms")
    lines.show("memory of a remote seat", many.seat_memory / 1000, 100, "kB")
    lines.show("memory of a table with match and seats", many.table_memory / 1000, 1000, "kB")
    print(f"of that the match itself: {many.match_memory / 1000:.0f} kB")
    return 1 if lines.missed else 0


if __name__ == "__main__":
    sys.exit(main())
