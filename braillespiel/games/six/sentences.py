"""What a seat is told of an event.

A presenter of nobody or of several people tells everything by name, and once.
"""

from __future__ import annotations

from dataclasses import replace

from braillespiel.games import kit
from braillespiel.games.presenter import Announcement, Kind, Priority
from braillespiel.games.six import events as e
from braillespiel.games.six.records import DICE, ROUNDS, Public
from braillespiel.games.six.wording import Wording
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase, sentences

_DICE = {1: "dice", 2: "dice2", 3: "dice3"}
"""A sound for each number of dice."""


class Teller:
    """Words the events of one presenter."""

    def __init__(self, cards: Wording) -> None:
        self.cards = cards
        self.presenter = cards.presenter
        self.words = cards.words

    def announce(self, event: e.Event, public: Public) -> list[Announcement]:
        """Word ``event``; ``public`` is the table after it."""
        match event:
            case e.RoundStarted(number, starter):
                phrase = self.presenter.about("six-round", starter, number=number, rounds=ROUNDS)
                return [self._announced(phrase, sound="clock")]
            case e.RollNoted(seat):
                return [self._by(seat, "six-noted")]
            case e.Thrown(seat, dice):
                to_lay = any(card for s, card in enumerate(public.drawn) if self._mine(s))
                # Among three or more nobody keeps in mind who has the dice; all three follow a
                # change, which has named who gets them.
                named = public.seats > 2 and dice < DICE and not self._mine(seat)
                key = "six-thrown-named" if named else "six-thrown"
                told = self._by(seat, key, _DICE[dice], count=dice)
                # The sum before has told how many dice follow: brief wording leaves it to that.
                priority = told.priority if self._mine(seat) else Priority.LOW
                echo = self.presenter.echo(seat, "six-thrown-echo")
                return [replace(told, priority=priority, echo=echo, supersedes=not to_lay)]
            case e.Rolled():
                return [self._rolled(event, public)]
            case e.Secured(seat, card, place, under):
                key = "six-secured-under" if under else "six-secured-free"
                arguments: dict[str, Argument] = {
                    "card": self.cards.number(card),
                    "place": place + 1,
                    "under": self.cards.number(under),
                    "places": self.cards.places(public, seat),
                }
                return [self._by(seat, key, "secure", **arguments)]
            case e.Missed(seat, card, place):
                arguments = {"card": self.cards.number(card), "place": place + 1}
                return [self._by(seat, "six-missed", "edge", **arguments)]
            case e.Passed(seat, card):
                return [self._by(seat, "six-passed", "pass", card=self.cards.number(card))]
            case e.Changed():
                return self._changed(event, public)
            case e.Covered():
                return [self._covered(event, public)]
            case e.Hesitated(seat):
                return [self._by(seat, "six-hesitated", "edge")]
            case e.Lifted(seat, ran_out, loser, card):
                return [self._lifted(seat, ran_out, loser, card)]
            case e.MatchOver():
                return [self._announced(self.result(public))]
            case e.PaceSet(seat, ms):
                return [self._by(seat, "six-pace", seconds=ms / 1000)]

    def result(self, public: Public) -> Phrase:
        """Say who has won, and the scores."""
        points = public.scores()
        winners = [seat for seat, count in enumerate(points) if count == max(points)]
        scores = self.cards.scores(public)
        return kit.outcome(
            self.presenter,
            winners,
            scores,
        )

    def _announced(
        self,
        phrase: Phrase,
        kind: Kind = Kind.TABLE,
        priority: Priority = Priority.NORMAL,
        sound: str = "",
        seat: int | None = None,
        supersedes: bool = True,
    ) -> Announcement:
        pan = 0.0 if seat is None else self.presenter.pan(seat)
        return Announcement(phrase, kind, priority, sound, pan, seat=seat, supersedes=supersedes)

    def _by(self, seat: int, key: str, sound: str = "", **arguments: Argument) -> Announcement:
        """Word what ``seat`` did. On the Braille line only own doings push aside a sum that is
        still being read.
        """
        phrase = self.presenter.about(key, seat, **arguments)
        kind = self.presenter.kind_of(seat)
        return self._announced(phrase, kind, sound=sound, seat=seat, supersedes=self._mine(seat))

    def _mine(self, seat: int) -> bool:
        return seat == self.presenter.seat or seat in self.presenter.present

    def _rolled(self, event: e.Rolled, public: Public) -> Announcement:
        """Say the sum and nothing else; its roller hears what comes next."""
        me, number = self.presenter.seat, self.cards.number(event.number)
        if event.doublet:
            phrase = self.words.phrase("six-rolled-doublet", number=number)
        elif event.seat == me:
            key = "own" if event.own else "next" if event.next_dice else "end"
            phrase = self.words.phrase(f"six-rolled-{key}-you", number=number, dice=event.next_dice)
        else:
            phrase = number
        if me is not None and me != event.seat:
            places = self.cards.places(public, me)
            felt = self.words.phrase("six-rolled-felt", number=number, places=places)
            phrase = phrase.felt_as(felt.braille)
        return self._announced(phrase, Kind.TABLE, Priority.URGENT)

    def _changed(self, event: e.Changed, public: Public) -> list[Announcement]:
        me, receiver = self.presenter.seat, event.receiver
        dice = self.presenter.about("six-changed", receiver)
        if me is None or me == receiver:
            told = [dice]
        elif event.drawn[me]:
            told = [self.draw(me, event.drawn[me], public), dice]
        else:
            told = [dice, self.words.phrase("six-no-card")]
        change = self.words.phrase("six-change")
        found = [
            self._announced(sentences((change, *told), self.words.signs.sentence), sound="turn")
        ]
        if me is None:
            for seat in self.presenter.present:
                if event.drawn[seat]:
                    phrase = self.draw(seat, event.drawn[seat], public)
                    found.append(self._announced(phrase, seat=seat))
        return found

    def draw(self, seat: int, card: int, public: Public) -> Phrase:
        """Say which card a seat has to lay, and where it may go."""
        number = self.cards.number(card)
        if any(not cards for cards in public.places[seat]):
            places = self.cards.free_places(public, seat)
            return self.presenter.about("six-draws-free", seat, card=number, places=places)
        cards = self.cards.open_cards(public, seat)
        return self.presenter.about("six-draws-over", seat, card=number, cards=cards)

    def _covered(self, event: e.Covered, public: Public) -> Announcement:
        key = "six-covered" if event.under else "six-laid"
        mine = self._mine(event.seat)
        if event.late and mine:
            key = "six-late"
        phrase = self.presenter.about(
            key,
            event.seat,
            card=self.cards.number(event.card),
            place=event.place + 1,
            under=self.cards.number(event.under),
            places=self.cards.places(public, event.seat),
        )
        priority = Priority.NORMAL if mine else Priority.LOW
        kind = self.presenter.kind_of(event.seat)
        return self._announced(phrase, kind, priority, "card", event.seat, supersedes=mine)

    def _lifted(self, seat: int, ran_out: bool, loser: int, card: int) -> Announcement:
        lifted = self.presenter.about("six-lifted-right" if ran_out else "six-lifted-wrong", seat)
        if card:
            paid = self.presenter.about("six-pays", loser, card=self.cards.number(card))
        else:
            paid = self.presenter.about("six-pays-nothing", loser)
        kind = self.presenter.kind_of(seat)
        said = sentences((lifted, paid), self.words.signs.sentence)
        return self._announced(said, kind, Priority.NORMAL, "glass", seat)
