"""The first L after somebody's move is that move, never "It is your turn"."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.games import registry
from tests.support.facts import facts
from tests.support.player import Player
from tests.ui.network.test_match import acts, playing


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, told) for game in registry.own() for told in facts(game).FIRST_MOVE],
)
def test_the_first_l_after_a_computer_player_moved_is_that_move(
    tmp_path: Path, game: str, language: str
) -> None:
    player = Player(tmp_path, language)
    table = player.play(game, seats=2)
    match = table.port.host.match  # type: ignore[attr-defined]
    while not any(entry.seat == 1 for entry in match.journal):
        if table.acting(0):
            table.act(match.state.legal_actions(0)[0])
        player.wait(500)
    assert match.journal[-1].seat == 1
    assert table.acting(0)
    if not table.presenter.asked(table.view()):  # else the move itself asks
        said = player.ear.said[-1]
        assert said != facts(game).FIRST_MOVE[language][0]
        assert player.press("T")[0].startswith(said)
    heard, felt = facts(game).FIRST_MOVE[language]
    assert player.press("L") == [heard]
    assert player.cells == felt
    player.app.close()
    assert player.errors == []


@pytest.mark.parametrize("game", [game for game in registry.own() if facts(game).THEIR_MOVE])
def test_at_a_network_table_the_first_l_is_the_move_of_the_person_elsewhere(
    tmp_path: Path, game: str
) -> None:
    here, client, host = playing(tmp_path, 0, game=game)
    while not any(entry.seat == 1 for entry in host.match.journal):
        acting = host.match.state.to_act() - {CLOCK}
        acts(host, client, min(acting))
        here.wait(1000)
    heard, felt = facts(game).THEIR_MOVE
    assert here.press("L") == [heard]
    assert here.cells == felt
    here.app.close()
    assert here.errors == []


def test_in_six_it_is_that_the_dice_change_hands_and_then_what_was_thrown(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0, game="six")
    theirs = False
    while not (theirs and host.match.state.public.active == 0):
        theirs = theirs or host.match.state.public.active == 1
        if host.match.state.to_act() - {CLOCK}:
            acts(host, client, min(host.match.state.to_act() - {CLOCK}))
        host.tick()
        client.on_news()
        here.wait(1000)
    assert here.press("L") == ["Change! You: roll or lift"]
    assert here.cells == "⠉⠓⠁⠝⠛⠑⠀⠽⠕⠥"
    assert here.press("L") == ["6"]
    here.app.close()
    assert here.errors == []
