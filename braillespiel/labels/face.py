"""What stands in print beside Braille: which sizes, in which lines, and what is underlined.

Sizes follow large print for values (24 points), ordinary print of cards for names (12 points), and
the least that labels may have (9 points). What does not fit is broken into lines and never shrunk.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from braillespiel.labels import type as print_type
from braillespiel.labels.breaking import broken
from braillespiel.labels.notation import Label
from braillespiel.labels.type import BOLD, MM, REGULAR

VALUE_SIZE = 28 / MM
"""Type size of a value on a whole card, mm: 28 points."""
NAME_SIZE = 12.2 / MM
"""Type size of a name on a whole card, mm: a little over 12 points."""
LABEL_SIZE = 9.1 / MM
"""Type size on labels, mm: a little over 9 points."""
LARGE_SIZE = 16.1 / MM
"""Least type size of what is called large print, mm: a little over 16 points (RNIB, ACB)."""
STEP = 1.2
"""From line to line, in parts of the type size."""
_LONGEST_VALUE = 3
_TURNED = re.compile(r"-?(?=[01689]*[69])[01689]+")
_FINE = 1000  # parts of a millimetre that widths are counted in


@dataclass(frozen=True, slots=True)
class PrintLine:
    """One line of print; the size is in mm."""

    text: str
    size: float
    bold: bool = False
    underlined: bool = False

    @property
    def font(self) -> str:
        """Name of the font."""
        return BOLD if self.bold else REGULAR

    @property
    def width(self) -> float:
        """Width in mm."""
        return print_type.width(self.text, self.font, self.size)

    @property
    def step(self) -> float:
        """Height in mm that the line takes."""
        return STEP * self.size


def ambiguous(text: str) -> bool:
    """Tell whether a number turned upside down is another one: 6 and 9, 16 and 91."""
    return _TURNED.fullmatch(text.strip()) is not None


def texts(label: Label) -> tuple[str, str]:
    """Return value and name of a card in print; one of them may be empty."""
    value = label.value
    if value and value.lstrip("-").isalnum() and len(value) <= _LONGEST_VALUE:
        return value, label.colour
    return "", label.name


@lru_cache(maxsize=8192)
def in_lines(
    text: str, font: str, size: float, room: float, language: str, most: int
) -> tuple[str, ...] | None:
    """Return a text in as few lines of ``room`` mm as it needs, broken at syllables if it must be.

    None if it takes more than ``most`` lines.

    Raises:
        LabelError: a sign that the font lacks.
    """
    plain = " ".join(text.split())

    def length(piece: str) -> int:
        return math.ceil(print_type.width(piece, font, size) * _FINE - 1e-6)

    if not plain or most < 1:
        return None
    whole = length(plain)
    columns = math.ceil(room * _FINE - 1e-3)
    if whole <= columns:
        return (plain,)
    # Each line takes at least half of its room, or the next word would have gone into it.
    if whole > most * max(columns, 1):
        return None
    return broken(plain, columns, most, language, length)


def card_lines(
    label: Label, language: str, room: float, most: int = 6
) -> tuple[PrintLine, ...] | None:
    """Return the print of a whole card: its value large, its name below; None without room.

    Raises:
        LabelError: a sign that the font lacks.
    """
    value, name = texts(label)
    made: list[PrintLine] = []
    if value:
        made.append(PrintLine(value, VALUE_SIZE, True, ambiguous(value)))
        if made[0].width > room:
            return None
    if name:
        lines = in_lines(name, REGULAR, NAME_SIZE, room, language, most)
        if lines is None:
            return None
        made += [PrintLine(line, NAME_SIZE) for line in lines]
    return tuple(made)


def height(lines: Sequence[PrintLine]) -> float:
    """Return the height in mm of lines, one below the other."""
    return sum(line.step for line in lines)


def baselines(lines: Sequence[PrintLine], top: float) -> Iterator[tuple[PrintLine, float]]:
    """Yield lines with their baselines, from ``top`` in mm downwards."""
    for line in lines:
        yield line, top + line.size * (STEP / 2 + 0.33)
        top += line.step
