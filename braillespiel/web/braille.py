"""Braille lines of seats: a table that liblouis has not compiled yet is opened beside the loop."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from threading import Lock

from braillespiel.application.braille_tables import BrailleTables
from braillespiel.output.braille.errors import BrailleError
from braillespiel.output.problem import Problem


class OpenTables:
    """Which tables liblouis has compiled in this process; used from several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._ready: set[str] = set()
        self._opening: dict[str, list[Callable[[], None]]] = {}

    def ready(self, table: str) -> bool:
        """Tell whether a translation takes no longer than a key may: its table is compiled, and
        liblouis, which does one thing at a time, compiles no other one.
        """
        with self._lock:
            return table in self._ready and not self._opening

    def open(self, table: str, pool: Executor, then: Callable[[], None]) -> None:
        """Compile a table in ``pool``, or await the one being compiled; then call ``then`` there.

        A table that cannot be used counts as compiled: what is wrong is told when it is used.
        """
        with self._lock:
            waiting = self._opening.get(table)
            if waiting is None and table in self._ready and self._opening:
                waiting = next(iter(self._opening.values()))
            if waiting is not None:
                waiting.append(then)
                return
            self._opening[table] = [then]
        pool.submit(self._compile, table)

    def compile(self, tables: Iterable[str]) -> None:
        """Compile tables now, in the thread of the caller."""
        for table in tables:
            with self._lock:
                self._opening.setdefault(table, [])
            self._compile(table)

    def _compile(self, table: str) -> None:
        from braillespiel.output.braille import louis  # loads the library: with the first line

        with contextlib.suppress(BrailleError):
            louis.translate("a", table)
        with self._lock:
            self._ready.add(table)
            waiting = self._opening.pop(table, [])
        for then in waiting:
            then()


OPEN = OpenTables()
"""liblouis keeps its tables once for the whole process."""


class SeatTables(BrailleTables):
    """Translates for one seat. Until a table is compiled there are no cells; ``on_open`` is then
    called, from another thread.
    """

    def __init__(
        self,
        language: str,
        report: Callable[[Problem], None],
        felt: Callable[[], bool],
        pool: Executor,
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(language, report, felt)
        self._pool, self._on_open = pool, on_open
        self._awaited = False

    def translate(self, text: str, table: str) -> str:
        """Return the cells of ``text``; "" while its table is being compiled."""
        if OPEN.ready(table):
            return super().translate(text, table)
        if not self._awaited:
            self._awaited = True
            OPEN.open(table, self._pool, self._opened)
        return ""

    def _opened(self) -> None:
        self._awaited = False
        self._on_open()
