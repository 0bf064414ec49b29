"""A whole job: the menu's interface, its progress, its summary, its files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from braillespiel.labels.choices import LabelChoice, choices
from braillespiel.labels.errors import LabelError
from braillespiel.labels.files import LIST
from braillespiel.labels.job import FORMATS, Job, LabelSettings, Progress, prepare, produce
from braillespiel.labels.reading import load
from braillespiel.labels.report import catalogue
from braillespiel.labels.source import file_name


def test_every_format_of_a_game_is_made_with_progress_and_a_summary(tmp_path: Path) -> None:
    heard: list[Progress] = []
    summary = produce(Job(load("ludoteca")), FORMATS, tmp_path, heard.append)
    assert [one.what for one in heard] == [*FORMATS, "done"]
    assert heard[2].text(catalogue("de")) == "Braille-Datei für Brailledrucker, 3 von 12"
    assert heard[-1].text(catalogue("de")) == "fertig"
    assert summary.text(catalogue("de")) == "134 Karten, 3 Bögen, keine Konflikte."
    assert summary.text(catalogue("en")) == "134 cards, 3 sheets, no conflicts."
    assert (summary.cards, summary.kinds, summary.conflicts) == (134, 56, 0)
    assert set(summary.sheets) == set(FORMATS)
    written = {path for path in tmp_path.rglob("*") if path.is_file() and path.name != LIST}
    assert written == set(summary.files)
    assert len(written) == len(summary.files)
    assert all(path.stat().st_size > 0 for path in written)


@pytest.mark.parametrize(
    ("formats", "sentence"),
    [
        (("stl",), "48 cards, 4 parts, no conflicts."),
        (("3mf",), "48 cards, one plate, no conflicts."),
        (("tape", "pdf"), "48 cards, one list, no conflicts."),
        (("brf",), "48 cards, one sheet, no conflicts."),
    ],
)
def test_the_summary_counts_what_was_asked_for_first(
    tmp_path: Path, formats: tuple[str, ...], sentence: str
) -> None:
    summary = produce(Job(load("cubus"), "en"), formats, tmp_path)
    assert summary.text(catalogue("en")) == sentence


def test_with_remedies_the_mended_deck_lies_beside_the_labels(tmp_path: Path) -> None:
    job = Job(load("actions"), fix=True)
    summary = produce(job, ("txt",), tmp_path)
    assert summary.text(catalogue("de")) == "108 Karten, eine Liste, keine Konflikte."
    mended = tmp_path / "actions-fixed.toml"
    assert mended in summary.files
    again = prepare(Job(load(str(mended)), scheme="padded"))
    assert [label.lines for label in again.labels.labels] == [
        label.lines for label in prepare(job).labels.labels
    ]
    assert again.changes == ()


def test_stopping_leaves_whole_files_only(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(progress: Progress) -> None:
        if progress.what == "pef":
            raise Stopped

    with pytest.raises(Stopped):
        produce(Job(load("six")), ("brf", "pef", "txt"), tmp_path, stop)
    assert {path.name for path in tmp_path.iterdir()} == {"six.brf", LIST}


def test_a_failing_format_leaves_the_others_and_no_half_file(tmp_path: Path) -> None:
    job = Job(load("signs"), settings=LabelSettings(sheet="L4731"))
    summary = produce(job, ("pdf", "txt"), tmp_path)
    assert [(name, error.key) for name, error in summary.failed.items()] == [
        ("pdf", "error-sticker")
    ]
    assert summary.more(catalogue("de"))[0] == (
        "Nicht gemacht: Etiketten als PDF. "
        "Kreuz Ass: Das Etikett hat 4,1 mal 16,6 Millimeter. "
        "Der Aufkleber L4731 hat 25,4 mal 10; bei 1 Millimeter Rand passen höchstens "
        "4 mal 1 Formen. Groß genug sind: L7160, L7651, 3474."
    )
    assert {path.name for path in tmp_path.iterdir()} == {"signs.txt", LIST}


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    summary = produce(Job(load("six")), ("txt",), blocked / "below")
    (said,) = summary.more(catalogue("de"))
    assert said == (
        f"Nicht gemacht: Liste in Unicode-Braille. {blocked / 'below'} ist kein Ordner. "
        "Wähle mit --out einen anderen."
    )
    assert summary.files == ()


def test_an_unknown_format_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(LabelError) as caught:
        produce(Job(load("six")), ("txt", "docx"), tmp_path)
    assert caught.value.key == "error-format"
    assert list(tmp_path.iterdir()) == []


def test_file_names_are_plain() -> None:
    assert file_name("Größe/../7 é") == "grosse-7-e"
    assert file_name("-2") == "minus-2"
    assert file_name("♥") == "deck"


def test_the_settings_reach_the_plan() -> None:
    deck = load("logomachy")
    job = Job(deck, card_size="100x150", margin=10.0, profile="marburg-large")
    ready = prepare(job)
    assert ready.limits.cells == (12, 12)
    assert prepare(replace(job, scheme="padded")).labels.labels[0].lines == ("⠑⠚⠁",)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_menu_finds_every_choice_with_its_name(language: str, own_settings: Path) -> None:
    words = catalogue(language)
    lists = ("decks", "languages", "formats", "schemes", "tables", "profiles", "cards")
    offered = {what: choices(what, words) for what in (*lists, "sheets", "papers", "embossers")}
    assert all(one.id and one.name for entries in offered.values() for one in entries)
    assert all(len({one.name for one in entries}) == len(entries) for entries in offered.values())
    assert choices("printers", words) == ()
    poker = {"de": "Pokerkarten", "en": "Poker cards"}[language]
    assert LabelChoice("poker", poker) in offered["decks"]
    assert tuple(one.id for one in offered["formats"]) == FORMATS
    assert [one.id for one in offered["sheets"]][:3] == ["cut", "cards", "L4731"]


def test_a_deck_is_written_out_to_be_edited_by_hand(tmp_path: Path) -> None:
    produce(Job(load("skat")), ("deck",), tmp_path)
    again = load(str(tmp_path / "skat-deck.toml"))
    job = Job(again, scheme="international")
    assert [one.lines for one in prepare(job).labels.labels] == [
        one.lines for one in prepare(Job(load("skat"))).labels.labels
    ]


def test_a_lozenge_gets_one_label_and_no_corner_jig(tmp_path: Path) -> None:
    names = {path.name for path in produce(Job(load("cubus")), ("stl", "3mf"), tmp_path).files}
    assert names == {
        "001-left.stl",
        "002-right.stl",
        "003-closed.stl",
        "004-open.stl",
        "cubus-tags-1.3mf",
    }
    two = produce(Job(load("cubus"), settings=LabelSettings(per_card=2)), ("brf",), tmp_path)
    one = produce(Job(load("cubus")), ("brf",), tmp_path / "one")
    letters = [path.read_bytes().lower().count(b"l") for (path,) in (two.files, one.files)]
    assert letters == [32, 16]
