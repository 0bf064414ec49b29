"""Power cuts, full disks, pulled plugs: the match goes on, and says what happened."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.store.errors import StoreError
from braillespiel.store.matches import MatchStore
from braillespiel.store.opening import open_store
from braillespiel.store.records import MatchLine
from braillespiel.ui.match.screen import MatchScreen
from tests.proof.situations import press, random_action, random_table
from tests.speech.speech_fakes import Clock as Seconds
from tests.speech.speech_fakes import FakeSpeech
from tests.support.patience import HANGS_S, until
from tests.support.player import Player

GAMES = registry.own()
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def players(tmp_path: Path) -> Iterator[Callable[..., Player]]:
    made: list[Player] = []

    def player(home: Path = tmp_path / "home", **settings: object) -> Player:
        made.append(Player(home, settings={"double-press-ms": 0, **settings}))
        return made[-1]

    yield player
    for one in made:
        one.app.close()
        assert one.errors == []


def go_on(table: MatchScreen, rng: Random, actions: int) -> None:
    """Let the match go on by some actions, each told."""
    player_client = table.ui
    for _ in range(actions):
        if random_action(table, rng):
            table.deliver()
        player_client.tick()


def stored(home: Path) -> list[str]:
    store = open_store(home)
    try:
        (line,) = store.matches.unfinished()
        return [entry.text for entry in store.matches.load(line.id).entries]
    finally:
        store.close()


def test_killed_at_a_write_nothing_announced_is_lost() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.proof.faults.kills", ",".join(GAMES), "4", "5", "3"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("killed True") > 2 * len(GAMES)
    announced = [int(line.split("announced ")[1].split()[0]) for line in done.stdout.splitlines()]
    assert max(announced) > 2


@pytest.mark.parametrize("game", ["logomachy", "ludoteca", "six"])
def test_a_full_disk_is_told_and_everything_is_kept_once_there_is_room(
    players: Callable[..., Player], tmp_path: Path, game: str
) -> None:
    player = players()
    table = random_table(player, game, Random(5), actions=0)
    database = player.app.store.database
    pages = database.rows("PRAGMA page_count")[0][0]
    database.rows(f"PRAGMA max_page_count = {pages}")
    rng = Random(2)
    for _ in range(2000):
        if table.port.host.trouble is not None or table.port.host.is_over:
            break
        go_on(table, rng, 1)
        player.wait(200)
    if table.port.host.trouble is None:
        pytest.fail("the disk never became full")
    assert any("voll" in said or "Platz" in said for said in player.ear.said), player.ear.said[-5:]
    length = len(table.port.host.match.journal)
    player.press("T")
    assert player.ear.said[-1]
    database.rows("PRAGMA max_page_count = 1000000")
    while not table.port.host.is_over and table.port.host.trouble is not None:
        go_on(table, rng, 1)
        player.wait(200)
    assert len(table.port.host.match.journal) > length
    assert stored(tmp_path / "home") == [entry.text for entry in table.port.host.match.journal]


def test_where_nothing_can_be_written_it_is_told_and_all_can_be_played(
    players: Callable[..., Player], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    player = players(tmp_path / "file" / "home")
    assert any(said.startswith("Nichts lässt sich speichern") for said in player.ear.said)
    for game in GAMES:
        table = random_table(player, game, Random(1), actions=5)
        assert player.press("T")[-1]
        assert table.port.host.trouble is None


def test_a_store_that_cannot_be_read_is_told_and_the_main_menu_works(
    players: Callable[..., Player], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(matches: MatchStore) -> list[MatchLine]:
        raise StoreError("disk", tmp_path, "I/O error")

    monkeypatch.setattr(MatchStore, "unfinished", broken)
    player = players()
    assert player.ear.said[0].startswith("braillespiel, Hauptmenü. Neues Spiel, 1 von")
    assert any("I/O error" in said or str(tmp_path) in said for said in player.ear.said)
    assert player.press("Down") == ["Lernen, 2 von 8"]


@pytest.mark.parametrize("game", GAMES)
def test_a_clock_that_jumps_does_no_harm(players: Callable[..., Player], game: str) -> None:
    player = players()
    table = random_table(player, game, Random(8), actions=2)
    for jump in (86_400_000, 1, 3_600_000, 0, 40 * 365 * 86_400_000):
        player.clock.ms += jump
        player.settle()
        assert player.press("T")[-1]
        assert player.cells
        go_on(table, Random(jump), 2)


@pytest.mark.parametrize("game", ["hexaducto", "six"])
def test_a_display_pulled_out_and_put_in_a_hundred_times(
    players: Callable[..., Player], game: str
) -> None:
    player = players()
    random_table(player, game, Random(4), actions=3)
    rng = Random(9)
    for _ in range(100):
        player.display.unplug()
        player.settle()
        assert player.display.cells == b""
        press(player, rng.choice(("T", "C", "Tab", "S")))
        assert player.ear.said
        player.display.resize(rng.choice((12, 20, 40, 80)), rng.choice((1, 1, 4)))
        player.settle()
        assert player.press("T")[-1]
        assert player.cells
        assert len(player.display.cells) == player.display.size().cells  # type: ignore[union-attr]


def test_voices_that_die_in_mid_match_lose_no_answer(players: Callable[..., Player]) -> None:
    first, second = FakeSpeech("first"), FakeSpeech("second")
    seconds = Seconds()
    chain = FailoverSpeech(
        [("first", lambda: first), ("second", lambda: second)], clock=seconds, watch=False
    )
    chain.start()
    player = players()
    player.ui.announcer.voice = chain
    try:
        random_table(player, "logomachy", Random(3), actions=2)
        for number in range(60):
            first.dead = number % 20 in range(5, 12)
            first.failing = OSError("gone") if number % 20 in range(8, 15) else None
            player.press("TSCIG"[number % 5])
            (answer,) = [said.speech for said in player.said][-1:]

            def said() -> bool:
                seconds.now += 1
                chain.tick()
                return answer in first.texts[-3:] + second.texts[-3:]  # noqa: B023

            until(said, f"{answer} to be said after {number} keys")
        assert first.texts
        assert second.texts
    finally:
        chain.close()


def test_two_clients_on_one_store(players: Callable[..., Player]) -> None:
    one, other = players(), players()
    random_table(one, "logomachy", Random(3), actions=4)
    other.press("Escape", "Escape")
    while other.ui.screens[1:]:
        other.press("Escape")
    said = other.press("Home", "Enter", "Enter")
    assert any("anderen" in text or "gespielt" in text for text in said), said
    assert not any(isinstance(screen, MatchScreen) for screen in other.ui.screens)
    other.play("hexaducto")
    assert one.press("T")[-1]
    assert other.press("T")[-1]
    one.press("Escape", "End", "Enter")
