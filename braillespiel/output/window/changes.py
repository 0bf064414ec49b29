"""Which parts of the window have changed: only these are sent to the screen."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from pygame import Rect

from braillespiel.output.picture import Picture
from braillespiel.output.window import fonts
from braillespiel.output.window.blocks import Block
from braillespiel.output.window.layout import Scene


@dataclass(frozen=True, slots=True)
class DrawnScene:
    """What was drawn: on what, and every thing with its place in the window."""

    ground: Hashable
    things: dict[Hashable, Rect]


def drawn(picture: Picture, scene: Scene, scroll: int) -> DrawnScene:
    """Return what is drawn of a picture that has come to rest."""
    view = scene.view
    things: dict[Hashable, Rect] = {}
    for frame in scene.frames:
        moved = frame.rect.move(view.left, view.top - scroll)
        things["frame", tuple(moved), frame.here, frame.more, frame.acts] = moved.clip(view)
    for block in scene.shown(scroll):
        _note(things, block, picture, (view.left, view.top - scroll))
    for block in (*scene.dock.blocks, *scene.behind.blocks):
        _note(things, block, picture, (0, 0))
    for area in scene.dock.areas:
        things["area", tuple(area)] = area
    for row in scene.dock.braille:
        wide = fonts.cell_width(row.size) * len(row.cells)
        things["cells", row.cells, row.place, row.size] = Rect(row.place, (wide, row.size))
    arrows = scroll > 0, scroll < scene.most
    felt = None if scene.felt is None else tuple(scene.felt)
    beside = tuple((tuple(frame.rect), frame.acts) for frame in scene.behind.frames)
    ground = picture.theme, picture.curtain, scene.sizes, tuple(view), arrows, felt, beside
    return DrawnScene(ground, things)


def _note(
    things: dict[Hashable, Rect], block: Block, picture: Picture, shift: tuple[int, int]
) -> None:
    rect = block.rect.move(shift)
    focused = block.tile is not None and picture.focus == (block.panel, block.tile.key)
    texts = tuple((run.text, run.x, run.y, run.size, run.bold, run.ink) for run in block.runs)
    here = picture.focus if block.outlines else focused
    kind = picture.bar.kind if block.kind == "turn" else block.kind
    things[tuple(rect), kind, block.tile, here, texts, block.strip, block.outlines] = rect


def changed(before: DrawnScene | None, now: DrawnScene | None) -> list[Rect] | None:
    """Return the places that differ, or None if it is the whole window."""
    if before is None or now is None or before.ground != now.ground:
        return None
    other = [rect for thing, rect in before.things.items() if thing not in now.things]
    other += [rect for thing, rect in now.things.items() if thing not in before.things]
    return other
