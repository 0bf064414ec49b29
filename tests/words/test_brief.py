"""No wording says more than it did, brief wording at least a fifth less; the page says how much."""

from __future__ import annotations

import pytest

from braillespiel.engine.match import Entry
from braillespiel.games import registry
from scripts.sentences import MATCHES, PAGE, STYLES, counted, rows_of
from tests.golden.record import batches, read
from tests.golden.variants import SEEDS, VARIANTS
from tests.support.facts import facts


def journals(game: str) -> dict[int, list[list[Entry]]]:
    """Return the journals on record of a game's matches without options, by seed."""
    name = facts(game).ON_RECORD
    variants = [each for each in VARIANTS if (each.game, each.name) == (game, name)]
    assert all((each.seats, each.options, each.level) == (2, {}, "normal") for each in variants)
    return {
        seed: list(batches(read(variant, "journal", seed)))
        for variant in variants
        for seed in SEEDS
    }


@pytest.mark.parametrize("game", registry.own())
def test_no_more_words_are_heard_per_own_turn_than_before_in_brief_a_fifth_fewer(
    game: str,
) -> None:
    heard = counted(game, MATCHES, journals=journals(game))
    for language, before in facts(game).WORDS_BEFORE.items():
        full, normal, brief = (heard[language, style] for style in STYLES)
        assert full <= before[0]
        assert normal <= before[1]
        assert brief <= 0.8 * before[2]
    page = PAGE.read_text(encoding="utf-8").splitlines()
    assert [row for row in rows_of(game, heard) if row not in page] == []  # scripts.sentences
