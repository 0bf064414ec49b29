"""What a seat is told of an event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from braillespiel.games import kit
from braillespiel.games.logomachy import events as e
from braillespiel.games.logomachy.cards import YELLOW
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.games.logomachy.wording import Wording
from braillespiel.games.presenter import Announcement, Kind, Presenter, Priority
from braillespiel.words.phrase import EMPTY, Phrase, join


class Teller:
    """Words the events of one presenter."""

    def __init__(self, presenter: Presenter, cards: Wording) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.cards = cards

    def score_list(self, view: LogomachyView, scores: Sequence[int]) -> Phrase:
        """Word all scores, the best first, the own one before its equals."""
        order = kit.ranking(scores, self.presenter.seat)
        kind = "cards" if view.public.settings.letters else "chips"
        return join(
            [self.presenter.about(f"logomachy-score-{kind}", s, count=scores[s]) for s in order],
            self.words.signs.list,
        )

    def taken(self, view: LogomachyView) -> Phrase:
        """Say what each seat has taken in this round: its chips come from that.

        Empty while nobody has taken anything.
        """
        if not any(view.public.taken):
            return EMPTY
        parts = [
            self.presenter.about(
                "logomachy-taken",
                seat,
                count=len(cards),
                yellow=sum(card in YELLOW for card in cards),
            )
            for seat, cards in enumerate(view.public.taken)
        ]
        said = self.words.phrase(
            "logomachy-taken-so-far", parts=join(parts, self.words.signs.groups)
        )
        return replace(said, brief="")

    def announce(self, event: e.Event, view: LogomachyView) -> list[Announcement]:
        """Word ``event``; ``view`` is that after it."""
        match event:
            case e.Laid(seat, card):
                told = self.presenter.did(
                    seat, "logomachy-laid", "card", card=self.cards.card(card)
                )
                return [replace(told, echo=self.presenter.echo(seat, "echo-laid"))]
            case e.Took(seat, card, cards):
                taken = self.presenter.enumerate([self.cards.card(other) for other in cards])
                arguments = {"card": self.cards.card(card), "cards": taken}
                sound = "sweep" if len(cards) > 1 else "take"
                return [self.presenter.did(seat, "logomachy-took", sound, **arguments)]
            case e.WordTaken(seat, card, cards):
                word = self.cards.word(cards, view.public.settings.language)
                arguments = {"word": word, "card": self.cards.card(card)}
                count = len(cards)
                return [
                    self.presenter.did(seat, "logomachy-spelled", "sweep", count=count, **arguments)
                ]
            case e.Cleared(seat, chip):
                key = "logomachy-cleared" if chip else "logomachy-emptied"
                return [self.presenter.did(seat, key, "chip" if chip else "")]
            case e.RoundStarted():
                return [self._round(event), *self._words_missing(view)]
            case e.Dealt():
                return [self._dealt(event)]
            case e.YellowSeven() | e.MostYellow() | e.MostCards():
                return [self._step(event)]
            case e.RoundOver() if view.public.over:
                return []  # the result that follows says the same
            case e.RoundOver(number, scores):
                phrase = self.words.phrase(
                    "logomachy-scored", number=number, scores=self.score_list(view, scores)
                )
                return [Announcement(phrase)]
            case e.MatchOver():
                won = self.presenter.seat is None or self.presenter.seat in event.winners
                sound = "win" if won else "lose"
                return [
                    Announcement(self.presenter.result(view), Kind.TABLE, Priority.NORMAL, sound)
                ]
        raise TypeError(event)

    def _round(self, event: e.RoundStarted) -> Announcement:
        phrase = self.words.phrase(
            "logomachy-round",
            number=event.number,
            rounds=event.rounds,
            dealer=self.presenter.about("logomachy-deals", event.dealer),
            starter=self.presenter.about("logomachy-starts", event.starter),
            middle=self.cards.row(event.middle),
            cards=len(event.middle),
        )
        return Announcement(phrase, sound="deal")

    def round_of(self, view: LogomachyView) -> Announcement:
        """Word the beginning of the round that is being played."""
        public = view.public
        starter = (public.dealer + 1) % public.seats
        return self._round(
            e.RoundStarted(
                public.round, public.settings.rounds, public.dealer, starter, tuple(public.middle)
            )
        )

    def _words_missing(self, view: LogomachyView) -> list[Announcement]:
        """Say which package brings the word list that the letter game lacks."""
        lexicon = view.public.settings.lexicon
        if lexicon is None or not lexicon.missing:
            return []
        return [Announcement(self.words.phrase("logomachy-no-words", package=lexicon.missing))]

    def _dealt(self, event: e.Dealt) -> Announcement:
        me, count, stock = self.presenter.seat, event.count, event.stock
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
            phrase = self.words.phrase(key, who=self.presenter.person(event.seat))
            return Announcement(phrase, sound="chip", pan=self.presenter.pan(event.seat))
        if not event.seats:
            return Announcement(self.words.phrase(f"{key}-nobody"))
        phrase = self.words.phrase(
            key, count=event.count, winners=len(event.seats), who=self.presenter.people(event.seats)
        )
        return Announcement(phrase, sound="chip", pan=self.presenter.pan(event.seats[0]))
