"""Brief wording says at least a fifth less than it did, and loses nothing that play needs."""

from __future__ import annotations

import pytest

from scripts.sentences import BEFORE, LANGUAGES, MATCHES, counted


@pytest.mark.parametrize("game", BEFORE)
def test_a_fifth_fewer_words_are_heard_per_own_turn(game: str) -> None:
    heard = counted(game, MATCHES, ("brief",))
    for language, before in zip(LANGUAGES, BEFORE[game], strict=True):
        assert heard[language, "brief"] <= 0.8 * before
