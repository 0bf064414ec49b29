"""Pieces of the room "hosts": robots play at a house of several hosts while something strikes.

    python -m tests.proof.hosts.run NAME[,NAME...] [TABLES]

NAME is one of strikes.STRIKES. Prints what was measured, and what the checker has found.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from tests.proof.hosts.checker import check
from tests.proof.hosts.seats import PACE_S, Crowd
from tests.proof.hosts.shared_house import SharedHouse, shared_house
from tests.proof.hosts.strikes import STRIKES
from tests.support.patience import eventually
from tests.support.postgres import PostgresServer

WARM_S = 3.0
"""So long they play before something strikes, and after it."""
SHOWN = 5


async def _struck(house: SharedHouse, crowd: Crowd, names: Sequence[str]) -> list[str]:
    """Strike with one thing after the other; return what was measured."""
    lines = []
    for name in names:
        await crowd.spread()
        await asyncio.sleep(WARM_S)
        begun, before = monotonic(), [host.opened for host in house.hosts]
        await STRIKES[name](house, crowd)
        await eventually(house.all_serve, f"all hosts serve after {name}")
        await crowd.play_on()
        took = [
            host.opened - begun
            for host, was in zip(house.hosts, before, strict=True)
            if host.opened != was
        ]
        led = f", led again after {min(took):.1f} s" if took else ""
        lines.append(f"{name}: nobody told for {crowd.silence(begun):.1f} s at most{led}")
    await asyncio.sleep(WARM_S)
    return lines


async def _played(
    house: SharedHouse, tables: int, names: Sequence[str], pace: float
) -> tuple[list[str], list[str]]:
    """Return what was measured, and what was found."""
    crowd = Crowd([host.port for host in house.hosts], tables, pace)
    try:
        await crowd.sit()
        lines = await _struck(house, crowd, names)
        await crowd.rest()
        for host in house.others(house.leader):
            assert await asyncio.to_thread(host.end) == 0, "a host that waits ends with an error"
        await crowd.settle()
        assert await asyncio.to_thread(house.leader.end) == 0, "the host that leads lost something"
    finally:
        await crowd.leave()
    rows = house.rows()
    found = check(crowd.logs, rows, house.leads(), house.archive())
    found += crowd.problems() + [each for host in house.hosts for each in host.faults()]
    told = sum(len(log.told) for log in crowd.logs)
    lines.append(
        f"{tables} tables, {len(crowd.robots)} seats, {crowd.matches} matches,"
        f" {crowd.actions()} answers, {told} frames, {len(rows)} records"
    )
    return lines, found


def played(
    names: str,
    tables: int,
    pace: float = PACE_S,
    hosts: int = 2,
    made: PostgresServer | None = None,
) -> tuple[list[str], int]:
    """Play while the strikes of these names, with commas, come one after the other.

    Returns what to print, and how much was found.
    """
    several = names.split(",")
    begun = monotonic()
    with tempfile.TemporaryDirectory(prefix="hosts-") as folder:
        Path(folder).chmod(0o755)  # the database's own user goes through it
        alone = "full-disk" in several and len(several) == 1
        try:
            with shared_house(Path(folder), made, on_small_disk=alone) as house:
                if "promote" in several:
                    house.have_standby()
                house.open(hosts)
                house.start()
                lines, found = asyncio.run(_played(house, tables, several, pace))
                if house.has_small_disk:
                    lines[-1] += ", tmpfs"
        except AssertionError as error:
            lines, found = [], [str(error)]
    took = f"{len(found)} found  [{monotonic() - begun:.0f} s]"
    lines[-1:] = [f"{', '.join(lines[-1:])}, {took}"]
    told = [f"hosts {names}: {lines[0]}", *(f"    {each}" for each in lines[1:])]
    return [*told, *(f"    {each[:600]}" for each in found[:SHOWN])], len(found)


def main() -> int:
    """Play as the command line says."""
    lines, found = played(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10)
    for line in lines:
        sys.stdout.write(line + "\n")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main())
