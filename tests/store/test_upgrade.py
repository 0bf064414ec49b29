"""A data folder of an earlier program opens; a copy of its store is made before it is changed."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import zipfile
from pathlib import Path

import pytest

from braillespiel import cli
from braillespiel.application import kept_match, table_file
from braillespiel.classroom.archive import ClassFile
from braillespiel.store import database
from braillespiel.store.database import BACKUP_DAYS, FILE_NAME
from braillespiel.store.opening import Store, open_store
from braillespiel.store.schema import APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION
from braillespiel.store.settings import Settings
from braillespiel.ui.settings import SETTINGS
from tests.store.conftest import FakeClock

PACKED = Path(__file__).parent / "formats" / "folder-04fffabd.zip"
THEN = 4
"""The schema version of that commit."""
BACKUP = f"braillespiel-before-upgrade-{THEN}.sqlite3"
DAY = 86_400_000


@pytest.fixture
def home(home_of_nobody: Path) -> Path:
    """Return a data folder as commit 04fffabd has left it."""
    home_of_nobody.mkdir(exist_ok=True)
    with zipfile.ZipFile(PACKED) as packed:
        packed.extractall(home_of_nobody)
    return home_of_nobody


def opened(home: Path) -> Store:
    store = open_store(home)
    assert (store.problem, store.quarantined, store.saved) == (None, None, True)
    return store


def rows(path: Path) -> list[object]:
    """Return everything in a store's file, as plain rows."""
    with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        names = sorted(name for (name,) in tables)
        found: list[object] = [connection.execute("PRAGMA user_version").fetchone()]
        return found + [
            (name, connection.execute(f"SELECT * FROM {name}").fetchall()) for name in names
        ]


def test_everything_in_a_folder_of_04fffabd_is_there(home: Path) -> None:
    store = opened(home)
    assert store.matches.damaged() == []
    unfinished, finished = store.matches.unfinished(), store.matches.finished()
    games = ["cubus", "hexaducto", "logomachy", "ludoteca", "six"]
    assert sorted(line.game for line in finished) == games
    assert sorted(line.game for line in unfinished) == sorted([*games, "six"])
    for line in (*finished, *unfinished):
        stored = store.matches.load(line.id)
        match = kept_match.begun(stored)
        match.replay(kept_match.entries(stored))
        assert match.state.is_over() == (stored.finished is not None)
        if stored.finished is not None:
            assert list(match.state.scores()) == stored.scores
    assert store.statistics.games() == games
    settings = Settings(store.database, SETTINGS)
    assert settings.bad == []
    told = [settings.get(key) for key in ("language", "zoom", "names", "first-run")]
    assert told == ["de", 150, "Ada", False]
    store.close()


def test_table_class_and_evidence_of_04fffabd_are_there(home: Path) -> None:
    table = table_file.read(home)
    assert table is not None
    assert [member.names for member in table.table.members] == [("Ada",), ("Cy",)]
    assert [chair.name for chair in table.table.chairs] == ["Ada", "Cy"]
    file = ClassFile.at(home, "5b")
    assert [pupil.name for pupil in file.kept.pupils] == ["Ada", "Bo"]
    assert file.kept.matches[0].pupils == {0: 1}
    assert file.evidence is not None
    assert file.evidence.purpose.text == "Who needs longer lines"
    assert file.evidence.records[0].days[0].figures == {"pans": 3}


def test_a_copy_is_made_before_an_older_store_is_changed(home: Path) -> None:
    before = rows(home / FILE_NAME)
    opened(home).close()
    assert rows(home / BACKUP) == before
    assert before[0] == (THEN,)
    assert rows(home / FILE_NAME)[0] == (SCHEMA_VERSION,)
    if os.name == "posix":
        assert stat.S_IMODE((home / BACKUP).stat().st_mode) == 0o600
    made = (home / BACKUP).stat().st_mtime_ns
    opened(home).close()
    assert (home / BACKUP).stat().st_mtime_ns == made
    assert [path.name for path in home.glob("*before*")] == [BACKUP]


def test_the_copy_has_what_a_program_that_was_cut_off_left_in_the_log(home: Path) -> None:
    cut_off = sqlite3.connect(home / FILE_NAME, isolation_level=None)
    cut_off.execute("PRAGMA journal_mode = WAL")
    cut_off.execute("UPDATE settings SET value = '175' WHERE key = 'zoom'")
    opened(home).close()
    cut_off.close()
    with contextlib.closing(sqlite3.connect(home / BACKUP)) as copy:
        (found,) = copy.execute("SELECT value FROM settings WHERE key = 'zoom'").fetchall()
    assert found == ("175",)


def test_a_new_store_needs_no_copy(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    assert not list(tmp_path.glob("*before*"))


def test_without_a_copy_nothing_is_changed_and_this_is_said(home: Path) -> None:
    (home / BACKUP.replace(f"-{THEN}.", "-0.")).mkdir()  # stands for a disk that refuses the copy
    before = rows(home / FILE_NAME)
    store = open_store(home)
    assert store.problem is not None
    assert (store.problem.kind, store.saved) == ("cannot-write", False)
    assert len(store.matches.finished()) == 5
    store.close()
    assert rows(home / FILE_NAME) == before


def test_the_copy_goes_after_its_days(home: Path) -> None:
    clock = FakeClock()
    store = open_store(home, clock)
    store.close()
    os.utime(home / BACKUP, (clock.now / 1000, clock.now / 1000))
    clock.now += BACKUP_DAYS * DAY
    open_store(home, clock).close()
    assert (home / BACKUP).exists()
    clock.now += DAY
    open_store(home, clock).close()
    assert not (home / BACKUP).exists()


def test_whatever_deletes_somebody_deletes_the_copy(home: Path) -> None:
    store = opened(home)
    assert (home / BACKUP).exists()
    store.database.scrub()
    store.close()
    assert not (home / BACKUP).exists()


def test_erase_deletes_the_copy(home: Path) -> None:
    opened(home).close()
    assert cli.main(["erase", "--yes", "--lang", "en"]) == 0
    assert not home.exists()


def test_a_store_of_a_later_program_is_refused_by_name_and_nothing_is_written(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(home).close()
    with contextlib.closing(sqlite3.connect(home / FILE_NAME)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    files = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    # An older program knows fewer steps.
    monkeypatch.setattr(database, "SCHEMA_VERSION", THEN)
    monkeypatch.setattr(f"{database.__name__}.MIGRATIONS", MIGRATIONS[:THEN])
    monkeypatch.setattr(database, "_schema", database._schema.__wrapped__)
    assert cli.main(["settings", "zoom=200", "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        "The saved games come from a newer version of braillespiel. Update it; until then nothing"
        " is saved and nothing is lost.\n"
    )
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == files
