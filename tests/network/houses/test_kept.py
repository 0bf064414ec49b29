"""What a house keeps of people and what it does not, by the bytes on its disk."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest

from braillespiel.house.operating import Operator
from braillespiel.house.server import summary
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.keyring import Keyring
from braillespiel.store import private
from tests.network.houses.living import House, opened, says
from tests.network.houses.test_operator import SOMEBODY, in_house, two_at_a_table
from tests.support.patience import eventually

SAID = "saidword"


def kept(home: Path) -> bytes:
    """Return every byte that lies in a folder."""
    return b"".join(path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file())


def test_what_is_said_is_in_no_file_and_nothing_of_anybody_is_printed(tmp_path: Path) -> None:
    home = tmp_path / "house"
    says(home, audience="adults", looked=2**45)
    printed: list[object] = []

    async def scene(house: House) -> None:
        lobby, ana, ben, _ = await two_at_a_table(house, tmp_path)
        code = (await lobby.open(closed=True)).code
        assert code
        for seat in (ana, ben):
            await seat.allow("words")
        await ben.news("words-on")
        assert (await ben.ask(m.Say(SAID), m.Said)).text == SAID
        await ben.close()
        await eventually(lambda: any("Ben" in str(event) for event in house.told), "it is known")
        await lobby.ask(h.Report("Ben", "name"), h.Done)
        await Operator(house.server, SOMEBODY).mute("Ben", 1)
        assert b"Ben" in kept(home)
        assert SAID.encode() not in kept(home)
        printed.extend([summary(event) for event in house.told])
        told = json.dumps(printed)
        assert not [each for each in ("Ana", "Ben", SAID, code, "127.0.0") if each in told]

    async def run() -> None:
        async with opened(home) as house:
            await scene(house)

    asyncio.run(run())
    assert printed
    assert SAID.encode() not in kept(home)


def test_all_of_a_house_is_for_its_owner_alone_and_holds_no_address_of_anybody(
    tmp_path: Path,
) -> None:
    home = tmp_path / "house"

    async def scene(house: House) -> None:
        await two_at_a_table(house, tmp_path)
        ranges = [row[0] for row in house.store.database.rows("SELECT range FROM house_people")]
        assert len(ranges) == 2
        for found in ranges:
            assert len(bytes.fromhex(found)) * 8 == 64
        assert b"127.0.0" not in kept(home)
        for path in [home, *home.rglob("*")]:
            own = private.FOLDER_MODE if path.is_dir() else private.FILE_MODE
            assert stat.S_IMODE(path.stat().st_mode) == own, path

    in_house(home, scene)


def test_the_same_network_is_another_number_in_another_house(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
            found = {each.server.people.range_of("203.0.113.1") for each in (one, two)}
            assert len(found) == 2

    asyncio.run(scene())


def test_a_name_that_somebody_changes_is_changed_everywhere(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        lobby, ana, ben, table = await two_at_a_table(house, tmp_path)
        await ben.ask(m.Say(prepared="hello"), m.Said)
        await lobby.ask(h.Report("Ben", "words", table), h.Done)
        there = await house.come(tmp_path / "ben", "").lobby()
        await there.ask(h.Rename("Cleo"), h.Done)
        await eventually(
            lambda: house.server.reports.all()[0].lines == (("Cleo", "hello"),), "the report"
        )
        while "Cleo" not in str((await ana.table()).members):
            pass
        rows = house.store.database.rows
        for each in ("house_people", "house_records", "house_reports", "house_tables", "matches"):
            await eventually(
                lambda each=each: "Ben" not in str(rows(f"SELECT * FROM {each}")),  # type: ignore[misc]
                each,
            )

    in_house(tmp_path / "house", scene)


def test_the_newest_deeds_of_operators_are_kept_without_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from braillespiel.house import operating

    assert operating.DEEDS == 1000
    monkeypatch.setattr(operating, "DEEDS", 3)

    async def scene(house: House) -> None:
        await (await house.come(tmp_path / "ana", "Adalbert").silent()).close()
        operator = Operator(house.server, SOMEBODY)
        for days in (1, 0, 1, 0, 1):
            await operator.mute("Adalbert", days)
        assert [each.what for each in await operator.deeds()] == ["mute", "unmute", "mute"]
        assert "Adalbert" not in str(house.store.database.rows("SELECT * FROM house_deeds"))

    in_house(tmp_path / "house", scene)


def test_a_players_keys_of_houses_go_with_erase(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from braillespiel.cli import main

    home = tmp_path / "ana"

    async def scene(house: House) -> None:
        await (await house.come(home, "Ana").silent()).close()

    in_house(tmp_path / "house", scene)
    assert len(list(Keyring(home).all())) == 1
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    assert main(["erase", "--yes"]) == 0
    assert not (home / "network" / "houses.json").exists()
