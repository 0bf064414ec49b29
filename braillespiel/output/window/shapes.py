"""Smooth shapes for the window: drawn four times as large, scaled down once, then kept.

All sizes are in px. A pattern stands for a colour wherever colours cannot be told apart.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from typing import TypeAlias

import pygame

from braillespiel.output.window import dashes
from braillespiel.output.window.surface_cache import kept

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]
TIMES = 3
"""How many times larger shapes are drawn."""
CLEAR = (0, 0, 0, 0)


def _canvas(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface((size[0] * TIMES, size[1] * TIMES), pygame.SRCALPHA)


def _down(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, size)


@kept
def plate(
    size: tuple[int, int], fill: Colour | None, edge: Colour | None, thick: int, radius: int
) -> pygame.Surface:
    """Return a rounded rectangle with an edge inside of it."""
    large = _canvas(size)
    rect = large.get_rect()
    if edge is not None:
        pygame.draw.rect(large, edge, rect, border_radius=radius * TIMES)
    inner = rect.inflate(-2 * thick * TIMES, -2 * thick * TIMES) if edge is not None else rect
    inside = max(0, radius - thick) if edge is not None else radius
    pygame.draw.rect(large, fill or CLEAR, inner, border_radius=inside * TIMES)
    return _down(large, size)


@kept
def ring(size: tuple[int, int], colour: Colour, thick: int, radius: int) -> pygame.Surface:
    """Return a focus ring: a frame of ``thick`` px with nothing in it."""
    large = _canvas(size)
    rect = large.get_rect()
    pygame.draw.rect(large, colour, rect, border_radius=radius * TIMES)
    inner = rect.inflate(-2 * thick * TIMES, -2 * thick * TIMES)
    pygame.draw.rect(large, CLEAR, inner, border_radius=max(0, radius - thick) * TIMES)
    return _down(large, size)


def hexagon(centre: Point, radius: float) -> list[Point]:
    """Return the corners of a hexagon that stands on a corner."""
    return [
        (
            centre[0] + radius * math.cos(math.radians(60 * n - 90)),
            centre[1] + radius * math.sin(math.radians(60 * n - 90)),
        )
        for n in range(6)
    ]


@kept
def hex_plate(
    size: tuple[int, int], fill: Colour, edge: Colour, thick: int, inset: float, ink: Colour,
    pattern: str, back: bool = False,
) -> pygame.Surface:  # fmt: skip
    """Return a hexagon that fills ``size`` but for ``inset`` px, its pattern along the foot.

    One that lies face down has a lattice all over.
    """
    large = _canvas(size)
    centre = (large.get_width() / 2, large.get_height() / 2)
    radius = large.get_height() / 2 - inset * TIMES
    pygame.draw.polygon(large, edge, hexagon(centre, radius))
    inside = hexagon(centre, radius - thick * TIMES * 1.155)
    pygame.draw.polygon(large, fill, inside)
    if back:
        lattice = _canvas(size)
        hatch(lattice, lattice.get_rect(), "crossed", ink, max(1, size[1] // 24) * TIMES)
        mask = _canvas(size)
        field = hexagon(centre, radius * 0.72)
        pygame.draw.polygon(mask, (255, 255, 255, 255), field)
        lattice.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        large.blit(lattice, (0, 0))
        pygame.draw.polygon(large, ink, field, max(1, thick * TIMES // 2))
    elif pattern:
        strip = _canvas(size)
        top = round(centre[1] + radius * 0.42)
        area = pygame.Rect(0, top, large.get_width(), large.get_height() - top)
        hatch(strip, area, pattern, ink, max(2, round(size[1] / 16)) * TIMES)
        mask = _canvas(size)
        pygame.draw.polygon(mask, (255, 255, 255, 255), inside)
        strip.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        large.blit(strip, (0, 0))
    return _down(large, size)


@kept
def hex_ring(size: tuple[int, int], colour: Colour, thick: float) -> pygame.Surface:
    """Return a hexagonal focus ring of ``thick`` px."""
    large = _canvas(size)
    centre = (large.get_width() / 2, large.get_height() / 2)
    radius = large.get_height() / 2
    pygame.draw.polygon(large, colour, hexagon(centre, radius))
    pygame.draw.polygon(large, CLEAR, hexagon(centre, radius - thick * TIMES * 1.155))
    return _down(large, size)


def hatch(surface: pygame.Surface, area: pygame.Rect, pattern: str, ink: Colour, step: int) -> None:
    """Fill ``area`` with a pattern of period ``3 * step``, lines ``step`` thick."""
    old = surface.get_clip()
    surface.set_clip(area)
    kind = PATTERNS.get(pattern, pattern)
    period = 3 * step
    left, top, right, bottom = area.left, area.top, area.right, area.bottom
    height = area.height
    if kind in ("vertical", "grid"):
        for x in range(left + step, right, period):
            pygame.draw.rect(surface, ink, (x, top, step, height))
    if kind in ("horizontal", "grid"):
        for y in range(top + step // 2, bottom, period):
            pygame.draw.rect(surface, ink, (left, y, area.width, step))
    if kind in ("rising", "crossed"):
        for x in range(left - height, right, period + step):
            pygame.draw.line(surface, ink, (x, bottom), (x + height, top), round(step * 1.3))
    if kind in ("falling", "crossed"):
        for x in range(left - height, right, period + step):
            pygame.draw.line(surface, ink, (x, top), (x + height, bottom), round(step * 1.3))
    if kind in ("dots", "rings"):
        for row, y in enumerate(range(top + period // 2, bottom + period, period)):
            for x in range(left + (row % 2) * period // 2, right + period, period):
                thick = 0 if kind == "dots" else max(1, step // 2)
                pygame.draw.circle(surface, ink, (x, y), step * (0.85 if not thick else 1.1), thick)
    if kind == "zigzag":
        for y in range(top - period, bottom + period, period + step):
            points = [
                (x, y + (period if n % 2 else 0))
                for n, x in enumerate(range(left - period, right + 2 * period, period))
            ]
            pygame.draw.lines(surface, ink, False, points, round(step * 1.2))
    if kind == "solid":
        pygame.draw.rect(surface, ink, area)
    surface.set_clip(old)


PATTERNS = {
    "yellow": "dots", "red": "rising", "green": "vertical", "blue": "horizontal",
    "purple": "crossed", "orange": "zigzag", "grey": "rings", "black": "solid", "white": "",
    "stripes": "vertical", "diagonals": "rising", "stripes-left": "falling",
    "stripes-right": "rising", "cross": "crossed", "open": "crossed",
}  # fmt: skip
"""Which pattern stands for a colour, and other names of patterns."""


@kept
def card(
    size: tuple[int, int], fill: Colour, edge: Colour, ink: Colour, pattern: str, strip: int
) -> pygame.Surface:
    """Return a card: rounded, with its pattern in a strip of ``strip`` px along the foot."""
    large = _canvas(size)
    thick, radius = max(1, size[1] // 40) * TIMES, max(3, min(size) // 9) * TIMES
    rect = large.get_rect()
    pygame.draw.rect(large, edge, rect, border_radius=radius)
    inner = rect.inflate(-2 * thick, -2 * thick)
    pygame.draw.rect(large, fill, inner, border_radius=radius - thick)
    if pattern and strip:
        drawn = _canvas(size)
        area = pygame.Rect(inner.left, inner.bottom - strip * TIMES, inner.width, strip * TIMES)
        hatch(drawn, area, pattern, ink, max(1, round(strip / 5)) * TIMES)
        mask = _canvas(size)
        pygame.draw.rect(mask, (255, 255, 255, 255), inner, border_radius=radius - thick)
        drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        large.blit(drawn, (0, 0))
        line = max(1, thick * 2 // 3)
        pygame.draw.rect(large, ink, (inner.left, area.top - line, inner.width, line))
    return _down(large, size)


@kept
def place(
    size: tuple[int, int], edge: Colour, fill: Colour, ink: Colour, pattern: str, strip: int
) -> pygame.Surface:
    """Return a place on which nothing lies: a dashed outline, its pattern along the foot."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    thick, radius = max(1, size[1] // 40), max(3, min(size) // 9)
    if pattern and strip:
        area = pygame.Rect(thick, size[1] - strip - thick, size[0] - 2 * thick, strip)
        pygame.draw.rect(
            surface, fill, area,
            border_bottom_left_radius=radius, border_bottom_right_radius=radius,
        )  # fmt: skip
        hatch(surface, area, pattern, ink, max(1, round(strip / 5)))
    half = thick / 2
    around = (half, half, size[0] - half, size[1] - half)
    path = dashes.outline(around, radius, 3 * thick, 2 * thick)
    colour = "#{:02x}{:02x}{:02x}".format(*edge)
    outline = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/></svg>'
    )
    surface.blit(pygame.image.load_sized_svg(io.BytesIO(outline.encode()), size), (0, 0))
    return surface


@kept
def card_back(size: tuple[int, int], fill: Colour, edge: Colour, ink: Colour) -> pygame.Surface:
    """Return a card that lies face down: a framed lattice."""
    large = _canvas(size)
    thick, radius = max(1, size[1] // 40) * TIMES, max(3, min(size) // 9) * TIMES
    pygame.draw.rect(large, edge, large.get_rect(), border_radius=radius)
    inner = large.get_rect().inflate(-2 * thick, -2 * thick)
    pygame.draw.rect(large, fill, inner, border_radius=radius - thick)
    field = inner.inflate(-min(size) * TIMES // 5, -min(size) * TIMES // 5)
    hatch(large, field, "crossed", ink, max(1, min(size) // 18) * TIMES)
    pygame.draw.rect(large, ink, field, max(1, thick // 2))
    return _down(large, size)


@kept
def sign(kind: str, size: int, ink: Colour, fill: Colour) -> pygame.Surface:
    """Return a small sign: check, box, box-on, pause, left, right, up, down."""
    large = _canvas((size, size))
    s = size * TIMES
    thick = max(2, round(s * 0.13))

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x * s, y * s) for x, y in points]

    tick = at(((0.22, 0.53), (0.42, 0.73), (0.78, 0.27)))
    if kind == "check":
        pygame.draw.circle(large, fill, (s / 2, s / 2), s / 2)
        pygame.draw.lines(large, ink, False, tick, thick)
    elif kind in ("box", "box-on"):
        frame = pygame.Rect(0, 0, s, s).inflate(-s // 8, -s // 8)
        pygame.draw.rect(large, ink, frame, max(1, s // 11), border_radius=s // 8)
        if kind == "box-on":
            pygame.draw.lines(large, ink, False, tick, thick)
    elif kind == "pause":
        for left in (0.2, 0.58):
            pygame.draw.rect(large, ink, (left * s, 0.12 * s, 0.22 * s, 0.76 * s))
    else:
        corners = {
            "left": ((0.75, 0.12), (0.2, 0.5), (0.75, 0.88)),
            "right": ((0.25, 0.12), (0.8, 0.5), (0.25, 0.88)),
            "up": ((0.12, 0.75), (0.5, 0.2), (0.88, 0.75)),
            "down": ((0.12, 0.25), (0.5, 0.8), (0.88, 0.25)),
        }[kind]
        pygame.draw.polygon(large, ink, at(corners))
    return _down(large, (size, size))
