"""A class as it is kept, and put back, so that it goes on after the power went, or another day.

Names, places and tables; no needs, no hands, nothing that anybody perceived.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from braillespiel.classroom.kept import KeptClass, KeptEvidence, KeptPupil
from braillespiel.classroom.pupils import Pupil, TableOf
from braillespiel.decoding import convert
from braillespiel.network import messages as m

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from braillespiel.classroom.roster import Roster
    from braillespiel.network.kept import Keeper, KeptTable
    from braillespiel.network.outgoing import WritingStore


class KeptPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the teacher has ordered of a table."""

    name: str
    set_up: m.SetUp
    seed: int | None = None
    start: dict[str, Any] | None = None
    paused: bool = False


class KeptState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What else a class needs to go on (``KeptClass.state``)."""

    places: tuple[KeptPlace, ...] = ()
    gate: bool = True
    counts: bool = False
    """Whether evidence is switched on: the latest that is kept."""
    day: str = ""
    """On which day the devices said whose they are, "2026-11-22"."""
    paused: bool = False
    """Whether all pause; what the teacher said to it is not kept."""
    pauses: tuple[int, ...] = ()
    """Who pauses alone, by the pupils' numbers."""
    names: str = ""
    """Tells one list from another (``list_of``), "" without a list."""
    outside: bool = False
    """Whether the teacher allows games of other packages."""


class Keeping(Protocol):
    """The disk of a class (application.stored_class)."""

    on_change: Callable[[], None]
    """Called in the class's loop when a table has to be kept otherwise."""

    @property
    def writing(self) -> WritingStore:
        """What counts the writes of the class itself."""

    def write(self, kept: KeptClass | None, evidence: KeptEvidence | None) -> None:
        """Have a class written with its tables, and its evidence; None: not that.

        ``writing`` tells when it is done.
        """

    def table(self, table: TableOf) -> tuple[Keeper, WritingStore]:
        """Return the keeper of a table, and what counts its writes."""

    def drop(self, table: TableOf) -> None:
        """A table is put away: nothing is needed of it any more but its match."""


def pupil_state(pupil: Pupil, listed: bool) -> dict[str, Any]:
    """Return what is kept of a pupil besides name, place and device."""
    if not pupil.name:
        return {"called": pupil.called} | ({"was": pupil.was} if pupil.was else {})
    facts = {"known": pupil.known, "refused": pupil.refused, "listed": listed}
    return {key: True for key, holds in facts.items() if holds}


def list_of(roster: Roster) -> str:
    """Return what tells a list of names from another one, "" for none: a digest, no name."""
    names = "\n".join(sorted(pupil.name for pupil in roster.pupils))
    return sha256(names.encode()).hexdigest() if names else ""


def packed_up(found: KeptClass) -> KeptClass:
    """Return a class that ended in good order; who never chose a name is forgotten.

    Devices of the list keep their places, and the teacher's yes, for the same list. All others say
    anew whose they are: a pupil's chair at a match is found by the name.
    """
    replace = msgspec.structs.replace
    pupils = [
        each if each.state.get("listed") else replace(each, digests=(), state=_unsure(each))
        for each in found.pupils
        if each.name
    ]
    return _with_devices(replace(found, pupils=tuple(pupils)))


def _unsure(pupil: KeptPupil) -> dict[str, Any]:
    return {key: value for key, value in pupil.state.items() if key != "known"}


def _with_devices(found: KeptClass) -> KeptClass:
    """Return a class whose tables know no other devices than those of its pupils."""
    replace = msgspec.structs.replace
    own = {digest for pupil in found.pupils for digest in pupil.digests}

    def known(table: KeptTable) -> KeptTable:
        members = (replace(m, digest=m.digest if m.digest in own else "") for m in table.members)
        return replace(table, members=tuple(members))

    tables = (replace(each, kept=each.kept and known(each.kept)) for each in found.tables)
    return replace(found, tables=tuple(tables))


def going_on(found: KeptClass, on: date, roster: Roster) -> KeptClass:
    """Return a class as it goes on: on another day as if it had been packed up.

    With another list no device has a place any more.
    """
    state = state_of(found)
    if state.day != on.isoformat():
        found = packed_up(found)
    if state.names == list_of(roster):
        return found
    replace = msgspec.structs.replace
    pupils = (replace(each, digests=(), state=_unsure(each)) for each in found.pupils if each.name)
    return _with_devices(replace(found, pupils=tuple(pupils)))


def state_of(found: KeptClass) -> KeptState:
    """Return what else is kept of a class; nothing, where that cannot be read."""
    try:
        return convert(found.state, KeptState)
    except msgspec.ValidationError:
        return KeptState()
