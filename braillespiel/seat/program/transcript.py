"""A transcript: what was pressed, heard and felt, a JSON object a line, for teachers and tests.

``{"key": "C"}`` a key, ``{"speech", "brief", "braille", "sound"}`` an announcement,
``{"line": [rows of cells]}`` the Braille line, ``{"waiting": n}`` the client has done all that
there was to do after the n-th key and waits for a person.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from braillespiel.seat.announcer import Said


class Transcript:
    """Appends to a file; a file that cannot be written raises OSError at the start only."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")
        self._keys = 0
        self._resting = False

    def _write(self, record: dict[str, Any]) -> None:
        self._file.write(json.dumps(record, ensure_ascii=False) + "\n")
        self._file.flush()

    def key(self, name: str) -> None:
        """Note a key, a routing key or a click."""
        self._keys += 1
        self._resting = False
        self._write({"key": name})

    def said(self, said: Said) -> None:
        """Note an announcement."""
        self._resting = False
        record = {"speech": said.speech, "brief": said.brief, "braille": said.braille}
        self._write({**record, "sound": said.sound})

    def line(self, rows: Sequence[bytes]) -> None:
        """Note what lies on the display."""
        self._resting = False
        self._write({"line": ["".join(chr(0x2800 + cell) for cell in row) for row in rows]})

    def waiting(self) -> None:
        """Note that the client waits for a person."""
        if not self._resting:
            self._resting = True
            self._write({"waiting": self._keys})

    def close(self) -> None:
        """Close the file."""
        self._file.close()
