"""The robot that only feels, at the whole program through the real BRLTTY."""

from __future__ import annotations

import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.store.opening import open_store
from tests.robots import feeling
from tests.robots.arena import PATIENCE, Outcome, Variant, judge
from tests.robots.body import Finger, StuckError
from tests.robots.words import words
from tests.support.brltty import Brltty
from tests.support.patience import HANGS_S
from tests.support.program import Program, run
from tests.support.virtual_display import VirtualDisplay

CELLS = 20
RESTING_S = 1.0
"""In a game in real time: how long a finger rests on a line that does not change."""
_COMMANDS = {
    "PanLeft": "FWINLT",
    "PanRight": "FWINRT",
    "LineUp": "LNUP",
    "LineDown": "LNDN",
    "Top": "TOP",
    "Home": "HOME",
    "Bottom": "BOT",
    "Back": "BACK",
    "Enter": "KEY_ENTER",
    "Escape": "KEY_ESCAPE",
    "Backspace": "KEY_BACKSPACE",
    "Space": f"PASSCHAR {ord(' ')}",
}
BLANK = "\u2800"


class Hands:
    """Presses the display's keys, and waits until what they do has arrived on the cells.

    BRLTTY takes one key of its virtual display every 40 ms and drops those that come sooner. So
    a key follows when the program has got the one before it, and needs no pause.
    """

    def __init__(self, program: Program, display: VirtualDisplay, cells: int = CELLS) -> None:
        self._cells = cells
        self.program = program
        self.display = display
        self.keys = 0

    def press(self, key: str) -> None:
        """Press a key; return when the cells show all that came of it."""
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
        self.display.send(command)
        self.program.rest()
        self.program.until(lambda: self.display.cells.rstrip(BLANK) == self.program.cells)

    def wait(self) -> None:
        """Let a finger rest on the line until it changes, at most RESTING_S."""
        display, felt = self.display, self.display.cells
        with display.changed:
            display.changed.wait_for(lambda: display.cells != felt, RESTING_S)

    def feel(self) -> bytes:
        """Return the cells."""
        return bytes(ord(cell) & 0xFF for cell in self.display.cells[: self._cells])


def contest(variant: Variant, seed: int) -> Outcome:
    """Play one match and judge it."""
    outcome = Outcome(variant, "finger", seed)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as place, ExitStack() as devices:
        folder = Path(place)
        home = folder / "home"
        language = f"language={variant.language}"
        run(home, "settings", "double-press-ms=0", "first-run=false", language)
        known = words(variant.language, variant.game)
        brltty = Brltty(folder)
        devices.callback(brltty.stop)
        finger = None
        try:
            display = brltty.start(CELLS)
            arguments = ("--speech", "off", "--seed", str(seed))
            program = Program(home, arguments, brltty.environment)
            devices.callback(program.close)
            hands = Hands(program, display)
            finger = Finger(known, hands.press, hands.feel, CELLS)
            finger.chance.seed(seed)
            program.until(lambda: finger.page().startswith(known.felt.main_menu))
            feeling.set_up(finger, variant.title, variant.seats, variant.felt)
            play(finger, hands, home, variant.game)
            judge(_finished(home), 0, outcome)
            outcome.keys = hands.keys
        except Exception as error:  # whatever happens is a finding about this match
            outcome.problem = f"{type(error).__name__}: {error}"[:500]
            outcome.log = finger.log[-25:] if finger is not None else []
    outcome.seconds = time.perf_counter() - began
    return outcome


def play(finger: Finger, hands: Hands, home: Path, game: str) -> None:
    """Have the robot play until it knows that the match is over. Raises StuckError."""
    timed = registry.game(game).timed
    idle, records, since = 0, 0, time.monotonic()
    while not feeling.step(finger, game):
        found = actions(home)
        if found != records:
            idle, records, since = 0, found, time.monotonic()
            continue
        idle += 1
        if timed:
            hands.wait()
        if idle > PATIENCE and (not timed or time.monotonic() - since > HANGS_S):
            raise StuckError("nothing happens any more")


def actions(home: Path) -> int:
    """Return how many actions the match has that was last played in a data folder."""
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
