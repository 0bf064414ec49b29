"""What the history and key L say of a player's own move: what was done, and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.player import Player

LATER = {
    "de": (
        "Du hast 1 von der Ablage genommen.",
        "Du hast 7 gelegt und eine verdeckte 7 abgeworfen: Ecke oben links.",
        "Du hast 7 gezogen.",
    ),
    "en": (
        "You took 1 from the discard pile.",
        "You placed 7 and discarded a face-down 7: top left corner.",
        "You drew 7.",
    ),
    "fr": (
        "Tu as pris 1 sur la défausse.",
        "Tu as posé 7 et défaussé un 7 caché : coin en haut à gauche.",
        "Tu as pioché 7.",
    ),
}
TURNED_UP = {
    "de": "Du hast 7 aufgedeckt: Ecke oben links.",
    "en": "You turned up 7: top left corner.",
    "fr": "Tu as retourné 7 : coin en haut à gauche.",
}
CELLS = {"de": "⠶⠀⠎⠞⠁⠞⠞⠀⠹⠶⠀⠕⠇", "en": "⠼⠛⠀⠋⠕⠗⠀⠹⠼⠛⠀⠞⠇"}
ECHO = {"de": "da lag 7", "en": "was 7"}


def own(player: Player, count: int) -> list[str]:
    """Return the last messages about the own seat, as L says them."""
    heard = [player.press("L")[-1] for _ in range(count)]
    return [each for each in heard if "Louis" not in each]


@pytest.mark.parametrize("wording", ["full", "normal", "brief"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_history_says_of_an_own_move_what_was_done_and_where(
    tmp_path: Path, language: str, wording: str
) -> None:
    player = Player(tmp_path, language, settings={"wording": wording})
    player.play("hexaducto", seats=2)
    player.press("Ctrl+L", "D", "Enter", "B")
    at_once = player.press("Enter")[0]
    assert (at_once == ECHO[language]) == (wording == "brief")
    player.press("Ctrl+Right")
    assert player.press("Ctrl+Up") == [LATER[language][1]]
    assert player.cells == CELLS[language]


@pytest.mark.parametrize("language", LATER)
def test_l_says_of_own_moves_who_did_what(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language)
    player.play("hexaducto", seats=2)
    player.press("D", "Enter", "B", "Enter", "D", "Right", "Enter")
    assert tuple(own(player, 5)) == LATER[language]


@pytest.mark.parametrize("language", TURNED_UP)
def test_l_says_who_turned_up_what(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language)
    player.play("hexaducto", seats=2)
    player.press("Enter")
    assert own(player, 3) == [TURNED_UP[language]]
