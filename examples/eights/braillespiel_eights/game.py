"""Get rid of your cards: same colour or same number, and an eight names a colour."""

from __future__ import annotations

from typing import ClassVar

from braillespiel.engine.chance import shuffle
from braillespiel.games.usual import Action, CardTable, Did, Event, TableGame, Told

COLOURS = "yrgb"


class Table(CardTable, kw_only=True):
    """Hands, stock and discard pile, and the colour that is wanted."""

    deck: ClassVar[tuple[str, ...]] = tuple(f"{c}{n}" for c in COLOURS for n in range(1, 11))
    colour: str = "y"
    drawn: bool = False
    passes: int = 0

    def begin(self) -> None:
        """Deal 7 cards to each of two, else 5, and turn up one that is no eight."""
        super().begin()
        self.stock = list(self.deck)
        shuffle(self.chance.draw(), self.stock)
        count = 7 if self.seats == 2 else 5
        self.hands = [[self.stock.pop() for _ in range(count)] for _ in range(self.seats)]
        top = next(card for card in reversed(self.stock) if card[1:] != "8")
        self.stock.remove(top)
        self.discard, self.colour = [top], top[0]

    def actions(self) -> list[Action]:
        """Return every card that fits, and drawing, or passing once that is done."""
        found = []
        for card in self.hand:
            if card[1:] == "8":
                found += [Action("play", (card, colour)) for colour in COLOURS]
            elif card[0] == self.colour or card[1:] == self.discard[-1][1:]:
                found.append(Action("play", (card,)))
        can_draw = not self.drawn and (self.stock or len(self.discard) > 1)
        return [*found, Action("draw" if can_draw else "pass")]

    def do(self, action: Action) -> list[Event]:
        """Play, draw or pass."""
        seat, hand, told = self.turn, self.hand, list[Event]()
        if action.verb == "draw":
            if not self.stock:
                self.stock, self.discard = self.discard[:-1], self.discard[-1:]
                shuffle(self.chance.draw(), self.stock)
                told.append(Told("shuffled", count=len(self.stock)))
            hand.append(self.stock.pop())
            self.drawn = True
            return [*told, Did(seat, "draw", got=(hand[-1],))]
        if action.verb == "play":
            card = action.about[0]
            hand.remove(card)
            self.discard.append(card)
            self.colour, self.passes = action.about[-1][0], 0
        else:
            self.passes += 1
        self.drawn = False
        self.next()
        return [Did(seat, action.verb, action.about, count=len(hand))]

    def winners(self) -> list[int] | None:
        """Return who has no cards left; the fewest, if nobody can go on."""
        left = self.scores()
        if 0 not in left and self.passes < self.seats:
            return None
        return [seat for seat, count in enumerate(left) if count == min(left)]

    def scores(self) -> list[int]:
        """Return how many cards each seat has left: fewer are better."""
        return [len(hand) for hand in self.hands]

    def refusal(self, action: Action) -> str:
        """Say that a card does not fit, or is none of the hand."""
        if action.verb != "play" or not action.about:
            return ""
        return "no-fit" if action.about[0] in self.hand else "not-yours"


class Eights(TableGame):
    """Crazy Eights for two to four."""

    id = "eights"
    table = Table
    max_seats = 4
    low_wins = True


GAME = Eights()
