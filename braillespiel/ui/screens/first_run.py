"""The first question: can you hear me, in which language, with which voice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.ui.screens.main_menu import MainMenu
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.ui.screens.settings_menu import setting_entry
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def offer(ui: Ui) -> None:
    """Ask, once, whether to learn first; not over a match that was asked for."""
    from braillespiel.ui.lessons.menu import Offer  # lessons are many modules

    if ui.screens and isinstance(ui.screen, MainMenu):
        ui.push(Offer(ui))


class FirstRun(Menu):
    """The first question: can you hear me, in which language, with which voice."""

    def __init__(self, ui: Ui, then: Callable[[], None]) -> None:
        def go() -> None:
            ui.settings.set("first-run", False)
            ui.screens.clear()
            then()
            offer(ui)

        keys = ["speech-adapter", "speech-rate", "language", "braille-table", "card-table"]
        if ui.services.devices.reads_window():
            keys.insert(2, "screen-reader")
        entries = [Entry("go", ui.words.phrase("first-run-go"), go)]
        entries += [setting_entry(ui, key) for key in keys]
        super().__init__(ui, ui.words.phrase("first-run"), entries, closable=False)

    def title(self) -> Phrase:
        """Welcome, and how to answer."""
        return self.words.phrase("first-run")
