"""Capitals begin sentences, those too that are made of several messages: in all that was told."""

from __future__ import annotations

import re

import pytest

from tests.golden.record import file_of
from tests.golden.variants import LANGUAGES, VARIANTS

SMALL = re.compile(r"[.!?] [a-zäöü]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_matches_on_record_begins_with_a_capital(language: str) -> None:
    wrong = set()
    for variant in VARIANTS:
        for row in file_of(variant, language).read_text(encoding="utf-8").splitlines():
            if row.startswith("== "):
                continue
            _, _, speech, brief, *_ = row.split("\t")
            wrong |= {text for text in (speech, brief) if SMALL.search(text)}
    assert wrong == set()
