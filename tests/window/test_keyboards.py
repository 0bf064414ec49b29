"""Every key of the key table arrives from French, US, British and German keyboards."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from braillespiel.games import registry
from braillespiel.output.window.keys import KeyReader
from braillespiel.ui.commands import COMMANDS
from tests.support.player import Player

ROW = "1234567890"
SHIFT, CONTROL = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL
LAYOUTS = {
    # What the digit row and the keys beside it type: alone, with Shift; then other places of signs.
    "us": (ROW, "!@#$%^&*()", {"-": "_", "=": "+", ".": ">", ",": "<", "/": "?"}),
    "british": (ROW, '!"\u00a3$%^&*()', {"-": "_", "=": "+", ".": ">", ",": "<", "/": "?"}),
    "german": (ROW, '!"\u00a7$%&/()=', {"-": "_", "+": "*", ".": ":", ",": ";"}),
    "french": ("&\u00e9\"'(-\u00e8_\u00e7\u00e0", ROW, {"=": "+", ";": ".", ":": "/", ",": "?"}),
}


def presses(layout: str) -> list[pygame.event.Event]:
    """Return the events of all keys that type a sign, alone, with Shift, with Ctrl, and both."""
    alone, shifted, signs = LAYOUTS[layout]
    letters = {letter: letter.upper() for letter in "abcdefghijklmnopqrstuvwxyz"}
    keys = [(a, b, 30 + n) for n, (a, b) in enumerate(zip(alone, shifted, strict=True))]
    keys += [(a, b, 100 + n) for n, (a, b) in enumerate((letters | signs).items())]
    events = []
    for plain, with_shift, place in keys:
        for mod in (
            0,
            pygame.KMOD_LSHIFT,
            pygame.KMOD_LCTRL,
            pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT,
        ):
            typed = with_shift if mod & pygame.KMOD_SHIFT else plain
            typed = "" if mod & pygame.KMOD_CTRL else typed
            events.append(
                pygame.event.Event(
                    pygame.KEYDOWN, key=ord(plain), mod=mod, unicode=typed, scancode=place
                )
            )
    return events


def wanted() -> set[str]:
    """Return the keys of the key table, the games' too, that type signs."""
    rows = [key for row in COMMANDS for key in row.keys]
    for game in registry.own():
        rows += [key for row in registry.presenter_type(game).commands for key in row.keys]
    return {key for key in rows if len(key.rpartition("+")[2] or "+") == 1 and "Alt" not in key}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_key_of_the_key_table_arrives(layout: str) -> None:
    reader = KeyReader()
    arriving = set()
    for event in presses(layout):
        arriving |= {reader.name(event), reader.digit(event)}
    assert len(wanted()) > 60
    assert {"Ctrl++", "Ctrl+-", "1", "9"} <= wanted() <= arriving


def test_a_row_that_types_digits_has_no_second_meaning() -> None:
    reader = KeyReader()
    for layout in ("us", "british", "german"):
        assert {reader.digit(event) for event in presses(layout)} == {""}


def test_on_a_french_keyboard_digits_need_no_shift_and_signs_are_still_typed(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path, "de")
    player.play("six", seats=2)
    player.ui.press_on_row("1", "")
    first = [said.speech for said in player.said[-1:]]
    player.ui.press_on_row("&", "1")
    assert [said.speech for said in player.said[-1:]] == first
    assert "hat hier keine Bedeutung" not in str(first)
