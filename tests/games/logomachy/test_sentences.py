"""Whole sentences: what a seat hears in full, in brief, and feels."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.contract import GameError
from braillespiel.games.logomachy import events as e
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.presenter import Kind
from braillespiel.words.catalogue import catalogue_path
from braillespiel.words.phrase import Phrase, without_marks
from tests.games.logomachy.tables import play, presenter, table


def wordings(phrase: Phrase) -> tuple[str, str, str]:
    return phrase.full, phrase.brief, without_marks(phrase.braille)


MOVES = [
    (
        0,
        e.Laid(0, "y7"),
        ("gelbe 7 gelegt.", "gelbe 7 gelegt", "e7 gelegt"),
        ("yellow 7 laid.", "yellow 7 laid", "y7 laid"),
    ),
    (
        0,
        e.Laid(1, "y7"),
        ("Ben legt gelbe 7.", "Ben: gelbe 7", "Ben e7"),
        ("Ben lays yellow 7.", "Ben: yellow 7", "Ben y7"),
    ),
    (
        0,
        e.Took(0, "r7", ("g3", "b4")),
        ("rote 7 nimmt grüne 3 und blaue 4.", "grüne 3, blaue 4 genommen", "r7 nimmt g3 b4"),
        ("red 7 takes green 3 and blue 4.", "green 3, blue 4 taken", "r7 takes g3 b4"),
    ),
    (
        0,
        e.Took(1, "r7", ("g7",)),
        ("Ben: rote 7 nimmt grüne 7.", "Ben: rote 7 nimmt grüne 7", "Ben r7: g7"),
        ("Ben: red 7 takes green 7.", "Ben: red 7 takes green 7", "Ben r7: g7"),
    ),
    (
        0,
        e.Cleared(1, True),
        ("Mitte leer: Chip für Ben.", "Mitte leer, Chip für Ben", "leer Ben +1"),
        ("Middle cleared: a chip for Ben.", "middle cleared, chip for Ben", "clear Ben +1"),
    ),
    (
        1,
        e.Cleared(1, True),
        ("Mitte leer: Chip für dich.", "Mitte leer, Chip", "leer +1"),
        ("Middle cleared: a chip for you.", "middle cleared, chip", "clear +1"),
    ),
    (
        0,
        e.WordTaken(1, "h", ("h", "a", "u", "s")),
        ("Ben: haus, 4 Karten, von der Hand H.", "Ben: haus", "Ben haus 4k h"),
        ("Ben: haus, 4 cards, H from hand.", "Ben: haus", "Ben haus 4c h"),
    ),
    (
        1,
        e.WordTaken(1, "h", ("h", "a", "u", "s")),
        ("haus gilt: 4 Karten für dich.", "haus, 4 Karten", "haus +4"),
        ("haus counts: 4 cards for you.", "haus, 4 cards", "haus +4"),
    ),
    (
        0,
        e.YellowSeven(1),
        ("Gelbe 7: Chip für Ben.", "Gelbe 7: Ben", "gelbe 7: Ben +1"),
        ("Yellow 7: a chip for Ben.", "Yellow 7: Ben", "yellow 7: Ben +1"),
    ),
    (
        0,
        e.YellowSeven(None),
        ("Gelbe 7: niemand hat sie, kein Chip.", "Gelbe 7: niemand", "gelbe 7: niemand"),
        ("Yellow 7: nobody has it, no chip.", "Yellow 7: nobody", "yellow 7: nobody"),
    ),
    (
        0,
        e.MostYellow((0, 1), 3),
        (
            "Meiste gelbe Karten, 3: je ein Chip für dich und Ben.",
            "Meiste gelbe, 3: du, Ben",
            "3 mal gelb: du Ben +1",
        ),
        (
            "Most yellow cards, 3: a chip each for you and Ben.",
            "Most yellow, 3: you, Ben",
            "3 yellows: you Ben +1",
        ),
    ),
    (
        0,
        e.MostCards((1,), 9),
        (
            "Meiste nicht gelbe Karten, 9: Chip für Ben.",
            "Meiste nicht gelbe, 9: Ben",
            "9 karten: Ben +1",
        ),
        (
            "Most cards that are not yellow, 9: a chip for Ben.",
            "Most not yellow, 9: Ben",
            "9 cards: Ben +1",
        ),
    ),
    (
        0,
        e.RoundStarted(2, 3, 1, 0, ("r7", "y1")),
        (
            "Runde 2 von 3: Ben gibt, du beginnst. In der Mitte: rote 7, gelbe 1.",
            "Runde 2: du beginnst. Mitte rote 7, gelbe 1",
            "r2/3 geber Ben start du m r7 e1",
        ),
        (
            "Round 2 of 3: Ben deals, you start. In the middle: red 7, yellow 1.",
            "Round 2: you start. Middle red 7, yellow 1",
            "r2/3 dealer Ben start you m r7 y1",
        ),
    ),
    (
        0,
        e.Dealt((("r7", "b10"), ()), 2, 1, 0),
        (
            "Neu: rote 7, blaue 10. Eine im Stapel.",
            "Neu: rote 7, blaue 10",
            "neu r7 b10 st1",
        ),
        (
            "New: red 7, blue 10. One in the stock.",
            "New: red 7, blue 10",
            "new r7 b10 st1",
        ),
    ),
    (
        0,
        e.Dealt((("r7",), ()), 1, 0, 2),
        (
            "Neu: rote 7. Der Stapel ist leer. 2 Karten bleiben verdeckt beiseite.",
            "Neu: rote 7 2 beiseite",
            "neu r7 st0 b2",
        ),
        (
            "New: red 7. The stock is empty. 2 cards stay aside, face down.",
            "New: red 7 2 aside",
            "new r7 st0 a2",
        ),
    ),
    (
        0,
        e.RoundOver(1, (1, 2)),
        (
            "Stand nach Runde 1: Ben 2 Chips, du ein Chip.",
            "Runde 1: Ben 2, du 1",
            "r1 Ben 2 du 1",
        ),
        ("After round 1: Ben 2 chips, you one chip.", "Round 1: Ben 2, you 1", "r1 Ben 2 you 1"),
    ),
]


@pytest.mark.parametrize(("seat", "event", "german", "english"), MOVES)
def test_an_event_is_told(
    seat: int, event: Any, german: tuple[str, str, str], english: tuple[str, str, str]
) -> None:
    state = table("r1 / b1")
    for language, expected in (("de", german), ("en", english)):
        told = presenter(state, seat, language).announce(event, state.view(seat))
        assert [wordings(one.phrase) for one in told] == [expected]


def test_own_moves_and_those_of_others_go_to_their_history() -> None:
    state = table("r1 / b1")
    for seat, kind in ((0, Kind.MINE), (1, Kind.OTHERS)):
        (told,) = presenter(state).announce(e.Laid(seat, "r2"), state.view(0))
        assert (told.kind, told.sound) == (kind, "card")


def test_the_others_sit_from_left_to_right() -> None:
    at = presenter(table("r1 / r2 / r3 / r4"), 1)
    assert [at.pan(seat) for seat in (1, 2, 3, 0)] == [0, -1, 0, 1]


def test_the_end_names_the_winner_or_the_winners() -> None:
    state = table("r10 /", "", taken="y7 y1 / r1")
    play(state, "play r10")
    assert wordings(presenter(state).result(state.view(0))) == (
        "Du gewinnst mit den meisten Chips: du 2, Ben 1.",
        "Du gewinnst: du 2, Ben 1",
        "sieg du 2 Ben 1",
    )
    assert (
        presenter(state, 1).turn(state.view(1)).full
        == "Anna gewinnt mit den meisten Chips: Anna 2, du 1."
    )
    state = table("r10 /", "", taken="y1 r1 / y2 r2")
    play(state, "play r10")
    assert presenter(state).result(state.view(0)).full == (
        "Geteilter Sieg für dich und Ben mit den meisten Chips: du 2, Ben 2."
    )


@pytest.mark.parametrize(
    ("hands", "middle", "expected"),
    [
        ("r7 g2 r9 / b1", "y7 b2", "Du bist dran: 3 von 3 Karten passen."),
        ("r7 g1 / b1", "y7", "Du bist dran: eine von 2 Karten passt."),
        ("r7 / b1", "g1", "Du bist dran: keine Karte passt, leg eine."),
        ("r7 / b1", "y7", "Du bist dran: deine Karte passt."),
    ],
)
def test_turn_says_how_many_cards_fit(hands: str, middle: str, expected: str) -> None:
    state = table(hands, middle)
    assert presenter(state).turn(state.view(0)).full == expected
    assert presenter(state, 1).turn(state.view(1)).full == "Anna ist dran."


def test_scores_are_said_best_first() -> None:
    setting = {"chips": [1, 3, 0], "options": {"rounds": 4}, "round": 2}
    state = table("r7 / b1 / g1", taken="r1 y2 / / g3", **setting)
    assert wordings(presenter(state).scores(state.view(0))) == (
        "Ben 3 Chips, du ein Chip, Cem kein Chip. Runde 2 von 4. "
        "In dieser Runde genommen: du 2, davon eine gelbe; Ben 0; Cem 1, davon keine gelbe.",
        "Ben 3, du 1, Cem 0",
        "Ben 3 du 1 Cem 0 r2/4 du n2 e1 Ben n0 e0 Cem n1 e0",
    )
    state = table("r7 / b1 / g1", **setting)
    assert wordings(presenter(state).scores(state.view(0))) == (
        "Ben 3 Chips, du ein Chip, Cem kein Chip. Runde 2 von 4.",
        "Ben 3, du 1, Cem 0",
        "Ben 3 du 1 Cem 0 r2/4",
    ), "nothing is taken yet"


REFUSALS = [
    ("play g9", "grüne 9 ist nicht auf deiner Hand.", "green 9 is not in your hand."),
    ("play x9", "x9 ist nicht auf deiner Hand.", "x9 is not in your hand."),
    ("play r7 take b9", "blaue 9 liegt nicht in der Mitte.", "blue 9 is not in the middle."),
    (
        "play r7 take g3,g3",
        "Doppelt: Jede Karte kannst du nur einmal nehmen.",
        "Twice: you can take every card only once.",
    ),
    (
        "play r7 take g3",
        "grüne 3 hat einen anderen Wert als rote 7. Eine einzelne Karte muss gleich sein.",
        "green 3 and red 7 differ in value. A single card must be equal.",
    ),
    (
        "play r7 take g3,y2",
        "5 ist die Summe, rote 7 braucht 7.",
        "5 is the sum, red 7 needs 7.",
    ),
    (
        "play r4 take g3,y1",
        "blaue 4 liegt da: Bei gleichem Wert darfst du keine Summe nehmen.",
        "blue 4 is there: with an equal value you may not take a sum.",
    ),
    (
        "sing",
        "sing verstehe ich nicht. Schreib etwa „play r7“ oder „play r7 take g3,b4“.",
        'sing is not an action. Write, for instance, "play r7" or "play r7 take g3,b4".',
    ),
]


@pytest.mark.parametrize(("action", "german", "english"), REFUSALS)
def test_a_refusal_names_the_rule(action: str, german: str, english: str) -> None:
    state = table("r7 r4 / b1", "g3 b4 y2 y1")
    with pytest.raises(GameError) as refused:
        play(state, action)
    for language, expected in (("de", german), ("en", english)):
        assert presenter(state, 0, language).refusal(refused.value, state.view(0)).full == expected


def test_every_refusal_and_position_error_has_a_sentence() -> None:
    room = Path(catalogue_path("games/logomachy", "de")).parent.parent
    source = "".join(path.read_text(encoding="utf-8") for path in room.glob("*.py"))
    rules = set(re.findall(r'(?:IllegalAction|Position|ActionText)Error\(\s*"([a-z-]+)"', source))
    assert len(rules) > 15
    for language in ("de", "en"):
        words = presenter(table("r1 / r2"), 0, language).words
        assert [rule for rule in rules if not words.has(f"logomachy-illegal-{rule}")] == []


def test_items_say_what_is_true_of_them() -> None:
    state = table("r7 g2 b9 / b1", "y7 b2 g7")
    at = presenter(state)
    hand, middle, *_ = at.zones(state.view(0))
    assert [(item.text.full, item.state.full) for item in hand.items] == [
        ("rote 7", "passt, 2 Möglichkeiten"),
        ("grüne 2", "passt, nimmt blaue 2"),
        ("blaue 9", "passt, 2 Möglichkeiten"),
    ]
    assert [line.full for line in hand.items[2].details] == [
        "passt, nimmt gelbe 7 und blaue 2",
        "passt, nimmt blaue 2 und grüne 7",
    ]
    assert [without_marks(item.text.braille) for item in middle.items] == ["e7", "b2", "g7"]
    assert [line.full for line in middle.items[0].details] == [
        "rote 7: gelbe 7",
        "blaue 9: gelbe 7 und blaue 2",
    ]
    # Yellow cards score for themselves, so they are not one of "two sevens".
    assert [item.group for item in middle.items] == ["", "2", "7"]


def test_equal_cards_are_grouped_in_words() -> None:
    at = presenter(table("r1 / b1"))
    assert wordings(at.group("7", 3)) == ("3 Siebenen", "3 Siebenen", "3x7")
    assert at.group("e", 2).full == "2-mal E"
    assert presenter(table("r1 / b1"), 0, "en").group("6", 2).full == "2 sixes"


def test_zones_are_hand_middle_stock_own_table_opponents_scores() -> None:
    state = table("r7 / b1 / g2 g3", "y7", stock="g9", chips=[0, 1, 2], taken="r1 r2 / /")
    zones = presenter(state, 1).zones(state.view(1))
    assert [(zone.id, zone.name.full, zone.sign) for zone in zones] == [
        ("hand", "Hand", "h"),
        ("middle", "Mitte", "m"),
        ("stock", "Stapel", "st"),
        ("own", "Deine Auslage", "d"),
        ("opponent-2", "Cem", "s3"),
        ("opponent-0", "Anna", "s1"),
        ("scores", "Punkte der Partie", "p"),
    ]
    assert [item.text.full for item in zones[4].items] == [
        "2 Handkarten",
        "keine Karte in dieser Runde genommen",
        "2 Chips gewonnen",
    ]
    assert [item.text.full for item in zones[3].items] == [
        "keine Karte in dieser Runde genommen",
        "ein Chip gewonnen",
    ]
    assert [item.text.full for item in zones[2].items][:1] == ["eine Karte im Stapel"]


def test_menu_lines_begin_with_what_tells_them_apart() -> None:
    state = table("r7 / b1", "g3 b4 y2 y5")
    at, view = presenter(state), state.view(0)
    lines = [at.label(view, action).full for action in at.actions_for(view, "r7", [])]
    assert lines == [
        "grüne 3 und blaue 4 nehmen, mit Karte rote 7",
        "gelbe 2 und gelbe 5 nehmen, mit Karte rote 7",
        "rote 7 legen",
    ]


def test_enter_on_a_middle_card_offers_what_takes_it() -> None:
    state = table("r7 g2 / b1", "y7 b2")
    at, view = presenter(state), state.view(0)
    assert [str(action) for action in at.actions_for(view, "b2", [])] == ["play g2 take b2"]


def test_marked_cards_are_taken_together() -> None:
    state = table("r7 / b1", "g3 b4 y2 y5")
    at, view = presenter(state), state.view(0)
    found = at.actions_for(view, "r7", ["y2", "y5"])
    assert [str(action) for action in found] == ["play r7 take y2,y5"]


def test_equal_copies_are_offered_once() -> None:
    options = {"rounds": 1, "two_decks": True}
    state = table("r7 / b1 / b2 / b3 / b4", "g7 g7.2 y7", options)
    at, view = desk_of_five(state), state.view(0)
    assert [str(action) for action in at.actions_for(view, "r7", [])] == [
        "play r7 take g7",
        "play r7 take y7",
        "play r7",
    ]
    assert [str(action) for action in at.actions_for(view, "g7.2", [])] == ["play r7 take g7.2"]


def desk_of_five(state: Any) -> Any:
    from braillespiel.games import registry
    from braillespiel.words.catalogue import Words

    words = Words("de", registry.catalogues("logomachy"))
    return registry.presenter_type("logomachy")(words, list("ABCDE"), 0)


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        (["g3", "b4"], "Summe 7"),
        (["r7", "g3", "b4"], "7 passt: rote 7 kann das nehmen"),
        (["r7", "g3"], "3 passt nicht: rote 7 kann das nicht nehmen"),
        (["r7", "r1"], "nur eine Handkarte auf einmal"),
        (["r7"], None),
        ([], None),
    ],
)
def test_marking_says_what_the_cards_come_to(marked: list[str], expected: str | None) -> None:
    state = table("r7 r1 / b1", "g3 b4")
    said = presenter(state).preview(state.view(0), marked[-1] if marked else "r7", marked)
    assert (said.full if said else None) == expected


def test_the_letters_of_a_word_are_marked_in_its_order() -> None:
    state = table("h x / b", "a u s", {"letters": True})
    at, view = presenter(state), state.view(0)
    assert at.live_items(view) == {"h", "x", "a", "u", "s"}
    assert presenter(state, 1).live_items(state.view(1)) == frozenset()
    said = at.preview(view, "a", ["h", "a"])
    assert wordings(said) == ("Wort bisher: H A", "H A", "h a")
    assert [str(action) for action in at.actions_for(view, "s", ["h", "a", "u"])] == [
        "spell h,a,u,s"
    ]
    (action,) = at.actions_for(view, "s", ["h", "a", "u", "s"])
    assert at.label(view, action).full == "Wort haus"
    (refused,) = at.actions_for(view, "s", ["u", "h"])
    with pytest.raises(GameError) as error:
        state.apply(0, refused)
    assert wordings(at.refusal(error.value, view)) == (
        "uhs steht nicht in der Wortliste. Du bist weiter dran.",
        "uhs unbekannt",
        "uhs?",
    )


def test_the_key_a_says_what_can_be_taken() -> None:
    state = table("r7 g2 / b1", "y7 b2")
    at = presenter(state)
    view = state.view(0)
    zone = at.zones(view)[0]
    assert wordings(at.run("takes", view, zone, None).phrase) == (
        "rote 7: gelbe 7; grüne 2: blaue 2",
        "rote 7: gelbe 7; grüne 2: blaue 2",
        "r7: e7 g2: b2",
    )
    state = table("r7 / b1", "g1")
    answer = presenter(state).run("takes", state.view(0), zone, None)
    assert answer.phrase.full == "Nichts: keine deiner Karten passt."
    state = table("h / b", "", {"letters": True})
    answer = presenter(state).run("takes", state.view(0), zone, None)
    assert answer.phrase.full == "Hand: H. Mitte: nichts."


def test_the_opening_has_no_words_missing_in_any_variant() -> None:
    for options in ({}, {"letters": True}, {"must_take": True}):
        state = GAME.setup(3, GAME.resolve(options), 1)
        for language in ("de", "en"):
            at = presenter(state, 0, language)
            view = state.view(0)
            assert all(zone.name.full for zone in at.zones(view))
            assert at.score_table(view).items[0].text.full


@pytest.mark.parametrize("number", [1, 2])
def test_a_match_opens_with_its_first_round_and_goes_on_without_it(number: int) -> None:
    state = table("r1 / b1", "r7 y1", {"rounds": 2}, round=number)
    told = presenter(state).opening(state.view(0))
    first = "Runde 1 von 2: du gibst, Ben beginnt. In der Mitte: rote 7, gelbe 1."
    assert [one.phrase.full for one in told] == ([first] if number == 1 else [])


def test_with_an_empty_middle_the_turn_of_the_letter_game_names_no_word() -> None:
    state = table("h / b", "", {"letters": True})
    assert wordings(presenter(state).turn(state.view(0))) == (
        "Du bist dran: Leg eine Karte, die Mitte ist leer.",
        "Leg eine",
        "dran: leg eine",
    )
    state = table("h / b", "a u", {"letters": True})
    assert presenter(state).turn(state.view(0)).brief == "Du bist dran"


def test_enter_beside_the_cards_plays_the_word_that_is_marked() -> None:
    state = table("h x / b", "a u s", {"letters": True})
    marked = ["h", "a", "u"]
    for item in ("stock-stock", "a"):
        actions = presenter(state).actions_for(state.view(0), item, marked)
        assert [str(action) for action in actions] == ["spell h,a,u"]


DEALT_TO_ALL = [
    (
        e.Dealt(((), ()), 3, 1, 0),
        ("Alle bekommen 3 Karten. Eine Karte im Stapel.", "Neu: je 3", "neu je 3 st1"),
        ("Everybody gets 3 cards. One card in the stock.", "New: 3 each", "new 3 each st1"),
    ),
    (
        e.Dealt(((), ()), 1, 0, 2),
        (
            "Alle bekommen eine Karte. Der Stapel ist leer. 2 Karten bleiben verdeckt beiseite.",
            "Neu: je 1 2 beiseite",
            "neu je 1 st0 b2",
        ),
        (
            "Everybody gets one card. The stock is empty. 2 cards stay aside, face down.",
            "New: 1 each 2 aside",
            "new 1 each st0 a2",
        ),
    ),
]


@pytest.mark.parametrize(("event", "german", "english"), DEALT_TO_ALL)
def test_a_spectator_is_told_that_all_get_cards(
    event: e.Dealt, german: tuple[str, str, str], english: tuple[str, str, str]
) -> None:
    view = table("r7 b1 / g2 g3").view(None)
    for language, expected in (("de", german), ("en", english)):
        (told,) = presenter(view, None, language).announce(event.redacted_for(None), view)
        assert wordings(told.phrase) == expected


def test_a_spectator_is_shown_the_middle_the_stock_and_everybodys_counts() -> None:
    state = table("r7 b1 / g2 g3", "y1 y2")
    here, view = presenter(state, None), state.view(None)
    assert view.known.hand == []
    zones = here.zones(view)
    assert [zone.id for zone in zones] == ["middle", "stock", "opponent-0", "opponent-1", "scores"]
    assert [item.text.full for item in zones[2].items] == [
        "2 Handkarten",
        "keine Karte in dieser Runde genommen",
        "kein Chip gewonnen",
    ]
    assert [line.full for line in zones[0].items[0].details] == []
    assert here.turn(view).full == "Anna ist dran."
    answer = here.run("takes", view, zones[0], None)
    assert answer.phrase.full == "Du bist nicht dran"


def test_what_is_no_seat_sees_nobodys_hand() -> None:
    state = table("r7 b1 / g2 g3", "y1 y2")
    for nobody in (-1, 2):
        with pytest.raises(GameError) as refused:
            state.view(nobody)
        assert refused.value.rule == "no-seat"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Round 1 of 1: you start. No cards in the middle."),
        ("de", "Runde 1 von 1: du beginnst. Keine Karte in der Mitte."),
        ("fr", "Manche 1 sur 1\u00a0: tu commences. Aucune carte au milieu."),
    ],
)
def test_who_comes_to_an_empty_middle_hears_that_it_is_empty(language: str, told: str) -> None:
    state = table("y1 / b5")
    [said] = presenter(state, language=language).announce(
        e.RoundStarted(1, 1, 1, 0, ()), state.view(0)
    )
    assert said.phrase.normal == told
