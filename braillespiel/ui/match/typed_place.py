"""Typing a place: "r2 3", "2 3" or "2,3" goes to row 2, place 3 of a field."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games.zones import Item, Role, Shape, Zone
from braillespiel.ui.screens.prompt import Prompt

if TYPE_CHECKING:
    from braillespiel.ui.match.walking import WalkedScreen

_FIELDS = (Shape.HEX, Shape.GRID)
_PLACE = re.compile(r"[^\W\d]*\s*(-?\d{1,3})[\s,;./]*[^\W\d]*\s*(-?\d{1,3})")


def ask_place(table: WalkedScreen) -> None:
    """Ask for a place in the focused field, or else in the player's own."""
    zone = _field(table)
    if zone is None:
        table.ui.announcer.answer(table.words.phrase("place-no-field"), sound="edge")
        return
    title, go = table.words.phrase("place-ask"), partial(_go, table)
    table.ui.push(Prompt(table.ui, title, "", go, number=True))


def _field(table: WalkedScreen) -> Zone | None:
    here = table.navigator.zone
    fields = [zone for zone in table.navigator.zones if zone.shape in _FIELDS and zone.items]
    own = [zone for zone in fields if zone.role is Role.TABLE]
    return next((zone for zone in fields if zone.id == here.id), next(iter(own), None))


def _go(table: WalkedScreen, typed: str) -> None:
    """Focus the place that was typed, or say what is wrong with it."""
    table.refresh()
    zone, found = _field(table), _PLACE.fullmatch(typed)
    if zone is None or found is None:
        key = "place-unclear" if typed else "place-ask"
        table.ui.announcer.answer(table.words.phrase(key, text=typed), sound="error")
        return
    row, place = int(found[1]), int(found[2])
    item = item_at(zone, row, place)
    if item is None:
        phrase = table.words.phrase("place-missing", row=row, place=place)
        table.ui.announcer.answer(phrase, sound="error")
        return
    table.point(item.key)


def item_at(zone: Zone, row: int, place: int) -> Item | None:
    """Return what lies in a row at a place, numbered as the sentences number them."""
    axis = 1 if zone.shape is Shape.HEX else 0
    first_row, first_place = zone.origin
    rows = sorted({item.place[axis] for item in zone.items})
    if not 0 <= row - first_row < len(rows):
        return None
    here = [item for item in zone.items if item.place[axis] == rows[row - first_row]]
    here.sort(key=lambda item: item.place[1 - axis])
    index = place - first_place
    return here[index] if 0 <= index < len(here) else None
