"""Taking back: such matches count apart, and with the setting "redraw" nothing seen helps."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.store.match_file import read_match
from tests.proof.situations import random_action
from tests.support.player import Player

TAKE = ("C", "1", "Enter")


def finished(home: Path, takes_back: bool, **settings: Any) -> Player:
    """Play a match of Logomachy to its end, an action of it taken back or not."""
    player = Player(home, settings={"double-press-ms": 0, **settings})
    table = player.play("logomachy")
    rng = Random(3)
    while table.port.host.match.last_decision(0) is None:
        random_action(table, rng)
        table.deliver()
        player.settle()
    if takes_back:
        player.press("Ctrl+Z")
    while random_action(table, rng):
        table.deliver()
        player.settle()
    return player


@pytest.mark.parametrize("redraw", [False, True])
def test_a_match_with_a_take_back_counts_apart_from_the_others(
    tmp_path: Path, redraw: bool
) -> None:
    finished(tmp_path, takes_back=False).app.close()
    player = finished(tmp_path, takes_back=True, redraw=redraw)
    rows = [(row.game, row.taken_back, row.played) for row in player.app.matches.standings()]
    assert rows == [("logomachy", False, 1), ("logomachy", True, 1)]
    player.ui.pop_to(player.ui.screens[0], silent=True)
    player.press("Home")
    for _ in range(10):
        if player.press("Down")[0].startswith("Statistik"):
            break
    said = player.press("Enter", "End", "Up")
    assert said[0].startswith("Logomachy, Übung: 0 von 1 gewonnen, ")
    assert player.press("Up")[0].startswith("Logomachy: 0 von 1 gewonnen, ")
    player.app.close()
    assert player.errors == []


def test_that_it_counts_apart_is_said_once_and_known_after_resuming(tmp_path: Path) -> None:
    player = Player(tmp_path, settings={"double-press-ms": 0})
    player.play("logomachy")
    player.press(*TAKE)
    first = player.press("Ctrl+Z")[0]
    assert first.startswith("Zurückgenommen. Die Partie zählt jetzt gesondert. Dran: ")
    player.press(*TAKE)
    assert player.press("Ctrl+Z")[0].startswith("Zurückgenommen. Dran: ")
    player.app.close()
    player = Player(tmp_path, settings={"double-press-ms": 0})
    player.press("Home", "Enter", "Enter")
    assert player.table.port.host.taken_back == 2
    player.press(*TAKE)
    assert player.press("Ctrl+Z")[0].startswith("Zurückgenommen. Dran: ")
    player.app.close()


def test_with_redraw_it_is_said_felt_kept_and_replayed(tmp_path: Path) -> None:
    player = finished(tmp_path, takes_back=False)
    player.app.close()
    player = Player(tmp_path, settings={"double-press-ms": 0, "redraw": True})
    table = player.play("logomachy")
    player.press(*TAKE)
    said = player.press("Ctrl+Z")[0]
    assert said.startswith("Zurückgenommen, neu gemischt. Die Partie zählt jetzt gesondert.")
    host = table.port.host
    assert [entry.text for entry in host.match.journal] == ["redraw 0 1"]
    player.press(*TAKE)
    player.press("Ctrl+Z")
    assert [entry.text for entry in host.match.journal] == ["redraw 0 2"]
    rng = Random(4)
    while random_action(table, rng):
        table.deliver()
        player.settle()
    position = host.match.to_position()
    (newest, *_) = player.app.matches.finished()
    file = read_match(Path(player.app.matches.export(newest.id)))
    assert (file.version, file.taken_back) == (3, 2)
    again = Match(registry.game(file.game), file.seats, file.options, file.seed, file.position)
    again.replay(host.match.journal)
    assert again.to_position() == position
    recording = player.app.matches.recording(newest.id)
    assert recording.broken is None
    assert (
        recording.state(len(recording) - 1).view(None).scores() == again.state.view(None).scores()
    )
    player.app.close()
    assert player.errors == []


def test_the_same_card_does_not_come_again(tmp_path: Path) -> None:
    """23 of 23 drawn cards were the same after taking back."""
    same = {False: 0, True: 0}
    for redraw in same:
        for seed in range(12):
            home = tmp_path / f"{redraw}{seed}"
            player = Player(home, seed=seed, settings={"double-press-ms": 0, "redraw": redraw})
            host = player.play("ludoteca").port.host
            seen = []
            for _ in range(2):
                host.act(0, host.match.game.parse_action("draw"))
                seen.append(host.match.state.view(0))
                assert host.take_back(0, redraw)
            same[redraw] += seen[0] == seen[1]
            player.app.close()
    assert same[False] == 12
    assert same[True] < 4


def test_what_was_taken_back_is_not_the_last_thing_that_happened(tmp_path: Path) -> None:
    player = Player(tmp_path, settings={"double-press-ms": 0})
    player.play("logomachy")
    player.press(*TAKE)
    player.press("Ctrl+Z")
    assert player.press("L")[0].startswith("Zurückgenommen")


@pytest.mark.parametrize("game", ["hexaducto", "logomachy", "ludoteca"])
def test_no_finger_reads_what_followed_from_a_move_that_was_taken_back(
    tmp_path: Path, game: str
) -> None:
    player = Player(tmp_path, settings={"double-press-ms": 0})
    table = player.play(game)
    messages = player.ui.announcer.braille.messages
    rng = Random(3)
    for _ in range(3):
        player.settle()
        before = list(messages.unread)
        table.act(rng.choice(list(table.view().legal_actions())))
        player.settle()
        assert [each for each in messages.unread if each not in before]
    assert player.press("Ctrl+Z")[0].startswith("Zurückgenommen")
    assert [each.braille for each in messages.unread if each not in before] == []
    assert len(messages.unread) >= len(before) - 1, "whose turn it was may be told anew"


def told_by_l(player: Player, most: int = 12) -> list[str]:
    """Return what L tells, pressed again and again."""
    return [player.press("L")[0] for _ in range(most)]


@pytest.mark.parametrize("resumed", [False, True])
@pytest.mark.parametrize("game", ["hexaducto", "logomachy", "ludoteca"])
def test_l_tells_no_move_that_was_taken_back_as_if_it_stood(
    tmp_path: Path, game: str, resumed: bool
) -> None:
    player = Player(tmp_path, settings={"double-press-ms": 0})
    table = player.play(game)
    rng = Random(3)
    for _ in range(2):
        table.act(rng.choice(list(table.view().legal_actions())))
        player.settle()
    before = told_by_l(player)
    player.press("C")
    table.act(rng.choice(list(table.view().legal_actions())))
    player.settle()
    assert told_by_l(player) != before
    if resumed:
        player.app.close()
        player = Player(tmp_path, settings={"double-press-ms": 0})
        player.press("Home", "Enter", "Enter")
    player.press("Ctrl+Z")
    again = told_by_l(player)
    assert again[0].startswith("Zurückgenommen")
    assert again[1:5] == before[:4]
    player.app.close()
    assert player.errors == []
