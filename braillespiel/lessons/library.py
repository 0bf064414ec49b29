"""Where lessons are: beside their games, and in a folder for those that people write themselves."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from braillespiel import languages, resources
from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.input_limits import InputError
from braillespiel.lessons.format import VARIABLES, Lesson, LessonError, read
from braillespiel.store.database import home_folder
from braillespiel.words.catalogue import MissingSentenceError, Words, from_outside
from braillespiel.words.naming import Naming

_log = logging.getLogger(__name__)
_GAMES = Path(registry.__file__).resolve().parent
_ORDER = ("ludoteca", "logomachy", "hexaducto", "six", "cubus")
"""The games in the order of the menu's first page: those with the fewest keys first."""


@dataclass(frozen=True, slots=True)
class FoundLesson:
    """A lesson and the file that it was read from."""

    lesson: Lesson
    path: Path

    @property
    def catalogue(self) -> str:
        """The catalogue with its sentences, for words.catalogue.Words."""
        return f"beside:{self.path}" if self.own else f"lessons/{self.lesson.game}"

    @property
    def own(self) -> bool:
        """Tell whether a player wrote it."""
        folder = self.path.resolve().parent
        return folder.parent.parent != _GAMES and not any(
            folder == other / "lessons" for other in resources.game_folders().values()
        )

    @property
    def checksum(self) -> int:
        """Changes when the lesson does: progress in an older one no longer fits it."""
        return zlib.crc32(msgspec.json.encode(self.lesson, order="sorted"))

    def words(
        self,
        language: str,
        naming: Naming | None = None,
        client: tuple[str, ...] = ("client", "lessons"),
    ) -> Words:
        """Return the sentences of the lesson, its game and the client.

        ``naming`` tells whether they name the keys of a display alone, ``client`` is which
        catalogues the screen of the lesson needs.
        """
        names = (*client, *registry.catalogues(self.lesson.game), self.catalogue)
        return Words(language, tuple(dict.fromkeys(names)), naming)


def own_folder() -> Path:
    """Return the folder of the lessons that people write themselves."""
    return home_folder() / "lessons"


@cache
def built_in() -> tuple[FoundLesson, ...]:
    """Return the built-in lessons, with the games in the best order for learning."""
    paths = _GAMES.glob("*/lessons/*.json")
    order = {name: number for number, name in enumerate(_ORDER)}
    found = [FoundLesson(read(path), path) for path in sorted(paths)]
    found += _of_other_packages()
    return tuple(
        sorted(found, key=lambda one: (order.get(one.lesson.game, len(order)), one.lesson.order))
    )


def _of_other_packages() -> Iterator[FoundLesson]:
    """Yield the lessons that games of other packages bring, those that can be used."""
    for name in registry.names()[len(registry.own()) :]:
        for path in sorted((registry.source(name).folder / "lessons").glob("*.json")):
            try:
                one = FoundLesson(read(path), path)
            except (GameError, InputError):
                _log.info("lesson %s is left out", path, exc_info=True)
                continue
            if one.lesson.game == name and not missing(one, (languages.FALLBACK,)):
                yield one


def own(folder: Path | None) -> tuple[list[FoundLesson], list[Exception]]:
    """Return the lessons that people wrote into a folder, and why others there cannot be used."""
    found: list[FoundLesson] = []
    wrong: list[Exception] = []
    for path in sorted([] if folder is None else folder.glob("*.json")):
        try:
            one = FoundLesson(read(path), path)
            registry.game(one.lesson.game)
            for catalogue in sorted(path.parent.glob(f"{path.stem}.*.ftl")):
                from_outside(catalogue)
            for language, name in missing(one, languages.codes()):
                raise LessonError("lesson-sentence", language=language, name=name)
            found.append(one)
        except (GameError, InputError) as error:
            wrong.append(error)
    return found, wrong


def lessons(language: str, folder: Path | None = None) -> list[FoundLesson]:
    """Return all lessons for ``language``; one in ``folder`` replaces a built-in one of its id."""
    mine, _ = own(folder)
    replaced = {one.lesson.id for one in mine}
    every = [one for one in built_in() if one.lesson.id not in replaced] + mine
    return [one for one in every if one.lesson.language in ("", language)]


def messages(found: FoundLesson) -> Iterator[str]:
    """Yield the names of the messages that a lesson must have."""
    prefix = found.lesson.prefix
    yield f"{prefix}-title"
    for step in found.lesson.steps:
        yield f"{prefix}-{step.id}"
    yield f"{prefix}-end"


def missing(found: FoundLesson, languages: Sequence[str]) -> list[tuple[str, str]]:
    """Return (language, message) for each sentence a lesson lacks, in the languages it is for."""
    only = found.lesson.language
    names = (*VARIABLES, *registry.presenter_type(found.lesson.game).lesson_variables)
    return [
        (language, name)
        for language in languages
        if only in ("", language)
        for name in messages(found)
        if not _says(found.words(language), name, names)
    ]


def _says(words: Words, name: str, variables: Sequence[str]) -> bool:
    """Tell whether a sentence can be said: it is there, and names nothing but ``variables``."""
    try:
        words.phrase(name, **dict.fromkeys(variables, ""))
    except MissingSentenceError:
        return False
    return True
