"""A PostgreSQL server of its own: in a temporary folder, on a free port of this computer."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import psycopg

from tests.support.patience import HANGS_S, end, until

USER = "postgres"
"""As whom it runs where the tests run as root: it refuses to be root."""


def _programs() -> Path:
    """Return where Debian keeps the programs of the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: each.parent.name)
    assert found, "install postgresql: it is in .ci/apt-test.txt"
    return found[-1]


class PostgresServer:
    """A server that can be stopped, killed and started again; each place in it is new."""

    def __init__(self, folder: Path, name: str = "data", password: str = "") -> None:
        self._folder, self._data = folder, folder / name
        self._password = password or token_hex(8)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None

    def _as_user(self, *command: str) -> Sequence[str]:
        return ("runuser", "-u", USER, "--", *command) if os.geteuid() == 0 else command

    def make(self) -> None:
        """Make its data folder."""
        if os.geteuid() == 0:
            of = pwd.getpwnam(USER)
            os.chown(self._folder, of.pw_uid, of.pw_gid)
        secret = self._folder / "secret"
        secret.write_text(self._password, "ascii")
        if os.geteuid() == 0:
            os.chown(secret, of.pw_uid, of.pw_gid)
        made = ("-D", str(self._data), "-U", "owner", "-A", "scram-sha-256", "-E", "UTF8")
        call = [str(_programs() / "initdb"), *made, "--pwfile", str(secret), "--no-instructions"]
        subprocess.run(
            [*self._as_user(*call), "--locale=C.UTF-8"],
            check=True, capture_output=True, timeout=HANGS_S, cwd="/",
        )  # fmt: skip

    def standby(self) -> PostgresServer:
        """Return a copy of this server that follows it, and waits to be promoted."""
        made = PostgresServer(self._folder, "standby", self._password)
        from_here = f"{self.address('postgres')} application_name=standby"
        call = [str(_programs() / "pg_basebackup"), "-d", from_here, "-D", str(made._data)]
        subprocess.run(
            self._as_user(*call, "-R", "-X", "stream", "-c", "fast"),
            check=True, capture_output=True, timeout=HANGS_S, cwd="/",
        )  # fmt: skip
        return made

    def promote(self) -> None:
        """Follow nobody any more: take what is written."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            assert connection.execute("SELECT pg_promote()").fetchone() == (True,)

    def wait_for(self, names: str) -> None:
        """From now on a commit is done once a standby of these names has it."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
            connection.execute("SELECT pg_reload_conf()")

            def is_set() -> bool:
                return connection.execute("SHOW synchronous_standby_names").fetchone() == (names,)

            until(is_set, lambda: "the server reads its settings")

    def start(self, **settings: str) -> None:
        """Start it, and return once it answers."""
        given = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            **settings,
        }
        more = [part for name, value in given.items() for part in ("-c", f"{name}={value}")]
        call = self._as_user(str(_programs() / "postgres"), "-D", str(self._data), *more)
        self._process = subprocess.Popen(
            call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        until(self._answers, lambda: f"PostgreSQL on port {self.port}")

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
        except psycopg.Error:
            assert self._process is not None
            assert self._process.poll() is None, "PostgreSQL has ended"
            return False
        return True

    def address(self, database: str) -> str:
        """Return the connection string of one of its databases."""
        return (
            f"host=127.0.0.1 port={self.port} user=owner password={self._password}"
            f" dbname={database}"
        )

    def place(self) -> str:
        """Make room for a new store; return the connection string that leads there.

        It is a schema: a database of its own takes a hundred times as long to make.
        """
        name = f"house_{token_hex(4)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.address('postgres')} options='-c search_path={name}'"

    def main_process(self) -> int:
        """Return the id of the server itself, which need not be the one that was started."""
        return int((self._data / "postmaster.pid").read_text("ascii").split()[0])

    def kill(self) -> None:
        """End it at once, as a power failure of its computer would."""
        os.kill(self.main_process(), signal.SIGQUIT)
        assert self._process is not None
        self._process.wait(HANGS_S)
        self._process = None

    def stop(self) -> None:
        """End it."""
        if self._process is not None:
            os.kill(self.main_process(), signal.SIGINT)
            end(self._process)
            self._process = None


@contextmanager
def server() -> Iterator[PostgresServer]:
    """Give a server that runs; it and its folder are gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="postgres-", dir="/tmp"))
    made = PostgresServer(folder)
    try:
        made.make()
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
