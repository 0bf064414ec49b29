"""Several processes on one store, and processes that are killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from braillespiel.store.errors import StoreError
from braillespiel.store.leases import LEASE_TIMEOUT, Leases
from braillespiel.store.matches import Matches
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId
from tests.store.conftest import FakeClock, new_match

APPENDING = """
import sys
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
from pathlib import Path
from braillespiel.store.opening import open_store
from tests.store.conftest import new_match
sys.stdin.readline()
store = open_store(Path(sys.argv[1]))
for _ in range(20):
    new_match(store)
print(store.saved, store.set_aside is not None)
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
    os.kill(child.pid, signal.SIGKILL)
    seen += child.stdout.read().splitlines()
    child.wait()
    entries = store.matches.load(match).entries
    assert len(entries) in (len(seen), len(seen) + 1)
    assert [entry.text for entry in entries] == [f"action {n}" for n in range(len(entries))]
    store.close()
    again = open_store(tmp_path)
    assert (again.set_aside, again.problem) == (None, None)
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
    answers = sorted(child.communicate(timeout=60)[0].strip() for child in children)
    assert answers == ["True False", "True False", f"True {spoiled}"]
    store = open_store(tmp_path)
    assert len(store.matches.unfinished()) == 60
    store.close()
    assert len(list(tmp_path.glob("braillespiel-broken-*.sqlite3"))) == int(spoiled)


class Client:
    """Another client on the same store, with a process that lives as long as told."""

    def __init__(self, store: Store, clock: FakeClock, host: str = "here") -> None:
        self.others_live = True
        self.leases = Leases(store.database, clock, lambda pid: self.others_live, host=host)
        self.matches = Matches(store.database, self.leases, clock)


def refused(client: Client, match: MatchId) -> bool:
    try:
        client.leases.acquire(match)
    except StoreError as error:
        return (error.kind, error.detail) == ("in-use", str(os.getpid()))
    return False


def test_a_match_that_is_being_played_is_refused_until_given_up(
    store: Store, clock: FakeClock
) -> None:
    match = new_match(store)
    one, other = Client(store, clock), Client(store, clock)
    one.leases.acquire(match)
    one.leases.acquire(match)  # one's own again
    assert refused(other, match)
    for use in (
        lambda: other.matches.append(match, 0, 0, "pass"),
        lambda: other.matches.delete(match),
        lambda: other.matches.truncate(match, 0),
        lambda: other.leases.beat(match),
    ):
        with pytest.raises(StoreError) as caught:
            use()
        assert caught.value.kind == "in-use"
    one.leases.release(match)
    assert not refused(other, match)


def test_the_match_of_an_ended_process_can_be_taken_over(store: Store, clock: FakeClock) -> None:
    match = new_match(store)
    one, other = Client(store, clock), Client(store, clock)
    one.leases.acquire(match)
    other.others_live = False
    assert not refused(other, match)
    with pytest.raises(StoreError):
        one.matches.append(match, 0, 0, "too late")


def test_on_another_machine_only_the_time_tells(store: Store, clock: FakeClock) -> None:
    match = new_match(store)
    one, other = Client(store, clock), Client(store, clock, host="elsewhere")
    one.leases.acquire(match)
    other.others_live = False
    clock.now += LEASE_TIMEOUT
    assert refused(other, match)
    clock.now += 1
    assert not refused(other, match)


@pytest.mark.parametrize("sign", ["beat", "append"])
def test_a_sign_of_life_keeps_the_lease(store: Store, clock: FakeClock, sign: str) -> None:
    match = new_match(store)
    one, other = Client(store, clock), Client(store, clock)
    one.leases.acquire(match)
    clock.now += LEASE_TIMEOUT
    if sign == "beat":
        one.leases.beat(match)
    else:
        one.matches.append(match, 0, 0, "pass")
    clock.now += LEASE_TIMEOUT
    assert refused(other, match)


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
