"""Time in which the program stood still does not count in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.application.clock import LONGEST_ROUND_MS, LONGEST_WAIT_MS, GameClock
from tests.support.player import Clock, Player

STILL = "Pause: Alles stand still, auch die Zeit."


@pytest.fixture
def player(tmp_path: Path) -> Player:
    made = Player(tmp_path / "home", settings={"double-press-ms": 0})
    made.play("six")
    while made.table.port.host.paused:
        made.wait(100)
    assert made.table.port.standing.racing
    return made


def test_a_clock_for_games_leaves_out_what_no_round_takes() -> None:
    clock = Clock()
    game = GameClock(clock)
    begun = game()
    for ms, counted in (
        (0, 0),
        (LONGEST_ROUND_MS, LONGEST_ROUND_MS),
        (LONGEST_ROUND_MS + 1, LONGEST_WAIT_MS),
        (9000, LONGEST_WAIT_MS),
        (100, 100),
    ):
        clock.ms += ms
        assert game() - begun == counted
        begun += counted
    assert game.stood_still() == LONGEST_ROUND_MS + 1 + 9000 - 2 * LONGEST_WAIT_MS
    assert game.stood_still() == 0


@pytest.mark.parametrize("ms", [1500, 9000, 15_000, 3_600_000])
def test_a_standstill_takes_nobody_time(player: Player, ms: int) -> None:
    host = player.table.port.host
    before = host.game_time
    player.clock.ms += ms
    player.settle()
    assert host.game_time - before <= LONGEST_WAIT_MS
    assert (STILL in " ".join(player.ear.said)) is (ms >= 9000)
    if ms >= 9000:
        player.press("Enter")
    player.wait(200)
    assert player.ui.screen is player.table


def test_a_device_that_holds_up_a_round_takes_nobody_time(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, say = player.table.port.host, player.ear.say

    def slow(text: str, **how: Any) -> None:
        player.clock.ms += 9000
        say(text, **how)

    before = host.game_time
    monkeypatch.setattr(player.ear, "say", slow)
    player.clock.ms += 100
    player.press("T")
    monkeypatch.undo()
    player.settle()
    assert host.game_time - before <= 100 + 1000 + 2 * LONGEST_WAIT_MS
    assert any(text.startswith(STILL) for text in player.ear.said)
