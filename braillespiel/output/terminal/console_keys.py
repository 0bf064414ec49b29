"""From the key events of a Windows console to key names. Pure.

The numbers are those of KEY_EVENT_RECORD and of the virtual keys in Microsoft's reference of the
console. They tell what characters do not: Shift+Tab from Tab, Ctrl alone, the number pad.
"""

from __future__ import annotations

from dataclasses import dataclass

_RIGHT_ALT, _LEFT_ALT, _RIGHT_CONTROL, _LEFT_CONTROL, _SHIFT = 0x01, 0x02, 0x04, 0x08, 0x10
_ENHANCED = 0x100
"""The key is not on the number pad, though one there has the same name."""
_CONTROL = 0x11

_NAMES = {
    0x08: "Backspace", 0x09: "Tab", 0x0D: "Enter", 0x13: "Pause", 0x1B: "Escape", 0x20: "Space",
    0x21: "PageUp", 0x22: "PageDown", 0x23: "End", 0x24: "Home",
    0x25: "Left", 0x26: "Up", 0x27: "Right", 0x28: "Down", 0x2D: "Insert", 0x2E: "Delete",
    0x61: "Num1", 0x62: "Down", 0x63: "Num3", 0x64: "Num4", 0x65: "Num5", 0x66: "Num6",
    0x67: "Num7", 0x68: "Up", 0x69: "Num9", 0x6B: "+", 0x6D: "-",
    **{0x6F + n: f"F{n}" for n in range(1, 13)},
}  # fmt: skip
_PAD = {
    0x23: "Num1", 0x22: "Num3", 0x25: "Num4", 0x0C: "Num5", 0x27: "Num6", 0x24: "Num7",
    0x21: "Num9",
}  # fmt: skip
"""The number pad while Num Lock is off."""


@dataclass(frozen=True, slots=True)
class KeyEvent:
    """A key went down or up."""

    down: bool
    key: int
    """The virtual key."""
    character: str = ""
    """What was typed with it, "" if nothing was."""
    state: int = 0
    """Bits for the modifiers."""
    times: int = 1
    """How often it was repeated meanwhile."""


class ConsoleKeyReader:
    """Names key events; Ctrl pressed and released alone is the key "Ctrl"."""

    def __init__(self) -> None:
        self._control_alone = False
        self._half = ""

    def names(self, event: KeyEvent) -> list[str]:
        """Return the names of an event's keys, none if it is not a key of its own."""
        if not event.down:
            alone = self._control_alone and event.key == _CONTROL
            self._control_alone = False
            return ["Ctrl"] if alone else []
        self._control_alone = event.key == _CONTROL
        name = self._name(event)
        return [name] * max(1, event.times) if name else []

    def _name(self, event: KeyEvent) -> str:
        state, typed = event.state, self._whole(event.character)
        # AltGr is the right Alt and a left Ctrl that nobody presses.
        third_level = bool(state & _RIGHT_ALT) and typed.isprintable() and typed != ""
        control = bool(state & (_LEFT_CONTROL | _RIGHT_CONTROL)) and not third_level
        alt = bool(state & _LEFT_ALT)
        shift = bool(state & _SHIFT)
        base = None if state & _ENHANCED else _PAD.get(event.key)
        base = base or _NAMES.get(event.key, "")
        if not base:
            if control or alt or not typed or not typed.isprintable():
                typed = chr(event.key) if _letter_or_digit(event.key) else ""
            if not typed:
                return ""
            shift = shift and typed.isalpha()
            base = typed.upper() if len(typed.upper()) == 1 else typed
        return "Ctrl+" * control + "Alt+" * alt + "Shift+" * shift + base

    def _whole(self, character: str) -> str:
        """Put the two halves of a character beyond the basic plane together."""
        if "\ud800" <= character <= "\udbff":
            self._half = character
            return ""
        half, self._half = self._half, ""
        if half and "\udc00" <= character <= "\udfff":
            return (half + character).encode("utf-16-le", "surrogatepass").decode("utf-16-le")
        return "" if "\udc00" <= character <= "\udfff" else character


def _letter_or_digit(key: int) -> bool:
    return 0x30 <= key <= 0x39 or 0x41 <= key <= 0x5A
