"""Whole matches and puzzles by keys alone, through the real client."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.simulate import think
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.geometry import FALLING, RISING, ROW
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.zones import cell_key
from braillespiel.games.zones import Shape
from tests.support.player import Player

STEPS = {
    "Right": ROW,
    "Left": -ROW,
    "Down": FALLING,
    "Up": -FALLING,
    "Num9": RISING,
    "Shift+Down": -RISING,
}


SOLVED = 0
"""A number whose puzzle the hard bot solves within 33 moves."""


def press(player: Player, key: str) -> list[str]:
    """Press a key that must be answered on both channels."""
    heard = player.press(key)
    assert heard, f"{key} says nothing"
    assert player.cells, f"{key} shows nothing"
    return heard


def zone_by(player: Player, key: str, zone: str) -> None:
    for _ in range(8):
        press(player, key)
        if player.table.navigator.zone.id == zone:
            return
    raise AssertionError(f"{key} does not lead to {zone}")


def walk_to(player: Player, place: int) -> None:
    """Walk the own field with arrows and number pad, around its holes."""
    zone_by(player, "B", "field")
    view: HexView = player.table.view()
    item = player.table.navigator.item
    assert item is not None
    start = next(cell for cell in view.own if cell_key(view.seat, cell) == item.key)
    ways: dict[int, list[str]] = {start: []}
    todo = deque([start])
    while todo:
        here = todo.popleft()
        for key, step in STEPS.items():
            if here + step in view.own and here + step not in ways:
                ways[here + step] = [*ways[here], key]
                todo.append(here + step)
    for key in ways[place]:
        press(player, key)
    item = player.table.navigator.item
    assert item is not None
    assert item.key == cell_key(view.seat, place)


def carry_out(player: Player, action: Any) -> list[str]:
    """Do what a person does for an action."""
    match action:
        case act.TurnUp() | act.Place():
            walk_to(player, action.place)
        case act.Draw():
            zone_by(player, "D", "piles")
            press(player, "Home")
        case act.Take() | act.PutBack():
            zone_by(player, "D", "piles")
            press(player, "End")
        case act.Dock():
            for _ in range(200):
                item = player.table.navigator.item
                if item is not None and item.key == str(action):
                    break
                press(player, "Tab")
    return press(player, "Enter")


def play_out(player: Player, level: str, seed: int = 1) -> int:
    """Play until the match is over; return how many actions the person carried out."""
    rng, table, count = Random(seed), player.table, 0
    while not table.port.host.is_over:
        journal = len(table.port.host.match.journal)
        heard = carry_out(player, think(GAME.bot(level), table.view(), rng))
        assert len(table.port.host.match.journal) > journal, heard
        count += 1
    return count


def last_words(player: Player) -> str:
    return " ".join(player.ear.said)


@pytest.mark.parametrize(("language", "seats"), [("de", 2), ("en", 4)])
def test_a_match_is_played_to_the_end_by_keys(tmp_path: Path, language: str, seats: int) -> None:
    player = Player(tmp_path, language)
    table = player.play("hexaducto", seats=seats)
    assert play_out(player, "easy") > 10
    assert table.presenter.result(table.view()).full in last_words(player)


def test_a_puzzle_is_played_to_the_end_by_keys_and_says_how_it_went(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", puzzle="hard", untimed=True)
    assert len(table.port.host.players) == 1
    assert play_out(player, "normal") >= 35
    result = table.presenter.result(table.view()).full
    assert result.startswith(("Nicht gelöst: ", "Rätsel gelöst, "))
    assert result.endswith("Ohne Zeitlimit gespielt.")
    assert result in last_words(player)


def test_a_puzzle_can_be_solved(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=SOLVED)
    table = player.play("hexaducto", puzzle="custom", moves=60, untimed=True)
    play_out(player, "hard")
    assert table.port.host.match.state.winners() == [0]
    assert "Ganzes Feld abgeräumt! Rätsel gelöst, " in last_words(player)
    assert player.ui.services.matches.standings()[0].category == "custom"
    assert player.ui.services.matches.standings()[0].won == 1


def test_the_timer_is_heard_at_the_warnings_and_when_asked_for(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", puzzle="custom", moves=200, minutes=2)
    assert table.port.host.paused  # until the beginning has been heard and felt
    assert player.press("P") == ["200 Züge übrig, 2 Minuten übrig"]
    warned = []
    for second in range(2, 120):
        heard = player.press("R" if second != 31 else "P")
        if second == 31:
            assert heard == ["200 Züge übrig, eine Minute 30 übrig"]
        warned += [(second, text) for text in heard if text.startswith("Noch ")]
        if table.port.host.is_over:
            break
    assert warned[0][1] == "Noch eine Minute."
    assert {text for _, text in warned} >= {"Noch eine Minute.", "Noch 15 Sekunden."}
    player.press("R", "R", "R")
    assert table.port.host.is_over
    assert table.port.host.match.state.view(0).public.ended == "time"


def test_the_result_is_heard_and_felt_when_time_is_up(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", puzzle="custom", moves=200, minutes=1)
    player.press("P")
    player.ear.said += player.wait(70_000, 1000)
    assert table.port.host.is_over
    heard = " ".join(player.ear.said)
    assert "Zeit um: Es zählt, was noch liegt." in heard
    assert "Nicht gelöst: " in heard


def test_docking_by_keys_says_where_and_what(tmp_path: Path) -> None:
    """Play puzzles until a field falls apart; every place is then told and can be chosen."""
    for number in range(40):
        player = Player(tmp_path / str(number), seed=number)
        table = player.play("hexaducto", puzzle="easy", untimed=True)
        rng = Random(number)
        while not table.port.host.is_over and not table.view().public.cut:
            action = think(GAME.bot("hard"), table.view(), rng)
            table.port.host.act(0, action)
        if table.view().public.cut:
            break
    player.table.deliver()
    player.settle()
    heard = press(player, "T")
    assert heard[0].startswith("Dock den Teil an.")
    heard = press(player, "Tab")
    while table.navigator.zone.id != "docks":
        heard = press(player, "Tab")
    assert "Andockplätze" in heard[0]
    assert ", neben " in heard[0]
    journal = len(table.port.host.match.journal)
    heard = press(player, "Enter")
    assert heard[0].startswith("Angedockt.")
    assert len(table.port.host.match.journal) == journal + 1


def test_every_key_of_the_game_answers_in_every_zone(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=20)
    table = player.play("hexaducto", seats=2)
    for _ in table.navigator.zones:
        press(player, "PageDown")
        for command in table.presenter.commands:
            for key in command.keys:
                zone = table.navigator.zone.id
                press(player, key)
                player.press("BrailleHome")
                if table.navigator.zone.id != zone:
                    table.navigator.go_to(zone)


def test_a_puzzle_with_a_number_is_the_same_everywhere(tmp_path: Path) -> None:
    dealt = []
    for name in ("one", "two"):
        player = Player(tmp_path / name, seed=len(dealt))
        player.press("Enter", *"HEX", "Enter", "End")
        assert player.press("Enter")[0].startswith("Nummer der Partie")
        heard = player.press("4", "2", "Enter")
        assert "Nummer: 42" in heard[0]
        player.press("Home", "Enter")
        dealt.append(player.table.port.host.match.state.to_position())
    assert dealt[0] == dealt[1]


def test_a_wrong_number_is_refused_in_words(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.press("Enter", *"HEX", "Enter", "End", "Enter")
    heard = player.press("4", "X", "Enter")
    assert "4x ist keine Nummer: nur Ziffern, höchstens 9." in heard[-1]


def test_the_return_match_begins_with_the_next_player(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", seats=3)
    play_out(player, "easy")
    player.press("Escape", "Home", "Down", "Enter")
    again = player.table
    assert again is not table
    assert again.port.host.match.options["starter"] == 2


# -- robots with one sense ---------------------------------------------------------------


def test_a_match_can_be_finished_by_one_who_only_listens(tmp_path: Path) -> None:
    """The robot knows the keys N, Enter and Tab, and what it is told."""
    player = Player(tmp_path)
    player.play("hexaducto", seats=2)
    heard: list[str] = []
    for _ in range(400):
        heard = press(player, "N")
        if "verdeckt" in heard[-1]:
            heard = press(player, "Enter")
        for _ in range(60):
            if not any("andocken" in text for text in heard):
                break
            while "Andockplätze" not in " ".join(heard) and "an " not in " ".join(heard):
                heard = press(player, "Tab")
            heard = press(player, "Enter")
        if any("gewinn" in text or "Geteilter Sieg" in text for text in heard):
            break
    assert any("gewinn" in text or "Geteilter Sieg" in text for text in heard)
    assert player.table.port.host.is_over


def test_a_puzzle_can_be_finished_by_one_who_only_listens(tmp_path: Path) -> None:
    """The robot draws, asks with W where the card fits, and places it there or anywhere."""
    player = Player(tmp_path)
    player.play("hexaducto", puzzle="hard", untimed=True)
    fitted = 0
    for _ in range(300):
        press(player, "D")
        press(player, "Home")
        heard = press(player, "Enter")
        if not any("gezogen" in text for text in heard):
            heard = press(player, "T")
        if "Dock" in " ".join(heard):
            while "Andockplätze" not in " ".join(heard):
                heard = press(player, "Tab")
            heard = press(player, "Enter")
        else:
            heard = press(player, "W")
            if "macht fertig" in heard[0]:
                fitted += 1
            else:
                press(player, "B")
                if "verdeckt" not in press(player, "N")[0]:
                    press(player, "Right")
            heard = press(player, "Enter")
        if "elöst" in " ".join(heard):
            break
    assert "elöst" in " ".join(heard)
    assert player.table.port.host.is_over


@pytest.mark.parametrize("puzzle", ["off", "hard"])
def test_it_can_be_finished_by_one_who_only_feels_twenty_cells(tmp_path: Path, puzzle: str) -> None:
    """The robot has keys N, Enter, Tab, D and W, and twenty cells.

    It feels the zone sign at the left, and the words "ende", "sieg" and "gelöst" of messages,
    which it pans through to the last.
    """
    player = Player(tmp_path, columns=20)
    options: dict[str, Any] = {"seats": 2} if puzzle == "off" else {"untimed": True}
    table = player.play("hexaducto", puzzle=puzzle, **options)
    transcriber = player.ui.announcer.braille.transcriber
    wanted = [transcriber.unicode(word) for word in ("sieg", "gelöst")]
    nothing = transcriber.unicode("0?")
    docks = transcriber.unicode("teile")

    def read() -> str:
        felt = player.cells
        for _ in range(6):
            player.press("BraillePanRight")
            felt += player.cells
        return felt

    felt = ""
    for _ in range(400):
        player.press("D")
        player.press("Home")
        player.press("Enter")
        player.press("N")
        if nothing in player.cells:
            player.press("B", "Right")
        player.press("Enter")
        felt = read()
        if docks in felt:
            player.press("B", "Tab", "Enter")
            felt += read()
        if any(word in felt for word in wanted):
            break
    assert any(word in felt for word in wanted)
    assert table.port.host.is_over


def test_a_display_of_several_lines_shows_the_hexagon_with_its_indents(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=40, rows=5)
    player.play("hexaducto", seats=2)
    player.press("B")
    card = player.ui.announcer.braille.transcriber.unicode("\ue000?\ue001")
    rows = ["".join(chr(0x2800 + (cell & 0x3F)) for cell in row) for row in lines(player)]
    blank = "\u2800"
    # Each column is as wide as the widest card; the last row is there until a message comes.
    assert [row[:26].rstrip(blank) for row in rows] == [
        *(
            blank * indent + (2 * blank).join([card] * cards)
            for indent, cards in ((3, 3), (1, 4), (0, 5), (1, 4), (3, 3))
        ),
    ]
    assert [row[26:].strip(blank) for row in rows] == ["⠸⠴⠏⠀⠖", "", "", "", ""]  # 0 points, top 6


def lines(player: Player) -> list[bytes]:
    cells = bytes(player.display.cells)
    return [cells[start : start + 38] for start in range(0, len(cells), 40)]


def test_where_no_time_runs_others_do_not_wait_for_what_is_being_read(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", seats=2)
    assert not player.ui.output_idle()
    assert not table.port.host.paused


def test_whose_turn_it_is_is_said_when_it_begins_and_not_in_the_middle(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("hexaducto", seats=2)
    press(player, "D")
    assert press(player, "Enter")[-1].endswith(" gezogen")
    press(player, "B")
    assert press(player, "Enter")[-1].startswith("Dran: Ablage ")


def test_opponents_fields_are_walked_like_the_own_one(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", seats=3)
    press(player, "G")
    unicode = player.ui.announcer.braille.transcriber.unicode
    player.press("Right")
    assert player.cells.startswith(unicode("g2r1 "))
    assert table.navigator.zone.shape is Shape.HEX
    assert table.navigator.zone.owner == 1
    assert press(player, "X")[0].startswith("verdeckt, Mitte")
    press(player, "G")
    assert table.navigator.zone.owner == 2
    assert "19 Karten, 19 verdeckt" in press(player, "F")[0]


def test_an_empty_hand_is_told_and_not_gone_to(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("hexaducto", seats=2)
    player.press("D")
    focused = player.table.navigator.zone.id
    assert player.press("C") == ["Nothing in hand."]
    assert player.table.navigator.zone.id == focused
    assert press(player, "I")[0].startswith("Draw pile")
    player.app.close()
    assert player.errors == []
