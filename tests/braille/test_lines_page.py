"""The page that shows the lines is what the program shows."""

from __future__ import annotations

from pathlib import Path

from scripts.braille_lines import text

PAGE = Path(__file__).parents[2] / "docs" / "braille-lines.md"


def test_the_page_shows_what_lies_on_the_line() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), (
        "run python -m scripts.braille_lines > docs/braille-lines.md"
    )
