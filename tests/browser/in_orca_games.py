"""The opening of every game with real Orca and BRLTTY, in both dresses: each thing is heard once.

Somebody walks, does something, hears what the bot does, and asks how things stand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network import messages as m
from tests.browser.live_place import LivePlace
from tests.browser.orca import PAUSE_MS, OrcaAtPage
from tests.support.brltty import Brltty, brltty
from tests.web.playing import OPTIONS
from tests.window.desktop import Desktop
from tests.window.test_orca import desktop

__all__ = ["brltty", "desktop"]
KEYS = {
    "logomachy": "Right Space Space Enter Enter Down Enter s s",
    "ludoteca": "Right Enter Enter d Enter c Enter Down Enter s",
    "hexaducto": "Right Space Space Enter Down Enter s",
    "six": "Right Space s t Left Enter t",
    "cubus": "c Right Right Enter d Enter t s",
}
TOUCH = {
    "logomachy": "Tab Tab Enter Tab Enter Enter",
    "ludoteca": "Tab Tab Enter Enter",
    "hexaducto": "Tab Tab Enter Tab Enter",
    "six": "Tab Tab Enter Enter",
    "cubus": "Tab Tab Enter Tab Enter",
}
TURNS = {"logomachy": "Bob lays yellow 6.", "hexaducto": "Bob turns up 7."}
"""What is heard of the bot's first turn after one's own."""


@pytest.mark.parametrize(("dress", "games"), [("keys", KEYS), ("touch", TOUCH)])
def test_the_opening_of_every_game_is_heard_once(
    desktop: Desktop,
    brltty: Brltty,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    dress: str,
    games: dict[str, str],
) -> None:
    page = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    try:
        for game, keys in games.items():
            set_up = m.SetUp(game, 2, OPTIONS.get(game, {}), levels=("easy",), seed=1)
            with LivePlace(tmp_path / game, set_up, 1, pause=PAUSE_MS) as place:
                page.sit(place, dress)
                told = [line for key in keys.split() for line in page.press(key)]
                assert TURNS.get(game, "") in " ".join(told)
                page.leave()
    finally:
        page.close()
