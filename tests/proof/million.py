"""The full run of random keys: every front end, in processes of their own, and what it comes to."""

from __future__ import annotations

import faulthandler
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import psutil

from braillespiel.games import registry
from braillespiel.words.catalogue import load
from tests.proof.frontends import KEYS, Report, Situation
from tests.support.languages import LANGUAGES

KEYS_OF_PART = 25_000
"""Keys that one process sends before it reports."""
FIRSTS = 1_000_000
"""From the number of the first situation of one part to that of the next."""
HANG_S = 1.0
"""How long a burst of keys may keep the client. Only what takes so long again counts: a machine
that is busy with other things delays anything."""
NEVER_S = 1800
"""How long a part may take in all; a client that never comes back ends the run, and says where."""


def _ready() -> None:
    faulthandler.dump_traceback_later(NEVER_S, exit=True)
    for language in LANGUAGES:  # the program reads them behind its first menu
        load([f"games/{name}" for name in registry.own()], language)


def part(
    front: str, keys: int, seed: int, first: int, alone: bool = False
) -> tuple[Report, list[int], float]:
    """Send keys from situation ``first`` on, or in that one ``alone``.

    Also returns what was slow, and the memory in MB.
    """
    _ready()
    report, slow, number = Report(), [], first
    while report.keys < keys:
        found = Situation(front, seed, number).play()
        if found.slowest_s > HANG_S:
            slow.append(number)
        report.add(found)
        number += 1
        if alone:
            break
    faulthandler.cancel_dump_traceback_later()
    return report, slow, psutil.Process().memory_info().rss / 1e6


def again(front: str, seed: int, number: int) -> Report:
    """Repeat a situation."""
    _ready()
    report = Situation(front, seed, number).play()
    faulthandler.cancel_dump_traceback_later()
    return report


def through(
    front: str,
    keys: int,
    jobs: int,
    say: Callable[[str], None],
    seed: int = 1,
    *,
    alone: bool = False,
) -> int:
    """Send so many keys through one front end or device; return how much was found.

    ``alone`` gives every client a process of its own, as the program is.
    """
    began, total, sizes = time.perf_counter(), Report(), []
    slow: list[int] = []
    hangs = 0
    parts = max(jobs, round(keys / (KEYS if alone else KEYS_OF_PART)))
    context = get_context("spawn")
    with ProcessPoolExecutor(
        jobs, mp_context=context, max_tasks_per_child=1 if alone else None
    ) as pool:
        running = [
            pool.submit(part, front, -(-keys // parts), seed, number * FIRSTS, alone)
            for number in range(parts)
        ]
        for done in as_completed(running):
            report, slower, size = done.result()
            total.add(report)
            slow += slower
            sizes.append(size)
            for what in report.found[:5]:
                say(f"    {what}")
        took = time.perf_counter() - began
        for number in slow:
            once_more = pool.submit(again, front, seed, number).result()
            if once_more.slowest_s > HANG_S:
                hangs += 1
                say(f"    hangs {once_more.slowest_s:.2f} s: {once_more.slowest}")
    told = "".join(f" {count} {what}," for what, count in total.did.items())
    say(
        f"keys {front} (seed {seed}): {total.keys} keys in {total.situations} clients,"
        f" {len(total.screens)} kinds of screen, {total.actions} actions kept,"
        f" {total.left} times left,{told} {len(total.found)} found, {hangs} hang, slowest"
        f" {total.slowest_s:.2f} s ({total.slowest}), {total.keys / took:.0f} keys/s,"
        f" memory {sizes[0]:.0f} MB after the first part, {sizes[-1]:.0f} after the last"
    )
    return len(total.found) + hangs
