"""Lessons that are ready to hold: choosing one, and its steps in order from beginning to end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import orders as o
from braillespiel.lessons import ready
from braillespiel.ui.classroom.deal_menu import DealMenu
from braillespiel.ui.classroom.print_menu import PrintMenu
from braillespiel.ui.network.sentences import game_title
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import EMPTY, Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


class ReadyLessons(Menu):
    """The ready lessons by name; each tells for whom it is and how long it takes."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        super().__init__(desk.ui, desk.words.phrase("desk-ready"), ())
        self.entries = [self._entry(one) for one in ready.lessons()]

    def _entry(self, one: ready.ReadyLesson) -> MenuEntry:
        words = self._desk.words
        return MenuEntry(
            one.id,
            one.says(words, "title"),
            lambda: self.ui.push(ReadyLessonMenu(self._desk, one)),
            help=one.about(words),
            group=game_title(words, one.game),
        )


class ReadyLessonMenu(Menu):
    """The steps of one lesson, in order. It stays open: the next step is one key further.

    It begins at the first step; for whom the lesson is stands above that.
    """

    def __init__(self, desk: DeskScreen, lesson: ready.ReadyLesson) -> None:
        self._desk, self._lesson = desk, lesson
        super().__init__(desk.ui, lesson.says(desk.words, "title"), ())
        self.index = 1

    def refresh(self) -> None:
        words, lesson = self.words, self._lesson
        found = lesson.guided(words.language)
        said: dict[str, Phrase] = {what: lesson.says(words, what) for what in ready.SAYINGS}
        do: dict[ready.Step, Callable[[], None]] = {
            "start": partial(self._say, "start"),
            "match": self._deal if found is None else partial(self._give, found.lesson.id),
            "exercise": partial(self._give, lesson.practised()),
            "question": partial(self._say, "question"),
            "end": partial(self._say, "end"),
        }
        self.entries = [
            MenuEntry("about", lesson.about(words)),
            *(
                MenuEntry(step, text, do[step], help=said.get(step, EMPTY))
                for step, text in lesson.steps(words).items()
            ),
            MenuEntry("print", words.phrase("desk-print"), self._print),
        ]

    def _say(self, what: ready.Saying) -> None:
        text = self._lesson.says(self.words, what)
        self._order(o.SayTo(text.full), self.words.phrase("desk-did-say-all"))

    def _print(self) -> None:
        self.ui.push(PrintMenu(self._desk, self._lesson))

    def _deal(self) -> None:
        lesson = self._lesson
        menu = DealMenu(self._desk, lesson.game)
        menu.prepare(lesson.id, lesson.seats, lesson.options, self)
        self.ui.push(menu)

    def _give(self, name: str) -> None:
        everybody = self.words.phrase("desk-everybody")
        said = self.words.phrase("desk-did-exercises", count=1, name=everybody)
        self._order(o.Exercises((name,)), said)

    def _order(self, order: o.Order, said: Phrase) -> None:
        self._desk.order(order, said, back=self)
