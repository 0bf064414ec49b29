"""Hands that only their owners see, a stock that nobody sees, and an open discard pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from braillespiel.games.usual.presenter import UsualPresenter
from braillespiel.games.usual.table import HIDDEN, Action, Table, TableView
from braillespiel.games.zones import Item, Look, Role, Zone
from braillespiel.words.phrase import EMPTY, Phrase, card_notation, join


class CardTable(Table, kw_only=True):
    """Hands, stock and discard pile; the last card of a pile is its top."""

    own: ClassVar[str] = "hands"
    hidden: ClassVar[tuple[str, ...]] = ("stock",)
    hands: list[list[str]] = msgspec.field(default_factory=list)
    stock: list[str] = msgspec.field(default_factory=list)
    discard: list[str] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with empty hands."""
        self.hands = self.hands or [[] for _ in range(self.seats)]

    @property
    def hand(self) -> list[str]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    def check(self) -> str:
        """Return "hands" if there is not one for each seat, "deck" if a card is none of it."""
        if len(self.hands) != self.seats:
            return "hands"
        cards = [*self.stock, *self.discard, *(card for hand in self.hands for card in hand)]
        known = [card for card in cards if card != HIDDEN]
        return "" if set(known) <= set(self.deck) and len(cards) <= len(self.deck) else "deck"


class CardPresenter(UsualPresenter):
    """Hand, piles, opponents and scores. A card is a colour's letter and a number: "r8"."""

    discard_key: ClassVar[str] = "discard"
    colours: ClassVar[Mapping[str, str]] = {"y": "yellow", "r": "red", "g": "green", "b": "blue"}
    """The colours of the deck: their letters, and their names in the catalogue "cards"."""

    def thing(self, word: str) -> Phrase:
        colour, value = self.colours.get(word[:1]), word[1:]
        if colour is None or not (value.isdigit() or not value):
            return super().thing(word)
        letter = self.words(f"colour-letter-{colour}")
        if not value:
            return self.words.phrase(f"colour-{colour}").felt_as(letter)
        said = self.words.phrase("card-coloured", colour=colour, value=int(value))
        return said.felt_as(card_notation(letter, int(value)))

    def item_key(self, word: str) -> str:
        """Return the item of a card; "draw" is done at the stock."""
        if word == "draw":
            return "stock"
        return super().item_key(word) if len(word) > 1 and word != "pass" else ""

    def words_of(self, view: TableView, item: str) -> Sequence[str]:
        """Return the words by which an action can mean an item: a card, or a person."""
        known = item.startswith("opponent-") or item in view.table.deck
        return super().words_of(view, item) if known else ()

    def attempts(self, view: TableView, item: str, marked: Sequence[str]) -> Iterator[Action]:
        """Yield what Enter on an item would do; else a card is played, and drawn at the stock."""
        yield from super().attempts(view, item, marked)
        if item == "stock" and not marked:
            yield Action("draw")
        elif item in view.table.deck and not marked:
            yield Action("play", (item,))

    def look(self, card: str) -> Look:
        """Return how a card is drawn."""
        if card == HIDDEN:
            return Look(back=True)
        colour = self.colours.get(card[:1], "")
        letter = self.words(f"colour-letter-{colour}") if colour else ""
        return Look(card[1:], colour, letter, pattern=colour)

    def zones(self, view: TableView) -> Sequence[Zone]:
        """Return the own hand, the piles, the others, and the scores, if any are counted."""
        hand = () if self.seat is None else (self.hand_zone(view, self.seat),)
        others = [self.opponent_zone(view, seat) for seat in self.others()]
        scores = (self.score_zone(view),) if view.table.counts() else ()
        return (*hand, self.pile_zone(view), *others, *scores)

    def held(self, view: TableView) -> tuple[Phrase, Sequence[Phrase]]:
        """Return how many cards each has in hand."""
        counts = [len(hand) for hand in view.table.hands]
        each = [self.say_of("score", seat, count=count) for seat, count in enumerate(counts)]
        return self.say("held"), each

    def hand_zone(self, view: TableView, seat: int) -> Zone:
        """Return the own hand; each card says whether it can be played now."""
        live = self.live_items(view)
        fits, not_now = self.say("fits"), self.say("no-fit")
        items = [
            Item(
                card,
                self.thing(card),
                fits if card in live else EMPTY,
                (fits if card in live else not_now,),
                (0, place),
                look=self.look(card),
                contrary=not_now,
            )
            for place, card in enumerate(view.table.hands[seat])
        ]
        empty, count = self.say("empty-hand"), self.words.phrase("cards-count", count=len(items))
        return self.list_zone("hand", Role.HAND, items, seat, empty=empty, summary=count)

    def opponent_zone(self, view: TableView, seat: int) -> Zone:
        """Return how many cards another seat has."""
        count = self.say("count-hand", count=len(view.table.hands[seat]))
        return self.list_zone("opponent", Role.OPPONENT, [Item(f"opponent-{seat}", count)], seat)

    def pile_zone(self, view: TableView) -> Zone:
        """Return discard pile and stock."""
        table = view.table
        look = self.look(table.discard[-1]) if table.discard else Look()
        stock = self.say("count-stock", count=len(table.stock))
        items = [
            Item("discard", self.top(view), place=(0, 0), look=look),
            Item("stock", stock, place=(0, 1), look=Look(back=True)),
        ]
        return self.list_zone("piles", Role.PILES, items)

    def top(self, view: TableView) -> Phrase:
        """Word the top of the discard pile."""
        discard = view.table.discard
        return self.thing(discard[-1]) if discard else self.say("empty-discard")

    def whole(self, view: TableView) -> Phrase:
        """Say the own cards, and what lies open."""
        cards = () if self.seat is None else view.table.hands[self.seat]
        parts = [join([self.thing(card) for card in cards], self.words.signs.list)] if cards else []
        top = self.top(view)
        parts.append(self.say("open", card=top) if view.table.discard else top)
        return join(parts, self.words.signs.groups)
