"""Somebody who follows docs/house-database.md word by word, as root on the database's computer.

Where that is not a computer of its own, its folders are others and a server of one's own takes the
place of Debian's cluster: ``service``, ``sudo`` and the paths are stood in for; every command is
carried out in a shell as it stands on the page.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import psycopg

from scripts.postgres_server import OWNER, LocalServer, programs
from tests.support.patience import HANGS_S

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "house-database.md").read_text(encoding="utf-8")
SECRET = "a-secret-of-the-page"
TREE = "BRAILLESPIEL_DEBIAN_TREE"
"""Set where the tests run in a Debian of their own, whose cluster and folders are the page's."""
BESIDE = ("packaging/house/three-hosts", "docker compose")
"""What begins so is followed elsewhere (test_three_hosts), or was never tried, as the page says."""


def blocks() -> list[str]:
    """Return the blocks of commands of the page."""
    return re.findall(r"^```\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


class Follower:
    """Carries out what the page says, block by block."""

    def __init__(self, server: LocalServer) -> None:
        self.left = blocks()
        self.server = server
        self.data = server.data
        self.here = server.folder / "clone"
        self.backups = server.folder / "var" / "cards"
        self._etc = server.folder / "etc"
        self._bin = server.folder / "bin"
        self._other: dict[str, str] = {}
        self._environment = {"HOME": str(self.here), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        self._prepare()

    @property
    def before(self) -> Path:
        """Where the page puts what was there before a moment is put back."""
        return self.data.with_name("before")

    @property
    def certificate(self) -> Path:
        """The server's certificate."""
        return self._etc / "server.crt"

    @property
    def secrets(self) -> Path:
        """Where the passwords of containers are."""
        return self.here / "secrets"

    def _prepare(self) -> None:
        for folder in (self.here, self._etc, self._bin, self.backups.parent):
            folder.mkdir()
            self.server.give(folder)
        self._environment |= {
            "PATH": f"{self._bin}:{programs()}:{os.environ['PATH']}",
            "PGHOST": "127.0.0.1",
            "PGPORT": str(self.server.port),
            "PGUSER": OWNER,
            "PGPASSWORD": self.server.password,
            "PGDATABASE": "postgres",
        }
        self._make_server()
        self._other = {
            "/var/lib/postgresql/15/main": str(self.data),
            "/var/lib/postgresql/15/before": str(self.before),
            "/var/backups/cards": str(self.backups),
            "/etc/postgresql/15/main": str(self._etc),
            "/usr/local/bin/": f"{self._bin}/",
            "/etc/braillespiel": str(self.secrets),
            "packaging/": f"{ROOT}/packaging/",
            "10.0.0.0/24": "127.0.0.0/8",
            "= '*'": "= '127.0.0.1'",
        }
        if os.geteuid() != 0:
            self._other |= {"install -d -o postgres": "install -d", "chown postgres": "true"}

    def _make_server(self) -> None:
        server = self.server
        server.make()
        shutil.move(self.data / "pg_hba.conf", self._etc)
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(f"port = {server.port}\nhba_file = '{self._etc / 'pg_hba.conf'}'\n")
            file.write("listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
        control = f"{programs() / 'pg_ctl'} -D {self.data} -l {server.folder}/log -w -t {HANGS_S}"
        as_user = shlex.join(server.as_user("env"))
        texts = {
            "service": f'[ "$1" = postgresql ] || exit 1\nexec {as_user} {control} "$2"\n',
            "sudo": f'[ "$1 $2" = "-u postgres" ] || exit 1\nshift 2\nexec {as_user} "$@"\n',
            "braillespiel": f'exec {shlex.quote(sys.executable)} -P -m braillespiel "$@"\n',
        }
        for name, text in texts.items():
            (self._bin / name).write_text(f"#!/bin/sh\n{text}")
            (self._bin / name).chmod(0o755)
        self._run("service postgresql start")

    def address(self, database: str, role: str = OWNER) -> str:
        """Return the connection string of a role, which the page has given its password."""
        return self.server.address(
            database, role, self.server.password if role == OWNER else SECRET
        )

    def owner_sees(self, query: str, database: str = "cards") -> list[tuple[object, ...]]:
        """Return what a query of the superuser finds."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            return connection.execute(query).fetchall()

    def follow(self, begins: str, **known: str) -> str:
        """Carry out the block that begins so; return what it printed."""
        (block,) = [each for each in self.left if each.startswith(begins)]
        self.left.remove(block)
        return "".join(self.carry_out(line, **known) for line in block.splitlines())

    def carry_out(self, line: str, **known: str) -> str:
        """Carry out one line of the page; return what it printed."""
        for name, value in {"SECRET": SECRET, **known}.items():
            line = re.sub(rf"\b{name}\b", value, line)
        for there, here in self._other.items():
            line = line.replace(there, here)
        line = line.replace("host=localhost ", f"host=localhost port={self.server.port} ")
        return self._run(line)

    def _run(self, line: str) -> str:
        done = subprocess.run(
            ["sh", "-c", line], cwd=self.here, env=self._environment, input=f"{SECRET}\n{SECRET}\n",
            capture_output=True, text=True, timeout=HANGS_S, start_new_session=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}: {done.stdout} {done.stderr}"
        return done.stdout

    def close(self) -> None:
        """End the server."""
        if (self.data / "postmaster.pid").exists():
            self._run("service postgresql stop")


class DebianFollower(Follower):
    """The same on a computer of its own: Debian's cluster, its commands and its folders."""

    def __init__(self) -> None:
        server = LocalServer(Path("/var/lib/postgresql/15"), "main", port=5432)
        super().__init__(server)
        self.here, self.backups = ROOT, Path("/var/backups/cards")
        self._etc = Path("/etc/postgresql/15/main")

    @property
    def secrets(self) -> Path:
        return Path("/etc/braillespiel")

    def _prepare(self) -> None:
        self.here, self._environment["PATH"] = ROOT, os.environ["PATH"]
        self._run("service postgresql start")
        made = f"CREATE ROLE {OWNER} SUPERUSER LOGIN PASSWORD '{self.server.password}'"
        self._run(f'sudo -u postgres psql -c "{made}"')
