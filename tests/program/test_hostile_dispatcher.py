"""The whole program beside something that only looks like a speech dispatcher."""

from __future__ import annotations

from pathlib import Path

import psutil
import pytest

from tests.support.hostile_dispatcher import HostileDispatcher
from tests.support.patience import HANGS_S, until
from tests.support.program import Program, run


@pytest.mark.parametrize("way", ["closes", "garbage at once", "silence"])
def test_it_ends_neither_the_program_nor_outlives_it(tmp_path: Path, way: str) -> None:
    run(tmp_path / "home", "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    dispatcher = HostileDispatcher(tmp_path, way)
    program = Program(tmp_path / "home", ("--speech", "prism", "--no-brltty"), dispatcher.variables)
    try:
        program.wait("Hauptmenü")
        program.until(lambda: dispatcher.connections > 1)  # the first one only looks
        for _ in range(10):
            assert program.press("Down", "Up")[-1].startswith("Neues Spiel")
        workers = psutil.Process(program.process.pid).children(recursive=True)
        program.press("Escape", "Down")
        program.send("Enter")
        assert program.process.wait(HANGS_S) == 0
        until(lambda: not any(each.is_running() for each in workers), f"the end of {workers}")
    finally:
        program.close()
        dispatcher.close()
