"""The page on accessibility names only tests that exist, and leaves no rule out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "accessibility.md").read_text("utf-8").partition("## What was measured")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|") and not line.startswith(("|---", "| rule", "| number", "| clause"))
]
ANSWERS = ("not yet", "does not apply")


@cache
def names_in(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_rule_names_tests_that_exist_or_says_that_there_is_none() -> None:
    assert len(ROWS) > 50
    missing = []
    for row in ROWS:
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", row[-1])
        assert named or row[-1] in ANSWERS, row
        missing += [f"{path}::{name}" for path, name in named if name not in names_in(path)]
    assert missing == []


def test_no_guideline_and_no_clause_is_left_out() -> None:
    first = {row[0] for row in ROWS}
    assert {str(number) for number in range(101, 120)} <= first
    clauses = {f"5.1.{n}" for n in range(3, 8)} | {f"5.{n}" for n in range(2, 10)}
    assert clauses <= first
