"""The part of the test suite that runs on Windows: all that needs no device and no POSIX."""

from __future__ import annotations

from tests.wine.python import WindowsPython

FOLDERS = ("tests/engine", "tests/words", "tests/commands", "tests/store", "tests/test_narrow.py")
"""Others run there too, but take longer than the whole of this may."""
_NEWER_SQLITE = (
    "tests/store/test_opening.py::"
    "test_a_file_that_is_no_store_is_set_aside_whole[broken_letters-broken]"
)
"""SQLite 3.45 of this Python reads that file, which 3.40 takes for broken."""


def suite(windows: WindowsPython) -> str:
    """Run pytest on Windows; what assumes POSIX is left out by name (tests/conftest.py)."""
    options = ["-p", "no:cacheprovider", "--tb=short", "--deselect", _NEWER_SQLITE]
    done = windows.run(["-P", "-m", "pytest", *options, *FOLDERS], seconds=1500)
    out = done.stdout.decode("utf-8", "replace")
    assert done.returncode == 0, out[-3000:]
    return out.strip().splitlines()[-1].strip()
