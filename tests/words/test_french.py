"""French: its typography, and matches and catalogues without a word of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from braillespiel import cli, languages
from braillespiel.games import registry
from braillespiel.ui.screens.settings_menu import setting_entry, value_phrase
from braillespiel.words import audit, gaps
from braillespiel.words.bundle import entries
from braillespiel.words.syntax import parse
from tests.support.facts import facts
from tests.support.player import Player

NO_BREAK = "\u00a0"
FELT = ("braille", "display")
"""Wordings for cells: they have no blank before a sign."""
_BREAKS = re.compile(r"\S [:;?!»](?=\s|$)|« ")
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
    for entry in parse(path.read_text("utf-8")).body:
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
            breaks = _BREAKS.search(text)
            glued = re.search(
                rf"[^\s{NO_BREAK}:;?!…\"(.]" r"[;?!](?=\s|$)|[\wX):](?<!:):(?= )", text
            )
            good = breaks is None and glued is None
        if not good or "’" in text:
            wrong.append(f"{key}.{wording}: {text}")
    assert wrong == []


def test_signs_in_the_files_of_games_have_a_blank_that_does_not_break() -> None:
    files = sorted(Path(registry.__file__).parent.glob("*/*.toml"))
    texts = [text for file in files for text in _of_file(file)]
    assert len(texts) > 20
    assert [text for text in texts if _BREAKS.search(text)] == []


def _of_file(path: Path) -> list[str]:
    """Return the French texts of a file of a deck or of labels."""
    return re.findall(r'fr = "([^"]*)"', path.read_text("utf-8"))


def vocabulary(*names: str) -> set[str]:
    """Return the words of French catalogues, small, and of the decks' own files."""
    found: set[str] = set(_NAMES)
    for name in names:
        for _, _, text in wordings(languages.catalogues("fr")[name]):
            found.update(_WORD.findall(text))
    for deck in (Path(registry.__file__).parent).glob("*/deck.toml"):
        for line in _of_file(deck):
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
    known = vocabulary(f"games/{game}", "client", "cards", "system", "usual")
    foreign = {word for line in told for word in _WORD.findall(line)}
    assert len(told) > min(20, facts(game).FEW)
    assert {word for word in foreign if word.casefold() not in known} == set()
    of_game = entries(languages.path_of(f"games/{game}", "en")).keys()
    assert gaps.of("fr").keys() & of_game == set()


def test_nothing_french_is_missing_or_broken() -> None:
    areas = audit.areas("fr")
    assert {one.kind for area in areas for one in area.findings} <= {"equal", "long"}
    assert all(is_said(area) for area in languages.catalogues("en"))


def test_none_is_not_told_as_one() -> None:
    # CLDR counts 0 as "one" in French: there [one] would say "une carte" of none.
    wrong = []
    for area, path in languages.catalogues("fr").items():
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(each.value for each in entry.attributes)]
                wrong += [f"{area} {entry.id.name}" for one in patterns if one and one_of_none(one)]
    assert wrong == []


def one_of_none(pattern: ast.Pattern) -> bool:
    """Tell whether a wording has a variant that says "une" of 0 things."""
    expressions = [one.expression for one in pattern.elements if isinstance(one, ast.Placeable)]
    for select in [one for one in expressions if isinstance(one, ast.SelectExpression)]:
        keys = [variant.key for variant in select.variants]
        has_none = any(isinstance(key, ast.NumberLiteral) and key.value == "0" for key in keys)
        for variant in select.variants:
            one = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
            says_one = any(re.search(r"\b[Uu]ne?\b", text) for text in _texts(variant.value))
            if one and says_one and not has_none and not _says(variant.value, select.selector):
                return True
            if one_of_none(variant.value):
                return True
    return False


def _says(pattern: ast.Pattern, counted: ast.InlineExpression) -> bool:
    """Tell whether a wording says the number that it is chosen by, or is a verb of people."""
    if not isinstance(counted, ast.VariableReference) or counted.id.name == "people":
        return True
    return any(
        isinstance(part, ast.Placeable)
        and isinstance(part.expression, ast.VariableReference)
        and part.expression.id.name == counted.id.name
        for part in pattern.elements
    )


def test_one_of_none_is_found() -> None:
    def found(variants: str) -> bool:
        text = f"a = {{ $count ->\n{variants}\n}}\n"
        [entry] = parse(text).body
        assert isinstance(entry, ast.Message)
        assert entry.value is not None
        return one_of_none(entry.value)

    assert found(" [one] une carte\n *[other] { $count } cartes")
    assert not found(" [1] une carte\n *[other] { $count } cartes")
    assert not found(" [one] { $count } carte\n *[other] { $count } cartes")


UNREAD = "relu par une personne de langue française"
UNFELT = "par un lecteur du braille français"


def test_settings_say_that_no_french_reader_has_read_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "fr", settings={"language": "fr", "card-table": "cards-fr"})
    language = value_phrase(player.ui, "language")
    assert f"pas encore {UNREAD}" in language.full
    assert f"pas encore {UNREAD}" in language.braille
    assert f"pas encore lu {UNFELT}" in value_phrase(player.ui, "card-table").full
    explained = setting_entry(player.ui, "card-table").help
    assert explained is not None
    assert f"pas encore été lue {UNFELT}" in explained.full


def test_french_pages_say_that_no_french_reader_has_read_them() -> None:
    docs = Path(__file__).resolve().parents[2] / "docs"
    pages = {page.name: " ".join(page.read_text("utf-8").split()) for page in docs.glob("*.fr.md")}
    del pages["keys.fr.md"]  # made of the catalogues, not written
    assert len(pages) >= 6
    assert [name for name, text in pages.items() if f"pas encore été {UNREAD}" not in text] == []
    for name in ("guide.fr.md", "labels.fr.md"):
        assert UNFELT in pages[name]
