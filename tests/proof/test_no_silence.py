"""Every key, anywhere, says something that can be heard and felt; ``python -m tests.proof``."""

from __future__ import annotations

import pytest

from braillespiel.games import registry
from braillespiel.seat.table.screen import Table
from braillespiel.words.phrase import Phrase
from tests.proof import monkey, twins
from tests.proof.wording import LONGEST_BRIEF, faults, longest, plain_texts

GAMES = registry.names()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_silent_and_no_sentence_is_raw_foreign_or_endless(
    game: str, language: str
) -> None:
    report = monkey.run(game, language, keys=250, seed=3)
    assert not report.broken, str(report)
    assert report.screens["Table"] > 10
    assert len(report.screens) > 3


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_sentence_of_rules_and_help_is_endless(language: str) -> None:
    texts = plain_texts(language)
    assert len(texts) > 500
    assert [(where, text) for where, text in texts if longest(text) > LONGEST_BRIEF] == []


@pytest.mark.parametrize("game", GAMES)
def test_twins_that_differ_in_hidden_things_are_perceived_the_same(game: str) -> None:
    compared = 0
    for seed in range(6):
        count, told = twins.difference(game, seed)
        assert told == ""
        compared += count
    assert compared > 80


def test_a_secret_that_is_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table) -> Phrase:
        return Phrase.plain(str(table.session.match.state.to_position()))

    monkeypatch.setattr(Table, "item_phrase", leaking)
    assert twins.difference("logomachy", 1)[1].startswith("logomachy 1")


def test_the_judge_knows_raw_foreign_and_endless_sentences() -> None:
    assert faults("braille-lost gesagt", "de") == ("key",)
    assert faults("{ $card } gelegt", "de") == ("raw",)
    assert faults("Nothing happens here", "de")[0].startswith("language")
    assert faults("Du bist dran", "en")[0].startswith("language")
    assert faults("Du bist dran: 2 von 3 Karten passen.", "de") == ()
    assert longest("One two three. Four") == 3
