"""Learn the sounds: walk through them, hear each one, and what it stands for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel import resources
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def names() -> list[str]:
    """Return the names of all earcons: one file each."""
    return sorted(path.stem for path in resources.folder("sounds").glob("*.wav"))


class SoundsMenu(Menu):
    """A line for each sound; it plays when the focus comes to it, and again on Enter."""

    def __init__(self, ui: Ui) -> None:
        entries = [
            Entry(name, ui.words.phrase(f"learn-sound-{name}"), partial(self._play, name))
            for name in names()
        ]
        super().__init__(ui, ui.words.phrase("learn-sounds"), entries)

    def appear(self) -> None:
        """Announce the menu, and play the focused sound."""
        said = sentences((self.title(), self.focused()), self.words.signs.sentence)
        self.ui.announcer.answer(said, sound=self.entries[self.index].key)

    def _say_focus(self) -> None:
        self.ui.announcer.focus(self.focused(), sound=self.entries[self.index].key)

    def _play(self, name: str) -> None:
        self.ui.announcer.focus(self.focused(), sound=name)
