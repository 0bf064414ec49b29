"""What a seat is told of an event."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games import kit
from braillespiel.games.desk import Announcement, Desk, Kind, Priority
from braillespiel.games.logomachy import events as e
from braillespiel.games.logomachy.cardwords import CardWords
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.words.phrase import Phrase, join


class Teller:
    """Words the events of one desk."""

    def __init__(self, desk: Desk, cards: CardWords) -> None:
        self.desk = desk
        self.words = desk.words
        self.cards = cards

    def seats(self, seats: Sequence[int]) -> Phrase:
        """Word several seats, the own one as "you"."""
        return self.desk.enumerate([self.seat(seat) for seat in seats])

    def seat(self, seat: int) -> Phrase:
        """Word a seat as the receiver of something."""
        if seat == self.desk.seat:
            return self.words.phrase("logomachy-you")
        return Phrase.plain(self.desk.names[seat])

    def score_list(self, view: LogomachyView, scores: Sequence[int]) -> Phrase:
        """Word all scores, the best first, the own one before its equals."""
        order = kit.ranking(scores, self.desk.seat)
        kind = "cards" if view.public.setting.letters else "chips"
        return join(
            [self.desk.about(f"logomachy-score-{kind}", s, count=scores[s]) for s in order], ", "
        )

    def tell(self, event: e.Event, view: LogomachyView) -> list[Announcement]:
        """Word ``event``; ``view`` is that after it."""
        match event:
            case e.Laid(seat, card):
                return [self._by(seat, "logomachy-laid", "card", card=self.cards.card(card))]
            case e.Took(seat, card, cards):
                taken = self.desk.enumerate([self.cards.card(other) for other in cards])
                arguments = {"card": self.cards.card(card), "cards": taken}
                return [self._by(seat, "logomachy-took", "take", **arguments)]
            case e.WordTaken(seat, card, cards):
                arguments = {"word": self.cards.word(cards), "card": self.cards.card(card)}
                found = self.desk.about("logomachy-spelled", seat, count=len(cards), **arguments)
                kind, pan = self.desk.kind_of(seat), self.desk.pan(seat)
                return [Announcement(found, kind, sound="take", pan=pan)]
            case e.Cleared(seat, chip):
                key = "logomachy-cleared" if chip else "logomachy-emptied"
                return [self._by(seat, key, "chip" if chip else "")]
            case e.RoundStarted():
                return [self._round(event)]
            case e.Dealt():
                return [self._dealt(event)]
            case e.YellowSeven() | e.MostYellow() | e.MostCards():
                return [self._step(event)]
            case e.RoundOver(number, scores):
                phrase = self.words.phrase(
                    "logomachy-scored", number=number, scores=self.score_list(view, scores)
                )
                return [Announcement(phrase)]
            case e.MatchOver():
                won = self.desk.seat is None or self.desk.seat in event.winners
                sound = "win" if won else "lose"
                return [Announcement(self.desk.result(view), Kind.TABLE, Priority.NORMAL, sound)]
        raise TypeError(event)

    def _by(self, seat: int, key: str, sound: str, **arguments: Phrase) -> Announcement:
        phrase = self.desk.about(key, seat, **arguments)
        return Announcement(phrase, self.desk.kind_of(seat), sound=sound, pan=self.desk.pan(seat))

    def _round(self, event: e.RoundStarted) -> Announcement:
        phrase = self.words.phrase(
            "logomachy-round",
            number=event.number,
            rounds=event.rounds,
            dealer=self.desk.about("logomachy-deals", event.dealer),
            starter=self.desk.about("logomachy-starts", event.starter),
            middle=self.cards.row(event.middle),
        )
        return Announcement(phrase, sound="deal")

    def _dealt(self, event: e.Dealt) -> Announcement:
        me, count, stock = self.desk.seat, event.count, event.stock
        if me is None:
            phrase = self.words.phrase("logomachy-dealt-all", count=count, stock=stock)
        else:
            cards = self.cards.row(event.hands[me])
            phrase = self.words.phrase("logomachy-dealt", count=count, cards=cards, stock=stock)
        if event.aside:
            phrase += self.words.phrase("logomachy-aside", count=event.aside)
        return Announcement(phrase, sound="deal")

    def _step(self, event: e.YellowSeven | e.MostYellow | e.MostCards) -> Announcement:
        key = f"logomachy-{event.kind}"
        if isinstance(event, e.YellowSeven):
            if event.seat is None:
                return Announcement(self.words.phrase(f"{key}-nobody"))
            phrase = self.words.phrase(key, who=self.seat(event.seat))
            return Announcement(phrase, sound="chip", pan=self.desk.pan(event.seat))
        if not event.seats:
            return Announcement(self.words.phrase(f"{key}-nobody"))
        phrase = self.words.phrase(
            key, count=event.count, winners=len(event.seats), who=self.seats(event.seats)
        )
        return Announcement(phrase, sound="chip", pan=self.desk.pan(event.seats[0]))
