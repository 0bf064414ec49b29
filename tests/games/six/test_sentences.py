"""Whole sentences, in German and English: full, brief, Braille."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.presenter import Priority
from braillespiel.games.six import events as e
from braillespiel.games.six.actions import Cover, Lift, Pass, Roll, Secure
from braillespiel.games.six.game import GAME
from braillespiel.words.phrase import Phrase, without_marks
from tests.games.six.tables import do, presenter, table, window


def words(phrase: Phrase) -> tuple[str, str, str]:
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def told(event: Any, state: Any, seat: int = 1, language: str = "de") -> list[tuple[str, str, str]]:
    here = presenter(seat, language, state.public.settings.seats)
    return [words(a.phrase) for a in here.announce(event, state.view(seat))]


OPEN = window("1 2 3", "9 4+12 -", dice=(3, 4, 5))
LET_GO = window("1 2 3", "9 4+12 -", dice=(3, 4, 5), may=[False, False])
CASES: list[tuple[Any, int, str, tuple[str, str, str]]] = [
    (e.Rolled(0, (3, 4, 5), 2, False, False, 3), 1, "de", ("12", "12", "12 p 9 12+1 -")),
    (
        e.Rolled(0, (3, 4, 5), 2, False, False, 3),
        0,
        "de",
        ("12, noch 2 Würfel.", "12, noch 2", "12, noch 2 würfel"),
    ),
    (
        e.Rolled(0, (3, 4, 5), 3, True, False, 3),
        0,
        "de",
        ("12, deine Zahl: 3 Würfel.", "12, wieder 3", "12 deine, 3 würfel"),
    ),
    (
        e.Rolled(0, (4,), 0, False, False, 3),
        0,
        "de",
        ("4, dein Zug endet.", "4, Ende", "4, zug zu ende"),
    ),
    (e.Rolled(0, (4, 4), 0, False, True, 3), 1, "de", ("8, Pasch!", "8, Pasch!", "8 p 9 12+1 -")),
    (e.Thrown(0, 1), 1, "de", ("Ein Würfel.", "ein Würfel", "Anna würfelt mit 1")),
    (e.Thrown(1, 3), 1, "de", ("3 Würfel.", "3 Würfel", "3 würfel rollen")),
    (
        e.Secured(1, 12, 1, 4),
        1,
        "de",
        ("12 gesichert! Jetzt 4 oben.", "12 gesichert, nun 4", "12 ok p 9 12+1 -"),
    ),
    (
        e.Secured(1, 12, 2, 0),
        1,
        "de",
        ("12 gesichert! Platz 3 ist frei.", "12 gesichert", "12 ok p 9 12+1 -"),
    ),
    (e.Secured(0, 2, 1, 0), 1, "de", ("Anna sichert 2.", "Anna sichert 2", "Anna +2")),
    (e.Missed(1, 12, 1), 1, "de", ("Verpasst: 12 auf Platz 2.", "12 verpasst", "verpasst 12 p2")),
    (
        e.Changed(0, 1, (18, 0), 3),
        1,
        "de",
        ("Wechsel! Du: würfeln oder heben", "Wechsel! Du", "wechsel du"),
    ),
    (
        e.Changed(0, 1, (18, 0), 3),
        0,
        "de",
        (
            "Wechsel! 18 gezogen: verdecke 1, 2 oder 3. Ben hat die Würfel",
            "Wechsel! 18 gezogen. Ben",
            "wechsel lege 18 auf 1 2 3 Ben",
        ),
    ),
    (
        e.Changed(1, 0, (0, 18), 3),
        1,
        "de",
        (
            "Wechsel! 18 gezogen, Platz 3 frei. Anna hat die Würfel",
            "Wechsel! 18 gezogen, Platz 3 frei. Anna",
            "wechsel lege 18 frei 3 Anna",
        ),
    ),
    (
        e.Changed(1, 0, (0, 0), 3),
        1,
        "de",
        (
            "Wechsel! Anna hat die Würfel. Kein Stapel mehr, du ziehst nichts",
            "Wechsel! Anna. Nichts zu legen",
            "wechsel Anna -",
        ),
    ),
    (
        e.Covered(1, 7, 0, 9, False),
        1,
        "de",
        ("7 auf 9, Platz 1.", "7 auf 9", "7 auf 9 p1: 9 12+1 -"),
    ),
    (
        e.Covered(1, 7, 2, 0, True),
        1,
        "de",
        ("7 für dich gelegt, Platz 3.", "7 auf Platz 3", "7 p3: 9 12+1 -"),
    ),
    (e.Covered(0, 7, 0, 1, False), 1, "de", ("Anna: 7 auf 1.", "Anna: 7 auf 1.", "Anna 7 auf 1")),
    (
        e.Hesitated(1),
        1,
        "de",
        ("Zu spät zum Heben: Du musst würfeln.", "zu spät, würfeln", "du musst würfeln"),
    ),
    (
        e.Lifted(1, True, 0, 12),
        1,
        "de",
        (
            "Abgelaufen! Richtig gehoben. Anna gibt die 12 zurück.",
            "Abgelaufen! Anna gibt die 12 zurück.",
            "abgelaufen, richtig Anna -12",
        ),
    ),
    (
        e.Lifted(0, False, 0, 0),
        1,
        "de",
        (
            "Anna hebt: Noch Sand! Anna hat nichts abzugeben.",
            "Anna hebt: noch Sand. Anna zahlt nichts",
            "Anna hebt: noch sand Anna -0",
        ),
    ),
    (
        e.RoundStarted(2, 1, 3),
        1,
        "de",
        ("Durchgang 2 von 3: Du beginnst.", "Durchgang 2: du beginnst", "r2/3 du beginnst"),
    ),
    (
        e.PaceSet(1, 3500),
        1,
        "de",
        ("3,5 Sekunden Reaktionszeit.", "3,5 Sekunden", "3,5 s"),
    ),
    (e.RollNoted(1), 1, "de", ("Warte: Erst dürfen alle reagieren.", "warte", "gleich")),
    (e.Passed(1, 12), 1, "de", ("12 liegen gelassen.", "12 liegen gelassen.", "12 lassen")),
    (
        e.Secured(1, 12, 1, 4),
        1,
        "en",
        ("12 secured! Now 4 on top.", "12 secured, now 4", "12 ok p 9 12+1 -"),
    ),
    (
        e.Changed(0, 1, (18, 0), 3),
        1,
        "en",
        ("Change! You: roll or lift", "Change! You", "change you"),
    ),
    (e.Missed(1, 12, 1), 1, "en", ("Missed: 12 on place 2.", "12 missed", "missed 12 p2")),
    (e.PaceSet(1, 3500), 1, "en", ("3.5 seconds reaction time.", "3.5 seconds", "3.5 s")),
    (
        e.Lifted(1, False, 1, 9),
        1,
        "en",
        (
            "Still sand! Lifted too early. You give the 9 back.",
            "Still sand! You give the 9 back",
            "still sand, too early you -9",
        ),
    ),
]


@pytest.mark.parametrize(("event", "seat", "language", "expected"), CASES)
def test_events_are_told(
    event: Any, seat: int, language: str, expected: tuple[str, str, str]
) -> None:
    assert told(event, OPEN, seat, language) == [expected]


@pytest.mark.parametrize(
    ("dice", "seats", "expected"),
    [
        (2, 3, ("2 dice, Anna.", "2 dice", "Anna: 2 rolling")),
        (1, 3, ("One die, Anna.", "one die", "Anna: 1 rolling")),
        (3, 3, ("3 dice.", "3 dice", "Anna: 3 rolling")),  # the change has named her just now
        (2, 2, ("2 dice.", "2 dice", "Anna: 2 rolling")),  # of two nobody else can have them
    ],
)
def test_among_three_who_throws_is_named_unless_the_change_has_just_done_so(
    dice: int, seats: int, expected: tuple[str, str, str]
) -> None:
    state = table(*["1 2 3"] * seats)
    assert told(e.Thrown(0, dice), state, 1, "en") == [expected]
    own = told(e.Thrown(1, dice), state, 1, "en")[0]
    assert "," not in own[0], "who throws knows it"


def test_a_sum_and_a_change_are_not_pushed_aside_by_what_others_do() -> None:
    here, view = presenter(1), OPEN.view(1)
    [rolled] = here.announce(e.Rolled(0, (3, 4, 5), 2, False, False, 3), view)
    assert (rolled.priority, rolled.supersedes) == (Priority.URGENT, True)
    [changed] = here.announce(e.Changed(0, 1, (18, 0), 4), view)
    assert changed.supersedes
    [other] = here.announce(e.Secured(0, 2, 1, 0), view)
    assert not other.supersedes
    [covers] = here.announce(e.Covered(0, 7, 0, 1, False), view)
    assert (covers.priority, covers.supersedes) == (Priority.LOW, False)


def test_the_dice_do_not_push_a_card_aside_that_is_still_to_be_laid() -> None:
    state = table("1 2 3", "4 5 6", phase="change", previous=1, drawn=[0, 12])
    [told] = presenter(1).announce(e.Thrown(0, 3), state.view(1))
    assert not told.supersedes
    [told] = presenter(0).announce(e.Thrown(0, 3), state.view(0))
    assert told.supersedes


@pytest.mark.parametrize(
    ("state", "seat", "text", "expected"),
    [
        (OPEN, 1, "secure 1", ("9 liegt da, gewürfelt ist 12.", "9, nicht 12", "9 nicht 12")),
        (OPEN, 1, "secure 3", ("Platz 3 ist frei.", "Platz 3 frei", "p3 frei")),
        (
            OPEN,
            0,
            "secure 1",
            ("Du würfelst, also darfst du nicht sichern.", "du würfelst", "du würfelst"),
        ),
        (
            OPEN,
            1,
            "cover 1",
            (
                "Keine Karte zu legen: Gezogen wird beim Wechsel.",
                "keine Karte zu legen",
                "nichts zu legen",
            ),
        ),
        (OPEN, 1, "roll", ("Anna hat die Würfel.", "Anna hat die Würfel.", "würfel Anna")),
        (
            OPEN,
            0,
            "lift",
            (
                "Heben geht nur, bevor du würfelst, gleich nach dem Wechsel.",
                "heben nur beim Wechsel",
                "nur bei wechsel",
            ),
        ),
        (
            OPEN,
            1,
            "pace 100",
            (
                "0,1 geht nicht: Die Reaktionszeit liegt zwischen 0,5 und 20 Sekunden.",
                "0,5 bis 20 Sekunden",
                "0,1 nicht, 0,5-20 s",
            ),
        ),
    ],
)
def test_refusals_name_the_rule(
    state: Any, seat: int, text: str, expected: tuple[str, str, str]
) -> None:
    with pytest.raises(IllegalActionError) as refused:
        do(state.clone(), seat, text)
    assert words(presenter(seat).refusal(refused.value, state.view(seat))) == expected


@pytest.mark.parametrize(
    ("state", "seat", "expected"),
    [
        (table("1 2 3", "4 5 6"), 0, "Du beginnst Durchgang 1 von 3: Würfle"),
        (table("1 2 3", "4 5 6"), 1, "Anna beginnt Durchgang 1 von 3"),
        (OPEN, 0, "12 liegt offen, aber du würfelst und darfst nicht sichern; danach 2 Würfel"),
        (OPEN, 1, "12 liegt offen: Platz 2 passt"),
        (window("1 2 3", "9 4 5", dice=(3, 4)), 1, "7 liegt offen, bei dir passt nichts"),
        (LET_GO, 1, "12 liegt offen, bei dir passt nichts"),
        (
            table("1 2 3", "4 5 6", phase="ready", next_dice=1),
            0,
            "Du bist dran: Würfle mit einem Würfel",
        ),
        (table("1 2 3", "4 5 6", phase="air"), 1, "3 Würfel rollen bei Anna"),
        (
            table("1 2 3", "4 5 6", phase="change", previous=1, drawn=[0, 12]),
            1,
            "12 gezogen: verdecke 4, 5 oder 6. Anna muss würfeln oder heben",
        ),
        (
            table("1 2 3", "4 5 6", phase="change", previous=1, hesitated=True),
            0,
            "Du musst würfeln",
        ),
    ],
)
def test_the_turn_says_what_is_going_on(state: Any, seat: int, expected: str) -> None:
    assert presenter(seat).turn(state.view(seat)).full == expected


@pytest.mark.parametrize(
    ("untimed", "told"),
    [(False, "Mit Uhr: Eine Zahl bleibt nur eine Weile offen"), (True, "Ohne Uhr: Nichts eilt")],
)
def test_a_match_begins_by_saying_whether_the_clock_counts(untimed: bool, told: str) -> None:
    state = table("1 2 3", "4 5 6", options={"untimed": untimed})
    [opening] = presenter(0).opening(state.view(0))
    assert opening.phrase.full == told


def test_a_glance_says_what_is_to_be_laid_and_then_the_places() -> None:
    view = table("1 2 3", "4 5 6", phase="change", previous=1, drawn=[12, 0]).view(0)
    here = presenter(0)
    glance = here.run("glance", view, here.zones(view)[0], None)
    assert words(glance.phrase) == ("12 zu legen: 1, 2, 3", "12 zu legen: 1, 2, 3", "leg 12 1 2 3")


def test_zones_hold_places_own_cards_dice_and_the_others() -> None:
    zones = presenter(1).zones(OPEN.view(1))
    assert [zone.id for zone in zones] == ["places", "own", "dice", "player-1"]
    places = zones[0]
    assert [words(item.text) for item in places.items] == [
        ("9", "9", "9"),
        ("12", "12", "12+1"),
        ("frei", "frei", "-"),
    ]
    assert [item.state.full for item in places.items] == ["", "passt, deckt eine Karte", ""]
    assert [line.full for line in places.items[1].details] == [
        "Platz 2",
        "zählt 4 Striche",
        "Darunter 4",
    ]
    assert [item.text.full for item in zones[2].items] == [
        "12: gewürfelt 3, 4 und 5",
        "Röhre, die Sanduhr ist verdeckt",
    ]
    assert [item.text.full for item in zones[3].items] == [
        "1", "2", "3", "nichts gesichert", "Stapel, 15 Karten zu ziehen",
    ]  # fmt: skip


def test_actions_have_names_and_touch_what_they_use() -> None:
    state = table("1 2 3", "4 5 6", phase="change", previous=1, drawn=[0, 12])
    here, view = presenter(0), state.view(0)
    found = {action: here.label(view, action).full for action in (Roll(), Lift(), Pass())}
    assert list(found.values()) == ["Würfeln, 3 Würfel", "Röhre heben", "Liegen lassen"]
    assert presenter(1).label(state.view(1), Cover(0)).full == "12 auf Platz 1"
    assert presenter(1).label(OPEN.view(1), Secure(1)).full == "12 sichern, Platz 2"
    assert [here.touches(a) for a in (Roll(), Lift(), Secure(2), Pass())] == [
        ("dice",), ("tube",), ("place-0-2",), (),
    ]  # fmt: skip


def test_scores_and_results() -> None:
    state = table("1 2 3", "4 5 6", phase="over", round=3, secured=[[18], [14, 7]])
    assert presenter(0).scores(state.view(0)).full == "du 7, Ben 7. Durchgang 3 von 3."
    assert (
        presenter(0).result(state.view(0)).full
        == "Geteilter Sieg für dich und Ben mit den meisten Strichen: du 7, Ben 7."
    )
    state = table("1 2 3", "4 5 6", phase="over", round=3, secured=[[18], [17]])
    assert (
        presenter(0).result(state.view(0)).full
        == "Du gewinnst mit den meisten Strichen: du 7, Ben 6."
    )
    said = presenter(1, "en").result(state.view(1)).full
    assert said == "Anna wins with the most strokes: Anna 7, you 6."


def test_a_spectator_is_shown_everybodys_places_and_the_dice() -> None:
    here, view = presenter(None), OPEN.view(None)
    assert [(zone.id, zone.name.full) for zone in here.zones(view)] == [
        ("player-1", "Anna"),
        ("player-2", "Ben"),
        ("dice", "Würfel und Röhre"),
    ]
    assert here.turn(view).full == "12 liegt offen, danach Anna: 2 Würfel"
    assert GAME.unheard(view) is None
    [sum_told] = here.announce(e.Rolled(0, (3, 4, 5), 2, False, False, 3), view)
    assert words(sum_told.phrase) == ("12", "12", "12")
    told = here.announce(e.Changed(0, 1, (18, 0), 3), view)
    assert [words(each.phrase) for each in told] == [
        ("Wechsel! Ben hat die Würfel", "Wechsel! Ben", "wechsel Ben")
    ]
    glance = here.run("glance", view, here.zones(view)[0], None)
    assert glance.phrase.full == "Anna: 1, 2, 3; Ben: 9, 12, frei"
    for key in ("pause", "roll", "secure-1", "slower"):
        answer = here.run(key, view, here.zones(view)[0], None)
        assert (answer.phrase.full, answer.action, answer.pause) == (
            "Du bist nicht dran",
            None,
            False,
        )
