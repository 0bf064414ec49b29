"""What is said and brailled, whole sentences."""

from __future__ import annotations

import re

import pytest

from braillespiel.engine.contract import ActionTextError, IllegalActionError
from braillespiel.games.ludoteca.endings import LOST, WON
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.strategy import HANDED_OVER
from braillespiel.words.catalogue import catalogue_path
from tests.games.ludoteca.places import presenter, told, wordings
from tests.games.ludoteca.tables import do, table


def test_the_own_lay_is_short() -> None:
    state = table("s7 r3", "e2")
    assert told(state, "lay s7") == [("7 Spielkultur gelegt.",) * 2 + ("s7 gelegt",)]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("helper 1 laid in Play culture.", "helper 1 laid in Culture.")),
        ("de", ("Helfer 1 in Spielkultur gelegt.", "Helfer 1 in Spielkultur gelegt.")),
    ],
)
def test_an_own_helper_is_laid_in_its_row_in_the_order_of_the_language(
    language: str, expected: tuple[str, str]
) -> None:
    state = table("h1 r3", "e2", rows=({"s": "s7 s6 s5"}, {}))
    place = presenter(0, 2, language)
    [laid, *_] = [
        each for event in do(state, "lay h1=s1") for each in place.announce(event, state.view(0))
    ]
    assert (laid.phrase.full, laid.phrase.normal) == expected


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
        ("Du musst ziehen: 1 Auswahl der Spiele.", "Du ziehst: 1 Auswahl", "du musst ziehen: u1"),
        ("Cem zieht eine.", "Cem zieht eine.", "Cem +1"),
    ]


def test_of_two_players_the_other_is_named() -> None:
    state = table("s6 r6 e6 u6 k1", "e2", pile="k8 a3 a2 a1")
    assert told(state, "lay s6+r6+e6+u6") == [
        ("vier Sechsen gelegt.",) * 2 + ("sreu6 gelegt",),
        (
            "1 Ausleihsystem, 2 Ausleihsystem, 3 Ausleihsystem gezogen.",
            "1 Ausleihe, 2 Ausleihe, 3 Ausleihe gezogen",
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
        "Spielkultur abgeschlossen, 3 von 6",
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
        ("Du musst ziehen: 1 Auswahl der Spiele.", "Du ziehst: 1 Auswahl", "du musst ziehen: u1"),
    ]


def test_after_an_own_resource_the_choice_that_is_open_is_said() -> None:
    state = table("q1 r3", "e2", extended=True)
    assert told(state, "play q1") == [
        ("Reparatur ausgespielt.", "Reparatur", "rep"),
        ("Wirf eine Karte ab.", "Wirf eine Karte ab.", "wirf eine ab"),
    ]
    state = table("q3 r3 s7 k2", "e2", extended=True)
    assert told(state, "play q3", "lay s7") == [
        ("7 Spielkultur gelegt.", "7 Spielkultur gelegt.", "s7 gelegt"),
        (
            "Leg noch einmal, oder beende den Zug mit E.",
            "Leg noch 1, E beendet",
            "leg noch 1, E endet",
        ),
    ]
    state = table("q4 r3", "e2", extended=True, pile="k3 k2 k1")
    assert [one[0] for one in told(state, "play q4")] == [
        "Inventur ausgespielt.",
        "Oben liegen 1 Kinderpartizipation, 2 Kinderpartizipation, 3 Kinderpartizipation.",
        "Behalte eine der angesehenen Karten: Tab führt hin.",
    ]
    assert [one[1] for one in told(state, "keep k1")] == ["1 Kinder behalten.", "Welche obenauf?"]
    assert len(told(state, "top k3", seat=1)) == 1


def test_what_is_asked_comes_behind_what_has_happened() -> None:
    state = table("q3 r3 u1 k2", "e2", extended=True, rows=({"u": "u5"}, {}))
    do(state, "play q3")
    place = presenter(0, 2)
    heard = [one for event in do(state, "lay u1") for one in place.announce(event, state.view(0))]
    heard.sort(key=lambda one: one.expects_reply)
    assert [one.phrase.brief for one in heard] == [
        "1 Auswahl gelegt.",
        "Auswahl abgeschlossen, 1 von 6",
        "Leg noch 1, E beendet",
    ]


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
            "Du beendest Runde 1: du 3, gesamt 7; Ben minus 2, gesamt 18.",
            "Runde 1 zu Ende: du 3, 7; Ben minus 2, 18",
            "r1 ende du 3:7 Ben -2:18",
        ),
        ("Runde 2: Ben beginnt.", "Runde 2: Ben beginnt.", "r2 start Ben"),
    ]


def test_the_winner_by_six_pillars() -> None:
    state = table("s1 r2", "e2", done=["akreu", ""])
    assert told(state, "lay s1", seat=1)[-1] == (
        "Anna gewinnt mit allen sechs Säulen: du minus 1, 0 Säulen; Anna minus 3, 6 Säulen.",
        "Anna gewinnt: sechs Säulen",
        "sieg Anna 6/6: du -1p 0/6 Anna -3p 6/6",
    )


@pytest.mark.parametrize(
    ("action", "full", "brief", "braille"),
    [
        (
            "lay s8",
            "Nach 7 kommt in Spielkultur eine kleinere Karte, keine 8.",
            "nach 7 eine kleinere",
            "s7 dann kleiner, nicht 8",
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
            "u7 nicht in der hand",
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
    assert wordings(presenter().refusal(error.value, state.view(0))) == (full, brief, braille)


def test_an_english_refusal() -> None:
    state = table("s8 s3", "e2", rows=({"s": "s7"}, {}))
    with pytest.raises(IllegalActionError) as error:
        do(state, "lay s8")
    phrase = presenter(language="en").refusal(error.value, state.view(0))
    assert phrase.full == "After 7, Play culture needs a lower card, not 8."


@pytest.mark.parametrize(
    ("phase", "full"),
    [
        ("draw", "Du bist dran: Zieh eine Karte oder nimm die oberste vom Abwurfstapel."),
        ("play", "Leg eine Karte oder Kombination, oder wirf ab. Eine Möglichkeit."),
        ("discard", "Wirf eine Karte ab."),
    ],
)
def test_the_turn_says_what_may_be_done(phase: str, full: str) -> None:
    state = table("s7", "e2", phase=phase)
    assert presenter().turn(state.view(0)).full == full
    assert presenter(1).turn(state.view(1)).full == "Anna ist dran."


def test_the_scores_in_one_breath() -> None:
    state = table("s7", "e2", scores=[12, 30], done=["ak", "s"], round=3)
    assert wordings(presenter().scores(state.view(0))) == (
        "Ben 30, 1 Säule; du 12, 2 Säulen. Runde 3, Sieg bei 50. "
        "Wäre die Runde jetzt zu Ende: du minus 1, Ben minus 1.",
        "Ben 30, 1; du 12, 2",
        "Ben 30p 1/6 du 12p 2/6 r3 sieg 50 jetzt du -1 Ben -1",
    )


@pytest.mark.parametrize(
    ("worth", "full"),
    [
        (WON + 30, "Partie gewonnen"),
        (LOST - 30, "Partie verloren"),
        (-HANDED_OVER, "Sieg an die nächste Person verschenkt"),
        (12, "12 Punkte"),
        (-12, "minus 12 Punkte"),
    ],
)
def test_what_decides_the_match_is_not_estimated_in_points(worth: float, full: str) -> None:
    view = table("s7", "e2").view(0)
    assert presenter().estimate(view, worth).full == full


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
    own = (folder.parent / "own_deck.py").read_text()
    rules |= set(re.findall(r'(?:wrong\(|return )"(deck-[a-z-]+)"', own))
    rules |= set(re.findall(r'PositionError\(\s*"([a-z-]+)"', (folder / "position.py").read_text()))
    assert len(rules) > 60
    for language in ("de", "en"):
        text = catalogue_path("games/ludoteca", language).read_text(encoding="utf-8")
        for rule in sorted(rules):
            assert f"\nludoteca-illegal-{rule} =" in text, (language, rule)


def test_an_action_that_cannot_be_read_is_named() -> None:
    for text in ("lay", "lay s9", "swap s5", "dance", "give s7 9", "keep q0"):
        with pytest.raises(ActionTextError) as error:
            GAME.parse_action(text)
        assert error.value.details == {"text": text}
