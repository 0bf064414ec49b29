"""A lesson that a teacher might write, and what tests need to play one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FIRST: dict[str, Any] = {
    "id": "first",
    "game": "logomachy",
    "seats": 2,
    "position": {"hands": [["r7", "y1"], ["b5", "g2"]], "middle": ["g3", "b4", "r2"]},
    "steps": [
        {"id": "hand", "keys": "hand", "command": "hand"},
        {
            "id": "play",
            "keys": "hand nth-1 activate menu.activate",
            "answers": [{"action": "play r7 take g3,b4"}],
            "others": ["2 play g2 take r2"],
        },
    ],
}
SENTENCES = """
first-title = Unsere erste
first-hand = Geh deine Hand durch.
first-play = Nimm 3 und 4 mit der 7.
first-end = Fertig.
"""


def written(folder: Path, data: Any) -> Path:
    """Write a lesson with its German sentences into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "first.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    (folder / "first.de.ftl").write_text(SENTENCES, encoding="utf-8")
    return path


def unread(text: str, table: str) -> str:
    """Stand for the cells of a text that no test reads: a blank for each letter."""
    return "\u2800" * len(text)
