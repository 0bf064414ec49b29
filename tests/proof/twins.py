"""Twin matches that differ only in what a seat cannot know: it must perceive the same.

That holds for what it looks up with keys (:func:`difference`), and for what it is told while the
matches continue with actions that look the same to it (:func:`told_difference`).
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.ui.match.screen import MatchScreen
from tests.proof.situations import keys_here, press, random_table
from tests.support.player import Player

LEFT_OUT = ("Escape", "F2", "H", "Shift+H")
"""Keys that leave the table; and those of hints: how long one is thought about is real time."""


ENOUGH = 25
"""Keys compared at a table that are enough."""
TRIES = 8
"""How often the look round begins again without a key that acted."""
ACTIONS = 12
"""Actions of anybody that are told in both twins."""
CANDIDATES = 12
"""How many actions are tried for one that looks the same in both."""
UNPERCEIVED = ("tick", "heard")
"""Entries that nobody else perceives: the time, and that a seat has heard, which bots say too."""


@dataclass(slots=True)
class Perceived:
    """What each key made heard, felt and seen, and which then acted or left ("" if none)."""

    keys: list[tuple[Any, ...]] = field(default_factory=list)
    acted: str = ""


def perceived(player: Player, keys: list[str]) -> Perceived:
    """Press keys until one acts, or leaves the table."""
    found = Perceived()
    table = player.table
    before = list(table.port.host.match.journal)
    for key in keys:
        press(player, key)
        player.clock.ms -= 1000  # the games' clocks stand: what passing time reveals is an action
        journal = table.port.host.match.journal
        done = {entry.text.split()[0] for entry in journal[len(before) :]}
        acted = journal[: len(before)] != before or not done <= {*UNPERCEIVED}
        if acted or player.ui.screen is not table:
            found.acted = key
            break
        picture = player.keyboard.picture
        heard = tuple(said.speech for said in player.said)
        found.keys.append((key, heard, player.cells, tuple(player.sounds.played[-2:]), picture))
    return found


def look(folder: Path, game: str, seed: int, twin: bool, acting: set[str]) -> Perceived:
    """Sit down at a random table, or at its twin, and look around without the keys that act."""
    player = Player(folder, seed=seed, settings={"double-press-ms": 0})
    try:
        rng = Random(f"table {game} {seed}")
        table = random_table(player, game, rng)
        if table.ended or not isinstance(player.ui.screen, MatchScreen):
            return Perceived()
        if twin:
            view = table.port.host.view(table.seat)
            table.port.host.match.state = view.sample(Random(seed + 1))
        table.port.host.pause()
        table.refresh()
        keys = Random(f"keys {game} {seed}")
        pressed = [keys_here(player, keys) for _ in range(40)]
        return perceived(player, [k for k in pressed if k not in LEFT_OUT and k not in acting])
    finally:
        player.app.close()


def difference(game: str, seed: int) -> tuple[int, str]:
    """Return how many keys were compared, and the first difference ("" if there was none)."""
    acting: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        first = look(Path(folder) / "first", game, seed, twin=False, acting=acting)
        for number in range(TRIES):
            if not first.acted or len(first.keys) >= ENOUGH:
                break
            acting.add(first.acted)
            first = look(Path(folder) / str(number), game, seed, twin=False, acting=acting)
        second = look(Path(folder) / "twin", game, seed, twin=True, acting=acting)
    for one, other in zip(first.keys, second.keys, strict=False):
        if one != other:
            return len(first.keys), f"{game} {seed}: {one[:4]} / {other[:4]}"
    if len(first.keys) != len(second.keys):
        return len(first.keys), f"{game} {seed}: an action is legal in one twin only"
    return len(first.keys), ""


def told_difference(game: str, seed: int) -> tuple[int, str]:
    """Let twins go on; return how many actions were told, and the first that was told differently.

    Only actions are taken after which all zones of the seat are the same: what cards the others
    drew, say, must not be in what is told of it.
    """
    with tempfile.TemporaryDirectory() as folder:
        players = [Player(Path(folder) / name, seed=seed) for name in ("one", "twin")]
        try:
            sessions = []
            for player in players:
                table = random_table(player, game, Random(f"told {game} {seed}"))
                if table.ended:
                    return 0, ""
                table.port.host.pause()
                sessions.append(table)
            return _told_alike(sessions, players[0].table.seat, seed)
        finally:
            for player in players:
                player.app.close()


def _told_alike(sessions: list[MatchScreen], seat: int, seed: int) -> tuple[int, str]:
    one, twin = sessions
    twin.port.host.match.state = one.port.view(seat).sample(Random(seed + 1))
    rng, count = Random(f"going on {seed}"), 0
    for table in sessions:
        table.seats.take(seat)
    for _ in range(ACTIONS):
        chosen = _looking_the_same(sessions, seat, rng)
        if chosen is None:
            break
        for table in sessions:
            table.port.host.act(*chosen)
        # The numbers of updates also count how often the clock was looked at.
        first, second = (
            [replace(told, update=None) for told in table.seats.take(seat)] for table in sessions
        )
        count += 1
        if first != second:
            return count, f"{chosen}: {first} / {second}"
    return count, ""


def _looking_the_same(
    sessions: list[MatchScreen], seat: int, rng: Random
) -> tuple[int, Any] | None:
    """Return an actor and an action after which the seat sees the same in both twins."""
    state = sessions[0].port.host.match.state
    pairs = [(n, a) for n in sorted(state.to_act() - {CLOCK}) for a in state.legal_actions(n)]
    # Those of the others first: what they have is what the seat cannot know.
    rng.shuffle(pairs)
    pairs.sort(key=lambda pair: pair[0] == seat)
    for actor, action in pairs[:CANDIDATES]:
        seen = []
        for table in sessions:
            trial = table.port.host.match.state.clone()
            try:
                trial.apply(actor, action)
            except IllegalActionError:
                break
            view = trial.view(seat)
            seen.append(
                (view.to_act(), list(view.scores()), table.seats.presenters[seat].zones(view))
            )
        if len(seen) == len(sessions) and seen[0] == seen[1]:
            return actor, action
    return None
