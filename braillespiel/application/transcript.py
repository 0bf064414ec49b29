"""A transcript: what was pressed, heard and felt, one JSON object per line, for teachers and tests.

``{"key": "C"}`` is a key, ``{"speech", "brief", "braille", "sound"}`` an announcement, ``{"line":
[rows of cells]}`` the Braille line. ``{"waiting": n}`` means that the client has done everything
there was to do after the n-th key and waits for a person.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from braillespiel.ui.announcer import Said


class Transcript:
    """Appends to a file; raises OSError only at the start.

    When nothing more can be written (a full disk, a pipe that nobody reads), ``on_end`` is called
    once with the error, and nothing is written from then on: the match matters more. No write
    blocks.
    """

    def __init__(self, path: Path, on_end: Callable[[OSError], None] = lambda error: None) -> None:
        # A pipe that nobody reads would hold up the start, and one that is full every key.
        at_once = getattr(os, "O_NONBLOCK", 0)
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | at_once
        self._file: int | None = os.open(path, flags, 0o666)
        self._on_end = on_end
        self._keys = 0
        self._resting = False

    def _write(self, record: dict[str, Any]) -> None:
        if self._file is None:
            return
        data = (json.dumps(record, ensure_ascii=False) + "\n").encode("utf-8", "replace")
        try:
            while data:
                written = os.write(self._file, data)
                if not written:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                data = data[written:]
        except OSError as error:
            self.close()
            self._on_end(error)

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
        """Note what is on the display."""
        self._resting = False
        self._write({"line": ["".join(chr(0x2800 + cell) for cell in row) for row in rows]})

    def waiting(self) -> None:
        """Note that the client waits for a person."""
        if not self._resting:
            self._resting = True
            self._write({"waiting": self._keys})

    def close(self) -> None:
        """Close the file."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                os.close(file)
