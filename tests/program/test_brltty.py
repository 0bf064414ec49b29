"""A whole match through the real BRLTTY: nothing but its cells and its keys."""

from __future__ import annotations

import time
from pathlib import Path

from braillespiel.store.opening import open_store
from tests.support.brltty import Brltty, brltty
from tests.support.program import Program, run
from tests.support.virtual_display import VirtualDisplay

__all__ = ["brltty"]
BLANK = "\u2800"
PACE_S = 0.05
"""Seconds between two keys: BRLTTY drops faster ones (its own limit is 40 ms)."""


class Finger:
    """A player who has nothing but a display; the transcript only tells when to go on."""

    def __init__(self, program: Program, display: VirtualDisplay) -> None:
        self.program = program
        self.display = display
        self._pressed_at = 0.0

    def read(self) -> str:
        """Return the line once everything has arrived on it."""
        self.program.rest()
        self.program.until(lambda: self.display.cells.rstrip(BLANK) == self.program.cells)
        return self.display.cells

    def press(self, command: str) -> str:
        """Press a key of the display; return the line that it made."""
        while time.monotonic() - self._pressed_at < PACE_S:
            time.sleep(0.005)
        self.program.rest()
        self.program.keys += 1
        self._pressed_at = time.monotonic()
        self.display.send(command)
        return self.read()


def underlined(line: str) -> str:
    """Return the underlined cells (dots 7 and 8) of a line."""
    return "".join(cell for cell in line if (ord(cell) & 0xC0) == 0xC0)


def test_a_match_is_played_to_the_end_on_twenty_cells(tmp_path: Path, brltty: Brltty) -> None:
    home = tmp_path / "home"
    run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    display = brltty.start(20)
    program = Program(home, ("--speech", "off", "--seed", "5"), brltty.environment)
    try:
        finger = Finger(program, display)
        program.until(lambda: display.cells.startswith("⠓⠁⠥⠏⠞⠍⠑⠝⠳"))  # hauptmenü
        finger.press("KEY_ENTER")
        while "⠇⠕⠛⠕⠍⠁⠉⠓⠽" not in finger.press("LNDN"):  # logomachy
            assert len(program.records) < 1000
        assert "⠎⠏⠊⠑⠇" in finger.press("KEY_ENTER")  # spiel beginnen
        line = finger.press("KEY_ENTER")
        turns = 0
        while "⠎⠊⠑⠛" not in line:  # sieg
            turns += 1
            assert turns < 500
            line = finger.press(f"PASSCHAR {ord('c')}")
            if not line.startswith("⠓⠀"):  # h: the hand
                continue
            if not line.startswith("⠓⠀" + underlined(line)):
                finger.press("ROUTE 2")
            line = finger.press("KEY_ENTER")
            if line.startswith("⠺⠁⠎⠀⠞⠥⠝"):  # was tun
                line = finger.press("KEY_ENTER")
            while "⠎⠊⠑⠛" not in line and not line.startswith("⠓⠀"):
                line = finger.press("FWINRT")  # read what the others did
        store = open_store(home)
        assert store.statistics.summary("logomachy").matches == 1
        store.close()
    finally:
        program.close()


def test_brltty_started_late_stopped_and_of_another_size(tmp_path: Path, brltty: Brltty) -> None:
    home = tmp_path / "home"
    run(home, "settings", "first-run=false")
    program = Program(home, ("--speech", "off"), brltty.environment)
    try:
        program.wait("Hauptmenü")
        display = brltty.start(40)
        program.wait("Braillezeile verbunden, 40 Zellen")
        program.until(lambda: display.cells.startswith("⠓⠁⠥⠏⠞⠍⠑⠝⠳"))
        brltty.stop()
        program.wait("Braillezeile getrennt")
        program.press("Down")
        display = brltty.start(12)
        program.wait("Braillezeile verbunden, 12 Zellen")
        display.wait_for("⠇⠑⠗⠝⠑⠝⠀⠀⠀⠀⠀⢀")  # "2/10" is behind it
    finally:
        program.close()
