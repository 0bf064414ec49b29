"""What of a language's catalogues is missing, broken or doubtful, by area.

An area is a catalogue: "client", "games/six" ... English is what the others are measured by.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from braillespiel import deck_texts, languages
from braillespiel.input_limits import InputError
from braillespiel.words import bundle
from braillespiel.words.catalogue import BOTTOM, PROGRAM, SYSTEM, Words
from braillespiel.words.functions import FUNCTIONS
from braillespiel.words.syntax import parse

Kind = Literal[
    "file",
    "value",
    "syntax",
    "variable",
    "reference",
    "silent",
    "missing",
    "wording",
    "unused",
    "extra",
    "twice",
    "equal",
    "long",
]
"""What can be said against a message: the first ones are broken, the rest is to be looked at."""
KINDS: tuple[Kind, ...] = get_args(Kind)
BROKEN: tuple[Kind, ...] = ("file", "value", "syntax", "variable", "reference", "silent")
LINE = 20
"""Cells of the shortest usual display."""
WORDINGS = ("normal", "brief", "braille")
"""Wordings that a language should have where English has them."""
_WORD = re.compile(r"[^\W\d_]{3}")
_GIVEN = frozenset((SYSTEM, PROGRAM, BOTTOM))
_FUNCTIONS = frozenset(("NUMBER", "DATETIME", *FUNCTIONS))


@dataclass(frozen=True, slots=True)
class WordingFinding:
    """What is said against a message ("edge", "edge.brief"), with what it is about."""

    area: str
    kind: Kind
    key: str
    detail: str = ""

    @property
    def broken(self) -> bool:
        """Tell whether English has to stand in."""
        return self.kind in BROKEN


@dataclass(frozen=True, slots=True)
class Area:
    """A catalogue: how many of its messages there are, and what is to be said."""

    name: str
    messages: int
    translated: int
    findings: tuple[WordingFinding, ...]


@dataclass(frozen=True, slots=True)
class _Parts:
    """What a wording is made of."""

    variables: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]
    text: str


@dataclass(frozen=True, slots=True)
class _Message:
    wordings: Mapping[str, _Parts]
    """By their names, "" for the value."""
    source: str

    @property
    def variables(self) -> frozenset[str]:
        return frozenset().union(*(parts.variables for parts in self.wordings.values()))


class _Collector(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


def _parts(pattern: ast.Pattern) -> _Parts:
    seen = _Collector()
    seen.visit(pattern)
    return _Parts(
        frozenset(seen.variables),
        frozenset(seen.references),
        frozenset(seen.functions),
        " ".join(seen.text).strip(),
    )


@dataclass(frozen=True, slots=True)
class _Catalogue:
    messages: Mapping[str, _Message]
    junk: tuple[str, ...]
    twice: tuple[str, ...]


@cache
def _catalogue(text: str) -> _Catalogue:
    messages: dict[str, _Message] = {}
    junk, twice = [], []
    serializer = FluentSerializer()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append(next(iter((entry.content or "").strip().splitlines()), ""))
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        wordings = {each.id.name: _parts(each.value) for each in entry.attributes}
        if entry.value is not None:
            wordings[""] = _parts(entry.value)
        if key in messages:
            twice.append(key)
        else:
            messages[key] = _Message(wordings, serializer.serialize_entry(entry))
    return _Catalogue(messages, tuple(junk), tuple(twice))


def read_messages(text: str) -> Mapping[str, _Message]:
    """Return the messages and terms of a catalogue by their names, with what they are made of."""
    return _catalogue(text).messages


def named(key: str, wording: str) -> str:
    """Return how a wording of a message is called: "edge", "edge.brief"."""
    return f"{key}.{wording}" if wording else key


def _read(path: Path) -> str:
    """Return the text of a catalogue. Raises InputError or OSError."""
    return path.read_text("utf-8") if languages.is_ours(path) else bundle.checked_text(path)


def areas(
    language: str, cells: Callable[[str], int] = len, only: str | None = None
) -> Iterator[Area]:
    """Yield every area of a language, or ``only`` one; ``cells`` counts a Braille wording's."""
    english, found = languages.catalogues(languages.FALLBACK), languages.catalogues(language)
    facts = [
        WordingFinding("", "file", name, languages.FACTS)
        for name in languages.wrong_facts(language)
    ]
    if facts and only in (None, languages.FACTS):
        yield Area(languages.FACTS, 0, 0, tuple(facts))
    for name, path in english.items():
        if only in (None, name):
            yield _Audit(name, language, path, found.get(name), cells).area()
    for name, path in deck_texts.decks().items():
        if only in (None, name):
            yield _deck(name, language, path)
    for name in found.keys() - english.keys():
        if only in (None, name):
            yield Area(name, 0, 0, (WordingFinding(name, "extra", name),))


def _deck(name: str, language: str, path: Path) -> Area:
    """Return what is to be said of the texts that a language brings for a deck."""
    base = tomllib.loads(path.read_text("utf-8"))
    own = deck_texts.texts_of(name, language)
    lines = dict(deck_texts.lines_of_deck(deck_texts.with_texts(base, name)))
    there = [place for place, texts in lines.items() if language in texts]
    missing = [
        WordingFinding(name, "missing", ".".join(place))
        for place in lines
        if place not in there and place[-1] not in deck_texts.MAY_LACK
    ]
    findings = []
    if not own and languages.path_of(name, language, ".toml").is_file():
        findings.append(
            WordingFinding(name, "file", languages.path_of(name, language, ".toml").name)
        )
    for place in _leaves(own):
        if language not in lines.get(place, ()):
            findings.append(WordingFinding(name, "extra", ".".join(place)))
    return Area(name, len(there) + len(missing), len(there), (*findings, *missing))


def _leaves(data: Mapping[str, Any], place: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*place, key))
        else:
            yield (*place, key)


class _Audit:
    """What is to be said of one catalogue."""

    def __init__(
        self,
        name: str,
        language: str,
        english: Path,
        path: Path | None,
        cells: Callable[[str], int],
    ) -> None:
        self._name, self._language, self._path, self._cells = name, language, path, cells
        self._expected = _catalogue(english.read_text("utf-8")).messages
        every = [one for one in languages.catalogues(languages.FALLBACK) if "/" not in one]
        self._words = Words(language, (name, *every))
        self._english = Words(languages.FALLBACK, (name, *every))

    def area(self) -> Area:
        try:
            text = "" if self._path is None else _read(self._path)
        except InputError as error:
            finding = WordingFinding(self._name, "file", error.kind, str(self._path))
            return Area(self._name, len(self._expected), 0, (finding,))
        catalogue = _catalogue(text)
        there = catalogue.messages
        findings = [
            *(WordingFinding(self._name, "syntax", line) for line in catalogue.junk),
            *(WordingFinding(self._name, "twice", key) for key in catalogue.twice),
            *(
                WordingFinding(self._name, "missing", key)
                for key in self._expected
                if key not in there and not key.startswith("-")
            ),
            *(each for key, message in there.items() for each in self._message(key, message)),
        ]
        return Area(
            self._name,
            len(self._expected),
            len(there.keys() & self._expected.keys()),
            tuple(sorted(findings, key=lambda one: KINDS.index(one.kind))),
        )

    def _message(self, key: str, message: _Message) -> Iterator[WordingFinding]:
        expected = self._expected.get(key)
        if not bundle.counts(key, self._prefix) or (expected is None and not key.startswith("-")):
            yield WordingFinding(self._name, "extra", key)
            return
        allowed = message.variables if expected is None else expected.variables | _GIVEN
        broken = False
        for wording, parts in message.wordings.items():
            for each in self._wrong(named(key, wording), parts, allowed):
                broken = True
                yield each
        if expected is None or key.startswith("-"):
            return
        if "" not in message.wordings and "" in expected.wordings:
            yield WordingFinding(self._name, "silent", key)
            return
        for wording in (*WORDINGS, "help", "display", "display-full", "page"):
            if wording in expected.wordings and wording not in message.wordings:
                yield WordingFinding(self._name, "wording", named(key, wording))
        for variable in sorted(expected.variables - message.variables - _GIVEN):
            yield WordingFinding(self._name, "unused", key, variable)
        if not broken:
            yield from self._said(key, message, expected)

    @property
    def _prefix(self) -> str:
        return f"{self._name.removeprefix('games/')}-" if self._name.startswith("games/") else ""

    def _wrong(self, key: str, parts: _Parts, allowed: Iterable[str]) -> Iterator[WordingFinding]:
        for variable in sorted(parts.variables - frozenset(allowed)):
            yield WordingFinding(self._name, "variable", key, variable)
        for name in sorted(parts.references):
            if not self._words.speaks(name):
                yield WordingFinding(self._name, "reference", key, name)
        for name in sorted(parts.functions - _FUNCTIONS):
            yield WordingFinding(self._name, "reference", key, name)

    def _said(self, key: str, message: _Message, expected: _Message) -> Iterator[WordingFinding]:
        """Yield what is wrong with the wordings as they are said with an example."""
        for wording, parts in message.wordings.items():
            uses = message.variables | expected.variables
            english = self._english.example(key, wording, uses)
            said = self._words.example(key, wording, uses)
            if english is None:
                continue  # no example fits: it can only be said with what the program gives
            if said is None or (english.strip() and not said.strip()):
                yield WordingFinding(self._name, "silent", named(key, wording))
                continue
            source = expected.wordings.get(wording)
            if (
                source is not None
                and languages.chain(self._language)[0] != languages.FALLBACK
                and _WORD.search(parts.text)
                and parts.text == source.text
            ):
                yield WordingFinding(self._name, "equal", named(key, wording), said)
            if wording == "braille" and self._cells(english) <= LINE:
                cells = self._cells(said)
                if cells > LINE:
                    yield WordingFinding(
                        self._name, "long", named(key, wording), f"{said} ({cells})"
                    )


def examples(language: str, area: str) -> Iterator[tuple[str, str, str]]:
    """Yield each wording of an area as it is said: its name, in English, in the language."""
    every = [one for one in languages.catalogues(languages.FALLBACK) if "/" not in one]
    words, english = Words(language, (area, *every)), Words(languages.FALLBACK, (area, *every))
    text = languages.catalogues(languages.FALLBACK)[area].read_text("utf-8")
    for key, message in _catalogue(text).messages.items():
        if key.startswith("-"):
            continue
        for wording in sorted(message.wordings):
            yield (
                named(key, wording),
                english.example(key, wording, message.variables) or "",
                words.example(key, wording, message.variables) or "",
            )
