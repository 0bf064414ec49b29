"""French: its typography, and matches and catalogues without a word of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from braillespiel import cli, languages
from braillespiel.games import registry
from braillespiel.words import audit, gaps
from braillespiel.words.bundle import entries

NO_BREAK = "\u00a0"
FELT = ("braille", "display")
"""Wordings for cells: they have no blank before a sign."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_NAMES = {"Ada", "Louis", "Valentin", "Hélène"}


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    """Yield a wording and the variants in it, each with X for what comes from outside."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        found = element.expression
        whole += found.value if isinstance(found, ast.StringLiteral) else "X"
        if isinstance(found, ast.SelectExpression):
            for variant in found.variants:
                yield from _texts(variant.value)
    yield whole


def wordings(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield every wording of a catalogue: message, name of the wording ("" is the value), text."""
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield from ((entry.id.name, "", text) for text in _texts(entry.value))
            for each in entry.attributes:
                yield from ((entry.id.name, each.id.name, t) for t in _texts(each.value))


@pytest.mark.parametrize("area", languages.catalogues("fr"))
def test_signs_have_a_blank_that_does_not_break(area: str) -> None:
    wrong = []
    for key, wording, text in wordings(languages.catalogues("fr")[area]):
        if wording in FELT:
            good = re.search(rf"[ {NO_BREAK}][:;?!](?![^\s])", text) is None
        else:
            breaks = re.search(r"\S [:;?!»](?=\s|$)|« ", text)
            glued = re.search(
                rf"[^\s{NO_BREAK}:;?!…\"(.]" r"[;?!](?=\s|$)|[\wX):](?<!:):(?= )", text
            )
            good = breaks is None and glued is None
        if not good or "’" in text:
            wrong.append(f"{key}.{wording}: {text}")
    assert wrong == []


def vocabulary(*names: str) -> set[str]:
    """Return the words of French catalogues, small, and of the decks' own files."""
    found: set[str] = set(_NAMES)
    for name in names:
        for _, _, text in wordings(languages.catalogues("fr")[name]):
            found.update(_WORD.findall(text))
    for deck in (Path(registry.__file__).parent).glob("*/deck.toml"):
        for line in re.findall(r'fr = "([^"]*)"', deck.read_text("utf-8")):
            found.update(_WORD.findall(line))
    return {word.casefold() for word in found}


def is_said(name: str) -> bool:
    """Tell whether French has every message of a catalogue."""
    there = entries(languages.path_of(name, "fr"))
    return entries(languages.path_of(name, "en")).keys() <= there.keys()


@pytest.mark.gaps
@pytest.mark.parametrize("game", [name for name in registry.own() if is_said(f"games/{name}")])
def test_a_match_is_told_in_french_alone(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["demo", game, "--lang", "fr", "--seed", "1"]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    known = vocabulary(f"games/{game}", "client", "cards", "system")
    foreign = {word for line in told for word in _WORD.findall(line)}
    assert len(told) > 20
    assert {word for word in foreign if word.casefold() not in known} == set()
    of_game = entries(languages.path_of(f"games/{game}", "en")).keys()
    assert gaps.of("fr").keys() & of_game == set()


def test_nothing_french_is_broken_or_lacks_a_wording() -> None:
    kinds = {one.kind for area in audit.areas("fr") for one in area.findings}
    assert kinds <= {"equal", "long", "missing"}
