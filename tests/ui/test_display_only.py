"""Who has 20 cells and no keyboard: every cell acts, and the line says how, by its own keys."""

from __future__ import annotations

from pathlib import Path

from braillespiel.output.braille.display import KeyKind
from tests.support.player import Player


def press(player: Player, kind: KeyKind, cell: int = 0, after_ms: int = 1000) -> str:
    """Press a key of the display so long after all before; return the cells."""
    player.clock.ms += after_ms
    player.ear.said.clear()
    player.display.press(kind, cell=cell)
    player.settle()
    return player.cells


def test_every_cell_of_an_entry_belongs_to_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    player.play("six", seats=2)
    player.press("Ctrl+L")
    press(player, KeyKind.BOTTOM)
    help_menu = player.ui.screen
    help_menu.point("display-keys", say=False)
    player.press("Ctrl")
    assert player.cells == "⠠⠅⠑⠽⠎⠀⠕⠋⠀⠞⠓⠑"  # "Keys of the"
    assert press(player, KeyKind.PAN_RIGHT) == "⠙⠊⠎⠏⠇⠁⠽⠀⠼⠑⠙⠌⠼⠑⠑"  # "display 54/55"
    for cell in (0, 7, 14):
        assert player.ui.braille().keys[cell] == "display-keys"
    press(player, KeyKind.ROUTE, cell=14)
    assert player.ui.screen is not help_menu
    assert player.ear.said[0].startswith("Keys of the display. ")
