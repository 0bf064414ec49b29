"""Random situations: matches in the middle, screens on top of one another, keys of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.engine.contract import CLOCK, Game, OptionError
from braillespiel.games import registry
from braillespiel.table.host import Player as Who
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.services import Setup
from tests.proof.wording import NAMES
from tests.support.player import Player

UNKNOWN = ("ß", "Ö", "?", "5", "Alt+X", "Ctrl+Shift+Q", "Dots37", "F24", "é", "Delete")
REVIEWED_FOR = 3
"""Rounds of a review before the next key: it takes minutes for a long match."""
COMMON = tuple(sorted({key for row in COMMANDS for key in row.keys} - {"Ctrl"}))


def random_options(game: Game, rng: Random) -> dict[str, Any]:
    """Return random option values that go together."""
    while True:
        given: dict[str, Any] = {}
        for option in game.options:
            if rng.random() < 0.6:
                continue
            if isinstance(option.default, bool):
                given[option.id] = rng.random() < 0.5
            elif option.choices:
                given[option.id] = rng.choice([c for c in option.choices if c != "own"])
            else:
                steps = (option.high - option.low) // option.step
                given[option.id] = option.low + option.step * rng.randint(0, min(steps, 10))
        try:
            game.seats_for(game.resolve(given))
        except OptionError:
            continue
        return given


def random_table(
    player: Player, name: str, rng: Random, people: int = 1, actions: int | None = None
) -> MatchScreen:
    """Open a match of random options and seats, so many (or some) random actions into it."""
    game = registry.game(name)
    options = random_options(game, rng)
    seats = rng.choice(list(game.seats_for(game.resolve(options))))
    players = tuple(Who(NAMES[n], "" if n < people else "easy") for n in range(seats))
    setup = Setup(name, players, options, rng.getrandbits(29))
    player.ui.navigation.open_match(player.ui, lambda: player.ui.services.matches.new_match(setup))
    table = player.table
    for _ in range(rng.choice((0, 3, 10, 30, 80)) if actions is None else actions):
        if not random_action(table, rng):
            break
    table.deliver()
    player.settle()
    return table


def random_action(table: MatchScreen, rng: Random) -> bool:
    """Let somebody do something; tell whether the match goes on."""
    host = table.port.host
    state = host.match.state
    if state.is_over():
        return False
    seats = [s for s in sorted(state.to_act() - {CLOCK}) if state.legal_actions(s)]
    if not seats:
        return False
    seat = rng.choice(seats)
    host.act(seat, rng.choice(state.legal_actions(seat)))
    return True


def keys_here(player: Player, rng: Random) -> str:
    """Return a key: mostly one that means something here, often one that acts."""
    kind = rng.random()
    if kind < 0.3:
        return rng.choice(("Enter", "Tab", "Enter", "Tab", "Down", "Right", "Space", "Up", "Left"))
    if kind < 0.5:
        rows = player.ui.screen.extra_commands()
        keys = [key for row in rows for key in row.keys]
        if keys:
            return rng.choice(keys)
    if kind < 0.55:
        return rng.choice(UNKNOWN)
    if kind < 0.6:
        return f"@{rng.randrange(player.display.size().columns)}"  # type: ignore[union-attr]
    return rng.choice(COMMON)


def press(player: Player, key: str) -> None:
    """Press a key, "@n" being the routing key over cell n; what sounded before is forgotten."""
    player.sounds.played.clear()
    if key.startswith("@"):
        player.ear.said.clear()
        player.said.clear()
        player.clock.ms += 1000
        player.ui.route(int(key[1:]))
        player.settle()
    else:
        player.press(key)


def sessions(
    folder: Path, name: str, language: str, seed: int, **settings: Any
) -> Iterator[tuple[Player, Random]]:
    """Yield one player after the other at a random table of a game, without end."""
    rng = Random(f"{name} {language} {seed}")
    number = 0
    while True:
        columns = rng.choice((12, 20, 32, 40, 80))
        rows = rng.choice((1, 1, 1, 4))
        home = folder / f"{name}-{language}-{seed}-{number}"
        player = Player(home, language, columns, rows, seed, {"double-press-ms": 0, **settings})
        player.reviews_for = REVIEWED_FOR
        random_table(player, name, rng, 2 if rng.random() < 0.15 else 1)
        yield player, rng
        player.app.close()
        number += 1
