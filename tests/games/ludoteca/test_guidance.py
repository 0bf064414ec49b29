"""A card promises only what Enter does with it; a round that nobody ends says so in time."""

from __future__ import annotations

import pytest

from tests.games.ludoteca.places import presenter, wordings, zone
from tests.games.ludoteca.tables import do, legal, table


def test_a_card_that_can_only_be_discarded_does_not_promise_a_row() -> None:
    state = table("s8 s3 r6 k2", "e2", rows=({"s": "s5", "k": "k3 k1"}, {}))
    do(state, "lay s3")
    found = zone(state, "hand")
    assert [(one.text.full, one.state.full) for one in found.items] == [
        ("8 Spielkultur", ""),
        ("2 Kinderpartizipation", "Säule abgeschlossen"),
        ("6 Raumgestaltung", ""),
    ]


def test_after_laying_w_says_that_the_rest_is_for_the_next_turn() -> None:
    state = table("s8 s3 r6", "e2", rows=({"s": "s5"}, {}))
    do(state, "lay s3")
    answer = presenter().run("possible", state.view(0), zone(state, "hand"), None)
    assert answer.phrase is not None
    assert answer.phrase.full == "Erst im nächsten Zug: Raumgestaltung neu: 6"
    english = presenter(language="en").run("possible", state.view(0), zone(state, "hand"), None)
    assert english.phrase is not None
    assert english.phrase.full == "On your next turn: Room design new: 6"


def test_who_can_lay_nothing_is_told_to_discard() -> None:
    state = table("s8 s7", "e2", rows=({"s": "s5"}, {}))
    assert wordings(presenter().turn(state.view(0))) == (
        "Nichts passt: Wirf eine Karte ab.",
        "Nichts passt, wirf ab",
        "nichts passt, wirf ab",
    )
    with_resource = table("s8 q1", "e2", rows=({"s": "s5"}, {}), extended=True)
    assert presenter().turn(with_resource.view(0)).full == (
        "Leg eine Karte oder Kombination, oder wirf ab. Nichts passt."
    )


def test_a_round_in_which_nobody_lays_is_announced_once_before_it_ends() -> None:
    state = table("s8 s7", "e2 e3", rows=({"s": "s5"}, {}), idle=35)
    view_before = state.view(0)
    assert "Legt niemand" not in presenter().turn(view_before).full
    events = do(state, "discard s8")
    told = [one for event in events for one in presenter().announce(event, state.view(0))]
    assert [one.phrase.full for one in told] == [
        "8 Spielkultur abgeworfen.",
        "Legt niemand, endet die Runde nach 4 Zügen.",
    ]
    later = do(state, "draw", "discard e2")
    told = [one for event in later for one in presenter().announce(event, state.view(0))]
    assert not any("Legt niemand" in one.phrase.full for one in told)
    assert (
        presenter().turn(state.view(0)).full.endswith("Legt niemand, endet die Runde nach 3 Zügen.")
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turns_said_to_be_left_are_those_after_which_the_round_ends(seats: int) -> None:
    hands = ["s8 s7 s6", "e2 e3 e4", "u2 u3 u4", "r2 r3 r4"][:seats]
    for left in range(1, 2 * seats + 2):
        state = table(*hands, idle=20 * seats - left)
        said = presenter(0, seats).turn(state.view(0)).full
        if left > 2 * seats:
            assert "endet" not in said
        elif left > 1:
            assert said.endswith(f"Legt niemand, endet die Runde nach {left} Zügen.")
        else:
            assert said.endswith("Legst du nichts, endet die Runde mit diesem Zug.")
        turns = 0
        while state.public.round == 1:
            if state.public.phase == "draw":
                do(state, "draw")
            do(state, next(text for text in legal(state) if text.startswith("discard")))
            turns += 1
        assert turns == left


def test_the_last_turn_without_laying_is_told_as_such() -> None:
    def said(idle: int, language: str = "de") -> tuple[str, str, str]:
        state = table("s8 s7", "e2 e3", rows=({"s": "s5"}, {}), idle=idle)
        return wordings(presenter(language=language).turn(state.view(0)))

    assert said(38) == (
        "Nichts passt: Wirf eine Karte ab. Legt niemand, endet die Runde nach 2 Zügen.",
        "Nichts passt, wirf ab. Legt niemand, Rundenende nach 2 Zügen",
        "nichts passt, wirf ab ohne legen rundenende z2",
    )
    assert said(39) == (
        "Nichts passt: Wirf eine Karte ab. Legst du nichts, endet die Runde mit diesem Zug.",
        "Nichts passt, wirf ab. Legst du nichts, Rundenende",
        "nichts passt, wirf ab ohne legen rundenende z1",
    )
    assert said(38, "en") == (
        "Nothing fits: discard a card. If nobody lays a card, the round ends in 2 turns.",
        "Nothing fits, discard. If nobody lays, round over in 2 turns",
        "nothing fits, discard no laying round end t2",
    )
    assert said(39, "en") == (
        "Nothing fits: discard a card. If you lay nothing, the round ends with this turn.",
        "Nothing fits, discard. If you lay nothing, round over",
        "nothing fits, discard no laying round end t1",
    )
