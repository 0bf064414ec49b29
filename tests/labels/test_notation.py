"""From a card to cells: the schemes, the tables, labels by hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.labels.cells import dots_name, from_dots
from braillespiel.labels.deck import CardSpec, Colour, Deck
from braillespiel.labels.errors import LabelError
from braillespiel.labels.notation import Notation, render, scheme
from braillespiel.output.braille import louis
from tests.labels.decks import cells, labels

RED = Colour("red", {"de": "rot", "en": "red"}, {"*": "r"})


def card(number: str, **how: dict[str, str]) -> Deck:
    spec = CardSpec("card", 1, None if how else "red", number, prints={"*": "card"}, **how)
    return Deck("one", {"*": "one"}, "poker", (spec,), {"red": RED})


@pytest.mark.parametrize(
    ("name", "seven", "ten"),
    [
        ("german", "⠗⠶", "⠗⠂⠴"),
        ("international", "⠛⠗", "⠭⠗"),
        ("plain", "⠗⠛", "⠗⠁⠚"),
        ("number-sign", "⠗⠼⠛", "⠗⠼⠁⠚"),
        ("padded", "⠗⠚⠛", "⠗⠁⠚"),
    ],
)
def test_a_red_seven_and_a_red_ten_in_every_scheme(name: str, seven: str, ten: str) -> None:
    for number, expected in (("7", seven), ("10", ten)):
        deck = card(number)
        assert cells(render(deck, Notation.of(deck, "de", name)))["card"] == expected


def test_skat_signs_put_the_colour_above_the_value() -> None:
    skat = cells(labels("skat", "de", "skat"))
    assert skat["clubs-A"] == "⠶/⠇"
    assert skat["hearts-K"] == "⠇/⠶/⠶"
    assert skat["diamonds-10"] == "⠒⠒/⠕⠪"
    assert skat["spades-Q"] == "/⠪⠕"
    assert skat["spades-9"] == "⠂"


def test_a_deck_speaks_three_languages() -> None:
    assert cells(labels("logomachy", "de"))["yellow-7"] == "⠑⠶"
    assert cells(labels("logomachy", "en"))["yellow-7"] == "⠛⠽"
    assert cells(labels("logomachy", "fr"))["yellow-7"] == "⠝⠻"
    assert [labels("logomachy", language).labels[6].name for language in ("de", "en", "fr")] == [
        "gelb 7",
        "yellow 7",
        "jaune 7",
    ]


@pytest.mark.parametrize("table", ["de-g0", "de-comp6", "ueb-g1", "fr"])
def test_a_number_sign_follows_the_chosen_table(table: str) -> None:
    deck = card("7")
    made = cells(render(deck, Notation.of(deck, "de", "number-sign", table)))
    assert made["card"] == louis.translate("r7", table).cells


def test_text_goes_through_the_table_and_its_digits_through_the_scheme() -> None:
    deck = card("3", braille={"*": "größe{value}"})
    made = cells(render(deck, Notation.of(deck, "de")))
    assert made["card"] == louis.translate("größe", "de-g0").cells + "⠒"


def test_what_is_written_by_hand_wins() -> None:
    deck = card("3", braille={"*": "⠓⠊ ⠭/⠽"}, dots={})
    assert cells(render(deck, Notation.of(deck, "de")))["card"] == "⠓⠊⠀⠭/⠽"
    deck = card("3", braille={"*": "abc"}, dots={"*": "1235-2356/0-1"})
    assert cells(render(deck, Notation.of(deck, "de")))["card"] == "⠗⠶/⠀⠁"
    deck = card("3", braille={"*": "abc"}, labels={"plain": "16"})
    assert cells(render(deck, Notation.of(deck, "de", "plain")))["card"] == "⠡"
    assert cells(render(deck, Notation.of(deck, "de", "german")))["card"] == "⠁⠃⠉"


@pytest.mark.parametrize("text", ["", "9", "11", "10", "a", "1--2", "12-", "1.2"])
def test_dots_that_are_none_are_refused_with_the_text(text: str) -> None:
    with pytest.raises(LabelError) as caught:
        from_dots(text)
    assert caught.value.arguments == {"dots": text}


@settings(derandomize=True, deadline=None)
@given(st.lists(st.text(st.characters(min_codepoint=0x2800, max_codepoint=0x28FF), min_size=1)))
def test_dots_are_read_back_as_written(lines: list[str]) -> None:
    text = "/".join("-".join(dots_name(cell) for cell in line) for line in lines)
    if lines:
        assert from_dots(text) == tuple(lines)


def test_an_unknown_scheme_and_table_name_the_known_ones() -> None:
    with pytest.raises(LabelError) as caught:
        scheme("klingon")
    assert caught.value.key == "error-scheme"
    assert "german" in str(caught.value.arguments["known"])
    deck = card("3", braille={"*": "abc"})
    with pytest.raises(LabelError) as caught:
        render(deck, Notation.of(deck, "de", None, "klingon"))
    assert caught.value.key == "error-table"
    assert "de-g0" in str(caught.value.arguments["known"])
