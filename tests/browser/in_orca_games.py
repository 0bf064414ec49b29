"""The opening of every game with real Orca and BRLTTY, in both dresses: each thing is heard once.

Somebody walks, does something, hears what the bot does, and asks how things stand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.network import messages as m
from tests.browser.live_place import LivePlace
from tests.browser.orca import PAUSE_MS, OrcaAtPage
from tests.support.brltty import Brltty, brltty
from tests.support.facts import facts
from tests.window.desktop import Desktop
from tests.window.test_orca import desktop

__all__ = ["brltty", "desktop"]


@pytest.mark.parametrize(("dress", "which"), [("keys", "READ_KEYS"), ("touch", "READ_TOUCH")])
def test_the_opening_of_every_game_is_heard_once(
    desktop: Desktop,
    brltty: Brltty,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    dress: str,
    which: str,
) -> None:
    page = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    try:
        for game in registry.own():
            set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, levels=("easy",), seed=1)
            with LivePlace(tmp_path / game, set_up, 1, pause=PAUSE_MS) as place:
                page.sit(place, dress)
                told = [
                    line for key in getattr(facts(game), which).split() for line in page.press(key)
                ]
                assert facts(game).READ_TURN in " ".join(told)
                page.leave()
    finally:
        page.close()
