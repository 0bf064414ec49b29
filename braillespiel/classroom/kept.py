"""What is kept of a class so that it goes on after the power went, or another day.

Names, places and the answers to evidence; no needs, no hands, nothing that anybody perceived.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from braillespiel.classroom.pupils import TableOf
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.network.kept import Keeper
    from braillespiel.network.outgoing import Writing


class KeptPupil(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pupil; ``digest`` is the SHA-256 of the token, "" after the class was packed up."""

    id: int
    name: str
    digest: str = ""
    called: str = ""
    table: str = ""
    consent: Literal["", "yes", "not-now"] = ""


class KeptPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table; its match is kept by its own keeper."""

    name: str
    set_up: m.SetUp
    seed: int | None = None
    start: dict[str, Any] | None = None
    paused: bool = False


class KeptClass(msgspec.Struct, frozen=True, omit_defaults=True):
    """A class between two runs of its computer."""

    title: str
    pupils: tuple[KeptPupil, ...] = ()
    tables: tuple[KeptPlace, ...] = ()
    purpose: c.Purpose | None = None
    gate: bool = True


class Keeping(Protocol):
    """The disk of a class (application.stored_class; tests use memory)."""

    @property
    def writing(self) -> Writing:
        """What counts the writes of the class itself."""

    def write(self, kept: KeptClass) -> None:
        """Have a class written; ``writing`` tells when that is done."""

    def table(self, table: TableOf) -> tuple[Keeper, Writing]:
        """Return the keeper of a table, and what counts its writes."""

    def drop(self, table: TableOf) -> None:
        """Nothing of a table is needed any more but its match."""


def kept(room: Classroom) -> KeptClass:
    """Return what is kept of a class."""
    return KeptClass(
        room.title,
        tuple(KeptPupil(p.id, p.name, p.digest, p.called, p.table, p.consent) for p in room.pupils),
        tuple(KeptPlace(t.name, t.set_up, t.seed, t.start, t.paused) for t in room.tables.values()),
        room.purpose,
        room.gate,
    )


def packed_up(found: KeptClass) -> KeptClass:
    """Return a class that ended in good order: next time each device says anew whose it is.

    Tablets that are shared are somebody else's then; who never chose a name is forgotten.
    """
    pupils = (msgspec.structs.replace(each, digest="") for each in found.pupils if each.name)
    return msgspec.structs.replace(found, pupils=tuple(pupils))


def put_back(found: KeptClass, room: Classroom) -> None:
    """Have a class go on as it was kept; nobody is there yet."""
    now = room.clock()
    room.purpose, room.gate = found.purpose, found.gate
    for place in found.tables:
        room.tables[place.name] = TableOf(
            place.name, place.set_up, place.seed, place.start, place.paused
        )
    for each in found.pupils:
        pupil = room.pupils.add(each.digest, each.called or each.name, each.id)
        pupil.name, pupil.consent, pupil.lost_at = each.name, each.consent, now
        pupil.table = each.table if each.table in room.tables else ""
