"""Pieces of the room "hosts": robots play at a house of several hosts while something strikes.

    python -m tests.proof.hosts.run NAME[,NAME...]|FAULT [TABLES [ALONE]]

NAME is one of strikes.STRIKES, or "all"; FAULT one of planted.PLANTED, which the checker has to
find. All hosts share the tables, unless the one that leads the house is to lead so many ALONE.
Prints what was measured, and what was found.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from tests.proof.hosts import strikes
from tests.proof.hosts.checker import check
from tests.proof.hosts.seats import PACE_S, Crowd
from tests.proof.hosts.shared_house import SharedHouse, shared_house
from tests.proof.hosts.strikes import STRIKES, Strike
from tests.support.patience import eventually
from tests.support.postgres import PostgresServer

WARM_S = 3.0
"""For this time they play before something strikes, and after it."""
SHOWN = 5
TABLES = 20
HOSTS = 2
MOST_A_SECOND = 40
"""At so many tables somebody looks each second whether they may act."""
MODULE = "tests.proof.hosts.planted"
PLANTED: dict[str, tuple[Strike, str]] = {
    "told-early": (strikes.lose_what_waits, "shows what was never kept"),
    "no-fence": (strikes.wake_late, "two leaders under epoch"),
    "twice": (strikes.nothing, "was carried out 2 times"),
}
"""What strikes a house with a fault (planted.PLANTED), and what has to be found then."""


async def _struck(house: SharedHouse, crowd: Crowd, names: Sequence[str]) -> list[str]:
    """Strike with one thing after the other; return what was measured."""
    lines = []
    for name in names:
        await crowd.spread()
        await asyncio.sleep(WARM_S)
        begun = monotonic()
        await STRIKES[name](house, crowd)
        await eventually(house.all_serve, f"all hosts serve after {name}")
        await crowd.play_on()
        led = max(host.opened for host in house.hosts) - house.lost
        again = f", led again after {led:.1f} s" if begun < house.lost else ""
        lines.append(f"{name}: nobody told for {crowd.silence(begun):.1f} s at most{again}")
    await asyncio.sleep(WARM_S)
    return lines


async def _played(house: SharedHouse, crowd: Crowd, names: Sequence[str]) -> list[str]:
    """Play, and end all in order; return what was measured."""
    lines = await _struck(house, crowd, names)
    await crowd.rest()
    for host in house.others(house.leader):
        assert await asyncio.to_thread(host.end) == 0, "a host that waits ends with an error"
    await crowd.settle()
    assert await asyncio.to_thread(house.leader.end) == 0, "the host that leads lost something"
    return lines


async def _with_crowd(house: SharedHouse, crowd: Crowd, work: Strike) -> None:
    try:
        await crowd.sit()
        await work(house, crowd)
    finally:
        await crowd.leave()


def _found(house: SharedHouse, crowd: Crowd, *, settled: bool) -> tuple[str, list[str]]:
    """Hold all that was told, sent and kept against each other; return how much that was."""
    rows = house.rows()
    found = check(crowd.logs, rows, house.leads(), house.archive(), settled)
    told = sum(len(log.told) for log in crowd.logs)
    led_by = {row.write.partition("-")[0] for row in rows if row.n > 1}
    counted = (
        f"{len(crowd.robots)} seats, {crowd.matches} matches, {crowd.actions()} answers,"
        f" {told} frames, {len(rows)} records of {len(led_by)} leaders"
    )
    return counted, found


@contextlib.contextmanager
def _house(made: PostgresServer | None, *, on_small_disk: bool = False) -> Iterator[SharedHouse]:
    with tempfile.TemporaryDirectory(prefix="hosts-") as folder:
        Path(folder).chmod(0o755)  # the database's own user goes through it
        with shared_house(Path(folder), made, on_small_disk=on_small_disk) as house:
            yield house


def played(
    names: str, tables: int = TABLES, made: PostgresServer | None = None, alone: int = 0
) -> tuple[list[str], int]:
    """Play while the strikes of these names, with commas, come one after the other.

    Returns what to print, and how much was found. The database is ``made``, or one of its own.
    """
    several = list(STRIKES) if names == "all" else names.split(",")
    begun, lines, counted = monotonic(), [], ""
    crowd: Crowd | None = None

    async def play(house: SharedHouse, crowd: Crowd) -> None:
        lines.extend(await _played(house, crowd, several))

    try:
        with _house(made, on_small_disk=several == ["full-disk"]) as house:
            if "promote" in several:
                house.have_standby()
            house.more = ("--alone", str(alone))
            house.open(HOSTS)
            house.start()
            pace = max(PACE_S, tables / MOST_A_SECOND)
            crowd = Crowd([host.port for host in house.hosts], tables, pace)
            asyncio.run(_with_crowd(house, crowd, play))
            counted, found = _found(house, crowd, settled=True)
            found += [each for host in house.hosts for each in host.faults()]
            if house.has_small_disk:
                counted += ", tmpfs"
    except AssertionError as error:
        found = [str(error) or repr(error)]
    told = f"hosts {names}, {tables} tables: {counted}, {len(found)} found"
    lines = [f"{told}  [{monotonic() - begun:.0f} s]", *(f"    {each}" for each in lines)]
    return [*lines, *(f"    {each[:600]}" for each in found[:SHOWN])], len(found)


def planted(
    fault: str, tables: int = 5, made: PostgresServer | None = None
) -> tuple[list[str], int]:
    """Play where all hosts have a fault; it is a finding if the checker does not find it.

    Returns what to print, and how much was found.
    """
    strike, wanted = PLANTED[fault]
    with _house(made) as house:
        house.more = ("--alone", "0")
        house.open(HOSTS)
        for host in house.hosts:
            host.module = (MODULE, fault)
        house.start()
        crowd = Crowd([host.port for host in house.hosts], tables)
        asyncio.run(_with_crowd(house, crowd, strike))
        house.close()
        counted, found = _found(house, crowd, settled=False)
    right = [each for each in found if wanted in each]
    lines = [f"hosts with the fault {fault}: {counted}, the checker says {len(found)} times why"]
    return [*lines, *(f"    {each[:600]}" for each in right[:1])], int(not right)


def main() -> int:
    """Play as the command line says."""
    name = sys.argv[1]
    tables, alone, *_ = (*map(int, sys.argv[2:]), *(TABLES, 0)[len(sys.argv) - 2 :])
    lines, found = planted(name) if name in PLANTED else played(name, tables, alone=alone)
    for line in lines:
        sys.stdout.write(line + "\n")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main())
