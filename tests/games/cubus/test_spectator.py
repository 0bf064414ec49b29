"""What somebody who only watches perceives: the pile, all tiles, everybody by name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.games import registry
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.presenter import CubusPresenter
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, without_marks
from tests.games.cubus.drawn import do, drawn

NAMES = ["Anna", "Ben", "Cem"]


def presenter(language: str = "de") -> CubusPresenter:
    return CubusPresenter(Words(language, registry.catalogues("cubus")), NAMES, None)


def wordings(phrase: Phrase | None) -> tuple[str, str, str]:
    assert phrase is not None
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def test_a_spectator_sees_the_pile_and_everybodys_tiles() -> None:
    match, place = drawn("2,1/1,0", "lc", "rr", "c"), presenter()
    view = match.state.view(None)
    zones = place.zones(view)
    assert [zone.id for zone in zones] == [
        "plan",
        "places",
        "views",
        "opponent-0",
        "opponent-1",
        "opponent-2",
        "stock",
        "scores",
    ]
    assert [zone.name.full for zone in zones[3:6]] == NAMES
    first = zones[1].items[0]
    assert first.state.full == "geht", "with the tiles of the person whose turn it is"
    assert wordings(place.turn(view)) == ("Anna ist dran.", "Anna ist dran.", "Anna dran")
    for command, said in (
        ("build", "Du kannst jetzt nicht bauen."),
        ("knock", "Es gibt nichts zu klopfen."),
    ):
        answer = place.run(command, view, zones[0], None)
        assert (wordings(answer.phrase)[0], answer.action, answer.draft) == (said, None, None)
    assert (place.end_turn(view), place.live_items(view)) == (None, frozenset())


def test_a_spectator_is_not_asked_to_knock() -> None:
    match, place = drawn("2,2/2,1", "l", "rr", "c", options={"knock": "timed"}), presenter()
    [passed] = do(match, 0, "pass")
    [told] = place.announce(passed.redacted_for(None), match.state.view(None))
    assert (told.phrase.full, told.supersedes) == ("Anna kann nicht bauen.", False)
    assert match.game.unheard(match.state.view(None)) is None
    assert str(match.game.unheard(match.state.view(1))) == "heard"


@pytest.mark.parametrize("options", [{"play": "both", "end": "best"}, {"knock": "timed"}])
def test_a_match_is_watched_to_its_end(options: dict[str, Any]) -> None:
    rng, place = Random(5), presenter("en")
    state = GAME.setup(3, GAME.resolve(options), 5)
    steps = 0
    while not state.is_over():
        steps += 1
        seat = rng.choice(sorted(state.to_act() - {CLOCK}))
        events = state.apply(seat, rng.choice(list(state.legal_actions(seat))))
        view = state.view(None)
        twin = view.sample(rng).view(None)
        assert twin == view
        if steps % 5 == 0:
            assert place.zones(view) == place.zones(twin)
        for event in events:
            seen = event.redacted_for(None)
            for one in place.announce(seen, view) if seen is not None else ():
                assert one.phrase.full
                assert "you" not in one.phrase.full.lower().split()
        for phrase in (place.turn(view), place.scores(view), place.score_table(view).name):
            assert phrase.full
    assert place.result(state.view(None)).full
