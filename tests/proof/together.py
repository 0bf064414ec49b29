"""Whole clients at one table over loopback, by keys alone: a match of each game to its end.

One robot only hears; it chooses the game, is ended by force in the middle of the match, and comes
back. One has nothing but a display of 20 cells behind BRLTTY. A third comes while the match runs,
watches by ear, and hears the end. ``python -m tests.proof together`` plays all games.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel.games import registry
from tests.proof.gathered import Client, Feeler, Listener, at_one_table
from tests.proof.retold import Told, Worded, last_match, retold, unheard
from tests.robots import feeling, hearing
from tests.robots.body import StuckError
from tests.robots.through_brltty import actions
from tests.robots.words import at_once, robot
from tests.support.facts import facts
from tests.support.patience import HANGS_S

FALLS_OUT = 5
"""After so many decisions the one that hears is ended by force, and a third comes."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game as the menus offer it; ``changes`` are lines of its set-up and what they are to show.

    ``seed`` is its number, typed like everything else.
    """

    game: str
    title: str
    seed: int
    changes: Mapping[str, str] = field(default_factory=dict)


MATCHES = [
    Match(game, facts(game).VARIANTS[0][0], *facts(game).TOGETHER) for game in registry.own()
]


def begin(match: Match, ear: Listener, finger: Feeler) -> None:
    """Have the one that hears choose what is played, both say that they are ready, and begin."""
    ear.find("Spiel: ")
    ear.ear.key("Enter")
    ear.find(match.title)
    ear.ear.key("Enter")
    for label, wanted in match.changes.items():
        said = ear.find(label)
        for _ in range(20):
            if said.partition(": ")[2].startswith(wanted) or said == wanted:
                break
            said = ear.ear.key("Left")
        else:
            raise AssertionError((label, ear.ear.log))
    ear.find("Nummer")
    ear.program.press("Enter", *str(match.seed), "Enter")
    ear.ear.key("Home")
    ear.ear.key("Enter")
    finger.told(f"Anna hat {match.title} gewählt")
    finger.find("bereit")
    finger.finger.key("Enter")
    ear.told("Bert ist bereit")
    ear.find("Ich bin bereit")
    ear.ear.key("Enter")
    ear.told("Alle sind bereit")
    ear.find("Anfangen")
    ear.ear.key("Enter")
    for client in (ear, finger):
        client.told(f"{match.title}. ")


def hears(ear: Listener, game: str) -> None:
    """Make one decision by ear where it is one's turn."""
    if at_once(game) or "Bert ist dran" not in ear.ear.key("T"):
        hearing.step(ear.ear, game)


def feels(finger: Feeler, game: str) -> bool:
    """Make one decision by finger where it is one's turn; tell whether the match is over."""
    if not at_once(game) and "anna dran" in finger.finger.key("T"):
        return feeling.is_over(finger.finger)
    return feeling.step(finger.finger, game)


class Evening:
    """A match under way: who is there, and since when nobody has done anything."""

    def __init__(self, match: Match, folder: Path, devices: ExitStack) -> None:
        self.match = match
        self.folder = folder
        self.devices = devices
        self.host, self.ear, self.finger = at_one_table(devices, folder)
        self.clients: list[Client] = [self.ear, self.finger]
        self.decisions = 0
        """How many each of the two has made."""
        self._seldom = 0
        self._actions = 0
        self._since = time.monotonic()

    def hears(self) -> bool:
        """Have the one that hears decide; tell whether it has heard the end."""
        ear = self.ear.ear
        told, key, apart = getattr(robot(self.match.game), "SELDOM", ({}, "", 0))
        due = key and self.decisions >= self._seldom + apart
        if due and told[ear.words.language] in ear.key("T"):
            self._seldom = self.decisions
            ear.key(key)
        else:
            hears(self.ear, self.match.game)
        return self.ear.heard_the_end()

    def feels(self) -> bool:
        """Have the one that feels decide; tell whether it has felt the end."""
        return feels(self.finger, self.match.game)

    def falls_out(self) -> None:
        """End the one that hears by force; it comes back, and somebody comes to watch."""
        before = self._retold()[0]
        self.ear.program.until(lambda: not unheard(before, self.ear.said()))
        self.gone_at = len(before)
        self.ear.killed_and_back(self.host.address)
        self.back_at = actions(self.host.home)
        for event in ("fell-out", "back"):
            self.host.saw(event, self.ear.name)
        self.watcher = Listener(self.folder / "watcher", "Cleo")
        self.devices.callback(self.watcher.close)
        self.watcher.join(self.host.address)
        self.clients.append(self.watcher)
        self.came_at = actions(self.host.home)
        self.host.saw("came", self.watcher.name)

    def _retold(self) -> Told:
        return retold(last_match(self.host.home), (self.ear.name, self.finger.name), "de")

    def not_retold(self) -> list[tuple[str, list[str]]]:
        """Return who has not heard what the same match tells their chair on one computer.

        What goes by itself while the program of the one that hears is down is in its history.
        """
        told = self._retold()
        due: list[tuple[Client, Sequence[Sequence[Worded]]]] = [
            (self.ear, told[0][: self.gone_at] + told[0][self.back_at :]),
            (self.finger, told[1]),
            (self.watcher, told[None][self.came_at :]),
        ]
        self.watcher.told(told[None][-1][-1][0])
        return [
            (client.name, missing)
            for client, told in due
            if (missing := unheard(told, client.said()))
        ]

    def look(self) -> None:
        """Raise AssertionError if nobody has done anything for long."""
        found = actions(self.host.home)
        if found != self._actions:
            self._actions, self._since = found, time.monotonic()
        logs = [client.body.log[-8:] for client in self.clients[:2]]
        assert time.monotonic() - self._since < HANGS_S, logs


def play(match: Match, folder: Path) -> str:
    """Play a match to its end; return what was counted. Raises AssertionError if it sticks."""
    began = time.monotonic()
    with ExitStack() as devices:
        evening = Evening(match, folder, devices)
        begin(match, evening.ear, evening.finger)
        heard = felt = False
        while not (heard and felt):
            if evening.decisions == FALLS_OUT:
                evening.falls_out()
            heard = heard or evening.hears()
            felt = felt or evening.feels()
            evening.decisions += 1
            evening.look()
        assert evening.decisions > FALLS_OUT, f"{match.game} was over before anybody fell out"
        missing = evening.not_retold()
        assert not missing, missing
        keys = sum(client.pressed() for client in evening.clients)
    seconds = time.monotonic() - began
    return (
        f"together {match.game}: one by ear, ended and back, one by finger, one watches;"
        f" {evening.decisions} decisions each, {keys} keys to the end, {seconds:.0f} s"
    )


def played(match: Match) -> tuple[str, int]:
    """Play a match; return what is told of it, and 1 if it did not end well, else 0."""
    with tempfile.TemporaryDirectory(prefix="bs") as folder:  # its sockets need a short path
        try:
            return play(match, Path(folder)), 0
        except (AssertionError, StuckError) as error:
            return f"together {match.game}: {str(error)[:2000]}", 1


def main(times: float = 1.0) -> int:
    """Play a match of each game, or of so great a part; return how many did not end well."""
    bad = 0
    for match in MATCHES[: max(1, round(len(MATCHES) * times))]:
        line, wrong = played(match)
        bad += wrong
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return bad


if __name__ == "__main__":
    sys.exit(main())
