"""Whole matches of every game through the page's socket; ``./test browser`` plays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.network import messages as m
from tests.support.facts import facts
from tests.web.places import Place
from tests.web.playing import played


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", registry.own())
def test_a_match_against_bots_is_played_by_ear(game: str, language: str, tmp_path: Path) -> None:
    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, levels=("easy",), seed=1)
    with Place(tmp_path, set_up, 1) as place:
        page = place.run(place.enter("Ana", language))
        assert played(place, page, game, language)
        assert place.keeper.hosts[0].is_over


@pytest.mark.parametrize("game", registry.own())
def test_a_match_is_played_by_the_command_field_alone(game: str, tmp_path: Path) -> None:
    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, levels=("easy",), seed=1)
    with Place(tmp_path, set_up, 1) as place:
        page = place.run(place.enter("Ana"))
        assert played(place, page, game, "en", typed=True)
        assert place.keeper.hosts[0].is_over


@pytest.mark.parametrize("game", registry.own())
def test_a_match_against_a_native_client_is_played_by_ear(game: str, tmp_path: Path) -> None:
    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, seed=1)
    with Place(tmp_path, set_up, 2) as place:
        place.native("Ben")
        page = place.run(place.enter("Ana"))
        assert played(place, page, game, "en")
        assert place.keeper.hosts[0].is_over
        robot = place.robots[0]
        place.run(place.settle())
        assert robot.port is not None
        assert robot.port.view(robot.port.chairs[0] or 0).is_over()


def test_a_return_match_begins_where_all_ask_for_it(tmp_path: Path) -> None:
    set_up = m.SetUp("six", 2, {}, levels=("easy",), seed=1)
    with Place(tmp_path, set_up, 1) as place:
        page = place.run(place.enter("Ana"))
        played(place, page, "six", "en")
        place.run(place.press(page, "Escape"))
        place.run(page.send("typed", text="Another match"))
        place.run(place.pass_time(2000))
        assert len(place.keeper.hosts) == 2
        assert place.table.matches.phase == "playing"
