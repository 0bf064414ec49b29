"""Random keys in random situations; everything that breaks a promise is written down."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.proof.situations import keys_here, press, sessions
from tests.proof.wording import LONGEST_BRIEF, faults, longest
from tests.support.player import Player

KEYS_PER_TABLE = 60


@dataclass(slots=True)
class Report:
    """What happened: how many keys, which promises were broken and where, how slow it got."""

    keys: int = 0
    broken: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    slowest_s: float = 0.0
    slowest_key: str = ""
    screens: Counter[str] = field(default_factory=Counter)

    def note(self, what: str, where: str) -> None:
        """Write a broken promise down, with the first place."""
        self.broken[what] += 1
        self.examples.setdefault(what, where)

    def __str__(self) -> str:
        lines = [f"{count} x {what}: {self.examples[what]}" for what, count in self.broken.items()]
        return "\n".join(lines) or "nothing"


def judge(player: Player, key: str, felt: str, language: str, report: Report) -> None:
    """Check what the key made heard and felt."""
    where = f"{type(player.client.screen).__name__} {key}"
    if player.errors:
        report.note("error", f"{where}: {player.errors[-1][-800:]}")
        player.errors.clear()
    panned = key.startswith("BraillePan")
    if not any(said.speech.strip() for said in player.said) and not (
        panned and player.cells != felt
    ):
        report.note("silence", where)
    if not player.cells:
        report.note("blank line", where)
    moved = player.cells != felt or any(said.braille for said in player.said)
    if not moved and not key.startswith("Braille"):
        report.note("nothing felt", where)
    for said in player.said:
        for fault in (*faults(said.speech, language), *faults(said.brief, language)):
            report.note(fault.split()[0], f"{where}: {fault} {said.speech!r}")
        for fault in faults(said.braille, language):
            report.note(f"braille {fault}", f"{where}: {said.braille!r}")
        if longest(said.brief) > LONGEST_BRIEF:
            report.note("too long", f"{where}: {said.brief!r}")


def run(game: str, language: str, keys: int, seed: int) -> Report:
    """Press so many random keys at random tables of a game."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        players = sessions(Path(folder), game, language, seed)
        while report.keys < keys:
            player, rng = next(players)
            for _ in range(KEYS_PER_TABLE):
                if player.client.done or report.keys >= keys:
                    break
                key = keys_here(player, rng)
                felt = player.cells
                began = time.perf_counter()
                press(player, key)
                took = time.perf_counter() - began
                report.keys += 1
                if player.client.done:
                    break
                report.screens[type(player.client.screen).__name__] += 1
                if took > report.slowest_s:
                    report.slowest_s = took
                    report.slowest_key = f"{type(player.client.screen).__name__} {key}"
                judge(player, key, felt, language, report)
        players.close()
    return report
