"""A win that is shared counts as shared: in the list of finished matches, and after an import."""

from __future__ import annotations

from pathlib import Path

from braillespiel.store.match_file import read_match, write_match
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome
from braillespiel.store.records import StoredPlayer as Kept
from tests.support.player import Player


def shared(home: Path, keep: Path) -> None:
    """Keep a match whose win is shared in a folder, and save it as a file."""
    store = open_store(home)
    match = store.matches.create("six", 1, 2, {}, [Kept("Ada"), Kept("Ben")])
    store.matches.sync(match, [], 0, Outcome([4, 4], [0, 1]))
    write_match(store.matches.export(match), keep)
    store.close()


def entry(home: Path, language: str, title: str) -> str:
    """Return the first thing heard in a menu of the main menu."""
    player = Player(home, language)
    player.press("Home")
    for _ in range(12):
        if player.ear.said[-1].startswith(title):
            break
        player.press("Down")
    (said,) = player.press("Enter")
    player.app.close()
    assert player.errors == []
    return said


def test_the_list_says_that_a_win_is_shared_here_and_where_the_match_was_imported(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tie.bsmatch"
    shared(tmp_path / "home", file)
    store = open_store(tmp_path / "other")
    store.matches.import_match(read_match(file))
    store.close()
    for home in ("home", "other"):
        said = entry(tmp_path / home, "en", "Finished")
        assert said.startswith("Finished matches. SIX, ")
        assert ", win shared by Ada; Ben, " in said
        assert "with Ada" not in said
        said = entry(tmp_path / home, "de", "Gespielte")
        assert ", geteilter Sieg f\u00fcr Ada; Ben, " in said
