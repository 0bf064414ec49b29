"""Opening a class from the main menu: its name, the list of names, then the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.classroom.roster import RosterError
from braillespiel.games.presenter import Announcement
from braillespiel.network import texts
from braillespiel.network.client import TableProblem
from braillespiel.network.texts import NAME, TextError
from braillespiel.ui.classroom import desk_words, left_over
from braillespiel.ui.classroom.desk_keys import open_desk
from braillespiel.ui.classroom.teacher_seats import TeacherSeats
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.network.joined import TableClient
    from braillespiel.ui.network.services import Network, OpenedClass
    from braillespiel.ui.ui import Ui

LONGEST_PATH = 200


class OpenClassMenu(Menu):
    """Which class; one that was packed up goes on where it was."""

    def __init__(self, ui: Ui, network: Network) -> None:
        self._network = network
        self.name = ui.words("desk-open-usual")
        self.roster = ""
        super().__init__(ui, ui.words.phrase("desk-open"), ())

    def refresh(self) -> None:
        """Opening comes first: a list is not needed."""
        words = self.words
        self.entries = [
            MenuEntry("open", words.phrase("desk-open-now"), self._open),
            MenuEntry(
                "name",
                words.phrase("desk-open-name"),
                self._ask_name,
                value=lambda: Phrase.name(self.name),
                help=words.phrase("desk-open-name-help"),
            ),
            MenuEntry(
                "roster",
                words.phrase("desk-open-roster"),
                self._ask_roster,
                value=self._roster_value,
                help=words.phrase("desk-open-roster-help"),
            ),
        ]

    def _roster_value(self) -> Phrase:
        none = self.words.phrase("desk-open-roster-none")
        return Phrase.plain(self.roster) if self.roster else none

    def _ask_name(self) -> None:
        def typed(text: str) -> None:
            self.name = text or self.name
            self.appear()

        self.ui.push(Prompt(self.ui, self.words.phrase("desk-open-name"), self.name, typed, NAME))

    def _ask_roster(self) -> None:
        def typed(text: str) -> None:
            self.roster = text
            self.appear()

        title = self.words.phrase("desk-open-roster-ask")
        self.ui.push(Prompt(self.ui, title, self.roster, typed, LONGEST_PATH, verbatim=True))

    def _open(self) -> None:
        ui, network = self.ui, self._network
        try:
            title = texts.name(self.name)
        except TextError as error:
            self._failed(error)
            return
        roster = self.roster
        ui.announcer.answer(self.words.phrase("desk-open-opening"))

        def work() -> None:
            try:
                opened = network.open_class(title, roster, left_over.nobody())
            except Exception as error:
                failed = error
                ui.services.post(lambda: self._failed(failed))
            else:
                ui.services.post(lambda: _is_open(ui, opened, title))

        ui.services.in_background(work)

    def _failed(self, error: Exception) -> None:
        """Say why the class cannot be opened; of a list the first mistake."""
        ui, language = self.ui, self.words.language
        rule = str(getattr(error, "rule", ""))
        own = Words(language, ("class",))
        if isinstance(error, RosterError):
            first = error.found[0] if error.found else error
            said = own.phrase(first.rule, **first.details)
        elif rule and own.has(rule):
            said = own.phrase(rule, **getattr(error, "details", {}))
        elif rule:
            said = sentences.problem(self.words, TableProblem(rule, getattr(error, "details", {})))
        else:
            said = ui.services.problem(error)
        ui.announcer.announce([Announcement(said, sound="error")])


def _is_open(ui: Ui, opened: OpenedClass, title: str) -> None:
    """Show the desk, and say how pupils come in."""

    def join(table: str, on_news: Callable[[], None]) -> TableClient:
        return opened.join(table, ui.words("desk-teacher"), on_news)

    seats = TeacherSeats(ui, join)

    def over() -> None:
        seats.close()
        if opened.over:
            ui.services.in_background(opened.close)
        while len(ui.screens) > 1:
            ui.screens.pop()
        ui.pop_to(ui.screens[0], silent=True)
        ui.announce(ui.words.phrase("desk-class-ended" if opened.over else "desk-handed-over"))

    desk = open_desk(ui, opened.desk, seats, over)
    ui.pop_to(ui.screens[0], silent=True)
    ui.push(desk, silent=True)
    found = left_over.opening(opened.left_over, title, ui.words.language)
    told = [Phrase.plain(found)] if found else []
    desk.meet(
        joined([desk.title(), desk_words.code(ui.words, desk.desk), *told], ui.words.signs.sentence)
    )
