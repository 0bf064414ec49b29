"""The thread that writes a house's ledger: what waits of all tables shares one transaction."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from itertools import count
from secrets import token_hex
from time import monotonic
from typing import TypeVar

from braillespiel.house.ladder import LadderResult
from braillespiel.house.ledger import Append, Lead, Ledger
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFile

AGAIN_S = 0.25
"""What the disk has refused is tried again after this time."""
TOLD_S = 3.0
"""A disk that has refused everything for so long is told of at the tables."""
AT_ONCE = 256
"""Records of one transaction at most."""
END_S = 5.0

T = TypeVar("T")
_LOG = logging.getLogger(__name__)


class Pen:
    """Writes the records of one table (network.outgoing.Writing).

    ``on_done`` is called in the writer's thread after each record, and when the disk refuses.
    ``on_fenced`` is called there once somebody else leads the table: nothing more is written.
    """

    def __init__(self, writer: LedgerWriter, lead: Lead) -> None:
        self._writer = writer
        self.lead = lead
        self.asked = self.done = 0
        self.trouble: StoreError | None = None
        self.fenced = False
        self.on_done: Callable[[], None] = lambda: None
        self.on_fenced: Callable[[], None] = lambda: None
        self._last = lead.last

    @property
    def kept(self) -> bool:
        """Tell whether all that was asked for is done."""
        return self.asked == self.done

    def led(self, name: str) -> Lead:
        """Return how the table is led after all that was written, under what it is called now."""
        return replace(self.lead, name=name, last=self._last)

    def wait(self) -> None:
        """Return once all is done that the disk takes."""
        self._writer.wait(self)

    def write(
        self,
        data: str,
        without: tuple[int, ...] = (),
        archived: MatchFile | None = None,
        counted: LadderResult | None = None,
        *,
        ends: bool = False,
    ) -> int:
        """Have a record appended; return its number."""
        self._last += 1
        self.asked += 1
        lead = self.lead
        self._writer.put(
            self,
            Append(
                lead.table,
                lead.epoch,
                self._last,
                self._writer.draw(),
                data,
                without,
                archived,
                counted,
                ends,
            ),
        )
        return self._last


class LedgerWriter:
    """Appends what pens write, in a thread of its own. Waits last ``again_s`` and ``told_s``.

    ``on_append`` is called there with the seconds that each transaction took.
    """

    def __init__(
        self,
        ledger: Ledger,
        again_s: float = AGAIN_S,
        told_s: float = TOLD_S,
        on_append: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._ledger, self._on_append = ledger, on_append
        self.again_s, self.told_s = again_s, told_s
        self._queue: deque[tuple[Pen, Append]] = deque()
        self._changed = threading.Condition()
        self._stopping = False
        self._refused_since: float | None = None
        self._work: deque[tuple[int, Callable[[StoreError | None], None]]] = deque()
        """What else is to be done, once so many records were taken, or with what refuses them."""
        self._put = self._taken = 0
        """How many records were asked for, and how many are done."""
        self.on_counted: Callable[[LadderResult], None] = lambda counted: None
        """Called in this thread once a match that is over stands in its ladder."""
        self.transactions = 0
        """How many there were; records that waited together share one."""
        self._own, self._drawn = token_hex(8), count()
        self._thread: threading.Thread | None = None
        """Begun with the first work."""

    @property
    def takes(self) -> bool:
        """Whether the disk takes what is written, as far as that was tried."""
        return self._refused_since is None

    @property
    def refused_s(self) -> float:
        """For how long the disk has taken nothing; 0 if it does."""
        since = self._refused_since
        return 0.0 if since is None else monotonic() - since

    @property
    def ended(self) -> bool:
        """Whether nothing of the store is in use here any more."""
        return self._thread is None or not self._thread.is_alive()

    def _begin(self) -> None:
        """Have a thread, within the lock."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="house store", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def draw(self) -> str:
        """Return what stands for one record, and for no other that anybody has written."""
        return f"{self._own}-{next(self._drawn)}"

    def put(self, pen: Pen, append: Append) -> None:
        """Have a record appended."""
        with self._changed:
            self._queue.append((pen, append))
            self._put += 1
            self._begin()

    def do(self, work: Callable[[], T], *, in_order: bool = False) -> Future[T]:
        """Do something else with the store in this thread, after all that waits now.

        Where the disk refuses what waits, it is tried at once; what is to be done ``in_order`` is
        refused then as well.
        """
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # who no longer waits for it takes nothing back

        def carried_out(refused: StoreError | None) -> None:
            try:
                if refused is not None and in_order:
                    raise refused
                done.set_result(work())
            except BaseException as error:
                done.set_exception(error)

        with self._changed:
            if self._stopping:
                done.set_exception(StoreError("silent"))
                return done
            self._work.append((self._put, carried_out))
            self._begin()
        return done

    def wait(self, pen: Pen) -> None:
        """Return once all of a pen is done, or the disk refuses it."""
        with self._changed:
            self._changed.wait_for(
                lambda: pen.kept or pen.fenced or self._refused_since is not None
            )

    def close(self) -> bool:
        """Write what the disk takes, and end the thread; tell whether that was all."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(END_S)
        return not self._queue and self.ended

    # -- in the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._queue or self._work or self._stopping)
                batch = [self._queue[n] for n in range(min(len(self._queue), AT_ONCE))]
                if not batch and not self._work:
                    return
            refused = self._write(batch) if batch else None
            for taken, work in self._due(anything=refused is not None):
                work(None if taken else refused)
            if refused is not None:
                with self._changed:
                    if self._stopping:
                        return
                    self._changed.wait(self.again_s)

    def _due(self, *, anything: bool) -> list[tuple[bool, Callable[[StoreError | None], None]]]:
        """Return what is to be done now beside records; tell whether those before it are taken."""
        with self._changed:
            due = []
            while self._work and (anything or self._work[0][0] <= self._taken):
                number, work = self._work.popleft()
                due.append((number <= self._taken, work))
            return due

    def _write(self, batch: list[tuple[Pen, Append]]) -> StoreError | None:
        """Write records; return what has refused them, None where they are taken."""
        appends = [append for pen, append in batch if not pen.fenced]
        begun = monotonic()
        try:
            found = dict(zip(map(id, appends), self._ledger.append(appends), strict=True))
        except StoreError as error:
            self._refuses(error)
            return error
        except Exception as error:
            # A fault of ours must not end this thread unseen: everybody would wait without a word.
            if self._refused_since is None:
                _LOG.error("A house's writer found a fault", exc_info=error)
            broken = StoreError("broken")
            self._refuses(broken)
            return broken
        self._on_append(monotonic() - begun)
        self.transactions += 1
        told: dict[int, Pen] = {}
        with self._changed:
            for pen, append in batch:
                self._queue.popleft()
                self._taken += 1
                if found.get(id(append), False):
                    pen.done += 1
                else:
                    pen.fenced = True
                pen.trouble = None
                told[id(pen)] = pen
            if self._refused_since is not None:
                self._refused_since = None
                for pen, _ in self._queue:
                    pen.trouble = None
            self._changed.notify_all()
        for append in appends:
            if append.counted is not None and found[id(append)]:
                self.on_counted(append.counted)
        for pen in told.values():
            (pen.on_fenced if pen.fenced else pen.on_done)()
        return None

    def _refuses(self, error: StoreError) -> None:
        now = monotonic()
        with self._changed:
            if self._refused_since is None:
                self._refused_since = now
            self._changed.notify_all()
            if now - self._refused_since < self.told_s:
                return
            waiting = {id(pen): pen for pen, _ in self._queue}
        for pen in waiting.values():
            if pen.trouble is None:
                pen.trouble = error
                pen.on_done()
