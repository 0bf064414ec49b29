"""The contract of a game: what every rule book answers, in the terms of the field.

A game is pure. It knows no clock, no words and no global random: chance comes from the seed in the
match (:mod:`braillespiel.engine.chance`), time from clock actions. What else a match needs (a deck
of the player's own, a word list) its game brings along at set-up; the opening position, which every
match keeps, contains it as far as it may change.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from braillespiel.engine.advice import Advice as Advice
from braillespiel.engine.advice import Better as Better
from braillespiel.engine.errors import ActionTextError as ActionTextError
from braillespiel.engine.errors import GameError as GameError
from braillespiel.engine.errors import IllegalActionError as IllegalActionError
from braillespiel.engine.errors import OptionError as OptionError
from braillespiel.engine.errors import PositionError as PositionError
from braillespiel.engine.options import Option as Option
from braillespiel.engine.options import OptionValue as OptionValue

CLOCK = -1
"""The seat number of the clock."""

Document: TypeAlias = dict[str, object]
"""JSON data."""
LEVELS = ("easy", "normal", "hard")


class Action(Hashable, Protocol):
    """One decision: an immutable value.

    ``str(action)`` is its text form, for journals and command lines; ``Game.parse_action`` reads
    it.
    """

    def __str__(self) -> str:
        """Return the text form."""
        ...


@dataclass(frozen=True, slots=True)
class Tick:
    """The clock's action: it is now ``ms`` milliseconds of game time since the match began."""

    ms: int

    def __str__(self) -> str:
        return f"tick {self.ms}"


class Event(Protocol):
    """Something that happened, as data. ``kind`` names it in catalogues."""

    @property
    def kind(self) -> str:
        """Its name."""
        ...

    def redacted_for(self, seat: int | None) -> Event | None:
        """Return the event as ``seat`` may know it, or None if it may not know of it at all.

        A ``seat`` of None is a spectator.
        """
        ...


A = TypeVar("A")
"""The actions of a game."""
E_co = TypeVar("E_co", covariant=True)
"""Its events."""
S_co = TypeVar("S_co", covariant=True)
"""Its states."""
V = TypeVar("V")
"""Its views."""
T = TypeVar("T")
"""What thinking comes to."""

Thought: TypeAlias = Generator[None, None, A]
"""A bot's thinking: yields every few milliseconds so that keys are answered; returns an action."""


def thought_out(thought: Thought[T]) -> T:
    """Think to the end without a pause; return what it comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            value: T = done.value
            return value


class View(ABC, Generic[A]):
    """All that one seat may know, and nothing else. Zones, bots and announcements see only it."""

    seat: int
    """Whose view it is. A spectator's has no seat: asking for it raises GameError "no-seat"."""

    @abstractmethod
    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now (and CLOCK if the clock runs)."""

    @property
    def legal_is_complete(self) -> bool:
        """Tell whether legal_actions lists them all; if not, is_legal answers for the rest."""
        return True

    @abstractmethod
    def legal_actions(self) -> Sequence[A]:
        """Return this seat's legal actions; see State.legal_actions."""

    def is_legal(self, action: A) -> bool:
        """Tell whether this seat may do ``action`` now, whether it is listed or not."""
        return action in self.legal_actions()

    @abstractmethod
    def is_over(self) -> bool:
        """Tell whether the match is over."""

    @abstractmethod
    def scores(self) -> Sequence[int]:
        """Return every seat's public score so far."""

    def shows_more_than(self, before: View[A]) -> bool:
        """Tell whether this seat perceives anything that it did not perceive in ``before``.

        That time has passed is nothing: else the moment would show that somebody acted in secret.
        """
        return self != before

    @abstractmethod
    def sample(self, rng: Random) -> State[A, object]:
        """Return a full state drawn from those that this view cannot distinguish.

        Its hidden cards and its future chance are drawn again from ``rng``, so that a bot that
        searches it learns nothing that its seat cannot know.
        """


class State(ABC, Generic[A, E_co]):
    """A complete situation of a match, changed only by apply."""

    @abstractmethod
    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now, several while a window is open to all.

        Contains CLOCK if time passes; empty when the match is over.
        """

    @property
    def legal_is_complete(self) -> bool:
        """Tell whether legal_actions lists them all; if not, is_legal answers for the rest."""
        return True

    @abstractmethod
    def legal_actions(self, seat: int) -> Sequence[A]:
        """Return the legal actions of ``seat``, in a stable order; empty if it may not act.

        If there are too many to list (rebuilding in Cubus), or a list would give away what is to be
        found (words in Logomachy), it lists a useful few (``legal_is_complete``).
        """

    def is_legal(self, seat: int, action: A) -> bool:
        """Tell whether apply would accept ``action`` from ``seat``, whether it is listed or not."""
        return action in self.legal_actions(seat)

    @abstractmethod
    def apply(self, seat: int, action: A | Tick) -> Sequence[E_co]:
        """Carry out ``action`` and return its events, in order.

        Raises IllegalActionError, with nothing changed, when a rule forbids it.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View[A]:
        """Return what ``seat`` may know; None means a spectator. Raises GameError "no-seat"."""

    @abstractmethod
    def is_over(self) -> bool:
        """Tell whether the match is over."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return every seat's score so far (more is better unless Game.low_wins)."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the winning seats, several when they share.

        Empty while the match goes on, and at the end of a puzzle that was not solved.
        """

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def to_position(self) -> Document:
        """Return the whole state as JSON data; Game.state_from reads it back equal."""

    def redrawn(self, seat: int, rng: Random) -> State[A, object]:
        """Return this situation with everything that ``seat`` cannot know drawn again from ``rng``.

        What others have already decided stays. The seat perceives no difference.
        """
        return self.view(seat).sample(rng)

    def reshuffled(self, rng: Random) -> State[A, object]:
        """Return this situation with what no seat has seen drawn again from ``rng``.

        That is the order of piles and the chance to come; hands, goals and whatever else anybody
        holds or has seen stay. No seat perceives a difference. A game that does not override it
        draws nothing again.
        """
        return self.clone()

    def deadline(self) -> int | None:
        """Return the game time in ms at which the clock must act next, None if never."""
        return None

    def question(self, seat: int) -> str | None:
        """Return what an action of ``seat`` would answer now, the same while it means the same.

        None leaves it to the host: a number that changes whenever another seat or the clock
        changes what this seat may do.
        """
        return None

    def wants_time(self) -> bool:
        """Tell whether the next action's effect depends on when it comes.

        In a timed game the match then lets the clock act (a Tick at that very moment, which is
        journalled) just before the action.
        """
        return False


class Bot(ABC, Generic[V, A]):
    """A computer player; sees only a view."""

    paced: ClassVar[bool] = False
    """True if it takes its time like a person, in games in which time decides: ``pause`` says how
    long."""

    @abstractmethod
    def choose(self, view: V, rng: Random) -> Thought[A]:
        """Think in slices of a few milliseconds, then return an action that is legal."""

    def pause(self, view: V, action: A, rng: Random) -> int:
        """Return how many ms of game time it waits before ``action``."""
        return 0

    def advise(self, view: V, rng: Random) -> Thought[A | Advice]:
        """Think about a hint for ``view``: an action, or an Advice that says more about it."""
        return self.choose(view, rng)

    def review(self, view: V, played: A, rng: Random) -> Thought[Better | None]:
        """Think about what would have been better than ``played``; None: nothing, or it cannot
        tell. It reckons from what the seat knew, not from what came.
        """
        return None
        yield


class Game(ABC, Generic[S_co, A, V]):
    """A rule book: one plain object per game."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    low_wins: ClassVar[bool] = False
    may_be_lost: ClassVar[bool] = False
    """True if a match can end without a winner, as a puzzle can."""
    timed: ClassVar[bool] = False
    """True if game time passes (SIX): the match then journals the time of every action."""
    heard_cells: ClassVar[int] = 20
    """About how many Braille cells the announcement has after which reactions are compared."""
    rules_version: ClassVar[int] = 1
    """Raised when the same journal comes to mean something else. Every journal entry is kept with
    the version under which it was made. A changed reading of a rule is an option instead."""
    statistics_by: ClassVar[str] = ""
    """The option whose values are counted separately in the statistics (the levels of a puzzle)."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> S_co:
        """Return the opening state; ``options`` are complete and checked."""

    @abstractmethod
    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: Document
    ) -> S_co:
        """Return the state that ``position`` describes; raise PositionError if it breaks a rule."""

    def rules_chapters(self, options: Mapping[str, OptionValue]) -> range | None:
        """Return which chapters of the rules say what these options play; None: all."""
        return None

    def prepare(self, options: Mapping[str, OptionValue]) -> None:
        """Prepare what a match with these options needs and what takes long; runs in a thread."""
        return

    def view_document(self, view: V) -> Document:
        """Return a view as JSON data, so that it can travel.

        What follows from seats and options (settings, decks, word lists) is not in it. A game that
        leaves out this and the next three methods raises GameError "stays-here": it can be played
        at one computer only.
        """
        raise GameError("stays-here", game=self.id)

    def view_from(
        self, seats: int, options: Mapping[str, OptionValue], seat: int | None, data: object
    ) -> V:
        """Return the view that view_document wrote; raise PositionError if it is not one."""
        raise GameError("stays-here", game=self.id)

    def event_document(self, event: Event) -> Document:
        """Return an event as JSON data."""
        raise GameError("stays-here", game=self.id)

    def event_from(self, data: object) -> Event:
        """Return the event that event_document wrote; raise PositionError if it is not one."""
        raise GameError("stays-here", game=self.id)

    @abstractmethod
    def position_schema(self) -> Document:
        """Return the JSON Schema of this game's positions."""

    @abstractmethod
    def parse_action(self, text: str) -> A:
        """Read an action's text form; raise ActionTextError with the text if it is not one."""

    def journal_text(self, action: A) -> str:
        """Return the text under which an accepted action is journalled.

        A game whose rules ask the outside world (a word list) writes the answer down here, so
        that a replay does not ask again.
        """
        return str(action)

    def parse_journal(self, text: str) -> A:
        """Read what journal_text wrote; raise ActionTextError with the text if it is not that."""
        return self.parse_action(text)

    def unheard(self, view: V) -> A | None:
        """Return the action by which the seat of ``view`` says that it has heard what a timed game
        waits for; None if nothing waits for it.
        """
        return None

    def is_receipt(self, action: A) -> bool:
        """Tell whether ``action`` only says that its seat has heard (see ``unheard``)."""
        return False

    def is_adjustment(self, action: A) -> bool:
        """Tell whether ``action`` only changes how its seat plays: its pace.

        Such actions are legal at any time, so the host limits how many there are.
        """
        return False

    def counted(self, action: A, late: int) -> A:
        """Return ``action`` with ``late`` ms added to the reaction that it is taken for.

        If the shortest reaction wins, hearing late on purpose must not shorten it.
        """
        return action

    @abstractmethod
    def bot(self, level: str) -> Bot[V, A]:
        """Return the bot of ``level`` (one of LEVELS)."""

    def seats_for(self, options: Mapping[str, OptionValue]) -> range:
        """Return how many seats these options allow."""
        return range(self.min_seats, self.max_seats + 1)

    def ended(self, event: object) -> str | None:
        """Return how a part of the match ended with ``event``, for statistics; None if none did.

        The part comes first: "match-points", "round-stalled". It is worded by the message
        ``GAME-ended-PART-HOW``.
        """
        return None

    def offered(self, options: Mapping[str, OptionValue]) -> Sequence[Option]:
        """Return the options that mean something with the others; only those are asked for."""
        return self.options

    def for_people(self, options: Mapping[str, OptionValue], people: int) -> dict[str, OptionValue]:
        """Return the options as they suit this many people at one computer."""
        return dict(options)

    def seed_on(self, options: Mapping[str, OptionValue], day: int) -> int | None:
        """Return the seed that ``options`` prescribe for a day (20261224); None: at random."""
        return None

    def played(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Return what the options of a match for so many come to, as statistics count it."""
        return dict(options)

    def rematch(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Return the options of a return match: the same, unless the start moves on."""
        return dict(options)

    def resolve(
        self, given: Mapping[str, OptionValue], *, stored: bool = False
    ) -> dict[str, OptionValue]:
        """Complete ``given`` with defaults; raise OptionError for unknown ids or values.

        ``stored`` tells that they come from a match or position that was written down: for an
        option it does not name, what applied before the option existed is used.
        """
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError("option-unknown", option=name, known=", ".join(known))
        return {
            name: option.check(given[name])
            if name in given
            else option.unnamed
            if stored
            else option.default
            for name, option in known.items()
        }
