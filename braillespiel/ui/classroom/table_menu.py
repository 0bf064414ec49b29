"""What a teacher can do with one table, and which table the projector shows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.network.texts import CHAT
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.pupil_menu import ask_take_back
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


class TableMenu(Menu):
    """Everything that can be done with one table."""

    def __init__(self, desk: DeskScreen, name: str) -> None:
        self._desk, self._name = desk, name
        super().__init__(desk.ui, desk_words.table_name(desk.words, name), ())

    def title(self) -> Phrase:
        """Name the table, and say how it stands."""
        table = self._desk.table(self._name)
        if table is None:
            return self._title
        return join(
            (self._title, desk_words.table_state(self.words, self._desk.desk, table)),
            self.words.signs.list,
        )

    def refresh(self) -> None:
        table = self._desk.table(self._name)
        self.entries = [] if table is None else self._entries(table)

    def _entries(self, table: d.ClassTable) -> list[MenuEntry]:
        desk, words = self._desk, self.words
        if table.paused:
            goes_on = partial(pause_table, desk, table)
            found = [MenuEntry("go-on", words.phrase("desk-go-on"), goes_on)]
        else:
            found = [
                MenuEntry("pause", words.phrase("desk-pause"), partial(_ask_pause, desk, table))
            ]
        if table.pupils and table.phase == "playing":
            first = desk.pupil(table.pupils[0])
            if first is not None:
                back = partial(ask_take_back, desk, first)
                found.append(MenuEntry("take-back", words.phrase("desk-take-back"), back))
        project = partial(_project, desk, "" if table.projected else table.name)
        key = "desk-unproject" if table.projected else "desk-project"
        found.append(MenuEntry("project", words.phrase(key), project))
        if desk.seats is not None:
            sit = partial(desk.seats.sit, table.name)
            found.append(MenuEntry("sit", words.phrase("desk-sit"), sit))
        found.append(
            MenuEntry("end", words.phrase("desk-end-table"), partial(_ask_end, desk, table))
        )
        return found


class ProjectMenu(Menu):
    """Which table the projector shows, or the code and the address."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        super().__init__(desk.ui, desk.words.phrase("desk-project-title"), ())

    def refresh(self) -> None:
        """Show the tables as they are now, what is shown marked."""
        names = [table.name for table in self._desk.desk.tables]
        shown = next((one.name for one in self._desk.desk.tables if one.projected), "")
        self.entries = [
            MenuEntry(
                f"project-{name}", self._named(name, name == shown), partial(self._show, name)
            )
            for name in (*names, "")
        ]

    def _named(self, name: str, shown: bool) -> Phrase:
        words = self.words
        named = desk_words.table_name(words, name) if name else words.phrase("desk-project-code")
        return join((named, words.phrase("desk-project-now")), words.signs.list) if shown else named

    def _show(self, name: str) -> None:
        _project(self._desk, name)


def _project(desk: DeskScreen, name: str) -> None:
    words = desk.words
    if name:
        place = desk_words.table_name(words, name)
        said = words.phrase("desk-did-project", table=place)
    else:
        said = words.phrase("desk-did-project-code")
    desk.order(o.Project(name), said)


def pause_table(desk: DeskScreen, table: d.ClassTable) -> None:
    """Pause a table, or let it go on."""
    key = "desk-did-go-on" if table.paused else "desk-did-pause"
    said = desk.words.phrase(key, name=desk_words.table_name(desk.words, table.name))
    desk.order(o.Pause(table=table.name, on=not table.paused), said)


def _ask_pause(desk: DeskScreen, table: d.ClassTable) -> None:
    named = desk_words.table_name(desk.words, table.name)
    said = desk.words.phrase("desk-did-pause", name=named)

    def typed(text: str) -> None:
        desk.order(o.Pause(table=table.name, text=text), said)

    desk.ui.push(Prompt(desk.ui, desk.words.phrase("desk-pause-ask"), "", typed, CHAT))


def _ask_end(desk: DeskScreen, table: d.ClassTable) -> None:
    named = desk_words.table_name(desk.words, table.name)
    said = desk.words.phrase("desk-did-end-table", table=named)
    sure = desk.words.phrase("desk-end-table-sure", table=named)
    end = partial(desk.order, o.EndTable(table.name), said)
    desk.ui.push(Question(desk.ui, sure, end))
