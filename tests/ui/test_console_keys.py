"""Key events of a Windows console become the names that the other systems give."""

from __future__ import annotations

import pytest

from braillespiel.output.terminal.windows import ConsoleKeyReader, KeyEvent

SHIFT, CONTROL, LEFT_ALT, ALT_GR, ENHANCED = 0x10, 0x08, 0x02, 0x09, 0x100


@pytest.mark.parametrize(
    ("key", "character", "state", "name"),
    [
        (0x43, "c", 0, "C"),
        (0x53, "S", SHIFT, "Shift+S"),
        (0xC0, "ö", 0, "Ö"),
        (0xDB, "ß", 0, "ß"),
        (0x37, "/", SHIFT, "/"),
        (0x0D, "\r", 0, "Enter"),
        (0x0D, "\r", ENHANCED, "Enter"),
        (0x20, " ", 0, "Space"),
        (0x09, "\t", 0, "Tab"),
        (0x09, "\t", SHIFT, "Shift+Tab"),
        (0x09, "\t", CONTROL, "Ctrl+Tab"),
        (0x08, "\x08", 0, "Backspace"),
        (0x08, "\x7f", CONTROL, "Ctrl+Backspace"),
        (0x1B, "\x1b", 0, "Escape"),
        (0x52, "\x12", CONTROL, "Ctrl+R"),
        (0x5A, "\x1a", CONTROL, "Ctrl+Z"),
        (0x43, "\x03", CONTROL, "Ctrl+C"),
        (0x31, "1", 0, "1"),
        (0x26, "", ENHANCED, "Up"),
        (0x26, "", ENHANCED | CONTROL, "Ctrl+Up"),
        (0x28, "", ENHANCED | SHIFT, "Shift+Down"),
        (0x25, "", 0, "Num4"),
        (0x64, "4", 0x20, "Num4"),
        (0x24, "", 0, "Num7"),
        (0x24, "", ENHANCED, "Home"),
        (0x21, "", ENHANCED, "PageUp"),
        (0x2E, "", ENHANCED, "Delete"),
        (0x70, "", 0, "F1"),
        (0x7B, "", 0, "F12"),
        (0x58, "x", LEFT_ALT, "Alt+X"),
        (0x51, "@", ALT_GR, "@"),
    ],
)
def test_keys(key: int, character: str, state: int, name: str) -> None:
    assert ConsoleKeyReader().names(KeyEvent(True, key, character, state)) == [name]


def test_control_alone_is_a_key_when_it_is_let_go() -> None:
    reader = ConsoleKeyReader()
    assert reader.names(KeyEvent(True, 0x11, "", CONTROL)) == []
    assert reader.names(KeyEvent(False, 0x11)) == ["Ctrl"]


def test_control_with_another_key_is_none_of_its_own() -> None:
    reader = ConsoleKeyReader()
    assert reader.names(KeyEvent(True, 0x11, "", CONTROL)) == []
    assert reader.names(KeyEvent(True, 0x52, "\x12", CONTROL)) == ["Ctrl+R"]
    assert reader.names(KeyEvent(False, 0x11)) == []


def test_shift_alone_and_letting_go_are_no_keys() -> None:
    reader = ConsoleKeyReader()
    assert reader.names(KeyEvent(True, 0x10, "", SHIFT)) == []
    assert reader.names(KeyEvent(False, 0x43, "c")) == []


def test_what_was_repeated_meanwhile_counts_each_time() -> None:
    assert ConsoleKeyReader().names(KeyEvent(True, 0x28, "", ENHANCED, 3)) == ["Down"] * 3


def test_a_character_that_comes_in_halves_is_one_key() -> None:
    reader = ConsoleKeyReader()
    assert reader.names(KeyEvent(True, 0, "\ud83c")) == []
    assert reader.names(KeyEvent(True, 0, "\udca1")) == ["🂡"]
    assert reader.names(KeyEvent(True, 0, "\udca1")) == []
