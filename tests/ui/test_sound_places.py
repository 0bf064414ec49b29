"""Sounds come from the side of whoever caused them, as far as the setting says."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games.presenter import Announcement
from braillespiel.words.phrase import Phrase
from tests.support.player import Player


def told(player: Player, pan: float) -> float:
    """Return the side at which an announcement from ``pan`` was heard."""
    said = Announcement(Phrase.plain("Ben lays a card."), sound="card", pan=pan)
    player.ui.announcer.announce([said])
    return player.sounds.pans[-1]


@pytest.mark.parametrize(
    ("places", "side"), [(None, 0.5), ("off", 0.0), ("mild", 0.5), ("full", 1.0)]
)
def test_how_far_a_sound_goes_to_its_side(tmp_path: Path, places: str | None, side: float) -> None:
    player = Player(tmp_path, settings={"sound-places": places} if places else {})
    assert told(player, 1.0) == side
    assert told(player, -1.0) == -side
    assert told(player, 0.0) == 0.0
    player.ui.announcer.melody([(3, 1.0), (5, -0.5)])
    assert player.sounds.melodies[-1] == ((3, side), (5, -side / 2))


def test_the_setting_holds_from_the_next_sound_on(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.ui.settings.set("sound-places", "full")
    player.ui.apply_settings()
    assert told(player, -1.0) == -1.0


def test_opponents_sit_from_left_to_right_and_the_own_seat_in_the_middle(tmp_path: Path) -> None:
    player = Player(tmp_path, settings={"sound-places": "full"})
    player.play("logomachy", seats=4)
    presenter = player.ui.screen.presenter
    others = [presenter.pan(seat) for seat in presenter.others()]
    assert others == [-1.0, 0.0, 1.0]
    assert presenter.pan(presenter.seat) == 0.0
