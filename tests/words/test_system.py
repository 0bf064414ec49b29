"""Reasons of the system inside sentences of ours: in their language."""

from __future__ import annotations

import errno
import os

import pytest

from braillespiel.words.catalogue import LANGUAGES, Words
from braillespiel.words.system import NAMES


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_common_reason_has_a_sentence(language: str, name: str) -> None:
    words = Words(language, ())
    detail = os.strerror(getattr(errno, name))
    said = Words(language, ("store",))("outside-unreadable", path="a", detail=detail)
    assert words(f"system-{name.lower()}") in said
    assert detail not in said
