"""Setting a match up: what one line does to the others."""

from __future__ import annotations

from pathlib import Path

from tests.support.player import Player


def test_the_focus_stays_on_its_line_when_lines_above_it_go_and_come(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.press("Enter", *"HEX", "Enter")
    assert player.press("R") == ["Rätsel: Nein, Partie, 5 von 13"]
    # A puzzle is played alone: the lines of the number of seats and of the second seat go.
    assert player.press("Right") == ["Leicht: 15 Minuten"]
    assert player.press("Right") == ["Mittel: 10 Minuten"]
    assert player.press("Up") == ["Platz 1: Mensch, Spieler 1, 2 von 11"]
    assert player.press("Down") == ["Rätsel: Mittel: 10 Minuten, 3 von 11"]
    assert player.press("Left", "Left") == ["Nein, Partie"]
    assert player.press("Up") == ["Platz 1: Mensch, Spieler 1, 3 von 12"]


def test_a_line_that_brings_seats_keeps_the_focus_too(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.press("Enter", *"LOG", "Enter")
    said = player.press("Z")
    while not said[0].startswith("Zwei Kartensätze"):
        said = player.press("Down")
    assert said == ["Zwei Kartensätze: aus, 7 von 12"]
    assert player.press("Right") == ["an"]
    assert player.press("Right") == ["aus"]
    assert player.press("Right") == ["an"]
    assert player.press("Up") == ["Nehmen ist Pflicht: aus, 9 von 15"]
