"""The list of a class: names, and what each pupil needs; CSV or TOML, columns in any order.

What a pupil needs is treated as health data: it stands in the teacher's file and in
``RosterPupil.needs``, in no ``repr`` and no log.
"""

from __future__ import annotations

import csv
import io
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from braillespiel import input_limits, languages
from braillespiel.network import texts
from braillespiel.network.class_messages import ROSTER
from braillespiel.output.braille.tables import tables
from braillespiel.store.settings import Setting, SettingError

Need: TypeAlias = str | int
WORD = 40
"""Characters of a name's own word."""
NOTE = 500
"""Characters of a note."""
LEVELS = 9
SHOWN = 60
"""Characters of a wrong value that an error repeats."""

_NEEDS: dict[str, Setting] = {
    "cells": Setting("cells", "", 40, low=1, high=160),
    "table": Setting("braille-table", "", "auto", ("auto", *(info.id for info in tables("text")))),
    "language": Setting("language", "", "auto", ("auto",), found=languages.codes),
    "wording": Setting("wording", "", "normal", ("brief", "normal", "full")),
    "speech_rate": Setting("speech-rate", "", 30, low=0, high=100),
    "theme": Setting("theme", "", "dark", ("dark", "light", "yellow", "safe")),
    "front_end": Setting(
        "front-end", "", "auto", ("auto", "window", "terminal", "page", "keys", "touch")
    ),
}
"""The columns of needs, and the settings they are; cells is a display's and no setting.

"keys" and "touch" are how the page begins; the others tell the teacher how somebody comes.
"""
PARTLY = ("cells", "braille-table", "language", "front-end", "speech-rate")
"""Needs that not every device lets a class apply; what holds where: docs/for-schools.md."""
_LEVEL = Setting("level", "", 1, low=1, high=LEVELS)
COLUMNS = ("name", "word", *_NEEDS, "assistant_of", "level", "note")


class RosterError(ValueError):
    """A list is not read; ``rule`` is a message of the catalogue "class", ``details`` its gaps.

    ``found`` holds everything that is wrong with the list, this one first.
    """

    def __init__(self, rule: str, **details: str | int) -> None:
        self.rule = rule
        self.details = details
        self.found: tuple[RosterError, ...] = (self,)
        super().__init__(rule)


@dataclass(frozen=True, slots=True)
class RosterPupil:
    """Somebody of the list; whoever assists a pupil is one too."""

    name: str
    needs: Mapping[str, Need] = field(default_factory=dict, repr=False)
    """Names of settings (``ui.settings``) and ``cells`` (of the display), to their values."""
    assistant_of: str = ""
    """The name of the pupil whom this one assists."""
    word: str = field(default="", repr=False)
    """Only this pupil knows it: typed behind the name it is as good as the teacher's yes."""
    level: int | None = None
    """1 to 9, for tables of equal or mixed strength."""
    note: str = field(default="", repr=False)
    """The teacher's own; nobody else sees it."""


@dataclass(frozen=True, slots=True)
class Roster:
    """A list that was read."""

    pupils: tuple[RosterPupil, ...]
    unknown: tuple[str, ...] = ()
    """Columns that nothing here knows; they were left out."""

    @property
    def notes(self) -> bool:
        """Tell whether anything is noted for anybody: needs, or whom somebody assists."""
        return any(one.needs or one.assistant_of for one in self.pupils)

    def pupil(self, name: str) -> RosterPupil | None:
        """Return who has this name, whatever its case."""
        found = name.casefold()
        return next((one for one in self.pupils if one.name.casefold() == found), None)

    def first_names(self) -> dict[str, str]:
        """Return the first names that are clear, each with its name: no other one sounds so."""
        firsts = [(_first(one.name), one.name) for one in self.pupils]
        heard = Counter(texts.sound(first) for first, _ in firsts)
        return {first: name for first, name in firsts if heard[texts.sound(first)] == 1}


def _first(name: str) -> str:
    """Return the first name of "First Surname" and of "Surname, First"."""
    surname, _, first = name.partition(",")
    return (first.split() or surname.split())[0]


_Row: TypeAlias = tuple[int, dict[str, str]]
"""The number of a row (a spreadsheet's, or that of a TOML entry), and its filled columns."""


def read(path: Path) -> Roster:
    """Return the list in a file: TOML if its name says so, else CSV.

    Raises RosterError, and InputError if the file is missing, too large, or no file.
    """
    text = _decoded(input_limits.read_bytes(path, "roster"))
    is_toml = path.suffix.lower() == ".toml"
    columns, rows = (_toml if is_toml else _csv)(text, path)
    if "name" not in columns:
        raise RosterError("roster-no-name", known=", ".join(COLUMNS))
    if not rows:
        raise RosterError("roster-empty")
    if len(rows) > ROSTER:
        raise RosterError("roster-many", count=len(rows), most=ROSTER)
    unknown = tuple(column for column in columns if column not in COLUMNS)
    return Roster(_pupils(rows), tuple(texts.plain(name, 60) for name in unknown))


def _decoded(data: bytes) -> str:
    """Return the text; spreadsheets write UTF-8, UTF-16 with its mark, or Windows' own."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _csv(text: str, path: Path) -> tuple[list[str], list[_Row]]:
    lines = text.splitlines(keepends=True)
    said = lines[0].rstrip("\r\n") if lines else ""
    if said.lower().startswith("sep=") and len(said) == 5:  # what Excel writes for itself
        lines, delimiter = lines[1:], said[4]
    else:
        header = next((line for line in lines if line.strip()), "")
        delimiter = max(",;\t", key=header.count)
    reader = csv.reader(io.StringIO("".join(lines), newline=""), delimiter=delimiter, strict=True)
    records = _records(reader)
    columns: list[str] = []
    for _, first in records:
        columns = [_column(cell) for cell in first]
        break
    _only_once(columns)
    return [one for one in columns if one], [
        (row, _cells(row, columns, record)) for row, record in records
    ]


def _records(reader: Iterator[list[str]]) -> Iterator[tuple[int, list[str]]]:
    """Yield each record that is not empty, with its row, from 1."""
    row = 0
    try:
        for record in reader:
            row += 1
            cells = [cell.strip() for cell in record]
            if any(cells):
                yield row, cells
    except csv.Error:
        raise RosterError("roster-csv", row=row + 1) from None


def _column(text: str) -> str:
    return "_".join(text.strip().casefold().replace("-", " ").replace("_", " ").split())


def _only_once(columns: list[str]) -> None:
    for column in COLUMNS:
        if columns.count(column) > 1:
            raise RosterError("roster-column-twice", column=column)


def _cells(row: int, columns: list[str], record: list[str]) -> dict[str, str]:
    if any(record[len(columns) :]):
        raise RosterError("roster-wide", row=row, count=len(columns))
    return {name: cell for name, cell in zip(columns, record, strict=False) if name and cell}


def _toml(text: str, path: Path) -> tuple[list[str], list[_Row]]:
    try:
        data = input_limits.toml_data(text, "roster", path)
    except tomllib.TOMLDecodeError as error:
        raise RosterError("roster-toml", reason=str(error)) from None
    entries = data.pop("pupils", None)
    if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
        raise RosterError("roster-toml-pupils")
    columns = dict.fromkeys(data)
    rows = []
    for row, entry in enumerate(entries, 1):
        named = [_column(key) for key in entry]
        _only_once(named)
        columns |= dict.fromkeys(named)
        cells = {name: _cell(value) for name, value in zip(named, entry.values(), strict=True)}
        rows.append((row, {name: cell for name, cell in cells.items() if cell}))
    return list(columns), rows


def _cell(value: Any) -> str:
    """Return a value of TOML as a cell; what is neither text nor number fits no column."""
    return str(value).strip() if isinstance(value, str | int) else "\N{REPLACEMENT CHARACTER}"


def _pupils(rows: list[_Row]) -> tuple[RosterPupil, ...]:
    problems: list[RosterError] = []
    pupils = [_pupil(row, cells, problems.append) for row, cells in rows]
    _check_names(rows, pupils, problems.append)
    if problems:
        problems.sort(key=lambda error: error.details["row"])
        problems[0].found = tuple(problems)
        raise problems[0]
    return tuple(pupils)


_Report: TypeAlias = Callable[[RosterError], None]


def _pupil(row: int, cells: Mapping[str, str], report: _Report) -> RosterPupil:
    def value(column: str, setting: Setting) -> Need | None:
        if column not in cells:
            return None
        text = cells[column] if setting.kind == "number" else cells[column].lower()
        try:
            found = setting.parse(text)
        except SettingError:
            report(_bad_value(row, column, setting, texts.plain(cells[column], SHOWN)))
            return None
        return found if isinstance(found, str) else int(found)

    needs = {
        setting.key: found
        for column, setting in _NEEDS.items()
        if (found := value(column, setting)) is not None
    }
    level = value("level", _LEVEL)
    word = cells.get("word", "")
    if len(word) > WORD or " " in word or not texts.is_plain(word):
        report(RosterError("roster-word", row=row, most=WORD))
    note = cells.get("note", "")
    if len(note) > NOTE:
        report(RosterError("roster-note", row=row, most=NOTE))
    return RosterPupil(
        name=_name(row, cells.get("name", ""), report),
        needs=MappingProxyType(needs),
        assistant_of=" ".join(cells.get("assistant_of", "").split()),
        word=word,
        level=None if level is None else int(level),
        note=texts.plain(note, NOTE),
    )


def _bad_value(row: int, column: str, setting: Setting, value: str) -> RosterError:
    where: dict[str, str | int] = {"row": row, "column": column, "value": value}
    if setting.kind == "number":
        return RosterError("roster-number", **where, low=setting.low, high=setting.high)
    return RosterError("roster-choice", **where, known=", ".join(setting.offered))


def _name(row: int, text: str, report: _Report) -> str:
    try:
        return texts.name(text)
    except texts.TextError as error:
        report(RosterError(f"roster-{error.rule}", row=row, **error.details))
        return ""


def _check_names(rows: list[_Row], pupils: list[RosterPupil], report: _Report) -> None:
    """Report names that stand twice, and assistants of somebody who is not on the list."""
    first: dict[str, int] = {}
    for (row, _), pupil in zip(rows, pupils, strict=True):
        before = first.setdefault(pupil.name.casefold(), row)
        if pupil.name and before != row:
            report(RosterError("roster-twice", row=row, name=pupil.name, first=before))
    for (row, _), pupil in zip(rows, pupils, strict=True):
        whom = pupil.assistant_of
        if whom and (whom.casefold() not in first or whom.casefold() == pupil.name.casefold()):
            report(RosterError("roster-assistant", row=row, name=texts.plain(whom, texts.NAME)))
