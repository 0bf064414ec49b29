"""Where a robot meets the client: the wiring, the setting up by menus, the referee."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from tests.robots import feeling, hearing
from tests.robots.behind_brlapi import Touch
from tests.robots.body import Body, Ear, Finger, StuckError
from tests.robots.display_only import DisplayOnly
from tests.robots.words import words
from tests.support.facts import facts
from tests.support.player import Player
from tests.table.encoded import through_documents

GUESSES = ("turn ", "draw", "pass", "knock", "let")
"""Actions whose outcome nobody can know beforehand, or that only decline; no missed chances."""
PATIENCE = 12
"""Decisions without an action of anybody after which a robot counts as stuck."""

TYPING_MS, PANNING_MS = 1000, 250
"""How long a robot takes for a key, and to read on."""
LOOK_MS = 250
"""How often the client looks at its clock meanwhile."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A game as the setting-up menu offers it: seats, and lines to be changed by label."""

    game: str
    title: str
    seats: int
    changes: Mapping[str, str] = field(default_factory=dict)
    """Label of a line to the value that it is to show, as they are heard in ``language``."""
    felt: Mapping[str, str] = field(default_factory=dict)
    """The same as they are felt."""
    language: str = "de"


@dataclass(slots=True)
class Outcome:
    """What the referee saw."""

    variant: Variant
    sense: str
    seed: int
    keys: int = 0
    actions: int = 0
    scored: int = 0
    won: bool = False
    missed: int = 0
    """Decisions at which a scoring action was there; counted only when the robot never scored."""
    seconds: float = 0.0
    problem: str = ""
    log: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Tell whether the match was finished, and not blindly."""
        return not self.problem and (self.scored > 0 or self.missed == 0)


class Arena:
    """A client with one robot in front of it."""

    def __init__(
        self,
        home: Path,
        sense: str,
        seed: int,
        columns: int = 20,
        language: str = "de",
        rows: int = 1,
        letters: bool = True,
        encoded: bool = False,
        slow: bool = False,
    ) -> None:
        self.touch = Touch(columns, rows, slow) if sense == "finger" else None
        display = self.touch and self.touch.display
        chosen = {"slow-display": "yes" if slow else "no"}
        self.player = Player(
            home, language, columns, rows, seed=seed, display=display, settings=chosen
        )
        if encoded:
            through_documents(self.player.app.matches)
        known = words(language)
        self.keys = 0
        self.body: Body
        if self.touch is None:
            self.body = Ear(known, self._keyboard)
        else:
            kind = Finger if letters else DisplayOnly
            self.body = kind(known, self._display, self.touch.feel, columns, rows)
        self.body.chance.seed(seed)

    def _keyboard(self, key: str) -> list[str]:
        self.keys += 1
        heard = self.player.ear.heard
        begin = len(heard)
        self.player.wait(TYPING_MS, LOOK_MS)
        self.player.clock.ms -= 1000  # the press takes a second more
        self.player.press(key)
        return heard[begin:]

    def _display(self, key: str) -> None:
        assert self.touch is not None
        self.keys += 1
        self.player.wait(PANNING_MS if key.startswith("Pan") else TYPING_MS, LOOK_MS)
        self.touch.press(key, self.player)

    def close(self) -> None:
        """End the client and what it was connected to."""
        self.player.app.close()
        if self.touch is not None:
            self.touch.close()

    def set_up(self, variant: Variant) -> None:
        """Have the robot find the game in the menus, set it up and begin."""
        self.body.know(variant.game)
        if isinstance(self.body, Ear):
            hearing.set_up(self.body, variant.title, variant.seats, variant.changes)
        else:
            assert isinstance(self.body, Finger)
            feeling.set_up(self.body, variant.title, variant.seats, variant.felt)

    def play(self, game: str, actions: int = 0, general: bool = False) -> None:
        """Have the robot play until it knows that the match is over. Raises StuckError.

        If ``actions`` is given, it stops after so many of its own. ``general``: by what is live and
        by menus alone.
        """
        table = self.player.table
        body, length, idle = self.body, -1, 0
        while True:
            if isinstance(body, Ear):
                over = hearing.step(body, game, general)
            else:
                assert isinstance(body, Finger)
                over = feeling.step(body, game, general)
            if over:
                break
            if actions and own_actions(table.port.host.match, table.seat) >= actions:
                return
            if len(table.port.host.match.journal) != length:
                length, idle = len(table.port.host.match.journal), 0
            elif (idle := idle + 1) > PATIENCE:
                raise StuckError("nothing happens any more")
        if not table.port.host.is_over:
            raise StuckError("the robot thinks that the match is over")


def own_actions(match: Match, seat: int) -> int:
    """Return how often a seat has acted so far; that it has heard is no action."""
    return sum(
        entry.seat == seat and not match.game.is_receipt(match.game.parse_journal(entry.text))
        for entry in match.journal
    )


def contest(
    variant: Variant,
    sense: str,
    seed: int,
    columns: int = 20,
    rows: int = 1,
    letters: bool = True,
    encoded: bool = False,
    slow: bool = False,
    general: bool = False,
) -> Outcome:
    """Play one match and judge it; without ``letters`` by the keys of a display alone; ``encoded``:
    through a port behind which all is JSON; ``slow``: on a display that takes 2 s for a frame;
    ``general``: as in a game of which the robot knows nothing.
    """
    outcome = Outcome(variant, sense, seed)
    home = Path(tempfile.mkdtemp(prefix="robots-"))
    began = time.perf_counter()
    arena = Arena(home, sense, seed, columns, variant.language, rows, letters, encoded, slow)
    try:
        arena.set_up(variant)
        match = arena.player.table.port.host.match
        expected = variant.seats
        if match.game.id != variant.game or match.seats != expected:
            raise StuckError(f"set up {match.game.id} for {match.seats}")
        arena.play(variant.game, general=general)
        judge(match, arena.player.table.seat, outcome)
    except Exception as error:  # whatever happens is a finding about this match
        outcome.problem = f"{type(error).__name__}: {error}"[:500]
        outcome.log = [*arena.body.log[-25:], f"[T: {arena.player.press('T')}]"]
    outcome.keys = arena.keys
    outcome.seconds = time.perf_counter() - began
    arena.close()
    if arena.player.errors:
        outcome.problem += " ".join(arena.player.errors)[-2000:]
    shutil.rmtree(home, ignore_errors=True)
    return outcome


def judge(match: Match, seat: int, outcome: Outcome) -> None:
    """Replay the match: count the robot's actions and the scoring ones among them."""
    own = match.game.id in registry.own()
    kinds = facts(match.game.id).SCORING if own else None
    copy = Match(match.game, match.seats, match.options, match.seed)
    chances = 0
    for entry in match.journal:
        if entry.seat == seat and not outcome.scored and chances == 0:
            for action in copy.state.legal_actions(seat)[:200]:
                if str(action).startswith(GUESSES):
                    continue
                trial = copy.state.clone()
                try:
                    events = trial.apply(seat, action)
                except IllegalActionError:
                    continue
                if any(kinds is None or event.kind in kinds for event in events):
                    chances += 1
                    break
        events = (
            copy.advance(entry.at)
            if entry.seat == CLOCK
            else copy.apply(entry.seat, match.game.parse_journal(entry.text), entry.at)
        )
        if entry.seat == seat:
            outcome.actions += 1
            outcome.scored += sum(kinds is None or event.kind in kinds for event in events)
    outcome.missed = 0 if outcome.scored else chances
    outcome.won = seat in copy.state.winners()
