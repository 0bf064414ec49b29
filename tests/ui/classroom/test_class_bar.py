"""The line above the hand in a class: the teacher's words and pauses, helpers, desk, projector."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.network.class_messages import Lending, Mirror, Shown, Told
from braillespiel.output.picture import Bar
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.surroundings import STAYS_MS
from braillespiel.words.catalogue import Words
from tests.support.player import Player
from tests.ui.classroom.desks import BEN, CLASS, MIA, Class, teacher, to
from tests.ui.classroom.pupils import Pupil, pupil
from tests.ui.network.matches import host_of, port_of
from tests.ui.test_bar import bar

LINE = Shown(said=("r seven, 1 of 7",), rows=("⠓⠀⠗⠶",), text="h r7", focus="red 7", measured=True)


def playing(home: Path, *chairs: int | None, language: str = "en") -> tuple[Player, Pupil]:
    """Return Anna in a match of Logomachy against Cem, in a class."""
    here, client = pupil(home, language)
    host = host_of(here, "logomachy", ("Anna", "Cem"), language="en")
    client.begins(port_of(host, *(chairs or (0,))))
    here.settle()
    return here, client


def test_the_teachers_words_stand_there_and_stay_while_others_play(tmp_path: Path) -> None:
    here, client = playing(tmp_path)
    client.tell(Told("", "Look at your second card"))
    assert bar(here).sentence == "Your teacher: Look at your second card"
    here.press("S", "Right")
    assert bar(here).sentence == "Your teacher: Look at your second card"
    here.press("F2")
    assert bar(here).sentence == "Your teacher: Look at your second card", "in a menu too"
    here.clock.ms += 2 * STAYS_MS
    here.press("Escape", "S")
    assert "teacher" not in bar(here).sentence


def test_a_pause_stands_there_on_every_screen_until_it_is_over(tmp_path: Path) -> None:
    here, client = playing(tmp_path)
    client.stands(paused=True)
    assert (bar(here).turn, bar(here).kind) == ("Paused. Your turn: 2 of 3 fit.", "paused")
    client.stands(paused=True, pause="Look at the board")
    assert bar(here) == Bar("Paused. Look at the board", "paused", ""), "it is there only once"
    for key in ("F2", "F1", "Ctrl+L"):
        here.press(key)
        assert (bar(here).turn, bar(here).kind) == ("Paused. Look at the board", "paused"), key
    client.stands(paused=False, pause="")
    assert bar(here).kind == "own"


def test_a_pause_in_the_hall_stands_there_in_german(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, "de")
    client.stands(paused=True)
    assert (bar(here).turn, bar(here).kind) == ("Pause.", "paused")
    client.stands(paused=False)
    assert (bar(here).turn, bar(here).kind) == ("", "")


def test_while_two_hand_over_only_what_the_whole_class_was_told_is_seen(tmp_path: Path) -> None:
    here, client = playing(tmp_path, 0, 1)
    assert isinstance(here.ui.screen, HandOver)
    assert bar(here) == Bar("Anna is next", "other", "")
    client.tell(Told("", "Your 7 takes two"), Told("Lea", "lay the 7"))
    assert bar(here).sentence == ""
    client.stands(paused=True, pause="Cem, think about your 7")
    assert bar(here) == Bar("Paused. Anna is next", "paused", "")
    client.stands(paused=True, pause="All look here", all_pause=True)
    assert bar(here).turn == "Paused. All look here"
    client.stands(paused=False, pause="", all_pause=False)
    client.tell(Told("", "Well done, all of you", everybody=True))
    assert bar(here) == Bar("Anna is next", "other", "Your teacher: Well done, all of you")
    here.press("Enter")
    assert here.ui.screen is here.table
    assert "Well done" not in bar(here).sentence


def test_what_somebody_hears_who_is_helped_stands_nowhere(tmp_path: Path) -> None:
    here, client = playing(tmp_path)
    client.stands(classmates={"6": "Lea"}, lends=(Lending(6, "Lea", helps=True, agreed=True),))
    here.press("Ctrl+O", "Down", "Enter")
    assert here.press("F3")[0].startswith("Lea's line.")
    assert bar(here) == Bar("It is your turn", "own", ""), "nothing of the own hand beside it"
    client.tell(Mirror("Lea", LINE))
    to(here, "along")
    here.press("Right")
    client.tell(Mirror("Lea", replace(LINE, said=("green 4",))))
    here.settle()
    assert here.ear.said[-1] == "green 4"
    assert here.press("End", "Tab")[-1:] == ["r seven, 1 of 7"]
    assert "green 4" not in str(bar(here))
    assert "seven" not in str(bar(here))
    here.ui.pop_to(here.table, silent=True)  # as the class does it
    assert bar(here).turn == "Your turn: 2 of 3 fit."
    assert "green 4" not in str(bar(here))
    assert "seven" not in str(bar(here))


def test_who_sees_somebodys_line_sees_the_teachers_words_to_all(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    client.stands(assists="Lea")
    client.tell(Told("", "Lea needs her 7"))
    assert bar(here).sentence == ""
    client.tell(Told("", "Time is up", everybody=True))
    assert bar(here).sentence == "Your teacher: Time is up"


def test_a_desk_that_follows_somebody_shows_only_what_the_class_knows(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    port.pupil(3, need="hand")
    here.wait(5000)
    assert bar(here) == Bar("", "", "Zoe, hand")
    here.press("F", "A")
    port.shows(1, ("Your turn: 3 of 5 fit.",), ())
    here.settle()
    assert here.ear.said[-1] == "Your turn: 3 of 5 fit."
    assert bar(here) == Bar("", "", "")
    port.change(paused=True)
    assert bar(here) == Bar("Paused.", "paused", "")
    port.change(paused=False)
    here.press("F")
    assert "3 of 5 fit" not in str(bar(here))


def test_what_is_said_aloud_of_others_is_never_seen_at_the_desk(tmp_path: Path) -> None:
    port = Class(replace(CLASS, pupils=(MIA, BEN)))
    here, _ = teacher(tmp_path, port=port)
    here.press("F", "A", "Down", "F", "Up")
    port.shows(2, ("blue 6 drawn",), ())
    here.settle()
    here.press("F")
    assert "blue 6" not in str(bar(here))


def test_a_helper_sees_print_under_the_cells(tmp_path: Path) -> None:
    here, client = playing(tmp_path)
    client.stands(classmates={"6": "Lea"}, lends=(Lending(6, "Lea", helps=True, agreed=True),))
    here.press("Ctrl+O", "Down", "Enter")
    under = ((0, 1, "h"), (2, 2, "r7"))
    client.tell(Mirror("Lea", replace(LINE, said=(), prints=(under,))))
    here.settle()
    picture = here.keyboard.picture
    assert picture is not None
    assert (picture.braille, picture.prints) == (LINE.rows, (under,))
    client.tell(Mirror("Lea", Shown(private=True)))
    here.settle()
    picture = here.keyboard.picture
    assert picture is not None
    assert picture.braille != LINE.rows
    assert "r7" not in str(picture.prints)


@pytest.mark.parametrize(
    ("language", "print_is_seen"),
    [("en", "also in print under the cells"), ("de", "auch in Schwarzschrift unter den Zellen")],
)
def test_the_pupil_is_told_that_print_is_seen(language: str, print_is_seen: str) -> None:
    assert print_is_seen in Words(language, ("classroom",))("class-notice-teacher")
