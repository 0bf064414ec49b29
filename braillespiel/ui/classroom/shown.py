"""What the person at this seat perceives, for whoever follows: sentences, Braille rows, keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from braillespiel.network.class_messages import ROWS, Shown
from braillespiel.ui.announcer import Said
from braillespiel.ui.braille.inkprint import prints
from braillespiel.ui.classroom.perceived import chat_lies, is_chat, is_private

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

LONGEST = 2000
"""Characters of a sentence at most, as ``network.class_messages`` bounds it."""
MOST = 40
"""New sentences, and new keys, of one message."""
CELLS = 80
KEY = 60
_BLANK = 0x2800


class ShownReport:
    """Gathers what is perceived while somebody follows; ``send`` takes what has changed.

    Nothing is gathered while nobody follows, and nothing of what is private, ever.
    """

    def __init__(self, ui: Ui, send: Callable[[Shown], None]) -> None:
        self._ui, self._send = ui, send
        self._on = False
        self._said: deque[str] = deque(maxlen=MOST)
        self._keys: deque[str] = deque(maxlen=MOST)
        self._last: Shown | None = None
        """What was sent last, without sentences and keys."""

    def follow(self, on: bool) -> None:
        """Somebody begins to follow, or nobody does any more."""
        if on == self._on:
            return
        self._on, self._last = on, None
        self._said.clear()
        self._keys.clear()
        if on:
            self._ui.announcer.listeners.append(self._hears)
            self._ui.key_listeners.append(self._presses)
        else:
            self._ui.announcer.listeners.remove(self._hears)
            self._ui.key_listeners.remove(self._presses)

    def _hears(self, said: Said) -> None:
        if said.speech and not is_chat(said) and not is_private(self._ui):
            self._said.append(said.speech[:LONGEST])

    def _presses(self, key: str) -> None:
        if not is_private(self._ui):
            self._keys.append(key[:KEY])

    def look(self) -> None:
        """Send what has changed since the last time."""
        if not self._on or not self._ui.screens:
            return
        if is_private(self._ui):
            self._said.clear()
            self._keys.clear()
            now = Shown(private=True)
        else:
            now = self._perceived()
        if now == self._last and not self._said and not self._keys:
            return
        self._last = now
        if not now.private:
            said, keys = tuple(self._said), tuple(self._keys)
            now = replace(now, said=said, keys=keys)
        self._said.clear()
        self._keys.clear()
        self._send(now)

    def _perceived(self) -> Shown:
        """Return what lies on the line, with no display as one of 40 cells would show it."""
        ui = self._ui
        shown = ui.braille()
        focus = ui.screen.focused().full[:LONGEST]
        measured = ui.services.devices.brailles()
        if chat_lies(ui):
            return Shown(focus=focus, measured=measured)
        rows = tuple(
            "".join(chr(_BLANK + cell) for cell in row[:CELLS]) for row in shown.rows[:ROWS]
        )
        text = ui.announcer.braille.plain()[:LONGEST]
        printed = tuple(
            tuple(
                (first, min(count, CELLS - first), under[:LONGEST])
                for first, count, under in row
                if first < CELLS
            )
            for row in prints(ui.announcer.braille, shown)[:ROWS]
        )
        return Shown(rows=rows, text=text, focus=focus, prints=printed, measured=measured)
