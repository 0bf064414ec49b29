"""Several hosts of one house over one PostgreSQL: one leads, the others wait and take over."""

from __future__ import annotations

import asyncio
import signal
import socket
import stat
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from braillespiel.cli import main
from braillespiel.house import deletions, forgetting, hosts
from braillespiel.house.host_counts import HostCounts
from braillespiel.house.hosts import HostPlace, HostTable, HostWatch, Leadership, LedDatabase
from braillespiel.house.person import RegisteredPerson
from braillespiel.network.joining import certificate, files
from braillespiel.store import postgres as pg
from braillespiel.store.database import FILE_NAME
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_on_server
from braillespiel.store.postgres import PostgresDatabase
from braillespiel.store.schema import SCHEMA_VERSION
from tests.network.houses.test_processes import ended, new
from tests.network.processes import Command
from tests.support.patience import HANGS_S, until
from tests.support.postgres import PostgresServer, server
from tests.support.relay import Relay, free_ports, relay

KEEP = "INSERT INTO house_facts VALUES (?, ?)"
PEOPLE = "SELECT key, name, range, since, last FROM house_people"
NAMES = ("one", "two")
LOOKS = 6
"""After so many looks a host has seen whatever there is to be seen."""


def register(store: Store) -> None:
    with store.database.transaction() as execute:
        execute(
            "INSERT INTO house_people (key, name, sound, range, since, last)"
            " VALUES ('key', 'Ana', 'ana', '', 1, 2)"
        )


def refused(database: LedDatabase, *, beside: bool = False) -> str:
    with pytest.raises(StoreError) as error, database.transaction(beside=beside):
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
    tables[0].prepare()
    for epoch in (0, 1):
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda table, seen=epoch: table.lead(seen), tables))
        assert sorted(found, key=str) == [epoch + 1, None, None, None]
        seen = tables[0].look()
        assert (seen.epoch, seen.leader) == (epoch + 1, f"host {found.index(epoch + 1)}")


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("isolation", ["read committed", "repeatable read"])
def test_who_does_not_lead_any_more_writes_nothing(
    postgres: PostgresServer, isolation: str, beside: bool
) -> None:
    address = postgres.place().replace("'-c ", f"'-c default_transaction_isolation={isolation} -c ")
    address = address.replace(isolation, isolation.replace(" ", "\\\\ "))
    database, other = PostgresDatabase(address), PostgresDatabase(address)
    table = HostTable(database, "one")
    assert table.lead(0) == 1
    led = LedDatabase(database, "one", 1)
    with led.transaction() as execute:
        execute(KEEP, ("before", "1"))
    with ThreadPoolExecutor(1) as pool:
        with other.transaction() as execute:  # the old one waits until another leads
            late = pool.submit(refused, led, beside=beside)
            execute("UPDATE house_leads SET host = 'two', epoch = 2")
        assert late.result() == "led-elsewhere"
    assert led.rows("SELECT name FROM house_facts") == [("before",)]
    for host, epoch in (("one", 2), ("two", 1)):  # of a store that was put back
        assert refused(LedDatabase(database, host, epoch)) == "led-elsewhere"
    with LedDatabase(database, "two", 2).transaction():
        pass
    with database.transaction() as execute:
        execute("UPDATE house_schema SET version = version + 1")
    assert refused(LedDatabase(database, "two", 2)) == "led-elsewhere"
    with pytest.raises(StoreError, match="too-new"):
        table.look().check()


def test_only_a_host_that_is_still_dead_is_forgotten(postgres: PostgresServer) -> None:
    address = postgres.place()
    one, two = (HostTable(PostgresDatabase(address), name) for name in ("one", "two"))
    dead = one.beat()
    one.beat()
    two.forget("one", dead)
    assert two.look().beats == {"one": dead + 1}
    two.forget("one", dead + 1)
    assert two.look().beats == {}


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
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.place()
    database, host = PostgresDatabase(address), HostTable(PostgresDatabase(address), "one")
    assert hosts.alone(database, tmp_path) is not None
    host.beat()
    monkeypatch.setattr(hosts, "sleep", lambda s: host.beat())
    assert hosts.alone(database, tmp_path) is None
    monkeypatch.setattr(hosts, "sleep", lambda s: None)
    led = hosts.alone(database, tmp_path)
    assert led is not None
    with led.transaction() as execute:
        execute(KEEP, ("alone", "1"))


def test_a_host_that_was_killed_is_waited_for_by_nobody_once_its_folder_has_another(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    hosts = Hosts(tmp_path, postgres.place())
    one = hosts.opens(0)
    until_open(one)
    one.process.kill()
    one.process.wait(HANGS_S)
    again = hosts.opens(0)
    events = []
    while "fingerprint" not in (line := again.line()):
        events.append(line)
    assert events == []
    again.process.send_signal(signal.SIGTERM)
    assert again.process.wait(HANGS_S) == 0
    for each in (one, again):
        each.ended()


def test_what_a_host_is_called_is_noted_for_the_next_one(tmp_path: Path) -> None:
    assert hosts.came_before(tmp_path, "one") == ""
    assert hosts.came_before(tmp_path, "two") == "one"
    (tmp_path / files.FOLDER / hosts.FILE).write_bytes(b"\xff")
    assert hosts.came_before(tmp_path, "three") == ""


async def once(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_a_host_waits_for_one_that_lives_and_knows_when_it_leads_no_more(
    postgres: PostgresServer,
) -> None:
    address = postgres.place()

    async def lived() -> None:
        told: list[object] = []
        counts = [HostCounts(), HostCounts()]
        here = HostTable(PostgresDatabase(address), "one", "here:1")
        one = Leadership(here, counts=counts[0])
        two = Leadership(HostTable(PostgresDatabase(address), "two"), counts=counts[1])
        assert await one.lead(told.append) == 1
        assert told == []
        one.opened()
        assert one.answers
        held = asyncio.ensure_future(one.hold(1))
        waits = asyncio.ensure_future(two.lead(told.append))
        await once(lambda: told)
        assert told == [HostPlace("here:1")]
        assert not held.done()
        assert not waits.done()
        await one.leave()
        assert await waits == 2
        await held
        two.opened()
        two.opened()
        taken_over = [each.takeovers.read()[0][-1] for each in counts]
        assert taken_over == [0, 1], "to lead first is none, and one counts once"
        await two.leave()
        assert PostgresDatabase(address).rows("SELECT host FROM house_hosts") == []

    asyncio.run(lived())


def test_a_loop_that_stands_while_the_house_opens_loses_nothing_but_not_for_ever(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = HostTable(PostgresDatabase(postgres.place()), "one")
    now = 0.0
    leadership = Leadership(table, lambda: now)

    async def lived() -> None:
        nonlocal now
        assert await leadership.lead(lambda what: None) == 1
        stood, before = hosts.HUNG_S - 1, table.look().beats["one"]
        now += stood  # the loop stands
        until(lambda: table.look().beats["one"] > before + 1, "a sign of a house that opens")
        assert now - leadership._sure < hosts.UNSURE_S
        now += 2
        looks = leadership._looks
        until(lambda: leadership._looks > looks + 1, "a look")
        last = table.look().beats["one"]
        looks = leadership._looks
        until(lambda: leadership._looks > looks + 1, "another look")
        assert table.look().beats["one"] == last, "a loop that hangs leads nothing"
        await leadership.leave()

    asyncio.run(lived())


def test_a_host_without_its_database_does_not_lead() -> None:
    with server() as made:
        address = made.place()

        async def lived() -> None:
            leadership = Leadership(HostTable(PostgresDatabase(address), "one"))
            assert await leadership.lead(lambda what: None) == 1
            held = asyncio.ensure_future(leadership.hold(1))
            await asyncio.to_thread(made.kill)
            await held
            told: list[object] = []
            again = asyncio.ensure_future(leadership.lead(told.append))
            await once(lambda: told)
            assert isinstance(told[0], StoreError)
            await asyncio.to_thread(partial(made.start, fsync="off"))
            await once(lambda: told[1:])
            assert [getattr(each, "kind", "") for each in told] == ["away", "not-durable"]
            await asyncio.to_thread(made.stop)
            await asyncio.to_thread(made.start)
            assert await again == 2
            await leadership.leave()

        asyncio.run(lived())


def test_a_database_that_was_put_back_is_opened_anew(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """Its signs are older than what this host has given, or it has whom somebody has deleted."""
    address = postgres.place()
    database = PostgresDatabase(address)

    async def lived() -> None:
        mine = HostTable(PostgresDatabase(address), "one", home=tmp_path / "one")
        leadership, other = Leadership(mine), HostTable(database, "two", home=tmp_path / "two")
        assert await leadership.lead(lambda what: None) == 1
        for epoch in (1, 2):
            held = asyncio.ensure_future(leadership.hold(epoch))
            await once(lambda: database.rows("SELECT 1 FROM house_hosts WHERE beat > 2"))
            if epoch == 1:
                database.rows("UPDATE house_hosts SET beat = 1 RETURNING host")
            else:
                deletions.merge(tmp_path / "one", [(1, "under way")])
                looks = leadership._looks + LOOKS
                await once(lambda looks=looks: leadership._looks > looks)
                assert not held.done(), "what the leader itself deletes just now is not owed"
                deletions.merge(tmp_path / "two", [(1, "digest")])
                other.look()
            looks = leadership._looks + LOOKS
            await once(lambda looks=looks, held=held: held.done() or leadership._looks > looks)
            assert held.done(), "it leads on as if nothing were"
            assert await leadership.lead(lambda what: None) == epoch + 1
        await leadership.leave()
        assert database.rows("SELECT digest, done FROM house_deleted") == [("digest", 0)]

    asyncio.run(lived())


def test_older_tables_that_were_put_back_are_brought_up_to_date(postgres: PostgresServer) -> None:
    database = PostgresDatabase(address := postgres.place())

    async def lived() -> None:
        leadership = Leadership(HostTable(PostgresDatabase(address), "one"))
        assert await leadership.lead(lambda what: None) == 1
        held = asyncio.ensure_future(leadership.hold(1))
        with database.transaction() as execute:
            for column in ("inner_port", "page"):
                execute(f"ALTER TABLE house_hosts DROP COLUMN {column}")
            execute("ALTER TABLE house_tables DROP COLUMN rests")
            execute("UPDATE house_schema SET version = version - 3")
        looks = leadership._looks + LOOKS
        await once(lambda: leadership._looks > looks)
        ((version,),) = database.rows("SELECT version FROM house_schema")
        assert version == SCHEMA_VERSION
        assert not held.done()
        await leadership.leave()

    asyncio.run(lived())


def shared(address: str, home: Path) -> Store:
    return Store(open_on_server(address), home=home)


def listed(home: Path) -> set[str]:
    return {digest for _, digest in deletions.read(home / files.FOLDER / deletions.FILE)}


def owed(store: Store) -> set[str]:
    return {digest for _, digest in deletions.to_carry_out(store)}


def test_who_was_deleted_is_deleted_by_each_host_in_a_store_that_was_put_back(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.place()
    pia, quin = (deletions.digest_of_key(b"secret", key) for key in ("pia", "quin"))
    one, two = (shared(address, tmp_path / name) for name in ("one", "two"))
    tables = [HostTable(PostgresDatabase(address), each, home=tmp_path / each) for each in NAMES]

    def deleted(store: Store, key: str) -> None:
        number = deletions.note(store, b"secret", key)
        with store.database.transaction() as execute:
            deletions.see(store, execute, number, deletions.digest_of_key(b"secret", key))

    deleted(one, "pia")
    assert owed(one) == owed(two) == set()
    with one.database.transaction() as execute:
        execute("DELETE FROM house_deleted")  # an older copy is put back
    deleted(two, "quin")  # by a host that knows nothing of the first: it gives the same number
    assert owed(one) == {pia}
    for table in (*tables, *tables):
        table.look()
    assert listed(tmp_path / "one") == listed(tmp_path / "two") == {pia, quin}
    assert owed(one) == owed(two) == {pia}
    assert tables[1].look().owed == 1
    for number, digest in deletions.to_carry_out(two):
        with two.database.transaction() as execute:
            deletions.see(two, execute, number, digest)
    assert owed(one) == set()
    assert tables[0].look().owed == 0


def test_somebody_is_deleted_though_others_read_the_tables(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg, "LOCK_MS", 50)
    address = postgres.place()
    store = shared(address, tmp_path)
    register(store)
    with psycopg.connect(address) as reads:
        reads.execute("SELECT * FROM house_people")
        (person,) = [RegisteredPerson(*row) for row in store.database.rows(PEOPLE)]
        forgetting.forget(store, b"secret", person, "Somebody")
        assert store.database.rows(PEOPLE) == []
        with pytest.raises(StoreError, match="busy"):
            forgetting.scrub_owed(store)
    forgetting.scrub_owed(store)
    assert store.database.rows("SELECT * FROM house_facts WHERE name = 'unscrubbed'") == []


# -- processes -----------------------------------------------------------------------------------


class Hosts:
    """Hosts of one house, each with a data folder of its own, at the ports of a relay or any."""

    def __init__(self, folder: Path, address: str, before: Relay | None = None) -> None:
        self._folder = folder
        self.file = folder / "store.txt"
        self.file.write_text(address)
        self.file.chmod(0o600)
        self._before = before
        self.address = "" if before is None else f"127.0.0.1:{before.port}"

    def opens(
        self, n: int, port: str = "0", *others: str, kind: type[Command] = Command
    ) -> Command:
        at = port if self._before is None else str(self._before.ports[n])
        given = ("--loopback-only", "--no-web", "--port", at, *others)
        more = ("serve", "--house", "--store-file", str(self.file), *given)
        return kind(self._folder / f"host {n}", *more)


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
    store: Store = Store(open_on_server(address))
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


def test_a_match_goes_on_when_its_standby_was_missing(tmp_path: Path) -> None:
    with server() as made, relay(*free_ports(1)) as before:
        address = made.place()
        hosts = Hosts(tmp_path, address, before)
        one = hosts.opens(0)
        until_open(one)
        ana, ben = two_play(tmp_path, hosts, "cubus")
        made.wait_for("nobody")
        until_event(one, "led-elsewhere")
        until_event(one, "waits-for-store")
        made.wait_for("")
        until_open(one)
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        made.wait_for("nobody")
        one.process.send_signal(signal.SIGTERM)
        assert one.process.wait(HANGS_S) in (0, 1), "it ends, whatever could not be kept"
        made.wait_for("")
        assert finished(address) == 1


def test_a_match_goes_on_when_a_standby_is_promoted(tmp_path: Path) -> None:
    with server() as made, relay(*free_ports(2)) as before:
        place = made.place()
        standby = made.standby()
        standby.start()
        try:
            made.wait_for("standby")
            both = ("host=127.0.0.1,127.0.0.1", f"port={made.port},{standby.port}")
            address = place.replace("host=127.0.0.1", both[0]).replace(f"port={made.port}", both[1])
            hosts = Hosts(tmp_path, f"{address} target_session_attrs=read-write", before)
            one = hosts.opens(0)
            until_open(one)
            two = hosts.opens(1)
            until_event(two, "waits-for-host")
            ana, ben = two_play(tmp_path, hosts, "ludoteca")
            made.kill()
            until_event(one, "led-elsewhere")
            standby.promote()
            assert [status for status, _ in ended(ana, ben)] == [0, 0]
            for each in (one, two):
                each.process.send_signal(signal.SIGTERM)
                assert each.process.wait(HANGS_S) == 0
                each.ended()
            assert finished(address) == 1
        finally:
            standby.stop()


# -- the commands --------------------------------------------------------------------------------


def test_people_of_a_house_in_a_database_are_handed_out_and_deleted(
    postgres: PostgresServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = postgres.place()
    store = Store(open_on_server(address))
    register(store)
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
    file.touch(0o600)
    assert main([*given, *more]) == 2
    assert "is empty" in capsys.readouterr().err
    file.write_text("host=127.0.0.1 password=se-cret")
    file.chmod(stat.S_IRUSR | stat.S_IROTH)
    assert main([*given, *more]) == 2
    told = capsys.readouterr().err
    assert "can be read by others" in told
    assert "se-cret" not in told


@pytest.mark.parametrize("option", ["--port", "--operator-port", "--log"])
def test_what_a_host_will_need_is_tried_before_it_waits(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    file = tmp_path / "store.txt"
    file.touch(0o600)
    file.write_text("host=127.0.0.1 port=1 dbname=nowhere")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        value = str(tmp_path / "no" / "log") if option == "--log" else port
        given = ["serve", "--house", "--loopback-only", "--store-file", str(file)]
        assert main([*given, option, value, "--lang", "en"]) in (1, 2)
    assert value in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ("serve", "--house", "--loopback-only"),
        *(("house", "delete", "Ana"), ("house", "invite"), ("house", "invitations")),
        *(("house", "back-up", "b.zip"), ("house", "restore", "b.zip")),
    ],
)
def test_in_a_folder_of_a_house_in_a_database_no_empty_house_is_opened(
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    monkeypatch.chdir(tmp_path)
    certificate.shared(home, certificate.made())
    assert main([*command, "--lang", "en"]) == 1
    assert "lies in a database" in capsys.readouterr().err
    assert not (home / FILE_NAME).exists()
    assert not (tmp_path / "b.zip").exists()


def test_a_host_that_resigns_is_waited_for_by_nobody(postgres: PostgresServer) -> None:
    address = postgres.place()

    async def lived() -> None:
        told: list[object] = []
        table = HostTable(PostgresDatabase(address), "one")
        one = Leadership(table)
        two = Leadership(HostTable(PostgresDatabase(address), "two"))
        assert await one.lead(told.append) == 1
        table.resign(1)
        assert await two.lead(told.append) == 2
        assert told == []
        table.resign(1)
        assert table.look().leader == "two"
        await asyncio.gather(one.leave(), two.leave())

    asyncio.run(lived())


def test_a_store_file_belongs_to_a_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "six", "--store-file", "nowhere", "--lang", "en"]) == 2
    assert "--store-file" in capsys.readouterr().err
