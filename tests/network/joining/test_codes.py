"""Codes: drawn, said, typed."""

from __future__ import annotations

import pytest

from braillespiel.network.joining import codes
from braillespiel.network.joining.errors import JoinError


def test_a_code_has_six_digits_whatever_is_drawn(monkeypatch) -> None:
    bounds = []
    monkeypatch.setattr(codes.secrets, "randbelow", lambda most: bounds.append(most) or 42)
    assert codes.draw() == "000042"
    assert bounds == [1_000_000]


def test_a_code_is_said_and_felt_in_pairs() -> None:
    assert codes.pairs("204816") == "20 48 16"


@pytest.mark.parametrize(
    "typed", ["204816", "20 48 16", " 20-48-16\n", "204 816", "２０４８１６", "20.48.16"]
)
def test_a_code_may_be_typed_as_it_was_heard(typed) -> None:
    assert codes.read(typed) == "204816"


@pytest.mark.parametrize("typed", ["", "20481", "2048166", "20481a", "٢٠٤٨١٦", "20 48 1６x"])
def test_what_is_no_code_is_named(typed) -> None:
    with pytest.raises(JoinError) as caught:
        codes.read(typed)
    assert (caught.value.rule, caught.value.details) == ("code-form", {"text": typed})


def test_what_is_told_of_a_long_text_is_short() -> None:
    with pytest.raises(JoinError) as caught:
        codes.read("1" * 100_000)
    assert caught.value.details == {"text": "1" * 40}
