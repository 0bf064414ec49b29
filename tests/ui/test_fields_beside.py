"""Two fields beside each other on displays of several lines: the own left, an opponent's right."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from braillespiel.games.hexaducto.zones import cell_key
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.braille.inkprint import prints
from tests.games.hexaducto.drawn import drawn, field
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
BESIDE = [
    "⠀⠀⠀⣢⠀⠀⠶⠀⠀⠹⠀⠀⠀⠀⠀⠀⠀⠀⠀⢸⠀⠀⠂⠀⠀⠆⠀⠀⠀⠀⠀⢸⠖⠴⠏⠀⠂⠆⠀⠐",
    "⠀⠂⠆⠀⠤⠂⠀⠒⠀⠀⠲⠀⠀⠀⠀⠀⠀⠀⠀⢸⠀⠲⠀⠀⠢⠀⠀⠹⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
    "⠹⠀⠀⠹⠀⠀⠦⠀⠀⠹⠀⠀⠹⠀⠀⠀⠀⠀⠀⢸⠀⠀⠶⠀⠀⠦⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
    "⠀⠖⠀⠀⠹⠀⠀⠲⠀⠀⠔⠀⠀⠀⠀⠀⠀⠀⠀⢸⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
    "⠀⠀⠀⠂⠀⠀⠹⠀⠀⠆⠀⠀⠀⠀⠀⠀⠀⠀⠀⢸⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
]
"""Own: 5 7 ?, 12 -1 3 4, ? ? 8 ? ?, 6 ? 4 9, 1 ? 2; opponent: 1 2, 4 5 ?, 7 8. Then points,
discard.
"""
ALONE = [
    "⠀⠀⠀⣢⠀⠀⠶⠀⠀⠹⠀⠀⠀⠀⠀⠀⠀⠀⠀⠐",
    "⠀⠂⠆⠀⠤⠂⠀⠒⠀⠀⠲⠀⠀⠀⠀⠀⠀⠀⠀⠀",
    "⠹⠀⠀⠹⠀⠀⠦⠀⠀⠹⠀⠀⠹⠀⠀⠀⠀⠀⠀⠀",
    "⠀⠖⠀⠀⠹⠀⠀⠲⠀⠀⠔⠀⠀⠀⠀⠀⠀⠀⠀⠀",
    "⠀⠀⠀⠂⠀⠀⠹⠀⠀⠆⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
]


def at_table(
    path: Path,
    columns: int,
    beside: bool = True,
    rows: int = 5,
    settings: Mapping[str, str] | None = None,
) -> Player:
    """Return a player at Hexaducto with the two fields, the own one's first card focused."""
    chosen = {"field-beside": beside, **(settings or {})}
    player = Player(path, columns=columns, rows=rows, settings=chosen)
    screen = player.play("hexaducto", seats=2)
    screen.port.host.match.state = drawn(OWN, OTHER, hand=7)  # type: ignore[attr-defined]
    screen.refresh()
    player.press("Ctrl+L", "B", "Home", "Ctrl")
    return player


def felt(player: Player) -> list[str]:
    """Return the rows of the display."""
    return ["".join(chr(0x2800 + cell) for cell in row) for row in player.ui.braille().rows]


def key_of(seat: int, text: str) -> str:
    """Return the key of the first card with this value in a field."""
    cards = field(OTHER if seat else OWN)[0]
    return cell_key(seat, next(at for at, value in cards.items() if str(value) == text))


def underlined(rows: list[str]) -> list[tuple[int, int]]:
    """Return row and column of the cells with dots 7 and 8."""
    return [
        (row, column)
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells[:-2])
        if ord(cell) & 0xC0 == 0xC0
    ]


def test_the_own_field_lies_left_and_the_opponents_right_of_a_bar(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=40)
    assert felt(player) == BESIDE
    heard = player.press("G")
    assert heard == ["Louis, 7 Karten, 1 verdeckt, Summe 27. 1, Ecke oben links, 1 von 7"]
    player.press("Ctrl")
    first = "⠀⠀⠀⠢⠀⠀⠶⠀⠀⠹⠀⠀⠀⠀⠀⠀⠀⠀⠀⢸⠀⠀⣂⠀⠀⠆⠀⠀⠀⠀⠀⢸⠖⠴⠏⠀⠂⠆⠀⠐"
    assert felt(player) == [first, *BESIDE[1:]]


def test_the_print_beneath_has_the_cards_of_both(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=40)
    ink = prints(player.ui.announcer.braille, player.ui.braille())
    assert [text for _, _, text in ink[0]] == ["5", "7", "?", "1", "2"]
    assert [(start, text) for start, _, text in ink[2]][-2:] == [(22, "7"), (25, "8")]


def test_international_numbers_fit_beside_each_other_on_40_cells(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=40, settings={"card-table": "cards-int"})
    player.table.port.host.match.state = drawn(OWN, OWN, hand=7)  # type: ignore[attr-defined]
    player.table.refresh()
    player.press("Ctrl")
    rows = felt(player)
    assert [row[19] for row in rows] == ["⢸"] * 5, "the bar between the fields"
    assert rows[1][:13] == "⠀⠁⠃⠀⠤⠁⠀⠉⠀⠀⠙⠀⠀"  # 12 -1 3 4, without number signs
    assert "⠼" not in "".join(row[:31] for row in rows)


def test_both_are_panned_together(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=40, rows=4)
    more, blank = BESIDE[0].replace("⠐", "⢐"), "⠀" * 40
    assert felt(player) == [more, *BESIDE[1:3], blank]
    player.press("BraillePanRight")
    first = "⠹⠀⠀⠹⠀⠀⠦⠀⠀⠹⠀⠀⠹⠀⠀⠀⠀⠀⠀⢸⠀⠀⠶⠀⠀⠦⠀⠀⠀⠀⠀⢸⠖⠴⠏⠀⠂⠆⠀⠐"
    assert felt(player) == [first, *BESIDE[3:], blank]
    player.press("BraillePanLeft")
    assert felt(player) == [more, *BESIDE[1:3], blank]


def test_a_message_takes_the_last_row_and_the_fields_stay(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=40)
    player.press("T")
    answered = BESIDE[0].replace("⠐", "⠘")
    answer = "⠙⠗⠁⠝⠒⠀⠶⠀⠁⠥⠋⠎⠀⠋⠑⠇⠙".ljust(40, "⠀")
    assert felt(player) == [answered, *BESIDE[1:4], answer]
    player.press("BraillePanRight")
    assert felt(player) == BESIDE


@pytest.mark.parametrize(
    ("seat", "card", "heard", "place"),
    [
        (1, "5", "Louis. 5, Mitte, 4 von 7", (1, 24)),
        (0, "8", "8, Mitte, 10 von 19", (2, 6)),
    ],
)
def test_routing_keys_work_on_both(
    tmp_path: Path, seat: int, card: str, heard: str, place: tuple[int, int]
) -> None:
    player = at_table(tmp_path, columns=40)
    player.ear.said.clear()
    player.clock.ms += 1000
    cell = player.ui.braille().keys.index(key_of(seat, card))
    player.display.press(KeyKind.ROUTE, cell=cell)
    player.settle()
    assert player.ear.said == [heard]
    player.press("Ctrl")
    assert underlined(felt(player)) == [place]


def test_what_does_not_fit_beside_lies_alone(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=20)
    assert felt(player) == ALONE


def test_without_the_setting_the_field_lies_alone(tmp_path: Path) -> None:
    player = at_table(tmp_path, columns=40, beside=False)
    assert [row[:18] for row in felt(player)] == [row[:18] for row in ALONE]
    assert not any("⢸" in row[18:30] for row in felt(player))
