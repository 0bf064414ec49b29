"""The page's files, without a browser: their size, what must not be in them, words and colours."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from braillespiel.output.window import figures
from braillespiel.output.window.theme import THEMES, Face
from braillespiel.web.files import PAGE
from braillespiel.words import bundle
from braillespiel.words.catalogue import catalogue_path
from tests.support.languages import LANGUAGES

FILES = sorted(path for path in PAGE.rglob("*") if path.is_file())


def test_the_page_is_small_on_disk_and_on_its_way() -> None:
    assert sum(path.stat().st_size for path in FILES) <= 120_000
    assert sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in FILES) <= 40_500


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_text_becomes_markup_and_nothing_comes_from_elsewhere(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    for word in ("innerHTML", "outerHTML", "insertAdjacent", "eval(", "document.write", "onclick="):
        assert word not in source
    elsewhere = re.findall(r"https?://[^\s\"']+", source)
    assert [url for url in elsewhere if not url.startswith("http://www.w3.org/")] == []
    assert "<style" not in source
    assert not re.search(r"<[^>]* style=", source)


def test_the_page_names_all_its_modules_so_that_none_waits_for_another() -> None:
    source = (PAGE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src)="([a-z]+\.js)"', source)
    assert sorted(named) == sorted(path.name for path in PAGE.glob("*.js"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_the_sentences_that_there_are(language: str) -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    asked = set(re.findall(r"words\(\s*\"([a-z-]+)\"\)", scripts))
    asked.update(re.findall(r"\{([a-z-]+)\}", (PAGE / "index.html").read_text("utf-8")))
    for pair in re.findall(r"words\([^()]*\? \"([a-z-]+)\" : \"([a-z-]+)\"\)", scripts):
        asked.update(pair)
    there = {
        key.removeprefix("page-")
        for key in bundle.entries(catalogue_path("page", language))
        if key.startswith("page-")
    }
    # of the language's own file, and no sentence
    assert asked == (there - {"language-name"}) | {"sentence", "hosts"}


def test_small_drawings_are_those_of_the_window() -> None:
    source = (PAGE / "figures.js").read_text(encoding="utf-8")
    lines = dict(re.findall(r'^  (\w+): "([^"]+)",$', source, re.M))
    assert lines == figures.LINES
    lozenges = re.findall(r'^  (\w+): \["([^"]+)", "\w+", "([^"]*)"\],$', source, re.M)
    assert {name: (corners, pattern) for name, corners, pattern in lozenges} == {
        name: (corners, pattern) for name, (corners, _, pattern) in figures.LOZENGES.items()
    }
    (pips,) = re.findall(r"^const PIPS = (.+);$", source, re.M)
    assert json.loads(pips) == [list(face) for face in figures.PIPS]


def _hex(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def test_the_themes_are_those_of_the_window() -> None:
    source = (PAGE / "themes.css").read_text(encoding="utf-8")
    for name, theme in THEMES.items():
        part = source if name == "dark" else source[source.index(f'[data-theme="{name}"]') :]
        head = part[: part.index("}")]
        for key in ("back", "raised", "line", "ink", "quiet", "ring", "accent", "felt"):
            assert f"--{key}: {_hex(getattr(theme, key))};" in head, (name, key)
        for selector, face in {"plain": theme.plain, "back": theme.down, **theme.faces}.items():
            assert _rule(source, name, selector) == _face(face), (name, selector)


def _face(face: Face) -> str:
    values = zip(("fill", "on", "edge", "mark"), _colours(face), strict=True)
    return " ".join(f"--{key}: {value};" for key, value in values)


def _colours(face: Face) -> list[str]:
    return [_hex(c) for c in (face.fill, face.ink, face.edge, face.pattern)]


def _rule(source: str, theme: str, colour: str) -> str:
    """Return what holds for a colour in a theme: its own rule, else that of the dark one."""
    found = ""
    for line in source.splitlines():
        own = f'[data-theme="{theme}"]' in line
        if f'[data-colour="{colour}"]' in line and (own or "data-theme" not in line):
            found = line[line.index("{") + 1 : line.index("}")].strip()
    return found
