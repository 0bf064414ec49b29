"""Open the whole store, whatever state the disk is in."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel.store.database import (
    FILE_NAME,
    Clock,
    Database,
    home_folder,
    open_database,
    open_in_memory,
    set_aside,
    wall_clock,
)
from braillespiel.store.errors import SetAside, StoreError
from braillespiel.store.leases import Leases, process_lives
from braillespiel.store.matches import Matches
from braillespiel.store.statistics import Statistics


@dataclass
class Store:
    """An open store. ``set_aside`` and ``problem`` are to be told to the player.

    ``problem`` is why nothing is saved: the store is then in memory (``saved`` is False), holds
    what could be read from disk and works as usual until the client ends.
    """

    database: Database
    clock: Clock = wall_clock
    set_aside: SetAside | None = None
    problem: StoreError | None = None
    lives: Callable[[int], bool] = process_lives
    leases: Leases = field(init=False)
    matches: Matches = field(init=False)
    statistics: Statistics = field(init=False)

    def __post_init__(self) -> None:
        self.leases = Leases(self.database, self.clock, self.lives)
        self.matches = Matches(self.database, self.leases, self.clock)
        self.statistics = Statistics(self.database)

    @property
    def saved(self) -> bool:
        """Tell whether what is written here is still there at the next start."""
        return self.database.saved

    def close(self) -> None:
        """Close the store; everything is on disk already."""
        with contextlib.suppress(StoreError):
            self.leases.release_all()
        self.database.close()


def open_store(home: Path | None = None, clock: Clock = wall_clock) -> Store:
    """Open the store in ``home`` (default: BRAILLESPIEL_HOME or the platform's data folder).

    Never raises for the state of the disk: a file that is no store of ours is set aside, and
    where nothing can be written the store is in memory.
    """
    aside: SetAside | None = None
    try:
        try:
            return Store(open_database(home, clock), clock)
        except StoreError as error:
            if error.kind != "broken":
                raise
            aside = set_aside(home, clock)
            return Store(open_database(home, clock), clock, aside)
    except StoreError as problem:
        path = (home if home is not None else home_folder()) / FILE_NAME
        return Store(open_in_memory(path), clock, aside, problem)
