"""Damaged stores: nothing altered counts as what was played, and what is undamaged stays in use."""

import os
from pathlib import Path

import pytest

from braillespiel.store.checksums import chained
from braillespiel.store.database import FILE_NAME
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from braillespiel.store.records import StoredEntry
from braillespiel.store.settings import Setting, Settings
from tests.proof.faults import damage
from tests.store.conftest import FakeClock, new_match

ZOOM = Setting("zoom", "screen", 100, low=100, high=400)


@pytest.mark.parametrize("number", range(28))
def test_a_damaged_store_is_opened_and_nothing_changed_goes_unnoticed(number: int) -> None:
    assert damage.strike(number).found == []


def laid(home: Path, at: int, value: int) -> None:
    """Lay a sound store into ``home`` with one byte of its file set."""
    data = bytearray(damage.sound(False).files[""])
    data[at] = value
    home.mkdir()
    (home / FILE_NAME).write_bytes(data)


@pytest.mark.parametrize("at", [18, 19])
@pytest.mark.parametrize("value", [0, 3, 255])
def test_a_format_that_there_is_not_costs_nothing(tmp_path: Path, at: int, value: int) -> None:
    home = tmp_path / "home"
    laid(home, at, value)
    store = open_store(home)
    assert store.quarantined is not None
    assert (store.quarantined.reason, store.quarantined.rescued, store.quarantined.lost) == (
        "broken",
        12,
        0,
    )
    kept = damage.sound(False)
    assert {n: store.matches.load(n) for n in kept.matches} == kept.matches
    assert [
        result for game in store.statistics.games() for result in store.statistics.results(game)
    ] == kept.results
    assert Settings(store.database, [ZOOM]).get("zoom") == 150
    match = new_match(store)
    assert match not in kept.matches
    store.close()
    again = open_store(home)
    assert (again.quarantined, again.problem) == (None, None)
    again.close()


@pytest.mark.parametrize("at", [68, 69, 70, 71])
def test_a_damaged_mark_does_not_make_a_store_a_foreign_one(tmp_path: Path, at: int) -> None:
    laid(tmp_path / "home", at, 0)
    store = open_store(tmp_path / "home")
    assert (store.quarantined, store.problem) == (None, None)
    assert len(store.matches.finished()) == 4
    store.close()


@pytest.mark.parametrize(
    ("statement", "listed"),
    [
        ("UPDATE entries SET text = 'play r9' WHERE match = ? AND n = 1", True),
        ("UPDATE entries SET at = at + 1 WHERE match = ? AND n = 0", True),
        ("DELETE FROM entries WHERE match = ? AND n = 0", True),
        ("DELETE FROM entries WHERE match = ? AND n = 2", False),
        ("UPDATE entries SET n = 9 WHERE match = ? AND n = 2", False),
        ("UPDATE matches SET seed = '8' WHERE id = ?", False),
        ("UPDATE matches SET game = 'six' WHERE id = ?", False),
        ("UPDATE matches SET checksum = NULL WHERE id = ?", False),
        ("UPDATE matches SET changed = 4611686018427387904 WHERE id = ?", False),
        ("UPDATE matches SET players = X'00ff' WHERE id = ?", False),
    ],
)
def test_a_match_changed_behind_our_back_is_named(
    tmp_path: Path, clock: FakeClock, statement: str, listed: bool
) -> None:
    store = open_store(tmp_path, clock)
    bad, good = new_match(store), new_match(store)
    store.matches.append_all(
        bad, 0, [StoredEntry(0, "a"), StoredEntry(1, "b"), StoredEntry(0, "c")]
    )
    with store.database.transaction() as execute:
        execute(statement, (bad,))
    with pytest.raises(StoreError) as caught:
        store.matches.load(bad)
    assert (caught.value.kind, caught.value.detail) == ("match-broken", str(bad))
    assert ({line.id for line in store.matches.unfinished()} == {bad, good}) is listed
    assert store.matches.damaged() == ([] if listed else [bad])
    store.matches.delete(bad)
    assert store.matches.load(good).entries == []
    store.close()


def test_a_result_changed_behind_our_back_does_not_count(tmp_path: Path, clock: FakeClock) -> None:
    store = open_store(tmp_path, clock)
    for score in (5, 6):
        store.matches.finish(new_match(store), [score, 3], [0])
    with store.database.transaction() as execute:
        execute("UPDATE results SET score = 900 WHERE score = 6")
    assert store.statistics.summary("logomachy").best == 5
    store.close()


def test_a_result_changed_behind_our_back_is_not_taken_over_from_a_broken_file(
    tmp_path: Path, clock: FakeClock
) -> None:
    store = open_store(tmp_path, clock)
    for score in (5, 6):
        store.matches.finish(new_match(store), [score, 3], [0])
    with store.database.transaction() as execute:
        execute("UPDATE results SET score = 900 WHERE score = 6")
    store.close()
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    data[18] = 0  # a format that there is not
    path.write_bytes(data)
    again = open_store(tmp_path, clock)
    assert again.quarantined is not None
    assert again.quarantined.rescued == 2
    assert again.database.rows("SELECT score FROM results") == [(5,)]
    again.close()


def test_where_one_match_is_damaged_the_whole_file_is_examined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    match = new_match(store)
    with store.database.transaction() as execute:
        execute("UPDATE matches SET seed = '8'")
    monkeypatch.setattr("braillespiel.store.database._complaint", lambda connection: "page 3")
    with pytest.raises(StoreError) as caught:
        store.matches.load(match)
    assert caught.value.kind == "broken"
    store.close()


def test_a_store_without_checksums_gets_them(tmp_path: Path, clock: FakeClock) -> None:
    import sqlite3

    from braillespiel.store.schema import APPLICATION_ID, MIGRATIONS

    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.executescript(MIGRATIONS[0])
        connection.execute(
            "INSERT INTO matches VALUES (7, 'logomachy', '70', 2, '{}',"
            ' \'[{"name":"Ada"},{"name":"Bo"}]\', NULL, 1, 2, 3, \'[5,3]\', \'[0]\')'
        )
        connection.execute("INSERT INTO entries VALUES (7, 0, 1, 'pass', 9)")
        connection.execute(
            "INSERT INTO results VALUES (7, 0, 'logomachy', 'Ada', 1, 5, '{}', '[]', 3)"
        )
        connection.execute("INSERT INTO leases VALUES (7, 'old', 'here', 1, 99999999999999)")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    store = open_store(tmp_path, clock)
    assert (store.quarantined, store.problem) == (None, None)
    (line,) = store.matches.finished()
    assert store.matches.load(line.id).entries == [StoredEntry(1, "pass", 9)]
    assert store.statistics.summary("logomachy").best == 5
    store.leases.acquire(line.id)
    store.close()


def broken_home_pipe(home: Path) -> None:
    home.mkdir()
    os.mkfifo(home / FILE_NAME)


def broken_home_folder(home: Path) -> None:
    (home / FILE_NAME).mkdir(parents=True)


def broken_home_loop(home: Path) -> None:
    home.mkdir()
    (home / FILE_NAME).symlink_to(home / FILE_NAME)


def broken_home_file(home: Path) -> None:
    home.write_text("no folder")


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(broken_home_pipe, marks=pytest.mark.posix),
        broken_home_folder,
        pytest.param(broken_home_loop, marks=pytest.mark.posix),
        broken_home_file,
    ],
)
def test_what_is_no_file_at_all_is_told_and_can_be_played_on(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    spoil(tmp_path / "home")
    store = open_store(tmp_path / "home")
    assert store.problem is not None
    assert (store.problem.kind, store.saved) == ("cannot-write", False)
    store.matches.append(new_match(store), 0, 0, "pass")
    store.close()


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_folder_can_have_is_told(tmp_path: Path, name: str) -> None:
    store = open_store(tmp_path / name)
    assert store.problem is not None
    assert (store.problem.kind, store.saved) == ("cannot-write", False)
    store.close()


def test_a_text_changed_behind_our_back_is_never_played_on(
    tmp_path: Path, clock: FakeClock
) -> None:
    store = open_store(tmp_path, clock)
    match = new_match(store)
    store.matches.append(match, 0, 0, "play r7")
    store.close()
    again = open_store(tmp_path, clock)
    with again.database.transaction() as execute:
        execute("UPDATE entries SET text = 'play r9' WHERE match = ?", (match,))
    again.leases.acquire(match)
    with pytest.raises(StoreError) as caught:
        again.matches.append(match, 1, 1, "pass")
    assert caught.value.kind == "match-broken"
    again.close()


def test_the_number_of_a_redraw_is_summed_too() -> None:
    assert chained(7, 0, 0, "redraw", 5, 1, 3) != chained(7, 0, 0, "redraw", 5, 1, 0)
    assert chained(7, 0, 0, "redraw", 5, 1, 3) != chained(7, 0, 0, "redraw", 5, 1, 4)
