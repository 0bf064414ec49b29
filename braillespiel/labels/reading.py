"""Finding a deck by name and reading it from TOML or CSV."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

from braillespiel import outside, resources
from braillespiel.labels.deck import CardSpec, Deck
from braillespiel.labels.errors import LabelError, unread
from braillespiel.labels.toml_deck import deck_from_toml, read_text
from braillespiel.outside import OutsideError

_PACKAGE = Path(__file__).resolve().parent.parent
_LARGEST = 4 * 1024 * 1024  # bytes; a deck is a few kB
_MOST = 10_000  # cards

_COLUMNS = {
    "id": ("id", "nr", "nummer", "number", "numéro"),
    "name": ("name", "print", "druck", "aufdruck", "karte", "card", "nom", "text"),
    "braille": ("braille", "punktschrift", "brailletext"),
    "dots": ("dots", "punkte", "points"),
    "copies": ("copies", "anzahl", "count", "exemplare", "quantité", "number of copies"),
    "colour": ("colour", "color", "farbe", "suit", "couleur"),
    "value": ("value", "wert", "valeur", "zahl"),
}


def known_decks() -> dict[str, Path]:
    """Return the decks that come with the program by name: the games' own, then examples."""
    found = {path.parent.name: path for path in sorted(_PACKAGE.glob("games/*/labels.toml"))}
    for path in sorted((_PACKAGE / "labels" / "decks").iterdir()):
        if path.suffix in (".toml", ".csv"):
            found.setdefault(path.stem, path)
    return found


def load(name: str) -> Deck:
    """Return the deck of a game or example ("ludoteca", "uno"), or of a .toml or .csv file.

    Raises:
        LabelError: unknown, unreadable, or wrong in some line.
    """
    known = known_decks()
    if name.casefold() in known:
        return read(known[name.casefold()])
    path = resources.named(name)
    if path.suffix.casefold() not in (".toml", ".csv", ".tsv", ".txt") and not resources.is_file(
        path
    ):
        raise LabelError("error-deck-unknown", name=name, known=", ".join(known))
    return read(path)


def read(path: Path) -> Deck:
    """Read a deck file; the ending .toml is our own form, anything else is read as CSV.

    Raises:
        LabelError: missing, unreadable, or wrong in some line.
    """
    try:
        if path.stat().st_size > _LARGEST:
            raise LabelError("error-file-large", file=path.name)
        data = outside.read_bytes(path, "deck")
    except OutsideError as error:
        raise unread(error) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", "") or str(error)
        raise LabelError("error-file", file=path.name, reason=reason) from error
    text = read_text(data, path.name)
    if path.suffix.casefold() == ".toml":
        deck = deck_from_toml(text, path.name, path.parent.name if path.stem == "labels" else "")
    else:
        deck = deck_from_csv(text, path.name)
    if deck.count > _MOST:
        raise LabelError("error-deck-large", file=path.name, count=deck.count, most=_MOST)
    return deck


def deck_from_csv(text: str, file: str) -> Deck:
    """Read a deck from CSV text with comma, semicolon or tab.

    The first line names the columns: name (what stands on the card), braille (text, or Unicode
    Braille), dots, copies, and if wanted id, colour, value. German and French names are known.

    Raises:
        LabelError: with the line and what is wrong there.
    """
    first = text.lstrip("\ufeff\r\n").split("\n", 1)[0]
    delimiter = max(";\t,", key=first.count)
    rows = csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter=delimiter, strict=True)
    header: dict[str, int] | None = None
    cards: list[CardSpec] = []
    taken: set[str] = set()
    try:
        for row in rows:
            line = rows.line_num
            if not any(cell.strip() for cell in row):
                continue
            if header is None:
                header = _header(row, file, line)
                continue
            cards.append(_csv_card(row, header, file, line, taken))
    except csv.Error as error:
        raise LabelError("error-csv", file=file, line=rows.line_num, reason=str(error)) from error
    if not cards:
        raise LabelError("error-deck-empty", file=file)
    stem = Path(file).stem
    return Deck(id=stem, names={"*": stem}, card="poker", cards=tuple(cards))


def _header(row: list[str], file: str, line: int) -> dict[str, int]:
    header: dict[str, int] = {}
    for place, cell in enumerate(row):
        for name, spellings in _COLUMNS.items():
            if cell.strip().casefold() in spellings:
                header.setdefault(name, place)
    if "name" not in header and not {"colour", "value"} & header.keys():
        raise LabelError("error-csv-header", file=file, line=line)
    return header


def _csv_card(
    row: list[str], header: dict[str, int], file: str, line: int, taken: set[str]
) -> CardSpec:
    cell = {name: row[place].strip() if place < len(row) else "" for name, place in header.items()}
    copies_text = cell.get("copies") or "1"
    if not re.fullmatch("0{0,9}[1-9][0-9]{0,2}", copies_text):
        raise LabelError("error-copies", file=file, line=line, copies=copies_text[:60])
    name = cell.get("name", "")
    braille, dots = cell.get("braille", ""), cell.get("dots", "")
    colour, value = cell.get("colour", ""), cell.get("value", "")
    if not name and not colour and not value:
        raise LabelError("error-csv-name", file=file, line=line)
    if not (braille or dots or colour or value):
        braille = name
    card_id = cell.get("id") or "-".join(part for part in (colour, value) if part) or name
    if card_id in taken:
        card_id = f"{card_id}-{line}"
    taken.add(card_id)
    return CardSpec(
        id=card_id,
        copies=int(copies_text),
        colour=colour or None,
        value=value or None,
        prints={"*": name} if name else {},
        braille={"*": braille} if braille else {},
        dots={"*": dots} if dots else {},
    )
