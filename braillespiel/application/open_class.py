"""A class on this computer, made from its file, the list and the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from random import SystemRandom
from time import monotonic_ns
from typing import TYPE_CHECKING, Any

from braillespiel.application.class_material import Shelf
from braillespiel.application.stored_class import StoredClass
from braillespiel.classroom import keeping
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.orders import Orders
from braillespiel.classroom.roster import Roster

if TYPE_CHECKING:
    from braillespiel.classroom.archive import ClassFile
    from braillespiel.classroom.server import ClassServer
    from braillespiel.store.opening import Store


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
        from braillespiel.classroom.places import Means
        from braillespiel.classroom.server import ClassServer
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
            Means(bots, lambda: NetPace(SystemRandom()), clock),
            record,
        )

    @property
    def kept(self) -> bool:
        """Tell whether all that happened is on disk."""
        return self._keeping.kept

    async def close(self) -> None:
        """End the class for today; it is on disk, and goes on next time."""
        await self.server.close()
        if self.server.packed_up:
            evidence = self._room.evidence
            self._keeping.pack_up(self._room.kept(), None if evidence is None else evidence.kept())
        self._keeping.close()
