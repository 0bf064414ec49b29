"""The whole program beside a real sound server that stops taking anything."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.proof.faults.sounds import PulseAudio, sound_server
from tests.support.patience import HANGS_S
from tests.support.program import Program, environment, run

QUICKLY_S = 25.0
"""Seconds within which the program has ended; the system's library lets go only after 30."""


@pytest.fixture
def server() -> Iterator[PulseAudio]:
    with sound_server() as made:
        yield made


def playing(home: Path, server: PulseAudio) -> Program:
    """Return a program that speaks through the sound server."""
    run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    program = Program(home, ("--speech", "espeak", "--no-brltty"), server.variables)
    try:
        program.wait("Hauptmenü")
        program.until(lambda: server.plays)
    except BaseException:
        program.close()
        raise
    return program


def test_a_sound_server_that_hangs_is_told_and_does_not_hold_up_the_end(
    tmp_path: Path, server: PulseAudio
) -> None:
    program = playing(tmp_path / "home", server)
    try:
        server.signal(signal.SIGSTOP)

        def told() -> bool:
            program.press("Down")
            return any("Keine Stimme" in text or "Der Ton hängt" in text for text in program.said())

        program.until(told)
        assert any(said.startswith("Neues Spiel") for said in program.press("Home"))
        program.press("Escape", "Down")
        program.send("Enter")
        assert program.process.wait(HANGS_S) == 0
        assert "Traceback" not in program.screen
    finally:
        program.close()


def test_a_sound_server_that_hangs_before_the_start_holds_up_no_key(
    tmp_path: Path, server: PulseAudio
) -> None:
    server.signal(signal.SIGSTOP)
    run(tmp_path / "home", "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    program = Program(tmp_path / "home", ("--speech", "espeak", "--no-brltty"), server.variables)
    try:
        program.wait("Hauptmenü")
        # The system's library gives up only after 30 s; until then every key is answered.
        silent = "Keine Stimme antwortet. Einstellungen: F2."
        program.until(lambda: silent in program.said())
        for _ in range(20):
            program.send("Down")
            program.rest()
        assert not any("Kein Tonausgabegerät" in said for said in program.said())
        server.signal(signal.SIGCONT)
        program.until(lambda: program.press("Down") != [] and server.plays)
    finally:
        program.close()


@pytest.mark.parametrize("pause", [0.0, 0.3])
def test_a_sound_server_that_hangs_just_before_the_end_does_not_hold_it_up(
    tmp_path: Path, server: PulseAudio, pause: float
) -> None:
    program = playing(tmp_path / "home", server)
    try:
        program.press("Escape", "Down")
        server.signal(signal.SIGSTOP)
        time.sleep(pause)
        program.send("Enter")
        assert program.process.wait(QUICKLY_S) == 0
    finally:
        program.close()


LOST = """
import sys
from braillespiel.commands import play, shared
from braillespiel.output.frontend import FrontEndLostError
from braillespiel.output.sound.remote import SOUND
from braillespiel.words.catalogue import Words
from tests.support.patience import HANGS_S

class Lost:
    def run(self):
        SOUND.worker().call("earcons.open", within=HANGS_S)
        print("open", flush=True)
        sys.stdin.readline()
        raise {"front end": FrontEndLostError, "command": shared.CommandError}[sys.argv[1]]

play.make = lambda arguments, words: Lost()
sys.exit(play.run(None, Words("de", ("cli",))))
"""


@pytest.mark.parametrize("error", ["front end", "command"])
def test_a_sound_server_that_hangs_does_not_hold_up_the_end_after_an_error(
    tmp_path: Path, server: PulseAudio, error: str
) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", LOST, error],
        env=environment(tmp_path, **server.variables),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        while program.stdout.readline() not in ("open\n", ""):
            pass  # pygame greets
        server.signal(signal.SIGSTOP)
        program.communicate("go on\n", QUICKLY_S)
        assert program.returncode == 2
    finally:
        program.kill()
        program.wait()
