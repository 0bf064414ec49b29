"""Displays of six lines and more: board, hand, opponent, piles, messages, each where it stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.braille.display import KeyKind
from tests.games.hexaducto.drawn import drawn
from tests.robots.behind_brlapi import Touch
from tests.support.player import Player

OWN = """
    5   7   ?1
  12  -1  3   4
?7  ?2  8   ?5  ?4
  6   ?3  4   9
    1   ?9  2
"""
OTHER = """
    1   2
  4   5   ?6
    7   8
"""
BOARD = [
    "⠀⠀⠀⣢⠀⠀⠶⠀⠀⠹",  # 5 7 ?, the first one focused
    "⠀⠂⠆⠀⠤⠂⠀⠒⠀⠀⠲",
    "⠹⠀⠀⠹⠀⠀⠦⠀⠀⠹⠀⠀⠹",
    "⠀⠖⠀⠀⠹⠀⠀⠲⠀⠀⠔",
    "⠀⠀⠀⠂⠀⠀⠹⠀⠀⠆",
]
HAND, OPPONENT, PILES = "⠓⠀⠶", "⠛⠆⠗⠂⠀⠂⠀⠆", "⠎⠀⠵"  # h 7, g2r1 1 2, s z ...


def at_hexaducto(home: Path, columns: int, rows: int) -> Player:
    player = Player(home, "de", columns, rows, settings={"slow-display": "no"})
    screen = player.play("hexaducto", seats=2)
    screen.port.host.match.state = drawn(OWN, OTHER, hand=7)  # type: ignore[attr-defined]
    screen.refresh()
    player.press("Ctrl+L", "B", "Home", "Ctrl")
    return player


def felt(player: Player) -> list[str]:
    """Return the rows without the status cell, and without blanks at their ends."""
    rows = ["".join(chr(0x2800 + cell) for cell in row[:-2]) for row in player.ui.braille().rows]
    return [row.split("⢸")[0].rstrip("\u2800") for row in rows]


def test_all_has_its_place_on_ten_lines_of_32_cells(tmp_path: Path) -> None:
    player = at_hexaducto(tmp_path, 32, 10)
    rows = felt(player)
    assert rows[:5] == BOARD
    assert rows[5:7] == [HAND, OPPONENT]
    assert rows[7].startswith(PILES)
    assert rows[8:] == ["", ""]
    player.press("T")
    assert felt(player)[:8] == rows[:8], "a message covers nothing"
    assert felt(player)[8] == "⠙⠗⠁⠝⠒⠀⠶⠀⠁⠥⠋⠎⠀⠋⠑⠇⠙"
    player.press("G")
    unmarked = [row.replace("⣢", "⠢") for row in rows]
    assert [row.replace("⣂", "⠂") for row in felt(player)] == unmarked, "only the focus has moved"


def test_the_board_is_whole_on_eight_lines_of_twenty_cells(tmp_path: Path) -> None:
    player = at_hexaducto(tmp_path, 20, 8)
    assert felt(player) == [*BOARD, HAND, OPPONENT, ""]
    player.press("D")
    rows = felt(player)
    assert rows[5] == HAND
    assert rows[6].startswith("⠎⠀")


def test_a_routing_key_on_another_part_goes_there(tmp_path: Path) -> None:
    player = at_hexaducto(tmp_path, 32, 10)
    player.display.press(KeyKind.ROUTE, cell=5 * 32 + 2)
    player.ear.said.clear()
    player.settle()
    assert player.table.navigator.zone.id == "hand"
    player.press("Ctrl")
    assert felt(player)[5] == "⠓⠀⣶"


@pytest.mark.parametrize("game", registry.own())
@pytest.mark.parametrize(("columns", "rows"), [(32, 10), (40, 6), (20, 8)])
def test_every_zone_can_be_gone_to_through_brlapi(
    tmp_path: Path, game: str, columns: int, rows: int
) -> None:
    touch = Touch(columns, rows)
    player = Player(
        tmp_path, "en", columns, rows, display=touch.display, settings={"slow-display": "no"}
    )
    try:
        table = player.play(game, seats=2)
        player.press("Ctrl+L")
        found = set()
        for _ in range(60):
            touch.press("LineDown", player)
            item = table.navigator.item
            shown = player.ui.braille()
            assert touch.feel() == b"".join(shown.rows)
            if item is not None:
                assert item.key in shown.keys, table.navigator.zone.id
            found.add(table.navigator.zone.id)
        assert found == {zone.id for zone in table.navigator.zones}
        touch.press("Bottom", player)
    finally:
        player.app.close()
        touch.close()
