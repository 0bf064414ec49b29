"""Reading a deck from TOML, with errors that name the line; writing one back."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from braillespiel import outside
from braillespiel.labels.cells import braille_lines, from_dots, is_braille
from braillespiel.labels.deck import CardSpec, Colour, Deck, Strings, Value
from braillespiel.labels.errors import LabelError, unread
from braillespiel.outside import OutsideError

_CARD_FIELDS = {
    "id", "colour", "colours", "value", "values", "copies", "print", "braille", "dots", "labels",
}  # fmt: skip
_DECK_FIELDS = {"id", "name", "card", "scheme", "print"}
_RANGE = re.compile(r"(-?\d+)\s*-\s*(-?\d+)")


def read_text(data: bytes, file: str) -> str:
    """Decode a file as UTF-8, with or without byte order mark, else as Windows-1252.

    Raises:
        LabelError: neither.
    """
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding).replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            continue
    raise LabelError("error-encoding", file=file)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where in the file we are, for messages."""

    file: str
    line: int

    def wrong(self, key: str, **arguments: str | int | float) -> LabelError:
        return LabelError(key, file=self.file, line=self.line, **arguments)


def deck_from_toml(text: str, file: str, fallback: str = "") -> Deck:
    """Read a deck from TOML text; the form is described in :mod:`braillespiel.labels.deck`.

    Raises:
        LabelError: with the line and what is wrong there.
    """
    try:
        data = outside.toml_data(text, "deck", file)
    except OutsideError as error:
        raise unread(error) from error
    except tomllib.TOMLDecodeError as error:
        raise LabelError("error-toml", file=file, reason=str(error)) from error
    return deck_from_data(data, text, file, fallback)


def deck_from_data(data: dict[str, Any], text: str, file: str, fallback: str = "") -> Deck:
    """Read a deck from decoded TOML; ``text`` is where it came from, to find the lines.

    Raises:
        LabelError: with the line and what is wrong there.
    """
    lines = text.split("\n")
    top = _Place(file, _line_of(lines, "[deck]"))
    deck = data.get("deck", {})
    if not isinstance(deck, dict):
        raise top.wrong("error-deck-table", field="deck")
    _only(deck, _DECK_FIELDS, top)
    colours = {
        key: _colour(key, entry, _Place(file, _line_of(lines, f"[colours.{key}")))
        for key, entry in _table(data, "colours", top).items()
    }
    values = {
        key: _value(key, entry, _Place(file, _line_of(lines, f"[values.{key}")))
        for key, entry in _table(data, "values", top).items()
    }
    entries = data.get("cards", [])
    if not isinstance(entries, list) or not entries:
        raise LabelError("error-deck-empty", file=file)
    starts = [number for number, line in enumerate(lines, 1) if line.strip() == "[[cards]]"]
    cards: list[CardSpec] = []
    taken: set[str] = set()
    for index, entry in enumerate(entries):
        place = _Place(file, starts[index] if index < len(starts) else 1)
        for card in _cards(entry, colours, place):
            if card.id in taken:
                raise place.wrong("error-card-twice", card=card.id)
            taken.add(card.id)
            cards.append(card)
    deck_id = str(deck.get("id", fallback)) or file.rsplit(".", 1)[0]
    return Deck(
        id=deck_id,
        names=_strings(deck.get("name", deck_id), "name", top),
        card=str(deck.get("card", "poker")),
        cards=tuple(cards),
        colours=colours,
        values=values,
        schemes=_strings(deck.get("scheme", {}), "scheme", top),
        prints=_strings(deck.get("print", "{colour} {value}"), "print", top),
    )


def deck_to_toml(deck: Deck, language: str, labels: dict[str, tuple[str, ...]]) -> str:
    """Return a deck as TOML text with every label written out as Unicode Braille.

    ``labels`` holds the lines of each card by id. The file reads back as the same labels in any
    scheme and table, so that it can be kept and edited by hand.
    """
    out = ["[deck]", f"id = {quoted(deck.id)}", f"name = {_inline(deck.names)}"]
    out.append(f"card = {quoted(deck.card)}")
    for card in deck.cards:
        out += ["", "[[cards]]", f"id = {quoted(card.id)}"]
        out.append(f"print = {quoted(deck.print_text(card, language))}")
        out.append(f"braille = {quoted('/'.join(labels[card.id]))}")
        if card.copies != 1:
            out.append(f"copies = {card.copies}")
    return "\n".join(out) + "\n"


def quoted(text: str) -> str:
    """Return a text as a TOML basic string."""
    escaped = "".join(
        f"\\u{ord(char):04x}" if ord(char) < 0x20 or ord(char) == 0x7F else char
        for char in text.replace("\\", "\\\\").replace('"', '\\"')
    )
    return f'"{escaped}"'


def _inline(strings: Strings) -> str:
    if set(strings) == {"*"}:
        return quoted(strings["*"])
    return (
        "{ " + ", ".join(f"{quoted(key)} = {quoted(text)}" for key, text in strings.items()) + " }"
    )


def _line_of(lines: list[str], start: str) -> int:
    for number, line in enumerate(lines, 1):
        if line.strip().replace('"', "").startswith(start):
            return number
    return 1


def _only(entry: dict[str, Any], known: set[str], place: _Place) -> None:
    for field in entry:
        if field not in known:
            raise place.wrong("error-field-unknown", field=field, known=", ".join(sorted(known)))


def _table(data: dict[str, Any], field: str, place: _Place) -> dict[str, Any]:
    entry = data.get(field, {})
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", field=field)
    return entry


def _strings(value: Any, field: str, place: _Place) -> Strings:
    if isinstance(value, bool | list | float):
        raise place.wrong("error-text", field=field)
    if isinstance(value, dict):
        if not all(isinstance(text, str | int) for text in value.values()):
            raise place.wrong("error-text", field=field)
        return {str(key): str(text) for key, text in value.items()}
    return {"*": str(value)}


def _sign(value: Any, place: _Place) -> tuple[str, ...]:
    if value in (None, ""):
        return ()
    text = str(value)
    return braille_lines(text) if is_braille(text) else from_dots(text)


def _colour(key: str, entry: Any, place: _Place) -> Colour:
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", field=f"colours.{key}")
    _only(entry, {"name", "letter", "alternatives", "sign"}, place)
    others = entry.get("alternatives", {})
    if not isinstance(others, dict) or not all(isinstance(some, list) for some in others.values()):
        raise place.wrong("error-text", field="alternatives")
    return Colour(
        key,
        _strings(entry.get("name", key), "name", place),
        _strings(entry.get("letter", key[:1]), "letter", place),
        {language: tuple(map(str, some)) for language, some in others.items()},
        _sign(entry.get("sign"), place),
    )


def _value(key: str, entry: Any, place: _Place) -> Value:
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", field=f"values.{key}")
    _only(entry, {"name", "letter", "sign"}, place)
    return Value(
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
        raise place.wrong("error-list", field=many)
    found: list[str | None] = []
    for item in given:
        match = _RANGE.fullmatch(str(item)) if many == "values" else None
        if match:
            low, high = int(match[1]), int(match[2])
            if not 0 <= high - low <= 999:
                raise place.wrong("error-range", range=str(item))
            found += [str(number) for number in range(low, high + 1)]
        else:
            found.append(str(item))
    return found or [None]


def _cards(entry: Any, colours: dict[str, Colour], place: _Place) -> list[CardSpec]:
    if not isinstance(entry, dict):
        raise place.wrong("error-deck-table", field="cards")
    _only(entry, _CARD_FIELDS, place)
    copies = entry.get("copies", 1)
    if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= 999:
        raise place.wrong("error-copies", copies=str(copies))
    names = _list(entry, "colour", "colours", place)
    values = _list(entry, "value", "values", place)
    for name in names:
        if name is not None and name not in colours:
            raise place.wrong("error-colour", colour=name, known=", ".join(colours))
    many = len(names) * len(values) > 1
    made = []
    for name in names:
        for value in values:
            parts = "-".join(part for part in (name, value) if part is not None)
            given = str(entry.get("id", ""))
            card_id = f"{given}-{parts}" if given and many else given or parts
            if not card_id:
                raise place.wrong("error-card-id")
            made.append(
                CardSpec(
                    card_id,
                    copies,
                    name,
                    value,
                    *(
                        _strings(entry[field], field, place) if field in entry else {}
                        for field in ("print", "braille", "dots", "labels")
                    ),
                )
            )
    return made
