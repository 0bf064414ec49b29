"""A key is answered in few steps: how many calls within the program a Right key makes."""

from __future__ import annotations

import pytest

from benchmarks.latency import counted
from braillespiel.games import registry

MOST = {False: 300, True: 560}
"""Calls in the terminal, and with a picture to be drawn."""


@pytest.mark.parametrize("game", registry.own())
@pytest.mark.parametrize("picture", MOST, ids=("terminal", "picture"))
def test_a_right_key_makes_few_calls_in_every_zone(game: str, picture: bool) -> None:
    assert counted(game, picture) <= MOST[picture]
