"""Robots with one sense finish matches: one only hears, one only feels a 20-cell display.

They know nothing of the match: they ask with T what may be done and go by the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from braillespiel.output.braille.louis import back_translate
from braillespiel.ui.screens.menu import Question
from tests.support.player import Player

Sense = Callable[[Player, list[str]], str]

FELT = {
    "sieg": "over",
    "zieh oder": "draw",
    "leg oder wirf": "card",
    "nichts passt": "card",
    "wirf eine ab": "card",
    "gib eine": "card",
    "tausch": "card",
    "nimm aus": "pick",
    "leg noch": "end",
    "behalte": "looked",
    "welche obenauf": "looked",
}
HEARD = {
    "gewinn": "over",
    "Geteilter Sieg": "over",
    "Zieh oder nimm": "draw",
    "Leg oder wirf": "card",
    "Nichts passt": "card",
    "Nimm eine Karte aus": "pick",
    "Wirf eine Karte ab": "card",
    "Gib einem Mitspieler": "card",
    "Wähle eine Karte": "card",
    "Leg noch": "end",
    "Behalte eine": "looked",
    "Welche Karte soll": "looked",
}


def feel(player: Player, heard: list[str]) -> str:
    """Read the display's cells; what was said is not used."""
    return back_translate(player.cells, "de-g0")


def hear(player: Player, heard: list[str]) -> str:
    """Listen to the last sentence; the display is not used."""
    return heard[-1] if heard else ""


def what_now(player: Player, sense: Sense, known: dict[str, str]) -> str:
    """Ask whose turn it is and understand the answer."""
    answer = sense(player, player.press("T"))
    for words, meaning in known.items():
        if words in answer:
            return meaning
    raise AssertionError(f"the robot does not understand {answer!r}")


def act(player: Player, meaning: str, rng: Random) -> None:
    """Do with keys alone what the answer asked for."""
    match meaning:
        case "draw":
            player.press(rng.choice("NNNM"))
        case "end":
            player.press("E")
            if isinstance(player.ui.screen, Question):  # whether to leave what could still be laid
                player.press("Down", "Enter")
        case "pick":
            player.press("D", "Home", "Right", "Enter", "Enter")
        case "looked":
            player.press("BrailleTop", "Home", "Enter")
        case _:
            player.press("C", rng.choice("1234567890"), "Enter")
            player.press(*(["Down"] * rng.randrange(2)), "Enter")
            player.press("Backspace")


@pytest.mark.parametrize("extended", [False, True])
@pytest.mark.parametrize(
    ("sense", "known"), [(feel, FELT), (hear, HEARD)], ids=["only-braille", "only-speech"]
)
def test_a_robot_with_one_sense_finishes_a_match(
    tmp_path: Path, sense: Sense, known: dict[str, str], extended: bool
) -> None:
    player = Player(tmp_path, columns=20, settings={"double-press-ms": 0})
    player.play("ludoteca", seats=2, extended=extended, target=10)
    rng, journal = Random(4), player.table.port.host.match.journal
    for _ in range(1500):
        meaning = what_now(player, sense, known)
        if meaning == "over":
            break
        act(player, meaning, rng)
    assert player.table.port.host.is_over
    assert sum(entry.seat == 0 for entry in journal) > 20
