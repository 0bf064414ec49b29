"""The sentences of the set-up: German and English have the same ones."""

import re

from tests.setup.conftest import ROOT


def sentences(language: str) -> dict[str, int]:
    text = (ROOT / "scripts" / f"words-{language}.sh").read_text(encoding="utf-8")
    return {
        name: words.count("%s")
        for name, words in re.findall(r"^(say_\w+)='(.*)'$", text, re.MULTILINE)
    }


def test_both_languages_have_the_same_sentences_with_the_same_gaps() -> None:
    assert sentences("de") == sentences("en")
    assert len(sentences("de")) > 10


def test_every_sentence_is_used_and_every_used_one_exists() -> None:
    used = set()
    for name in ("play", "test", "scripts/set-up.sh"):
        used |= set(re.findall(r"\$(say_\w+)", (ROOT / name).read_text(encoding="utf-8")))
    assert used == set(sentences("en"))
