"""What a match of Ludoteca is made of: what everybody sees, what is secret, what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import field

from braillespiel.engine.chance import Chance
from braillespiel.engine.records import Record
from braillespiel.games.ludoteca.cards import FIRST_RESOURCE, cell_value
from braillespiel.games.ludoteca.deck import GoalCard, ResourceCard, Step
from braillespiel.games.ludoteca.scoring import (
    FOUR_OF_A_KIND,
    GOAL,
    Score,
    goal_reached,
    resource_points,
    row_points,
)
from braillespiel.games.ludoteca.settings import Settings


class Public(Record):
    """Everything on the table that everybody sees; piles have their top card last."""

    context: ClassVar[tuple[str, ...]] = ("settings",)

    settings: Settings
    done: list[int]
    """For every seat the mask of the pillars completed in earlier rounds."""
    totals: list[int]
    """Every seat's points of the finished rounds."""
    rows: list[list[list[int]]] = field(default_factory=list)
    """For every seat its six rows of cells."""
    kinds: list[list[tuple[int, ...]]] = field(default_factory=list)
    """The four-of-a-kinds of every seat."""
    resources: list[list[int]] = field(default_factory=list)
    """The resources in every seat's area."""
    discards: list[int] = field(default_factory=list)
    seen: list[list[int]] = field(default_factory=list)
    """Cards that everybody saw each seat take into its hand, in the order in which they came."""
    idle: int = 0
    """How many turns have ended since somebody last laid or played a card."""
    history: list[tuple[Score, ...]] = field(default_factory=list)
    """What everybody got for the finished rounds."""
    round: int = 1
    starter: int = 0
    turn: int = 0
    phase: str = "draw"
    """draw, play, discard, effect (a resource's step), over."""
    pending: list[Step] = field(default_factory=list)
    """The steps of the resource in play that are still to be done."""

    def clone(self) -> Public:
        twin = self.twin()
        twin.done = self.done[:]
        twin.totals = self.totals[:]
        twin.rows = [list(map(list.copy, rows)) for rows in self.rows]
        twin.kinds = list(map(list.copy, self.kinds))
        twin.resources = list(map(list.copy, self.resources))
        twin.discards = self.discards[:]
        twin.seen = list(map(list.copy, self.seen))
        twin.history = self.history[:]
        twin.pending = self.pending[:]
        return twin

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.settings.seats

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; empty when the match is over."""
        return frozenset() if self.phase == "over" else frozenset((self.turn,))

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == "over"

    def scores(self) -> list[int]:
        """Return the points of the finished rounds."""
        return self.totals[:]

    def winners(self) -> list[int]:
        """Return the seat that has built all pillars, else those with the most points.

        Empty while the match goes on.
        """
        if self.phase != "over":
            return []
        built = [seat for seat in range(self.seats) if self.has_won(seat)]
        best = max(self.totals)
        return built or [seat for seat, points in enumerate(self.totals) if points == best]

    def round_score(self, seat: int, held: int, goal: int | None) -> Score:
        """Return what a seat would get if the round ended now.

        It holds ``held`` cards; ``goal`` is its bonus goal, None if it has none or is hidden.
        """
        settings, rows = self.settings, self.rows[seat]
        kinds, resources = len(self.kinds[seat]), len(self.resources[seat])
        reached = goal is not None and goal_reached(
            self.goal(goal).need, rows, self.done[seat], kinds, resources
        )
        return Score(
            pillars=tuple(row_points(row, settings.extended, settings.eight) for row in rows),
            kinds=FOUR_OF_A_KIND * kinds,
            hand=-held,
            resources=resource_points(resources),
            goal=GOAL if reached else 0,
        )

    def limits(self, seat: int) -> list[int]:
        """Return for each own pillar the value below which a card must lie to be laid next.

        9 where any value may come, 0 if the pillar is closed or locked.
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
        """Tell whether the round ends because nobody has laid or played a card for too long."""
        return self.turns_to_stall() <= 0

    def turns_to_stall(self) -> int:
        """Return with how many turns, this one among them, a round without laying ends."""
        return self.settings.stall * self.settings.seats - self.idle

    def completed(self, seat: int) -> int:
        """Return the mask of all pillars that a seat has completed."""
        mask, least = self.done[seat], self.settings.fewest
        for pillar, row in enumerate(self.rows[seat]):
            if len(row) >= least and row[-1] >> 8 == 1:
                mask |= 1 << pillar
        return mask

    def has_won(self, seat: int) -> bool:
        """Tell whether a seat has completed all six pillars."""
        done, least = self.done[seat], self.settings.fewest
        for pillar, row in enumerate(self.rows[seat]):
            if not done >> pillar & 1 and (len(row) < least or row[-1] >> 8 != 1):
                return False
        return True

    def others(self, seat: int | None) -> Iterator[int]:
        """Yield the other seats, clockwise; to a spectator all are others."""
        seats = self.settings.seats
        if seat is None:
            yield from range(seats)
            return
        for step in range(1, seats):
            yield (seat + step) % seats

    def next_value(self, seat: int, pillar: int) -> int:
        """Return the last value of a row, 0 if it is empty."""
        row = self.rows[seat][pillar]
        return cell_value(row[-1]) if row else 0

    def resource(self, face: int) -> ResourceCard:
        """Return the resource card that a face stands for."""
        return self.settings.deck.resource[face - FIRST_RESOURCE]

    def goal(self, number: int) -> GoalCard:
        """Return a bonus-goal card of the deck."""
        return self.settings.deck.goal[number]


class Secret(Record):
    """The hands and goals, which only their owners see, and the draw pile."""

    chance: Chance
    hands: list[list[int]] = field(default_factory=list)
    """In the order in which the cards came."""
    pile: list[int] = field(default_factory=list)
    """The draw pile, its top card last."""
    goals: list[int] = field(default_factory=list)
    """Every seat's bonus goal; empty in the basic game."""
    looked: list[int] = field(default_factory=list)
    """The cards that the seat to act is looking at."""
    back: list[int] = field(default_factory=list)
    """Those already put back; the first one goes on top."""

    def clone(self) -> Secret:
        twin = self.twin()
        twin.chance = self.chance.clone()
        twin.hands = list(map(list.copy, self.hands))
        twin.pile = self.pile[:]
        twin.goals = self.goals[:]
        twin.looked = self.looked[:]
        twin.back = self.back[:]
        return twin


class Known(Record):
    """What a seat knows besides; a spectator has no hand and no goal."""

    hand: list[int]
    """The own hand, in the order in which the cards came."""
    sizes: list[int]
    """How many cards every seat holds."""
    pile: int
    """Cards in the draw pile."""
    goal: int | None
    """The own bonus goal; None if there is none."""
    looked: list[int]
    """The cards that this seat is looking at."""
    back: list[int]
    """Those it has put back already."""
    looked_size: int
    """How many cards the seat to act is looking at."""
    back_size: int
    """How many it has put back already."""
