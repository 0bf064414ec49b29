"""The page of the signs is true."""

from __future__ import annotations

from pathlib import Path

from scripts.signs import text

PAGE = Path(__file__).parents[2] / "docs" / "signs.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), "run python -m scripts.signs > docs/signs.md"
