"""The thread in which a served table's store writes, so that a slow disk stops no loop."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock, Timer

from braillespiel.store.errors import StoreError

Work = Callable[[], None]

AGAIN_S = 2.0
"""What the disk has refused is tried again after this time."""


class WriteThread:
    """Work for the store, done one after the other in the order in which it came.

    It is asked for from one thread, that of the table's loop. ``asked`` and ``done`` count pieces
    of work; ``on_done`` is called in the thread of the store after each, and after each that the
    store refuses. What it refuses stays the next piece: it is tried again after ``again_s`` until
    it is done, and everything that was asked for after it waits. Several tables of one store each
    have their own, ``beside`` the first: one thread for all of them.
    """

    def __init__(self, beside: WriteThread | None = None, again_s: float = AGAIN_S) -> None:
        self._owns = beside is None
        self._pool: ThreadPoolExecutor = (
            ThreadPoolExecutor(1, "table store") if beside is None else beside._pool
        )
        self._again_s = again_s
        self._again: Timer | None = None
        self._lock = Lock()
        self._queue: deque[tuple[int, Work]] = deque()
        self._latest: dict[int, Work] = {}
        """What is to be written last of each match, by its number here."""
        self._match = 0
        self._fault: BaseException | None = None
        self.asked = self.done = 0
        self.trouble: StoreError | None = None
        """Why the next piece of work is refused; None when nothing is."""
        self.on_done: Work = lambda: None

    def write(self, work: Work) -> None:
        """Write a journal; one that has not been begun until then is left out: this has it too."""
        with self._lock:
            self._latest[self._match] = work
        self._ask(partial(self._write, self._match))

    def also(self, work: Work) -> None:
        """Do something else with the store; it must not raise StoreError."""
        self._ask(work)

    def wait(self) -> None:
        """Return once all is done that the store takes: until more is asked for, it is the
        caller's.
        """
        with contextlib.suppress(RuntimeError):  # the thread has ended, and nothing waits
            self._pool.submit(lambda: None).result()
        self._raise_fault()

    @property
    def kept(self) -> bool:
        """Tell whether all that was asked for is done."""
        return self.asked == self.done

    def begin_anew(self) -> None:
        """Another match begins: what is left of the one before is written too."""
        with self._lock:
            self._match += 1

    def close(self) -> None:
        """Try what is left a last time, and end the thread, if it is not another's.

        Afterwards ``kept`` tells whether everything was done. What the store still refuses keeps
        nothing from being done that was asked for after it.
        """
        if self._again is not None:
            self._again.cancel()
        with contextlib.suppress(RuntimeError):  # the thread has ended: this was done before
            self._pool.submit(self._finish).result()
        if self._owns:
            self._pool.shutdown()

    def _ask(self, work: Work) -> None:
        self._raise_fault()
        self.asked += 1
        with self._lock:
            self._queue.append((self.asked, work))
        self._pool.submit(self._go_on, self.asked)

    # -- in the thread of the store ----------------------------------------------------------

    def _go_on(self, last: int) -> None:
        """Do what there is up to piece ``last``, until the store refuses something.

        What was asked for later waits for its turn among the pieces of the tables beside.
        """
        while self._queue and self._queue[0][0] <= last:
            number, work = self._queue[0]
            try:
                work()
            except StoreError as error:
                self.trouble = error
                self._try_again()
                self.on_done()
                return
            except BaseException as error:
                self._fault = error
            self.trouble = None
            with self._lock:
                self._queue.popleft()
            self.done = number
            self.on_done()

    def _try_again(self) -> None:
        if self._again is not None and self._again.is_alive():
            return
        self._again = Timer(self._again_s, self._submit)
        self._again.daemon = True
        self._again.start()

    def _submit(self) -> None:
        with contextlib.suppress(RuntimeError):  # it was closed meanwhile
            self._pool.submit(self._retry)

    def _retry(self) -> None:
        self._again = None
        self._go_on(self.asked)

    def _finish(self) -> None:
        self._go_on(self.asked)
        if self._again is not None:
            self._again.cancel()
        while self._queue:
            with contextlib.suppress(StoreError):
                self._queue.popleft()[1]()

    def _write(self, match: int) -> None:
        with self._lock:
            latest = self._latest.pop(match, None)
        if latest is None:
            return  # written with one that was asked for earlier
        try:
            latest()
        except StoreError:
            with self._lock:  # unless something newer came meanwhile
                self._latest.setdefault(match, latest)
            raise

    def _raise_fault(self) -> None:
        if self._fault is not None:
            raise self._fault
