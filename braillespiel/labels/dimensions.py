"""Dimensions of Braille, cards, sticker sheets and embosser paper, read from data files.

Each of the four files in ``labels/data`` can be added to by a file of the same name in the user's
settings folder (see :func:`user_file`); an entry there with the same id replaces ours.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from braillespiel import deck_texts, input_limits, languages
from braillespiel.input_limits import InputError
from braillespiel.labels.errors import LabelError, unread
from braillespiel.labels.toml_file import loaded
from braillespiel.resources import given_home

_DATA = Path(__file__).resolve().parent / "data"
SLACK = 0.05
"""By how much stickers may overlap or leave the paper in what makers say of them, mm."""
_LEAST_GAP = 0.4  # mm between the feet of two dots, or no finger tells them apart
_LONGEST = 2000  # mm of anything, and lines of anything
_SIZE = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)\s*[xX×*]\s*([0-9]{1,9}(?:\.[0-9]{1,9})?)")


@dataclass(frozen=True, slots=True)
class Profile:
    """Dimensions of Braille; every length in mm."""

    id: str
    names: dict[str, str]
    dot: float
    """Dot centre to dot centre inside a cell."""
    cell: float
    """Dot 1 to dot 1 of the next cell."""
    line: float
    """Dot 1 to dot 1 of the next line."""
    base: float
    """Diameter of a dot at its foot."""
    height: float
    """Height of a dot."""
    swell: float
    """Diameter of the ink dot for swell paper."""
    source: str


@dataclass(frozen=True, slots=True)
class CardSize:
    """The size of a card in mm; ``shape`` is "card" or "lozenge"."""

    id: str
    names: dict[str, str]
    width: float
    height: float
    shape: str
    source: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of stickers; lengths in mm."""

    id: str
    names: dict[str, str]
    paper: tuple[float, float]
    size: tuple[float, float]
    columns: int
    rows: int
    left: float
    top: float
    pitch: tuple[float, float]
    source: str

    def place(self, index: int) -> tuple[float, float]:
        """Return the top left corner of a sticker of the sheet, counted by rows from 0."""
        row, column = divmod(index, self.columns)
        return self.left + column * self.pitch[0], self.top + row * self.pitch[1]


@dataclass(frozen=True, slots=True)
class Embosser:
    """Paper (mm) and file habits of an embosser."""

    id: str
    names: dict[str, str]
    paper: tuple[float, float]
    columns: int
    rows: int
    left: float
    top: float
    display: str
    newline: str
    form_feed: bool
    source: str


def user_file(kind: str) -> Path:
    """Return where the user's own entries of a kind are kept, whether or not the file exists.

    In BRAILLESPIEL_HOME where that is set, else in the platform's folder for configuration.

    ``kind`` is "profiles", "cards", "sheets", "embossers", "printers" or "meanings".
    """
    folder = given_home() or Path(platformdirs.user_config_dir("braillespiel", False))
    return folder / "labels" / f"{kind}.toml"


def profiles() -> dict[str, Profile]:
    """Return all profiles of dimensions by id."""
    return {key: _profile(key, entry) for key, entry in _entries("profiles").items()}


def cards() -> dict[str, CardSize]:
    """Return all card sizes by id."""
    return {key: _card(key, entry) for key, entry in _entries("cards").items()}


def sheets() -> dict[str, Sheet]:
    """Return all sticker sheets by id."""
    return {key: _sheet(key, entry) for key, entry in _entries("sheets").items()}


def embossers() -> dict[str, Embosser]:
    """Return all embosser papers by id."""
    return {key: _embosser(key, entry) for key, entry in _entries("embossers").items()}


def profile(name: str) -> Profile:
    """Return a profile by id, in any case.

    Raises:
        LabelError: there is none of that name.
    """
    return _find("error-profile", name, profiles())


def card_size(name: str) -> CardSize:
    """Return a card size by id, or one given as "63x88" (mm).

    Raises:
        LabelError: neither.
    """
    if pair := _by_hand(name):
        wide, high = pair
        if not (10 <= wide <= 500 and 10 <= high <= 500):
            raise LabelError("error-card-range", name=name, least=10, most=500)
        return CardSize(name, {"*": name}, wide, high, "card", "given by hand")
    return _find("error-card-size", name, cards())


def bed_size(text: str) -> tuple[float, float]:
    """Return width and depth in mm of a print bed given as "180x180".

    Raises:
        LabelError: no two numbers, or no bed that could be.
    """
    pair = _by_hand(text)
    if pair is None or not all(20 <= side <= 2000 for side in pair):
        raise LabelError("error-bed-size", name=text, least=20, most=2000)
    return pair


def _by_hand(text: str) -> tuple[float, float] | None:
    match = _SIZE.fullmatch(text.strip().replace(",", "."))
    return (float(match[1]), float(match[2])) if match else None


def sheet(name: str) -> Sheet:
    """Return a sticker sheet by id, or one given by hand.

    By hand: ``WxH,COLUMNSxROWS,LEFTxTOP,PITCHxPITCH[,PAPERWxPAPERH]`` in mm, paper A4 if not given.

    Raises:
        LabelError: unknown, or stickers that overlap or leave the paper.
    """
    parts = [part for part in name.split(",") if part.strip()]
    if len(parts) in (4, 5) and all(_SIZE.fullmatch(part.strip()) for part in parts):
        pairs = []
        for part in parts:
            match = _SIZE.fullmatch(part.strip())
            assert match is not None
            pairs.append((float(match[1]), float(match[2])))
        made = Sheet(
            name,
            {"*": name},
            pairs[4] if len(pairs) == 5 else (210.0, 297.0),
            pairs[0],
            int(pairs[1][0]),
            int(pairs[1][1]),
            pairs[2][0],
            pairs[2][1],
            pairs[3],
            "given by hand",
        )
        return _checked(made)
    return _find("error-sheet", name, sheets())


def embosser(name: str) -> Embosser:
    """Return an embosser paper by id.

    Raises:
        LabelError: there is none of that name.
    """
    return _find("error-embosser", name, embossers())


_T = TypeVar("_T")


def _find(key: str, name: str, known: dict[str, _T]) -> _T:
    for candidate, value in known.items():
        if candidate.casefold() == name.strip().casefold():
            return value
    raise LabelError(key, name=name, known=", ".join(known))


@lru_cache(maxsize=16)
def _read(path: Path, _stamp: int) -> dict[str, Any]:
    try:
        text = input_limits.read_text(path, "deck")
    except InputError as error:
        raise unread(error) from error
    return loaded(text, path.name)


def meanings() -> dict[str, dict[str, Any]]:
    """Return what the owners of games wrote about short codes: by deck, then by card.

    Raises:
        LabelError: the file is wrong.
    """
    return _entries("meanings")


@lru_cache(maxsize=16)
def _ours(kind: str, folders: tuple[Path, ...]) -> dict[str, Any]:
    path = _DATA / f"{kind}.toml"
    return deck_texts.with_texts(_read(path, 0), f"labels/data/{kind}") if path.is_file() else {}


def _entries(kind: str) -> dict[str, dict[str, Any]]:
    entries = dict(_ours(kind, languages.folders()))
    own = user_file(kind)
    if own.is_file():
        entries |= _read(own, own.stat().st_mtime_ns)
    for key, entry in entries.items():
        if not isinstance(entry, dict):
            raise LabelError("error-entry", file=f"{kind}.toml", entry=key)
    return entries


def _names(entry: dict[str, Any], key: str) -> dict[str, str]:
    name = entry.get("name", key)
    if isinstance(name, dict) and name:
        return {str(language): str(text) for language, text in name.items()}
    return {"*": str(name or key)}


def _wrong(error: str, kind: str, key: str, field: str) -> LabelError:
    """Return an error about a field of an entry, with the line in the user's file."""
    own = user_file(kind)
    lines = own.read_text(encoding="utf-8").split("\n") if own.is_file() else []
    heads = (f"[{key}]", f'["{key}"]')
    line = next((number for number, text in enumerate(lines, 1) if text.strip() in heads), 1)
    for number, text in enumerate(lines[line:], line + 1):
        if text.strip().startswith("["):
            break
        if text.split("=")[0].strip() == field:
            line = number
            break
    return LabelError(error, file=f"{kind}.toml", line=line, entry=key, field=field)


def _number(kind: str, key: str, entry: dict[str, Any], field: str) -> float:
    value = entry.get(field)
    if (
        not isinstance(value, int | float)
        or isinstance(value, bool)
        or not math.isfinite(value)
        or not 0 <= value <= _LONGEST
    ):
        raise _wrong("error-field", kind, key, field)
    return float(value)


def _count(kind: str, key: str, entry: dict[str, Any], field: str) -> int:
    value = entry.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= _LONGEST:
        raise _wrong("error-count", kind, key, field)
    return value


def _pair(kind: str, key: str, entry: dict[str, Any], field: str) -> tuple[float, float]:
    value = entry.get(field)
    if not isinstance(value, list) or len(value) != 2:
        raise _wrong("error-field", kind, key, field)
    one, two = ({field: part} for part in value)
    return _number(kind, key, one, field), _number(kind, key, two, field)


def _profile(key: str, entry: dict[str, Any]) -> Profile:
    fields = {
        name: _number("profiles", key, entry, name)
        for name in ("dot", "cell", "line", "base", "height", "swell")
    }
    made = Profile(key, _names(entry, key), **fields, source=str(entry.get("source", "")))
    apart = _LEAST_GAP - 1e-9
    tests = {
        "base": made.base >= 0.3 and made.dot - made.base >= apart,
        "cell": made.cell - made.dot - made.base >= apart,
        "line": made.line - 2 * made.dot - made.base >= apart,
        "height": 0.05 <= made.height <= made.base / 2 + 1e-9,
        "swell": 0.3 <= made.swell < made.dot,
    }
    for field, sound in tests.items():
        if not sound:
            raise _wrong("error-field", "profiles", key, field)
    return made


def _card(key: str, entry: dict[str, Any]) -> CardSize:
    for field in ("width", "height"):
        if not 10 <= _number("cards", key, entry, field) <= 500:
            raise _wrong("error-field", "cards", key, field)
    return CardSize(
        key,
        _names(entry, key),
        _number("cards", key, entry, "width"),
        _number("cards", key, entry, "height"),
        "lozenge" if entry.get("shape") == "lozenge" else "card",
        str(entry.get("source", "")),
    )


def _sheet(key: str, entry: dict[str, Any]) -> Sheet:
    return _checked(
        Sheet(
            key,
            _names(entry, key),
            _pair("sheets", key, entry, "paper"),
            _pair("sheets", key, entry, "size"),
            _count("sheets", key, entry, "columns"),
            _count("sheets", key, entry, "rows"),
            _number("sheets", key, entry, "left"),
            _number("sheets", key, entry, "top"),
            _pair("sheets", key, entry, "pitch"),
            str(entry.get("source", "")),
        )
    )


def _checked(made: Sheet) -> Sheet:
    slack = SLACK
    if made.columns < 1 or made.rows < 1 or min(made.size) < 1:
        raise LabelError("error-sheet-empty", sheet=made.id)
    if not all(20 <= side <= _LONGEST for side in made.paper):
        raise LabelError("error-paper-range", sheet=made.id, least=20, most=_LONGEST)
    if any(made.pitch[i] + slack < made.size[i] for i in (0, 1)):
        raise LabelError("error-sheet-overlap", sheet=made.id)
    right = made.left + (made.columns - 1) * made.pitch[0] + made.size[0]
    bottom = made.top + (made.rows - 1) * made.pitch[1] + made.size[1]
    if right > made.paper[0] + slack or bottom > made.paper[1] + slack:
        raise LabelError("error-sheet-paper", sheet=made.id)
    return made


def _embosser(key: str, entry: dict[str, Any]) -> Embosser:
    newline = entry.get("newline", "crlf")
    if newline not in ("crlf", "lf"):
        raise _wrong("error-newline", "embossers", key, "newline")
    return Embosser(
        key,
        _names(entry, key),
        _pair("embossers", key, entry, "paper"),
        _count("embossers", key, entry, "columns"),
        _count("embossers", key, entry, "rows"),
        _number("embossers", key, entry, "left"),
        _number("embossers", key, entry, "top"),
        str(entry.get("display", "brf")),
        newline,
        bool(entry.get("form_feed", True)),
        str(entry.get("source", "")),
    )
