"""The teacher's desk by ear and by finger: who needs her, what a pupil perceives, her orders."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.classroom.desk import Knock, PupilRow
from braillespiel.classroom.orders import (
    Deal,
    Decide,
    EndClass,
    EndTable,
    Exercises,
    Follow,
    Forget,
    Gate,
    Give,
    HandDown,
    HandOver,
    KeepEvidence,
    LetIn,
    NewDeskCode,
    Outside,
    OwnGame,
    Pause,
    Project,
    Remove,
    SayTo,
    Seat,
    TellEvening,
)
from braillespiel.games import registry
from braillespiel.network.class_messages import Evening, Shown
from braillespiel.network.messages import SetUp
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.desk_news import EVENING_MS
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.help import HelpMenu
from tests.support.languages import LANGUAGES
from tests.support.packages import installed, put_examples
from tests.support.player import Player
from tests.ui.classroom.desks import BEN, CLASS, MIA, TABLE, ZOE, Class, hear, teacher, to, told


def following(home: Path, columns: int = 40, language: str = "en") -> tuple[Player, Class]:
    """Return a teacher who follows Mia, whose display is measured."""
    here, port = teacher(home, language, columns)
    here.press("F")
    port.shows(
        1,
        ("Your turn", "Hand: 3 cards"),
        ("Right", "Enter"),
        rows=("⠓⠗⠼⠛⠀⠀",),
        text="h r7",
        focus="Red seven",
        measured=True,
    )
    here.settle()
    return here, port


def test_who_comes_to_an_open_desk_and_has_the_focus_is_meant_by_the_keys(tmp_path: Path) -> None:
    here, port = teacher(tmp_path, port=Class(replace(CLASS, pupils=(), tables=())))
    port.change(pupils=CLASS.pupils, tables=CLASS.tables)
    here.settle()
    here.press("F")
    assert [order.pupil for order in port.orders if isinstance(order, Follow)] == [MIA.id]
    port.change(pupils=tuple(each for each in CLASS.pupils if each.id != MIA.id))
    here.settle()
    here.press("F")
    assert [order.pupil for order in port.orders if isinstance(order, Follow)][1] != MIA.id


def test_the_desk_opens_on_whoever_needs_the_teacher_most(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path)
    assert here.ear.said[-1] == "Desk, 7b: 3 here, 2 need you. Mia, hand, 2 minutes, table 1"
    here.press("Ctrl")
    assert here.cells == "⠏⠀⣠⣍⣊⣁⣀⣓⣁⣝⣙⣀⣼⣃⠀⠠⠃⠑⠝⠀⠎⠞⠥⠉⠅⠀⠼⠁⠀⠠⠵⠕⠑"


def test_brief_says_the_name_and_the_need_alone(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path, "de", wording="brief")
    assert here.press("F3") == ["Pult, 2 brauchen dich. Mia, Hand, 2 Minuten"]
    assert here.press("Right", "Right") == ["Zoe, Vorraum"]


def test_one_key_goes_to_the_next_who_needs_the_teacher(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    assert here.press("N") == ["Ben, stuck, one minute, to play, table 1"]
    assert here.press("N") == ["Mia, hand, 2 minutes, table 1"]
    assert here.press("Q") == ["Mia, hand lowered"]
    assert port.orders == [HandDown(1)]
    port.change(pupils=(ZOE,))
    here.settle()
    assert here.press("N") == ["Nobody needs you."]
    assert here.sounds.played[-1] == "edge"


def test_the_minutes_go_on(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path)
    here.wait(50_000, step=500)
    assert here.press("F3") == ["Desk, 7b: 3 here, 2 need you. Mia, hand, 3 minutes, table 1"]


def test_who_newly_needs_her_is_named_with_one_sound_and_the_focus_stays(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    here.press("End")
    here.sounds.played.clear()
    port.change(pupils=(MIA, replace(ZOE, need="hand"), replace(BEN, need="lost", since_ms=0)))
    assert told(here) == ["Zoe, hand, and one more"]
    port.change(pupils=(replace(ZOE, id=4, name="Tom", need="hand"), *port.now.pupils))
    assert told(here) == []
    assert here.wait(3000) == ["Tom, hand"]
    assert here.sounds.played == ["message", "message"]
    assert here.cells == "⠠⠵⠕⠑⠀⠓⠁⠝⠙⠀⠬⠼⠁", "none is lost unread"
    assert here.press("BraillePanRight") == []
    assert here.cells == "⠠⠞⠕⠍⠀⠓⠁⠝⠙"
    assert here.press("F3")[0].endswith("Zoe, hand, in the hall")


def test_who_comes_late_is_named_once(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    late = replace(ZOE, id=4, name="Tom", late=True)
    port.change(pupils=(*port.now.pupils, late))
    assert told(here) == ["Tom, came late and sits at no table"]
    port.change(pupils=(*port.now.pupils[:3], replace(late, front_end="page")))
    assert here.wait(4000) == []


def test_what_the_chosen_pupil_perceives(tmp_path: Path) -> None:
    here, _ = following(tmp_path)
    assert here.press("PageUp") == ["The last keys of Mia, the newest first. Enter"]
    assert here.press("PageUp") == ["The line of Mia. Dots 125 1235 3456 1245"]
    assert here.cells.startswith("⠇⠀⣓⣗⣼⣛")
    assert here.press("Right") == ["Characters hr#g"]
    assert here.press("Right") == ["Text: h r7"]
    assert here.press("Right") == ["Focus: Red seven"]
    assert here.press("Right") == ["On the pupil's display, as measured"]
    assert here.press("PageUp") == ["What Mia was told, the newest first. Hand: 3 cards"]
    assert here.press("Right") == ["Your turn"]


def test_the_focus_stays_on_a_sentence_while_new_ones_come(tmp_path: Path) -> None:
    here, port = following(tmp_path)
    here.press("PageUp", "PageUp", "PageUp")
    port.shows(1, ("Hand: 3 cards", "Ben plays", "Your turn"), ("Enter",))
    here.settle()
    assert here.press("F3")[0].endswith("What Mia was told, the newest first. Hand: 3 cards")
    assert here.press("Left") == ["Ben plays"]
    assert here.press("PageDown", "PageUp") == ["What Mia was told, the newest first. Your turn"]


def test_her_own_line_shows_the_pupils(tmp_path: Path) -> None:
    here, port = following(tmp_path, columns=20)
    assert here.press("V") == ["Your line shows that of Mia"]
    assert here.cells == "⠠⠍⠊⠁⠒⠀⠓⠗⠼⠛"
    port.shows(1, (), (), rows=("⠁⠃⠉",), measured=False)
    here.settle()
    assert here.cells == "⠠⠍⠊⠁⠀⠕⠸⠀⠁⠃⠉"
    assert here.press("V") == ["Your line shows the desk"]
    assert here.cells == "⠏⠀⣠⣍⣊⣁⣀⣓⣁⣝⣙⣀⣼⣃⠀"[: len(here.cells)]


def test_menus_settings_names_and_chat_are_never_shown(tmp_path: Path) -> None:
    here, port = following(tmp_path)
    here.press("V")
    port.shows(1, ("secret",), ("X",), rows=("⠁",), text="secret", focus="secret", private=True)
    here.settle()
    assert here.cells == "⠠⠍⠊⠁⠀⠕⠸⠀⠏⠗⠊⠧⠁⠞⠑"
    here.press("PageUp")
    for _ in range(3):
        assert here.ear.said[0].endswith("Mia is in a menu, or is typing. That is not followed.")
        here.press("PageUp")


def test_she_hears_what_a_pupil_hears_only_if_she_wants(tmp_path: Path) -> None:
    here, port = following(tmp_path)
    port.shows(1, ("Your turn", "Hand: 3 cards", "Ben plays"), ())
    assert told(here) == []
    assert here.press("A") == ["You hear what Mia hears"]
    port.shows(1, ("Hand: 3 cards", "Ben plays", "Ben draws"), ())
    assert told(here) == ["Ben draws"]
    assert here.press("A") == ["You no longer hear what Mia hears"]
    assert here.press("F") == ["You no longer follow Mia"]
    assert here.press("V") == ["Follow the pupil first: F"]


@pytest.mark.parametrize(
    ("keys", "said", "order"),
    [
        ("F", "You follow Mia", Follow(1)),
        ("P", "Mia, paused", Pause(1)),
        ("Shift+P", "Everybody pauses", Pause()),
        ("H", "Mia gets a hint", Give(1, "hint")),
        ("S H I Enter", "Told to Mia", SayTo("hi", 1)),
        ("Shift+S H I Enter", "Told to everybody", SayTo("hi")),
        ("B Down Enter", "Taken back: the last move at table 1", Give(1, "take-back")),
        ("M Enter", "Mia, table 1", Seat(1, "1")),
        ("M Down Enter", "Mia, in the hall", Seat(1, "")),
        ("O Enter", "The projector shows table 1", Project("1")),
        ("PageDown P", "table 1, paused", Pause(table="1")),
        ("Enter Enter", "Mia, hand lowered", HandDown(1)),
        ("Enter End Enter Down Enter", "Mia is sent out; K says the new code", Remove(1)),
        (
            "Escape End Enter Down Enter",
            "The class is ending; everything is on disk.",
            EndClass(),
        ),
    ],
)
def test_orders(tmp_path: Path, keys: str, said: str, order: object) -> None:
    here, port = teacher(tmp_path)
    assert here.press(*keys.split()) == [said]
    assert port.orders == [order]
    assert here.sounds.played[-1] == "sent"
    assert here.cells


@pytest.mark.parametrize("key", ["H", "B"])
def test_who_sits_at_no_table_gets_no_hint_and_takes_nothing_back(tmp_path: Path, key: str) -> None:
    here, port = teacher(tmp_path)
    port.change(pupils=(replace(ZOE, need="hand"),))
    told(here)
    (said,) = here.press(key)
    assert said == "Zoe sits at no table."
    assert port.orders == []


def test_what_ends_something_asks_first_and_the_focus_is_on_no(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    assert here.press("Escape", "End", "Enter") == [
        "End the class? 3 are here. Everything is on disk and goes on next time. No"
    ]
    here.press("Enter")
    assert port.orders == []


def test_what_is_refused_is_told(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    port.refuse("class-follows-enough", most=4)
    assert told(here) == ["You follow 4 already. Stop following one of them first."]
    port.refuse("chat-signs")
    assert told(here) == ["The message has characters that cannot be spoken."]


@pytest.mark.parametrize(
    ("key", "done", "rule", "refused"),
    [
        ("H", "Mia gets a hint", "class-not-their-turn", "It is not Mia's turn."),
        (
            "B Down Enter",
            "Taken back: the last move at table 1",
            "class-nothing-to-take-back",
            "There is nothing to take back there.",
        ),
    ],
)
def test_what_is_ordered_is_told_once_the_class_has_done_it(
    tmp_path: Path, key: str, done: str, rule: str, refused: str
) -> None:
    here, port = teacher(tmp_path)
    port.does = False
    keys = key.split()
    if keys[:-1]:
        here.press(*keys[:-1])
    assert here.press(keys[-1]) == []
    port.do(1)
    assert told(here) == [done]
    assert here.sounds.played[-1] == "sent"
    here.press(*keys)
    port.refuse(rule, name="Mia")
    assert told(here) == [refused]


def test_what_is_done_late_is_told_after_what_was_said_since(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    port.does = False
    here.press("H")
    (said,) = here.press("Down")
    assert said == "hand, 2 minutes, table 1"
    port.do(1)
    here.settle()
    assert here.ear.heard[-2:] == [said, "Mia gets a hint"]


def test_an_order_that_is_not_answered_in_time_is_not_passed_over(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    port.does = False
    assert here.press("H", "P") == []
    assert here.wait(900) == []
    assert here.wait(100) == ["Not done yet. You are told when it is."]
    assert here.cells == "⠝⠕⠞⠀⠙⠕⠝⠑⠀⠽⠑⠞"
    assert here.wait(10_000) == []
    port.do(1, 2)
    assert told(here) == ["Mia gets a hint", "Mia, paused"]


def test_a_name_that_is_taken_is_hers_to_decide(tmp_path: Path) -> None:
    port = Class(replace(CLASS, pupils=(replace(ZOE, need="name", wants="Mia"), MIA)))
    here, _ = teacher(tmp_path, port=port)
    assert here.press("Enter") == [
        "Zoe, name to decide. Give the name Mia; whoever has it chooses anew"
    ]
    assert here.press("Enter") == ["Give the name Mia? Whoever has it now must choose another. No"]
    assert here.press("Down", "Enter") == ["The name Mia is given"]
    assert here.press("Enter", "Down", "Enter") == ["Zoe is asked for another name"]
    assert port.orders == [Decide(3, True), Decide(3, False)]


def test_dealing_at_random_with_the_same_cards(tmp_path: Path) -> None:
    here, port = teacher(tmp_path, port=Class(replace(CLASS, tables=())))
    assert here.press("D", *"LOG", "Enter") == ["Logomachy. Deal"]
    assert here.press("Down") == ["For whom: everybody"]
    assert here.press("Down") == ["Who sits together: at random"]
    assert here.press("Right") == ["by level"]
    assert here.press("Down", "Right") == ["on"]
    assert here.press("Home", "Enter") == ["Logomachy is dealt"]
    (order,) = port.orders
    assert isinstance(order, Deal)
    assert (order.by, order.same, order.set_up.game) == ("level", True, "logomachy")
    assert isinstance(order.set_up, SetUp)


def test_dealing_by_hand_asks_where_a_match_would_end(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    here.press("D", *"LOG", "Enter", "Down", "Left", "Down", "Left")
    assert here.press("Home", "Enter") == [
        "Who sits at which table? Left and Right change it. Deal"
    ]
    assert here.press("Down") == ["Ben: table 1, 2 pupils"]
    assert here.press("Left") == ["in the hall"]
    assert here.press("Home", "Enter") == ["Deal anew? One match ends. No"]
    assert here.press("Down", "Enter") == ["Logomachy is dealt"]
    (order,) = port.orders
    assert isinstance(order, Deal)
    assert (order.by, order.groups) == ("hand", ((1,), (3,)))
    assert set(order.pupils) == {1, 2, 3}, "who is in no group comes to the hall"


def test_exercises_are_given_in_the_order_chosen(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    assert here.press("E", "Enter") == ["Switch on at least one exercise first: Enter on its line."]
    assert here.press("Down") == ["For whom: Mia"]
    here.press("Down", "Down", "Down", "Enter", "Up")
    assert here.press("Enter")[0] == "number 2"
    assert here.press("Home", "Enter") == ["2 exercises for Mia"]
    (order,) = port.orders
    assert isinstance(order, Exercises)
    assert order.pupils == (1,)
    assert len(order.lessons) == 2


def test_evidence_needs_a_purpose_in_words_and_a_figure(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    here.press("Escape")
    to(here, "evidence")
    assert here.press("Enter") == ["Nothing is kept but the matches. What for: not said yet"]
    assert here.press("End", "Enter") == ["Say first what it is kept for."]
    here.press("Home", "Enter", *"GOAL")
    assert here.press("Enter")[0].endswith("What for: goal")
    assert here.press("Down") == ["Days until it is deleted: 30"]
    here.press("Enter", *"401")
    assert here.press("Enter")[1:] == ["Type a number of days from 1 to 400."]
    assert here.press("End", "Enter") == ["Switch on at least one figure that is to be kept."]
    assert here.press("Home", "Down", "Down", "Enter") == ["on"]
    assert here.press("End", "Enter") == ["Kept from now on; every pupil is asked"]
    assert port.orders == [KeepEvidence(True, "goal", 30, ("cells",))]


def test_the_gate_is_a_check_box(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    here.press("Escape")
    assert to(here, "gate") == ["Tables wait until everybody has heard or read: on"]
    assert here.press("Enter") == ["off"]
    assert port.orders == [Gate(False)]


def test_games_of_other_packages_are_dealt_only_if_they_are_allowed(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    here.press("Escape")
    assert "outside" not in [entry.key for entry in here.ui.screen.entries]  # there are none
    here.press("Escape")
    with installed(*put_examples(tmp_path / "installed")):
        assert registry.names() != registry.own()
        here.press("Escape")
        assert to(here, "outside") == ["Allow games of other packages: off"]
        assert here.press("Enter") == ["on"]
        assert port.orders == [Outside(True)]
        for allowed in (False, True):
            listed = [entry.key for entry in ChooseGame(here.ui, print, outside=allowed).entries]
            assert ("tictactoe" in listed) is allowed
            assert set(registry.own()) <= set(listed)


@pytest.mark.parametrize("hands_over", [False, True])
def test_the_desk_code_is_felt_and_drawn_but_never_said(tmp_path: Path, hands_over: bool) -> None:
    here, port = teacher(tmp_path)
    here.press("Escape")
    to(here, "hand-over" if hands_over else "desk-code")
    here.press("Enter", *(("Down", "Enter") if hands_over else ()))
    assert port.orders == [], "the page is not encrypted"
    assert here.ear.said[-1].endswith("Make a code all the same? No")
    here.press("Down", "Enter")
    assert port.orders == [HandOver() if hands_over else NewDeskCode()]
    assert here.press("Home") == [
        "The code is on the Braille display and drawn on the screen; it is never said"
    ]
    assert "⠙⠚⠃⠛⠁⠊⠉⠓" in here.cells
    picture = here.keyboard.picture
    assert picture is not None
    segments = {"4": 4, "0": 6, "2": 5, "7": 3, "1": 2, "9": 6, "3": 5, "8": 7}
    assert len(picture.panels[0].drawing) == 1 + sum(segments[one] for one in "40271938")
    assert "40271938" not in repr(picture)
    assert not any("4027" in said or "40, 27" in said for said in here.ear.heard)


def test_a_first_device_that_is_gone_is_named_so_and_can_be_forgotten(tmp_path: Path) -> None:
    gone = PupilRow(4, "Mia 2", here=False, was="Mia")
    here, port = teacher(tmp_path, port=Class(replace(CLASS, pupils=(MIA, gone))))
    assert here.press("End") == ["Mia's first device, gone, in the hall"]
    assert here.press("Enter")[-1].startswith("Mia's first device")
    to(here, "forget")
    assert here.press("Enter")[-1] == "Mia's first device is forgotten"
    assert port.orders == [Forget(4)]


def as_text(here: Player) -> str:
    assert here.keyboard.picture is not None
    return here.keyboard.picture.unsaid


def test_the_desk_code_is_a_text_for_two_minutes_after_a_warning(tmp_path: Path) -> None:
    here, port = teacher(tmp_path, port=Class(replace(CLASS, address="https://school.example/")))
    here.press("Escape")
    to(here, "desk-code")
    here.press("Enter")
    to(here, "text")
    assert here.press("Enter")[-1] == (
        "A screen reader says the text aloud when you come to it; with loudspeakers everybody hears"
        " it. Show the code as text? No"
    )
    assert as_text(here) == ""
    assert here.press("Down", "Enter")[-1].startswith("The code stands on the screen as text")
    assert as_text(here) == "40 27 19 38"
    here.wait(119_000)
    assert as_text(here) == "40 27 19 38"
    here.wait(1_000)
    assert as_text(here) == ""
    assert here.ear.said[-1] == "The two minutes are over, the text is gone"
    here.press("Enter", "Down", "Enter")
    assert as_text(here) == "40 27 19 38"
    assert here.press("Enter")[-1] == "The text is hidden"
    assert as_text(here) == ""
    here.press("Enter", "Down", "Enter")
    port.change(desk_code="")
    here.wait(100)
    assert as_text(here) == ""
    assert here.ear.said[-1] == "The code no longer holds, the text is gone"
    assert not any("40 27" in said or "4027" in said for said in here.ear.heard)


def test_an_encrypted_page_gets_its_code_without_a_question(tmp_path: Path) -> None:
    port = Class(replace(CLASS, address="https://school.example/"))
    here, _ = teacher(tmp_path, port=port)
    here.press("Escape")
    to(here, "desk-code")
    here.press("Enter")
    assert port.orders == [NewDeskCode()]


def test_a_table_says_whom_it_waits_for(tmp_path: Path) -> None:
    waiting = replace(TABLE, waits_for=(1,), projected=True)
    here, _ = teacher(tmp_path, port=Class(replace(CLASS, tables=(waiting,))))
    assert here.press("PageDown") == [
        "Tables, one table. table 1, on the projector, waits for Mia, Logomachy, with Mia; Ben"
    ]


def test_needs_of_the_roster_have_no_way_to_the_desk() -> None:
    assert not {"needs", "settings"} & set(type(MIA).__struct_fields__)
    assert not {"needs", "settings"} & set(Shown.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_begins_with_the_keys_of_the_desk(tmp_path: Path, language: str) -> None:
    here, _ = teacher(tmp_path, language)
    said = here.press("F1")[0]
    next_one = {
        "de": "Was hier geht. Noch einmal F1: alle Tasten. "
        "N: zur nächsten Person, die dich braucht, am Lehrerpult",
        "en": "What you can do here. F1 again: all keys. N: to the next pupil who needs you, "
        "at the teacher's desk",
        "fr": "Ce que tu peux faire ici. Encore F1\u00a0: toutes les touches. "
        "N\u00a0: au prochain élève qui a besoin de toi, au pupitre du prof",
    }
    assert said == next_one[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_silent_to_ear_or_finger(tmp_path: Path, language: str) -> None:
    for key in [
        *"ABCDEFGHIJKLMNOPQRSTUVWX1230",
        "Space",
        "Enter",
        "Backspace",
        "Tab",
        "BrailleBack",
    ]:
        here, _ = teacher(tmp_path / f"{language}{key}", language)
        assert here.press(key), key
        assert here.cells, key
        assert not here.errors


def test_characters_come_once_their_table_is_ready(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    transcriber = here.ui.announcer.braille.transcriber
    translate, ready = transcriber.translate, False
    transcriber.translate = lambda text, table: (
        "" if table == "us-comp8" and not ready else translate(text, table)
    )
    here.press("F")
    port.shows(1, (), (), rows=("⠁⠃",))
    here.settle()
    keys = [item.key for zone in here.ui.screen.navigator.zones for item in zone.items]  # type: ignore[attr-defined]
    assert "dots-0" in keys
    assert "characters-0" not in keys, "none are better than wrong ones"
    ready = True
    here.wait(500)
    keys = [item.key for zone in here.ui.screen.navigator.zones for item in zone.items]  # type: ignore[attr-defined]
    assert "characters-0" in keys


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Too many strangers tried to guess the code, so there is a new one. Nothing changes for"
            " those already here. Code 11, 12, 13.",
        ),
        (
            "de",
            "Zu viele Fremde haben versucht, den Code zu erraten, darum gibt es einen neuen. Für"
            " alle, die schon da sind, ändert sich nichts. Code 11, 12, 13.",
        ),
    ],
)
def test_a_code_that_was_guessed_away_is_told_with_the_new_one(
    language: str, said: str, tmp_path: Path
) -> None:
    here, port = teacher(tmp_path, language)
    here.press("K")
    here.ear.said.clear()
    port.change(code="111213", guessed=1)
    assert told(here) == [said]
    port.change(guessed=1, gate=False)
    assert told(here) == [], "it is told once"


def test_who_knocks_is_told_at_the_desk_and_let_in_by_a_key(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    port.change(knocking="on")
    assert told(here) == ["From now on newcomers knock, and you let each of them in."]
    mia, eve = Knock(1, ("Mia",)), Knock(2, ("Eve",))
    port.change(knocks=(mia, eve))
    assert told(here) == ["Mia knocks. L answers.", "Eve knocks. L answers."]
    assert here.press("L") == ["Mia knocks. Let in? Decide later"]
    here.press("Down")
    assert here.press("Enter")[0] == "May come in: Mia."
    assert port.orders == [LetIn(1, True)]
    port.change(knocks=(eve,))
    assert told(here) == []
    assert here.press("Escape") == ["Class. Eve knocks."]
    here.press("Enter", "End", "Enter")
    assert port.orders[1:] == [LetIn(2, False)]
    port.change(knocks=(), knocking="over")
    assert told(here) == ["Nobody answered for ten minutes: whoever knows the code comes in again."]
    here.press("Escape")
    assert here.press("L") == ["Nobody knocks."]


def test_print_stands_under_the_cells_of_whoever_is_followed(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    here.press("F")
    under = ((0, 1, "h"), (2, 2, "r7"))
    port.shows(1, (), (), rows=("⠓⠀⠗⠶",), prints=(under,))
    here.settle()
    assert here.keyboard.picture is not None
    tiles = {tile.key: tile for panel in here.keyboard.picture.panels for tile in panel.tiles}
    assert tiles["dots-0"].prints == under
    port.shows(1, (), (), private=True)
    here.settle()
    assert "r7" not in str(here.keyboard.picture)


def test_the_help_of_all_keys_lists_what_acts_among_what_walks(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path)
    here.press("F1", "F1")
    menu = here.ui.screen
    assert isinstance(menu, HelpMenu)
    listed = [entry.key for entry in menu.entries if entry.key.startswith("table.")]
    assert listed[5:8] == ["table.last", "table.activate", "table.other-up"]
    at = listed.index("table.back")
    assert listed[at - 1 : at + 3] == [
        *("table.zone-first", "table.back", "table.game-menu", "table.nth-1"),
    ]
    assert listed[-2:] == ["table.inspect", "table.zone"]


def test_all_are_here_is_said_once_and_a_key_says_who_is_not(tmp_path: Path) -> None:
    port = Class(replace(CLASS, listed=4, missing=("Tom", "Ida")))
    here, port = teacher(tmp_path, port=port)
    assert here.press("Shift+C") == ["Not here: Tom; Ida"]
    assert here.cells == "⠍⠊⠎⠎⠊⠝⠛⠀⠠⠞⠕⠍⠀⠠⠊⠙⠁"
    port.change(missing=())
    assert told(here) == ["All are here: 4"]
    port.change(missing=("Ida",))
    assert told(here) == []
    port.change(missing=())
    assert told(here) == [], "one who comes back is no news"
    assert here.press("Shift+C") == ["All are here: 4"]


def test_without_a_list_the_key_says_how_many_are_here(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    assert here.press("Shift+C") == ["There is no list of names; 3 are here"]
    port.change(pupils=())
    assert "All" not in "".join(told(here))


def logomachy(here: Player, *keys: str) -> None:
    """Open how Logomachy is dealt, after some keys of the desk."""
    here.press(*keys, "D")
    screen = here.ui.screen
    assert isinstance(screen, ChooseGame)
    here.press(*"LOG", "Enter")
    assert here.ui.screen.focused_key() == "start"


def test_a_second_game_is_dealt_to_those_who_sit_at_no_table(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    logomachy(here)
    assert here.ear.said[-1] == "Logomachy. Deal: Zoe"
    assert here.press("Down") == ["For whom: in the hall: Zoe"]
    assert here.press("Left", "Up") == ["Deal"], "everybody"
    assert here.press("Down", "Right", "Up") == ["Deal: Zoe"]
    assert here.press("Enter") == ["Logomachy is dealt: Zoe"]
    (order,) = port.orders
    assert isinstance(order, Deal)
    assert (order.set_up.game, order.pupils) == ("logomachy", (3,))


def test_dealing_from_a_table_is_about_that_table_and_asks_where_its_match_ends(
    tmp_path: Path,
) -> None:
    other = replace(TABLE, name="2", pupils=(3,))
    pupils = (MIA, BEN, replace(ZOE, table="2"))
    here, port = teacher(tmp_path, port=Class(replace(CLASS, pupils=pupils, tables=(TABLE, other))))
    logomachy(here, "PageDown")
    assert here.press("Down")[0].startswith("For whom: table 1: Ben; Mia")
    here.press("Home")
    assert here.press("Enter")[0].startswith("Deal anew? One match ends.")
    here.press("Down", "Enter")
    (order,) = port.orders
    assert isinstance(order, Deal)
    assert set(order.pupils) == {1, 2}


def test_pupils_are_picked_one_by_one_for_a_game(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    logomachy(here)
    to(here, "whom")
    assert here.press("Enter")[-1] == "For whom. Ben: off, table 1"
    assert here.press("Space") == ["on, table 1"]
    assert here.press("Home") == ["Done"]
    assert here.press("Enter")[-1] == "Logomachy. Deal: Ben; Zoe"
    assert here.press("Enter") == ["Logomachy is dealt: Ben; Zoe"], "Mia's match goes on"
    (order,) = port.orders
    assert isinstance(order, Deal)
    assert order.pupils == (2, 3)


def test_everybody_is_dealt_to_where_nobody_or_everybody_plays(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path, port=Class(replace(CLASS, tables=())))
    logomachy(here)
    assert here.ear.said[-1] == "Logomachy. Deal"
    here, _ = teacher(tmp_path / "all", port=Class(replace(CLASS, pupils=(MIA, BEN))))
    logomachy(here)
    assert here.ear.said[-1] == "Logomachy. Deal"
    assert here.press("Down") == ["For whom: everybody"]


def test_nobody_picked_is_nobody_dealt(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    logomachy(here)
    to(here, "whom")
    here.press("Enter")
    assert to(here, "pupil-3") == ["Zoe: on, in the hall"]
    assert here.press("Space") == ["off, in the hall"]
    assert here.press("Home", "Enter")[-1] == "Logomachy. Deal: nobody is picked"
    assert here.press("Enter") == ["nobody is picked"]
    assert not port.orders


LATE = replace(ZOE, id=4, name="Tom", late=True)
FREE = replace(TABLE, name="2", game="six", pupils=(3,), free=1, turn=(), waits_for=(3,))


@pytest.mark.parametrize(
    ("keys", "said", "order"),
    [
        (("Enter",), "Tom, table 2", Seat(4, "2")),
        (("2",), "Tom, table 1", Seat(4, "1")),
        (("3",), "One exercise for Tom", Exercises(("notation",), (4,))),
        (("5",), "SIX is dealt: Tom", OwnGame(4, "2")),
    ],
)
def test_who_comes_late_gets_something_in_two_keys(
    tmp_path: Path, keys: tuple[str, ...], said: str, order: object
) -> None:
    playing = replace(TABLE, free=2)
    here, port = teacher(
        tmp_path,
        port=Class(
            replace(CLASS, pupils=(MIA, BEN, replace(ZOE, table="2"), LATE), tables=(playing, FREE))
        ),
    )
    here.press("End")
    assert here.press("Shift+M")[0].startswith("Where is Tom to sit? table 2, waits for Zoe, SIX")
    assert here.press(*keys) == [said]
    assert port.orders == [order]
    assert here.cells, "the finger has it too"


def test_who_comes_late_is_not_sent_to_watch_a_match_that_is_over(tmp_path: Path) -> None:
    over = replace(FREE, phase="over", waits_for=())
    here, _ = teacher(
        tmp_path, port=Class(replace(CLASS, pupils=(MIA, LATE), tables=(TABLE, over)))
    )
    assert here.press("Shift+M")[0].startswith("Where is Tom to sit? An exercise: ")


def test_of_two_who_came_late_the_one_without_an_exercise_comes_first(tmp_path: Path) -> None:
    late = [replace(ZOE, id=3 + n, name=name, late=True) for n, name in enumerate(("Zoe", "Yan"))]
    here, port = teacher(tmp_path, port=Class(replace(CLASS, pupils=(MIA, *late))))
    assert here.press("Shift+M")[0].startswith("Where is Zoe to sit?")
    to(here, "exercise")
    here.press("Enter")
    assert port.orders == [Exercises(("notation",), (3,))]
    port.pupil(3, exercise="notation")
    here.settle()
    assert here.press("Shift+M")[0].startswith("Where is Yan to sit?")
    to(here, "exercise")
    here.press("Enter")
    assert port.orders[1:] == [Exercises(("notation",), (4,))]
    port.pupil(4, exercise="notation")
    here.settle()
    assert here.press("Shift+M")[0].startswith("Where is Zoe"), "both have one"


def test_nobody_came_late(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path)
    assert here.press("Shift+M") == ["Nobody came late."]
    assert here.sounds.played[-1] == "edge"


def ready_lesson(here: Player, name: str) -> None:
    """Open a lesson that is ready, from the desk."""
    here.press("E")
    to(here, "ready")
    here.press("Enter")
    to(here, name)


def test_a_ready_lesson_is_held_step_by_step(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    ready_lesson(here, "six-turns")
    assert here.press("Tab") == [
        "Age 8 to 12, waiting for others, counting, 30 minutes, 2 to 12 pupils"
    ]
    assert here.press("Enter")[0].startswith(
        "SIX, whose turn. Say the beginning: In SIX everybody listens"
    )
    assert here.press("Up")[0].startswith("Age 8 to 12")
    here.press("Down")
    assert here.press("Enter") == ["Told to everybody"]
    assert here.press("Down") == ["Give all the guided match: SIX without a clock"]
    assert here.press("Enter") == ["One exercise for everybody"]
    assert here.press("Down") == ["Give all the exercise: card notation"]
    here.press("Enter")
    assert here.press("Down")[0].startswith("Ask all: What do you do while you wait")
    here.press("Enter", "Down", "Enter")
    assert [type(order) for order in port.orders] == [SayTo, Exercises, Exercises, SayTo, SayTo]
    assert port.orders[1:3] == [Exercises(("six-own-time",)), Exercises(("notation@six",))]


def test_a_ready_lesson_deals_its_position(tmp_path: Path) -> None:
    here, port = teacher(tmp_path, port=Class(replace(CLASS, tables=())))
    ready_lesson(here, "logomachy-colours")
    here.press("Enter")
    to(here, "match")
    assert here.press("Enter") == ["Logomachy. Deal"]
    assert here.press("Enter") == ["Logomachy is dealt"]
    (order,) = port.orders
    assert isinstance(order, Deal)
    assert (order.position, order.set_up.seats) == ("logomachy-colours", 2)
    assert order.set_up.options["rounds"] == 1
    assert here.press("Down") == ["Give all the exercise: card notation"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Die Stellung Logomachy, vier Farben passt nicht zu dem, was gespielt werden soll."),
        ("en", "The position Logomachy, four colours does not fit what is to be played."),
        ("fr", "La position Logomachy, quatre couleurs ne va pas avec le jeu choisi."),
    ],
)
def test_a_position_of_a_ready_lesson_is_named_by_its_title(
    tmp_path: Path, language: str, told: str
) -> None:
    here, port = teacher(tmp_path, language)
    here.press("Ctrl")
    here.ear.said.clear()
    port.refuse("class-position-bad", name="logomachy-colours")
    here.settle()
    assert here.ear.said == [told]
    port.refuse("class-position-bad", name="my-file")
    here.settle()
    assert "my-file" in here.ear.said[-1]


def test_what_is_dealt_and_practised_is_called_by_its_title(tmp_path: Path) -> None:
    mia = replace(MIA, exercise="six-own-time")
    ben = replace(BEN, exercise="notation")
    here, _ = teacher(tmp_path, port=Class(replace(CLASS, tables=(), pupils=(mia, ben, ZOE))))
    words = here.ui.words
    assert [each.full for each in desk_words.details(words, CLASS, mia)] == [
        "Exercise: SIX without a clock"
    ]
    assert [each.full for each in desk_words.details(words, CLASS, ben)] == [
        "Exercise: card notation"
    ]
    ready_lesson(here, "logomachy-colours")
    here.press("Enter")
    to(here, "match")
    here.press("Enter")
    assert to(here, "position")[-1].startswith("Prepared position: Logomachy, four colours")


def test_a_ready_lesson_is_printed_from_the_desk_as_a_page_and_in_braille(
    tmp_path: Path, home_of_nobody: Path
) -> None:
    here, port = teacher(tmp_path)
    ready_lesson(here, "six-turns")
    here.press("Enter")
    to(here, "print")
    assert here.press("Enter")[0].startswith("Print. A page to print, in large type")
    assert here.press("Enter")[0] == "Starting"
    page = home_of_nobody / "labels" / "six-turns.html"
    hear(here, f"Written: {page}")
    assert "SIX, whose turn" in page.read_text("utf-8")
    here.press("Down", "Enter")
    plain = page.with_suffix(".brf")
    hear(here, f"Written: {plain}")
    first = plain.read_bytes()
    assert here.press("Down")[0].startswith("Contracted Braille: off")
    assert here.press("Right")[0].startswith("on")
    here.press("Up", "Enter")
    hear(here, f"Written: {plain}")
    assert len(plain.read_bytes()) < len(first)
    assert not port.orders
    assert here.errors == []


def test_a_folder_that_cannot_be_written_is_told_at_the_desk(
    tmp_path: Path, home_of_nobody: Path
) -> None:
    here, _ = teacher(tmp_path)
    ready_lesson(here, "six-turns")
    here.press("Enter")
    to(here, "print")
    home_of_nobody.mkdir(exist_ok=True)
    (home_of_nobody / "labels").write_text("a file", encoding="utf-8")
    here.press("Enter", "Enter")
    hear(here, "labels")
    assert here.sounds.played[-1] == "error"
    assert here.errors == []


def at_the_evening(tmp_path: Path) -> tuple[Player, Class]:
    """Return a teacher in front of what each pupil did; Mia is counted, Ben is not."""
    mia = replace(MIA, consent="yes", figures={"cells": 340, "hints": 2})
    ben = replace(BEN, consent="not-now")
    pupils = (mia, ben, ZOE)
    port = Class(replace(CLASS, pupils=pupils, purpose="Reading", figures=("cells", "hints")))
    here, port = teacher(tmp_path, port=port)
    here.press("Escape")
    to(here, "evening")
    return here, port


def told_evening(port: Class) -> None:
    """Mia and Ben are told what was counted; Zoe is not here."""
    mia, ben, zoe = port.now.pupils
    said = Evening({"cells": 340, "hints": 2}, counted=True, number=1)
    pupils = (replace(mia, evening=said), replace(ben, evening=Evening(number=1)), zoe)
    port.change(pupils=pupils, evenings=1)


def test_the_teacher_reads_what_a_pupil_did_once_they_have_heard_it(tmp_path: Path) -> None:
    here, port = at_the_evening(tmp_path)
    assert here.press("Enter")[0].endswith("Tell each pupil first what was counted of them")
    assert not port.orders
    assert here.press("Enter") == ["Sent to all who are here"]
    assert port.orders == [TellEvening()]
    told_evening(port)
    here.settle()
    assert here.press("Home") == ["Ben: not heard or read yet"]
    assert here.press("Down") == ["Mia: not heard or read yet"]
    assert here.press("Down") == ["Zoe: was not here when it was told"]
    port.pupil(1, evening_heard=True)
    assert told(here) == ["Mia knows what was counted"]
    assert here.press("Up") == ["Mia: 340 cells read, 2 hints"]
    assert here.press("Up") == ["Ben: not heard or read yet"]
    port.pupil(2, evening_heard=True)
    assert told(here) == ["All know what was counted of them: 2"]
    assert here.press("Down", "Up") == ["Ben: nothing was counted"]
    here.clock.ms += 10 * EVENING_MS
    assert "heard" not in " ".join(told(here))


def test_after_two_minutes_the_teacher_hears_who_has_not_heard_it(tmp_path: Path) -> None:
    here, port = at_the_evening(tmp_path)
    here.press("Enter", "Enter")
    told_evening(port)
    port.pupil(1, evening_heard=True)
    assert told(here) == ["Mia knows what was counted"]
    here.clock.ms += EVENING_MS - 1
    assert told(here) == []
    here.clock.ms += 1
    assert told(here) == ["Ben: not heard or read yet"]
    here.clock.ms += EVENING_MS
    assert told(here) == []
    assert here.press("End") == ["Tell all of them once more"]
    assert here.press("Enter")[0].startswith("Tell all of them once more?")
    here.press("Down", "Enter")
    assert port.orders == [TellEvening()] * 2


def test_what_is_counted_meanwhile_is_not_what_they_were_told(tmp_path: Path) -> None:
    here, port = at_the_evening(tmp_path)
    here.press("Enter", "Enter")
    told_evening(port)
    port.pupil(1, evening_heard=True, figures={"cells": 999, "hints": 7})
    here.settle()
    here.press("Home")
    assert here.press("Down") == ["Mia: 340 cells read, 2 hints"]


def test_ending_a_match_closes_its_menu_and_the_question(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    desk = here.ui.screen
    here.seek("PageDown", "Tables")
    here.press("Enter")
    to(here, "end")
    (asked,) = here.press("Enter")
    assert asked.startswith("End the match at table 1? Everybody comes to the hall. No")
    here.press("Enter")
    assert here.ui.screen.focused_key() == "end"
    here.press("Enter", "Down", "Enter")
    assert port.orders == [EndTable("1")]
    assert here.ui.screen is desk


def test_the_first_device_of_somebody_with_another_one_is_nobody_more(tmp_path: Path) -> None:
    first = replace(ZOE, id=4, name="", was="Zoe")
    here, _ = teacher(tmp_path, port=Class(replace(CLASS, pupils=(*CLASS.pupils, first))))
    assert here.press("C")[0].startswith("Desk, 7b: 3 here, 2 need you. One waits in the hall.")
    assert here.press("Shift+C") == ["There is no list of names; 3 are here"]
    assert here.press("Escape", "End", "Enter")[0].startswith("End the class? 3 are here.")
