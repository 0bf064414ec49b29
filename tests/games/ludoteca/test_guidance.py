"""A card promises only what Enter does with it; a round that nobody ends says so in time."""

from __future__ import annotations

from tests.games.ludoteca.places import desk, wordings, zone
from tests.games.ludoteca.tables import do, table


def test_a_card_that_can_only_be_discarded_does_not_promise_a_row() -> None:
    state = table("s8 s3 r6 k2", "e2", rows=({"s": "s5", "k": "k3 k1"}, {}))
    do(state, "lay s3")
    found = zone(state, "hand")
    assert [(one.text.full, one.state.full) for one in found.items] == [
        ("8 Spielkultur", ""),
        ("2 Kinderpartizipation", "Säule fertig"),
        ("6 Raumgestaltung", ""),
    ]


def test_after_laying_w_says_that_the_rest_is_for_the_next_turn() -> None:
    state = table("s8 s3 r6", "e2", rows=({"s": "s5"}, {}))
    do(state, "lay s3")
    answer = desk().run("possible", state.view(0), zone(state, "hand"), None)
    assert answer.phrase is not None
    assert answer.phrase.full == "Erst im nächsten Zug: Raumgestaltung neu: 6"
    english = desk(language="en").run("possible", state.view(0), zone(state, "hand"), None)
    assert english.phrase is not None
    assert english.phrase.full == "Not before your next turn: Room design new: 6"


def test_who_can_lay_nothing_is_told_to_discard() -> None:
    state = table("s8 s7", "e2", rows=({"s": "s5"}, {}))
    assert wordings(desk().turn(state.view(0))) == (
        "Nichts passt: Wirf eine Karte ab.",
        "Nichts passt, wirf ab",
        "du: ab, nichts passt",
    )
    with_resource = table("s8 q1", "e2", rows=({"s": "s5"}, {}), extended=True)
    assert desk().turn(with_resource.view(0)).full == (
        "Leg eine Karte oder Kombination, oder wirf ab. Nichts passt."
    )


def test_a_round_in_which_nobody_lays_is_announced_once_before_it_ends() -> None:
    state = table("s8 s7", "e2 e3", rows=({"s": "s5"}, {}), idle=29)
    view_before = state.view(0)
    assert "Legt niemand" not in desk().turn(view_before).full
    events = do(state, "discard s8")
    told = [one for event in events for one in desk().tell(event, state.view(0))]
    assert [one.phrase.full for one in told] == [
        "8 Spielkultur abgeworfen.",
        "Legt niemand, endet die Runde nach 5 Zügen von jedem.",
    ]
    later = do(state, "draw", "discard e2")
    told = [one for event in later for one in desk().tell(event, state.view(0))]
    assert not any("Legt niemand" in one.phrase.full for one in told)
    assert (
        desk()
        .turn(state.view(0))
        .full.endswith("Legt niemand, endet die Runde nach 5 Zügen von jedem.")
    )
