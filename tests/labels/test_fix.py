"""Remedies: what they change, and that nothing is left of the conflicts."""

from __future__ import annotations

import pytest

from braillespiel.labels import dimensions
from braillespiel.labels.check import Limits, check, conflicts
from braillespiel.labels.fix import Fixed, fix
from braillespiel.labels.notation import Notation, schemes
from braillespiel.labels.reading import known_decks, load
from braillespiel.labels.report import catalogue, change_text
from braillespiel.labels.toml_deck import deck_from_toml, deck_to_toml
from braillespiel.languages import of_labels
from tests.labels.decks import LIMITS, MARBURG, by_hand, cells


def fixed(
    name: str, language: str = "de", scheme: str | None = None, table: str | None = None
) -> Fixed:
    deck = load(name)
    limits = Limits(MARBURG, dimensions.card_size(deck.card))
    return fix(deck, Notation.of(deck, language, scheme, table), limits)


def said(one: Fixed, language: str = "de") -> list[str]:
    return [change_text(change, catalogue(language)) for change in one.changes]


def test_another_colour_letter() -> None:
    one = fixed("logomachy")
    assert said(one) == ["gelb ist jetzt l statt e, auf allen Karten dieser Farbe."]
    assert said(one, "en") == ["gelb is now l instead of e, on all its cards."]
    assert cells(one.labels)["yellow-7"] == "⠇⠶"
    assert cells(one.labels)["green-5"] == "⠛⠢"


def test_a_deck_of_numbers_gets_marks_for_number_signs_would_blind_the_fan() -> None:
    one = fixed("points")
    assert said(one) == [
        "8: Hinter dem Etikett steht jetzt ein Zeichen mit Punkt 3.",
        "0: Hinter dem Etikett steht jetzt ein Zeichen mit Punkt 3.",
    ]
    assert cells(one.labels)["8"] == "⠦⠄"
    assert cells(one.labels)["-2"] == "⠤⠆"


def test_number_signs_are_taken_where_a_fan_can_be_read_with_them() -> None:
    # On a wide margin no cell shows in a fan in any case.
    deck = load("points")
    one = fix(deck, Notation.of(deck, "de"), Limits(MARBURG, LIMITS.card, 18.0))
    assert said(one) == ["Alle Zahlen haben jetzt ihr Zahlzeichen, hinter der Farbe."]
    assert cells(one.labels)["8"] == "⠼⠓"


def test_a_mark_behind_single_labels_where_no_letter_helps() -> None:
    one = fixed("signs")
    assert said(one)[-1] == "Pik 7: Hinter dem Etikett steht jetzt ein Zeichen mit Punkt 3."
    assert cells(one.labels)["spades-7"] == "/⠒⠒⠄"
    assert cells(one.labels)["diamonds-9"] == "⠒⠒"


def test_a_table_without_contractions() -> None:
    one = fixed("poker", "de", None, "de-g2")
    assert said(one)[0] == "Die Tabelle ist jetzt de-g0 statt de-g2."
    assert cells(one.labels)["joker"] == "⠚⠕⠅⠑⠗"


def test_a_label_too_long_is_broken_into_two_lines() -> None:
    deck = by_hand(long="⠽⠽⠽⠽⠽⠀⠽⠽⠽⠽", other="⠁⠃").deck
    one = fix(deck, Notation.of(deck, "de"), LIMITS)
    assert said(one) == ["long: Das Etikett ist jetzt in Zeilen gebrochen, höchstens 2."]
    assert cells(one.labels)["long"] == "⠽⠽⠽⠽⠽/⠽⠽⠽⠽"


def test_a_blank_label_gets_a_full_cell_and_equal_ones_a_mark() -> None:
    deck = by_hand(blank="⠀", one="⠃", two="⠃", three="⠃").deck
    one = fix(deck, Notation.of(deck, "de"), LIMITS)
    assert conflicts(one.findings) == (0, 0)
    made = cells(one.labels)
    assert made["blank"] == "⠀⠿"
    assert sorted(made.values())[1] == "⠃"
    assert len(set(made.values())) == 4


@pytest.mark.parametrize("language", of_labels())
@pytest.mark.parametrize("name", sorted(known_decks()))
def test_after_the_remedies_no_deck_has_a_conflict_left(name: str, language: str) -> None:
    for scheme in schemes():
        one = fixed(name, language, scheme)
        assert conflicts(one.findings) == (0, 0), (scheme, one.changes)
        limits = Limits(MARBURG, dimensions.card_size(one.labels.deck.card))
        assert check(one.labels, limits) == one.findings


def test_a_deck_without_conflict_is_left_alone() -> None:
    assert fixed("ludoteca").changes == ()


def test_the_mended_deck_is_a_file_that_reads_back_as_the_same_labels() -> None:
    one = fixed("poker", "en")
    lines = {label.card: label.lines for label in one.labels.labels}
    text = deck_to_toml(one.labels.deck, "en", lines)
    deck = deck_from_toml(text, "poker-fixed.toml")
    again = fix(deck, Notation.of(deck, "de", "padded"), LIMITS)
    assert again.changes == ()
    assert cells(again.labels) == cells(one.labels)
    assert [label.name for label in again.labels.labels] == [
        label.name for label in one.labels.labels
    ]
    assert deck.count == one.labels.deck.count
