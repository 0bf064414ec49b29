"""The thread in which a served table's store writes, so that a slow disk stops no loop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock

from braillespiel.store.errors import StoreError

Work = Callable[[], None]


class Commits:
    """Work for the store, done one after the other in the order in which it came.

    It is asked for from one thread, that of the table's loop. ``asked`` and ``done`` count pieces
    of work; ``on_done`` is called in the thread of the store after each. Several tables of one
    store each have their own, ``beside`` the first: one thread, and one order, for all of them.
    """

    def __init__(self, beside: Commits | None = None) -> None:
        self._owns = beside is None
        self._pool: ThreadPoolExecutor = (
            ThreadPoolExecutor(1, "table store") if beside is None else beside._pool
        )
        self._lock = Lock()
        self._latest: dict[int, Work] = {}
        """What is to be written last of each match, by its number here."""
        self._match = 0
        self._fault: BaseException | None = None
        self.asked = self.done = 0
        self.trouble: StoreError | None = None
        """Why the journal of the match is not on disk; None when it is."""
        self.on_done: Work = lambda: None

    def write(self, work: Work) -> None:
        """Write a journal; one that has not been begun until then is left out: this has it too.

        Raises StoreError where the last journal could not be written; this one is tried anyway.
        """
        with self._lock:
            self._latest[self._match] = work
        self._ask(partial(self._write, self._match))
        if self.trouble is not None:
            raise self.trouble

    def also(self, work: Work) -> None:
        """Do something else with the store; it must not raise StoreError."""
        self._ask(work)

    def wait(self) -> None:
        """Return once all is done: until the next piece of work, the store is the caller's."""
        self._pool.submit(lambda: None).result()
        self._raise_fault()

    def begin_anew(self) -> None:
        """Another match begins, nothing of which has failed yet."""
        with self._lock:
            self._match += 1
            self.trouble = None

    def close(self) -> None:
        """Finish what was asked for, and end the thread, if it is not another's."""
        if self._owns:
            self._pool.shutdown()

    def _ask(self, work: Work) -> None:
        self._raise_fault()
        self.asked += 1
        self._pool.submit(self._do, self.asked, work)

    def _do(self, number: int, work: Work) -> None:
        try:
            work()
        except BaseException as error:
            self._fault = error
        self.done = number
        self.on_done()

    def _write(self, match: int) -> None:
        with self._lock:
            latest = self._latest.pop(match, None)
        if latest is None:
            return  # written with one that was asked for earlier
        trouble = None
        try:
            latest()
        except StoreError as error:
            trouble = error
        with self._lock:
            if match == self._match:
                self.trouble = trouble

    def _raise_fault(self) -> None:
        """Raise, where the table runs, what nobody expected in the thread of the store."""
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
