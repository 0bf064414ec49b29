"""A whole kit: which files there are, for what one has and who reads, and writing them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from pathlib import Path

from braillespiel.games import registry
from braillespiel.kit.document import KitDocument, page
from braillespiel.kit.field import field as paper_field
from braillespiel.kit.glass import glass
from braillespiel.kit.parts import cubus, hexaducto, trays
from braillespiel.kit.parts.part import KitPart
from braillespiel.kit.texts import Texts
from braillespiel.labels import outputs, solids
from braillespiel.labels.deck import Deck
from braillespiel.labels.dimensions import Embosser, card_size
from braillespiel.labels.errors import LabelError
from braillespiel.labels.files import Folder, Written
from braillespiel.labels.grid import grid_rows
from braillespiel.labels.job import Job, LabelSettings, prepare
from braillespiel.labels.report import catalogue
from braillespiel.labels.source import LabelSource
from braillespiel.labels.writers.brf import brf_of
from braillespiel.labels.writers.pef import pef_of

HAVE = ("printer", "embosser", "slate", "tape", "swell", "3d")
READERS = ("braille", "large", "print")
_EVERY = frozenset(HAVE)
_ALL = frozenset(READERS)
_BRAILLE = frozenset({"braille"})


@dataclass(frozen=True, slots=True)
class KitFile:
    """A file of a kit, and for whom it is."""

    name: str
    """Below the folder."""
    about: str
    """Key of its sentence."""
    have: frozenset[str]
    readers: frozenset[str]
    make: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Kit:
    """What came of making a kit."""

    deck: str
    """Name of the deck."""
    written: Written
    failed: dict[str, LabelError] = field(default_factory=dict)
    """Files that could not be made, and why."""


class Maker:
    """Makes the kit of one deck in one language."""

    def __init__(self, deck: Deck, language: str) -> None:
        self._deck, self._language = _told_apart(deck, language), language
        self._game = deck.id if _is_game(deck) else ""
        self._plain = _source(self._deck, language)
        self._texts = Texts(self._plain, self._game)
        self._failed: dict[str, LabelError] = {}

    def make(
        self, out: Path, have: Collection[str] = HAVE, readers: Collection[str] = READERS
    ) -> Kit:
        """Write the files for what one has and who reads, and the page that leads to them.

        A file that cannot be made does not keep the others from being written; what had been
        changed by hand is kept.

        Raises:
            LabelError: the deck is wrong, or a file cannot be written.
        """
        failed = self._failed
        made: list[tuple[KitFile, bytes]] = []
        for one in self._files():
            if not (one.have & set(have) and one.readers & set(readers)):
                continue
            try:
                made.append((one, one.make()))
            except LabelError as error:
                failed[one.name] = error
        folder = Folder(out, f"kit-{self._plain.name}", self._deck.source)
        files = [(one.name, data) for one, data in made]
        folder.write("kit", [("index.html", self._index([one for one, _ in made])), *files])
        return Kit(self._texts.deck, folder.written, failed)

    def _source(self, **how: object) -> LabelSource:
        return replace(self._plain, settings=LabelSettings(**how))  # type: ignore[arg-type]

    def _files(self) -> Iterator[KitFile]:
        words = self._texts.words
        key = self._texts.key

        def guide() -> KitDocument:
            return self._texts.guide(self.parts)

        source = self._plain
        paper = source.embosser
        printer, embosser = frozenset({"printer"}), frozenset({"embosser"})
        yield KitFile("guide.html", "kit-file-guide", _EVERY, _ALL, lambda: guide().html())
        yield KitFile("guide.txt", "kit-file-guide", _EVERY, _ALL, lambda: guide().text())
        yield KitFile("guide.brf", "kit-file-guide", embosser, _BRAILLE, lambda: guide().brf(paper))
        yield KitFile("key.html", "kit-file-key", _EVERY, _ALL, lambda: key().html())
        yield KitFile(
            "key.pdf", "kit-file-key", printer, _ALL - _BRAILLE, lambda: key().large_print()
        )
        yield KitFile("key.brf", "kit-file-key", embosser, _BRAILLE, lambda: key().brf(paper))
        yield KitFile("key.pef", "kit-file-key", embosser, _BRAILLE, lambda: key().pef(paper))
        whole = (
            [("labels-cards.pdf", "pdf", "cards", printer, _ALL, self._source(sheet="cards"))]
            if not self._deck.sold
            else []
        )
        formats: tuple[tuple[str, str, str, frozenset[str], frozenset[str], LabelSource], ...] = (
            ("labels.pdf", "pdf", "labels", printer, _BRAILLE, source),
            *whole,
            ("labels-slate.pdf", "pdf", "slate", frozenset({"slate"}), _BRAILLE,
             self._source(mirrored=True)),
            ("labels-swell.pdf", "pdf", "swell", frozenset({"swell"}), _BRAILLE,
             self._source(swell=True)),
            ("labels-tape.txt", "tape", "tape", frozenset({"tape"}), _BRAILLE, source),
            ("labels-large.pdf", "large", "large", printer, frozenset({"large"}), source),
            ("labels-proof.pdf", "proof", "proof", printer, _ALL, source),
            ("labels.txt", "txt", "list", _EVERY, _BRAILLE, source),
        )  # fmt: skip
        for name, kind, about, have, readers, one in formats:

            def drawn(kind: str = kind, one: LabelSource = one) -> bytes:
                outputs.plan(kind, one)
                ((_, data),) = outputs.make(kind, one).files
                return data

            yield KitFile(name, f"kit-file-{about}", have, readers, drawn)
        yield KitFile("labels.brf", "kit-file-brf", embosser, _BRAILLE, self._embossed)
        yield KitFile("labels.pef", "kit-file-brf", embosser, _BRAILLE, self._embossed_pef)
        if self._game == "six":
            yield KitFile("parts/glass.html", "kit-file-glass", _EVERY, _ALL, lambda: glass(words))
        if self._game == "hexaducto":
            mini = card_size("mini")
            title = words("kit-file-field")
            yield KitFile(
                "parts/field.pdf",
                "kit-file-field",
                frozenset({"printer", "swell"}),
                _ALL,
                lambda: paper_field(mini, title, words.language),
            )
        for part in self.parts:
            about = f"kit-part-{part.id}"
            for number, name in enumerate(part.names):

                def printed(
                    part: KitPart = part, number: int = number, about: str = about
                ) -> bytes:
                    return part.file(number, words(about), words.language)

                yield KitFile(f"parts/{name}", about, frozenset({"3d"}), _ALL, printed)

    def where(self, paper: Embosser) -> list[list[str]]:
        """Return the pages of rows that say which label is where on the embossed sheets.

        Raises:
            LabelError: the labels do not fit on the paper.
        """
        return self._texts.where(self._plain.embossed.pages[self._notices :]).pages(paper)

    @property
    def _notices(self) -> int:
        """How many embossed sheets come before the labels: one that says where a deck is from."""
        return int(bool(self._plain.notice))

    def _sheets(self) -> list[list[str]]:
        source = self._plain
        outputs.plan("brf", source)
        plan, paper = source.embossed, source.embosser
        rows = [grid_rows(one, plan.profile, paper) for one in plan.pages]
        before = self._notices
        return [*rows[:before], *self.where(paper), *rows[before:]]

    def _embossed(self) -> bytes:
        return brf_of(self._sheets(), self._plain.embosser)

    def _embossed_pef(self) -> bytes:
        source = self._plain
        return pef_of(self._sheets(), source.embosser, source.title, self._language)

    @cached_property
    def parts(self) -> list[KitPart]:
        """All parts to print that fit on a print bed."""
        made = []
        for make in (self._special, self._piles, self._tags, self._jig):
            try:
                made += [part for part in make() if part.plates]
            except LabelError as error:
                self._failed[f"parts ({make.__name__.strip('_')})"] = error
        return made

    def _special(self) -> list[KitPart]:
        source = self._plain
        if self._game == "hexaducto":
            return hexaducto.parts(source.labels.labels, source.limits.profile)
        if self._game == "cubus":
            return cubus.parts()
        if self._game == "ludoteca":
            return trays.ludoteca(source.limits.card)
        return trays.six(source.limits.card) if self._game == "six" else []

    def _piles(self) -> list[KitPart]:
        cards = self._plain.has_corners and self._game != "hexaducto" and not self._deck.sold
        return trays.piles(self._plain.limits.card) if cards else []

    def _tags(self) -> list[KitPart]:
        source = self._plain
        tags = tuple(
            (label.name, solids.tag(label, source.limits.profile, source.printing), label.copies)
            for label in source.labels.labels
        )
        return [KitPart("tags", tags)] if self._game != "hexaducto" else []

    def _jig(self) -> list[KitPart]:
        jig = self._plain.jig if self._game != "hexaducto" else None
        return [KitPart("jig", (("jig", jig[0], 1), ("counter-plate", jig[1], 1)))] if jig else []

    def _index(self, files: list[KitFile]) -> bytes:
        words = self._texts.words
        title = words("kit-title", deck=self._texts.deck)
        questions = "\n".join(
            f"<fieldset><legend>{escape(words(f'kit-{question}'))}</legend>\n"
            + "\n".join(
                f'<p><label><input type="checkbox" name="{question}" value="{answer}"> '
                f"{escape(words(f'kit-{question}-{answer}'))}</label>"
                for answer in answers
            )
            + "\n</fieldset>"
            for question, answers in (("have", HAVE), ("readers", READERS))
        )
        listed = "\n".join(
            f'<li data-have="{" ".join(sorted(one.have))}" '
            f'data-readers="{" ".join(sorted(one.readers))}">'
            f'<a href="{escape(one.name)}">{escape(one.name)}</a>: {escape(self._about(one))}'
            for one in files
        )
        notes = [*self._plain.notice, words("kit-untried")]
        if words.language != self._language:
            notes.insert(0, words("kit-other-language"))
        body = (
            "".join(f"<p>{escape(note)}</p>\n" for note in notes)
            + f"<p>{escape(words('kit-questions'))}</p>\n<form>\n{questions}\n</form>\n"
            f"<h2>{escape(words('kit-files'))}</h2>\n<ul>\n{listed}\n</ul>"
        )
        return page(title, words.language, body, _CHOOSE)

    def _about(self, one: KitFile) -> str:
        """Return what a file is; of a part also how long it takes and what it weighs."""
        words = self._texts.words
        part = next((part for part in self.parts if f"kit-part-{part.id}" == one.about), None)
        if part is None:
            return words(one.about)
        hours, grams = round(part.hours, 1), round(part.grams)
        return words("kit-index-part", part=words(one.about), hours=hours, grams=grams)


_CHOOSE = """<script>
"use strict";
const form = document.querySelector("form");
form.onchange = () => {
  for (const item of document.querySelectorAll("li")) {
    item.hidden = ["have", "readers"].some(name => {
      const marked = [...form.querySelectorAll(`[name=${name}]:checked`)].map(box => box.value);
      const fits = item.dataset[name].split(" ");
      return marked.length > 0 && !marked.some(value => fits.includes(value));
    });
  }
};
</script>
"""


def _source(deck: Deck, language: str) -> LabelSource:
    ready = prepare(Job(deck, language))
    words = catalogue(language)
    return LabelSource(ready.labels, ready.limits, ready.findings, LabelSettings(), words)


def _is_game(deck: Deck) -> bool:
    return deck.id in registry.own() and deck.source is not None and (
        deck.source.parent.name == deck.id and deck.source.name == "labels.toml"
    )  # fmt: skip


def _told_apart(deck: Deck, language: str) -> Deck:
    """Return a deck with a cut corner, or a line, where its labels need one."""
    if deck.orient != "none":
        return deck
    ready = prepare(Job(deck, language))
    if not any("orient" in finding.remedies for finding in ready.findings):
        return deck
    return replace(deck, orient="corner")
