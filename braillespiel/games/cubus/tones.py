"""How high something is, as a tone: two semitones a box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from braillespiel.games.cubus.pile import HIGHEST, Cell

SEMITONES = 2
"""How much higher a tone is for every box of a column."""


def tones(heights: Sequence[int]) -> tuple[tuple[int, float], ...]:
    """Return a row of heights as tones from left to right."""
    last = max(1, len(heights) - 1)
    return tuple(
        (SEMITONES * min(height, HIGHEST), 2 * place / last - 1 if len(heights) > 1 else 0.0)
        for place, height in enumerate(heights)
    )


def tone(cell: Cell, height: int, columns: Iterable[Cell]) -> tuple[tuple[int, float], ...]:
    """Return the height of the column at ``cell`` as a tone at its place among ``columns``.

    A row of the plan goes from left to right, as when it is read.
    """
    across = [x for x, _ in (*columns, cell)]
    width = max(across) - min(across)
    pan = 2 * (cell[0] - min(across)) / width - 1 if width else 0.0
    return ((SEMITONES * min(height, HIGHEST), pan),)
