"""The check of a whole deck: the traps that are known, and each kind of finding."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.labels import dimensions
from braillespiel.labels.cells import shape
from braillespiel.labels.check import Limits, check, conflicts
from braillespiel.labels.fix import Change
from braillespiel.labels.notation import Notation, render
from braillespiel.labels.report import catalogue, change_text, conflict_text, finding_text
from braillespiel.languages import of_labels
from tests.labels.decks import (
    LIMITS,
    MARBURG,
    SOLD,
    by_hand,
    cells,
    csv,
    first,
    found,
    labels,
    limits,
    with_margin,
)

# --- traps of real decks -------------------------------------------------------------------------


def test_poker_without_number_sign_four_of_diamonds_is_eight_of_hearts_upside_down() -> None:
    poker = labels("poker", "en", "international")
    assert cells(poker)["diamonds-4"] == "⠙⠙"
    assert cells(poker)["hearts-8"] == "⠓⠓"
    assert ("diamonds-4", "hearts-8") in found(poker, "upside-down")


def test_points_lowered_six_and_zero_four_and_eight_turn_into_each_other() -> None:
    assert found(labels("points", "de"), "upside-down") == [("4", "8"), ("0", "6")]


def test_points_in_upper_digits_has_the_same_trap() -> None:
    assert found(labels("points", "en", "plain"), "upside-down") == [("4", "8"), ("0", "6")]


@pytest.mark.parametrize("scheme", ["german", "plain"])
def test_uno_with_e_for_gelb_green_five_is_yellow_seven_upside_down(scheme: str) -> None:
    actions = labels("actions", "de", scheme)
    assert found(actions, "upside-down", limits(actions)) == [("green-5", "yellow-7")]


def test_uno_with_upper_digits_green_five_can_also_be_read_backwards_as_yellow_seven() -> None:
    actions = labels("actions", "de", "plain")
    assert ("green-5", "yellow-7") in found(actions, "swapped", limits(actions))


def test_skat_signs_of_one_line_differ_only_in_where_they_lie() -> None:
    skat = labels("signs", "de")
    assert ("diamonds-9", "spades-7") in found(skat, "same-shape", limits(skat))


@pytest.mark.parametrize("language", of_labels())
@pytest.mark.parametrize("game", ["ludoteca", "hexaducto", "cubus"])
def test_the_decks_of_these_games_have_no_conflict(game: str, language: str) -> None:
    deck = labels(game, language)
    within = replace(limits(deck), oriented=deck.deck.orient != "none")
    assert conflicts(check(deck, within)) == (0, 0)


@pytest.mark.parametrize("game", ["logomachy", "six"])
def test_the_german_letters_of_these_games_have_one_trap_that_is_told(game: str) -> None:
    deck = labels(game, "de")
    assert conflicts(check(deck, limits(deck))) == (0, 1)
    assert len(found(deck, "upside-down", limits(deck))) == 1
    oriented = replace(limits(deck), oriented=True)
    for language in ("de", "en", "fr"):
        assert conflicts(check(labels(game, language), oriented)) == (0, 0)


def test_a_lozenge_may_lie_turned_and_the_check_knows_its_turns() -> None:
    turned = by_hand(closed="⠋", right="⠙")
    lozenge = replace(LIMITS, card=dimensions.card_size("lozenge"))
    assert found(turned, "turned", lozenge) == [("closed", "right"), ("closed", "right")]
    assert {one.facts["degrees"] for one in check(turned, lozenge) if one.kind == "turned"} == {
        90,
        270,
    }
    assert found(turned, "turned") == []
    assert found(turned, "turned", replace(lozenge, oriented=True)) != []
    assert conflicts(check(turned, replace(lozenge, oriented=True))) == (0, 0)


# --- each kind of finding ------------------------------------------------------------------------


def test_a_blank_label() -> None:
    assert found(by_hand(one="⠀", two="⠁"), "blank") == [("one",)]


def test_equal_labels_of_different_cards_but_not_of_copies() -> None:
    assert found(by_hand(one="⠃", two="⠃", three="⠉"), "equal") == [("one", "two")]
    assert found(labels("cubus"), "equal") == []


def test_a_dot_alone_feels_the_same_in_every_place() -> None:
    assert found(by_hand(one="⠁", two="⠠"), "same-shape") == [("one", "two")]
    assert found(by_hand(one="⠁", two="⠀⠁"), "same-shape") == [("one", "two")]


@pytest.mark.parametrize(("one", "two"), ["dh", "fj", "rw"])
def test_letters_that_turn_into_each_other(one: str, two: str) -> None:
    both = by_hand(one=_letter(one), two=_letter(two))
    assert found(both, "upside-down") == [("one", "two")]


@pytest.mark.parametrize(("one", "two"), ["df", "ei", "hj", "rw"])
def test_letters_that_mirror_each_other(one: str, two: str) -> None:
    both = by_hand(one=_letter(one), two=_letter(two))
    assert found(both, "mirrored") == [("one", "two")]


def _letter(letter: str) -> str:
    return dict(zip("defhijrw", "⠙⠑⠋⠓⠊⠚⠗⠺", strict=True))[letter]


def test_a_label_longer_than_its_card() -> None:
    assert found(by_hand(one="⠿" * 8, two="⠽" * 9), "too-long") == [("two",)]
    assert found(by_hand(one="⠿/" * 6 + "⠿", two="⠽/" * 7 + "⠽"), "too-long") == [("two",)]


def test_a_word_that_the_table_reads_back_otherwise() -> None:
    finding = first(by_hand(one="née", two="neu"), "back-translation")
    assert finding.cards == ("one",)
    assert finding_text(finding, catalogue("de")) == (
        "one: Das Etikett soll née heißen, liest sich aber n€e. "
        "Schreibe das Etikett von Hand in die Deckdatei."
    )
    assert found(labels("poker", "de"), "back-translation") == []


def test_a_contracted_table_is_no_good_for_words() -> None:
    assert found(labels("poker", "de", None, "de-g2"), "contracted") == [("joker",)]
    assert found(labels("logomachy", "de", None, "de-g2"), "contracted") == []


def test_letters_that_are_digits_on_other_cards() -> None:
    finding = first(labels("poker", "en"), "letter-digit")
    assert finding.facts["cells"] == "⠉ ⠓ ⠙"
    assert found(labels("poker", "en", "number-sign"), "letter-digit") == []


def test_a_margin_too_small_for_a_finger() -> None:
    kinds = [finding.kind for finding in check(by_hand(one="⠁"), with_margin(2.0))]
    assert "margin" in kinds
    assert "margin" not in [finding.kind for finding in check(by_hand(one="⠁"), with_margin(3.0))]


def test_how_much_shows_in_a_fan() -> None:
    close = with_margin(3.0)
    assert [close.shown(strip) for strip in (5.0, 12.0, 15.0, 20.0)] == [0, 1, 2, 3]
    fans = [one for one in check(labels("logomachy", "de"), close) if one.kind == "fan"]
    assert [(one.facts["cells"], one.facts["clear"]) for one in fans] == [(1, 0), (2, 32), (3, 40)]


@pytest.mark.parametrize(
    ("card", "cells_of_a_line", "lines"),
    [("poker", 9, 8), ("bridge", 7, 8), ("mini", 5, 6), ("square", 10, 6)],
)
def test_how_many_cells_fit_with_five_millimetres_of_margin(
    card: str, cells_of_a_line: int, lines: int
) -> None:
    room = Limits(MARBURG, dimensions.card_size(card), 5.0)
    assert room.cells == (cells_of_a_line, lines)


# --- properties ----------------------------------------------------------------------------------

LINES = st.lists(
    st.text(st.characters(min_codepoint=0x2801, max_codepoint=0x283F), min_size=1, max_size=4),
    min_size=1,
    max_size=3,
)


@settings(derandomize=True, deadline=None)
@given(LINES, st.integers(0, 3), st.booleans())
def test_a_shape_does_not_depend_on_where_it_lies(lines: list[str], right: int, turn: bool) -> None:
    moved = ["\u2800" * right + line for line in lines]
    assert shape(moved, MARBURG, turned=turn) == shape(lines, MARBURG, turned=turn)


@settings(derandomize=True, deadline=None)
@given(LINES)
def test_upside_down_and_mirrored_is_mirrored_and_upside_down(lines: list[str]) -> None:
    size = len(shape(lines, MARBURG))
    for turned in (False, True):
        for mirrored in (False, True):
            assert len(shape(lines, MARBURG, turned=turned, mirrored=mirrored)) == size


@settings(derandomize=True, deadline=None)
@given(LINES, LINES)
def test_upside_down_is_mutual(one: list[str], two: list[str]) -> None:
    there = shape(one, MARBURG, turned=True) == shape(two, MARBURG)
    back = shape(two, MARBURG, turned=True) == shape(one, MARBURG)
    assert there == back


# --- in words ------------------------------------------------------------------------------------


def test_a_finding_says_the_cards_first_and_the_remedy_last() -> None:
    finding = first(labels("logomachy", "de"), "upside-down")
    assert finding_text(finding, catalogue("de")) == (
        "gelb 7 und grün 5: Auf dem Kopf fühlt sich ein Etikett wie das andere an. "
        "Eine abgeschnittene Ecke beendet das (--orient corner), auf Aufklebern und im "
        "Brailledrucker eine Linie (--orient line)."
    )
    assert finding_text(finding, catalogue("en")) == (
        "gelb 7 and grün 5: one label upside down feels like the other. "
        "A corner cut off ends this (--orient corner), on stickers and embossed sheets a line "
        "(--orient line)."
    )


def test_a_label_that_is_too_long_says_how_much_room_there_is() -> None:
    finding = first(by_hand(long="⠽" * 9), "too-long")
    assert finding_text(finding, catalogue("de")) == (
        "long: Das Etikett hat 9 Formen in einer Zeile; auf die Karte passen 8 Formen in 7 Zeilen "
        "bei 6 Millimetern Rand. Brich das Etikett um."
    )


def test_many_cards_are_not_all_read_out() -> None:
    finding = first(by_hand(**{f"card{number}": "⠃" for number in range(9)}), "equal")
    assert finding_text(finding, catalogue("en")) == (
        "card0; card1; card2; card3; card4; card5 and 3 more: all have the same label. "
        "Put a mark after one of the labels."
    )


def test_one_dot_is_no_dots_and_two_cards_are_both() -> None:
    two = first(by_hand(one="⠃", two="⠃"), "equal")
    helped = replace(two, remedies=("mark",), facts={"card": "two", "dots": "3"})
    assert finding_text(helped, catalogue("en")) == (
        "one and two: both have the same label. Put a mark with dot 3 after the label of two."
    )
    more = replace(helped, facts={"card": "two", "dots": "36"})
    assert finding_text(more, catalogue("de")) == (
        "one und two: Beide haben dasselbe Etikett. "
        "Setze hinter das Etikett von two ein Zeichen mit den Punkten 36."
    )
    change = Change("mark", ("two",), {"dots": "3"}, ("two",))
    assert change_text(change, catalogue("en")) == ("two: a mark with dot 3 now follows the label.")


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_kind_of_finding_has_a_sentence(language: str) -> None:
    words = catalogue(language)
    decks = [
        (by_hand(one="⠀", two="⠃", three="⠃", four="⠁", five="⠠", six="⠿" * 9), LIMITS),
        (by_hand(one="ж", two="⠗⠛", three="⠗⠶"), LIMITS),
        (csv("colour;value;note\ngrün;1;x\ngelb;2;y;z\n"), LIMITS),
        (labels("poker", "en"), with_margin(1.0)),
        (labels("poker", "de", None, "de-g2"), LIMITS),
        (by_hand(one="née"), LIMITS),
        (render(SOLD, Notation.of(SOLD, language)), LIMITS),
        (labels("logomachy", "fr"), LIMITS),
    ]
    said = {
        finding.kind: finding_text(finding, words)
        for deck, within in decks
        for finding in check(deck, within)
    }
    assert set(said) == {
        "blank",
        "equal",
        "same-shape",
        "too-long",
        "upside-down",
        "swapped",
        "mirrored",
        "letter-digit",
        "back-translation",
        "contracted",
        "fan",
        "margin",
        "unknown-sign",
        "nearly",
        "nearly-turned",
        "letters",
        "column",
        "surplus",
        "sold",
        "unchecked",
        "unread",
    }
    assert all("{" not in text for text in said.values())


def test_how_many_conflicts_in_words() -> None:
    deck = labels("ludoteca", "de")
    assert conflict_text(check(deck, limits(deck)), catalogue("de")) == "keine Konflikte"
    deck = labels("logomachy", "de")
    assert conflict_text(check(deck, limits(deck)), catalogue("de")) == "ein Konflikt"
