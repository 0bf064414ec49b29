"""The rooms of the proof: how much of what is tried in each, in pieces that stand by themselves."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from braillespiel.games import registry
from braillespiel.output.braille.tables import tables
from braillespiel.words.catalogue import load
from tests.proof import (
    badly,
    by_display,
    cells,
    followed,
    fuzz,
    million,
    monkey,
    ports,
    together,
    twins,
    unread,
)
from tests.proof import memory as growth
from tests.proof import network as nets
from tests.proof.faults import damage
from tests.proof.faults import run as strikes
from tests.proof.hosts import run as house
from tests.proof.hosts.strikes import STRIKES
from tests.proof.key_sources import SOURCES
from tests.support.languages import LANGUAGES
from tests.window.desktop import Desktop, x_server

HANG_S = 1.0
COMMAND_HANGS_S = 8 * 3600
"""Seconds after which a command is taken to hang: none of them takes half as long."""
PARTS = 4
"""Into how many pieces a room is cut that has no pieces of its own."""


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a room that stands by itself: it returns what to print, and how much was found."""

    work: Callable[..., tuple[list[str], int]]
    arguments: tuple[Any, ...]

    @property
    def name(self) -> str:
        """What tells it from the room's other pieces: its arguments, as they are written."""
        return " ".join(
            " ".join(each) if isinstance(each, tuple) else str(each) for each in self.arguments
        )

    def do(self) -> tuple[list[str], int]:
        """Do it."""
        return self.work(*self.arguments)


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the proof.

    ``pieces`` makes its pieces for so many times its full size; ``size`` says what that is, in
    words. One that is ``alone`` wants the machine for itself: its pieces come one after another.
    """

    size: str
    pieces: Callable[[float], list[Piece]]
    alone: bool = False


def pooled(pieces: list[Piece], jobs: int) -> int:
    """Do the pieces on so many cores, print in their order, return how much was found."""
    bad = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for lines, found in pool.map(Piece.do, pieces):
            for line in lines:
                say(line)
            bad += found
    return bad


def told(work: Callable[[Callable[[str], None]], int]) -> tuple[list[str], int]:
    """Return the lines that a piece of work says, and how much it found."""
    lines: list[str] = []
    found = work(lines.append)
    return lines, found


def silence(times: float) -> list[Piece]:
    """Press random keys at random tables of every game in every language."""
    keys = round(20_000 * times)
    return [
        Piece(_silence, (game, language, keys)) for game in registry.own() for language in LANGUAGES
    ]


def _silence(game: str, language: str, keys: int) -> tuple[list[str], int]:
    load([f"games/{name}" for name in registry.own()], language)  # as the program does by itself
    report = monkey.run(game, language, keys, seed=11)
    lines = [
        f"silence {game} {language}: {report.keys} keys, {sum(report.broken.values())}"
        f" found, slowest {report.slowest_s:.2f} s ({report.slowest_key}),"
        f" {len(report.screens)} kinds of screen, {len(report.tried)} zones and menus,"
        f" {len(report.untried())} keys of theirs not pressed"
    ]
    if report.broken:
        lines.append(str(report))
    return lines, bool(report.broken) + (report.slowest_s > HANG_S)


def twin_matches(times: float) -> list[Piece]:
    """Compare what is perceived of matches that differ in hidden things only."""
    pairs = round(300 * times)
    return [Piece(_twins, (game, pairs)) for game in registry.own()]


def _twins(game: str, pairs: int) -> tuple[list[str], int]:
    compared, actions, found = 0, 0, []
    for seed in range(pairs):
        count, different = twins.difference(game, seed)
        compared += count
        more, told = twins.told_difference(game, seed)
        actions += more
        found += [text for text in (different, told) if text]
    lines = [
        f"twins {game}: {pairs} pairs, {compared} keys, {actions} actions that were told,"
        f" {len(found)} different"
    ]
    return [*lines, *(f"    {told[:600]}" for told in found[:3])], len(found)


def followed_hints(times: float) -> list[Piece]:
    """Follow hints at random tables of every game."""
    positions = round(1_000 * times)
    return [Piece(_followed, (game, positions)) for game in registry.own()]


def _followed(game: str, positions: int) -> tuple[list[str], int]:
    tried, found = followed.follow(game, positions)
    lines = [f"hints {game}: {tried} positions, {len(found)} not as hinted"]
    return [*lines, *(f"    {told[:600]}" for told in found[:3])], len(found)


def hostile(times: float) -> list[Piece]:
    """Feed spoiled input."""
    return [
        Piece(_hostile, (name, round((1000 if name in fuzz.SLOW else 20_000) * times)))
        for name in fuzz.TARGETS
    ]


def _hostile(name: str, rounds: int) -> tuple[list[str], int]:
    began = time.perf_counter()
    found = fuzz.feed(name, rounds, first=1000)
    took = time.perf_counter() - began
    lines = [f"fuzz {name}: {rounds} inputs, {len(found)} found, {took:.0f} s"]
    return [*lines, *(f"    {told[:600]}" for told in found[:5])], len(found)


def faults(times: float, only: str = "") -> list[Piece]:
    """Strike whole matches of every game with every fault, and kill at every write of one.

    ``only`` names some of the faults, with commas; "kills" are those at every write.
    """
    wanted = only.split(",") if only else [*strikes.FAULTS, "kills"]
    pieces = []
    if "kills" in wanted:
        pieces = [Piece(strikes.kills, (name, round(60 * times))) for name in registry.own()]
    for name in (name for name in strikes.FAULTS if name in wanted):
        for game in registry.own():
            seeds = range(1, max(1, round(times)) + 1)
            pieces += [Piece(strikes.struck, (name, game, seed)) for seed in seeds]
    return pieces


def memory(times: float) -> list[Piece]:
    """Measure how the memory of one client grows over 10,000 actions of matches, per game."""
    return [Piece(_memory, (game, round(10_000 * times))) for game in registry.own()]


def _memory(game: str, actions: int) -> tuple[list[str], int]:
    return told(lambda say: growth.run(actions, 1, say, [game]))


def keys(times: float) -> list[Piece]:
    """Send a million random keys through every front end."""
    each = round(1_000_000 * times / PARTS)
    return [Piece(_keys, (front, each, seed)) for front in SOURCES for seed in range(1, PARTS + 1)]


def _keys(front: str, count: int, seed: int) -> tuple[list[str], int]:
    return told(lambda say: million.through(front, count, 1, say, seed))


def desktop(times: float) -> list[Piece]:
    """Send keys, clicks and a screen reader's wishes through a real X server and AT-SPI."""
    return [Piece(_desktop, (round(50_000 * times),))]


def _desktop(count: int) -> tuple[list[str], int]:
    with tempfile.TemporaryDirectory() as folder, x_server() as display:
        kept = dict(os.environ)
        real = Desktop(display, Path(folder))
        os.environ |= real.environment | {"SDL_VIDEODRIVER": "x11"}
        try:
            # One keyboard, one focus: one client at a time; a process has one window.
            return told(lambda say: million.through("desktop", count, 1, say, alone=True))
        finally:
            os.environ.clear()
            os.environ.update(kept)
            real.close()


def displays(times: float) -> list[Piece]:
    """Send keys through the real BRLTTY and its virtual display, at most 20 a second."""
    return [
        Piece(_keys, ("brltty", round(5_000 * times / PARTS), seed + 1)) for seed in range(PARTS)
    ]


def damages(times: float) -> list[Piece]:
    """Open damaged stores: 240 damages, and look at all that is in them."""
    count = max(1, round(240 * times / PARTS))
    return [Piece(damage.run, (10_000 + number * count, count)) for number in range(PARTS)]


def unread_messages(times: float) -> list[Piece]:
    """Have a finger press random keys in matches; nothing that was told may be lost to it."""
    matches = round(100 * times)
    return [
        Piece(_unread, (game, columns, matches)) for game in registry.own() for columns in (20, 40)
    ]


def _unread(game: str, columns: int, matches: int) -> tuple[list[str], int]:
    keys = read = 0
    found = []
    for seed in range(1000 * columns, 1000 * columns + matches):
        with tempfile.TemporaryDirectory() as folder:
            finger = unread.read_everything(Path(folder), game, seed, 120, columns)
        keys += finger.keys
        read += finger.read
        found += [f"seed {seed}: {what}" for what in finger.faults]
    lines = [
        f"unread {game}, {columns} cells: {matches} matches, {keys} keys, {read} messages read,"
        f" {len(found)} lost"
    ]
    return [*lines, *(f"    {told[:600]}" for told in found[:5])], len(found)


def display_alone(times: float) -> list[Piece]:
    """Play each game on each size of display by its own keys, without a letter."""
    products = by_display.products(max(1, round(times)))
    return [Piece(by_display.played, each) for each in products]


def lines_read(times: float) -> list[Piece]:
    """Read every pair of neighbouring signs between words in every pair of tables."""
    most = int(10_000 * times)
    return [
        Piece(cells.read_in, (game, language, text.id, cards.id, most))
        for game in registry.own()
        for language in LANGUAGES
        for text in tables("text")
        for cards in tables("cards")
    ]


def documents(times: float) -> list[Piece]:
    """Play beside a client behind a port of documents; both perceive the same."""
    return [
        Piece(_documents, (game, language, round(100 * times)))
        for game in registry.own()
        for language in LANGUAGES
    ]


def _documents(game: str, language: str, matches: int) -> tuple[list[str], int]:
    found = []
    for seed in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            found += ports.apart(Path(folder), game, language, seed, keys=150)
    lines = [f"ports {game} {language}: {matches} matches twice, {len(found)} differences"]
    return [*lines, *(f"    {told[:600]}" for told in found[:5])], len(found)


def network(times: float) -> list[Piece]:
    """Play through sockets, send wrong frames, look for seeds, kill hosts and seats."""
    steps, share = round(400 * times), round(10_000 * times)
    pieces = [Piece(nets.robot_matches, (n, steps)) for n in range(len(nets.VARIANTS))]
    pieces += [Piece(nets.frames, ("host", share, first)) for first in range(1, 6)]
    pieces += [Piece(nets.frames, ("client", share, first)) for first in range(1, 6)]
    pieces.append(Piece(nets.twin_tables, (max(1, round(10 * times)),)))
    pieces.append(Piece(nets.attack, (round(200 * times),)))
    pieces += [Piece(nets.killed, (game,)) for game in ("ludoteca", "cubus")]
    return pieces


def evenings(times: float) -> list[Piece]:
    """Play a match of each game over the network in clients of their own, by one sense each."""
    matches = range(max(1, round(len(together.MATCHES) * times)))
    return [Piece(_evening, (number,)) for number in matches]


def _evening(number: int) -> tuple[list[str], int]:
    line, bad = together.played(together.MATCHES[number])
    return [line], bad


def bad_players(times: float) -> list[Piece]:
    """Have robots play badly on purpose, in every game, by every front end and sense."""
    matches = max(1, round(100 * times))
    return [
        Piece(_bad_players, (front, sense, game, first, min(10, matches - first)))
        for front, sense in badly.WAYS
        for game in registry.own()
        for first in range(0, matches, 10)
    ]


def _bad_players(
    front: str, sense: str, game: str, first: int, matches: int
) -> tuple[list[str], int]:
    did: Counter[str] = Counter()
    found: list[str] = []
    for number in range(first, first + matches):
        done, wrong = badly.played(front, game, sense, number)
        did += done
        found += [f"{number}: {each}" for each in wrong]
    lines = [
        f"badly {front} {sense} {game}: {matches} matches, {did.total()} bad deeds,"
        f" {len(found)} found"
    ]
    return [*lines, *(f"    {told[:600]}" for told in found[:5])], len(found)


def hosts(times: float) -> list[Piece]:
    """Strike a house of several hosts with each thing, and with all; find the faults planted."""
    tables = max(1, round(house.TABLES * times))
    pieces = [Piece(house.played, (name, tables)) for name in STRIKES]
    many = max(1, round(100 * times))
    pieces += [Piece(house.played, ("all", many, None, alone)) for alone in (0, many)]
    return pieces + [Piece(house.planted, (fault,)) for fault in house.PLANTED]


def command(*words: str) -> Callable[[float], list[Piece]]:
    """Return what makes a room of one command, which is always carried out whole."""
    return lambda times: [Piece(_command, (words,))]


def module(*calls: str) -> Callable[[float], list[Piece]]:
    """Return what makes a room of modules of the tests, each called with what follows its name."""
    return lambda times: [Piece(_command, (("python", "-m", *call.split()),)) for call in calls]


def robots(times: float) -> list[Piece]:
    """Have robots that know the words of the client play whole matches, by one sense each."""
    matches = max(1, round(100 * times))
    calls = (
        f"tests.robots --quiet --matches {matches} --games {game} --senses {sense}"
        for game in registry.own()
        for sense in ("ear", "finger")
    )
    return module(*calls)(times)


def _command(words: tuple[str, ...], longest_s: float = COMMAND_HANGS_S) -> tuple[list[str], int]:
    # Into a file: a pipe would be waited for until all that the command left behind has ended, too.
    with tempfile.TemporaryFile() as told:
        carried_out = (sys.executable, "-P", *words[1:]) if words[0] == "python" else words
        started = subprocess.Popen(
            carried_out,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            process_group=0,
        )
        try:
            status = started.wait(longest_s)
        except subprocess.TimeoutExpired:
            status = None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)  # what it has started, and left or hung in
            started.wait()
        told.seek(0)
        lines = [line for line in told.read().decode(errors="replace").splitlines() if line.strip()]
    counts = [line.strip("= ") for line in lines if re.search(r"\d+ (passed|failed)", line)]
    red = [line[:300] for line in lines if line.startswith(("FAILED", "ERROR"))]
    if status is None:
        red.append(f"hung, and was ended after {longest_s:g} s; its last line: {lines[-1:]}")
    elif status and not red:
        red = [f"status {status}; its last line: {lines[-1:]}"]
    why = [line[:300] for line in lines if re.match(r"E  +\S", line)][:6]
    last = "; ".join(counts or lines[-1:])
    return [f"{' '.join(words)}: {last}", *(f"    {line}" for line in (*red, *why))], len(red)


ROOT = Path(__file__).resolve().parents[2]
ROOMS: dict[str, Room] = {
    "silence": Room("20,000 random keys a game and language", silence),
    "twins": Room("300 pairs of matches a game", twin_matches),
    "hints": Room("1,000 positions a game, each hint followed", followed_hints),
    "fuzz": Room("20,000 spoiled inputs a kind, 1,000 of slow kinds", hostile),
    "faults": Room("a match of each game struck by each fault, 60 kills a game", faults),
    "damage": Room("240 damaged stores", damages),
    "memory": Room("10,000 actions a game", memory),
    "keys": Room("a million random keys through each front end", keys),
    "desktop": Room("50,000 keys, clicks and wishes on a real X server", desktop, alone=True),
    "brltty": Room("5,000 keys through the real BRLTTY", displays),
    "unread": Room("100 matches a game on 20 and on 40 cells", unread_messages),
    "ports": Room("100 matches a game and language, each twice", documents),
    "cells": Room("10,000 pairs of signs a game and pair of tables", lines_read),
    "network": Room("each variant by robots, 100,000 frames, 200 attacked matches", network),
    "together": Room("a match of each game by clients of their own", evenings, alone=True),
    "display": Room("each game on each size of display", display_alone),
    "hosts": Room(
        "20 tables at a house of two hosts struck by each fault, 100 twice by all; 3 planted",
        hosts,
        alone=True,
    ),
    "badly": Room("100 matches played badly a game, front end and sense", bad_players),
}
"""The rooms that ``python -m tests.proof`` tries; --times makes them larger or smaller."""
COMMANDS: dict[str, Room] = {
    "tests": Room("./test", command("./test", "-q"), alone=True),
    "browser": Room("./test browser", command("./test", "browser", "-q"), alone=True),
    "class": Room("./test class", command("./test", "class", "-q"), alone=True),
    "strangers": Room(
        "three strangers in a house, by a terminal, a display and a page, whole matches;"
        " three more, one at a window, while the host that leads is killed",
        module(
            "pytest -q -n 0 tests/network/houses/in_three_strangers.py",
            "pytest -q -s -n 0 tests/network/houses/in_three_hosts.py",
        ),
        alone=True,
    ),
    "lessons": Room(
        "each guided match by ear alone, in each language",
        module(*(f"tests.lessons {language}" for language in LANGUAGES)),
        alone=True,
    ),
    "robots": Room("100 matches a game by ear and by finger", robots),
    "planted": Room("every planted fault", module("tests.faults"), alone=True),
    "windows": Room("./test windows, under Wine", command("./test", "windows"), alone=True),
}
"""The rooms that only "all" tries: whole commands."""
