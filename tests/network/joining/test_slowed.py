"""Wrong codes from everywhere, and forty children who type the right one meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from braillespiel.network.joining import guesses
from braillespiel.network.joining.door import Door
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.guesses import AT_ONCE
from braillespiel.network.joining.seat import dial, join
from tests.network.joining.hosts import CODE, WRONG, Clock, Host, opened
from tests.support.patience import HANGS_S

CHILDREN = 40
TURN_S = 0.2
"""How long somebody waits for a turn before they are refused."""
PASSES = 100
"""Turns of the loop after which all that is in this process has been done."""
OTHERS = 25
"""Who come before them, and have to wait."""


async def tried(door: Door, address: str, code: str) -> str:
    """Say a code once; return the rule that refuses it, "" if none does."""
    try:
        await door.read_out(address, code)
    except JoinError as error:
        return error.rule
    return ""


async def all_done() -> None:
    """Let everybody who is not waiting for a turn get one or be refused."""
    for _ in range(PASSES):
        await asyncio.sleep(0)


async def storm(door: Door, number: int = 400) -> list[str]:
    """Say wrong codes from everywhere at once."""
    return await asyncio.gather(*(tried(door, f"198.18.{n}.1", WRONG) for n in range(number)))


def test_whoever_guesses_by_the_page_is_slowed_whatever_the_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guesses, "EVERY_S", 1000.0)

    async def scene() -> tuple[int, str]:
        door = Door(b"", lambda key: False, code=CODE, wait_s=TURN_S)
        told = await storm(door)
        assert set(told) == {"wrong-code", "busy"}
        code = door.code
        door.close()
        return told.count("wrong-code"), code

    assert asyncio.run(scene()) == (AT_ONCE, CODE), "the code is still the same"


def test_forty_children_who_type_the_right_code_are_not_slowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first of them waits for its turn behind all who came before; the others for none."""
    monkeypatch.setattr(guesses, "EVERY_S", 1000.0)

    async def scene() -> None:
        clock = Clock()
        door = Door(b"", lambda key: False, code=CODE, wait_s=HANGS_S, clock=clock)
        attack = asyncio.ensure_future(storm(door, AT_ONCE + OTHERS))
        while door._guesses._left >= 1:
            await asyncio.sleep(0)
        children = asyncio.gather(*(tried(door, "192.0.2.1", CODE) for _ in range(CHILDREN)))
        for _ in range(OTHERS + 1):
            clock.now += guesses.EVERY_S
            door._guesses._hand_out()
            await all_done()
        assert children.done(), "the others waited for turns too"
        assert children.result() == [""] * CHILDREN
        await attack
        door.close()

    asyncio.run(scene())


def test_forty_children_at_the_tables_port_are_not_slowed_either(
    key_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "EVERY_S", 1000.0)

    async def scene() -> None:
        async with asyncio.timeout(HANGS_S), opened(Host(key_folder)) as host:
            await host.by_code()
            told = [await tried(host.door, f"198.18.{n}.1", WRONG) for n in range(AT_ONCE)]
            assert set(told) == {"wrong-code"}
            connections = await asyncio.gather(*(dial(host.address) for _ in range(CHILDREN)))
            await asyncio.gather(*(join(connection, code=CODE) for connection in connections))
            assert len(host.admitted) == CHILDREN + 1
            for connection in connections:
                await connection.close()

    asyncio.run(scene())
