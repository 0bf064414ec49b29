"""serve and join: a whole match over loopback, as scripts run it."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from braillespiel.application.matches import strength_like
from braillespiel.cli import main
from braillespiel.commands import bot_seat, shared
from braillespiel.engine.like_me import LIKE_ME, bot_of, level_of
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome
from braillespiel.store.records import StoredPlayer as Kept
from tests.support.patience import HANGS_S

CODE = "204816"


def matched(
    home: Path, monkeypatch: pytest.MonkeyPatch, bots: dict[str, str]
) -> tuple[dict[str, int], list[tuple[str, dict[str, Any]]]]:
    """Let bots join a served match and play it to its end; return how each ended, and all lines."""
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    told: list[tuple[str, dict[str, Any]]] = []
    opened = threading.Event()

    def print_json(data: dict[str, Any]) -> None:
        told.append((threading.current_thread().name, json.loads(json.dumps(data))))
        opened.set()

    monkeypatch.setattr(shared, "print_json", print_json)
    ends: dict[str, int] = {}

    def play(name: str) -> None:
        opened.wait(HANGS_S)
        address = told[0][1]["address"]
        given = ["--code", CODE, "--name", name, "--bot", bots[name], "--plain", "--json"]
        ends[name] = main(["join", address, *given, "--lang", "en"])

    seats = [threading.Thread(target=play, args=(name,), name=name) for name in bots]
    for seat in seats:
        seat.start()
    table = ["--seats", "2", "--seed", "7", "--code", CODE, "--port", "0", "--json"]
    options = ["--option", "rounds=1", "--lang", "en", "--loopback-only", "--plain"]
    assert main(["serve", "logomachy", *table, *options]) == 0
    for seat in seats:
        seat.join(HANGS_S)
    return ends, told


def test_two_bots_play_a_match_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends, told = matched(tmp_path, monkeypatch, {"Ana": "easy", "Ben": "easy"})
    assert ends == {"Ana": 0, "Ben": 0}
    lines = {name: [data for who, data in told if who == name] for name in ("Ana", "Ben")}
    host = [data for who, data in told if who not in lines]
    assert host[0].pop("address").startswith("127.0.0.1:")
    assert host[0].pop("web").startswith("http://127.0.0.1:")
    assert host[0] == {"code": CODE, "fingerprint": ""}
    events = [event["event"] for event in host[1:]]
    # A seat may leave before the table has closed.
    assert [event for event in events if event != "went"] == ["came", "came", "began", "over"]
    keys = {"speech", "brief", "braille", "braille_text", "kind", "sound"}
    assert all(set(line) == keys for name in lines for line in lines[name])
    assert len(lines["Ana"]) > 10
    assert not (tmp_path / "network" / "table.json").exists()


def test_a_bot_like_the_player_is_as_strong_as_the_results_on_its_side_ask_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    for game, winner in (("logomachy", 0), ("six", 1)):
        seated = [Kept("Ada"), Kept("Louis", "bot", level_of(12))]
        match = store.matches.create(game, 1, 2, {}, seated)
        store.matches.sync(match, [], 0, Outcome([4, 1], [winner]))
    expected = strength_like(store, "logomachy")
    assert strength_like(store, "six") < 12 < expected, "each game counts for itself"
    store.close()
    levels: list[str] = []

    def bot(game: Any, level: str) -> Any:
        levels.append(level)
        return bot_of(game, level)

    monkeypatch.setattr(bot_seat, "bot_of", bot)
    ends, _ = matched(tmp_path, monkeypatch, {"Ana": LIKE_ME, "Ben": "easy"})
    assert ends == {"Ana": 0, "Ben": 0}
    assert sorted(levels) == ["easy", level_of(expected)]


@pytest.mark.parametrize(
    ("given", "status", "sentence"),
    [
        (["serve", "six", "--plain"], 2, "--plain works only together with --loopback-only."),
        (["serve", "--code", "12"], 2, "12 is not a code."),
        (["serve", "--seed", "3"], 2, "--option and --seed need a game."),
        (["serve", "ludoteca", "--seats", "7"], 2, "7"),
        (["join", "127.0.0.1:9", "--code", "1"], 2, "The code has six digits."),
        (["join", "192.0.2.1", "--code", CODE, "--plain"], 2, "Without encryption"),
    ],
)
def test_what_cannot_be_is_said_with_the_remedy(
    given: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*given, "--lang", "en"]) == status
    assert sentence in capsys.readouterr().err
