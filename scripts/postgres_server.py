"""A PostgreSQL server of one's own, from Debian's package ``postgresql``: for trying, and tests.

It listens on this computer alone, at a port of its own, and belongs to whoever starts it; where
that is root, to the user ``postgres``: it refuses to be root.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from secrets import token_hex

USER = "postgres"
OWNER = "owner"
"""The role that may do everything in it."""
LOCALE = "C.UTF-8"
PORTS = range(20_000, 32_000)
"""Linux gives a connection one from 32,768 on, others do from 49,152 on."""


class ServerError(Exception):
    """The server cannot be made or started: why, in English."""


def programs() -> Path:
    """Return where the programs of the newest version are. Raises ServerError."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: each.parent.name)
    path = shutil.which("initdb")
    if not found and path is None:
        raise ServerError("PostgreSQL is not there: install Debian's package postgresql.")
    return found[-1] if found else Path(path or "").resolve().parent


def free_port() -> int:
    """Return a port of this computer at which nobody listens.

    It is none of those that the system gives to connections: whoever listens there may end, and
    find it free when it is started again.
    """
    while True:
        port = SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class LocalServer:
    """A server that can be stopped and started again; all it keeps lies in ``folder / name``."""

    apart = False
    """Whether it is in a session of its own: Ctrl+C at this terminal is for whoever started it."""
    start_s = 60.0
    """How long it may take until it answers."""

    def __init__(self, folder: Path, name: str = "data", password: str = "", port: int = 0) -> None:
        self.folder, self.data = folder, folder / name
        self.password = password or token_hex(8)
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def as_user(self, *command: str) -> Sequence[str]:
        """Return a command as the user to whom the server belongs carries it out."""
        return ("runuser", "-u", USER, "--", *command) if os.geteuid() == 0 else command

    def carry_out(self, program: str, *given: str) -> str:
        """Carry out one of PostgreSQL's programs; return what it printed. Raises ServerError."""
        done = subprocess.run(
            self.as_user(str(programs() / program), *given),
            capture_output=True, check=False, cwd="/", text=True,
        )  # fmt: skip
        if done.returncode:
            raise ServerError(f"{program}: {done.stderr.strip() or done.returncode}")
        return done.stdout

    def make(self) -> None:
        """Make its data folder. Raises ServerError."""
        secret = self.folder / "secret"
        secret.touch(0o600)
        secret.write_text(self.password, "ascii")
        for each in (self.folder, secret):
            self.give(each)
        kind = ("-A", "scram-sha-256", "-E", "UTF8", f"--locale={LOCALE}", "--no-instructions")
        given = ("-D", str(self.data), "-U", OWNER, "--pwfile", str(secret), *kind)
        self.carry_out("initdb", *given)
        secret.unlink()

    def give(self, path: Path) -> None:
        """Give a file or folder to the user to whom the server belongs."""
        if os.geteuid() == 0:
            of = pwd.getpwnam(USER)
            os.chown(path, of.pw_uid, of.pw_gid)

    def start(self, **settings: str) -> None:
        """Start it, and return once it answers. Raises ServerError."""
        given = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            **settings,
        }
        more = [part for name, value in given.items() for part in ("-c", f"{name}={value}")]
        log = self.folder / f"{self.data.name}.log"
        with log.open("ab") as file:
            self._process = subprocess.Popen(
                self.as_user(str(programs() / "postgres"), "-D", str(self.data), *more),
                stdout=file, stderr=file, cwd="/", start_new_session=self.apart,
            )  # fmt: skip
        ends = time.monotonic() + self.start_s
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > ends:
                self.stop()
                last = log.read_text("utf-8", "replace").strip().splitlines()[-3:]
                raise ServerError("PostgreSQL does not start. " + " ".join(last))
            time.sleep(0.02)

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
        except psycopg.Error:
            return False
        return True

    def address(self, database: str, user: str = OWNER, password: str = "") -> str:
        """Return the connection string of one of its databases, for its owner or another role."""
        return (
            f"host=127.0.0.1 port={self.port} user={user} password={password or self.password}"
            f" dbname={database}"
        )

    def main_process(self) -> int:
        """Return the id of the server itself, which need not be the one that was started."""
        return int((self.data / "postmaster.pid").read_text("ascii").split()[0])

    def kill(self) -> None:
        """End it at once, as a power failure of its computer would."""
        assert self._process is not None
        os.kill(self.main_process(), signal.SIGQUIT)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """End it in order, whoever is connected."""
        if self._process is None:
            return
        if self._process.poll() is None:
            try:
                os.kill(self.main_process(), signal.SIGINT)
            except (OSError, ValueError, IndexError):  # it is not so far, or over already
                self._process.terminate()
            try:
                self._process.wait(self.start_s)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._process = None
