"""Matches for robots, played one after the other or at the same time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from tests.robots import through_brltty
from tests.robots.arena import Outcome, Variant, contest
from tests.robots.field import ways

WIDTHS = (12, 18, 20, 24, 32, 40, 60, 80)
"""Cells of the displays; every variant is played on each in turn."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match to be played."""

    variant: Variant
    sense: str
    number: int
    brltty: bool
    """Through BRLTTY itself."""
    encoded: bool = False
    """Through a port behind which all is JSON."""

    def play(self) -> Outcome:
        """Play it and judge it."""
        if self.brltty:
            return through_brltty.contest(self.variant, self.number)
        width = WIDTHS[self.number // ways(self.variant.game) % len(WIDTHS)]
        return contest(self.variant, self.sense, self.number, width, encoded=self.encoded)


def played(fixtures: Sequence[Fixture], jobs: int) -> Iterator[tuple[Fixture, Outcome]]:
    """Play all matches, ``jobs`` at a time; they come back in the order given."""
    if jobs == 1:
        yield from ((fixture, fixture.play()) for fixture in fixtures)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from zip(fixtures, pool.map(Fixture.play, fixtures), strict=True)
