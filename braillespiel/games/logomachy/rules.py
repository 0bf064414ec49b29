"""The table that both games share: dealing, turns, rounds."""

from __future__ import annotations

from random import Random
from typing import Any

from braillespiel.engine.chance import SEED_BITS, Chance, below, shuffle
from braillespiel.engine.contract import IllegalActionError, Tick
from braillespiel.engine.records import RecordState
from braillespiel.games.logomachy import letters, numbers
from braillespiel.games.logomachy.actions import Action, Play
from braillespiel.games.logomachy.events import Dealt, Event, MatchOver, RoundOver, RoundStarted
from braillespiel.games.logomachy.legality import is_legal
from braillespiel.games.logomachy.position import to_position
from braillespiel.games.logomachy.records import Known, Public, Secret
from braillespiel.games.logomachy.settings import Settings
from braillespiel.games.logomachy.view import LogomachyView, known

MIDDLE_SIZE = 4


class LogomachyState(RecordState[Public, Secret, Known, Action, Event]):
    """A complete situation of the number game or of the letter game."""

    view_type = LogomachyView

    @classmethod
    def opening(cls, settings: Settings, seed: int) -> LogomachyState:
        """Return a new match: the first dealer is drawn at random, the first round is dealt."""
        chance = Chance(seed)
        dealer = below(chance.draw(), settings.seats)
        public = Public(settings, [], [], [0] * settings.seats, dealer=dealer)
        state = cls(public, Secret([], [], [], chance))
        state._deal_round()
        return state

    # -- asking ------------------------------------------------------------------------

    def legal_actions(self, seat: int) -> list[Play]:
        """Return the legal actions of ``seat``; in the letter game any word of the list is legal
        besides.
        """
        return self.public.legal(seat, self.secret.hands[seat])

    @property
    def legal_is_complete(self) -> bool:
        """Tell that words are not listed."""
        return not self.public.settings.letters

    def is_legal(self, seat: int, action: Action) -> bool:
        return is_legal(self.public, seat, self.secret.hands[seat], action)

    def winners(self) -> list[int]:
        """Return those with the most chips (letter game: cards)."""
        public = self.public
        if not public.over:
            return []
        best = max(public.chips)
        return [seat for seat, count in enumerate(public.chips) if count == best]

    def reshuffled(self, rng: Random) -> LogomachyState:
        """Return it with what no seat has seen drawn again: the stock, what lies aside, chance."""
        state = self.clone()
        secret = state.secret
        cards = [*secret.stock, *secret.aside]
        shuffle(rng, cards)
        left = len(secret.stock)
        secret.stock, secret.aside = cards[:left], cards[left:]
        secret.chance = Chance(rng.getrandbits(SEED_BITS))
        return state

    def known(self, seat: int | None) -> Known:
        return known(self.public, self.secret, seat)

    def to_position(self) -> dict[str, Any]:
        return to_position(self.public, self.secret)

    # -- acting ------------------------------------------------------------------------

    def apply(self, seat: int, action: Action | Tick) -> list[Event]:
        """Play a card or take a word; deal or score when it was the last card."""
        public = self.public
        if public.over:
            raise IllegalActionError("over")
        if seat != public.turn:
            raise IllegalActionError("turn", seat=public.turn)
        if isinstance(action, Tick):
            raise IllegalActionError("no-such-action")
        carry_out = letters.carry_out if public.settings.letters else numbers.carry_out
        events = carry_out(public, self.secret.hands[seat], action)
        self._advance(events)
        return events

    def _advance(self, events: list[Event]) -> None:
        """Pass the turn on; deal when no one has a card, score when nothing is left to deal."""
        public, hands = self.public, self.secret.hands
        seats = len(hands)
        following = (public.turn + 1) % seats
        if hands[following]:
            public.turn = following
            return
        for step in range(2, seats + 1):
            seat = (public.turn + step) % seats
            if hands[seat]:
                public.turn = seat
                return
        if len(self.secret.stock) >= seats:
            events.append(self._deal())
        else:
            self._end_round(events)

    def _end_round(self, events: list[Event]) -> None:
        public, secret = self.public, self.secret
        secret.aside += secret.stock
        secret.stock.clear()
        events += letters.score(public) if public.settings.letters else numbers.score(public)
        chips = tuple(public.chips)
        events.append(RoundOver(public.round, chips))
        if public.round >= public.settings.rounds:
            public.over = True
            events.append(MatchOver(tuple(self.winners()), chips))
            return
        public.round += 1
        public.dealer = (public.dealer + 1) % public.seats
        events += self._deal_round()

    # -- dealing -----------------------------------------------------------------------

    def _deal_round(self) -> list[Event]:
        public, secret = self.public, self.secret
        settings = public.settings
        secret.stock = list(settings.deck)
        shuffle(secret.chance.draw(), secret.stock)
        secret.hands = [[] for _ in range(settings.seats)]
        secret.aside = []
        public.taken = [[] for _ in range(settings.seats)]
        dealt = self._deal()
        public.middle = [secret.stock.pop() for _ in range(MIDDLE_SIZE)]
        started = RoundStarted(
            public.round, settings.rounds, public.dealer, public.turn, tuple(public.middle)
        )
        return [started, Dealt(dealt.hands, dealt.count, len(secret.stock), 0)]

    def _deal(self) -> Dealt:
        """Deal everybody a hand, or evenly what there is; a rest too small is set aside."""
        public, hands, stock = self.public, self.secret.hands, self.secret.stock
        seats = public.seats
        each = min(public.settings.hand_size, len(stock) // seats)
        first = (public.dealer + 1) % seats
        for step in range(seats):
            hands[(first + step) % seats] = [stock.pop() for _ in range(each)]
        aside = len(stock) if len(stock) < seats else 0
        if aside:
            self.secret.aside += stock
            stock.clear()
        public.turn = first
        return Dealt(tuple(tuple(hand) for hand in hands), each, len(stock), aside)
