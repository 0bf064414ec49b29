"""How the memory of one running client grows over thousands of actions, all of them told.

Matches of the longest kind follow one another at the same client; every action reaches speech,
Braille and the window's picture. A process of its own per game, so that none pays for another.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import tempfile
import tracemalloc
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import psutil

from braillespiel.games import registry
from braillespiel.output.window import surface_cache
from braillespiel.output.window.frontend import Window
from braillespiel.table.host import Player as Who
from braillespiel.ui.services import Setup
from tests.proof.situations import random_action
from tests.proof.wording import NAMES
from tests.support.facts import facts
from tests.support.player import Player

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

KEYS = ("T", "S", "L", "C", "I", "Ctrl+Up", "R", "Tab", "Down", "BraillePanRight", "F3")
"""Keys that are pressed between the actions; none of them leaves the table."""
POINTS = 20
"""How often the memory is measured."""
MOST_MB = 4.0
"""Growth in the second half from which on it counts as a leak. What the window keeps of drawn
text does not count: it fills a budget of its own, slowly where little new is to be drawn.
"""


@dataclass(slots=True)
class Course:
    """The memory over a run: MB in use after each part, actions and matches."""

    game: str
    sizes: list[float]
    kept: list[float]
    """MB of drawn text that the window kept at the same moments."""
    peak: float = 0.0
    """The most MB at any of these moments, with what the allocator had free."""
    actions: int = 0
    matches: int = 0
    said: int = 0
    shown: int = 0
    drawn: int = 0
    grown: tuple[str, ...] = ()
    """The lines of code whose objects grew most in the second half, where that was asked for."""

    @property
    def growth(self) -> float:
        """MB more at the end than in the middle, without what the window keeps."""
        net = [size - kept for size, kept in zip(self.sizes, self.kept, strict=True)]
        return net[-1] - net[len(net) // 2]

    def __str__(self) -> str:
        shown = " ".join(f"{size:.1f}" for size in self.sizes)
        return (
            f"{self.actions} actions of {self.matches} matches, {self.said} sentences,"
            f" {self.shown} lines of Braille, {self.drawn} frames: {shown} MB in use"
            f" (at most {self.peak:.1f} MB resident),"
            f" {self.growth:+.1f} MB in the second half beside the drawn text that is kept"
            f" ({self.kept[len(self.kept) // 2]:.1f} MB, then {self.kept[-1]:.1f} MB)"
        )


def open_longest(player: Player, game: str, seed: int) -> None:
    """Open a match of the longest kind."""
    book = registry.game(game)
    options = facts(game).LONGEST
    seats = max(book.seats_for(book.resolve(options)))
    players = tuple(Who(NAMES[n], "" if n == 0 else "easy") for n in range(seats))
    setup = Setup(game, players, options, seed)
    player.ui.pop_to(player.ui.screens[0], silent=True)
    player.ui.navigation.open_match(player.ui, lambda: player.ui.services.matches.new_match(setup))


def play(
    player: Player, course: Course, actions: int, seed: int, each: Callable[[int], None]
) -> None:
    """Let so many actions happen, match after match; ``each`` is called after every one."""
    rng = Random(f"{course.game} {seed}")
    count = 0

    def line(rows: object) -> None:
        course.shown += 1

    player.app.displays.listeners.append(line)
    while count < actions:
        open_longest(player, course.game, rng.getrandbits(29))
        course.matches += 1
        table, host, quiet = player.table, player.table.port.host, 0
        while count < actions and not host.is_over and quiet < 200:
            before = len(host.match.journal)
            quiet = 0 if random_action(table, rng) else quiet + 1
            table.deliver()
            player.clock.ms += rng.choice((100, 500, 2000))
            player.app.step(0)
            if rng.random() < 0.1:
                player.clock.ms += 500
                player.ui.press(rng.choice(KEYS))
                player.app.step(0)
            for _ in range(len(host.match.journal) - before):
                count += 1
                each(count)
            course.said += len(player.ear.said)
            for kept in (player.ear.said, player.ear.persons, player.said, player.sounds.played,
                         player.sounds.melodies, player.keyboard.lines):  # fmt: skip
                kept.clear()
    course.actions = count


def _give_back() -> None:
    """Let the allocator return what is free: what is left is in use."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


def measure(game: str, actions: int, window: bool = True, trace: bool = False) -> Course:
    """Play and measure. With ``trace`` also find out what grew; it then takes far longer."""
    process = psutil.Process()
    course = Course(game, [], [])
    sizes, kept = course.sizes, course.kept
    snapshots: list[Any] = []

    def each(number: int) -> None:
        if number % max(1, actions // POINTS):
            return
        gc.collect()
        course.peak = max(course.peak, process.memory_info().rss / 1e6)
        _give_back()
        sizes.append(process.memory_info().rss / 1e6)
        kept.append(surface_cache.taken() / 1e6)
        if trace and len(sizes) in (POINTS // 2, POINTS):
            snapshots.append(tracemalloc.take_snapshot())

    if trace:
        tracemalloc.start(12)
    gc.freeze()  # what was there before the match is not what grows in it
    frontend, drawn = None, [0]
    if window:
        frontend = _counting(drawn)
    with tempfile.TemporaryDirectory() as folder:
        player = Player(
            Path(folder), settings={"double-press-ms": 0, "message-seconds": 1}, frontend=frontend
        )
        play(player, course, actions, 4, each)
        assert player.errors == [], player.errors[0]
        player.app.close()
    course.drawn = drawn[0]
    if trace:
        found = snapshots[1].compare_to(snapshots[0], "traceback")[:12]
        course.grown = tuple(
            f"{one.size_diff / 1e3:+.0f} kB\n" + "\n".join(one.traceback.format()[-12:])
            for one in found
        )
    return course


def _counting(drawn: list[int]) -> Callable[[Any], Any]:
    """Return what makes a window in memory that counts its frames."""

    class Counted(Window):
        def draw(self, picture: Any) -> None:
            drawn[0] += 1
            super().draw(picture)

    return Counted


def run(
    actions: int, jobs: int, say: Callable[[str], None], games: Sequence[str] | None = None
) -> int:
    """Measure every game, or some; return how many grow too much."""
    grown = []
    games = registry.own() if games is None else games
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, max_tasks_per_child=1) as pool:
        for course in pool.map(measure, games, [actions] * len(games)):
            say(f"memory {course.game}: {course}")
            if course.growth > MOST_MB:
                grown.append(course.game)
        for game in grown:
            traced = pool.submit(measure, game, actions // 4, True, True).result()
            for line in traced.grown:
                say(f"    {game} {line}")
    return len(grown)
