"""The robot that only feels, at the whole program through the real BRLTTY."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.store.opening import open_store
from tests.robots import feeling
from tests.robots.arena import PATIENCE, Outcome, Variant, judge
from tests.robots.body import Finger, StuckError
from tests.support.brltty import Brltty
from tests.support.program import Program, run
from tests.support.virtual_display import VirtualDisplay

CELLS = 20
PACE_S = 0.05
"""Seconds between two keys: BRLTTY drops faster ones (its own limit is 40 ms)."""
LOOKING_S = 0.3
"""Seconds between two looks at a game in real time."""
_COMMANDS = {
    "PanLeft": "FWINLT",
    "PanRight": "FWINRT",
    "LineUp": "LNUP",
    "LineDown": "LNDN",
    "Top": "TOP",
    "Home": "HOME",
    "Enter": "KEY_ENTER",
    "Space": f"PASSCHAR {ord(' ')}",
}
BLANK = "\u2800"


class Hands:
    """Presses the display's keys, and waits until what they do has arrived on the cells."""

    def __init__(self, program: Program, display: VirtualDisplay) -> None:
        self.program = program
        self.display = display
        self.keys = 0
        self._pressed_at = 0.0

    def press(self, key: str) -> None:
        """Press a key; return when the cells show all that came of it."""
        while time.monotonic() - self._pressed_at < PACE_S:
            time.sleep(0.002)
        name, _, cell = key.partition(" ")
        if name == "Route":
            command = f"ROUTE {cell}"
        elif len(key) == 1:
            command = f"PASSCHAR {ord(key.lower())}"
        else:
            command = _COMMANDS[key]
        self.program.rest()
        self.program.keys += 1
        self.keys += 1
        self._pressed_at = time.monotonic()
        self.display.send(command)
        self.program.rest()
        self.program.until(lambda: self.display.cells.rstrip(BLANK) == self.program.cells)

    def feel(self) -> bytes:
        """Return the cells."""
        return bytes(ord(cell) & 0xFF for cell in self.display.cells[:CELLS])


def contest(variant: Variant, seed: int) -> Outcome:
    """Play one match and judge it."""
    outcome = Outcome(variant, "finger", seed)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        home = folder / "home"
        run(home, "settings", "double-press-ms=0", "first-run=false")
        brltty = Brltty(folder)
        display = brltty.start(CELLS)
        program = Program(home, ("--speech", "off", "--seed", str(seed)), brltty.environment)
        hands = Hands(program, display)
        finger = Finger(hands.press, hands.feel, CELLS)
        try:
            program.until(lambda: display.cells.startswith("⠓⠁⠥⠏⠞⠍⠑⠝⠳"))  # hauptmenü
            feeling.set_up(finger, variant.title, variant.seats, variant.changes)
            idle, records = 0, 0
            while not feeling.step(finger, variant.game):
                if registry.game(variant.game).timed:
                    time.sleep(LOOKING_S)
                found = _actions(home)
                idle, records = (0, found) if found != records else (idle + 1, records)
                if idle > PATIENCE:
                    raise StuckError("nothing happens any more")
            judge(_finished(home), 0, outcome)
        except (StuckError, AssertionError) as error:
            outcome.problem = str(error)[:500]
            outcome.log = finger.log[-25:]
        finally:
            program.close()
            brltty.stop()
    outcome.keys = hands.keys
    outcome.seconds = time.perf_counter() - began
    return outcome


def _actions(home: Path) -> int:
    store = open_store(home)
    try:
        lines = [*store.matches.unfinished(), *store.matches.finished()]
        return lines[0].length if lines else 0
    finally:
        store.close()


def _finished(home: Path) -> Match:
    store = open_store(home)
    try:
        lines = store.matches.finished()
        if not lines:
            raise StuckError("the robot thinks that the match is over")
        stored = store.matches.load(lines[0].id)
    finally:
        store.close()
    match = Match(registry.game(stored.game), stored.seats, stored.options, stored.seed)
    match.journal = [Entry(e.seat, e.text, e.at) for e in stored.entries]
    return match
