"""The Braille displays of one seat: cells to all of them, keys from all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.application.device_notices import DeviceNotices
from braillespiel.games.presenter import Announcement
from braillespiel.output.braille.display import (
    BrailleDisplay,
    Connected,
    DisplayKey,
    KeyKind,
    SizeChanged,
)
from braillespiel.output.braille.display_keys import key_of
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_KEYS = {
    KeyKind.PAN_LEFT: "BraillePanLeft",
    KeyKind.PAN_RIGHT: "BraillePanRight",
    KeyKind.LINE_UP: "BrailleLineUp",
    KeyKind.LINE_DOWN: "BrailleLineDown",
    KeyKind.TOP: "BrailleTop",
    KeyKind.HOME: "BrailleHome",
    KeyKind.BOTTOM: "BrailleBottom",
    KeyKind.BACK: "BrailleBack",
}


def key_name(name: str) -> str:
    """Return a typed character or key as the key table names it."""
    if len(name) == 1:
        if name == " ":
            return "Space"
        if name.isalpha() and name.isupper():
            return f"Shift+{name}"
        return name.upper() if len(name.upper()) == 1 else name
    return name


REFRESH_MS = 2000
"""How long a slow display takes for what was written; it is spoiled by what comes sooner."""
SLOW_FROM_ROWS = 6
"""Displays with so many lines are taken for slow ones."""
_BETWEEN_MS = REFRESH_MS + 100
"""Between two frames for a slow display."""


class Displays:
    """Displays of all kinds; the layout follows the one that connected last."""

    def __init__(self, ui: Ui, displays: Sequence[BrailleDisplay], notices: DeviceNotices) -> None:
        self._ui = ui
        self._notices = notices
        self._displays = list(displays)
        self._written: tuple[bytes, ...] | None = None
        self._free_at = 0
        """When a slow display can take what has changed since it was last written to."""
        self._waits_until: int | None = None
        """The same, if something has changed."""
        self._laid_out_for: set[int] = set()
        """Places of the displays that are there as far as we were told: the line is laid out
        for them. What others are given would be cut to their width."""
        self.listeners: list[Callable[[tuple[bytes, ...]], None]] = []
        """Called with the rows that are written."""
        for number, display in enumerate(self._displays):
            size = display.size()
            if size is not None:
                self._laid_out_for.add(number)
                self._resize(size.columns, size.rows)
        self._attend()

    def _attend(self) -> None:
        """Let messages wait for a finger as soon as a display has been there."""
        if any(display.size() is not None for display in self._displays):
            self._ui.announcer.braille.attended = True
            self._ui.display_comes()

    def _resize(self, columns: int, rows: int) -> None:
        view = self._ui.announcer.braille
        view.resize(columns, rows)
        self._ui.changed = True
        self._written = None

    def poll(self) -> bool:
        """Take what the displays report; tell whether there was anything."""
        busy = False
        if self.wait_ms() == 0:
            self._ui.changed = True
        for number, display in enumerate(self._displays):
            for event in display.poll():
                busy = True
                self._attend()
                if self._ui.done:
                    continue  # keys that came after the goodbye
                if isinstance(event, DisplayKey):
                    self._key(event)
                elif isinstance(event, Connected | SizeChanged):
                    self._laid_out_for.add(number)
                    self._resize(event.size.columns, event.size.rows)
                    if isinstance(event, Connected):
                        self._ui.naming.bottom = key_of(*display.model, "BOT")
                        self._tell(number, "braille-found", "connect", cells=event.size.cells)
                else:
                    self._laid_out_for.discard(number)
                    display.write(())
                    if event.reason != "absent":
                        refused = event.reason == "refused"
                        key = "braille-refused" if refused else "braille-lost"
                        self._tell(number, key, "lost")
        return busy

    def _tell(self, number: int, key: str, sound: str, **arguments: int) -> None:
        state = key, *arguments.values()
        say = partial(self._say, key, sound, **arguments)
        self._notices.tell(f"display {number}", state, say)

    def _say(self, key: str, sound: str, **arguments: int) -> None:
        phrase = self._ui.words.phrase(key, **arguments)
        # A display that is there shows it by its line, one that is gone cannot show it.
        phrase = phrase.felt_as("")
        self._ui.announcer.announce([Announcement(phrase, sound=sound)])

    def _key(self, event: DisplayKey) -> None:
        if event.kind is KeyKind.ROUTE:
            self._ui.route(event.cell)
        elif event.kind in _KEYS:
            self._ui.press(_KEYS[event.kind], of_display=True)
        elif event.kind is KeyKind.KEY:
            self._ui.press_written(key_name(event.name))
        elif event.kind is KeyKind.DOTS:
            self._ui.press(f"Dots{event.dots}", of_display=True)
        else:
            self._ui.press(event.name, of_display=True)
        self._ui.announcer.braille.confirmed = True

    def _is_slow(self) -> bool:
        wanted = str(self._ui.settings.get("slow-display"))
        many = self._ui.announcer.braille.rows >= SLOW_FROM_ROWS
        return many if wanted == "auto" else wanted == "yes"

    def wait_ms(self) -> int | None:
        """Return in how many ms a slow display can take what waits for it, None if nothing does."""
        return None if self._waits_until is None else max(0, self._waits_until - self._ui.now())

    def show(self) -> None:
        """Write the line where it has changed, for slow displays as soon as they can take it."""
        view, slow, now = self._ui.announcer.braille, self._is_slow(), self._ui.now()
        view.refresh_ms = REFRESH_MS if slow else 0
        shown = self._ui.braille()
        rows = shown.rows
        self._waits_until = None
        if rows != self._written:
            if slow and now < self._free_at:
                self._waits_until = self._free_at
                return
            self._free_at = now + _BETWEEN_MS
            for display in self._displays:
                display.calm = slow
            self._written = rows
            for number in sorted(self._laid_out_for):
                self._displays[number].write(rows)
            for listener in self.listeners:
                listener(rows)
        self._ui.announcer.braille.lies(shown)

    def write_over(self, phrase: Phrase) -> None:
        """Write a sentence over the line while the loop stands still; from any thread.

        What was there comes back with the next :meth:`show`.
        """
        view = self._ui.announcer.braille
        cells = view.transcriber.cells(phrase.braille)
        rows = [cells[at : at + view.columns] for at in range(0, len(cells), view.columns)]
        self._written = None
        for number in sorted(self._laid_out_for):
            self._displays[number].write(rows[: max(1, view.rows)])

    def close(self) -> None:
        """Release all displays."""
        for display in self._displays:
            display.close()
