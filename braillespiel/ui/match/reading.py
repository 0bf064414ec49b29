"""Reading a whole zone: equal things together, a field row by row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.ui.braille.line import row_sign
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.match.walking import ZonesScreen


def read_zone(table: ZonesScreen, zone: Zone | None = None) -> None:
    """Read a whole zone (the focused one), equal things together; a field row by row."""
    zone = zone or table.navigator.zone
    if not zone.items:
        table.ui.announcer.answer(table.entered(zone))
        return
    if zone.shape in (Shape.LIST, Shape.PILES):
        said = _together(table, zone.items)
    else:
        axis = 1 if zone.shape is Shape.HEX else 0
        numbers = sorted({item.place[axis] for item in zone.items})
        rows = []
        for shown, number in enumerate(numbers, 1):
            items = [item for item in zone.items if item.place[axis] == number]
            row = _together(table, items, in_order=True)
            if shown <= len(zone.rows):
                # "f1" as before the row on the line: a lone 1 would be felt as a card.
                lead = replace(zone.rows[shown - 1], braille=row_sign(zone, shown))
                row = join((lead, row), ": ")
            rows.append(row)
        said = join(rows, "; ")
    name = replace(zone.name, braille="") if zone.rows and zone.sign else zone.name
    table.ui.announcer.answer(join((name, said), ": "))


def _together(table: ZonesScreen, items: Sequence[Item], in_order: bool = False) -> Phrase:
    """Word items with equal ones together; ``in_order`` only those that lie side by side."""
    alike = [(item.group or item.text.full, item) for item in items]
    if not in_order:
        first = {name: number for number, (name, _) in reversed(list(enumerate(alike)))}
        alike.sort(key=lambda pair: first[pair[0]])
    parts = []
    for name, run in groupby(alike, key=lambda pair: pair[0]):
        same = [item for _, item in run]
        if len(same) == 1:
            parts.append(same[0].text)
        elif same[0].group:
            parts.append(table.group(name, len(same)))
        else:
            parts.append(table.words.phrase("times", count=len(same), thing=same[0].text))
    # Things of several words are told apart by more than the pauses inside them.
    return join(parts, "; " if any(", " in part.full for part in parts) else ", ")
