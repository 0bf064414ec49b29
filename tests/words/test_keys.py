"""Every sentence is used by some code, and every sentence that code names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from braillespiel import languages
from tests.support.sources import nodes

_SOURCE = Path(__file__).resolve().parents[2] / "braillespiel"
_CATALOGUES = sorted(languages.catalogues("en").values())


Parts = tuple[str | None, ...]
"""A formatted string: what it fixes, and None if something is put in."""


def _parts(node: ast.JoinedStr) -> Parts | None:
    """Return the parts of a formatted string; None if it fixes too little to tell."""
    parts = tuple(str(p.value) if isinstance(p, ast.Constant) else None for p in node.values)
    return parts if any(part is not None and "-" in part for part in parts) else None


@cache
def _strings() -> tuple[frozenset[str], frozenset[Parts]]:
    """Return all words of string literals in the source, and all patterns made of them."""
    literals: set[str] = set()
    patterns: set[Parts] = set()
    for file in _SOURCE.rglob("*.py"):
        for node in nodes(file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = [node.value, *node.value.split()]
                literals.update(word.lower().lstrip("-") for word in words)
            elif isinstance(node, ast.JoinedStr):
                parts = _parts(node)
                if parts is not None:
                    patterns.add(parts)
    for file in _SOURCE.rglob("*.toml"):
        literals.update(re.findall(r"[\w-]+", file.read_text(encoding="utf-8")))
    return frozenset(literals), frozenset(patterns)


@cache
def _composed(text: str) -> bool:
    """Tell whether the source names ``text``, or can put it together from what it names."""
    literals, patterns = _strings()
    if text in literals or text.lower() in {"ctrl", "shift", "alt"} or text.isdecimal():
        return True
    shapes = _shapes()
    return any(shapes[parts](text) and _fits(parts, text) for parts in patterns)


@cache
def _shapes() -> dict[Parts, Callable[[str], object]]:
    """Return for each pattern what tells quickly which texts cannot come from it."""
    return {
        parts: re.compile("".join(".+" if p is None else re.escape(p) for p in parts)).fullmatch
        for parts in _strings()[1]
    }


def _fits(parts: Parts, text: str) -> bool:
    """Tell whether ``text`` is ``parts`` with something put in that is itself composed."""
    if not parts:
        return not text
    first, rest = parts[0], parts[1:]
    if first is not None:
        return text.startswith(first) and _fits(rest, text[len(first) :])
    ends = range(1, len(text) + 1) if rest else (len(text),)
    return any(_fits(rest, text[end:]) and _composed(text[:end]) for end in ends if end)


def _messages(file: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "file", _CATALOGUES, ids=lambda file: f"{file.parent.parent.name}-{file.name}"
)
def test_every_sentence_is_used(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    inside = set(re.findall(r"\{ ([a-z][\w-]*)[ .]", text))
    elsewhere = ("page-", "installer-")  # see tests/web and tests/setup/test_packaging.py
    keys = [key for key in _messages(file) if not key.startswith(elsewhere)]
    unused = [key for key in keys if key not in inside and not _composed(key)]
    assert unused == [], " ".join(unused)


def test_every_sentence_that_is_named_exists() -> None:
    known = {key for file in _CATALOGUES for key in _messages(file)}
    missing = []
    for file in _SOURCE.rglob("*.py"):
        for node in nodes(file):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if isinstance(node.func, ast.Name):
                called = node.func.id
            first = node.args[0]
            if called not in ("phrase", "words") or not isinstance(first, ast.Constant):
                continue
            names = {first.value, f"{file.parent.name}-{first.value}"}  # a game's own room
            if isinstance(first.value, str) and not names & known:
                missing.append(f"{file.name}:{node.lineno} {first.value}")
    assert missing == [], "\n".join(missing)
