"""One order for labels: what is wanted, the check, the files, and a summary to be spoken.

A menu or the command line fills in a :class:`Job`, may show :func:`prepare` (the check alone), and
calls :func:`produce`. Nothing here speaks; progress comes through a callback.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel.labels import outputs
from braillespiel.labels.check import MARGIN, Finding, Limits, check, conflicts
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.dimensions import card_size, profile
from braillespiel.labels.errors import LabelError
from braillespiel.labels.fix import Change, fix
from braillespiel.labels.notation import LabelSet, Notation, render
from braillespiel.labels.outputs import FORMATS, Settings
from braillespiel.labels.report import catalogue, conflict_text
from braillespiel.labels.toml_deck import deck_to_toml
from braillespiel.words.catalogue import Words

__all__ = ["FORMATS", "Job", "Prepared", "Progress", "Settings", "Summary", "prepare", "produce"]


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
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class Prepared:
    """The labels of a job after the check (and the remedies, if they were wanted)."""

    labels: LabelSet
    limits: Limits
    findings: tuple[Finding, ...]
    changes: tuple[Change, ...] = ()


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
class Summary:
    """What a job came to."""

    deck: str
    """Name of the deck."""
    cards: int
    """Cards, copies included."""
    kinds: int
    """Different cards."""
    sheets: dict[str, int]
    """How many sheets, beds or files each format takes."""
    files: tuple[Path, ...]
    findings: tuple[Finding, ...]
    changes: tuple[Change, ...]

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


def prepare(job: Job) -> Prepared:
    """Make the labels and check them; apply remedies if the job says so.

    Raises:
        LabelError: an option or the deck is wrong, or the Braille table cannot be used.
    """
    notation = Notation.of(job.deck, job.language, job.scheme, job.table)
    size = card_size(job.card_size or job.deck.card)
    limits = Limits(profile(job.profile), size, job.margin)
    if job.fix:
        fixed = fix(job.deck, notation, limits)
        return Prepared(fixed.labels, limits, fixed.findings, fixed.changes)
    labels = render(job.deck, notation)
    return Prepared(labels, limits, check(labels, limits))


def produce(
    job: Job,
    formats: tuple[str, ...],
    out: Path,
    progress: Callable[[Progress], None] | None = None,
) -> Summary:
    """Check the deck and write all formats into the folder ``out``.

    Every file is complete or not there; one of the same name is replaced. Raising in
    ``progress`` stops the job after the file before.

    Raises:
        LabelError: an option or the deck is wrong, or a file cannot be written.
    """
    for name in formats:
        if name not in FORMATS:
            raise LabelError("error-format", name=name, known=", ".join(FORMATS))
    ready = prepare(job)
    words = catalogue(job.language)
    source = outputs.Source(ready.labels, ready.limits, ready.findings, job.settings, words)
    files: list[Path] = []
    sheets: dict[str, int] = {}
    for step, name in enumerate(formats, 1):
        if progress:
            progress(Progress(name, step, len(formats)))
        made = outputs.make(name, source)
        sheets[name] = made.sheets
        files += [_write(out / file, data) for file, data in made.files]
    if ready.changes:
        text = deck_to_toml(
            job.deck, job.language, {label.card: label.lines for label in ready.labels.labels}
        )
        files.append(_write(out / f"{source.name}-fixed.toml", text.encode("utf-8")))
    if progress:
        progress(Progress("done", len(formats), len(formats)))
    return Summary(
        in_language(job.deck.names, job.language),
        ready.labels.count,
        len(ready.labels.labels),
        sheets,
        tuple(files),
        ready.findings,
        ready.changes,
    )


def _write(path: Path, data: bytes) -> Path:
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(data)
        fresh.replace(path)
    except OSError as error:
        raise LabelError(
            "error-write", file=str(path), reason=error.strerror or str(error)
        ) from error
    return path
