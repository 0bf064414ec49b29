"""The first L after somebody's move is that move, never "It is your turn"."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.engine.contract import CLOCK
from tests.support.player import Player
from tests.ui.network.test_match import acts, playing

MOVES = {
    ("logomachy", "en"): (
        "Louis: yellow 8 takes red 1, blue 1 and green 6.",
        "⠠⠇⠕⠥⠊⠎⠀⠓⠽⠸⠀⠁⠗⠀⠁⠃⠀⠋⠛",
    ),
    ("logomachy", "de"): (
        "Louis: gelbe 8 nimmt rote 1, blaue 1 und grüne 6.",
        "⠇⠕⠥⠊⠎⠀⠑⠦⠸⠀⠗⠂⠀⠃⠂⠀⠛⠖",
    ),
    ("ludoteca", "en"): ("Louis discards 8 Parents.", "⠠⠇⠕⠥⠊⠎⠀⠰⠙⠊⠀⠓⠏"),
    ("ludoteca", "de"): ("Louis wirft 8 Eltern ab.", "⠇⠕⠥⠊⠎⠀⠁⠃⠀⠑⠦"),
    ("hexaducto", "en"): (
        "Louis places 7, discards face-down 1. Left corner",
        "⠠⠇⠕⠥⠊⠎⠀⠼⠛⠀⠋⠕⠗⠀⠹⠼⠁⠀⠇⠞",
    ),
    ("hexaducto", "de"): ("Louis legt 7, wirft verdeckte 1 ab. Ecke links", "⠇⠕⠥⠊⠎⠀⠶⠀⠎⠞⠁⠞⠞⠀⠹⠂⠀⠇⠊"),
    ("cubus", "en"): ("Louis passes. Do you knock?", "⠠⠇⠕⠥⠊⠎⠀⠏⠁⠎⠎⠑⠎⠀⠅⠹"),
    ("cubus", "de"): ("Louis passt. Klopfst du?", "⠇⠕⠥⠊⠎⠀⠏⠁⠎⠎⠞⠀⠅⠹"),
}
"""What L says and the display shows after the first move of the other."""


@pytest.mark.parametrize(("game", "language"), MOVES)
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
        assert said != MOVES[game, language][0]
        assert player.press("T") == [said]
    heard, felt = MOVES[game, language]
    assert player.press("L") == [heard]
    assert player.cells == felt
    player.app.close()
    assert player.errors == []


THEIRS = {
    "logomachy": ("Bert: blue 6 takes green 6.", "⠠⠃⠑⠗⠞⠀⠋⠃⠸⠀⠋⠛"),
    "ludoteca": ("Bert draws a card.", "⠠⠃⠑⠗⠞⠀⠬⠼⠁"),
    "hexaducto": ("Bert turns up 8. Top left corner", "⠠⠃⠑⠗⠞⠀⠥⠏⠀⠼⠓⠀⠞⠇"),
    "cubus": ("Bert passes. Do you knock?", "⠠⠃⠑⠗⠞⠀⠏⠁⠎⠎⠑⠎⠀⠅⠹"),
}
"""What L says and the display shows after the first move of the person elsewhere."""


@pytest.mark.parametrize("game", THEIRS)
def test_at_a_network_table_the_first_l_is_the_move_of_the_person_elsewhere(
    tmp_path: Path, game: str
) -> None:
    here, client, host = playing(tmp_path, 0, game=game)
    while not any(entry.seat == 1 for entry in host.match.journal):
        acting = host.match.state.to_act() - {CLOCK}
        acts(host, client, min(acting))
        here.wait(1000)
    heard, felt = THEIRS[game]
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
