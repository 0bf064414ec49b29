"""Starts the client on Windows, to be played in a terminal of this system."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.program import Program
from tests.wine.python import WindowsPython


@contextmanager
def playing(
    windows: WindowsPython, home: Path, *arguments: str, **variables: str
) -> Iterator[Program]:
    """Start the client on Windows, in a terminal of this system."""

    def start(*call: str) -> list[str]:
        given = (f"Z:{word}" if word.startswith("/") else word for word in call)
        return ["wine", str(windows.home / "python.exe"), "-P", "-m", "braillespiel", *given]

    here = windows.variables(BRAILLESPIEL_HOME=f"Z:{home}", LANG="de_DE.UTF-8", PYTHONUTF8="0")
    program = Program(home, ("--lang", "de", *arguments), {**here, **variables}, starter=start)
    try:
        yield program
    finally:
        program.close()


def settings(windows: WindowsPython, home: Path, *changes: str) -> None:
    """Change settings in a data folder of this system, which is made."""
    home.mkdir(parents=True, exist_ok=True)
    call = ["-P", "-m", "braillespiel", "settings", *changes]
    done = windows.run(call, BRAILLESPIEL_HOME=f"Z:{home}")
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
