"""Escape at the table: the match's own menu, during which its clock stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.table.port import Request
from braillespiel.ui.match.commands import play_again
from braillespiel.ui.match.table import MatchTable
from braillespiel.ui.replay.finished_menu import open_replay
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class GameMenu(Menu):
    """Continue, look something up, or leave; the match is on disk at every moment."""

    def __init__(self, ui: Ui, table: MatchTable) -> None:
        words = ui.words

        def leave() -> None:
            table.port.request(Request.LEAVE)
            ui.services.matches.leave()
            table.vacate()
            ui.pop_to(ui.screens[0])

        if ui.screens[0].is_waiting_room:
            left = "game-menu-leave-table-ended" if table.ended else "game-menu-leave-table"
        else:
            left = "game-menu-leave-ended" if table.ended else "game-menu-leave"
        replay = MenuEntry(
            "replay",
            words.phrase("game-menu-replay"),
            lambda: open_replay(ui, ui.services.matches.recording),
            help=words.phrase("game-menu-replay-help"),
        )
        moments = MenuEntry(
            "moments",
            words.phrase("game-menu-moments"),
            lambda: open_replay(ui, ui.services.matches.recording, moments=True),
            help=words.phrase("game-menu-moments-help"),
        )
        opens = MenuEntry(
            "open",
            words.phrase("net-open"),
            lambda: ui.navigation.open_match_to_others(table),
            help=words.phrase("net-open-match-help"),
        )
        again = MenuEntry("again", words.phrase("game-menu-again"), lambda: play_again(table))
        super().__init__(
            ui,
            words.phrase("game-menu"),
            (
                MenuEntry("help", words.phrase("game-menu-commands"), self._commands),
                *((again, replay, moments) if table.ended else ()),
                MenuEntry(
                    "go-on",
                    words.phrase("game-menu-table" if table.ended else "game-menu-go-on"),
                    ui.pop,
                ),
                *((opens,) if _can_be_opened(ui, table) else ()),
                MenuEntry(
                    "rules",
                    words.phrase("main-rules"),
                    lambda: open_rules(ui, table.game, table.playing),
                ),
                MenuEntry("settings", words.phrase("main-settings"), self._settings),
                MenuEntry("leave", words.phrase(left), leave),
            ),
        )
        self.game = table.game

    def _commands(self) -> None:
        """Go back to the table and open the list of what can be done there."""
        self.ui.pop(silent=True)
        open_help(self.ui)

    def _settings(self) -> None:
        self.ui.push(SettingsMenu(self.ui))


def _can_be_opened(ui: Ui, table: MatchTable) -> bool:
    """Tell whether others could come to a match: there is a computer player's seat for them."""
    return (
        ui.services.network is not None
        and not table.ended
        and table.port.standing.stopped is None
        and bool(ui.services.matches.playing)
        and any(player.is_bot for player in table.port.players)
    )
