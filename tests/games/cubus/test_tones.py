"""Heights sound along with their words, where the setting wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.cubus.events import Built, Dismantled
from braillespiel.games.cubus.pile import HIGHEST
from braillespiel.games.cubus.presenter import CubusPresenter
from braillespiel.games.cubus.tones import tone
from braillespiel.words.catalogue import Words
from tests.support.player import Player


def test_a_row_is_heard_as_tones_unless_switched_off(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    player.play("cubus")
    player.press("B")
    assert player.press("X")
    assert player.sounds.melodies
    player.app.settings.set("tones", False)
    player.ui.apply_settings()
    player.sounds.melodies.clear()
    assert player.press("X")
    assert player.sounds.melodies == []


def test_a_box_is_heard_as_high_as_its_column_is_in_a_draft(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", settings={"sound-places": "full"})
    player.play("cubus")
    player.press("A")
    pitches = []
    for key in ("1", "2", "3", "2"):
        player.sounds.melodies.clear()
        player.press(key)
        ((pitch, _),) = player.sounds.melodies[-1]
        pitches.append(pitch)
    assert pitches == [2, 4, 6, 4]
    assert player.sounds.played[-1] == "take"
    player.app.settings.set("tones", False)
    player.ui.apply_settings()
    player.sounds.melodies.clear()
    player.press("1")
    assert player.sounds.melodies == []


def events() -> list[tuple[Any, tuple[tuple[int, float], ...], Any]]:
    """Return what happens in matches, with the tones that the first seat is given and its view."""
    game = registry.game("cubus")
    found: list[tuple[Any, tuple[tuple[int, float], ...], Any]] = []
    words = Words("en", ("client", *registry.catalogues("cubus")))
    presenter = CubusPresenter(words, ("Ada", "Ben"), 0)

    def watch(match: Match[Any, Any], happened: Any) -> None:
        view = match.state.view(0)
        for event in happened:
            for told in presenter.announce(event, view):
                found.append((event, told.tones, view))

    play(game, [game.bot("easy")] * 2, {}, 3, watch)
    return found


def test_whoever_builds_the_height_of_the_column_is_heard() -> None:
    with_place = 0
    for event, tones, view in events():
        if isinstance(event, Built | Dismantled) and len(event.changes) == 1:
            with_place += 1
            ((cell, height),) = event.changes
            assert view.heights.get(cell, 0) == height
            ((pitch, pan),) = tones
            assert pitch == 2 * height
            assert -1 <= pan <= 1
        else:
            assert tones == ()
    assert with_place > 5


@pytest.mark.parametrize(
    ("cell", "pan"), [((0, 0), -1.0), ((1, 5), 0.0), ((2, 0), 1.0), ((4, 0), 1.0), ((-2, 1), -1.0)]
)
def test_a_column_is_heard_where_it_stands_in_its_row(cell: tuple[int, int], pan: float) -> None:
    assert tone(cell, 3, [(0, 0), (1, 5), (2, 0)]) == ((6, pan),)


def test_a_single_column_is_heard_in_the_middle() -> None:
    assert tone((3, 3), 99, []) == ((2 * HIGHEST, 0.0),)
