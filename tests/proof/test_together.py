"""What clients at one table play is chosen by names that the menus still have."""

from __future__ import annotations

import pytest

from braillespiel.games import registry
from braillespiel.words.catalogue import Words
from tests.proof.together import MATCHES, Match


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game)
def test_the_menus_have_what_is_chosen(match: Match) -> None:
    words = Words("de", registry.catalogues(match.game))
    options = registry.game(match.game).options
    labels = {words(f"{match.game}-option-{option.id}") for option in options}
    assert set(match.changes) <= labels
