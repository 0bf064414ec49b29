"""The syntax of our own sources and catalogues, read once for all tests that look into them."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import Resource

from braillespiel.words.syntax import parse


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax of a module."""
    source = path.read_text(encoding="utf-8")
    searched = gc.isenabled()
    gc.disable()  # all that arises here stays; to search it for garbage takes longer than to parse
    try:
        return ast.parse(source, str(path))
    finally:
        if searched:
            gc.enable()


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of a module's syntax, in the order of ast.walk."""
    return tuple(ast.walk(tree(path)))


def statements(top: ast.AST) -> Iterator[ast.stmt | ast.ExceptHandler | ast.match_case]:
    """Walk through what a statement or a module holds directly: no expressions."""
    for part in ("body", "handlers", "cases", "orelse", "finalbody"):
        yield from getattr(top, part, ())


@cache
def catalogue(path: Path) -> Resource:
    """Return the syntax of a catalogue of sentences."""
    return parse(path.read_text(encoding="utf-8"))
