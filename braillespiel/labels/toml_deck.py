"""Reading a deck from TOML, with errors that name the line; writing one back."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from braillespiel import deck_texts
from braillespiel.labels.cells import braille_lines, from_dots, is_braille
from braillespiel.labels.deck import (
    ORIENTATIONS,
    CardSpec,
    CatalogueEntry,
    Colour,
    Deck,
    DeckValue,
    Strings,
)
from braillespiel.labels.dimensions import card_size
from braillespiel.labels.errors import LabelError
from braillespiel.labels.names import BadText, cleaned, refuse
from braillespiel.labels.notation import schemes
from braillespiel.labels.toml_file import loaded, quoted

_CARD_FIELDS = {
    "id", "colour", "colours", "value", "values", "copies", "print", "braille", "dots", "labels",
    "sign", "turn",
}  # fmt: skip
_DECK_FIELDS = {"id", "name", "card", "scheme", "print", "orient"}
_ENTRY_FIELDS = {
    "edition", "publisher", "languages", "games", "from", "by", "date", "checked",
}  # fmt: skip
_TURNS = range(360)
_RANGE = re.compile(r"(-?[0-9]{1,9})\s*-\s*(-?[0-9]{1,9})")


def read_text(data: bytes, file: str) -> str:
    """Decode a file: UTF-8 or UTF-16, with or without byte order mark, else Windows-1252.

    Lines that end as on the Macintosh of old are in its Mac Roman, if not in UTF-8: so
    spreadsheet programs write their "CSV (Macintosh)".

    Raises:
        LabelError: none of them, or the document of an office program.
    """
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")):
        raise LabelError("error-document", file=file)
    own = "mac-roman" if b"\r" in data and b"\n" not in data else "cp1252"
    for encoding in (*_utf_16(data), "utf-8-sig", own):
        try:
            return data.decode(encoding).replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            continue
    raise LabelError("error-encoding", file=file)


def _utf_16(data: bytes) -> tuple[str, ...]:
    """Return the codec if a file looks like UTF-16: a mark, or every other byte of a Latin text."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ("utf-16",)
    start = data[:400]
    if len(start) < 4 or len(data) % 2:
        return ()
    even, odd = start[0::2].count(0), start[1::2].count(0)
    if odd > len(start) // 4 and not even:
        return ("utf-16-le",)
    return ("utf-16-be",) if even > len(start) // 4 and not odd else ()


@dataclass(frozen=True, slots=True)
class _Place:
    """Where in the file we are, for messages."""

    file: str
    line: int
    """Of the head of the table, from 1."""
    lines: Sequence[str] = ()

    def wrong(self, key: str, field: str = "", **arguments: str | int | float) -> LabelError:
        """Return an error about a field of the table."""
        told = {"field": field} if field else {}
        return LabelError(key, file=self.file, line=self._of(field), **told, **arguments)

    def _of(self, field: str) -> int:
        for number in range(self.line, len(self.lines)):
            text = self.lines[number].strip()
            if text.startswith("["):
                break
            if re.match(rf"\"?{re.escape(field)}\"?\s*[.=]", text):
                return number + 1
        return self.line


def deck_from_toml(text: str, file: str, fallback: str = "", texts_of: str = "") -> Deck:
    """Read a deck from TOML text; the form is described in :mod:`braillespiel.labels.deck`.

    ``texts_of`` is a deck of ours for which languages may bring texts.

    Raises:
        LabelError: with the line and what is wrong there.
    """
    data = loaded(text, file)
    if texts_of:
        data = deck_texts.with_texts(data, f"labels/{texts_of}")
    return deck_from_data(data, text, file, fallback)


def deck_from_data(data: dict[str, Any], text: str, file: str, fallback: str = "") -> Deck:
    """Read a deck from decoded TOML; ``text`` is where it came from, to find the lines.

    Raises:
        LabelError: with the line and what is wrong there.
    """
    lines = text.split("\n")
    for key in data:
        head = _Place(file, _line_of(f"[{key}", f"[[{key}", key, lines=lines))
        _only({key: None}, {"deck", "catalogue", "colours", "values", "cards"}, head)

    def place(head: str) -> _Place:
        return _Place(file, _line_of(head, lines=lines), lines)

    top = place("[deck]")
    deck = data.get("deck", {})
    if not isinstance(deck, dict):
        raise top.wrong("error-deck-table", "deck")
    _only(deck, _DECK_FIELDS, top)
    colours = {
        _cleaned(key, "colours", top): _colour(key, entry, place(f"[colours.{key}"))
        for key, entry in _table(data, "colours", top).items()
    }
    values = {
        _cleaned(key, "values", top): _value(key, entry, place(f"[values.{key}"))
        for key, entry in _table(data, "values", top).items()
    }
    entries = data.get("cards", [])
    if not isinstance(entries, list) or not entries:
        raise LabelError("error-deck-empty", file=file)
    starts = [number for number, line in enumerate(lines, 1) if line.strip() == "[[cards]]"]
    cards: list[CardSpec] = []
    taken: set[str] = set()
    for index, entry in enumerate(entries):
        here = _Place(file, starts[index] if index < len(starts) else 1, lines)
        for card in _cards(entry, colours, here):
            if card.id in taken:
                raise here.wrong("error-card-twice", card=card.id)
            taken.add(card.id)
            cards.append(card)
    deck_id = _cleaned(str(deck.get("id", fallback)), "id", top) or file.rsplit(".", 1)[0]
    return Deck(
        id=deck_id,
        names=_strings(deck.get("name", deck_id), "name", top),
        card=_card_size(str(deck.get("card", "poker")), top),
        cards=tuple(cards),
        colours=colours,
        values=values,
        schemes=_schemes(deck.get("scheme", {}), top),
        prints=_strings(deck.get("print", "{colour} {value}"), "print", top),
        orient=_orient(deck.get("orient", "none"), top),
        entry=_entry(data, place("[catalogue]")),
    )


def _entry(data: dict[str, Any], place: _Place) -> CatalogueEntry | None:
    if "catalogue" not in data:
        return None
    table = _table(data, "catalogue", place)
    _only(table, _ENTRY_FIELDS, place)
    for field in ("edition", "from", "by", "date", "checked"):
        if field not in table:
            raise place.wrong("error-entry-lacks", field)
    date, checked = table["date"], table["checked"]
    if not isinstance(date, datetime.date) or isinstance(date, datetime.datetime):
        raise place.wrong("error-entry-date", "date", date=str(date))
    if not isinstance(checked, bool):
        raise place.wrong("error-entry-checked", "checked")
    return CatalogueEntry(
        edition=_strings(table["edition"], "edition", place),
        counted_from=_strings(table["from"], "from", place),
        counted_by=_cleaned(str(table["by"]), "by", place),
        date=date,
        checked=checked,
        publisher=_cleaned(str(table.get("publisher", "")), "publisher", place),
        languages=_texts(table, "languages", place),
        games=_texts(table, "games", place),
    )


def _texts(table: dict[str, Any], field: str, place: _Place) -> tuple[str, ...]:
    given = table.get(field, [])
    if not isinstance(given, list):
        raise place.wrong("error-list", field)
    return tuple(_cleaned(str(one), field, place) for one in given)


def _card_size(name: str, place: _Place) -> str:
    try:
        card_size(name)
    except LabelError as error:
        if error.key != "error-card-size":
            raise
        raise place.wrong("error-deck-card", "card", **error.arguments) from error
    return name


def _orient(value: Any, place: _Place) -> str:
    if value not in ORIENTATIONS:
        known = ", ".join(ORIENTATIONS)
        raise place.wrong("error-deck-orient", "orient", name=str(value), known=known)
    return str(value)


def _schemes(value: Any, place: _Place) -> Strings:
    found = _strings(value, "scheme", place)
    for name in found.values():
        if name not in schemes():
            raise place.wrong("error-deck-scheme", "scheme", name=name, known=", ".join(schemes()))
    return found


def deck_to_toml(deck: Deck, language: str, labels: dict[str, tuple[str, ...]]) -> str:
    """Return a deck as TOML text with every label written out as Unicode Braille.

    ``labels`` holds the lines of each card by id. The file reads back as the same labels in any
    scheme and table, so that it can be kept and edited by hand.
    """
    out = ["[deck]", f"id = {quoted(deck.id)}", f"name = {_inline(deck.names)}"]
    out.append(f"card = {quoted(deck.card)}")
    if deck.orient != "none":
        out.append(f"orient = {quoted(deck.orient)}")
    if deck.entry:
        out += _entry_lines(deck.entry)
    for card in deck.cards:
        out += ["", "[[cards]]", f"id = {quoted(card.id)}"]
        out.append(f"print = {quoted(deck.print_text(card, language))}")
        out.append(f"braille = {quoted('/'.join(labels[card.id]))}")
        if card.turn:
            out.append(f"turn = {card.turn}")
        if card.copies != 1:
            out.append(f"copies = {card.copies}")
    return "\n".join(out) + "\n"


def _entry_lines(entry: CatalogueEntry) -> list[str]:
    lists = {"languages": entry.languages, "games": entry.games}
    return [
        "",
        "[catalogue]",
        f"edition = {_inline(entry.edition)}",
        *([f"publisher = {quoted(entry.publisher)}"] if entry.publisher else []),
        *(f"{key} = [{', '.join(map(quoted, some))}]" for key, some in lists.items() if some),
        f"from = {_inline(entry.counted_from)}",
        f"by = {quoted(entry.counted_by)}",
        f"date = {entry.date.isoformat()}",
        f"checked = {str(entry.checked).lower()}",
    ]


def _inline(strings: Strings) -> str:
    if set(strings) == {"*"}:
        return quoted(strings["*"])
    return (
        "{ " + ", ".join(f"{quoted(key)} = {quoted(text)}" for key, text in strings.items()) + " }"
    )


def _line_of(*starts: str, lines: list[str]) -> int:
    """Return the first line that starts like one of these, 1 if none does."""
    for number, line in enumerate(lines, 1):
        if line.strip().replace('"', "").startswith(starts):
            return number
    return 1


def _only(entry: dict[str, Any], known: set[str], place: _Place) -> None:
    for field in entry:
        if field not in known:
            raise place.wrong("error-field-unknown", field, known=", ".join(sorted(known)))


def _table(data: dict[str, Any], field: str, place: _Place) -> dict[str, Any]:
    entry = data.get(field, {})
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", field)
    return entry


def _cleaned(text: str, field: str, place: _Place, *, lines: bool = False) -> str:
    """Return a text of the file without unseen signs; with ``lines`` its line breaks stay."""
    try:
        if not lines:
            return cleaned(text)
        refuse(text)
    except BadText as error:
        raise place.wrong(f"error-{error.kind}", field, what=error.what) from error
    return text


def _strings(value: Any, field: str, place: _Place) -> Strings:
    if isinstance(value, bool | list | float):
        raise place.wrong("error-text", field)
    lines = field in ("braille", "dots", "labels")
    if isinstance(value, dict):
        if not all(isinstance(text, str | int) for text in value.values()):
            raise place.wrong("error-text", field)
        return {
            str(key): _cleaned(str(text), field, place, lines=lines) for key, text in value.items()
        }
    return {"*": _cleaned(str(value), field, place, lines=lines)}


def _by_hand(text: str, field: str, place: _Place) -> tuple[str, ...]:
    """Return a label that is drawn by hand, in Unicode Braille or as dots."""
    if is_braille(text):
        return braille_lines(text)
    try:
        return from_dots(text)
    except LabelError as error:
        raise place.wrong("error-deck-dots", field, dots=text) from error


def _sign(value: Any, place: _Place) -> tuple[str, ...]:
    return () if value in (None, "") else _by_hand(str(value), "sign", place)


def _colour(key: str, entry: Any, place: _Place) -> Colour:
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", f"colours.{key}")
    _only(entry, {"name", "letter", "alternatives", "sign"}, place)
    others = entry.get("alternatives", {})
    if not isinstance(others, dict) or not all(isinstance(some, list) for some in others.values()):
        raise place.wrong("error-text", "alternatives")
    return Colour(
        key,
        _strings(entry.get("name", key), "name", place),
        _strings(entry.get("letter", key[:1]), "letter", place),
        {
            language: tuple(_cleaned(str(one), "alternatives", place) for one in some)
            for language, some in others.items()
        },
        _sign(entry.get("sign"), place),
    )


def _value(key: str, entry: Any, place: _Place) -> DeckValue:
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", f"values.{key}")
    _only(entry, {"name", "letter", "sign"}, place)
    return DeckValue(
        key,
        _strings(entry.get("name", key), "name", place),
        _strings(entry.get("letter", key), "letter", place),
        _sign(entry.get("sign"), place),
    )


def _list(entry: dict[str, Any], one: str, many: str, place: _Place) -> list[str | None]:
    if one in entry and many in entry:
        raise place.wrong("error-one-or-many", one=one, many=many)
    given = entry.get(many, [entry[one]] if one in entry else [])
    if not isinstance(given, list):
        raise place.wrong("error-list", many)
    found: list[str | None] = []
    for item in given:
        match = _RANGE.fullmatch(str(item)) if many == "values" else None
        if match:
            low, high = int(match[1]), int(match[2])
            if not 0 <= high - low <= 999:
                raise place.wrong("error-range", range=str(item))
            found += [str(number) for number in range(low, high + 1)]
        else:
            found.append(_cleaned(str(item), many if many in entry else one, place))
    return found or [None]


def _cards(entry: Any, colours: dict[str, Colour], place: _Place) -> list[CardSpec]:
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", "cards")
    _only(entry, _CARD_FIELDS, place)
    copies = entry.get("copies", 1)
    if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= 999:
        raise place.wrong("error-copies", "copies", copies=str(copies))
    names = _list(entry, "colour", "colours", place)
    values = _list(entry, "value", "values", place)
    for name in names:
        if name is not None and name not in colours:
            field = "colours" if "colours" in entry else "colour"
            raise place.wrong(
                "error-colour", field, colour=name, known=", ".join(colours), count=len(colours)
            )
    texts = {
        field: _strings(entry[field], field, place) if field in entry else {}
        for field in ("print", "braille", "dots", "labels", "sign")
    }
    turn = entry.get("turn", 0)
    if isinstance(turn, bool) or turn not in _TURNS:
        raise place.wrong("error-deck-turn", "turn", turn=str(turn))
    for field in ("dots", "labels"):
        for text in texts[field].values():
            _by_hand(text, field, place)
    for name in texts["labels"]:
        if name not in schemes():
            known = ", ".join(schemes())
            raise place.wrong("error-deck-scheme", "labels", name=name, known=known)
    many = len(names) * len(values) > 1
    made = []
    for name in names:
        for value in values:
            parts = "-".join(part for part in (name, value) if part is not None)
            given = _cleaned(str(entry.get("id", "")), "id", place)
            card_id = f"{given}-{parts}" if given and many else given or parts
            if not card_id:
                raise place.wrong("error-card-id")
            made.append(
                CardSpec(
                    card_id,
                    copies,
                    name,
                    value,
                    texts["print"],
                    texts["braille"],
                    texts["dots"],
                    texts["labels"],
                    texts["sign"],
                    int(turn),
                )
            )
    return made
