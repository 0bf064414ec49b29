"""What travels between a pupil and the computer that leads a class, besides the table's messages.

A class is a door with several tables behind it; each pupil sits at one of them, or waits in the
hall. The bounds are those of ``network.messages``; examples: docs/protocol.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from braillespiel.network.messages import Message, Name, Number, Options, Word
from braillespiel.network.texts import CHAT

PUPILS = 40
ROSTER = 200
"""Names that a roster holds at most."""
ROWS = 8
"""Rows of a display at most."""
Said: TypeAlias = Annotated[str, Meta(max_length=2000)]
Row: TypeAlias = Annotated[str, Meta(max_length=80)]
Cell: TypeAlias = Annotated[int, Meta(ge=0, le=80)]
Prints: TypeAlias = Annotated[tuple[tuple[Cell, Cell, Said], ...], Meta(max_length=80)]
"""Cells as signs of Unicode's Braille patterns."""
Figure = Literal["cells", "pans", "contractions", "wrong-keys", "hints", "time"]
"""What evidence may count: cells read, pans, contractions met, wrong keys, hints, time to act."""
Unknown = Literal["no-display", "own-reader", "touch", "not-asked", "not-now"]
"""Why a figure cannot be known: no display of ours; the pupil's own reader lays the line out; no
keys are pressed; the goals do not need it; the pupil said "not now"."""
Figures: TypeAlias = Annotated[dict[Figure, Number], Meta(max_length=8)]
Contractions: TypeAlias = Annotated[dict[Word, Number], Meta(max_length=100)]
Unknowns: TypeAlias = Annotated[dict[Figure, Unknown], Meta(max_length=8)]
Classmates: TypeAlias = Annotated[dict[Word, Name], Meta(max_length=PUPILS)]

# --- from a pupil --------------------------------------------------------------------------------


class CallMe(Message, frozen=True):
    """Which name of the roster is theirs, or the one they typed."""

    name: Name


class Hand(Message, frozen=True):
    """The hand is raised, or lowered."""

    up: bool = True


class Shown(Message, frozen=True):
    """What the person perceives now; sent while ``Standing.shows`` asks for it, when it changes.

    ``said`` and ``keys`` hold what is new since the last one, the oldest first. While a menu, a
    setting, a name, a chat or a match that several people share at the device is open, ``private``
    is set and nothing else.
    """

    said: Annotated[tuple[Said, ...], Meta(max_length=40)] = ()
    rows: Annotated[tuple[Row, ...], Meta(max_length=ROWS)] = ()
    """The Braille line, or all lines of the display."""
    text: Said = ""
    """The line in print."""
    focus: Said = ""
    keys: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    prints: Annotated[tuple[Prints, ...], Meta(max_length=ROWS)] = ()
    """What is written under the cells of each row: first cell, number of cells, print."""
    measured: bool = False
    """Whether a display of ours shows just this; else it is the line as ours would show it."""
    private: bool = False
    heard: bool = True
    """Whether ``said`` was heard; else nothing speaks at this device."""
    language: Word = ""
    """That of the sentences, as a language tag; "" from older clients."""


class Counted(Message, frozen=True):
    """What was counted since the last one, of the figures that ``Standing.counts`` asks for."""

    figures: Figures = field(default_factory=dict)
    contractions: Contractions = field(default_factory=dict)
    """Contractions met, as "table: print" to how often."""
    times: Annotated[tuple[Number, ...], Meta(max_length=100)] = ()
    """Of each own turn, ms from the last thing told to the action."""
    unknown: Unknowns = field(default_factory=dict)


class Consents(Message, frozen=True):
    """The answer to what they were told of evidence: yes, or "not now"."""

    yes: bool


class Lend(Message, frozen=True):
    """A pupil wants to help another (``offer``), agrees to be helped (``accept``), or does not.

    ``end`` ends it from either side. ``pupil`` is the other one's number.
    """

    what: Literal["offer", "accept", "decline", "end"]
    pupil: Number


class Whisper(Message, frozen=True):
    """An assistant or helper says something to the one they assist or help."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class Finished(Message, frozen=True):
    """An exercise is done: how many steps were right at once, and how many were not."""

    number: Number
    right: Number
    wrong: Number


class Heard(Message, frozen=True):
    """All that came of this match up to this update has been heard or read."""

    match: Number
    revision: Number


class HeardEvening(Message, frozen=True):
    """What they did today has been heard or read: the teacher may read it now."""

    number: Number


class Allow(Message, frozen=True):
    """At a table of a house: whether this member allows typed words, or people who watch.

    Either begins once everybody at the table allows it, and ends once one does not any more.
    """

    what: Literal["words", "watching"]
    yes: bool = True


FromPupil = (
    CallMe
    | Hand
    | Shown
    | Counted
    | Consents
    | Lend
    | Whisper
    | Finished
    | Heard
    | HeardEvening
    | Allow
)

# --- from the class ------------------------------------------------------------------------------


class Purpose(Message, frozen=True):
    """The evidence of this class: what for, until when, and which figures."""

    text: Said
    until: Annotated[str, Meta(max_length=10)]
    """The date on which it is deleted, "2026-12-22"."""
    figures: Annotated[tuple[Figure, ...], Meta(max_length=8)] = ()


class Lending(Message, frozen=True):
    """Somebody who helps this pupil or wants to, or whom this pupil helps or wants to help."""

    pupil: Number
    name: Name
    helps: bool
    """Whether it is this pupil who helps."""
    agreed: bool = False


class Standing(Message, frozen=True):
    """How one pupil stands in the class; sent to that pupil alone, whole, whenever it changes."""

    title: Name
    you: Annotated[str, Meta(max_length=60)] = ""
    """The name in the class, "" while it is still to be chosen."""
    free: Annotated[tuple[Name, ...], Meta(max_length=ROSTER)] = ()
    """Names of the roster that nobody has, while the name is to be chosen."""
    asked: bool = False
    """Whether the name chosen is taken, and the teacher decides."""
    table: Annotated[str, Meta(max_length=60)] = ""
    """At which table they sit, "" in the hall."""
    needs: Options = field(default_factory=dict)
    """Settings from the roster, for this evening; what a device cannot apply is left."""
    unsure: bool = False
    """Whether this device waits for the teacher's yes: until then it gets no ``needs``."""
    hand: bool = False
    followed: bool = False
    """Whether the teacher follows live."""
    shows: bool = False
    """Whether ``Shown`` is wanted: by the teacher, an assistant, or a helper."""
    purpose: Purpose | None = None
    consent: Literal["", "yes", "not-now"] = ""
    """Of the evidence; "" until answered."""
    counts: Annotated[tuple[Figure, ...], Meta(max_length=8)] = ()
    """Which figures are counted here, once consented."""
    paused: bool = False
    pause: Said = ""
    """What the teacher says to a pause, "" for nothing."""
    all_pause: bool = False
    """Whether it is the whole class that pauses, so that everybody was told the same."""
    assists: Annotated[str, Meta(max_length=60)] = ""
    """Whom this device mirrors: an assistant's."""
    lends: Annotated[tuple[Lending, ...], Meta(max_length=PUPILS)] = ()
    classmates: Classmates = field(default_factory=dict)
    """Of the same table, whom one may offer help: number (as text) to name."""
    waits: bool = False
    """Whether the table waits for this pupil to hear or read (the gate)."""
    held: bool = False
    """Whether what this pupil has done waits until all the others have heard or read."""


class Mirror(Message, frozen=True):
    """What somebody perceives whom this pupil assists or helps."""

    name: Name
    shown: Shown


class Told(Message, frozen=True):
    """What the teacher, an assistant or a helper says; it stays on the line until it was read."""

    by: Annotated[str, Meta(max_length=60)]
    """Whose name; "" for the teacher."""
    text: Said
    everybody: bool = False
    """Whether the whole class is told it."""


class Exercise(Message, frozen=True):
    """A lesson or exercise that the teacher gives: a lesson file (docs/lessons.md)."""

    number: Number
    lesson: dict[str, Any]


class Hinted(Message, frozen=True):
    """The teacher gives a hint: the client works it out and tells it, as if asked for by key."""


class Evening(Message, frozen=True):
    """What this pupil has done today, told to them before the teacher reads it."""

    figures: Figures = field(default_factory=dict)
    """The figures that are counted; the time is a median in ms."""
    unknown: Unknowns = field(default_factory=dict)
    counted: bool = False
    """Whether they agreed that anything is counted."""
    number: Number = 0
    """Which one of this class it is, for ``HeardEvening``."""


class Moved(Message, frozen=True):
    """Another table from now on: the connection is made anew, which is no loss of it."""


FromClass = Standing | Mirror | Told | Exercise | Hinted | Evening | Moved
