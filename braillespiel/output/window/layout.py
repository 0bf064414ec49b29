"""From a picture to places in px: panels side by side if they fit, scrolled to the focus."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from pygame import Rect

from braillespiel.output.picture import Panel, Picture
from braillespiel.output.window import bar, dock, fonts, panels
from braillespiel.output.window.blocks import Block, Sizes, bottom, text_blocks


@dataclass(frozen=True, slots=True)
class PanelFrame:
    """The ground of a panel: whether the focus is in it, whether more lies left and right.

    ``acts``: it belongs to whoever is to act.
    """

    rect: Rect
    here: bool = False
    more: tuple[bool, bool] = (False, False)
    acts: bool = False


@dataclass(slots=True)
class TableLayout:
    """Panels on felt. Behind a menu it lies in the window and does not move."""

    felt: Rect | None = None
    frames: list[PanelFrame] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)


@dataclass(slots=True)
class Scene:
    """A picture laid out. ``blocks`` and ``frames`` lie in the document, which ``scroll`` px of
    have been moved up out of the ``view``; the foot lies in the window, and so does the table
    ``behind`` a menu, within ``area``.
    """

    sizes: Sizes
    view: Rect
    height: int
    blocks: list[Block]
    frames: list[PanelFrame]
    dock: dock.Dock
    focus: Rect | None
    felt: Rect | None = None
    behind: TableLayout = field(default_factory=TableLayout)
    area: Rect | None = None
    scroll: int = 0

    @property
    def fits(self) -> bool:
        """Tell whether all is in view: nothing to scroll to, no field wider than its room."""
        return not self.most and not any(any(frame.more) for frame in self.frames)

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
STAYS_TO, STAYS_PART = 150, 5
"""Up to this zoom (per cent), and to this part of the window's height, the bar does not scroll."""
MENU, MENU_PART, BESIDE = 24, 36, 22
"""A menu over a table is so many units and so many per cent of the view wide, if as many units as
the last are free beside it to show the table."""
LEAST_UNIT = 14
BEHIND = (150, 130, 115, 100, 85, 70, 55)
"""How large a table behind a menu is drawn, the first with which all of it fits (per cent)."""
GROWTH = tuple(range(200, 95, -10))
"""How much larger than requested a table is drawn if all of it fits (per cent)."""


class SceneLayout:
    """Lays out pictures one after the other; sizes stay the same as long as a screen does."""

    def __init__(self) -> None:
        self._screen: tuple[object, ...] = ()
        self._growth = GROWTH[0]
        self._panels = panels.PanelLayout()

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
        scene = lay(picture, window, scroll, self._growth, self._panels)
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
        return lay(picture, window, scroll, self._growth, self._panels)


def lay(
    picture: Picture,
    window: tuple[int, int],
    scroll: int = 0,
    growth: int = 100,
    kept: panels.PanelLayout | None = None,
) -> Scene:
    """Lay out a picture once, ``growth`` per cent as large as its scale asks for.

    What is ``kept`` of the last picture is moved from there: that scene is void then.
    """
    kept = kept or panels.PanelLayout()
    sizes = Sizes.of(window, picture.scale)
    foot = dock.lay(picture, sizes)
    view = Rect(sizes.pad, sizes.pad // 2, window[0] - 2 * sizes.pad, foot.top - sizes.pad)
    blocks = bar.blocks(picture, sizes, (view.width, view.height - 2 * sizes.pad))
    if picture.scale <= STAYS_TO and bottom(blocks) <= window[1] // STAYS_PART:
        for block in blocks:
            block.move(*view.topleft)
        foot.blocks += blocks
        high = bottom(blocks) - view.top + sizes.pad // 2 if blocks else 0
        view = Rect(view.left, view.top + high, view.width, view.height - high)
        blocks = []
    behind, area = _beside(picture, sizes, view)
    sizes = sizes.enlarged(growth, view.height)
    inset = _inset(picture.panels, sizes)
    width = view.width - 2 * inset
    room = panels.PanelRoom(width - 2 * sizes.pad, view.height - 2 * sizes.pad)
    y = bottom(blocks) + (sizes.pad // 2 if blocks else 0)
    top = y
    notes = picture.paragraphs
    laid = []
    for panel in picture.panels:
        here = picture.focus is not None and picture.focus[0] == panel.id
        key = picture.focus[1] if here and picture.focus is not None else None
        own = notes if here and panel.menu else ()
        if own:
            notes = ()
        laid.append(kept.lay(panel, key, sizes, room, own))
    kept.keep_only({panel.id for panel in picture.panels})
    table = _table(laid, (inset, y + inset), width, sizes, picture.focus)
    blocks += table.blocks
    y = max([y, *(frame.rect.bottom + inset for frame in table.frames)])
    felt = Rect(0, top, view.width, y - top) if inset else None
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
    scene = Scene(sizes, view, y, blocks, table.frames, foot, focus, felt, behind, area)
    scene.scroll = _scroll(scene, picture, scroll)
    return scene


def _inset(laid: tuple[Panel, ...], sizes: Sizes) -> int:
    """Return how far felt reaches beyond the panels of a table; 0 where there is none."""
    return max(3, sizes.pad // 2) if any(panel.role for panel in laid) else 0


def _table(
    laid: list[panels.Laid],
    place: tuple[int, int],
    width: int,
    sizes: Sizes,
    focus: tuple[str, str] | None,
) -> TableLayout:
    """Set panels on their grounds, from ``place`` on."""
    found = TableLayout()
    for one, rect in _packed(laid, width, sizes.pad, 0):
        rect.move_ip(place)
        one.move_to(rect.left + sizes.pad, rect.top + sizes.pad)
        here = focus is not None and focus[0] == one.panel.id
        found.frames.append(PanelFrame(rect, here, one.more, one.panel.acts))
        found.blocks += one.blocks
    return found


def _beside(picture: Picture, sizes: Sizes, view: Rect) -> tuple[TableLayout, Rect | None]:
    """Set the table behind a menu to its left, where there is room, and make ``view`` narrower."""
    menu = max(view.width * MENU_PART // 100, sizes.unit * MENU)
    free = view.width - menu - sizes.pad
    if not picture.behind or free < BESIDE * sizes.unit:
        return TableLayout(), None
    area = Rect(view.left, view.top, free, view.height)
    view.left += free + sizes.pad
    view.width = menu
    return _behind(picture.behind, sizes, tuple(area)), area


@lru_cache(maxsize=2)
def _behind(
    shown: tuple[Panel, ...], sizes: Sizes, place: tuple[int, int, int, int]
) -> TableLayout:
    """Lay out a table that cannot be scrolled, as large as all of it fits."""
    area = Rect(place)
    for percent in BEHIND:
        unit = max(LEAST_UNIT, sizes.unit * percent // 100)
        small = replace(sizes, unit=unit, base=min(sizes.base, unit))
        inset = _inset(shown, small)
        width = area.width - 2 * inset
        room = panels.PanelRoom(width - 2 * small.pad, area.height - 2 * small.pad)
        laid = [panels.lay(panel, None, small, room, ()) for panel in shown]
        place_at = (area.left + inset, area.top + inset)
        found = _table(laid, place_at, width, small, None)
        foot = max((frame.rect.bottom for frame in found.frames), default=area.top) + inset
        found.felt = Rect(area.topleft, (area.width, min(area.height, foot - area.top)))
        if foot <= area.bottom:
            break
    return found


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
    frame = next((frame.rect for frame in scene.frames if frame.here), None)
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
