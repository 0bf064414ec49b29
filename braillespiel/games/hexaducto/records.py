"""What a match of Hexaducto is made of: what everybody sees, what is secret, what a seat knows."""

from __future__ import annotations

from typing import ClassVar

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import CLOCK
from braillespiel.engine.records import Record
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import clearable, dock_places
from braillespiel.games.hexaducto.scoring import final_scores
from braillespiel.games.hexaducto.settings import Settings

MOST_SEATS = 6
NOBODY: frozenset[int] = frozenset()
# Asked for at every step: made once.
ALONE = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
WITH_CLOCK = tuple(frozenset((seat, CLOCK)) for seat in range(MOST_SEATS))


class Public(Record):
    """Everything on the table that everybody sees."""

    context: ClassVar[tuple[str, ...]] = ("settings",)

    settings: Settings
    fields: list[Seen]
    discard: list[int]
    """The last card on top."""
    removed: list[int]
    """How many cards of each value went out of play, the lowest first."""
    sets: int = 1
    """Card sets begun."""
    turn: int = 0
    drawn: bool = False
    """The seat whose turn it is holds a card that it drew."""
    taken: int | None = None
    """The card that it took from the discard pile and holds."""
    cut: bool = False
    """Its field has fallen apart, and a part must dock. Read from a position, it is found again."""
    moves: int | None = None
    """Moves left in a puzzle."""
    clock: int = 0
    """Game time in ms of the clock's last action."""
    alarm: int = 0
    """How many of the settings' alarms the clock has given."""
    ended: str = ""
    """Why the match is over: "turned-up", "cleared", "moves", "time", "given-up"; empty while it is
    not."""

    def clone(self) -> Public:
        twin = self.twin()
        twin.fields = [field.copy() for field in self.fields]
        twin.discard = self.discard.copy()
        twin.removed = self.removed.copy()
        return twin

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.fields)

    @property
    def holding(self) -> bool:
        """Tell whether the seat whose turn it is has a card in hand."""
        return self.drawn or self.taken is not None

    def down(self, seat: int) -> list[int]:
        """Return the cells of a seat's face-down cards."""
        return [place for place, value in self.fields[seat].items() if value is None]

    def hidden(self, seat: int) -> int:
        """Return how many cards of a seat lie face down."""
        return sum(value is None for value in self.fields[seat].values())

    @property
    def lost(self) -> str:
        """Return why a running puzzle is proven to be beyond solving; empty while it is not.

        "short": every line is too short, and no card ever comes in again. "moves": more cards lie
        face down than moves are left, and each needs a move of its own.
        """
        if self.moves is None or self.ended:
            return ""
        if self.hidden(0) > self.moves - self.cut:
            return "moves"
        # While a part must dock, this move is not over.
        return "" if self.cut or clearable(self.fields[0], self.settings.smallest) else "short"

    def open_sum(self, seat: int) -> int:
        """Return the sum of a seat's face-up cards."""
        return sum(value for value in self.fields[seat].values() if value is not None)

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is, and the clock if it is running."""
        if self.ended:
            return NOBODY
        return (ALONE if self.settings.limit is None else WITH_CLOCK)[self.turn]

    def legal(self, seat: int | None) -> list[act.Action]:
        """Return the legal actions of ``seat``; no secret has a say in them."""
        if seat is None or seat != self.turn or self.ended:
            return []
        actions = self._moves(self.fields[seat])
        if self.moves is not None and self.lost:
            actions.append(act.GIVE_UP)
        return actions

    def _moves(self, own: Seen) -> list[act.Action]:
        if self.cut:
            return [act.Dock(part, by) for part, by in dock_places(own)]
        if self.holding:
            placing: list[act.Action] = [act.place_at(place) for place in own]
            if self.taken is not None:
                placing.append(act.PUT_BACK)
            return placing
        choosing: list[act.Action] = [
            act.turn_up(place) for place, value in own.items() if value is None
        ]
        choosing += (act.DRAW, act.TAKE)
        return choosing

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return bool(self.ended)

    def scores(self) -> list[int]:
        """Return the open sums; the final points once the match is over, all cards open."""
        sums = [self.open_sum(seat) for seat in range(len(self.fields))]
        if not self.ended:
            return sums
        return final_scores(sums, self.turn if self.ended in ("turned-up", "cleared") else None)

    def deadline(self) -> int | None:
        """Return the game time in ms of the next warning or of the end; None without a limit."""
        if self.ended or self.settings.limit is None:
            return None
        return self.settings.alarms[self.alarm]


class Secret(Record):
    """What nobody sees, and the card that only its drawer does."""

    beneath: list[dict[int, int]]
    """The values of every seat's face-down cards by cell."""
    pile: list[int]
    """The top card last."""
    chance: Chance
    hand: int | None = None
    """The card that was drawn, until it is placed."""

    def clone(self) -> Secret:
        twin = self.twin()
        twin.beneath = [cards.copy() for cards in self.beneath]
        twin.pile = self.pile.copy()
        twin.chance = self.chance.clone()
        return twin


class Known(Record):
    """What a seat knows besides."""

    pile: int
    """Cards in the draw pile."""
    unseen: list[int]
    """How many cards of each value nobody sees of the first set, the lowest value first."""
    unseen_pile: list[int] | None
    """The same of the newest set; None while it is the first, where cards of fields and pile
    cannot be told apart."""
    hand: int | None = None
    """The card in hand, where this seat sees it: its own, or one that was taken."""
