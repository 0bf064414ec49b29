"""The zones of a seat: hand, middle, stock, own pile, opponents, scores."""

from __future__ import annotations

from braillespiel.games import kit
from braillespiel.games.logomachy.captures import captures
from braillespiel.games.logomachy.cards import YELLOW, face
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.games.logomachy.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import EMPTY, Phrase

FACE_DOWN = ("hand", "stock")
"""Counts of cards that nobody sees."""


class ZoneMaker:
    """Makes the zones of one presenter."""

    def __init__(self, presenter: Presenter, cards: Wording) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.cards = cards

    def zones(self, view: LogomachyView) -> tuple[Zone, ...]:
        """Return all zones, in the order in which they are walked."""
        me = self.presenter.seat
        hand = () if me is None else (self._hand(view, me),)
        own = () if me is None else (self._own(view, me),)
        return (
            *hand,
            self._middle(view),
            self._stock(view),
            *own,
            *(self._opponent(view, seat) for seat in self.presenter.others()),
            self._scores(view),
        )

    def _hand(self, view: LogomachyView, me: int) -> Zone:
        items = tuple(self._hand_item(view, card, n) for n, card in enumerate(view.known.hand))
        return self._cards_zone("hand", Role.HAND, items, me)

    def _middle(self, view: LogomachyView) -> Zone:
        items = tuple(self._middle_item(view, card, n) for n, card in enumerate(view.public.middle))
        return self._cards_zone("middle", Role.PILES, items, None)

    def _cards_zone(
        self, name: str, role: Role, items: tuple[Item, ...], owner: int | None
    ) -> Zone:
        title = self.words.phrase(f"logomachy-zone-{name}")
        return Zone(
            name,
            title,
            title.braille,
            Shape.LIST,
            items,
            role,
            owner,
            self.words.phrase(f"logomachy-empty-{name}"),
            self.words.phrase("cards-count", count=len(items)),
        )

    def _group(self, card: str) -> str:
        """Group equal values; yellow cards stand alone, since they score for themselves."""
        if card in YELLOW:
            return ""
        name = face(card)
        return name if len(name) == 1 else name[1:]

    def _hand_item(self, view: LogomachyView, card: str, place: int) -> Item:
        state: Phrase = EMPTY
        details: tuple[Phrase, ...] = ()
        if not view.public.settings.letters:
            found = captures(card, view.public.middle)
            lines = [
                self.words.phrase(
                    "logomachy-takes",
                    cards=self.presenter.enumerate([self.cards.card(other) for other in taken]),
                )
                for taken in found
            ]
            if len(found) == 1:
                state = lines[0].felt_as("+")
            elif found:
                state = self.words.phrase("logomachy-fits", count=len(found))
            details = tuple(lines) or (self.words.phrase("logomachy-fits-nothing"),)
        nothing = self.words.phrase("logomachy-fits-nothing")
        return self._item(card, place, state, details, nothing)

    def _middle_item(self, view: LogomachyView, card: str, place: int) -> Item:
        if view.public.settings.letters or view.spectator:
            return self._item(card, place, EMPTY, ())
        lines = []
        for own in view.known.hand:
            for taken in captures(own, view.public.middle):
                if card in taken:
                    cards = self.presenter.enumerate([self.cards.card(other) for other in taken])
                    lines.append(
                        self.words.phrase(
                            "logomachy-can-take", card=self.cards.card(own), cards=cards
                        )
                    )
        state = self.words.phrase("logomachy-takeable") if lines else EMPTY
        nothing = self.words.phrase("logomachy-not-takeable")
        return self._item(card, place, state, tuple(lines) or (nothing,), nothing)

    def _item(
        self,
        card: str,
        place: int,
        state: Phrase,
        details: tuple[Phrase, ...],
        contrary: Phrase = EMPTY,
    ) -> Item:
        return Item(
            card,
            self.cards.card(card),
            state,
            details,
            (0, place),
            self._group(card),
            self.cards.look(card),
            contrary,
        )

    def _counts(
        self, zone: str, title: Phrase, role: Role, owner: int | None, counts: dict[str, int]
    ) -> Zone:
        """Return a zone of piles and counts, each worded by its own message."""
        items = tuple(
            Item(
                f"{zone}-{name}",
                self.words.phrase(f"logomachy-count-{name}", count=count),
                place=(0, place),
                look=Look(figure=f"cards-{count}" if name in FACE_DOWN else ""),
            )
            for place, (name, count) in enumerate(counts.items())
        )
        return Zone(zone, title, title.braille, Shape.LIST, items, role, owner)

    def _stock(self, view: LogomachyView) -> Zone:
        counts = {"stock": view.known.stock, "aside": view.known.aside}
        title = self.words.phrase("logomachy-zone-stock")
        shown = {name: count for name, count in counts.items() if count or name == "stock"}
        return self._counts("stock", title, Role.PILES, None, shown)

    def _own(self, view: LogomachyView, me: int) -> Zone:
        counts = {"taken": len(view.public.taken[me])}
        if not view.public.settings.letters:
            counts["chips"] = view.public.chips[me]
        title = self.words.phrase("logomachy-zone-own")
        return self._counts("own", title, Role.TABLE, me, counts)

    def _opponent(self, view: LogomachyView, seat: int) -> Zone:
        counts = {"hand": view.known.sizes[seat], "taken": len(view.public.taken[seat])}
        if not view.public.settings.letters:
            counts["chips"] = view.public.chips[seat]
        title = self.words.phrase(
            "logomachy-zone-opponent", name=self.presenter.names[seat], number=seat + 1
        )
        return self._counts(f"opponent-{seat}", title, Role.OPPONENT, seat, counts)

    def _score_words(self, view: LogomachyView, seat: int) -> Phrase:
        kind = "cards" if view.public.settings.letters else "chips"
        return self.presenter.about(f"logomachy-score-{kind}", seat, count=view.scores()[seat])

    def _scores(self, view: LogomachyView) -> Zone:
        title = self.words.phrase("logomachy-zone-scores")
        items = [
            Item(f"score-{seat}", self._score_words(view, seat), place=(0, seat))
            for seat in range(view.public.seats)
        ]
        lines = {
            "round": self.words.phrase(
                "logomachy-round-of", number=view.public.round, rounds=view.public.settings.rounds
            ),
            "dealer": self.presenter.about("logomachy-deals", view.public.dealer),
        }
        items += [
            Item(f"score-{name}", text, place=(0, len(items) + n))
            for n, (name, text) in enumerate(lines.items())
        ]
        return Zone("scores", title, title.braille, Shape.LIST, tuple(items), Role.SCORES)

    def score_table(self, view: LogomachyView) -> Zone:
        """Return the scores as a grid, a row per seat."""
        rows = []
        for seat in range(view.public.seats):
            counts = {"taken": len(view.public.taken[seat]), "hand": view.known.sizes[seat]}
            cells = [
                self._score_words(view, seat),
                *(
                    self.words.phrase(f"logomachy-count-{name}", count=count)
                    for name, count in counts.items()
                ),
            ]
            rows.append((self.presenter.about("logomachy-row", seat), cells))
        return kit.score_grid(self.words.phrase("logomachy-zone-scores"), rows)
