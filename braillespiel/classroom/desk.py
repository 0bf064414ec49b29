"""What the teacher's desk shows: plain data between the class and the desk's screens.

The class makes a :class:`Desk` whenever something changes; screens send orders
(``classroom.orders``). Both may be in different threads: nothing here changes once it is made.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from braillespiel.network.class_messages import Evening, Figure, Shown, Unknown

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


class Answer(Struct, frozen=True):
    """What became of an order: it is carried out and on disk; or not, by ``rule``."""

    order: int
    """The number of the order, at its desk."""
    rule: str = ""
    """Why it was not carried out, worded by the desk; "" if it was."""
    details: dict[str, str | int] = {}


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
