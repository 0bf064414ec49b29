"""Drawings of a zone: outlines filled in shades and patterns, at any size."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from braillespiel.output.picture import Outline
from braillespiel.output.window import shapes
from braillespiel.output.window.blocks import Block, Sizes
from braillespiel.output.window.surface_cache import kept
from braillespiel.output.window.theme import Colour, Theme
from braillespiel.output.window.theme import theme as themed

EDGES = 9
"""Units of text that one unit of a drawing is high at most, in halves."""


def extent(outlines: Sequence[Outline]) -> tuple[float, float, float, float]:
    """Return left, top, width and height of a drawing in its own units."""
    xs = [x for outline in outlines for x, _ in outline.corners]
    ys = [y for outline in outlines for _, y in outline.corners]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def block(outlines: tuple[Outline, ...], sizes: Sizes, room: tuple[int, int]) -> Block:
    """Return a drawing as a block, as large as the room allows."""
    _, _, wide, high = extent(outlines)
    margin = sizes.margin
    across, down = room[0] - 2 * margin, room[1] - 2 * margin
    edge = min(sizes.unit * EDGES / 2, across / max(wide, 0.1), down / max(high, 0.1))
    face = Rect(margin, margin, max(1, round(wide * edge)), max(1, round(high * edge)))
    found = Block(face.inflate(2 * margin, 2 * margin), "drawing", face)
    found.outlines = outlines
    return found


PRINTED: dict[str, Colour] = {"white": (255, 255, 255), "black": (0, 0, 0)}
"""Shades that are the same in every theme: what a camera is to read."""


def places(outlines: Sequence[Outline], face: Rect, times: int = 1) -> list[list[shapes.Point]]:
    """Return the corners of every outline in px, for a drawing that fills ``face``."""
    left, top, wide, high = extent(outlines)
    edge = min(face.width / max(wide, 0.1), face.height / max(high, 0.1)) * times
    return [
        [
            (face.left * times + (x - left) * edge, face.top * times + (y - top) * edge)
            for x, y in outline.corners
        ]
        for outline in outlines
    ]


def at(drawn: Block, x: int, y: int) -> str:
    """Return the key of the uppermost outline at a place, empty if there is none."""
    corners = places(drawn.outlines, drawn.face)
    for outline, points in reversed(list(zip(drawn.outlines, corners, strict=True))):
        if outline.key and _inside(points, x, y):
            return outline.key
    return ""


def _inside(points: Sequence[shapes.Point], x: float, y: float) -> bool:
    """Tell whether a point lies in a polygon: a ray to the right crosses an odd number of edges."""
    inside = False
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


@kept
def image(
    outlines: tuple[Outline, ...], size: tuple[int, int], focus: str, name: str
) -> pygame.Surface:
    """Draw outlines into ``size``; those of the item ``focus`` get the focus ring.

    ``name`` is that of the theme.
    """
    theme = themed(name)
    margin = 6
    times = shapes.TIMES
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    large = pygame.Surface((whole[0] * times, whole[1] * times), pygame.SRCALPHA)
    corners = places(outlines, Rect((margin, margin), size), times)
    thick = max(1, min(size) // 90) * times
    for outline, points in zip(outlines, corners, strict=True):
        fill, ink = _shades(outline, theme)
        pygame.draw.polygon(large, fill, points)
        if outline.pattern:
            _pattern(large, points, outline.pattern, ink, max(2, thick))
        edge = theme.ring if outline.ghost else ink
        pygame.draw.polygon(large, edge, points, thick * (2 if outline.ghost else 1))
    for outline, points in zip(outlines, corners, strict=True):
        if focus and outline.key == focus:
            pygame.draw.polygon(large, theme.ring, points, 4 * times)
    return pygame.transform.smoothscale(large, whole)


def _shades(outline: Outline, theme: Theme) -> tuple[Colour, Colour]:
    """Return fill and ink of an outline; what is only planned is not filled."""
    face = theme.plain
    if outline.shade in PRINTED:
        return PRINTED[outline.shade], PRINTED[outline.shade]
    if outline.ghost:
        return theme.back, theme.ring
    share = {"light": 1.0, "medium": 0.82, "dark": 0.64}.get(outline.shade, 1.0)
    red, green, blue = (round(part * share) for part in face.fill)
    return (red, green, blue), face.ink


def _pattern(
    large: pygame.Surface, points: Sequence[shapes.Point], pattern: str, ink: Colour, step: int
) -> None:
    left, top = (int(min(p[axis] for p in points)) for axis in (0, 1))
    right, foot = (int(max(p[axis] for p in points)) + 1 for axis in (0, 1))
    drawn = pygame.Surface((right - left, foot - top), pygame.SRCALPHA)
    shapes.hatch(drawn, drawn.get_rect(), pattern, ink, step)
    mask = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 110), [(x - left, y - top) for x, y in points])
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    large.blit(drawn, (left, top))
