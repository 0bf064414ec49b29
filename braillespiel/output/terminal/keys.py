"""From the bytes that a terminal sends to key names. Pure."""

from __future__ import annotations

_SPECIAL = {
    "[A": "Up", "[B": "Down", "[C": "Right", "[D": "Left",
    "OA": "Up", "OB": "Down", "OC": "Right", "OD": "Left",
    "[H": "Home", "[F": "End", "OH": "Home", "OF": "End", "[1~": "Home", "[4~": "End",
    "[7~": "Home", "[8~": "End", "[2~": "Insert", "[3~": "Delete",
    "[5~": "PageUp", "[6~": "PageDown", "[Z": "Shift+Tab",
    "OP": "F1", "OQ": "F2", "OR": "F3", "OS": "F4",
    "[[A": "F1", "[[B": "F2", "[[C": "F3", "[[D": "F4", "[[E": "F5",
    "[11~": "F1", "[12~": "F2", "[13~": "F3", "[14~": "F4", "[15~": "F5", "[17~": "F6",
    "[18~": "F7", "[19~": "F8", "[20~": "F9", "[21~": "F10", "[23~": "F11", "[24~": "F12",
    "Ow": "Num7", "Oy": "Num9", "Ot": "Num4", "Ov": "Num6", "Oq": "Num1", "Os": "Num3",
    "OM": "Enter",
}  # fmt: skip
"""xterm, VT220, Linux console and rxvt sequences, without the leading escape."""

_MODIFIED = {
    "A": "Up", "B": "Down", "C": "Right", "D": "Left", "H": "Home", "F": "End",
    "P": "F1", "Q": "F2", "R": "F3", "S": "F4", "I": "Tab",
}  # fmt: skip
_MODIFIERS = {2: "Shift+", 3: "Alt+", 4: "Alt+Shift+", 5: "Ctrl+", 6: "Ctrl+Shift+", 7: "Ctrl+Alt+"}

_EIGHT_BIT = {code: "\x1b" + chr(code - 0x40) for code in range(0x80, 0xA0)}
"""Controls in one character for the same in two: CSI for escape and "[" (ECMA-48, 5.3)."""

_CONTROL = {"\r": "Enter", "\n": "Enter", "\t": "Tab", "\x7f": "Backspace", "\x08": "Backspace"}


def decode(text: str) -> tuple[list[str], str]:
    """Return the key names in ``text`` and the rest that may be the beginning of a key.

    A lone escape at the end is such a rest: the caller waits a moment for more and then calls
    :func:`flush`.
    """
    keys: list[str] = []
    text = text.translate(_EIGHT_BIT)
    at = 0
    while at < len(text):
        if text[at] != "\x1b":
            keys.append(_plain(text[at]))
            at += 1
            continue
        name, length = _escape(text[at + 1 :])
        if length < 0:
            return keys, text[at:]
        if name:
            keys.append(name)
        at += 1 + length
    return keys, ""


def flush(rest: str) -> list[str]:
    """Return the keys of a rest that nothing more came for."""
    if not rest:
        return []
    if rest == "\x1b":
        return ["Escape"]
    if len(rest) == 2 and rest[1] in "[O":
        return ["Alt+" + rest[1]]
    return []


def _plain(character: str) -> str:
    if character in _CONTROL:
        return _CONTROL[character]
    if character == " ":
        return "Space"
    if character == "\x00":
        return "Ctrl+Space"
    if character < " ":
        return "Ctrl+" + chr(ord(character) + 64)
    if character.isalpha() and character.isupper():
        return "Shift+" + character
    return character.upper() if len(character.upper()) == 1 else character


def _escape(text: str) -> tuple[str, int]:
    """Return the key after an escape and its length; length -1 if more must come."""
    if not text:
        return "", -1
    if text[0] == "\x1b":
        return "Escape", 0
    if text[0] not in "[O":
        return "Alt+" + _plain(text[0]).removeprefix("Shift+"), 1
    for length in range(2, min(len(text), 12) + 1):
        part = text[:length]
        if part in _SPECIAL:
            return _SPECIAL[part], length
        last = part[-1]
        if last == "\x1b":
            return "", length - 1  # another key begins, this one is never finished
        if part != "[[" and (last.isalpha() or last == "~") and length > 1:
            return _with_modifier(part), length
    return "", -1 if len(text) < 12 else 12


def _with_modifier(part: str) -> str:
    """Return the key of a sequence such as ``[1;5A``; empty if it is unknown."""
    body, last = part[1:-1], part[-1]
    numbers = body.split(";")
    if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
        return ""
    modifier = _MODIFIERS.get(int(numbers[1]))
    if modifier is None:
        return ""
    base = _MODIFIED.get(last) if last != "~" else _SPECIAL.get(f"[{numbers[0]}~")
    return modifier + base if base else ""
