"""What a spectator is shown and told: all that is public, nobody's hand, and never as "you"."""

from __future__ import annotations

import re
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.games.zones import Role
from braillespiel.words.phrase import Phrase
from scripts.walks import walked
from tests.games.test_contract import check_zone, shown, words_of
from tests.games.test_records import GAMES

NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fee", "Gül", "Hans"]
SPOKEN_TO = {
    "de": re.compile(r"\b(du|dich|dir|deine?[mnrs]?)\b", re.IGNORECASE),
    "en": re.compile(r"\byour?s?\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_is_shown_and_told_all_that_is_public(name: str, language: str) -> None:
    told = 0

    def check(phrase: Phrase) -> None:
        shown(phrase)
        for text in (phrase.full, phrase.brief, phrase.braille):
            assert not SPOKEN_TO[language].search(text), text

    for seed in range(6):
        for step, (state, seats, _, events) in enumerate(walked(name, seed, 150)):
            presenter = registry.presenter_type(name)(words_of(name, language), NAMES[:seats], None)
            view = state.view(None)
            for event in events:
                seen = event.redacted_for(None)
                for announcement in () if seen is None else presenter.announce(seen, view):
                    check(announcement.phrase)
                    assert -1 <= announcement.pan <= 1
                    told += 1
            if step % 15 and not state.is_over():
                continue
            keys: set[str] = set()
            zones = presenter.zones(view)
            assert Role.HAND not in {zone.role for zone in zones}
            assert len(zones) >= 2
            for zone in zones:
                check_zone(zone, keys)
                for phrase in (zone.name, zone.summary, *(item.text for item in zone.items)):
                    assert not SPOKEN_TO[language].search(phrase.full), phrase
            check_zone(presenter.score_table(view), set())
            for phrase in (presenter.turn(view), presenter.scores(view), presenter.result(view)):
                check(phrase)
            assert registry.game(name).unheard(view) is None
            assert not presenter.live_items(view)
    assert told > 50


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_game_answers_a_spectator_and_acts_for_nobody(name: str) -> None:
    rng = Random(name)
    for seed in range(3):
        for step, (state, seats, _, _) in enumerate(walked(name, seed, 60)):
            if step % 20:
                continue
            presenter = registry.presenter_type(name)(words_of(name, "de"), NAMES[:seats], None)
            view = state.view(None)
            for zone in presenter.zones(view):
                item = rng.choice(zone.items).key if zone.items else None
                for command in presenter.commands:
                    answer = presenter.run(command.id, view, zone, item)
                    if answer.focus is None:  # else what is focused is said
                        assert answer.phrase is not None, command
                        shown(answer.phrase)
                    assert answer.action is None
                    assert not answer.pause
