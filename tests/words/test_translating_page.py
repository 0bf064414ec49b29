"""docs/translating.md tells of all there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from braillespiel import languages
from braillespiel.words import bundle
from braillespiel.words.functions import FUNCTIONS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "translating.md").read_text("utf-8")


def test_every_line_of_the_facts_and_every_function_is_told() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) >= {
        each.name for each in fields(languages.Facts)
    }
    assert all(f"{name}($name)" in PAGE for name in FUNCTIONS if name != "NUMBER")


def test_the_messages_that_are_worded_most_are_there() -> None:
    rows = re.findall(r"^\| `([\w/-]+)` \| (`.*`) \|$", PAGE, re.MULTILINE)
    catalogues = languages.catalogues("en")
    named = {area: re.findall(r"`([^`]+)`", row) for area, row in rows if area in catalogues}
    assert sum(map(len, named.values())) == 150
    for area, keys in named.items():
        assert set(keys) <= bundle.entries(catalogues[area]).keys()
