"""What is said and felt: whole sentences, full, brief and in Braille."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError, Tick
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.words.phrase import Phrase, without_marks
from tests.games.hexaducto.drawn import OTHER, at, drawn, presenter
from tests.games.hexaducto.test_rules import APART, SMALL

LINES = """
    3   ?9  5
  11  4   ?6  1
    12  ?2  8
"""


def wordings(phrase: Phrase) -> tuple[str, str, str]:
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def told(state: HexState, action: Any, language: str, seat: int) -> list[tuple[str, str, str]]:
    """Apply an action of seat 0; what ``seat`` is told of it."""
    events = state.apply(0, action)
    one = presenter(language, seat, len(state.public.fields))
    view = state.view(seat)
    return [
        wordings(announcement.phrase)
        for event in events
        for announcement in one.announce(event.redacted_for(seat), view)
    ]


def zone(state: HexState, name: str, language: str = "de", seat: int = 0) -> Zone:
    found = presenter(language, seat, len(state.public.fields)).zones(state.view(seat))
    return next(one for one in found if one.id == name)


def cell_item(state: HexState, q: int, r: int, language: str = "de") -> Item:
    return next(item for item in zone(state, "field", language).items if item.place == (q, r))


def key(state: HexState, command: str, q: int, r: int, language: str = "de") -> tuple[str, ...]:
    """What a key of the game answers at (q, r)."""
    one = presenter(language, 0, len(state.public.fields))
    field = zone(state, "field", language)
    item = cell_item(state, q, r, language).key
    answer = one.run(command, state.view(0), field, item)
    assert answer.phrase is not None
    return wordings(answer.phrase)


# -- events ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "seat", "expected"),
    [
        ("de", 0, ("6 aufgedeckt.", "6", "auf 6")),
        ("de", 1, ("Anna deckt 6 auf. Ecke oben rechts", "Anna: 6", "Anna auf 6 or")),
        ("en", 0, ("6 turned up.", "6", "up 6")),
        ("en", 1, ("Anna turns up 6. Top right corner", "Anna: 6", "Anna up 6 tr")),
    ],
)
def test_turning_up(language: str, seat: int, expected: tuple[str, str, str]) -> None:
    assert told(drawn(SMALL, OTHER), act.TurnUp(at(1, 0)), language, seat) == [expected]


@pytest.mark.parametrize(
    ("language", "seat", "expected"),
    [
        ("de", 0, ("minus 1 gezogen. Wohin?", "minus 1 gezogen", "h -1")),
        ("de", 1, ("Anna zieht.", "Anna zieht", "Anna zieht")),
        ("en", 0, ("minus 1 drawn. Where to?", "minus 1 drawn", "h -1")),
        ("en", 1, ("Anna draws.", "Anna draws", "Anna draws")),
    ],
)
def test_drawing(language: str, seat: int, expected: tuple[str, str, str]) -> None:
    assert told(drawn(SMALL, OTHER, top=-1), act.DRAW, language, seat) == [expected]


@pytest.mark.parametrize(
    ("language", "seat", "expected"),
    [
        ("de", 0, ("7 gelegt, verdeckt lag 6.", "7, da lag 6", "7 statt ?6")),
        (
            "de",
            1,
            (
                "Anna legt 7, wirft eine verdeckte 6 ab. Ecke oben rechts",
                "Anna: 7, war 6",
                "Anna 7 statt ?6 or",
            ),
        ),
        ("en", 0, ("7 instead of face-down 6.", "7 replaces face-down 6", "7 for ?6")),
    ],
)
def test_placing_on_a_face_down_card(
    language: str, seat: int, expected: tuple[str, str, str]
) -> None:
    assert told(drawn(SMALL, OTHER, hand=7), act.Place(at(1, 0)), language, seat) == [expected]


def test_placing_on_a_face_up_card() -> None:
    state = drawn(SMALL, OTHER, hand=7)
    assert told(state, act.Place(at(-1, 1)), "de", 0) == [("7 statt 9.", "7 statt 9", "7 statt 9")]


def test_clearing_and_falling_apart() -> None:
    assert told(drawn(APART, OTHER), act.TurnUp(at(0, 2)), "de", 0) == [
        ("10 aufgedeckt.", "10", "auf 10"),
        (
            "Straße 8, 9, 10 abgeräumt. Noch 5 Karten.",
            "Straße 8, 9, 10 weg, noch 5",
            "weg str 8 9 10 k5",
        ),
        (
            "Feld in 2 Teilen: 2 Karten müssen andocken. Tab führt zu den Plätzen.",
            "2 Teile, andocken",
            "2 teile, andocken 2k, tab zu a",
        ),
    ]
    assert told(drawn(APART, OTHER), act.TurnUp(at(0, 2)), "en", 1)[1:] == [
        (
            "Anna clears run 8, 9, 10. 5 cards left.",
            "Anna: run 8, 9, 10",
            "Anna off run 8 9 10 c5",
        ),
        ("Anna: field in 2 parts.", "Anna: 2 parts", "Anna 2 parts"),
    ]


def test_the_end_says_who_ended_it_and_why_points_count_double() -> None:
    state = drawn("?12 10", "?1  ?3")
    assert told(state, act.TurnUp(at(0, 0)), "de", 0)[1:] == [
        (
            "Keine verdeckte Karte mehr: Ende. "
            "Doppelt gezählt, weil jemand weniger hat: 44 für dich.",
            "Ende. 44 für dich, doppelt gezählt",
            "ende x2 44",
        )
    ]
    assert wordings(presenter("de").result(state.view(0))) == (
        "Ben gewinnt mit den wenigsten Punkten: Ben 4; du 44.",
        "Ben gewinnt: Ben 4; du 44",
        "sieg Ben 4 du 44",
    )


# -- docking -----------------------------------------------------------------------------


def apart(language: str = "de") -> Zone:
    state = drawn(APART, OTHER)
    state.apply(0, act.TurnUp(at(0, 2)))
    return zone(state, "docks", language)


def test_docking_places_are_a_list_the_completing_ones_first() -> None:
    places = apart()
    assert (places.shape, places.summary.full) == (Shape.LIST, "12 Plätze")
    assert wordings(places.items[0].text) == (
        "macht fertig: Straße 4, 5 und Straße 6, 5, nach oben rechts, neben 1, 5",
        "fertig: Straße 4, 5, Straße 6, 5, oben rechts an 1, 5",
        "ok str 4 5 + str 6 5 or 1 5",
    )
    assert places.items[0].state.full == "4 rechts über 1"
    assert [line.full for line in places.items[0].details] == [
        "der Teil mit 4, 6",
        "4 rechts über 1, 4 links über 5, 6 rechts über 5",
        "Danach: Reihe 1: 4, 6; Reihe 2: verdeckt, 1, 5",
    ]
    assert apart("en").items[0].text.full == (
        "finishes run 4, 5 and run 6, 5, to the top right, next to 1, 5"
    )


def test_no_two_docking_places_are_told_alike() -> None:
    said = [(item.text, item.state, item.details) for item in apart().items]
    assert len(set(said)) == len(said)


def test_what_is_cut_off_says_so_on_the_field() -> None:
    state = drawn(APART, OTHER)
    state.apply(0, act.TurnUp(at(0, 2)))
    assert cell_item(state, 1, 1).state.full == "abgeschnitten, Reihe 1, Platz 4"
    assert cell_item(state, -1, 1).state.full == "Mitte"
    # In Braille a dot stands for the hole after the 5.
    assert [without_marks(item.text.braille) for item in zone(state, "field").items] == [
        "?",
        "1",
        "5 .",
        "4",
        "6",
    ]
    assert key(state, "describe-rows", 1, 1)[0] == (
        "Reihe 1: verdeckt, 1, 5, Lücke, 4, 6. 5 Karten, 1 verdeckt, offene Summe 16"
    )


# -- the field ---------------------------------------------------------------------------


def test_a_card_reads_its_three_lines_with_what_they_lack() -> None:
    item = cell_item(drawn(LINES, OTHER), 0, 1)
    assert (item.text.full, item.state.full) == ("4", "Mitte")
    assert [wordings(line) for line in item.details] == [
        (
            "Reihe: 11, 4, verdeckt, 1: es fehlen 3 Karten",
            "Reihe: 11, 4, verdeckt, 1: 3 fehlen",
            "r: 11 4 ? 1 -3",
        ),
        (
            "Fallend: 3, 4, verdeckt: braucht 5",
            "Fallend: 3, 4, verdeckt: braucht 5",
            "f: 3 4 ? +5",
        ),
        (
            "Steigend: verdeckt, 4, 12: es fehlen 2 Karten",
            "Steigend: verdeckt, 4, 12: 2 fehlen",
            "s: ? 4 12 -2",
        ),
    ]
    english = cell_item(drawn(LINES, OTHER), 0, 1, "en")
    assert english.details[1].full == "Falling: 3, 4, face down: needs 5"


def test_a_wrong_card_in_an_almost_finished_line_is_named() -> None:
    state = drawn("3   9   5   ?1", OTHER)
    assert key(state, "line-row", 0, 0)[0] == "3, 9, 5, verdeckt: es fehlen 2 Karten"
    state = drawn("3   9   5", OTHER)
    assert key(state, "line-row", 0, 0) == (
        "3, 9, 5: braucht 4 statt 9",
        "3, 9, 5: braucht 4 statt 9",
        "3 9 5 +4 statt 9",
    )
    assert key(state, "line-falling", 0, 0)[0] == "steht allein"


def test_several_values_that_fit_are_told_together() -> None:
    state = drawn("6   ?9", OTHER)
    assert key(state, "line-row", 0, 0)[0] == "6, verdeckt: braucht 5 bis 7"
    assert key(state, "line-row", 0, 0, "en")[0] == "6, face down: needs 5 to 7"
    state = drawn("12  ?9", OTHER)
    assert key(state, "line-row", 0, 0)[0] == "12, verdeckt: braucht 11 oder 12"


def test_many_face_down_cards_are_said_together_but_felt_one_by_one() -> None:
    state = drawn("?6  ?9  ?5  4", OTHER)
    assert key(state, "line-row", 0, 0) == (
        "dreimal verdeckt, 4: es fehlen 3 Karten",
        "3 verdeckt, 4: 3 fehlen",
        "? ? ? 4 -3",
    )


def test_the_card_in_hand_says_what_it_would_complete_and_where() -> None:
    state = drawn(LINES, OTHER, hand=5)
    assert cell_item(state, 0, 2).state.full == "macht fertig: Straße 3, 4, 5, Reihe 3, Platz 2"
    hand = zone(state, "hand").items[0]
    assert wordings(hand.text) == ("5", "5", "5")
    assert hand.state.brief == "passt an 2 Plätzen"
    assert [line.full for line in hand.details] == [
        "Ecke rechts: macht fertig: Gruppe 5, 5",
        "Reihe 3, Platz 2: macht fertig: Straße 3, 4, 5",
    ]
    assert key(state, "fits-next", 2, 1)[0] == (
        "verdeckt, macht fertig: Straße 3, 4, 5, Reihe 3, Platz 2"
    )


def test_going_to_almost_finished_lines() -> None:
    state = drawn(LINES, OTHER)
    assert key(state, "nearly-next", 0, 1)[0] == (
        "1, braucht 4 bis 6, fallend 5, 1, braucht 7 bis 9, steigend 1, 8, Ecke rechts"
    )
    assert key(state, "nearly-next", -1, 2)[0] == (
        "verdeckt, braucht 5, fallend 3, 4, verdeckt, Reihe 3, Platz 2"
    )


def test_describing_a_field_in_three_lengths() -> None:
    state = drawn(LINES, OTHER)
    assert key(state, "describe-short", 0, 0)[0].startswith(
        "10 Karten, 3 verdeckt, offene Summe 44; "
    )
    rows = "Reihe 1: 3, verdeckt, 5; Reihe 2: 11, 4, verdeckt, 1; Reihe 3: 12, verdeckt, 8"
    assert key(state, "describe-rows", 0, 0)[0] == f"{rows}. 10 Karten, 3 verdeckt, offene Summe 44"
    longest = key(state, "describe-lines", 0, 0)[0]
    assert longest.startswith(f"{rows}. 10 Karten, 3 verdeckt, offene Summe 44. ")
    assert "verdeckt, braucht 5, fallend 3, 4, verdeckt" in longest


def test_an_opponents_field_is_told_only_as_it_is_public() -> None:
    state = drawn(SMALL, "?5  7")
    field = zone(state, "opponent-1")
    assert [item.text.full for item in field.items] == ["verdeckt", "7"]
    assert field.summary.full == "2 Karten, 1 verdeckt, offene Summe 7"
    assert field.sign == "g2"


def test_a_spectator_is_shown_all_fields_and_no_hand() -> None:
    state = drawn(SMALL, "?5  7", hand=7)
    one, view = presenter(seat=None), state.view(None)
    assert view.known.hand is None
    zones = one.zones(view)
    assert [(zone.id, zone.name.full) for zone in zones] == [
        ("piles", "Stapel"),
        ("opponent-0", "Anna"),
        ("opponent-1", "Ben"),
        ("scores", "Punkte der Partie"),
    ]
    assert one.turn(view).full == "Anna ist dran."
    (told,) = one.announce(
        state.apply(0, act.Place(at(0, 0)))[0].redacted_for(None), state.view(None)
    )
    assert told.phrase.full == "Anna legt 7, wirft 1 ab. Ecke oben links"
    answer = one.run("fits-next", view, zones[1], None)
    assert answer.phrase is not None
    assert answer.phrase.full == "Du bist nicht dran"


def test_a_spectator_is_told_how_a_puzzle_went() -> None:
    state = drawn("?5  9", puzzle="easy")
    state.public.moves = 1
    state.apply(0, act.TurnUp(at(0, 0)))
    said = presenter("de", None, 1).result(state.view(None)).full
    assert said == "Nicht gelöst: 14 Punkte bleiben."
    assert said == presenter("de", 0, 1).result(state.view(0)).full


def test_a_card_is_drawn_with_its_number_and_a_pattern_for_its_band() -> None:
    looks = [cell_item(drawn("-2  0   4   8   9   ?1", OTHER), q, 0).look for q in range(6)]
    assert [look.symbol for look in looks] == ["-2", "0", "4", "8", "9", ""]
    assert len({look.pattern for look in looks[:5]}) == 5
    assert looks[5].back


# -- turn, scores, time ------------------------------------------------------------------


def test_whose_turn_it_is_and_what_to_do() -> None:
    state = drawn(SMALL, OTHER, top=7, discard=3)
    assert wordings(presenter().turn(state.view(0))) == (
        "Du bist dran: Deck eine Karte auf oder nimm eine vom Stapel. Auf der Ablage: 3.",
        "Dran, 3",
        "dran: nimm 3, zieh oder deck auf",
    )
    assert wordings(presenter(seat=1).turn(state.view(1))) == (
        "Anna ist dran.",
        "Anna dran",
        "Anna dran",
    )
    state.apply(0, act.DRAW)
    assert presenter().turn(state.view(0)).full == "Du bist dran: 7 gezogen, sie muss aufs Feld."


def test_scores_are_the_open_sums_and_the_number_of_face_down_cards() -> None:
    state = drawn(SMALL, OTHER)
    assert wordings(presenter().scores(state.view(0))) == (
        "Ben 0 offen und 5 Karten verdeckt; du 10 offen und 2 Karten verdeckt",
        "Ben 0, 5 verdeckt; du 10, 2 verdeckt",
        "Ben 0 5? du 10 2?",
    )


def test_a_puzzle_tells_moves_and_time() -> None:
    state = drawn("?5  9   ?3", puzzle="hard")
    one = presenter("de", 0, 1)
    assert wordings(one.turn(state.view(0)))[1] == ("Dran, 12. 24 Züge übrig, 7 Minuten übrig")
    (warning,) = one.announce(state.apply(CLOCK, Tick(120_000))[0], state.view(0))
    assert wordings(warning.phrase) == ("Noch 5 Minuten.", "noch 5 Minuten", "t5:0")


def test_the_result_of_a_puzzle_says_that_it_was_untimed() -> None:
    state = drawn("?5  6", puzzle="easy", untimed=True)
    state.apply(0, act.TurnUp(at(0, 0)))
    assert presenter("de", 0, 1).result(state.view(0)).full == (
        "Rätsel gelöst, 32 Züge übrig. Ohne Zeitlimit gespielt."
    )
    state = drawn("?-1 9   -1  ?-2 ?-2", puzzle="easy")
    state.public.moves = 1
    state.public.fields[0][at(1, 0)] = 5
    state.apply(0, act.TurnUp(at(0, 0)))
    assert presenter("en", 0, 1).result(state.view(0)).full == "Not solved: minus 1 points remain."


@pytest.mark.parametrize(
    ("action", "sentence", "brief"),
    [
        (
            act.TurnUp(at(0, 0)),
            "Schon offen: Aufdecken kannst du nur verdeckte Karten.",
            "schon offen",
        ),
        (act.PUT_BACK, "Hand leer: Nimm erst eine Karte von einem Stapel.", "Hand leer"),
        (
            act.Dock(at(0, 0), at(1, 0)),
            "Nichts anzudocken: Dein Feld ist ganz.",
            "Feld ist ganz",
        ),
    ],
)
def test_a_refusal_names_the_rule(action: Any, sentence: str, brief: str) -> None:
    state = drawn(SMALL, OTHER)
    with pytest.raises(IllegalActionError) as error:
        state.apply(0, action)
    said = presenter().refusal(error.value, state.view(0))
    assert (said.full, said.brief) == (sentence, brief)


def test_a_card_that_somebody_places_into_a_line_goes_without_a_place() -> None:
    state = drawn(APART, OTHER)
    assert told(state, act.TurnUp(at(0, 2)), "de", 1)[0][0] == "Anna deckt 10 auf."


@pytest.mark.parametrize("language", ["de", "en"])
def test_where_nothing_lies_face_down_nothing_is_to_be_turned_up(language: str) -> None:
    def said(picture: str) -> tuple[str, str]:
        state = drawn(picture, puzzle="easy")
        one, view = presenter(language, 0, 1), state.view(0)
        return one.turn(view).full, one.possible(view).normal

    words = {"de": ("Deck eine", "Deck auf"), "en": ("turn up a", "Turn up")}[language]
    for wording, word in zip(said("?5  9   ?3"), words, strict=True):
        assert word in wording
    for wording, word in zip(said("5   9   3"), words, strict=True):
        assert word not in wording
