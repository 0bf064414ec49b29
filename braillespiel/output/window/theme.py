"""The colours of the window: themes, card colours, and the contrast between two colours.

Every text stands at 7:1 or more on what it is drawn on, every focus ring at 3:1 or more on its
surroundings (WCAG 2.2, success criteria 1.4.6 and 2.4.13).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def hexadecimal(text: str) -> Colour:
    """Return the colour written as "rrggbb"."""
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2)."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@dataclass(frozen=True, slots=True)
class Face:
    """How a card of one colour is drawn: fill, what is written on it, its edge, its pattern."""

    fill: Colour
    ink: Colour
    edge: Colour
    pattern: Colour


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours: ``back`` is the window, ``felt`` the table, ``raised`` lies on both."""

    back: Colour
    raised: Colour
    line: Colour
    ink: Colour
    quiet: Colour
    ring: Colour
    accent: Colour
    felt: Colour
    plain: Face
    down: Face
    faces: Mapping[str, Face]

    def face(self, colour: str, back: bool = False) -> Face:
        """Return how a card of a colour (or one face down) is drawn."""
        return self.down if back else self.faces.get(colour, self.plain)


def _face(fill: str, ink: str, edge: str, pattern: str) -> Face:
    return Face(hexadecimal(fill), hexadecimal(ink), hexadecimal(edge), hexadecimal(pattern))


_BRIGHT = {
    "yellow": _face("ffd54a", "101010", "a97b00", "6f5000"),
    "red": _face("ff9a8f", "101010", "b3372a", "8e1b10"),
    "green": _face("8fdc9a", "101010", "2f7d42", "17602b"),
    "blue": _face("93c8ff", "101010", "2a6bb0", "134f92"),
    "purple": _face("d6b0ff", "101010", "7a48b8", "5b2b99"),
    "orange": _face("ffb56b", "101010", "b06410", "864600"),
    "grey": _face("cfd4dc", "101010", "6c7380", "4a505c"),
    "black": _face("20242c", "ffffff", "aab1bd", "d0d5de"),
    "white": _face("ffffff", "101010", "8a92a0", "4a505c"),
}
_DEEP = {
    **_BRIGHT,
    "red": _face("a3161d", "ffffff", "5c0a0f", "ffd2cf"),
    "green": _face("0b5a2c", "ffffff", "043317", "c9f2d3"),
    "blue": _face("0f4391", "ffffff", "072757", "cfe3ff"),
    "purple": _face("5c2491", "ffffff", "351056", "ead6ff"),
    "orange": _face("ff9d3f", "101010", "9a5300", "6f3b00"),
}
_SAFE = {
    **_BRIGHT,
    "yellow": _face("f0e442", "101010", "8f8700", "5f5900"),
    "red": _face("ee8a50", "101010", "9c4a14", "6f2f06"),
    "green": _face("2fbf97", "101010", "0b6b51", "004d39"),
    "blue": _face("7cc4f0", "101010", "1f6f9f", "0a4d74"),
    "purple": _face("dc9cc0", "101010", "8a4a70", "612a4b"),
    "orange": _face("e6a817", "101010", "8d6400", "5e4300"),
}
_NAMES = tuple(_BRIGHT)
_OUTLINED = _face("000000", "ffff00", "ffff00", "ffff00")

THEMES: dict[str, Theme] = {
    "dark": Theme(
        back=hexadecimal("12151c"),
        raised=hexadecimal("1e232d"),
        line=hexadecimal("78849a"),
        ink=hexadecimal("ffffff"),
        quiet=hexadecimal("c9d0dc"),
        ring=hexadecimal("ffd83d"),
        accent=hexadecimal("7fd3ff"),
        felt=hexadecimal("17332c"),
        plain=_face("f4f1e8", "101010", "8d8877", "5b574b"),
        down=_face("33405c", "ffffff", "8fa3cf", "8399cb"),
        faces=_BRIGHT,
    ),
    "light": Theme(
        back=hexadecimal("f3f1ec"),
        raised=hexadecimal("ffffff"),
        line=hexadecimal("8a8577"),
        ink=hexadecimal("111111"),
        quiet=hexadecimal("3d3d3d"),
        ring=hexadecimal("0a3fb5"),
        accent=hexadecimal("00457a"),
        felt=hexadecimal("cfe0d6"),
        plain=_face("fffdf5", "101010", "6d685a", "5b574b"),
        down=_face("2d3f66", "ffffff", "16223d", "8fa3cf"),
        faces=_DEEP,
    ),
    "yellow": Theme(
        back=hexadecimal("000000"),
        raised=hexadecimal("000000"),
        line=hexadecimal("b8b800"),
        ink=hexadecimal("ffff00"),
        quiet=hexadecimal("ffff00"),
        ring=hexadecimal("ffffff"),
        accent=hexadecimal("ffffff"),
        felt=hexadecimal("000000"),
        plain=_OUTLINED,
        down=_face("000000", "ffff00", "b8b800", "6b6b00"),
        faces=dict.fromkeys(_NAMES, _OUTLINED),
    ),
    "safe": Theme(
        back=hexadecimal("0e1116"),
        raised=hexadecimal("1a1f28"),
        line=hexadecimal("78849a"),
        ink=hexadecimal("ffffff"),
        quiet=hexadecimal("ced4dd"),
        ring=hexadecimal("ffffff"),
        accent=hexadecimal("f0e442"),
        felt=hexadecimal("14242c"),
        plain=_face("f2f2f2", "101010", "84888f", "53575e"),
        down=_face("2b333f", "ffffff", "97a3b3", "76828f"),
        faces=_SAFE,
    ),
}


def theme(name: str) -> Theme:
    """Return the theme ``name``, or the dark one if there is none of that name."""
    return THEMES.get(name, THEMES["dark"])
