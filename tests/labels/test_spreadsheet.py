"""A teacher's first deck: a sheet saved as CSV, with whatever a spreadsheet makes of it."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.labels.cells import letter_cell
from braillespiel.labels.deck import Deck
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import Job, Prepared, prepare
from braillespiel.labels.letters import letters_of, own_letters
from braillespiel.labels.reading import deck_from_csv, load, read, standard_input
from braillespiel.labels.report import catalogue, finding_text, together
from braillespiel.labels.toml_deck import deck_from_toml

GERMAN = catalogue("de")


def ready(text: str, **how: object) -> Prepared:
    return prepare(Job(deck_from_csv(text, "zoo.csv"), **how))  # type: ignore[arg-type]


def letters(one: Prepared) -> dict[str, str]:
    """Return the first cell of every colour's cards."""
    found = {}
    for label in one.labels.labels:
        if label.colour:
            assert found.setdefault(label.colour, label.lines[0][0]) == label.lines[0][0]
    return found


def said(one: Prepared) -> list[str]:
    return [finding_text(finding, GERMAN) for finding in one.findings if finding.kind != "fan"]


def wrong(text: str) -> str:
    with pytest.raises(LabelError) as caught:
        deck_from_csv(text, "zoo.csv")
    return caught.value.said(GERMAN)


def sheet(*colours: str, values: range = range(1, 10)) -> str:
    rows = [f"{colour};{value}" for colour in colours for value in values]
    return "Farbe;Wert\n" + "\n".join(rows) + "\n"


# --- letters of colours --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colours", "wanted"),
    [
        (("grün", "gelb"), "gl"),
        (("rot", "blau", "grün", "gelb"), "rbgl"),
        (("Kreuz", "Pik", "Herz", "Karo"), "kpha"),
        (("blue", "black"), "bl"),
        (("rot", "rosa", "rostrot"), "ros"),
        (("♣", "♠", "♥", "♦"), "kpha"),
    ],
)
def test_two_colours_with_one_initial_get_letters_that_differ_from_their_words(
    colours: tuple[str, ...], wanted: str
) -> None:
    one = ready(sheet(*colours))
    assert list(letters(one).values()) == [letter_cell(letter) for letter in wanted]
    assert not [finding for finding in one.findings if finding.severity != "note"]


def test_the_letters_that_were_chosen_are_said() -> None:
    assert said(ready(sheet("grün", "gelb"))) == ["Buchstaben der Farben: grün g, gelb l."]


def test_a_letter_is_never_the_label_of_another_card() -> None:
    text = sheet("grün", "gelb", values=range(1, 3))
    one = ready(text.replace("Farbe;Wert", "Farbe;Wert;Karte;Braille") + ";;Joker;e\n;;Alles;l\n")
    assert list(letters(one).values()) == ["⠛", "⠃"]


def test_the_sheet_may_name_letters_and_they_stay() -> None:
    text = "Farbe;Buchstabe;Wert\ngrün;n;1\ngelb;;1\ngrün;;2\ngelb;g;2\n"
    one = ready(text)
    assert letters(one) == {"grün": "⠝", "gelb": "⠛"}
    assert said(one) == []
    assert wrong(text.replace("grün;;2", "grün;x;2")) == (
        "zoo.csv, Zeile 4: grün hat hier den Buchstaben x, weiter oben n. "
        "Gib einer Farbe nur einen."
    )


def test_a_colour_is_the_same_whether_it_is_written_large_or_small() -> None:
    deck = deck_from_csv("Farbe;Wert\nRot;1\nrot;2\nROT;3\n", "zoo.csv")
    assert list(deck.colours) == ["Rot"]
    assert [card.id for card in deck.cards] == ["Rot-1", "Rot-2", "Rot-3"]


def test_words_of_another_script_get_letters_of_their_own() -> None:
    assert letters_of("красный")[:2] == ("к", "р")
    assert own_letters(["красный", "красивый"], {}) == {"красный": "к", "красивый": "р"}


WORD = st.text(st.sampled_from("aäbegilnortuüß"), min_size=1, max_size=6)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(st.lists(WORD, min_size=1, max_size=8), st.sets(st.sampled_from("abegl"), max_size=3))
def test_letters_always_differ_and_are_no_label(words: list[str], taken: set[str]) -> None:
    given_letters = own_letters(words, {}, taken)
    assert set(given_letters) == set(words)
    assert len(set(given_letters.values())) == len(given_letters)
    assert not set(given_letters.values()) & taken


# --- what a spreadsheet writes -------------------------------------------------------------------

TEXT = "Karte;Anzahl\r\nLöwe;2\r\nTiger;1\r\n"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"]
)
def test_every_encoding_that_spreadsheets_write(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "zoo.csv"
    path.write_bytes(TEXT.encode(encoding))
    assert [(card.id, card.copies) for card in read(path).cards] == [("Löwe", 2), ("Tiger", 1)]


def test_csv_for_the_macintosh_is_in_its_own_code_page(tmp_path: Path) -> None:
    path = tmp_path / "zoo.csv"
    path.write_bytes(TEXT.replace("\r\n", "\r").encode("mac-roman"))
    assert [card.id for card in read(path).cards] == ["Löwe", "Tiger"]
    path.write_bytes(TEXT.replace("\r\n", "\r").encode("utf-8"))
    assert [card.id for card in read(path).cards] == ["Löwe", "Tiger"]


def test_unicode_text_of_a_spreadsheet_is_parted_by_tabs(tmp_path: Path) -> None:
    path = tmp_path / "zoo.txt"
    path.write_bytes(TEXT.replace(";", "\t").encode("utf-16"))
    assert [card.copies for card in read(path).cards] == [2, 1]


def test_a_toml_file_in_utf_16_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "zoo.toml"
    path.write_bytes('[deck]\nname = "Löwen"\n[[cards]]\nid = "a"\n'.encode("utf-16"))
    assert read(path).names == {"*": "Löwen"}


def test_the_line_that_names_the_separator_is_understood() -> None:
    assert len(deck_from_csv("sep=;\nKarte;Anzahl\nLöwe, groß;2\n", "zoo.csv").cards) == 1
    assert wrong("sep=;\nKarte;Anzahl\nLöwe;viele\n").startswith("zoo.csv, Zeile 3: viele")


@pytest.mark.parametrize("start", [b"PK\x03\x04rest of a file", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a"])
def test_a_spreadsheet_itself_is_told_to_be_saved_as_csv(start: bytes, tmp_path: Path) -> None:
    path = tmp_path / "zoo.csv"
    path.write_bytes(start)
    with pytest.raises(LabelError) as caught:
        read(path)
    assert caught.value.said(GERMAN) == (
        "zoo.csv ist ein Dokument eines Büroprogramms. Speichere das Blatt dort als CSV."
    )


def test_unknown_columns_and_surplus_cells_are_named() -> None:
    one = ready("Karte;Bemerkung;Anzahl;Preis\nLöwe;lieb;2;3\nTiger;;1;;böse;sehr\n")
    assert said(one) == [
        "Zeile 3: Hier stehen mehr Zellen, als es Spalten gibt: böse; sehr. "
        "Setze Text mit Trennzeichen in Anführungszeichen, oder lösche die Zellen.",
        "Zeile 1: Als Spalte unbekannt und weggelassen: Bemerkung, Preis.",
    ]
    assert [one.severity for one in one.findings[:2]] == ["warning", "note"]


def test_empty_columns_at_the_end_are_nothing_to_talk_about() -> None:
    assert said(ready("Karte;Anzahl;;\nLöwe;2;;\nTiger;1\n")) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Karte\nLö\0we\n", "zoo.csv, Zeile 2: Hier steht ein unsichtbares Steuerzeichen, U+0000."),
        ("Karte\nLöwe\nTi\x07ger\n", "zoo.csv, Zeile 3: Hier steht ein unsichtbares"),
        (
            "Karte\nLö\u202ewe\n",
            "zoo.csv, Zeile 2: Hier steht ein unsichtbares Steuerzeichen, U+202E",
        ),
        ("Farbe;Wert\nr\x1bt;1\n", "zoo.csv, Zeile 2: Hier steht ein unsichtbares Steuerzeichen"),
        ("Karte;Punkte\nLöwe;1\nTiger;19\n", "zoo.csv, Zeile 3: 19 sind keine Punkte. Schreibe"),
        ("Karte\n" + "x" * 201, "zoo.csv, Zeile 2: Ein Text hat 201 Zeichen. Mehr als 200 passen"),
        ('Karte;Anzahl\n"Löwe;1\n', "zoo.csv, Zeile 2: Die Anführungszeichen gehen nicht auf."),
        ("Karte;Anzahl\nLöwe;9999999999\n", "zoo.csv, Zeile 2: 9999999999 ist keine Anzahl."),
        ("Karte;Anzahl\nLöwe;²\n", "zoo.csv, Zeile 2: ² ist keine Anzahl."),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, sentence: str) -> None:
    assert wrong(text).startswith(sentence)


@pytest.mark.parametrize("field", ["id", "print", "braille"])
def test_control_characters_in_a_toml_deck_are_errors(field: str) -> None:
    text = '[[cards]]\nid = "a"\n[[cards]]\nid = "b"\n'
    text = text.replace(
        'id = "b"', f'{field} = "b\\u0007"' if field == "id" else f'id = "b"\n{field} = "x\\u0007"'
    )
    with pytest.raises(LabelError) as caught:
        deck_from_toml(text, "zoo.toml")
    line = 4 if field == "id" else 5
    assert caught.value.said(GERMAN) == (
        f"zoo.toml, Zeile {line}: Hier steht ein unsichtbares Steuerzeichen, U+0007. Lösche es."
    )


def test_what_office_programs_leave_unseen_is_left_out() -> None:
    (card,) = deck_from_csv("Karte\nLö\u00adwen\u200b zahn\ufe0f\n", "zoo.csv").cards
    assert card.prints == {"*": "Löwen zahn"}
    assert "\u0308" not in deck_from_csv("Karte\nLo\u0308we\n", "zoo.csv").cards[0].id


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[deck]\ncard = "riesig"\n', "zoo.toml, Zeile 2: riesig ist keine Kartengröße. Es gibt"),
        (
            '[deck]\n\nscheme = "blau"\n',
            "zoo.toml, Zeile 3: blau ist keine Notation.",
        ),
        ('[colours.red]\nsign = "19"\n', "zoo.toml, Zeile 2: 19 sind keine Punkte."),
        ('[[cards]]\nid = "a"\ndots = "9"\n', "zoo.toml, Zeile 3: 9 sind keine Punkte."),
        (
            '[[cards]]\nid = "a"\nlabels = { skat = "9" }\n',
            "zoo.toml, Zeile 3: 9 sind keine Punkte.",
        ),
        (
            '[[cards]]\nid = "a"\nlabels = { none = "1" }\n',
            "zoo.toml, Zeile 3: none ist keine Notation.",
        ),
        (
            '[colors.red]\nname = "x"\n',
            "zoo.toml, Zeile 1: colors ist unbekannt.",
        ),
    ],
)
def test_wrong_dots_sizes_and_colours_are_told_with_file_and_line(text: str, sentence: str) -> None:
    with pytest.raises(LabelError) as caught:
        deck_from_toml(text + '[[cards]]\nid = "z"\n', "zoo.toml")
    assert caught.value.said(GERMAN).startswith(sentence)


def test_a_deck_without_colours_is_told_how_to_name_one() -> None:
    with pytest.raises(LabelError) as caught:
        deck_from_toml('[[cards]]\nid = "z"\ncolour = "red"\n', "zoo.toml")
    assert caught.value.said(GERMAN) == (
        "zoo.toml, Zeile 3: red ist keine Farbe dieses Decks. "
        "Es hat noch keine; schreibe einen Abschnitt [colours.red]."
    )


# --- standard input ------------------------------------------------------------------------------


def test_a_deck_comes_through_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def piped(data: bytes) -> Deck:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        return load("-")

    assert [card.id for card in piped(TEXT.encode("utf-16")).cards] == ["Löwe", "Tiger"]
    deck = piped(b'[deck]\nid = "zoo"\n[[cards]]\nid = "one"\n')
    assert (deck.id, deck.source) == ("zoo", None)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "Standardeingabe hat keine Karten. Trage welche ein."),
        (b"\x81\xff", "Standardeingabe ist kein Text in UTF-8 oder Windows-1252. "),
        (b"Karte\na\0b\n", "Standardeingabe, Zeile 2: Hier steht ein unsichtbares Steuerzeichen"),
        (b'[deck]\nid = "x"\n[[cards]]\ndots = "9"\n', "Standardeingabe, Zeile 4: 9 sind keine "),
        (b"x" * 5_000_000, "Standardeingabe ist zu "),
    ],
)
def test_what_is_wrong_with_standard_input_is_told_by_its_name(data: bytes, sentence: str) -> None:
    with pytest.raises(LabelError) as caught:
        standard_input(data)
    assert caught.value.said(GERMAN).startswith(sentence)


def test_a_device_that_never_ends_is_no_file() -> None:
    with pytest.raises(LabelError) as caught:
        read(Path("/dev/zero"))
    assert caught.value.key == "outside-no-file"


# --- advice --------------------------------------------------------------------------------------


def test_the_advice_names_what_helps() -> None:
    one = ready("Farbe;Buchstabe;Wert\ngrün;g;1\ngelb;g;1\nrot;r;1\n")
    assert said(one) == [
        "grün 1 und gelb 1: Beide haben dasselbe Etikett. Nimm für gelb den Buchstaben e."
    ]
    one = ready("Karte\n4\n8\n17\n")
    assert said(one)[0] == (
        "4 und 8: Auf dem Kopf fühlt sich ein Etikett wie das andere an. "
        "Eine abgeschnittene Ecke beendet das (--orient corner), auf Aufklebern und im "
        "Brailledrucker eine Linie (--orient line)."
    )
    one = ready("Karte\nDonaudampfschifffahrt\nOder\n")
    assert said(one)[0].endswith("bei 6 Millimetern Rand. Brich das Etikett um.")


def test_many_labels_that_are_too_long_are_told_in_one_sentence() -> None:
    words = ["Der Magier", "Hohepriesterin", "Der Herrscher", "Gerechtigkeit"]
    found = ready("Karte\n" + "\n".join(words) + "\n").findings
    long = [one for one in found if one.kind == "too-long"]
    assert together(long, GERMAN) == (
        "Der Magier; Hohepriesterin; Der Herrscher und Gerechtigkeit: "
        "Diese Etiketten sind zu lang; auf die Karte passen 8 Formen in 7 Zeilen "
        "bei 6 Millimetern Rand. --fix bricht sie um."
    )
    assert together(long[:2], GERMAN) == ""
    assert together([*long, replace(long[0], remedies=("hand",))], GERMAN) == ""
    assert together(found, GERMAN) == ""


def test_following_the_advice_leaves_no_conflict() -> None:
    text = "Farbe;Buchstabe;Wert\ngrün;g;1\ngelb;g;1\nrot;r;1\n"
    (finding,) = [one for one in ready(text).findings if one.severity != "note"]
    followed = text.replace("gelb;g", f"gelb;{finding.facts['letter']}")
    assert said(ready(followed)) == []
