"""Braille cells as dots: names, shapes, and what a turned or mirrored label feels like."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache

from braillespiel.labels.dimensions import Profile
from braillespiel.labels.errors import LabelError

BLANK = "\u2800"
FULL = "\u283f"

PLACES = {1: (0, 0), 2: (0, 1), 3: (0, 2), 4: (1, 0), 5: (1, 1), 6: (1, 2), 7: (0, 3), 8: (1, 3)}
"""Column and row of each dot in its cell."""

Point = tuple[float, float]
Shape = bytes
"""Dots in hundredths of a millimetre, moved so that the leftmost and the topmost are at 0: places
in order, as numbers of eight bytes. Empty without dots."""

_UPPER = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"
_LOWERED = "⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔"
FRENCH_DIGITS = "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪"
"""The digits 0 to 9 of the French code."""
_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
_BETWEEN = re.compile(r"\s*[-,]\s*|\s+")
_DOTS = re.compile(rf"[0-8]+(?:(?:{_BETWEEN.pattern})[0-8]+)*")


def letter_cell(letter: str) -> str | None:
    """Return the cell of a plain letter a to z, the same in every table, or None."""
    return _LETTERS.get(letter)


def digit_cell(digit: str, *, lowered: bool) -> str:
    """Return the cell of a digit without a number sign."""
    return (_LOWERED if lowered else _UPPER)[int(digit)]


def is_braille(text: str) -> bool:
    """Tell whether ``text`` is made of Unicode Braille cells (and blanks, line breaks) only."""
    return any(0x2800 <= ord(char) <= 0x28FF for char in text) and all(
        0x2800 <= ord(char) <= 0x28FF or char in " \n/" for char in text
    )


def braille_lines(text: str) -> tuple[str, ...]:
    """Split Unicode Braille into lines at line breaks or slashes; blanks become blank cells."""
    return tuple(line.replace(" ", BLANK) for line in re.split(r"[\n/]", text))


@lru_cache(maxsize=256)
def dots_of(cell: str) -> tuple[int, ...]:
    """Return the numbers of the raised dots, in order: ``"⠗"`` gives 1, 2, 3, 5."""
    bits = ord(cell) - 0x2800
    return tuple(dot for dot in range(1, 9) if bits >> (dot - 1) & 1)


def dots_name(cell: str) -> str:
    """Return the dots as transcribers write them: "1235", or "0" for a blank cell."""
    return "".join(map(str, dots_of(cell))) or "0"


def from_dots(text: str) -> tuple[str, ...]:
    """Read a label written as dots: cells are parted by "-", lines by "/", a blank cell is 0.

    ``"1235-2356"`` is r and a lowered 7.

    Raises:
        LabelError: a dot is not 0 to 8 or occurs twice in a cell.
    """
    lines = []
    for line in re.split(r"[\n/]", text):
        if not _DOTS.fullmatch(line.strip()):
            raise LabelError("error-dots", dots=text)
        row = ""
        for cell in _BETWEEN.split(line.strip()):
            if len(set(cell)) != len(cell) or ("0" in cell and cell != "0"):
                raise LabelError("error-dots", dots=text)
            row += chr(0x2800 + sum(1 << (int(dot) - 1) for dot in cell if dot != "0"))
        lines.append(row)
    return tuple(lines)


def points(lines: Sequence[str], profile: Profile) -> Iterator[Point]:
    """Yield the dot centres of a label in mm; dot 1 of the first cell is (0, 0), y goes down."""
    for row, line in enumerate(lines):
        for column, cell in enumerate(line):
            for dot in dots_of(cell):
                across, down = PLACES[dot]
                yield (
                    column * profile.cell + across * profile.dot,
                    row * profile.line + down * profile.dot,
                )


def size(lines: Sequence[str], profile: Profile) -> tuple[float, float]:
    """Return width and height in mm of the cells of a label, from dot edge to dot edge."""
    columns = max((len(line) for line in lines), default=0)
    rows = len(lines)
    if not columns or not rows:
        return (0.0, 0.0)
    deep = 3 if any(max(dots_of(cell), default=0) > 6 for line in lines for cell in line) else 2
    return (
        (columns - 1) * profile.cell + profile.dot + profile.base,
        (rows - 1) * profile.line + deep * profile.dot + profile.base,
    )


def shape(
    lines: Sequence[str], profile: Profile, *, turned: bool = False, mirrored: bool = False
) -> Shape:
    """Return a label as a finger without a baseline feels it, wherever it lies on the card.

    ``turned`` is the card upside down (by 180 degrees), ``mirrored`` the dots felt from behind.
    """
    pitch = (round(profile.dot * 100), round(profile.cell * 100), round(profile.line * 100))
    return _shape(tuple(lines), pitch, turned, mirrored)


@lru_cache(maxsize=65536)
def _shape(
    lines: tuple[str, ...], pitch: tuple[int, int, int], turned: bool, mirrored: bool
) -> Shape:
    flip_x = -1 if turned != mirrored else 1
    flip_y = -1 if turned else 1
    dot, cell, line = pitch
    dots = [
        (across + x, down + y)
        for row, text in enumerate(lines)
        for down in (flip_y * row * line,)
        for column, sign in enumerate(text)
        for across in (flip_x * column * cell,)
        for x, y in _offsets(sign, flip_x * dot, flip_y * dot)
    ]
    if not dots:
        return b""
    left, top = min(x for x, _ in dots), min(y for _, y in dots)
    return array("Q", sorted((x - left) << 32 | (y - top) for x, y in dots)).tobytes()


@lru_cache(maxsize=4096)
def _offsets(cell: str, across: int, down: int) -> tuple[tuple[int, int], ...]:
    """Return where the dots of a cell lie, with steps of so many hundredths of a millimetre."""
    return tuple((PLACES[number][0] * across, PLACES[number][1] * down) for number in dots_of(cell))
