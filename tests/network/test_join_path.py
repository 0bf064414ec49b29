"""The way to a table that this computer has been at before: what is kept, and what warns."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from braillespiel.application.net_directory import NetDirectory
from braillespiel.application.net_tables import NetTables
from braillespiel.commands import bot_seat, join
from braillespiel.network import messages as m
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.discovery import FoundTable
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.known import KnownHosts
from braillespiel.ui.network.services import TableAddress
from tests.network.places import hello
from tests.network.test_server_attacks import CODE, Open, opened
from tests.support.patience import HANGS_S


async def go(host: Open, known: KnownHosts, code: str = "", *, returns: bool = False) -> m.Welcome:
    """Go to a table, greet, and keep what one has of it."""
    way = JoinPath(Address("127.0.0.1", host.entrance.port), code, known, returns=returns)
    there = await way("")
    await there.wire.send(msgspec.json.encode(hello("Ana")))
    welcome = msgspec.json.decode(await there.wire.recv(), type=m.Welcome)
    assert welcome.token == there.token
    way.seated()
    await there.wire.close(1000, "")
    return welcome


def test_who_was_there_comes_back_without_a_code(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path / "seat")

    async def scene() -> None:
        async with asyncio.timeout(HANGS_S), opened(tmp_path / "host") as host:
            with pytest.raises(JoinError) as caught:
                await go(host, known)
            assert caught.value.rule == "token-unknown"
            first = await go(host, known, CODE)
            [kept] = known.all()
            assert kept.name == f"127.0.0.1:{host.entrance.port}"
            assert kept.fingerprint == host.entrance.fingerprint
            again = await go(host, known)
            assert (again.member, again.back, again.token) == (first.member, True, first.token)

    asyncio.run(scene())


def test_who_returns_takes_the_token_first_and_the_code_where_it_is_worth_nothing(
    tmp_path: Path,
) -> None:
    known = KnownHosts(tmp_path / "seat")

    async def scene() -> None:
        async with asyncio.timeout(HANGS_S), opened(tmp_path / "host") as host:
            first = await go(host, known, CODE, returns=True)
            again = await go(host, known, CODE, returns=True)
            assert (again.member, again.back, again.token) == (first.member, True, first.token)
            host.table.members.remove(host.table.members[first.member])
            new = await go(host, known, CODE, returns=True)
            assert not new.back
            assert new.token != first.token
            [kept] = known.all()
            assert kept.token == new.token
        async with asyncio.timeout(HANGS_S), opened(tmp_path / "other") as host:
            known.move(kept, Address("127.0.0.1", host.entrance.port))
            other = await go(host, known, CODE, returns=True)
            assert not other.back
            assert known.all()[0].fingerprint == host.entrance.fingerprint

    asyncio.run(scene())


def test_what_is_kept_for_a_bot_is_no_persons_and_no_other_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    where = Address("192.168.1.20")

    def tokens(name: str) -> list[str | None]:
        with ExitStack() as kept:
            known = join._known(name, kept)
            assert known is not None
            assert join._known(name, kept) is None
            before = [each.token for each in known.all()]
            known.remember("table", where, b"a" * 32, f"{len(name):032x}")
            return before

    assert tokens("../Ben") == []
    assert tokens("Ana") == []
    assert tokens("../Ben") == [f"{6:032x}"]
    assert KnownHosts(tmp_path).all() == ()
    assert [each.name for each in tmp_path.iterdir()] == [bot_seat.BOTS]


def test_another_host_at_a_known_address_is_a_warning_and_the_code_proves_it(
    tmp_path: Path,
) -> None:
    known = KnownHosts(tmp_path / "seat")

    async def scene() -> None:
        async with asyncio.timeout(HANGS_S), opened(tmp_path / "other") as host:
            where = Address("127.0.0.1", host.entrance.port)
            known.remember("Anna", where, b"a" * 32, "0" * 32)
            with pytest.raises(JoinError) as caught:
                await go(host, known)
            assert caught.value.rule == "certificate-changed"
            assert caught.value.details == {"name": "Anna"}
            known.trust_anew(where)
            await go(host, known, CODE)
            [kept] = known.all()
            assert (kept.name, kept.fingerprint) == ("Anna", host.entrance.fingerprint)

    asyncio.run(scene())


# --- the directory of the menus -------------------------------------------------------------


@pytest.fixture
def directory(tmp_path: Path) -> NetDirectory:
    return NetDirectory(NetTables((), tmp_path))


class Looking:
    """Stands for a browser that has found tables."""

    def __init__(self, *found: FoundTable) -> None:
        self._found = found

    def tables(self) -> tuple[FoundTable, ...]:
        return self._found


def test_an_address_is_kept_by_name_before_one_has_been_there(directory: NetDirectory) -> None:
    directory.keep("Anna", "192.168.1.20:24112")
    assert [(each.name, each.address) for each in directory.friends()] == [
        ("Anna", "192.168.1.20:24112")
    ]
    assert not directory.is_known("192.168.1.20:24112")
    directory.forget("Anna")
    assert directory.friends() == []


def test_a_host_with_another_address_than_last_time_is_known(
    directory: NetDirectory, tmp_path: Path
) -> None:
    known = KnownHosts(tmp_path)
    known.remember("Anna", Address("192.168.1.20"), b"a" * 32, "0" * 32)
    known.remember("Ben", Address("192.168.1.30"), b"b" * 32, "1" * 32)
    assert directory.is_known("192.168.1.30")
    found = FoundTable("Anna's table", (Address("192.168.1.30"),), (b"a" * 8).hex(), 1)
    directory._browser = Looking(found)  # type: ignore[assignment]
    assert directory.is_known("192.168.1.30")
    at = known.at(Address("192.168.1.30"))
    assert at is not None
    assert at.name == "Anna"


def test_a_stranger_at_a_known_address_is_asked_for_the_code(
    directory: NetDirectory, tmp_path: Path
) -> None:
    KnownHosts(tmp_path).remember("Anna", Address("192.168.1.20"), b"a" * 32, "0" * 32)
    found = FoundTable("Anna's table", (Address("192.168.1.20"),), (b"c" * 8).hex(), 1)
    directory._browser = Looking(found)  # type: ignore[assignment]
    assert not directory.is_known("192.168.1.20")
    directory.trust_anew("192.168.1.20")
    directory._browser = None
    assert not directory.is_known("192.168.1.20")
    assert [each.name for each in directory.friends()] == ["Anna"]


def test_a_known_table_that_is_found_is_named_by_the_table_or_by_the_player(
    directory: NetDirectory, tmp_path: Path
) -> None:
    known = KnownHosts(tmp_path)
    known.remember("192.168.1.20:24112", Address("192.168.1.20", 24113), b"a" * 32, "0" * 32)
    known.remember("Ben", Address("192.168.1.30"), b"b" * 32, "1" * 32)
    assert {each.name: each.nameless for each in directory.friends()} == {
        "192.168.1.20:24112": True,
        "Ben": False,
    }
    directory._browser = Looking(  # type: ignore[assignment]
        FoundTable("Anna's table", (Address("192.168.1.20", 24113),), (b"a" * 8).hex(), 1),
        FoundTable("Ben's table", (Address("192.168.1.31"),), (b"b" * 8).hex(), 1),
        FoundTable("Cora's table", (Address("192.168.1.32"),), (b"c" * 8).hex(), 1),
    )
    assert directory.found() == [
        TableAddress("Anna's table", "192.168.1.20:24113", "192.168.1.20:24112"),
        TableAddress("Ben", "192.168.1.31", "Ben"),
        TableAddress("Cora's table", "192.168.1.32"),
    ]


def test_whether_anything_listens_at_an_address_is_known_without_the_code(
    directory: NetDirectory, tmp_path: Path
) -> None:
    async def scene() -> int:
        async with asyncio.timeout(HANGS_S), opened(tmp_path / "host") as host:
            port = host.entrance.port
            await asyncio.to_thread(directory.answers, f"127.0.0.1:{port}")
            return port

    port = asyncio.run(scene())
    with pytest.raises(JoinError) as caught:
        directory.answers(f"127.0.0.1:{port}")
    assert caught.value.rule == "refused"
