"""Draws a scene: grounds, shapes, text, focus ring, the foot of the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from braillespiel.output.picture import Picture
from braillespiel.output.window import drawings, figures, fonts, shapes
from braillespiel.output.window.blocks import Block, Run, Sizes
from braillespiel.output.window.layout import PanelFrame, Scene
from braillespiel.output.window.theme import Face, Theme, theme


def paint(
    surface: Surface,
    picture: Picture,
    scene: Scene,
    scroll: int,
    gliding: bool,
    parts: Sequence[Rect] | None = None,
) -> None:
    """Draw ``picture`` as laid out in ``scene``, its document moved up by ``scroll`` px.

    While the document glides, what is only partly in the view is drawn as well. Where only
    ``parts`` have changed, nothing is drawn beside them.
    """
    for part in [surface.get_rect()] if parts is None else _joined(parts):
        surface.set_clip(part)
        if picture.curtain:
            surface.fill("black")
        else:
            painter = _Painter(surface, picture, theme(picture.theme), scene.sizes, part)
            surface.fill(painter.theme.back)
            painter.document(scene, scroll, gliding)
            painter.foot(scene)
    surface.set_clip(None)


def _joined(parts: Sequence[Rect]) -> list[Rect]:
    """Return rectangles that hold these: as few as can be without much between them."""
    found: list[Rect] = []
    for part in parts:
        for at, other in enumerate(found):
            both = part.union(other)
            if both.width * both.height <= 2 * (_area(part) + _area(other)):
                found[at] = both
                break
        else:
            found.append(part)
    return found


def _area(rect: Rect) -> int:
    return rect.width * rect.height


class _Painter:
    """What drawing one frame needs."""

    def __init__(
        self, surface: Surface, picture: Picture, used: Theme, sizes: Sizes, part: Rect
    ) -> None:
        self.surface = surface
        self.picture = picture
        self.theme = used
        self.sizes = sizes
        self._need = ""
        self._part = part
        # A ring or a shadow goes a little beyond what it belongs to.
        self._near = part.inflate(4 * sizes.unit, 4 * sizes.unit)

    def _clip(self, rect: Rect) -> None:
        self.surface.set_clip(rect.clip(self._part))

    # -- the document ------------------------------------------------------------------

    def document(self, scene: Scene, scroll: int, gliding: bool) -> None:
        """Draw what is in the view."""
        if scene.area is not None:
            self._behind(scene, scene.area)
        view = scene.view
        self._clip(view)
        if scene.felt is not None:
            self._felt(scene.felt.move(view.left, view.top - scroll))
        for frame in scene.frames:
            rect = frame.rect.move(view.left, view.top - scroll)
            self._ground(rect, frame, view)
            self._sides(rect, frame.more)
        shown = scene.shown(scroll)
        if gliding:
            last = scroll + view.height
            shown = [b for b in scene.blocks if b.rect.bottom > scroll and b.rect.top < last]
        for block in shown:
            self._block(block, view.left, view.top - scroll)
        self.surface.set_clip(self._part)
        self._more(scene, scroll)

    def _behind(self, scene: Scene, area: Rect) -> None:
        """Draw the table behind a menu: nothing of it has the focus, nothing of it scrolls."""
        self._clip(area)
        if scene.behind.felt is not None:
            self._felt(scene.behind.felt)
        for frame in scene.behind.frames:
            self._ground(frame.rect, frame, area)
        for block in scene.behind.blocks:
            if area.contains(block.rect):
                self._block(block, 0, 0)

    def _felt(self, rect: Rect) -> None:
        _fill(self.surface, self.theme.felt, rect, self.sizes.unit // 3)

    def _ground(self, rect: Rect, frame: PanelFrame, view: Rect) -> None:
        if not rect.colliderect(view) or not rect.colliderect(self._near):
            return
        edge = self.theme.ink if frame.here else self.theme.line
        radius = max(4, self.sizes.unit // 4)
        thick = 2 if frame.here else 1
        _fill(self.surface, self.theme.raised, rect, radius)
        if frame.acts:
            bar = Rect(rect.left, rect.top, max(4, self.sizes.pad // 2), rect.height)
            pygame.draw.rect(
                self.surface, self.theme.accent, bar,
                border_top_left_radius=radius, border_bottom_left_radius=radius,
            )  # fmt: skip
        pygame.draw.rect(self.surface, edge, rect, thick, border_radius=radius)

    def _sides(self, rect: Rect, more: tuple[bool, bool]) -> None:
        size = max(8, self.sizes.pad)
        for there, kind, x in (
            (more[0], "left", rect.left + 2),
            (more[1], "right", rect.right - size - 2),
        ):
            if there:
                self._sign(kind, (x, rect.centery - size // 2), size, self.theme.ink)

    def _more(self, scene: Scene, scroll: int) -> None:
        """Show by arrows that the document continues above or below."""
        size = max(12, self.sizes.pad)
        for there, kind, y in (
            (scroll > 0, "up", scene.view.top),
            (scroll < scene.most, "down", scene.view.bottom - size),
        ):
            if there:
                place = (scene.view.right - size, y)
                pygame.draw.rect(self.surface, self.theme.back, Rect(place, (size, size)))
                self._sign(kind, place, size, self.theme.ink)

    def _sign(
        self, kind: str, place: tuple[int, int], size: int, ink: tuple[int, int, int]
    ) -> None:
        self.surface.blit(shapes.sign(kind, size, ink, self.theme.ring), place)

    # -- blocks ------------------------------------------------------------------------

    def _block(self, block: Block, x: int, y: int) -> None:
        if not self._near.colliderect(block.rect.move(x, y)):
            return
        face = block.face.move(x, y)
        tile = block.tile
        focused = tile is not None and self.picture.focus == (block.panel, tile.key)
        look = self.theme.plain if tile is None else self.theme.face(tile.colour, tile.back)
        listed = None if tile is None else figures.listed(tile)
        self._need = listed[1] if listed is not None else ""
        if block.kind in ("card", "pile"):
            self._card(block, face, look)
        elif block.kind == "hex":
            self._hexagon(block, face, look, focused)
        elif block.kind == "cell":
            self._cell(block, face, look)
        elif block.kind == "chip":
            self._plate(face, self.theme.back, self.theme.line)
        elif block.kind == "entry":
            self._entry(block, face, focused)
        elif block.kind == "drawing":
            focus = self.picture.focus
            key = focus[1] if focus is not None and focus[0] == block.panel else ""
            name = self.picture.theme
            drawn = drawings.image(block.outlines, face.size, key, name)
            self.surface.blit(drawn, drawn.get_rect(center=face.center))
        elif block.kind == "button":
            self._plate(face, self.theme.raised, self.theme.line)
        elif block.kind == "turn":
            self._turn(block, face)
        elif block.kind == "paused":
            radius = self.sizes.base // 3
            pygame.draw.rect(self.surface, self.theme.ring, face, border_radius=radius)
        elif block.kind == "acts":
            size = min(face.size)
            self._sign("right", (face.left, face.centery - size // 2), size, self.theme.accent)
        elif block.kind == "dice" and tile is not None:
            for one, plate in zip(figures.dice(tile), block.plates, strict=True):
                drawn = figures.die(one, plate.width, self.theme.ink)
                self.surface.blit(drawn, plate.move(x, y))
        elif block.kind == "line" and tile is not None:
            self._line(block, face, x, y)
        if focused and block.kind != "hex":
            self._ring(face)
        for run in block.runs:
            self._run(run, x, y, look, on_face=face.contains(run.rect.move(x, y)))
        if tile is not None and tile.marked:
            self._mark(block, face)

    def _run(self, run: Run, x: int, y: int, look: Face, on_face: bool) -> None:
        inks = {
            "ink": self.theme.ink,
            "quiet": self.theme.quiet,
            "accent": self.theme.accent,
            "face": look.ink if on_face else self.theme.ink,
            "turn": self._turn_ink(),
            "first": self.theme.back if self._needs else self.theme.ink,
        }
        drawn = fonts.image(run.text, run.size, run.bold, inks[run.ink])
        self.surface.blit(drawn, (run.x + x, run.y + y))

    def _plate(self, face: Rect, fill: tuple[int, int, int], edge: tuple[int, int, int]) -> None:
        radius = max(4, min(self.sizes.unit // 3, face.height // 3))
        pygame.draw.rect(self.surface, fill, face, border_radius=radius)
        pygame.draw.rect(self.surface, edge, face, max(1, self.sizes.unit // 20), radius)

    def _card(self, block: Block, face: Rect, look: Face) -> None:
        tile = block.tile
        if tile is not None and figures.is_empty(tile):
            pattern = "" if tile.back else tile.pattern
            inks = self.theme.line, look.fill, look.pattern
            self.surface.blit(shapes.place(face.size, *inks, pattern, block.strip), face)
            self._figure(block, face, self.theme.ink, look)
            return
        if tile is not None and figures.is_many(tile):
            away = max(2, self.sizes.margin * 2 // 5)
            for times in (2, 1):
                under = face.move(times * away, times * away)
                self._plate(under, look.fill, look.edge)
        if tile is not None and tile.back:
            drawn = shapes.card_back(face.size, look.fill, look.edge, look.pattern)
            self.surface.blit(drawn, face)
            for run in block.runs[:1] if tile.symbol else ():
                plate = run.rect.move(face.x - block.face.x, face.y - block.face.y)
                plate.inflate_ip(self.sizes.unit // 2, self.sizes.unit // 8)
                radius = self.sizes.unit // 3
                pygame.draw.rect(self.surface, look.fill, plate, border_radius=radius)
            return
        pattern = tile.pattern if tile is not None else ""
        drawn = shapes.card(face.size, look.fill, look.edge, look.pattern, pattern, block.strip)
        self.surface.blit(drawn, face)
        self._figure(block, face, look.ink, look)
        if tile is not None and tile.live:
            self._live(face, look)

    def _figure(self, block: Block, face: Rect, ink: tuple[int, int, int], look: Face) -> None:
        """Draw the small drawing of a card or of a line."""
        tile, place = block.tile, block.figure
        if tile is None or place is None:
            return
        listed = figures.listed(tile)
        name = tile.figure if listed is None else listed[0]
        drawn = figures.image(name, place.width, ink, look.fill)
        self.surface.blit(drawn, place.move(face.x - block.face.x, face.y - block.face.y))

    # -- the bar and the desk ----------------------------------------------------------

    def _turn_ink(self) -> tuple[int, int, int]:
        return self.theme.back if self.picture.bar.kind in ("own", "paused") else self.theme.ink

    def _turn(self, block: Block, face: Rect) -> None:
        """Draw whose turn it is: one's own and a pause are filled, each with a sign."""
        kind, unit = self.picture.bar.kind, self.sizes.base
        fill = {"own": self.theme.accent, "paused": self.theme.ring}.get(kind, self.theme.back)
        edge = self.theme.line if fill == self.theme.back else fill
        radius = min(face.height // 2, block.runs[0].size)
        pygame.draw.rect(self.surface, fill, face, border_radius=radius)
        pygame.draw.rect(self.surface, edge, face, max(2, unit // 12), border_radius=radius)
        if kind in ("own", "paused"):
            size = block.runs[0].size * 4 // 5
            run = block.runs[0]
            place = (
                run.x - block.face.x + face.x - run.size,
                run.y - block.face.y + face.y + (run.size - size) // 2,
            )
            self._sign("right" if kind == "own" else "pause", place, size, self.theme.back)

    @property
    def _needs(self) -> bool:
        """Whether the line that is being drawn is somebody's who needs the teacher."""
        return self._need not in ("", "away", "paused")

    def _line(self, block: Block, face: Rect, x: int, y: int) -> None:
        """Draw a line of the desk: whoever needs the teacher is framed, and so is the need."""
        ring, back = self.theme.ring, self.theme.back
        self._plate(face, back, ring if self._needs else self.theme.line)
        if self._needs:
            radius = max(4, min(self.sizes.unit // 3, face.height // 3))
            pygame.draw.rect(self.surface, ring, face, max(3, self.sizes.unit // 8), radius)
        for number, plate in enumerate(block.plates):
            first = self._needs and not number
            moved = plate.move(x, y)
            self._plate(moved, ring if first else back, ring if first else self.theme.line)
        if self._needs and block.figure is not None:
            pygame.draw.rect(self.surface, ring, block.figure.move(x, y), border_radius=4)
        self._figure(block, face, back if self._needs else self.theme.ink, self.theme.plain)

    def _live(self, face: Rect, look: Face) -> None:
        """A notch at the card's upper right corner: something can be done with it now."""
        size = max(6, self.sizes.unit // 2)
        corner = [
            (face.right - size - 3, face.top + 3),
            (face.right - 3, face.top + 3),
            (face.right - 3, face.top + size + 3),
        ]
        pygame.draw.polygon(self.surface, look.edge, corner)

    def _hexagon(self, block: Block, face: Rect, look: Face, focused: bool) -> None:
        tile = block.tile
        ring = self.sizes.ring
        inset = ring * 1.9 if focused else max(1.0, ring * 0.5)
        pattern = tile.pattern if tile is not None and not tile.back else ""
        back = tile is not None and tile.back
        thick = max(1, ring // 2)
        drawn = shapes.hex_plate(
            face.size, look.fill, look.edge, thick, inset, look.pattern, pattern, back
        )
        self.surface.blit(drawn, face)
        if focused:
            self.surface.blit(shapes.hex_ring(face.size, self.theme.ring, ring), face)

    def _cell(self, block: Block, face: Rect, look: Face) -> None:
        radius = max(2, self.sizes.unit // 6)
        pygame.draw.rect(self.surface, look.fill, face, border_radius=radius)
        pygame.draw.rect(self.surface, look.edge, face, max(1, self.sizes.unit // 20), radius)
        if block.strip and block.tile is not None:
            area = Rect(face.left + radius, face.bottom - block.strip - 2, 0, block.strip)
            area.width = face.width - 2 * radius
            step = max(1, block.strip // 4)
            shapes.hatch(self.surface, area, block.tile.pattern, look.pattern, step)

    def _entry(self, block: Block, face: Rect, focused: bool) -> None:
        if focused:
            self._plate(face, self.theme.back, self.theme.line)
        tile = block.tile
        if tile is None or not block.runs:
            return
        first, control = block.runs[0], tile.control
        shift = (face.x - block.face.x, face.y - block.face.y)
        if control.kind == "check":
            size = first.size
            place = (first.x - size - size // 2 + shift[0], first.y + shift[1])
            self._sign("box-on" if control.on else "box", place, size, self.theme.ink)
        if block.steps is not None:
            for rect, kind in zip(block.steps, ("left", "right"), strict=True):
                size = rect.width * 3 // 5
                moved = rect.move(shift)
                place = (moved.centerx - size // 2, moved.centery - size // 2)
                self._sign(kind, place, size, self.theme.accent)
        if control.kind == "slider" and control.high > control.low:
            self._bar(face, block.strip, (control.now - control.low) / (control.high - control.low))

    def _bar(self, face: Rect, high: int, share: float) -> None:
        """Draw how far a slider stands."""
        thick = max(4, high // 2)
        bar = Rect(face.left + self.sizes.unit // 2, face.bottom - high, 0, thick)
        bar.width = face.width - self.sizes.unit
        pygame.draw.rect(self.surface, self.theme.line, bar, 1, border_radius=thick // 2)
        bar.width = round(bar.width * min(1.0, max(0.0, share)))
        pygame.draw.rect(self.surface, self.theme.accent, bar, border_radius=thick // 2)

    def _ring(self, face: Rect) -> None:
        """The focus: a thick frame with a gap to what it is around."""
        outer = face.inflate(2 * self.sizes.margin, 2 * self.sizes.margin)
        radius = max(4, min(face.size) // 9) + self.sizes.margin
        drawn = shapes.ring(outer.size, self.theme.ring, self.sizes.ring, min(radius, 40))
        self.surface.blit(drawn, outer)

    def _mark(self, block: Block, face: Rect) -> None:
        """A tick on the card's upper edge: it is marked."""
        size = max(14, self.sizes.unit * 4 // 5)
        x, y = face.right - size - size // 6, face.top + size // 6
        if block.figure is not None:  # the symbol lies there
            y = face.bottom - size - size // 6
        if block.kind == "hex":
            x, y = face.centerx - size // 2, face.top + self.sizes.ring * 2
        sign = shapes.sign("check", size, self.theme.back, self.theme.ink)
        self.surface.blit(sign, (x, y))

    # -- the foot ----------------------------------------------------------------------

    def foot(self, scene: Scene) -> None:
        """Draw magnifier, captions, Braille and buttons."""
        radius = max(4, self.sizes.unit // 4)
        for area in scene.dock.areas:
            _fill(self.surface, self.theme.raised, area, radius)
            pygame.draw.rect(self.surface, self.theme.line, area, 1, border_radius=radius)
        for row in scene.dock.braille:
            x, y = row.place
            if not self._near.colliderect(x, y, self.surface.get_width(), row.size):
                continue
            for character in row.cells:
                dots = ord(character) - 0x2800
                drawn = fonts.cell(dots, row.size, self.theme.ink, self.theme.line)
                self.surface.blit(drawn, (x, y))
                x += fonts.cell_width(row.size)
        for block in scene.dock.blocks:
            self._block(block, 0, 0)


def _fill(surface: Surface, colour: tuple[int, int, int], rect: Rect, radius: int) -> None:
    """Fill a rectangle with round corners.

    Pygame draws one line by line; between the corners, filling is many times as fast.
    """
    if rect.height <= 4 * radius:
        pygame.draw.rect(surface, colour, rect, border_radius=radius)
        return
    end = Rect(rect.topleft, (rect.width, 2 * radius))
    for ends in (end, end.move(0, rect.height - end.height)):
        pygame.draw.rect(surface, colour, ends, border_radius=radius)
    surface.fill(colour, rect.inflate(0, -2 * radius))
