"""Lessons for a class, ready to hold: what each is for, what is played and practised in it.

A game has some in ``lessons/ready.toml``; what is said in them stands in the catalogue beside
it, as ``ready-ID-title``, ``-start``, ``-question`` and ``-end``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from braillespiel import input_limits, resources
from braillespiel.engine.malformed import converted
from braillespiel.games import registry
from braillespiel.lessons import drills, library
from braillespiel.lessons.format import LessonError, Name
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

Aim: TypeAlias = Literal["counting", "colours", "left-right", "contractions", "waiting", "planning"]
Range: TypeAlias = tuple[Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=1, le=99)]]
Saying: TypeAlias = Literal["start", "question", "end"]
SAYINGS: tuple[Saying, ...] = ("start", "question", "end")
Step: TypeAlias = Literal["start", "match", "exercise", "question", "end"]
BETWEEN = "@"
"""Stands between an exercise and the game whose cards it has."""


class ReadyLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. It has a guided match for everybody, or a position that is dealt to tables."""

    id: Name
    age: Range
    aims: Annotated[tuple[Aim, ...], Meta(min_length=1)]
    minutes: Annotated[int, Meta(ge=5, le=90)]
    pupils: Range
    exercise: str
    """A kind of ``drills``, or a guided match."""
    lesson: str = ""
    """The guided match, by its id, or by what its languages have in common."""
    position: dict[str, Any] | None = None
    seats: int = 2
    options: dict[str, bool | int | str] = {}
    game: str = ""
    """Known by the folder."""

    def says(self, words: Words, what: Saying | Literal["title"]) -> Phrase:
        """Return what is said in it."""
        names = ("client", *registry.catalogues(self.game), f"lessons/{self.game}")
        return Words(words.language, names).phrase(f"ready-{self.id}-{what}")

    def about(self, words: Words) -> Phrase:
        """Say for whom it is, what it is for, how long it takes, and for how many."""
        age, crowd = (
            words.phrase("desk-ready-range", low=low, high=high)
            for low, high in (self.age, self.pupils)
        )
        aims = join([words.phrase(f"desk-aim-{aim}") for aim in self.aims], words.signs.list)
        return words.phrase(
            "desk-ready-about", age=age, aims=aims, minutes=self.minutes, crowd=crowd
        )

    def steps(self, words: Words) -> dict[Step, Phrase]:
        """Return what the teacher does, in order; briefly, what she says is left out."""
        found = self.guided(words.language)
        if found is None:
            game = Words(words.language, registry.catalogues(self.game)).phrase(
                f"{self.game}-title"
            )
            match = words.phrase("desk-ready-position", game=game)
        else:
            title = exercise_title(words, found.lesson.id)
            match = words.phrase("desk-ready-guided", title=title)
        if self.exercise in drills.KINDS:
            practised = exercise_title(words, self.exercise)
        else:
            practised = exercise_title(words, guided(self.exercise, words.language).lesson.id)
        return {
            "start": self._saying(words, "start"),
            "match": match,
            "exercise": words.phrase("desk-ready-exercise", title=practised),
            "question": self._saying(words, "question"),
            "end": self._saying(words, "end"),
        }

    def _saying(self, words: Words, what: Saying) -> Phrase:
        return words.phrase(f"desk-ready-{what}", text=self.says(words, what))

    def guided(self, language: str) -> library.FoundLesson | None:
        """Return its guided match in a language, None where a position is dealt."""
        return guided(self.lesson, language) if self.lesson else None

    def practised(self) -> str:
        """Return the exercise as it is ordered, with the cards of this game where it has cards."""
        with_cards = self.exercise in drills.KINDS and self.game in drills.WITH_CARDS
        return f"{self.exercise}{BETWEEN}{self.game}" if with_cards else self.exercise


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[ReadyLesson, ...]


def guided(name: str, language: str) -> library.FoundLesson:
    """Return a guided match that comes with the program. Raises LessonError."""
    for one in library.built_in():
        if name in (one.lesson.id, one.lesson.prefix) and one.lesson.language in ("", language):
            return one
    raise LessonError("lesson-step-unknown", step=name)


def exercise_title(words: Words, name: str) -> Phrase:
    """Return what an exercise is called, as it is ordered; a file of one's own by its name."""
    kind = name.partition(BETWEEN)[0]
    if kind in drills.KINDS:
        return words.phrase(f"class-drill-{kind}")
    for one in library.built_in():
        if one.lesson.id == name:
            said = one.words(one.lesson.language or words.language)
            return said.phrase(f"{one.lesson.prefix}-title")
    return Phrase.plain(name)


@cache
def lessons() -> tuple[ReadyLesson, ...]:
    """Return the ready lessons of all games, with the games in the order of their lessons."""
    games = dict.fromkeys(one.lesson.game for one in library.built_in())
    found: list[ReadyLesson] = []
    for game in games:
        path = resources.game_folder(game) / "lessons" / "ready.toml"
        if game in registry.own() and path.is_file():
            found += _read(path, game)
    return tuple(found)


def _read(path: Path, game: str) -> list[ReadyLesson]:
    data = input_limits.toml_data(input_limits.read_text(path, "lesson"), "lesson", path)
    data["lesson"] = [{**one, "game": game} for one in data.get("lesson", [])]
    return list(converted(data, _File, "lesson").lesson)


def named(name: str) -> ReadyLesson | None:
    """Return the ready lesson of an id."""
    return next((one for one in lessons() if one.id == name), None)
