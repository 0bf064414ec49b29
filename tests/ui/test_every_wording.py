"""Full, normal and brief wording differ in every answer of every game, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.anygame import AnyThought
from braillespiel.games import registry
from braillespiel.output.picture import Picture
from tests.support.facts import facts
from tests.support.player import Player

STYLES = ("full", "normal", "brief")
COMMON = (
    "T",
    "C",
    "C Home I",
    "B",
    "G",
    "D",
    "D Home I",
    "S",
    "Shift+S",
    "L",
    "H",
    "F1",
    "F3",
    "C Home Tab",
    "C Home Ctrl+Tab",
)
"""Keys, the last of which asks; those before it lead there."""


def thought_out(thought: AnyThought) -> Any:
    """Return what a bot comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return done.value


def known(advice: Any) -> AnyThought:
    """Come to ``advice`` at once."""
    return advice
    yield


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", registry.own())
def test_full_normal_and_brief_differ_in_every_answer(
    tmp_path: Path, game: str, language: str
) -> None:
    player = Player(tmp_path, language)
    table = player.play(game, seats=2)
    # The same hint is worded three times, and nobody looks at the window.
    advice = thought_out(table.port.hint(0))
    table.port.hint = lambda seat: known(advice)  # type: ignore[method-assign]
    player.ui.picture = lambda: Picture(game)  # type: ignore[method-assign]
    heard: dict[str, dict[str, str]] = {}
    for style in STYLES:
        player.ui.settings.set("wording", style)
        player.ui.apply_settings()
        heard[style] = {}
        for keys in (*COMMON, *facts(game).KEYS):
            player.press("Ctrl+L", *keys.split()[:-1])
            heard[style][keys] = " ".join(player.press(keys.split()[-1]))
            while player.ui.screen is not player.table:
                player.press("Escape")
    full, normal, brief = (heard[style] for style in STYLES)
    alike = {keys for keys in full if full[keys] == normal[keys]}
    assert alike == facts(game).SAME_IN_FULL
    alike = {keys for keys in full if normal[keys] == brief[keys]}
    assert alike == facts(game).SAME_IN_BRIEF
    for keys in full:
        words = [len(heard[style][keys].split()) for style in STYLES]
        assert words == sorted(words, reverse=True), keys
