"""The catalogue of decks that labels fit: its entries, its search, and what is sold."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pdfplumber
import pytest

from braillespiel.cli import main
from braillespiel.kit import owned
from braillespiel.labels import entries, outputs
from braillespiel.labels.check import conflicts
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import FORMATS, Job, LabelSettings, prepare, produce
from braillespiel.labels.reading import read
from braillespiel.labels.report import catalogue
from braillespiel.labels.source import LabelSource
from braillespiel.labels.toml_deck import deck_from_toml, deck_to_toml
from braillespiel.languages import of_labels
from braillespiel.output.braille import louis
from tests.labels.command import labels
from tests.labels.decks import SOLD

BLANK = "\u2800"
DECKS = {deck.id: deck for deck in entries.decks()}


def source(deck: Deck, language: str = "en", **how: object) -> LabelSource:
    ready = prepare(Job(deck, language))
    settings = LabelSettings(**how)  # type: ignore[arg-type]
    return LabelSource(ready.labels, ready.limits, ready.findings, settings, catalogue(language))


def made(deck: Deck, kind: str, language: str = "en", **how: object) -> bytes:
    one = source(deck, language, **how)
    outputs.plan(kind, one)
    return outputs.make(kind, one).files[0][1]


def first_page(data: bytes) -> str:
    with pdfplumber.open(io.BytesIO(data)) as document:
        return " ".join((document.pages[0].extract_text() or "").split())


@pytest.mark.parametrize("name", DECKS)
def test_every_entry_has_its_source_and_a_clean_check(name: str) -> None:
    deck = DECKS[name]
    entry = deck.entry
    assert entry is not None
    assert deck.id == name
    for texts in (deck.names, entry.edition, entry.counted_from):
        assert all(in_language(texts, language) for language in of_labels())
        assert "*" in texts or set(texts) >= set(of_labels())
    assert entry.counted_by
    for language in of_labels():
        assert conflicts(prepare(Job(deck, language)).findings) == (0, 0), language


def test_the_way_that_ends_conflicts_is_the_one_that_is_needed() -> None:
    for deck in DECKS.values():
        plain = replace(deck, orient="none")
        free = [
            conflicts(prepare(Job(plain, language)).findings) == (0, 0) for language in of_labels()
        ]
        assert all(free) == (entries.way(deck) == "letters"), deck.id


def test_no_entry_of_a_sold_game_names_what_a_card_does() -> None:
    for deck in DECKS.values():
        if deck.sold:
            for card in deck.cards:
                assert all(len(text) <= 12 for text in card.prints.values()), card.id


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("rommé", ["romme"]),
        ("ROMME", ["romme"]),
        ("mau mau", ["schafkopf", "skat"]),
        ("German suits", ["jass", "schafkopf"]),
        ("Schwarzer Peter", ["schwarzer-peter"]),
        ("domino", ["dominoes"]),
    ],
)
def test_the_catalogue_is_searched_by_name_edition_and_game(word: str, wanted: list[str]) -> None:
    assert [deck.id for deck in entries.decks() if entries.has(deck, word)] == wanted


def test_the_list_says_who_counted_and_that_nobody_had_the_box(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--lang", "en", "labels", "belote", "--list"]) == 0
    assert capsys.readouterr().out.strip() == (
        "skat: Skat cards, French suits, 32 cards. 32 cards of 59 by 91 millimetres, without "
        "words. For Skat, Mau-Mau, Schwimmen, Piquet, Belote, Klaberjass. Not checked against a "
        "box. "
        "Counted by braillespiel, 2026-11-24: four suits of eight cards. No label is taken "
        "for another, whichever way up it is."
    )
    assert main(["--lang", "en", "labels", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for deck in DECKS.values():
        (line,) = [line for line in lines if line.startswith(f"{deck.id}: ")]
        assert line.endswith("Not checked against a box.")


def test_a_search_without_a_find_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert labels("--lang", "en", "catan", "--list") == 1
    assert capsys.readouterr().out.startswith("Nothing in the catalogue has catan. There are ")
    assert labels("skat", "--list", "--json") == 0
    (one, two) = json.loads(capsys.readouterr().out)["catalogue"]
    assert (one["id"], two["id"]) == ("schafkopf", "skat")
    assert (two["cards"], two["checked"], two["conflicts_end_by"]) == (32, False, "letters")


def test_a_check_says_that_nobody_had_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "labels", "schafkopf"]) == 0
    told = "Schafkopf cards: not checked against a box. Counted: four suits of eight cards."
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("sheet", ["cut", "cards", "L4731", "L7160", "25x10,8x29,5x3,25x10"])
def test_the_first_sheet_says_so_in_print(sheet: str) -> None:
    page = first_page(made(DECKS["schwarzer-peter"], "pdf", "de", sheet=sheet))
    assert "Nicht mit einer Schachtel verglichen." in page


@pytest.mark.parametrize("kind", ["large", "proof"])
def test_the_first_page_of_print_says_so(kind: str) -> None:
    assert "Not checked against a box." in first_page(made(DECKS["poker"], kind))


@pytest.mark.parametrize("kind", ["txt", "tape", "svg"])
def test_lists_and_drawings_say_so(kind: str) -> None:
    assert "Not checked against a box." in made(DECKS["poker"], kind).decode("utf-8")


def test_the_first_embossed_sheet_says_so_in_braille() -> None:
    said = louis.translate("Not checked against a box.", "ueb-g1").cells.replace(" ", BLANK)
    text = made(DECKS["poker"], "pef").decode("utf-8")
    assert text.index(said) < text.index("</page>")
    assert len(outputs.make("gcode", source(DECKS["poker"])).files) == text.count("<page>")


def test_what_is_counted_from_a_box_says_nothing() -> None:
    deck = DECKS["poker"]
    assert deck.entry
    checked = replace(deck, entry=replace(deck.entry, checked=True))
    assert "box" not in made(checked, "txt").decode("utf-8")
    assert (
        outputs.make("pef", source(checked)).sheets == outputs.make("pef", source(deck)).sheets - 1
    )


def test_a_sold_game_has_labels_only_and_says_whose_it_is(tmp_path: Path) -> None:
    title = "Labels for Robots (Example Games), by nobody connected with it"
    assert source(SOLD).title == title
    formats = [name for name in FORMATS if name not in ("deck", "stl", "3mf", "gcode", "brf")]
    for name in formats:
        data = made(SOLD, name)
        said = first_page(data) if data.startswith(b"%PDF") else data.decode("utf-8")
        assert title in said, name
    whole = produce(Job(SOLD, "en", settings=LabelSettings(sheet="cards")), ("pdf",), tmp_path)
    error = whole.failed["pdf"]
    assert error.said(catalogue("en")) == f"{title}: there are labels only, no whole cards."


def test_the_kit_of_a_sold_game_is_labels_and_what_their_signs_mean(tmp_path: Path) -> None:
    path = tmp_path / "robots.toml"
    path.write_text(deck_to_toml(SOLD, "en", {"a1": ("⠁⠃",)}), encoding="utf-8")
    assert main(["--lang", "en", "kit", str(path), "--out", str(tmp_path / "out")]) == 0
    names = {one.relative_to(tmp_path / "out").as_posix() for one in (tmp_path / "out").rglob("*")}
    assert {"labels.pdf", "labels.brf", "key.html", "guide.html", "index.html"} <= names
    assert "labels-cards.pdf" not in names
    assert {name for name in names if name.startswith("parts/")} <= {
        "parts/tags.3mf",
        "parts/jig.3mf",
    }
    for name in ("index.html", "key.html", "guide.html"):
        text = (tmp_path / "out" / name).read_text(encoding="utf-8")
        assert "Labels for Robots (Example Games), by nobody connected with it." in text
        assert "Not checked against a box" in text


def test_an_entry_is_kept_when_a_deck_is_written_and_read_again() -> None:
    text = deck_to_toml(SOLD, "en", {"a1": ("⠁⠃",)})
    assert deck_from_toml(text, "robots.toml").entry == SOLD.entry


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "robots.toml, line 6: the catalogue entry has no date. Add it."),
        ('date = "today"', "today is not a date. Write it like 2026-11-24"),
        ('date = 2026-11-24\nchecked = "no"', "checked must be true or false."),
        ('date = 2026-11-24\nlogo = "x"', "logo"),
        ('date = 2026-11-24\nlanguages = "de"', "languages must be a list"),
    ],
)
def test_a_wrong_entry_is_told_with_its_line(line: str, said: str) -> None:
    text = (
        '[deck]\nid = "robots"\ncard = "poker"\n\n\n[catalogue]\nedition = "2"\nfrom = "rules"\n'
        f'by = "Anna"\n{line}\n'
        + ("" if "checked" in line else "checked = false\n")
        + '\n[[cards]]\nid = "a1"\n'
    )
    with pytest.raises(LabelError) as caught:
        deck_from_toml(text, "robots.toml")
    assert said in caught.value.said(catalogue("en"))


def test_the_owner_writes_what_a_short_code_means(own_settings: Path, tmp_path: Path) -> None:
    path = tmp_path / "robots.toml"
    path.write_text(deck_to_toml(SOLD, "en", {"a1": ("⠁⠃",)}), encoding="utf-8")
    assert owned.load(str(path)).print_text(read(path).cards[0], "en") == "a1"
    meanings = own_settings / "labels" / "meanings.toml"
    meanings.parent.mkdir(parents=True)
    meanings.write_text('[robots]\na1 = "turn left"\n', encoding="utf-8")
    deck = owned.load(str(path))
    assert deck.print_text(deck.cards[0], "en") == "turn left"
    meanings.write_text('[robots]\nb7 = "turn left"\n', encoding="utf-8")
    with pytest.raises(LabelError) as caught:
        owned.load(str(path))
    assert caught.value.said(catalogue("en")) == (
        "meanings.toml: robots has no card b7. It has a1."
    )
