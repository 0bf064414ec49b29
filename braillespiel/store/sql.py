"""What the tables of a store ask of a database, wherever it lies."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from braillespiel.store.database import Row


class SqlDatabase(Protocol):
    """A database with the tables of :mod:`braillespiel.store.schema`.

    Every method raises StoreError. Statements have "?" where a value goes.
    """

    @property
    def path(self) -> Path | None:
        """Return its file, None where it has none."""

    @property
    def saved(self) -> bool:
        """Tell whether what is written here will still be there at the next start."""

    def transaction(self, *, beside: bool = False) -> AbstractContextManager[Callable[..., Any]]:
        """Give a function that executes statements: all of them or, if the block raises, none.

        One transaction goes after the other, but for those ``beside`` each other: what these write
        concerns nobody but their own process.
        """

    def snapshot(self) -> AbstractContextManager[Callable[..., list[Row]]]:
        """Give a function like ``rows``; all that it finds was there at one time."""

    def rows(self, statement: str, *arguments: Any) -> list[Row]:
        """Return what a query finds."""

    def examine(self) -> None:
        """Raise StoreError "broken" if it is damaged."""

    def scrub(self) -> None:
        """Leave nothing of what was deleted where it lay."""

    def size(self) -> int:
        """Return how many bytes are in use; the place of what was deleted is used again."""

    def bound(self, most: int) -> None:
        """Take no more than so many bytes: what does not fit is refused as on a full disk."""

    def close(self) -> None:
        """Close it; everything is written already."""
