"""A house whose tables lie in a PostgreSQL database: the same tests, and what only there can be."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from braillespiel.house.store_ledger import StoreLedger
from braillespiel.network import messages as m
from braillespiel.store.opening import Store, open_on_server
from tests.network.houses import (
    living,
    test_devices,
    test_friends,
    test_invitations,
    test_kept,
    test_ladder,
    test_lobby,
    test_operator,
    test_quick,
    test_silence,
    test_watched,
)
from tests.network.houses.test_room_on_disk import sat
from tests.support.postgres import PostgresServer, server

MODULES = (
    *(test_devices, test_friends, test_invitations, test_kept, test_ladder, test_lobby),
    *(test_operator, test_quick, test_silence, test_watched),
)
Case = Callable[[Path], None]
_FILE = ("open_store", "sqlite", "says(", "bytes_of(", "rglob(")
"""What a test says that looks for the store's own file."""


@pytest.fixture
def in_database(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each folder that a house is opened in a database of its own."""
    addresses: dict[Path, str] = {}

    def opened(home: Path) -> Store:
        address = addresses.setdefault(home, "") or postgres.place()
        addresses[home] = address
        return Store(open_on_server(address))

    monkeypatch.setattr(living, "open_store", opened)


def cases(module: ModuleType) -> Iterator[Case]:
    """Yield the tests of a module that open a house and look into no file."""
    for name, found in inspect.getmembers(module, inspect.isfunction):
        if name.startswith("test_") and found.__module__ == module.__name__:
            names, source = inspect.signature(found).parameters, inspect.getsource(found)
            if list(names) == ["tmp_path"] and not any(word in source for word in _FILE):
                yield found


CASES = [case for module in MODULES for case in cases(module)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_what_holds_over_a_file_holds_over_a_database(
    case: Case, tmp_path: Path, in_database: None
) -> None:
    case(tmp_path)


def test_a_match_waits_while_the_database_is_away_and_then_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server() as made:
        address = made.place()
        monkeypatch.setattr(living, "open_store", lambda home: Store(open_on_server(address)))

        async def lived() -> None:
            async with living.opened(tmp_path / "house") as house:
                writer = house.server.writer
                writer.again_s, writer.told_s = 0.05, 0.1
                seats, action = await sat(house, tmp_path)
                await asyncio.to_thread(made.kill)
                await seats[0].say(action)
                for seat in seats:
                    assert (await seat.next(m.Refused)).rule == "store-waits"
                told = [each for seat in seats for each in seat.got if isinstance(each, m.Update)]
                assert not told, "what is on no disk was told"
                await asyncio.to_thread(made.start)
                for seat in seats:
                    await seat.next(m.Update)
                    await seat.news("store-again")
                (table,) = StoreLedger(house.store).tables()
                records = StoreLedger(house.store).records(table)
                done = [each.data for each in records if f'"{action.action}"' in each.data]
                assert len(done) == 1, "it is there, and once"

        asyncio.run(lived())
