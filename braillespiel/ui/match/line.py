"""What a match puts on the Braille line: the focused zone, its signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.braille.line import Line, with_marks, zone_line

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


def line(match: MatchScreen) -> Line:
    """Return the focused zone as a Braille line."""
    found = zone_line(
        match.navigator.zone,
        match.navigator.item,
        with_rows=match.ui.announcer.braille.rows > 1,
    )
    return with_marks(found, match.marked, match.words.phrase("marked").braille)


def signs(match: MatchScreen) -> Sequence[Sign]:
    """Return the signs of all zones, the focused one's first, and those of the line."""
    here, zones = match.navigator.zone, match.navigator.zones
    others = [zone for zone in zones if zone is not here]
    return [*zone_signs([here, *others]), *own_signs(match.words)]
