"""The contract between a game and a seat: from views and events to zones and announcements.

A presenter is one seat's place at one game. It is pure: views, events and words in, phrases out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from enum import Enum
from itertools import islice
from typing import Any, ClassVar

from braillespiel.engine.contract import Advice, Better, GameError
from braillespiel.games.dots import Dots
from braillespiel.games.zones import Shape, Zone
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import EMPTY, Phrase, begun, join, sentences


class Kind(Enum):
    """Which history buffer an announcement belongs to."""

    MINE = "mine"
    OTHERS = "others"
    TABLE = "table"
    CHAT = "chat"


class Priority(Enum):
    """URGENT goes before what is queued and interrupts it; LOW is left out in brief wording."""

    URGENT = 0
    NORMAL = 1
    LOW = 2


class Audience(Enum):
    """Who is told a sentence, and with that on which screens it may be seen.

    SEAT is whoever sits here, EVERYBODY all at the table or in the class, in these words; ELSEWHERE
    is somebody else, who is followed from here.
    """

    SEAT = "seat"
    EVERYBODY = "everybody"
    ELSEWHERE = "elsewhere"


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a seat is told of an event.

    ``sound`` names an earcon (words always go with it), ``pan`` its stereo side from -1 (left)
    to 1.
    """

    phrase: Phrase
    kind: Kind = Kind.TABLE
    priority: Priority = Priority.NORMAL
    sound: str = ""
    pan: float = 0.0
    _: KW_ONLY
    seat: int | None = None
    """Whom it is about: at a shared table the person's own voice says it."""
    expects_reply: bool = False
    """True if it asks for what comes next: it is said after everything that has happened."""
    reminder: bool = False
    """True if it tells how things stand, not what happened: key L passes over it."""
    begins_round: bool = False
    """True if it is the first thing said about a new round."""
    closes: bool = False
    """True if it tells what came of an action (a trick is taken): if it is the last thing told, who
    has acted and is to act again is told so."""
    supersedes: bool = False
    """True if a running window waits for it (a new sum): on the Braille line it lies before all
    that is unread until it is read, the next one comes or the window closes."""
    echo: str = ""
    """What brief wording says to the person whose key did it: what was under the finger is left
    out. "" says the same as to everybody."""
    later: Phrase | None = None
    """What the history and key L say of it instead, where that needs more: the finger has moved on
    from what was under it."""
    audience: Audience = Audience.SEAT
    stays: bool = False
    """Whether it is to be seen for as long as reading it takes, whatever is said after it."""
    tones: tuple[tuple[int, float], ...] = ()
    """As in :class:`Answer`; they come after the sound."""
    by: int | None = None
    """The seat that did it, where what it does next may be read on from it."""
    going_on: str = ""
    """The Braille wording directly behind what the same seat did before: its name stands there."""
    update: int | None = None
    """The number of the update that brought it (``table.port``), None for all else that is told."""
    state: str = ""
    """Of what it tells how it stands, such as the connection: the finger need not read any more how
    it stood."""
    felt_first: bool = False
    """Whether that lies on the Braille line before all that is unread."""


@dataclass(frozen=True, slots=True)
class GameCommand:
    """A key of one game. Its help is the message ``GAME-key-ID``; it must not take a key of the
    common key table unless ``override``. ``keys`` are names as in the key table ("X", "Shift+X").
    """

    id: str
    keys: tuple[str, ...]
    override: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command or a draft does: it says something, acts, opens a draft, moves the focus."""

    phrase: Phrase | None = None
    action: Any = None
    draft: Draft | None = None
    focus: str | None = None
    """The key of the item to focus; only on the player's own wish."""
    sound: str = ""
    pan: float = 0.0
    close: bool = False
    """Close the open draft."""
    tones: tuple[tuple[int, float], ...] = ()
    """Short tones one after the other, if the player wants them: semitones above the lowest tone
    and the stereo side from -1 to 1. They only repeat what the phrase says."""
    pause: bool = False
    """Stop the game's clock for everybody until somebody presses a key."""


class Draft(ABC):
    """An action that is put together over several keys (a build in Cubus) before it is done.

    While it is open its zones stand in for those that have the same id, Escape drops it, Enter
    commits it, Ctrl+Z takes back its last step, and its commands are added to the key table.
    """

    name: Phrase
    commands: Sequence[GameCommand] = ()

    @abstractmethod
    def zones(self) -> Sequence[Zone]:
        """Return the zones that this draft shows instead of, or beside, the presenter's."""

    @abstractmethod
    def run(self, command: str, zone: Zone, item: str | None) -> Answer:
        """Carry out one of the draft's commands at the focused item."""

    @abstractmethod
    def commit(self) -> Answer:
        """Return the finished action, or a phrase that says what is missing."""

    @abstractmethod
    def undo(self) -> Answer:
        """Take back the last step, or say that there is none."""


class Presenter(ABC):
    """One seat's place at one game."""

    game_id: ClassVar[str]
    commands: ClassVar[tuple[GameCommand, ...]] = ()
    situations: ClassVar[Mapping[str, tuple[GameCommand, ...]]] = {}
    """Keys that hold in a situation only, for the whole key table; GAME-keys-ID names it."""
    shared: ClassVar[bool] = False
    """True if all people at one computer play at once, each with own keys. A presenter of all of
    them has no seat, so that it tells everything by name, and knows who is ``present``."""

    kit_chapters: ClassVar[tuple[int, ...]] = ()
    """Chapters of its rules that hold at a table without the program; empty: all."""
    lesson_variables: ClassVar[tuple[str, ...]] = ()
    """What sentences of its lessons may name besides the player's keys."""
    most_at_once: ClassVar[int | None] = None
    """How many sentences are told at a time before the rest is counted (``more``); None: all."""
    discard_key: ClassVar[str] = ""
    """The key of the item that is the open discard pile, "" in games without one."""

    def __init__(
        self, words: Words, names: Sequence[str], seat: int | None, present: Sequence[int] = ()
    ) -> None:
        self.words = words
        self.names = tuple(map(Phrase.name, names))
        self.seat = seat
        """Whose place it is; None for a spectator, who is shown what all see, and for people
        together."""
        self.present = tuple(present)
        self.now = 0
        """Game time in ms; kept up to date for presenters that tell remaining time."""
        self.can_take_back: Callable[[], bool] = lambda: False
        """Tells whether Ctrl+Z takes back a move now; the client puts its own answer here."""

    @abstractmethod
    def zones(self, view: Any) -> Sequence[Zone]:
        """Return the zones of this seat, in the order in which they are walked."""

    @abstractmethod
    def announce(self, event: Any, view: Any) -> Sequence[Announcement]:
        """Word an event that this seat may know; ``view`` is that after the event."""

    @abstractmethod
    def label(self, view: Any, action: Any) -> Phrase:
        """Name an action as a line of a menu, what tells it apart first."""

    @abstractmethod
    def touches(self, action: Any) -> tuple[str, ...]:
        """Return the keys of the items that ``action`` uses, the main one first.

        Enter on an item offers the legal actions that touch it; with items marked, those that
        touch all of these.
        """

    @abstractmethod
    def turn(self, view: Any) -> Phrase:
        """Say whose turn it is and what this seat may do (key T)."""

    def possible(self, view: Any) -> Phrase:
        """Say what this seat can do now, where ``turn`` does not: T says it after that."""
        return EMPTY

    @abstractmethod
    def scores(self, view: Any) -> Phrase:
        """Say the scores in one breath (key S)."""

    @abstractmethod
    def score_table(self, view: Any) -> Zone:
        """Return the scores as a walkable GRID, a row per seat or item (Shift+S).

        One without items is only told: what it says when empty.
        """

    @abstractmethod
    def result(self, view: Any) -> Phrase:
        """Say who has won, and the final scores."""

    @abstractmethod
    def group(self, group: str, count: int) -> Phrase:
        """Word ``count`` equal items of a group ("three sevens")."""

    def own_points(self, view: Any) -> int | None:
        """Return this seat's points as they stand on a wide line; None where none are counted."""
        points: int = view.scores()[self.seat]
        return points

    def refusal(self, error: GameError, view: Any) -> Phrase:
        """Say which rule forbids an action: the message ``GAME-illegal-RULE``.

        What no game's rule is, such as that an action comes too late, is ``error-RULE``.
        """
        key = f"{self.game_id}-illegal-{error.rule}"
        if not self.words.has(key):
            key = f"error-{error.rule}"
        return self.words.phrase(key, **self.details(error))

    def why_not(self, view: Any, item: str, marked: Sequence[str]) -> Phrase | None:
        """Say which rule keeps ``item`` from being used now, with what is marked; None: no rule of
        the game's own. It is asked about what Enter offers nothing for.
        """
        return None

    def details(self, error: GameError) -> dict[str, Argument]:
        """Turn an error's details into arguments of its sentence; presenters word cards here.

        A ``seat`` among them is also there by ``name``.
        """
        found: dict[str, Argument] = {
            name: value if isinstance(value, str | int | Phrase) else str(value)
            for name, value in error.details.items()
        }
        seat = error.details.get("seat")
        if isinstance(seat, int):
            found["name"] = self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)
        return found

    def advice(self, advice: Advice) -> Phrase | None:
        """Say before a hint's action what the bot found out; None: what it gains is said."""
        return None

    def estimate(self, view: Any, worth: float) -> Phrase:
        """Word a bot's estimate of an action: ``GAME-estimate`` with its amount and sign."""
        amount = _short(worth)
        sign = "none" if not amount else "minus" if worth < 0 else "plus"
        return self.words.phrase(f"{self.game_id}-estimate", worth=amount, sign=sign)

    def margin(self, view: Any, better: Better) -> Phrase | None:
        """Word by how much a better action is ahead of the one played (``GAME-by``); None if the
        two estimates differ in kind, or the game has no words for it.
        """
        amount, key = better.estimate - better.played, f"{self.game_id}-by"
        worth = _about(amount)
        return self.words.phrase(key, worth=worth) if worth and self.words.has(key) else None

    def more(self, count: int) -> Announcement:
        """Tell how many sentences are left out, where ``most_at_once`` bounds them."""
        return Announcement(self.words.phrase("game-more", count=count))

    def hint(self, view: Any, advice: Advice) -> Phrase:
        """Word a hint: what to press first, then why; a larger catch is named."""
        said = begun(self.advised(view, advice.action))
        reason = self.advice(advice)
        reason = self.gain(view, advice.action) if reason is None else reason
        why = self.ahead(view, advice) if reason is None else reason
        if why is None:
            said = self.words.phrase("hint", action=said)
        elif why != EMPTY:
            said = self.words.phrase("hint-ahead", action=said, gain=begun(why))
        more = self.larger(view, advice.action)
        if more is None or (reason is None and more == advice.second):
            return said
        named = self.words.phrase("hint-larger", action=begun(self.advised(view, more)))
        return sentences((said, named), self.words.signs.sentence)

    def advised(self, view: Any, action: Any) -> Phrase:
        """Name an action as a hint does: the card or the place to press comes first."""
        return self.label(view, action)

    def ahead(self, view: Any, advice: Advice) -> Phrase | None:
        """Word by how much an advised action is ahead of the next best (``GAME-ahead``), or that
        nothing else is possible; None if the bot compared nothing.
        """
        if advice.second is None:
            only = len(list(islice(view.legal_actions(), 2))) == 1
            return self.words.phrase("hint-only") if only else None
        other, amount = self.advised(view, advice.second), _about(advice.lead)
        key = f"{self.game_id}-ahead"
        if not amount or not self.words.has(key):
            return self.words.phrase("hint-even" if not amount else "hint-better", other=other)
        return self.words.phrase(key, worth=amount, other=other)

    def gain(self, view: Any, action: Any) -> Phrase | None:
        """Word what an action gains, or why it is good, where the seat can see that.

        EMPTY if the label of the action begins with it.
        """
        return None

    def larger(self, view: Any, action: Any) -> Any | None:
        """Return a legal action that catches more at once than ``action``; None if none does."""
        return None

    def end_turn(self, view: Any) -> Any | None:
        """Return the action that ends the turn or passes (key E), None if there is none now."""
        return None

    def end_turn_question(self, view: Any, action: Any) -> Phrase | None:
        """Return what is asked before E carries out ``action``, None if nothing is.

        By default it asks where other legal actions remain, and tells how many.
        """
        rest = sum(other != action for other in view.legal_actions())
        return self.words.phrase("end-turn-sure", count=rest) if rest else None

    def warning(self, view: Any, action: Any) -> tuple[str, Phrase] | None:
        """Return a kind of warning and what a careful friend would say before ``action``, which
        is legal; None if nothing is worth saying, or if saying it would cost time.
        """
        return None

    def doubles(self, view: Any, action: Any) -> bool:
        """Tell whether ``action`` doubles points for good, so that a routing key asks first."""
        return False

    def lesson_names(self, view: Any) -> Mapping[str, Phrase]:
        """Word the ``lesson_variables`` as they are called at the table."""
        return {}

    def kind_of_match(self, view: Any) -> Phrase:
        """Say which kind of match is played, where it is not the usual one."""
        return EMPTY

    def opening(self, view: Any) -> Sequence[Announcement]:
        """Tell at the start of a match what no event tells: what later rounds begin with."""
        return ()

    def pictures(self, view: Any, columns: int, rows: int) -> Mapping[str, Dots]:
        """Return what a display with so many dots could show of the board, by name."""
        return {}

    def begins(self, view: Any, item: str) -> Phrase | None:
        """Word that ``item`` can be the first of several things that are marked, so that Enter
        offers it besides its actions; None if it cannot. GAME-choose-begin asks which.
        """
        return None

    def asked(self, view: Any) -> bool:
        """Tell whether the last event itself asks this seat for an answer, so that "your turn"
        need not be said.
        """
        return False

    def preview(self, view: Any, item: str, marked: Sequence[str]) -> Phrase | None:
        """Say what the marked items would do together, None if nothing needs saying.

        ``item`` is the focused one, just marked or not any more: Enter takes it along.
        """
        return None

    def actions_for(self, view: Any, item: str, marked: Sequence[str]) -> Sequence[Any]:
        """Return the actions that Enter on ``item`` offers while ``marked`` are marked."""
        wanted = {item, *marked}
        found = []
        for action in view.legal_actions():
            touched = set(self.touches(action))
            if marked and touched == wanted:
                return [action]
            if wanted <= touched:
                found.append(action)
        return found

    def live_items(self, view: Any) -> frozenset[str]:
        """Return the keys of all items that something can be done with now (Tab)."""
        return frozenset(key for action in view.legal_actions() for key in self.touches(action))

    def run(self, command: str, view: Any, zone: Zone, item: str | None) -> Answer:
        """Carry out a command of ``commands`` at the focused item."""
        raise KeyError(command)

    def shared_commands(self) -> Sequence[GameCommand]:
        """Return the keys of a shared table; "ID@2" is ID for the second one present."""
        return self.commands

    def idle_commands(self, view: Any) -> frozenset[str]:
        """Return the ids of commands that mean nothing in this match: the help leaves them out."""
        return frozenset()

    def commands_that_act(self, view: Any) -> frozenset[str]:
        """Return the ids of commands that are legal actions now: a display's list begins so."""
        return frozenset()

    def seat_of(self, view: Any, item: str) -> int | None:
        """Return who acts when Enter is pressed on ``item`` of a shared table, None if nobody."""
        return None

    def letter_cards(self, view: Any) -> Collection[str]:
        """Return the notations of cards that are letters alone: no text may look like them."""
        return ()

    def open_draft(self, view: Any) -> Draft | None:
        """Return the draft that must be open now, None if there is none."""
        return None

    # -- tools for presenters ---------------------------------------------------------------

    def about(self, key: str, seat: int, **arguments: Argument) -> Phrase:
        """Word a message about a seat: ``KEY-you`` for the own one, else ``KEY`` with ``name``."""
        if seat == self.seat:
            return self.words.phrase(f"{key}-you", **arguments)
        return self.words.phrase(key, name=self.names[seat], **arguments)

    def echo(self, seat: int, key: str, **arguments: Argument) -> str:
        """Return Announcement.echo for what ``seat`` did: the brief wording of ``key``."""
        return self.words.phrase(key, **arguments).brief if seat == self.seat else ""

    def did(self, seat: int, key: str, sound: str = "", **arguments: Argument) -> Announcement:
        """Return what is told of something that ``seat`` did: ``about``, from its side."""
        phrase = self.about(key, seat, **arguments)
        return Announcement(phrase, self.kind_of(seat), sound=sound, pan=self.pan(seat))

    def reads_on(self, told: Announcement, seat: int, going_on: str = "") -> Announcement:
        """Let what another seat did stand behind what it did before, in Braille without its name.

        ``going_on`` is the wording there; usually it is what follows the name.
        """
        if seat == self.seat:
            return told
        name, braille = self.names[seat].braille, told.phrase.braille
        if braille.startswith(f"{name} "):
            going_on = going_on or braille.removeprefix(f"{name} ")
        return replace(told, by=seat, going_on=going_on)

    def person(self, seat: int) -> Phrase:
        """Name a seat inside a sentence, the own one as ``GAME-you``."""
        if seat == self.seat:
            return self.words.phrase(f"{self.game_id}-you")
        return self.names[seat]

    def people(self, seats: Sequence[int]) -> Phrase:
        """Name several seats inside a sentence."""
        return self.enumerate([self.person(seat) for seat in seats])

    def others(self) -> list[int]:
        """Return the other seats in the order of play, from the next one on.

        If there is no own seat, all are others.
        """
        seats = len(self.names)
        if self.seat is None:
            return list(range(seats))
        return [(self.seat + step) % seats for step in range(1, seats)]

    def pan(self, seat: int) -> float:
        """Return the stereo side of a seat, from -1 (left) to 1.

        The own one is in the middle, the others sit around from left to right.
        """
        others = self.others()
        if seat == self.seat or len(others) < 2:
            return 0.0
        return -1.0 + 2.0 * others.index(seat) / (len(others) - 1)

    def kind_of(self, seat: int) -> Kind:
        """Return the history buffer of an event that ``seat`` caused."""
        return Kind.MINE if seat == self.seat else Kind.OTHERS

    def enumerate(self, phrases: Sequence[Phrase], word: str = "and") -> Phrase:
        """Join a list in words: "a, b and c", or with "or"; in Braille with blanks."""
        if not phrases:
            return self.words.phrase("list-nothing")
        if len(phrases) == 1:
            return phrases[0]
        head = join(list(phrases[:-1]), self.words.signs.list)
        joined = self.words.phrase(f"list-{word}", first=head, last=phrases[-1])
        return joined.felt_as(join(list(phrases)).braille)


def _about(amount: float) -> int | float:
    """Return what "about" so much is said to be: whole numbers from 1 on."""
    return round(amount) if amount >= 1 else _short(amount)


def _short(worth: float) -> int | float:
    """Return an amount as it is said: up to 10 with one digit behind the point."""
    amount = abs(worth)
    return round(amount) if amount >= 10 or amount == round(amount) else round(amount, 1)


__all__ = [
    "Announcement",
    "Answer",
    "Audience",
    "Draft",
    "GameCommand",
    "Kind",
    "Presenter",
    "Priority",
    "Shape",
]
