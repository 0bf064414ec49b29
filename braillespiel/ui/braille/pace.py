"""How long a finger takes over a cell, measured while it pans on."""

from __future__ import annotations

from statistics import median

_ENOUGH = 8
"""Rows that have to be read before anything is concluded from them."""
_KEPT = 60
_SHORTEST = 5
"""Cells of a row that is worth measuring: at less the time goes into the key."""
_FASTEST, _SLOWEST = 15, 600
"""ms a cell: who is faster has not read, who is slower has thought of something else."""


class ReadingPace:
    """The times of the last rows that were panned on from."""

    def __init__(self) -> None:
        self._taken: list[float] = []

    def read(self, cells: int, ms: int) -> None:
        """Note that rows of so many ``cells`` lay there for ``ms`` before the reader went on."""
        if cells >= _SHORTEST and _FASTEST <= ms / cells <= _SLOWEST:
            self._taken.append(ms / cells)
            del self._taken[:-_KEPT]

    @property
    def per_cell(self) -> int | None:
        """Return the ms a cell that the reader takes as a rule; None if too little was read."""
        return round(median(self._taken)) if len(self._taken) >= _ENOUGH else None
