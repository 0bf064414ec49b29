"""Who sits with whom: by hand, at random, by level. Nothing here knows a clock or a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from braillespiel.engine.anygame import AnyGame
    from braillespiel.engine.options import OptionValue


UNTIMED = "untimed"
"""The option of games that can be played with a clock and without one."""


def unhurried(game: AnyGame) -> dict[str, OptionValue]:
    """Return the options with which a game has no clock, where it can be played so.

    Other games with a clock wait for receipts (network.patience), in a class without an end.
    """
    found = next((option for option in game.options if option.id == UNTIMED), None)
    return {} if found is None else {UNTIMED: True}


class DealingError(ValueError):
    """Pupils cannot be dealt like this; ``rule`` is a name, ``details`` its figures."""

    def __init__(self, rule: str, **details: int) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule)


def groups(
    pupils: Sequence[int],
    seats: int,
    by: Literal["hand", "random", "level"],
    *,
    given: Sequence[Sequence[int]] = (),
    levels: Mapping[int, int] | None = None,
    rng: Random,
) -> list[list[int]]:
    """Return the pupils of each table, ``seats`` at most; bots take the rest.

    Tables differ by one pupil at most, so that nobody sits with bots alone while others are full.
    By level, those of the nearest levels sit together; who has none counts as of the middle.
    Raises DealingError group-large, twice, nobody.
    """
    if by == "hand":
        return _by_hand(given, seats)
    if not pupils:
        raise DealingError("class-nobody")
    order = list(pupils)
    rng.shuffle(order)  # of equal levels, too, it is chance who sits with whom
    if by == "level":
        known = sorted((levels or {}).values())
        middle = known[len(known) // 2] if known else 0
        order.sort(key=lambda pupil: (levels or {}).get(pupil, middle))
    count = -(-len(order) // seats)
    least, more = divmod(len(order), count)
    sizes = [least + (n < more) for n in range(count)]
    starts = [sum(sizes[:n]) for n in range(count)]
    return [order[at : at + size] for at, size in zip(starts, sizes, strict=True)]


def _by_hand(given: Sequence[Sequence[int]], seats: int) -> list[list[int]]:
    found = [list(group) for group in given if group]
    if not found:
        raise DealingError("class-nobody")
    large = next((group for group in found if len(group) > seats), None)
    if large is not None:
        raise DealingError("class-group-large", pupils=len(large), seats=seats)
    everybody = [pupil for group in found for pupil in group]
    if len(set(everybody)) < len(everybody):
        raise DealingError("class-twice")
    return found
