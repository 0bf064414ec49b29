"""Nothing flashes: not when keys are held, not in a race, in no theme."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest
from pygame import Rect

from braillespiel.output.picture import Panel, Picture, Tile
from braillespiel.output.window.flash_limiter import AT_ONCE, EVERY_S, FlashLimiter
from braillespiel.output.window.layout import Scene
from braillespiel.output.window.theme import THEMES
from tests.window.film import SIZE, film
from tests.window.flashes import Watcher

BLACK, GREY, WHITE, RED = (0, 0, 0), (70, 70, 70), (255, 255, 255), (255, 0, 0)
BLUE = (0, 0, 160)
Colour = tuple[int, int, int]


def kinds(first: Colour, second: Colour, times: int, size: tuple[int, int] = SIZE) -> set[str]:
    """Return what is found when a part of the screen changes colour ``times`` in a second."""
    watcher = Watcher()
    for number in range(times + 1):
        frame = np.zeros((*SIZE, 3), "u1")
        frame[: size[0], : size[1]] = second if number % 2 else first
        watcher.look(number * 0.9 / times, frame)
    return {flash.kind for flash in watcher.found}


def test_flashes_are_counted_as_the_guidelines_count_them() -> None:
    assert kinds(BLACK, WHITE, 8) == {"general"}
    assert kinds(BLACK, WHITE, 6) == set(), "three flashes are allowed"
    assert kinds(BLACK, GREY, 8) == set(), "less than a tenth of the luminance"
    assert kinds((235, 235, 235), WHITE, 8) == set(), "both states are light"
    assert kinds(BLUE, RED, 8) == {"general", "red"}
    assert kinds((130, 0, 0), BLACK, 8) == {"red"}
    assert kinds(BLACK, WHITE, 8, (170, 128)) == {"general"}, "a quarter of the field and a bit"
    assert kinds(BLACK, WHITE, 8, (160, 120)) == set(), "less than a quarter"


def test_a_slow_change_counts_from_its_turning_points() -> None:
    ramp = [*range(0, 256, 16), *range(255, 0, -16)] * 5
    for seconds, flashes in ((10.0, False), (0.9, True)):
        watcher = Watcher()
        for number, level in enumerate(ramp):
            watcher.look(seconds * number / len(ramp), np.full((*SIZE, 3), level, "u1"))
        assert bool(watcher.found) is flashes


def test_themes_that_change_as_fast_as_a_key_repeats_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FlashLimiter, "wait_s", lambda *_: 0.0)
    with film(tmp_path, monkeypatch) as filmed:
        filmed.hold("Ctrl+T")
        assert {flash.kind for flash in filmed.watcher.found} == {"general"}


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_flashes_while_keys_are_held(
    theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with film(tmp_path, monkeypatch, theme=theme) as filmed:
        filmed.hold("Down", ms=400)
        filmed.play("logomachy")
        filmed.press("C", "Right", "Space", "Enter", "Escape", "Escape")
        for key in ("Right", "PageDown", "Escape", "Ctrl++", "Ctrl+-", "Ctrl+T"):
            filmed.hold(key, ms=800)
            filmed.press("Ctrl")
        filmed.hold("F1", "Escape", ms=800)
        assert filmed.watcher.found == []
        assert filmed.watcher.frames > 300
        assert filmed.player.errors == []


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_flashes_in_a_race(
    theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with film(tmp_path, monkeypatch, theme=theme) as filmed:
        filmed.play("six")
        filmed.press("Escape", "Escape")
        for _ in range(3):
            filmed.hold("Enter", "Space", "1", ms=600)
            filmed.pass_time(700)
        assert filmed.watcher.found == []
        assert filmed.player.errors == []


def test_nothing_flashes_in_the_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in ("cubus", "hexaducto", "ludoteca"):
        with film(tmp_path / game, monkeypatch, theme="light") as filmed:
            filmed.play(game)
            for key in ("Enter", "Space", "PageDown"):
                filmed.hold(key, ms=800)
                filmed.press("Ctrl")
            assert filmed.watcher.found == []
            assert filmed.player.errors == []


def screen(title: str) -> Picture:
    return Picture(title, (Panel("menu", "Menu", "list", (Tile("a", "A"),)),), ("menu", "a"))


def place(scroll: int) -> Scene:
    return cast(Scene, SimpleNamespace(scroll=scroll, view=Rect(0, 0, 800, 600)))


def test_other_screens_wait_only_when_they_come_too_fast() -> None:
    limiter = FlashLimiter()
    for number in range(AT_ONCE):
        assert limiter.wait_s(screen(f"{number}"), place(0), 10.0) == 0
        limiter.painted(screen(f"{number}"), place(0), 10.0)
    assert limiter.hasty(10.1)
    assert limiter.wait_s(screen(f"{AT_ONCE - 1}"), place(0), 10.1) == 0, "the same screen"
    assert limiter.wait_s(screen("next"), place(0), 10.1) == pytest.approx(EVERY_S - 0.1)
    assert limiter.wait_s(screen("next"), place(0), 10.0 + EVERY_S) == pytest.approx(0)
    assert not limiter.hasty(10.01 + AT_ONCE * EVERY_S)


def test_far_places_of_a_screen_wait_too_but_not_for_the_wheel() -> None:
    limiter = FlashLimiter()
    for number in range(AT_ONCE):
        limiter.painted(screen("long"), place(300 * number), 10.0)
    assert limiter.wait_s(screen("long"), place(320), 10.1) == 0, "a line further"
    assert limiter.wait_s(screen("long"), place(600), 10.1) > 0
    limiter.followed(600)
    assert limiter.wait_s(screen("long"), place(600), 10.1) == 0


def test_never_more_than_three_flashes_worth_of_screens_in_a_second() -> None:
    limiter, painted = FlashLimiter(), 0
    for ms in range(0, 1000, 10):
        if limiter.wait_s(screen(str(ms)), place(0), 10 + ms / 1000) == 0:
            limiter.painted(screen(str(ms)), place(0), 10 + ms / 1000)
            painted += 1
    assert 4 <= painted <= 6


def test_what_waited_is_painted_when_its_time_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with film(tmp_path, monkeypatch, theme="dark") as filmed:
        filmed.hold("Ctrl+T", ms=360)
        filmed.pass_time(1200)
        shown = str(filmed.player.ui.settings.get("theme"))
        assert filmed.window._picture is not None
        assert filmed.window._picture.theme == shown == "light"
        assert filmed.window._surface.get_at((2, 2))[:3] == THEMES[shown].back
