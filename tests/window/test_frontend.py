"""The window itself, on a real X server."""

from __future__ import annotations

import resource
import struct
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from braillespiel.application.clock import LONGEST_WAIT_MS
from braillespiel.output.frontend import Clicked, Closed, KeyPressed, Stepped
from braillespiel.output.picture import Button, Control, Outline, Panel, Picture, Tile
from braillespiel.output.window import sleep, surface_cache
from braillespiel.output.window.flash_limiter import FlashLimiter
from braillespiel.output.window.frontend import Window
from braillespiel.output.window.place import read
from braillespiel.output.window.theme import theme
from tests.support.patience import HANGS_S, until
from tests.window.desktop import x_server

CARDS = tuple(Tile(f"c{n}", f"red {n}", symbol=str(n), colour="red", letter="r") for n in range(5))
PICTURE = Picture(
    "Table",
    (
        Panel("hand", "Hand", "list", CARDS),
        Panel(
            "menu", "Menu", "list",
            (Tile("zoom", "Zoom", value="100", control=Control("slider", low=0, high=9)),),
            menu=True,
        ),
    ),
    ("hand", "c0"),
    captions=("red 0",),
    buttons=(Button("Escape", "Menu"),),
    reduced_motion=True,
)  # fmt: skip


class Kept(dict[str, str]):
    """Settings in memory."""

    def text(self, key: str) -> str:
        return self.get(key, "")

    def set(self, key: str, value: bool | int | str) -> None:
        self[key] = str(value)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("screen")
    with x_server(options=("-fbdir", str(folder))) as display:
        yield display, folder / "Xvfb_screen0"


@pytest.fixture
def kept(server: tuple[str, Path], monkeypatch: pytest.MonkeyPatch) -> Kept:
    monkeypatch.setenv("DISPLAY", server[0])
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    return Kept()


@pytest.fixture
def window(kept: Kept) -> Iterator[Window]:
    made = Window(kept, (900, 700))
    made.draw(PICTURE)
    made.wait(0)
    yield made
    made.close()


def look(window: Window, shown: Callable[[], object], what: str) -> None:
    """Let the window go on until it shows something."""
    until(lambda: (window.wait(0), shown())[1], what)


def rest(window: Window) -> None:
    """Wait until another screen is painted at once again."""
    look(window, lambda: not window._limiter.hasty(time.monotonic()), "a pause")


def place_of(window: Window, key: str) -> tuple[int, int]:
    scene = window._scene
    assert scene is not None
    block = next(b for b in scene.blocks if b.key == key)
    return block.face.move(scene.view.left, scene.view.top - scene.scroll).center


def click(window: Window, place: tuple[int, int], button: int = 1, at: object = None) -> list:
    for kind, where in ((pygame.MOUSEBUTTONDOWN, place), (pygame.MOUSEBUTTONUP, at or place)):
        pygame.event.post(pygame.event.Event(kind, pos=where, button=button))
    return list(window.wait(0))


def test_a_click_does_what_enter_does(window: Window):
    assert click(window, place_of(window, "c3")) == [Clicked("c3")]


def test_a_new_window_begins_without_the_shift_of_an_older_one(kept: Kept):
    older = Window(kept, (900, 700))
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    older.close()
    made = Window(kept, (900, 700))
    made.draw(PICTURE)
    made.wait(0)
    assert click(made, place_of(made, "c3")) == [Clicked("c3")]
    made.close()


def settled(window: Window) -> None:
    """Take what the server still tells of a new window."""
    look(window, lambda: not window._late_s and not pygame.event.peek(), "a window at rest")


def test_a_window_to_which_nothing_happens_sleeps(window: Window) -> None:
    settled(window)
    before = resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
    for _ in range(3):
        window.wait(LONGEST_WAIT_MS / 1000)
    # Looking for events every millisecond would be 750 times.
    assert resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw - before < 75


def test_what_comes_from_another_thread_ends_a_long_sleep(window: Window) -> None:
    settled(window)
    assert sleep._sdl_sleep() is not None
    begun = time.monotonic()
    threading.Timer(LONGEST_WAIT_MS / 1000, window.wake).start()
    assert list(window.wait(HANGS_S)) == []
    assert time.monotonic() - begun < HANGS_S


def test_without_a_way_to_sleep_events_come_all_the_same(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("braillespiel.output.window.sleep._sdl_sleep", lambda: None)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert list(window.wait(HANGS_S)) == [Closed()]


def test_the_other_button_marks(window: Window):
    assert click(window, place_of(window, "c2"), 3) == [Clicked("c2", False), KeyPressed("Space")]


def test_a_long_press_marks(window: Window, monkeypatch: pytest.MonkeyPatch):
    place = place_of(window, "c2")
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    assert window.wait(0) == []
    monkeypatch.setattr("braillespiel.output.window.frontend.LONG_PRESS_S", 0.0)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    assert window.wait(0) == [Clicked("c2", False), KeyPressed("Space")]


def test_who_slides_off_before_letting_go_does_nothing(window: Window):
    assert click(window, place_of(window, "c3"), at=place_of(window, "c4")) == []
    assert click(window, (895, 300)) == []


def test_a_button_stands_for_its_key(window: Window):
    scene = window._scene
    assert scene is not None
    button = next(b for b in scene.dock.blocks if b.kind == "button")
    assert click(window, button.face.center) == [KeyPressed("Escape")]


def test_arrows_beside_a_value_change_it(window: Window):
    scene = window._scene
    assert scene is not None
    block = next(b for b in scene.blocks if b.key == "zoom")
    assert block.steps is not None
    less, more = (r.move(scene.view.left, scene.view.top).center for r in block.steps)
    assert click(window, less) == [Stepped("zoom", -1)]
    assert click(window, more) == [Stepped("zoom", 1)]


def test_a_click_on_a_drawing_is_one_on_the_thing_drawn(window: Window):
    square = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
    corner = ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 2.0))
    drawing = (Outline(square, key="c0"), Outline(corner, "dark", "cross", key="c1"))
    panel = replace(PICTURE.panels[0], drawing=drawing)
    window.draw(replace(PICTURE, panels=(panel,)))
    scene = window._scene
    assert scene is not None
    face = next(b.face for b in scene.blocks if b.outlines)
    face = face.move(scene.view.left, scene.view.top - scene.scroll)
    assert click(window, (face.left + 5, face.top + 5)) == [Clicked("c0")]
    assert click(window, (face.right - 5, face.bottom - 5)) == [Clicked("c1")]
    surface = pygame.display.get_surface()
    plain = theme("dark").plain.fill
    seen = surface.get_at((face.centerx, face.top + face.height // 4))[:3]
    assert all(abs(a - b) <= 6 for a, b in zip(seen, plain, strict=True)), seen


@pytest.mark.parametrize(
    ("key", "mod", "unicode", "name"),
    [
        (pygame.K_c, 0, "c", "C"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "\t", "Shift+Tab"),
        (pygame.K_PLUS, pygame.KMOD_LCTRL, "", "Ctrl++"),
        (pygame.K_KP_PLUS, pygame.KMOD_LCTRL, "", "Ctrl++"),
        (pygame.K_MINUS, pygame.KMOD_RCTRL, "", "Ctrl+-"),
        (pygame.K_F12, 0, "", "F12"),
    ],
)
def test_keys_have_their_names(window: Window, key: int, mod: int, unicode: str, name: str):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode))
    assert window.wait(0) == [KeyPressed(name)]


def test_closing_the_window_is_told(window: Window):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.wait(0) == [Closed()]


def on_screen(file: Path, place: tuple[int, int]) -> tuple[int, int, int]:
    """Read a pixel of the X server's own screen, a file in the format of xwd."""
    data = file.read_bytes()
    header = struct.unpack(">25I", data[:100])
    start = header[0] + header[19] * 12 + place[1] * header[12] + place[0] * 4
    blue, green, red = data[start : start + 3]
    return red, green, blue


def test_the_picture_is_on_the_screen(server: tuple[str, Path], window: Window):
    for name in ("dark", "light", "yellow"):
        rest(window)
        window.draw(replace(PICTURE, theme=name))
        left, top = pygame.display.get_window_position()
        until(
            lambda n=name, x=left, y=top: on_screen(server[1], (x + 2, y + 350)) == theme(n).back,
            lambda n=name: f"the theme {n}",
        )
        place = place_of(window, "c1")
        face = theme(name).face("red").fill
        beside = left + place[0] - 18, top + place[1] + 5
        until(
            lambda c=beside, f=face: all(
                abs(a - b) <= 4 for a, b in zip(on_screen(server[1], c), f, strict=True)
            ),
            lambda c=beside, n=name: f"{n}: the card's colour; it is {on_screen(server[1], c)}",
        )


def test_only_what_changed_is_sent_and_nothing_old_stays(server: tuple[str, Path], window: Window):
    for number, card in enumerate((*CARDS, CARDS[1])):
        cards = tuple(replace(c, marked=c.key == card.key and number % 2 == 0) for c in CARDS)
        panels = (replace(PICTURE.panels[0], tiles=cards[: 5 - number // 3]), PICTURE.panels[1])
        captions = ("before", f"{card.text} and so on" * (number + 1))
        window.draw(replace(PICTURE, panels=panels, focus=("hand", card.key), captions=captions))
    surface = pygame.display.get_surface()
    left, top = pygame.display.get_window_position()
    window._paint(exposed=False)
    places = [(x, y) for x in range(0, 900, 7) for y in range(0, 700, 5)]

    def same() -> bool:
        data = server[1].read_bytes()
        header = struct.unpack(">25I", data[:100])
        start = header[0] + header[19] * 12
        return all(
            data[at : at + 3] == bytes(reversed(surface.get_at((x, y))[:3]))
            for x, y in places
            for at in (start + (top + y) * header[12] + (left + x) * 4,)
        )

    until(same, "the same picture on the screen")


def test_kept_surfaces_stay_within_their_budget(window: Window, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FlashLimiter, "wait_s", lambda *_: 0.0)
    for scale in (100, 200, 300, 400):
        for text in range(40):
            window.draw(replace(PICTURE, scale=scale, captions=(f"{text} " * 40,)))
    assert surface_cache.taken() <= surface_cache.BUDGET


def test_it_glides_to_the_focus_and_comes_to_rest(window: Window):
    many = tuple(replace(CARDS[0], key=f"m{n}") for n in range(300))
    picture = replace(PICTURE, panels=(Panel("hand", "Hand", "list", many),), reduced_motion=False)
    window.draw(replace(picture, focus=("hand", "m0")))
    rest(window)
    window.draw(replace(picture, focus=("hand", "m299")))
    scene = window._scene
    assert scene is not None
    assert scene.scroll > 0
    assert 0 < window._scroll < scene.scroll, "the first step is drawn at once"
    look(window, lambda: window._glide is None, "the end of the glide")
    assert window._scroll == scene.scroll
    window.draw(replace(picture, focus=("hand", "m0"), reduced_motion=True))
    assert window._scroll == 0, "less motion: no step between"


def test_the_wheel_scrolls_and_the_next_focus_scrolls_back(window: Window):
    many = tuple(replace(CARDS[0], key=f"m{n}") for n in range(300))
    picture = replace(PICTURE, panels=(Panel("hand", "Hand", "list", many),))
    window.draw(replace(picture, focus=("hand", "m0")))
    rest(window)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-5))
    window.wait(0)
    assert window._scroll > 0
    window.draw(replace(picture, focus=("hand", "m1")))
    assert window._scroll == 0


def test_a_new_size_is_laid_out_anew(window: Window):
    pygame.display.set_mode((1200, 640), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1200, h=640, size=(1200, 640)))
    look(window, lambda: window._scene.sizes.window == (1200, 640), "the new size")


def test_place_and_size_are_remembered(kept: Kept):
    kept["window"] = "820x610+60+40"
    window = Window(kept)
    assert pygame.display.get_surface().get_size() == (820, 610)
    look(window, lambda: pygame.display.get_window_position() == (60, 40), "its place")
    pygame.event.post(pygame.event.Event(pygame.WINDOWMOVED, x=90, y=70))
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=860, h=620, size=(860, 620)))
    look(window, lambda: window._place._where == (90, 70), "its new place")
    window.close()
    assert kept["window"] == "860x620+90+70"


@pytest.mark.parametrize("text", ["", "x", "100x100", "900x700+1", "900x", "axb+1+2", "-900x700"])
def test_a_bad_place_is_no_place(text: str):
    assert read(text) is None
    assert read("900x700") == ((900, 700), None)


def test_a_window_off_the_screen_comes_back(kept: Kept):
    kept["window"] = "820x610+5000+40"
    window = Window(kept)
    window.wait(0)
    x, y = pygame.display.get_window_position()
    assert 0 <= x < 1280
    assert 0 <= y < 900
    window.close()


def test_behind_the_curtain_every_pixel_is_black(window: Window):
    window.draw(replace(PICTURE, curtain=True))
    look(window, lambda: not pygame.surfarray.array3d(window._surface).any(), "the curtain")
    window.draw(PICTURE)
    look(window, lambda: pygame.surfarray.array3d(window._surface).any(), "the picture")
