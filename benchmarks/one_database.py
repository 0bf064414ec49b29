"""Where one PostgreSQL ends: appends a second of a house, of several houses, and what they take up.

Run: python -m benchmarks.one_database [--seconds S] [--writers 1,2,4,8] [--batches 1,16,256]
    [--matches N] [--keep FILE]

PostgreSQL is a server of its own, on the disk of this computer, which it waits for. What a house
appends to its ledger is appended here, with the house's own statements: so many records of as many
tables in each transaction, as they wait together in a house where much happens. First by several
connections to one database, then by as many houses, each with a database of its own there. At last
it is counted what a record takes up, and a match that is over. ``--keep`` puts the figures into a
file for benchmarks.house_size.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path
from secrets import token_hex

import psutil
import psycopg

from benchmarks.bounds import percentile
from benchmarks.house import GAME
from benchmarks.house_size import keep
from benchmarks.lying import left
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.house.ledger import Append
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.store.match_file import MatchFile
from braillespiel.store.opening import Store, open_on_server
from braillespiel.store.records import StoredEntry, StoredPlayer
from tests.support.postgres import PostgresServer, server

BEGINNING = 3
"""So many records of a match come before its actions."""
_BYTES = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r'"
_LOG = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"


class Writer:
    """One connection that appends, a transaction after the other."""

    def __init__(self, address: str, batch: int, records: Sequence[str]) -> None:
        self._store = Store(open_on_server(address))
        self._ledger = StoreLedger(self._store)
        self._records = cycle(records)
        self._leads = [self._ledger.open(token_hex(5), "Measured", "{}") for _ in range(batch)]
        self.times: list[float] = []

    def append(self) -> None:
        """Append a record at each table."""
        self._leads = [replace(lead, last=lead.last + 1) for lead in self._leads]
        appends = [
            Append(lead.table, lead.epoch, lead.last, token_hex(8), next(self._records))
            for lead in self._leads
        ]
        begun = time.perf_counter()
        kept = self._ledger.append(appends)
        self.times.append((time.perf_counter() - begun) * 1000)
        assert all(kept)

    def write(self, until: float) -> None:
        """Append until a moment."""
        while time.monotonic() < until:
            self.append()

    def close(self) -> None:
        """End the connection."""
        self._store.close()


def carried_out(address: str, statement: str) -> int:
    """Carry out a statement that finds one number; return it."""
    with psycopg.connect(address, autocommit=True) as connection:
        row = connection.execute(statement).fetchone()
    return 0 if row is None else int(row[0])


def computed_s(process: psutil.Process) -> float:
    """Return the seconds that a server has computed for those who are connected now."""
    used = [each.cpu_times() for each in process.children()]
    return float(sum(each.user + each.system for each in used))


def appended(
    made: PostgresServer, places: Sequence[str], batch: int, seconds: float, name: str
) -> float:
    """Measure how much is appended, by one connection to each of the places; return how much in a
    second.
    """
    records = left(1)[BEGINNING:]
    writers = [Writer(each, batch, records) for each in places]
    for writer in writers:
        writer.append()
        writer.times.clear()
    main = psutil.Process(made.main_process())
    own, database, begun = time.process_time(), computed_s(main), time.monotonic()
    threads = [threading.Thread(target=each.write, args=(begun + seconds,)) for each in writers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lasted = time.monotonic() - begun
    own, database = time.process_time() - own, computed_s(main) - database
    times = [each for writer in writers for each in writer.times]
    done = len(times) * batch
    for writer in writers:
        writer.close()
    print(
        f"{name}, {batch} in a transaction: {done / lasted:.0f} appends a second,"
        f" a transaction p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms;"
        f" CPU of an append {database / done * 1000:.3f} ms in the database,"
        f" {own / done * 1000:.3f} ms here",
        flush=True,
    )
    return done / lasted


def played(name: str, seed: int) -> MatchFile:
    """Return a match of easy bots, played to its end."""
    game = registry.game(name)
    options = game.resolve({})
    seats = max(each for each in game.seats_for(options) if each <= 4)
    found: list[Match] = []
    play(game, [game.bot("easy")] * seats, {}, seed, lambda match, events: found.append(match))
    match = found[-1]
    return MatchFile(
        game=name,
        seed=seed,
        seats=seats,
        options=dict(match.options),
        players=[StoredPlayer(f"Somebody {seat}", "online") for seat in range(seats)],
        position=match.position,
        journal=[StoredEntry(e.seat, e.text, e.at, e.rules, e.number) for e in match.journal],
        scores=list(match.state.scores()),
        winners=list(match.state.winners()),
        taken_back=0,
        rules=match.rules,
    )


def taken_up(address: str, matches: int) -> dict[str, float]:
    """Count what records and matches take up; return the figures."""
    writer = Writer(address, 100, left(1)[BEGINNING:])
    before, log = carried_out(address, _BYTES), carried_out(address, _LOG)
    for _ in range(100):
        writer.append()
    grown = carried_out(address, _BYTES) - before
    logged = carried_out(address, _LOG) - log
    writer.close()
    figures = {"record_bytes": grown / 10_000, "log_bytes": logged / 10_000}
    print(f"a record takes {grown / 10_000:.0f} bytes, and {logged / 10_000:.0f} of the log")
    store = Store(open_on_server(address))
    for name in registry.own():
        files = [played(name, seed) for seed in range(matches)]
        actions = sum(len(file.journal) for file in files) / matches
        before = carried_out(address, _BYTES)
        for file in files:
            with store.database.transaction() as execute:
                store.matches.import_within(execute, file)
        grown = carried_out(address, _BYTES) - before
        each_kb = grown / matches / 1024
        print(
            f"a match of {name} that is over: {actions:.0f} actions, {each_kb:.0f} kB", flush=True
        )
        if name == GAME:
            figures |= {"match_kb": each_kb, "match_actions": actions}
    store.close()
    return figures


def numbers(text: str) -> list[int]:
    """Return the numbers of an argument."""
    return [int(each) for each in text.split(",")]


def main() -> int:
    """Measure one server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--writers", type=numbers, default=[1, 2, 4, 8])
    parser.add_argument("--batches", type=numbers, default=[1, 16, 256])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="put the figures there")
    given = parser.parse_args()
    with server() as made:
        one = made.place()
        houses = []
        for n in range(max(given.writers)):
            with psycopg.connect(made.address("postgres"), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE house_{n}")
            houses.append(made.address(f"house_{n}"))
        found: dict[tuple[str, int, int], float] = {}
        for name, places, of in (
            ("connections", [one] * len(houses), given.writers),
            ("houses", houses, given.writers[1:]),
        ):
            for number, batch in product(of, given.batches):
                told = f"{number} {name}"
                done = appended(made, places[:number], batch, given.seconds, told)
                found[name, number, batch] = done
        few, many = min(given.batches), max(given.batches)
        figures = taken_up(houses[0], given.matches) | {
            "appends_one": found["connections", given.writers[0], few],
            "appends": found["connections", given.writers[0], many],
            "appends_hosts": found["connections", given.writers[-1], many],
            "appends_houses": found["houses", given.writers[-1], many],
        }
    if given.keep is not None:
        keep(given.keep, "one_database", **figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
