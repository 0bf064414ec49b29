"""What a match of SIX is made of: what all see, what is hidden, what a seat knows besides.

All times are game time in ms.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import CLOCK
from braillespiel.engine.records import Record
from braillespiel.games.six.actions import Action, Cover, Heard, Lift, Pass, Roll, Secure
from braillespiel.games.six.deck import NUMBERS, PLACES, Strokes
from braillespiel.games.six.settings import Settings

START = "start"
"""A round waits for its first roll."""
AIR = "air"
"""The dice roll; the sum is not known yet."""
WINDOW = "window"
"""A sum lies open and may be secured."""
READY = "ready"
"""The active seat must roll again."""
CHANGE = "change"
"""The dice have been handed over: roll or lift; the others lay the cards they drew."""
OVER = "over"

ROUNDS = 3
DICE = 3
ROLL_MS = 2000
"""How long the dice roll: what a roll costs of the glass (decided)."""


class Public(Record):
    """Everything that all may know."""

    context: ClassVar[tuple[str, ...]] = ("settings", "strokes")

    settings: Settings
    strokes: Strokes
    places: list[list[list[int]]]
    """Per seat and place the cards from bottom to top."""
    secured: list[list[int]]
    """Per seat, the last one on top."""
    bottoms: list[list[int]]
    """Cards put back under each draw pile, the lowest first: everybody saw them."""
    drawn: list[int]
    """The card each seat has drawn and not laid yet, 0 for none."""
    reaction: list[int]
    """Each seat's time to react once it has heard."""
    may: list[bool]
    """Who can still secure the open sum."""
    active: int = 0
    previous: int = -1
    """Who rolled last, -1 at the beginning of a round."""
    direction: int = 1
    round: int = 1
    phase: str = START
    dice: tuple[int, ...] = ()
    """The last roll."""
    next_dice: int = DICE
    """How many dice are rolled next; 0 when the turn ends after this roll."""
    ahead: bool = False
    """The active seat has pressed for the next roll already."""
    hesitated: bool = False
    serial: int = 1
    """The number of the announcement that wants to be heard, or was last."""
    now: int = 0
    since: int = 0
    """When the current phase began."""
    thrown: int = 0
    """When the dice were thrown last."""
    rolls: int = 0
    """Rolls in this round."""
    run: int = 0
    """How much of the glass has run in this round: ms, untimed: rolls. No hint at the rest."""

    def clone(self) -> Public:
        twin = self.twin()
        twin.places = [[place.copy() for place in row] for row in self.places]
        twin.secured = [cards.copy() for cards in self.secured]
        twin.bottoms = [cards.copy() for cards in self.bottoms]
        twin.drawn = self.drawn.copy()
        twin.reaction = self.reaction.copy()
        twin.may = self.may.copy()
        return twin

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.places)

    # -- cards -------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The sum that lies open, 0 while none does."""
        return sum(self.dice) if self.phase == WINDOW else 0

    @property
    def doublet(self) -> bool:
        """Tell whether the sum that lies open is a Pasch that ends the turn and turns round."""
        dice = self.dice
        pasch = self.phase == WINDOW and self.settings.pasch
        return pasch and len(dice) > 1 and len(set(dice)) == 1

    def top(self, seat: int, place: int) -> int:
        """Return the open card of a place, 0 if it is empty."""
        cards = self.places[seat][place]
        return cards[-1] if cards else 0

    def open_cards(self, seat: int) -> list[int]:
        """Return the open cards of a seat, 0 for an empty place."""
        return [cards[-1] if cards else 0 for cards in self.places[seat]]

    def place_of(self, seat: int, number: int) -> int | None:
        """Return the place where ``number`` lies open, None if nowhere."""
        for place, cards in enumerate(self.places[seat]):
            if cards and cards[-1] == number:
                return place
        return None

    def pile(self, seat: int) -> int:
        """Return how many cards are left in a seat's draw pile: those that lie nowhere else."""
        lying = sum(map(len, self.places[seat])) + len(self.secured[seat])
        return len(NUMBERS) - lying - bool(self.drawn[seat])

    def unseen(self, seat: int) -> list[int]:
        """Return the numbers of a seat's draw pile whose order nobody knows."""
        seen = {card for place in self.places[seat] for card in place}
        seen.update(self.secured[seat], self.bottoms[seat], (self.drawn[seat],))
        return [number for number in NUMBERS if number not in seen]

    def may_cover(self, seat: int) -> list[int]:
        """Return the places that a drawn card may go to: empty ones first of all."""
        empty = [place for place, cards in enumerate(self.places[seat]) if not cards]
        return empty or list(range(PLACES))

    def late_place(self, seat: int) -> int:
        """Return where a card goes that its seat has not laid: first empty, else highest."""
        row = self.places[seat]
        for place, cards in enumerate(row):
            if not cards:
                return place
        return max(range(PLACES), key=lambda place: (len(row[place]), -place))

    # -- who may do what ---------------------------------------------------------------

    def legal(self, seat: int, heard: int | None) -> list[Action]:
        """Return what ``seat`` may do now; ``heard`` is when it had heard, None: not yet."""
        found: list[Action] = []
        phase = self.phase
        if phase == OVER:
            return found
        if heard is None:
            found.append(Heard(self.serial))
        if self.drawn[seat]:
            found += [Cover(place) for place in self.may_cover(seat)]
        if seat == self.active:
            if self.may_roll():
                found.append(Roll())
            if phase == CHANGE and not self.hesitated:
                found.append(Lift())
        elif phase == WINDOW and self.may[seat]:
            place = self.place_of(seat, sum(self.dice))
            if place is not None:
                found += (Secure(place), Pass())
        return found

    def may_roll(self) -> bool:
        """Tell whether the active seat may roll, at once or as soon as the window closes."""
        return self.phase not in (AIR, OVER) and not self.ahead and self.next_dice > 0

    def acting(self, heard: Sequence[int | None]) -> frozenset[int]:
        """Return who may act: the clock until the end, and seats that can do something.

        Of these are those that have yet to hear; ``heard`` is like ``Secret.heard``, as far as
        the asker may know it.
        """
        if self.phase == OVER:
            return frozenset()
        drawn, window = self.drawn, self.phase == WINDOW
        roller = self.active if self.may_roll() else -1
        found = [
            seat
            for seat, at in enumerate(heard)
            if at is None or drawn[seat] or seat == roller or (window and self.may[seat])
        ]
        return frozenset((CLOCK, *found))

    def to_act(self) -> frozenset[int]:
        """Return the clock and the seats that everybody sees may act."""
        return self.acting([0] * self.seats)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == OVER

    def scores(self) -> list[int]:
        """Return the strokes of each seat's secured cards: all have seen them."""
        strokes = self.strokes
        return [sum(strokes[card - 1] for card in cards) for cards in self.secured]


class Secret(Record):
    """What lies hidden, and who has heard: how fast somebody's outputs are is their own affair."""

    piles: list[list[int]]
    """Per seat the cards of the draw pile whose order nobody knows, the top card last; what was
    put back lies beneath them (``Public.bottoms``)."""
    glass: int
    """How long this round's glass runs: ms, untimed: rolls."""
    heard: list[int | None]
    """When each seat had heard announcement ``Public.serial``."""
    chance: Chance

    def clone(self) -> Secret:
        twin = self.twin()
        twin.piles = [pile.copy() for pile in self.piles]
        twin.heard = self.heard.copy()
        twin.chance = self.chance.clone()
        return twin


class Known(Record):
    """What a seat knows besides."""

    heard: int | None = None
    """When this seat had heard announcement ``Public.serial``; a spectator never says."""
