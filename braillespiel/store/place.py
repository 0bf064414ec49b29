"""Where the data folder lies: on this computer, or where other computers write, too."""

from __future__ import annotations

import ntpath
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

Place = Literal["here", "network", "onedrive"]

_REMOTE = 4
"""DRIVE_REMOTE of Windows' GetDriveType."""
_ONEDRIVE = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")
"""Variables of the environment that name OneDrive's folders."""


def place(
    folder: Path | str,
    system: str = os.name,
    environment: Mapping[str, str] = os.environ,
    drive_type: Callable[[str], int] | None = None,
) -> Place:
    """Return what kind of place a folder is in; only Windows tells.

    ``system`` is as in ``os.name``; ``drive_type`` takes a root such as ``Z:\\`` and is Windows'
    own by default.
    """
    if system != "nt":
        return "here"
    whole = _plain(ntpath.abspath(str(folder)))
    if whole.startswith("\\\\"):
        return "network"
    if any(_within(whole, environment.get(name, "")) for name in _ONEDRIVE):
        return "onedrive"
    root = ntpath.splitdrive(whole)[0] + "\\"
    return "network" if (drive_type or _drive_type)(root) == _REMOTE else "here"


def _plain(path: str) -> str:
    """Return a name without the prefix that Windows wants before a long one."""
    if path.startswith("\\\\?\\UNC\\"):
        return f"\\\\{path[8:]}"
    return path.removeprefix("\\\\?\\")


def _within(path: str, folder: str) -> bool:
    if not folder:
        return False
    above = ntpath.normcase(_plain(ntpath.abspath(folder))).rstrip("\\")
    return f"{ntpath.normcase(path)}\\".startswith(f"{above}\\")


def _drive_type(root: str) -> int:
    import ctypes

    return int(ctypes.windll.kernel32.GetDriveTypeW(root))  # type: ignore[attr-defined]
