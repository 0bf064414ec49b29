"""Where browsers find one's own table: the address said, felt, and drawn for a camera."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.output.picture import Outline, Picture
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

QUIET = 4
"""Modules of white around a code, as ISO/IEC 18004 asks for."""


class PageMenu(Menu):
    """The address, how it is used, and what others could read along."""

    def __init__(self, ui: Ui, address: str) -> None:
        words = ui.words
        self._drawing = drawing(address)
        entries = [
            MenuEntry("address", sentences.page(words, address), self._say),
            MenuEntry("how", words.phrase("net-page-how"), self._say),
        ]
        if address.startswith("http:"):
            entries.append(MenuEntry("read-along", words.phrase("net-page-read-along"), self._say))
        super().__init__(ui, words.phrase("net-page-title"), entries)

    def _say(self) -> None:
        self.ui.announcer.answer(self.focused())

    def picture(self) -> Picture:
        """Return the menu with the code beside it."""
        base = super().picture()
        return replace(base, panels=(replace(base.panels[0], drawing=self._drawing),))


def drawing(text: str) -> tuple[Outline, ...]:
    """Return a QR code: a white square and its black parts, a module being one unit."""
    import segno

    rows = [list(row) for row in segno.make(text, micro=False).matrix]
    size = len(rows)
    found = [Outline(_square(-QUIET, -QUIET, size + 2 * QUIET, size + 2 * QUIET), "white")]
    for down, row in enumerate(rows):
        right = 0
        while right < size:
            begin = right
            while right < size and row[right]:
                right += 1
            if right > begin:
                found.append(Outline(_square(begin, down, right - begin, 1), "black"))
            right += 1
    return tuple(found)


def _square(right: int, down: int, wide: int, high: int) -> tuple[tuple[float, float], ...]:
    return (
        (right, down),
        (right + wide, down),
        (right + wide, down + high),
        (right, down + high),
    )
