"""Whether a screen reader is running, and whether it says what appears in a live region."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

PATIENCE_S = 2.0
"""How long a platform's tool may take to answer."""
FIRST_ORCA = 45
"""Orca says live regions of AccessKit windows from this version on."""

_STATUS = "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled"


def reader_runs() -> bool:
    """Tell whether the platform reports a running screen reader."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        answer = _ask("defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey")
        return answer.strip() == "1"
    return _linux()


def _windows() -> bool:
    import ctypes

    spi_get_screen_reader = 0x0046
    on = ctypes.c_int(0)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined]
    answered = user32.SystemParametersInfoW(spi_get_screen_reader, 0, ctypes.byref(on), 0)
    return bool(answered and on.value)


def _linux() -> bool:
    """Ask the accessibility bus, with the D-Bus tool that is there."""
    bus, path, interface, name = _STATUS
    if shutil.which("busctl"):
        answer = _ask("busctl", "--user", "get-property", bus, path, interface, name)
        if answer:
            return "true" in answer
    if shutil.which("gdbus"):
        get = "org.freedesktop.DBus.Properties.Get"
        answer = _ask(
            "gdbus", "call", "--session", "--dest", bus, "--object-path", path,
            "--method", get, interface, name,
        )  # fmt: skip
        return "true" in answer
    return False


def hears_live_regions() -> bool:
    """Tell whether the reader says events by itself; on Linux only Orca 45 and later do."""
    if sys.platform in ("win32", "darwin"):
        return True
    version = re.search(r"\d+", _ask("orca", "--version") if shutil.which("orca") else "")
    return version is not None and int(version.group()) >= FIRST_ORCA


def _ask(*command: str) -> str:
    """Return what a program answers, nothing if it fails or takes too long."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""
