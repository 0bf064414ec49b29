"""A zone that is read whole tells what lies in each row, to the ear as to the finger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from braillespiel.games.ludoteca.cards import cell_value
from braillespiel.games.ludoteca.zones import row_key
from tests.support.player import Player


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_cards_of_each_row_are_told(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language, seed=7)
    player.play("ludoteca", seats=3)
    told = 0
    for _ in range(40):
        player.press("Shift+H", "Down", "Enter")  # what the hint says
        view: Any = player.table.view()
        for seat, key in ((0, "B"), (1, "G")):
            player.press(key)
            heard = player.press("Shift+I")[-1]
            items = {item.key: item for item in player.table.navigator.zone.items}
            for pillar, row in enumerate(view.public.rows[seat]):
                name = items[row_key(seat, pillar)].text.normal
                [part] = re.findall(rf"(?:: |[;,] ){name} ([^;]*)", heard)
                if row:  # else "empty", or what an earlier round left
                    values = [str(cell_value(laid)) for laid in row]
                    assert re.findall(r"\d+", part)[: len(row)] == values, (heard, row)
                told += len(row)
    assert told
