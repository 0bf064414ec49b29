"""From labels to files: which formats there are, and what each of them takes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from braillespiel.labels import grid, layout, solids
from braillespiel.labels.check import Finding, Limits
from braillespiel.labels.deck import in_language
from braillespiel.labels.dimensions import Embosser, embosser, sheet
from braillespiel.labels.notation import LabelSet
from braillespiel.labels.printers import Printer
from braillespiel.labels.report import finding_text
from braillespiel.labels.toml_deck import deck_to_toml
from braillespiel.labels.writers import lists
from braillespiel.labels.writers.brf import brf
from braillespiel.labels.writers.gcode import gcode
from braillespiel.labels.writers.large import large
from braillespiel.labels.writers.pdf import pdf
from braillespiel.labels.writers.pef import pef
from braillespiel.labels.writers.proof import proof
from braillespiel.labels.writers.stl import stl
from braillespiel.labels.writers.svg import svg
from braillespiel.labels.writers.threemf import threemf
from braillespiel.words.catalogue import Words

PAPERS = {"a4": layout.A4, "letter": layout.LETTER}


@dataclass(frozen=True, slots=True)
class Settings:
    """How labels are put on paper or into plastic; lengths in mm."""

    sheet: str = "cut"
    """One of "cut" (small labels to cut out), "cards" (whole cards), or a sheet of stickers."""
    paper: str = "a4"
    """Paper for what is cut out: "a4" or "letter"."""
    per_card: int | None = None
    """Stickers for each card: 2, one for each corner, or 1. None: 2, but 1 for a lozenge."""
    first: int = 1
    """First free sticker of the first sheet, counted by rows from 1."""
    with_print: bool = True
    frames: bool = True
    """Draw the outlines of labels and cards."""
    mirrored: bool = False
    """Seen from behind, for slate and stylus."""
    swell: bool = False
    """Dots of the size for swell paper."""
    embosser: Embosser | None = None
    """None: the profile "a4"."""
    printer: Printer | None = None
    printing: solids.Printing = field(default_factory=solids.Printing)


@dataclass(frozen=True, slots=True)
class Output:
    """The files of one format (name below the folder, content), and how many sheets they make."""

    files: tuple[tuple[str, bytes], ...]
    sheets: int


@dataclass(frozen=True)
class Source:
    """What every output is made from."""

    labels: LabelSet
    limits: Limits
    findings: tuple[Finding, ...]
    settings: Settings
    words: Words
    """In the language of the labels."""
    name: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", file_name(self.labels.deck.id))

    @property
    def language(self) -> str:
        """Language of the labels."""
        return self.labels.notation.language

    @property
    def per_card(self) -> int:
        """How many stickers a card gets."""
        return self.settings.per_card or (2 if self.has_corners else 1)

    @property
    def has_corners(self) -> bool:
        """Whether labels go into corners (and not into the middle, as on a lozenge)."""
        return self.limits.card.shape != "lozenge"

    @cached_property
    def title(self) -> str:
        """Title of a document."""
        deck = in_language(self.labels.deck.names, self.language)
        return self.words("title", deck=deck)

    @cached_property
    def printed(self) -> layout.Plan:
        """The plan for printers: cards, cut labels or stickers, mirrored if wanted."""
        settings, profile = self.settings, self.limits.profile
        paper = PAPERS[settings.paper]
        if settings.sheet == "cards":
            plan = layout.card_plan(
                self.labels, self.limits, paper=paper, with_print=settings.with_print
            )
        else:
            chosen = (
                layout.own_sheet(self.labels, profile, paper=paper, with_print=settings.with_print)
                if settings.sheet == "cut"
                else sheet(settings.sheet)
            )
            plan = layout.sticker_plan(
                self.labels,
                profile,
                chosen,
                per_card=self.per_card,
                with_print=settings.with_print,
                first=settings.first,
            )
        if settings.mirrored:
            plan = plan.mirror()
        if settings.printer:
            plan = plan.adjusted(settings.printer.offset, settings.printer.scale)
        return plan

    @cached_property
    def embosser(self) -> Embosser:
        """Paper and habits of the embosser."""
        return self.settings.embosser or embosser("a4")

    @cached_property
    def embossed(self) -> layout.Plan:
        """The plan for embossers, on their cell grid."""
        return grid.embosser_plan(
            self.labels, self.limits.profile, self.embosser, per_card=self.per_card
        )

    @property
    def diameter(self) -> float | None:
        """Diameter of a drawn dot in mm; None for the profile's base."""
        return self.limits.profile.swell if self.settings.swell else None


def file_name(text: str) -> str:
    """Return a text as part of a file name: plain small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    plain = plain.encode("ascii", "ignore").decode("ascii")
    plain = re.sub(r"^-(?=\d)", "minus-", plain)
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "deck"


def _pdf(source: Source) -> Output:
    plan = source.printed
    data = pdf(
        plan,
        source.title,
        source.language,
        diameter=source.diameter,
        frames=source.settings.frames,
    )
    return Output(((f"{source.name}-labels.pdf", data),), len(plan.pages))


def _svg(source: Source) -> Output:
    plan = source.printed
    files = tuple(
        (
            f"{source.name}-labels-{number}.svg",
            svg(
                plan,
                page,
                source.title,
                source.language,
                diameter=source.diameter,
                frames=source.settings.frames,
            ),
        )
        for number, page in enumerate(plan.pages, 1)
    )
    return Output(files, len(files))


def _brf(source: Source) -> Output:
    plan = source.embossed
    return Output(((f"{source.name}.brf", brf(plan, source.embosser)),), len(plan.pages))


def _pef(source: Source) -> Output:
    plan = source.embossed
    data = pef(plan, source.embosser, source.title, source.language)
    return Output(((f"{source.name}.pef", data),), len(plan.pages))


def _gcode(source: Source) -> Output:
    plan = source.embossed
    files = tuple(
        (f"{source.name}-{number}.gcode", gcode(page, plan))
        for number, page in enumerate(plan.pages, 1)
    )
    return Output(files, len(files))


def _txt(source: Source) -> Output:
    return Output(((f"{source.name}.txt", lists.unicode_text(source.labels)),), 1)


def _tape(source: Source) -> Output:
    data = lists.tape(source.labels, source.words, source.title)
    return Output(((f"{source.name}-tape.txt", data),), 1)


def _large(source: Source) -> Output:
    data, pages = large(
        source.labels, source.limits, source.title, paper=PAPERS[source.settings.paper]
    )
    return Output(((f"{source.name}-large.pdf", data),), pages)


def _proof(source: Source) -> Output:
    sentences = [
        finding_text(finding, source.words)
        for finding in source.findings
        if finding.severity != "note"
    ]
    data, pages = proof(
        source.labels,
        source.limits,
        sentences,
        source.words,
        source.title,
        paper=PAPERS[source.settings.paper],
    )
    return Output(((f"{source.name}-proof.pdf", data),), pages)


def _stl(source: Source) -> Output:
    printing = source.settings.printing
    files = []
    for number, label in enumerate(source.labels.labels, 1):
        name = f"{number:03d}-{file_name(label.card)}"
        mesh = solids.tag(label, source.limits.profile, printing)
        files.append((f"{source.name}-stl/{name}.stl", stl(mesh, name)))
    if source.has_corners:
        base, counter = solids.jig(source.labels, source.limits, printing)
        files.append((f"{source.name}-stl/jig.stl", stl(base, "jig")))
        files.append((f"{source.name}-stl/counter-plate.stl", stl(counter, "counter-plate")))
    return Output(tuple(files), len(files))


def _threemf(source: Source) -> Output:
    printing, profile = source.settings.printing, source.limits.profile
    files = []
    meshes = {label.card: solids.tag(label, profile, printing) for label in source.labels.labels}
    plates = solids.beds(source.labels, profile, printing, per_card=source.per_card)
    for number, plate in enumerate(plates, 1):
        kinds = {part.label.card: part.label for part in plate}
        place = {card: index for index, card in enumerate(kinds)}
        data = threemf(
            [(label.name, meshes[card]) for card, label in kinds.items()],
            [(place[part.label.card], part.x, part.y) for part in plate],
            source.title,
            source.language,
        )
        files.append((f"{source.name}-tags-{number}.3mf", data))
    if source.has_corners:
        files.append((f"{source.name}-jig.3mf", _jig_threemf(source)))
    return Output(tuple(files), len(files))


def _jig_threemf(source: Source) -> bytes:
    base, counter = solids.jig(source.labels, source.limits, source.settings.printing)
    beside = max(x for x, _, _ in base.vertices) + solids.GAP
    return threemf(
        [("jig", base), ("counter-plate", counter)],
        [(0, 0.0, 0.0), (1, beside, 0.0)],
        source.title,
        source.language,
    )


def _deck(source: Source) -> Output:
    lines = {label.card: label.lines for label in source.labels.labels}
    text = deck_to_toml(source.labels.deck, source.language, lines)
    return Output(((f"{source.name}-deck.toml", text.encode("utf-8")),), 1)


_MAKERS: dict[str, Callable[[Source], Output]] = {
    "pdf": _pdf,
    "svg": _svg,
    "brf": _brf,
    "pef": _pef,
    "txt": _txt,
    "stl": _stl,
    "3mf": _threemf,
    "tape": _tape,
    "gcode": _gcode,
    "large": _large,
    "proof": _proof,
    "deck": _deck,
}

FORMATS = tuple(_MAKERS)
"""All formats, in the order of a menu."""


def unit(name: str) -> str:
    """Return what the sheets of a format are: "sheet", "part", "plate" or "list"."""
    return {"stl": "part", "3mf": "plate", "txt": "list", "tape": "list", "deck": "list"}.get(
        name, "sheet"
    )


def make(name: str, source: Source) -> Output:
    """Return the files of one format.

    Raises:
        LabelError: the labels do not fit the format, or a table is missing.
    """
    return _MAKERS[name](source)
