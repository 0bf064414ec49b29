"""Digits drawn as seven segments each: for eyes alone, no reader finds a text in them."""

from __future__ import annotations

from braillespiel.output.picture import Outline

_SEGMENTS = {
    "a": ((1, 0), (5, 0), (5, 1), (1, 1)),
    "b": ((5, 1), (6, 1), (6, 5), (5, 5)),
    "c": ((5, 6), (6, 6), (6, 10), (5, 10)),
    "d": ((1, 10), (5, 10), (5, 11), (1, 11)),
    "e": ((0, 6), (1, 6), (1, 10), (0, 10)),
    "f": ((0, 1), (1, 1), (1, 5), (0, 5)),
    "g": ((1, 5), (5, 5), (5, 6), (1, 6)),
}
"""The corners of each segment, in units of a segment's width, from the upper left of a digit."""
_LIT = ("abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg")
_WIDTH, _GAP, _MARGIN = 8, 4, 3
"""From digit to digit; more after every second one; white around all."""


def drawing(digits: str) -> tuple[Outline, ...]:
    """Return digits, two by two, black on white; nothing without digits."""
    if not digits:
        return ()
    wide = _left(len(digits) - 1) + 6
    edge = _MARGIN
    field = ((-edge, -edge), (wide + edge, -edge), (wide + edge, 11 + edge), (-edge, 11 + edge))
    found = [Outline(field, "white")]
    for place, digit in enumerate(digits):
        for segment in _LIT[int(digit)]:
            corners = tuple((_left(place) + x, y) for x, y in _SEGMENTS[segment])
            found.append(Outline(corners, "black"))
    return tuple(found)


def _left(place: int) -> int:
    return place * _WIDTH + place // 2 * _GAP
