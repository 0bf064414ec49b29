"""The pace of bots at the client: by speech, by the Braille line, and with neither."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.output.braille.display import SimulatedDisplay
from tests.support.player import Player

STEP = 20


class Unplugged(SimulatedDisplay):
    """A display that is not there."""

    def size(self) -> None:  # type: ignore[override]
        return None


def at_the_bots_turn(home: Path, pace: str, **more: Any) -> Player:
    """Return a player whose move has just been told, with a bot to move."""
    display = more.pop("display", None)
    settings = {"bot-pace": pace, "braille-cell-ms": 0, **more}
    player = Player(home, "en", settings=settings, display=display)
    player.play("logomachy")
    player.wait(3000)
    player.press("C", "1", "Enter")
    assert moves(player) == 1
    return player


def speaks(player: Player, still: bool) -> None:
    player.ear.speaking = lambda: still  # type: ignore[method-assign]


def moves(player: Player) -> int:
    return len(player.table.port.host.match.journal)  # type: ignore[attr-defined]


def until_it_moves(player: Player) -> int:
    """Return after how many ms the bot has moved."""
    for passed in range(STEP, 20_000, STEP):
        player.wait(STEP, STEP)
        if moves(player) > 1:
            return passed
    raise AssertionError("it does not move")


@pytest.mark.parametrize(("pace", "ms"), [("short", 200), ("normal", 400), ("long", 1500)])
def test_with_neither_voice_nor_line_a_bot_moves_after_its_pause(
    tmp_path: Path, pace: str, ms: int
) -> None:
    player = at_the_bots_turn(tmp_path, pace, display=Unplugged(40))
    assert until_it_moves(player) == ms


def test_a_bot_waits_until_the_voice_has_ended(tmp_path: Path) -> None:
    player = at_the_bots_turn(tmp_path, "normal")
    speaks(player, True)
    player.wait(5000, STEP)
    assert moves(player) == 1
    speaks(player, False)
    assert until_it_moves(player) == 400 + STEP, "counted from the first look that finds it quiet"


def test_an_own_key_ends_the_waiting_and_its_answer_is_not_waited_for(tmp_path: Path) -> None:
    player = at_the_bots_turn(tmp_path, "normal")
    speaks(player, True)
    player.wait(5000, STEP)
    assert moves(player) == 1
    player.press("T")
    assert until_it_moves(player) == 400


def test_a_bot_waits_until_the_line_can_have_been_read(tmp_path: Path) -> None:
    player = at_the_bots_turn(tmp_path, "normal", **{"braille-cell-ms": 100})
    told = [said for said in player.said if not said.answer]
    reading = sum(100 * len(said.braille) for said in told)
    assert reading > 500
    assert reading + 400 <= until_it_moves(player) <= reading + 400 + STEP, "a look more at most"


def test_none_waits_for_nobody(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"bot-pace": "none"})
    player.play("logomachy")
    speaks(player, True)
    player.press("C", "1", "Enter")
    assert moves(player) == 2


def test_the_default_is_normal(tmp_path: Path) -> None:
    from braillespiel.ui.settings import BOT_PACES, BY_KEY

    assert BY_KEY["bot-pace"].default == "normal"
    assert BOT_PACES == {"none": 0, "short": 200, "normal": 400, "long": 1500}
