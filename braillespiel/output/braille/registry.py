"""Which ways to Braille displays there are: every module of ``drivers/``."""

from __future__ import annotations

from functools import cache

from braillespiel.output.braille import drivers
from braillespiel.output.braille.display import BrailleDisplay, DisplayDriver
from braillespiel.output.drivers import found, names


@cache
def own() -> dict[str, DisplayDriver]:
    """Return the ways to displays, in the order in which they are listed."""
    return found(drivers)


def choices() -> tuple[str, ...]:
    """Return the names to choose one way from; none while there is but one."""
    there = tuple(names(drivers))
    return there if len(there) > 1 else ()


def displays(chosen: str = "auto") -> list[BrailleDisplay]:
    """Return a display for the chosen way, for each with "auto", for none with "off".

    They look for their displays from now on.
    """
    return [driver.make() for name, driver in own().items() if chosen in ("auto", name)]
