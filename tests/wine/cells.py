"""Whether our own Braille is there on Windows, and what is compared where it is not."""

from __future__ import annotations

import json
from typing import Any

from tests.wine.python import WindowsPython


def translates(windows: WindowsPython) -> bool:
    """Tell whether liblouis is there, as a package."""
    return (windows.home / "Lib/site-packages/braillespiel_liblouis").is_dir()


def without_cells(data: bytes) -> bytes:
    """Return JSON lines as they are where nothing translates."""
    found = []
    for line in data.decode().splitlines():
        assert json.dumps(json.loads(line), ensure_ascii=False) == line
        empty = json.loads(line, object_hook=_emptied)
        found.append(json.dumps(empty, ensure_ascii=False) + "\n")
    return "".join(found).encode()


def _emptied(fields: dict[str, Any]) -> dict[str, Any]:
    return {**fields, "braille": ""} if "braille" in fields else fields
