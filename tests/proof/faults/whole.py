"""A whole match to which something happens on the way, and what is found wrong with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.store.opening import Store, open_store
from braillespiel.ui.announcer import Said
from braillespiel.ui.match.screen import MatchScreen
from tests.proof import wording
from tests.proof.situations import random_action, random_table
from tests.support.facts import facts
from tests.support.patience import HANGS_S
from tests.support.player import Player

LONGEST = 1500
"""Steps after which a match is left, so that a bug cannot run on for ever."""
ASKING = ("T", "C", "S", "Tab", "Down", "Right", "Ctrl+Up", "F3")
"""Keys that ask: each has an answer at every table."""


@dataclass(slots=True)
class Report:
    """What was done in one match, and what was found."""

    fault: str
    game: str
    seed: int
    times: int = 0
    """How often the fault struck."""
    actions: int = 0
    keys: int = 0
    slowest_s: float = 0.0
    """The longest that a key kept the client, wall time."""
    note: str = ""
    found: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Count in what was done and found in another match."""
        self.times += other.times
        self.actions += other.actions
        self.keys += other.keys
        self.slowest_s = max(self.slowest_s, other.slowest_s)
        self.found += other.found

    def __str__(self) -> str:
        note = f", {self.note}" if self.note else ""
        line = (
            f"{self.fault} {self.game}, seed {self.seed}: {self.times} times in {self.actions}"
            f" actions, {self.keys} keys, slowest {1000 * self.slowest_s:.0f} ms{note},"
            f" {len(self.found)} found"
        )
        return "\n    ".join([line, *self.found[:5]])


class Whole:
    """A match of random actions to its end, with a person who asks in between."""

    def __init__(
        self, home: Path, fault: str, game: str, seed: int, player: Player | None = None
    ) -> None:
        self.report = Report(fault, game, seed)
        self.rng = Random(f"{fault} {game} {seed}")
        self.home = home
        self.player = player or Player(home, seed=seed, settings={"double-press-ms": 0})
        self.heard: list[Said] = []
        """All that was told since the beginning."""
        self.player.ui.announcer.listeners.append(self.heard.append)
        self.hurried = False
        """Whether the person goes on without hearing all to its end, as a game's key does."""
        self.table: MatchScreen = random_table(self.player, game, self.rng, actions=0)

    def steps(self) -> Iterator[int]:
        """Play on to the end of the match; yields the number of the step before each one."""
        for number in range(LONGEST):
            if self.table.port.host.is_over:
                return
            yield number
            if self.hurried:
                self.table.received()
            if random_action(self.table, self.rng):
                self.table.deliver()
            self.player.wait(500, 250)
        self.found("the match does not end")

    def found(self, what: str) -> None:
        """Note something that must not be."""
        length = len(self.table.port.host.match.journal)
        self.report.found.append(f"after {length} actions: {what}"[:700])

    def ask(self, key: str = "", felt: bool = True) -> str:
        """Press a key that asks; return its answer, which must be heard and felt."""
        key = key or self.rng.choice(ASKING)
        before = len(self.heard)
        began = time.perf_counter()
        self.player.press(key)
        self.report.slowest_s = max(self.report.slowest_s, time.perf_counter() - began)
        self.report.keys += 1
        answers = [said for said in self.heard[before:] if said.speech]
        if not answers or not any(text.strip() for text in self.player.ear.said):
            self.found(f"{key} is not answered in speech")
            return ""
        if felt and not any(self.player.ui.braille().rows[0]):
            self.found(f"{key} leaves the Braille line empty")
        return answers[-1].speech

    def until(self, condition: Callable[[], object], what: str) -> bool:
        """Let the client go on until something is so; note it if it does not come to be."""
        end = time.monotonic() + HANGS_S
        while not condition():
            self.player.app.step(0)
            if time.monotonic() > end:
                self.found(f"waited in vain for {what}")
                return False
            time.sleep(0.001)
        return True

    def told(self, *parts: str, since: int = 0) -> bool:
        """Tell whether a sentence with one of ``parts`` was said and brailled since then."""
        return any(
            any(part in said.speech for part in parts) and (said.braille or said.brief)
            for said in self.heard[since:]
        )

    def done(self) -> Report:
        """Close the client; return the report."""
        self.report.actions = len(self.table.port.host.match.journal)
        for said in self.heard:
            for text in (said.speech, said.brief):
                sentence = text.replace(str(self.home.parent), "")  # a path is of no language
                wrong = wording.faults(
                    sentence, self.player.app.language, facts(self.report.game).SPELLS
                )
                if wrong:
                    self.found(f"{wrong}: {text}")
        self.player.app.close()
        self.report.found += [f"error: {error[-600:]}" for error in self.player.errors]
        return self.report


def stored(home: Path) -> list[str]:
    """Return the journal of the match on disk that was played last."""
    return with_store(home, newest)


def newest(store: Store) -> list[str]:
    """Return the journal of the match that was played last."""
    lines = [*store.matches.unfinished(), *store.matches.finished()]
    if not lines:
        return []
    line = max(lines, key=lambda each: (each.changed, each.id))
    return [entry.text for entry in store.matches.load(line.id).entries]


def with_store(home: Path, ask: Callable[[Store], Any]) -> Any:
    """Open the store in ``home`` for a question."""
    store = open_store(home)
    try:
        return ask(store)
    finally:
        store.close()
