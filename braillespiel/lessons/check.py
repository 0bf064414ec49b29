"""What is wrong with a lesson: each way through it, its sentences, and what it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from braillespiel.engine.contract import GameError
from braillespiel.lessons.course import walk
from braillespiel.lessons.format import Lesson, LessonError
from braillespiel.lessons.library import FoundLesson, missing


def faults(found: FoundLesson, languages: Sequence[str]) -> Iterator[GameError]:
    """Yield what is wrong with a lesson, the first fault of each way through it.

    ``languages`` are those that must have all their sentences.
    """
    lesson = found.lesson
    seen: set[str] = set()
    for step in lesson.steps:
        if step.id in seen:
            yield LessonError("lesson-step-twice", step=step.id)
        seen.add(step.id)
        if not step.keys.split():
            yield LessonError("lesson-no-keys", step=step.id)
    if not lesson.steps:
        yield LessonError("lesson-no-steps")
    for language, name in missing(found, languages):
        yield LessonError("lesson-sentence", language=language, name=name)
    told: set[tuple[str, str]] = set()
    for choices in ways(found.lesson):
        try:
            walk(lesson, choices)
        except GameError as error:
            fault = (error.rule, str(error.details))
            if fault not in told:
                told.add(fault)
                yield error


def ways(lesson: Lesson) -> Iterator[dict[str, int]]:
    """Yield the way through all first answers, then one way for each other answer."""
    yield {}
    for step in lesson.steps:
        for number in range(1, len(step.answers)):
            yield _way_by(lesson, step.id, number)


def _way_by(lesson: Lesson, step: str, number: int) -> dict[str, int]:
    """Return a way that takes the answer ``number`` of ``step``.

    It may be possible only after another answer of an earlier step; if it never is, that answer
    alone is returned.
    """
    alone = {step: number}
    if _goes(lesson, alone):
        return alone
    for earlier in lesson.steps:
        if earlier.id == step:
            break
        for other in range(1, len(earlier.answers)):
            if _goes(lesson, {earlier.id: other, **alone}):
                return {earlier.id: other, **alone}
    return alone


def _goes(lesson: Lesson, choices: dict[str, int]) -> bool:
    try:
        walk(lesson, choices)
    except GameError:
        return False
    return True
