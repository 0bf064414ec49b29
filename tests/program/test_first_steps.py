"""The page of the first steps is true, and the table is never far."""

from __future__ import annotations

from pathlib import Path

from braillespiel.games import registry
from scripts.first_steps import text

PAGE = Path(__file__).parents[2] / "docs" / "first-steps.md"
MOST_KEYS_TO_THE_TABLE = 7
"""One more leads to the first card."""


def test_the_page_is_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == text(), "run python -m scripts.first_steps > docs/first-steps.md"
    rows = page.partition("|---|---|---|---|---|\n")[2].partition("\n\n")[0].splitlines()
    assert len(rows) == len(registry.own())
    for row in rows:
        assert int(row.split("|")[2]) <= MOST_KEYS_TO_THE_TABLE
