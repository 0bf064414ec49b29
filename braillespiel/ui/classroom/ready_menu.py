"""Lessons that are ready to hold: choosing one, and its steps in order from beginning to end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.classroom import desk as d
from braillespiel.lessons import drills, library, ready
from braillespiel.ui.classroom.deal_menu import DealMenu
from braillespiel.ui.network.sentences import game_title
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


class ReadyLessons(Menu):
    """The ready lessons by name; each tells for whom it is and how long it takes."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        super().__init__(desk.ui, desk.words.phrase("desk-ready"), ())
        self.entries = [self._entry(one) for one in ready.lessons()]

    def _entry(self, one: ready.ReadyLesson) -> Entry:
        words = self._desk.words
        return Entry(
            one.id,
            one.says(words, "title"),
            lambda: self.ui.push(ReadyLesson(self._desk, one)),
            help=about(self._desk, one),
            group=game_title(words, one.game),
        )


class ReadyLesson(Menu):
    """The steps of one lesson, in order. It stays open: the next step is one key further."""

    def __init__(self, desk: DeskScreen, lesson: ready.ReadyLesson) -> None:
        self._desk, self._lesson = desk, lesson
        super().__init__(desk.ui, lesson.says(desk.words, "title"), ())

    def refresh(self) -> None:
        """Show the steps."""
        self.entries = [
            Entry("about", about(self._desk, self._lesson)),
            self._saying("start"),
            self._played(),
            self._practised(),
            self._saying("question"),
            self._saying("end"),
        ]

    def _saying(self, what: Literal["start", "question", "end"]) -> Entry:
        text = self._lesson.says(self.words, what)
        order = d.SayTo(text.full)
        told = partial(self._order, order, self.words.phrase("desk-did-say-all"))
        return Entry(what, self.words.phrase(f"desk-ready-{what}", text=text), told, help=text)

    def _played(self) -> Entry:
        lesson, words = self._lesson, self.words
        found = lesson.guided(words.language)
        if found is None:
            named = words.phrase("desk-ready-position", game=game_title(words, lesson.game))
            return Entry("match", named, self._deal)
        named = words.phrase("desk-ready-guided", title=_title(found, words.language))
        return Entry("match", named, partial(self._give, found.lesson.id))

    def _practised(self) -> Entry:
        lesson, words = self._lesson, self.words
        if lesson.exercise in drills.KINDS:
            title = words.phrase(f"class-drill-{lesson.exercise}")
        else:
            title = _title(ready.guided(lesson.exercise, words.language), words.language)
        named = words.phrase("desk-ready-exercise", title=title)
        return Entry("exercise", named, partial(self._give, lesson.practised()))

    def _deal(self) -> None:
        lesson = self._lesson
        menu = DealMenu(self._desk, lesson.game)
        menu.prepare(lesson.id, lesson.seats, lesson.options, self)
        self.ui.push(menu)

    def _give(self, name: str) -> None:
        everybody = self.words.phrase("desk-everybody")
        said = self.words.phrase("desk-did-exercises", count=1, name=everybody)
        self._order(d.Exercises((name,)), said)

    def _order(self, order: d.AnyOrder, said: Phrase) -> None:
        self._desk.port.order(order)
        self.ui.announcer.answer(said, sound="sent")
        self._desk.news.take_up()


def about(desk: DeskScreen, lesson: ready.ReadyLesson) -> Phrase:
    """Say for whom a lesson is, what it is for, how long it takes, and for how many."""
    words = desk.words
    age, pupils = (
        words.phrase("desk-ready-range", **dict(zip(("low", "high"), each, strict=True)))
        for each in (lesson.age, lesson.pupils)
    )
    aims = join([words.phrase(f"desk-aim-{aim}") for aim in lesson.aims], words.signs.list)
    return words.phrase(
        "desk-ready-about", age=age, aims=aims, minutes=lesson.minutes, crowd=pupils
    )


def _title(found: library.Found, language: str) -> Phrase:
    return found.words(language).phrase(f"{found.lesson.prefix}-title")
