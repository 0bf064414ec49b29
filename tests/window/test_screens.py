"""Every screen at every zoom and in every theme: nothing cut off, everything readable.

What is asserted is measured on the rendered pixels.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface

from braillespiel.output.picture import Picture
from braillespiel.output.window import fonts, painter
from braillespiel.output.window.blocks import LEAST, Block, Run
from braillespiel.output.window.layout import Scene, SceneLayout
from braillespiel.output.window.theme import THEMES, contrast, theme
from tests.support import pseudo
from tests.window.screens import pictures

ZOOMS = (100, 200, 400)


@pytest.fixture(autouse=True, scope="module")
def type_case():
    pygame.font.init()


def rendered(picture: Picture, size: tuple[int, int]) -> tuple[Surface, Scene]:
    """Return a screen as it is drawn, once it has come to rest."""
    scene = SceneLayout().lay(picture, size)
    surface = Surface(size)
    painter.paint(surface, picture, scene, scene.scroll, False)
    return surface, scene


def shown_runs(scene: Scene) -> list[tuple[Run, Rect]]:
    """Return every piece of text that is shown, and where it lies in the window."""
    found = []
    dx, dy = scene.view.left, scene.view.top - scene.scroll
    for blocks, x, y in ((scene.shown(), dx, dy), (scene.dock.blocks, 0, 0)):
        found += [(run, run.rect.move(x, y)) for block in blocks for run in block.runs]
    return found


def assert_readable(surface: Surface, scene: Scene, name: str) -> int:
    """Every glyph is there as a whole, in one ink, at 7:1 on its ground."""
    pixels = pygame.surfarray.pixels3d(surface)
    runs = shown_runs(scene)
    for run, rect in runs:
        if not run.text.strip():
            continue
        assert surface.get_rect().contains(rect), (name, run.text, rect)
        assert run.size >= 9, (name, run.text)
        mask = pygame.surfarray.array_alpha(fonts.image(run.text, run.size, run.bold, (1, 2, 3)))
        cut = pixels[rect.left : rect.right, rect.top : rect.bottom]
        full = cut[mask >= mask.max() - 5].astype(int)
        ground = cut[mask == 0]
        assert (np.ptp(full, axis=0) <= 8).all(), (name, run.text, np.unique(full, axis=0))
        step = max(1, len(ground) // 500)
        packed = ground[::step].astype(int) @ (65536, 256, 1)
        values, counts = np.unique(packed, return_counts=True)
        most = int(values[counts.argmax()])
        common = most >> 16, most >> 8 & 255, most & 255
        ink = tuple(int(v) for v in np.median(full, axis=0))
        assert contrast(ink, common) >= 7, (name, run.text, ink, common)  # type: ignore[arg-type]
    return len(runs)


def assert_apart(scene: Scene, name: str) -> None:
    """No text lies on other text, and no shape on another."""
    for (one, a), (other, b) in combinations(shown_runs(scene), 2):
        assert not a.colliderect(b), (name, one.text, other.text)
    faces = [b for b in scene.shown() if b.tile is not None and b.kind != "hex"]
    for first, second in combinations(faces, 2):
        assert not first.face.colliderect(second.face), (name, first.key, second.key)


def assert_inside(scene: Scene, name: str) -> None:
    """The focus is in view as a whole; its text lies in it; the foot begins below the view."""
    assert scene.view.bottom <= scene.dock.top, name
    if scene.focus is not None:
        focus = scene.focus
        assert focus.top >= scene.scroll, name
        assert focus.bottom <= scene.scroll + scene.view.height, (name, focus, scene.view)
        assert focus.left >= 0, name
        assert focus.right <= scene.view.width, name
    for block in scene.shown():
        for run in block.runs:
            assert block.rect.contains(run.rect), (name, run.text)
            if block.kind in ("card", "cell", "chip", "entry"):
                assert block.face.contains(run.rect), (name, run.text, run.rect, block.face)


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("size", [(800, 600), (1280, 860)], ids=["800x600", "1280x860"])
def test_nothing_is_cut_off_or_overlaps(size, zoom):
    for name, picture in pictures().items():
        surface, scene = rendered(replace(picture, scale=zoom), size)
        assert_inside(scene, name)
        assert_apart(scene, name)
        assert assert_readable(surface, scene, name) > 3, name


@pytest.mark.parametrize(
    ("size", "zoom"), [((1366, 768), 100), ((1366, 768), 400), ((360, 640), 100)]
)
def test_nothing_is_cut_off_in_a_language_of_long_words(size, zoom):
    for name, picture in pictures(pseudo.CODE).items():
        surface, scene = rendered(replace(picture, scale=zoom), size)
        assert_inside(scene, name)
        assert_apart(scene, name)
        assert assert_readable(surface, scene, name) > 3, name


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("size", [(1, 1), (120, 700), (900, 20)])
def test_a_window_too_small_for_anything_is_drawn_all_the_same(size, zoom):
    for name, picture in pictures().items():
        _, scene = rendered(replace(picture, scale=zoom), size)
        assert scene.blocks, name


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_every_theme_is_readable(name, zoom):
    for screen, picture in pictures().items():
        surface, scene = rendered(replace(picture, scale=zoom, theme=name), (1000, 700))
        assert_readable(surface, scene, f"{screen} in {name}")


@pytest.mark.parametrize("zoom", ZOOMS)
def test_it_works_in_4k(zoom):
    for name, picture in list(pictures().items())[::7]:
        surface, scene = rendered(replace(picture, scale=zoom), (3840, 2160))
        assert_inside(scene, name)
        assert_readable(surface, scene, name)


def test_things_become_as_much_larger_as_the_zoom_says():
    picture = pictures()["main menu"]
    heights = {}
    for zoom in ZOOMS:
        scene = rendered(replace(picture, scale=zoom, braille=(), captions=()), (1920, 1080))[1]
        focused = next(b for b in scene.blocks if b.rect == scene.focus)
        heights[zoom] = focused.runs[0].size
    assert heights == {100: 30, 200: 60, 400: 120}


def focused_block(scene: Scene, picture: Picture) -> Block:
    return next(b for b in scene.blocks if picture.focus == (b.panel, b.key) and b.tile)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_the_ring_is_thick_and_stands_out(name, zoom):
    colour = theme(name).ring
    measured = 0
    for screen, picture in pictures().items():
        surface, scene = rendered(replace(picture, scale=zoom, theme=name), (800, 600))
        if scene.focus is None:
            continue
        rect = focused_block(scene, picture).rect.move(
            scene.view.left, scene.view.top - scene.scroll
        )
        row = [tuple(surface.get_at((x, rect.centery)))[:3] for x in range(rect.left, rect.right)]
        near = [all(abs(p - q) <= 8 for p, q in zip(c, colour, strict=True)) for c in row]
        first = near.index(True)
        thick = near.index(False, first) - first
        assert thick >= 3, (screen, thick)
        outside = tuple(surface.get_at((rect.left - 2, rect.centery)))[:3]
        inside = next(c for c in row[first + thick :] if contrast(c, colour) >= 3)
        assert contrast(colour, outside) >= 3, (screen, outside)
        assert row.index(inside) - first - thick <= 3, (screen, row[first : first + thick + 6])
        measured += 1
    assert measured > 20


def test_colours_differ_by_letter_or_pattern_too():
    looks: dict[str, set[tuple[str, str]]] = {}
    for picture in pictures().values():
        for panel in picture.panels:
            for tile in panel.tiles:
                if tile.colour:
                    looks.setdefault(tile.colour, set()).add((tile.letter, tile.pattern))
                    assert tile.letter or tile.pattern, tile
    assert len(looks) >= 4


def test_small_print_is_never_smaller_than_the_least_size():
    for name, picture in pictures().items():
        scene = rendered(replace(picture, scale=100, braille=(), prints=()), (800, 600))[1]
        sizes = {run.size for run, _ in shown_runs(scene)}
        assert min(sizes) >= LEAST, name
