"""A backup of a house that is put back has nobody in it whom the house has deleted since."""

from __future__ import annotations

import asyncio
import shutil
import stat
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.house import deletions, facts
from braillespiel.house.operating import Operator
from braillespiel.network.houses import messages as h
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from tests.network.houses.living import opened
from tests.network.houses.test_deleted import BEFORE, NAME, lived, nothing_of
from tests.network.houses.test_operator import SOMEBODY


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "house"))
    return tmp_path / "house"


def run(*arguments: str) -> int:
    return main(["house", *arguments, "--lang", "en"])


def backed_up(home: Path, tmp_path: Path) -> str:
    """Have a house in which somebody was; back it up while it is open; return their key."""

    async def scene() -> str:
        async with opened(home) as house:
            key, _ = await lived(house, tmp_path)
            assert run("back-up", str(tmp_path / "kept.zip")) == 0
            return key

    return asyncio.run(scene())


def people(home: Path) -> list[str]:
    store = open_store(home)
    found = store.database.rows("SELECT name FROM house_people ORDER BY name")
    store.close()
    return [row[0] for row in found]


def test_a_backup_holds_everything_and_is_for_its_owner_alone(home: Path, tmp_path: Path) -> None:
    backed_up(home, tmp_path)
    assert stat.S_IMODE((tmp_path / "kept.zip").stat().st_mode) == 0o600
    certificate = (home / "network" / "host.pem").read_bytes()
    shutil.rmtree(home)
    assert run("restore", str(tmp_path / "kept.zip")) == 0
    assert people(home) == ["Adalbert", "Ana", "Cem"]
    assert (home / "network" / "host.pem").read_bytes() == certificate

    async def scene() -> None:
        async with opened(home) as house:
            there = await house.come(tmp_path / "ben", "").lobby()
            assert len((await there.next(h.Lobby)).tables) == 2

    asyncio.run(scene())


def test_no_byte_of_somebody_comes_back_with_an_older_backup(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = backed_up(home, tmp_path)
    assert run("delete", NAME) == 0
    nothing_of(home, NAME, key)
    capsys.readouterr()
    assert run("restore", str(tmp_path / "kept.zip")) == 0
    assert "Deleted again, as before: 1 person." in capsys.readouterr().err
    nothing_of(home, NAME, BEFORE, key)
    assert people(home) == ["Ana", "Cem"]
    assert run("restore", str(tmp_path / "kept.zip")) == 0  # and each time
    nothing_of(home, NAME, BEFORE, key)


def test_an_older_store_copied_back_by_hand_has_nobody_either(home: Path, tmp_path: Path) -> None:
    async def scene() -> str:
        async with opened(home) as house:
            key, _ = await lived(house, tmp_path)
        shutil.copy(home / FILE_NAME, tmp_path / "copied")
        async with opened(home) as house:
            await Operator(house.server, SOMEBODY).delete(NAME)
            await house.come(tmp_path / "ben", NAME).silent()  # the same key comes anew
        return key

    key = asyncio.run(scene())
    assert NAME in people(home)
    assert run("hand-out", NAME, "--out", str(tmp_path / "new.json")) == 0
    assert NAME in people(home)  # who came after the deletion stays
    shutil.copy(tmp_path / "copied", home / FILE_NAME)
    assert run("hand-out", NAME, "--out", str(tmp_path / "old.json")) == 2
    nothing_of(home, NAME, key)


def test_a_new_computer_takes_the_list_that_was_kept_elsewhere(home: Path, tmp_path: Path) -> None:
    key = backed_up(home, tmp_path)
    assert run("delete", NAME) == 0
    shutil.copy(home / "network" / deletions.FILE, tmp_path / "list")
    assert key not in (tmp_path / "list").read_text()
    shutil.rmtree(home)
    kept, listed = str(tmp_path / "kept.zip"), str(tmp_path / "list")
    assert run("restore", kept, "--deleted", str(tmp_path / "none")) == 1
    assert run("restore", kept, "--deleted", listed) == 0
    nothing_of(home, NAME, BEFORE, key)


def test_a_deletion_that_the_power_has_cut_is_ended_at_the_next_start(
    home: Path, tmp_path: Path
) -> None:
    key = backed_up(home, tmp_path)
    store = open_store(home)
    secret = bytes.fromhex(facts.read(store).secret)
    assert deletions.note(store, secret, key) == 1  # and nothing further
    store.close()
    assert run("hand-out", "Ana", "--out", str(tmp_path / "ana.json")) == 0
    nothing_of(home, NAME, key)


@pytest.mark.parametrize("data", [b"", b"no backup", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_backup_changes_nothing(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    backed_up(home, tmp_path)
    (tmp_path / "other.zip").write_bytes(data)
    before = people(home)
    assert run("restore", str(tmp_path / "other.zip")) == 1
    assert "is no backup of a house" in capsys.readouterr().err
    assert people(home) == before


def test_an_open_house_is_not_replaced(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from braillespiel.network.joining import lease

    backed_up(home, tmp_path)
    with lease.hold(home):
        assert run("restore", str(tmp_path / "kept.zip")) == 1
    assert "The house is open." in capsys.readouterr().err
