"""The main menu: new match, resume, learn, settings, rules, statistics, labels, quit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel import extras
from braillespiel.games.presenter import Announcement
from braillespiel.store.errors import StoreError
from braillespiel.ui.replay.finished_menu import FinishedMenu
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.match_line import (
    ask_delete,
    left_line,
    match_line,
    match_named,
    seat_line,
    tell_missing,
)
from braillespiel.ui.screens.menu import DELETE, Menu, MenuEntry, Question
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu
from braillespiel.ui.screens.statistics_menu import StatisticsMenu
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.network.services import LeftMatch
    from braillespiel.ui.services import SavedMatch
    from braillespiel.ui.ui import Ui


class MainMenu(Menu):
    """Where the client begins."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("main-title"), (), closable=True)
        self._trouble: StoreError | None = None

    def appear(self) -> None:
        """Announce the menu, and any trouble with the disk."""
        super().appear()
        if self._trouble is not None:
            announced = Announcement(self.ui.services.problem(self._trouble), sound="error")
            self.ui.announcer.announce([announced])

    def refresh(self) -> None:
        """Show "Resume" first if there is something to resume."""
        words, ui = self.words, self.ui
        count, damaged, finished = 0, 0, False
        self._trouble = None
        try:
            count = len(ui.services.matches.saved()) + (_left(ui) is not None)
            damaged = ui.services.matches.damaged()
            finished = bool(ui.services.matches.finished() or ui.services.matches.files())
        except StoreError as error:
            self._trouble = error
        entries = [
            MenuEntry("new", words.phrase("main-new"), lambda: ui.push(ChooseGame(ui))),
            MenuEntry("learn", words.phrase("main-learn"), self._learn),
            MenuEntry("settings", words.phrase("main-settings"), self._settings),
            MenuEntry("rules", words.phrase("main-rules"), lambda: open_rules(ui, "")),
            MenuEntry("statistics", words.phrase("main-statistics"), self._statistics),
            MenuEntry("labels", words.phrase("main-labels"), self._labels),
            MenuEntry("help", words.phrase("main-help"), lambda: open_help(ui)),
            MenuEntry("quit", words.phrase("main-quit"), self._quit),
        ]
        if ui.services.network is not None:
            join = MenuEntry("join", words.phrase("net-main-join"), self._join)
            entries.insert(2, join)
            helped = words.phrase("desk-open-help")
            lead = MenuEntry("class", words.phrase("desk-open"), self._class, help=helped)
            entries.insert(-1, lead)
        if finished:
            again = MenuEntry("finished", words.phrase("main-finished"), self._finished)
            entries.insert(len(entries) - 3, again)
        if damaged:
            broken = words.phrase("main-damaged", count=damaged)
            entries.insert(0, MenuEntry("damaged", broken, self._delete_damaged))
        if count:
            resume = MenuEntry(
                "resume",
                words.phrase("main-resume", count=count),
                lambda: ui.push(ResumeMenu(ui)),
            )
            entries.insert(0, resume)
        seat = None if ui.services.network is None else ui.services.network.left_seat()
        if seat is not None:
            line = seat_line(words, seat)
            helped = words.phrase("net-seat-left-help")
            entries.insert(0, MenuEntry("back", line, self._back_to_table, help=helped))
        self.entries = entries

    def _learn(self) -> None:
        from braillespiel.ui.lessons.menu import LearnMenu  # lessons are many modules

        self.ui.push(LearnMenu(self.ui))

    def _back_to_table(self) -> None:
        self.ui.navigation.back_to_table(self.ui)

    def _class(self) -> None:
        self.ui.navigation.open_class(self.ui)

    def _join(self) -> None:
        self.ui.navigation.join_table(self.ui)

    def _settings(self) -> None:
        self.ui.push(SettingsMenu(self.ui))

    def _statistics(self) -> None:
        self.ui.push(StatisticsMenu(self.ui))

    def _labels(self) -> None:
        extras.need("labels")
        from braillespiel.ui.screens.labels_menu import LabelsMenu  # labels are many modules

        self.ui.push(LabelsMenu(self.ui))

    def _finished(self) -> None:
        self.ui.push(FinishedMenu(self.ui))

    def _delete_damaged(self) -> None:
        def delete() -> None:
            self.ui.services.matches.delete_damaged()
            self.tell_gone(self.words.phrase("damaged-deleted"))

        question = self.words.phrase("damaged-delete-sure")
        self.ui.push(Question(self.ui, question, delete))

    def _quit(self) -> None:
        self.ui.announcer.answer(self.words.phrase("goodbye"))
        self.ui.done = True

    def _back(self) -> bool:
        self.ui.push(Question(self.ui, self.words.phrase("quit-sure"), self._quit))
        return True


def _left(ui: Ui) -> LeftMatch | None:
    """Return the match in which the player's own network table was left."""
    return None if ui.services.network is None else ui.services.network.left()


class ResumeMenu(Menu):
    """The matches on disk, the newest first."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("resume-title"), ())

    def refresh(self) -> None:
        """Read the disk again."""
        words, matches = self.words, self.ui.services.matches
        self.entries = [
            self._entry(
                saved.id,
                match_line(words, saved, "resume-entry", actions=saved.actions),
                partial(self._resume, saved),
                partial(ask_delete, self, match_named(words, saved), matches.delete, saved.id),
            )
            for saved in matches.saved()
        ]
        left = _left(self.ui)
        if left is not None:
            line = left_line(words, left, "net-left-entry")
            reopen = partial(self.ui.navigation.reopen_table, self.ui)
            delete = partial(ask_delete, self, line, self._give_up, left.id)
            self.entries.insert(0, self._entry(left.id, line, reopen, delete))

    def _entry(
        self, key: str, line: Phrase, go_on: Callable[[], None], delete: Callable[[], None]
    ) -> MenuEntry:
        words = self.words
        more = (
            MenuEntry("resume", words.phrase("resume-title"), go_on),
            MenuEntry(DELETE, words.phrase("match-delete"), delete),
        )
        return MenuEntry(key, line, go_on, help=words.phrase("resume-help"), more=more)

    def _resume(self, saved: SavedMatch) -> None:
        if tell_missing(self.ui, saved):
            return
        self.ui.navigation.open_match(self.ui, lambda: self.ui.services.matches.resume(saved.id))

    def _give_up(self, match_id: str) -> None:
        """Delete the match in which the player's own table was left."""
        if self.ui.services.network is not None:
            self.ui.services.network.put_away()
        self.ui.services.matches.delete(match_id)
