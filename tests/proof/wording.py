"""What no sentence may be: empty, raw, of another language, endless."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tests.support.languages import LANGUAGES
from tests.support.sources import catalogue

_PACKAGE = Path(__file__).resolve().parents[2] / "braillespiel"
NAMES = ("Ada", "Louis", "Valentin", "Helen", "Jacob", "Frida", "Oscar", "Mary")
"""Names of players, which are of every language."""
SHARED = ("browsers", "lessons", "medium", "par", "router", "urgent")
"""Words, short names of cards and names of folders that another language has too, though its
catalogues do not."""
SOUNDS = tuple(path.stem for path in (_PACKAGE.parent / "sounds").glob("*.wav"))
"""A sound is named by its file."""
LONGEST_BRIEF = 25
"""Words of a sentence in brief wording."""
_RAW = re.compile(r"[{}<>]|\bNone\b(?! of)|\bobject at\b|\bPhrase\(|\\n|[\ue000\ue001]")
_PATH = re.compile(r"(?<!\S)(?:/|\(docs/)\S+")
"""Where a file lies: folders have names of their own."""
_COMMAND = re.compile(
    r"(?<!\S)(?:\./play(?: [a-z]+){0,2}(?: \S+\.json)?|--[a-z-]+(?: [a-z]+=\w+| \S+\.jsonl)?)"
)
"""What is typed into a terminal is the same in every language."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_PLACE = re.compile(r", \d+ \w+ \d+$")
"""Where an entry of a menu stands, behind its text."""
_CARD = re.compile(r"(?:\d+ \w+ )?\d+ [A-ZÀ-Ý][^\d,]*")
"""A card with the name of its suit, or some that are alike: "2 times 2 Room design"."""


def _catalogues(language: str) -> list[Path]:
    found = [*_PACKAGE.rglob(f"words/{language}/*.ftl"), *_PACKAGE.rglob(f"words/{language}.ftl")]
    assert found, language
    return found


def _literals(node: ast.BaseNode) -> list[str]:
    found: list[str] = []
    stack = [node]
    while stack:
        top = stack.pop()
        if isinstance(top, ast.TextElement):
            found.append(top.value)
        for value in vars(top).values():
            if isinstance(value, ast.BaseNode):
                stack.append(value)
            elif isinstance(value, list):
                stack += [item for item in value if isinstance(item, ast.BaseNode)]
    return found


@cache
def _words(language: str) -> frozenset[str]:
    words: set[str] = set()
    for path in _catalogues(language):
        for entry in catalogue(path).body:
            if isinstance(entry, ast.Message):
                for text in _literals(entry):
                    words.update(word.lower() for word in _WORD.findall(text))
    return frozenset(words)


@cache
def keys() -> frozenset[str]:
    """Return the ids of all messages that cannot be mistaken for a word."""
    found = set()
    for path in _catalogues("de"):
        for line in path.read_text("utf-8").splitlines():
            match = re.match(r"([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", line)
            if match:
                found.add(match[1])
    return frozenset(found)


@cache
def foreign(language: str) -> frozenset[str]:
    """Return the words that only the other languages have."""
    others: set[str] = set()
    for other in LANGUAGES:
        if other != language:
            others |= _words(other)
    shared = {name.lower() for name in (*NAMES, *SHARED, *SOUNDS, *_languages())}
    return frozenset(others - _words(language) - shared)


def _languages() -> list[str]:
    """Return what each language calls itself: so it is named in all of them."""
    told = (path.read_text("utf-8") for path in _PACKAGE.glob("words/*/language.toml"))
    return [str(tomllib.loads(text)["name"]) for text in told]


@cache
def _notes() -> tuple[str, ...]:
    """Return what languages say beside their names, in their own words wherever they are named."""
    told = (path.read_text("utf-8") for path in _PACKAGE.glob("words/*/language.toml"))
    return tuple(note for text in told if (note := str(tomllib.loads(text).get("note", ""))))


@cache
def faults(text: str, language: str, spelling: bool = False) -> tuple[str, ...]:
    """Return what is wrong with a spoken text.

    Where words are spelled, as in Logomachy, one of them may be a word of the other language too.
    """
    found = []
    for note in _notes():
        text = text.replace(note, "")
    if _RAW.search(text):
        found.append("raw")
    if any(part.strip(".,:;!?()") in keys() for part in text.split()):
        found.append("key")
    words = {word.lower() for word in _WORD.findall(_COMMAND.sub("", _PATH.sub("", text)))}
    strange = words & foreign(language)
    if len(strange) > spelling:
        found.append(f"language {sorted(strange)}")
    return tuple(found)


def longest(text: str) -> int:
    """Return how many words the longest sentence of a text has.

    Letters and digits by themselves, as in a row of cards that is read out, count together as
    one word; so does a card that has a name in words.
    """
    most = 0
    for part in re.split(r"[.!?:;]+(?=\s|$)", _PLACE.sub("", text)):
        told = ["card" if _CARD.fullmatch(each.strip()) else each for each in part.split(",")]
        words = " ".join(told).split()
        most = max(most, sum(len(w) > 1 for w in words) + any(len(w) == 1 for w in words))
    return most


def plain_texts(language: str) -> list[tuple[str, str]]:
    """Return all brief wordings without variables, with where they stand: help, rules, answers."""
    found = []
    for path in _catalogues(language):
        for entry in catalogue(path).body:
            if not isinstance(entry, ast.Message):
                continue
            patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
            brief = patterns.pop("brief", entry.value)
            patterns.pop("braille", None)
            for pattern in (brief, *patterns.values()):
                if pattern and all(isinstance(e, ast.TextElement) for e in pattern.elements):
                    text = " ".join(element.value for element in pattern.elements)
                    found.append((f"{path.name} {entry.id.name}", text))
    return found
