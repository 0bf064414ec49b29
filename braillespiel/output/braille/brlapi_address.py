"""Where BrlAPI listens, how it lets us in, and which terminal we are on.

All of it follows BRLTTY's own client library, so that what a player has set up for other programs
(``BRLAPI_HOST``, ``BRLAPI_AUTH``, ``WINDOWPATH``) applies to us too.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_PORT = 4101
_SOCKETS = "/var/lib/BrlAPI/"
_KEY_FILE = "/etc/brlapi.key"


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """Where a server is: a TCP host and port, or the path of a local socket."""

    host: str = ""
    port: int = 0
    path: str = ""

    def __str__(self) -> str:
        return self.path or f"{self.host}:{self.port}"


def addresses(environ: Mapping[str, str] | None = None) -> tuple[ServerAddress, ...]:
    """Return the addresses to try, in order.

    ``BRLAPI_HOST`` is ``[host][:number]``; the number counts from port 4101, and without a host
    names the local socket. Without it: the local socket, then TCP on this computer.
    """
    environ = os.environ if environ is None else environ
    local = sys.platform != "win32"
    setting = environ.get("BRLAPI_HOST", "").strip()
    if not setting:
        tcp = ServerAddress("127.0.0.1", _PORT)
        return (ServerAddress(path=_SOCKETS + "0"), tcp) if local else (tcp,)
    host, colon, number = setting.rpartition(":") if ":" in setting else (setting, "", "0")
    if not host and colon and local:
        return (ServerAddress(path=_SOCKETS + (number or "0")),)
    offset = int(number) if number.isascii() and number.isdigit() else 0
    port = _PORT + offset if _PORT + offset < 65536 else _PORT
    return (ServerAddress(host.strip("[]") or "127.0.0.1", port),)


def key_file(environ: Mapping[str, str] | None = None) -> Path | None:
    """Return the file whose contents let us in, or None if ``BRLAPI_AUTH`` is ``none``."""
    environ = os.environ if environ is None else environ
    setting = environ.get("BRLAPI_AUTH", "").strip()
    if setting == "none":
        return None
    return Path(setting.removeprefix("keyfile:") or _KEY_FILE)


def tty_path(
    environ: Mapping[str, str] | None = None, window: int | None = None, terminal: str | None = None
) -> tuple[int, ...]:
    """Return the path of the terminal we are shown on, outermost first.

    Under a desktop that is the console of the desktop (``WINDOWPATH``, else ``XDG_VTNR``), then
    the window: ``window``, the id of our own, or ``WINDOWID`` of the terminal emulator. On a bare
    console it is the console (``terminal`` is the name of its device, ``"/dev/tty3"``). An empty
    path, where nothing is known, is shown whatever is in front.
    """
    environ = os.environ if environ is None else environ
    desktop = bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
    path = [int(number) for number in re.findall(r"\d+", environ.get("WINDOWPATH", ""))]
    if not path and desktop:
        path = _numbers(environ.get("XDG_VTNR"))
    if window is not None:
        own = [window]
    elif desktop:
        own = _numbers(environ.get("WINDOWID"))
    else:
        console = re.fullmatch(r"/dev/tty(\d+)", terminal if terminal is not None else _terminal())
        own = _numbers(console[1] if console else environ.get("XDG_VTNR"))
    return tuple(number & 0xFFFFFFFF for number in path + own)[:32]


def _numbers(text: str | None) -> list[int]:
    return [int(text)] if text and text.isascii() and text.isdigit() else []


def _terminal() -> str:
    try:
        return os.ttyname(sys.stdin.fileno())
    except (AttributeError, OSError, ValueError):
        return ""
