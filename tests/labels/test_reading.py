"""Deck files: both forms, what is forgiven, and errors that name the line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.games import registry
from braillespiel.labels.check import check
from braillespiel.labels.deck import in_language
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import Job, prepare
from braillespiel.labels.notation import Notation, render
from braillespiel.labels.reading import deck_from_csv, known_decks, load, read
from braillespiel.labels.report import catalogue
from braillespiel.labels.toml_deck import deck_from_data, deck_from_toml, read_text
from tests.labels.decks import LIMITS
from tests.support.facts import facts

GAMES = {game: facts(game).CARDS for game in registry.own()}
CATALOGUE = {
    "canasta": 108,
    "dominoes": 28,
    "doppelkopf": 48,
    "gaigel": 48,
    "jass": 36,
    "poker": 54,
    "romme": 110,
    "schafkopf": 32,
    "schwarzer-peter": 31,
    "scopa": 40,
    "skat": 32,
    "tarock": 54,
    "tarot": 78,
}


@pytest.mark.parametrize(("name", "cards"), [*GAMES.items(), *CATALOGUE.items()])
def test_the_decks_that_come_with_the_program_are_complete(name: str, cards: int) -> None:
    deck = load(name)
    assert deck.count == cards
    assert set(known_decks()) == {*GAMES, *CATALOGUE}
    for card in deck.cards:
        assert all(deck.print_text(card, language) for language in ("de", "en", "fr"))


def test_the_basic_game_of_ludoteca_has_102_cards() -> None:
    helpers = {"h1", "h4", "h8"}
    cards = [card for card in load("ludoteca").cards if card.colour or card.id in helpers]
    assert sum(card.copies for card in cards) == 102


def test_no_strokes_of_ours_are_printed_and_six_comes_by_colour() -> None:
    deck = load("six")
    names = [deck.print_text(card, "de") for card in deck.cards]
    colours = ("blau", "gelb", "grün", "lila", "orange")
    assert names == [f"{colour} {number}" for colour in colours for number in range(1, 19)]


# --- CSV -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_csv_with_any_of_three_delimiters_and_german_or_english_names(delimiter: str) -> None:
    for header in (("name", "braille", "copies"), ("Karte", "Punktschrift", "Anzahl")):
        rows = [header, ("Löwe", "l1", "3"), ("", "", ""), ("Tiger", "⠞⠆", "")]
        text = "\r\n".join(delimiter.join(row) for row in rows) + "\r\n"
        deck = deck_from_csv(text.replace("\r\n", "\n"), "zoo.csv")
        assert [(card.id, card.copies) for card in deck.cards] == [("Löwe", 3), ("Tiger", 1)]
        assert deck.cards[1].braille == {"*": "⠞⠆"}


def test_csv_in_windows_1252_or_with_a_byte_order_mark(tmp_path: Path) -> None:
    for encoding in ("cp1252", "utf-8-sig", "utf-8"):
        path = tmp_path / f"{encoding}.csv"
        path.write_bytes("Karte;Anzahl\r\nKöniglich;2\r\n".encode(encoding))
        assert [card.id for card in read(path).cards] == ["Königlich"]


def test_csv_with_colour_and_value_and_two_cards_of_one_name() -> None:
    deck = deck_from_csv("colour,value,name\nred,7,\nred,8,\n,,joker\n,,joker\n", "some.csv")
    assert [card.id for card in deck.cards] == ["red-7", "red-8", "joker", "joker-5"]
    assert deck.print_text(deck.cards[0], "de") == "red 7"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "karte;anzahl\nLöwe;viele\n",
            "zoo.csv, Zeile 2: viele ist keine Anzahl. Schreibe eine ganze Zahl von 1 bis 999.",
        ),
        (
            "\nfoo;bar\nLöwe;2\n",
            "zoo.csv, Zeile 2: Keine Spalte heißt Karte, Farbe oder Wert. "
            "Die erste Zeile muss die Spalten nennen.",
        ),
        (
            "karte;anzahl\nLöwe;1\n;2\n",
            "zoo.csv, Zeile 3: Die Karte hat keinen Namen. Schreibe, was auf ihr steht.",
        ),
        ("karte;anzahl\n", "zoo.csv hat keine Karten. Trage welche ein."),
    ],
)
def test_a_wrong_csv_file_is_told_by_line(text: str, sentence: str) -> None:
    with pytest.raises(LabelError) as caught:
        deck_from_csv(text, "zoo.csv")
    assert caught.value.said(catalogue("de")) == sentence


def test_an_open_quotation_mark_is_told_by_line() -> None:
    with pytest.raises(LabelError) as caught:
        deck_from_csv('karte\n"Löwe\n', "zoo.csv")
    assert caught.value.key == "error-csv"


# --- TOML ----------------------------------------------------------------------------------------

HEAD = '[deck]\nname = "Zoo"\n\n[colours.red]\nletter = "r"\n\n[[cards]]\nid = "one"\n\n'


def test_a_toml_deck_spreads_colours_over_values() -> None:
    deck = deck_from_toml(
        HEAD + '[[cards]]\ncolours = ["red"]\nvalues = ["1-3", "X", 9]\n', "z.toml"
    )
    assert [card.id for card in deck.cards] == ["one", "red-1", "red-2", "red-3", "red-X", "red-9"]
    assert in_language(deck.names, "fr") == "Zoo"
    assert deck.id == "z"


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (
            'colour = "blu"',
            "zoo.toml, line 11: blu is not a colour of this deck. Choose one of red.",
        ),
        (
            'id = "two"\ncopies = 0',
            "zoo.toml, line 12: 0 is not a number of copies. Write a whole number from 1 to 999.",
        ),
        (
            'id = "one"',
            "zoo.toml, line 10: one occurs twice. Give one of them another id, or raise copies.",
        ),
        ("copies = 2", "zoo.toml, line 10: the card has no id, colour or value. Give it an id."),
        (
            'id = "two"\nbraile = "x"',
            "zoo.toml, line 12: braile is unknown. The fields are braille, colour, colours, "
            "copies, dots, id, labels, print, sign, turn, value, values.",
        ),
        (
            "value = 1\nvalues = [1]",
            "zoo.toml, line 10: give value or values, not both.",
        ),
        (
            'values = ["9-1"]',
            "zoo.toml, line 10: 9-1 is not a range. Write the smaller number first, such as 1-8.",
        ),
        ("values = 4", "zoo.toml, line 11: values must be a list in square brackets."),
        (
            'id = "two"\nprint = [1]',
            "zoo.toml, line 12: print must be a text, or a table of texts by language.",
        ),
    ],
)
def test_a_wrong_card_is_told_by_line(entry: str, sentence: str) -> None:
    with pytest.raises(LabelError) as caught:
        deck_from_toml(f"{HEAD}[[cards]]\n{entry}\n", "zoo.toml")
    assert caught.value.said(catalogue("en")) == sentence


def test_toml_that_is_none_is_told_with_its_line() -> None:
    with pytest.raises(LabelError) as caught:
        deck_from_toml("[deck]\nname = Zoo\n", "zoo.toml")
    assert caught.value.said(catalogue("de")) == (
        "zoo.toml, Zeile 2, Spalte 8: Ab hier ist die Datei kein gültiges TOML. "
        "Prüfe Anführungszeichen, Klammern und Gleichheitszeichen."
    )


@pytest.mark.parametrize(
    "text", ["", "deck = 3", "cards = 3", '[deck]\nname=[1]\n[[cards]]\nid="a"', "cards = [1]"]
)
def test_other_forms_are_refused(text: str) -> None:
    with pytest.raises(LabelError):
        deck_from_toml(text, "zoo.toml")


# --- files ---------------------------------------------------------------------------------------


def test_a_deck_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(LabelError) as caught:
        load("quartett")
    assert "quartet" in caught.value.said(catalogue("de"))


@pytest.mark.parametrize("name", ["~nobody-of-this-name", "x" * 5000, "~/" * 2000, "a\0b"])
def test_what_cannot_be_the_name_of_a_file_is_an_unknown_deck(name: str) -> None:
    with pytest.raises(LabelError) as caught:
        load(name)
    assert caught.value.key == "error-deck-unknown"


def test_a_file_that_is_missing_too_large_or_a_folder(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "none.csv", "outside-missing"), (tmp_path, "error-file")):
        with pytest.raises(LabelError) as caught:
            read(path)
        assert caught.value.key == key
    huge = tmp_path / "huge.csv"
    with huge.open("wb") as file:
        file.truncate(5_000_000)
    with pytest.raises(LabelError) as caught:
        read(huge)
    assert caught.value.key == "outside-large"


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(LabelError) as caught:
        read_text(b"\x81\x8d\xff", "noise.csv")
    assert caught.value.key == "error-encoding"


def test_a_user_may_name_a_file_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD, encoding="utf-8")
    assert load(str(path)).count == 1


# --- anything at all -----------------------------------------------------------------------------

CELL = st.one_of(
    st.sampled_from(
        ["name", "braille", "copies", "dots", "colour", "value", "id", "1", "⠗⠶", "12-3"]
    ),
    st.text(max_size=6),
)
CSV = st.lists(st.lists(CELL, max_size=4).map(";".join), max_size=5).map("\n".join)


def said_in_words(error: LabelError) -> None:
    """Make sure that an error has its sentence with all its facts in both languages."""
    for language in ("de", "en"):
        assert error.said(catalogue(language)).strip()


@settings(derandomize=True, deadline=None)
@given(CSV)
def test_any_csv_is_read_and_rendered_or_refused_in_words(text: str) -> None:
    try:
        deck = deck_from_csv(text, "any.csv")
        checked = render(deck, Notation.of(deck, "de"))
        check(checked, LIMITS)
    except LabelError as error:
        said_in_words(error)


LEAF = st.one_of(
    st.sampled_from(["red", "1-3", "⠗", "12", "", "{colour}", "9-1"]),
    st.integers(-3, 2000),
    st.booleans(),
    st.text(max_size=4),
)
VALUE = st.one_of(
    LEAF, st.lists(LEAF, max_size=3), st.dictionaries(st.sampled_from(["de", "en", "*"]), LEAF)
)
FIELDS = (
    *("id", "name", "letter", "sign", "alternatives", "colour", "colours", "value", "values"),
    *("copies", "print", "braille", "dots", "labels", "card", "scheme"),
)
ENTRY = st.dictionaries(
    st.sampled_from(FIELDS),
    VALUE,
    max_size=4,
)
DECK = st.fixed_dictionaries(
    {},
    optional={
        "deck": ENTRY,
        "colours": st.dictionaries(st.sampled_from(["red", "blue"]), ENTRY, max_size=2),
        "values": st.dictionaries(st.sampled_from(["1", "skip"]), ENTRY, max_size=2),
        "cards": st.lists(ENTRY, max_size=3),
    },
)


@settings(derandomize=True, deadline=None)
@given(DECK)
def test_any_toml_is_read_and_rendered_or_refused_in_words(data: dict[str, object]) -> None:
    try:
        deck = deck_from_data(data, "", "any.toml")
        ready = prepare(Job(deck, fix=True))
        assert len(ready.labels.labels) == len(deck.cards)
    except LabelError as error:
        said_in_words(error)
