"""A zone that is empty is named once: never "Middle. No cards in the middle"."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.support.facts import facts
from tests.support.player import Player


@pytest.mark.parametrize(
    ("game", "language"), [(game, said) for game in registry.own() for said in facts(game).EMPTY]
)
def test_an_empty_zone_is_named_once(tmp_path: Path, game: str, language: str) -> None:
    player = Player(tmp_path, language)
    player.play(game, seats=2)
    table, said = player.table, {}
    for zone in table.navigator.zones:
        said[zone.name.full.casefold()] = table.entered(replace(zone, items=())).full
    for name, whole in facts(game).EMPTY[language].items():
        assert said[name.casefold()] == whole
    player.app.close()
    assert player.errors == []
