"""The data folder and its contents: for its owner only, and told from other people's files.

On Windows the permissions of the profile folder apply; here they are set if the system has them.
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
"""ERROR_SHARING_VIOLATION of Windows, which does not rename a file that any process has open."""

_OURS = re.compile(
    r"braillespiel(-(broken|foreign|before-upgrade)-[-0-9]+)?\.sqlite3(-wal|-shm|-journal)?"
    r"|set-aside\.lock|errors\.log(\.new|\.\d+)?"
    r"|clients|words|decks|matches|labels|network|classes"
    r"|braillespiel-report(-\d+)?\.txt"
)
"""The names of what we, or the player for us, put into the data folder."""


def is_ours(path: Path) -> bool:
    """Tell whether a file or folder in the data folder belongs to braillespiel, by its name."""
    return _OURS.fullmatch(path.name) is not None


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into; an older one of ours becomes such a folder.

    A folder with other things in it keeps its permissions. Raises OSError.
    """
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    mode = folder.stat().st_mode
    if os.name != "posix" or not mode & _OTHERS or mode & stat.S_ISVTX:
        return
    with contextlib.suppress(OSError):
        if all(map(is_ours, folder.iterdir())):
            folder.chmod(FOLDER_MODE)


def make_file(path: Path) -> None:
    """Make a file that only its owner can read; an older one becomes such. Raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE_MODE))
    protect(path)


def append(path: Path, data: bytes) -> None:
    """Append to a file that only its owner can read. Raises OSError."""
    make_file(path)
    with path.open("ab") as file:
        file.write(data)


def protect(path: Path) -> None:
    """Remove other people's permissions for a file of ours, if there is one."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        if path.stat().st_mode & _OTHERS:
            path.chmod(FILE_MODE)


def move(path: Path, target: Path, patience: float) -> None:
    """Rename a file, on Windows as soon as no other process has it open.

    It waits for that for at most ``patience`` seconds. Raises OSError.
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
