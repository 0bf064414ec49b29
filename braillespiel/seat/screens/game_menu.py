"""Escape at the table: the match's own menu; meanwhile its clock stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.seat.program.services import Setup
from braillespiel.seat.screens.help import open_help
from braillespiel.seat.screens.menu import Entry, Menu
from braillespiel.seat.screens.rules import open_rules
from braillespiel.seat.screens.settings_menu import SettingsMenu

if TYPE_CHECKING:
    from braillespiel.seat.client import Client
    from braillespiel.seat.table.screen import Table


class GameMenu(Menu):
    """Go on, look something up, or leave; the match is on disk at every moment."""

    def __init__(self, client: Client, table: Table) -> None:
        words = client.words

        def leave() -> None:
            client.services.leave()
            table.vacate()
            client.pop_to(client.screens[0])

        left = "game-menu-leave-ended" if table.ended else "game-menu-leave"
        again = Entry("again", words.phrase("game-menu-again"), lambda: self._again(table))
        super().__init__(
            client,
            words.phrase("game-menu"),
            (
                *((again,) if table.ended else ()),
                Entry(
                    "go-on",
                    words.phrase("game-menu-table" if table.ended else "game-menu-go-on"),
                    client.pop,
                ),
                Entry(
                    "rules",
                    words.phrase("main-rules"),
                    lambda: open_rules(client, table.game, table.session.match.options),
                ),
                Entry("settings", words.phrase("main-settings"), self._settings),
                Entry("help", words.phrase("main-help"), lambda: open_help(client)),
                Entry("leave", words.phrase(left), leave),
            ),
        )
        self.game = table.game

    def _settings(self) -> None:
        self.client.push(SettingsMenu(self.client))

    def _again(self, table: Table) -> None:
        """Begin a new match of the same people with the same options."""
        from braillespiel.seat.screens.main_menu import open_match

        session = table.session
        match = session.match
        options = match.game.rematch(match.options, match.seats)
        setup = Setup(table.game, session.players, options)
        open_match(self.client, lambda: self.client.services.new_match(setup))
