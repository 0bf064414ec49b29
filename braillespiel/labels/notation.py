"""From a card to the cells of its label, by notation scheme and Braille table."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from braillespiel import deck_texts, languages
from braillespiel.labels.cells import (
    BLANK,
    FRENCH_DIGITS,
    braille_lines,
    digit_cell,
    from_dots,
    is_braille,
    letter_cell,
)
from braillespiel.labels.deck import CardSpec, Colour, Deck, Strings, in_language
from braillespiel.labels.errors import LabelError
from braillespiel.output.braille import louis, tables
from braillespiel.words.card_notation import (
    FRENCH_NUMBER_SIGN,
    NUMBER_SIGN,
    TEN,
    as_written,
    own_punctuation,
)
from braillespiel.words.phrase import Writing, card_notation, pieces, without_marks
from braillespiel.words.phrase import notation as marked

Order = Literal["colour-value", "value-colour"]
Digits = Literal["lowered", "upper", "signed", "display"]
Source = Literal["derived", "text", "hand"]

_NUMBER_SIGNS = (NUMBER_SIGN, FRENCH_NUMBER_SIGN)
_SIGNS = {TEN: "\u282d", NUMBER_SIGN: NUMBER_SIGN, FRENCH_NUMBER_SIGN: FRENCH_NUMBER_SIGN}
"""Signs of our card tables; the ten is an x."""
_RUNS = re.compile(r"\d+|\D+")


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


def schemes() -> dict[str, Scheme]:
    """Return all notation schemes by id."""
    return _schemes(languages.folders())


@lru_cache(maxsize=1)
def _schemes(folders: tuple[Path, ...]) -> dict[str, Scheme]:
    path = Path(__file__).resolve().parent / "data" / "schemes.toml"
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    entries = deck_texts.with_texts(read, "labels/data/schemes")
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
    values: dict[str, str] = field(default_factory=dict)
    """Short forms of values, by value."""
    cards: str = "cards-de"
    """The card table of the scheme "display"."""
    texts: dict[str, str] = field(default_factory=dict)
    """Text instead of what a card has, by card: broken into lines by slashes, or shortened."""

    @classmethod
    def of(
        cls, deck: Deck, language: str, scheme_name: str | None = None, table: str | None = None
    ) -> Notation:
        """Return what is asked for, filled up with the deck's and the language's defaults.

        Raises:
            LabelError: no such scheme.
        """
        fallback = languages.facts(language).labels
        name = scheme_name or in_language(deck.schemes, language) or fallback
        text = tables.usual(language)
        info = tables.known(table) if table else None
        if info is not None and info.kind == "cards" and scheme(name).digits == "display":
            return cls(language, scheme(name), text, cards=info.id)
        cards = tables.usual_cards(language)
        return cls(language, scheme(name), table or text, cards=cards)

    @property
    def as_client(self) -> bool:
        """Whether labels are written as the display writes cards if nobody has chosen a table."""
        return (
            self.scheme.digits == "display"
            and self.cards == tables.usual_cards(self.language)
            and self.table == tables.usual(self.language)
        )

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
    sign, t text of a table, u a sign that the table lacks, ? written by hand."""
    signs: tuple[str, ...]
    """For every cell the character that it stands for, a blank where there is none."""
    text: str
    """What the cells mean in letters and digits; empty when written by hand."""
    source: Source
    colour: str = ""
    """Name of the colour in the language of the labels."""
    value: str = ""
    mark: str = ""
    """Cells that a remedy put behind the label; they are part of the last line."""

    @property
    def columns(self) -> int:
        """Cells of the longest line."""
        return max((len(line) for line in self.lines), default=0)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The signs of the text that the table has no cells for, each once."""
        found = {
            sign: None
            for roles, signs in zip(self.roles, self.signs, strict=True)
            for role, sign in zip(roles, signs, strict=True)
            if role == "u"
        }
        return tuple(found)


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
    return LabelSet(deck, notation, tuple(label_of(deck, card, notation) for card in deck.cards))


class _Row(NamedTuple):
    """Cells, their roles and the characters they stand for, of equal length."""

    cells: str = ""
    roles: str = ""
    signs: str = ""

    def then(self, other: _Row) -> _Row:
        """Return these cells and the other ones behind them."""
        return _Row(self.cells + other.cells, self.roles + other.roles, self.signs + other.signs)


def label_of(deck: Deck, card: CardSpec, notation: Notation) -> Label:
    """Return the label of one card.

    Raises:
        LabelError: as in :func:`render`.
    """
    language = notation.language
    made: tuple[tuple[_Row, ...], str, Source]
    by_scheme = card.labels.get(notation.scheme.id, "")
    text = in_language(card.braille, language).replace("{value}", card.value or "")
    if own := notation.texts.get(card.id):
        made = _written(own, notation)
    elif card.dots:
        made = (_by_hand(from_dots(in_language(card.dots, language))), "", "hand")
    elif by_scheme:
        lines = braille_lines(by_scheme) if is_braille(by_scheme) else from_dots(by_scheme)
        made = (_by_hand(lines), "", "hand")
    elif card.sign and notation.scheme.digits == "display":
        sign = in_language(card.sign, language)
        made = (_display(marked(sign), notation),), sign, "text"
    elif card.sign or text:
        made = _written(in_language(card.sign, language) if card.sign else text, notation)
    else:
        made = _derived(deck, card, notation)
    rows, meant, source = made
    rows = _finished(rows, card.id, notation)
    colour = deck.colours.get(card.colour or "")
    return Label(
        card.id,
        deck.print_text(card, language),
        card.copies,
        tuple(row.cells for row in rows),
        tuple(row.roles for row in rows),
        tuple(row.signs for row in rows),
        meant,
        source,
        in_language(colour.names, language) if colour else "",
        card.value or "",
        notation.marks.get(card.id, ""),
    )


def letter_of(colour: Colour, notation: Notation) -> str:
    """Return the letter that stands for a colour."""
    given = notation.letters.get(colour.id)
    return given or in_language(colour.letters, notation.language)


def _written(text: str, notation: Notation) -> tuple[tuple[_Row, ...], str, Source]:
    """Return the rows of Unicode Braille, or of text for the table; lines are parted by slashes."""
    if is_braille(text):
        return _by_hand(braille_lines(text)), "", "hand"
    parts = [part.strip() for part in re.split(r"[\n/]", text)]
    return tuple(_text(part, notation) for part in parts), text, "text"


def _finished(rows: tuple[_Row, ...], card: str, notation: Notation) -> tuple[_Row, ...]:
    """Put the trailing mark of a remedy in place."""
    if mark := notation.marks.get(card):
        last = rows[-1] if rows else _Row()
        marked = last.then(_Row(mark, "s" * len(mark), " " * len(mark)))
        rows = (*rows[:-1], marked)
    return rows


def _by_hand(lines: tuple[str, ...]) -> tuple[_Row, ...]:
    return tuple(_Row(line, "?" * len(line), " " * len(line)) for line in lines)


def _derived(
    deck: Deck, card: CardSpec, notation: Notation
) -> tuple[tuple[_Row, ...], str, Literal["derived"]]:
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
        letter = letter_of(colour, notation)
    elif card.colour:
        letter = card.colour[:1]
    number = in_language(value.letters, notation.language) if value else (card.value or "")
    number = notation.values.get(card.value or "") or number
    if number == "10" and plan.ten:
        number = plan.ten
    if plan.pad and number.isdecimal():
        number = number.zfill(plan.pad)
    letter, number = letter.casefold(), number.casefold()
    parts = [letter, number] if plan.order == "colour-value" else [number, letter]
    parts = [part for part in parts if part]
    if plan.stacked:
        return tuple(_text(part, notation) for part in parts), "/".join(parts), "derived"
    if plan.digits == "display":
        both = card_notation(letter, number) if letter and number else marked(letter or number)
        first, _ = _cards(notation)
        return (_display(both, notation),), without_marks(both, first), "derived"
    if plan.digits == "signed":
        return (_text("".join(parts), notation),), "".join(parts), "derived"
    joined = _Row()
    for part in parts:
        joined = joined.then(_text(part, notation))
    return (joined,), "".join(parts), "derived"


def _stripped(rows: tuple[_Row, ...]) -> tuple[_Row, ...]:
    while rows and not rows[-1].cells:
        rows = rows[:-1]
    return rows


def cells_of(text: str, notation: Notation) -> str:
    """Return the cells of a piece of text."""
    return _text(text, notation).cells


def _text(text: str, notation: Notation) -> _Row:
    """Return text in cells: digits as the scheme wants them, the rest by the table."""
    if notation.scheme.digits == "display":
        return _display(text, notation)
    text = text.casefold() if text.isupper() or len(text) < 3 else text.lower()
    if notation.scheme.digits == "signed" and re.search(r"\d", text):
        return _signed(text, notation.table)
    row = _Row()
    for run in _RUNS.findall(text):
        if run[0].isdecimal():
            lowered = notation.scheme.digits == "lowered"
            digits = "".join(str(int(digit)) for digit in run)
            cells = "".join(digit_cell(digit, lowered=lowered) for digit in digits)
            row = row.then(_Row(cells, "d" * len(digits), digits))
        else:
            row = row.then(_by_table(run, notation.table))
    return row


def _cards(notation: Notation) -> tuple[bool, bool]:
    """Tell whether the card table writes a card's value first, and signs other numbers."""
    info = tables.known(notation.cards)
    return (False, False) if info is None else (info.value_first, info.signed)


def _display(text: str, notation: Notation) -> _Row:
    """Return a Braille wording as the client's display writes it, without contractions."""
    if text[-1:] == "-" and text[-2:-1].isalpha():  # A line that was broken inside a word.
        table = tables.basic(notation.table)
        return _display(text[:-1], notation).then(_by_table("-", table))
    row = _Row()
    for piece, writing in pieces(text):
        if writing is Writing.BLANK:
            row = row.then(_Row(BLANK * len(piece), "s" * len(piece), " " * len(piece)))
        elif writing is Writing.NOTATION or not _own(piece, writing, notation):
            row = row.then(_noted(as_written(piece, *_cards(notation)), notation.cards))
        else:
            row = row.then(_by_table(piece, tables.basic(notation.table)))
    return row


def _own(piece: str, writing: Writing, notation: Notation) -> bool:
    """Tell whether a piece that is no notation is written by the text table."""
    return writing is not Writing.PUNCTUATION or _punctuation(
        tables.basic(notation.table), notation.cards
    ).issuperset(piece)


@lru_cache(maxsize=64)
def _punctuation(text_table: str, card_table: str) -> frozenset[str]:
    return own_punctuation(
        lambda text, table: _translation(text, table).cells, text_table, card_table
    )


@lru_cache(maxsize=32768)
def _noted(text: str, table: str) -> _Row:
    """Return notation, written for a card table, in its cells."""
    plain = [_plain_cell(char, table) for char in text]
    if all(plain):  # Letters and digits need no liblouis.
        cells, places = "".join(cell or "" for cell in plain), list(range(len(text)))
    else:
        made = _translation(text, table)
        cells, places = made.cells, _places(made, text)
    roles = signs = ""
    signed = False
    for place, cell in zip(places, cells, strict=True):
        char = text[place]
        signed = char in _NUMBER_SIGNS or (signed and (char.isdigit() or char in ".,"))
        if _unknown(cell, char):
            roles, signs = roles + "u", signs + char
        elif char in _NUMBER_SIGNS:
            roles, signs = roles + "n", signs + "#"
        elif char == TEN:
            roles, signs = roles + "l", signs + "x"
        elif char.isdigit() or "\ue010" <= char <= "\ue019":
            digit = char if char.isdigit() else str(ord(char) - 0xE010)
            roles, signs = roles + ("D" if signed else "d"), signs + digit
        else:
            roles, signs = roles + ("l" if char.isalpha() else "s"), signs + char
    return _Row(cells, roles, signs)


def _plain_cell(char: str, table: str) -> str | None:
    """Return the cell of a letter, a digit or a sign before them in our card tables, or None."""
    info = tables.known(table)
    if info is None or info.kind != "cards":
        return None
    if "\ue010" <= char <= "\ue019" or (char.isascii() and char.isdigit()):
        digit = char if char.isdigit() else str(ord(char) - 0xE010)
        if info.signed:
            return FRENCH_DIGITS[int(digit)]
        return digit_cell(digit, lowered=not info.value_first)
    return _SIGNS.get(char) or letter_cell(char)


def _signed(text: str, table: str) -> _Row:
    made = _translation(text, table)
    places = _places(made, text)
    roles = ""
    for place, after, cell in zip(places, [*places[1:], -1], made.cells, strict=True):
        if _unknown(cell, text[place]):
            roles += "u"
        elif text[place].isdecimal():
            roles += "n" if place == after else "D"
        else:
            roles += "l" if text[place].isalpha() else "s"
    return _Row(made.cells, roles, "".join(text[place] for place in places))


@lru_cache(maxsize=32768)
def _by_table(text: str, table: str) -> _Row:
    """Translate; single plain letters are the same in every table and need no liblouis."""
    if len(text) == 1 and (cell := letter_cell(text)):
        return _Row(cell, "l", text)
    made = _translation(text, table)
    plain = len(text) <= 2 and text.isalpha()
    role = "l" if plain else "t" if text.strip("+-*") else "s"
    each = len(text) == len(made.cells)
    roles = signs = ""
    for place, cell in zip(_places(made, text), made.cells, strict=True):
        lacking = _unknown(cell, text[place])
        roles += "u" if lacking else role
        signs += text[place] if each or lacking else " "
    return _Row(made.cells, roles, signs)


def _places(made: louis.Translation, text: str) -> list[int]:
    """Return for every cell the place of its character."""
    return [min(at, len(text) - 1) for at in made.cell_to_text]


def _unknown(cell: str, char: str) -> bool:
    return cell == louis.UNKNOWN_CELL != char


def usable(table: str) -> None:
    """Refuse a table that liblouis cannot use, whether or not a label needs it.

    Raises:
        LabelError: with those that there are.
    """
    _translation("", table)


def _translation(text: str, table: str) -> louis.Translation:
    try:
        return louis.translate(text, table)
    except louis.LouisUnavailable as error:
        raise LabelError("error-liblouis") from error
    except louis.TableError as error:
        known = ", ".join(info.id for info in louis.tables("text"))
        raise LabelError("error-table", table=table, known=known) from error
