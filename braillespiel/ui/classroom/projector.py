"""The screen for all while no table is shown on it: how to come in, said, felt and drawn large."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.network.messages import Table
from braillespiel.output.picture import Picture
from braillespiel.ui.network import sentences
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.ui.network.page import drawing
from braillespiel.ui.screens.menu import MenuEntry
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.network.at_table import AtTable
    from braillespiel.ui.ui import Ui

LOOK_MS = 1000
"""How often to see whether the class has a new code."""


class ProjectorLobby(TableLobby):
    """Shows the code and the address; a table that is projected opens over it."""

    def __init__(
        self, ui: Ui, at: AtTable, title: str, way_in: Callable[[], tuple[str, str]]
    ) -> None:
        self._class = sentences.clean(title)
        self._way_in = way_in
        self._shown = way_in()
        super().__init__(ui, at, None)

    def title(self) -> Phrase:
        """Say that one can come in, and to which class."""
        return self.words.phrase("projector-title", title=Phrase.name(self._class))

    def for_everybody(self) -> bool:
        """It is the screen for all."""
        return True

    def _entries(self, table: Table) -> list[MenuEntry]:
        code, address = self._shown = self._way_in()
        shown = self.words.phrase("projector-address", address=sentences.clean(address, 80))
        return [
            MenuEntry("address", shown, lambda: self.ui.announcer.answer(shown)),
            MenuEntry("code", sentences.code(self.words, code), self._say_code),
        ]

    def _say_code(self) -> None:
        self.ui.announcer.answer(sentences.code(self.words, self._shown[0]))

    def _changed(self) -> None:
        """Leave a table that is no longer shown."""
        match, client = self._at.match, self._at.client
        if match is not None and client is not None and client.port is not match.port:
            self._at.match = None
            if match in self.ui.screens:
                self.ui.pop_to(self)
        super()._changed()

    def _back(self) -> bool:
        self.ui.edge()
        return True

    def tick(self) -> None:
        """Show a new code once there is one, and say it."""
        if self._way_in() != self._shown:
            self.refresh()
            self.ui.announce(sentences.code(self.words, self._shown[0]))

    def wait_ms(self) -> int | None:
        """Return in how many ms to look for a new code."""
        return LOOK_MS

    def picture(self) -> Picture:
        """Return code and address with the address drawn for a camera."""
        base = super().picture()
        qr = drawing(self._shown[1])
        return replace(base, panels=(replace(base.panels[0], drawing=qr),))
