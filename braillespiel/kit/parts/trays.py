"""Trays: wells for piles and open cards, a rim around dice, a field of cubes. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.kit.parts.part import KitPart
from braillespiel.labels.dimensions import CardSize
from braillespiel.labels.mesh import Mesh, height_map

WALL = 3.2
FLOOR = 1.2
_ROOM = 3.0  # around a card
_MARK = 1.2  # how much higher the wall before a marked well is, and how wide its ridge
_TRAY = 8.0
_LARGEST = 170.0


def wells(
    across: Sequence[float], down: Sequence[float], high: float, marked: Sequence[int] = ()
) -> Mesh:
    """Return a tray of wells of these widths and depths, with walls ``high`` mm high.

    In ``marked`` columns the front wall carries a ridge: a finger tells the discard pile by it.
    """
    xs, ys = _lines(across), _lines(down)
    heights = [
        [FLOOR if i % 2 and j % 2 else high for i in range(len(xs) - 1)] for j in range(len(ys) - 1)
    ]
    for column in marked:
        heights[0][2 * column + 1] = high + _MARK
    return height_map(xs, ys, heights)


def _lines(rooms: Sequence[float]) -> list[float]:
    lines = [0.0, WALL]
    for room in rooms:
        lines += [lines[-1] + room, lines[-1] + room + WALL]
    return lines


def piles(card: CardSize) -> list[KitPart]:
    """Return a tray for draw and discard pile, or nothing where two piles find no room."""
    wide, high = card.width + _ROOM, card.height + _ROOM
    if 2 * wide + 3 * WALL > _LARGEST or high + 2 * WALL > _LARGEST:
        return []
    return [KitPart("piles", (("piles", wells((wide, wide), (high,), _TRAY, (1,)), 1),))]


def six(card: CardSize, players: int = 5) -> list[KitPart]:
    """Return SIX' strips of three wells, one for each player, and the tray for its dice."""
    wide = card.width + _ROOM
    strip = wells((wide,) * 3, (card.height + _ROOM,), 5.0)
    dice = wells((150.0 - 2 * WALL,), (150.0 - 2 * WALL,), 15.0)
    return [
        KitPart("strips", (("strip", strip, players),)),
        KitPart("dice-tray", (("tray", dice, 1),)),
    ]


HEAD = 16.0
"""How wide the room for a pillar's tag is at the head of a rail."""
_RAIL = 45.0
_LIP = 5.0


def rail() -> Mesh:
    """Return a rail for a row of cards: at its left a room for a tag, behind it none but a lip.

    The cards overlap with their lower edges at the lip; nothing bounds them at the back.
    """
    rest = _LARGEST - HEAD - 3 * WALL
    xs, ys = _lines((HEAD, rest)), [0.0, WALL, WALL + _RAIL]
    behind = [FLOOR if i % 2 else _LIP for i in range(len(xs) - 1)]
    return height_map(xs, ys, [[_LIP] * (len(xs) - 1), behind])


def ludoteca(card: CardSize) -> list[KitPart]:
    """Return the tray of one player of Ludoteca: six rails, and two wells.

    The well with the ridge takes four equal cards, the other one resources.
    """
    wide, high = card.width + _ROOM, card.height + _ROOM
    kept = wells((wide, wide), (high,), _TRAY, (0,))
    return [
        KitPart("rows", (("rail", rail(), 6),)),
        KitPart("kept", (("wells", kept, 1),)),
    ]


CUBE = 20.0
_PLAY = 0.8
_SIDE = 6


def plan_board() -> KitPart:
    """Return the plan that Cubus' pile is built on from 20-mm cubes: six by six places.

    The place of column 1 and row 1, the back corner, has a ridge before it.
    """
    rooms = (CUBE + _PLAY,) * _SIDE
    xs, ys = _lines(rooms), _lines(rooms)
    heights = [
        [FLOOR if i % 2 and j % 2 else 4.0 for i in range(len(xs) - 1)] for j in range(len(ys) - 1)
    ]
    heights[-1][0] = heights[-1][1] = heights[-2][0] = 4.0 + _MARK
    return KitPart("plan-board", (("plan", height_map(xs, ys, heights), 1),))
