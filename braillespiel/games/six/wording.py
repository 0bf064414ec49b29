"""How cards, places and seats are worded."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games import kit
from braillespiel.games.presenter import Presenter
from braillespiel.games.six.records import Public
from braillespiel.words.phrase import Phrase, join, notation


class Wording:
    """Words for one presenter; without a seat if several people share the table."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.words = presenter.words

    def number(self, number: int) -> Phrase:
        """Word a card or a sum."""
        return Phrase.plain(str(number), notation(str(number)))

    def place(self, cards: Sequence[int]) -> Phrase:
        """Word a place: its open card, in Braille with how many it covers."""
        if not cards:
            return self.words.phrase("six-free")
        hidden = len(cards) - 1
        text = str(cards[-1])
        return Phrase.plain(text, notation(f"{text}+{hidden}" if hidden else text))

    def places(self, public: Public, seat: int) -> Phrase:
        """Word the places of a seat in one breath."""
        return join([self.place(cards) for cards in public.places[seat]], self.words.signs.list)

    def open_cards(self, public: Public, seat: int) -> Phrase:
        """Word the open cards of a seat to choose from, free places left out."""
        return self.presenter.enumerate(
            [self.number(card) for card in public.open_cards(seat) if card], "or"
        )

    def free_places(self, public: Public, seat: int) -> Phrase:
        """Word the numbers of the free places of a seat, to choose from."""
        free = [place for place, cards in enumerate(public.places[seat]) if not cards]
        return self.presenter.enumerate([Phrase.plain(str(place + 1)) for place in free], "or")

    def scores(self, public: Public) -> Phrase:
        """Word all scores, the best first, the own one before its equals."""
        points = public.scores()
        order = kit.ranking(points, self.presenter.seat)
        return join(
            [self.presenter.about("six-score", s, count=points[s]) for s in order],
            self.words.signs.list,
        )
