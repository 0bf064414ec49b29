"""Small drawings on cards and lists: pillars, dice, tiles, and what stands before a pupil's name.

They are those of the page (``web/page/figures.js``), drawn from the same lines.
"""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pygame

from braillespiel.output.picture import Tile
from braillespiel.output.window import dashes
from braillespiel.output.window.surface_cache import kept
from braillespiel.output.window.theme import Colour

LINES = {
    "lending": "M3 5h8v14H3zM6 5v14M14 8h7m-3-3 3 3-3 3M21 16h-7m3-3-3 3 3 3",
    "culture": "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
    "children": "M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6M12 9v7m0 0-4 5m4-5 4 5M5 8l7 4 7-4",
    "room": "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
    "parents": "M8 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M17 7a2 2 0 1 1 0 5 2 2 0 0 1 0-5"
    "M2 20c0-5 2-7 6-7s6 2 6 7M17 15c3 0 4 2 4 5",
    "choice": "M3 6l2 2 4-4M13 6h8M3 13l2 2 4-4M13 13h8M3 20l2 2 4-4M13 20h8",
    "pupil": "M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M5 20c0-5 3-7 7-7s7 2 7 7",
    "hand": "M6 11v4c0 4 2 6 6 6s6-2 6-6V7M6 11V8m3 4V5m3 7V3m3 9V5",
    "lost": "M4 4l16 16M9 6a9 9 0 0 1 11 3M4 9l2-1M8 14a5 5 0 0 1 3-2M12 19h.01",
    "stuck": "M8 9a4 4 0 1 1 5 4c-1 .5-1 1-1 3M12 20h.01",
    "away": "M5 12h14",
    "table": "M3 9h18M6 9v10M18 9v10",
    "paused": "M9 5v14M15 5v14",
}
"""Paths of lines two units thick in a square of 24, by the figure's name."""
LOZENGES = {
    "left": ("6,3 17,9 17,21 6,15", 0.8, "M6 8l11 13M6 13l5 5M9 5l8 9"),
    "right": ("18,3 7,9 7,21 18,15", 0.62, "M18 8 7 21M18 13l-5 5M15 5l-8 9"),
    "closed": ("12,5 23,12 12,19 1,12", 1.0, ""),
    "open": ("12,5 23,12 12,19 1,12", 1.0, "M6.5 8.5l11 7M17.5 8.5l-11 7"),
}
"""Corners of a tile's face, the share of light that falls on it, and its pattern."""
PIPS = ((), (4,), (2, 6), (2, 4, 6), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
"""Which of nine places of a die's face have a pip, by its number; 0 is not rolled yet."""
_COUNTED = re.compile(r"(cards|tile-[a-z]+)-(\d+)")
_LISTED = re.compile(r"(pupil|table)(-([a-z]+))?")


def counted(tile: Tile) -> Tile:
    """Return a tile with the number in its figure's name as its symbol: cards lie face down."""
    found = _COUNTED.fullmatch(tile.figure)
    if found is None:
        return tile
    return replace(tile, symbol=found[2], back=found[1] == "cards")


def listed(tile: Tile) -> tuple[str, str] | None:
    """Return figure and need of a tile that is a line of a list: somebody, or a table."""
    found = _LISTED.fullmatch(tile.figure)
    if found is None:
        return None
    need = found[3] or ""
    return (need if need in LINES else "stuck") if need else found[1], need


def dice(tile: Tile) -> tuple[int, ...]:
    """Return the faces of the dice that a tile shows, 0 for one not rolled; none elsewhere."""
    kind, _, faces = tile.figure.partition("-")
    return tuple(map(int, faces)) if kind == "dice" else ()


def is_empty(tile: Tile) -> bool:
    """Tell whether nothing lies on a place."""
    return tile.symbol in ("–", "·") or (tile.back and tile.symbol == "0")


def is_many(tile: Tile) -> bool:
    """Tell whether a tile is a pile of several cards."""
    return tile.back and tile.symbol.isdecimal() and int(tile.symbol) > 1


def has_drawing(tile: Tile) -> bool:
    """Tell whether a small drawing stands below a card's symbol."""
    kind, _, name = tile.figure.partition("-")
    return kind in LINES or (kind == "tile" and name.partition("-")[0] in LOZENGES)


@kept
def image(name: str, size: int, ink: Colour, fill: Colour) -> pygame.Surface:
    """Return the drawing ``name`` in a square of ``size`` px; ``fill`` is that of the card."""
    kind, _, more = name.partition("-")
    if kind != "tile":
        return _svg(24, size, _path(LINES[kind], ink, 2))
    corners, light, pattern = LOZENGES[more.partition("-")[0]]
    shade = tuple(round(part * light) for part in fill)
    face = f'<polygon points="{corners}" fill="{_hex(shade)}" stroke="{_hex(ink)}"/>'
    return _svg(24, size, face + (_path(pattern, ink, 1) if pattern else ""))


@kept
def die(face: int, size: int, ink: Colour) -> pygame.Surface:
    """Return a die of ``size`` px; one that is not rolled is a dashed outline in ``ink``."""
    if not face:
        path = dashes.outline((1, 1, 29, 29), 5, 3, 2)
        line = f'fill="none" stroke="{_hex(ink)}" stroke-width="1.5"'
        return _svg(30, size, f'<path d="{path}" {line}/>')
    whole = '<rect x="1" y="1" width="28" height="28" rx="5" fill="#fff" stroke="#111"/>'
    for at in PIPS[face]:
        whole += f'<circle cx="{7 + 8 * (at % 3)}" cy="{7 + 8 * (at // 3)}" r="2.6" fill="#111"/>'
    return _svg(30, size, whole)


def _path(lines: str, ink: Colour, thick: int) -> str:
    return (
        f'<path d="{lines}" fill="none" stroke="{_hex(ink)}" stroke-width="{thick}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _hex(colour: tuple[int, ...]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _svg(edge: int, size: int, drawn: str) -> pygame.Surface:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {edge} {edge}"'
    whole = f'{head} width="{edge}" height="{edge}">{drawn}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(whole.encode()), (size, size))
