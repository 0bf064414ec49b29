"""The one-time code of a desk: felt and drawn, never said, and nothing that a reader could say."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.output.picture import Picture
from braillespiel.ui.classroom.digits import drawing
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


class DeskCode(Menu):
    """Asks for a new code, and shows it once it is there.

    With ``hands_over`` whoever types it takes the class over.
    """

    def __init__(self, desk: DeskScreen, hands_over: bool = False) -> None:
        self._desk = desk
        self._before = desk.desk.desk_code
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
            Entry("back", self.words.phrase("desk-code-done"), self._close),
        ]

    def _code(self) -> Phrase:
        digits = self._digits
        if not digits:
            return self.words.phrase("desk-code-waits")
        return self.words.phrase("desk-code-there", digits=digits)

    def tick(self) -> None:
        """Show the code once it has come."""
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
        return replace(base, panels=(replace(base.panels[0], drawing=drawing(self._digits)),))
