"""A deck from a spreadsheet: CSV whose first line names the columns."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import NoReturn

from braillespiel.labels.cells import from_dots, is_braille
from braillespiel.labels.deck import CardSpec, Colour, Deck, Remark
from braillespiel.labels.errors import LabelError
from braillespiel.labels.letters import letters_of, own_letters
from braillespiel.labels.names import BadText, cleaned, refuse

_COLUMNS = {
    "id": ("id", "nr", "nummer", "number", "numéro"),
    "name": ("name", "print", "druck", "aufdruck", "karte", "card", "nom", "carte", "text"),
    "braille": ("braille", "punktschrift", "brailletext", "brailleschrift"),
    "dots": ("dots", "punkte", "points"),
    "copies": ("copies", "anzahl", "count", "exemplare", "quantité", "number of copies", "menge"),
    "colour": ("colour", "color", "farbe", "suit", "couleur"),
    "letter": ("letter", "buchstabe", "farbbuchstabe", "colour letter", "color letter", "lettre"),
    "value": ("value", "wert", "valeur", "zahl"),
}
"""Every column with the names that it may have, in the order of the guide."""

_SEPARATOR = re.compile(r"\s*\"?sep=(.)\"?\s*", re.IGNORECASE)
"""The line by which a spreadsheet program says how cells are parted."""


class _Sheet:
    """The sheet while it is read: where we are, and what was found so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 1
        self.header: dict[str, int] = {}
        self.width = 0
        self.untitled: set[int] = set()
        self.cards: list[CardSpec] = []
        self.remarks: list[Remark] = []
        self.taken: set[str] = set()
        self.colours: dict[str, str] = {}
        """Colours as they are written first, by their casefolded names."""
        self.letters: dict[str, str] = {}

    def wrong(self, key: str, **arguments: str | int | float) -> NoReturn:
        """Raise an error about this line."""
        raise LabelError(key, file=self.file, line=self.line, **arguments)

    def cleaned(self, text: str, *, lines: bool = False) -> str:
        """Return the text of a cell; with ``lines`` its line breaks stay."""
        try:
            if not lines:
                return cleaned(text)
            refuse(text)
        except BadText as error:
            self.wrong(f"error-{error.kind}", what=error.what)
        return text.strip()


def deck_from_csv(text: str, file: str) -> Deck:
    """Read a deck from CSV text with comma, semicolon or tab.

    The first line names the columns: name (what stands on the card), braille (text, or Unicode
    Braille), dots, copies, and if wanted id, colour, letter (of the colour), value. German and
    French names are known. Colours without a letter get letters that differ, taken from their
    names.

    Raises:
        LabelError: with the line and what is wrong there.
    """
    sheet = _Sheet(file)
    lines = text.lstrip("\ufeff").split("\n")
    skipped = next((n for n, line in enumerate(lines) if line.strip()), 0)
    delimiter = max(";\t,", key=lines[skipped].count)
    if match := _SEPARATOR.fullmatch(lines[skipped]):
        delimiter, skipped = match[1], skipped + 1
    stream = io.StringIO("\n".join(lines[skipped:]))
    try:
        rows = csv.reader(stream, delimiter=delimiter, strict=True)
        for row in rows:
            sheet.line = skipped + rows.line_num
            if not any(cell.strip() for cell in row):
                continue
            if sheet.header:
                _card(sheet, row)
            else:
                _header(sheet, row)
    except csv.Error as error:
        sheet.line = skipped + rows.line_num
        if "NUL" in str(error):
            sheet.wrong("error-control", what="U+0000")
        sheet.wrong("error-csv")
    if not sheet.cards:
        raise LabelError("error-deck-empty", file=file)
    stem = sheet.cleaned(Path(file).stem) or "deck"
    return Deck(
        id=stem,
        names={"*": stem},
        card="poker",
        cards=tuple(sheet.cards),
        colours=_colours(sheet),
        remarks=tuple(sheet.remarks),
    )


def _header(sheet: _Sheet, row: list[str]) -> None:
    sheet.width = len(row)
    unknown = []
    for place, cell in enumerate(row):
        title = " ".join(cell.casefold().split())
        column = next((name for name, known in _COLUMNS.items() if title in known), "")
        if column and column not in sheet.header:
            sheet.header[column] = place
        elif title:
            unknown.append(sheet.cleaned(cell))
        else:
            sheet.untitled.add(place)
    if not {"name", "colour", "value"} & sheet.header.keys():
        sheet.wrong("error-csv-header")
    if unknown:
        sheet.remarks.append(Remark("column", sheet.line, ", ".join(unknown)))


def _card(sheet: _Sheet, row: list[str]) -> None:
    surplus = [
        sheet.cleaned(cell)
        for place, cell in enumerate(row)
        if cell.strip() and (place >= sheet.width or place in sheet.untitled)
    ]
    if surplus:
        sheet.remarks.append(Remark("surplus", sheet.line, "; ".join(surplus)))
    cell = {
        name: sheet.cleaned(row[place], lines=name in ("braille", "dots"))
        for name, place in sheet.header.items()
        if place < len(row)
    }
    copies = cell.get("copies") or "1"
    if not re.fullmatch("[0-9]{1,6}", copies) or not 1 <= int(copies) <= 999:
        sheet.wrong("error-copies", copies=copies)
    name, value = cell.get("name", ""), cell.get("value", "")
    colour = _colour(sheet, cell.get("colour", ""), cell.get("letter", ""))
    braille, dots = cell.get("braille", ""), cell.get("dots", "")
    if not name and not colour and not value:
        sheet.wrong("error-csv-name")
    if dots:
        _check_dots(sheet, dots)
    if not (braille or dots or colour or value):
        braille = name
    card_id = cell.get("id") or "-".join(part for part in (colour, value) if part) or name
    if card_id in sheet.taken:
        card_id = f"{card_id}-{sheet.line}"
    sheet.taken.add(card_id)
    sheet.cards.append(
        CardSpec(
            id=card_id,
            copies=int(copies),
            colour=colour or None,
            value=value or None,
            prints={"*": name} if name else {},
            braille={"*": braille} if braille else {},
            dots={"*": dots} if dots else {},
        )
    )


def _check_dots(sheet: _Sheet, dots: str) -> None:
    try:
        from_dots(dots)
    except LabelError:
        sheet.wrong("error-deck-dots", dots=dots)


def _colour(sheet: _Sheet, colour: str, letter: str) -> str:
    if not colour:
        return ""
    colour = sheet.colours.setdefault(colour.casefold(), colour)
    known = sheet.letters.get(colour, "")
    if letter and known and letter.casefold() != known.casefold():
        sheet.wrong("error-csv-letter", colour=colour, one=known, two=letter)
    if letter:
        sheet.letters[colour] = letter
    return colour


def _colours(sheet: _Sheet) -> dict[str, Colour]:
    labels = {
        text.casefold()
        for card in sheet.cards
        for text in card.braille.values()
        if not is_braille(text)
    }
    named = sheet.letters
    given = own_letters(sheet.colours.values(), named, labels)
    return {
        colour: Colour(
            colour,
            {"*": colour},
            {"*": given[colour]},
            {} if colour in named else {"*": letters_of(colour)},
            free=colour not in named,
        )
        for colour in sheet.colours.values()
    }
