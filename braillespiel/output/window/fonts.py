"""Type: Source Sans from its package, measured and drawn in any size, Braille as dots.

Sizes are in pixels of line height, so that a line of size 40 takes 40 px.
"""

from __future__ import annotations

import math
from functools import lru_cache
from importlib import resources
from typing import TypeAlias

import pygame

from braillespiel.output.window.surface_cache import kept

Colour: TypeAlias = tuple[int, int, int]
BRAILLE = range(0x2800, 0x2900)
DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
"""Column and row of the dots 1 to 8."""


@lru_cache(maxsize=64)
def _font(size: int, bold: bool) -> pygame.font.Font:
    name = "SourceSansPro-Semibold.ttf" if bold else "SourceSansPro-Regular.ttf"
    path = resources.files("font_source_sans_pro") / "files" / name
    # The line of this family is 1.256 times its size.
    return pygame.font.Font(str(path), max(6, math.floor(size / 1.257)))


def _pieces(text: str) -> list[tuple[str, bool]]:
    """Cut a text into stretches that are Braille patterns and that are not."""
    found: list[tuple[str, bool]] = []
    for character in text:
        dots = ord(character) in BRAILLE
        if found and found[-1][1] == dots:
            found[-1] = (found[-1][0] + character, dots)
        else:
            found.append((character, dots))
    return found


def _has_dots(text: str) -> bool:
    return any("\u2800" <= character <= "\u28ff" for character in text)


@lru_cache(maxsize=8192)
def width(text: str, size: int, bold: bool = False) -> int:
    """Return the width of a text in px."""
    if not _has_dots(text):
        return _font(size, bold).size(text)[0]
    return sum(
        len(part) * cell_width(size) if dots else _font(size, bold).size(part)[0]
        for part, dots in _pieces(text)
    )


def cell_width(size: int) -> int:
    """Return the width of a Braille cell in a line of ``size`` px."""
    return max(5, round(size * 0.58))


def _in_full_ink(drawn: pygame.Surface) -> pygame.Surface:
    """Return a text whose strokes are in its ink; a lone bar or dot is thinner than a pixel."""
    for _ in range(10):
        if pygame.mask.from_surface(drawn, 248).count():
            break
        drawn.blit(drawn.copy(), (0, 0))
    return drawn


@kept
def image(text: str, size: int, bold: bool, colour: Colour) -> pygame.Surface:
    """Return a text as a surface of ``size`` px height."""
    surface = pygame.Surface((max(1, width(text, size, bold)), size), pygame.SRCALPHA)
    x = 0
    for part, dots in _pieces(text):
        if dots:
            for character in part:
                surface.blit(cell(ord(character) - 0x2800, size, colour), (x, 0))
                x += cell_width(size)
        else:
            drawn = _in_full_ink(_font(size, bold).render(part, True, colour))
            surface.blit(drawn, (x, (size - drawn.get_height()) // 2))
            x += drawn.get_width()
    return surface


@kept
def cell(dots: int, size: int, colour: Colour, empty: Colour | None = None) -> pygame.Surface:
    """Return a Braille cell; the dots that are down are drawn small in ``empty``."""
    times = 4
    across, down = cell_width(size) * times, size * times
    surface = pygame.Surface((across, down), pygame.SRCALPHA)
    step = size * times * 0.215
    left, top = (across - step) / 2, (down - 3 * step) / 2
    for number, (column, row) in enumerate(DOTS):
        centre = (left + column * step, top + row * step)
        if dots >> number & 1:
            pygame.draw.circle(surface, colour, centre, step * 0.40)
        elif empty is not None:
            pygame.draw.circle(surface, empty, centre, step * 0.14)
    return pygame.transform.smoothscale(surface, (across // times, size))


def wrap(text: str, size: int, room: int, bold: bool = False) -> list[str]:
    """Break a text at its blanks into lines of at most ``room`` px; long words are cut."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            wider = f"{line} {word}" if line else word
            if width(wider, size, bold) <= room:
                line = wider
                continue
            if line:
                lines.append(line)
            line = word
            while width(line, size, bold) > room and len(line) > 1:
                head = _head(line, size, room, bold)
                lines.append(head + "-" if head[-1].isalpha() else head)
                line = line[len(head) :]
        lines.append(line)
    return lines


def _head(word: str, size: int, room: int, bold: bool) -> str:
    """Return as much of a word as fits with a hyphen, at least one character."""
    count = len(word) - 1
    while count > 1 and width(word[:count] + "-", size, bold) > room:
        count -= 1
    return word[:count]


def longest_word(text: str, size: int, bold: bool = False) -> int:
    """Return the width of the widest word in px."""
    return max((width(word, size, bold) for word in text.split()), default=0)


def fit(text: str, size: int, least: int, room: tuple[int, int], bold: bool = False) -> int:
    """Return the greatest size of at most ``size`` at which a text fits into width and height.

    Words are not cut for it while it stays above ``least``, which is the answer where nothing
    fits.
    """
    across, down = room
    while size > least:
        whole = longest_word(text, size, bold) <= across
        if whole and len(wrap(text, size, across, bold)) * size <= down:
            return size
        size = max(least, min(size - 1, size * 15 // 16))
    return size
