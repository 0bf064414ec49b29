"""What a teacher has prepared: lessons, exercises, positions; found by their names."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from braillespiel import languages, outside
from braillespiel.classroom.orders import OrderError
from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.lessons import drills, library
from braillespiel.network.messages import FRAME, SetUp
from braillespiel.outside import OutsideError

POSITIONS = "positions"
"""The folder in the data folder with positions that a teacher has prepared (docs/positions.md)."""


class Shelf:
    """Finds lessons by their ids, and positions by the names of their files in ``home``."""

    def __init__(self, home: Path, today: Callable[[], date] = date.today) -> None:
        self._home = home
        self._today = today

    def lesson(self, name: str) -> tuple[str, dict[str, Any]]:
        """Return the id of a lesson or exercise, as its title, and what travels of it: its file,
        of a lesson of the teacher's own with its sentences; of a made exercise its kind.
        """
        if name in drills.KINDS:
            today = self._today()
            return name, drills.given(name, today.toordinal(), today.isocalendar().week)
        mine, _ = library.own(library.own_folder())
        found = {one.lesson.id: one for one in (*library.built_in(), *mine)}.get(name)
        if found is None:
            raise OrderError("class-no-lesson", name=name)
        document = dict(msgspec.to_builtins(found.lesson))
        if found.own:
            document["sentences"] = _sentences(found.path)
        if len(msgspec.json.encode(document)) > FRAME // 2:
            raise OrderError("class-lesson-large", name=name)
        return name, document

    def position(self, name: str, set_up: SetUp) -> dict[str, Any]:
        """Return the position in a file, once it was seen that it can be played."""
        path = self._home / POSITIONS / f"{name}.json"
        if Path(name).name != name or not path.is_file():
            raise OrderError("class-no-position", name=name)
        try:
            document = outside.json_data(outside.read_text(path, "position"), "position", path)
            game = registry.game(set_up.game)
            Match(game, set_up.seats, game.resolve(set_up.options), 0, document)
        except (OutsideError, GameError, json.JSONDecodeError):
            raise OrderError("class-position-bad", name=name) from None
        return dict(document)


def _sentences(path: Path) -> dict[str, str]:
    """Return the catalogues beside a lesson's file, by their languages."""
    files = {language: path.with_suffix(f".{language}.ftl") for language in languages.codes()}
    return {
        language: outside.read_text(file, "words")
        for language, file in files.items()
        if file.exists()
    }
