"""Keeps drawn surfaces, the last ones used, within a budget of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

BUDGET = 24 * 2**20
"""Bytes that all kept surfaces take together."""

Arguments = ParamSpec("Arguments")
_kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()
_taken = 0


def kept(draw: Callable[Arguments, pygame.Surface]) -> Callable[Arguments, pygame.Surface]:
    """Return a function that draws a surface only if it is not kept; nobody may change it."""

    @wraps(draw)
    def found(*arguments: Arguments.args, **named: Arguments.kwargs) -> pygame.Surface:
        global _taken
        key = (draw.__qualname__, arguments, tuple(named.items()))
        there = _kept.get(key)
        if there is not None:
            _kept.move_to_end(key)
            return there[0]
        surface = draw(*arguments, **named)
        size = surface.get_width() * surface.get_height() * 4
        if size <= BUDGET // 4:
            _kept[key] = surface, size
            _taken += size
        while _taken > BUDGET:
            _taken -= _kept.popitem(last=False)[1][1]
        return surface

    return found


def taken() -> int:
    """Return how many bytes the kept surfaces take."""
    return _taken
