"""What a match puts on the Braille line: the focused zone, its signs, how things stand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.games.zones import Role, Shape, Zone
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.braille.line import Line, with_marks, zone_line
from braillespiel.ui.match.over import with_entries
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


def line(match: MatchScreen) -> Line:
    """Return the focused zone as a Braille line."""
    navigator, several = match.navigator, match.ui.announcer.braille.rows > 1
    here = navigator.zone
    found = match.zone_lines.line(here, navigator.item, with_rows=several)
    if several and match.ui.settings.get("field-beside"):
        found = with_counterpart(found, here, navigator.zones)
    if match.marked:
        found = with_marks(found, match.marked, match.words.phrase("marked").braille)
    return with_entries(match, found)


def with_counterpart(found: Line, here: Zone, zones: Sequence[Zone]) -> Line:
    """Return the line ``found`` of ``here`` with the field that is to lie beside it, if any."""
    other = _counterpart(here, zones)
    if other is None:
        return found
    beside = zone_line(other, None, with_rows=True)
    return replace(found, beside=beside, right=here.role is Role.OPPONENT)


def _counterpart(here: Zone, zones: Sequence[Zone]) -> Zone | None:
    """Return the field to lie beside ``here``: the first opponent's, or beside that the own."""
    wanted = {Role.TABLE: Role.OPPONENT, Role.OPPONENT: Role.TABLE}.get(here.role)
    fields = (zone for zone in zones if zone.shape in (Shape.GRID, Shape.HEX) and zone.items)
    if here.shape not in (Shape.GRID, Shape.HEX) or here.owner is None:
        return None
    return next((zone for zone in fields if zone.role is wanted and zone.owner is not None), None)


def signs(match: MatchScreen) -> Sequence[Sign]:
    """Return the signs of all zones, the focused one's first, and those of the line."""
    here, zones = match.navigator.zone, match.navigator.zones
    others = [zone for zone in zones if zone is not here]
    stands = [Sign(part.braille, part.full) for part in standing(match)]
    return [*zone_signs([here, *others]), *stands, *own_signs(match.words)]


def standing(match: MatchScreen) -> list[Phrase]:
    """Return the points of whoever sits here, and what is on top of the discard pile."""
    if match.seats.common is not None or match.seat is None:
        return []
    view, zones, words = match.view(), match.navigator.zones, match.words
    by_display, known = words.naming.by_display, match.stood
    if known is None or known[0] is not view or known[1] is not zones or known[2] != by_display:
        found = [words.phrase("line-points", count=view.scores()[match.seat])]
        key = match.seats.of(match.seat).discard_key
        top = next((item for zone in zones for item in zone.items if item.key == key), None)
        found += [] if top is None else [words.phrase("line-discard", card=top.text)]
        known = match.stood = view, zones, by_display, found
    return known[3]


def letter_cards(match: MatchScreen) -> Collection[str]:
    """Return the notations of the match's cards that are only letters."""
    return match.situation(match.seat).letter_cards


def my_turn(match: MatchScreen) -> bool:
    """Tell whether the match waits for the person at the keyboard."""
    return not match.ended and any(map(match.acting, match.at_keyboard))


def focused_key(match: MatchScreen) -> str:
    """Return the key of the focused card."""
    item = match.navigator.item
    return "" if item is None else item.key
