"""What is said of the ladder after a match: short by ear, and in 40 cells, in every language."""

from __future__ import annotations

from itertools import product

import pytest

from braillespiel.network.houses.messages import LadderNews
from braillespiel.ui.network.ladder_news import WHY, told
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import Words

CELLS = 40
WORDS = 25
GAME = "hexaducto"


def counted(**more: object) -> LadderNews:
    return LadderNews(GAME, place=998, people=999, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_all_that_is_said_of_a_match_is_short(language: str) -> None:
    words = Words(language, BASE_CATALOGUES)
    moved = [counted(before=before) for before in (0, 997, 998, 999)]
    news = [*moved, *(LadderNews(GAME, why=why) for why in WHY)]
    said = [told(words, each) for each in news]
    assert len({each.full for each in said}) == len(news)
    for each in said:
        assert len(each.braille) <= CELLS
        assert len(each.full.split()) <= WORDS
        assert each.full.rstrip().endswith(".")


@pytest.mark.parametrize(("language", "lost"), list(product(["de", "en", "fr"], [False, True])))
def test_what_counts_little_or_as_lost_says_so_too(language: str, lost: bool) -> None:
    words = Words(language, BASE_CATALOGUES)
    plain, more = counted(before=997), counted(before=997, little=not lost, lost=lost)
    assert told(words, plain).full in told(words, more).full
    assert len(told(words, more).braille) <= CELLS
    assert told(words, more).full != told(words, plain).full


def test_whoever_stopped_and_left_hears_only_that_it_is_lost() -> None:
    words = Words("en", BASE_CATALOGUES)
    assert told(words, LadderNews(GAME, lost=True)).full == "You left: that counts as lost."
