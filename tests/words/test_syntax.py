"""Fluent's syntax is read as the library reads it, whatever stands in a catalogue."""

from __future__ import annotations

from random import Random

import pytest
from fluent.syntax import FluentParser

from braillespiel import languages
from braillespiel.words.syntax import parse
from tests.support.languages import LANGUAGES

MARKS = (*'{} \n*[].-#$="1\\é\r(:)', "->", "\n    ", "\n\n", "##", '{ "', "{ $x ->", "# ", "")
AREAS = sorted({*languages.catalogues(languages.FALLBACK)})


def as_the_library(text: str) -> object:
    return FluentParser(with_spans=False).parse(text).to_json()


@pytest.mark.parametrize("area", AREAS)
def test_catalogues_are_read_as_the_library_reads_them(area: str) -> None:
    for language in LANGUAGES:
        if path := languages.catalogues(language).get(area):
            text = path.read_text("utf-8")
            assert parse(text).to_json() == as_the_library(text)


@pytest.mark.parametrize("seed", range(3))
def test_what_was_spoilt_is_read_as_the_library_reads_it(seed: int) -> None:
    rng = Random(seed)
    texts = [path.read_text("utf-8") for path in languages.catalogues("de").values()]
    for _ in range(400):
        lines = rng.choice(texts).splitlines(keepends=True)
        at = rng.randrange(len(lines))
        spoilt = list("".join(lines[at : at + rng.randint(1, 8)]))
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(spoilt) + 1)
            spoilt[place : place + rng.randint(0, 2)] = rng.choice(MARKS)
        text = "".join(spoilt)
        assert parse(text).to_json() == as_the_library(text), text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a =",
        "a = b  \n",
        "a = b\n   .c = d  \n\n\n",
        "a = b\n  c\n",
        "a = b\n{ $c }\n",
        "a = b\n.c = d\ne = f",
        "a = b\n   \n  c",
        "a = b\n    .c = d\n    .e =\n",
        "#",
        "#\n",
        "# a\n#\n# b\nc = d",
        "# a\n## b\nc = d",
        "# a\n\nc = d",
        "#a\nc = d",
        "# a",
        "  \n \n a = b",
        "-a = b\n    .c = d",
        "a = b }",
        "a = b\n    .c = {",
        "a = b\r\n    .c = d\r\n",
    ],
)
def test_edges_are_read_as_the_library_reads_them(text: str) -> None:
    assert parse(text).to_json() == as_the_library(text)
