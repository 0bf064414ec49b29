"""The whole program beside a real sound server that stops taking anything."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.proof.faults.sounds import PulseAudio, sound_server
from tests.support.program import PATIENCE, Program, run


@pytest.fixture
def server() -> Iterator[PulseAudio]:
    with sound_server() as made:
        yield made


def test_a_sound_server_that_hangs_is_told_and_does_not_hold_up_the_end(
    tmp_path: Path, server: PulseAudio
) -> None:
    home = tmp_path / "home"
    run(home, "settings", "double-press-ms=0", "first-run=false")
    program = Program(home, ("--speech", "espeak", "--no-brltty"), server.variables)
    try:
        program.wait("Hauptmenü")
        program.until(lambda: server.plays)
        server.signal(signal.SIGSTOP)

        def told() -> bool:
            program.press("Down")
            return any("Keine Stimme" in text or "Der Ton hängt" in text for text in program.said())

        program.until(told)
        assert program.press("Home")[-1].startswith("Neues Spiel")
        program.press("Escape", "Down")
        program.send("Enter")
        assert program.process.wait(PATIENCE) == 0
        assert "Traceback" not in program.screen
    finally:
        program.close()
