"""Computer players like you: chosen with one key, said once, and what of it is kept where."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from braillespiel.engine.like_me import level_of, strength_of
from braillespiel.network.messages import SetUp
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome
from braillespiel.store.records import StoredPlayer as Kept
from braillespiel.table.host import Player as Who
from braillespiel.ui.network.opening import _set_up
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.services import Setup
from tests.support.player import Player


def played(home: Path, *results: tuple[int, int], game: str = "six", name: str = "Ada") -> None:
    """Keep matches of two: the strength that was met, and who won (0: the player)."""
    store = open_store(home)
    for strength, winner in results:
        seated = [Kept(name), Kept("Louis", "bot", level_of(strength))]
        match = store.matches.create(game, 1, 2, {}, seated)
        winners = [0, 1] if winner > 1 else [winner]
        store.matches.sync(match, [], 0, Outcome([4, 4], winners))
    store.close()


def begun(
    player: Player, game: str = "six", name: str = "Ada", level: str = "like-me"
) -> int | None:
    """Begin a match against a bot like the player; return how strong it is."""
    setup = Setup(game, (Who(name), Who("Louis", level)), {}, 3)
    player.ui.navigation.open_match(player.ui, lambda: player.app.matches.new_match(setup))
    player.settle()
    return strength_of(player.table.port.players[1].level)


def test_one_key_chooses_it_and_the_start_says_it_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.ui.push(MatchSetup(player.ui, "logomachy"))
    player.press("Home")
    while not player.ear.said[-1].startswith("Seat 2"):
        player.press("Down")
    assert player.press("Right")[-1].startswith("computer, hard")
    assert player.press("Right")[-1].startswith("computer, like you")
    player.press("Home")
    player.press("Enter")
    told = [said for said in player.ear.said if "plays about as well as you" in said]
    assert len(told) == 1, player.ear.said
    assert "Louis plays about as well as you." in told[0]
    assert player.table.port.players[1].level == "like-me-10"
    assert not [s for s in player.press("T") + player.press("S") if "as well as you" in s]
    assert player.errors == []


def test_of_several_all_are_named_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    who = (Who("Ada"), Who("Louis", "like-me"), Who("Valentin", "hard"), Who("Cleo", "like-me"))
    setup = Setup("logomachy", who, {}, 3)
    player.ui.navigation.open_match(player.ui, lambda: player.app.matches.new_match(setup))
    player.settle()
    told = [said for said in player.ear.said if "as well as you" in said]
    assert len(told) == 1
    assert "Louis, Cleo play about as well as you." in told[0]


def test_the_setting_chooses_it_for_every_new_match(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"bot-level": "like-me"})
    assert MatchSetup(player.ui, "logomachy").kinds == ["human", *["like-me"] * 7]
    assert MatchSetup(Player(tmp_path / "b").ui, "logomachy").kinds[1] == "normal"


@pytest.mark.parametrize(
    ("results", "strength"),
    [
        ([], 10),
        ([(10, 0)], 14),
        ([(10, 1)], 6),
        ([(10, 0), (14, 0), (17, 1)], 14),
        ([(10, 1), (0, 1)], 0),
        ([(10, 0), (20, 0)], 20),
        ([(10, 0), (14, 2)], 14),
        ([(10, 0), (14, 1)] * 3 + [(12, 0)], 13),
    ],
)
def test_the_next_one_follows_the_results(
    tmp_path: Path, results: list[tuple[int, int]], strength: int
) -> None:
    played(tmp_path, *results)
    assert begun(Player(tmp_path)) == strength


def test_results_are_ones_own_and_of_the_game(tmp_path: Path) -> None:
    played(tmp_path, (10, 0))
    played(tmp_path, (10, 1), name="Ben")
    played(tmp_path, (14, 1), game="cubus")
    player = Player(tmp_path)
    assert begun(player) == 14
    assert begun(player, name="Ben") == 6
    assert begun(player, "cubus") == 10
    assert begun(player, "hexaducto") == 10
    assert begun(player, level="easy") is None


def test_a_return_match_follows_the_result_too(tmp_path: Path) -> None:
    played(tmp_path, (16, 0))
    assert begun(Player(tmp_path), level=level_of(4)) == 20


def test_the_statistics_name_it(tmp_path: Path) -> None:
    played(tmp_path, (10, 0), (12, 1), (10, 0))
    player = Player(tmp_path, "en")
    (row,) = player.app.matches.standings()
    assert [(one.level, one.won, one.played) for one in row.against] == [("like-me", 2, 3)]
    told = player.ui.words("statistics-like-me", won=2, played=3)
    assert told == "Against computer players as strong as you: 2 of 3 won"


def test_a_table_for_others_has_the_nearest_of_its_levels(tmp_path: Path) -> None:
    """The results of one of several people say nothing of the others."""
    setup = Setup("logomachy", (Who("Ada"), Who("Ben", "like-me"), Who("Cleo", "like-me-18")), {})
    assert _set_up(setup).levels == ("normal", "hard")


def test_no_table_of_a_network_or_class_knows_the_level() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "set-up", "game": "six", "levels": ["like-me"]}, SetUp)


def test_what_is_kept_of_it_is_the_level_of_each_match_and_goes_with_the_results(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path)
    begun(player)
    player.app.close()
    home, found = tmp_path, {}
    for path in sorted(home.rglob("*")):
        if path.is_file():
            found[path.name] = path.read_bytes().count(b"like-me")
    assert {name.removesuffix("-wal") for name, count in found.items() if count} == {FILE_NAME}
    played(home, (10, 0))
    store = open_store(home)
    kept = [
        (table, row)
        for (table,) in store.database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        for row in store.database.rows(f"SELECT * FROM {table}")
        if "like-me" in str(row)
    ]
    assert sorted({table for table, _ in kept}) == ["matches", "results"]
    store.statistics.reset()
    store.close()
    assert begun(Player(home)) == 10, "nothing else remembers it"
