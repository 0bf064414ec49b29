"""Unicode Braille as text, and the turn list for label makers."""

from __future__ import annotations

import pytest

from braillespiel.labels.notation import LabelSet
from braillespiel.labels.report import catalogue
from braillespiel.labels.writers.lists import tape, unicode_text
from tests.labels.decks import by_hand, cells, labels


def turn_list(deck: LabelSet, language: str = "de") -> list[str]:
    return tape(deck, catalogue(language), ("Titel",)).decode("utf-8").splitlines()


def test_the_text_has_braille_print_and_copies_of_every_card() -> None:
    deck = labels("ludoteca")
    rows = [row.split("\t") for row in unicode_text(deck).decode("utf-8").splitlines()]
    assert rows[0] == ["⠁⠂", "Ausleihsystem 1", "2"]
    assert [row[0] for row in rows] == list(cells(deck).values())
    assert sum(int(row[2]) for row in rows) == 134


def test_the_turn_list_of_a_deck_in_words() -> None:
    lines = turn_list(labels("logomachy"))
    assert lines[:2] == [
        "Titel",
        "40 Karten, etwa 1 Meter Band für je ein Etikett. "
        "In jeder Zeile: wie oft, welche Karte, was einzustellen oder zu tippen ist.",
    ]
    assert lines[12] == (
        "1-mal gelb 10: e (Punkte 15), tiefgestellte 1 (Punkte 2), tiefgestellte 0 (Punkte 356)."
    )


def test_number_signs_other_signs_and_cells_by_hand() -> None:
    lines = turn_list(labels("hexaducto", "de", "number-sign"), "en")
    assert lines[3] == "5 times -2: - (dots 36), number sign (dots 3456), 2 (dots 12)."
    lines = turn_list(labels("signs"), "en")
    assert lines[3] == "once Kreuz Ass: dots 2356; next line: dots 123."
    lines = turn_list(by_hand(one="⠗⠀⠶"), "en")
    assert lines[3] == "once one: dots 1235, blank, dots 2356."


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_list_speaks_the_language_of_the_labels(language: str) -> None:
    lines = turn_list(labels("ludoteca", language), language)
    word = {"de": "tiefgestellte 1", "en": "1 as the letter a", "fr": "1 (points 16)"}[language]
    assert word in lines[3]
    assert len(lines) == 3 + 56
