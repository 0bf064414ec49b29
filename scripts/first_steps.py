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

from braillespiel.games import registry
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.keymap import key_name
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import MainMenu
from braillespiel.words.catalogue import Words
from tests.support.facts import GUIDED_ENTER, facts
from tests.support.player import Player

LANGUAGE, SEED, COLUMNS = "en", 7, 40
MOVES = 3
_MOST_KEYS = 60

_HEAD = """# The first steps

Made by `python -m scripts.first_steps`; a test fails if this page is out of date. A beginner
starts the program for the first time and plays each game up to her third own move: once with a
voice alone, once with a Braille display of 40 cells alone. Nothing is left out: these are all keys
she pressed, and all the sentences and rows of cells she got. "display forward" is the key of the
display that reads on; it is not counted among the keys.

| game | keys to the table | keys to the third own move | sentences heard | rows of cells felt |
|---|---|---|---|---|
"""


@dataclass(slots=True)
class Way:
    """One way through a game: the keys with what each brought, and how many led where."""

    steps: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    keys: int = 0
    to_table: int = 0

    @property
    def met(self) -> int:
        """How many sentences or rows of cells were met."""
        return sum(len(met) for _, met in self.steps)


class Beginner:
    """A person at the keyboard for the first time, with a voice or with a display."""

    def __init__(self, home: Path, by_finger: bool, language: str = LANGUAGE) -> None:
        self.way = Way()
        self.by_finger = by_finger
        self.player = Player(home, language, COLUMNS, seed=SEED, settings={"first-run": True})
        player = self.player
        if by_finger:
            player.ear.name = "off"
        else:
            player.display.unplug()
        player.settle()
        player.ui.screens.clear()
        player.ui.forget()
        player.ear.said.clear()
        player.ui.push(FirstRun(player.ui, self._main_menu))
        player.settle()
        self._met("", list(player.ear.said))

    def _main_menu(self) -> None:
        self.player.ui.push(MainMenu(self.player.ui), silent=True)

    def key(self, name: str) -> None:
        """Press a key, and take in all that it brings."""
        self.way.keys += 1
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
        while view.is_over:
            before = self.player.cells
            self.player.display.press(KeyKind.PAN_RIGHT)
            self.player.wait(2000, step=500)
            if self.player.cells == before:
                break
            self.way.steps.append(("BraillePanRight", (self.player.cells,)))

    def moves(self) -> int:
        """How many moves of her own are in the journal."""
        journal = self.player.table.port.host.match.journal
        return sum(entry.seat == 0 and entry.text.split()[0] != "heard" for entry in journal)

    def play(self, game: str) -> Way:
        """Go from the first question to the third own move."""
        for key in ("Enter", *facts(game).FOUND_BY, "Enter", "Enter"):
            self.key(key)
        self.way.to_table = self.way.keys
        turns = list(facts(game).FIRST_TURNS)
        while self.moves() < MOVES:
            for key in turns.pop(0) if len(turns) > 1 else turns[0]:
                if key != GUIDED_ENTER:
                    self.key(key)
                elif self.player.ui.screen is not self.player.table:
                    self.key("Enter")
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


def _rows(way: Way, words: Words) -> Iterator[str]:
    for key, met in way.steps:
        name = key_name(words, key) if key else "–"
        yield f"| {name} | {'<br>'.join(met) or '–'} |"


def text() -> str:
    """Return the page."""
    head, chapters = [], []
    words = Words(LANGUAGE, ("client",))
    for game in registry.own():
        title = Words(LANGUAGE, registry.catalogues(game))(f"{game}-title")
        ear, finger = ways(game)
        assert (ear.keys, ear.to_table) == (finger.keys, finger.to_table)
        head.append(f"| {title} | {ear.to_table} | {ear.keys} | {ear.met} | {finger.met} |")
        for how, way in (("by ear", ear), ("by finger", finger)):
            met = "heard" if way is ear else "felt"
            chapters += ["", f"## {title}, {how}", "", f"| key | {met} |", "|---|---|"]
            chapters += _rows(way, words)
    return _HEAD + "\n".join((*head, *chapters)) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
