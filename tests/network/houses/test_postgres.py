"""A store in a PostgreSQL database: what only a server can do wrong, on a real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from braillespiel.store import postgres
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_on_server
from braillespiel.store.postgres import PostgresDatabase, translated
from braillespiel.store.schema import MIGRATIONS, SCHEMA_VERSION
from tests.support.patience import until
from tests.support.postgres import PostgresServer, server

KEEP = "INSERT INTO house_facts VALUES (?, ?)"
FACTS = "SELECT name, value FROM house_facts ORDER BY name"


@pytest.fixture(scope="module")
def running() -> Iterator[PostgresServer]:
    with server() as made:
        yield made


def keep(database: PostgresDatabase, name: str, then: Callable[[], object]) -> None:
    """Keep something, and have something else happen before it is done."""
    with database.transaction() as execute:
        execute(KEEP, (name, "1"))
        then()


def refused(address: str) -> StoreError:
    with pytest.raises(StoreError) as error:
        PostgresDatabase(address)
    return error.value


def test_what_a_transaction_wrote_is_there_and_what_one_left_is_not(
    running: PostgresServer,
) -> None:
    address = running.place()
    database = PostgresDatabase(address)
    with database.transaction() as execute:
        execute(KEEP, ("one", True))
    with pytest.raises(ZeroDivisionError):
        keep(database, "two", lambda: 1 // 0)
    assert database.rows(FACTS) == [("one", "1")]
    with database.snapshot() as find:
        assert find("SELECT value FROM house_facts WHERE name = ?", "one") == [("1",)]
    assert (database.path, database.saved) == (None, True)
    database.close()
    again = Store(open_on_server(address))
    assert again.database.rows(FACTS) == [("one", "1")]
    again.close()


def test_what_its_standby_has_not_got_does_not_count_as_kept(running: PostgresServer) -> None:
    """Where somebody has it wait no longer for the standby, PostgreSQL only warns of that."""
    address = running.place()
    database, other = PostgresDatabase(address), PostgresDatabase(running.address("postgres"))
    waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

    def waits(work: Future[Any]) -> None:
        until(lambda: work.done() or other.rows(waiting), lambda: "it waits for a standby")

    with ThreadPoolExecutor(1) as pool:
        running.wait_for("nobody")
        try:
            for name in ("one", "two"):
                work: Future[Any]
                if name == "one":
                    work = pool.submit(keep, database, name, lambda: None)
                else:
                    work = pool.submit(database.rows, f"{KEEP} RETURNING name", name, "1")
                waits(work)
                other.rows(f"SELECT pg_cancel_backend(pid) FROM ({waiting}) AS waiting")
                with pytest.raises(StoreError) as error:
                    work.result()
                assert (error.value.kind, error.value.detail) == ("away", "a standby is missing")
            work = pool.submit(keep, database, "three", lambda: None)
            waits(work)
        finally:
            running.wait_for("")
        work.result()
    assert [name for name, _ in database.rows(FACTS)] == ["one", "three", "two"]
    for each in (database, other):
        each.close()


def test_a_commit_that_its_standby_does_not_get_is_given_up_and_counts_with_the_next_one(
    running: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "COMMIT_S", 0.1)
    monkeypatch.setattr(postgres, "WATCH_S", 0.01)
    database, other = PostgresDatabase(running.place()), running.place()

    def look() -> None:
        with database.transaction() as execute:
            assert execute(FACTS).fetchall() == [("one", "1")]

    running.wait_for("nobody")
    try:
        with pytest.raises(StoreError, match="a standby is missing"):
            keep(database, "one", lambda: None)
        for _ in range(2):  # it is there; but to find it there is not to have it kept
            with pytest.raises(StoreError, match="a standby is missing"):
                look()
        with pytest.raises(StoreError, match="a standby is missing"):
            database.rows(f"{KEEP} RETURNING name", "two", "1")
        with pytest.raises(StoreError, match="a standby is missing"):
            PostgresDatabase(other)
    finally:
        running.wait_for("")
    with database.transaction() as execute:
        assert execute(FACTS).fetchall() == [("one", "1"), ("two", "1")]
    database.close()


def test_what_is_found_together_was_there_at_one_time(running: PostgresServer) -> None:
    address = running.place()
    one, two = PostgresDatabase(address), PostgresDatabase(address)
    with one.snapshot() as find:
        assert find(FACTS) == []
        with two.transaction() as execute:
            execute(KEEP, ("one", "1"))
        assert find(FACTS) == []
    assert one.rows(FACTS) == [("one", "1")]
    one.close()
    two.close()


def test_a_database_that_does_not_wait_for_its_disk_is_refused() -> None:
    with server() as made:
        address = made.place()
        made.stop()
        made.start(fsync="off")
        error = refused(address)
        assert (error.kind, error.detail) == ("not-durable", "fsync")
        made.stop()
        made.start(synchronous_commit="off")
        assert refused(address).detail == "synchronous_commit"


def test_no_password_is_told_and_a_wrong_address_is_named(running: PostgresServer) -> None:
    error = refused(running.address("postgres").replace("password=", "password=x"))
    assert error.kind == "away"
    assert "password=" not in str(error)
    gone = refused("host=127.0.0.1 port=1 user=owner password=secret dbname=house")
    assert (gone.kind, gone.path) == ("away", "127.0.0.1:1/house")
    assert "secret" not in str(gone)


@pytest.mark.parametrize(
    "address",
    [
        "se-cret",
        "host=127.0.0.1 password=pass se-cret",
        "host=127.0.0.1 password='se-cret",
        "host=127.0.0.1 se-cret=1",
        "postgresql://owner:pass%se-cret@127.0.0.1/house",
        "postgresql://owner:pass/se-cret@127.0.0.1/house",
        "postgresql://owner:pass@se-cret@127.0.0.1/house",
        "postgresql:/owner:se-cret@127.0.0.1/house",
        "postgresql://owner:7/se-cret@127.0.0.1/house",
        "",
    ],
)
def test_a_password_that_is_not_quoted_is_told_to_nobody(address: str) -> None:
    error = refused(address)
    assert error.kind == "address"
    assert "se-cret" not in f"{error} {error.path} {error.detail}"
    assert error.__context__ is None or error.__suppress_context__


@pytest.mark.parametrize(
    ("address", "is_open"),
    [
        ("host=db.example.org dbname=cards", True),
        ("hostaddr=192.0.2.7 dbname=cards", True),
        ("postgresql://cards@db.example.org/cards?sslmode=prefer", True),
        ("host=localhost,db.example.org dbname=cards sslmode=allow", True),
        ("host=db.example.org dbname=cards sslmode=verify-full", False),
        ("host=db.example.org dbname=cards sslmode=disable", False),
        ("host=127.0.0.1,::1,localhost dbname=cards", False),
        ("host=/run/postgresql dbname=cards", False),
        ("dbname=cards", False),
    ],
)
def test_another_computer_is_not_spoken_to_in_the_open_unless_somebody_has_said_so(
    address: str, is_open: bool
) -> None:
    """Somebody in between could switch TLS off, and ask for the password."""
    if not is_open:
        assert "dbname=cards" in postgres.bounded(address)
        return
    with pytest.raises(StoreError) as error:
        postgres.bounded(address)
    assert error.value.kind == "unprotected"
    assert error.value.path.endswith("/cards")


def test_a_store_of_an_earlier_version_is_brought_up_to_date_and_a_later_one_is_refused(
    running: PostgresServer,
) -> None:
    address = running.place()
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE house_schema (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO house_schema VALUES (6)")
        for step in MIGRATIONS[:6]:
            for statement in translated(step):
                connection.execute(statement)
        person = "'key', 'Ana', 'ana', '', 1, 2"
        connection.execute(
            f"INSERT INTO house_people (key, name, sound, range, since, last) VALUES ({person})"
        )
    database = PostgresDatabase(address)
    assert database.rows("SELECT device, last FROM house_devices") == [("key", 2)]
    assert database.rows("SELECT version FROM house_schema") == [(SCHEMA_VERSION,)]
    with database.transaction() as execute:
        execute("UPDATE house_schema SET version = ?", (SCHEMA_VERSION + 1,))
    database.close()
    later = refused(address)
    assert (later.kind, later.detail) == ("too-new", str(SCHEMA_VERSION + 1))


def test_hosts_that_open_a_new_one_at_once_make_its_tables_once(running: PostgresServer) -> None:
    address = running.place()
    with ThreadPoolExecutor(5) as pool:
        opened = list(pool.map(PostgresDatabase, [address] * 5))
    assert {tuple(each.rows(FACTS)) for each in opened} == {()}
    for each in opened:
        each.close()


def test_writers_wait_for_each_other_and_not_without_end(
    running: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_MS", 100)
    address = running.place()
    one, two = PostgresDatabase(address), PostgresDatabase(address)
    with one.transaction() as execute:
        execute(KEEP, ("one", "1"))
        assert two.rows(FACTS) == [], "readers wait for nobody"
        with pytest.raises(StoreError) as busy, two.transaction():
            pass
    assert busy.value.kind == "busy"
    with two.transaction() as execute:
        execute(KEEP, ("two", "2"))
    assert one.rows(FACTS) == [("one", "1"), ("two", "2")]
    one.close()
    two.close()


def test_a_database_that_goes_and_comes_back_is_found_again() -> None:
    with server() as made:
        database = PostgresDatabase(made.place())
        with database.transaction() as execute:
            execute(KEEP, ("one", "1"))
        with pytest.raises(StoreError) as lost:
            keep(database, "lost", made.kill)
        assert lost.value.kind == "away"
        with pytest.raises(StoreError) as away:
            database.rows(FACTS)
        assert away.value.kind == "away"
        made.start()
        assert database.rows(FACTS) == [("one", "1")]
        made.kill()
        made.start()
        with database.transaction() as execute:
            execute(KEEP, ("two", "2"))
        assert [name for name, _ in database.rows(FACTS)] == ["one", "two"]
        database.close()


def test_past_its_bound_nothing_is_added_and_what_goes_can_go(running: PostgresServer) -> None:
    database = PostgresDatabase(running.place())
    with database.transaction() as execute:
        execute(KEEP, ("one", "1"))
    database.bound(database.size())
    with pytest.raises(StoreError) as full, database.transaction() as execute:
        execute(KEEP, ("two", "2"))
    assert full.value.kind == "full"
    with database.transaction() as execute:
        execute("DELETE FROM house_facts")
    database.bound(database.size() + 10**9)
    with database.transaction() as execute:
        execute(KEEP, ("three", "3"))
    database.scrub()
    database.examine()
    assert database.rows(FACTS) == [("three", "3")]
    database.close()
