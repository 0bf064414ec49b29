"""What is said and brailled, whole sentences."""

from __future__ import annotations

import re

import pytest

from braillespiel.engine.contract import ActionTextError, IllegalActionError
from braillespiel.games import registry
from braillespiel.games.desk import Announcement
from braillespiel.games.ludoteca.desk import LudotecaDesk
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.rules import LudotecaState
from braillespiel.games.zones import Item, Zone
from braillespiel.words.catalogue import Words, catalogue_path
from braillespiel.words.phrase import Phrase, without_marks
from tests.games.ludoteca.tables import do, table

NAMES = ("Anna", "Ben", "Cem", "Dora")


def desk(seat: int = 0, seats: int = 2, language: str = "de") -> LudotecaDesk:
    return LudotecaDesk(Words(language, registry.catalogues("ludoteca")), NAMES[:seats], seat)


def wordings(phrase: Phrase) -> tuple[str, str, str]:
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def told(
    state: LudotecaState, *actions: str, seat: int = 0, language: str = "de"
) -> list[tuple[str, str, str]]:
    """Carry out actions and return what a seat is told of the last one."""
    place = desk(seat, state.table.rules.seats, language)
    do(state, *actions[:-1])
    found: list[Announcement] = []
    for event in do(state, actions[-1]):
        seen = event.seen_by(seat)
        if seen is not None:
            found += place.tell(seen, state.view(seat))
    return [wordings(one.phrase) for one in found]


def zone(state: LudotecaState, name: str, seat: int = 0, language: str = "de") -> Zone:
    place = desk(seat, state.table.rules.seats, language)
    return next(found for found in place.zones(state.view(seat)) if found.id == name)


def item(found: Zone, key: str) -> Item:
    return next(one for one in found.items if one.key == key)


def test_the_own_lay_is_short() -> None:
    state = table("s7 r3", "e2")
    assert told(state, "lay s7") == [("7 Spielkultur gelegt.",) * 2 + ("s7 gelegt",)]


def test_a_lay_of_another_names_who_first() -> None:
    state = table("s7 r3", "e2")
    assert told(state, "lay s7", seat=1) == [
        ("Anna legt 7 Spielkultur.", "Anna legt 7 Spielkultur", "Anna s7")
    ]
    state = table("s7 r3", "e2")
    assert told(state, "lay s7", seat=1, language="en") == [
        ("Anna lays 7 Play culture.", "Anna lays 7 Culture", "Anna c7")
    ]


def test_a_pair_tells_the_chain_of_draws_once() -> None:
    state = table("s4 s3 r3", "e2", "k2", pile="u2 u1")
    assert [one[0] for one in told(state, "lay s4+s3")] == [
        "4 3 Spielkultur gelegt.",
        "Alle anderen ziehen eine.",
    ]


def test_who_must_draw_hears_the_card_first_and_then_that_all_others_draw() -> None:
    state = table("s4 s3 r3", "e2", "k2", pile="u2 u1")
    assert told(state, "lay s4+s3", seat=1) == [
        ("Anna legt 4 3 Spielkultur.", "Anna legt 4 3 Spielkultur", "Anna s43"),
        ("Du musst ziehen: 1 Auswahl der Spiele.", "Du ziehst 1 Auswahl", "+u1"),
        ("Cem zieht eine.", "Cem zieht eine.", "Cem +1"),
    ]


def test_of_two_players_the_other_is_named() -> None:
    state = table("s6 r6 e6 u6 k1", "e2", pile="k8 a3 a2 a1")
    assert told(state, "lay s6+r6+e6+u6") == [
        ("vier Sechsen gelegt.",) * 2 + ("sreu6 gelegt",),
        (
            "1 Ausleihsystem, 2 Ausleihsystem, 3 Ausleihsystem gezogen.",
            "1 Ausleihe, 2 Ausleihe, 3 Ausleihe",
            "+a1 a2 a3",
        ),
        ("Ben zieht eine.", "Ben zieht eine.", "Ben +1"),
    ]


def test_what_others_draw_stays_hidden() -> None:
    state = table("s7", "e2", phase="draw", discards="r1", pile="u1")
    assert told(state, "draw", seat=1) == [("Anna zieht eine Karte.", "Anna zieht 1", "Anna +1")]


def test_a_closed_row_says_how_many_of_six() -> None:
    state = table("s1 r3", "e2", rows=({"s": "s5"}, {}), done=["ak", ""])
    assert told(state, "lay s1")[1] == (
        "Spielkultur abgeschlossen, 3 von 6.",
        "Spielkultur fertig, 3 von 6",
        "s= 3/6",
    )


def test_ludothek_des_jahres_is_named_with_what_it_stands_for() -> None:
    state = table("lj r3", "e2", extended=True)
    assert told(state, "lay lj=s7", seat=1) == [
        (
            "Anna legt Ludothek des Jahres als 7 Spielkultur.",
            "Anna legt Ludothek als 7 Spielkultur",
            "Anna lj=s7",
        )
    ]


def test_a_resource_is_named_and_what_comes_of_it_follows() -> None:
    state = table("q7 r3", "e2", extended=True, pile="u1")
    assert told(state, "play q7", seat=1) == [
        ("Anna spielt Elternabend.", "Anna spielt Elternabend", "Anna elt"),
        ("Du musst ziehen: 1 Auswahl der Spiele.", "Du ziehst 1 Auswahl", "+u1"),
    ]


def test_after_an_own_resource_the_choice_that_is_open_is_said() -> None:
    state = table("q1 r3", "e2", extended=True)
    assert told(state, "play q1") == [
        ("Reparatur ausgespielt.", "Reparatur", "rep"),
        ("Wirf eine Karte ab.", "Wirf eine Karte ab.", "du: ab"),
    ]
    state = table("q3 r3 s7 k2", "e2", extended=True)
    assert told(state, "play q3", "lay s7") == [
        ("7 Spielkultur gelegt.", "7 Spielkultur gelegt.", "s7 gelegt"),
        ("Leg noch einmal, oder beende mit E.", "Leg noch 1, E beendet", "du: legen 1 E"),
    ]
    state = table("q4 r3", "e2", extended=True, pile="k3 k2 k1")
    assert [one[0] for one in told(state, "play q4")] == [
        "Inventur ausgespielt.",
        "Oben liegen 1 Kinderpartizipation, 2 Kinderpartizipation, 3 Kinderpartizipation.",
        "Behalte eine der angesehenen Karten.",
    ]
    assert [one[1] for one in told(state, "keep k1")] == ["1 Kinder behalten.", "Welche obenauf?"]
    assert len(told(state, "top k3", seat=1)) == 1


def test_a_swap_tells_the_one_whom_it_costs() -> None:
    state = table("hx r3", "e2", extended=True, rows=({}, {"k": "k7 k5"}))
    assert told(state, "swap k5 k@1 k5", seat=1) == [
        (
            "Anna nimmt dir 5 Kinderpartizipation aus Kinderpartizipation; "
            "dort liegt nun Helfer X.",
            "Anna nimmt dir 5 Kinder",
            "Anna hx du k5",
        )
    ]


def test_the_end_of_a_round_in_one_breath_the_best_first() -> None:
    state = table("s5", "e2 e3", rows=({"s": "s8 s7"}, {}), scores=[4, 20])
    assert told(state, "lay s5")[1:] == [
        (
            "Runde 1 zu Ende durch dich. du 3, gesamt 7; Ben -2, gesamt 18.",
            "Runde 1 zu Ende: du 3, 7; Ben -2, 18",
            "r1 ende du 3:7 Ben -2:18",
        ),
        ("Runde 2: Ben beginnt.", "Runde 2: Ben beginnt.", "r2 start Ben"),
    ]


def test_the_winner_by_six_pillars() -> None:
    state = table("s1 r2", "e2", done=["akreu", ""])
    assert told(state, "lay s1", seat=1)[-1] == (
        "Anna gewinnt mit allen sechs Säulen! du -1, 0 Säulen; Anna -3, 6 Säulen.",
        "Anna gewinnt: sechs Säulen",
        "sieg Anna 6/6: du -1p 0/6 Anna -3p 6/6",
    )


def test_a_pillar_reads_with_its_row_and_what_may_follow() -> None:
    rows: tuple[dict[str, str], ...] = ({"s": "s7 s5 s4", "k": "k8 h4 k3", "r": "r2 r1"}, {})
    state = table("s8", "e2", rows=rows, done=["e", ""])
    found = zone(state, "pillars")
    shown = [
        (one.text.full, one.state.full, without_marks(one.text.braille)) for one in found.items
    ]
    assert shown == [
        ("Ausleihsystem", "leer, jeder Wert darf beginnen", "a-"),
        ("Spielkultur", "offen, 7, 5, 4, jeder Wert darf folgen, 3 Punkte", "s754"),
        ("Kinderpartizipation", "offen, 8, Helfer 4, 3, als Nächstes unter 3, 3 Punkte", "k843"),
        ("Raumgestaltung", "abgeschlossen, 2, 1, -4 Punkte", "r21="),
        ("Kooperation mit Eltern", "abgeschlossen in einer früheren Runde", "e="),
        ("Auswahl der Spiele", "leer, jeder Wert darf beginnen", "u-"),
    ]
    english = zone(state, "pillars", language="en")
    assert english.items[1].text.full == "Play culture"
    assert english.items[1].state.full == "open, 7, 5, 4, any card may follow, 3 points"


def test_a_card_of_the_hand_says_whether_it_fits() -> None:
    state = table("s8 s3 r6 k2", "e2", rows=({"s": "s5", "k": "k3 k1"}, {}))
    found = zone(state, "hand")
    assert [(one.text.full, one.state.full) for one in found.items] == [
        ("3 Spielkultur", "passt"),
        ("8 Spielkultur", ""),
        ("2 Kinderpartizipation", "Säule fertig"),
        ("6 Raumgestaltung", "beginnt eine Reihe"),
    ]


def test_the_details_of_a_card_name_its_combinations() -> None:
    state = table("s7 s6 s5 r6", "e2")
    lines = [line.full for line in item(zone(state, "hand"), "s6").details]
    assert lines == [
        "Spielkultur: leer, jeder Wert darf beginnen",
        "Dreierreihe 7 6 5 Spielkultur: du ziehst eine",
    ]


def test_the_hand_is_sorted_by_pillar_by_value_and_as_drawn() -> None:
    state = table("r7 s7 r3", "e2")
    place, view = desk(), state.view(0)

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
    place, view = desk(), table("r7 r7", "e2").view(0)
    hand = place.zones(view)[0]
    assert [one.key for one in hand.items] == ["r7", "r7:2"]
    assert place.group("r7", 2).full == "2-mal 7 Raumgestaltung"
    assert list(map(str, place.actions_for(view, "r7:2", ()))) == ["lay r7", "discard r7"]
    assert {"r7", "r7:2"} <= place.live_items(view)


def test_marked_cards_say_what_they_would_do() -> None:
    view = table("s7 s6 s5 r6 e6 u6 k2", "e2").view(0)
    place = desk()
    assert place.preview(view, ["s7"]) is None
    part = place.preview(view, ["s7", "s6"])
    assert part is not None
    assert part.full == "Noch unvollständig: Teil einer Kombination"
    whole = place.preview(view, ["s7", "s6", "s5"])
    assert whole is not None
    assert whole.full == "Dreierreihe 7 6 5 Spielkultur: du ziehst eine"
    none = place.preview(view, ["s7", "k2"])
    assert none is not None
    assert none.full == "Keine Kombination"
    assert [str(a) for a in place.actions_for(view, "s5", ["s7", "s6", "s5"])] == ["lay s7+s6+s5"]


def test_marks_choose_the_combination_of_just_these_cards() -> None:
    view = table("lj s6 s5 k2", "e2", extended=True).view(0)
    found = [str(a) for a in desk().actions_for(view, "lj", ["s6", "s5", "lj"])]
    assert found == ["lay s6+s5+lj=s4", "lay lj=s7+s6+s5"]


def test_enter_on_a_pillar_with_a_marked_card_offers_what_fits_there() -> None:
    view = table("h4 s7", "e2", rows=({"s": "s5"}, {})).view(0)
    found = [str(a) for a in desk().actions_for(view, "row-0-s", ["h4"])]
    assert found == ["lay h4=s4"]


def test_a_key_says_what_could_be_laid_where() -> None:
    view = table("s7 s6 s5 r6 h8 k2", "e2", rows=({"k": "k5"}, {})).view(0)
    place = desk()
    answer = place.run("possible", view, place.zones(view)[0], None)
    assert answer.phrase is not None
    assert wordings(answer.phrase) == (
        "Dreierreihe 7 6 5 Spielkultur: du ziehst eine. Spielkultur neu: 7 6 5. "
        "Kinderpartizipation nach 5: 2. Raumgestaltung neu: 6. Außerdem Helfer 8",
        "Dreierreihe 7 6 5 Spielkultur. Spielkultur neu: 7 6 5. Kinder nach 5: 2. "
        "Raum neu: 6. Außerdem Helfer 8",
        "s765: du +1 s-: 7 6 5 k5: 2 r-: 6 h8",
    )


def test_the_discard_key_needs_a_card_of_the_hand() -> None:
    view = table("s7 s6", "e2").view(0)
    place = desk()
    hand = place.zones(view)[0]
    assert str(place.run("discard", view, hand, "s7").action) == "discard s7"
    refused = place.run("discard", view, place.zones(view)[1], "row-0-s").phrase
    assert refused is not None
    assert refused.brief == "keine Handkarte"


@pytest.mark.parametrize(
    ("action", "full", "brief", "braille"),
    [
        (
            "lay s8",
            "Nach 7 kommt in Spielkultur eine kleinere Karte, keine 8.",
            "nach 7 eine kleinere",
            "s7 dann kleiner",
        ),
        (
            "lay k2",
            "Kinderpartizipation ist mit einer 1 abgeschlossen; es kommt nichts mehr.",
            "Kinder abgeschlossen",
            "k fertig",
        ),
        (
            "discard u7",
            "7 Auswahl der Spiele ist nicht auf deiner Hand.",
            "7 Auswahl nicht auf der Hand",
            "u7 nicht in h",
        ),
        (
            "lay s8+s3",
            "Zwei zusammen: nur 4 und 3 derselben Säule.",
            "nur 4 und 3",
            "nur 43",
        ),
    ],
)
def test_a_refusal_names_the_rule(action: str, full: str, brief: str, braille: str) -> None:
    state = table("s8 s3 k2", "e2", rows=({"s": "s7", "k": "k5 k1"}, {}))
    with pytest.raises(IllegalActionError) as error:
        do(state, action)
    assert wordings(desk().refusal(error.value, state.view(0))) == (full, brief, braille)


def test_an_english_refusal() -> None:
    state = table("s8 s3", "e2", rows=({"s": "s7"}, {}))
    with pytest.raises(IllegalActionError) as error:
        do(state, "lay s8")
    phrase = desk(language="en").refusal(error.value, state.view(0))
    assert phrase.full == "After 7 comes a lower card in Play culture, no 8."


@pytest.mark.parametrize(
    ("phase", "full"),
    [
        ("draw", "Du bist dran: zieh eine Karte oder nimm die oberste vom Abwurfstapel."),
        ("play", "Leg eine Karte oder Kombination, oder wirf ab. Eine Möglichkeit."),
        ("discard", "Wirf eine Karte ab."),
    ],
)
def test_the_turn_says_what_may_be_done(phase: str, full: str) -> None:
    state = table("s7", "e2", phase=phase)
    assert desk().turn(state.view(0)).full == full
    assert desk(1).turn(state.view(1)).full == "Anna ist dran."


def test_the_scores_in_one_breath() -> None:
    state = table("s7", "e2", scores=[12, 30], done=["ak", "s"], round=3)
    assert wordings(desk().scores(state.view(0))) == (
        "Ben 30, 1 Säule; du 12, 2 Säulen. Runde 3, Sieg bei 50.",
        "Ben 30, 1; du 12, 2",
        "Ben 30p 1/6 du 12p 2/6 r3",
    )


def test_the_score_sheet_is_a_table_of_lines_and_players() -> None:
    state = table("s5", "e2 e3", rows=({"s": "s8 s7"}, {}), scores=[4, 20])
    running = desk().score_table(state.view(0))
    assert running.name.full == "Runde 1 bis jetzt"
    do(state, "lay s5")
    sheet = desk().score_table(state.view(0))
    assert sheet.name.full == "Wertung der Runde 1"
    lines = [row.full for row in sheet.rows]
    assert lines[6:] == ["Viererkombos", "Handkarten", "Runde zusammen", "Gesamt"]
    values = {one.place: one.text.full for one in sheet.items}
    assert [values[1, 0], values[7, 1], values[8, 0], values[9, 1]] == [
        "3 Spielkultur, du",
        "-2 Handkarten, Ben",
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
    place, view = desk(), state.view(0)
    said = place.run("goal", view, place.zones(view)[0], None).phrase
    assert said is not None
    assert wordings(said) == (
        "Ziel Zweimal vier, 1 von 2: Eine Reihe, in der zwei Vieren liegen. "
        "3 Ressourcen, 4 Punkte.",
        "Ziel Zweimal vier, 1 von 2. 3 Ressourcen, 4 Punkte",
        "z Zweimal vier 1/2 3r 4p",
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
    assert counted.details[0].full == "Bekannt davon: 2 Kooperation mit Eltern"


def test_the_cards_looked_at_are_a_zone_for_the_one_who_looks() -> None:
    state = table("q4 s7", "e2", extended=True, pile="k1 k2 k3")
    do(state, "play q4")
    found = zone(state, "looked")
    assert [one.text.full for one in found.items] == [
        "3 Kinderpartizipation",
        "2 Kinderpartizipation",
        "1 Kinderpartizipation",
    ]
    assert all(one.id != "looked" for one in desk(1).zones(state.view(1)))
    assert [str(a) for a in desk().actions_for(state.view(0), "looked-k2", ())] == ["keep k2"]


def test_any_card_of_the_discard_pile_is_picked_where_it_lies() -> None:
    state = table("q5 s7", "e2", extended=True, discards="k1 k2 k3")
    do(state, "play q5")
    view = state.view(0)
    found = zone(state, "discarded")
    assert [one.key for one in found.items] == ["discarded-2", "discarded-1", "discarded-0"]
    assert [str(a) for a in desk().actions_for(view, "discarded-0", ())] == ["pick k1"]
    assert "discarded-1" in desk().live_items(view)


def test_e_ends_laying_by_a_resource() -> None:
    state = table("q3 s7 s2", "e2", extended=True)
    assert desk().end_turn(state.view(0)) is None
    do(state, "play q3")
    assert str(desk().end_turn(state.view(0))) == "done"


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    def shape(language: str) -> dict[str, dict[str, set[str]]]:
        text = catalogue_path("games/ludoteca", language).read_text(encoding="utf-8")
        found: dict[str, dict[str, set[str]]] = {}
        key = attribute = ""
        for line in text.splitlines():
            if start := re.match(r"([a-z][\w-]*) =", line):
                key, attribute = start[1], ""
                found[key] = {}
            elif start := re.match(r"    \.(\w+) =", line):
                attribute = start[1]
            if key and not line.startswith("#"):
                used = found[key].setdefault(attribute, set())
                used |= set(re.findall(r"\$(\w+)", line))
        return found

    assert shape("de") == shape("en")


def test_every_refusal_in_the_rules_has_a_sentence_in_both_languages() -> None:
    folder = catalogue_path("games/ludoteca", "de").parent.parent
    rules = set(
        re.findall(r'IllegalActionError\(\s*"([a-z-]+)"', (folder / "check.py").read_text())
    )
    rules |= set(re.findall(r'DeckError\(\s*"([a-z-]+)"', (folder / "deck.py").read_text()))
    rules |= set(re.findall(r'DeckError\(\s*"([a-z-]+)"', (folder / "decks.py").read_text()))
    rules |= set(re.findall(r'PositionError\(\s*"([a-z-]+)"', (folder / "position.py").read_text()))
    assert len(rules) > 60
    for language in ("de", "en"):
        text = catalogue_path("games/ludoteca", language).read_text(encoding="utf-8")
        for rule in sorted(rules):
            assert f"\nludoteca-illegal-{rule} = " in text, (language, rule)


def test_an_action_that_cannot_be_read_is_named() -> None:
    for text in ("lay", "lay s9", "swap s5", "dance", "give s7 9", "keep q0"):
        with pytest.raises(ActionTextError) as error:
            GAME.parse_action(text)
        assert error.value.details == {"text": text}
