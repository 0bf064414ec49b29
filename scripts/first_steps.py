"""Make docs/first-steps.md: what a beginner presses, hears and feels up to her third own move.

python -m scripts.first_steps > docs/first-steps.md

The real program is started in an empty home, with a voice alone and with a display alone; the keys
are those of this file, what is heard and felt is what the program says. The beginner waits until
all has been said, or pans until nothing unread is left.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel.engine.contract import Tick
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.keymap import key_name
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import MainMenu
from tests.support.player import Player

LANGUAGE, SEED, COLUMNS = "en", 7, 40
MOVES = 3
_MOST_KEYS = 60
_FIND = {"cubus": "C", "hexaducto": "H", "logomachy": "L", "ludoteca": "LL", "six": "S"}
"""The first letters that lead to a game among the games."""
_TURN = {
    "cubus": (("T", "N", "Enter"), ("T", "N", "Enter"), ("T", "N", "Enter")),
    "hexaducto": (("T", "Tab", "Enter"),),
    "logomachy": (("T", "Tab", "Enter"), ("Tab", "Enter")),
    "ludoteca": (("T", "N"), ("1", "A"), ("N",)),
    "six": (("T", "Space"), ("Space",)),
}
"""The keys of her turns, one after the other, until she has made her moves; the last goes on."""

_HEAD = """# The first steps

Made by `python -m scripts.first_steps`; a test fails where this page is no longer true. A beginner
starts the program for the first time and plays each game up to her third own move: once with a
voice alone, once with a Braille display of 40 cells alone. Nothing is left out: these are all keys
that she pressed, and all sentences and rows of cells that she met. Keys of the display stand by
their names; the other keys are typed.

| game | keys to the table, by ear | by finger | keys to the third own move, by ear | by finger |
|---|---|---|---|---|
"""


@dataclass(slots=True)
class Way:
    """One way through a game: the keys with what each brought, and how many led where."""

    steps: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    to_table: int = 0

    @property
    def keys(self) -> int:
        """How many keys were pressed."""
        return sum(bool(key) for key, _ in self.steps)


class Beginner:
    """A person at the keyboard for the first time, with a voice or with a display."""

    def __init__(self, home: Path, by_finger: bool) -> None:
        self.way = Way()
        self.by_finger = by_finger
        self.player = Player(home, LANGUAGE, COLUMNS, seed=SEED, settings={"first-run": True})
        player = self.player
        if by_finger:
            player.ear.name = "off"
        else:
            player.display.unplug()
        player.settle()
        player.ui.screens.clear()
        player.ear.said.clear()
        player.ui.push(FirstRun(player.ui, self._main_menu))
        player.settle()
        self._met("", list(player.ear.said))

    def _main_menu(self) -> None:
        self.player.ui.push(MainMenu(self.player.ui), silent=True)

    def key(self, name: str) -> None:
        """Press a key, and take in all that it brings."""
        self._met(name, self.player.press(name))

    def _met(self, name: str, said: list[str]) -> None:
        if self.by_finger:
            self._feel(name)
        else:
            for _ in range(200):
                before = len(said)
                said += self.player.wait(1000, step=500)
                if len(said) == before and not self.player.ui.busy():
                    break
            self.way.steps.append((name, tuple(said)))

    def _feel(self, name: str) -> None:
        self.player.wait(2000, step=500)
        self.way.steps.append((name, (self.player.cells,)))
        view = self.player.ui.announcer.braille
        pan = key_name(self.player.ui.words, "BraillePanRight")
        while view.is_over:
            before = self.player.cells
            self.player.display.press(KeyKind.PAN_RIGHT)
            self.player.wait(2000, step=500)
            if self.player.cells == before:
                break
            self.way.steps.append((pan, (self.player.cells,)))

    def moves(self) -> int:
        """How many moves of her own are in the journal."""
        journal = self.player.table.port.host.match.journal
        return sum(entry.seat == 0 and not isinstance(entry.action, Tick) for entry in journal)

    def play(self, game: str) -> Way:
        """Go from the first question to the third own move."""
        for key in ("Enter", *_FIND[game], "Enter", "Enter"):
            self.key(key)
        self.way.to_table = self.way.keys
        turns = list(_TURN[game])
        while self.moves() < MOVES:
            for key in turns.pop(0) if len(turns) > 1 else turns[0]:
                self.key(key)
                while self.player.ui.screen is not self.player.table:
                    self.key("Enter")  # do what? the first of the choices
            if self.way.keys > _MOST_KEYS:
                raise RuntimeError(f"{game}: no third move after {_MOST_KEYS} keys")
        return self.way


def ways(game: str) -> tuple[Way, Way]:
    """Play a game by ear and by finger."""
    found = []
    for by_finger in (False, True):
        with tempfile.TemporaryDirectory() as home:
            beginner = Beginner(Path(home), by_finger)
            found.append(beginner.play(game))
            beginner.player.app.close()
    return found[0], found[1]


def _rows(way: Way, words: Player) -> Iterator[str]:
    for key, met in way.steps:
        name = key_name(words.ui.words, key) if key else "–"
        yield f"| {name} | {'<br>'.join(met) or '–'} |"


def text() -> str:
    """Return the page."""
    head, chapters = [], []
    with tempfile.TemporaryDirectory() as home:
        names = Player(Path(home), LANGUAGE)
        for game in _FIND:
            title = names.ui.words(f"{game}-title") if names.ui.words.has(f"{game}-title") else game
            ear, finger = ways(game)
            head.append(
                f"| {title} | {ear.to_table} | {finger.to_table} | {ear.keys} | {finger.keys} |"
            )
            for how, way in (("by ear", ear), ("by finger", finger)):
                met = "heard" if way is ear else "felt"
                chapters += ["", f"## {title}, {how}", "", f"| key | {met} |", "|---|---|"]
                chapters += _rows(way, names)
        names.app.close()
    return _HEAD + "\n".join((*head, *chapters)) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
