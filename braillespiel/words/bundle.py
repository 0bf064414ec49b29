"""The messages of several catalogues in one language, each read when it is first needed.

Of the thousands of messages in the catalogues a start needs a few dozen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from braillespiel import input_limits, languages
from braillespiel.input_limits import InputError
from braillespiel.words.functions import FUNCTIONS
from braillespiel.words.syntax import parse

_ENTRY = re.compile(r"\n(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
"""The head of a message or a term, after the end of the line before: nothing else in Fluent begins
a line with a name and "=". An expression that begins with "^" would try every letter, not line."""
_LONGEST = input_limits.LIMITS["words"].length
"""Characters of what a message says; a number alone can be asked for with a million digits."""


@lru_cache(maxsize=64)
def entries(path: Path) -> Mapping[str, str]:
    """Return the source text of every message and every term ("-name") of a catalogue.

    A catalogue that is missing or cannot be read has none.
    """
    try:
        if languages.is_ours(path):
            text = path.read_text(encoding="utf-8-sig")
        else:
            text = checked_text(path)
    except (OSError, UnicodeDecodeError, InputError):
        return {}
    heads = list(_ENTRY.finditer("\n" + text))  # so each begins in ``text`` itself
    ends = [*(head.start() for head in heads[1:]), len(text)][: len(heads)]
    found: dict[str, str] = {}
    for head, end in zip(heads, ends, strict=True):
        found.setdefault(head[1], text[head.start() : end])
    return found


def checked_text(path: Path) -> str:
    """Return the text of a catalogue that somebody else wrote. Raises InputError."""
    limit = input_limits.LIMITS["words"]
    text = input_limits.read_text(path, "words")
    if re.search(rf"\d{{{limit.digits + 1}}}", text):
        # A number can ask for so many digits behind the point that memory runs out.
        raise InputError("number", path, limit.digits)
    return text


class CatalogueSource(NamedTuple):
    """A catalogue, and how the names of those of its messages begin that count ("" for all)."""

    path: Path
    prefix: str = ""
    said_as: str = ""
    """How names begin that stand for those with ``prefix``: "usual-won" for "chess-won"."""

    def entries(self) -> Mapping[str, str]:
        """Return the source text of every message and term that counts."""
        found = entries(self.path)
        if self.said_as:
            begins = re.compile(rf"(?<![\w-]){self.said_as}")
            found = {
                begins.sub(self.prefix, key): begins.sub(self.prefix, text)
                for key, text in found.items()
            }
        if not self.prefix:
            return found
        return {key: text for key, text in found.items() if counts(key, self.prefix)}


def counts(key: str, prefix: str) -> bool:
    """Tell whether a message or term ("-name") is one of those that begin with ``prefix``."""
    return key.removeprefix("-").startswith(prefix)


class Bundle:
    """The messages of ``sources``, in the language ``code``; the first of a name counts.

    Several threads may use it: two that read the same message read the same.
    """

    def __init__(self, code: str, sources: tuple[CatalogueSource, ...]) -> None:
        self.code = code
        # Plurals and numbers of a tag that nobody knows are English ones.
        self._fluent: Any = FluentBundle(
            [code, languages.FALLBACK], functions=FUNCTIONS, use_isolating=False
        )
        self._unread: dict[str, str] = {}
        self.phrases: dict[Any, Any] = {}
        """What was worded with these messages, for all who want the same again."""
        for source in reversed(sources):
            self._unread |= source.entries()
        self.names = frozenset(self._unread)
        """Every message, and every term as "-name"."""

    def message(self, key: str) -> Any:
        """Return a message with its ``value`` and ``attributes``, or None if there is none."""
        if key in self._unread:
            self._read(key, set())
        try:
            return self._fluent.get_message(key) if self._fluent.has_message(key) else None
        except RecursionError:  # nested so deeply that it cannot be prepared
            return None

    def format(self, pattern: Any, given: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return a pattern of one of the messages as text, and what is wrong with it."""
        try:
            text, errors = self._fluent.format_pattern(pattern, given)
        except Exception as error:  # one that somebody wrote refers to itself, or has no end
            return "", [error]
        found = str(text)
        if len(found) > _LONGEST:
            return "", [ValueError(f"{len(found)} characters")]
        return found, errors

    def _read(self, key: str, reading: set[str]) -> None:
        text = self._unread.get(key)
        if text is None or key in reading:
            return
        resource, referred = _parsed(text)
        for name in referred:
            self._read(name, {*reading, key})
        self._fluent.add_resource(resource)
        self._unread.pop(key, None)

    def read_all(self) -> Iterator[None]:
        """Read every message that nobody has wanted yet, one at a time, down to its wordings."""
        for key in tuple(self._unread):
            if not key.startswith("-"):  # a term is no message; it is read where it is needed
                self.message(key)
            yield


@lru_cache(maxsize=1 << 15)  # three languages, and room for another
def _parsed(text: str) -> tuple[Any, tuple[str, ...]]:
    """Return a message as Fluent holds it, and what it is made of; several bundles share it."""
    try:
        resource = parse(text)
    except RecursionError:
        resource = parse("")
    return resource, tuple(_referred(resource)) if "{" in text else ()


@lru_cache(maxsize=64)
def shared(code: str, sources: tuple[CatalogueSource, ...]) -> Bundle:
    """Return the bundle of these catalogues, one for all who want it."""
    return Bundle(code, sources)


def forget() -> None:
    """Read every catalogue anew."""
    entries.cache_clear()
    shared.cache_clear()


def _referred(resource: Any) -> Iterator[str]:
    """Yield the messages and terms that a message is made of."""
    finder = _References()
    finder.visit(resource)
    yield from finder.names


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
