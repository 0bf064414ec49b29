"""The folders of a user have the program's name in them once, on Windows too."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.support.sources import nodes

ROOT = Path(__file__).resolve().parents[1]


def test_no_folder_is_asked_for_with_the_name_twice() -> None:
    # Without an author platformdirs takes the name for one: braillespiel\braillespiel.
    asked = [
        (path.name, ast.unparse(node))
        for path in sorted((ROOT / "braillespiel").rglob("*.py"))
        for node in nodes(path)
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("platformdirs.user_")
    ]
    assert len(asked) >= 2
    assert [one for one in asked if not one[1].endswith("('braillespiel', False)")] == []
