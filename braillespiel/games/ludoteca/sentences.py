"""What a seat is told of an event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from braillespiel.games import kit
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.cards import HELPERS
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.games.presenter import Announcement, Kind, Presenter, Priority
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase, join

STALLING = 2
"""Turns of everybody before the end of a round without laying at which it is told."""

_CHOICES = (
    ev.Played,
    ev.Looked,
    ev.Kept,
    ev.Laid,
    ev.Swapped,
    ev.Discarded,
    ev.Gave,
    ev.Traded,
    ev.Picked,
)
"""Events that come from a player's own choice, or open one."""


class Teller:
    """Words events for one presenter and one view."""

    def __init__(self, presenter: Presenter, cards: Wording, view: LudotecaView) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.cards = cards
        self.view = view

    def announce(self, event: ev.Event) -> list[Announcement]:
        """Word an event that this seat may know; after an own one also which choice is open."""
        return self._tell(event) + self._prompt(event)

    def _prompt(self, event: ev.Event) -> list[Announcement]:
        """Say what a resource asks for next, once its last event has been told."""
        table = self.view.public
        if table.phase != "effect" or table.turn != self.presenter.seat:
            return []
        own = isinstance(event, _CHOICES) and event.seat == self.presenter.seat
        looks = table.pending[0].do == "look"
        if not own or (looks and isinstance(event, ev.Played)):
            return []
        return [Announcement(self.presenter.turn(self.view), Kind.MINE, expects_reply=True)]

    def _tell(self, event: ev.Event) -> list[Announcement]:
        match event:
            case ev.Drew():
                return [self._drew(event)]
            case ev.OthersDrew():
                return self._others_drew(event)
            case ev.Took(seat, card) | ev.Picked(seat, card):
                told = self._by(seat, event.kind, "take", card=self.cards.card(card))
                told = self._echoed(told, seat, "echo-taken")
                return [self.presenter.reads_on(told, seat)]
            case ev.Discarded(seat, card):
                told = self._by(seat, "discarded", "place", card=self.cards.card(card))
                told = self._echoed(told, seat, "echo-discarded")
                return [self.presenter.reads_on(told, seat), *self._stalling()]
            case ev.Laid():
                return [self._laid(event)]
            case ev.Swapped():
                return [self._swapped(event)]
            case ev.Closed(seat, pillar, completed):
                named = self.cards.pillar(pillar)
                return [self._by(seat, "closed", "pillar", pillar=named, count=completed)]
            case ev.Played(seat, card):
                return [self._played(seat, card)]
            case ev.Gave(seat, to, card):
                return [self._passed(seat, to, "gave", card=self.cards.card(card))]
            case ev.Traded():
                return [self._traded(event)]
            case ev.Looked() | ev.PutBack():
                return [self._secretly(event.seat, event.kind, event.cards)]
            case ev.Kept(seat, card):
                return [self._secretly(seat, "kept", (card,))]
            case ev.DrawSkipped(seat):
                return [self._by(seat, "draw-skipped")]
            case ev.Reshuffled(count):
                phrase = self.words.phrase("ludoteca-reshuffled", count=count)
                return [Announcement(phrase, sound="shuffle")]
            case ev.RoundEnded():
                return [self._round_ended(event)]
            case ev.RoundBegan():
                return self._round_began(event)
            case ev.MatchEnded(winners, totals, built):
                won = self.presenter.seat is None or self.presenter.seat in winners
                phrase = self.result(winners, totals, built)
                return [Announcement(phrase, Kind.TABLE, sound="win" if won else "lose")]

    def _by(self, seat: int, key: str, sound: str = "", **arguments: Argument) -> Announcement:
        return self.presenter.did(seat, f"ludoteca-{key}", sound, **arguments)

    def _echoed(self, told: Announcement, seat: int, key: str) -> Announcement:
        return replace(told, echo=self.presenter.echo(seat, key))

    def _stalling(self) -> list[Announcement]:
        """Warn once that the round ends soon because nobody lays."""
        table = self.view.public
        left = table.turns_to_stall()
        if left != STALLING * table.settings.seats:
            return []
        return [Announcement(self.words.phrase("ludoteca-stalling", count=left))]

    def _drew(self, event: ev.Drew) -> Announcement:
        told = self._by(
            event.seat,
            "drew",
            "draw",
            cards=self.cards.cards(event.cards),
            count=len(event.cards),
        )
        if event.seat == self.presenter.seat:
            return replace(told, echo=self.cards.cards(event.cards).brief)
        if len(event.cards) == 1:
            told = replace(told, priority=Priority.LOW)
        return self.presenter.reads_on(told, event.seat)

    def _others_drew(self, event: ev.OthersDrew) -> list[Announcement]:
        """Say a chain of draws once: what this seat drew, and that all others did."""
        drew = [seat for seat, cards in event.draws if cards]
        counts = {len(cards) for _, cards in event.draws if cards}
        told = []
        for seat, cards in event.draws:
            if seat == self.presenter.seat:
                if cards:
                    told.append(self._by(seat, "made-draw", "draw", cards=self.cards.cards(cards)))
                else:
                    told.append(self._by(seat, "draw-skipped"))
        others = [seat for seat in drew if seat != self.presenter.seat]
        if not others:
            return told or [Announcement(self.words.phrase("ludoteca-nobody-drew"))]
        whole = len(others) == sum(seat != self.presenter.seat for seat, _ in event.draws)
        if len(others) > 1 and whole and len(counts) == 1:
            phrase = self.words.phrase("ludoteca-all-others-draw", count=counts.pop())
            told.append(Announcement(phrase, self.presenter.kind_of(event.seat)))
        else:
            sizes = dict(event.draws)
            parts = [
                self.words.phrase(
                    "ludoteca-other-draws", name=self.presenter.names[seat], count=len(sizes[seat])
                )
                for seat in others
            ]
            told.append(Announcement(join(parts, " "), self.presenter.kind_of(event.seat)))
        return told

    def _laid(self, event: ev.Laid) -> Announcement:
        if event.owner == event.seat:
            first, *more = event.pieces
            if first.face in HELPERS and not more:
                card, pillar = self.cards.card(first.face), self.cards.pillar(first.pillar)
                told = self._by(event.seat, "laid-helper", "card", card=card, pillar=pillar)
            else:
                cards = self.cards.pieces(event.pieces)
                told = self._by(event.seat, "laid", "card", cards=cards)
            return self._echoed(told, event.seat, "echo-laid")
        pillar = self.cards.pillar(event.pieces[0].pillar)
        return self._passed(event.seat, event.owner, "laid-at", "card", pillar=pillar)

    def _swapped(self, event: ev.Swapped) -> Announcement:
        return self._passed(
            event.seat,
            event.owner,
            "swapped",
            "swap",
            card=self.cards.card(event.piece.face),
            pillar=self.cards.pillar(event.pillar),
            slot=self.cards.slot(event.piece.pillar, event.piece.value),
        )

    def _passed(
        self, seat: int, to: int, key: str, sound: str = "swap", **arguments: Argument
    ) -> Announcement:
        """Word what one seat does to another: -you does it, -to-you has it done to them."""
        names = self.presenter.names
        if to == self.presenter.seat:
            phrase = self.words.phrase(f"ludoteca-{key}-to-you", name=names[seat], **arguments)
        else:
            phrase = self.presenter.about(f"ludoteca-{key}", seat, to=names[to], **arguments)
        return Announcement(
            phrase, self.presenter.kind_of(seat), sound=sound, pan=self.presenter.pan(seat)
        )

    def _traded(self, event: ev.Traded) -> Announcement:
        given, got = self.cards.card(event.given), self.cards.card(event.got)
        return self._passed(event.seat, event.to, "traded", given=given, got=got)

    def _played(self, seat: int, card: int) -> Announcement:
        return self._by(seat, "played", "open", card=self.cards.card(card))

    def _secretly(self, seat: int, key: str, cards: Sequence[int]) -> Announcement:
        return self._by(seat, key, "draw", cards=self.cards.cards(cards), count=len(cards))

    def _round_ended(self, event: ev.RoundEnded) -> Announcement:
        order = kit.ranking([score.total for score in event.points], self.presenter.seat)
        scores = join(
            [
                self.presenter.about(
                    "ludoteca-round-score",
                    seat,
                    points=self.cards.number(event.points[seat].total),
                    total=self.cards.number(event.totals[seat]),
                )
                for seat in order
            ],
            self.words.signs.groups,
        )
        key = "round-stalled" if event.stalled else "round-ended"
        told = self._by(event.seat, key, "turn", number=event.number, scores=scores)
        return Announcement(told.phrase, Kind.TABLE, sound=told.sound)

    def _round_began(self, event: ev.RoundBegan) -> list[Announcement]:
        starts = self.presenter.about("ludoteca-starts", event.starter)
        phrase = self.words.phrase("ludoteca-round-began", number=event.number, starts=starts)
        told = [Announcement(phrase, sound="deal")]
        own_seat = self.presenter.seat
        if own_seat is not None and event.goals:
            goal = self.view.public.goal(event.goals[own_seat])
            own = self.words.phrase(
                "ludoteca-your-goal",
                goal=self.cards.goal(goal),
                text=self.cards.goal_text(goal),
            )
            told.append(Announcement(own, Kind.MINE))
        return told

    def score_list(self, totals: Sequence[int]) -> Phrase:
        """Word all scores with the pillars completed, the best first."""
        order = kit.ranking(totals, self.presenter.seat)
        return join(
            [
                self.presenter.about(
                    "ludoteca-score",
                    seat,
                    points=self.cards.number(totals[seat]),
                    pillars=self.view.public.completed(seat).bit_count(),
                )
                for seat in order
            ],
            self.words.signs.groups,
        )

    def so_far(self) -> Phrase:
        """Say what each seat would get if the round ended now; of the goals, which are hidden,
        only the own one counts. Where it comes from stands in the score table.
        """
        own = self.presenter.seat
        parts = []
        for seat, held in enumerate(self.view.known.sizes):
            goal = self.view.known.goal if seat == own else None
            points = self.view.public.round_score(seat, held, goal).total
            said = self.cards.number(points)
            parts.append(self.presenter.about("ludoteca-now", seat, points=said))
        all_seats = self.words.phrase("ludoteca-so-far", parts=join(parts, self.words.signs.list))
        return replace(all_seats, brief="")

    def result(self, winners: Sequence[int], totals: Sequence[int], built: bool) -> Phrase:
        """Say who has won and how."""
        scores = self.score_list(totals)
        if built:
            return self.presenter.about("ludoteca-built", winners[0], scores=scores)
        return kit.outcome(self.presenter, winners, scores)
