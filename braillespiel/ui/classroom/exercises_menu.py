"""Giving exercises: lessons of the tutorial, and files in the class's folder, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.lessons import drills, library, ready
from braillespiel.output.picture import Control
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


class ExercisesMenu(Menu):
    """What is to be practised, in the order in which it is switched on; ``pupil`` None: by all."""

    def __init__(self, desk: DeskScreen, pupil: d.PupilRow | None) -> None:
        self._desk, self._pupil = desk, pupil
        self._for_all = pupil is None
        self._chosen: list[str] = []
        language = desk.words.language
        self._lessons: list[tuple[str, Phrase]] = [
            (kind, desk.words.phrase("class-drill", title=ready.exercise_title(desk.words, kind)))
            for kind in drills.KINDS
        ]
        self._lessons += [
            (one.lesson.id, one.words(language).phrase(f"{one.lesson.prefix}-title"))
            for one in library.lessons(language)
        ]
        super().__init__(desk.ui, desk.words.phrase("desk-exercises"), ())

    def refresh(self) -> None:
        words = self.words
        found = [MenuEntry("give", words.phrase("desk-exercises-give"), self._give)]
        if self._pupil is not None:
            found.append(self._whom())
        found.append(MenuEntry("ready", words.phrase("desk-ready"), self._ready))
        found += [self._lesson(name, title) for name, title in self._lessons]
        found.append(MenuEntry("file", words.phrase("desk-exercises-file"), self._ask_file))
        self.entries = found

    def _ready(self) -> None:
        from braillespiel.ui.classroom.ready_menu import ReadyLessons  # files of all games

        self.ui.push(ReadyLessons(self._desk))

    def _whom(self) -> MenuEntry:
        def change(by: int) -> bool:
            self._for_all = not self._for_all
            return True

        def value() -> Phrase:
            everybody = self.words.phrase("desk-everybody")
            return everybody if self._for_all else self._desk.name(self._pupil)

        text = self.words.phrase("desk-exercises-whom")
        return MenuEntry("whom", text, value=value, change=change, control="choice")

    def _lesson(self, name: str, title: Phrase) -> MenuEntry:
        def change(by: int) -> bool:
            if name in self._chosen:
                self._chosen.remove(name)
            else:
                self._chosen.append(name)
            return True

        def value() -> Phrase:
            if name not in self._chosen:
                return self.words.phrase("switch-off")
            return self.words.phrase("desk-exercise-nth", number=self._chosen.index(name) + 1)

        return MenuEntry(
            f"lesson-{name}",
            title,
            value=value,
            change=change,
            control="check",
            stands=lambda: Control("check", on=name in self._chosen),
        )

    def _ask_file(self) -> None:
        def typed(name: str) -> None:
            if name and name not in [each for each, _ in self._lessons]:
                self._lessons.append((name, Phrase.plain(name)))
            if name and name not in self._chosen:
                self._chosen.append(name)
            self.appear()

        title = self.words.phrase("desk-exercises-file-ask")
        self.ui.push(Prompt(self.ui, title, "", typed, 60, verbatim=True))

    def _give(self) -> None:
        desk, words = self._desk, self.words
        if not self._chosen:
            self.ui.announcer.answer(words.phrase("desk-exercises-none"), sound="error")
            return
        for_all = self._for_all or self._pupil is None
        whom = words.phrase("desk-everybody") if for_all else desk.name(self._pupil)
        pupils = () if for_all or self._pupil is None else (self._pupil.id,)
        said = words.phrase("desk-did-exercises", count=len(self._chosen), name=whom)
        desk.order(o.Exercises(tuple(self._chosen), pupils), said)
