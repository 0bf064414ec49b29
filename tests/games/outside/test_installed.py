"""Whatever is installed besides the program, its tests mean the games that come with it."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[2]
ALL = re.compile(r"registry\.(?:names|known)\(\)|\bentry_points\(")
OWN_PACKAGES = re.compile(r"\binstalled\(|\bexamples\b|\bput_examples\(")


def test_who_asks_for_all_games_says_which_packages_are_installed() -> None:
    files = {path: path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py")}
    asking = {path for path, text in files.items() if ALL.search(text)}
    assert Path(__file__).with_name("test_registry.py") in asking
    assert [path for path in asking if not OWN_PACKAGES.search(files[path])] == []
