"""Flashes in a sequence of frames, as WCAG 2.2 counts them (success criterion 2.3.1).

A transition is a change of relative luminance by 10 % of the maximum or more, away from the last
turning point, whose darker state is below 0.80; two opposing ones make a flash. For red flashes the
same holds of (R - G - B) x 320 of saturated reds, R / (R + G + B) at least 0.8, by more than 20:
every other colour counts as none, which is stricter than the definition. More than three flashes
within a second are too many where they take more than a quarter of any 341 by 256 pixels, which
are 10 degrees of the field of vision at 1024 by 768.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

STEP = 4  # pixels; every fourth one of every fourth row stands for its neighbours
FIELD = (341 // STEP, 256 // STEP)
SHARE = 0.25
PER_SECOND = 3

_SRGB = np.arange(256) / 255
LINEAR = np.where(_SRGB <= 0.04045, _SRGB / 12.92, ((_SRGB + 0.055) / 1.055) ** 2.4).astype("f4")

Values = NDArray[np.float32]


class _Signal:
    """Transitions of one quantity, pixel by pixel."""

    def __init__(self, least: float, darkest: float, shape: tuple[int, ...]) -> None:
        self.least, self.darkest = least, darkest
        self.low = np.full(shape, np.inf, "f4")
        self.high = np.full(shape, -np.inf, "f4")
        self.way = np.zeros(shape, "i1")
        self.counts = np.zeros(shape, "i2")
        self.recent: deque[tuple[float, NDArray[np.bool_]]] = deque()

    def take(self, at: float, now: Values) -> float:
        """Return the largest share of a field in which there were too many flashes."""
        self.low, self.high = np.minimum(self.low, now), np.maximum(self.high, now)
        up = (now - self.low >= self.least) & (self.low < self.darkest) & (self.way <= 0)
        down = (self.high - now >= self.least) & (now < self.darkest) & (self.way >= 0)
        turned = up | down
        while self.recent and self.recent[0][0] <= at - 1.0:
            self.counts -= self.recent.popleft()[1]
        if not turned.any():
            return 0.0
        self.way[up], self.way[down] = 1, -1
        self.low[turned] = self.high[turned] = now[turned]
        self.counts += turned
        self.recent.append((at, turned))
        return _densest(self.counts > 2 * PER_SECOND)


def _densest(found: NDArray[np.bool_]) -> float:
    wide, high = (min(a, b) for a, b in zip(FIELD, found.shape, strict=True))
    sums = np.pad(found.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    inside = sums[wide:, high:] - sums[:-wide, high:] - sums[wide:, :-high] + sums[:-wide, :-high]
    return float(inside.max()) / (FIELD[0] * FIELD[1])


@dataclass(frozen=True)
class Flash:
    """Too many flashes: of what kind, when (in s), and in how much of a field of vision."""

    kind: str
    at: float
    share: float


class Watcher:
    """Looks at frames one after the other; ``found`` is what must not be."""

    def __init__(self) -> None:
        self.found: list[Flash] = []
        self.frames = 0
        self._signals: dict[str, _Signal] = {}
        self._last = np.zeros((0, 0, 3), "u1")

    def look(self, at: float, pixels: NDArray[np.uint8]) -> None:
        """Take the frame that is seen from the second ``at`` on: width by height by RGB."""
        self.frames += 1
        seen = pixels[::STEP, ::STEP]
        if np.array_equal(seen, self._last):
            return
        self._last = seen.copy()
        red, green, blue = np.moveaxis(LINEAR[seen], 2, 0)
        if not self._signals:
            shape = red.shape
            self._signals["general"] = _Signal(0.1, 0.8, shape)
            self._signals["red"] = _Signal(20.0, np.inf, shape)
        saturated = red >= 0.8 * np.maximum(red + green + blue, 1e-6)
        values = {
            "general": 0.2126 * red + 0.7152 * green + 0.0722 * blue,
            "red": np.where(saturated, np.maximum(red - green - blue, 0) * 320, 0),
        }
        for kind, signal in self._signals.items():
            share = signal.take(at, values[kind])
            if share > SHARE:
                self.found.append(Flash(kind, at, share))
