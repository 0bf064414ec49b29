"""What desks and helpers are shown of a class, and what its list says of whoever comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom.sighted import HelperView

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.pupils import Pupil, TableOf
    from braillespiel.classroom.roster import Need
    from braillespiel.classroom.sighted import SightedHelper, State

_NEEDS = ("hand", "name", "yes", "stuck", "lost", "")
"""Who needs the teacher most comes first; of two with the same need the one who waits longer."""


def needs(room: Classroom, digest: str, typed: str) -> Mapping[str, Need]:
    """Return what the list says of whoever comes: a known device, or who knows the name's word."""
    pupil = room.pupils.with_digest(digest)
    if pupil is not None:
        listed = room.listed(pupil) if pupil.known else None
    else:
        listed = room.listed_as(typed)
    return {} if listed is None else listed.needs


# --- the desk ------------------------------------------------------------------------------------


def need(room: Classroom, pupil: Pupil, now: int) -> tuple[d.Need, int]:
    """Return why a pupil needs the teacher, and since when."""
    if pupil.hand_at is not None:
        return "hand", pupil.hand_at
    if pupil.wants:
        return "name", pupil.wanted_at
    if pupil.here and room.waits_for_yes(pupil):
        return "yes", pupil.named_at
    stuck = pupil.turn_at is not None and now - pupil.turn_at >= d.STUCK_MS
    if pupil.here and stuck and not pupil.paused:
        return "stuck", pupil.turn_at or 0
    if not pupil.here and pupil.digest and not pupil.was:  # another device came in its stead
        return "lost", pupil.lost_at
    return "", now


def pupils(room: Classroom) -> tuple[d.PupilRow, ...]:
    """Return all pupils as the desk shows them, who needs the teacher most first."""
    now = room.clock()
    found = sorted(
        ((*need(room, pupil, now), pupil) for pupil in room.pupils),
        key=lambda each: (_NEEDS.index(each[0]), each[1] if each[0] else 0, each[2].id),
    )
    return tuple(_pupil(room, pupil, why, now - since) for why, since, pupil in found)


def _pupil(room: Classroom, pupil: Pupil, why: d.Need, since: int) -> d.PupilRow:
    evidence, listed = room.evidence, room.listed(pupil)
    found = ({}, {}) if evidence is None else evidence.figures(pupil.id, room.today())
    return d.PupilRow(
        id=pupil.id,
        name=pupil.shown_name,
        here=pupil.here,
        table=pupil.table,
        need=why,
        since_ms=since,
        turn=pupil.turn_at is not None,
        waits=pupil.waits,
        paused=room.pause_of(pupil)[0],
        followed=room.is_followed(pupil),
        consent="" if evidence is None else evidence.consent(pupil.id),
        wants=pupil.wants,
        was=pupil.was,
        assists="" if listed is None else listed.assistant_of,
        refused_by=listed.assistant_of if listed is not None and pupil.refused else "",
        figures=found[0],
        unknown=found[1],
        front_end=pupil.front_end,
        late=pupil.late,
        exercise=pupil.tasks[0].title if pupil.tasks else "",
        evening=pupil.evening,
        evening_heard=pupil.evening_heard,
    )


def tables(room: Classroom) -> tuple[d.ClassTable, ...]:
    """Return the tables as the desk shows them."""
    return tuple(_table(room, table) for table in room.tables.values())


def _table(room: Classroom, table: TableOf) -> d.ClassTable:
    at = room.pupils.at(table.name)
    return d.ClassTable(
        name=table.name,
        game=table.set_up.game,
        pupils=tuple(pupil.id for pupil in at),
        free=max(0, table.set_up.seats - len(at)),
        phase=table.phase,
        paused=table.paused or room.paused,
        projected=room.projected == table.name,
        turn=tuple(sorted(table.turn)),
        waits_for=tuple(sorted(table.waits_for)),
    )


def followed_by(room: Classroom, desk: int) -> tuple[d.Followed, ...]:
    """Return what the pupils perceive whom a desk follows."""
    found = (room.pupils.get(number) for number in room.follows.get(desk, ()))
    return tuple(
        d.Followed(pupil.id, pupil.shown, tuple(pupil.said), tuple(pupil.keys))
        for pupil in found
        if pupil is not None
    )


def shown(room: Classroom, desk: int) -> d.Desk:
    """Return what a desk shows of the class; what its server alone knows is still missing."""
    purpose = None if room.evidence is None else room.evidence.purpose
    return d.Desk(
        title=room.title,
        code="",
        address="",
        pupils=pupils(room),
        tables=tables(room),
        followed=followed_by(room, desk),
        paused=room.paused,
        purpose="" if purpose is None else purpose.text,
        until="" if purpose is None else purpose.until,
        figures=() if purpose is None else purpose.figures,
        gate=room.gate,
        outside=room.outside,
        listed=len(room.roster.pupils),
        missing=tuple(
            room.short(each.name)
            for each in room.roster.pupils
            if not any(pupil.here and pupil.name == each.name for pupil in room.pupils)
        ),
        tried=room.tried,
        evenings=room.evenings,
        links=tuple(d.Link(one.number, one.pupil, one.name, one.here) for one in room.sighted),
        ended=tuple(d.Link(one.number, one.pupil, one.name) for one in room.sighted.ended),
    )


# --- a helper's page -----------------------------------------------------------------------------


def beside(room: Classroom, helper: SightedHelper, turn: Sequence[str], own: bool) -> HelperView:
    """Return what a helper's page shows.

    ``turn`` names those whose turn it is, as far as everybody knows; ``own``: the pupil may act.
    """
    pupil = room.pupils.get(helper.pupil)
    if pupil is None:
        return HelperView(helper.name, "", "away")
    table, shown = room.tables.get(pupil.table), helper.shown
    state: State = ""
    if not pupil.here:
        state = "away"
    elif shown is not None and shown.private:
        state = "private"
    elif shown is None or not (shown.text or helper.said):
        state = "nothing"
    seen = shown is not None and not state
    return HelperView(
        helper.name,
        pupil.shown_name,
        state,
        "hall" if table is None else table.phase,
        tuple(turn),
        own,
        room.pause_of(pupil)[0],
        shown.text if shown is not None and seen else "",
        helper.said if seen else "",
        shown.language if shown is not None and seen else "",
    )


def next_stuck(room: Classroom) -> int | None:
    """Return in how many ms somebody may count as stuck who does not yet; None if nobody does."""
    now = room.clock()
    dues = (
        pupil.turn_at + d.STUCK_MS - now
        for pupil in room.pupils
        if pupil.here and pupil.turn_at is not None
    )
    return min((due for due in dues if due > 0), default=None)
