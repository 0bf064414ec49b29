"""The guides: every command in them runs and says what they quote, every file form is read."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import braillespiel.application.language
from braillespiel.cli import main
from braillespiel.labels.check import conflicts
from braillespiel.labels.dimensions import profiles
from braillespiel.labels.job import FORMATS, Job, prepare
from braillespiel.labels.notation import schemes
from braillespiel.labels.reading import deck_from_csv, load
from braillespiel.labels.toml_deck import deck_from_toml
from tests.labels.decks import cells, labels

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"```(\w*)\n(.*?)```(?:\n\n> ([^\n]+))?", re.DOTALL)


def blocks(language: str) -> list[tuple[str, str, str]]:
    text = (DOCS / f"labels.{language}.md").read_text(encoding="utf-8")
    return [(kind, inside, quote) for kind, inside, quote in BLOCK.findall(text)]


SHEETS = {"de": "tiere.csv", "en": "animals.csv", "fr": "animaux.csv"}
LABELS_IN = {"de": "de", "en": "de", "fr": "fr"}
"""The language of the labels whose figures a guide quotes."""
NO_CONFLICTS = re.compile("keine Konflikte|no conflicts|aucun conflit")


@pytest.mark.parametrize("language", [*SHEETS])
def test_every_command_runs_clean_and_says_what_the_guide_quotes(
    language: str,
    tmp_path: Path,
    own_settings: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(braillespiel.application.language, "system_language", lambda: language)
    quotes = checked = 0
    for kind, inside, quote in blocks(language):
        if kind == "csv":
            Path(SHEETS[language]).write_text(inside, encoding="utf-8")
        commands = [line for line in inside.splitlines() if line.startswith("braillespiel ")]
        heard = ""
        for command in commands:
            assert main(shlex.split(command)[1:]) == 0, command
            said = " ".join(capsys.readouterr().out.split())
            if not re.search("--(calibrate|measured)", command):
                assert NO_CONFLICTS.search(said), command
                checked += 1
            heard += said
        if quote:
            assert quote in heard
            quotes += 1
    assert (quotes, checked) == (3, 10)


@pytest.mark.parametrize("language", [*SHEETS])
def test_the_figures_of_the_guide_are_those_of_the_program(language: str) -> None:
    text = (DOCS / f"labels.{language}.md").read_text(encoding="utf-8")
    (table,) = [inside for kind, inside, _ in blocks(language) if kind == "csv"]
    decks = {name: load(name) for name in ("skat", "romme", "schafkopf", "tarock", "tarot")}
    decks[SHEETS[language]] = deck_from_csv(table, SHEETS[language])
    for name, deck in decks.items():
        ready = prepare(Job(deck, LABELS_IN[language]))
        left = sum(conflicts(ready.findings))
        cells = sum(len(line) for label in ready.labels.labels for line in label.lines)
        fans = ", ".join(str(f.facts["clear"]) for f in ready.findings if f.kind == "fan")
        of = {"de": "von", "en": "of", "fr": "sur"}[language]
        kinds = len(ready.labels.labels)
        row = f"| `{name}` | {left} | {cells} | {fans} {of} {kinds} |"
        assert row in text


@pytest.mark.parametrize("language", [*SHEETS])
def test_the_decks_of_the_guide_are_read_and_have_no_conflict(language: str) -> None:
    (text,) = [inside for kind, inside, _ in blocks(language) if kind == "toml"]
    deck = deck_from_toml(text, "guide.toml")
    assert deck.count == 2 * 11 * 2 + 4
    (text,) = [inside for kind, inside, _ in blocks(language) if kind == "csv"]
    for one in (deck, deck_from_csv(text, "guide.csv")):
        for labels_in in ("de", "en", "fr"):
            assert conflicts(prepare(Job(one, labels_in)).findings) == (0, 0), labels_in


@pytest.mark.parametrize("language", [*SHEETS])
def test_every_picture_of_the_guide_is_there(language: str) -> None:
    text = (DOCS / f"labels.{language}.md").read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert len(pictures) == 9
    for picture in pictures:
        assert (DOCS / picture).is_file(), picture
        assert f"-{language}" in picture or picture.endswith(("tags.png", "jig.png"))


@pytest.mark.parametrize("language", [*SHEETS])
def test_the_guide_names_every_format_scheme_and_profile(language: str) -> None:
    text = (DOCS / f"labels.{language}.md").read_text(encoding="utf-8")
    for name in (*FORMATS, *schemes(), *profiles()):
        assert f"`{name}" in text, name


def test_the_table_of_notations_shows_the_true_cells() -> None:
    text = (DOCS / "labels.en.md").read_text(encoding="utf-8")
    for name in ("german", "international", "plain", "number-sign", "padded"):
        made = cells(labels("logomachy", "de", name))
        assert f"| `{name}` | {made['red-7']} | {made['red-10']} |" in text
