"""From BrlAPI's key codes to the keys of a display.

A code has 64 bits: flags (the modifiers of X, above all) in the upper half; then three bits that
tell a BRLTTY command from an X keysym; then the command or keysym itself. A command's lower
16 bits are its argument. Source: brlapi_keycodes.h of BRLTTY 6.5.

Routing keys: BRLTTY's own drivers number cells from 0, which is what arrives here. Only the
``vr`` driver's text command ``ROUTE n`` passes its number on as it stands, so there ``ROUTE 5``
means the sixth cell and the first cell cannot be named.
"""

from __future__ import annotations

from braillespiel.output.braille.display import DisplayKey, KeyKind

_COMMAND = 0x20000000
_ARGUMENT = 0xFFFF
_ROUTE = 0x01
_PASSDOTS = 0x22
_CHORD = 0x100

_SHIFT, _UPPER, _CONTROL, _ALT = 0x1, 0x2, 0x4, 0x8

_MOVES = {
    0x01: KeyKind.LINE_UP,  # LNUP
    0x02: KeyKind.LINE_DOWN,  # LNDN
    0x03: KeyKind.LINE_UP,  # WINUP
    0x04: KeyKind.LINE_DOWN,  # WINDN
    0x05: KeyKind.LINE_UP,  # PRDIFLN
    0x06: KeyKind.LINE_DOWN,  # NXDIFLN
    0x09: KeyKind.TOP,  # TOP
    0x0A: KeyKind.BOTTOM,  # BOT
    0x0B: KeyKind.TOP,  # TOP_LEFT
    0x0C: KeyKind.BOTTOM,  # BOT_LEFT
    0x15: KeyKind.PAN_LEFT,  # HWINLT
    0x16: KeyKind.PAN_RIGHT,  # HWINRT
    0x17: KeyKind.PAN_LEFT,  # FWINLT
    0x18: KeyKind.PAN_RIGHT,  # FWINRT
    0x19: KeyKind.PAN_LEFT,  # FWINLTSKIP
    0x1A: KeyKind.PAN_RIGHT,  # FWINRTSKIP
    0x1D: KeyKind.HOME,  # HOME
    0x1E: KeyKind.BACK,  # BACK
    0x1F: KeyKind.HOME,  # RETURN
}
_NAMELESS = {
    0x07: "ATTRUP",
    0x08: "ATTRDN",
    0x0D: "PRPGRPH",
    0x0E: "NXPGRPH",
    0x0F: "PRPROMPT",
    0x10: "NXPROMPT",
    0x11: "PRSEARCH",
    0x12: "NXSEARCH",
}
_KEYS_OF_COMMANDS = {0x13: "Left", 0x14: "Right", 0x1B: "Home", 0x1C: "End"}

_KEYSYMS = {
    0xFF08: "Backspace",
    0xFF09: "Tab",
    0xFE20: "Shift+Tab",
    0xFF0A: "Enter",
    0xFF0D: "Enter",
    0xFF8D: "Enter",
    0xFF1B: "Escape",
    0xFF50: "Home",
    0xFF51: "Left",
    0xFF52: "Up",
    0xFF53: "Right",
    0xFF54: "Down",
    0xFF55: "PageUp",
    0xFF56: "PageDown",
    0xFF57: "End",
    0xFF63: "Insert",
    0xFFFF: "Delete",
    **{0xFFBE + number: f"F{number + 1}" for number in range(35)},
}
_CHARACTERS = {" ": "Space", "\t": "Tab", "\r": "Enter", "\n": "Enter", "\x1b": "Escape"}
_CHARACTERS |= {"\b": "Backspace", "\x7f": "Delete"}

WANTED = (
    (0x00000000, 0xFFFFFFFF_1FFFFFFF),  # keysyms, with any modifier
    (_COMMAND | 0x01, 0xFFFFFFFF_00000000 | _COMMAND | 0x1F),  # moving about
    (_COMMAND | _ROUTE << 16, 0xFFFFFFFF_00000000 | _COMMAND | _ROUTE << 16 | _ARGUMENT),
)
"""Ranges of key codes (first, last) that we ask for. The rest stays with BRLTTY, so that its own
menu, help and switches work while we have the display."""


def display_key(code: int) -> DisplayKey | None:
    """Return the key behind a 64-bit code, or None for one that means nothing here."""
    flags, low = code >> 32, code & 0xFFFFFFFF
    if low & 0xE0000000 == _COMMAND:
        return _of_command((low & 0x1FFFFFFF) >> 16, low & _ARGUMENT)
    if low & 0xE0000000:
        return None
    return _of_keysym(low, flags)


def _of_command(block: int, argument: int) -> DisplayKey | None:
    if block == _ROUTE:
        return DisplayKey(KeyKind.ROUTE, cell=argument)
    if block == _PASSDOTS:
        return DisplayKey(KeyKind.DOTS, dots=argument & 0xFF, chord=bool(argument & _CHORD))
    if block:
        return None
    if kind := _MOVES.get(argument):
        return DisplayKey(kind)
    if name := _KEYS_OF_COMMANDS.get(argument):
        return DisplayKey(KeyKind.KEY, name=name)
    if name := _NAMELESS.get(argument):
        return DisplayKey(KeyKind.OTHER, name=name)
    return None


def _of_keysym(symbol: int, flags: int) -> DisplayKey | None:
    if 0x01002800 <= symbol <= 0x010028FF:
        return DisplayKey(KeyKind.DOTS, dots=symbol & 0xFF)
    name = _KEYSYMS.get(symbol)
    if name is None:
        point = symbol & 0xFFFFFF if symbol & 0x01000000 else symbol
        if symbol > 0xFF and not 0x01000000 <= symbol <= 0x0110FFFF:
            return None
        char = chr(point)
        name = _CHARACTERS.get(char, char)
        if name == char:
            if not char.isprintable():
                return None
            return DisplayKey(KeyKind.KEY, name=_modified_character(char, flags))
    shift = "Shift+" if flags & _SHIFT and not name.startswith("Shift+") else ""
    return DisplayKey(KeyKind.KEY, name=_prefix(flags) + shift + name)


def _modified_character(char: str, flags: int) -> str:
    # Shift is in the character already.
    upper = char.upper() if flags & (_UPPER | _CONTROL | _ALT) else char
    return _prefix(flags) + (upper if len(upper) == 1 else char)


def _prefix(flags: int) -> str:
    return ("Ctrl+" if flags & _CONTROL else "") + ("Alt+" if flags & _ALT else "")
