"""Every rule by which a class refuses an order has a sentence at the desk."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import braillespiel
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.network import sentences
from braillespiel.words.catalogue import Words
from tests.support.languages import LANGUAGES

_RAISED = re.compile(r'(?:OrderError|DealingError)\(\s*"([a-z-]+)"')


def test_no_refusal_is_without_words() -> None:
    package = Path(braillespiel.__file__).parent
    files = [*package.glob("classroom/*.py"), *package.glob("application/*class*.py")]
    raised = {rule for path in files for rule in _RAISED.findall(path.read_text("utf-8"))}
    assert len(raised) > 8
    assert raised <= desk_words.RULES | sentences.RULES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", sorted(desk_words.RULES))
def test_a_refusal_can_be_said_without_its_details(language: str, rule: str) -> None:
    words = Words(language, ("client", "network", "desk"))
    said = desk_words.rule(words, rule, {})
    assert said.full
    assert said.braille
