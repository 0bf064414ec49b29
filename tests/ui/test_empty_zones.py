"""A zone that is empty is named once: never "Middle. No cards in the middle"."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.player import Player

ONCE = {
    ("logomachy", "en"): {
        "hand": "No cards in your hand.",
        "middle": "No cards in the middle.",
    },
    ("ludoteca", "de"): {
        "Deine Viererkombos": "Noch keine Viererkombo gelegt.",
        "Abwurfstapel, oberste Karte zuerst": "Abwurfstapel leer.",
    },
    ("ludoteca", "en"): {
        "Your four-of-a-kinds": "No four-of-a-kind laid yet.",
        "Discard pile, top card first": "Discard pile empty.",
    },
    ("hexaducto", "de"): {"Karte in der Hand": "Keine Karte in der Hand."},
}


@pytest.mark.parametrize(("game", "language"), ONCE)
def test_an_empty_zone_is_named_once(tmp_path: Path, game: str, language: str) -> None:
    player = Player(tmp_path, language)
    player.play(game, seats=2)
    table, said = player.table, {}
    for zone in table.navigator.zones:
        said[zone.name.full.casefold()] = table.entered(replace(zone, items=())).full
    for name, whole in ONCE[game, language].items():
        assert said[name.casefold()] == whole
    player.app.close()
    assert player.errors == []
