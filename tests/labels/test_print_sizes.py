"""Print sizes read back from the files: what may be called large, and what must be readable."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from typing import Any

import pdfplumber
import pytest

from braillespiel.games import registry
from braillespiel.kit import owned
from braillespiel.labels.face import ambiguous
from braillespiel.labels.job import Job, prepare
from braillespiel.labels.outputs import make
from braillespiel.labels.reading import load
from braillespiel.labels.report import catalogue
from braillespiel.labels.source import LabelSettings, LabelSource
from tests.support.facts import facts

GAMES = registry.own()
VALUE, NAME, LABEL, LARGE = 24, 12, 9, 16  # points


def pages(game: str, kind: str, language: str, **how: str) -> Iterator[pdfplumber.page.Page]:
    settings = LabelSettings(**how)  # type: ignore[arg-type]
    ready = prepare(Job(owned.load(game, house=True), language, settings=settings), (kind,))
    words = catalogue(language)
    source = LabelSource(ready.labels, ready.limits, ready.findings, settings, words)
    ((_, data),) = make(kind, source).files
    with pdfplumber.open(io.BytesIO(data)) as document:
        yield from document.pages


def size(char: dict[str, Any]) -> float:
    """Return the type size of a character in points, however it is turned."""
    along = char["adv"] * math.hypot(*char["matrix"][:2])
    return math.sqrt(char["width"] ** 2 + char["height"] ** 2 - along**2)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_whole_cards_have_values_of_24_points_and_names_of_12(game: str, language: str) -> None:
    for page in pages(game, "pdf", language, sheet="cards"):
        assert page.chars
        assert all(size(char) >= NAME for char in page.chars)
        assert all(size(char) >= VALUE for char in page.chars if "Bold" in char["fontname"])
    if all(card.value for card in load(game).cards):
        assert any("Bold" in char["fontname"] for char in page.chars)


@pytest.mark.parametrize(
    ("game", "sheet"),
    [
        (game, sheet)
        for game in GAMES
        for sheet in ("cut", "L7160", "L7651", "L4731")
        if sheet not in facts(game).TOO_SMALL
    ],
)
def test_labels_have_print_of_9_points_or_none(game: str, sheet: str) -> None:
    sizes = [char["size"] for page in pages(game, "pdf", "de", sheet=sheet) for char in page.chars]
    assert all(size >= LABEL for size in sizes)
    assert sizes or sheet == "L4731"


@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_large_print_is_below_16_points(game: str, language: str) -> None:
    assert all(
        char["size"] >= LARGE for page in pages(game, "large", language) for char in page.chars
    )


@pytest.mark.parametrize(("kind", "sheet"), [("large", "cut"), ("pdf", "cards"), ("pdf", "cut")])
def test_6_and_9_are_underlined(kind: str, sheet: str) -> None:
    for page in pages("hexaducto", kind, "de", sheet=sheet):
        lined = [
            char["text"]
            for char in page.chars
            if any(
                abs((rect["x0"] + rect["x1"] - char["x0"] - char["x1"]) / 2) < char["width"]
                and min(abs(rect["top"] - char["bottom"]), abs(rect["bottom"] - char["top"]))
                < char["size"] / 4
                for rect in page.rects
            )
        ]
        for digit in "69":
            assert lined.count(digit) == sum(char["text"] == digit for char in page.chars)
        assert set(lined) <= {"6", "9"}


@pytest.mark.parametrize(
    ("text", "two_ways"), [("6", True), ("9", True), ("16", True), ("8", False), ("26", False)]
)
def test_a_number_that_turned_is_another_is_ambiguous(text: str, two_ways: bool) -> None:
    assert ambiguous(text) is two_ways


def test_a_name_that_does_not_fit_is_broken_not_shrunk() -> None:
    (page, *_) = pages("cubus", "large", "de")
    assert "schlos-" in "".join(one.extract_text() for one in pages("cubus", "large", "de"))
    assert page.chars
