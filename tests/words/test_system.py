"""Reasons of the system inside sentences of ours: in their language."""

from __future__ import annotations

import errno
import os

import pytest

from braillespiel.words.catalogue import NAMES, Words, system_keys
from tests.support.languages import LANGUAGES


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Alte.bsmatch lässt sich nicht lesen: keine Berechtigung."),
        ("en", "Alte.bsmatch cannot be read: no permission."),
    ],
)
def test_a_reason_of_the_system_speaks_the_language_of_its_sentence(
    language: str, sentence: str
) -> None:
    words = Words(language, ("store",))
    reason = os.strerror(errno.EACCES)
    assert words("outside-unreadable", path="Alte.bsmatch", detail=reason) == sentence


def test_a_reason_without_a_sentence_stays_as_the_system_says_it() -> None:
    found = Words("de", ("store",))("outside-unreadable", path="a", detail="Strange things")
    assert found == "a lässt sich nicht lesen: Strange things."


def test_a_text_that_stands_for_several_errors_gets_no_sentence_of_one_of_them() -> None:
    unknown = {errno.EDQUOT, errno.ELOOP}  # as Windows has it
    found = system_keys(
        lambda number: "Unknown error" if number in unknown else os.strerror(number)
    )
    assert "Unknown error" not in found
    assert found[os.strerror(errno.EACCES)] == "system-eacces"


@pytest.mark.posix
def test_on_posix_every_text_stands_for_one_error() -> None:
    assert len(system_keys()) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", [name for name in NAMES if f"system-{name.lower()}" in system_keys().values()]
)
def test_every_common_reason_has_a_sentence(language: str, name: str) -> None:
    words = Words(language, ())
    detail = os.strerror(getattr(errno, name))
    said = Words(language, ("store",))("outside-unreadable", path="a", detail=detail)
    assert words(f"system-{name.lower()}") in said
    assert detail not in said
