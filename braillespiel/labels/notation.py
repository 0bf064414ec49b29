"""From a card to the cells of its label, by notation scheme and Braille table."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Literal

from braillespiel.labels.cells import (
    BLANK,
    braille_lines,
    digit_cell,
    from_dots,
    is_braille,
    letter_cell,
)
from braillespiel.labels.deck import CardSpec, Deck, Strings, in_language
from braillespiel.labels.errors import LabelError
from braillespiel.output.braille import louis

TABLES = {"de": "de-g0", "en": "ueb-g1", "fr": "fr"}
"""The Braille table of each language if none is asked for."""

Order = Literal["colour-value", "value-colour"]
Digits = Literal["lowered", "upper", "signed"]

_RUNS = re.compile(r"\d+|\D+")
_DEFAULT_SCHEMES = {"de": "german", "en": "plain", "fr": "plain"}


@dataclass(frozen=True, slots=True)
class Scheme:
    """How a colour and a value become a label."""

    id: str
    names: Strings
    order: Order
    digits: Digits
    ten: str = ""
    """What stands for 10, if not its digits."""
    pad: int = 0
    """At least so many digits."""
    stacked: bool = False
    """The colour on a line of its own above the value."""
    signs: bool = False
    """Colours and values are shown by the deck's tactile signs."""
    source: str = ""


@lru_cache(maxsize=1)
def schemes() -> dict[str, Scheme]:
    """Return all notation schemes by id."""
    path = Path(__file__).resolve().parent / "data" / "schemes.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: Scheme(id=key, names=entry.pop("name"), **entry) for key, entry in entries.items()}


def scheme(name: str) -> Scheme:
    """Return a scheme by id.

    Raises:
        LabelError: there is none of that name.
    """
    try:
        return schemes()[name.strip().casefold()]
    except KeyError:
        raise LabelError("error-scheme", name=name, known=", ".join(schemes())) from None


@dataclass(frozen=True, slots=True)
class Notation:
    """All that decides which cells a card gets."""

    language: str
    scheme: Scheme
    table: str
    """A table id of the catalogue or a liblouis file."""
    letters: dict[str, str] = field(default_factory=dict)
    """Colour letters instead of the deck's, by colour."""
    marks: dict[str, str] = field(default_factory=dict)
    """A cell put behind the label of a card, by card."""
    wrapped: frozenset[str] = frozenset()
    """Cards whose label is broken into two lines."""

    @classmethod
    def of(
        cls, deck: Deck, language: str, scheme_name: str | None = None, table: str | None = None
    ) -> Notation:
        """Return what is asked for, filled up with the deck's and the language's defaults.

        Raises:
            LabelError: no such scheme.
        """
        fallback = _DEFAULT_SCHEMES.get(language, "plain")
        name = scheme_name or in_language(deck.schemes, language) or fallback
        return cls(language, scheme(name), table or TABLES.get(language, "ueb-g1"))

    def signed(self) -> Notation:
        """Return the same with number signs, colour first and nothing in place of a 10."""
        return replace(
            self,
            scheme=replace(self.scheme, digits="signed", order="colour-value", ten="", pad=0),
        )


@dataclass(frozen=True, slots=True)
class Label:
    """The label of one kind of card."""

    card: str
    """Id of the card."""
    name: str
    """What stands on the card in print."""
    copies: int
    lines: tuple[str, ...]
    """Unicode Braille cells."""
    roles: tuple[str, ...]
    """For every cell: l letter, d digit without and D with number sign, n number sign, s other
    sign, t text of a table, ? written by hand."""
    text: str
    """What the cells mean in letters and digits; empty when written by hand."""
    source: Literal["derived", "text", "hand"]
    colour: str = ""
    """Name of the colour in the language of the labels."""
    value: str = ""

    @property
    def columns(self) -> int:
        """Cells of the longest line."""
        return max((len(line) for line in self.lines), default=0)


@dataclass(frozen=True, slots=True)
class LabelSet:
    """The labels of a deck in one notation."""

    deck: Deck
    notation: Notation
    labels: tuple[Label, ...]

    @property
    def count(self) -> int:
        """How many cards, copies included."""
        return sum(label.copies for label in self.labels)

    @property
    def columns(self) -> int:
        """Cells of the longest line of any label."""
        return max(label.columns for label in self.labels)

    @property
    def rows(self) -> int:
        """Lines of the highest label."""
        return max(len(label.lines) for label in self.labels)


def render(deck: Deck, notation: Notation) -> LabelSet:
    """Return the labels of all cards of a deck.

    Raises:
        LabelError: a label written by hand is no Braille, or the table cannot be used.
    """
    return LabelSet(deck, notation, tuple(_label(deck, card, notation) for card in deck.cards))


_Cells = tuple[str, str]
"""Cells and their roles, of equal length."""


def _label(deck: Deck, card: CardSpec, notation: Notation) -> Label:
    language = notation.language
    made: tuple[tuple[_Cells, ...], str, Literal["derived", "text", "hand"]]
    by_scheme = card.labels.get(notation.scheme.id, "")
    text = in_language(card.braille, language).replace("{value}", card.value or "")
    if card.dots:
        made = (_by_hand(from_dots(in_language(card.dots, language))), "", "hand")
    elif by_scheme:
        lines = braille_lines(by_scheme) if is_braille(by_scheme) else from_dots(by_scheme)
        made = (_by_hand(lines), "", "hand")
    elif text and is_braille(text):
        made = (_by_hand(braille_lines(text)), "", "hand")
    elif text:
        rows = tuple(_text(part.strip(), notation) for part in re.split(r"[\n/]", text))
        made = (rows, text, "text")
    else:
        made = _derived(deck, card, notation)
    rows, meant, source = made
    rows = _finished(rows, card.id, notation)
    colour = deck.colours.get(card.colour or "")
    return Label(
        card.id,
        deck.print_text(card, language),
        card.copies,
        tuple(cells for cells, _ in rows),
        tuple(roles for _, roles in rows),
        meant,
        source,
        in_language(colour.names, language) if colour else "",
        card.value or "",
    )


def _finished(rows: tuple[_Cells, ...], card: str, notation: Notation) -> tuple[_Cells, ...]:
    """Put the trailing mark and the line break of a remedy in place."""
    if card in notation.wrapped and len(rows) == 1:
        cells, roles = rows[0]
        gap = cells.find(BLANK, 1)
        at = gap if 0 < gap < len(cells) - 1 else (len(cells) + 1) // 2
        after = at + 1 if cells[at] == BLANK else at
        rows = ((cells[:at], roles[:at]), (cells[after:], roles[after:]))
    if mark := notation.marks.get(card):
        cells, roles = rows[-1] if rows else ("", "")
        rows = (*rows[:-1], (cells + mark, roles + "s" * len(mark)))
    return rows


def _by_hand(lines: tuple[str, ...]) -> tuple[_Cells, ...]:
    return tuple((line, "?" * len(line)) for line in lines)


def _derived(
    deck: Deck, card: CardSpec, notation: Notation
) -> tuple[tuple[_Cells, ...], str, Literal["derived"]]:
    plan = notation.scheme
    colour = deck.colours.get(card.colour or "")
    value = deck.values.get(card.value or "")
    if plan.signs and (colour is None or colour.sign or plan.stacked):
        upper = colour.sign if colour else ()
        lower = value.sign if value else ()
        if upper or lower:
            rows = _by_hand(tuple(upper or ("",)) + tuple(lower))
            return _stripped(rows), "", "derived"
    letter = ""
    if colour:
        letter = notation.letters.get(colour.id) or in_language(colour.letters, notation.language)
    elif card.colour:
        letter = card.colour[:1]
    number = in_language(value.letters, notation.language) if value else (card.value or "")
    if number == "10" and plan.ten:
        number = plan.ten
    if plan.pad and number.isdigit():
        number = number.zfill(plan.pad)
    letter, number = letter.casefold(), number.casefold()
    parts = [letter, number] if plan.order == "colour-value" else [number, letter]
    parts = [part for part in parts if part]
    if plan.stacked:
        return tuple(_text(part, notation) for part in parts), "/".join(parts), "derived"
    if plan.digits == "signed":
        return (_text("".join(parts), notation),), "".join(parts), "derived"
    cells = [_text(part, notation) for part in parts]
    joined = ("".join(c for c, _ in cells), "".join(r for _, r in cells))
    return (joined,), "".join(parts), "derived"


def _stripped(rows: tuple[_Cells, ...]) -> tuple[_Cells, ...]:
    while rows and not rows[-1][0]:
        rows = rows[:-1]
    return rows


def _text(text: str, notation: Notation) -> _Cells:
    """Return text in cells: digits as the scheme wants them, the rest by the table."""
    text = text.casefold() if text.isupper() or len(text) < 3 else text.lower()
    if notation.scheme.digits == "signed" and re.search(r"\d", text):
        return _signed(text, notation.table)
    cells = roles = ""
    for run in _RUNS.findall(text):
        if run[0].isdigit():
            lowered = notation.scheme.digits == "lowered"
            cells += "".join(digit_cell(str(int(digit)), lowered=lowered) for digit in run)
            roles += "d" * len(run)
        else:
            more = _by_table(run, notation.table)
            cells += more
            plain = len(run) <= 2 and run.isalpha()
            roles += ("l" if plain else "t" if run.strip("+-*") else "s") * len(more)
    return cells, roles


def _signed(text: str, table: str) -> _Cells:
    made = _translation(text, table)
    roles = ""
    for index, at in enumerate(made.cell_to_text):
        source = text[min(at, len(text) - 1)]
        if not source.isdigit():
            roles += "l" if source.isalpha() else "s"
        else:
            next_at = made.cell_to_text[index + 1] if index + 1 < len(made.cell_to_text) else -1
            roles += "n" if next_at == at else "D"
    return made.cells, roles


def _by_table(text: str, table: str) -> str:
    """Translate; single plain letters are the same in every table and need no liblouis."""
    if len(text) == 1 and (cell := letter_cell(text)):
        return cell
    return _translation(text, table).cells


def _translation(text: str, table: str) -> louis.Translation:
    try:
        return louis.translate(text, table)
    except louis.LouisUnavailable as error:
        raise LabelError("error-liblouis") from error
    except louis.TableError as error:
        known = ", ".join(info.id for info in louis.tables("text"))
        raise LabelError("error-table", table=table, known=known) from error
