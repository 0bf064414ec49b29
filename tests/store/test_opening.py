"""Opening the store whatever state the disk is in: nothing is lost, nothing overwritten."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from braillespiel.store.database import FILE_NAME, NO_VERSION, home_folder, open_database
from braillespiel.store.errors import Quarantined, StoreError
from braillespiel.store.opening import open_store
from braillespiel.store.schema import APPLICATION_ID, SCHEMA_VERSION
from braillespiel.store.settings import Setting, Settings
from tests.store.conftest import FakeClock, new_match

STAMP = "20231114-221320"
RATE = Setting("rate", "speech", 50, low=0, high=100)


def test_the_folder_is_made_and_writing_is_durable(tmp_path: Path, clock: FakeClock) -> None:
    database = open_database(tmp_path / "a" / "b", clock)
    assert database.path == tmp_path / "a" / "b" / FILE_NAME
    assert database.rows("PRAGMA journal_mode") == [("wal",)]
    assert database.rows("PRAGMA synchronous") == [(2,)]  # FULL
    assert database.rows("PRAGMA foreign_keys") == [(1,)]
    assert database.rows("PRAGMA user_version") == [(SCHEMA_VERSION,)]
    database.close()


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "mine"))
    assert home_folder() == tmp_path / "mine"
    store = open_store()
    assert store.database.path == tmp_path / "mine" / FILE_NAME
    store.close()
    monkeypatch.delenv("BRAILLESPIEL_HOME")
    assert home_folder().name == "braillespiel"


def broken_random(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


def broken_text(path: Path) -> None:
    path.write_text("dear diary")


def broken_cut(path: Path) -> None:
    store = open_store(path.parent)
    match = new_match(store)
    for number in range(200):
        store.matches.append(match, number, 0, "x" * 100)
    store.close()
    os.truncate(path, path.stat().st_size // 2)


def broken_page(path: Path) -> None:
    store = open_store(path.parent)
    match = new_match(store)
    store.matches.append(match, 0, 0, "pass")
    store.close()
    data = bytearray(path.read_bytes())
    data[4096:] = os.urandom(1) * (len(data) - 4096)
    path.write_bytes(data)


def broken_tables(path: Path) -> None:
    open_store(path.parent).close()
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE entries")
    connection.close()


def broken_letters(path: Path) -> None:
    open_store(path.parent).close()
    data = path.read_bytes()
    assert b"tableentriesentries" in data
    path.write_bytes(data.replace(b"tableentriesentries", b"tableentri\xa4sentries", 1))


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (broken_random, "broken"),
        (broken_text, "broken"),
        (broken_cut, "broken"),
        (broken_page, "broken"),
        (broken_tables, "broken"),
        (broken_letters, "broken"),
        (foreign, "foreign"),
    ],
)
def test_a_file_that_is_no_store_is_set_aside_whole(
    tmp_path: Path, clock: FakeClock, spoil: object, reason: str
) -> None:
    path = tmp_path / FILE_NAME
    assert callable(spoil)
    spoil(path)
    content = path.read_bytes()
    aside = tmp_path / f"braillespiel-{reason}-{STAMP}.sqlite3"
    store = open_store(tmp_path, clock)
    assert store.quarantined == Quarantined(aside, path, reason)  # type: ignore[arg-type]
    assert (store.problem, store.saved) == (None, True)
    assert aside.read_bytes() == content
    assert store.matches.unfinished() == []
    new_match(store)
    store.close()
    again = open_store(tmp_path, clock)
    assert (again.quarantined, len(again.matches.unfinished())) == (None, 1)
    again.close()


def test_two_broken_files_in_one_second_get_two_names(tmp_path: Path, clock: FakeClock) -> None:
    names = []
    for _ in range(2):
        broken_text(tmp_path / FILE_NAME)
        store = open_store(tmp_path, clock)
        assert store.quarantined is not None
        names.append(store.quarantined.path.name)
        store.close()
    assert names == [
        f"braillespiel-broken-{STAMP}.sqlite3",
        f"braillespiel-broken-{STAMP}-2.sqlite3",
    ]


def test_a_broken_file_that_another_client_looks_at_is_set_aside_when_it_has_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_text(tmp_path / FILE_NAME)
    real, left = Path.rename, [2]

    def rename(path: Path, target: Path) -> Path:
        if left[0]:
            left[0] -= 1
            error = PermissionError(13, "open in another process")
            error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
            raise error
        return real(path, target)

    monkeypatch.setattr(Path, "rename", rename)
    store = open_store(tmp_path)
    assert (store.saved, store.problem, left) == (True, None, [0])
    store.close()
    monkeypatch.setattr("braillespiel.store.database.BUSY_TIMEOUT", 0.0)
    broken_text(tmp_path / FILE_NAME)
    left[0] = 1
    store = open_store(tmp_path)
    assert (store.saved, store.problem and store.problem.kind) == (False, "cannot-write")


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    store = open_store(tmp_path)
    assert (store.quarantined, store.saved) == (None, True)
    store.close()


def test_a_newer_store_is_left_alone(tmp_path: Path, clock: FakeClock) -> None:
    path = tmp_path / FILE_NAME
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE future (x)")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    content = path.read_bytes()
    store = open_store(tmp_path, clock)
    assert store.problem is not None
    assert (store.problem.kind, store.saved) == ("too-new", False)
    new_match(store)  # works, unsaved
    store.close()
    assert path.read_bytes() == content


def test_a_home_that_cannot_be_made_gives_a_store_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()  # stands for a read-only folder, even for root
    store = open_store(tmp_path / "file" / "home")
    assert store.problem is not None
    assert (store.problem.kind, store.saved) == ("cannot-write", False)
    match = new_match(store)
    store.matches.append(match, 0, 0, "pass")
    assert store.matches.length(match) == 1
    store.close()


READ_ONLY = """
import sqlite3, sys
from pathlib import Path
from braillespiel.store.opening import open_store
from tests.store.test_opening import RATE
from braillespiel.store.settings import Settings
real = sqlite3.connect
def connect(path, **rest):  # what a file system mounted read-only does to SQLite
    if rest.get("uri") or path == ":memory:":
        return real(path, **rest)
    return real(Path(path).as_uri() + "?mode=ro&immutable=1", uri=True, **rest)
sqlite3.connect = connect
store = open_store(Path(sys.argv[1]))
print(store.problem.kind, store.saved, Settings(store.database, [RATE]).get("rate"))
"""


def test_settings_are_still_read_where_nothing_can_be_written(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    Settings(store.database, [RATE]).set("rate", 80)
    store.close()
    answer = subprocess.run(
        [sys.executable, "-c", READ_ONLY, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    assert answer.stdout == "cannot-write False 80\n"


def test_a_full_store_refuses_by_name_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    match = new_match(store)
    store.matches.append(match, 0, 0, "first")
    pages = store.database.rows("PRAGMA page_count")[0][0]
    store.database.rows(f"PRAGMA max_page_count = {pages}")
    journal = store.matches.load(match).entries
    journal += [type(journal[0])(1, "y" * 100_000)]
    with pytest.raises(StoreError) as caught:
        store.matches.sync(match, journal)
    assert caught.value.kind == "full"
    assert store.matches.length(match) == 1
    store.database.rows("PRAGMA max_page_count = 1000000")
    store.matches.sync(match, journal)
    assert store.matches.load(match).entries == journal
    store.close()


LIMITED = """
import resource, signal, sys
from pathlib import Path
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from tests.store.conftest import new_match
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = open_store(Path(sys.argv[1]))
match = new_match(store)
resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, resource.RLIM_INFINITY))
number = 0
try:
    while number < 10_000:
        store.matches.append(match, number, 0, "x" * 200)
        number += 1
except StoreError as error:
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    kept = store.matches.length(match)
    store.matches.append(match, kept, 0, "room again")
    print(number == kept, error.kind)
"""


@pytest.mark.posix
def test_a_system_that_refuses_to_write_more_costs_nothing_acknowledged(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    # SQLite reports the refused write as an error of the disk, a full disk as "full".
    assert answer.stdout in ("True disk\n", "True full\n")
    store = open_store(tmp_path)
    (line,) = store.matches.unfinished()
    assert store.matches.load(line.id).entries[-1].text == "room again"
    store.close()


def test_a_store_in_use_for_writing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("braillespiel.store.database.BUSY_TIMEOUT", 0.0)
    first, second = open_store(tmp_path), open_store(tmp_path)
    match = new_match(first)
    with first.database.transaction(), pytest.raises(StoreError) as caught:
        second.matches.append(match, 0, 0, "pass")
    assert caught.value.kind == "busy"
    second.matches.append(match, 0, 0, "pass")
    first.close()
    second.close()


def test_a_store_that_another_client_makes_meanwhile_is_not_taken_for_a_foreign_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, tried = sqlite3.connect, []

    class Watched(sqlite3.Connection):
        def execute(self, statement: str, *arguments: object) -> sqlite3.Cursor:
            if "sqlite_schema" in statement and not tried:
                tried.append(statement)
                other = real(tmp_path / FILE_NAME, timeout=0)
                with contextlib.suppress(sqlite3.OperationalError):  # it has to wait for us
                    other.executescript("PRAGMA application_id = 1; CREATE TABLE matches (id)")
                other.close()
            return super().execute(statement, *arguments)

    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: real(*a, factory=Watched, **k))
    store = open_store(tmp_path)
    assert (store.saved, store.quarantined, store.problem, len(tried)) == (True, None, None, 1)
    store.close()


@pytest.mark.parametrize("version", [-1, NO_VERSION])
def test_a_version_that_no_program_writes_is_a_broken_file_and_no_newer_one(
    tmp_path: Path, version: int
) -> None:
    open_store(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
    store = open_store(tmp_path)
    assert store.problem is None
    assert store.quarantined is not None
    assert store.quarantined.reason == "broken"
    store.close()
