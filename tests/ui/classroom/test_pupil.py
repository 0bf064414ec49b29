"""A pupil's seat: name, hand, notice, following, pause, words of the teacher."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.network.class_messages import (
    CallMe,
    Consents,
    Evening,
    Figure,
    Hand,
    HeardEvening,
    Hinted,
    Lend,
    Lending,
    Purpose,
    Told,
)
from braillespiel.network.client import TableProblem
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.classroom.pupil import NOBODY, SEATED_MS, end_needs
from tests.support.player import Player
from tests.ui.classroom.pupils import pupil, told
from tests.ui.network.matches import host_of, port_of

ASK = Purpose("to see which contractions are new", "2026-12-22", ("cells", "wrong-keys"))
NOTICE = (
    "Your teacher can follow live what you read and hear at the table, also in print under the "
    "cells. A sentence and dot 2 of the class cell tell you. Menus, settings, names and chat are "
    "never followed. Your teacher would like to keep: Braille cells read, keys that did not work. "
    "What for: to see which contractions are new. Only your teacher sees it, and it is deleted on "
    "December 22, 2026."
)


def class_cell(here: Player) -> int:
    """Return the cell beside the status cell."""
    return here.display.cells[-2]


def press(here: Player, kind: KeyKind, cell: int = 0) -> None:
    """Press a key of the display, a second later."""
    here.clock.ms += 1000
    here.ear.said.clear()
    here.display.press(kind, cell=cell)
    here.settle()


def test_whoever_comes_chooses_a_free_name(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, name="")
    assert told(here)[-1] == "Class 7b. Who are you? Choose your name. Anna, 1 of 5"
    assert here.cells == "⠼⠛⠰⠃⠒⠀⠽⠕⠥⠗⠀⠝⠁⠍⠑⠦⠀⠠⠁⠝⠝⠁"
    assert here.press("Down") == ["Cem, 2 of 5"]
    assert here.press("Enter") == ["Cem, please wait"]
    assert client.told_of(CallMe) == [CallMe("Cem")]
    client.stands(asked=True)
    told(here)
    assert here.press("F3") == [
        "That name is taken. Your teacher decides; you can choose another one meanwhile. "
        "Cem, 2 of 5"
    ]
    client.stands(you="Cem", asked=False)
    assert told(here)[-1] == (
        "You are Cem in the class 7b. Your teacher will bring you to a table. Until then you can "
        "talk to the others, or learn the keys with F1. Your teacher can follow your line; only "
        "the matches are kept. Control E says more."
    )
    assert here.press("F3") == [
        "Class 7b. Your teacher will bring you to a table. Until then you can talk to the others, "
        "or learn the keys with F1. Raise your hand, 1 of 7"
    ]


def test_what_the_waiting_room_says_as_it_opens_is_not_said_again(tmp_path: Path) -> None:
    here, _ = pupil(tmp_path)
    said = here.ear.said
    assert sum("will bring you to a table" in one for one in said) == 1, said
    assert any(one.startswith("You are") for one in said)


def test_a_name_can_be_typed_and_a_bad_one_is_explained(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, "de", name="")
    told(here)
    assert here.press("E") == ["Einen anderen Namen tippen, 4 von 5"]
    here.press("Enter", "-")
    assert here.press("Enter")[-1].startswith("Ein Name braucht einen Buchstaben oder eine Ziffer")
    here.press("Delete", "B", "O")
    assert here.press("Enter") == ["bo, einen Moment bitte"]
    assert client.told_of(CallMe) == [CallMe("bo")]


def test_the_hand_goes_up_by_one_key_anywhere(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    assert class_cell(here) == 0x40
    assert here.press("Ctrl+U") == ["Hand raised"]
    assert (here.cells, class_cell(here)) == ("⠓⠁⠝⠙⠀⠥⠏", 0x41)
    assert here.sounds.played[-1] == "mark"
    client.stands(hand=True)
    here.press("F2")
    assert here.press("Ctrl+U") == ["Hand lowered"]
    client.stands(hand=False)
    assert client.told_of(Hand) == [Hand(True), Hand(False)]
    told(here)
    assert class_cell(here) == 0x40
    assert next(one.text for one in here.keyboard.picture.buttons) == "Raise hand"


def test_the_hand_goes_up_by_a_routing_key_of_the_display(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, "de", columns=20)
    press(here, KeyKind.ROUTE, 18)
    assert here.ear.said == ["Du meldest dich"]
    assert here.cells == "⠛⠑⠍⠑⠇⠙⠑⠞"
    press(here, KeyKind.ROUTE, 18)
    assert client.told_of(Hand) == [Hand(True), Hand(False)]


def test_a_hand_that_was_seen_is_told(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.press("Ctrl+U")
    client.stands(hand=True)
    told(here)
    client.stands(hand=False)
    assert told(here) == ["Your teacher has seen your hand."]
    assert class_cell(here) == 0x40


def test_the_notice_asks_by_ear_and_finger_and_decides_nothing_by_itself(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.press("Ctrl+L")
    told(here)
    client.stands(purpose=ASK)
    assert told(here) == [NOTICE, "Hear it again, 1 of 3"]
    assert here.cells == "⠞⠑⠁⠉⠓⠑⠗⠀⠉⠁⠝⠀⠋⠕⠇⠇⠕⠺⠀⠽⠕⠥⠗⠀⠇⠊⠝⠑⠆⠀⠙⠕⠞⠀⠼⠃"
    assert here.press("Enter") == [f"{NOTICE} Hear it again, 1 of 3"]
    assert client.told_of(Consents) == []
    assert here.press("Escape") == ["Not answered, so nothing is kept. Control E asks again."]
    here.press("Ctrl+E", "Down", "Down")
    assert here.press("Enter") == [
        "Not now: nothing is kept of you. With Control E you can change that at any time."
    ]
    client.stands(consent="not-now")
    assert told(here)[1:] == []
    assert here.press("Ctrl+E")[-1] == (
        f'{NOTICE} You said "not now", so nothing is kept of you. Hear it again, 1 of 3'
    )
    assert here.press("Down") == ["Yes, that is fine, 2 of 3"]
    assert here.press("Enter") == ["Yes. With Control E you can change that at any time."]
    assert client.told_of(Consents) == [Consents(False), Consents(True)]


def test_on_a_page_a_button_stands_for_the_keys_that_are_the_browsers(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.ui.naming.on_page = True
    told(here)

    def buttons() -> dict[str, str]:
        assert here.keyboard.picture is not None
        return {one.text: one.key for one in here.keyboard.picture.buttons}

    client.stands(purpose=ASK)
    told(here)
    assert buttons()["What is kept"] == "Ctrl+E"
    assert here.press("Escape") == [
        'Not answered, so nothing is kept. button "What is kept" asks again.'
    ]
    here.press(buttons()["What is kept"], "Down", "Down")
    assert here.press("Enter") == [
        'Not now: nothing is kept of you. With button "What is kept" you can change that at any'
        " time."
    ]
    assert "Nobody else sees my line" not in buttons()
    client.stands(consent="not-now", lends=(Lending(4, "Eva", helps=False, agreed=True),))
    assert told(here)[-1] == (
        'Eva sees what you read and hear from now on. button "Nobody else sees my line" ends that.'
    )
    here.press(buttons()["Nobody else sees my line"])
    assert client.told_of(Lend) == [Lend("end", 4)]


def test_the_notice_waits_until_it_was_read_on_the_line(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, "de", columns=20)
    here.press("Ctrl+L", "F3")
    told(here)
    client.stands(purpose=ASK)
    told(here)
    felt = []
    for _ in range(24):
        press(here, KeyKind.PAN_RIGHT)
        felt.append(here.cells)
    at = felt.index("⠇⠑⠓⠗⠅⠗⠁⠋⠞⠀⠅⠁⠝⠝")
    assert felt[at : at + 3] == ["⠇⠑⠓⠗⠅⠗⠁⠋⠞⠀⠅⠁⠝⠝", "⠍⠊⠞⠇⠑⠎⠑⠝⠆⠀⠏⠥⠝⠅⠞⠀⠆", "⠙⠑⠗⠀⠅⠇⠁⠎⠎⠑⠝⠵⠑⠇⠇⠑⠒"]
    assert felt[-1] == "⠇⠑⠎⠑⠝⠀⠂⠌⠒"


def test_following_is_told_felt_and_seen(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    client.stands(followed=True)
    assert told(here) == ["Your teacher now follows what you read and hear."]
    assert class_cell(here) == 0x42
    texts = [one.text for one in here.keyboard.picture.buttons]
    assert texts[:2] == ["Raise hand", "Your teacher follows"]
    client.stands(followed=False)
    assert told(here) == ["Your teacher no longer follows."]
    assert class_cell(here) == 0x40


def test_a_pause_stays_with_its_word(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.press("Ctrl+L", "F3")
    told(here)
    client.stands(paused=True, pause="Look at the board")
    assert told(here) == ["Paused by your teacher: Look at the board"]
    here.press("Down", "Up")
    press(here, KeyKind.PAN_RIGHT)
    assert here.cells == "⠏⠁⠥⠎⠑⠙⠒⠀⠠⠇⠕⠕⠅⠀⠰⠁⠞⠀⠞⠓⠑⠀⠃⠕⠁⠗⠙"
    assert class_cell(here) == 0x44
    client.stands(paused=False)
    assert told(here) == ["The pause is over."]
    assert class_cell(here) == 0x40


def test_words_of_the_teacher_stay_until_they_were_read(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, "de")
    here.press("Ctrl+L", "F3")
    told(here)
    client.tell(Told("", "Lies die unterste Reihe."), Told("Cem", "zweite Karte"))
    assert told(here) == ["Deine Lehrkraft: Lies die unterste Reihe.", "Cem: zweite Karte"]
    here.press("Down", "Up")
    press(here, KeyKind.PAN_RIGHT)
    assert here.cells == "⠇⠑⠓⠗⠅⠗⠁⠋⠞⠒⠀⠇⠊⠑⠎⠀⠙⠊⠑⠀⠥⠝⠞⠑⠗⠎⠞⠑⠀⠗⠑⠊⠓⠑⠄⠀⢸"
    press(here, KeyKind.PAN_RIGHT)
    assert here.cells == "⠉⠑⠍⠒⠀⠵⠺⠑⠊⠞⠑⠀⠅⠁⠗⠞⠑"
    press(here, KeyKind.PAN_RIGHT)
    assert here.cells == "⠍⠑⠇⠙⠑⠝⠀⠂⠌⠶"


def test_the_table_waits_is_said_once_and_stays_as_a_dot(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    client.stands(table="2")
    assert told(here) == []  # a match that begins at once says where one is
    seated = here.wait(SEATED_MS)
    assert seated == ["You are at table 2. The match begins as soon as everybody is there."]
    here.press("Ctrl+L")
    client.stands(waits=True)
    assert told(here)[1:] == []
    assert here.wait(20_000) == ["The table is waiting until you have heard or read everything."]
    assert class_cell(here) == 0x48
    client.stands(waits=False, table="")
    assert told(here)[-1].startswith("Your teacher will bring you to a table.")


def test_settings_of_the_class_hold_until_one_leaves_and_are_never_kept(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, theme="yellow")
    told(here)
    client.stands(needs={"theme": "light", "wording": "brief", "speech-rate": 900, "names": "X"})
    told(here)
    get = here.app.settings.get
    assert (get("theme"), get("wording"), get("speech-rate")) == ("light", "brief", 30)
    assert get("names") != "X"
    here.press("Ctrl+T")
    assert get("theme") == "yellow"  # hers for the evening, too
    here.press("Escape", "Down", "Enter")
    assert client.asked[-1] == ("leave", "comes back")
    assert (get("theme"), get("wording")) == ("yellow", "normal")
    rows = here.app.store.database.rows("SELECT key, value FROM settings WHERE key = 'theme'")
    assert rows == [("theme", '"yellow"')]


def test_the_line_has_the_cells_of_the_list_where_no_display_has_its_own(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, columns=32)
    line = here.ui.announcer.braille
    client.stands(needs={"cells": 20})
    told(here)
    assert line.columns == 32
    here, client = pupil(tmp_path / "without")
    here.display.unplug()
    told(here)
    client.stands(needs={"cells": 20})
    told(here)
    line = here.ui.announcer.braille
    assert line.columns == 20
    assert all(len(row) == 20 for row in here.ui.braille().rows)
    end_needs(here.ui)
    assert line.columns == 40


def test_at_a_table_of_no_class_the_keys_say_so(tmp_path: Path) -> None:
    from tests.ui.network.test_lobby import joined

    here, _ = joined(tmp_path)
    for key in ("Ctrl+U", "Ctrl+O", "Ctrl+E"):
        assert here.press(key) == ["This table does not belong to a class."]
    assert here.cells == "⠝⠕⠀⠉⠇⠁⠎⠎"
    assert "Raise" not in " ".join(here.press("F1", "End"))


def test_a_hint_of_the_teacher_and_refusals_are_told(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    client.tell(Hinted(), TableProblem("chat-off"))
    assert told(here) == ["Your teacher gives you a hint.", "Chat is off at this table."]


def test_the_legend_explains_the_class_cell(tmp_path: Path) -> None:
    here, _ = pupil(tmp_path)
    here.press("Ctrl+G")
    assert here.press("End")[0].startswith(
        "dot 4 of the class cell: the table is waiting until you have heard or read everything"
    )
    here.press("Escape", "F1")
    assert "Control U: raise your hand or lower it" in " ".join(
        line for _ in range(12) for line in here.press("Down")
    )


def test_a_hand_that_is_seen_at_once_does_not_stay_up(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.press("Ctrl+U")
    client.stands(hand=False, followed=True)  # up and down again between two looks
    assert class_cell(here) & 1
    assert here.wait(5000)[-1] == "Your teacher has seen your hand."
    assert class_cell(here) == 0x42


def test_where_one_sits_is_told_before_the_match_says_what_to_do(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    host = host_of(here, "logomachy", ("Anna", "Cem"), language="en")
    client.standing = replace(NOBODY, title="7b", you="Anna", table="2")
    client.begins(port_of(host, 0))  # all of it has come before anything was taken up
    said = told(here)
    assert said[0] == "You are at table 2"
    assert said[-1].startswith("Logomachy. ")
    assert len([each for each in said if "table 2" in each]) == 1


def test_what_one_did_today_is_told_in_three_sentences(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    figures: dict[Figure, int] = {"cells": 340, "pans": 1, "wrong-keys": 2, "time": 5200}
    client.tell(Evening(figures, {"contractions": "own-reader"}, counted=True))
    (said,) = told(here)
    assert said == (
        "What you read: 340 cells read, panned once, "
        "Contractions met unknown: the pupil's own screen reader lays the line out. "
        "What you did: 2 wrong keys. How long you took: 5 seconds to act"
    )
    lines = []
    for _ in range(8):  # what came before lies there first
        press(here, KeyKind.PAN_RIGHT)
        lines.append(here.cells)
    assert any("⠗⠑⠁⠙⠒⠀⠉⠑⠇⠇⠎" in line for line in lines), "it stays until it was read"


def test_of_whom_nothing_is_counted_is_told_so(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    client.tell(Evening({"cells": 9}))
    assert told(here) == ["Nothing was counted of you today."]


def test_the_class_learns_once_when_it_was_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, client = pupil(tmp_path)
    told(here)
    monkeypatch.setattr(here.ear, "speaking", lambda: True)
    news = Evening({"cells": 9}, counted=True, number=3)
    client.tell(news)
    here.clock.ms += 60_000
    assert told(here) == ["What you read: 9 cells read"]
    client.tell(news)  # again, because a connection was made anew
    assert told(here) == []
    assert client.told_of(HeardEvening) == []
    monkeypatch.setattr(here.ear, "speaking", lambda: False)
    here.clock.ms += 60_000
    here.settle()
    assert client.told_of(HeardEvening) == [HeardEvening(3)]
    here.clock.ms += 60_000
    here.settle()
    assert client.told_of(HeardEvening) == []


def test_where_nobody_speaks_it_counts_once_the_finger_has_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, client = pupil(tmp_path, columns=20)
    told(here)
    monkeypatch.setattr(here.ear, "name", "off")
    figures: dict[Figure, int] = {"cells": 340, "pans": 1, "wrong-keys": 2, "hints": 4}
    client.tell(Evening(figures, counted=True, number=1))
    here.clock.ms += 600_000
    here.settle()
    assert client.told_of(HeardEvening) == [], "the end of it has not been on the line"
    for _ in range(12):
        press(here, KeyKind.PAN_RIGHT)
    here.clock.ms += 60_000
    here.settle()
    assert client.told_of(HeardEvening) == [HeardEvening(1)]


def test_who_leaves_a_class_is_told_how_one_comes_back_and_does(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    assert here.press("Escape") == [
        'Leave the class? "Join a table" brings you back to your place. No, 1 of 2'
    ]
    here.press("Down", "Enter")
    assert client.asked[-1] == ("leave", "comes back")
