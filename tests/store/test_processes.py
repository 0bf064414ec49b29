"""Several processes on one store, and processes that are killed."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from braillespiel.store.database import Row
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, StoredEntry
from tests.store.conftest import FakeClock, new_match
from tests.support.patience import HANGS_S

APPENDING = """
import sys
from collections.abc import Iterator
from pathlib import Path
from braillespiel.store.opening import open_store
store = open_store(Path(sys.argv[1]))
match = int(sys.argv[2])
store.leases.acquire(match)
for number in range(100_000):
    store.matches.append(match, number, number % 2, f"action {number}", number)
    print(number, flush=True)
"""
OPENING = """
import sys
from collections.abc import Iterator
from pathlib import Path
from braillespiel.store.opening import open_store
from tests.store.conftest import new_match
sys.stdin.readline()
store = open_store(Path(sys.argv[1]))
for _ in range(20):
    new_match(store)
print(store.saved, store.quarantined is not None)
"""


def python(program: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )


@pytest.mark.parametrize("acknowledged", [1, 7, 150])
def test_killed_in_the_middle_nothing_acknowledged_is_lost(
    tmp_path: Path, acknowledged: int
) -> None:
    store = open_store(tmp_path)
    match = new_match(store)
    child = python(APPENDING, tmp_path, match)
    assert child.stdout is not None
    seen = [child.stdout.readline() for _ in range(acknowledged)]
    child.kill()
    seen += child.stdout.read().splitlines()
    child.wait()
    entries = store.matches.load(match).entries
    assert len(entries) in (len(seen), len(seen) + 1)
    assert [entry.text for entry in entries] == [f"action {n}" for n in range(len(entries))]
    store.close()
    again = open_store(tmp_path)
    assert (again.quarantined, again.problem) == (None, None)
    # Its process has ended, so its lease holds nobody up.
    again.leases.acquire(match)
    again.matches.append(match, len(entries), 0, "resumed")
    again.close()


@pytest.mark.parametrize("spoiled", [False, True], ids=["new", "broken"])
def test_processes_that_start_together_share_one_store(tmp_path: Path, spoiled: bool) -> None:
    if spoiled:
        (tmp_path / "braillespiel.sqlite3").write_text("broken" * 1000)
    children = [python(OPENING, tmp_path) for _ in range(3)]
    for child in children:
        assert child.stdin is not None
        child.stdin.write("\n")
        child.stdin.flush()
    answers = sorted(child.communicate(timeout=HANGS_S)[0].strip() for child in children)
    assert answers == ["True False", "True False", f"True {spoiled}"]
    store = open_store(tmp_path)
    assert len(store.matches.unfinished()) == 60
    store.close()
    assert len(list(tmp_path.glob("braillespiel-broken-*.sqlite3"))) == int(spoiled)


class Client:
    """Another client on the same store file; ``die`` ends it as a kill would."""

    def __init__(self, home: Path, clock: FakeClock) -> None:
        self.store = open_store(home, clock)
        self.leases, self.matches = self.store.leases, self.store.matches

    def die(self) -> None:
        assert self.leases._own is not None
        self.leases._own.release(force=True)
        self.leases._own = None
        self.store.database.close()


@pytest.fixture
def two(tmp_path: Path, clock: FakeClock) -> Iterator[tuple[Client, Client]]:
    clients = Client(tmp_path, clock), Client(tmp_path, clock)
    yield clients
    for client in clients:
        client.store.close()


def refused(client: Client, match: MatchId) -> bool:
    try:
        client.leases.acquire(match)
    except StoreError as error:
        return (error.kind, error.detail) == ("in-use", str(match))
    return False


def test_a_match_that_is_being_played_is_refused_until_given_up(
    two: tuple[Client, Client],
) -> None:
    one, other = two
    match = new_match(one.store)
    one.leases.acquire(match)
    one.leases.acquire(match)  # one's own again
    assert refused(other, match)
    for use in (
        lambda: other.matches.append(match, 0, 0, "pass"),
        lambda: other.matches.delete(match),
        lambda: other.matches.sync(match, [StoredEntry(0, "pass")]),
        lambda: other.matches.finish(match, [1, 0], [0]),
        lambda: other.leases.check(match),
    ):
        with pytest.raises(StoreError) as caught:
            use()
        assert caught.value.kind == "in-use"
    one.leases.release_all()
    assert not refused(other, match)


def test_the_match_of_an_ended_process_is_taken_over_and_what_it_left_is_swept(
    two: tuple[Client, Client], tmp_path: Path
) -> None:
    one, other = two
    match = new_match(one.store)
    one.leases.acquire(match)
    one.die()
    assert not refused(other, match)
    assert [path.stem for path in (tmp_path / "clients").iterdir()] == [other.leases.owner]


@pytest.mark.parametrize("minutes", [11, -11, 60 * 24 * 365 * 90])
def test_no_clock_takes_a_match_away(
    two: tuple[Client, Client], clock: FakeClock, minutes: int
) -> None:
    one, other = two
    match = new_match(one.store)
    one.leases.acquire(match)
    one.matches.append(match, 0, 0, "pass")
    clock.now += minutes * 60_000
    assert refused(other, match)
    one.matches.append(match, 1, 0, "pass")


def test_no_lease_holds_for_ever(two: tuple[Client, Client], tmp_path: Path) -> None:
    """Its owner's file is gone, or is locked by nobody: whatever is written in it."""
    one, other = two
    match = new_match(one.store)
    for left in (None, "", "1", "99999999999999999999"):
        with one.store.database.transaction() as execute:
            execute("INSERT OR REPLACE INTO leases VALUES (?, 'somebody')", (match,))
        if left is not None:
            (tmp_path / "clients" / "somebody.lock").write_text(left)
        assert not refused(other, match)
        other.leases.release_all()


def test_who_was_taken_for_dead_writes_nothing_and_is_told_what_differs(
    two: tuple[Client, Client],
) -> None:
    one, other = two
    match = new_match(one.store)
    one.leases.acquire(match)
    mine = [StoredEntry(0, "a"), StoredEntry(1, "b")]
    one.matches.sync(match, mine)
    assert one.leases._own is not None
    one.leases._own.release(force=True)  # as where the file system knows no locks
    other.leases.acquire(match)
    theirs = [StoredEntry(0, "a"), StoredEntry(1, "x"), StoredEntry(0, "y")]
    other.matches.sync(match, theirs)
    for kind in ("in-use", "out-of-order"):
        for use in (
            lambda: one.matches.sync(match, [*mine, StoredEntry(0, "c"), StoredEntry(0, "d")]),
            lambda: one.matches.sync(match, mine),
            lambda: one.matches.sync(match, mine[:1], taken_back=1),
            lambda: one.matches.finish(match, [1, 0], [0]),
            lambda: one.leases.check(match),
        ):
            with pytest.raises(StoreError) as caught:
                use()
            assert caught.value.kind == kind
        other.leases.release_all()  # the other is done: what it played stays
    assert one.matches.load(match).entries == theirs
    one.leases.acquire(match)
    one.matches.sync(match, theirs[:2])


def test_a_take_back_and_a_new_action_while_the_disk_failed_are_kept_as_they_were_played(
    store: Store,
) -> None:
    match = new_match(store)
    store.leases.acquire(match)
    store.matches.sync(match, [StoredEntry(0, "a"), StoredEntry(1, "b")])
    store.matches.sync(match, [StoredEntry(0, "a"), StoredEntry(1, "c"), StoredEntry(0, "d")])
    assert [entry.text for entry in store.matches.load(match).entries] == ["a", "c", "d"]


def test_what_the_disk_lost_of_a_match_that_is_played_is_written_anew(store: Store) -> None:
    match = new_match(store)
    store.leases.acquire(match)
    journal = [StoredEntry(0, "a"), StoredEntry(1, "b")]
    store.matches.sync(match, journal)
    with store.database.transaction() as execute:
        execute("DELETE FROM entries WHERE n = 1")
    journal.append(StoredEntry(0, "c"))
    store.matches.sync(match, journal)
    assert store.matches.load(match).entries == journal


@pytest.mark.posix  # Windows lets nobody replace a file that is open
def test_a_store_that_was_replaced_meanwhile_is_not_written_for_nothing(
    store: Store, tmp_path: Path
) -> None:
    match = new_match(store)
    assert store.database.path is not None
    store.database.path.unlink()
    for again in (False, True):
        with pytest.raises(StoreError) as caught:
            store.matches.append(match, 0, 0, "pass")
        assert caught.value.kind == "gone"
        if not again:
            open_store(store.database.path.parent).close()


def test_a_match_read_while_another_client_writes_is_whole(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(store)
    store.matches.append(match, 0, 0, "first")
    with contextlib.closing(open_store(tmp_path / "home")) as reader:
        read = reader.database.rows

        def interrupted(statement: str, *arguments: Any) -> list[Row]:
            found = read(statement, *arguments)
            if "FROM matches" in statement:
                store.matches.append(match, store.matches.length(match), 0, "meanwhile")
            return found

        monkeypatch.setattr(reader.database, "rows", interrupted)
        stored = reader.matches.load(match)  # not: "match-broken"
    assert [entry.text for entry in stored.entries] == ["first"]
    assert [entry.text for entry in store.matches.load(match).entries][1:] == ["meanwhile"]


def test_an_unknown_match_has_no_lease(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        store.leases.acquire(MatchId(99))
    assert caught.value.kind == "no-such-match"


def test_closing_gives_the_matches_up(tmp_path: Path, clock: FakeClock) -> None:
    one, other = open_store(tmp_path, clock), open_store(tmp_path, clock)
    match = new_match(one)
    one.leases.acquire(match)
    with pytest.raises(StoreError):
        other.leases.acquire(match)
    one.close()
    other.leases.acquire(match)
    other.close()
