"""An exercise or a guided match that the class gives: it opens by itself, and its end is told."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel import languages
from braillespiel.engine.contract import GameError
from braillespiel.engine.malformed import converted
from braillespiel.lessons import drills, library
from braillespiel.lessons.contractions import cached
from braillespiel.lessons.drills import Drill, Tasks
from braillespiel.lessons.format import Answer, Lesson
from braillespiel.lessons.library import Found
from braillespiel.network.class_messages import Exercise, Finished
from braillespiel.outside import OutsideError
from braillespiel.store.errors import StoreError
from braillespiel.ui.classroom.drill import DrillScreen
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.words.catalogue import from_outside
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.lessons.course import Judged
    from braillespiel.lessons.format import Step
    from braillespiel.ui.classroom.pupil import Pupil


class ClassLesson(LessonScreen):
    """A guided match of the class: nothing of it is kept here, the class hears of its end."""

    may_be_followed = True

    def __init__(self, pupil: Pupil, found: Found, number: int) -> None:
        self._pupil, self._number = pupil, number
        self._missed: set[str] = set()
        self._told = False
        super().__init__(pupil.ui, found, anew=True)

    def _explain(self, step: Step, judged: Judged, text: str) -> None:
        self._missed.add(step.id)
        super()._explain(step, judged, text)

    def _keep(self, answer: Answer | None = None) -> StoreError | None:
        """Follow the steps; tell the class at the end."""
        self.course.go_on(answer)
        if self.course.step is None and not self._told:
            self._told = True
            steps, wrong = len(self.found.lesson.steps), len(self._missed)
            self._pupil.send(Finished(self._number, steps - wrong, wrong))
        return None

    def leave(self) -> None:
        """Go back to where it was opened; the class menu has it again."""
        self.ui.pop(silent=True)
        self.ui.announcer.earcons.play("close")
        said = (self.ui.screen.title(), self.ui.screen.focused())
        self.ui.announcer.answer(joined(said, self.ui.words.signs.sentence))


def open_exercise(pupil: Pupil, exercise: Exercise) -> None:
    """Open what came, or say why it cannot be opened."""
    ui = pupil.ui
    try:
        if drills.is_drill(exercise.lesson):
            _open_drill(pupil, exercise.number, drills.read(exercise.lesson))
        else:
            _open_lesson(pupil, exercise)
    except (GameError, OutsideError) as error:
        pupil.tell(ui.services.problem(error), sound="error")


def _open_lesson(pupil: Pupil, exercise: Exercise) -> None:
    ui = pupil.ui
    document = dict(exercise.lesson)
    sentences = document.pop("sentences", None)
    lesson = converted(document, Lesson, "lesson")
    built_in = {one.lesson.id: one.path for one in library.built_in()}
    if isinstance(sentences, dict):
        path = _written(lesson, sentences)
    else:
        path = built_in.get(lesson.id, Path(f"{lesson.id}.json"))
    found = Found(lesson, path)
    language = ui.words.language
    if lesson.language not in ("", language) or library.missing(found, (language,)):
        pupil.tell(ui.words.phrase("class-exercise-words"), sound="error")
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


def _open_drill(pupil: Pupil, number: int, drill: Drill) -> None:
    """Make the tasks beside the loop: comparing two tables takes a while."""
    ui = pupil.ui
    transcriber = ui.announcer.braille.transcriber

    def made(tasks: Tasks) -> None:
        def done(right: int, wrong: int) -> None:
            pupil.send(Finished(number, right, wrong))

        pupil.tell(ui.words.phrase("class-exercise"))
        ui.push(DrillScreen(ui, tasks, done))

    def work() -> None:
        from braillespiel.output.braille import louis  # loads the library: where cells are made

        translate = cached(louis.translate)
        tasks = Tasks(drill, ui.words.language, transcriber.text_table, translate, ui.naming)
        ui.services.post(lambda: made(tasks))

    ui.services.in_background(work)
