"""Commands on pipes, byte for byte as on Linux: letters, cells, exit status, what is read."""

from __future__ import annotations

import subprocess

from tests.support.program import command as linux_command
from tests.wine.cells import translates, without_cells
from tests.wine.python import ROOT, WindowsPython

_POSITION = """\
{"game": "logomachy", "seats": 2,
 "state": {"hands": [["r7", "b3"], ["y2"]], "middle": ["g3", "b4", "r6"]}}
"""
_CALLS = (
    (("demo", "logomachy", "--seed", "4", "--json", "--lang", "de"), ""),
    (("rules", "cubus", "--lang", "de"), ""),
    (("position", "-", "--json", "--lang", "de"), _POSITION),
    (("demo", "Größe ⠿", "--lang", "de"), ""),
)
"""What is called, and what it reads; the last is wrong, and complains on the third stream."""


def pipe(windows: WindowsPython) -> str:
    """Commands read and write UTF-8 and single line feeds, whatever the country's code page."""
    told = 0
    for call, given in _CALLS:
        there = windows.run(["-P", "-m", "braillespiel", *call], stdin=given.encode())
        here = subprocess.run(
            linux_command(*call), cwd=ROOT, input=given.encode(), capture_output=True, check=False
        )
        expected = here.stdout
        if "--json" in call and not translates(windows):
            expected = without_cells(here.stdout)
        found = (there.returncode, there.stdout, there.stderr)
        assert found == (here.returncode, expected, here.stderr), (call, found)
        told += len(expected) + len(here.stderr)
    return f"{len(_CALLS)} commands wrote the same {told} bytes"
