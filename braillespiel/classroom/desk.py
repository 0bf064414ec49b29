"""What the teacher's desk shows and orders: plain data between the class and the desk's screens.

The class makes a :class:`Desk` whenever something changes; screens send orders. Both may be in
different threads: nothing here changes once it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from braillespiel.network.class_messages import Evening, Figure, Shown, Unknown
from braillespiel.network.messages import SetUp

Need = Literal["hand", "name", "yes", "stuck", "lost", ""]
"""Why a pupil needs the teacher: hand raised; a name to decide; a device that waits for her yes;
stuck; the connection is lost."""
STUCK_MS = 60_000
KEYS = 20
SAID = 20


class PupilRow(Struct, frozen=True):
    """A pupil as the desk shows one; no needs of the roster."""

    id: int
    name: str
    here: bool = True
    table: str = ""
    """"" in the hall."""
    need: Need = ""
    since_ms: int = 0
    """How long the need has lasted."""
    turn: bool = False
    waits: bool = False
    """Whether the table waits for this one to hear or read."""
    paused: bool = False
    followed: bool = False
    consent: Literal["", "yes", "not-now"] = ""
    wants: str = ""
    """The name that is wanted, where the teacher decides."""
    was: str = ""
    """The pupil whose first device this was, where it has no name of its own."""
    assists: str = ""
    """Whom the name assists, according to the list."""
    refused_by: str = ""
    """The pupil who has ended this one's assisting."""
    figures: dict[Figure, int] = {}
    unknown: dict[Figure, Unknown] = {}
    front_end: str = ""
    """"page", "window", "terminal"; "" if unknown."""
    late: bool = False
    """Came after the tables were dealt, and sits at none."""
    exercise: str = ""
    """The title of the exercise under way."""
    evening: Evening | None = None
    """What they were told last that they did today; None if they were not here then."""
    evening_heard: bool = False
    """Whether they have heard or read it: only then the teacher reads it."""


class ClassTable(Struct, frozen=True):
    """A table of the class."""

    name: str
    game: str = ""
    pupils: tuple[int, ...] = ()
    phase: Literal["gathering", "playing", "over"] = "gathering"
    paused: bool = False
    projected: bool = False
    turn: tuple[int, ...] = ()
    """The pupils whose turn it is."""
    waits_for: tuple[int, ...] = ()
    """Whom the gate waits for."""
    free: int = 0
    """How many of its chairs no pupil has."""


class Followed(Struct, frozen=True):
    """What a pupil perceives, gathered: the last sentences and keys, the newest last."""

    pupil: int
    shown: Shown = Shown()
    said: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


class Knock(Struct, frozen=True):
    """Somebody who knows the code and waits to be let in."""

    number: int
    names: tuple[str, ...]


class Link(Struct, frozen=True):
    """A sighted helper beside a pupil: somebody who sees in print what that pupil reads."""

    number: int
    pupil: int
    name: str
    here: bool = False
    """Whether the helper's page is open."""
    code: str = ""
    """The one-time code, for the desk that made the link, until it is used."""


class Desk(Struct, frozen=True):
    """Everything that the desk shows. ``pupils`` is sorted by who needs the teacher most."""

    title: str
    code: str
    address: str
    pupils: tuple[PupilRow, ...] = ()
    tables: tuple[ClassTable, ...] = ()
    followed: tuple[Followed, ...] = ()
    """The pupils whom this desk follows, up to four."""
    paused: bool = False
    purpose: str = ""
    until: str = ""
    figures: tuple[Figure, ...] = ()
    gate: bool = True
    outside: bool = False
    """Whether games of other packages may be dealt."""
    listed: int = 0
    """How many names the list has, 0 without a list."""
    missing: tuple[str, ...] = ()
    """Names of the list that nobody who is here has; first names where they are clear."""
    knocking: Literal["", "on", "over"] = ""
    """Whether newcomers knock, because the code was guessed away again; "over" where nobody
    answered, so that nobody knocks any more."""
    knocks: tuple[Knock, ...] = ()
    guessed: int = 0
    """How often a new code was made because too many wrong ones were tried."""
    tried: int = 0
    """How often a name was tried that somebody has, or more often than may be tried."""
    evenings: int = 0
    """How often pupils were told what they did today."""
    desk_code: str = ""
    """A one-time code for a second device, once asked for; shown and felt, never said."""
    links: tuple[Link, ...] = ()
    ended: tuple[Link, ...] = ()
    """The last ones that their pupils have ended."""
    trouble: str = ""
    """The kind of a store's error, "" if what happens is on disk."""
    revision: int = 0


# --- orders --------------------------------------------------------------------------------------


class Order(Struct, frozen=True, tag=True):
    """Something the teacher wants."""


class Follow(Order, frozen=True):
    """Follow a pupil live, or no more."""

    pupil: int
    on: bool = True


class Pause(Order, frozen=True):
    """Pause one pupil (at their table), a table, or all, with a word to it; or go on."""

    pupil: int | None = None
    table: str = ""
    on: bool = True
    text: str = ""


class SayTo(Order, frozen=True):
    """Say something to one pupil, or to all."""

    text: str
    pupil: int | None = None


class HandDown(Order, frozen=True):
    """The raised hand was seen to."""

    pupil: int


class Decide(Order, frozen=True):
    """Whether a pupil gets a name that is taken (whoever had it must choose anew), or another."""

    pupil: int
    yes: bool
    name: str = ""


class Know(Order, frozen=True):
    """Yes, this device is whose name it has; without a pupil: all who wait for that."""

    pupil: int | None = None


class LetIn(Order, frozen=True):
    """Let in somebody who knocks, or turn them away."""

    number: int
    yes: bool


class Give(Order, frozen=True):
    """A hint, or a table's last move taken back."""

    pupil: int
    what: Literal["hint", "take-back"]


class Deal(Order, frozen=True):
    """Deal the class out to tables.

    ``by``: ``hand`` (``groups`` holds the numbers of each table), ``random``, ``level`` (of the
    roster or the statistics of this class). ``same`` deals the same cards at every table;
    ``position`` is a prepared position.
    """

    set_up: SetUp
    by: Literal["hand", "random", "level"] = "random"
    groups: tuple[tuple[int, ...], ...] = ()
    same: bool = False
    position: str = ""
    pupils: tuple[int, ...] = ()
    """Whom alone it is about: others, and their tables, go on; nobody: it is the whole class. Of
    these, whoever is in none of the groups comes to the hall."""


class OwnGame(Order, frozen=True):
    """Give a pupil a match with bots alone, set up like that of a table."""

    pupil: int
    like: str


class Seat(Order, frozen=True):
    """Bring a pupil to a table, or to the hall (""); a bot goes on where they leave a match."""

    pupil: int
    table: str = ""


class EndTable(Order, frozen=True):
    """End a table's match and bring its pupils to the hall."""

    table: str


class Exercises(Order, frozen=True):
    """Give pupils (all, if none is named) lessons or exercises, one after another."""

    lessons: tuple[str, ...]
    """Names of lessons, or of files in the class's folder."""
    pupils: tuple[int, ...] = ()


class KeepEvidence(Order, frozen=True):
    """Switch evidence on with a purpose in words, a date and goals; or off."""

    on: bool
    purpose: str = ""
    days: int = 30
    figures: tuple[Figure, ...] = ()


class Project(Order, frozen=True):
    """Show this table on the projector; "" shows the code and the address."""

    table: str = ""


class Gate(Order, frozen=True):
    """Whether tables wait until everybody has heard or read."""

    on: bool


class Outside(Order, frozen=True):
    """Whether games of other packages may be dealt."""

    on: bool


class NewDeskCode(Order, frozen=True):
    """Make a one-time code for a desk on another device."""


class HandOver(Order, frozen=True):
    """Another teacher takes over: every other desk ends, a new one-time code is made."""


class MakeLink(Order, frozen=True):
    """Make a link for a sighted helper of this name beside a pupil; one before it ends."""

    pupil: int
    name: str


class EndLink(Order, frozen=True):
    """A helper is to see nothing any more."""

    number: int


class Remove(Order, frozen=True):
    """Send somebody out; the code changes, so that they do not come back."""

    pupil: int


class Forget(Order, frozen=True):
    """Forget a device that has no name and is gone; the code stays."""

    pupil: int


class TellEvening(Order, frozen=True):
    """Tell each pupil what was counted of them today, before the teacher reads it."""


class EndClass(Order, frozen=True):
    """Pack up: everything is on disk and goes on next time."""


AnyOrder: TypeAlias = (
    Follow
    | Pause
    | SayTo
    | HandDown
    | Decide
    | Know
    | LetIn
    | Give
    | Deal
    | OwnGame
    | Seat
    | EndTable
    | Exercises
    | KeepEvidence
    | Project
    | Gate
    | Outside
    | NewDeskCode
    | HandOver
    | MakeLink
    | EndLink
    | Remove
    | Forget
    | TellEvening
    | EndClass
)


class DeskPort(Protocol):
    """One desk's way to the class; any thread may call it."""

    on_change: Callable[[], None]
    """Called, in the thread of the class, when the desk has changed or something was refused."""

    @property
    def ended(self) -> bool:
        """Whether this desk is over: the class has ended, or somebody else has taken over."""

    def desk(self) -> Desk:
        """Return how the class stands."""

    def order(self, order: AnyOrder) -> None:
        """Have something done; what is refused comes back through ``problems``."""

    def problems(self) -> list[tuple[str, dict[str, str | int]]]:
        """Return what was refused since the last call: names of rules, with details."""
