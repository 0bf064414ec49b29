"""What somebody who only watches perceives: both tables, no hand, everybody by name."""

from __future__ import annotations

from random import Random

import pytest

from braillespiel.engine.contract import GameError
from braillespiel.games.ludoteca.game import GAME
from tests.games.ludoteca.places import presenter, wordings
from tests.games.ludoteca.tables import do, table


def test_a_spectator_sees_all_tables_and_no_hand() -> None:
    state = table("s7 k2", "e2 e3", "r1 r2", rows=({"s": "s8"}, {}, {}), discards="u4")
    place, view = presenter(None, 3), state.view(None)
    zones = place.zones(view)
    assert [zone.id for zone in zones] == [
        "opponent-0",
        "opponent-1",
        "opponent-2",
        "piles",
        "discarded",
    ]
    assert [zone.name.full for zone in zones[:3]] == [
        "Anna",
        "Ben",
        "Cem",
    ]
    assert [zone.summary.full for zone in zones[:3]] == [
        "0 von 6 Säulen abgeschlossen, 2 Handkarten"
    ] * 3
    assert view.known.hand == []
    assert view.known.sizes == [2, 2, 2]
    assert wordings(place.turn(view)) == ("Anna ist dran.", "Anna dran", "Anna dran")
    assert place.actions_for(view, "draw", []) == []
    assert place.live_items(view) == frozenset()
    for command in ("draw", "take", "discard", "possible", "goal"):
        answer = place.run(command, view, zones[0], None)
        assert answer.action is None
        assert answer.phrase is not None
        assert answer.phrase.full == "Du bist nicht dran"
    ordered = place.run("order", view, zones[0], None).phrase
    assert ordered is not None
    assert ordered.full == "Nach Werten geordnet"


def test_a_spectator_is_told_what_everybody_sees() -> None:
    state = table("s7 k2", "e2 e3", phase="draw", discards="u4")
    place = presenter(None)
    told = [
        wordings(one.phrase)
        for event in do(state, "draw", "discard s7", "take")
        for one in place.announce(event.redacted_for(None), state.view(None))
    ]
    assert told == [
        ("Anna zieht eine Karte.", "Anna zieht 1", "Anna +1"),
        ("Anna wirft 7 Spielkultur ab.", "Anna wirft 7 Spielkultur", "Anna ab s7"),
        ("Ben nimmt 7 Spielkultur vom Abwurfstapel.", "Ben nimmt 7 Spielkultur", "Ben +s7"),
    ]


@pytest.mark.parametrize("extended", [False, True])
def test_a_match_is_watched_to_its_end_and_no_secret_is_told(extended: bool) -> None:
    rng, options = Random(5), GAME.resolve({"extended": extended, "target": 10})
    state, place = GAME.setup(3, options, 5), presenter(None, 3, "en")
    while not state.is_over():
        seat = state.public.turn
        events = state.apply(seat, rng.choice(state.legal_actions(seat)))
        view = state.view(None)
        twin = view.sample(rng).view(None)
        assert twin == view
        zones = place.zones(view)
        assert zones == place.zones(twin)
        assert not {"hand", "looked", "extras", "pillars"} & {zone.id for zone in zones}
        for event in events:
            for one in place.announce(event.redacted_for(None), view):
                assert one.phrase.full
                assert "you" not in one.phrase.full.lower().split()
        for phrase in (place.turn(view), place.scores(view), place.score_table(view).name):
            assert phrase.full
    assert place.result(state.view(None)).full


def test_no_seat_but_those_at_the_table_has_a_view() -> None:
    state = table("s7 k2", "e2 e3")
    for nobody in (-1, 2):
        with pytest.raises(GameError) as caught:
            state.view(nobody)
        assert (caught.value.rule, caught.value.details) == ("no-seat", {"seat": nobody})
