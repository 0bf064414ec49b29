"""Somebody who is deleted from a house stands nowhere on its disk any more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.house.operating import Operator
from braillespiel.house.people import DAY_MS
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.becoming import DeviceClaim
from braillespiel.network.houses.errors import HouseError
from braillespiel.store.opening import open_store
from tests.network.houses.living import House, Seat, opened, says
from tests.network.houses.test_devices import NewDevice, add, end, sheet
from tests.network.houses.test_operator import SOMEBODY, two_at_a_table
from tests.support.patience import eventually

NAME = "Adalbert"
BEFORE = "Benedetta"
"""What they were called before; a shorter name may be in random bytes."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "house"))
    return tmp_path / "house"


async def lived(house: House, tmp_path: Path) -> tuple[str, str]:
    """Have somebody play, talk, block, report, be reported and renamed; return key and table."""
    lobby, ana, ben, table = await two_at_a_table(house, tmp_path, BEFORE)
    await ana.news("began")
    await ben.ask(m.Say(prepared="hello"), m.Said)
    there = await house.come(tmp_path / "ben", "").lobby()
    alone = (await there.open()).table
    coming = house.come(tmp_path / "ben", "")
    await (await coming.sit(alone)).welcome()
    await there.ask(h.Rename(NAME), h.Done)
    await there.ask(h.Block("Ana"), h.Done)
    await there.ask(h.Report("Ana", "words", table), h.Done)
    await lobby.ask(h.Report(NAME, "words", table), h.Done)
    cem = await house.come(tmp_path / "cem", "Cem").lobby()
    await cem.ask(h.Block(NAME), h.Done)
    person = house.server.people.named(NAME)
    assert person is not None
    return person.key, table


def nothing_of(home: Path, *traces: str) -> None:
    for path in home.rglob("*"):
        if path.is_file():
            found = path.read_bytes().lower()
            for trace in traces:
                assert trace.lower().encode() not in found, (path, trace)


def test_no_byte_of_somebody_is_left_where_the_house_was_closed(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> str:
        async with opened(home) as house:
            return (await lived(house, tmp_path))[0]

    key = asyncio.run(scene())
    with_it = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
    assert NAME.encode() in with_it
    assert key.encode() in with_it
    out = tmp_path / "handed.json"
    assert main(["house", "hand-out", "adalbert", "--out", str(out), "--lang", "en"]) == 0
    handed = json.loads(out.read_text("utf-8"))
    assert handed["name"] == NAME
    assert len(handed["tables"]) == 2
    assert len(handed["reports"]["about"]) == len(handed["reports"]["made"]) == 1
    assert "Ana" not in out.read_text("utf-8")
    capsys.readouterr()
    assert main(["house", "delete", "adalbert", "--lang", "en"]) == 0
    assert f"Deleted: {NAME}." in capsys.readouterr().out
    nothing_of(home, NAME, BEFORE, key)
    assert main(["house", "delete", "adalbert", "--lang", "en"]) == 2
    assert "Nobody" in capsys.readouterr().err

    async def afterwards() -> None:
        async with opened(home) as house:
            ana = house.come(tmp_path / "ana", "")
            shown = await ana.lobby()
            lines = (await shown.next(h.Lobby)).tables
            assert [each.mine for each in lines] == [True]
            seat = await ana.sit(lines[0].id)
            await seat.welcome()
            table = await seat.table()
            assert [each.name for each in table.chairs] == ["Ana", SOMEBODY]
            assert table.chairs[1].level == "normal"

    asyncio.run(afterwards())


def test_an_open_house_goes_on_with_the_tables_of_somebody_who_is_deleted(
    home: Path, tmp_path: Path
) -> None:
    async def scene() -> str:
        async with opened(home) as house:
            key, table = await lived(house, tmp_path)
            done = await Operator(house.server, SOMEBODY).delete(NAME)
            assert (done.tables, done.renamed) == (1, 1)
            ana = house.come(tmp_path / "ana", "")
            seat: Seat = await ana.sit(table)
            await seat.welcome()
            assert [each.name for each in (await seat.table()).chairs] == ["Ana", SOMEBODY]
            assert house.server.people.get(key) is None
            again = house.come(tmp_path / "ben", NAME)  # the key is nobody's; the name is free
            await (await again.silent()).close()
            return key

    key = asyncio.run(scene())
    store = open_store(home)
    blocks = store.database.rows("SELECT * FROM house_blocks")
    store.close()
    assert not [row for row in blocks if key in row]


@pytest.mark.parametrize("open_house", [True, False])
def test_no_byte_of_devices_and_sheets_is_left(
    home: Path, tmp_path: Path, open_house: bool
) -> None:
    async def scene() -> list[str]:
        async with opened(home) as house:
            ana = await house.come(tmp_path / "ana", NAME).lobby()
            ended = await add(house, ana, tmp_path / "old", NAME)
            await add(house, ana, tmp_path / "phone", NAME)
            people = house.server.people
            person = people.named(NAME)
            assert person is not None
            keys = [each.key for each in people.devices.of(person.key)]
            assert len(keys) == 3
            await end(ana, ended)
            await sheet(house, ana)
            used = await sheet(house, ana)
            rows = house.store.database.rows
            digest = rows("SELECT digest FROM house_sheets")[0][0]
            device = NewDevice(house, tmp_path / "new", DeviceClaim(sheet=used))
            await device.asked()
            await device.says(True)
            keys += [each.key for each in people.devices.of(person.key)]
            await sheet(house, ana)
            keys += [digest, rows("SELECT digest FROM house_sheets")[0][0]]
            if open_house:
                await Operator(house.server, SOMEBODY).delete(NAME)
                with pytest.raises(HouseError, match="house-name-needed"):
                    await house.come(tmp_path / "phone", "").silent()
            return keys

    traces = asyncio.run(scene())
    if not open_house:
        with_it = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
        assert all(each.encode() in with_it for each in traces[-1:])
        out = tmp_path / "handed.json"
        assert main(["house", "hand-out", NAME, "--out", str(out), "--lang", "en"]) == 0
        handed = json.loads(out.read_text("utf-8"))
        assert len(handed["devices"]) == 3
        assert len(handed["recovery_sheet"]) == 1
        assert main(["house", "delete", NAME, "--lang", "en"]) == 0
    nothing_of(home, NAME, *traces)


def test_a_finished_match_of_others_keeps_no_name(home: Path, tmp_path: Path) -> None:
    from braillespiel.store.match_file import MatchFile
    from braillespiel.store.records import StoredPlayer

    async def scene() -> None:
        async with opened(home) as house:
            for name in ("Ana", BEFORE):
                await (await house.come(tmp_path / name, name).silent()).close()
            for other in (StoredPlayer("Ana", "online"), StoredPlayer("Bot 1", "bot", "easy")):
                players = [StoredPlayer(BEFORE, "online"), other]
                file = MatchFile(
                    game="ludoteca",
                    seed=1,
                    seats=2,
                    options={},
                    players=players,
                    journal=[],
                    scores=[1, 2],
                    winners=[1],
                )
                house.store.matches.import_match(file)
            ben = await house.come(tmp_path / BEFORE, "").lobby()
            await ben.ask(h.Rename(NAME), h.Done)
            named = [each.players[0].name for each in house.store.matches.finished()]
            assert named == [NAME, NAME]

    asyncio.run(scene())
    assert main(["house", "delete", NAME, "--lang", "en"]) == 0
    nothing_of(home, NAME, BEFORE)
    store = open_store(home)
    (left,) = store.matches.finished()
    assert [each.name for each in left.players] == [SOMEBODY, "Ana"]
    assert store.matches.damaged() == []
    store.close()


def test_what_was_kept_long_enough_is_deleted_without_anybody(home: Path, tmp_path: Path) -> None:
    says(home, invitations={"0" * 64: 1, "1" * 64: 2**50})
    store = open_store(home)
    now = store.clock()
    with store.database.transaction() as execute:
        for days in (31, 29):
            execute(
                "INSERT INTO house_reports (made, reporter, about, what, lines)"
                " VALUES (?, 'r', 'a', 'words', '[]')",
                (now - days * DAY_MS,),
            )
    store.close()

    async def scene() -> None:
        async with opened(home) as house:
            rows = house.store.database.rows
            count = "SELECT count(*) FROM house_reports"
            await eventually(lambda: rows(count)[0][0] == 1, "the report of 31 days")
            await eventually(lambda: len(house.server.facts.invitations) == 1, "the invitation")

    asyncio.run(scene())
