"""A class on this computer, made from its file, the list and the store."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from random import SystemRandom
from time import monotonic_ns
from typing import TYPE_CHECKING, Any

import msgspec

from braillespiel import input_limits, languages
from braillespiel.application.stored_class import StoredClass
from braillespiel.application.trial import WorkerTrial
from braillespiel.classroom import keeping
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.orders import OrderError, Orders
from braillespiel.classroom.roster import Roster
from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.input_limits import InputError
from braillespiel.lessons import drills, library, ready
from braillespiel.network.messages import FRAME, SetUp

if TYPE_CHECKING:
    from braillespiel.classroom.archive import ClassFile
    from braillespiel.classroom.server import ClassServer
    from braillespiel.store.opening import Store


# -- material ------------------------------------------------------------------------


POSITIONS = "positions"
"""The folder in the data folder with positions that a teacher has prepared (docs/positions.md)."""


class Shelf:
    """Finds lessons by their ids, and positions by the names of their files in ``home``, or of the
    ready lessons that have one.
    """

    def __init__(self, home: Path, today: Callable[[], date] = date.today) -> None:
        self._home = home
        self._today = today

    def lesson(self, name: str) -> tuple[str, dict[str, Any]]:
        """Return the id of a lesson or exercise, as its title, and what travels of it: its file,
        of a lesson of the teacher's own with its sentences; of a made exercise its kind.
        """
        kind, _, game = name.partition(ready.BETWEEN)
        if kind in drills.KINDS:
            today = self._today()
            seed, week = today.toordinal(), today.isocalendar().week
            return kind, drills.given(kind, seed, week, game or drills.WITH_CARDS[0])
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
        prepared = ready.named(name)
        try:
            if Path(name).name == name and path.is_file():
                document = input_limits.json_data(
                    input_limits.read_text(path, "position"), "position", path
                )
            elif prepared is not None and prepared.position is not None:
                document = prepared.position
            else:
                raise OrderError("class-no-position", name=name)
            game = registry.game(set_up.game)
            Match(game, set_up.seats, game.resolve(set_up.options), 0, document)
        except (InputError, GameError, json.JSONDecodeError):
            raise OrderError("class-position-bad", name=name) from None
        return dict(document)


def _sentences(path: Path) -> dict[str, str]:
    """Return the catalogues beside a lesson's file, by their languages."""
    files = {language: path.with_suffix(f".{language}.ftl") for language in languages.codes()}
    return {
        language: input_limits.read_text(file, "words")
        for language, file in files.items()
        if file.exists()
    }


# -- open class ----------------------------------------------------------------------


class OpenClass:
    """A class with its server; made, used and closed in the thread that opened the store.

    Called in a running loop. ``bots`` are names for bots, ``record`` is given what happens.
    """

    def __init__(
        self,
        store: Store,
        home: Path,
        file: ClassFile,
        roster: Roster,
        bots: Sequence[str],
        record: Callable[[Mapping[str, Any]], None] = lambda event: None,
        today: Callable[[], date] = date.today,
    ) -> None:
        from braillespiel.classroom.server import ClassServer
        from braillespiel.classroom.table_servers import Environment
        from braillespiel.network.pace import NetPace

        def clock() -> int:
            return monotonic_ns() // 1_000_000

        file.kept = keeping.going_on(file.kept, today(), roster)
        self._keeping = StoredClass(store, home, file)
        self._room = Classroom(file.kept.title, roster, clock, file.kept, file.evidence, today)
        self.server: ClassServer = ClassServer(
            self._room,
            Orders(self._room, Shelf(home, today), SystemRandom()),
            self._keeping,
            Environment(bots, lambda: NetPace(SystemRandom()), clock, WorkerTrial),
            record,
        )

    @property
    def kept(self) -> bool:
        """Tell whether all that happened is on disk."""
        return self._keeping.kept

    async def close(self) -> None:
        """End the class for today; it is on disk, and goes on next time."""
        import asyncio

        await self.server.close()
        if self.server.packed_up:
            evidence = self._room.evidence
            kept = None if evidence is None else evidence.kept()
            await asyncio.to_thread(self._keeping.pack_up, self._room.kept(), kept)
        await asyncio.to_thread(self._keeping.close)
