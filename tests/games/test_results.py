"""At the end one hears and feels who has won, with the most of what, and the scores."""

from __future__ import annotations

import json

import pytest

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Match
from braillespiel.games import kit, registry
from braillespiel.games.presenter import Announcement
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join, without_marks
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


WIN = {"en": ("win", "you"), "de": ("sieg", "du"), "fr": ("gagne", "toi")}
"""How cells say a win, and who sits here."""


@pytest.mark.parametrize("language", WIN)
@pytest.mark.parametrize("game", registry.own())
def test_who_has_won_alone_is_felt_once(game: str, language: str) -> None:
    win, own = WIN[language]
    names = ("Ada Maria", "Ben Luc")
    for seat, (name, other) in enumerate(((own, names[1]), (names[0], own))):
        words = Words(language, registry.catalogues(game))
        one = registry.presenter_type(game)(words, names, seat)
        winner, loser = (
            Phrase.plain(each) if each == own else Phrase.name(each) for each in (name, other)
        )
        scores = join((winner, Phrase.plain("22"), loser, Phrase.plain("3")))
        felt = without_marks(kit.outcome(one, [0], scores).braille)
        assert felt == f"{win} {name} 22 {other} 3"


def test_a_winner_with_whom_the_scores_do_not_begin_is_named() -> None:
    words = Words("en", registry.catalogues("six"))
    one = registry.presenter_type("six")(words, ("Ada", "Ben"), 0)
    felt = kit.outcome(one, [0], Phrase.plain("Ben 5 you 3")).braille
    assert felt == "win you Ben 5 you 3"
