"""``./test``, ``./test real`` and ``./test long`` are all tests, each with what it is there for."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.support import parts

ROOT = Path(__file__).resolve().parents[2]
NONE_IS_QUICK = {ROOT / "tests" / "robots"}  # whole matches and nothing else


@cache
def _functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def test_what_is_listed_is_there() -> None:
    gone = []
    for name in (*parts.listed(), *parts.ALWAYS, *parts.further()):
        file, _, case = name.partition("::")
        test = case.partition("[")[0]
        if not (ROOT / file).is_file() or (test and test not in _functions(file)):
            gone.append(name)
    assert gone == [], "renamed or gone: tests/support/parts.py says how the list is made anew"


def test_most_tests_are_quick_and_every_folder_of_tests_has_some() -> None:
    tests = set((ROOT / "tests").rglob("test_*.py"))
    left = tests - parts.unread("quick")
    assert len(left) > len(tests) // 2
    assert {path.parent for path in tests} - {path.parent for path in left} <= NONE_IS_QUICK


def test_the_shortest_are_quick_until_the_time_is_used_up_and_equal_ones_have_an_order() -> None:
    took = {"a.py::short": 1.0, "a.py::long": 90.0, "b.py::one": 4.0, "b.py::two": 5.0}
    assert parts.slow_of(took) == ["a.py::long", "b.py"]
    assert parts.slow_of(dict(reversed(took.items()))) == ["a.py::long", "b.py"]


def test_what_is_further_is_none_of_the_quick_and_no_case_stands_for_itself_alone() -> None:
    real = set(parts.listed())
    for name in parts.further():
        test = name.partition("[")[0]
        assert test in real or name.partition("::")[0] in real, name
        assert "[" in name, name
        assert test not in parts.ALWAYS, name
        assert not name.startswith(parts.WHOLE), name


def test_the_longest_cases_are_further_but_never_the_shortest_of_a_test() -> None:
    took = {
        **{"a.py::each[one]": 30.0, "a.py::each[two]": 29.0, "a.py::each[three]": 28.0},
        **{"b.py::only": 60.0, "tests/golden/c.py::each[one]": 9.0, "d.py::each[one]": 7.0},
        **{"tests/golden/c.py::each[two]": 8.0, "d.py::each[two]": 6.0},
    }
    assert parts.further_of(took) == ["a.py::each[one]", "a.py::each[two]", "d.py::each[one]"]
    assert parts.further_of(dict(reversed(took.items()))) == parts.further_of(took)


def test_every_test_is_in_one_part_or_always(request: pytest.FixtureRequest) -> None:
    mine = [item for item in request.session.items if item.path == request.path]
    kept = {}
    for part in ("quick", "real", "long"):
        items = list(mine)
        parts.leave_out(items, part)
        kept[part] = items
    assert sum(map(len, kept.values())) == len(mine)


def test_a_part_leaves_no_file_unread_that_it_has_something_of() -> None:
    files = {ROOT / name.partition("::")[0] for name in (*parts.listed(), *parts.ALWAYS)}
    assert parts.unread("real").isdisjoint(files)
    assert parts.unread("long").isdisjoint(
        ROOT / name.partition("::")[0] for name in parts.further()
    )
    assert parts.unread("quick").isdisjoint(parts.unread("real"))
    assert parts.unread(None) == frozenset()
    assert len(parts.unread("real")) > 20
