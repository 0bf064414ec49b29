"""The syntax of our own sources and catalogues, read once for all tests that look into them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax of a module."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of a module's syntax, in the order of ast.walk."""
    return tuple(ast.walk(tree(path)))


@cache
def catalogue(path: Path) -> Resource:
    """Return the syntax of a catalogue of sentences."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))
