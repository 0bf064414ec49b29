"""From a picture to places in px: panels side by side if they fit, scrolled to the focus."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from braillespiel.output.picture import Picture
from braillespiel.output.window import dock, fonts, panels
from braillespiel.output.window.blocks import Block, Sizes, bottom, text_blocks


@dataclass(slots=True)
class Scene:
    """A picture laid out. ``blocks`` and ``frames`` lie in the document, which ``scroll`` px of
    have been moved up out of the ``view``; the foot lies in the window.
    """

    sizes: Sizes
    view: Rect
    height: int
    blocks: list[Block]
    frames: list[tuple[Rect, bool, tuple[bool, bool]]]
    """Ground of a panel, whether the focus is in it, and whether more lies left and right."""
    dock: dock.Dock
    focus: Rect | None
    scroll: int = 0

    @property
    def fits(self) -> bool:
        """Tell whether all is in view: nothing to scroll to, no field wider than its room."""
        return not self.most and not any(any(more) for _, _, more in self.frames)

    @property
    def most(self) -> int:
        """How far the document can be scrolled."""
        return max(0, self.height - self.view.height)

    def shown(self, scroll: int | None = None) -> list[Block]:
        """Return the blocks that lie in the view as a whole."""
        first = self.scroll if scroll is None else scroll
        last = first + self.view.height
        return [b for b in self.blocks if b.rect.top >= first and b.rect.bottom <= last]


LEAST = (240, 180)
"""A window that is made smaller (px) shows a part of what this one would."""
GROWTH = tuple(range(200, 95, -10))
"""How much larger than requested a table is drawn if all of it fits (per cent)."""


class Layout:
    """Lays out pictures one after the other; sizes stay the same as long as a screen does."""

    def __init__(self) -> None:
        self._screen: tuple[object, ...] = ()
        self._growth = GROWTH[0]

    def lay(self, picture: Picture, window: tuple[int, int], scroll: int = 0) -> Scene:
        """Lay out a picture in a window of this many px, scrolled by ``scroll`` px before.

        A table that leaves room is drawn larger; while it is played it may become smaller, but
        not larger again, so that nothing jumps to and fro.
        """
        around = bool(picture.magnified), len(picture.braille)
        window = max(window[0], LEAST[0]), max(window[1], LEAST[1])
        screen = (picture.title, window, picture.scale, *around)
        if screen != self._screen:
            self._screen = screen
            table = picture.panels and not any(panel.menu for panel in picture.panels)
            self._growth = GROWTH[0] if table else 100
        scene = lay(picture, window, scroll, self._growth)
        if self._growth == 100 or scene.fits:
            return scene
        smaller = [growth for growth in GROWTH if growth < self._growth]
        first, last = 0, len(smaller) - 1
        while first < last:
            middle = (first + last) // 2
            if lay(picture, window, scroll, smaller[middle]).fits:
                last = middle
            else:
                first = middle + 1
        self._growth = smaller[first]
        return lay(picture, window, scroll, self._growth)


def lay(picture: Picture, window: tuple[int, int], scroll: int = 0, growth: int = 100) -> Scene:
    """Lay out a picture once, ``growth`` per cent as large as its scale asks for."""
    sizes = Sizes.of(window, picture.scale)
    foot = dock.lay(picture, sizes)
    view = Rect(sizes.pad, sizes.pad // 2, window[0] - 2 * sizes.pad, foot.top - sizes.pad)
    sizes = sizes.enlarged(growth, view.height)
    room = panels.Room(view.width - 2 * sizes.pad, view.height - 2 * sizes.pad)
    blocks: list[Block] = []
    single = len(picture.panels) == 1 and picture.panels[0].name == picture.title
    if not single:
        size = fonts.fit(picture.title, sizes.unit * 5 // 4, sizes.base, (view.width, room.height))
        blocks += text_blocks(picture.title, size, view.width, (0, 0), True)
    y = bottom(blocks) + (sizes.pad // 2 if blocks else 0)
    notes = picture.paragraphs
    laid = []
    for panel in picture.panels:
        here = picture.focus is not None and picture.focus[0] == panel.id
        key = picture.focus[1] if here and picture.focus is not None else None
        own = notes if here and panel.menu else ()
        if own:
            notes = ()
        laid.append(panels.lay(panel, key, sizes, room, own))
    frames = []
    for one, rect in _packed(laid, view.width, sizes.pad, y):
        one.move(rect.left + sizes.pad, rect.top + sizes.pad)
        here = picture.focus is not None and picture.focus[0] == one.panel.id
        frames.append((rect, here, one.more))
        blocks += one.blocks
    y = max([y, *(rect.bottom for rect, _, _ in frames)])
    for text in (*notes, *((picture.line + "_",) if picture.line is not None else ())):
        size = fonts.fit(text, sizes.unit, sizes.base, (view.width, room.height))
        new = text_blocks(text, size, view.width, (0, y + sizes.pad))
        if picture.line is not None and text == picture.line + "_":
            for block in new:
                block.panel, block.key = "line", "line"
        blocks += new
        y = bottom(new, y)
    focused = [b for b in blocks if picture.focus == (b.panel, b.key) and b.tile is not None]
    focus = focused[0].rect if focused else None
    scene = Scene(sizes, view, y, blocks, frames, foot, focus)
    scene.scroll = _scroll(scene, picture, scroll)
    return scene


def _packed(
    laid: list[panels.Laid], width: int, pad: int, top: int
) -> list[tuple[panels.Laid, Rect]]:
    """Give every panel its ground: side by side, small ones below each other in a column."""
    placed: list[tuple[panels.Laid, Rect]] = []
    surface_cache: list[Rect] = []
    for one in laid:
        size = (one.width + 2 * pad, one.height + 2 * pad)
        rect = Rect((0, top), size)
        if surface_cache:
            high = max(r.bottom for r in surface_cache)
            column = [r for r in surface_cache if r.left == surface_cache[-1].left]
            wide = max(r.width for r in column)
            left = column[0].left
            below = column[-1].bottom + pad
            free = width - left
            beside = max(r.right for r in surface_cache) + pad
            if below + size[1] <= high and size[0] <= max(wide, free):
                rect.topleft = (left, below)
            elif beside + size[0] <= width:
                rect.topleft = (beside, surface_cache[0].top)
            else:
                top = high + pad
                surface_cache.clear()
                rect.topleft = (0, top)
        surface_cache.append(rect)
        placed.append((one, rect))
    return placed


def _scroll(scene: Scene, picture: Picture, before: int) -> int:
    """Return the least change of scrolling that shows the focus, with its heading if it can."""
    high = scene.view.height
    if scene.focus is None:
        return min(before, scene.most)
    top, foot = scene.focus.top, scene.focus.bottom
    frame = next((rect for rect, here, _ in scene.frames if here), None)
    notes = []
    if picture.focus is not None and picture.paragraphs:
        notes = [b for b in scene.blocks if b.panel == picture.focus[0] and b.tile is None]
    for note in notes:
        if note.rect.top >= foot and note.rect.bottom - top <= high:
            foot = max(foot, note.rect.bottom)
    if frame is not None:
        if foot - frame.top <= high:
            top = frame.top
        if frame.bottom - top <= high:
            foot = frame.bottom
    if foot <= high:
        top = 0
    if top - before < 0:
        before = top
    elif foot - before > high:
        before = foot - high
    return max(0, min(before, scene.most))
