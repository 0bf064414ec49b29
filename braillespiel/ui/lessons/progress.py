"""How far somebody has come in each lesson: a setting, on disk before anything is said."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from braillespiel import outside
from braillespiel.lessons.library import Found
from braillespiel.outside import OutsideError

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

SETTING = "lessons"


def is_progress(text: str) -> bool:
    """Tell whether a text is what :func:`keep` writes."""
    try:
        found = outside.json_data(text, "settings", SETTING)
    except (ValueError, OutsideError):
        return False
    return isinstance(found, dict) and all(isinstance(one, str) for one in found.values())


def _kept(ui: Ui) -> dict[str, str]:
    found: Any = json.loads(str(ui.settings.get(SETTING)))
    return found if isinstance(found, dict) else {}


def _keep(ui: Ui, lesson: Found, text: str) -> None:
    kept = _kept(ui)
    kept[lesson.lesson.id] = f"{lesson.checksum:x} {text}"
    ui.settings.set(SETTING, json.dumps(kept))


def is_done(ui: Ui, lesson: Found) -> bool:
    """Tell whether a lesson was ever finished, even if it was begun again since."""
    return "*" in _kept(ui).get(lesson.lesson.id, "")


def taken(ui: Ui, lesson: Found) -> list[str]:
    """Return what was done of an unfinished lesson; nothing if the lesson has changed."""
    checksum, _, rest = _kept(ui).get(lesson.lesson.id, "").partition(" ")
    if checksum != f"{lesson.checksum:x}":
        return []
    return [text for text in rest.lstrip("*").split("|") if text]


def keep(ui: Ui, lesson: Found, done: list[str]) -> None:
    """Keep the actions ``done`` of an unfinished lesson. Raises StoreError."""
    mark = "*" if is_done(ui, lesson) else ""
    _keep(ui, lesson, mark + "|".join(done))


def finish(ui: Ui, lesson: Found) -> None:
    """Note that a lesson is finished. Raises StoreError."""
    _keep(ui, lesson, "*")
