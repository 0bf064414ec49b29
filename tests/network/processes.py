"""serve and join as processes of their own: ended by force, and started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.support.patience import HANGS_S

CODE = "204816"


def _environment(home: Path) -> dict[str, str]:
    return {**os.environ, "BRAILLESPIEL_HOME": str(home), "PYTHONUTF8": "1"}


class Command:
    """A command of ours under way; its lines are JSON."""

    module = "braillespiel"

    def __init__(self, home: Path, *arguments: str, python: str = sys.executable) -> None:
        self.process = subprocess.Popen(
            [python, "-P", "-m", self.module, *arguments, "--json", "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=_environment(home),
        )

    def line(self) -> dict[str, Any]:
        """Return the next line; raises AssertionError with what went wrong if there is none."""
        assert self.process.stdout is not None
        text = self.process.stdout.readline()
        if not text:
            _, errors = self.process.communicate(timeout=HANGS_S)
            raise AssertionError(f"it ended with {self.process.returncode}: {errors}")
        found: dict[str, Any] = json.loads(text)
        return found

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=HANGS_S)

    def ended(self) -> tuple[int, list[dict[str, Any]]]:
        """Return the exit status and the lines that were left."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        # What was read ahead with a line is in the file's buffer, where communicate does not look.
        with ThreadPoolExecutor(2) as pool:
            read = [pool.submit(each.read) for each in (self.process.stdout, self.process.stderr)]
            out, _ = (each.result(HANGS_S) for each in read)
        return self.process.wait(HANGS_S), [json.loads(line) for line in out.splitlines()]


def serve(home: Path, game: str, port: str = "0", *more: str) -> Command:
    given = ("--code", CODE, "--seats", "2", "--seed", "7", "--loopback-only", "--port", port)
    return Command(home, "serve", game, *given, *more)


def join(
    home: Path, address: str, name: str, *more: str, code: tuple[str, ...] = ("--code", CODE)
) -> Command:
    given = (*code, "--name", name, "--bot", "easy", "--seed", "3")
    return Command(home, "join", address, *given, *more)


def host_is_killed(home: Path, game: str) -> list[str]:
    """End a host by force in the middle of a match and start it again; return what went wrong."""
    host = serve(home / "host", game)
    address = host.line()["address"]
    status, _ = serve(home / "host", game).ended()
    found = [] if status == 1 else [f"{game}: a second host on the same store ended with {status}"]
    seats = [join(home / name, address, name) for name in ("Ana", "Ben")]
    for seat in seats:
        for _ in range(3):
            seat.line()
    host.kill()
    host = serve(home / "host", game, address.rpartition(":")[2])
    ends = [command.ended()[0] for command in (*seats, host)]
    if ends != [0, 0, 0]:
        found.append(f"{game}: after the host was started again they ended with {ends}")
    return found


def seat_is_killed(home: Path, game: str) -> list[str]:
    """End a seat by force; the table goes on for the other one. Return what went wrong."""
    host = serve(home / "host", game)
    address = host.line()["address"]
    ana, ben = (join(home / name, address, name) for name in ("Ana", "Ben"))
    for _ in range(3):
        ben.line()
    ben.kill()
    while (event := host.line())["event"] != "fell-out":
        pass
    found = [] if event["name"] == "Ben" else [f"{game}: {event} instead of Ben, who was killed"]
    stranger = join(home / "eve", address, "Eve")
    came = [host.line()["event"]]
    if came != ["came"]:
        found.append(f"{game}: {came} when a spectator came")
    for command in (ana, stranger, host):
        command.kill()
    return found


def seat_comes_back(home: Path, game: str, *code: str) -> list[str]:
    """End a seat by force and start it again, with or without a code; return what went wrong."""
    host = serve(home / "host", game)
    address = host.line()["address"]
    ana, ben = (join(home / "seats", address, name) for name in ("Ana", "Ben"))
    for _ in range(3):
        ben.line()
    ben.kill()
    while host.line()["event"] != "fell-out":
        pass
    again = join(home / "seats", address, "Ben", code=code)
    ends = [command.ended() for command in (ana, again, host)]
    told = [(each["event"], each.get("name")) for each in ends[2][1]]
    found = [] if [status for status, _ in ends] == [0, 0, 0] else [f"they ended with {ends}"]
    if ("back", "Ben") not in told or ("came", "Ben") in told:
        found.append(f"a seat that was started again was {told}")
    return [f"{game}: {each}" for each in found]


def seat_is_stopped(home: Path, game: str) -> list[str]:
    """Let a seat sleep in the middle of a match and wake up; return what went wrong."""
    host = serve(home / "host", game)
    address = host.line()["address"]
    ana, ben = (join(home / name, address, name) for name in ("Ana", "Ben"))
    for _ in range(3):
        ben.line()
    ben.process.send_signal(signal.SIGSTOP)
    stranger = join(home / "eve", address, "Eve")
    while (event := host.line())["event"] != "came" or event["name"] != "Eve":
        pass
    stranger.kill()
    ben.process.send_signal(signal.SIGCONT)
    ends = [command.ended()[0] for command in (ana, ben, host)]
    return [] if ends == [0, 0, 0] else [f"{game}: after a seat had slept they ended with {ends}"]
