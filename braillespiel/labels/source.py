"""What every output is made from: labels, settings, and the checked plans drawn up from them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field, replace
from functools import cached_property

from braillespiel.labels import cards, fit, grid, layout, solids, stickers
from braillespiel.labels.check import LabelFinding, Limits
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.dimensions import Embosser, Profile, embosser, sheet
from braillespiel.labels.errors import LabelError
from braillespiel.labels.mesh import Mesh
from braillespiel.labels.notation import LabelSet
from braillespiel.labels.notice import notice, noticed, noticed_in_braille
from braillespiel.labels.printers import Printer
from braillespiel.labels.stickers import KNIFE, Orientation
from braillespiel.words.catalogue import Words

PRINTED, EMBOSSED, SOLID = ("pdf", "svg"), ("brf", "pef", "gcode"), ("stl", "3mf")
"""Formats whose labels a finger feels, by how they are made."""

PAPERS = {"a4": layout.A4, "letter": layout.LETTER}


@dataclass(frozen=True, slots=True)
class LabelSettings:
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
    knife: float = KNIFE
    """From the edge of a label that is cut out to its dots."""
    tight: bool = False
    """Dots may come nearer than 1 mm to the edge of their label."""
    orientation: str = "auto"
    """What tells a finger which way up a label is: "corner", a corner that is cut off, "line", a
    base line below the dots, "none", or "auto": what the deck needs, in the way each format can."""
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


def orientation(
    format_name: str, settings: LabelSettings, deck: Deck, profile: Profile
) -> Orientation:
    """Return what is drawn in a format so that a finger knows which way up its labels are.

    A corner can only be cut off where something is cut out; a line is drawn on no whole card. What
    a deck needs is a corner where that can be, and else a line: on embossed sheets, and on
    stickers, unless they are too low for one (then a line shows where to cut).
    """
    asked = deck.orient if settings.orientation == "auto" else settings.orientation
    if asked == "none" or format_name not in (*PRINTED, *EMBOSSED, *SOLID):
        return "none"
    if format_name in SOLID:  # A tag has its notch anyway.
        return "line" if settings.orientation == "line" else "none"
    if settings.sheet == "cards" and format_name in PRINTED:
        return "corner" if asked == "corner" or settings.orientation == "auto" else "none"
    if settings.orientation != "auto":
        cut = format_name in PRINTED
        return "line" if asked == "line" else "corner" if cut else "none"
    if format_name in EMBOSSED:
        return "line"
    if settings.sheet == "cut":
        return "corner" if asked == "corner" else "line"
    edge = 0.0 if settings.tight else fit.EDGE
    least = 2 * profile.dot + profile.base + stickers.line_room("line") + 2 * edge
    return "line" if sheet(settings.sheet).size[1] >= least else "corner"


def shows_top(format_name: str, settings: LabelSettings, deck: Deck, profile: Profile) -> bool:
    """Tell whether what is made in a format tells a finger which way up its labels are."""
    return format_name in SOLID or orientation(format_name, settings, deck, profile) != "none"


@dataclass(frozen=True)
class LabelSource:
    """What every output is made from."""

    labels: LabelSet
    limits: Limits
    findings: tuple[LabelFinding, ...]
    settings: LabelSettings
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
        deck = self.labels.deck
        name = in_language(deck.names, self.language)
        if deck.sold and deck.entry:
            return self.words("title-sold", deck=name, publisher=deck.entry.publisher)
        return self.words("title", deck=name)

    @cached_property
    def notice(self) -> tuple[str, ...]:
        """What the first sheet says of a deck of the catalogue."""
        return notice(self.labels.deck, self.words)

    @property
    def edge(self) -> float:
        """How far dots must stay from the edge of their label, mm."""
        return 0.0 if self.settings.tight else fit.EDGE

    def orientation(self, format_name: str) -> Orientation:
        """Return what is drawn in a format so that a finger knows which way up its labels are."""
        deck, profile = self.labels.deck, self.limits.profile
        return orientation(format_name, self.settings, deck, profile)

    @cached_property
    def printed(self) -> layout.Plan:
        """The plan for printers: cards, cut labels or stickers, mirrored if wanted.

        Raises:
            LabelError: something does not fit on its label or on the paper.
        """
        settings = self.settings
        paper = PAPERS[settings.paper]
        if settings.sheet == "cards":
            if self.labels.deck.sold:
                raise LabelError("error-sold-cards", deck=self.title)
            corners = settings.per_card or 2
            plan = cards.card_plan(
                self.labels,
                self.limits,
                paper=paper,
                with_print=settings.with_print,
                corners=corners,
                cut=self.orientation("pdf") == "corner",
            )
        else:
            plan = self._stickers(paper)
        plan = fit.verified(plan, edge=self.edge, diameter=self.diameter)
        if settings.mirrored:
            plan = plan.mirror()
        if settings.printer:
            printer = settings.printer
            plan = fit.adjusted(plan, printer.offset, printer.scale, self.diameter)
        return noticed(fit.verified(plan, edge=0.0, diameter=self.diameter), self.notice)

    def _stickers(self, paper: tuple[float, float]) -> layout.Plan:
        settings, profile = self.settings, self.limits.profile
        if settings.knife < self.edge:
            raise LabelError("error-knife", knife=settings.knife, least=self.edge)
        chosen = (
            stickers.own_sheet(
                self.labels,
                profile,
                paper=paper,
                with_print=settings.with_print,
                knife=settings.knife,
                orientation=self.orientation("pdf"),
            )
            if settings.sheet == "cut"
            else sheet(settings.sheet)
        )
        return stickers.sticker_plan(
            self.labels,
            profile,
            chosen,
            per_card=self.per_card,
            with_print=settings.with_print,
            first=settings.first,
            edge=self.edge,
            orientation=self.orientation("pdf"),
        )

    @cached_property
    def embosser(self) -> Embosser:
        """Paper and habits of the embosser."""
        return self.settings.embosser or embosser("a4")

    @cached_property
    def embossed(self) -> layout.Plan:
        """The plan for embossers, on their cell grid.

        Raises:
            LabelError: something does not fit on the paper.
        """
        plan = grid.embosser_plan(
            self.labels,
            self.limits.profile,
            self.embosser,
            per_card=self.per_card,
            base_line=self.orientation("brf") == "line",
        )
        plan = noticed_in_braille(plan, self.notice, self.embosser, self.language)
        return fit.verified(plan, edge=self.edge)

    @cached_property
    def printing(self) -> solids.Printing:
        """How solids are printed."""
        return replace(self.settings.printing, base_line=self.orientation("stl") == "line")

    @cached_property
    def plates(self) -> list[list[solids.PrintPart]]:
        """All tags on print beds.

        Raises:
            LabelError: a tag is larger than the bed, or a dot too high.
        """
        return solids.beds(self.labels, self.limits.profile, self.printing, per_card=self.per_card)

    @cached_property
    def jig(self) -> tuple[Mesh, Mesh] | None:
        """The jig and its counter-plate; None for labels that go into the middle.

        Raises:
            LabelError: one of them is larger than the bed.
        """
        if not self.has_corners:
            return None
        made = solids.jig(self.labels, self.limits, self.printing)
        self.jig_places(made)
        return made

    def jig_places(self, made: tuple[Mesh, Mesh]) -> list[list[tuple[int, float, float]]]:
        """Return where jig and counter-plate go, by plate."""
        names = ("jig", "counter-plate")
        sizes = [(name, *solids.footprint(one)) for name, one in zip(names, made, strict=True)]
        return solids.packed(sizes, self.printing.bed)

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
