"""What the history and key L say of a player's own move: what was done, and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.player import Player

LATER = {
    ("de", "full"): "7 gelegt, verdeckt lag 7. Ecke oben links",
    ("de", "normal"): "7, da lag 7, oben links",
    ("de", "brief"): "7, da lag 7, oben links",
    ("en", "full"): "7 instead of face-down 7. Top left corner",
    ("en", "normal"): "7 replaces face-down 7, top left",
    ("en", "brief"): "7 replaces face-down 7, top left",
}
CELLS = {"de": "⠶⠀⠎⠞⠁⠞⠞⠀⠹⠶⠀⠕⠇", "en": "⠼⠛⠀⠋⠕⠗⠀⠹⠼⠛⠀⠞⠇"}
ECHO = {"de": "da lag 7", "en": "was 7"}


@pytest.mark.parametrize(("language", "wording"), LATER)
def test_the_history_says_of_an_own_move_what_was_done_and_where(
    tmp_path: Path, language: str, wording: str
) -> None:
    player = Player(tmp_path, language, settings={"wording": wording})
    player.play("hexaducto", seats=2)
    player.press("Ctrl+L", "D", "Enter", "B")
    at_once = player.press("Enter")[0]
    assert (at_once == ECHO[language]) == (wording == "brief")
    player.press("Ctrl+Right")
    assert player.press("Ctrl+Up") == [LATER[language, wording]]
    assert player.cells == CELLS[language]
    heard = [player.press("L")[-1] for _ in range(4)]
    assert LATER[language, wording] in heard
