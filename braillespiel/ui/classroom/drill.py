"""An exercise on the screen: one task after the other, chosen, found or pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.lessons.drills import Task, Tasks
from braillespiel.ui.braille.line import Chunk, Line
from braillespiel.ui.keymap import key_phrase
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import EMPTY, Phrase, join, without_marks
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_SHOWN = "shown"
_ON_LINE = 0x2800
LEAVES = ("Escape", "Ctrl", "F1", "F2", "F3", "F4")
"""Keys that never count as the answer to "press this key"."""


class DrillScreen(Menu):
    """One exercise. What is shown lies on the line before the answer that has the focus.

    ``done`` is called once at the end, with how many were right at once and how many were not.
    """

    takes_signs = True

    may_be_followed = True
    searched = True

    def __init__(self, ui: Ui, tasks: Tasks, done: Callable[[int, int], None]) -> None:
        self._tasks, self._done = tasks, done
        self._kind = tasks.drill.exercise
        self._task: Task | None = tasks.task()
        self._over = False
        super().__init__(ui, EMPTY, ())
        self.refresh()

    # -- what is perceived -----------------------------------------------------------------

    def title(self) -> Phrase:
        """Say what the exercise is."""
        return self.words.phrase(f"class-drill-{self._kind}")

    def _asked(self) -> Phrase:
        """Say the task, so that the answer is not given away."""
        words, task = self.words, self._task
        if task is None:
            practice = self._tasks.practice
            return words.phrase(
                "class-drill-over", right=practice.right, count=practice.right + practice.wrong
            )
        if task.key and not self.ui.services.devices.brailles():
            return words.phrase("class-drill-no-display")
        if task.key:
            return words.phrase("class-drill-ask-key", key=key_phrase(words, task.key))
        if self._kind == "find-card":
            return words.phrase("class-drill-ask-find", card=task.wanted)
        key = f"class-drill-ask-{self._kind}"
        return join((words.phrase(key, number=task.place), self._spelled(task)))

    def _spelled(self, task: Task) -> Phrase:
        """Return what lies on the line for those who have none: signs, or the dots of the cells."""
        if self.ui.services.devices.brailles():
            return EMPTY
        if self._kind == "contractions":
            dots = self.words.signs.groups.join(self._dots(cell) for cell in task.shown[0].braille)
            return Phrase(dots, dots, "")
        spelled = self.words.signs.list.join(
            " ".join(without_marks(one.braille)) for one in task.shown
        )
        return Phrase(spelled, spelled, "")

    def _dots(self, cell: str) -> str:
        bits = ord(cell) - _ON_LINE
        numbers = " ".join(str(n + 1) for n in range(8) if bits >> n & 1)
        return self.words("key-name-dots", dots=numbers)

    def focused(self) -> Phrase:
        """Return the task and the answer that has the focus."""
        if self._task is None or not self._task.choices:
            return self._asked()
        return super().focused()

    def appear(self) -> None:
        """Say the exercise and its first task; the line shows what it is about."""
        self.refresh()
        focused = EMPTY if self._task is None else self._first()
        self.ui.announcer.focus(
            joined((self.title(), self._asked(), focused), self.words.signs.sentence)
        )

    def _first(self) -> Phrase:
        """Return the focused answer, if the task has answers to walk."""
        return super().focused() if self.entries and self.entries[0].key != "task" else EMPTY

    def refresh(self) -> None:
        """Make the answers of the task the entries."""
        task = self._task
        if task is None or not task.choices:
            leave = self._leave if task is None else self._again
            self.entries = [Entry("task", self._asked(), leave)]
        else:
            self.entries = [
                Entry(f"choice-{number}", choice, partial(self._answer, number), help=self._asked())
                for number, choice in enumerate(task.choices)
            ]

    def line(self) -> Line:
        """Return what is shown and the focused answer; of a row to search, the row."""
        task = self._task
        if task is None or not task.choices:
            return Line("", (Chunk(self._asked().braille, "task"),))
        if self._kind == "find-card":
            asked = Chunk(f"{task.wanted.full}{self.words.signs.label.rstrip()}", "asked")
            row = [Chunk(one.braille, f"choice-{n}") for n, one in enumerate(task.shown)]
            return Line("", (asked, *row), self.index + 1)
        shown = tuple(Chunk(one.braille, _SHOWN) for one in task.shown)
        number = (Chunk(f"{task.place}?", _SHOWN),) if task.place else ()
        entry = self.entries[self.index]
        letters = self._kind == "contractions"  # written out, whatever the reader's table does
        answer = Chunk(entry.text.braille if letters else entry.text.full, entry.key)
        return Line("", (*shown, *number, Chunk("-", _SHOWN), answer), len(shown) + len(number) + 1)

    # -- what is done ----------------------------------------------------------------------

    def raw_key(self, key: str) -> bool:
        """Take any key as the answer where one is to be pressed."""
        task = self._task
        there = self.ui.services.devices.brailles()
        if task is None or not task.key or not there or key in LEAVES or key.startswith("Ctrl+"):
            return False
        self.ui.announcer.key_pressed()
        if key == task.key:
            self._next(True, EMPTY)
        else:
            pressed = key_phrase(self.words, key)
            self._next(False, self.words.phrase("class-drill-was-key", key=pressed))
        return True

    def _change(self, by: int) -> None:
        """Left and right walk, too: the answers lie side by side."""
        if self._task is not None and self._task.choices:
            self._move(by)
        else:
            super()._change(by)

    def route(self, key: str) -> bool:
        """Take the card under a routing key at once where one is to be found."""
        if self._kind == "find-card" and key.startswith("choice-"):
            self._answer(int(key.removeprefix("choice-")))
            return True
        return super().route(key)

    def at_once(self, key: str) -> bool:
        """Nothing is lost by a routing key that comes early."""
        return False

    def _again(self) -> None:
        self.ui.announcer.focus(self._asked())

    def _answer(self, number: int) -> None:
        task = self._task
        if task is None:
            return
        right = number == task.right
        key = "class-drill-was" if self._kind != "find-card" else "class-drill-was-there"
        told = EMPTY
        if not right:
            told = self.words.phrase(key, card=task.wanted, chosen=task.choices[number])
        self._next(right, told)

    def _next(self, right: bool, told: Phrase) -> None:
        """Say whether it was right, and the next task."""
        self._tasks.practice.answer(right)
        self._task, self.index = self._tasks.task(), 0
        self.refresh()
        ui, words = self.ui, self.words
        verdict = words.phrase("class-drill-right") if right else told
        ui.announcer.earcons.play("chip" if right else "edge")
        if self._task is None:
            self._finish()
        following = joined(
            (verdict, self._asked(), EMPTY if self._task is None else self._first()),
            words.signs.sentence,
        )
        ui.announcer.focus(following)
        if not right:  # why it was not: over the line, until the next key
            ui.announcer.braille.answer(ui.announcer.wording.brailled(told))
        ui.changed = True

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            practice = self._tasks.practice
            self._done(practice.right, practice.wrong)

    def _leave(self) -> None:
        self.ui.announcer.earcons.play("close")
        self.ui.pop()

    def _back(self) -> bool:
        self._leave()
        return True
