"""Draws a picture: panels from top to bottom, captions and the Braille line at the bottom."""

from __future__ import annotations

import pygame

from braillespiel.output.picture import Panel, Picture, Tile

_THEMES = {
    "dark": ((16, 16, 20), (255, 255, 255), (255, 221, 51)),
    "light": ((255, 255, 255), (0, 0, 0), (0, 60, 160)),
    "yellow": ((0, 0, 0), (255, 255, 0), (255, 255, 255)),
    "safe": ((16, 16, 20), (255, 255, 255), (86, 180, 233)),
}
"""Background, text, focus ring; text against background at least 7:1 in each."""
Colour = tuple[int, int, int]


class Drawing:
    """Holds the fonts; :meth:`draw` is all it does."""

    def __init__(self) -> None:
        self._fonts: dict[int, pygame.font.Font] = {}

    def _font(self, size: int) -> pygame.font.Font:
        if size not in self._fonts:
            name = pygame.font.match_font(["atkinsonhyperlegible", "dejavusans", "freesans"])
            self._fonts[size] = pygame.font.Font(name, size)
        return self._fonts[size]

    def draw(self, surface: pygame.Surface, picture: Picture) -> list[tuple[pygame.Rect, str]]:
        """Draw ``picture``; return the click targets, each with its tile's key."""
        back, ink, ring = _THEMES.get(picture.theme, _THEMES["dark"])
        surface.fill(back)
        size = 24 * picture.scale // 100
        font = self._font(size)
        pad = size // 2
        targets: list[tuple[pygame.Rect, str]] = []
        bottom = self._bottom(surface, picture, font, ink, pad)
        y = pad
        for panel in picture.panels:
            y = self._panel(surface, panel, picture, font, (ink, ring), (pad, y, bottom), targets)
            if y >= bottom:
                break
        for text in picture.paragraphs:
            y = self._text(surface, text, font, ink, (pad, y, bottom))
        return targets

    def _bottom(
        self, surface: pygame.Surface, picture: Picture, font: pygame.font.Font, ink: Colour,
        pad: int,
    ) -> int:  # fmt: skip
        """Draw captions and the Braille line; return where they begin."""
        y = surface.get_height() - pad
        for text in (*picture.braille[::-1], *picture.captions[:-3:-1]):
            y -= font.get_linesize()
            surface.blit(font.render(text, True, ink), (pad, y))
        return y - pad

    def _panel(
        self, surface: pygame.Surface, panel: Panel, picture: Picture, font: pygame.font.Font,
        colours: tuple[Colour, Colour], place: tuple[int, int, int],
        targets: list[tuple[pygame.Rect, str]],
    ) -> int:  # fmt: skip
        ink, ring = colours
        left, y, bottom = place
        surface.blit(font.render(panel.name, True, ink), (left, y))
        y += font.get_linesize()
        x = left
        for tile in panel.tiles or (Tile("", panel.empty),):
            image = font.render(self._tile_text(tile), True, ink)
            rect = image.get_rect(topleft=(x, y)).inflate(left, left // 2).move(left // 2, 0)
            if panel.menu or rect.right > surface.get_width():
                x, y = left, y + (font.get_linesize() * 5 // 4 if x > left or panel.menu else 0)
                rect.topleft = (x, y)
            if rect.bottom > bottom:
                break
            surface.blit(image, image.get_rect(center=rect.center))
            focused = picture.focus == (panel.id, tile.key)
            pygame.draw.rect(surface, ring if focused else ink, rect, 4 if focused else 1)
            if tile.key:
                targets.append((rect, tile.key))
            x = rect.right + left // 2
        return y + font.get_linesize() * 3 // 2

    @staticmethod
    def _tile_text(tile: Tile) -> str:
        name = f"{tile.letter}{tile.symbol}" if tile.symbol else tile.text
        text = f"{name}: {tile.value}" if tile.value else name
        return f"\u2713 {text}" if tile.marked else text

    @staticmethod
    def _text(
        surface: pygame.Surface, text: str, font: pygame.font.Font, ink: Colour,
        place: tuple[int, int, int],
    ) -> int:  # fmt: skip
        left, y, bottom = place
        line = ""
        for word in [*text.split(), ""]:
            wider = f"{line} {word}".strip()
            if word and font.size(wider)[0] <= surface.get_width() - 2 * left:
                line = wider
                continue
            if y + font.get_linesize() <= bottom:
                surface.blit(font.render(line, True, ink), (left, y))
            y += font.get_linesize()
            line = word
        return y
