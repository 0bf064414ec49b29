"""The neutral screen between two people at one computer: it shows and says no card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.bar import Stands
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen
    from braillespiel.ui.ui import Ui


class HandOver(Menu):
    """Waits until the person of ``seat`` presses Enter."""

    hides_table = True

    def __init__(self, ui: Ui, table: MatchScreen, seat: int) -> None:
        name = Phrase.name(table.port.players[seat].name)
        self.table = table
        self.seat = seat
        super().__init__(
            ui,
            ui.words.phrase("hand-over", name=name),
            (
                Entry("ready", ui.words.phrase("hand-over-ready", name=name), self._ready),
                Entry("menu", ui.words.phrase("hand-over-menu"), self._menu),
            ),
            closable=False,
        )
        self.game = table.game

    def stands(self) -> Stands:
        """Say who is next, as the screen does."""
        return Stands(Phrase.plain(self.title().brief), "other", everybody=True)

    def _ready(self) -> None:
        self.ui.pop_to(self.table, silent=True)
        self.table.sit_down(self.seat)

    def _menu(self) -> None:
        self.ui.navigation.open_game_menu(self.table)
