"""The roles of a house in a database: what each may do, and that it may do nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import errors

from braillespiel.cli import main
from braillespiel.house import forgetting
from braillespiel.house.person import RegisteredPerson
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_on_server
from braillespiel.store.postgres import PostgresDatabase, bounded, translated
from braillespiel.store.schema import MIGRATIONS, SCHEMA_VERSION
from tests.network.houses.test_hosts import PEOPLE
from tests.support.postgres import PostgresServer, server

NAME = "Adalbert-Kasimir"
ELSEWHERE = "CREATE TABLE others (name TEXT)"


@pytest.fixture(scope="module")
def made() -> Iterator[PostgresServer]:
    with server() as running:
        yield running


@pytest.fixture(scope="module")
def roles(made: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    found = made.with_roles(tmp_path_factory.mktemp("roles"))
    with psycopg.connect(made.address("postgres")) as connection:
        connection.execute(ELSEWHERE)
    return found


@pytest.mark.parametrize(
    ("role", "statement"),
    [
        *(
            (role, statement)
            for role in ("house", "archive", "operator")
            for statement in (
                "CREATE TABLE more (name TEXT)",
                "CREATE TEMPORARY TABLE more (name TEXT)",
                "CREATE SCHEMA more",
                "CREATE ROLE more",
                "CREATE DATABASE more",
                "CREATE FUNCTION more() RETURNS int LANGUAGE sql AS 'SELECT 1'",
                "ALTER TABLE house_facts ADD COLUMN more TEXT",
                "ALTER DATABASE cards OWNER TO CURRENT_USER",
                "ALTER ROLE house SUPERUSER",
                "DROP TABLE house_facts",
                "DROP SCHEMA public CASCADE",
                "DROP DATABASE postgres",
                "TRUNCATE house_facts",
                "UPDATE house_schema SET version = version + 1",
                "DELETE FROM house_schema",
                "SET ROLE house_owner",
                "SELECT * FROM pg_authid",
                "SELECT pg_read_file('/etc/passwd')",
                "COPY house_facts TO PROGRAM 'true'",
                "COPY house_facts FROM '/etc/passwd'",
                "ALTER SYSTEM SET fsync = off",
                "SELECT pg_promote()",
            )
        ),
        *(
            (role, statement)
            for role in ("archive", "operator")
            for statement in (
                "DELETE FROM matches",
                "INSERT INTO house_facts VALUES ('more', '')",
                "UPDATE house_leads SET host = ''",
                "SELECT house_scrub('house_facts')",
                "SELECT nextval('matches_id_seq')",
            )
        ),
        *(
            ("archive", f"SELECT * FROM {table}")
            for table in (
                "house_facts",  # the certificate, the secret
                "house_people",
                "house_devices",
                "house_records",  # hands of matches that run
                "house_friends",
                "house_reports",
                "house_deleted",
            )
        ),
    ],
)
def test_a_role_is_refused_what_is_not_its_own(
    roles: dict[str, str], role: str, statement: str
) -> None:
    with (
        psycopg.connect(roles[role], autocommit=True) as connection,
        pytest.raises(errors.InsufficientPrivilege),
    ):
        connection.execute(statement)


def test_no_role_reads_what_lies_in_another_database_or_comes_from_another_one(
    made: PostgresServer, roles: dict[str, str]
) -> None:
    for address in roles.values():
        there = address.replace("dbname=cards", "dbname=postgres")
        with (
            psycopg.connect(there) as connection,
            pytest.raises(errors.InsufficientPrivilege),
        ):
            connection.execute("SELECT * FROM others")
    with psycopg.connect(made.address("postgres"), autocommit=True) as connection:
        connection.execute("CREATE ROLE stranger LOGIN PASSWORD 'stranger'")
    with pytest.raises(psycopg.OperationalError, match="permission denied for database"):
        psycopg.connect(made.address("cards", "stranger", "stranger"))


def test_house_does_all_that_a_host_does_and_leaves_nothing_of_who_is_deleted(
    made: PostgresServer, roles: dict[str, str], tmp_path: Path
) -> None:
    def traces() -> list[str]:
        with psycopg.connect(made.address("postgres"), autocommit=True) as connection:
            connection.execute("CHECKPOINT")
        tables = [each for each in made.data.joinpath("base").rglob("*") if each.is_file()]
        return [each.name for each in tables if NAME.encode() in each.read_bytes()]

    store = Store(open_on_server(roles["house"]), home=tmp_path)
    with store.database.transaction() as execute:
        person = f"'key', '{NAME}', 'sound', '', 1, 2"
        execute(
            f"INSERT INTO house_people (key, name, sound, range, since, last) VALUES ({person})"
        )
    assert traces()
    (person_there,) = [RegisteredPerson(*row) for row in store.database.rows(PEOPLE)]
    forgetting.forget(store, b"secret", person_there, "Somebody")
    assert traces() == []
    assert store.database.rows("SELECT * FROM house_facts WHERE name = 'unscrubbed'") == []
    store.close()


def test_the_function_that_writes_a_table_anew_knows_the_tables_of_the_house_alone(
    roles: dict[str, str],
) -> None:
    with psycopg.connect(roles["house"]) as connection:
        for name in ("pg_authid", "no_table", "x; DROP TABLE house_facts", 'x"'):
            connection.execute("SELECT house_scrub(%s)", (name,))
        assert connection.execute("SELECT * FROM house_facts").fetchall() == []


def test_operator_backs_up_and_archive_reads_finished_matches(
    made: PostgresServer, roles: dict[str, str]
) -> None:
    dumped = made.carry_out("pg_dump", roles["operator"])
    assert "COPY public.house_people" in dumped
    where = made.folder / "base"
    made.carry_out("pg_basebackup", "-d", roles["operator"], "-D", str(where), "-c", "fast")
    assert (where / "PG_VERSION").exists()
    with psycopg.connect(roles["archive"]) as connection:
        for table in ("matches", "entries", "positions", "results"):
            connection.execute(f"SELECT * FROM {table}")


def test_only_the_owner_brings_the_tables_up_to_date_and_the_rights_come_along(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server() as own:
        roles = own.with_roles(tmp_path)
        with psycopg.connect(roles["house_owner"]) as connection:
            tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname='public'")
            for (table,) in tables.fetchall():
                connection.execute(f"DROP TABLE {table} CASCADE")
            connection.execute("CREATE TABLE house_schema (version BIGINT NOT NULL)")
            connection.execute("INSERT INTO house_schema VALUES (6)")
            for step in MIGRATIONS[:6]:
                for statement in translated(step):
                    connection.execute(statement)
        with pytest.raises(StoreError) as old:
            PostgresDatabase(roles["house"])
        assert (old.value.kind, old.value.detail) == ("too-old", "6")
        given = ("house", "upgrade", "--lang", "en", "--store-file")
        assert main([*given, str(tmp_path / "house.txt")]) == 1
        assert "house upgrade --store-file FILE" in capsys.readouterr().err
        assert main([*given, str(tmp_path / "house_owner.txt")]) == 0
        database = PostgresDatabase(roles["house"])
        assert database.rows("SELECT version FROM house_schema") == [(SCHEMA_VERSION,)]
        with database.transaction() as execute:
            execute("INSERT INTO house_deleted VALUES ('digest', 1)")
            execute("DELETE FROM house_deleted")
        database.scrub()
        database.close()
        with psycopg.connect(roles["operator"]) as connection:
            connection.execute("SELECT * FROM house_deleted")
        with (
            psycopg.connect(roles["archive"]) as connection,
            pytest.raises(errors.InsufficientPrivilege),
        ):
            connection.execute("SELECT * FROM house_deleted")


HERE = ("", "localhost", "127.0.0.1", "127.8.8.8", "::1", "/run/postgresql", "localhost,::1")
AWAY = ("db.example.org", "10.0.0.5", "2001:db8::1", "127.0.0.1,db.example.org", "localhost.evil")


@pytest.mark.parametrize("host", HERE)
def test_on_the_own_computer_a_connection_needs_no_protection(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PGHOST", "PGSSLMODE"):
        monkeypatch.delenv(name, raising=False)
    assert bounded(f"host='{host}' dbname=cards")


@pytest.mark.parametrize(
    "address",
    [
        *(f"host={host} dbname=cards password=se-cret" for host in AWAY),
        "postgresql://house:se-cret@db.example.org/cards",
        "host=localhost hostaddr=10.0.0.5 dbname=cards password=se-cret",
        "service=cards password=se-cret",
    ],
)
def test_off_it_a_connection_says_how_it_is_protected_or_is_refused(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("PGHOST", "PGSSLMODE"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(StoreError) as refused:
        bounded(address)
    assert refused.value.kind == "unprotected"
    assert "se-cret" not in str(refused.value)
    more = "?sslmode=" if "://" in address else " sslmode="
    for mode in ("verify-full", "disable"):  # the latter is somebody's own, plain wish
        assert mode in bounded(f"{address}{more}{mode}")
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    file = tmp_path / "store.txt"
    file.touch(0o600)
    file.write_text(address)
    given = ["serve", "--house", "--loopback-only", "--store-file", str(file), "--lang", "en"]
    assert main(given) == 1
    told = capsys.readouterr().err
    assert "sslmode=verify-full" in told
    assert "se-cret" not in told


def test_a_host_named_by_the_environment_is_elsewhere_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGHOST", "db.example.org")
    monkeypatch.delenv("PGSSLMODE", raising=False)
    with pytest.raises(StoreError, match="unprotected"):
        bounded("dbname=cards")
    monkeypatch.setenv("PGSSLMODE", "verify-full")
    assert bounded("dbname=cards")
