"""From a zone to the plain panel that the window draws."""

from __future__ import annotations

from collections.abc import Collection

from braillespiel.games.zones import Zone
from braillespiel.languages import Signs
from braillespiel.output.picture import Outline, Panel, Tile


def zone_panel(
    zone: Zone,
    marked: frozenset[str],
    live: frozenset[str],
    signs: Signs,
    sign: str = "",
    acting: Collection[int] = (),
) -> Panel:
    """Return a zone as a panel of tiles; ``sign`` is the word for what is marked."""
    tiles = tuple(
        Tile(
            key=item.key,
            text=item.text.normal,
            state=signs.list.join(filter(None, (sign * (item.key in marked), state.normal))),
            place=item.place,
            symbol=item.look.symbol,
            colour=item.look.colour,
            letter=item.look.letter,
            pattern=item.look.pattern or ("" if item.look.letter else item.look.colour),
            back=item.look.back,
            figure=item.look.figure,
            facts=item.look.facts,
            prints=item.look.prints,
            marked=item.key in marked,
            live=item.key in live,
        )
        for item, state in zip(zone.items, zone.told_states, strict=True)
    )
    return Panel(
        zone.id,
        zone.name.normal,
        zone.shape.value,
        tiles,
        empty=zone.empty.normal,
        rows=tuple(name.normal for name in zone.rows),
        summary=zone.summary.normal,
        drawing=tuple(
            Outline(one.corners, one.shade, one.pattern, one.ghost, one.key) for one in zone.drawing
        ),
        role=zone.role.value,
        acts=zone.owner is not None and zone.owner in acting,
        signs=signs,
    )
