"""What a review judges: knocks left out, boxes taken down, docking; and how it words both moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import Better, thought_out
from braillespiel.games import registry
from braillespiel.ui.replay.review import ReviewFinding, worded
from braillespiel.words.catalogue import Words
from tests.games.cubus.drawn import do, drawn, state
from tests.games.hexaducto.test_rules import apart


def reviewed(game: str, view: Any, played: Any) -> Better | None:
    better = thought_out(registry.game(game).bot("hard").review(view, played, Random(1)))
    assert better is None or isinstance(better, Better)
    return better


def told(game: str, language: str, view: Any, played: Any) -> str:
    """Return the finding as the list of a review words it."""
    words = Words(language, ("client", "replay", *registry.catalogues(game)))
    presenter = registry.presenter_type(game)(words, ("Ada", "Ben", "Cleo"), view.seat)
    better = reviewed(game, view, played)
    return "" if better is None else worded(presenter, ReviewFinding(0, view, played, better)).full


def asked(pile: str) -> Any:
    """Return what seat 0 sees when seat 1 has passed."""
    match = drawn(pile, "l", "l", "l", turn=1)
    do(match, 1, "pass")
    return state(match).view(0)


KNOCK = {
    "de": "Zug 1, etwa 3 Punkte besser: Klopfen; gespielt: Nicht klopfen",
    "en": "Move 1, about 3 points better: Knock; played: Do not knock",
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_knock_left_out_is_named_with_what_it_would_have_earned(language: str) -> None:
    game = registry.game("cubus")
    for pile, said in (("2,2/2,1", KNOCK[language]), ("2,2/2,2", "")):
        view = asked(pile)
        assert told("cubus", language, view, game.parse_action("let")) == said
        assert told("cubus", language, view, game.parse_action("knock")) == ""


DOWN = {
    "de": "Zug 1, etwa 2 Punkte besser: 2 Plättchen, eine Kiste weniger: Spalte 1, Reihe 1 auf"
    " Höhe 2, bringt eine linke Seite und eine rechte Seite zurück; gespielt: Ein Plättchen, eine"
    " Kiste weniger: Spalte 2, Reihe 1 auf Höhe 1, bringt eine linke Seite zurück",
    "en": "Move 1, about 2 points better: 2 tiles, one box fewer: column 1, row 1 to height 2,"
    " gives back a left side and a right side; played: One tile, one box fewer: column 2, row 1"
    " to height 1, gives back a left side",
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_box_taken_down_is_judged_by_what_it_leaves_the_next(language: str) -> None:
    match = drawn("3,2/2,1", "", "", options={"play": "dismantle"}, phase="dismantle")
    view = state(match).view(0)
    worse = registry.game("cubus").parse_action("build 3,1/2,1")
    better = reviewed("cubus", view, worse)
    assert better is not None
    assert told("cubus", language, view, worse) == DOWN[language]
    assert told("cubus", language, view, better.action) == ""


DOCK = {
    "de": "Zug 1, etwa 13 Punkte besser: macht fertig: Straße 4, 5 und Straße 6, 5, nach oben"
    " rechts, neben 1, 5, der Teil mit 4, 6; gespielt: nach oben links, neben einer verdeckten"
    " Karte, der Teil mit 4, 6",
    "en": "Move 1, about 13 points better: finishes run 4, 5 and run 6, 5, to the top right, next"
    " to 1, 5, the part with 4, 6; played: to the top left, next to a face-down card, the part"
    " with 4, 6",
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_docking_is_judged_by_what_it_adds_to_the_points(language: str) -> None:
    view = apart().view(0)
    first = view.legal_actions()[0]
    better = reviewed("hexaducto", view, first)
    assert better is not None
    assert told("hexaducto", language, view, first) == DOCK[language]
    assert told("hexaducto", language, view, better.action) == ""
