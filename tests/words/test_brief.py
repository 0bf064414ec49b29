"""No wording says more than it did, brief wording at least a fifth less."""

from __future__ import annotations

import pytest

from scripts.sentences import BEFORE, MATCHES, STYLES, counted


@pytest.mark.parametrize("game", BEFORE)
def test_no_more_words_are_heard_per_own_turn_than_before_in_brief_a_fifth_fewer(
    game: str,
) -> None:
    heard = counted(game, MATCHES)
    for language, before in BEFORE[game].items():
        full, normal, brief = (heard[language, style] for style in STYLES)
        assert full <= before[0]
        assert normal <= before[1]
        assert brief <= 0.8 * before[2]
