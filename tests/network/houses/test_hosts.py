"""Several hosts of one house over one PostgreSQL: one leads, the others wait and take over."""

from __future__ import annotations

import asyncio
import signal
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.house import deletions, hosts
from braillespiel.house.hosts import HostTable, HostWatch, Leadership, LedDatabase
from braillespiel.network.joining import files
from braillespiel.store import postgres as pg
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_on_server
from braillespiel.store.postgres import PostgresDatabase
from tests.network.houses.test_processes import ended, new
from tests.network.processes import Command
from tests.support.patience import HANGS_S
from tests.support.postgres import PostgresServer, server
from tests.support.relay import Relay, free_ports, relay

KEEP = "INSERT INTO house_facts VALUES (?, ?)"


def refused(database: LedDatabase) -> str:
    with pytest.raises(StoreError) as error, database.transaction():
        pass
    return error.value.kind


def test_only_a_sign_that_stands_still_for_three_seconds_is_of_a_dead_host() -> None:
    watch = HostWatch()
    watch.saw({"one": 7, "two": 1}, 100.0)
    assert watch.lives("one", 102.9)
    assert not watch.lives("three", 100.0)
    watch.saw({"one": 8, "two": 1}, 102.0)
    assert [watch.lives("one", 104.9), watch.lives("two", 104.9)] == [True, False]
    assert watch.dead(104.9) == ["two"]
    watch.saw({"one": 8}, 105.1)
    assert watch.dead(105.1) == ["one"]


def test_of_several_hosts_one_takes_over(postgres: PostgresServer) -> None:
    address = postgres.place()
    tables = [HostTable(PostgresDatabase(address), f"host {n}") for n in range(4)]
    for epoch in (0, 1):
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda table, seen=epoch: table.lead(seen), tables))
        assert sorted(found, key=str) == [epoch + 1, None, None, None]
        seen = tables[0].look()
        assert (seen.epoch, seen.leader) == (epoch + 1, f"host {found.index(epoch + 1)}")


def test_who_does_not_lead_any_more_writes_nothing(postgres: PostgresServer) -> None:
    database = PostgresDatabase(postgres.place())
    table = HostTable(database, "one")
    assert table.lead(0) == 1
    led = LedDatabase(database, 1)
    with led.transaction() as execute:
        execute(KEEP, ("before", "1"))
    assert HostTable(database, "two").lead(1) == 2
    assert refused(led) == "led-elsewhere"
    assert led.rows("SELECT name FROM house_facts") == [("before",)]


def test_a_host_that_stands_still_while_it_writes_is_not_waited_for(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg, "IDLE_MS", 200)
    address = postgres.place()
    paused, other = PostgresDatabase(address), HostTable(PostgresDatabase(address), "other")
    inside, over = threading.Event(), threading.Event()

    def stands() -> None:
        with paused.transaction() as execute:
            execute(KEEP, ("half", "1"))
            inside.set()
            over.wait()

    def passed_over() -> str:
        with pytest.raises(StoreError) as error:
            stands()
        return error.value.kind

    with ThreadPoolExecutor(1) as pool:
        standing = pool.submit(passed_over)
        inside.wait()
        assert other.lead(0) == 1
        over.set()
        assert standing.result() == "away"
    assert paused.rows("SELECT * FROM house_facts") == []


def test_a_house_that_a_host_has_open_is_changed_by_nobody_else(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.place()
    database, host = PostgresDatabase(address), HostTable(PostgresDatabase(address), "one")
    assert hosts.alone(database) is not None
    host.beat()
    monkeypatch.setattr(hosts, "sleep", lambda s: host.beat())
    assert hosts.alone(database) is None
    monkeypatch.setattr(hosts, "sleep", lambda s: None)
    led = hosts.alone(database)
    assert led is not None
    with led.transaction() as execute:
        execute(KEEP, ("alone", "1"))


def test_a_host_waits_for_one_that_lives_and_knows_when_it_leads_no_more(
    postgres: PostgresServer,
) -> None:
    address = postgres.place()

    async def lived() -> None:
        told: list[str | None] = []
        one = Leadership(HostTable(PostgresDatabase(address), "one", "here:1"))
        two = Leadership(HostTable(PostgresDatabase(address), "two"))
        assert await one.lead(told.append) == 1
        assert told == []
        held = asyncio.ensure_future(one.hold(1))
        waits = asyncio.ensure_future(two.lead(told.append))
        while not told:
            await asyncio.sleep(0.01)
        assert told == ["here:1"]
        assert not waits.done()
        held.cancel()
        await one.leave()
        assert await waits == 2
        late = Leadership(HostTable(PostgresDatabase(address), "one"))
        await late.hold(1)  # it returns
        await asyncio.gather(late.leave(), two.leave())
        assert PostgresDatabase(address).rows("SELECT host FROM house_hosts") == []

    asyncio.run(lived())


def test_a_host_without_its_database_does_not_lead() -> None:
    with server() as made:
        address = made.place()

        async def lived() -> None:
            leadership = Leadership(HostTable(PostgresDatabase(address), "one"))
            assert await leadership.lead(lambda waits: None) == 1
            held = asyncio.ensure_future(leadership.hold(1))
            await asyncio.to_thread(made.kill)
            await held
            told: list[str | None] = []
            again = asyncio.ensure_future(leadership.lead(told.append))
            while not told:
                await asyncio.sleep(0.01)
            assert told == [None]
            await asyncio.to_thread(made.start)
            assert await again == 2
            await leadership.leave()

        asyncio.run(lived())


def test_who_was_deleted_is_deleted_by_each_host_in_a_store_that_was_put_back(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.place()
    stores = [open_on_server(address, tmp_path / name) for name in ("one", "two")]
    assert deletions.note(stores[0], b"secret", "ana") == 1
    with stores[0].database.transaction() as execute:
        deletions.see(stores[0], execute, 1, deletions.digest_of_key(b"secret", "ana"))
    waiting = HostTable(stores[1].database, "two", home=tmp_path / "two")
    waiting.look()
    listed = deletions.read(tmp_path / "two" / files.FOLDER / deletions.FILE)
    assert listed == [(1, deletions.digest_of_key(b"secret", "ana"))]
    assert deletions.to_carry_out(stores[1]) == []
    with stores[0].database.transaction() as execute:  # as an older copy has it
        execute("DELETE FROM house_facts WHERE name = 'deletions'")
        execute("DELETE FROM house_deleted")
    waiting.look()
    assert deletions.to_carry_out(stores[1]) == listed


# -- processes -----------------------------------------------------------------------------------


class Hosts:
    """Hosts of one house, each with a data folder and a port of its own, behind a relay."""

    def __init__(self, folder: Path, address: str, before: Relay) -> None:
        self._folder = folder
        self.file = folder / "store.txt"
        self.file.write_text(address)
        self.file.chmod(0o600)
        self._before = before
        self.address = f"127.0.0.1:{before.port}"

    def opens(self, n: int) -> Command:
        given = ("--loopback-only", "--no-web", "--port", str(self._before.ports[n]))
        more = ("serve", "--house", "--store-file", str(self.file), *given)
        return Command(self._folder / f"host {n}", *more)


def until_event(command: Command, event: str) -> None:
    while command.line().get("event") != event:
        pass


def until_open(command: Command) -> dict[str, Any]:
    while "fingerprint" not in (line := command.line()):
        pass
    return line


def two_play(folder: Path, hosts: Hosts, game: str) -> tuple[Command, Command]:
    ana, table = new(folder / "ana", hosts.address, game)
    ben = Command(
        folder / "ben", "join", f"{hosts.address}/{table}", "--name", "Ben", "--bot", "easy"
    )
    for _ in range(4):
        ben.line()
    return ana, ben


def finished(address: str) -> int:
    store: Store = open_on_server(address)
    try:
        return len(store.matches.finished())
    finally:
        store.close()


def test_a_match_goes_on_when_its_host_is_killed_paused_and_ended(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.place()
    with relay(*free_ports(2)) as before:
        hosts = Hosts(tmp_path, address, before)
        one = hosts.opens(0)
        opened = until_open(one)
        two = hosts.opens(1)
        until_event(two, "waits-for-host")
        ana, ben = two_play(tmp_path, hosts, "ludoteca")
        one.kill()
        assert until_open(two)["fingerprint"] == opened["fingerprint"]
        one = hosts.opens(0)
        until_event(one, "waits-for-host")
        for _ in range(3):
            ben.line()
        two.process.send_signal(signal.SIGSTOP)
        until_open(one)
        before.cuts(before.ports[1])
        two.process.send_signal(signal.SIGCONT)
        until_event(two, "led-elsewhere")
        until_event(two, "waits-for-host")
        for _ in range(3):
            ben.line()
        before.cut.clear()
        one.process.send_signal(signal.SIGTERM)
        assert one.process.wait(HANGS_S) == 0
        until_open(two)
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        two.process.send_signal(signal.SIGTERM)
        assert two.process.wait(HANGS_S) == 0
        for each in (one, two):
            each.ended()
    assert finished(address) == 1


def test_a_match_goes_on_when_the_database_was_away(tmp_path: Path) -> None:
    with server() as made, relay(*free_ports(1)) as before:
        address = made.place()
        hosts = Hosts(tmp_path, address, before)
        one = hosts.opens(0)
        until_open(one)
        ana, ben = two_play(tmp_path, hosts, "cubus")
        made.kill()
        until_event(one, "led-elsewhere")
        until_event(one, "waits-for-store")
        made.start()
        until_open(one)
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        one.process.send_signal(signal.SIGTERM)
        assert one.process.wait(HANGS_S) == 0
        one.ended()
        assert finished(address) == 1


# -- the commands --------------------------------------------------------------------------------


def test_people_of_a_house_in_a_database_are_handed_out_and_deleted(
    postgres: PostgresServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = postgres.place()
    store = open_on_server(address)
    with store.database.transaction() as execute:
        execute(
            "INSERT INTO house_people (key, name, sound, range, since, last)"
            " VALUES ('key', 'Ana', 'ana', '', 1, 2)"
        )
    store.close()
    file = tmp_path / "store.txt"
    file.write_text(address)
    file.chmod(0o600)
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    given = ("--store-file", str(file), "--lang", "en")
    out = tmp_path / "ana.json"
    assert main(["house", "hand-out", "Ana", "--out", str(out), *given]) == 0
    assert "Ana" in out.read_text()
    assert main(["house", "delete", "Ana", *given]) == 0
    assert main(["house", "delete", "Ana", *given]) == 2
    told = capsys.readouterr()
    assert "Deleted: Ana." in told.out
    assert "Nobody in this house is called Ana." in told.err
    assert deletions.read(tmp_path / "home" / files.FOLDER / deletions.FILE)


@pytest.mark.parametrize("command", [("serve", "--house"), ("house", "invitations")])
def test_a_file_with_a_password_that_others_can_read_is_not_read(
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    file = tmp_path / "store.txt"
    given = [*command, "--store-file", str(file), "--lang", "en"]
    more = ["--loopback-only"] if command[0] == "serve" else []
    assert main([*given, *more]) == 2
    assert "cannot be read: not found" in capsys.readouterr().err
    file.write_text("host=127.0.0.1 password=se-cret")
    file.chmod(stat.S_IRUSR | stat.S_IROTH)
    assert main([*given, *more]) == 2
    told = capsys.readouterr().err
    assert "can be read by others" in told
    assert "se-cret" not in told


def test_a_store_file_belongs_to_a_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "six", "--store-file", "nowhere", "--lang", "en"]) == 2
    assert "--store-file" in capsys.readouterr().err
