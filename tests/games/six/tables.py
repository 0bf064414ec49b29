"""Positions drawn as text, for the tests of SIX."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.contract import CLOCK, Tick
from braillespiel.games import registry
from braillespiel.games.six.deadlines import reveal_at
from braillespiel.games.six.game import GAME
from braillespiel.games.six.rules import SixState
from braillespiel.words.catalogue import Words

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")


def row(text: str) -> list[list[int]]:
    """Draw three places: "9 4+12 -" is a 9, a 12 over a 4, and a free place."""
    return [[] if place == "-" else [int(card) for card in place.split("+")]
            for place in text.split()]  # fmt: skip


def table(*places: str, options: dict[str, Any] | None = None, **more: Any) -> SixState:
    """Draw the places of every seat; ``secured`` and ``piles`` as lists. Seat 0 has the dice."""
    options = GAME.resolve(options or {})
    return GAME.state_from(len(places), options, {"places": [row(text) for text in places], **more})


def window(*places: str, dice: tuple[int, ...], **more: Any) -> SixState:
    """Draw a table where seat 0 has just rolled ``dice``."""
    left = max(1, len(dice) - 1) if len(dice) > 1 else 0
    return table(*places, phase="window", dice=list(dice), next_dice=left, **more)


def do(state: SixState, seat: int, text: str, at: int | None = None) -> list[Any]:
    """Let the clock run to ``at`` ms, then act; return the action's events."""
    if at is not None:
        pass_time(state, at)
    return state.apply(seat, GAME.parse_action(text))


def pass_time(state: SixState, until: int) -> list[Any]:
    """Let the clock act up to ``until`` ms."""
    found: list[Any] = []
    while (due := state.deadline()) is not None and due <= until:
        found += state.apply(CLOCK, Tick(due))
    return found + state.apply(CLOCK, Tick(until))


def hear(state: SixState, at: int | None = None) -> list[Any]:
    """Let all seats have heard what was told last."""
    if at is not None:
        pass_time(state, at)
    found: list[Any] = []
    for seat in range(state.public.settings.seats):
        if state.secret.heard[seat] is None:
            found += do(state, seat, f"heard {state.public.serial}")
    return found


def rolled(state: SixState, at: int, dice: tuple[int, ...]) -> list[Any]:
    """Throw, and let exactly ``dice`` come up."""
    events = do(state, state.public.active, "roll", at)
    used = state.secret.chance.used
    for seed in range(100_000):
        state.secret.chance.seed = seed
        rng = state.secret.chance.clone().draw()
        if tuple(rng.randint(1, 6) for _ in dice) == dice:
            break
    assert state.secret.chance.used == used
    return events + pass_time(state, reveal_at(state.public, state.secret.heard) or at)


def presenter(
    seat: int | None = 0, language: str = "de", seats: int = 2, present: tuple[int, ...] = ()
) -> Any:
    words = Words(language, ("client", *registry.catalogues("six")))
    return registry.presenter_type("six")(words, NAMES[:seats], seat, present)  # type: ignore[call-arg]
