"""Open the whole store, whatever state the disk is in."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel import extras
from braillespiel.store.database import (
    FILE_NAME,
    Clock,
    home_folder,
    open_database,
    open_in_memory,
    quarantined,
    wall_clock,
)
from braillespiel.store.errors import Quarantined, StoreError
from braillespiel.store.leases import Leases
from braillespiel.store.matches import MatchStore
from braillespiel.store.rescue import rescue
from braillespiel.store.sql import SqlDatabase
from braillespiel.store.statistics import Statistics

if TYPE_CHECKING:
    from braillespiel.store.postgres import PostgresDatabase


@dataclass
class Store:
    """An open store. The player is to be told of ``quarantined`` and ``problem``.

    ``problem`` is why nothing is saved: the store is then in memory (``saved`` is False), holds
    what could be read from disk and works as usual until the client ends.
    """

    database: SqlDatabase
    clock: Clock = wall_clock
    quarantined: Quarantined | None = None
    problem: StoreError | None = None
    home: Path | None = None
    """The data folder that belongs to it: that of its file, where it has one."""
    leases: Leases = field(init=False)
    matches: MatchStore = field(init=False)
    statistics: Statistics = field(init=False)

    def __post_init__(self) -> None:
        if self.home is None and self.database.path is not None:
            self.home = self.database.path.parent
        self.leases = Leases(self.database)
        self.matches = MatchStore(self.database, self.leases, self.clock)
        self.statistics = Statistics(self.database)

    @property
    def saved(self) -> bool:
        """Tell whether what is written here will still be there at the next start."""
        return self.database.saved

    def close(self) -> None:
        """Close the store; everything is on disk already."""
        with contextlib.suppress(StoreError):
            self.leases.close()
        self.database.close()


def open_store(home: Path | None = None, clock: Clock = wall_clock) -> Store:
    """Open the store in ``home`` (default: BRAILLESPIEL_HOME or the platform's data folder).

    Never raises because of the state of the disk: a file that is not a store of ours is set aside,
    what is undamaged in a broken one is recovered, and if nothing can be written the store is in
    memory.
    """
    path = (home if home is not None else home_folder()) / FILE_NAME
    aside: Quarantined | None = None
    try:
        try:
            return Store(open_database(home, clock), clock)
        except StoreError as error:
            if error.kind != "broken":
                raise
            aside = quarantined(home, clock)
            store = Store(open_database(home, clock), clock, aside)
            if aside is not None and aside.reason == "broken":
                taken, lost = _rescued(aside.path, store.database)
                store.quarantined = replace(aside, rescued=taken, lost=lost)
            return store
    except StoreError as problem:
        newer = problem.kind == "too-new"
        database = open_in_memory(None if newer else path)
        if not newer and not database.rows(_ANYTHING)[0][0]:
            _rescued(path if aside is None else aside.path, database)
        return Store(database, clock, aside, problem)


def open_on_server(address: str) -> PostgresDatabase:
    """Open the PostgreSQL database that ``address``, a connection string, leads to.

    Needs the extra "postgres". Raises StoreError, ModuleNotFoundError.
    """
    extras.need("postgres")
    from braillespiel.store.postgres import PostgresDatabase

    return PostgresDatabase(address)


_ANYTHING = "SELECT EXISTS (SELECT 1 FROM matches) OR EXISTS (SELECT 1 FROM settings)"


def _rescued(source: Path, into: SqlDatabase) -> tuple[int, int]:
    try:
        return rescue(source, into)
    except StoreError:  # no room for it: the file that was set aside still holds it
        return 0, 0
