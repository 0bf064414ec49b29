"""A disk that takes long or is full: nobody hears of what is not on it, and nobody else waits."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from braillespiel.application.table_matches import StoredTable
from braillespiel.application.write_thread import WriteThread
from braillespiel.network import messages as m
from braillespiel.network.client import TableProblem
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.server import TableServer
from braillespiel.network.wires import MemoryWire
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from tests.network.places import table
from tests.support.patience import HANGS_S, eventually

TURNS = 50
"""So many turns of the loop go by without anybody hearing of what is not on disk."""


class Disk:
    """A store whose commits wait until the test lets them go on, or fail."""

    def __init__(self, database: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()
        self.full = False
        self.threads: list[str] = []
        self._fast = database.transaction
        monkeypatch.setattr(database, "transaction", self._transaction)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Any]:
        with self._fast() as execute:
            self.threads.append(threading.current_thread().name)
            assert self.free.wait(HANGS_S)
            if self.full:
                raise StoreError("full", "", "")
            yield execute


class Served:
    """A table at which two people play Ludoteca in the loop of its server."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.others = open_store(home), open_store(home)
        self.disk = Disk(self.store.database, monkeypatch)
        self.commits = WriteThread(again_s=0.01)
        self.recorded: list[Any] = []
        self._heard: dict[TableClient, set[str]] = {}
        self.keeper = StoredTable(self.store, home, commits=self.commits)
        self.table, self.watch, _ = table(m.SetUp("ludoteca", 2), 2, keeper=self.keeper)
        self.server = TableServer(self.table, self.recorded.append, self.commits)
        self.people = [self._client(name) for name in ("Ana", "Ben")]
        self.following = [asyncio.ensure_future(each.follow()) for each in self.people]

    def _client(self, name: str) -> TableClient:
        async def connect(token: str) -> Opened:
            mine, theirs = MemoryWire(), MemoryWire()
            theirs.connect(mine)
            self.server._spawn(self.server.serve(theirs))
            return Opened(mine, token)

        return TableClient(connect, [name], lambda: None)

    async def until(self, done: Callable[[], object]) -> None:
        await eventually(done, lambda: f"more than {self.recorded}")

    def stored(self) -> list[int]:
        """Return how many entries each unfinished match on disk has, as another client finds."""
        matches = self.others.matches
        return [len(matches.load(line.id).entries) for line in matches.unfinished()]

    async def begin(self) -> None:
        await self.until(lambda: all(person.port is not None for person in self.people))
        await self.until(lambda: self.commits.asked == self.commits.done)

    def act(self) -> TableClient:
        """Have whose turn it is do the first thing they may; return who it was."""
        assert self.table.matches.playing is not None
        seat = min(self.table.matches.playing.host.match.state.to_act())
        person = next(p for p in self.people if p.port is not None and seat in p.port.chairs)
        port = person.port
        assert port is not None
        port.submit(seat, next(iter(port.view(seat).legal_actions())))
        return person

    @property
    def played(self) -> int:
        assert self.table.matches.playing is not None
        return len(self.table.matches.playing.host.match.journal)

    def told(self) -> list[int]:
        """Return how many updates each has been sent."""
        return [person.port.revision for person in self.people if person.port is not None]

    def heard(self) -> list[set[str]]:
        """Return what each was told of the disk until now."""
        for person in self.people:
            heard = self._heard.setdefault(person, set())
            for notice in person.take():
                if isinstance(notice, m.News | TableProblem):
                    heard.add(notice.what if isinstance(notice, m.News) else notice.rule)
        return [{what for what in self._heard[p] if "store" in what} for p in self.people]

    def late(self) -> set[str]:
        """Return why actions were refused that had been sent."""
        return {late.error.rule for person in self.people for late in person.take_late()}

    async def close(self) -> None:
        self.disk.free.set()
        for person in self.people:
            person.close()
        await self.server.close()
        await asyncio.gather(*self.following, return_exceptions=True)
        self.commits.close()
        self.others.close()
        self.store.close()


def at_a_table(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    test: Callable[[Served], Any],
    begun: bool = True,
) -> None:
    async def run() -> None:
        served = Served(home, monkeypatch)
        try:
            if begun:
                await served.begin()
            await test(served)
        finally:
            await served.close()

    asyncio.run(run())


def test_nobody_hears_of_an_action_before_it_is_on_disk_and_the_loop_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        before = served.told()
        served.disk.threads.clear()
        served.disk.free.clear()
        served.act()
        await served.until(lambda: served.played)  # and the disk has not answered
        await served.until(lambda: served.disk.threads)
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert served.told() == before
        served.disk.free.set()
        await served.until(
            lambda: all(now > was for now, was in zip(served.told(), before, strict=True))
        )
        assert set(served.disk.threads) == {"table store_0"}
        number = served.store.matches.unfinished()[0].id
        assert len(served.store.matches.load(number).entries) == served.played

    at_a_table(tmp_path, monkeypatch, test)


def test_a_full_disk_is_told_past_what_waits_and_the_table_waits_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        before = served.told()
        served.disk.full = True
        first = served.act()
        await served.until(lambda: served.heard() == [{"store-waits"}, {"store-waits"}])
        assert served.told() == before
        assert first.unanswered == 1
        served.act()  # nobody has heard of the first: whoever sends again is refused
        await served.until(lambda: served.late() == {"store-waits"})
        assert served.played == 1
        assert not served.commits.kept
        served.disk.full = False
        await served.until(lambda: all("store-again" in heard for heard in served.heard()))
        await served.until(lambda: served.commits.kept)
        assert all(map(int.__gt__, served.told(), before))
        assert first.unanswered == 0
        assert served.stored() == [served.played] == [1]
        ports = [person.port for person in served.people]
        await served.until(lambda: not any(port and port.standing.paused for port in ports))
        served.act()
        await served.until(lambda: served.stored() == [2])
        assert [event["event"] for event in served.recorded if "store" in event["event"]] == [
            "store-waits",
            "store-again",
        ]

    at_a_table(tmp_path, monkeypatch, test)


def test_a_table_that_ends_on_a_full_disk_says_what_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        before = served.told()
        served.disk.full = True
        served.act()
        await served.until(lambda: served.heard() == [{"store-waits"}, {"store-waits"}])
        await served.server.close()
        await served.until(lambda: all(person.problem for person in served.people))
        assert {person.problem.rule for person in served.people if person.problem} == {"not-kept"}
        assert served.told() == before
        served.commits.close()
        assert not served.commits.kept
        assert served.stored() == [0]

    at_a_table(tmp_path, monkeypatch, test)


def test_a_table_that_ends_when_there_is_room_again_keeps_what_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        served.commits._again_s = HANGS_S  # it does not come to that
        served.disk.full = True
        served.act()
        await served.until(lambda: served.heard() == [{"store-waits"}, {"store-waits"}])
        served.disk.full = False
        served.commits.close()
        assert served.commits.kept
        assert served.stored() == [1]

    at_a_table(tmp_path, monkeypatch, test)


def test_who_is_removed_while_the_disk_works_still_hears_why_and_does_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        served.disk.free.clear()
        actor = served.act()
        await served.until(lambda: served.played)
        other = next(person for person in served.people if person is not actor)
        guest = next(g for g in served.table.members if g.names == tuple(other.names))
        served.table.send(guest.id, m.Refused("removed", ends=True))
        served.table.gone.append(guest.id)
        served.table.leave(guest, "removed")
        served.server._changed()
        assert other.problem is None
        served.disk.free.set()
        await served.until(lambda: other.problem is not None)
        assert other.problem is not None
        assert other.problem.rule == "removed"

    at_a_table(tmp_path, monkeypatch, test)


def test_a_table_that_ends_while_the_disk_works_loses_no_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        served.act()
        await served.until(lambda: served.played)
        await served.server.close()
        number = served.store.matches.unfinished()[0].id
        assert len(served.store.matches.load(number).entries) == 1

    at_a_table(tmp_path, monkeypatch, test)


def test_a_match_begins_while_the_disk_works_and_nobody_hears_of_it_before_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        served.disk.free.clear()
        await served.until(lambda: served.table.matches.playing is not None)
        await served.until(lambda: served.disk.threads)
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert [person.port for person in served.people] == [None, None]
        served.disk.free.set()
        await served.begin()
        assert served.stored() == [0]
        assert set(served.disk.threads) == {"table store_0"}

    at_a_table(tmp_path, monkeypatch, test, begun=False)


def test_a_match_that_begins_on_a_full_disk_is_seen_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        served.disk.full = True
        await served.until(lambda: served.heard() == [{"store-waits"}, {"store-waits"}])
        assert [person.port for person in served.people] == [None, None]
        assert served.stored() == []
        served.disk.full = False
        await served.begin()
        assert served.stored() == [0]
        ports = [person.port for person in served.people]
        await served.until(lambda: not any(port and port.standing.paused for port in ports))
        served.act()
        await served.until(lambda: served.stored() == [1])

    at_a_table(tmp_path, monkeypatch, test, begun=False)


def test_a_return_match_waits_for_no_disk_and_loses_nothing_of_the_match_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        served.disk.free.clear()
        served.act()
        await served.until(lambda: served.played)
        played = served.played
        served.table.matches._again()
        served.server._changed()
        served.disk.free.set()
        await served.until(lambda: served.commits.asked == served.commits.done)
        assert sorted(served.stored()) == [0, played] == [0, 1]

    at_a_table(tmp_path, monkeypatch, test)


def test_what_replaces_updates_of_a_slow_line_waits_for_the_disk_and_the_loop_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        before, played = served.told(), served.played
        line = next(iter(served.server._lines.values()))
        sent: list[m.FromHost] = []
        put = line.put
        monkeypatch.setattr(line, "put", lambda message: sent.append(message) or put(message))
        served.disk.free.clear()
        served.act()
        await served.until(lambda: served.played > played)
        assert served.server._snapshot(line, 3) is None
        assert served.server._snapshot(line, 0) is None
        assert served.told() == before
        served.disk.free.set()
        await served.until(lambda: all(map(int.__gt__, served.told(), before)))
        assert [each.missed for each in sent if isinstance(each, m.Update)] == [4]
        await served.until(lambda: served.commits.asked == served.commits.done)
        at_once = served.server._snapshot(line, 2)
        assert isinstance(at_once, m.Update)
        assert at_once.missed == 2

    at_a_table(tmp_path, monkeypatch, test)
