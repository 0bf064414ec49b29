"""A language made by a script: English with accents, two fifths longer, written anew in each run.

Every letter that can have an accent has one, so a word of plain letters is one that nobody
translated: :func:`english_in` finds them. Its signs are others, too: a comma, semicolon or colon
before a blank was put there by the program (:func:`signs_in`).
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from braillespiel import deck_texts, languages
from braillespiel.words.syntax import parse

CODE = "xx"
_ACCENTS = str.maketrans("aeiouyAEIOUYcn", "áéíóúýÁÉÍÓÚÝçñ")
_SIGNS = str.maketrans({",": "\u201a", ";": "\u204f", ":": "\ua789"})
_JOINED = ("list", "groups", "label")
_OURS = re.compile(r"[,;:](?= )")
_NO_SENTENCES = ("colour-letter-",)
"""Messages that are letters for cells, not words."""
_CELLS_OF_DECK = ("letter", "sign", "alternatives", "braille")
"""Lines of a deck that are for cells alone."""
_ENGLISH = re.compile(r"(?<![^\W_])[A-Za-z]{3,}(?![^\W_])")


def longer(text: str) -> str:
    """Return a text with accents, and more letters behind its words."""
    letters = sum(letter.isalpha() for letter in text)
    words = text.translate(_ACCENTS).split(" ")
    long = [n for n, word in enumerate(words) if sum(letter.isalpha() for letter in word) > 1]
    if letters < 3 or not long:
        return " ".join(words)
    for number in range(max(1, round(letters * 0.4))):
        at = long[number % len(long)]
        bare = words[at].rstrip(".,;:!?…)”’\"'\n")
        words[at] = f"{bare}ě{words[at][len(bare) :]}"
    return " ".join(words)


def _lengthen(pattern: ast.Pattern | None) -> None:
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, ast.TextElement):
            element.value = longer(element.value).translate(_SIGNS)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _lengthen(variant.value)


@cache
def catalogue(text: str) -> str:
    """Return an English catalogue in the language; what is for cells alone stays."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(
            _NO_SENTENCES
        ):
            _lengthen(entry.value)
            for attribute in entry.attributes:
                if attribute.id.name not in ("braille", "display"):
                    _lengthen(attribute.value)
    return FluentSerializer().serialize(resource)


def write(folder: Path, code: str = CODE, name: str = "Psěúdó") -> Path:
    """Write the language into a folder as a translator's; return its own folder."""
    home = folder / code
    for catalogue_name, path in languages.catalogues("en").items():
        file = home / f"{catalogue_name}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(catalogue(path.read_text("utf-8")), encoding="utf-8")
    signs = {each: getattr(languages.Signs(), each).translate(_SIGNS) for each in _JOINED}
    facts = [f'name = "{name}"', "[signs]", *(f'{key} = "{sign}"' for key, sign in signs.items())]
    (home / "language.toml").write_text("\n".join(facts), encoding="utf-8")
    _write_letters(home)
    for name, path in deck_texts.decks().items():
        file = home / f"{name}.toml"
        if text := deck(path.read_text("utf-8")):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return home


def deck(text: str) -> str:
    """Return what the language brings for a deck: its words longer, its letters as in English."""
    made = []
    lines = deck_texts.lines_of_deck(tomllib.loads(text))
    for table, inside in groupby(lines, key=lambda line: line[0][:-1]):
        head = ".".join(json.dumps(name, ensure_ascii=False) for name in table)
        made.append(f"[{head}]" if table else "")
        for place, texts in inside:
            said = texts[languages.FALLBACK]
            if place[-1] not in _CELLS_OF_DECK:
                said = longer(said)
            made.append(f"{place[-1]} = {json.dumps(said, ensure_ascii=False)}")
    return "\n".join(made)


def _write_letters(home: Path) -> None:
    """Write a deck of letters and a list of words for the letter game."""
    (home / "letters").mkdir(exist_ok=True)
    (home / "lists").mkdir(exist_ok=True)
    letters = "aácdeéiílmnñoóprstuú"
    counts = "".join(f'"{letter}" = 4\n' for letter in letters)
    (home / "letters" / "logomachy.toml").write_text(counts, encoding="utf-8")
    words = "pán rát tól nét máp cár\nséáñ 3\nArt\nx\nqq 1\n"
    (home / "lists" / "logomachy.txt").write_text(words.replace(" ", "\n", 5), encoding="utf-8")


def signs_in(text: str) -> list[str]:
    """Return the signs between words that are not those of the language."""
    return _OURS.findall(text)


def english_in(text: str, names: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the words of a text that have no accent though a vowel of theirs could have one."""
    for word in _ENGLISH.findall(text):
        if re.search("[aeiouyAEIOUYcn]", word) and word not in names:
            yield word
