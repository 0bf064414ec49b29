"""Capitals begin sentences: in every message of every catalogue, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from braillespiel import languages
from braillespiel.words.syntax import parse
from tests.support.languages import LANGUAGES

GO_ON = {
    "cli-error-missing",
    "cli-error-one-of",
    "cli-error-value",
    "cli-error-values",
    "tape-line",
}
"""They go on behind a colon or another part of their sentence."""
NAMES = (
    "accessible-output2",
    "aplay",
    "braillespiel",
    "eSpeak",
    "liblouis",
    "pyttsx3",
    "waiting",
    "window",
)
"""Names that are written small: of programs, voices, the fields of a position."""
SUSPECT = re.compile(r"^[\w-]+ = (?:[a-zäöü]|\{[^}\n]*->\n).*\n(?:[ }].*\n)*", re.MULTILINE)
"""Messages that begin with a small letter or with variants; only these are parsed."""


def beginnings(pattern: ast.Pattern) -> Iterator[str]:
    """Yield what a pattern may begin with; a placeable may be anything."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield first.value.lstrip()
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)


def is_sentence(pattern: ast.Pattern) -> bool:
    """Tell whether a pattern, or a variant that it ends with, ends as a sentence does."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return last.value.rstrip().endswith((".", "!", "?"))
    if isinstance(last.expression, ast.SelectExpression):
        return any(is_sentence(variant.value) for variant in last.expression.variants)
    return False


def small(text: str) -> list[str]:
    """Return the messages of a catalogue that are sentences and begin with a small letter."""
    found = []
    for message in parse("".join(SUSPECT.findall(text))).body:
        assert not isinstance(message, ast.Junk), message.content
        if not isinstance(message, ast.Message) or message.value is None:
            continue
        name = message.id.name
        if name not in GO_ON and is_sentence(message.value):
            begun = [begin for begin in beginnings(message.value) if begin[:1].islower()]
            found += [name for begin in begun if not begin.startswith(NAMES)]
    return found


FOLLOW_A_STOP = ("press-again", "press-key-again")
"""They are said behind another sentence, and end without a full stop."""


def test_what_follows_a_sentence_by_itself_begins_with_a_capital() -> None:
    begun = re.compile(rf"^(?:{'|'.join(FOLLOW_A_STOP)}) = (.)", re.MULTILINE)
    for code in LANGUAGES:
        texts = [path.read_text("utf-8") for path in languages.catalogues(code).values()]
        first = [letter for text in texts for letter in begun.findall(text)]
        assert len(first) == len(FOLLOW_A_STOP)
        assert all(letter.isupper() for letter in first), code


def test_every_sentence_of_the_catalogues_begins_with_a_capital() -> None:
    assert small("one = you win.\ntwo = { $n ->\n    [0] it ends.\n   *[other] Go on.\n}\n") == [
        "one",
        "two",
    ]
    catalogues = [path for code in LANGUAGES for path in languages.catalogues(code).values()]
    assert len(catalogues) > 40
    found = {str(path): small(path.read_text("utf-8")) for path in catalogues}
    assert {path: names for path, names in found.items() if names} == {}
