"""Every key, anywhere, says something that can be heard and felt; ``python -m tests.proof``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from braillespiel.games import registry
from braillespiel.games.ludoteca.events import Drew
from braillespiel.games.ludoteca.sentences import Teller
from braillespiel.games.presenter import Announcement
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.help import sections
from braillespiel.words.phrase import Phrase
from tests.proof import monkey, twins
from tests.proof.wording import LONGEST_BRIEF, faults, longest, plain_texts
from tests.support.facts import facts
from tests.support.languages import LANGUAGES
from tests.support.player import Ear

GAMES = registry.own()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_silent_and_no_sentence_is_raw_foreign_or_endless(
    game: str, language: str
) -> None:
    report = monkey.run(game, language, keys=250, seed=5)
    assert not report.broken, str(report)
    assert report.screens["MatchScreen"] > 10
    assert len(report.screens) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_rules_and_help_is_endless(language: str) -> None:
    texts = plain_texts(language)
    assert len(texts) > 500
    assert [(where, text) for where, text in texts if longest(text) > LONGEST_BRIEF] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_guide_is_raw_foreign_or_endless(language: str) -> None:
    told = [text for heading, texts in sections(language) for text in (heading, *texts)]
    assert len(told) > 150
    assert [text for text in told if "*" in text or text.startswith("- ")] == []
    assert [(text, faults(text, language)) for text in told if faults(text, language)] == []
    assert [text for text in told if longest(text) > LONGEST_BRIEF] == []


@pytest.mark.parametrize("game", GAMES)
def test_twins_that_differ_in_hidden_things_are_perceived_the_same(game: str) -> None:
    compared = 0
    for seed in range(4):
        count, told = twins.difference(game, seed)
        assert told == ""
        compared += count
    assert compared > 50 or not facts(game).UNKNOWN


@pytest.mark.parametrize("game", GAMES)
def test_twins_that_differ_in_hidden_things_are_told_the_same(game: str) -> None:
    told = [twins.told_difference(game, seed) for seed in range(4)]
    assert [difference for _, difference in told if difference] == []
    assert sum(count for count, _ in told) >= facts(game).TWINS_TOLD * facts(game).UNKNOWN


def test_a_secret_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Teller._drew

    def leaking(teller: Teller, event: Drew) -> Announcement:
        return replace(told(teller, event), phrase=Phrase.plain(str(event.cards)))

    monkeypatch.setattr(Drew, "redacted_for", lambda event, seat: event)
    monkeypatch.setattr(Teller, "_drew", leaking)
    assert any(twins.told_difference("ludoteca", seed)[1] for seed in range(6))


def test_a_secret_that_is_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: MatchScreen) -> Phrase:
        return Phrase.plain(str(table.port.host.match.state.to_position()))

    monkeypatch.setattr(MatchScreen, "item_phrase", leaking)
    assert twins.difference("logomachy", 1)[1].startswith("logomachy 1")


def test_a_voice_that_says_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ear, "say", lambda ear, text, **how: None)
    assert "silence" in monkey.run("logomachy", "de", keys=20, seed=3).broken


def test_the_judge_knows_raw_foreign_and_endless_sentences() -> None:
    assert faults("braille-lost gesagt", "de")[0] == "key"
    assert faults("{ $card } gelegt", "de")[0] == "raw"
    assert faults("Nothing happens here", "de")[0].startswith("language")
    assert faults("Du bist dran", "en")[0].startswith("language")
    assert faults("Settings, 2 von 7", "de")[0].startswith("language")
    assert faults("Einstellungen, 2 of 7", "en")[0].startswith("language")
    assert faults("Du bist dran: 2 von 3 Karten passen.", "de") == ()
    assert longest("One two three. Four") == 3
