"""One job for labels: what is wanted, the check, the files, and a summary to be spoken.

A menu or the command line fills in a :class:`Job`, may show :func:`prepare` (the check alone), and
calls :func:`produce`. Nothing here speaks; progress comes through a callback.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel.labels import outputs
from braillespiel.labels.advice import advised
from braillespiel.labels.check import MARGIN, LabelFinding, Limits, check, conflicts
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.dimensions import card_size, profile, sheet
from braillespiel.labels.errors import LabelError
from braillespiel.labels.files import Folder, Written
from braillespiel.labels.fit import EDGE
from braillespiel.labels.fix import Change, fix, lettered
from braillespiel.labels.notation import LabelSet, Notation, render, usable
from braillespiel.labels.outputs import FORMATS
from braillespiel.labels.report import catalogue, conflict_text
from braillespiel.labels.search import Clock
from braillespiel.labels.source import (
    EMBOSSED,
    PRINTED,
    SOLID,
    LabelSettings,
    LabelSource,
    orientation,
    shows_top,
)
from braillespiel.labels.stickers import line_room
from braillespiel.labels.toml_deck import deck_to_toml
from braillespiel.words.catalogue import Words

__all__ = [
    "FORMATS",
    "Job",
    "JobSummary",
    "LabelSettings",
    "Prepared",
    "Progress",
    "prepare",
    "produce",
]


@dataclass(frozen=True, slots=True)
class Job:
    """What is wanted. Fields that are None take the deck's or the language's default."""

    deck: Deck
    language: str = "de"
    """Language of the labels and of what is printed beside them: de, en, fr."""
    scheme: str | None = None
    table: str | None = None
    profile: str = "marburg-medium"
    card_size: str | None = None
    margin: float = MARGIN
    """From the edge of the card to the edge of the nearest dot, mm."""
    fix: bool = False
    """Apply remedies to what the check finds."""
    short: bool = False
    """Shorten all long labels."""
    clean: bool = False
    """Take away what an earlier, larger run left in the folder."""
    settings: LabelSettings = field(default_factory=LabelSettings)


@dataclass(frozen=True, slots=True)
class Prepared:
    """The labels of a job after the check (and the remedies, if they were wanted)."""

    labels: LabelSet
    limits: Limits
    findings: tuple[LabelFinding, ...]
    changes: tuple[Change, ...] = ()
    gave_up: bool = False
    """The search for remedies ran out of time; these are the best it had."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job is; ``what`` is a format that is about to be written, or "done"."""

    what: str
    step: int
    steps: int

    def text(self, words: Words) -> str:
        """Return it in words: "PDF, 3 of 9"."""
        key = "progress-done" if self.what == "done" else "progress"
        return words(key, what=words(f"format-{self.what}"), step=self.step, steps=self.steps)


@dataclass(frozen=True, slots=True)
class JobSummary:
    """What a job came to."""

    deck: str
    """Name of the deck."""
    cards: int
    """Cards, copies included."""
    kinds: int
    """Different cards."""
    sheets: dict[str, int]
    """How many sheets, beds or files each format takes."""
    findings: tuple[LabelFinding, ...]
    changes: tuple[Change, ...]
    written: Written = field(default_factory=Written)
    failed: dict[str, LabelError] = field(default_factory=dict)
    """Formats that could not be made, and why."""
    no_print: int = 0
    """Kinds of cards whose print found no room beside the dots."""
    gave_up: bool = False

    @property
    def files(self) -> tuple[Path, ...]:
        """What was written."""
        return tuple(self.written.files)

    @property
    def conflicts(self) -> int:
        """How many findings are errors or warnings."""
        return sum(conflicts(self.findings))

    def text(self, words: Words) -> str:
        """Return it in one sentence: "102 cards, 2 sheets, no conflicts."."""
        left = conflict_text(self.findings, words)
        if not self.sheets:
            return words("summary-check", cards=self.cards, conflicts=left)
        sheets = next(iter(self.sheets.values()))
        return words(
            "summary",
            cards=self.cards,
            sheets=sheets,
            unit=outputs.unit(next(iter(self.sheets))),
            conflicts=left,
            files=len(self.files),
        )

    def _failed(self, words: Words) -> dict[str, list[str]]:
        """Return the formats that could not be made by why: what holds for many is said once."""
        found: dict[str, list[str]] = {}
        for name, error in self.failed.items():
            found.setdefault(error.said(words), []).append(name)
        return found

    def more(self, words: Words) -> list[str]:
        """Return what else must be known, a sentence each: failures first."""
        said = [
            words(
                "format-failed",
                what=", ".join(words(f"format-{name}") for name in names),
                error=why,
            )
            for why, names in self._failed(words).items()
        ]
        if self.gave_up:
            said.append(words("gave-up"))
        if self.no_print:
            said.append(words("no-print", count=self.no_print))
        said += [
            words("file-kept", file=old.name, backup=new.name) for old, new in self.written.kept
        ]
        said += [
            words("file-renamed", file=old.name, name=new.name) for old, new in self.written.renamed
        ]
        if over := self.written.left_over:
            said.append(words("left-over", files=_listed(over, words), count=len(over)))
        if gone := self.written.removed:
            said.append(words("removed", files=_listed(gone, words), count=len(gone)))
        return said


_MOST_FILES = 8


def _listed(paths: list[Path], words: Words) -> str:
    names = ", ".join(path.name for path in paths[:_MOST_FILES])
    more = len(paths) - _MOST_FILES
    return words("names-more", names=names, more=more) if more > 0 else names


def limits_of(job: Job, formats: Iterable[str] = ()) -> Limits:
    """Return what the labels of a job must fit in all of some formats.

    Without any that a finger feels: what they would have to fit on printed labels.

    Raises:
        LabelError: an option is wrong.
    """
    settings, deck, dims = job.settings, job.deck, profile(job.profile)
    felt = [name for name in formats if name in (*PRINTED, *EMBOSSED, *SOLID)] or [PRINTED[0]]
    sticker = None
    if settings.sheet not in ("cut", "cards") and set(felt) & set(PRINTED):
        edge = 2 * (0.0 if settings.tight else EDGE)
        size = sheet(settings.sheet).size
        line = line_room(orientation(PRINTED[0], settings, deck, dims))
        sticker = (size[0] - edge, size[1] - edge - line)
    return Limits(
        dims,
        card_size(job.card_size or deck.card),
        job.margin,
        all(shows_top(name, settings, deck, dims) for name in felt),
        sticker,
    )


def prepare(job: Job, formats: tuple[str, ...] = ()) -> Prepared:
    """Make the labels and check them; apply remedies if the job says so.

    What is checked is what these formats make of them. The advice of each conflict begins with
    what was seen to help.

    Raises:
        LabelError: an option or the deck is wrong, or the Braille table cannot be used.
    """
    limits = limits_of(job, formats)
    notation = Notation.of(job.deck, job.language, job.scheme, job.table)
    if job.table is not None:
        usable(job.table)
    notation = lettered(job.deck, notation, limits, Clock(1.0))
    if job.fix or job.short:
        fixed = fix(job.deck, notation, limits, short=job.short)
        return Prepared(fixed.labels, limits, fixed.findings, fixed.changes, fixed.gave_up)
    labels = render(job.deck, notation)
    return Prepared(labels, limits, advised(labels, limits, check(labels, limits)))


def known_formats(formats: tuple[str, ...]) -> None:
    """Refuse what is no format.

    Raises:
        LabelError: with those that there are.
    """
    for name in formats:
        if name not in FORMATS:
            raise LabelError("error-format", name=name, known=", ".join(FORMATS))


def produce(
    job: Job,
    formats: tuple[str, ...],
    out: Path,
    progress: Callable[[Progress], None] | None = None,
) -> JobSummary:
    """Check the deck and the plan of every format, then write the files into the folder ``out``.

    A format that fails does not keep the others from being made. Every file is complete or not
    there; what had been changed by hand is kept. Raising in ``progress`` stops the job after the
    file before.

    Raises:
        LabelError: an option or the deck is wrong.
    """
    formats = tuple(dict.fromkeys(formats))
    known_formats(formats)
    ready = prepare(job, formats)
    words = catalogue(job.language)
    source = LabelSource(ready.labels, ready.limits, ready.findings, job.settings, words)
    failed: dict[str, LabelError] = {}
    for name in formats:
        try:
            outputs.plan(name, source)
        except LabelError as error:
            failed[name] = error
    folder = Folder(out, source.name, job.deck.source)
    sheets: dict[str, int] = {}
    for step, name in enumerate(formats, 1):
        if progress:
            progress(Progress(name, step, len(formats)))
        if name not in failed:
            try:
                made = outputs.make(name, source)
                folder.write(name, made.files, clean=job.clean)
                sheets[name] = made.sheets
            except LabelError as error:
                failed[name] = error
    if ready.changes and sheets:
        text = deck_to_toml(
            ready.labels.deck,
            job.language,
            {label.card: label.lines for label in ready.labels.labels},
        )
        try:
            folder.write("fixed", [(f"{source.name}-fixed.toml", text.encode("utf-8"))])
        except LabelError as error:
            failed["fixed"] = error
    if progress:
        progress(Progress("done", len(formats), len(formats)))
    printed = any(name in sheets for name in ("pdf", "svg"))
    return JobSummary(
        in_language(job.deck.names, job.language),
        ready.labels.count,
        len(ready.labels.labels),
        sheets,
        ready.findings,
        ready.changes,
        folder.written,
        failed,
        source.printed.no_print if printed else 0,
        ready.gave_up,
    )
