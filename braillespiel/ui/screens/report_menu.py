"""The report for whoever helps: it is told line by line, and then kept after a yes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from braillespiel.ui.ui import Ui


def report_entry(ui: Ui) -> MenuEntry:
    """Return the menu entry that opens the report."""
    words = ui.words
    text, told = words.phrase("report-entry"), words.help("report-entry")
    return MenuEntry("report", text, partial(_open, ui, False), help=told)


def _open(ui: Ui, hands: bool) -> None:
    """Make the report and show it: in place of the one that is open."""
    lately = None if ui.seats is None else ui.seats.lately()

    def show(lines: Sequence[str]) -> None:
        if isinstance(ui.screen, ReportMenu):
            ui.screen.take(lines, hands)
        else:
            ui.push(ReportMenu(ui, lines, hands))

    ui.navigation.prepared(ui, lambda: ui.services.reports.lines(lately, hands), show)


class ReportMenu(Menu):
    """All lines of the report to walk; before them whether a hand is in it, after them a file."""

    def __init__(self, ui: Ui, lines: Sequence[str], hands: bool) -> None:
        super().__init__(ui, ui.words.phrase("report-lines", count=len(lines)), ())
        self.lines, self.hands = lines, hands
        self._list()

    def take(self, lines: Sequence[str], hands: bool) -> None:
        """Take up the report that was made anew."""
        self.lines, self.hands = lines, hands
        self._title = self.words.phrase("report-lines", count=len(lines))
        self._list()
        self.appear()

    def _list(self) -> None:
        words = self.words

        def state() -> Phrase:
            return words.phrase("switch-on" if self.hands else "switch-off")

        hand = MenuEntry(
            "hands",
            words.phrase("report-hand"),
            partial(_open, self.ui, not self.hands),
            value=state,
            help=words.help("report-hand"),
            control="check",
        )
        lines = [
            MenuEntry(f"line-{number}", Phrase.plain(line))
            for number, line in enumerate(self.lines)
        ]
        keep = MenuEntry("keep", words.phrase("report-keep"), self._ask)
        self.entries = [hand, *lines, keep]

    def _ask(self) -> None:
        place = self.ui.services.reports.place()
        key = "report-keep-file" if place else "report-keep-page"
        question = self.words.phrase(key, path=place)
        self.ui.push(Question(self.ui, question, self._keep))

    def _keep(self) -> None:
        try:
            path = self.ui.services.reports.keep("\n".join(self.lines) + "\n")
        except OSError as error:
            reason = error.strerror or str(error)
            place = self.ui.services.reports.place()
            said = self.words.phrase("report-failed", path=place, reason=reason)
            self.ui.announcer.answer(said, sound="error")
            return
        key = "report-is-kept" if path else "report-is-sent"
        self.ui.announcer.answer(self.words.phrase(key, path=path))
