"""The bar at the head of the window: what is shown, whose turn it is, or a pause.

What was said last is larger at the foot already (``dock``).
"""

from __future__ import annotations

from pygame import Rect

from braillespiel.output.picture import Picture
from braillespiel.output.window import fonts
from braillespiel.output.window.blocks import Block, Sizes, bottom, lines, text_blocks


def blocks(picture: Picture, sizes: Sizes, room: tuple[int, int]) -> list[Block]:
    """Return title and turn from (0, 0), side by side where ``room`` (px) is wide enough.

    A single panel of the same name says the title itself.
    """
    across = room[0] - (sizes.unit if picture.bar.kind == "paused" else 0)
    found: list[Block] = []
    if not (len(picture.panels) == 1 and picture.panels[0].name == picture.title):
        size = fonts.fit(picture.title, sizes.unit * 5 // 4, sizes.base, (across, room[1]), True)
        found = text_blocks(picture.title, size, across, (0, 0), True)
    if picture.bar.turn:
        turn = _turn(picture, sizes, across)
        right = found[-1].rect.right + sizes.unit if len(found) == 1 else across
        if right + turn.rect.width <= across:
            middle = (found[0].rect.height - turn.rect.height) // 2
            turn.move(right, max(0, middle))
            found[0].move(0, max(0, -middle))
        else:
            turn.move(0, bottom(found) + (sizes.unit // 4 if found else 0))
        found.append(turn)
    if picture.bar.kind == "paused":  # filled across the window: seen before anything is read
        for block in found:
            block.move(sizes.unit // 2, 0)
            for run in block.runs:
                run.ink = "turn"
        ground = Rect(0, 0, room[0], bottom(found))
        found.insert(0, Block(ground, "paused", ground))
    return found


def _turn(picture: Picture, sizes: Sizes, room: int) -> Block:
    """Return the turn in a frame as wide as it is long, with a sign before it."""
    unit = sizes.unit
    signed = unit if picture.bar.kind in ("own", "paused") else 0
    left = unit * 3 // 4 + signed
    runs = lines(picture.bar.turn, unit, room - left - unit, (left, unit // 6), True, "turn")
    across = max(run.rect.right for run in runs) + unit * 3 // 4
    face = Rect(0, 0, across, len(runs) * unit + unit // 3)
    return Block(Rect(face), "turn", face, runs)
