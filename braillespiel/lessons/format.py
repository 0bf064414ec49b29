"""The file of a lesson: the match it prepares, and its steps. See docs/lessons.md.

A lesson contains no sentences: those are messages of the catalogue beside it, named after the
lesson and the step.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec

from braillespiel import input_limits
from braillespiel.engine.contract import GameError
from braillespiel.engine.malformed import converted

VERSION = 1
"""The version of the file that this program writes and reads."""

VARIABLES = (
    *("again", "leave", "left", "right", "up", "down", "enter", "mark", "back", "live"),
    *("faster", "slower", "possible"),
)
"""What a sentence of a lesson may name: the player's keys."""

Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
"""What Fluent accepts as part of a message's name."""


class LessonError(GameError):
    """A lesson is wrong; ``rule`` names the sentence ``error-RULE``, details contain ``step``."""


class LessonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that a step accepts as right."""

    action: str
    """Its text form, as in journals."""
    then: str = ""
    """The id of the step that follows; "" for the next one."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: an action (``answers``), or a key that asks or walks (``command``)."""

    id: Name
    keys: str
    """Ids of commands of the key table, with blanks between them: the keys that the step names.
    "menu.down" is the one of a scope."""
    answers: tuple[LessonAnswer, ...] = ()
    """The right actions; the first is the one that ``keys`` carry out, the others are as good."""
    command: str = ""
    """If there is no action: the command that ends the step."""
    others: tuple[str, ...] = ()
    """What happens next, as "SEAT ACTION" with seats from 1 and 0 for the clock."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared match and its steps."""

    id: Name
    game: str
    steps: tuple[LessonStep, ...]
    version: int = VERSION
    words: str = ""
    """How the names of its messages begin; "" for its id."""
    order: int = 0
    """Its place among the lessons of its game; the lowest comes first."""
    language: str = ""
    """The only language it is for ("de"); "" for all."""
    options: dict[str, bool | int | str] = {}
    seats: int = 2
    seed: int = 0
    position: dict[str, Any] | None = None
    """The state it begins with (docs/positions.md); without one, the seed deals."""
    opening: tuple[str, ...] = ()
    """What has happened before the first step, as in ``others``."""

    @property
    def prefix(self) -> str:
        """How the names of its messages begin."""
        return self.words or self.id


def read(path: Path) -> Lesson:
    """Return the lesson in a file. Raises InputError, and LessonError or PositionError naming
    what does not fit, and where.
    """
    text = input_limits.read_text(path, "lesson")
    try:
        data = input_limits.json_data(text, "lesson", path)
    except json.JSONDecodeError as error:
        raise LessonError(
            "lesson-json", file=path.name, line=error.lineno, column=error.colno
        ) from None
    if isinstance(data, dict) and data.get("version", VERSION) != VERSION:
        raise LessonError("lesson-version", found=str(data["version"]), known=VERSION)
    return converted(data, Lesson, "lesson")


def schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of a lesson's file."""
    found = msgspec.json.schema(Lesson)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "braillespiel lesson",
        **found,
    }
