"""What a class keeps between two evenings, and what is kept of it as evidence: plain data.

Neither holds what a pupil needs: that stands in the teacher's list alone.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from braillespiel.network.class_messages import Figure, Purpose, Unknown
from braillespiel.network.kept import KeptTable


class KeptPupil(Struct, frozen=True):
    """A pupil; ``digests`` are the SHA-256 of their devices' tokens."""

    id: int
    name: str
    digests: tuple[str, ...] = ()
    table: str = ""
    """At which table they sit, "" in the hall."""
    state: dict[str, Any] = {}
    """What else the class needs to know of this pupil to go on."""


class KeptClassTable(Struct, frozen=True):
    """A table of the class; ``match`` is the running match in the store, if there is one."""

    name: str
    match: int | None = None
    kept: KeptTable | None = None


class ClassMatch(Struct, frozen=True):
    """A match that the class played; ``pupils`` says who sat at which seat."""

    match: int
    pupils: dict[int, int] = {}


class KeptClass(Struct, frozen=True):
    """A class. ``state`` names pupils by their numbers only."""

    title: str
    pupils: tuple[KeptPupil, ...] = ()
    tables: tuple[KeptClassTable, ...] = ()
    matches: tuple[ClassMatch, ...] = ()
    state: dict[str, Any] = {}


class KeptReport(Struct, frozen=True):
    """A report that was made of a class, so that deleting a pupil reaches it."""

    path: str
    format: str
    language: str


class Day(Struct, frozen=True):
    """What was counted of one pupil on one day."""

    date: str
    """ "2026-11-22"."""
    figures: dict[Figure, int] = {}
    contractions: dict[str, int] = {}
    """ "table: print" to how often it was met."""
    times: dict[int, int] = {}
    """Tenths of a second from the last thing told to the action, to how often."""
    unknown: dict[Figure, Unknown] = {}


class PupilRecord(Struct, frozen=True):
    """What was counted of one pupil, day by day."""

    pupil: int
    name: str
    days: tuple[Day, ...] = ()


class KeptEvidence(Struct, frozen=True):
    """The evidence of a class; ``answers`` says who consented (by number)."""

    purpose: Purpose
    answers: dict[int, bool] = {}
    records: tuple[PupilRecord, ...] = ()
