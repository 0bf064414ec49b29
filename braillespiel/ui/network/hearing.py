"""How long a player needs to hear an announcement: a setting, and one try that measures it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.settings_menu import setting_entry
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

SPARE_MS = 500
"""How much longer than in the try an announcement may take."""
BOUNDS_S = (1, 15)


def seconds(took_ms: int) -> int:
    """Return whole seconds that are enough for somebody who took this long in the try."""
    return max(BOUNDS_S[0], min(BOUNDS_S[1], -(-(took_ms + SPARE_MS) // 1000)))


def hearing_ms(ui: Ui) -> int:
    """Return the setting in ms."""
    return 1000 * int(ui.settings.get("hearing-seconds"))


class HearingMenu(Menu):
    """The try, and the setting itself; ``changed`` is called when the menu is left."""

    def __init__(self, ui: Ui, changed: Callable[[], None]) -> None:
        self._changed = changed
        words = ui.words
        entries = [
            MenuEntry(
                "try",
                words.phrase("net-hearing-try"),
                lambda: ui.push(HearingTry(ui)),
                help=words.phrase("net-hearing-try-help"),
            ),
            setting_entry(ui, "hearing-seconds"),
        ]
        super().__init__(ui, words.phrase("net-hearing-title"), entries)

    def _back(self) -> bool:
        self._changed()
        return super()._back()


class HearingTry(Menu):
    """Says a sentence as long as an announcement; Enter means that it was heard or read."""

    def __init__(self, ui: Ui) -> None:
        self._since = ui.now()
        entry = MenuEntry("sample", ui.words.phrase("net-hearing-sample"), self._heard)
        super().__init__(ui, ui.words.phrase("net-hearing-title-try"), (entry,))

    def focused(self) -> Phrase:
        return self.words.phrase("net-hearing-sample")

    def appear(self) -> None:
        """Say the sentence; the time starts."""
        self.ui.announcer.answer(self.focused())
        self._since = self.ui.now()

    def _heard(self) -> None:
        found = seconds(self.ui.now() - self._since)
        self.ui.settings.set("hearing-seconds", found)
        self.ui.pop(silent=True)
        self.ui.announcer.answer(self.words.phrase("net-hearing-set", seconds=found))
