"""The page that tells who sees what is true, and nobody is told a secret of somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.secrets import COUNT, NOTHING, SEES, UNTRIED, WHICH, _level, text
from tests.games.test_records import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "secrets.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), (
        "run python -m scripts.secrets > docs/secrets.md"
    )


@pytest.mark.parametrize("name", GAMES)
def test_nobody_else_sees_what_is_secret(name: str) -> None:
    """Read from the page: at most how many, or which in no known order."""
    page = PAGE.read_text(encoding="utf-8")
    chapter = page.partition(f"## {name}\n")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line.count("|") > 6]
    assert len(rows) > 3
    for _, _, _, _, others, spectators in rows[2:]:
        assert others in (WHICH, COUNT, NOTHING, UNTRIED)
        assert spectators in (WHICH, COUNT, NOTHING, UNTRIED)


def test_how_much_is_known_is_told_from_what_differs() -> None:
    assert _level([1, 2], [1, 2]) == SEES
    assert _level([1, 2], [2, 1]) == WHICH
    assert _level([1, 2], [3, 1]) == COUNT
    assert _level([1, 2], [3]) == NOTHING
    assert _level({5: 1}, {5: 2}) == COUNT
    assert _level(None, 7) == NOTHING
