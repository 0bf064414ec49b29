"""Everything that can go wrong with the store has a sentence, in both languages."""

from typing import get_args

import pytest

from braillespiel.input_limits import Kind as OutsideKind
from braillespiel.store.errors import Kind
from braillespiel.store.match_file import FileKind
from braillespiel.words.catalogue import Words
from tests.support.languages import LANGUAGES

KEYS = (
    [f"store-error-{kind}" for kind in get_args(Kind)]
    + [f"match-file-{kind}" for kind in get_args(FileKind)]
    + [f"outside-{kind}" for kind in get_args(OutsideKind)]
    + ["store-set-aside-broken", "store-set-aside-foreign"]
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_error_can_be_spoken_and_brailled(key: str, language: str) -> None:
    phrase = Words(language, ["store"]).phrase(key, path="PATH", detail="DETAIL", rescued=3, lost=1)
    assert phrase.full.endswith(".")
    assert len(phrase.brief.split()) <= 8
    assert 0 < len(phrase.braille) <= 40


@pytest.mark.parametrize(
    ("language", "full", "brief", "braille"),
    [
        (
            "de",
            "Sprechtempo hatte den unmöglichen Wert 400. Jetzt gilt 50.",
            "Sprechtempo ist wieder 50.",
            "Sprechtempo → 50",
        ),
        (
            "en",
            "Speech rate had the impossible value 400. Now it is 50.",
            "Speech rate is 50 again.",
            "Speech rate → 50",
        ),
    ],
)
def test_a_wrong_setting_is_told_with_what_counts_now(
    language: str, full: str, brief: str, braille: str
) -> None:
    name = {"de": "Sprechtempo", "en": "Speech rate"}[language]
    phrase = Words(language, ["store"]).phrase("setting-bad", setting=name, value="400", used="50")
    assert (phrase.full, phrase.brief, phrase.braille) == (full, brief, braille)


@pytest.mark.parametrize(
    ("language", "full"),
    [("de", "fast geht nicht bei Sprechtempo."), ("en", "fast is not possible for Speech rate.")],
)
def test_a_refused_value_is_named_first(language: str, full: str) -> None:
    name = {"de": "Sprechtempo", "en": "Speech rate"}[language]
    assert Words(language, ["store"])("setting-error-value", setting=name, value="fast") == full
    assert Words(language, ["store"])("setting-error-unknown", setting="colour").endswith("F2.")
