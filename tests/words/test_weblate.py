"""Weblate gets every catalogue, and its file library changes only what was translated."""

from __future__ import annotations

import json
from difflib import unified_diff
from pathlib import Path

import pytest
from translate.storage.fluent import FluentFile

from braillespiel import languages
from scripts import catalogues
from tests.support.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
OURS = sorted((ROOT / "braillespiel").rglob("*.ftl"))


def test_weblate_gets_every_catalogue() -> None:
    text = catalogues.COMPONENTS.read_text("utf-8")
    templates = {ROOT / each["template"] for each in json.loads(text)}
    assert templates == set(languages.catalogues("en").values())
    for each in json.loads(text):
        found = set(ROOT.glob(each["filemask"]))
        assert {ROOT / each["template"]} <= found
        assert len(found) >= len(LANGUAGES)


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_an_untouched_catalogue_keeps_every_byte(path: Path) -> None:
    assert bytes(FluentFile.parsefile(str(path))) == path.read_bytes()


def test_a_message_with_its_wordings_is_one_text_and_changes_alone(tmp_path: Path) -> None:
    path = tmp_path / "client.ftl"
    path.write_bytes(languages.catalogues("en")["client"].read_bytes())
    file = FluentFile.parsefile(str(path))
    (place,) = (unit for unit in file.units if unit.getid() == "place")
    assert place.source.splitlines()[1] == ".braille = { $number }/{ $count }"
    place.source = "{ $number } sur { $count }\n.braille = { $number }/{ $count }"
    before, after = path.read_text("utf-8"), bytes(file).decode()
    changed = list(unified_diff(before.splitlines(), after.splitlines(), n=0))[3:]
    assert changed == ["-place = { $number } of { $count }", "+place = { $number } sur { $count }"]


def test_what_was_written_by_hand_gets_its_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fr" / "client.ftl"
    path.parent.mkdir()
    path.write_text("a = { $n ->\n  *[other] .x\n}\n  .braille = *\n", encoding="utf-8")
    broken = path.with_name("cards.ftl")
    broken.write_text("a = { $n\n", encoding="utf-8")
    assert catalogues.main(tmp_path) == 0
    assert capsys.readouterr().out == f"{path}\n"
    assert bytes(FluentFile.parsefile(str(path))) == path.read_bytes()
    assert '.braille = { "*" }' in path.read_text("utf-8")
    assert broken.read_text("utf-8") == "a = { $n\n"
