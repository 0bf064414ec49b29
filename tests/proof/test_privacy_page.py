"""Each promise of the page on privacy has a test; what has none is marked as advice."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tests.proof.test_pages import ROOT, names_in

PAGE = ROOT / "docs" / "privacy.md"
ENTRIES = tomllib.loads(Path(__file__).with_name("privacy.toml").read_text("utf-8"))["promise"]


def promises(page: str) -> list[str]:
    """Return each sentence of the text and each row of the tables, without who tests them."""
    found: list[str] = []
    for part in re.split(r"\n\s*\n", re.sub(r"```.*?```", "", page, flags=re.S)):
        lines = part.strip().splitlines()
        if not lines or lines[0].startswith(("#", "| tested")):
            continue
        if lines[0].startswith("|"):
            found += [line.strip("| ") for line in lines[2:]]
            continue
        sentences = re.split(r"(?<=[.:)])\s+(?=[A-Z*])", " ".join(lines))
        found += [each for each in sentences if not re.match(r"(Tested|Tried)\s+by", each)]
    return found


def test_every_promise_of_privacy_is_listed_word_for_word() -> None:
    assert [each["says"] for each in ENTRIES] == promises(PAGE.read_text("utf-8"))


def test_every_promise_of_privacy_names_tests_that_exist_or_is_advice() -> None:
    missing = []
    for entry in ENTRIES:
        assert ("tests" in entry) != ("advice" in entry), entry["says"]
        assert entry.get("advice", True) is True
        assert entry.get("tests", True), entry["says"]
        for test in entry.get("tests", ()):
            path, _, name = test.partition("::")
            if not name.startswith("test_") or name not in names_in(path):
                missing.append(test)
    assert missing == []
