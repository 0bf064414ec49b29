"""A house and its people as processes of their own: killed with force, and opened again."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.games import registry
from braillespiel.store.opening import open_store
from tests.network.processes import Command
from tests.support.patience import HANGS_S

GAMES = [game for game in registry.own() if not registry.presenter_type(game).shared]
"""Those that do not run by the clock."""


def house(home: Path, port: str = "0") -> tuple[Command, str]:
    command = Command(home, "serve", "--house", "--loopback-only", "--port", port)
    first = command.line()
    assert len(first["fingerprint"]) == 64
    return command, first["address"]


def new(home: Path, address: str, game: str, *more: str) -> tuple[Command, str]:
    given = ("--new", game, "--seats", "2", "--name", "Ana", "--bot", "easy", *more)
    command = Command(home, "join", address, *given)
    return command, command.line()["table"]


def ended(*commands: Command) -> list[tuple[int, list[dict[str, Any]]]]:
    """Read all of them at once: one whose lines nobody reads would wait, and the others for it."""
    with ThreadPoolExecutor(len(commands)) as pool:
        return list(pool.map(lambda command: command.ended(), commands))


@pytest.mark.parametrize("game", GAMES)
def test_strangers_play_a_match_to_its_end(tmp_path: Path, game: str) -> None:
    opened, address = house(tmp_path / "house")
    ana, table = new(tmp_path / "ana", address, game)
    ben = Command(tmp_path / "ben", "join", f"{address}/{table}", "--name", "Ben", "--bot", "easy")
    assert [status for status, _ in ended(ana, ben)] == [0, 0]
    opened.process.send_signal(signal.SIGTERM)
    assert opened.process.wait(HANGS_S) == 0
    opened.ended()
    store = open_store(tmp_path / "house")
    assert [each.game for each in store.matches.finished()] == [game]
    store.close()


def test_two_who_look_for_a_quick_match_play_one_to_its_end(tmp_path: Path) -> None:
    opened, address = house(tmp_path / "house")
    ana = Command(tmp_path / "ana", "join", address, "--quick", "ludoteca", "--name", "Ana")
    assert ana.line() == {"looks": True, "seconds": 60, "others": 0}
    ben = Command(tmp_path / "ben", "join", address, "--quick", "--name", "Ben", "--bot", "easy")
    (one, of_ana), (other, of_ben) = ended(ana, ben)
    assert [one, other] == [0, 0]
    table = of_ana[0]["table"]
    assert of_ana[0] == {"table": table, "game": "ludoteca", "with": "Ben"}
    assert of_ben[0] == {"table": table, "game": "ludoteca", "with": "Ana"}
    opened.process.send_signal(signal.SIGTERM)
    opened.ended()
    store = open_store(tmp_path / "house")
    (finished,) = store.matches.finished()
    assert sorted((each.name, each.kind) for each in finished.players) == [
        ("Ana", "online"),
        ("Ben", "online"),
    ]
    store.close()


@pytest.mark.parametrize("given", [("--new", "six"), ("--seats", "2"), ("--code", "204816")])
def test_a_quick_match_goes_with_nothing_that_belongs_to_a_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: tuple[str, str]
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    assert main(["join", "127.0.0.1:1", "--quick", "six", "--lang", "en", *given]) == 2


def test_a_house_that_is_killed_twice_has_everybody_back_at_the_table(tmp_path: Path) -> None:
    opened, address = house(tmp_path / "house")
    ana, table = new(tmp_path / "ana", address, "ludoteca")
    ben = Command(tmp_path / "ben", "join", f"{address}/{table}", "--name", "Ben", "--bot", "easy")
    for _ in range(2):
        for _ in range(4):
            ben.line()
        opened.kill()
        opened, _ = house(tmp_path / "house", address.rpartition(":")[2])
    (one, of_ana), (other, of_ben) = ended(ana, ben)
    assert [one, other] == [0, 0]
    assert of_ana[-1]["speech"] != of_ben[-1]["speech"]
    opened.kill()
    store = open_store(tmp_path / "house")
    assert len(store.matches.finished()) == 1
    store.close()


def test_a_house_beyond_loopback_says_whose_it_is_or_does_not_open(tmp_path: Path) -> None:
    status, _ = Command(tmp_path / "house", "serve", "--house", "--port", "0").ended()
    assert status == 2


def test_two_houses_do_not_share_a_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened, _ = house(tmp_path / "house")
    again = Command(tmp_path / "house", "serve", "--house", "--loopback-only")
    assert again.ended()[0] == 1
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "house"))
    assert main(["house", "delete", "Ana", "--lang", "en"]) == 1
    assert "operator's page" in capsys.readouterr().err
    opened.kill()
