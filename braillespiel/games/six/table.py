"""What lies open on the table, and what follows from it: who may do what, and by when.

All times are game time in ms. The glass itself is not here: it is hidden.
"""

from __future__ import annotations

import msgspec

from braillespiel.games.six.actions import Action, Cover, Heard, Lift, Pass, Roll, Secure
from braillespiel.games.six.deck import PLACES, Strokes

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
HEARING_MS = 15_000
"""An announcement counts as heard after this time, whatever the outputs report."""


class Setting(msgspec.Struct, frozen=True):
    """The options of a match. ``glass_ms`` is the glass's nominal time."""

    seats: int
    glass_ms: int = 120_000
    untimed: bool = False
    hesitation_ms: int = 3000
    """0: no limit."""
    reaction_ms: int = 2500
    pasch: bool = False
    tell_missed: bool = True


class Table(msgspec.Struct):
    """Everything that all may know."""

    setting: Setting
    strokes: Strokes
    places: list[list[list[int]]]
    """Per seat and place the cards from bottom to top."""
    secured: list[list[int]]
    """Per seat, the last one on top."""
    counts: list[int]
    """Cards left in each draw pile."""
    bottoms: list[list[int]]
    """Cards put back under each draw pile, the lowest first: everybody saw them."""
    drawn: list[int]
    """The card each seat has drawn and not laid yet, 0 for none."""
    reaction: list[int]
    heard: list[int | None]
    """When each seat had heard announcement ``serial``."""
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
    doublet: bool = False
    ahead: bool = False
    """The active seat has pressed for the next roll already."""
    hesitated: bool = False
    serial: int = 1
    now: int = 0
    since: int = 0
    """When the present phase began."""
    thrown: int = 0
    """When the dice were thrown last."""
    rolls: int = 0
    """Rolls in this round."""
    run: int = 0
    """How much of the glass has run in this round: ms, untimed: rolls. No hint at the rest."""

    def clone(self) -> Table:
        """Return an independent copy."""
        copy = msgspec.structs.replace(self)
        copy.places = [[place.copy() for place in row] for row in self.places]
        copy.secured = [cards.copy() for cards in self.secured]
        copy.counts = self.counts.copy()
        copy.bottoms = [cards.copy() for cards in self.bottoms]
        copy.drawn = self.drawn.copy()
        copy.reaction = self.reaction.copy()
        copy.heard = self.heard.copy()
        copy.may = self.may.copy()
        return copy

    # -- cards -------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The sum that lies open, 0 while none does."""
        return sum(self.dice) if self.phase == WINDOW else 0

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

    def points(self) -> list[int]:
        """Return the strokes of each seat's secured cards."""
        strokes = self.strokes
        return [sum(strokes[card - 1] for card in cards) for cards in self.secured]

    # -- who may do what ---------------------------------------------------------------

    def legal(self, seat: int) -> list[Action]:
        """Return what ``seat`` may do now."""
        found: list[Action] = []
        phase = self.phase
        if phase == OVER:
            return found
        if self.heard[seat] is None:
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

    def acting(self) -> list[int]:
        """Return the seats that may do anything."""
        if self.phase == OVER:
            return []
        return [
            seat
            for seat in range(self.setting.seats)
            if self.heard[seat] is None
            or self.drawn[seat]
            or (seat == self.active and self.may_roll())
            or (self.phase == WINDOW and self.may[seat])
        ]

    # -- by when -----------------------------------------------------------------------

    def heard_at(self, seat: int) -> int:
        """Return when ``seat`` had heard the announcement, at the latest."""
        at = self.heard[seat]
        return self.since + HEARING_MS if at is None else at

    def all_heard_at(self) -> int:
        """Return when everybody has heard, at the latest."""
        return max(map(self.heard_at, range(self.setting.seats)))

    def reacted_at(self, seats: list[int]) -> int:
        """Return when the time to react of all ``seats`` is up."""
        return max((self.heard_at(seat) + self.reaction[seat] for seat in seats), default=0)

    def reveal_at(self) -> int | None:
        """Return when the rolling dice show; None while an untimed match waits for cards."""
        waiting = [seat for seat, card in enumerate(self.drawn) if card]
        if waiting and self.setting.untimed:
            return None
        return max(self.thrown + ROLL_MS, self.reacted_at(waiting))

    def close_at(self) -> int | None:
        """Return when the open sum closes; None while an untimed match waits for somebody."""
        waiting = [seat for seat, may in enumerate(self.may) if may]
        if waiting and self.setting.untimed:
            return None
        return max(self.all_heard_at(), self.reacted_at(waiting))

    def hesitate_at(self) -> int | None:
        """Return when it is too late to lift; None for no limit."""
        setting = self.setting
        if self.hesitated or setting.untimed or not setting.hesitation_ms:
            return None
        return self.heard_at(self.active) + setting.hesitation_ms

    def deadline(self) -> int | None:
        """Return when the clock must act next, None if it need not."""
        if self.phase == AIR:
            return self.reveal_at()
        if self.phase == WINDOW:
            return self.close_at()
        if self.phase == CHANGE:
            return self.hesitate_at()
        if self.phase == START and self.ahead:
            return self.all_heard_at()
        return None

    def running(self) -> int:
        """Return how much of the glass has run by now: it stands while anybody is waited for.

        It runs while the dice roll, and while the active seat takes longer than its time to
        react before it rolls or lifts.
        """
        if self.setting.untimed or self.phase not in (READY, CHANGE):
            return self.run
        waited = max(self.since, self.heard_at(self.active) + self.reaction[self.active])
        return self.run + max(0, self.now - waited)
