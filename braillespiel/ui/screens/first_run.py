"""The first question, worded for the outputs that are there: do you hear, do you feel?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.main_menu import MainMenu
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.settings_menu import setting_entry
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

LOOK_MS = 200
"""How often to look whether a voice or a display has come."""


def choose(ui: Ui) -> None:
    """Go on to the games."""
    ui.push(ChooseGame(ui))


def learn(ui: Ui) -> None:
    """Go on to the guided matches and exercises."""
    from braillespiel.ui.lessons.menu import LearnMenu  # lessons are many modules

    ui.push(LearnMenu(ui))


class FirstRun(Menu):
    """One question, worded for what speaks and whether a display is there; then the games."""

    def __init__(self, ui: Ui, then: Callable[[], None]) -> None:
        def go(then_open: Callable[[Ui], None]) -> None:
            ui.announcer.braille.confirmed = True
            ui.settings.set("first-run", False)
            ui.settings.set("beginner", True)
            ui.settings.set("new-games", " ".join(registry.own()))
            ui.apply_settings()
            ui.screens.clear()
            then()
            if isinstance(ui.screen, MainMenu):  # not over a match that was asked for
                then_open(ui)

        keys = ["speech-adapter", "speech-rate", "language", "braille-table", "card-table"]
        if ui.services.devices.reads_window():
            keys.insert(2, "screen-reader")
        entries = [
            MenuEntry("go", ui.words.phrase("first-run-go"), partial(go, choose)),
            MenuEntry("learn", ui.words.phrase("first-run-learn"), partial(go, learn)),
        ]
        if ui.services.network is not None:
            join = partial(go, lambda ui: ui.navigation.join_table(ui))
            entries.append(MenuEntry("join", ui.words.phrase("net-main-join"), join))
        entries += [setting_entry(ui, key) for key in keys]
        self._asked = ("", 0)
        ui.announcer.braille.confirmed = False
        super().__init__(ui, ui.words.phrase("first-run-voice"), entries, closable=False)

    def _outputs(self) -> tuple[str, int]:
        """Return what speaks ("reader", "voice", "text") and how many cells a display has."""
        devices = self.ui.services.devices
        return devices.speaker(), devices.cells()

    def title(self) -> Phrase:
        """Ask whether the sentences arrive, and say which keys answer."""
        speaker, cells = self._outputs()
        key = f"first-run-{speaker}{'-braille' if cells else ''}"
        return self.words.phrase(key, cells=cells)

    def appear(self) -> None:
        self._asked = self._outputs()
        super().appear()

    def tick(self) -> None:
        """Ask again if a voice or a display has come meanwhile."""
        if self._outputs() != self._asked:
            self.ui.announcer.braille.clear()  # what was asked before holds no longer
            self.appear()

    def wait_ms(self) -> int:
        """Look again soon: voices and displays take a moment to appear."""
        return LOOK_MS
