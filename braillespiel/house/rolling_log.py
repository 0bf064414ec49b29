"""A house's log in a file of its own: what happened and when, and never large."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from braillespiel.store import private

LARGEST = 1_000_000
"""Bytes of a file; then the next one is begun."""
OLDER = 5
"""Files that are kept besides: FILE.1 is the newest of them."""


def _now() -> str:
    return datetime.now(UTC).isoformat(" ", "seconds")


class RollingLog:
    """Appends one line of JSON for each event; for its owner alone, and its older files too.

    It takes what :func:`braillespiel.house.server.summary` leaves of an event. A disk that takes
    nothing stops no house: then lines are missing. Raises OSError if the file cannot be opened.
    """

    def __init__(
        self, path: Path, *, now: Callable[[], str] = _now, largest: int = LARGEST
    ) -> None:
        self._path = path
        self._now = now
        self._largest = largest
        private.make_file(path)

    def note(self, event: Mapping[str, Any]) -> None:
        """Write an event, with its time."""
        line = json.dumps({"time": self._now(), **event}, ensure_ascii=False) + "\n"
        data = line.encode("utf-8", "replace")
        with suppress(OSError):
            self._make_room(len(data))
            private.append(self._path, data)

    def _make_room(self, needed: int) -> None:
        if not self._path.exists() or self._path.stat().st_size + needed <= self._largest:
            return
        files = [self._path, *(Path(f"{self._path}.{number + 1}") for number in range(OLDER))]
        for older, newer in zip(files[:0:-1], files[-2::-1], strict=True):
            if newer.exists():
                newer.replace(older)
