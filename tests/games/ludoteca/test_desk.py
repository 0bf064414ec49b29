"""The zones of a seat, what its keys answer and what Enter offers."""

from __future__ import annotations

from itertools import combinations

import pytest

from braillespiel.words.phrase import EMPTY, without_marks
from tests.games.ludoteca.places import item, presenter, wordings, zone
from tests.games.ludoteca.tables import do, table


def test_a_pillar_reads_with_its_row_and_what_may_follow() -> None:
    rows: tuple[dict[str, str], ...] = ({"s": "s7 s5 s4", "k": "k8 h4 k3", "r": "r2 r1"}, {})
    state = table("s8", "e2", rows=rows, done=["e", ""])
    found = zone(state, "pillars")
    shown = [
        (one.text.full, one.state.full, without_marks(one.text.braille)) for one in found.items
    ]
    assert shown == [
        ("Ausleihsystem", "leer", "a-"),
        ("Spielkultur", "offen, 7, 5, 4, jeder Wert darf folgen, 3 Punkte", "s754"),
        ("Kinderpartizipation", "offen, 8, Helfer 4, 3, als Nächstes unter 3, 3 Punkte", "k843"),
        ("Raumgestaltung", "abgeschlossen, 2, 1, minus 4 Punkte", "r21="),
        ("Kooperation mit Eltern", "abgeschlossen in einer früheren Runde", "e="),
        ("Auswahl der Spiele", "leer", "u-"),
    ]
    assert [line.full for line in found.items[0].details] == ["jeder Wert darf beginnen"]
    english = zone(state, "pillars", language="en")
    assert english.items[1].text.full == "Play culture"
    assert english.items[1].state.full == "open, 7, 5, 4, any card may follow, 3 points"


def test_a_row_that_costs_a_point_says_minus() -> None:
    state = table("s8", "e2", rows=({"s": "s7", "k": "k4"}, {}))
    told = {
        language: [zone(state, "pillars", language=language).items[at].state.full for at in (1, 2)]
        for language in ("de", "en")
    }
    assert told == {
        "de": [
            "offen, 7, als Nächstes unter 7, minus 1 Punkt",
            "offen, 4, jeder Wert darf folgen, minus 1 Punkt",
        ],
        "en": [
            "open, 7, next below 7, minus 1 point",
            "open, 4, any card may follow, minus 1 point",
        ],
    }


def test_a_card_of_the_hand_says_whether_it_fits() -> None:
    state = table("s8 s3 r6 k2", "e2", rows=({"s": "s5", "k": "k3 k1"}, {}))
    found = zone(state, "hand")
    assert [(one.text.full, one.state.full) for one in found.items] == [
        ("3 Spielkultur", "passt"),
        ("8 Spielkultur", ""),
        ("2 Kinderpartizipation", "Säule abgeschlossen"),
        ("6 Raumgestaltung", "beginnt eine Reihe"),
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ["", "", "", "passt jetzt nicht", "beginnt eine Reihe"]),
        ("en", ["", "", "", "does not fit now", "begins a row"]),
    ],
)
def test_where_most_cards_fit_the_one_that_does_not_says_so(language: str, said: list[str]) -> None:
    state = table("s3 s8 s1 r6 s2", "e2", rows=({"s": "s5"}, {}))
    found = zone(state, "hand", language=language)
    assert [phrase.full for phrase in found.told_states] == said


def test_the_details_of_a_card_name_its_combinations() -> None:
    state = table("s7 s6 s5 r6", "e2")
    lines = [line.full for line in item(zone(state, "hand"), "s6").details]
    assert lines == [
        "Spielkultur: leer, jeder Wert darf beginnen",
        "Dreierreihe 7 6 5 Spielkultur: du ziehst eine",
    ]


def test_the_hand_is_sorted_by_pillar_by_value_and_as_drawn() -> None:
    state = table("r7 s7 r3", "e2")
    place, view = presenter(), state.view(0)

    def order() -> list[str]:
        return [one.key for one in place.zones(view)[0].items]

    hand = place.zones(view)[0]
    assert order() == ["s7", "r3", "r7"]
    answer = place.run("order", view, hand, None)
    assert answer.phrase is not None
    assert answer.phrase.full == "Nach Werten geordnet"
    assert order() == ["r3", "s7", "r7"]
    assert [one.group for one in place.zones(view)[0].items] == ["v3", "v7", "v7"]
    assert place.group("v7", 3).full == "drei Siebenen"
    place.run("order", view, hand, None)
    assert order() == ["r7", "s7", "r3"]
    place.run("order", view, hand, None)
    assert order() == ["s7", "r3", "r7"]


def test_equal_cards_are_told_apart_by_key_and_grouped_by_card() -> None:
    place, view = presenter(), table("r7 r7", "e2").view(0)
    hand = place.zones(view)[0]
    assert [one.key for one in hand.items] == ["r7", "r7:2"]
    assert place.group("r7", 2).full == "2-mal 7 Raumgestaltung"
    assert list(map(str, place.actions_for(view, "r7:2", ()))) == ["lay r7", "discard r7"]
    assert {"r7", "r7:2"} <= place.live_items(view)


def test_marked_cards_say_what_they_would_do() -> None:
    view = table("s7 s6 s5 r6 e6 u6 k2", "e2").view(0)
    place = presenter()
    assert place.preview(view, "s7", ["s7"]) is None
    part = place.preview(view, "s6", ["s7", "s6"])
    assert part is not None
    assert part.full == "Eingabe legt die ganze Dreierreihe 7 6 5 Spielkultur: du ziehst eine"
    assert part.brief == "Eingabe legt Dreierreihe 7 6 5 Spielkultur"
    assert [str(a) for a in place.actions_for(view, "s6", ["s7", "s6"])] == ["lay s7+s6+s5"]
    several = place.preview(table("s7 s6 s5 s8", "e2").view(0), "s6", ["s7", "s6"])
    assert several is not None
    assert several.full == "Noch unvollständig: Teil einer Kombination"
    whole = place.preview(view, "s5", ["s7", "s6", "s5"])
    assert whole is not None
    assert whole.full == "Dreierreihe 7 6 5 Spielkultur: du ziehst eine"
    none = place.preview(view, "k2", ["s7", "k2"])
    assert none is not None
    assert none.full == "Keine Kombination"
    assert [str(a) for a in place.actions_for(view, "s5", ["s7", "s6", "s5"])] == ["lay s7+s6+s5"]


def test_what_enter_is_said_to_lay_it_lays_wherever_the_focus_is() -> None:
    view = table("a1 s1 k1 e1 a7 s7 s6 s5", "e2").view(0)
    place = presenter()
    assert wordings(place.preview(view, "a7", ["a1", "s1"]) or EMPTY) == (
        "Noch unvollständig: Teil einer Kombination",
        "unvollständig",
        "teil",
    )
    keys = [one.key for one in place.zones(view)[0].items]
    promised = 0
    for marked in (pick for count in (1, 2, 3, 4) for pick in combinations(keys, count)):
        for focus in keys:
            said = place.preview(view, focus, marked)
            others = [key for key in marked if key != focus]
            found = place.actions_for(view, focus, others)
            if said is None or not said.full.startswith("Eingabe"):
                continue
            promised += 1
            assert len(found) == 1, (marked, focus, said.full)
            assert place.label(view, found[0]).full in said.full, (marked, focus)
    assert promised > 10


def test_marks_choose_the_combination_of_just_these_cards() -> None:
    view = table("lj s6 s5 k2", "e2", extended=True).view(0)
    found = [str(a) for a in presenter().actions_for(view, "lj", ["s6", "s5", "lj"])]
    assert found == ["lay s6+s5+lj=s4", "lay lj=s7+s6+s5"]


def test_marks_that_are_a_combination_lay_it_though_more_would_go_with_them() -> None:
    view = table("s4 s3 s2 k2", "e2").view(0)
    found = [str(a) for a in presenter().actions_for(view, "s3", ["s4", "s3"])]
    assert found == ["lay s4+s3"]


def test_enter_on_a_pillar_with_a_marked_card_offers_what_fits_there() -> None:
    view = table("h4 s7", "e2", rows=({"s": "s5"}, {})).view(0)
    found = [str(a) for a in presenter().actions_for(view, "row-0-s", ["h4"])]
    assert found == ["lay h4=s4"]


def test_a_key_says_what_could_be_laid_where() -> None:
    view = table("s7 s6 s5 r6 h8 k2", "e2", rows=({"k": "k5"}, {})).view(0)
    place = presenter()
    answer = place.run("possible", view, place.zones(view)[0], None)
    assert answer.phrase is not None
    assert wordings(answer.phrase) == (
        "Dreierreihe 7 6 5 Spielkultur: du ziehst eine. Spielkultur neu: 7 6 5. "
        "Kinderpartizipation nach 5: 2. Raumgestaltung neu: 6. Außerdem Helfer 8",
        "Dreierreihe 7 6 5 Spielkultur. Spielkultur 7 6 5. Kinder nach 5: 2. "
        "Raum 6. Außerdem Helfer 8",
        "s765: du ziehst 1 s-: 7 6 5 k5: 2 r-: 6 h8",
    )


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("s8 s7 s6 s5 s4 s3 s2", "Zweierkombo 4 3 Spielkultur"),
        ("s8 s7 s6 s5 s4 s3 s2 s1", "7 Kombinationen möglich. Spielkultur neu: 8"),
    ],
)
def test_up_to_six_combinations_are_named_and_more_are_counted(hand: str, said: str) -> None:
    view = table(hand, "e2").view(0)
    place = presenter()
    answer = place.run("possible", view, place.zones(view)[0], None)
    assert answer.phrase is not None
    assert answer.phrase.full.startswith(said), answer.phrase.full


def test_the_discard_key_needs_a_card_of_the_hand() -> None:
    view = table("s7 s6", "e2").view(0)
    place = presenter()
    hand = place.zones(view)[0]
    assert str(place.run("discard", view, hand, "s7").action) == "discard s7"
    refused = place.run("discard", view, place.zones(view)[1], "row-0-s").phrase
    assert refused is not None
    assert refused.brief == "keine Handkarte"


def test_a_card_that_is_only_looked_at_is_not_discarded() -> None:
    state = table("q4 r3", "e2", extended=True, pile="k3 k2 k1")
    do(state, "play q4")
    view, place = state.view(0), presenter()
    looked = next(one for one in place.zones(view) if one.id == "looked")
    answer = place.run("discard", view, looked, looked.items[0].key)
    assert answer.action is None
    assert answer.phrase is not None
    assert answer.phrase.brief == "keine Handkarte"


def test_the_score_sheet_is_a_table_of_lines_and_players() -> None:
    state = table("s5", "e2 e3", rows=({"s": "s8 s7"}, {}), scores=[4, 20])
    running = presenter().score_table(state.view(0))
    assert running.name.full == "Runde 1 bis jetzt"
    do(state, "lay s5")
    sheet = presenter().score_table(state.view(0))
    assert sheet.name.full == "Wertung der Runde 1"
    lines = [row.full for row in sheet.rows]
    assert lines[6:] == ["Viererkombos", "Handkarten", "Runde zusammen", "Gesamt"]
    values = {one.place: one.text.full for one in sheet.items}
    assert [values[1, 0], values[7, 1], values[8, 0], values[9, 1]] == [
        "3 Spielkultur, du",
        "minus 2 Handkarten, Ben",
        "3 Runde zusammen, du",
        "18 Gesamt, Ben",
    ]
    assert [one.text.braille for one in sheet.items[:4]] == ["0", "0", "3", "0"]


def test_the_own_goal_says_how_far_it_is() -> None:
    state = table(
        "s8", "e2", extended=True, rows=({"s": "s4"}, {}), goals=["two-fours", "all-begun"]
    )
    goal = item(zone(state, "extras"), "goal")
    assert goal.text.full == "Ziel Zweimal vier"
    assert goal.text.braille == "z Zweimal vier 1/2"
    assert goal.state.full == "1 von 2"
    assert goal.details[0].full == "Eine Reihe, in der zwei Vieren liegen."


def test_a_key_says_the_goal_and_the_resources() -> None:
    state = table(
        "s8",
        "e2",
        extended=True,
        rows=({"s": "s4"}, {}),
        goals=["two-fours", "all-begun"],
        resources=[["q1", "q2", "q3"], []],
    )
    place, view = presenter(), state.view(0)
    said = place.run("goal", view, place.zones(view)[0], None).phrase
    assert said is not None
    assert wordings(said) == (
        "Ziel Zweimal vier, 1 von 2: Eine Reihe, in der zwei Vieren liegen. "
        "3 Ressourcen, 4 Punkte.",
        "Ziel Zweimal vier, 1 von 2. 3 Ressourcen, 4 Punkte",
        "z Zweimal vier 1/2 Eine Reihe, in der zwei Vieren liegen. 3r 4p",
    )
    basic = table("s8", "e2").view(0)
    said = place.run("goal", basic, place.zones(basic)[0], None).phrase
    assert said is not None
    assert said.brief == "kein Bonusziel"


def test_the_opponents_table_tells_rows_hand_and_what_is_known() -> None:
    state = table("s8", "e2 k3", rows=({}, {"k": "k5"}), known=[[], ["e2"]])
    found = zone(state, "opponent-1")
    assert found.name.full == "Ben"
    assert found.sign == "g1"
    assert found.summary.full == "0 von 6 Säulen abgeschlossen, 2 Handkarten"
    counted = item(found, "hand-1")
    assert counted.text.full == "2 Handkarten"
    assert counted.details[0].full == "Bekannt: 2 Kooperation mit Eltern"


def test_the_cards_looked_at_are_a_zone_for_the_one_who_looks() -> None:
    state = table("q4 s7", "e2", extended=True, pile="k1 k2 k3")
    do(state, "play q4")
    found = zone(state, "looked")
    assert [one.text.full for one in found.items] == [
        "3 Kinderpartizipation",
        "2 Kinderpartizipation",
        "1 Kinderpartizipation",
    ]
    assert all(one.id != "looked" for one in presenter(1).zones(state.view(1)))
    assert [str(a) for a in presenter().actions_for(state.view(0), "looked-k2", ())] == ["keep k2"]


def test_any_card_of_the_discard_pile_is_picked_where_it_lies() -> None:
    state = table("q5 s7", "e2", extended=True, discards="k1 k2 k3")
    do(state, "play q5")
    view = state.view(0)
    found = zone(state, "discarded")
    assert [one.key for one in found.items] == ["discarded-2", "discarded-1", "discarded-0"]
    assert [str(a) for a in presenter().actions_for(view, "discarded-0", ())] == ["pick k1"]
    assert "discarded-1" in presenter().live_items(view)


def test_e_ends_laying_by_a_resource() -> None:
    state = table("q3 s7 s2", "e2", extended=True)
    assert presenter().end_turn(state.view(0)) is None
    do(state, "play q3")
    assert str(presenter().end_turn(state.view(0))) == "done"
