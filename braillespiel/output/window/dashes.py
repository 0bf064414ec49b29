"""Dashed outlines, dash by dash, as SVG paths.

SDL's reader of SVG draws ``stroke-dasharray`` in another way each time, about once in a hundred
times not at all: it reads memory that nobody has set.
"""

from __future__ import annotations

from collections.abc import Iterator


def outline(
    place: tuple[float, float, float, float], radius: float, dash: float, gap: float
) -> str:
    """Return the path round a rectangle (left, top, right, bottom); each round corner is a dash."""
    left, top, right, bottom = place
    across = list(_dashes(left + radius, right - radius, dash, gap))
    down = list(_dashes(top + radius, bottom - radius, dash, gap))
    parts = [f"M{a:g} {y:g}H{b:g}" for y in (top, bottom) for a, b in across]
    parts += [f"M{x:g} {a:g}V{b:g}" for x in (left, right) for a, b in down]
    arc = f"A{radius:g} {radius:g} 0 0 1 "
    parts += [
        f"M{left:g} {top + radius:g}{arc}{left + radius:g} {top:g}",
        f"M{right - radius:g} {top:g}{arc}{right:g} {top + radius:g}",
        f"M{right:g} {bottom - radius:g}{arc}{right - radius:g} {bottom:g}",
        f"M{left + radius:g} {bottom:g}{arc}{left:g} {bottom - radius:g}",
    ]
    return "".join(parts)


def _dashes(start: float, end: float, dash: float, gap: float) -> Iterator[tuple[float, float]]:
    """Yield where each dash of a side begins and ends, with the same gap beside all of them."""
    count = max(1, int((end - start - gap) // (dash + gap)))
    between = (end - start - count * dash) / (count + 1)
    for number in range(count):
        begin = start + between + number * (dash + between)
        yield begin, begin + dash
