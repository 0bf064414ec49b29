"""The menu "Learn": guided matches, keys, sounds, signs, and the display."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.lessons import library
from braillespiel.lessons.course import Course
from braillespiel.lessons.library import Found
from braillespiel.outside import OutsideError
from braillespiel.ui.lessons import progress
from braillespiel.ui.lessons.display import DisplayExercises
from braillespiel.ui.lessons.keys import KeysMenu
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.lessons.signs import SignsMenu
from braillespiel.ui.lessons.sounds import SoundsMenu
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class LearnMenu(Menu):
    """All ways to learn, with how many guided matches are done."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("learn-title"), ())

    def refresh(self) -> None:
        """Count again what is done."""
        ui, words = self.ui, self.words
        self.entries = [
            Entry(
                "guided",
                words.phrase("learn-guided"),
                lambda: ui.push(GuidedMenu(ui)),
                value=self._done,
                help=words.phrase("learn-guided-help"),
            ),
            Entry("keys", words.phrase("learn-keys"), lambda: ui.push(KeysMenu(ui))),
            Entry("sounds", words.phrase("learn-sounds"), lambda: ui.push(SoundsMenu(ui))),
            Entry("signs", words.phrase("learn-signs"), lambda: ui.push(SignsMenu(ui))),
            Entry("display", words.phrase("learn-display"), lambda: ui.push(DisplayExercises(ui))),
        ]
        if ui.naming.on_page:  # the keys and the display are the browser's
            self.entries = [one for one in self.entries if one.key in ("guided", "sounds")]

    def _done(self) -> Phrase:
        found = _lessons(self.ui)
        done = sum(progress.is_done(self.ui.settings, one) for one in found)
        return self.words.phrase("learn-done", number=done, count=len(found))


class GuidedMenu(Menu):
    """The guided matches, each with the player's progress."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("learn-guided"), ())
        self._wrong: list[Exception] = []

    def appear(self) -> None:
        """Announce the menu, and which files in the player's folder cannot be used."""
        super().appear()
        for error in self._wrong:
            phrase = self.ui.services.problem(error)
            self.ui.announcer.announce([Announcement(phrase, sound="error")])

    def refresh(self) -> None:
        """Read the player's folder and what is done again."""
        _, self._wrong = library.own(self.ui.services.lessons_folder())
        self.entries = [
            Entry(
                one.lesson.id,
                self._name(one),
                partial(open_lesson, self.ui, one),
                value=partial(self._state, one),
                help=self._help(one),
            )
            for one in _lessons(self.ui)
        ]

    def _name(self, one: Found) -> Phrase:
        return one.words(self.words.language).phrase(f"{one.lesson.prefix}-title")

    def _help(self, one: Found) -> Phrase:
        words = Words(self.words.language, registry.catalogues(one.lesson.game))
        return words.phrase(f"{one.lesson.game}-summary")

    def _state(self, one: Found) -> Phrase:
        """Say how far a lesson is; it continues where it was left."""
        taken = progress.taken(self.ui.settings, one)
        steps = self.words.phrase("learn-steps", count=len(one.lesson.steps))
        if taken and (number := _reached(one, taken)):
            count = len(one.lesson.steps)
            return self.words.phrase("learn-begun", number=number, count=count)
        done = progress.is_done(self.ui.settings, one)
        return join(
            (self.words.phrase("learn-finished" if done else "learn-new"), steps),
            self.words.signs.list,
        )


def _lessons(ui: Ui) -> list[Found]:
    return library.lessons(ui.words.language, ui.services.lessons_folder())


def _reached(one: Found, taken: list[str]) -> int:
    """Return at which step, from 1, a lesson continues; 0 if that cannot be said."""
    try:
        course = Course(one.lesson)
        course.catch_up(taken)
    except GameError:
        return 0
    return course.index + 1


def open_lesson(ui: Ui, one: Found) -> None:
    """Open a guided match, or say why it cannot be played."""
    try:
        ui.read_game(one.lesson.game)
        screen = LessonScreen(ui, one)
    except (GameError, OutsideError) as error:
        ui.announcer.answer(ui.services.problem(error), sound="error")
        return
    ui.push(screen)
