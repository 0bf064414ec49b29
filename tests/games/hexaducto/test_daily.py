"""The puzzle of the day: by date, and the same for all."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.commands import play, shared
from braillespiel.commands.shared import CommandError
from braillespiel.games.hexaducto.game import GAME
from braillespiel.words.catalogue import Words
from tests.support.player import Player

CHRISTMAS = 20261224


def dealt(player: Player, **options: Any) -> Any:
    """Return the situation at the start of a match."""
    table = player.play("hexaducto", seats=1, **options)
    return table.port.host.match.state  # type: ignore[attr-defined]


def on(home: Path, day: date, language: str = "de") -> Player:
    player = Player(home, language)
    player.app.matches._draw_seed = None
    player.app.matches._today = lambda: day
    return player


@pytest.mark.parametrize("own", [{}, {"limits": "wide", "smallest": 4, "moves": 200}])
def test_it_is_the_same_for_all_on_a_date(tmp_path: Path, own: dict[str, Any]) -> None:
    found = dealt(on(tmp_path, date(2026, 12, 24)), puzzle="daily", **own)
    expected = GAME.setup(1, GAME.resolve({"puzzle": "daily"}), CHRISTMAS)
    assert found == expected
    assert (found.public.moves, found.deadline()) == (27, 5 * 60_000)
    assert GAME.setup(1, GAME.resolve({"puzzle": "daily", "untimed": True}), 1).deadline() is None


def test_every_date_has_its_own_and_other_puzzles_are_dealt_by_chance(tmp_path: Path) -> None:
    today = on(tmp_path / "a", date(2026, 12, 24))
    tomorrow = on(tmp_path / "b", date(2026, 12, 25))
    assert dealt(today, puzzle="daily") != dealt(tomorrow, puzzle="daily")
    assert dealt(today, puzzle="normal") != dealt(today, puzzle="normal")


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Rätsel: Rätsel des Tages"), ("en", "Puzzle: Puzzle of the day")],
)
def test_the_command_sets_it_up(tmp_path: Path, language: str, said: str) -> None:
    words = Words(language, ("cli",))
    given = play.parse(["hexaducto", "--option", "puzzle=daily"], words)
    player = on(tmp_path, date(2026, 12, 24), language)
    play._begin(player.app, given.game, None, play._options(given, words))
    heard = [player.press("Down")[0] for _ in range(3)]
    assert any(said in line for line in heard), heard
    for _ in range(3):
        player.press("Up")
    player.press("Enter")
    state = player.table.port.host.match.state  # type: ignore[attr-defined]
    assert state == GAME.setup(1, GAME.resolve({"puzzle": "daily"}), CHRISTMAS)


def test_an_option_without_a_game_is_refused_with_the_remedy() -> None:
    words = Words("de", ("cli",))
    with pytest.raises(CommandError, match=r"Nenn auch das Spiel, zum Beispiel: play hexaducto"):
        play._options(play.parse(["--option", "puzzle=daily"], words), words)


class Christmas(date):
    """A day that stays."""

    @classmethod
    def today(cls) -> Christmas:
        return cls(2026, 12, 24)


def test_a_demonstration_is_of_the_puzzle_of_today(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "date", Christmas)
    told = []
    for seed in ([], ["--seed", str(CHRISTMAS)], ["--seed", "1"]):
        assert main(["demo", "hexaducto", "--option", "puzzle=daily", "--lang", "en", *seed]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_a_simulation_begins_with_the_puzzle_of_today_and_says_that_seeds_decide(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "date", Christmas)
    command = ["simulate", "hexaducto", "--matches", "2", "--bots", "easy", "--lang", "en"]
    daily = [*command, "--option", "puzzle=daily"]
    for given, seeds in ([], [CHRISTMAS, CHRISTMAS + 1]), (["--seed", "1"], [1, 2]):
        assert main([*daily, "--json", *given]) == 0
        results = json.loads(capsys.readouterr().out)["results"]
        assert [result["seed"] for result in results] == seeds
    assert main(daily) == 0
    assert capsys.readouterr().out.splitlines()[1] == (
        "Each match has a puzzle of its own: the seeds begin with 20261224. "
        "Today's puzzle has the seed 20261224, the date."
    )
    assert main(command) == 0
    assert "puzzle" not in capsys.readouterr().out
