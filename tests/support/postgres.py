"""A PostgreSQL server of its own: in a temporary folder, on a free port of this computer."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import psutil
import psycopg

from braillespiel.cli import main
from scripts.postgres_server import LocalServer
from tests.support.patience import HANGS_S, until

ROLES_FILE = Path(__file__).resolve().parents[2] / "packaging" / "house" / "roles.sql"
ROLES = ("house_owner", "house", "archive", "operator")


class PostgresServer(LocalServer):
    """A server that can be stopped, killed and started again; each place in it is new."""

    start_s = HANGS_S

    def standby(self) -> PostgresServer:
        """Return a copy of this server that follows it, and waits to be promoted."""
        made = PostgresServer(self.folder, "standby", self.password)
        from_here = f"{self.address('postgres')} application_name=standby"
        where = ("-d", from_here, "-D", str(made.data))
        self.carry_out("pg_basebackup", *where, "-R", "-X", "stream", "-c", "fast")
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

    def place(self) -> str:
        """Make room for a new store; return the connection string that leads there.

        It is a schema: a database of its own takes a hundred times as long to make.
        """
        name = f"house_{token_hex(4)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.address('postgres')} options='-c search_path={name}'"

    def with_roles(self, folder: Path) -> dict[str, str]:
        """Make a house's database with the roles of its own, as docs/house.md does.

        Return the connection strings of the roles; those of ``house_owner`` and ``house`` are in
        files of these names in ``folder``, too.
        """
        self._execute("postgres", f"CREATE ROLE house_owner LOGIN PASSWORD '{self.password}'")
        self._execute("postgres", "CREATE DATABASE cards OWNER house_owner")
        found = {role: self.address("cards", role) for role in ROLES}
        for role, address in found.items():
            file = folder / f"{role}.txt"
            file.touch(0o600)
            file.write_text(address)
        assert main(["house", "upgrade", "--store-file", str(folder / "house_owner.txt")]) == 0
        shutil.copy(ROLES_FILE, self.folder / "roles.sql")
        self.give(self.folder / "roles.sql")
        self.carry_out("psql", "-qX", "-f", str(self.folder / "roles.sql"), self.address("cards"))
        for role in ROLES[1:]:
            self._execute("postgres", f"ALTER ROLE {role} PASSWORD '{self.password}'")
        return found

    @property
    def runs(self) -> bool:
        """Whether it was started, and neither stopped nor killed since."""
        return self._process is not None

    def _execute(self, database: str, statement: str) -> None:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement)

    def _processes(self) -> list[psutil.Process]:
        """Return its processes, the one last that was started: it stands when its child does."""
        assert self._process is not None
        main = psutil.Process(self.main_process())
        return [main, *main.children(recursive=True), psutil.Process(self._process.pid)]

    def pause(self) -> None:
        """Let it stand still."""
        for each in self._processes():
            each.suspend()

    def resume(self) -> None:
        """Let it go on."""
        for each in self._processes():
            each.resume()


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
