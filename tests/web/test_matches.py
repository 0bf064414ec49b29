"""Whole matches through the page's websocket: one hears and presses keys, bots play the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.network import messages as m
from tests.robots import hearing
from tests.robots.body import Ear
from tests.robots.words import words
from tests.web.places import Page, Place

OPTIONS = {"ludoteca": {"target": 10}, "logomachy": {"rounds": 1}}
LONGEST = 400
"""Decisions after which a match should be over."""


def played(place: Place, page: Page, game: str) -> list[str]:
    """Have a robot that only hears play to the end; return what it heard."""
    ear = Ear(words("en"), lambda key: place.run(place.press(page, key)))
    for _ in range(LONGEST):
        if hearing.step(ear, game):
            return page.heard
    raise AssertionError("\n".join(ear.log[-30:]))


@pytest.mark.parametrize("game", registry.names())
def test_a_match_against_bots_is_played_by_ear(game: str, tmp_path: Path) -> None:
    set_up = m.SetUp(game, 2, OPTIONS.get(game, {}), levels=("easy",))
    with Place(tmp_path, set_up, 1) as place:
        page = place.run(place.enter("Ana"))
        place.run(page.send("speaks", on=True))
        heard = played(place, page, game)
        assert place.keeper.hosts[0].is_over
        assert heard
