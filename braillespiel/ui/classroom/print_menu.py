"""A ready lesson on paper, from the desk: a page to print, or a file for an embosser."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel import extras, languages
from braillespiel.engine.contract import GameError
from braillespiel.lessons import ready
from braillespiel.output.picture import Control
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen

PAPER = "a4"


class PrintMenu(Menu):
    """What a lesson can be printed as, for the teacher alone."""

    def __init__(self, desk: DeskScreen, lesson: ready.ReadyLesson) -> None:
        self._desk, self._lesson = desk, lesson
        self._contracted = False
        super().__init__(desk.ui, desk.words.phrase("desk-print"), ())

    def refresh(self) -> None:
        """Show the kinds of files, and which Braille."""
        words = self.words
        self.entries = [
            MenuEntry("page", words.phrase("desk-print-page"), partial(self._print, "html")),
            MenuEntry("brf", words.phrase("desk-print-brf"), partial(self._print, "brf")),
        ]
        if languages.facts(words.language).contracted:
            self.entries.append(self._table())

    def _table(self) -> MenuEntry:
        def change(by: int) -> bool:
            self._contracted = not self._contracted
            return True

        def value() -> Phrase:
            return self.words.phrase("switch-on" if self._contracted else "switch-off")

        return MenuEntry(
            "contracted",
            self.words.phrase("desk-print-contracted"),
            value=value,
            change=change,
            control="check",
            stands=lambda: Control("check", on=self._contracted),
        )

    def _print(self, kind: Literal["html", "brf"]) -> None:
        """Make the file beside the loop: drawing and Braille take a moment to load."""
        ui, words = self.ui, self.words
        language = words.language
        table = languages.facts(language).contracted if self._contracted else ""
        name = f"{self._lesson.id}.{kind}"
        extras.need("labels")

        def work() -> None:
            from braillespiel.kit.lesson_sheet import file, sheet
            from braillespiel.labels.dimensions import embosser
            from braillespiel.labels.errors import LabelError
            from braillespiel.labels.report import catalogue

            try:
                data = file(sheet(self._lesson, language, table), kind, embosser(PAPER))
                ui.services.post(partial(self._given, kind, name, data))
            except LabelError as error:
                said = Phrase.plain(error.said(catalogue(language)))
                ui.services.post(partial(ui.announce, said, "error"))
            except GameError as error:
                ui.services.post(partial(ui.announce, ui.services.problem(error), "error"))

        ui.announcer.answer(words.phrase("labels-begun"))
        ui.services.in_background(work)

    def _given(self, kind: str, name: str, data: bytes) -> None:
        """Give the teacher the file, and say where it is."""
        from braillespiel.labels.errors import LabelError
        from braillespiel.labels.report import catalogue

        try:
            path = self.ui.services.give_file(name, data)
        except LabelError as error:
            self.ui.announce(Phrase.plain(error.said(catalogue(self.words.language))), "error")
            return
        if path is not None:
            said = self.words.phrase("desk-did-print-file", file=str(path))
        else:
            said = self.words.phrase(f"desk-did-print-{kind}", file=name)
        self.ui.announce(said, "message")
