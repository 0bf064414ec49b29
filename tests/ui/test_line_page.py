"""The page about the Braille line is true."""

from __future__ import annotations

from pathlib import Path

from scripts.braille_line import text

PAGE = Path(__file__).parents[2] / "docs" / "braille-line.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), (
        "run python -m scripts.braille_line > docs/braille-line.md"
    )
