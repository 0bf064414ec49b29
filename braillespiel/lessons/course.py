"""A lesson under way: which step it is at, what is right there, what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import Any

from braillespiel.engine.contract import CLOCK, GameError, IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.lessons.format import Lesson, LessonAnswer, LessonError, LessonStep


class Verdict(Enum):
    """What an action is at a step."""

    RIGHT = "right"
    """The first answer that is possible: what the keys do that the step names."""
    AS_GOOD = "as-good"
    OTHER = "other"
    """Legal, but not what the step is about."""
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Judged:
    """A verdict; ``error`` is the rule that forbids an illegal action."""

    verdict: Verdict
    answer: LessonAnswer | None = None
    error: IllegalActionError | None = None


class Course:
    """The prepared match, and the step that comes next. The learner has seat 0.

    ``match`` is changed by whoever plays it (a table host); the course only follows the steps.
    Raises GameError if the lesson does not fit its game.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = registry.game(lesson.game)
        self.match = Match(game, lesson.seats, lesson.options, lesson.seed, lesson.position)
        self.index = 0
        self.taken: list[str] = []
        """The learner's actions so far, one for each step that asks for one."""
        for seat, action in self.parsed(lesson.opening):
            self.match.apply(seat, action)

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def asked(self) -> LessonStep | None:
        """The step whose answers count now: a step that only asks can be skipped."""
        return next((step for step in self.lesson.steps[self.index :] if step.answers), None)

    def parsed(self, lines: Sequence[str]) -> Iterator[tuple[int, Any]]:
        """Read "SEAT ACTION" lines; yield (seat from 0, action). Raises GameError."""
        for line in lines:
            number, _, text = line.strip().partition(" ")
            if not number.isdecimal() or int(number) > self.match.seats:
                raise LessonError("lesson-seat", text=line)
            seat = int(number) - 1 if int(number) else CLOCK
            yield seat, self.match.parse(seat, text)

    def judge(self, action: Any) -> Judged:
        """Tell what ``action`` of the learner is at this step; nothing changes."""
        try:
            self.match.state.clone().apply(0, action)
        except IllegalActionError as error:
            return Judged(Verdict.ILLEGAL, error=error)
        if self.asked is None:
            return Judged(Verdict.OTHER)
        first = _possible(self, self.asked)
        for answer in self.asked.answers:
            if self.match.parse(0, answer.action) == action:
                return Judged(Verdict.RIGHT if answer is first else Verdict.AS_GOOD, answer)
        return Judged(Verdict.OTHER)

    def ends(self, command: str) -> bool:
        """Tell whether ``command`` is all that the current step asks for."""
        return self.step is not None and bool(command) and self.step.command == command

    def go_on(self, answer: LessonAnswer | None = None) -> None:
        """Go to the step that follows the current one, reached by ``answer``."""
        if answer is not None and self.asked is not None:
            self.index = self.number(self.asked.id)
            self.taken.append(answer.action)
        then = "" if answer is None else answer.then
        self.index = self.number(then) if then else self.index + 1

    def number(self, step: str) -> int:
        """Return the number of the step with the id ``step``. Raises LessonError."""
        for number, each in enumerate(self.lesson.steps):
            if each.id == step:
                return number
        raise LessonError("lesson-step-unknown", step=step)

    def catch_up(self, taken: Sequence[str]) -> None:
        """Carry out again what the learner did before; keys that only asked are left out.

        Raises GameError if that does not fit (any more).
        """
        for text in taken:
            step = self.asked
            found = [a for a in step.answers if a.action == text] if step is not None else []
            if step is None or not found:
                raise LessonError("lesson-step-unknown", step=text)
            self.match.apply(0, self.match.parse(0, text))
            for seat, action in self.parsed(step.others):
                self.match.apply(seat, action)
            self.go_on(found[0])


def walk(lesson: Lesson, choices: dict[str, int]) -> Course:
    """Go through a lesson to its end by its own answers: at a step in ``choices`` by that one, else
    by the first that is legal there.

    Raises GameError with the id of the step if it does not go on.
    """
    *_, course = walked(lesson, choices)
    return course


def walked(lesson: Lesson, choices: dict[str, int] | None = None) -> Iterator[Course]:
    """Go through a lesson like ``walk``; yield its course at each step and at the end."""
    course = Course(lesson)
    visits = 0
    while course.step is not None:
        yield course
        step = course.step
        visits += 1
        try:
            if visits > len(lesson.steps):
                raise LessonError("lesson-endless")
            _carry_out(course, step, (choices or {}).get(step.id))
        except GameError as error:
            error.details.setdefault("step", step.id)
            raise
    yield course


def _carry_out(course: Course, step: LessonStep, choice: int | None) -> None:
    if bool(step.answers) == bool(step.command):
        raise LessonError("lesson-nothing-asked")
    answer = None
    if step.answers:
        answer = step.answers[choice] if choice is not None else _possible(course, step)
        course.match.apply(0, course.match.parse(0, answer.action))
    for seat, action in course.parsed(step.others):
        course.match.apply(seat, action)
    course.go_on(answer)


def _possible(course: Course, step: LessonStep) -> LessonAnswer:
    """Return the first answer that is legal now, or else the first."""
    for answer in step.answers:
        with suppress(GameError):
            course.match.state.clone().apply(0, course.match.parse(0, answer.action))
            return answer
    return step.answers[0]
