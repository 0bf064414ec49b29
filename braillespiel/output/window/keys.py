"""From pygame's key events to key names."""

from __future__ import annotations

import pygame

_NAMES = {
    pygame.K_UP: "Up", pygame.K_DOWN: "Down", pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right",
    pygame.K_RETURN: "Enter", pygame.K_KP_ENTER: "Enter", pygame.K_ESCAPE: "Escape",
    pygame.K_BACKSPACE: "Backspace", pygame.K_TAB: "Tab", pygame.K_SPACE: "Space",
    pygame.K_HOME: "Home", pygame.K_END: "End", pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown", pygame.K_DELETE: "Delete", pygame.K_INSERT: "Insert",
    pygame.K_PAUSE: "Pause",
    pygame.K_KP1: "Num1", pygame.K_KP2: "Down", pygame.K_KP3: "Num3", pygame.K_KP4: "Num4",
    pygame.K_KP5: "Num5", pygame.K_KP6: "Num6", pygame.K_KP7: "Num7", pygame.K_KP8: "Up",
    pygame.K_KP9: "Num9", pygame.K_KP_PLUS: "+", pygame.K_KP_MINUS: "-",
    **{getattr(pygame, f"K_F{n}"): f"F{n}" for n in range(1, 13)},
}  # fmt: skip
_DIGIT_ROW = {30 + n: str((n + 1) % 10) for n in range(10)}
"""The places of the keys that are 1 to 0 on most keyboards; a French one has & to \u00e0 there."""
_SAME = {"=": "+"}
"""With Ctrl, what stands for a key that needs Shift on many keyboards."""
_CONTROL = (pygame.K_LCTRL, pygame.K_RCTRL)


class KeyReader:
    """Names key presses; Ctrl pressed and released alone is the key "Ctrl"."""

    def __init__(self) -> None:
        self._control_alone = False

    def name(self, event: pygame.event.Event) -> str | None:
        """Return the name of a KEYDOWN or KEYUP event, None if it is not a key of its own."""
        if event.type == pygame.KEYUP:
            alone = self._control_alone and event.key in _CONTROL
            self._control_alone = False
            return "Ctrl" if alone else None
        self._control_alone = event.key in _CONTROL
        base = _NAMES.get(event.key)
        control = bool(event.mod & pygame.KMOD_CTRL)
        alt = bool(event.mod & pygame.KMOD_LALT)
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if base is None:
            typed = event.unicode
            if control or alt or not typed or not typed.isprintable():
                typed = chr(event.key) if 32 < event.key < 0x110000 else ""
                typed = _SAME.get(typed, typed) if control else typed
            if not typed:
                return None
            shift = shift and typed.isalpha()
            base = typed.upper() if len(typed.upper()) == 1 else typed
        modifiers = ("Ctrl+" * control) + ("Alt+" * alt) + ("Shift+" * shift)
        return modifiers + base

    def digit(self, event: pygame.event.Event) -> str:
        """Return the digit at whose place a key is that types another sign without Shift; or ""."""
        digit = _DIGIT_ROW.get(getattr(event, "scancode", 0), "")
        if not digit or event.key in range(ord("0"), ord("9") + 1):
            return ""
        if event.mod & (pygame.KMOD_SHIFT | pygame.KMOD_ALT):
            return ""
        return f"Ctrl+{digit}" if event.mod & pygame.KMOD_CTRL else digit
