"""The kind of computer on which sentences are said: a remedy has to fit it.

Every message may use it as ``$system``, for example to name a command of Debian's only under
``[debian]``; and as ``$program`` what a player types to start this program.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping
from functools import cache

from braillespiel import resources

SYSTEMS = ("windows", "macos", "debian", "linux")
"""Debian includes systems based on it, such as Ubuntu; Linux is every other system."""


def kind(name: str, release: Mapping[str, str]) -> str:
    """Return one of :data:`SYSTEMS`.

    ``name`` is as in ``sys.platform``, ``release`` what the file os-release says (freedesktop.org).
    """
    if name == "win32":
        return "windows"
    if name == "darwin":
        return "macos"
    family = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return "debian" if family & {"debian", "ubuntu"} else "linux"


@cache
def system() -> str:
    """Return what this computer is, one of :data:`SYSTEMS`."""
    try:
        release = platform.freedesktop_os_release() if sys.platform == "linux" else {}
    except OSError:
        release = {}
    return kind(sys.platform, release)


def command(name: str, in_checkout: bool) -> str:
    """Return what starts the program on a system of :data:`SYSTEMS`.

    In a checkout it is a file of the folder that a player is in, else an installed command.
    """
    if not in_checkout:
        return "braillespiel"
    return "play" if name == "windows" else "./play"


@cache
def program() -> str:
    """Return what a player types to start this program."""
    return command(system(), resources.in_checkout())
