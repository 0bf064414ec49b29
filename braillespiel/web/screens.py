"""Screens that only a seat in a browser has: its waiting room, and what else it can do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.gc_policy import GC_POLICY
from braillespiel.network.messages import Table
from braillespiel.table.port import Port
from braillespiel.ui.lessons.menu import LearnMenu
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.ui.replay.finished_menu import FinishedMenu
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.main_menu import ResumeMenu
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu
from braillespiel.ui.screens.statistics_menu import StatisticsMenu
from braillespiel.web.memory import MATCHES
from braillespiel.web.routes import word

if TYPE_CHECKING:
    from braillespiel.ui.network.at_table import AtTable
    from braillespiel.ui.ui import Ui


class SeatLobby(TableLobby):
    """The table before, between and after matches: where a browser's person begins."""

    is_waiting_room = True

    def __init__(self, ui: Ui, at: AtTable) -> None:
        self._worded: Port | None = None
        super().__init__(ui, at, None)

    def _open(self, port: Port) -> None:
        """Have a match worded in the pool, then open it."""
        if port is self._worded:
            super()._open(port)
            return
        language, naming = self.words.language, self.ui.naming

        def work() -> None:
            try:
                word(port, language, naming)
            finally:
                self.ui.services.post(lambda: self._open_worded(port))

        self.ui.services.in_background(work)

    def _open_worded(self, port: Port) -> None:
        if port is self._port():  # nothing else has begun meanwhile
            if self._at.match is not None:
                GC_POLICY.ended()
            GC_POLICY.came()
            self._worded = port
            self._match_began(port)

    def _entries(self, table: Table) -> list[MenuEntry]:
        entries = super()._entries(table)
        more = MenuEntry("more", self.words.phrase("web-more"), lambda: self.ui.push(More(self.ui)))
        leaves = bool(entries) and entries[-1].key == "leave"
        entries.insert(len(entries) - leaves, more)
        return entries


class More(Menu):
    """What a native client's main menu has, as far as it needs no computer of one's own."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("web-more-title"), ())

    def refresh(self) -> None:
        """Show what there is to continue or to look back on."""
        words, ui = self.words, self.ui
        matches = ui.services.matches
        count = len(matches.saved())
        entries = [
            MenuEntry(
                "new",
                words.phrase("main-new"),
                lambda: ui.push(ChooseGame(ui)),
                help=words.phrase("web-own-kept", count=MATCHES),
            ),
            MenuEntry("learn", words.phrase("main-learn"), lambda: ui.push(LearnMenu(ui))),
            MenuEntry("settings", words.phrase("main-settings"), lambda: ui.push(SettingsMenu(ui))),
            MenuEntry("rules", words.phrase("main-rules"), partial(open_rules, ui, "")),
            MenuEntry("statistics", words.phrase("main-statistics"), self._statistics),
            MenuEntry("help", words.phrase("main-help"), partial(open_help, ui)),
        ]
        if matches.finished():
            again = MenuEntry("finished", words.phrase("main-finished"), self._finished)
            entries.insert(2, again)
        if count:
            resume = words.phrase("main-resume", count=count)
            entries.insert(0, MenuEntry("resume", resume, lambda: ui.push(ResumeMenu(ui))))
        self.entries = entries

    def _statistics(self) -> None:
        self.ui.push(StatisticsMenu(self.ui))

    def _finished(self) -> None:
        self.ui.push(FinishedMenu(self.ui))
