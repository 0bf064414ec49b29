"""The whole program in a pseudo-terminal, in real time, with a glass that is nearly empty."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.chance import Chance
from braillespiel.engine.match import Match
from braillespiel.games.six.game import GAME
from braillespiel.games.six.records import ROLL_MS
from braillespiel.store import records
from braillespiel.store.opening import open_store
from tests.support.program import Program, run


def a_match_about_to_end(home: Path) -> int:
    """Keep a match: the bot is to roll its last die, and one roll empties the glass.

    Return the number that will come up; it lies on the second place.
    """
    number = Chance(1).draw().randint(1, 6)
    other = [card for card in range(7, 18) if card != number]
    position: dict[str, Any] = {
        "places": [[[other[0]], [other[1], number], [other[2]]], [[16], [17], [18]]],
        "secured": [[], [15, 14]],
        "round": 3,
        "active": 1,
        "previous": 0,
        "phase": "ready",
        "next_dice": 1,
        "glass": ROLL_MS,
        "chance": {"seed": 1},
    }
    store = open_store(home)
    options = GAME.resolve({"glass": 60, "hesitation": 20, "reaction": 100})
    players = [
        records.StoredPlayer("Anna", "human", ""),
        records.StoredPlayer("Ben", "bot", "normal"),
    ]
    Match(GAME, 2, options, 0, position)
    store.matches.create("six", 0, 2, options, players, position)
    store.close()
    return number


@pytest.mark.parametrize("outputs", [("--braille", "40"), ()])
def test_the_end_of_a_match_is_played_in_real_time(tmp_path: Path, outputs: tuple[str]) -> None:
    home = tmp_path / "home"
    run(home, "settings", "double-press-ms=0", "first-run=false")
    number = a_match_about_to_end(home)
    program = Program(home, ("--speech", "off", "--no-brltty", *outputs))
    try:
        program.wait("Hauptmenü")
        program.press("Home", "Enter", "Enter")
        program.wait("Ben ist dran: ein Würfel")
        program.until(lambda: str(number) in program.said())
        program.send("w")
        program.wait(f"{number} gesichert")
        program.wait("Wechsel! Du")
        program.send("x")
        program.wait("Abgelaufen!")
        program.wait("Ben gibt die 14 zurück")
        program.wait("Ben gewinnt mit den meisten Strichen: Ben 5, du")
    finally:
        program.close()
    store = open_store(home)
    [line] = store.matches.finished()
    file = store.matches.export(line.id)
    store.close()
    match = Match(GAME, 2, file.options, file.seed, file.position)
    match.replay(file.journal)  # type: ignore[arg-type]
    assert match.state.is_over()
    assert match.state.to_position()["secured"] == [[number], [15]]
    rolled = next(entry.at for entry in match.journal if entry.text == "roll")
    secured = next(entry.at for entry in match.journal if entry.text == "secure 2")
    assert secured >= rolled + ROLL_MS  # the dice really rolled so long
