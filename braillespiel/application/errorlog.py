"""The log of errors beside the matches: every message once, with a count, and never large."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import threading
import traceback
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import lru_cache
from pathlib import Path

from braillespiel.store import private

LARGEST = 200_000
"""Bytes of the file; the older half is dropped when it would get larger."""
_DISTINCT = 1000
"""Messages of one run of the program; any beyond this number are not written."""
_LONGEST = 20_000
"""Characters of one message."""
_AT_WORK = re.compile(r"coro=<([\w.<>]+)\(\) (?:running|done, defined) at ([^\n>]+?):(\d+)>")
"""What asyncio says of a task: which function it is, and where that stands."""


def _today() -> str:
    return datetime.now().isoformat(" ", "seconds")


class ErrorLog:
    """Appends to the file ``path``; never raises, and may be used from any thread.

    A message that comes again in the same run is counted; the count is written when it reaches
    10, 100 and so on, and when the program ends (:meth:`close`).
    """

    def __init__(self, path: Path, now: Callable[[], str] = _today) -> None:
        self.path = path
        self.wordless = False
        """Whether only kinds and places are noted: what an error says may be about other people."""
        self._now = now
        self._counts: dict[str, int] = {}
        self._written: dict[str, int] = {}
        self._lock = threading.Lock()

    def note(self, message: str) -> None:
        """Note a message of one line or several."""
        message = message.strip()[:_LONGEST]
        with self._lock:
            count = self._counts.get(message, 0) + 1
            if not message or (count == 1 and len(self._counts) >= _DISTINCT):
                return
            self._counts[message] = count
            if count == 1:
                self._append(f"{self._now()} {message}\n")
                self._written[message] = 1
            elif count == 10 * self._written[message]:
                self._count(message, count)

    def error(self, error: BaseException) -> None:
        """Note an error and where it came from."""
        told = _kinds(error) if self.wordless else traceback.format_exception(error)
        self.note("".join(told))

    def close(self) -> None:
        """Write the counts that are not written yet."""
        with self._lock:
            for message, count in self._counts.items():
                if count != self._written[message]:
                    self._count(message, count)

    def _count(self, message: str, count: int) -> None:
        self._written[message] = count
        last = message.splitlines()[-1]
        self._append(f"{self._now()} {count} x {last}\n")

    def _append(self, text: str) -> None:
        data = text.encode("utf-8", "replace")
        with contextlib.suppress(OSError):
            self._make_room(len(data))
            private.append(self.path, data)

    def _make_room(self, needed: int) -> None:
        if not self.path.exists() or self.path.stat().st_size + needed <= LARGEST:
            return
        kept = self.path.read_bytes()[-LARGEST // 2 :]
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.unlink(missing_ok=True)
        private.append(fresh, kept[kept.find(b"\n") + 1 :])
        fresh.replace(self.path)


def _kinds(error: BaseException) -> Iterator[str]:
    """Yield an error and those that led to it, the first one first: where each arose, its kind."""
    seen: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in seen:
        seen.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    for each in reversed(seen):
        for frame in traceback.extract_tb(each.__traceback__):
            yield f"  {Path(frame.filename).name}, line {frame.lineno}, in {frame.name}\n"
        yield f"{type(each).__name__}\n"
        if isinstance(each, BaseExceptionGroup):
            for inner in each.exceptions:
                yield from _kinds(inner)


@lru_cache(maxsize=4)
def _log_at(path: Path) -> ErrorLog:
    return ErrorLog(path)


def error_log() -> ErrorLog:
    """Return the log in the data folder."""
    from braillespiel.store.database import home_folder

    return _log_at(home_folder() / "errors.log")


class _Handler(logging.Handler):
    """Puts what modules log into the error log."""

    def __init__(self, log: ErrorLog) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Note a record; where it must not tell of people, without what was put into its text."""
        with contextlib.suppress(Exception):
            if not self._log.wordless:
                self._log.note(self.format(record))
                return
            error = record.exc_info[1] if record.exc_info else None
            told = "".join(_kinds(error)) if error is not None else ""
            text = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
            first, _, rest = text.partition("\n")  # asyncio goes on with what was at work
            for name, file, line in _AT_WORK.findall(rest):
                told += f"  {Path(file).name}, line {line}, in {name}\n"
            self._log.note(f"{record.name}: {first}\n{told}")


@contextlib.contextmanager
def logged(quiet: bool, *, wordless: bool = False) -> Iterator[ErrorLog]:
    """Log everything while this lasts; with ``quiet``, standard error too.

    Otherwise what system libraries write there would appear between the lines of a terminal.
    ``wordless`` is for who serves others: no word of theirs gets into the log by an error's text,
    nor by that of one which ends all this and is noted afterwards.
    """
    log = error_log()
    log.wordless = wordless
    handler = _Handler(log)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        with _standard_error(log) if quiet else contextlib.nullcontext():
            yield log
    finally:
        root.removeHandler(handler)
        log.close()


@contextlib.contextmanager
def _standard_error(log: ErrorLog) -> Iterator[None]:
    kept = os.dup(2)
    reading, writing = os.pipe()
    os.dup2(writing, 2)
    os.close(writing)
    reader = threading.Thread(target=_read, args=(reading, log), name="noise", daemon=True)
    reader.start()
    try:
        yield
    finally:
        os.dup2(kept, 2)  # closes the only writing end, unless something of ours still has it
        os.close(kept)
        reader.join(1.0)


def _read(descriptor: int, log: ErrorLog) -> None:
    with os.fdopen(descriptor, "rb") as stream:
        while line := stream.readline(_LONGEST):
            log.note(line.decode("utf-8", "replace"))
