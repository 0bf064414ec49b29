"""The list that a display's bottom key opens: what is legal now comes first, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.display import KeyKind
from tests.support.player import Player

DO_IT = "Enter: do it; a menu if several things are possible"
MARK = "Space: mark or unmark"
DROP = "Backspace: clear all marks; in a build, drop it"
END = "E: end turn or pass"
HINT = "H: a good move, and why"
DO_HINT = "Shift H: do what the hint says, after a question"


def listed(player: Player, count: int) -> list[str]:
    """Open the list by the display's bottom key; return its first entries."""
    player.display.press(KeyKind.BOTTOM)
    player.settle()
    return [entry.text.brief for entry in player.ui.screen.entries[:count]]


@pytest.mark.parametrize(
    ("game", "keys", "entries"),
    [
        (
            "ludoteca",
            ("C",),
            [
                "N: Draw from the draw pile",
                "M: Take the top card of the discard pile",
                DO_IT,
                MARK,
                DROP,
            ],
        ),
        ("logomachy", ("C",), [DO_IT, MARK, DROP, END, HINT]),
        ("hexaducto", (), [DO_IT, MARK, DROP, END, HINT]),
        ("six", (), ["Space: Roll", DO_IT, DROP, HINT, DO_HINT]),
        ("cubus", ("B",), [DO_IT, END, "A: Build or take down", MARK, DROP]),
    ],
)
def test_what_is_legal_now_comes_first(
    tmp_path: Path, game: str, keys: tuple[str, ...], entries: list[str]
) -> None:
    player = Player(tmp_path, "en", columns=20)
    player.play(game, seats=2)
    player.press("Ctrl+L", *keys)
    assert listed(player, 5) == entries
