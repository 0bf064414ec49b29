"""The network in full: robots at seats of their own, frames nobody should send, killed hosts."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from secrets import randbits

from braillespiel.games import registry
from braillespiel.network import messages as m
from tests.golden.variants import VARIANTS
from tests.network import fuzz, processes
from tests.network.places import Lists, Room
from tests.network.robots import played
from tests.network.twins import told_apart
from tests.support.languages import LANGUAGES

Told = tuple[list[str], int]


def robot_matches(number: int, steps: int) -> Told:
    """Play one variant through sockets, with lines that break."""
    variant, rng = VARIANTS[number], Random(number)
    falls = sorted(rng.randrange(4, 100) for _ in range(6))
    found = played(variant, number, rng.choice(LANGUAGES), steps, falls)
    line = f"network {variant.game} {variant.name}: {steps} entries at most, {len(found)} apart"
    return [line, *(f"    {told[:600]}" for told in found[:3])], len(found)


def twin_tables(seeds: int) -> Told:
    """Compare the frames of tables that a seat cannot tell apart."""
    several = [variant for variant in VARIANTS if variant.seats > 1]
    found = [each for one in several for seed in range(seeds) for each in told_apart(one, seed)]
    return [f"network twins: {len(several) * seeds} pairs, {len(found)} differ", *found], len(found)


def frames(to: str, examples: int, first: int) -> Told:
    """Send frames that nobody should send."""
    send = fuzz.to_the_host if to == "host" else fuzz.to_a_client
    sent = send(examples, first)
    return [f"network frames to the {to}: {sent} sent"], 0


def killed(game: str) -> Told:
    """End hosts and seats by force; let a seat sleep."""
    with tempfile.TemporaryDirectory() as home:
        found = processes.host_is_killed(Path(home) / "1", game)
        found += processes.seat_is_killed(Path(home) / "2", game)
        found += processes.seat_is_stopped(Path(home) / "3", game)
        found += processes.seat_comes_back(Path(home) / "4", game)
        found += processes.seat_comes_back(Path(home) / "5", game, "--code", processes.CODE)
    return [f"network {game}: killed, stopped and started again, {len(found)} found", *found], len(
        found
    )


class _Secret(Lists):
    """A keeper that deals as the real one does: from a seed that nobody gave."""

    def begin(self, *given: object) -> object:  # type: ignore[override]
        self.seed = randbits(64)
        return super().begin(*given)  # type: ignore[arg-type]


def attack(matches: int) -> Told:
    """Look for seeds in all that seats and spectators of so many matches are sent."""
    found = []
    sizes = 0
    games = registry.own()
    for number in range(matches):
        game = games[number % len(games)]
        keeper = _Secret()
        room = Room(m.SetUp(game, 3), 2, keeper=keeper)
        people = [room.join(name) for name in ("Ana", "Ben")]
        people.append(room.join("Eve", watches=True))
        for _ in range(12):
            movers = [each for each in people[:2] if each.legal()]
            if not movers:
                room.pass_time(1000)
                continue
            movers[0].act(movers[0].legal()[0])
            room.pass_time(100)
        text = b"".join(frame for person in people for frame in person.frames)
        sizes += len(text)
        seeds = (keeper.seed, room.host._seed)
        shown = [form for seed in seeds for form in (str(seed), f"{seed:x}", str(seed)[:9])]
        found += [f"    {game}: {form}" for form in shown if form.encode() in text]
    return [f"network attack: {matches} matches, {sizes} bytes, {len(found)} seeds", *found], len(
        found
    )
