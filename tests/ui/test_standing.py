"""Wide lines: how things stand beside the zone, several short messages on one row."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.braille.frame import STANDING_KEY
from braillespiel.words.phrase import Phrase
from tests.games.ludoteca.tables import table
from tests.support.player import Player

BLANK = "\u2800"


def row(player: Player) -> str:
    """Return all cells of the first row."""
    return "".join(chr(0x2800 + cell) for cell in player.display.cells[: player._columns])


def at_ludoteca(tmp_path: Path, columns: int, **settings: str) -> Player:
    player = Player(tmp_path, columns=columns, settings=dict(settings))
    screen = player.play("ludoteca", seats=2)
    screen.port.host.match.state = table("a3 a8 s3", "s2 s4", discards="u5 u8", scores=[12, 3])
    screen.refresh()
    player.press("Ctrl+L", "C", "Home", "Ctrl")
    return player


@pytest.mark.parametrize("columns", [40, 80])
def test_points_and_the_top_discard_lie_at_the_end_of_wide_lines(
    tmp_path: Path, columns: int
) -> None:
    player = at_ludoteca(tmp_path, columns)
    line, standing, status = "⠓⠀⣁⣒⠀⠁⠦⠀⠎⠒", "⢸⠂⠆⠏⠀⠁⠃⠀⠥⠦", "⠀⠐"
    gap = BLANK * (columns - len(line) - len(standing) - len(status))
    assert row(player) == line + gap + standing + status  # "h a3 a8 s3 ... 12p ab u8", my turn
    player.press("T")
    assert player.standing == ""  # an answer has the line to itself


def test_narrow_lines_have_only_the_status_cell(tmp_path: Path) -> None:
    assert row(at_ludoteca(tmp_path, 32)).rstrip(BLANK).count("⢸") == 0


def test_a_line_that_needs_the_room_has_it(tmp_path: Path) -> None:
    player = at_ludoteca(tmp_path, 40)
    screen = player.table
    hand = " ".join(["a3 a8 s3 k5 k6"] * 2 + ["u1"])
    screen.port.host.match.state = table(hand, "s2 s4", discards="u5 u8", scores=[12, 3])
    screen.refresh()
    player.press("Ctrl")
    assert player.standing == ""
    assert STANDING_KEY not in player.ui.braille().keys


def test_the_routing_key_over_it_tells_all_scores(tmp_path: Path) -> None:
    player = at_ludoteca(tmp_path, 40)
    player.display.press(KeyKind.ROUTE, cell=player.ui.braille().keys.index(STANDING_KEY))
    player.ear.said.clear()
    player.settle()
    assert player.ear.said == [
        "du 12, 0 Säulen; Louis 3, 0 Säulen. Sieg bei 50. "
        "Endet die Runde jetzt: du minus 3, Louis minus 2."
    ]


def test_the_routing_key_over_the_discard_goes_to_the_discard(tmp_path: Path) -> None:
    player = at_ludoteca(tmp_path, 40)
    zone = player.table.navigator.zone.id
    player.display.press(KeyKind.ROUTE, cell=row(player).index("⠥⠦"))
    player.ear.said.clear()
    player.settle()
    assert player.ear.said == ["Stapel. Abwurfstapel, 8 Auswahl, 2 Karten, 2 von 2"]
    assert player.table.navigator.zone.id != zone


def test_the_legend_explains_it(tmp_path: Path) -> None:
    signs = {sign.shape: sign.meaning for sign in at_ludoteca(tmp_path, 40).table.signs()}
    assert signs["#p"] == "hinter dem Strich aus den Punkten 4 5 6 8: deine Punkte, 12"


# -- several messages on one row -------------------------------------------------------


@pytest.fixture
def wide(tmp_path: Path) -> Player:
    player = Player(tmp_path, columns=80)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    for text in ("eins", "zwei", "drei", "vier " * 15, "fünf"):
        player.ui.announce(Phrase.plain(text.strip()))
    player.press("C")
    return player


def test_messages_that_wait_are_read_on_as_one_text_on_80_cells(wide: Player) -> None:
    wide.press("BraillePanRight")
    assert wide.cells == "⠑⠊⠝⠎⠀⢸⠀⠵⠺⠑⠊⠀⢸⠀⠙⠗⠑⠊⠀⢸⠀" + "⠀".join(["⠧⠊⠑⠗"] * 11)
    assert wide.status & 0x47 == 0x01  # one more waits
    wide.press("BraillePanRight")
    assert wide.cells == "⠀".join(["⠧⠊⠑⠗"] * 4) + "⠀⢸⠀⠋⠳⠝⠋"
    wide.press("BraillePanRight")
    assert not wide.ui.announcer.braille.is_over
    assert wide.ui.announcer.braille.unread == 0


def test_messages_of_one_text_are_gone_back_to_one_by_one(wide: Player) -> None:
    for _ in range(3):
        wide.press("BraillePanRight")
    felt = []
    for _ in range(4):
        wide.press("BraillePanLeft")
        felt.append(wide.cells)
    assert felt == ["⠋⠳⠝⠋", "⠀".join(["⠧⠊⠑⠗"] * 15), "⠙⠗⠑⠊", "⠵⠺⠑⠊"]


def test_what_comes_before_the_first_was_felt_stands_behind_it(wide: Player) -> None:
    view = wide.ui.announcer.braille
    wide.press("BraillePanRight", "BraillePanRight", "BraillePanRight")
    wide.ui.announce(Phrase.plain("sechs"))
    wide.ui.announce(Phrase.plain("sieben"))
    wide.settle()
    both = "⠎⠑⠉⠓⠎⠀⢸⠀⠎⠊⠑⠃⠑⠝"
    assert (wide.cells, view.unread) == (both, 0)
    wide.press("C")
    assert view.unread == 0
