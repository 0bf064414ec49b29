"""The Braille line has a wording of its own: brief, or all that is spoken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.robots.body import read_cells
from tests.robots.words import words
from tests.support.player import Player


def felt(player: Player) -> str:
    """Read the cells, page after page."""
    found = []
    while True:
        cells = bytes(ord(cell) & 0xFF for cell in player.cells)
        found.append(read_cells(cells, words("en").felt).strip())
        player.press("BraillePanRight")
        if found[-1] == "edge":
            return " ".join(found[:-1])


@pytest.mark.parametrize(
    ("wording", "expected"),
    [
        ("brief", "your turn₃ +2/3 h cy gb bg"),
        ("full", "your turn₃ 2 of 3 cards fit₄ h cy gb bg"),
    ],
)
def test_newcomers_feel_what_is_spoken(tmp_path: Path, wording: str, expected: str) -> None:
    player = Player(tmp_path, "en", columns=40, settings={"braille-wording": wording})
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "T")
    assert felt(player) == expected


def test_entries_of_menus_are_felt_in_full_too(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=80, settings={"braille-wording": "full"})
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "Escape", "Down", "Ctrl")
    cells = bytes(ord(cell) & 0xFF for cell in player.cells)
    assert read_cells(cells, words("en").felt) == "continue playing 2/5"


def test_it_is_a_setting_of_its_own(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy", seats=2)
    player.ui.settings.set("braille-wording", "full")
    player.ui.apply_settings()
    assert player.press("T") == ["Your turn: 2 of 3 fit."]
    assert player.cells == "⠠⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠼⠃⠀⠕⠋⠀⠼⠉⠀⠉⠁⠗⠙⠎⠀⠋⠊⠞⠲"
    player.ui.settings.set("braille-wording", "brief")
    player.ui.apply_settings()
    player.press("T")
    assert player.cells == "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠬⠼⠃⠌⠼⠉"
