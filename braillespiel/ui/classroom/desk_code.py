"""The one-time code of a desk: felt and drawn, never said.

Whoever has no display can ask for it as a text, which a reader says when its own keys come there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.network.joining.codes import pairs
from braillespiel.output.picture import Picture
from braillespiel.ui.classroom.digits import drawing
from braillespiel.ui.screens.menu import Entry, Menu, Question
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


AS_TEXT_MS = 120_000
"""So long the code stands as a text."""


class DeskCode(Menu):
    """Asks for a new code, and shows it once it is there.

    With ``hands_over`` whoever types it takes the class over.
    """

    def __init__(self, desk: DeskScreen, hands_over: bool = False) -> None:
        self._desk = desk
        self._before = desk.desk.desk_code
        self._text_until: int | None = None
        desk.port.order(d.HandOver() if hands_over else d.NewDeskCode())
        desk.news.take_up()
        key = "desk-code-hands-over" if hands_over else "desk-code-title"
        super().__init__(desk.ui, desk.words.phrase(key), ())

    @property
    def _digits(self) -> str:
        code = self._desk.desk.desk_code
        return "" if code == self._before else code

    def refresh(self) -> None:
        """Show the code, as soon as the class has made it."""
        self.entries = [
            Entry("code", self._code(), self._say),
            *self._as_text(),
            Entry("back", self.words.phrase("desk-code-done"), self._close),
        ]

    def _code(self) -> Phrase:
        digits = self._digits
        if not digits:
            return self.words.phrase("desk-code-waits")
        return self.words.phrase("desk-code-there", digits=digits)

    def _as_text(self) -> list[Entry]:
        if not self._digits:
            return []
        key = "desk-code-as-text" if self._text_until is None else "desk-code-hide-text"
        return [Entry("text", self.words.phrase(key), self._ask_text)]

    def _ask_text(self) -> None:
        if self._text_until is not None:
            self._hide("desk-code-text-hidden")
            return
        self.ui.push(Question(self.ui, self.words.phrase("desk-code-text-sure"), self._show_text))

    def _show_text(self) -> None:
        self._text_until = self.ui.now() + AS_TEXT_MS
        self.refresh()
        self.ui.announcer.answer(self.words.phrase("desk-code-text-there"))

    def _hide(self, key: str) -> None:
        self._text_until = None
        self.refresh()
        self.index = min(self.index, len(self.entries) - 1)
        self.ui.announcer.answer(self.words.phrase(key))

    def tick(self) -> None:
        """Show the code once it has come; take its text away once it is used, or after a time."""
        if self._text_until is not None:
            if not self._digits:
                self._hide("desk-code-text-used")
            elif self.ui.now() >= self._text_until:
                self._hide("desk-code-text-over")
        if self.entries and self.entries[0].text != self._code():
            self.refresh()
            self.ui.announcer.answer(self.focused())

    def _say(self) -> None:
        self.ui.announcer.answer(self.focused())

    def _close(self) -> None:
        self.ui.pop_to(self._desk)

    def picture(self) -> Picture:
        """Return the menu with the digits drawn beside it."""
        base = super().picture()
        panels = (replace(base.panels[0], drawing=drawing(self._digits)),)
        shown = self._text_until is not None and self.ui.screens[-1] is self
        return replace(base, panels=panels, unsaid=pairs(self._digits) if shown else "")
