"""What is counted while a class plays: only the figures chosen, only of those who consented.

How each figure is defined: docs/class-report.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Literal, TypeVar, get_args

from braillespiel.classroom.kept import Day, KeptEvidence, PupilRecord
from braillespiel.network import texts
from braillespiel.network.class_messages import Counted, Figure, Purpose, Unknown

PROPOSED_DAYS = 30
MOST_DAYS = 400
FIGURES: tuple[Figure, ...] = get_args(Figure)
MOST_CONTRACTIONS = 1000
"""Different contractions that are kept of one pupil and day."""
_MOST = 2**53 - 1
_Key = TypeVar("_Key")
_LONGEST_TENTHS = 36_000
"""The longest time to act that is counted."""


class EvidenceError(ValueError):
    """A purpose is refused; ``rule`` is a message of the catalogue "class"."""

    def __init__(self, rule: str, **details: str | int) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule)


def purpose(text: str, days: int, figures: Iterable[Figure], today: date) -> Purpose:
    """Return what evidence is for, until when (``days`` from today), and what it counts.

    Raises EvidenceError "evidence-purpose", "evidence-days", "evidence-figures".
    """
    said = " ".join(texts.plain(text, texts.CHAT).split())
    chosen = set(figures)
    if not said:
        raise EvidenceError("evidence-purpose")
    if not 1 <= days <= MOST_DAYS:
        raise EvidenceError("evidence-days", low=1, high=MOST_DAYS, usual=PROPOSED_DAYS)
    if not chosen or not chosen <= set(FIGURES):
        raise EvidenceError("evidence-figures")
    until = (today + timedelta(days=days)).isoformat()
    return Purpose(said, until, tuple(figure for figure in FIGURES if figure in chosen))


@dataclass(slots=True)
class _Counting:
    """One pupil's day while it is counted."""

    figures: dict[Figure, int] = field(default_factory=dict)
    contractions: dict[str, int] = field(default_factory=dict)
    times: dict[int, int] = field(default_factory=dict)
    unknown: dict[Figure, Unknown] = field(default_factory=dict)

    def add(self, counted: Counted, chosen: tuple[Figure, ...]) -> None:
        for figure in chosen:
            if figure in counted.figures and figure != "time":
                _count(self.figures, figure, counted.figures[figure])
            if figure in counted.unknown:
                self.unknown[figure] = counted.unknown[figure]
            if figure in self.figures and self.unknown.get(figure) == "touch":
                del self.unknown[figure]  # until the first key, none was wrong
        if "contractions" in chosen:
            self._add_contractions(counted)
        if "time" in chosen:
            for ms in counted.times:
                _count(self.times, min(round(ms / 100), _LONGEST_TENTHS), 1)

    def _add_contractions(self, counted: Counted) -> None:
        if "contractions" not in counted.figures and counted.contractions:
            _count(self.figures, "contractions", sum(counted.contractions.values()))
        for text, times in counted.contractions.items():
            if text in self.contractions or len(self.contractions) < MOST_CONTRACTIONS:
                _count(self.contractions, texts.plain(text), times)

    def day(self, on: str) -> Day:
        return Day(
            on, dict(self.figures), dict(self.contractions), dict(self.times), dict(self.unknown)
        )


class Evidence:
    """The evidence of a class while it is led. Nothing is counted of whoever did not say yes."""

    def __init__(self, purpose: Purpose, kept: KeptEvidence | None = None) -> None:
        """Begin; ``kept`` goes on where its purpose is the same.

        Else everybody is asked anew, and what was kept for another purpose stays by itself until
        its own date.
        """
        self.purpose = purpose
        self._names: dict[int, str] = {}
        self._answers: dict[int, bool] = {}
        self._days: dict[int, dict[str, _Counting]] = {}
        self._records: dict[int, PupilRecord] = {}
        if kept is None or kept.purpose != purpose:
            return
        self._answers = dict(kept.answers)
        for record in kept.records:
            self._names[record.pupil] = record.name
            self._days[record.pupil] = {
                day.date: _Counting(
                    dict(day.figures), dict(day.contractions), dict(day.times), dict(day.unknown)
                )
                for day in record.days
            }

    def answer(self, pupil: int, yes: bool) -> None:
        """A pupil consents, or says "not now": from then on nothing more is counted of them."""
        self._answers[pupil] = yes

    def consent(self, pupil: int) -> Literal["", "yes", "not-now"]:
        """Return what a pupil answered."""
        if pupil not in self._answers:
            return ""
        return "yes" if self._answers[pupil] else "not-now"

    def counts(self, pupil: int) -> tuple[Figure, ...]:
        """Return which figures are counted of a pupil: none before the consent."""
        return self.purpose.figures if self._answers.get(pupil) else ()

    def add(self, pupil: int, name: str, counted: Counted, on: date) -> bool:
        """Count; return whether anything is kept of it."""
        chosen = self.counts(pupil)
        if not chosen:
            return False
        self._names[pupil] = name
        self._records.pop(pupil, None)
        days = self._days.setdefault(pupil, {})
        days.setdefault(on.isoformat(), _Counting()).add(counted, chosen)
        return True

    def figures(self, pupil: int, on: date) -> tuple[dict[Figure, int], dict[Figure, Unknown]]:
        """Return a pupil's figures of one day, the time as a median in ms, and what is unknown."""
        if self.consent(pupil) == "not-now":
            return {}, dict.fromkeys(self.purpose.figures, "not-now")
        counting = self._days.get(pupil, {}).get(on.isoformat(), _Counting())
        day = counting.day(on.isoformat())
        known = {one: day.figures[one] for one in self.purpose.figures if one in day.figures}
        median = median_tenths(day.times)
        if median is not None and "time" in self.purpose.figures:
            known["time"] = round(median * 100)
        return known, {one: why for one, why in day.unknown.items() if one not in known}

    def forget(self, pupil: int) -> None:
        """Delete what is kept of a pupil."""
        for mine in (self._names, self._answers, self._days, self._records):
            mine.pop(pupil, None)

    def kept(self) -> KeptEvidence:
        """Return everything in the form that is kept; nothing in it changes any more."""
        for pupil, days in self._days.items():
            if pupil not in self._records:
                found = tuple(counting.day(on) for on, counting in sorted(days.items()))
                self._records[pupil] = PupilRecord(pupil, self._names[pupil], found)
        records = tuple(self._records[pupil] for pupil in sorted(self._records))
        return KeptEvidence(self.purpose, dict(self._answers), records)


def median_tenths(times: Mapping[int, int]) -> float | None:
    """Return the median of tenths of a second that each occurred so often; None of nothing."""
    count = sum(times.values())
    if not count:
        return None
    lower, upper = (_nth(times, (count - 1) // 2), _nth(times, count // 2))
    return (lower + upper) / 2


def _nth(times: Mapping[int, int], n: int) -> int:
    passed = 0
    for tenths in sorted(times):
        passed += times[tenths]
        if passed > n:
            return tenths
    raise IndexError(n)


def _count(counts: dict[_Key, int], key: _Key, by: int) -> None:
    counts[key] = min(counts.get(key, 0) + by, _MOST)
