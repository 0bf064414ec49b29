"""Exercises on the Braille display: routing, panning, line by line; each says what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.keymap import Scope
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_TARGET = "target"
_FILLERS = 24
"""Words before the target of the panning exercise: more than the longest display shows at once."""


class DisplayExercises(Menu):
    """One exercise after the other. The task stands on the line itself, before what is to be
    found, so that it is felt without any message over it.
    """

    def __init__(self, ui: Ui) -> None:
        word = ui.words
        target = Chunk(word("learn-display-target"), _TARGET)
        near = [Chunk(word(f"learn-display-word-{n}"), f"word-{n}") for n in (1, 2)]
        far = [near[n % 2] for n in range(_FILLERS)]
        self._exercises: tuple[tuple[str, list[list[Chunk]]], ...] = (
            ("routing", [[near[0], target, near[1]]]),
            ("panning", [[*far, target]]),
            ("lines", [[near[0]], [near[1]], [target]]),
        )
        self._number = 0
        self._row = 0
        super().__init__(ui, word.phrase("learn-display"), ())
        self.refresh()

    @property
    def _rows(self) -> list[list[Chunk]]:
        return self._exercises[self._number][1] if self._number < len(self._exercises) else []

    def _task(self) -> Phrase:
        if self._number == len(self._exercises):
            return self.words.phrase("learn-display-done")
        return self.words.phrase(f"learn-display-{self._exercises[self._number][0]}")

    def focused(self) -> Phrase:
        """Say what is to be found or, without a display, that there is none."""
        if not self.ui.announcer.braille.attended:
            return self.words.phrase("learn-display-none")
        return self._task()

    def appear(self) -> None:
        """Say the exercise; the line shows it by itself."""
        self.refresh()
        self.ui.announcer.focus(
            sentences((self.title(), self.focused()), self.words.signs.sentence)
        )

    def line(self) -> BrailleLine:
        """Return the task and the words among which the target is; a row at a time."""
        task = () if self._row else (Chunk(self.focused().braille),)
        words = self._rows[self._row] if self._rows else []
        return BrailleLine("", (*task, *words))

    def run(self, scope: Scope, command: str) -> bool:
        """The line keys go from row to row; everything else is as in menus."""
        if command in ("up", "down", "first", "last", "zone-first", "zone"):
            self._walk(command)
            return True
        if command in ("activate", "mark", "left", "right", "inspect"):
            self.appear()
            return True
        return super().run(scope, command)

    def _walk(self, command: str) -> None:
        last = max(0, len(self._rows) - 1)
        to = {"up": self._row - 1, "down": self._row + 1, "last": last, "zone": self._row}
        row = to.get(command, 0)
        if not 0 <= row <= last:
            self.ui.edge()
            return
        self._row = row
        text = " ".join(chunk.braille for chunk in self.line().chunks)
        self.ui.announcer.focus(Phrase.plain(text))

    def route(self, key: str) -> bool:
        """Tell whether the routing key was over the target, and if not, where that is."""
        chunks = self._rows[self._row] if self._rows else []
        found = next((n for n, chunk in enumerate(chunks) if chunk.key == key), None)
        if found is None:
            return False
        if key == _TARGET:
            self._number, self._row = self._number + 1, 0
            self.refresh()
            self.ui.announcer.earcons.play("chip")
            said = (self.words.phrase("learn-display-found"), self._task())
            self.ui.announcer.focus(join(said, " "))
            return True
        word = Phrase.plain(chunks[found].braille)
        there = next((n for n, chunk in enumerate(chunks) if chunk.key == _TARGET), None)
        side = "row" if there is None else "right" if there > found else "left"
        missed = self.words.phrase(f"learn-display-missed-{side}", word=word)
        self.ui.announcer.answer(missed, sound="edge")
        return True

    def point(self, key: str, say: bool = True) -> bool:
        """A click on a word does not count as a routing key."""
        return False

    def refresh(self) -> None:
        """Show the task as the only entry, for people who see."""
        self.entries = [MenuEntry("task", self.focused())]
