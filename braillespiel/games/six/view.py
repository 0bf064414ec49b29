"""What a seat may know of a match: the open table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from braillespiel.engine.chance import Chance, between, shuffle
from braillespiel.engine.contract import CLOCK, View
from braillespiel.games.six.actions import Action
from braillespiel.games.six.deck import NUMBERS
from braillespiel.games.six.table import OVER, Setting, Table

if TYPE_CHECKING:
    from braillespiel.games.six.rules import SixState

GLASS_SPREAD = 0.1
"""A glass runs up to this share longer or shorter than its nominal time, by lot (decided)."""
UNTIMED_ROLLS = (30, 50)
"""Without time the glass is empty after so many rolls, by lot (decided)."""


def draw_glass(setting: Setting, rng: Random) -> int:
    """Return how long a glass runs: ms, in untimed matches rolls."""
    if setting.untimed:
        return between(rng, *UNTIMED_ROLLS)
    spread = round(setting.glass_ms * GLASS_SPREAD)
    return setting.glass_ms + between(rng, -spread, spread)


class SixView(View):
    """What a seat may know: the open table. Piles, glass and chance are not in it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SixView) and (self.seat, self.table) == (other.seat, other.table)

    __hash__ = None  # type: ignore[assignment]

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act, and the clock."""
        return acting(self.table)

    def legal_actions(self) -> list[Action]:
        """Return this seat's legal actions."""
        return self.table.legal(self.seat)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.table.phase == OVER

    def scores(self) -> list[int]:
        """Return the strokes of every seat: all have seen what was secured."""
        return self.table.points()

    def unseen(self, seat: int) -> list[int]:
        """Return the numbers of a seat's draw pile whose order nobody knows."""
        table = self.table
        seen = {card for place in table.places[seat] for card in place}
        seen.update(table.secured[seat], table.bottoms[seat], (table.drawn[seat],))
        return [number for number in NUMBERS if number not in seen]

    def sample(self, rng: Random) -> SixState:
        """Return a state with the unknown cards, the glass and the chance drawn anew."""
        from braillespiel.games.six.rules import SixState

        table = self.table.clone()
        piles = []
        for seat in range(table.setting.seats):
            cards = self.unseen(seat)
            shuffle(rng, cards)
            piles.append(table.bottoms[seat] + cards)
        glass = draw_glass(table.setting, rng)
        return SixState(table, piles, glass, Chance(rng.getrandbits(48)))


def acting(table: Table) -> frozenset[int]:
    """Return who may act: seats that can do something, and the clock until the end."""
    return frozenset() if table.phase == OVER else frozenset((CLOCK, *table.acting()))
