"""How far somebody has come in each lesson: a setting, on disk before anything is said."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from braillespiel import input_limits
from braillespiel.input_limits import InputError
from braillespiel.lessons.library import FoundLesson

if TYPE_CHECKING:
    from braillespiel.ui.services import Settings

SETTING = "lessons"


def is_progress(text: str) -> bool:
    """Tell whether a text is what :func:`keep` writes."""
    try:
        found = input_limits.json_data(text, "settings", SETTING)
    except (ValueError, InputError):
        return False
    return isinstance(found, dict) and all(isinstance(one, str) for one in found.values())


def _kept(settings: Settings) -> dict[str, str]:
    found: Any = json.loads(str(settings.get(SETTING)))
    return found if isinstance(found, dict) else {}


def _keep(settings: Settings, lesson: FoundLesson, text: str) -> None:
    kept = _kept(settings)
    kept[lesson.lesson.id] = f"{lesson.checksum:x} {text}"
    settings.set(SETTING, json.dumps(kept))


def is_first(settings: Settings) -> bool:
    """Tell whether no lesson was ever begun."""
    return not _kept(settings)


def is_done(settings: Settings, lesson: FoundLesson) -> bool:
    """Tell whether a lesson was ever finished, even if it was begun again since."""
    return "*" in _kept(settings).get(lesson.lesson.id, "")


def taken(settings: Settings, lesson: FoundLesson) -> list[str]:
    """Return what was done of an unfinished lesson; nothing if the lesson has changed."""
    checksum, _, rest = _kept(settings).get(lesson.lesson.id, "").partition(" ")
    if checksum != f"{lesson.checksum:x}":
        return []
    return [text for text in rest.lstrip("*").split("|") if text]


def keep(settings: Settings, lesson: FoundLesson, done: list[str]) -> None:
    """Keep the actions ``done`` of an unfinished lesson. Raises StoreError."""
    mark = "*" if is_done(settings, lesson) else ""
    _keep(settings, lesson, mark + "|".join(done))


def finish(settings: Settings, lesson: FoundLesson) -> None:
    """Note that a lesson is finished. Raises StoreError."""
    _keep(settings, lesson, "*")
