"""The full runs, a function each: how much of what is done; pieces of them on several cores."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from braillespiel.games import registry
from braillespiel.output.braille.tables import tables
from braillespiel.words.catalogue import LANGUAGES, load
from tests.proof import by_display, cells, fuzz, million, monkey, ports, together, twins, unread
from tests.proof import memory as growth
from tests.proof import network as nets
from tests.proof.faults import damage
from tests.proof.faults import run as strikes
from tests.window.desktop import Desktop, x_server

HANG_S = 1.0


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a run that stands by itself: it returns what to print, and how much was found."""

    work: Callable[..., tuple[list[str], int]]
    arguments: tuple[Any, ...]

    def do(self) -> tuple[list[str], int]:
        """Do it."""
        return self.work(*self.arguments)


def pooled(pieces: list[Piece], jobs: int) -> int:
    """Do the pieces on so many cores, print in their order, return how much was found."""
    bad = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for lines, found in pool.map(Piece.do, pieces):
            for line in lines:
                say(line)
            bad += found
    return bad


def silence(times: float, jobs: int) -> int:
    """Press random keys at random tables of every game in every language."""
    keys = round(20_000 * times)
    pieces = [
        Piece(_silence, (game, language, keys))
        for game in registry.names()
        for language in LANGUAGES
    ]
    return pooled(pieces, jobs)


def _silence(game: str, language: str, keys: int) -> tuple[list[str], int]:
    load([f"games/{name}" for name in registry.names()], language)  # as the program does by itself
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


def twin_matches(times: float, jobs: int) -> int:
    """Compare what is perceived of matches that differ in hidden things only."""
    pairs = round(300 * times)
    return pooled([Piece(_twins, (game, pairs)) for game in registry.names()], jobs)


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


def hostile(times: float, jobs: int) -> int:
    """Feed spoiled input."""
    pieces = [
        Piece(_hostile, (name, round((1000 if name in fuzz.SLOW else 20_000) * times)))
        for name in fuzz.TARGETS
    ]
    return pooled(pieces, jobs)


def _hostile(name: str, rounds: int) -> tuple[list[str], int]:
    began = time.perf_counter()
    found = fuzz.feed(name, rounds, first=1000)
    took = time.perf_counter() - began
    lines = [f"fuzz {name}: {rounds} inputs, {len(found)} found, {took:.0f} s"]
    return [*lines, *(f"    {told[:600]}" for told in found[:5])], len(found)


def faults(times: float, jobs: int, only: str = "") -> int:
    """Strike whole matches of every game with every fault, and kill at every write of one.

    ``only`` names some of the faults, with commas; "kills" are those at every write.
    """
    wanted = only.split(",") if only else [*strikes.FAULTS, "kills"]
    pieces = []
    if "kills" in wanted:
        pieces = [Piece(strikes.kills, (name, round(60 * times))) for name in registry.names()]
    for name in (name for name in strikes.FAULTS if name in wanted):
        for game in registry.names():
            seeds = range(1, max(1, round(times)) + 1)
            pieces += [Piece(strikes.struck, (name, game, seed)) for seed in seeds]
    return pooled(pieces, jobs)


def memory(times: float, jobs: int) -> int:
    """Measure how the memory of one client grows over 10,000 actions of matches, per game."""
    return growth.run(round(10_000 * times), jobs, say)


def keys(times: float, jobs: int) -> int:
    """Send a million random keys through every front end."""
    return million.full(round(1_000_000 * times), jobs, say)


def desktop(times: float, jobs: int) -> int:
    """Send keys, clicks and a screen reader's wishes through a real X server and AT-SPI."""
    with tempfile.TemporaryDirectory() as folder, x_server() as display:
        kept = dict(os.environ)
        real = Desktop(display, Path(folder))
        os.environ |= real.environment | {"SDL_VIDEODRIVER": "x11"}
        try:
            # One keyboard, one focus: one client at a time; a process has one window.
            return million.through("desktop", round(50_000 * times), 1, say, alone=True)
        finally:
            os.environ.clear()
            os.environ.update(kept)
            real.close()


def displays(times: float, jobs: int) -> int:
    """Send keys through the real BRLTTY and its virtual display, at most 20 a second."""
    return million.through("brltty", round(5_000 * times), jobs, say)


def damages(times: float, jobs: int) -> int:
    """Open damaged stores: 240 damages, and look at all that is in them."""
    count = round(240 * times / jobs)
    pieces = [Piece(damage.run, (10_000 + number * count, count)) for number in range(jobs)]
    return pooled(pieces, jobs)


def unread_messages(times: float, jobs: int) -> int:
    """Have a finger press random keys in matches; nothing that was told may be lost to it."""
    matches = round(100 * times)
    return pooled(
        [
            Piece(_unread, (game, columns, matches))
            for game in registry.names()
            for columns in (20, 40)
        ],
        jobs,
    )


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


def display_alone(times: float, jobs: int) -> int:
    """Play each game on each size of display by its own keys, without a letter."""
    products = by_display.products(max(1, round(times)))
    return pooled([Piece(by_display.played, each) for each in products], jobs)


def lines_read(times: float, jobs: int) -> int:
    """Read every pair of neighbouring signs between words in every pair of tables."""
    most = int(10_000 * times)
    pieces = [
        Piece(cells.read_in, (game, language, text.id, cards.id, most))
        for game in registry.names()
        for language in LANGUAGES
        for text in tables("text")
        for cards in tables("cards")
    ]
    return pooled(pieces, jobs)


def documents(times: float, jobs: int) -> int:
    """Play beside a client behind a port of documents; both perceive the same."""
    return pooled(
        [
            Piece(_documents, (game, language, round(100 * times)))
            for game in registry.names()
            for language in LANGUAGES
        ],
        jobs,
    )


def _documents(game: str, language: str, matches: int) -> tuple[list[str], int]:
    found = []
    for seed in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            found += ports.apart(Path(folder), game, language, seed, keys=150)
    lines = [f"ports {game} {language}: {matches} matches twice, {len(found)} differences"]
    return [*lines, *(f"    {told[:600]}" for told in found[:5])], len(found)


def network(times: float, jobs: int) -> int:
    """Play through sockets, send wrong frames, look for seeds, kill hosts and seats."""
    steps, share = round(400 * times), round(10_000 * times)
    pieces = [Piece(nets.robot_matches, (n, steps)) for n in range(len(nets.VARIANTS))]
    pieces += [Piece(nets.frames, ("host", share, first)) for first in range(1, 6)]
    pieces += [Piece(nets.frames, ("client", share, first)) for first in range(1, 6)]
    pieces.append(Piece(nets.twin_tables, (max(1, round(10 * times)),)))
    pieces.append(Piece(nets.attack, (round(200 * times),)))
    pieces += [Piece(nets.killed, (game,)) for game in ("ludoteca", "cubus")]
    return pooled(pieces, jobs)


RUNS: dict[str, Callable[[float, int], int]] = {
    "silence": silence,
    "twins": twin_matches,
    "fuzz": hostile,
    "faults": faults,
    "damage": damages,
    "memory": memory,
    "keys": keys,
    "desktop": desktop,
    "brltty": displays,
    "unread": unread_messages,
    "ports": documents,
    "cells": lines_read,
    "network": network,
    "together": lambda times, jobs: together.main(times),
    "display": display_alone,
}
