"""What strikes a house of several hosts while people play there, each by its name."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from tests.proof.hosts.seats import Crowd
from tests.proof.hosts.shared_house import Host, SharedHouse
from tests.proof.hosts.ways import Way
from tests.support.patience import eventually

PAUSE_S = 10.0
"""For so long a program stands still."""
AWAY_S = 5.0
"""For so long something is gone, cut off, full or slow."""
FLICKERS, FLICKER_S = 50, 0.1
"""So often the way to the database is lost for a moment, and the time between."""
SHORT_S = 2.5
"""Sooner than people are told that their table waits for its disk."""
SLOW_S = 0.4
"""So much longer a commit takes on a slow disk."""
NEWER = ("tests.proof.hosts.newer",)
"""A later program, for which the tables have to be changed."""
JUMPING = ("tests.proof.hosts.jumping_clock",)
"""The program with a clock on the wall that jumps."""

Strike = Callable[[SharedHouse, Crowd], Awaitable[None]]


async def _led_again(house: SharedHouse) -> None:
    """Wait until a host leads that has not led since the one before was lost."""
    await eventually(
        lambda: any(host.leads and host.opened > house.lost for host in house.hosts),
        "another host leads",
    )


async def kill_leader(house: SharedHouse, crowd: Crowd) -> None:
    leader, house.lost = house.leader, monotonic()
    await asyncio.to_thread(leader.kill)
    await _led_again(house)
    leader.start()


async def kill_gateway(house: SharedHouse, crowd: Crowd) -> None:
    gateway = house.gateway
    await asyncio.to_thread(gateway.kill)
    await crowd.play_on()
    gateway.start()


async def kill_database(house: SharedHouse, crowd: Crowd) -> None:
    await asyncio.to_thread(house.made.kill)
    await asyncio.sleep(AWAY_S)
    await asyncio.to_thread(house.made.start)
    house.lost = monotonic()


async def _paused(host: Host) -> None:
    host.signal(signal.SIGSTOP)
    await asyncio.sleep(PAUSE_S)
    host.signal(signal.SIGCONT)


async def pause_leader(house: SharedHouse, crowd: Crowd) -> None:
    house.lost = monotonic()
    await _paused(house.leader)
    await _led_again(house)


async def pause_gateway(house: SharedHouse, crowd: Crowd) -> None:
    await _paused(house.gateway)


async def pause_database(house: SharedHouse, crowd: Crowd) -> None:
    house.made.pause()
    await asyncio.sleep(PAUSE_S)
    house.made.resume()
    house.lost = monotonic()


async def _cut(ways: Sequence[Way], *, told: bool) -> None:
    """Cut ways; with ``told`` whoever uses them learns of it."""
    for way in ways:
        if told:
            way.cut()
        else:
            way.stall()
    await asyncio.sleep(AWAY_S)
    for way in ways:
        way.mend()


async def cut_leader_off(house: SharedHouse, crowd: Crowd) -> None:
    for told in (False, True):
        house.lost = monotonic()
        await _cut(house.leader.ways, told=told)
        await _led_again(house)
        await eventually(house.all_serve, "all hosts serve")


async def flicker(house: SharedHouse, crowd: Crowd) -> None:
    """The way to the database is lost for moments, often with something under way: whoever leads
    leads on, and does not know whether that was kept.
    """
    for _ in range(FLICKERS):
        for host in house.hosts:
            for way in host.ways:
                way.cut()
                way.mend()
        await asyncio.sleep(FLICKER_S)


async def cut_gateway_off(house: SharedHouse, crowd: Crowd) -> None:
    for told in (False, True):
        await _cut(house.gateway.ways, told=told)


async def cut_hosts(house: SharedHouse, crowd: Crowd) -> None:
    for told in (False, True):
        await _cut([house.leader.inner], told=told)


async def full_disk(house: SharedHouse, crowd: Crowd) -> None:
    house.fill()
    await asyncio.sleep(AWAY_S)
    house.make_room()


async def slow_disk(house: SharedHouse, crowd: Crowd) -> None:
    house.slow(SLOW_S)
    await asyncio.sleep(AWAY_S)
    await kill_leader(house, crowd)
    house.slow(0)


async def jumping_clocks(house: SharedHouse, crowd: Crowd) -> None:
    for host in house.hosts:
        host.module = JUMPING
    await upgrade(house, crowd)
    await kill_leader(house, crowd)


async def upgrade(house: SharedHouse, crowd: Crowd) -> None:
    """Each host is replaced by another program, the one that leads last."""
    for host in (*house.others(leader := house.leader), leader):
        if host is leader:
            house.lost = monotonic()
        status = await asyncio.to_thread(host.end)
        assert status == 0, f"a host ended with {status}"
        host.start()
        await eventually(house.all_serve, "all hosts serve")


async def upgrade_tables(house: SharedHouse, crowd: Crowd) -> None:
    """Hosts are replaced by those of a later program: the first one changes the tables, and the
    older one that leads ends by itself.
    """
    waits, leader = house.gateway, house.leader
    for host in house.hosts:
        host.module = NEWER
    assert await asyncio.to_thread(waits.end) == 0
    house.lost = monotonic()
    waits.start()
    status, why = await asyncio.to_thread(leader.ended)
    assert status == 1, f"a host of an older program ended with {status}"
    assert why, "a host of an older program does not say why it ends"
    await _led_again(house)
    leader.start()


async def promote(house: SharedHouse, crowd: Crowd) -> None:
    assert house.standby is not None
    await asyncio.to_thread(house.made.kill)
    await asyncio.sleep(AWAY_S)
    await asyncio.to_thread(house.standby.promote)
    house.lost = monotonic()
    await _led_again(house)


STRIKES: dict[str, Strike] = {
    "kill-leader": kill_leader,
    "kill-gateway": kill_gateway,
    "kill-database": kill_database,
    "pause-leader": pause_leader,
    "pause-gateway": pause_gateway,
    "pause-database": pause_database,
    "cut-leader-database": cut_leader_off,
    "flicker-database": flicker,
    "cut-gateway-database": cut_gateway_off,
    "cut-hosts": cut_hosts,
    "full-disk": full_disk,
    "slow-disk": slow_disk,
    "clock-jumps": jumping_clocks,
    "upgrade": upgrade,
    "upgrade-tables": upgrade_tables,
    "promote": promote,
}
"""The last one leaves nothing that could be struck again."""


# -- for faults that are planted -----------------------------------------------------------------


async def lose_what_waits(house: SharedHouse, crowd: Crowd) -> None:
    """The disk takes nothing; what has happened meanwhile is lost with the host that leads."""
    house.fill()
    await asyncio.sleep(SHORT_S)
    house.lost = monotonic()
    await asyncio.to_thread(house.leader.kill)
    house.make_room()
    await crowd.play_on()


async def wake_late(house: SharedHouse, crowd: Crowd) -> None:
    """A host that leads goes on when another one has taken over."""
    leader, house.lost = house.leader, monotonic()
    leader.signal(signal.SIGSTOP)
    await _led_again(house)
    leader.signal(signal.SIGCONT)
    await asyncio.sleep(SHORT_S)


async def nothing(house: SharedHouse, crowd: Crowd) -> None:
    """Nothing strikes: they play for a while."""
    await asyncio.sleep(AWAY_S)
