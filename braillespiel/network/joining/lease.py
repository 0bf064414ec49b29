"""One host per store: a second one is told which store it is."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from braillespiel.network.joining import files
from braillespiel.store import private

FILE = "host.lock"


class InUseError(Exception):
    """Another program hosts a table from the same data folder, ``home``."""

    rule = "in-use"

    def __init__(self, home: Path) -> None:
        self.home = home
        self.details = {"path": str(home)}
        super().__init__(str(home))


def is_held(home: Path) -> bool:
    """Tell whether a table is being hosted from a data folder."""
    if not (home / files.FOLDER / FILE).exists():
        return False
    try:
        with hold(home):
            return False
    except InUseError:
        return True
    except OSError:
        return False


@contextlib.contextmanager
def hold(home: Path) -> Iterator[None]:
    """Be the one host of a data folder. Raises InUseError, OSError.

    The lock is the operating system's: it ends with the process, however that ends. If the file
    system has no locks nobody can tell, and every host is let in.
    """
    from filelock import FileLock, Timeout

    path = files.folder(home) / FILE
    lock = FileLock(str(path), mode=private.FILE_MODE, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise InUseError(home) from None
    except NotImplementedError:
        yield
        return
    try:
        yield
    finally:
        lock.release(force=True)
