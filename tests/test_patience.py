"""No test waits for a time of its own: beside other work on the machine it would fail.

Whoever waits uses :mod:`tests.support.patience`. What is a time on purpose stands in
:data:`NAMED` with its reason.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.support.patience import HANGS_S
from tests.support.sources import tree

ROOT = Path(__file__).resolve().parents[1]

NAMED: dict[str, str] = {}
"""Constants that are a time on purpose, as "module:name", each with its reason."""

LIMITS = {"timeout", "timeout_s", "patience", "patience_s", "seconds", "within", "open_within"}
"""What a parameter is called that says how long somebody waits."""
WAITING = {
    **{"wait": 0, "join": 0, "result": 0, "timeout": 0, "settimeout": 0, "poll": 0},
    **{"set_script_timeout": 0, "set_page_load_timeout": 0, "wait_for": 1, "acquire": 1},
    **{
        "create_connection": 1,
        "communicate": 1,
        "get": 1,
        "select": 3,
        "until": 1,
        "wait_until": 2,
    },
}
"""Calls that wait, with the place of the argument that says how long."""
CLOCKS = {"monotonic", "perf_counter", "time"}
MS = 100
"""From here on a number that ``wait`` is given is one of ms on a clock that the test turns."""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def path_of(module: str) -> Path:
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


def called(node: ast.AST) -> str:
    """Return the last part of the name that is called, empty if nothing is."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


class Names:
    """What the names of constants at the top of a module stand for."""

    def __init__(self, module: str, top: ast.Module) -> None:
        self.module = module
        self.given: dict[str, ast.expr] = {}
        self.taken: dict[str, tuple[str, str]] = {}
        for node in top.body:
            if isinstance(node, ast.Assign):
                self.given |= {
                    target.id: node.value for target in node.targets if isinstance(target, ast.Name)
                }
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if node.value is not None:
                    self.given[node.target.id] = node.value
            elif isinstance(node, ast.ImportFrom) and not node.level:
                for alias in node.names:
                    self.taken[alias.asname or alias.name] = node.module or "", alias.name

    def origin(self, name: str) -> tuple[Names, str] | None:
        """Return where a constant is given, and its name there."""
        if name in self.given:
            return self, name
        module, there = self.taken.get(name, ("", ""))
        if path_of(module).is_file():
            return names_of(module).origin(there)
        return None

    def used(self, node: ast.expr) -> Iterator[str]:
        """Walk through the constants that a number is made of."""
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and (found := self.origin(each.id)):
                yield f"{found[0].module}:{found[1]}"

    def number(self, node: ast.expr) -> float | None:
        """Return a fixed number, None if it is none."""
        if isinstance(node, ast.Constant):
            value = node.value
            plain = isinstance(value, int | float) and not isinstance(value, bool)
            return float(value) if plain else None
        if isinstance(node, ast.Name) and (found := self.origin(node.id)):
            return found[0].number(found[0].given[found[1]])
        if isinstance(node, ast.BinOp):
            left, right = self.number(node.left), self.number(node.right)
            if left is None or right is None:
                return None
            if isinstance(node.op, ast.Mult):
                return left * right
            if isinstance(node.op, ast.Div):
                return left / right
            return left + right
        return None


@cache
def names_of(module: str) -> Names:
    return Names(module, tree(path_of(module)))


def limits(call: ast.Call) -> Iterator[ast.expr]:
    """Walk through what says how long a call waits."""
    yield from (keyword.value for keyword in call.keywords if keyword.arg in LIMITS)
    place = WAITING.get(called(call), len(call.args))
    yield from call.args[place : place + 1]


def defaults(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
    """Walk through what a function takes for how long to wait if it is not told."""
    given = function.args
    plain = [*given.posonlyargs, *given.args]
    for each, value in zip(plain[::-1], given.defaults[::-1], strict=False):
        if each.arg in LIMITS:
            yield value
    for each, other in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        if each.arg in LIMITS and other is not None:
            yield other


def reads_clock(node: ast.AST) -> bool:
    return called(node) in CLOCKS


def measured(node: ast.AST) -> Iterator[ast.expr]:
    """Walk through what a reading of the clock is added to or, being a span, compared with."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        for one, other in ((node.left, node.right), (node.right, node.left)):
            if reads_clock(one):
                yield other
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        if any(
            isinstance(side, ast.BinOp) and any(reads_clock(each) for each in ast.walk(side))
            for side in sides
        ):
            yield from sides


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through what a loop does itself, not the functions that it makes."""
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield each
            yield from inside(each)


def counted(node: ast.AST, names: Names) -> Iterator[ast.expr]:
    """Walk through how often a loop looks that sleeps in between."""
    if (
        isinstance(node, ast.For)
        and called(node.iter) == "range"
        and any(called(each) == "sleep" for each in inside(node))
    ):
        assert isinstance(node.iter, ast.Call)
        if all(names.number(each) is not None for each in node.iter.args):
            yield node.iter.args[-1]


def guessed(top: ast.AST) -> Iterator[ast.expr]:
    """Walk through how long is slept other than between two looks."""
    for each in ast.iter_child_nodes(top):
        if isinstance(each, ast.While | ast.AsyncFor):
            continue
        if isinstance(each, ast.Call) and called(each) == "sleep":
            yield from each.args[:1]
        yield from guessed(each)


def fixed(top: ast.Module, walked: tuple[ast.AST, ...], names: Names) -> Iterator[ast.expr]:
    """Walk through every fixed time and every fixed count of looks in a module."""
    waits: list[ast.expr] = list(guessed(top))
    counts: list[ast.expr] = []
    for node in walked:
        if isinstance(node, ast.Call):
            waits += limits(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waits += defaults(node)
        else:
            waits += measured(node)
            counts += counted(node, names)
    for node in waits:
        value = names.number(node)
        if value is not None and 0 < value < HANGS_S:
            yield node
    yield from counts
