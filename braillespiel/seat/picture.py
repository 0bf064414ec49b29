"""From zones to the plain picture that the window draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.zones import Zone
from braillespiel.output.picture import Panel, Picture, Tile

if TYPE_CHECKING:
    from braillespiel.seat.table import Table


def zone_panel(zone: Zone, marked: frozenset[str], live: frozenset[str]) -> Panel:
    """Return a zone as a panel of tiles."""
    tiles = tuple(
        Tile(
            key=item.key,
            text=item.text.full,
            state=item.state.full,
            place=item.place,
            symbol=item.look.symbol,
            colour=item.look.colour,
            letter=item.look.letter,
            pattern=item.look.pattern,
            back=item.look.back,
            marked=item.key in marked,
            live=item.key in live,
        )
        for item in zone.items
    )
    return Panel(
        zone.id,
        zone.name.full,
        zone.shape.value,
        tiles,
        empty=zone.empty.full,
        rows=tuple(name.full for name in zone.rows),
    )


def table_picture(table: Table) -> Picture:
    """Return the whole table as the person at the keyboard may see it."""
    navigator = table.navigator
    live = table.desk.live_items(table.view())
    marked = frozenset(table.marked)
    item = navigator.item
    return Picture(
        table.words(f"{table.game}-title"),
        tuple(zone_panel(zone, marked, live) for zone in navigator.zones),
        (navigator.zone.id, item.key if item is not None else ""),
    )
