"""The part of the test suite that runs on Windows: all that needs no device and no POSIX."""

from __future__ import annotations

from tests.wine.python import WindowsPython

FOLDERS = ("tests/engine", "tests/words", "tests/commands", "tests/store", "tests/games/six")
"""Others run there too, but take longer than the whole of this may."""


def suite(windows: WindowsPython) -> str:
    """Run pytest on Windows; what assumes POSIX is left out by name (tests/conftest.py)."""
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=short"]
    done = windows.run(["-P", "-m", "pytest", *options, *FOLDERS], seconds=1500)
    out = done.stdout.decode("utf-8", "replace")
    assert done.returncode == 0, out[-3000:]
    return out.strip().splitlines()[-1].strip()
