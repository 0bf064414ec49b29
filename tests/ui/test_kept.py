"""What is kept from key to key is what would be made anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.ui.braille.line import BrailleLine, Chunk, ZoneLines
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.braille.view import BrailleView
from tests.support.player import Player

WALKS = (
    *("Right", "Left", "Right", "Left", "Right", "Up", "Down", "Home", "End", "Ctrl+Tab", "Tab"),
    *("C", "D", "B", "G", "I", "T", "S", "BraillePanRight", "BraillePanLeft", "BrailleLineDown"),
)
ACTS = ("Enter", "Space", "Ctrl+Z", "E", "BrailleHome")
SETTINGS = {
    "say-place": (True, False),
    "braille-status": ("none", "left", "right"),
    "braille-table": ("auto", "de-g0", "de-g2"),
    "keys-named": ("auto", "display", "keyboard"),
    "wording": ("normal", "brief", "full"),
    "card-order": ("game", "value", "colour"),
}
SIZES = ((40, 1), (20, 1), (12, 1), (40, 3), (32, 10))


def forgotten(player: Player) -> None:
    """Forget everything that is kept."""
    table, view = player.table, player.ui.announcer.braille
    table.zone_lines, table._worded = ZoneLines(), None
    table._stood = player.ui._stood = view._layout = None
    view._made_of = ()
    view.transcriber._known.clear()


def perceived(player: Player) -> Sequence[object]:
    """Return what is felt and said of the focus now."""
    felt = player.ui.braille()
    return felt.rows, felt.keys, felt.message_from, player.table.item_phrase()


def changed(player: Player, rng: Random) -> None:
    """Change a setting, the display, or whether cards are marked."""
    key = rng.choice((*SETTINGS, "size"))
    if key == "size":
        player.display.resize(*rng.choice(SIZES))
        player.settle()
        return
    player.ui.settings.set(key, rng.choice(SETTINGS[key]))
    player.ui.apply_settings()


@pytest.mark.parametrize("game", registry.own())
def test_what_is_kept_is_what_would_be_made_anew(game: str, tmp_path: Path) -> None:
    player, rng = Player(tmp_path), Random(game)
    player.play(game)
    for _ in range(150):
        what = rng.random()
        if what < 0.15:
            changed(player, rng)
        else:
            player.press(rng.choice(ACTS if what < 0.3 else WALKS))
        if player.ui.screen is not player.table:
            player.press("Escape")
            continue
        kept = perceived(player)
        forgotten(player)
        assert kept == perceived(player)
    assert player.errors == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("my_turn", True), ("status", "left"), ("in_class", 0x40), ("too_soon", True)),
        *(("confirmed", False), ("columns", 60), ("rows", 4), ("standing", (("9", ""),))),
    ],
)
def test_what_changes_beside_the_same_line_is_shown(name: str, value: object) -> None:
    def view(*changes: tuple[str, object]) -> BrailleView:
        made = BrailleView(Transcriber(lambda text, table: text, "", ""))
        made.status = "right"
        made.show(BrailleLine("h", (Chunk("a", "a"), Chunk("b", "b")), 0))
        for each in changes:
            setattr(made, *each)
        return made

    walked = view()
    before = walked.shown()
    setattr(walked, name, value)
    assert walked.shown() == view((name, value)).shown()
    assert walked.shown() != before
