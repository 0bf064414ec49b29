"""A number that was felt can be typed: computer Braille, lowered digits, and ⠼ all count."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.braille.typed_dots import meant
from tests.support.player import Player
from tests.ui.network.fakes import player as at_network
from tests.ui.network.test_joining import HERE

LOWERED = {  # the characters of BRLTTY's tables for lowered 1 to 9 and 0, and for ⠼
    "de": (",;:/?+=(*)", "#"),
    "en_GB": (",;:.?+=<*>", "!"),
    "en_US": ("1234567890", "#"),
    "fr": (',;:.?!"(*)', "0"),
    "it": (",;:/?+=(*)", "#"),
    "nl": (',;:.?!"(*&', "#"),
    "cells": ("⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴", "⠼"),
}
UPPER = "abcdefghij"


@pytest.mark.parametrize("table", LOWERED)
@pytest.mark.parametrize("number", ["195226", "204816", "0", "1234567890", "30"])
def test_each_way_to_write_a_number_is_that_number(table: str, number: str) -> None:
    lowered, sign = LOWERED[table]
    at = [(int(digit) - 1) % 10 for digit in number]
    assert meant("".join(lowered[n] for n in at)) == number
    assert meant(sign + "".join(UPPER[n] for n in at)) == number
    assert meant(number) == number


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("2,3", "2,3"),
        ("r2:3", "r2:3"),
        ("#b,#c", "2,3"),
        ("r; :", "r2 3"),
        ("20.48.16", "20.48.16"),
    ],
)
def test_where_a_digit_stands_signs_separate(typed: str, found: str) -> None:
    assert meant(typed) == found


def written(here: Player, *signs: str) -> None:
    """Write signs with a display's dots; BRLTTY makes these characters of them."""
    for sign in signs:
        here.clock.ms += 1000
        here.display.press(KeyKind.KEY, name=sign)
        here.settle()


@pytest.mark.parametrize("typed", [",;", "#ab", "#a#b", "12"])
def test_what_is_typed_is_echoed_and_felt_as_digits(tmp_path: Path, typed: str) -> None:
    here = Player(tmp_path, "en", columns=40)
    here.play("hexaducto", seats=2)
    here.press("/")
    said = []
    for sign in typed:
        before = len(here.ear.said)
        written(here, sign)
        said += here.ear.said[before:]
    assert [each for each in said if each != "number sign"] == ["1", "2"]
    assert here.keyboard.picture is not None
    assert here.keyboard.picture.line == "12"


def test_a_code_is_typed_as_it_stood_on_the_line(tmp_path: Path) -> None:
    for number, typed in enumerate(("204816", ";)/(,+", "#bjdhaf", "; ) / ( , +")):
        here, net = at_network(tmp_path / str(number))
        net.here = [HERE]
        here.press("J", "Enter", "Enter")
        written(here, *typed)
        here.press("Enter")
        assert [code for _, code, _, _ in net.joined] == ["204816"], typed


def test_at_the_table_a_digit_is_a_digit_however_it_is_written(tmp_path: Path) -> None:
    here = Player(tmp_path, "en", columns=40)
    here.play("logomachy", seats=2)
    third = here.press("3")
    here.press("1")
    for signs in ((":",), ("#", "c"), ("3",)):
        written(here, *signs)
        assert here.ear.said[-1] == third[-1]
        here.press("1")


def test_cells_behind_the_number_sign_are_digits_like_letters() -> None:
    assert meant("⠼⠁⠃⠚") == meant("⠼abj") == "120"
