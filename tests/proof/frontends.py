"""Random keys through the real front ends, a real client behind them.

A situation is a client of its own at a random table or menu, some hundred keys in bursts, and the
questions afterwards: does it still answer, and is on disk what was played? Its random choices
follow from front end, seed and number alone: ``Situation("window", 7, 12).play()`` repeats one.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.store.errors import StoreError
from braillespiel.ui.lessons.menu import LearnMenu
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.replay.finished_menu import FinishedMenu
from braillespiel.ui.screens.change_keys import RemapMenu
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.labels_menu import LabelsMenu
from braillespiel.ui.screens.main_menu import ChooseGame, MainMenu, ResumeMenu, StatisticsMenu
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu
from braillespiel.ui.settings import SETTINGS
from tests.proof.brltty_keys import BrlttyKeys
from tests.proof.desktop_keys import DesktopKeys
from tests.proof.key_sources import SOURCES, Source
from tests.proof.situations import keys_here, random_table
from tests.support.languages import LANGUAGES
from tests.support.patience import HANGS_S
from tests.support.player import Player

DEVICES: dict[str, Callable[[Random], Any]] = {
    **SOURCES,
    "brltty": BrlttyKeys,
    "desktop": DesktopKeys,
}
"""What sends keys; beside the front ends themselves, real programs before them."""
KEYS = 1000
"""Keys of a situation."""
KEYS_OF_TABLE = 250
"""Keys after which another table is opened."""
LONGEST_BURST = 40
FIXED = ("language", "first-run")
"""Settings that a situation does not begin with by chance; nor with any that is a free text."""
WAYS: tuple[Callable[[Player, str], None], ...] = (
    lambda player, game: player.ui.push(SettingsMenu(player.ui)),
    lambda player, game: player.ui.push(MatchSetup(player.ui, game)),
    lambda player, game: player.ui.push(ChooseGame(player.ui)),
    lambda player, game: player.ui.push(LabelsMenu(player.ui)),
    lambda player, game: player.ui.push(ResumeMenu(player.ui)),
    lambda player, game: player.ui.push(FinishedMenu(player.ui)),
    lambda player, game: player.ui.push(LearnMenu(player.ui)),
    lambda player, game: player.ui.push(StatisticsMenu(player.ui)),
    lambda player, game: player.ui.push(RemapMenu(player.ui)),
    lambda player, game: player.ui.push(
        FirstRun(player.ui, lambda: player.ui.push(MainMenu(player.ui)))
    ),
    lambda player, game: open_help(player.ui),
    lambda player, game: open_rules(player.ui, game),
)
"""Screens over a table or the main menu that a situation may begin with."""


@dataclass(slots=True)
class Report:
    """What came of the keys of one front end."""

    keys: int = 0
    situations: int = 0
    left: int = 0
    """Clients that were quit by the keys."""
    actions: int = 0
    """Actions in the journals of the matches at the end."""
    found: list[str] = field(default_factory=list)
    slowest_s: float = 0.0
    """The longest that a burst kept the client from the next."""
    slowest: str = ""
    screens: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    """What else than keys was done, and how often."""

    def add(self, other: Report) -> None:
        """Take in what another report says."""
        self.keys += other.keys
        self.situations += other.situations
        self.left += other.left
        self.actions += other.actions
        self.found += other.found
        self.screens += other.screens
        self.did += other.did
        if other.slowest_s > self.slowest_s:
            self.slowest_s, self.slowest = other.slowest_s, other.slowest


class Situation:
    """One client behind one front end, and the keys that it gets."""

    def __init__(self, front: str, seed: int, number: int, keys: int = KEYS) -> None:
        self.name = f"{front} {seed} {number}"
        self.rng = Random(self.name)
        self.report = Report(situations=1)
        self.wanted = keys
        self.next_table = 0
        self.recent: deque[str] = deque(maxlen=LONGEST_BURST)
        self.sessions: dict[int, Any] = {}
        self.deleted: set[int] = set()
        self.threads: list[threading.Thread] = []
        self.source: Source = DEVICES[front](self.rng)
        self.player: Player

    def play(self) -> Report:
        """Send the keys, ask the questions; return what was found."""
        hook, threading.excepthook = threading.excepthook, self._died
        try:
            with tempfile.TemporaryDirectory() as folder, _home(Path(folder)):
                try:
                    self._play(Path(folder) / "store")
                except Exception:
                    self._find(f"the client ended: {traceback.format_exc()[-2500:]}")
                finally:
                    self._close()
        finally:
            threading.excepthook = hook
        return self.report

    # -- the keys ----------------------------------------------------------------------

    def _play(self, home: Path) -> None:
        self._begin(home)
        player, source = self.player, self.source
        while self.report.keys < self.wanted and not player.ui.done:
            if self.report.keys >= self.next_table:
                self._table()
            count = self.rng.choice((1, 3, 10, LONGEST_BURST))
            names = [keys_here(player, self.rng) for _ in range(count)]
            if not isinstance(player.ui.screen, MatchScreen) and self.rng.random() < 0.4:
                names[:0] = ["Escape"] * self.rng.randint(1, 3)
            source.send(names)
            player.clock.ms += self.rng.choice((0, 10, 100, 1000, 5000))
            self._wait(source.come())
            if not player.ui.done:
                self.report.screens[type(player.ui.screen).__name__] += 1
            self._told()
        if player.ui.done:
            self.report.left += 1
        else:
            self._answers()
        self._kept()

    def _begin(self, home: Path) -> None:
        rng, source = self.rng, self.source
        settings: dict[str, Any] = {}
        for setting in SETTINGS:
            if setting.key in FIXED or setting.kind == "text" or rng.random() > 0.25:
                continue
            if setting.offered:
                settings[setting.key] = rng.choice(setting.offered)
            elif isinstance(setting.default, bool):
                settings[setting.key] = rng.random() < 0.5
            else:
                settings[setting.key] = rng.randrange(setting.low, setting.high + 1, setting.step)
        settings.setdefault("double-press-ms", 0)
        settings["screen-reader"] = rng.random() < 0.4
        columns, rows = rng.choice((12, 20, 32, 40, 80)), rng.choice((1, 1, 1, 2, 4))
        display = source.open(columns, rows)
        self.player = player = Player(
            home, rng.choice(LANGUAGES), columns, rows, rng.getrandbits(20), settings,
            source.frontend, display,
        )  # fmt: skip
        app = player.app
        matches = app.matches
        original, delete = matches._sit_down, matches.delete

        def sit_down(kept: Any, port: Any, journal: Any) -> Any:
            found = original(kept, port, journal)
            self.sessions[int(kept)] = found.host
            self.deleted.discard(int(kept))
            return found

        def forget(match_id: str) -> None:
            delete(match_id)
            self.deleted.add(int(match_id))

        def background(work: Callable[[], None]) -> None:
            self.threads.append(threading.Thread(target=work, daemon=True))
            self.threads[-1].start()

        matches._sit_down, matches.delete = sit_down, forget  # type: ignore[method-assign]
        app.in_background = background  # type: ignore[method-assign]
        player.ui.key_listeners.append(self._pressed)

    def _table(self) -> None:
        """Go to a random table, or to a menu; maybe with something open over it."""
        rng, player = self.rng, self.player
        self.next_table = self.report.keys + KEYS_OF_TABLE
        player.ui.pop_to(player.ui.screens[0], silent=True)
        game = rng.choice(registry.own())
        if rng.random() < 0.9:
            random_table(player, game, rng, rng.choice((1, 1, 1, 2, 3)), rng.choice((0, 0, 5, 40)))
        if rng.random() < 0.3:
            rng.choice(WAYS)(player, game)

    def _pressed(self, key: str) -> None:
        self.report.keys += 1
        self.recent.append(key)
        self.source.seen(key)

    def _wait(self, arrived: Callable[[], bool]) -> None:
        """Let the client run until what was sent has arrived."""
        ends = time.monotonic() + HANGS_S
        app = self.player.app
        while not self.player.ui.done:
            began, worked = time.perf_counter(), time.thread_time()
            app.step(0)
            self._took(time.perf_counter() - began, time.thread_time() - worked)
            if arrived() or self.player.ui.done:
                return
            if time.monotonic() > ends:
                self._find("keys do not arrive")
                return
            self.source.rest()

    def _took(self, seconds: float, worked_s: float) -> None:
        """Note what took long; of that, the client itself worked ``worked_s``."""
        if seconds > self.report.slowest_s:
            ui = self.player.ui
            screen = type(ui.screen).__name__ if ui.screens else "none"
            self.report.slowest_s = seconds
            keys = " ".join(self.recent)
            self.report.slowest = f"{self.name}: {screen}, {worked_s:.2f} s of work, after {keys}"

    # -- the questions -----------------------------------------------------------------

    def _find(self, what: str) -> None:
        self.report.found.append(f"{self.name}: {what} after {' '.join(self.recent)}")

    def _died(self, arguments: Any) -> None:
        error = "".join(traceback.format_exception(arguments.exc_value))
        self._find(f"a thread ended: {error[-2000:]}")

    def _told(self) -> None:
        """Look whether the client wrote an error; forget what was heard so far."""
        player = self.player
        for error in player.errors:
            self._find(error[-2500:])
        for what in self.source.faults():
            self._find(what)
        player.errors.clear()
        player.ear.said.clear()
        player.ear.persons.clear()
        player.said.clear()
        player.sounds.played.clear()
        player.sounds.melodies.clear()

    def _answers(self) -> None:
        """Ask "what can I do here" and "whose turn" as a player would."""
        player = self.player
        self._wait(self.source.ready)
        for key in self.source.expects_reply:
            before = self.report.keys
            player.clock.ms += 1000
            player.said.clear()
            self.source.send([key], clean=True)
            self._wait(lambda before=before: self.report.keys > before)
            if player.ui.done:
                return
            screen = type(player.ui.screen).__name__
            if not any(said.speech.strip() for said in player.said):
                self._find(f"{key} says nothing on {screen}")
            self._wait(self._is_felt)
        self._told()

    def _is_felt(self) -> bool:
        """Tell whether something lies on the display; a slow one takes the time that it needs."""
        self.player.clock.ms += self.player.app.displays.wait_ms() or 0
        return any(self.source.cells(self.player))

    def _kept(self) -> None:
        """Compare every match on disk with the one that was played."""
        matches = self.player.app.store.matches
        for number, host in self.sessions.items():
            played = [(e.seat, e.text, e.at) for e in host.match.journal]
            self.report.actions += len(played)
            gone = number in self.deleted  # by keys, from under its own table
            if host.trouble is not None and not (gone and host.trouble.kind == "no-such-match"):
                self._find(f"match {number} is not stored: {host.trouble}")
            try:
                stored = [(e.seat, e.text, e.at) for e in matches.load(number).entries]
            except StoreError as error:
                if error.kind != "no-such-match" or not gone:
                    self._find(f"match {number}: {error}")
                continue
            if stored != played or gone:
                self._find(f"match {number}: on disk {stored[-3:]}, played {played[-3:]}")
                continue
            match = host.match
            again = Match(match.game, match.seats, match.options, match.seed, match.position)
            again.replay(Entry(*entry) for entry in stored)
            if again.to_position() != match.to_position():
                self._find(f"match {number}: what is on disk leads to another situation")

    def _close(self) -> None:
        if hasattr(self, "player"):
            for thread in self.threads:
                thread.join(HANGS_S)
                if thread.is_alive():
                    self._find("what was begun in the background does not end")
            with contextlib.suppress(AttributeError):
                self._told()
            self.player.app.close()
        self.report.did += self.source.did
        self.source.close()


@contextlib.contextmanager
def _home(folder: Path) -> Iterator[None]:
    """Have everything that is not in the store (labels, exported matches) written here."""
    old = os.environ.get("BRAILLESPIEL_HOME")
    os.environ["BRAILLESPIEL_HOME"] = str(folder)
    try:
        yield
    finally:
        if old is None:
            del os.environ["BRAILLESPIEL_HOME"]
        else:
            os.environ["BRAILLESPIEL_HOME"] = old


def run(front: str, keys: int, seed: int, first: int = 0) -> Report:
    """Send so many keys through a front end, situation after situation from ``first`` on."""
    report = Report()
    number = first
    while report.keys < keys:
        report.add(Situation(front, seed, number, min(KEYS, keys - report.keys)).play())
        number += 1
    return report
