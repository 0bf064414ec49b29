"""Lessons for a class, ready to hold: what each is for, what is played and practised in it.

Each game has some in ``lessons/ready.toml``; what is said in them stands in the catalogue beside
it, as ``ready-ID-title``, ``-start``, ``-question`` and ``-end``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from braillespiel import outside, resources
from braillespiel.engine.malformed import converted
from braillespiel.games import registry
from braillespiel.lessons import drills, library
from braillespiel.lessons.format import LessonError, Name
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

Aim: TypeAlias = Literal["counting", "colours", "left-right", "contractions", "waiting", "planning"]
Range: TypeAlias = tuple[Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=1, le=99)]]
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

    def says(self, words: Words, what: Literal["title", "start", "question", "end"]) -> Phrase:
        """Return what is said in it."""
        names = ("client", *registry.catalogues(self.game), f"lessons/{self.game}")
        return Words(words.language, names).phrase(f"ready-{self.id}-{what}")

    def guided(self, language: str) -> library.Found | None:
        """Return its guided match in a language, None where a position is dealt."""
        return guided(self.lesson, language) if self.lesson else None

    def practised(self) -> str:
        """Return the exercise as it is ordered, with the cards of this game where it has cards."""
        with_cards = self.exercise in drills.KINDS and self.game in drills.WITH_CARDS
        return f"{self.exercise}{BETWEEN}{self.game}" if with_cards else self.exercise


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[ReadyLesson, ...]


def guided(name: str, language: str) -> library.Found:
    """Return a guided match that comes with the program. Raises LessonError."""
    for one in library.built_in():
        if name in (one.lesson.id, one.lesson.prefix) and one.lesson.language in ("", language):
            return one
    raise LessonError("lesson-step-unknown", step=name)


@cache
def lessons() -> tuple[ReadyLesson, ...]:
    """Return the ready lessons of all games, with the games in the order of their lessons."""
    games = dict.fromkeys(one.lesson.game for one in library.built_in())
    found: list[ReadyLesson] = []
    for game in games:
        if game in registry.own():
            found += _read(resources.game_folder(game) / "lessons" / "ready.toml", game)
    return tuple(found)


def _read(path: Path, game: str) -> list[ReadyLesson]:
    data = outside.toml_data(outside.read_text(path, "lesson"), "lesson", path)
    data["lesson"] = [{**one, "game": game} for one in data.get("lesson", [])]
    return list(converted(data, _File, "lesson").lesson)


def named(name: str) -> ReadyLesson | None:
    """Return the ready lesson of an id."""
    return next((one for one in lessons() if one.id == name), None)
