"""The real BRLTTY with its virtual display, on free ports; it ends only its own process."""

from __future__ import annotations

import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.output.braille.brlapi import BrlapiError, connect
from braillespiel.output.braille.brlapi_address import ServerAddress
from braillespiel.output.braille.display import DisplaySize
from scripts.postgres_server import free_port
from tests.support.patience import end, until
from tests.support.virtual_display import VirtualDisplay

_FIRST_PORT = 4101  # BrlAPI counts its ports from here
_GRACE_S = 1.0
"""Seconds for ending by itself before it is killed."""


class Brltty:
    """A BRLTTY that can be started, stopped and started again on the same ports."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.display_port = free_port()
        self.api_port = free_port()
        self.display: VirtualDisplay | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> ServerAddress:
        return ServerAddress("127.0.0.1", self.api_port)

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs in its environment to find this BRLTTY."""
        return {"BRLAPI_HOST": f"127.0.0.1:{self.api_port - _FIRST_PORT}", "BRLAPI_AUTH": "none"}

    def start(self, columns: int = 40, rows: int = 1) -> VirtualDisplay:
        """Start BRLTTY, and plug a display of that size in."""
        self.run()
        return self.plug(columns, rows)

    def run(self) -> None:
        """Start BRLTTY, without a display yet."""
        folder = str(self.folder)
        # fmt: off
        command = [
            "brltty", "-n", "-e", "-q", "-l", "info", "-f", "/dev/null", "-b", "vr",
            "-d", f"server:127.0.0.1:{self.display_port}", "-x", "no", "-s", "no", "-t", "de",
            "-M", "10", "-A", f"auth=none,host=127.0.0.1:{self.api_port - _FIRST_PORT}",
            "-U", folder, "-W", folder, "-P", f"{folder}/pid", *self.options,
        ]
        # fmt: on
        with (self.folder / "brltty.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until(self._answers, lambda: f"BRLTTY to answer: {self._log}")

    @property
    def _log(self) -> str:
        return (self.folder / "brltty.log").read_text("utf-8", "replace")

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.api_port)).close()
        except OSError:
            assert self._process is not None
            assert self._process.poll() is None, f"BRLTTY ended: {self._log}"
            return False
        return True

    def plug(self, columns: int = 40, rows: int = 1) -> VirtualDisplay:
        """Plug a display in, and wait until BRLTTY has taken it in.

        A client that takes the display while BRLTTY does not know its size yet gets no room for it
        there: before 6.8 its first line destroys BRLTTY's memory. Orca is such a client.
        """
        self.display = VirtualDisplay(self.display_port, columns, rows)
        until(lambda: self._size() == DisplaySize(columns, rows), lambda: f"its size: {self._log}")
        return self.display

    def _size(self) -> DisplaySize | None:
        """Return the size of the display that BRLTTY has now, None without one."""
        try:
            connection = connect(self.address, None)
        except BrlapiError:
            return None
        try:
            return connection.size()
        except BrlapiError:
            return None
        finally:
            connection.close()

    def stop(self) -> None:
        """End BRLTTY; its ``vr`` driver waiting for a display does not listen to SIGTERM."""
        if self.display is not None:
            self.display.close()
            self.display = None
        if self._process is not None:
            end(self._process, _GRACE_S)
            self._process = None


@pytest.fixture
def brltty() -> Iterator[Brltty]:
    """Return a BRLTTY that is not started yet."""
    # Its sockets need a short path.
    with tempfile.TemporaryDirectory(prefix="brltty") as folder:
        service = Brltty(Path(folder))
        yield service
        service.stop()
