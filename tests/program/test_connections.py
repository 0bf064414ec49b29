"""A program at home connects with nobody: no telemetry, no updates that it fetches by itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.program import Program, command, run

WATCHED = """
import runpy, sys
def note(event, given):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname"):
        where = given[0] if event.startswith("socket.get") else given[1]
        with open({path!r}, "a") as log:
            print(repr(where), file=log)
sys.addaudithook(note)
sys.argv[0] = "braillespiel"
runpy.run_module("braillespiel", run_name="__main__", alter_sys=True)
"""
OWN = ("127.0.0.1", "localhost", "::1")
"""This computer: where BRLTTY and a speech dispatcher are looked for."""


def outside(log: Path) -> list[str]:
    """Return the addresses of others: what is no socket of this computer's file system."""
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    others = [line for line in lines if not line.startswith(("'/", "b'"))]
    return [line for line in others if not any(f"'{name}'" in line for name in OWN)]


def test_a_match_that_is_played_at_home_connects_with_nobody(tmp_path: Path) -> None:
    log = tmp_path / "connections"

    def watched(*arguments: str) -> list[str]:
        return [sys.executable, "-c", WATCHED.format(path=str(log)), *command(*arguments)[3:]]

    run(tmp_path / "home", "settings", "double-press-ms=0")
    program = Program(
        tmp_path / "home", ("--speech", "off", "--braille", "40", "--seed", "5"), starter=watched
    )
    try:
        program.press("Enter", "l", "Enter", "Enter")
        program.wait("Runde 1 von 2")
        program.press("Enter")
    finally:
        program.close()
    assert log.exists(), "BRLTTY was looked for on this computer"
    assert outside(log) == []


@pytest.mark.parametrize("line", ["('192.0.2.1', 443)", "'example.org'"])
def test_a_connection_to_somebody_else_would_be_found(tmp_path: Path, line: str) -> None:
    log = tmp_path / "connections"
    log.write_text(f"{line}\n('127.0.0.1', 4101)\n'/run/speech.sock'\n", "utf-8")
    assert outside(log) == [line]
