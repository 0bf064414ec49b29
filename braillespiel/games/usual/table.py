"""A table as plain data, and the rule book that follows from it.

What a seat cannot see of its table is :data:`HIDDEN`, so one ``actions`` serves the host, a seat
far away and a bot's sample alike.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

import msgspec

from braillespiel.engine.chance import Chance, choice, shuffle
from braillespiel.engine.contract import (
    ActionTextError,
    Bot,
    Game,
    GameError,
    IllegalActionError,
    OptionValue,
    PositionError,
    State,
    Tick,
    View,
)
from braillespiel.engine.contract import Event as AnyEvent
from braillespiel.engine.event import Event as TaggedEvent
from braillespiel.engine.event import OpenEvent
from braillespiel.engine.malformed import converted
from braillespiel.engine.search import ismcts, paired

HIDDEN = "?"
"""Stands for a card that a seat may not see."""
_WORD = re.compile(r"[a-z0-9_.-]{1,24}")
_PERSON = re.compile(r"seat-[1-9]")
_MOST_WORDS = 12


class Action(msgspec.Struct, frozen=True):
    """One decision: a verb and what it is about. Its text form is its words: "play r8 g"."""

    verb: str
    about: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.about))


def person(seat: int) -> str:
    """Return the word of an action that means a seat: "seat-1" for the first one."""
    return f"seat-{seat + 1}"


def seat_of(word: str) -> int | None:
    """Return which seat a word of an action means, None if it means none."""
    return int(word[5:]) - 1 if _PERSON.fullmatch(word) else None


class Did(TaggedEvent, frozen=True):
    """``seat`` did something; ``got`` are cards that only it sees, ``count`` is of any use.

    It is told by the message ``GAME-did-VERB`` (with ``got``: ``GAME-did-VERB-seen``).
    """

    seat: int
    verb: str
    about: tuple[str, ...] = ()
    got: tuple[str, ...] = ()
    count: int = 0

    def redacted_for(self, seat: int | None) -> Did:
        """Hide from others what the seat got."""
        return self if seat == self.seat else Did(self.seat, self.verb, self.about, (), self.count)


class Told(OpenEvent, frozen=True):
    """Something that everybody hears, by the message ``GAME-told-WHAT``."""

    what: str
    seat: int | None = None
    count: int = 0


class Over(OpenEvent, frozen=True):
    """The match is over; nobody has won where ``winners`` are empty."""

    winners: tuple[int, ...]


Event = Did | Told | Over


class Table(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that lies on a table. Subclasses add fields of JSON data, each with a default."""

    seats: int
    turn: int = 0
    chance: Chance = msgspec.field(default_factory=lambda: Chance(0))

    deck: ClassVar[tuple[str, ...]] = ()
    """All cards of the game, each by its text."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """The names of fields that are piles which nobody sees."""
    own: ClassVar[str] = ""
    """The name of the field with a list of cards for each seat, seen by its owner alone."""

    def begin(self) -> None:
        """Deal. By default chance decides who begins."""
        self.turn = choice(self.chance.draw(), range(self.seats))

    def actions(self) -> Sequence[Action]:
        """Return what the seat whose turn it is can do, at least one thing."""
        raise TypeError(f"{type(self).__name__} lacks actions()")

    def do(self, action: Action) -> Sequence[Event] | None:
        """Carry out one of ``actions``. Return what is told of it, None for the usual."""
        raise TypeError(f"{type(self).__name__} lacks do()")

    def winners(self) -> Sequence[int] | None:
        """Return who has won, several if they share; None while the match goes on."""
        raise TypeError(f"{type(self).__name__} lacks winners()")

    def scores(self) -> list[int]:
        """Return every seat's score: by default 1 for a seat that has won alone."""
        won = self.winners() or ()
        return [int(len(won) == 1 and seat in won) for seat in range(self.seats)]

    @classmethod
    def counts(cls) -> bool:
        """Tell whether the game has scores of its own."""
        return inspect.unwrap(cls.scores) is not Table.scores  # the fence wraps what a game has

    def refusal(self, action: Action) -> str:
        """Return which rule forbids an action, worded by ``GAME-illegal-RULE``; "": not possible.

        It is asked about whatever was typed, also of things that there are not.
        """
        return ""

    def check(self) -> str:
        """Return the name of the field that breaks a rule in a position, "" if none does."""
        return ""

    def next(self) -> None:
        """Pass the turn on to the next seat."""
        self.turn = (self.turn + 1) % self.seats

    # -- what follows ------------------------------------------------------------------------

    def twin(self) -> Self:
        """Return an independent copy."""
        found = msgspec.structs.replace(self, chance=self.chance.clone())
        for name in self.__struct_fields__:
            value = getattr(found, name)
            if isinstance(value, list | dict):
                setattr(found, name, _copied(value))
        return found

    def seen_by(self, seat: int | None) -> Self:
        """Return the table as a seat sees it, None for a spectator."""
        seen = self.twin()
        seen.chance = Chance(0)
        for name in self.hidden:
            setattr(seen, name, [HIDDEN] * len(getattr(seen, name)))
        for owner, hand in enumerate(getattr(seen, self.own) if self.own else ()):
            if owner != seat:
                hand[:] = [HIDDEN] * len(hand)
        return seen

    def completed(self, rng: Random) -> Self:
        """Return a table that looks the same, with what is hidden drawn anew from the deck."""
        found = self.twin()
        found.chance = Chance(rng.getrandbits(48))
        if not self.deck:
            return found
        seen = Counter(_texts([getattr(self, name) for name in self.__struct_fields__]))
        left = list((Counter(self.deck) - seen).elements())
        shuffle(rng, left)
        piles = [getattr(found, name) for name in self.hidden]
        for pile in (*piles, *(getattr(found, self.own) if self.own else ())):
            pile[:] = [left.pop() if card == HIDDEN else card for card in pile]
        return found


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) if isinstance(each, list | dict) else each for each in value]
    return {
        key: _copied(each) if isinstance(each, list | dict) else each for key, each in value.items()
    }


def _texts(value: Any) -> Iterator[str]:
    """Yield every text in JSON data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, dict):
        yield from _texts(list(value.values()))


class TableView(View[Action]):
    """What a seat sees: its table, what is hidden left out."""

    def __init__(self, seat: int | None, table: Any, game: TableGame) -> None:
        self._seat = seat
        self.table = table
        self.game = game

    @property
    def seat(self) -> int:  # type: ignore[override]  # nobody sets it
        """Whose view it is. Raises GameError "no-seat" for a spectator's."""
        if self._seat is None:
            raise GameError("no-seat", seat="spectator")
        return self._seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TableView):
            return NotImplemented
        return (self._seat, self.table) == (other._seat, other.table)

    __hash__ = None  # type: ignore[assignment]

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; nobody once the match is over."""
        return frozenset() if self.is_over() else frozenset((self.table.turn,))

    def legal_actions(self) -> Sequence[Action]:
        """Return what this seat can do now."""
        return list(self.table.actions()) if self._seat in self.to_act() else []

    def is_over(self) -> bool:
        return self.table.winners() is not None

    def scores(self) -> list[int]:
        found: list[int] = self.table.scores()
        return found

    def sample(self, rng: Random) -> TableState:
        """Return a full state that looks the same to this seat."""
        return TableState(self.table.completed(rng), self.game)


class TableState(State[Action, Event]):
    """A table on which actions are carried out."""

    def __init__(self, table: Any, game: TableGame) -> None:
        self.table = table
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableState) and bool(self.table == other.table)

    __hash__ = None  # type: ignore[assignment]

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; nobody once the match is over."""
        return frozenset() if self.is_over() else frozenset((self.table.turn,))

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return what a seat can do now."""
        return list(self.table.actions()) if seat in self.to_act() else []

    def apply(self, seat: int, action: Action | Tick) -> Sequence[Event]:
        if self.is_over():
            raise IllegalActionError("over")
        if seat != self.table.turn:
            raise IllegalActionError("turn", seat=self.table.turn)
        table = self.table.twin()  # a fault in the middle leaves the table as it was
        if not isinstance(action, Action) or action not in table.actions():
            rule = table.refusal(action) if isinstance(action, Action) else ""
            rule = rule or "not-now"
            raise IllegalActionError(rule, action=str(action))
        told = table.do(action)
        events = [Did(seat, action.verb, action.about)] if told is None else list(told)
        won = table.winners()
        self.table = table
        return events if won is None else [*events, Over(tuple(won))]

    def view(self, seat: int | None) -> TableView:
        """Return what a seat sees. Raises GameError "no-seat"."""
        if seat is not None and not 0 <= seat < self.table.seats:
            raise GameError("no-seat", seat=seat)
        return TableView(seat, self.table.seen_by(seat), self.game)

    def is_over(self) -> bool:
        return self.table.winners() is not None

    def scores(self) -> list[int]:
        found: list[int] = self.table.scores()
        return found

    def winners(self) -> list[int]:
        """Return who has won; nobody while the match goes on."""
        return list(self.table.winners() or ())

    def clone(self) -> TableState:
        return TableState(self.table.twin(), self.game)

    def to_position(self) -> dict[str, object]:
        found: dict[str, object] = msgspec.to_builtins(self.table)
        return found


class TableBot(Bot[TableView, Action]):
    """A bot for any table: easy takes anything, normal compares, hard searches.

    ``budget`` bounds the actions that it plays in its mind, so that the same seed gives the same
    action on every computer; ``depth`` bounds those of one way that a match may go.
    """

    budget: ClassVar[Mapping[str, int]] = {"normal": 1500, "hard": 6000}
    depth: ClassVar[int] = 60

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: TableView, rng: Random) -> Any:
        """Return an action, after a yield for every match played in the mind."""
        actions, budget = view.legal_actions(), self.budget.get(self.level, 0)
        if len(actions) == 1 or not budget:
            yield
            return choice(rng, actions)
        played = 0

        def policy(state: TableState, seat: int, rng: Random) -> Action:
            nonlocal played
            played += 1
            return choice(rng, state.legal_actions(seat))

        def spent(state: TableState) -> bool:
            return played >= budget

        def evaluate(state: TableState) -> Sequence[float]:
            return _standing(state, low_wins=view.game.low_wins)

        if self.level == "hard":
            rounds = max(2 * len(actions), budget // 4)
            return (
                yield from ismcts(
                    view,
                    rng,
                    min(rounds, 1000),
                    policy=policy,
                    evaluate=evaluate,
                    stop=spent,
                    depth=self.depth,
                )
            )
        depth = max(1, min(self.depth, budget // len(actions)))
        draws = max(1, min(30, budget // (len(actions) * depth)))
        return (yield from paired(view, rng, draws, policy=policy, evaluate=evaluate, depth=depth))


def _standing(state: TableState, *, low_wins: bool) -> list[float]:
    """Rate a state by who leads: the winners, or the best scores so far, share 1."""
    scores = state.scores()
    best = min(scores) if low_wins else max(scores)
    leaders = state.winners() or [seat for seat, score in enumerate(scores) if score == best]
    return [1 / len(leaders) if seat in leaders else 0.0 for seat in range(len(scores))]


class TableGame(Game[TableState, Action, TableView]):
    """A rule book made from a table: an author names ``id``, ``table`` and how many seats."""

    table: ClassVar[type[Table]]
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> TableState:
        table = self.table(seats=seats, chance=Chance(seed))
        table.begin()
        return TableState(table, self)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, object]
    ) -> TableState:
        table = converted({"seats": seats, **position}, self.table, "state")
        wrong = "seats" if table.seats != seats else table.check()
        if not wrong and not 0 <= table.turn < seats:
            wrong = "turn"
        if wrong:
            raise PositionError("position-wrong", where=wrong)
        return TableState(table, self)

    def position_schema(self) -> dict[str, object]:
        found: dict[str, object] = msgspec.json.schema(self.table)
        return found

    def view_document(self, view: TableView) -> dict[str, object]:
        found: dict[str, object] = msgspec.to_builtins(view.table)
        return found

    def view_from(
        self, seats: int, options: Mapping[str, OptionValue], seat: int | None, data: object
    ) -> TableView:
        table = converted(data, self.table, "view")
        if table.seats != seats or not 0 <= table.turn < seats:
            raise PositionError("position-wrong", where="view")
        return TableView(seat, table, self)

    def event_document(self, event: AnyEvent) -> dict[str, object]:
        found: dict[str, object] = msgspec.to_builtins(event)
        return found

    def event_from(self, data: object) -> Event:
        found: Event = converted(data, Event, "event")  # type: ignore[arg-type]
        return found

    def parse_action(self, text: str) -> Action:
        """Read an action's words; raise ActionTextError if it has none."""
        words = text.lower().split()
        if not 0 < len(words) <= _MOST_WORDS or not all(map(_WORD.fullmatch, words)):
            raise ActionTextError("action-unknown", text=text)
        return Action(words[0], tuple(words[1:]))

    def ended(self, event: object) -> str | None:
        if not isinstance(event, Over):
            return None
        return "match-shared" if len(event.winners) != 1 else "match-won"

    def bot(self, level: str) -> TableBot:
        return TableBot(level)
