"""An exercise or a guided match that the class gives: it opens by itself, and its end is told."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel import languages
from braillespiel.engine.contract import GameError
from braillespiel.engine.malformed import converted
from braillespiel.input_limits import InputError
from braillespiel.lessons import drills, library
from braillespiel.lessons.contractions import cached
from braillespiel.lessons.drills import Drill, DrillTask, Tasks
from braillespiel.lessons.format import Lesson, LessonAnswer
from braillespiel.lessons.library import FoundLesson
from braillespiel.network.class_messages import Exercise, Finished
from braillespiel.store.errors import StoreError
from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.keymap import key_phrase
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.catalogue import from_outside
from braillespiel.words.phrase import EMPTY, Phrase, join, without_marks
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.lessons.course import Judged
    from braillespiel.lessons.format import LessonStep
    from braillespiel.ui.classroom.pupil import ClassSeat
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui


# -- drills --------------------------------------------------------------------------


_SHOWN = "shown"
_ON_LINE = 0x2800
LEAVES = ("Escape", "Ctrl", "F1", "F2", "F3", "F4")
"""Keys that never count as the answer to "press this key"."""


class DrillScreen(Menu):
    """One exercise. What is shown lies on the line before the answer that has the focus.

    ``done`` is called once at the end, with how many were right at once and how many were not;
    ``left`` where it is left in the middle.
    """

    takes_signs = True

    may_be_followed = True
    searched = True

    def __init__(
        self,
        ui: Ui,
        tasks: Tasks,
        done: Callable[[int, int], None],
        left: Callable[[Screen], None],
    ) -> None:
        self._tasks, self._done, self._left = tasks, done, left
        self._kind = tasks.drill.exercise
        self._task: DrillTask | None = tasks.task()
        self._over = False
        super().__init__(ui, EMPTY, ())
        self.refresh()

    # -- what is perceived -----------------------------------------------------------------

    def title(self) -> Phrase:
        """Say what the exercise is."""
        title = self.words.phrase(f"class-drill-{self._kind}")
        return self.words.phrase("class-drill", title=title)

    def _asked(self) -> Phrase:
        """Say the task, so that the answer is not given away."""
        words, task = self.words, self._task
        if task is None:
            practice = self._tasks.practice
            return words.phrase(
                "class-drill-over", right=practice.right, count=practice.right + practice.wrong
            )
        if self.cannot_be_done():
            return words.phrase("class-drill-no-display")
        if task.key:
            return words.phrase("class-drill-ask-key", key=key_phrase(words, task.key))
        if self._kind == "find-card":
            return words.phrase("class-drill-ask-find", card=task.wanted)
        key = f"class-drill-ask-{self._kind}"
        return join((words.phrase(key, number=task.place), self._spelled(task)))

    def _spelled(self, task: DrillTask) -> Phrase:
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
            self.entries = [MenuEntry("task", self._asked(), leave)]
        else:
            self.entries = [
                MenuEntry(
                    f"choice-{number}", choice, partial(self._answer, number), help=self._asked()
                )
                for number, choice in enumerate(task.choices)
            ]

    def line(self) -> BrailleLine:
        """Return what is shown and the focused answer; of a row to search, the row."""
        task = self._task
        if task is None or not task.choices:
            return BrailleLine("", (Chunk(self._asked().braille, "task"),))
        if self._kind == "find-card":
            asked = Chunk(f"{task.wanted.full}{self.words.signs.label.rstrip()}", "asked")
            row = [Chunk(one.braille, f"choice-{n}") for n, one in enumerate(task.shown)]
            return BrailleLine("", (asked, *row), self.index + 1)
        shown = tuple(Chunk(one.braille, _SHOWN) for one in task.shown)
        number = (Chunk(f"{task.place}?", _SHOWN),) if task.place else ()
        entry = self.entries[self.index]
        letters = self._kind == "contractions"  # written out, whatever the reader's table does
        answer = Chunk(entry.text.braille if letters else entry.text.full, entry.key)
        return BrailleLine(
            "", (*shown, *number, Chunk("-", _SHOWN), answer), len(shown) + len(number) + 1
        )

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
        if self.cannot_be_done():
            self._finish()  # it cannot be done here: the next one may
        if not self._over:
            self._left(self)
            return
        self.ui.announcer.earcons.play("close")
        self.ui.pop()

    def cannot_be_done(self) -> bool:
        """Tell whether the task asks for the keys of a display, and there is none."""
        task = self._task
        return task is not None and bool(task.key) and not self.ui.services.devices.brailles()

    def _back(self) -> bool:
        self._leave()
        return True


# -- exercise ------------------------------------------------------------------------


class ClassLesson(LessonScreen):
    """A guided match of the class: nothing of it is kept here, the class hears of its end."""

    may_be_followed = True

    def __init__(self, pupil: ClassSeat, found: FoundLesson, number: int) -> None:
        self._pupil, self._number = pupil, number
        self._missed: set[str] = set()
        self._told = False
        super().__init__(pupil.ui, found, anew=True)

    def _explain(self, step: LessonStep, judged: Judged, text: str) -> None:
        self._missed.add(step.id)
        super()._explain(step, judged, text)

    def _keep(self, answer: LessonAnswer | None = None) -> StoreError | None:
        """Follow the steps; tell the class at the end."""
        self._go_to_next(answer)
        if self.course.step is None and not self._told:
            self._told = True
            steps, wrong = len(self.found.lesson.steps), len(self._missed)
            self._pupil.send(Finished(self._number, steps - wrong, wrong))
        return None

    def leave(self) -> None:
        """Go back to where it was opened; the class menu has it again."""
        _put_aside(self._pupil, self._number, self, over=self._told)


def _put_aside(pupil: ClassSeat, number: int, screen: Screen, over: bool = False) -> None:
    """Leave an exercise; what is not over waits in the class menu as it is."""
    ui = pupil.ui
    left = EMPTY
    if not over:
        pupil.begun[number] = screen
        left = ui.words.phrase("class-exercise-left")
    ui.pop(silent=True)
    ui.announcer.earcons.play("close")
    said = (left, ui.screen.title(), ui.screen.focused())
    ui.announcer.answer(joined(said, ui.words.signs.sentence))


def open_exercise(pupil: ClassSeat, exercise: Exercise) -> None:
    """Open what came, as it was left if it was; or say why it cannot be opened."""
    ui = pupil.ui
    begun = pupil.begun.pop(exercise.number, None)
    if begun is not None:
        ui.push(begun)
        return
    try:
        if drills.is_drill(exercise.lesson):
            _open_drill(pupil, exercise.number, drills.read(exercise.lesson))
        else:
            _open_lesson(pupil, exercise)
    except (GameError, InputError) as error:
        _cannot(pupil, exercise.number, ui.services.problem(error))


def _cannot(pupil: ClassSeat, number: int, why: Phrase) -> None:
    """Say why an exercise cannot be done here, and let the next one come."""
    pupil.tell(why, sound="error")
    pupil.send(Finished(number, 0, 0))


def _open_lesson(pupil: ClassSeat, exercise: Exercise) -> None:
    ui = pupil.ui
    document = dict(exercise.lesson)
    sentences = document.pop("sentences", None)
    lesson = converted(document, Lesson, "lesson")
    built_in = {one.lesson.id: one.path for one in library.built_in()}
    if isinstance(sentences, dict):
        path = _written(lesson, sentences)
    else:
        path = built_in.get(lesson.id, Path(f"{lesson.id}.json"))
    found = FoundLesson(lesson, path)
    language = ui.words.language
    if lesson.language not in ("", language) or library.missing(found, (language,)):
        _cannot(pupil, exercise.number, ui.words.phrase("class-exercise-words"))
        return
    ui.read_game(lesson.game)
    screen = ClassLesson(pupil, found, exercise.number)
    pupil.tell(ui.words.phrase("class-exercise"))
    ui.push(screen)


def _written(lesson: Lesson, sentences: Mapping[str, object]) -> Path:
    """Lay the sentences of a teacher's own lesson where catalogues are read; return its path."""
    folder = Path(tempfile.mkdtemp(prefix="lesson-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / f"{lesson.id}.json"
    for language in languages.codes():
        text = sentences.get(language)
        if isinstance(text, str):
            catalogue = path.with_suffix(f".{language}.ftl")
            catalogue.write_text(text, encoding="utf-8")
            from_outside(catalogue)
    return path


def _open_drill(pupil: ClassSeat, number: int, drill: Drill) -> None:
    """Make the tasks beside the loop: comparing two tables takes a while."""
    ui = pupil.ui
    transcriber = ui.announcer.braille.transcriber

    def made(tasks: Tasks) -> None:
        def done(right: int, wrong: int) -> None:
            pupil.send(Finished(number, right, wrong))

        screen = DrillScreen(ui, tasks, done, partial(_put_aside, pupil, number))
        if screen.cannot_be_done():
            _cannot(pupil, number, ui.words.phrase("class-drill-no-display"))
            return
        pupil.tell(ui.words.phrase("class-exercise"))
        ui.push(screen)

    def work() -> None:
        from braillespiel.output.braille import louis  # loads the library: where cells are made

        translate = cached(louis.translate)
        tasks = Tasks(drill, ui.words.language, transcriber.text_table, translate, ui.naming)
        ui.services.post(lambda: made(tasks))

    ui.services.in_background(work)
