"""What a class wants of the server that carries it out, as plain data in order."""

from __future__ import annotations

from dataclasses import dataclass

from braillespiel.classroom.pupils import Pupil, TableOf
from braillespiel.network import class_messages as c


@dataclass(frozen=True, slots=True)
class Tell:
    """Send a pupil something."""

    pupil: Pupil
    message: c.FromClass


@dataclass(frozen=True, slots=True)
class Move:
    """A pupil now belongs to ``Pupil.table``: wherever else they are, they leave."""

    pupil: Pupil


@dataclass(frozen=True, slots=True)
class Rename:
    """A pupil is called otherwise, or got a name."""

    pupil: Pupil


@dataclass(frozen=True, slots=True)
class Rebind:
    """A pupil's place at their table now belongs to another token."""

    pupil: Pupil
    before: str
    """The digest of the token that had it."""


@dataclass(frozen=True, slots=True)
class Open:
    """Set up a table."""

    table: TableOf


@dataclass(frozen=True, slots=True)
class Close:
    """Put a table away, with its match."""

    table: TableOf


@dataclass(frozen=True, slots=True)
class Stop:
    """A table stands, or goes on (``TableOf.paused``)."""

    table: TableOf


@dataclass(frozen=True, slots=True)
class TellHint:
    """Have a pupil's device tell a hint."""

    pupil: Pupil


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the last move of a pupil."""

    pupil: Pupil


@dataclass(frozen=True, slots=True)
class PassGate:
    """Tables go on now, whoever has not heard; or the rule has changed."""

    on: bool


@dataclass(frozen=True, slots=True)
class Expel:
    """Send a pupil out."""

    pupil: Pupil
    digest: str


@dataclass(frozen=True, slots=True)
class LetIn:
    """Let in somebody who knocks, or turn them away."""

    number: int
    yes: bool


@dataclass(frozen=True, slots=True)
class MakeCode:
    """A sighted helper needs a one-time code, which one desk shows."""

    number: int
    desk: int


@dataclass(frozen=True, slots=True)
class NewCode:
    """The class's code changes."""


@dataclass(frozen=True, slots=True)
class Project:
    """Another table is on the projector."""


@dataclass(frozen=True, slots=True)
class End:
    """The class is packed up."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """What a desk has ordered; the desk is told once it is done and on disk, or why it is not."""

    desk: int
    order: int
    effects: tuple[Effect, ...]


Effect = (
    Tell
    | Move
    | Rename
    | Rebind
    | Open
    | Close
    | Stop
    | TellHint
    | TakeBack
    | PassGate
    | Expel
    | LetIn
    | MakeCode
    | NewCode
    | Project
    | End
    | Ordered
)
