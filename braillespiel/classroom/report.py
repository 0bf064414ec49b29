"""The report of a class: of each pupil by itself what was counted; nobody is compared or ranked.

How each figure is defined: docs/class-report.md. A figure that cannot be known has a reason and
no number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from braillespiel.classroom.evidence import median_tenths
from braillespiel.classroom.kept import Day, KeptEvidence, PupilRecord
from braillespiel.network.class_messages import Figure, Purpose, Unknown

Why: TypeAlias = Unknown | Literal["nothing"]
"""Why there is no number; "nothing": the pupil's device sent none."""


@dataclass(frozen=True, slots=True)
class ReportValue:
    """One figure of one day, or of all days; either a number or a reason.

    A number with ``why`` was counted for a part of the time only. Times are in ms.
    """

    number: int | None
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class ReportLine:
    """The figures of one day (``date``), or of all days ("")."""

    date: str
    values: tuple[ReportValue, ...]


@dataclass(frozen=True, slots=True)
class Met:
    """A contraction that was met: of which Braille table, what it stands for, how often."""

    table: str
    text: str
    count: int


@dataclass(frozen=True, slots=True)
class PupilPage:
    """What was counted of one pupil; ``figures`` are the columns of every line."""

    name: str
    figures: tuple[Figure, ...]
    lines: tuple[ReportLine, ...]
    contractions: tuple[Met, ...]
    """By table and alphabet."""


@dataclass(frozen=True, slots=True)
class ReportPart:
    """The report on the evidence for one purpose; pupils by alphabet."""

    purpose: Purpose
    pupils: tuple[PupilPage, ...]


@dataclass(frozen=True, slots=True)
class ClassReport:
    """The report of a class."""

    title: str
    parts: tuple[ReportPart, ...]

    @property
    def empty(self) -> bool:
        """Whether nobody is in it."""
        return not any(part.pupils for part in self.parts)


def report(
    title: str, gathered: Iterable[KeptEvidence], only: Collection[int] | None = None
) -> ClassReport:
    """Return the report of all evidence, or of one pupil (by the numbers they had) alone."""
    parts = []
    for evidence in gathered:
        figures = evidence.purpose.figures
        records = [one for one in evidence.records if one.days]
        if only is not None:
            records = [one for one in records if one.pupil in only]
        records.sort(key=lambda one: one.name.casefold())
        parts.append(ReportPart(evidence.purpose, tuple(_page(one, figures) for one in records)))
    return ClassReport(title, tuple(parts))


def _page(record: PupilRecord, figures: tuple[Figure, ...]) -> PupilPage:
    whole = _whole(record.days)
    lines = [_line(day, figures) for day in record.days]
    if len(lines) > 1:
        lines.append(_line(whole, figures))
    met = [Met(*_split(text), count) for text, count in whole.contractions.items()]
    met.sort(key=lambda one: (one.table, one.text.casefold()))
    return PupilPage(record.name, figures, tuple(lines), tuple(met))


def _whole(days: Iterable[Day]) -> Day:
    """Return all days as one: a figure is unknown in part where a day has no number of it."""
    figures: Counter[Figure] = Counter()
    contractions: Counter[str] = Counter()
    times: Counter[int] = Counter()
    unknown: dict[Figure, Unknown] = {}
    for day in days:
        figures.update(day.figures)
        contractions.update(day.contractions)
        times.update(day.times)
        unknown |= day.unknown
    return Day("", dict(figures), dict(contractions), dict(times), unknown)


def _line(day: Day, figures: tuple[Figure, ...]) -> ReportLine:
    return ReportLine(day.date, tuple(_value(day, figure) for figure in figures))


def _value(day: Day, figure: Figure) -> ReportValue:
    why = day.unknown.get(figure)
    if figure == "time":
        median = median_tenths(day.times)
        number = None if median is None else round(median * 100)
    else:
        number = day.figures.get(figure)
    return ReportValue(number, why or ("nothing" if number is None else None))


def _split(text: str) -> tuple[str, str]:
    """Return the table and the print of "table: print"."""
    table, _, print_ = text.partition(": ")
    return (table, print_) if print_ else ("", table)
