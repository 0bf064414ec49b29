"""A part that is printed: its solid, how many are needed, and what it takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from braillespiel.labels.mesh import Mesh
from braillespiel.labels.solids import footprint, packed
from braillespiel.labels.writers.threemf import threemf

BED = (180.0, 180.0)
"""Width and depth in mm of the print bed that every part fits on, 5 mm from its edge."""
DENSITY = 1.24 / 1000
"""Grams in a mm³ of PLA."""
HOURS = 0.09
"""Hours for a gram: 150 tiles of 149 g took 13.9, a board of 20 g took 1.9 (PrusaSlicer 2.5.0,
nozzle 0.4, layers of 0.15, two perimeters)."""


@dataclass(frozen=True)
class KitPart:
    """One kind of part."""

    id: str
    """Of its sentence in the catalogue, kit-part-ID, and its file."""
    solids: tuple[tuple[str, Mesh, int], ...]
    """Names, solids from (0, 0) on, and how many of each."""
    fill: float = 0.87
    """How much of its volume is plastic if 15 percent of the inside are filled: by slicing."""
    trial: bool = False
    """Nobody has played with it."""

    @property
    def count(self) -> int:
        """How many pieces."""
        return sum(count for _, _, count in self.solids)

    @cached_property
    def grams(self) -> float:
        """What all pieces weigh, about."""
        volume = sum(mesh.volume * count for _, mesh, count in self.solids)
        return volume * self.fill * DENSITY

    @property
    def hours(self) -> float:
        """How long a printer takes for all pieces, about."""
        return self.grams * HOURS

    @cached_property
    def plates(self) -> list[list[tuple[int, float, float]]]:
        """What lies where on each print bed: number of the solid, and its corner in mm.

        Raises:
            LabelError: a piece is larger than the bed.
        """
        pieces = [n for n, (_, _, count) in enumerate(self.solids) for _ in range(count)]
        sizes = [(self.solids[n][0], *footprint(self.solids[n][1])) for n in pieces]
        return [[(pieces[index], x, y) for index, x, y in plate] for plate in packed(sizes, BED)]

    @property
    def names(self) -> list[str]:
        """Names of the 3MF files, one for each print bed."""
        if len(self.plates) == 1:
            return [f"{self.id}.3mf"]
        return [f"{self.id}-{number}.3mf" for number in range(1, len(self.plates) + 1)]

    def file(self, number: int, title: str, language: str) -> bytes:
        """Return the 3MF file of one print bed, counted from 0."""
        plate = self.plates[number]
        used = {solid: at for at, solid in enumerate(dict.fromkeys(one[0] for one in plate))}
        return threemf(
            [self.solids[solid][:2] for solid in used],
            [(used[solid], x, y) for solid, x, y in plate],
            title,
            language,
        )
