"""Opening a class from the main menu, and its desk in the client's own ui."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from braillespiel.classroom.roster import RosterError
from braillespiel.classroom.strays import Strays
from braillespiel.network.server_thread import HostingError
from tests.support.player import Player
from tests.ui.classroom.desks import Class, to
from tests.ui.network.fakes import Net, player


class Opened(SimpleNamespace):
    """A class that was opened."""

    desk: Class
    closed = False
    left_over = Strays()
    over = True

    def close(self) -> None:
        self.closed = True


def menu(home: Path, **settings: Any) -> tuple[Player, Net]:
    here, net = player(home, **{"say-place": False, **settings})
    to(here, "class")
    return here, net


def test_names_that_belong_to_nobody_are_told_when_a_class_is_opened(tmp_path: Path) -> None:
    here, net = menu(tmp_path)
    net.classes = lambda title, roster: Opened(
        desk=Class(), left_over=Strays(names=("Al", "Ana, B"), digests=1)
    )
    here.press("Enter")
    assert here.press("Home", "Enter")[-1] == (
        "Desk, 7b: 3 here, 2 need you. Code 20, 48, 16. address http://192.168.1.20:24180/. In"
        " Class something is kept of people who are not of the class any more: 2 names: Al; Ana, B,"
        ' one device\'s token. braillespiel class check "Class" removes it.'
    )


def test_a_class_is_opened_with_a_name_and_a_list(tmp_path: Path) -> None:
    here, net = menu(tmp_path)
    asked = []
    made = Opened(desk=Class())

    def classes(title: str, roster: str) -> Opened:
        asked.append((title, roster))
        return made

    net.classes = classes
    assert here.press("Enter") == ["Open a class. Open"]
    assert here.press("Down") == ["Name of the class: Class"]
    here.press("Enter", "7", "B")
    assert here.press("Enter") == ["Open a class. Name of the class: 7b"]
    assert here.press("Down") == ["List of names: none"]
    here.press("Enter", *"LIST.CSV")
    here.press("Enter")
    assert here.press("Home", "Enter") == [
        "The class is being opened",
        "Desk, 7b: 3 here, 2 need you. Code 20, 48, 16. address http://192.168.1.20:24180/",
    ]
    assert asked == [("7b", "list.csv")]
    assert here.press("N") == ["Ben, stuck, one minute, to play, table 1"]
    made.desk.ended = True
    made.desk.on_change()
    here.settle()
    assert made.closed
    assert here.ear.said[-1].startswith("The class has ended.")
    assert here.press("F3")[0].startswith("braillespiel, main menu")
    assert not here.errors


def test_a_class_that_was_handed_over_goes_on_on_this_computer(tmp_path: Path) -> None:
    here, net = menu(tmp_path)
    made = Opened(desk=Class(), over=False)
    net.classes = lambda title, roster: made
    here.press("Enter", "Enter")
    made.desk.ended = True
    made.desk.on_change()
    here.settle()
    assert not made.closed
    assert here.ear.said[-1] == (
        "Somebody else leads the class now. It goes on on this computer: leave the program open."
    )


def test_why_a_class_cannot_be_opened_is_said(tmp_path: Path) -> None:
    here, net = menu(tmp_path)
    here.press("Enter")
    net.refuses = RosterError("roster-empty")
    assert here.press("Enter")[1:] == [
        "The list is empty. Write one row for each person under the names of the columns."
    ]
    net.refuses = HostingError("in-use", path="x")
    assert here.press("Enter")[1:] == [
        "Another braillespiel on this computer already has a table open. Close that one first."
    ]
    assert here.cells
    assert not here.errors
