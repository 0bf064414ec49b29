"""Many connections that prove nothing, and honest people among them: who gets in, who gives way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

import pytest

from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.pending import Pending
from braillespiel.network.joining.seat import SeatEntry, dial, join
from tests.network.joining.hosts import CODE, Host
from tests.support.patience import OwnTime

# --- which one gives way ----------------------------------------------------------------------


def crowd(from_one: int = 100, in_all: int = 200, **addresses: int) -> Pending[str]:
    """Return silent connections, so many of each address, named "a0", "a1" and so on."""
    pending: Pending[str] = Pending(from_one, in_all)
    for address, number in addresses.items():
        for n in range(number):
            assert pending.add(f"{address}{n}", address) is None
    return pending


def test_the_address_with_most_silent_connections_gives_way_first() -> None:
    pending = crowd(in_all=9, a=3, b=4, c=2)
    assert [pending.add(f"d{n}", "d") for n in range(3)] == ["b0", "a0", "b1"]


def test_an_address_with_few_connections_never_gives_way() -> None:
    pending = crowd(in_all=200, a=100, b=60)
    for n in range(40):
        pending.add(f"c{n}", "c")
    gone = [pending.add(f"{'ab'[n % 2]}-{n}", "ab"[n % 2]) for n in range(1000)]
    assert {name[0] for name in gone if name} <= {"a", "b"}
    assert {f"c{n}" for n in range(40)} <= set(pending)


def test_many_who_are_on_their_way_in_are_less_silent_than_fewer_who_never_began() -> None:
    """As measured: 50 pupils and 17 silent ones behind their address, 67 and 66 of two others."""
    pending = crowd(in_all=200, a=17, b=67, c=66)
    for n in range(50):
        pending.add(f"pupil{n}", "a")
        pending.advance(f"pupil{n}")
    gone = [pending.add(f"c{n}", "c") for n in range(66, 76)]
    assert {name[0] for name in gone if name} == {"b", "c"}


def test_many_who_took_a_step_and_stay_there_are_still_more_silent_than_forty() -> None:
    pending = crowd(in_all=200, a=100, b=100)
    for name in list(pending):
        pending.advance(name)
    gone = [pending.add(f"pupil{n}", "c") for n in range(40)]
    assert {name[0] for name in gone if name} == {"a", "b"}


def test_a_newcomer_from_a_new_address_displaces_the_oldest_of_many_that_came_alone() -> None:
    pending: Pending[int] = Pending(100, 200)
    for n in range(200):
        assert pending.add(n, f"alone{n}") is None
        pending.advance(n)
    gone = [pending.add(n, f"alone{n}") for n in range(200, 400)]
    assert gone == list(range(200))


def test_where_an_address_has_all_it_may_its_own_gives_way() -> None:
    pending = crowd(from_one=3, in_all=6, a=3, b=3)
    assert pending.add("a3", "a") == "a0"


def test_whose_last_progress_is_longest_ago_gives_way() -> None:
    pending = crowd(from_one=3, a=3)
    for name in ("a1", "a2", "a0"):
        pending.advance(name)
    assert pending.add("a3", "a") == "a1"
    pending.advance("a1")  # not there any more
    assert set(pending) == {"a2", "a0", "a3"}


def test_many_that_take_no_step_do_not_displace_those_that_took_one() -> None:
    pending = crowd(from_one=5, a=5)
    pending.advance("a0")
    pending.advance("a1")
    gone = [pending.add(f"a{n}", "a") for n in range(5, 100)]
    assert gone == [f"a{n}" for n in range(2, 97)]


def test_many_that_take_one_step_do_not_keep_out_those_that_come() -> None:
    pending = crowd(from_one=9, a=9)
    for n in range(9):
        pending.advance(f"a{n}")
    assert [pending.add(f"a1{n}", "a") for n in range(4)] == ["a0", "a1", "a2", "a3"]


def test_who_is_proving_the_code_gives_way_to_nobody_silent() -> None:
    pending = crowd(from_one=3, in_all=5, a=3, b=2)
    for name in ("a0", "a1", "a2", "b0", "b1"):
        pending.hold(name)
    assert pending.add("a3", "a") == "a3"
    assert pending.add("c0", "c") == "c0"
    assert pending.add("c1", "c", held=True) == "a0", "even those have an end"
    assert len(pending) == 5
    assert not pending.remove("a0")


# --- at a table's port ----------------------------------------------------------------------------

OTHERS = ["127.0.0.2", "127.0.0.3"]
"""Where silent connections come from, 136 each."""
AGAIN_S = 0.2
"""So soon one that was ended is opened again: 360 in a second of CPU time, where each address has
100 places."""


@contextlib.asynccontextmanager
async def silent(host: Host, sources: Sequence[str], each: int) -> AsyncIterator[list[int]]:
    """Hold silent connections: one that is ended is opened again. Yields how many there were."""
    opened = [0]

    async def one(source: str) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", host.port, local_addr=(source, 0)
                )
                opened[0] += 1
                with contextlib.suppress(OSError):
                    await reader.read()
                writer.close()
            await own.after(AGAIN_S)

    async with OwnTime() as own:
        tasks = [asyncio.create_task(one(source)) for source in sources for _ in range(each)]
        while opened[0] < len(tasks):
            await asyncio.sleep(0.001)
        try:
            yield opened
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def arrive(host: Host, entry: SeatEntry | None = None) -> str:
    """Come once, by code or with a token; return the rule that refuses it, "" if none does."""
    try:
        connection = await dial(host.address)
        if entry is None:
            await join(connection, code=CODE)
        else:
            await join(connection, token=entry.token, pin=entry.fingerprint)
        await connection.close()
    except JoinError as error:
        return error.rule
    return ""


async def behind_the_same_router(host: Host, number: int) -> list[asyncio.StreamWriter]:
    """Open silent connections from the honest people's own address."""
    return [(await asyncio.open_connection("127.0.0.1", host.port))[1] for _ in range(number)]


@pytest.mark.posix
def test_forty_people_of_one_address_come_in_while_silent_connections_come_and_go(at_table) -> None:
    async def scene(host: Host) -> None:
        entries = [await host.by_code() for _ in range(10)]
        async with silent(host, OTHERS, 136) as opened:
            near = await behind_the_same_router(host, 100)
            came = await asyncio.gather(
                *(arrive(host) for _ in range(40)), *(arrive(host, entry) for entry in entries)
            )
            assert opened[0] > 200
        assert came == [""] * 50
        for writer in near:
            writer.close()

    at_table(scene)


@pytest.mark.posix
def test_those_who_come_one_after_another_come_in_too(at_table) -> None:
    async def scene(host: Host) -> None:
        entry = await host.by_code()
        near: list[asyncio.StreamWriter] = []
        async with silent(host, OTHERS, 136):
            for _ in range(10):
                near += await behind_the_same_router(host, 10)
                assert [await arrive(host), await arrive(host, entry)] == ["", ""]
        for writer in near:
            writer.close()

    at_table(scene)


def test_forty_who_prove_the_code_at_once_wait_for_one_another(at_table) -> None:
    async def scene(host: Host) -> None:
        connections = await asyncio.gather(*(dial(host.address) for _ in range(40)))
        await asyncio.gather(*(join(connection, code=CODE) for connection in connections))
        assert len(host.admitted) == 40
        for connection in connections:
            await connection.close()

    at_table(scene)
