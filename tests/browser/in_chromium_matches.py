"""Whole matches in Chromium, against a bot: by keys, by the command field alone, by clicks alone.

Who types hears the live regions and nothing else, who presses keys hears the focus too, as a reader
says it; who clicks sees which things are live.
"""

from __future__ import annotations

import random
from itertools import cycle
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.web import visitor
from tests.browser import by_keys
from tests.browser.chromium import ENTER, Browser
from tests.browser.live_place import LivePlace, Sitting
from tests.robots import hearing
from tests.robots.body import Ear
from tests.robots.words import words
from tests.support.facts import facts


@pytest.fixture(autouse=True)
def _robots_press_faster_than_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "BURST", 10**9)


@pytest.mark.parametrize(("game", "language"), list(zip(registry.own(), cycle(("de", "en")))))
def test_a_match_is_played_by_the_command_field(
    browser: Browser, game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, levels=("easy",), seed=1)
    with LivePlace(tmp_path, set_up, 1) as place:
        sitting = Sitting(place, browser, monkeypatch)
        sitting.enter("Ana", language, "touch")
        browser.run("document.getElementById('command').focus()")

        def typed(key: str) -> list[str]:
            browser.keys(key, ENTER)
            assert browser.run("return document.activeElement.id") == "command"
            return sitting.wait()

        ear = Ear(words(language), typed)
        assert any(hearing.step(ear, game) for _ in range(by_keys.LONGEST)), "\n".join(
            ear.log[-30:]
        )
        assert place.keeper.hosts[0].is_over
        sitting.leave()


@pytest.mark.parametrize("game", registry.own())
def test_a_match_is_played_by_keys(
    browser: Browser, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, levels=("easy",), seed=1)
    with LivePlace(tmp_path, set_up, 1) as place:
        sitting = Sitting(place, browser, monkeypatch)
        sitting.enter("Ana", "de", "keys")
        by_keys.play(sitting, game, "de")
        assert place.keeper.hosts[0].is_over
        sitting.leave()


_CLICK = """
const [chance, ending] = arguments;
const menu = [...document.querySelectorAll("[data-menu] [data-tile]")];
const live = [...document.querySelectorAll("[data-tile][data-live]")];
const things = menu.length ? menu : live;
const end = [...document.querySelectorAll("[data-actions] button")]
  .find((one) => one.textContent === ending);
const goal = things.length ? things[Math.floor(chance * things.length)] : end;
goal?.focus();
goal?.click();
return goal?.textContent ?? "nothing to click";
"""


@pytest.mark.parametrize("game", registry.own())
def test_a_match_is_played_by_clicks(
    browser: Browser, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, levels=("easy",), seed=1)
    draw = random.Random(1)
    with LivePlace(tmp_path, set_up, 1) as place:
        sitting = Sitting(place, browser, monkeypatch)
        sitting.enter("Ana", "en", "touch")
        clicked = []
        while not place.keeper.hosts[0].is_over:
            clicked.append(browser.run(_CLICK, draw.random(), "End turn"))
            clicked.append(" | ".join(sitting.wait()))
            assert len(clicked) < 2000, "\n".join(clicked[-40:])
        sitting.leave()
