"""At the end one hears and feels who has won, with the most of what, and the scores."""

from __future__ import annotations

import json

import pytest

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from tests.golden.record import read
from tests.golden.variants import VARIANTS
from tests.support.facts import facts


@pytest.mark.parametrize(
    ("game", "name", "language"),
    [(game, *named) for game in registry.own() for named in facts(game).ENDS],
)
def test_the_result_says_who_has_won_and_why(game: str, name: str, language: str) -> None:
    variant = next(each for each in VARIANTS if (each.game, each.name) == (game, name))
    journal = read(variant, "journal", 3)
    last = next(line for line in reversed(journal) if line.startswith("position "))
    position = json.loads(last.removeprefix("position "))["state"]
    match = Match(registry.game(game), variant.seats, variant.options, position=position)
    names = ["Ada", "Louis", "Valentin", "Helen", "Jacob"][: variant.seats]
    telling = Telling(game, names, 0, language)
    result = telling.presenter.result(match.state.view(0))
    told = telling.record(Announcement(result))
    assert (result.full, result.normal, result.brief, told["braille"]) == facts(game).ENDS[
        name, language
    ]
