"""A table over the network: its host and its players on Windows and on Linux, mixed."""

from __future__ import annotations

import json
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from threading import Timer

from tests.support.patience import HANGS_S
from tests.support.program import command as linux_command
from tests.support.program import environment
from tests.wine.cells import translates, without_cells
from tests.wine.python import FOLDER, ROOT, WindowsPython

_CODE = "123456"
_TABLE = ("logomachy", "--port", "0", "--code", _CODE, "--seats", "2", "--seed", "7")
_NAMES = ("Anna", "Jörg")


def network(windows: WindowsPython) -> str:
    """Each hears the same, whether host and players are on Windows or not; TLS and code hold."""
    alone = _match(windows, False, (False, False))
    for host in (True, False):
        players = (not host, host)
        found = _match(windows, host, players)
        for on_windows, told, expected in zip(players, found, alone, strict=True):
            if on_windows and not translates(windows):
                expected = without_cells(expected)
            assert told == expected, (host, on_windows, told[-400:], expected[-400:])
    lines = sum(told.count(b"\n") for told in alone)
    return f"two matches, a host there and one here: {lines} lines each as on Linux alone"


def _match(windows: WindowsPython, host: bool, players: tuple[bool, bool]) -> list[bytes]:
    """Play a match, each True on Windows; return what the players hear, in order of the seats."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory())) / FOLDER
        home.mkdir()

        def start(there: bool, *call: str) -> subprocess.Popen[bytes]:
            process = stack.enter_context(_start(windows, there, home, call))
            stack.callback(process.kill)
            return process

        table = start(host, "serve", *_TABLE, "--loopback-only")
        assert table.stdout
        limit = Timer(HANGS_S, table.kill)
        stack.callback(limit.cancel)
        limit.start()
        address = json.loads(table.stdout.readline())["address"]
        seated = []
        for name, there in zip(_NAMES, players, strict=True):
            bot = ("--name", name, "--bot", "easy", "--seed", "3")
            seated.append(start(there, "join", address, "--code", _CODE, *bot))
            _wait_for(name, table)
        ended = [windows.finish(one) for one in (*seated, table)]
        for one in ended:
            assert one.returncode == 0, (one.args, one.stderr[-800:])
        return [one.stdout for one in ended[:-1]]


def _wait_for(name: str, table: subprocess.Popen[bytes]) -> None:
    """Wait until the host says that somebody came in, who then has the next chair."""
    assert table.stdout
    for line in table.stdout:
        event = json.loads(line)
        if (event["event"], event["name"]) == ("came", name):
            return
    raise AssertionError(f"{name} did not come in")


def _start(
    windows: WindowsPython, there: bool, home: Path, call: tuple[str, ...]
) -> subprocess.Popen[bytes]:
    call = (*call, "--json", "--lang", "de")
    if there:
        arguments = ["-P", "-m", "braillespiel", *call]
        return windows.popen(arguments, BRAILLESPIEL_HOME=f"Z:{home}")
    pipe = subprocess.PIPE
    return subprocess.Popen(
        linux_command(*call), env=environment(home), cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe
    )
