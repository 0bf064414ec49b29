"""The public part of a match: everything that lies open before all players."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from braillespiel.games.ludoteca.cards import (
    ALL_PILLARS,
    BROKEN,
    FIRST_RESOURCE,
    HELPER_1,
    HELPER_8,
    cell_value,
)
from braillespiel.games.ludoteca.deck import Deck, GoalCard, ResourceCard, Step
from braillespiel.games.ludoteca.scoring import Score


class Rules(msgspec.Struct, frozen=True):
    """What the players agreed on."""

    seats: int
    extended: bool
    eight: bool
    """Whether the helper 8 gives a point in the extended game."""
    target: int
    """The points that end the match."""
    deck: Deck
    own_deck: bool = False


STALLED = 20
"""After so many turns of each player without a card being laid or played the round ends."""


class Table:
    """What everybody sees. Piles are lists with the top card last."""

    __slots__ = (
        "discards",
        "done",
        "history",
        "idle",
        "kinds",
        "known",
        "pending",
        "phase",
        "resources",
        "round",
        "rows",
        "rules",
        "scores",
        "starter",
        "turn",
        "winners",
    )

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        self.rows: list[list[list[int]]] = [[[] for _ in range(6)] for _ in range(seats)]
        self.done = [0] * seats
        """Masks of the pillars completed in earlier rounds."""
        self.kinds: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
        self.resources: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.known: list[list[int]] = [[] for _ in range(seats)]
        """Cards that everybody saw each seat take into its hand."""
        self.scores = [0] * seats
        self.idle = 0
        """How many turns have ended since somebody last laid or played a card."""
        self.history: list[tuple[Score, ...]] = []
        self.round = 1
        self.starter = 0
        self.turn = 0
        self.phase = "draw"
        """draw, play, discard, effect (a resource's step), over."""
        self.pending: list[Step] = []
        """The steps of the resource in play that are still to be done."""
        self.winners: list[int] = []

    def clone(self) -> Table:
        """Return an independent copy."""
        new = Table.__new__(Table)
        new.rules = self.rules
        new.rows = [[row[:] for row in rows] for rows in self.rows]
        new.done = self.done[:]
        new.kinds = [kinds[:] for kinds in self.kinds]
        new.resources = [resources[:] for resources in self.resources]
        new.discards = self.discards[:]
        new.known = [known[:] for known in self.known]
        new.scores = self.scores[:]
        new.idle = self.idle
        new.history = self.history[:]
        new.round = self.round
        new.starter = self.starter
        new.turn = self.turn
        new.phase = self.phase
        new.pending = self.pending[:]
        new.winners = self.winners[:]
        return new

    def __eq__(self, other: object) -> bool:
        """Tell whether two tables look the same."""
        return isinstance(other, Table) and all(
            getattr(self, name) == getattr(other, name) for name in Table.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def limits(self, seat: int) -> list[int]:
        """Return for each own pillar the value below which a card must lie to be laid next.

        9 where any value may come, 0 where the pillar is closed or locked.
        """
        done = self.done[seat]
        result = []
        for pillar, row in enumerate(self.rows[seat]):
            if done >> pillar & 1:
                result.append(0)
            elif not row:
                result.append(9)
            else:
                last = row[-1] >> 8
                result.append(9 if last == 4 else 0 if last == 1 else last)
        return result

    def stalled(self) -> bool:
        """Tell whether nobody has laid or played a card for so long that the round ends."""
        return self.turns_to_stall() <= 0

    def turns_to_stall(self) -> int:
        """Return with how many turns, this one among them, a round without laying ends."""
        return STALLED * self.rules.seats - self.idle

    def completed(self, seat: int) -> int:
        """Return the mask of all pillars that a seat has completed."""
        mask = self.done[seat]
        for pillar, row in enumerate(self.rows[seat]):
            if row and row[-1] >> 8 == 1:
                mask |= 1 << pillar
        return mask

    def has_won(self, seat: int) -> bool:
        """Tell whether a seat has completed all six pillars."""
        return self.completed(seat) == ALL_PILLARS

    def others(self, seat: int) -> Iterator[int]:
        """Yield the other seats, clockwise."""
        seats = self.rules.seats
        for step in range(1, seats):
            yield (seat + step) % seats

    def next_value(self, seat: int, pillar: int) -> int:
        """Return the last value of a row, 0 if it is empty."""
        row = self.rows[seat][pillar]
        return cell_value(row[-1]) if row else 0

    def resource(self, face: int) -> ResourceCard:
        """Return the resource card that a face stands for."""
        return self.rules.deck.resource[face - FIRST_RESOURCE]

    def goal(self, number: int) -> GoalCard:
        """Return a bonus-goal card of the deck."""
        return self.rules.deck.goal[number]


def full_deck(rules: Rules) -> list[int]:
    """Return all cards of a match, by face."""
    last = BROKEN if rules.extended else HELPER_8
    cards = [face for face in range(HELPER_1) for _ in range(2)]
    cards += [face for face in range(HELPER_1, last + 1) for _ in range(2)]
    if rules.extended:
        for number, card in enumerate(rules.deck.resource):
            cards += [FIRST_RESOURCE + number] * card.copies
    return cards
