"""docs/translating.md tells of all there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from braillespiel import languages
from braillespiel.cli import main
from braillespiel.labels.notation import schemes
from braillespiel.output.braille import tables
from braillespiel.words import audit, bundle, gaps
from braillespiel.words.catalogue import use_own_words
from braillespiel.words.functions import FUNCTIONS
from braillespiel.words.syntax import parse
from scripts import most_said

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "translating.md").read_text("utf-8")


def test_every_line_of_the_facts_and_every_function_is_told() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) >= {
        each.name for each in fields(languages.LanguageFacts)
    }
    assert all(f"{name}($name)" in PAGE for name in FUNCTIONS if name != "NUMBER")


def _tables() -> list[list[tuple[str, str]]]:
    """Return the messages of the page's tables, with their areas."""
    catalogues = languages.catalogues("en")
    found = []
    for table in re.findall(r"^\| area \| messages \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.M):
        rows = re.findall(r"^\| `([\w/-]+)` \| (`.*`) \|$", table, re.MULTILINE)
        found.append([(area, key) for area, row in rows for key in re.findall(r"`([^`]+)`", row)])
        assert all(key in bundle.entries(catalogues[area]) for area, key in found[-1])
    return found


def test_the_messages_that_are_said_most_are_there() -> None:
    tables = _tables()
    assert [len(table) for table in tables] == [33, 59, 58]
    assert len({place for table in tables for place in table}) == most_said.MOST
    assert "about 5,300 messages" in PAGE
    assert 5_200 < sum(area.messages for area in audit.areas("en")) < 5_400


def test_all_that_a_demo_of_six_says_is_in_the_first_table_in_its_order() -> None:
    first, *_ = _tables()
    with most_said.marked() as signs:
        said = [
            place for one in most_said.demo("six", 0) for place in most_said.messages(one, signs)
        ]
    told = list(dict.fromkeys(said))
    assert set(first) == set(told)
    assert [key for area, key in first if area == "games/six"] == [
        key for area, key in told if area == "games/six"
    ]


def test_with_these_and_four_that_are_only_felt_a_demo_of_six_has_no_gaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    felt = re.search(r"Four more are not said there.*?\n2\. ", PAGE, re.DOTALL)
    assert felt
    keys = re.findall(r"`([a-z]+-[a-z0-9-]+)`", felt[0])
    assert len(keys) == 4
    wanted = {key for _, key in _tables()[0]} | set(keys)
    catalogues = languages.catalogues("en")
    for area in ("client", "cards", "games/six"):
        resource = parse(catalogues[area].read_text("utf-8"))
        resource.body = [
            each
            for each in resource.body
            if isinstance(each, ast.Message) and each.id.name in wanted
        ]
        file = tmp_path / "words" / "xx" / f"{area}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    (tmp_path / "words" / "xx" / languages.FACTS).write_text('name = "Half"\n', "utf-8")
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    use_own_words(tmp_path / "words")
    try:
        assert main(["demo", "six", "--lang", "xx"]) == 0
        assert gaps.of("xx") == {}
    finally:
        use_own_words(None)
        gaps.forget()
    assert capsys.readouterr().out


def test_every_area_has_its_place_in_the_order_of_work() -> None:
    order = PAGE.partition("## In this order")[2].partition("In a demo of SIX")[0]
    areas = {area for area in languages.catalogues("en") if "/" not in area}
    assert areas - set(re.findall(r"`([\w-]+)`", order)) == set()


def test_all_that_the_menus_say_is_in_the_first_two_tables() -> None:
    first, second, _ = _tables()
    with most_said.marked() as signs:
        menus = most_said.heard(None, most_said.MENUS)
        said = {place for one in menus for place in most_said.messages(one, signs)}
    assert {("client", "choose-game"), ("client", "main-new"), ("client", "setup-start")} <= said
    assert said <= {*first, *second}


def test_the_values_that_the_facts_may_have_are_told() -> None:
    def listed(name: str) -> set[str]:
        (row,) = re.findall(rf"^\| `{name}` \| (.*) \|.*\|$", PAGE, re.MULTILINE)
        return set(re.findall(r"`([\w-]+)`", row))

    assert listed("braille") | listed("contracted") == {one.id for one in tables.tables("text")}
    assert listed("cards") == {one.id for one in tables.tables("cards")}
    assert listed("labels") == set(schemes())
