"""Bytes of terminals become key names."""

from __future__ import annotations

import pytest

from braillespiel.output.terminal.keys import decode, flush


@pytest.mark.parametrize(
    ("sent", "names"),
    [
        ("c", ["C"]),
        ("S", ["Shift+S"]),
        ("ö", ["Ö"]),
        ("ß", ["ß"]),
        ("\r", ["Enter"]),
        (" ", ["Space"]),
        ("\t", ["Tab"]),
        ("\x1b[Z", ["Shift+Tab"]),
        ("\x7f", ["Backspace"]),
        ("\x12", ["Ctrl+R"]),
        ("\x1a", ["Ctrl+Z"]),
        ("\x1b[A\x1b[B", ["Up", "Down"]),
        ("\x1bOC", ["Right"]),
        ("\x1b[1;5A", ["Ctrl+Up"]),
        ("\x1b[1;2B", ["Shift+Down"]),
        ("\x1b[5~", ["PageUp"]),
        ("\x1b[6;5~", ["Ctrl+PageDown"]),
        ("\x1bOP", ["F1"]),
        ("\x1b[[A", ["F1"]),
        ("\x1b[24~", ["F12"]),
        ("\x1bx", ["Alt+X"]),
        ("\x1b\x1b[A", ["Escape", "Up"]),
        ("\x1b[200~", []),
        ("c\x1b[Ad", ["C", "Up", "D"]),
        ("\x9bA\x8fP", ["Up", "F1"]),
        ("\x1b[1;\x1b[24~", ["F12"]),
        ("\x1b[1;²Ac", ["C"]),
    ],
)
def test_keys(sent: str, names: list[str]) -> None:
    assert decode(sent) == (names, "")


@pytest.mark.parametrize("part", ["\x1b", "\x1b[", "\x1b[1;", "\x1b[2"])
def test_an_unfinished_key_waits(part: str) -> None:
    assert decode("c" + part) == (["C"], part)


def test_an_escape_that_nothing_follows_is_escape() -> None:
    assert flush("\x1b") == ["Escape"]
    assert flush("\x1b[") == ["Alt+["]
    assert flush("") == []
