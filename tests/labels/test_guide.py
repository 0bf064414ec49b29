"""The guides: every command in them runs and says what they quote, every file form is read."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import braillespiel.seat.program.language
from braillespiel.cli import main
from braillespiel.labels.dimensions import profiles
from braillespiel.labels.job import FORMATS
from braillespiel.labels.notation import schemes
from braillespiel.labels.reading import deck_from_csv
from braillespiel.labels.toml_deck import deck_from_toml
from tests.labels.decks import cells, labels

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"```(\w*)\n(.*?)```(?:\n\n> ([^\n]+))?", re.DOTALL)


def blocks(language: str) -> list[tuple[str, str, str]]:
    text = (DOCS / f"labels.{language}.md").read_text(encoding="utf-8")
    return [(kind, inside, quote) for kind, inside, quote in BLOCK.findall(text)]


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_command_runs_and_says_what_the_guide_quotes(
    language: str,
    tmp_path: Path,
    own_settings: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(braillespiel.seat.program.language, "system_language", lambda: language)
    quotes = 0
    for _, inside, quote in blocks(language):
        commands = [line for line in inside.splitlines() if line.startswith("braillespiel ")]
        for command in commands:
            assert main(shlex.split(command)[1:]) == 0, command
        said = " ".join(capsys.readouterr().out.split())
        if quote:
            assert quote in said
            quotes += 1
    assert quotes == 3


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_deck_files_of_the_guide_are_read(language: str) -> None:
    (text,) = [inside for kind, inside, _ in blocks(language) if kind == "toml"]
    assert deck_from_toml(text, "guide.toml").count == 2 * 11 * 2 + 4
    (text,) = [inside for _, inside, _ in blocks(language) if "⠞⠆" in inside]
    deck = deck_from_csv(text, "guide.csv")
    assert [card.copies for card in deck.cards] == [2, 1, 1]
    assert deck.cards[2].dots == {"*": "123-13456"}


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_guide_names_every_format_scheme_and_profile(language: str) -> None:
    text = (DOCS / f"labels.{language}.md").read_text(encoding="utf-8")
    for name in (*FORMATS, *schemes(), *profiles()):
        assert f"`{name}" in text, name


def test_the_table_of_notations_shows_the_true_cells() -> None:
    text = (DOCS / "labels.en.md").read_text(encoding="utf-8")
    for name in ("german", "international", "plain", "number-sign", "padded"):
        made = cells(labels("logomachy", "de", name))
        assert f"| `{name}` | {made['red-7']} | {made['red-10']} |" in text
