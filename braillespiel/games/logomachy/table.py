"""The table that both games share: dealing, turns, rounds, what a seat may know."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from braillespiel.engine.chance import Chance, below, shuffle
from braillespiel.engine.contract import IllegalActionError, State, View
from braillespiel.engine.lexicon import Lexicon
from braillespiel.games.logomachy.events import Dealt, MatchOver, RoundOver, RoundStarted

MIDDLE_SIZE = 4


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same for a whole match."""

    seats: int
    deck: tuple[str, ...]
    rounds: int
    must_take: bool = False
    letters: bool = False
    language: str = "de"
    lexicon: Lexicon | None = None

    @property
    def hand_size(self) -> int:
        """How many cards everybody is dealt at a time."""
        return 4 if self.letters else 3

    def state_type(self) -> type[TableState]:
        """Return the rules in force: those of the number game or of the letter game."""
        from braillespiel.games.logomachy.letters import LetterState
        from braillespiel.games.logomachy.numbers import NumberState

        return LetterState if self.letters else NumberState


class TableState(State):
    """A complete situation; the two games differ in what a card may take and what counts."""

    __slots__ = (
        "aside",
        "chance",
        "chips",
        "dealer",
        "hands",
        "middle",
        "over",
        "round",
        "setting",
        "stock",
        "taken",
        "turn",
    )

    setting: Setting
    chance: Chance
    round: int
    dealer: int
    turn: int
    hands: list[list[str]]
    middle: list[str]
    stock: list[str]
    """The top card is the last one."""
    aside: list[str]
    taken: list[list[str]]
    chips: list[int]
    over: bool

    @classmethod
    def opening(cls, setting: Setting, chance: Chance) -> TableState:
        """Return a new match: the first dealer is drawn by lot, the first round is dealt."""
        state = cls()
        state.setting = setting
        state.chance = chance
        state.round = 1
        state.dealer = below(chance.draw(), setting.seats)
        state.chips = [0] * setting.seats
        state.over = False
        state._deal_round()
        return state

    # -- dealing -----------------------------------------------------------------------

    def _deal_round(self) -> list[Any]:
        setting = self.setting
        self.stock = list(setting.deck)
        shuffle(self.chance.draw(), self.stock)
        self.hands = [[] for _ in range(setting.seats)]
        self.taken = [[] for _ in range(setting.seats)]
        self.aside = []
        dealt = self._deal()
        self.middle = [self.stock.pop() for _ in range(MIDDLE_SIZE)]
        started = RoundStarted(
            self.round, setting.rounds, self.dealer, self.turn, tuple(self.middle)
        )
        return [started, Dealt(dealt.hands, dealt.count, len(self.stock), 0)]

    def _deal(self) -> Dealt:
        """Deal everybody a hand, or evenly what there is; a rest too small is set aside."""
        seats, stock = self.setting.seats, self.stock
        each = min(self.setting.hand_size, len(stock) // seats)
        first = (self.dealer + 1) % seats
        for step in range(seats):
            self.hands[(first + step) % seats] = [stock.pop() for _ in range(each)]
        aside = len(stock) if len(stock) < seats else 0
        if aside:
            self.aside += stock
            stock.clear()
        self.turn = first
        return Dealt(tuple(tuple(hand) for hand in self.hands), each, len(stock), aside)

    def _advance(self, events: list[Any]) -> None:
        """Pass the turn on; deal when no one has a card, score when nothing is left to deal."""
        hands, seats = self.hands, self.setting.seats
        following = (self.turn + 1) % seats
        if hands[following]:
            self.turn = following
            return
        for step in range(2, seats + 1):
            seat = (self.turn + step) % seats
            if hands[seat]:
                self.turn = seat
                return
        if len(self.stock) >= seats:
            events.append(self._deal())
        else:
            self._end_round(events)

    def _end_round(self, events: list[Any]) -> None:
        self.aside += self.stock
        self.stock.clear()
        events += self._score()
        events.append(RoundOver(self.round, tuple(self.chips)))
        if self.round >= self.setting.rounds:
            self.over = True
            events.append(MatchOver(tuple(self.winners()), tuple(self.chips)))
            return
        self.round += 1
        self.dealer = (self.dealer + 1) % self.setting.seats
        events += self._deal_round()

    @staticmethod
    @abstractmethod
    def actions_with(setting: Setting, hand: Sequence[str], middle: Sequence[str]) -> list[Any]:
        """Return what a seat with ``hand`` may do in its turn, in a stable order."""

    @abstractmethod
    def _score(self) -> list[Any]:
        """Add the finished round's chips or cards to ``chips``; return the events."""

    # -- the contract ------------------------------------------------------------------

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; nobody when the match is over."""
        return frozenset() if self.over else frozenset((self.turn,))

    def is_over(self) -> bool:
        """Tell whether the last round is scored."""
        return self.over

    def winners(self) -> list[int]:
        """Return those with the most chips (letter game: cards)."""
        if not self.over:
            return []
        best = max(self.chips)
        return [seat for seat, count in enumerate(self.chips) if count == best]

    def clone(self) -> TableState:
        """Return an independent copy."""
        copy = type(self)()
        copy.setting = self.setting
        copy.chance = self.chance.clone()
        copy.round = self.round
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.hands = [hand[:] for hand in self.hands]
        copy.middle = self.middle[:]
        copy.stock = self.stock[:]
        copy.aside = self.aside[:]
        copy.taken = [pile[:] for pile in self.taken]
        copy.chips = self.chips[:]
        copy.over = self.over
        return copy

    def view(self, seat: int) -> TableView:
        """Return what ``seat`` may know."""
        return TableView(
            seat,
            self.setting,
            self.round,
            self.dealer,
            self.turn,
            tuple(self.hands[seat]),
            tuple(map(len, self.hands)),
            tuple(self.middle),
            len(self.stock),
            len(self.aside),
            tuple(map(tuple, self.taken)),
            tuple(self.chips),
            tuple(self.scores()),
            self.over,
        )

    def to_position(self) -> dict[str, Any]:
        """Return the state as JSON data; the stock's top card comes first."""
        return {
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [hand[:] for hand in self.hands],
            "middle": self.middle[:],
            "stock": self.stock[::-1],
            "aside": self.aside[:],
            "taken": [pile[:] for pile in self.taken],
            "chips": self.chips[:],
            "chance": {"seed": self.chance.seed, "used": self.chance.used},
        }

    def _check_turn(self, seat: int) -> None:
        if self.over:
            raise IllegalActionError("over")
        if seat != self.turn:
            raise IllegalActionError("turn", seat=self.turn)


@dataclass(frozen=True, slots=True)
class TableView(View):
    """What one seat may know.

    ``taken`` are known by their cards, since every one of them lay open when it was taken; that
    is a player's memory. The zones show only how many there are.
    """

    seat: int
    setting: Setting
    round: int
    dealer: int
    turn: int
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    middle: tuple[str, ...]
    stock: int
    aside: int
    taken: tuple[tuple[str, ...], ...]
    chips: tuple[int, ...]
    points: tuple[int, ...]
    over: bool

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; nobody when the match is over."""
        return frozenset() if self.over else frozenset((self.turn,))

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.over

    def scores(self) -> Sequence[int]:
        """Return everybody's chips; in the letter game cards, those of this round included."""
        return self.points

    def legal_actions(self) -> Sequence[Any]:
        """Return this seat's legal actions, as the state does."""
        if self.over or self.seat != self.turn:
            return []
        return self.setting.state_type().actions_with(self.setting, self.hand, self.middle)

    def unseen(self) -> list[str]:
        """Return the cards that this seat cannot place, in the order of the deck."""
        seen = {*self.hand, *self.middle}.union(*self.taken)
        return [card for card in self.setting.deck if card not in seen]

    def sample(self, rng: Random) -> TableState:
        """Return a full state in which all that is hidden is drawn anew."""
        hidden = self.unseen()
        shuffle(rng, hidden)
        state = self.setting.state_type()()
        state.setting = self.setting
        state.chance = Chance(rng.getrandbits(63))
        state.round = self.round
        state.dealer = self.dealer
        state.turn = self.turn
        state.hands = [
            list(self.hand) if seat == self.seat else [hidden.pop() for _ in range(size)]
            for seat, size in enumerate(self.sizes)
        ]
        state.middle = list(self.middle)
        state.stock = [hidden.pop() for _ in range(self.stock)]
        state.aside = hidden
        state.taken = [list(pile) for pile in self.taken]
        state.chips = list(self.chips)
        state.over = self.over
        return state
