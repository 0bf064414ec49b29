"""The data folder and what lies in it: for its owner's eyes only, and told from foreign files.

On Windows the profile folder's own rights hold; here they are set where the system has them.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from pathlib import Path

FOLDER_MODE = 0o700
FILE_MODE = 0o600
_OTHERS = 0o077
_OPEN_ELSEWHERE = 32
"""ERROR_SHARING_VIOLATION of Windows, which renames no file that any process has open."""

_OURS = re.compile(
    r"braillespiel(-(broken|foreign)-[-0-9]+)?\.sqlite3(-wal|-shm|-journal)?"
    r"|set-aside\.lock|errors\.log(\.new|\.\d+)?"
    r"|clients|words|decks|matches|labels|network"
)
"""The names of what we or the player for us put into the data folder."""


def is_ours(path: Path) -> bool:
    """Tell whether a file or folder in the data folder belongs to braillespiel, by its name."""
    return _OURS.fullmatch(path.name) is not None


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner looks into; an older one of ours becomes so.

    A folder that holds other things too keeps its rights. Raises OSError.
    """
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    mode = folder.stat().st_mode
    if os.name != "posix" or not mode & _OTHERS or mode & stat.S_ISVTX:
        return
    with contextlib.suppress(OSError):
        if all(map(is_ours, folder.iterdir())):
            folder.chmod(FOLDER_MODE)


def make_file(path: Path) -> None:
    """Make a file that only its owner reads; an older one becomes so. Raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE_MODE))
    protect(path)


def append(path: Path, data: bytes) -> None:
    """Write on in a file that only its owner reads. Raises OSError."""
    make_file(path)
    with path.open("ab") as file:
        file.write(data)


def protect(path: Path) -> None:
    """Take the rights of others to a file of ours away, where there is one."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        if path.stat().st_mode & _OTHERS:
            path.chmod(FILE_MODE)


def move(path: Path, target: Path, patience: float) -> None:
    """Rename a file, on Windows as soon as no other process has it open.

    That is waited for as long as ``patience`` tells, in seconds. Raises OSError.
    """
    end = time.monotonic() + patience
    while True:
        try:
            path.rename(target)
            return
        except OSError as error:
            if getattr(error, "winerror", None) != _OPEN_ELSEWHERE or time.monotonic() >= end:
                raise
        time.sleep(0.02)
