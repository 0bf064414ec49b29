"""From key codes to keys."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.output.braille.brlapi_keys import WANTED, display_key
from braillespiel.output.braille.display import DisplayKey, KeyKind

SHIFT, CONTROL, ALT, UPPER = 1 << 32, 4 << 32, 8 << 32, 2 << 32


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (0x20000018, KeyKind.PAN_RIGHT),
        (0x20000017, KeyKind.PAN_LEFT),
        (0x20000001, KeyKind.LINE_UP),
        (0x20000002, KeyKind.LINE_DOWN),
        (0x20000009, KeyKind.TOP),
        (0x2000000A, KeyKind.BOTTOM),
        (0x2000001D, KeyKind.HOME),
        (0x2000001F, KeyKind.HOME),
    ],
)
def test_keys_that_move(code: int, kind: KeyKind) -> None:
    assert display_key(code) == DisplayKey(kind)
    assert display_key(code | 1 << 40) == DisplayKey(kind)


def test_routing_keys_count_cells_from_0() -> None:
    assert display_key(0x20010000) == DisplayKey(KeyKind.ROUTE, cell=0)
    assert display_key(0x2001004F) == DisplayKey(KeyKind.ROUTE, cell=79)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (0x61, "a"),
        (0x41, "A"),
        (0x61 | UPPER, "A"),
        (0xFC, "ü"),
        (0x010020AC, "€"),
        (0x20, "Space"),
        (0xFF0D, "Enter"),
        (0xFF8D, "Enter"),
        (0xFF1B, "Escape"),
        (0xFF08, "Backspace"),
        (0xFFFF, "Delete"),
        (0xFF63, "Insert"),
        (0xFF09, "Tab"),
        (0xFF09 | SHIFT, "Shift+Tab"),
        (0xFE20, "Shift+Tab"),
        (0xFE20 | SHIFT, "Shift+Tab"),
        (0xFF09 | CONTROL, "Ctrl+Tab"),
        (0x7A | CONTROL, "Ctrl+Z"),
        (0x78 | ALT, "Alt+X"),
        (0xFF51, "Left"),
        (0xFF52 | SHIFT, "Shift+Up"),
        (0xFF53 | CONTROL, "Ctrl+Right"),
        (0xFF54, "Down"),
        (0xFF50, "Home"),
        (0xFF57, "End"),
        (0xFF55, "PageUp"),
        (0xFF56, "PageDown"),
        (0xFFBE, "F1"),
        (0xFFC9, "F12"),
        (0x20000013, "Left"),
        (0x20000014, "Right"),
        (0x2000001B, "Home"),
        (0x2000001C, "End"),
    ],
)
def test_keys_of_a_keyboard_have_the_names_of_the_key_table(code: int, name: str) -> None:
    assert display_key(code) == DisplayKey(KeyKind.KEY, name=name)


def test_dots() -> None:
    assert display_key(0x20220107) == DisplayKey(KeyKind.DOTS, dots=7, chord=True)
    assert display_key(0x010028FF) == DisplayKey(KeyKind.DOTS, dots=0xFF)


def test_a_key_without_meaning_is_told_not_swallowed() -> None:
    assert display_key(0x2000000D) == DisplayKey(KeyKind.OTHER, name="PRPGRPH")


@pytest.mark.parametrize("code", [0x20000050, 0x20050001, 0xFFE1, 0x0001, 0x80000001, 0x01110000])
def test_what_is_no_key_for_us_is_none(code: int) -> None:
    assert display_key(code) is None


@settings(derandomize=True, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_every_code_gives_a_key_or_none(code: int) -> None:
    key = display_key(code)
    assert key is None or 0 <= key.cell <= 0xFFFF


def test_every_key_that_moves_is_asked_for_and_brltty_keeps_its_menu() -> None:
    def wanted(code: int) -> bool:
        return any(first & 0xFFFFFFFF <= code <= last & 0xFFFFFFFF for first, last in WANTED)

    assert all(wanted(code) for code in [*range(0x20000001, 0x20000020), 0x20010027, 0x61, 0xFF0D])
    assert not wanted(0x20000020)
    assert not wanted(0x20060001)
    assert all(display_key(code) for code in range(0x20000001, 0x20000020))
