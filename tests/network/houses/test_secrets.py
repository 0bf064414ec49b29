"""What a house of several hosts leaves of people and its secrets: in logs, lists, and on disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import psycopg
import pytest

from braillespiel.house.entrance import FILES
from braillespiel.house.operating import Operator
from braillespiel.network import texts
from braillespiel.network.joining import certificate, files
from braillespiel.store.errors import StoreError
from braillespiel.store.postgres import PostgresDatabase
from tests.network.houses import living
from tests.network.houses.living import opened
from tests.network.houses.test_deleted import BEFORE, NAME, lived
from tests.network.houses.test_hosts import Hosts, shared, until_open
from tests.network.houses.test_operator import SOMEBODY
from tests.network.houses.test_processes import ended, house, new
from tests.network.houses.test_relays import HELLO
from tests.network.processes import Command
from tests.support.patience import HANGS_S
from tests.support.postgres import PostgresServer, server

LOG = {"logging_collector": "on", "log_filename": "server.log"}
QUIET = {"log_error_verbosity": "terse"}
"""With this nothing of anybody is in the log, whatever else is logged."""
PERSON = (
    "INSERT INTO house_people (key, name, sound, range, since, last) VALUES (?, ?, ?, '', ?, 2)"
)


def data_of(made: PostgresServer) -> Path:
    """Return where a server keeps everything, its log too."""
    with psycopg.connect(made.address("postgres"), autocommit=True) as connection:
        connection.execute("CHECKPOINT")
        ((found,),) = connection.execute("SHOW data_directory").fetchall()
    return Path(found)


def log_of(made: PostgresServer) -> str:
    return (data_of(made) / "log" / "server.log").read_text("utf-8")


def on_disk(made: PostgresServer, *traces: str) -> list[tuple[str, str]]:
    """Return which files of a server hold what, but for the log of what it writes."""
    data = data_of(made)
    return [
        (str(path.relative_to(data)), trace)
        for path in data.rglob("*")
        if path.is_file() and path.relative_to(data).parts[0] != "pg_wal"
        for trace in traces
        if trace.lower().encode() in path.read_bytes().lower()
    ]


@pytest.mark.parametrize("settings", [{}, {"log_statement": "all", **QUIET}])
def test_nobody_stands_in_the_log_of_the_database_nor_on_its_disk_once_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str]
) -> None:
    """Neither with PostgreSQL's own settings, nor where every statement is logged."""
    with server() as made:
        made.stop()
        made.start(**LOG, **settings)
        address = made.place()
        monkeypatch.setattr(living, "open_store", lambda home: shared(address, home))

        async def scene() -> tuple[str, str]:
            async with opened(tmp_path / "house") as house:
                key, _ = await lived(house, tmp_path)
                database = PostgresDatabase(address)
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute("ANALYZE")  # as the server does now and then by itself
                # A statement of ours that fails: a number that is none, or a name that is taken.
                since = 1 if settings else "no number"
                with pytest.raises(StoreError), database.transaction() as execute:
                    execute(PERSON, ("another", NAME, texts.sound(NAME), since))
                assert on_disk(made, NAME)
                await Operator(house.server, SOMEBODY).delete(NAME)
                return key, house.server.secret.hex()

        key, secret = asyncio.run(scene())
        assert on_disk(made, NAME, BEFORE, key) == []
        log = log_of(made)
        assert "INSERT INTO house_people" in log
        traces = (NAME, BEFORE, texts.sound(NAME), key, secret)
        assert [trace for trace in traces if trace.lower() in log.lower()] == []


def test_of_a_table_that_is_empty_then_the_database_keeps_no_values_either(
    postgres: PostgresServer,
) -> None:
    database = PostgresDatabase(address := postgres.place())
    with database.transaction() as execute:
        for n in range(3):
            execute(PERSON, (f"key {n}", f"{NAME} {n}", f"sound {n}", 1))
    noted = "SELECT attname FROM pg_stats WHERE histogram_bounds::text LIKE ?"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ANALYZE house_people")
    assert database.rows(noted, f"%{NAME}%")
    with database.transaction() as execute:
        execute("DELETE FROM house_people")
    database.scrub()
    assert database.rows(noted, f"%{NAME}%") == []


def said_to(port: int, data: bytes) -> None:
    """Say something to a port of this computer, and hear it out."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)) as stranger:
        stranger.sendall(data)
        stranger.shutdown(socket.SHUT_WR)
        stranger.settimeout(HANGS_S)
        while stranger.recv(1 << 16):
            pass


def processes_under(parent: int) -> Iterator[int]:
    """Yield a process and those that it has started."""
    yield parent
    for each in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(each.read_text().rpartition(")")[2].split()[1]) == parent:
                yield int(each.parent.name)


def seen_from_outside(*parents: int) -> bytes:
    """Return what others on this computer see of processes, and what these were given."""
    seen = b""
    for process in (each for parent in parents for each in processes_under(parent)):
        for what in ("cmdline", "environ"):
            with contextlib.suppress(OSError):
                seen += Path(f"/proc/{process}/{what}").read_bytes()
    return seen


def the_rest(command: Command) -> str:
    """Return what a command that ends has printed and was not read yet, errors too."""
    assert command.process.stdout is not None
    assert command.process.stderr is not None
    told = command.process.stdout.read() + command.process.stderr.read()
    command.process.wait(HANGS_S)
    return told


def test_no_secret_of_a_house_and_nobody_in_it_is_told_where_others_read(tmp_path: Path) -> None:
    """In what hosts print, in logs, lists of processes, metrics; and nobody in a host's folder."""
    with server() as made:
        made.stop()
        made.start(**LOG)
        address = made.place()
        hosts = Hosts(tmp_path, address)
        one = hosts.opens(0, "0", "--log", str(tmp_path / "one.log"))
        told = [until_open(one)]
        two = hosts.opens(1, "0", "--log", str(tmp_path / "two.log"))
        while (line := two.line()).get("event") != "passes-on":
            told.append(line)
        told.append(line)
        ana, table = new(tmp_path / "ana", line["address"], "ludoteca")
        guest = ("--name", NAME, "--bot", "easy")
        ben = Command(tmp_path / "ben", "join", f"{told[0]['address']}/{table}", *guest)
        database = PostgresDatabase(address)
        ((inner,),) = database.rows("SELECT inner_port FROM house_hosts WHERE inner_port <> ''")
        for where in (inner, line["address"], told[0]["address"]):
            for data in (b"GET / HTTP/1.1\r\n\r\n", HELLO, b"\xff" * 99, NAME.encode() + b"\n"):
                said_to(int(where.rpartition(":")[2]), data)
        with urlopen(f"{told[0]['operator'].partition('?')[0]}metrics") as answer:
            metrics = answer.read()
        processes = (one.process.pid, two.process.pid, made.main_process())
        outside = seen_from_outside(*processes)
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        facts = dict(database.rows("SELECT name, value FROM house_facts"))
        keys = [key for (key,) in database.rows("SELECT device FROM house_devices")]
        one.process.send_signal(signal.SIGKILL)
        told.append(until_open(two))
        two.process.send_signal(signal.SIGTERM)
        printed = (json.dumps(told) + the_rest(one) + the_rest(two)).encode()
        assert two.process.returncode == 0
        written = b"".join(path.read_bytes() for path in tmp_path.glob("*.log*"))
        folders = [tmp_path / "host 0", tmp_path / "host 1"]
        password = psycopg.conninfo.conninfo_to_dict(address)["password"]
        secrets = [str(password), json.loads(facts["facts"])["secret"]]
        secrets += facts["certificate"].splitlines()[1:3]
        of_people = ["Ana", NAME, table, *keys]
        for what in (printed, written, metrics, outside, log_of(made).encode()):
            assert [each for each in (*secrets, *of_people) if each.encode() in what] == []
        for path in (each for folder in folders for each in folder.rglob("*") if each.is_file()):
            kept = path.read_bytes()
            assert [each for each in (*secrets[:2], *of_people[1:]) if each.encode() in kept] == []
            if path.name != certificate.SHARED:
                assert secrets[2].encode() not in kept
            assert not path.stat().st_mode & 0o077
        assert {path.name for path in (folders[1] / files.FOLDER).iterdir()} >= {certificate.SHARED}


def test_a_house_may_have_as_many_files_open_as_strangers_can_hold(tmp_path: Path) -> None:
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, usual[1]))
    try:
        opened, _ = house(tmp_path / "house")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    now, _ = resource.prlimit(opened.process.pid, resource.RLIMIT_NOFILE)
    opened.kill()
    assert now == min(FILES, usual[1])
