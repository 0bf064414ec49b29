"""Random keys in random situations; everything that breaks a promise is written down."""

from __future__ import annotations

import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.menu import Menu
from braillespiel.ui.screens.prompt import Prompt
from tests.proof.places import go_elsewhere
from tests.proof.situations import COMMON, keys_here, press, sessions
from tests.proof.wording import LONGEST_BRIEF, faults, longest
from tests.support.facts import facts
from tests.support.player import Player

KEYS_PER_TABLE = 60
MANY = 400
"""Keys pressed in a zone or menu after which every key should have been among them."""
ELSEWHERE = 0.3
"""How often the keys begin in a menu rather than at the table."""
DIRECTED = 0.5
"""Which part of the keys goes to what was pressed least where the keys go."""


@dataclass(slots=True)
class Report:
    """What happened: how many keys, which promises were broken and where, how slow it got."""

    keys: int = 0
    broken: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    slowest_s: float = 0.0
    slowest_key: str = ""
    screens: Counter[str] = field(default_factory=Counter)
    tried: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """Which keys were pressed how often in which zone, menu or dialog."""

    def untried(self) -> list[str]:
        """Return the keys of the key table never pressed where many were pressed."""
        return sorted(
            f"{place} {key}"
            for place, pressed in self.tried.items()
            if pressed.total() > MANY
            for key in COMMON
            if not pressed[key]
        )

    def note(self, what: str, where: str) -> None:
        """Write a broken promise down, with the first place."""
        self.broken[what] += 1
        self.examples.setdefault(what, where)

    def __str__(self) -> str:
        lines = [f"{count} x {what}: {self.examples[what]}" for what, count in self.broken.items()]
        return "\n".join(lines) or "nothing"


def felt_now(player: Player) -> str:
    """Return all that lies under the finger, the status cell too."""
    return f"{player.cells} {player.status}"


def silent(player: Player, key: str, felt: str) -> bool:
    """Tell whether the voice was given nothing for a key.

    Panning answers with other cells, from an answer to a line of the same words with that of the
    status alone; at an end that was felt already, with the sound of an edge.
    """
    panned = key.startswith("BraillePan") and (
        felt_now(player) != felt or "edge" in player.sounds.played
    )
    return not panned and not any(text.strip() for text in player.ear.said)


def judge(
    player: Player,
    key: str,
    felt: str,
    language: str,
    report: Report,
    spelling: bool = False,
    hushed: bool = False,
) -> None:
    """Check what the key made heard and felt; ``hushed``: it asked for silence."""
    where = f"{type(player.ui.screen).__name__} {key}"
    spelling = spelling or isinstance(player.ui.screen, Prompt)  # what was typed is repeated
    if player.errors:
        report.note("error", f"{where}: {player.errors[-1][-800:]}")
        player.errors.clear()
    if silent(player, key, felt) and not hushed:
        report.note("silence", where)
    if not player.cells:
        report.note("blank line", where)
    moved = felt_now(player) != felt or any(said.braille for said in player.said)
    if not moved and not key.startswith("Braille"):
        report.note("nothing felt", where)
    for said in player.said:
        wordings = (said.speech, said.brief)
        for fault in (found for text in wordings for found in faults(text, language, spelling)):
            report.note(fault.split()[0], f"{where}: {fault} {said.speech!r}")
        for fault in faults(said.braille, language, spelling):
            report.note(f"braille {fault}", f"{where}: {said.braille!r}")
        if longest(said.brief) > LONGEST_BRIEF:
            report.note("too long", f"{where}: {said.brief!r}")


def on_silence_entry(player: Player) -> bool:
    """Tell whether the entry of a list of keys has the focus that stops the voice."""
    screen = player.ui.screen
    if not isinstance(screen, Menu) or not screen.entries:
        return False
    return screen.entries[screen.index].key.endswith(".silence")


def place(player: Player) -> str:
    """Name where the keys go: the zone of a table, or the screen."""
    screen = player.ui.screen
    if isinstance(screen, MatchScreen):
        return f"{screen.game} {screen.navigator.zone.id.rstrip('0123456789')}"
    return type(screen).__name__


def next_key(player: Player, rng: Random, report: Report) -> str:
    """Return a random key, or one that was pressed least in this place."""
    if rng.random() < DIRECTED:
        pressed = report.tried[place(player)]
        own = [key for row in player.ui.screen.extra_commands() for key in row.keys]
        keys = [*COMMON, *own]
        rng.shuffle(keys)
        return min(keys, key=lambda key: pressed[key])
    return keys_here(player, rng)


def run(game: str, language: str, keys: int, seed: int) -> Report:
    """Press so many random keys at random tables of a game."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        players = sessions(Path(folder), game, language, seed)
        while report.keys < keys:
            player, rng = next(players)
            if rng.random() < ELSEWHERE:
                go_elsewhere(player, game, rng)
            for _ in range(KEYS_PER_TABLE):
                if player.ui.done or report.keys >= keys:
                    break
                key = next_key(player, rng, report)
                report.tried[place(player)][key] += 1
                felt, screen, on_silence = (
                    felt_now(player),
                    player.ui.screen,
                    on_silence_entry(player),
                )
                player.longest_step_s = 0.0
                press(player, key)
                took = player.longest_step_s  # so long no other key was taken
                report.keys += 1
                if player.ui.done:
                    break
                report.screens[type(player.ui.screen).__name__] += 1
                if took > report.slowest_s:
                    report.slowest_s = took
                    report.slowest_key = f"{type(player.ui.screen).__name__} {key}"
                hushed = on_silence and player.ui.screen is not screen  # it was chosen
                judge(player, key, felt, language, report, facts(game).SPELLS, hushed)
        players.close()
    return report
