"""The contract of a game: what every rule book answers, in the field's names.

A game is pure. It knows no clock, no disk, no words and no global random: chance comes from the
seed that the match holds (:mod:`braillespiel.engine.chance`), time from clock actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

CLOCK = -1
"""The seat number under which the clock acts."""

OptionValue: TypeAlias = bool | int | str
LEVELS = ("easy", "normal", "hard")


class Action(Hashable, Protocol):
    """One decision: an immutable value.

    ``str(action)`` is its text form, for journals and command lines; ``Game.parse_action`` reads
    it back.
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

    kind: ClassVar[str]

    def redacted_for(self, seat: int) -> Event | None:
        """Return the event as ``seat`` may know it, or None if it may not know of it at all."""
        ...


class GameError(Exception):
    """A named, speakable error: ``rule`` is looked up in the catalogues, ``args`` fill it in."""

    def __init__(self, rule: str, **details: object) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule, details)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.rule}: {shown}" if shown else self.rule


class IllegalActionError(GameError):
    """An action breaks the rule ``rule``; the state is unchanged."""


class ActionTextError(GameError):
    """A text is no action of this game; details hold ``text``."""


class PositionError(GameError):
    """A position breaks a rule or is malformed; details hold ``where`` and what was found."""


class OptionError(GameError):
    """An option is unknown or has a value outside its choices."""


@dataclass(frozen=True, slots=True)
class Option:
    """A declared rule option. Menus, command lines and checks follow from it.

    ``choices`` lists the values of a choice; a bool has none; an int has ``low`` and ``high``.
    Its name and help are the messages ``GAME-option-ID`` (and its attribute ``help``), those of
    a choice ``GAME-option-ID-VALUE``.
    """

    id: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    before: OptionValue | None = None
    """What holds in matches and positions that do not name this option, because they are older
    than it; None where that is the default."""

    @property
    def unnamed(self) -> OptionValue:
        """What holds in kept matches and positions that do not name this option."""
        return self.default if self.before is None else self.before

    def check(self, value: OptionValue) -> OptionValue:
        """Return ``value`` if it is one of this option's, else raise OptionError."""
        good = (
            isinstance(value, bool)
            if isinstance(self.default, bool)
            else value in self.choices
            if self.choices
            else isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )
        if not good:
            raise OptionError("option-value", option=self.id, value=value)
        return value

    def parse(self, text: str) -> OptionValue:
        """Read a value from the command line ("true", "3", "choice")."""
        if isinstance(self.default, bool):
            table = {"true": True, "false": False, "1": True, "0": False, "yes": True, "no": False}
            if text.lower() not in table:
                raise OptionError("option-value", option=self.id, value=text)
            return table[text.lower()]
        if isinstance(self.default, int):
            try:
                return self.check(int(text))
            except ValueError:
                raise OptionError("option-value", option=self.id, value=text) from None
        return self.check(text)


Thought: TypeAlias = Generator[None, None, Any]
"""A bot's thinking: yields every few milliseconds so that keys are answered; returns an action."""


A = TypeVar("A")
"""The actions of a game."""
E = TypeVar("E")
"""Its events."""


class View(ABC, Generic[A]):
    """All that one seat may know, and nothing else. Zones, bots and announcements see only it."""

    seat: int
    """Whose view it is. A spectator's has none: asking for it raises GameError "no-seat"."""

    @abstractmethod
    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now (and CLOCK where the clock runs)."""

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

    @abstractmethod
    def sample(self, rng: Random) -> State[A, Any]:
        """Return a full state drawn from those that this view cannot tell apart.

        Its hidden cards and its future chance are drawn again from ``rng``, so that a bot that
        searches it learns nothing that its seat cannot know.
        """


class State(ABC, Generic[A, E]):
    """A complete situation of a match, changed only by apply."""

    @abstractmethod
    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now, several where a window is open to all.

        Holds CLOCK where time passes; empty when the match is over.
        """

    @abstractmethod
    def legal_actions(self, seat: int) -> Sequence[A]:
        """Return the legal actions of ``seat``, in a stable order; empty if it may not act.

        Where they are too many to list (Game.legal_is_complete; rebuilding in Cubus) it lists a
        useful few; is_legal answers for all.
        """

    def is_legal(self, seat: int, action: A) -> bool:
        """Tell whether apply would accept ``action`` from ``seat``, whether it is listed or not."""
        return action in self.legal_actions(seat)

    @abstractmethod
    def apply(self, seat: int, action: A | Tick) -> list[E]:
        """Carry out ``action`` and return its events, in order.

        Raises IllegalActionError, with nothing changed, when a rule forbids it.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View[A]:
        """Return what ``seat`` may know; None is a spectator. Raises GameError "no-seat"."""

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
    def to_position(self) -> dict[str, Any]:
        """Return the whole state as JSON data; Game.state_from reads it back equal."""

    def redrawn(self, seat: int, rng: Random) -> State[A, Any]:
        """Return this situation with all that ``seat`` cannot know drawn again from ``rng``.

        What others have decided already stays. The seat perceives no difference.
        """
        return self.view(seat).sample(rng)

    def deadline(self) -> int | None:
        """Return the game time in ms at which the clock must act next, None if never."""
        return None

    def wants_time(self) -> bool:
        """Tell whether the next action's effect depends on when it comes.

        In a timed game the match then lets the clock act (a Tick of that very moment, which is
        journalled) just before the action.
        """
        return False


class Bot(Protocol):
    """A computer player; sees only a view."""

    def choose(self, view: Any, rng: Random) -> Thought:
        """Think in slices of a few milliseconds, then return an action that is legal."""
        ...


class Game(ABC):
    """A rule book: one plain object per game."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    low_wins: ClassVar[bool] = False
    timed: ClassVar[bool] = False
    """True where game time passes (SIX): the match then journals the time of every action."""
    legal_is_complete: ClassVar[bool] = True
    """True where legal_actions lists them all; where it does not, is_legal answers for the rest."""
    statistics_by: ClassVar[str] = ""
    """The option whose values are counted apart in the statistics (the levels of a puzzle).

    A value is worded by the message ``GAME-category-VALUE``.
    """

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> State[Any, Any]:
        """Return the opening state; ``options`` are complete and checked."""

    @abstractmethod
    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, Any]
    ) -> State[Any, Any]:
        """Return the state that ``position`` describes; raise PositionError if it breaks a rule."""

    def keeps_opening(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether a match must keep its opening position, not only its seed.

        True where the opening depends on more than seed and options: on a deck file of the
        player's own, which may change while the match is kept.
        """
        return False

    def prepare(self, options: Mapping[str, OptionValue]) -> None:
        """Read what a match with these options will ask and what takes long; in a thread."""
        return

    def view_document(self, view: Any) -> dict[str, Any]:
        """Return a view as JSON data, so that it can travel.

        What follows from seats and options (settings, decks, word lists) is not in it. A game
        that leaves this and the next three out raises GameError "stays-here": it is played at
        one computer only.
        """
        raise GameError("stays-here", game=self.id)

    def view_from(
        self, seats: int, options: Mapping[str, OptionValue], seat: int | None, data: object
    ) -> View[Any]:
        """Return the view that view_document wrote; raise PositionError if it is none."""
        raise GameError("stays-here", game=self.id)

    def event_document(self, event: Any) -> dict[str, Any]:
        """Return an event as JSON data."""
        raise GameError("stays-here", game=self.id)

    def event_from(self, data: object) -> Any:
        """Return the event that event_document wrote; raise PositionError if it is none."""
        raise GameError("stays-here", game=self.id)

    @abstractmethod
    def position_schema(self) -> dict[str, Any]:
        """Return the JSON Schema of this game's positions."""

    @abstractmethod
    def parse_action(self, text: str) -> Any:
        """Read an action's text form; raise ActionTextError with the text if it is none."""

    def journal_text(self, action: Any) -> str:
        """Return the text under which an accepted action is journalled.

        A game whose rules ask the outside world (a word list) writes the answer down here, so
        that a replay does not ask again.
        """
        return str(action)

    def parse_journal(self, text: str) -> Any:
        """Read what journal_text wrote; raise ActionTextError with the text if it is none."""
        return self.parse_action(text)

    @abstractmethod
    def bot(self, level: str) -> Bot:
        """Return the bot of ``level`` (one of LEVELS)."""

    def seats_for(self, options: Mapping[str, OptionValue]) -> range:
        """Return how many seats these options allow."""
        return range(self.min_seats, self.max_seats + 1)

    def ended(self, event: Any) -> str | None:
        """Return how a part of the match ended with ``event``, for statistics; None if none did.

        The part comes first: "match-points", "round-stalled". It is worded by the message
        ``GAME-ended-PART-HOW``.
        """
        return None

    def offered(self, options: Mapping[str, OptionValue]) -> Sequence[Option]:
        """Return the options that mean something beside the others; only they are asked for."""
        return self.options

    def for_people(self, options: Mapping[str, OptionValue], people: int) -> dict[str, OptionValue]:
        """Return the options as they suit so many people at one computer."""
        return dict(options)

    def rematch(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Return the options of a return match: the same, unless the start moves on."""
        return dict(options)

    def resolve(
        self, given: Mapping[str, OptionValue], *, kept: bool = False
    ) -> dict[str, OptionValue]:
        """Complete ``given`` with defaults; raise OptionError for unknown ids or values.

        ``kept`` tells that they come from a match or position that was written down: what such
        a one does not name is what held before there was that option.
        """
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError("option-unknown", option=name, known=", ".join(known))
        return {
            name: option.check(given[name])
            if name in given
            else option.unnamed
            if kept
            else option.default
            for name, option in known.items()
        }
