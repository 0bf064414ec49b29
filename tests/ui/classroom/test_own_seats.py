"""A teacher's own tables beside the desk: what lies aside waits, and says when it is her turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.classroom.desk import Knock
from braillespiel.classroom.orders import LetIn
from braillespiel.network.messages import News
from braillespiel.ui.classroom.desk_keys import open_desk
from braillespiel.ui.classroom.teacher_seats import TeacherSeats
from tests.support.player import Player
from tests.ui.classroom.desks import CLASS, TABLE, Class, to
from tests.ui.network.fakes import ANNA, BERT, Client, table
from tests.ui.network.matches import host_of, port_of
from tests.ui.network.test_match import acts


class Seats:
    """Clients of the tables at which she sits, by name."""

    def __init__(self) -> None:
        self.clients: dict[str, Client] = {}

    def join(self, table: str, on_news: Callable[[], None]) -> Client:
        self.clients[table] = Client(on_news, ("Anna",))
        return self.clients[table]


def seated(home: Path) -> tuple[Player, Class, Seats]:
    """Return a teacher who sits at table 1, and is at the desk again."""
    here = Player(home, "en", settings={"say-place": False})
    port, seats = Class(replace(CLASS, tables=(TABLE, replace(TABLE, name="2")))), Seats()
    here.ui.push(open_desk(here.ui, port, TeacherSeats(here.ui, seats.join)))
    here.settle()
    assert here.press("J") == ["You sit at no table. Enter on a table lets you sit down."]
    here.press("PageDown", "Enter")
    to(here, "sit")
    here.press("Enter")
    seats.clients["1"].shows(table(replace(ANNA, host=False, opener=False), BERT), News("came", 1))
    here.settle()
    return here, port, seats


def test_a_table_aside_waits_and_says_once_that_it_is_her_turn(tmp_path: Path) -> None:
    here, _, seats = seated(tmp_path)
    client = seats.clients["1"]
    host = host_of(here, "logomachy", ("Bert", "Anna"))
    client.begins(port_of(host, 1))
    here.settle()
    assert here.ui.screen.title().full.startswith("Logomachy")
    assert here.press("Ctrl+W") == [
        "Tables, 2 tables. table 1, to play: Ben, Logomachy, with Mia; Ben"
    ]
    here.press("Home")
    here.ear.said.clear()
    acts(host, client, 0)
    here.settle()
    client.on_news()
    here.settle()
    assert here.ear.said == ["table 1, your turn"]
    assert here.press("Right")[0].startswith("table 2"), "the focus stayed at the desk"
    assert here.press("J") == [
        "Hand, 3 cards. blue 6, takes green 6",
        "Bert lays yellow 3.",
        "Your turn: 3 of 3 fit.",
    ]
    assert not here.errors


def test_who_leaves_her_table_is_at_the_desk_and_can_sit_down_again(tmp_path: Path) -> None:
    here, port, seats = seated(tmp_path)
    client = seats.clients["1"]
    to(here, "leave")
    here.press("Enter", "Down")
    here.press("Enter")
    assert ("leave",) in client.asked
    assert here.press("F3")[0].startswith("Desk, 7b: 3 here, 2 need you.")
    assert here.press("J") == ["You sit at no table. Enter on a table lets you sit down."]
    assert port.orders == []
    assert not here.errors


def test_the_way_to_the_desk_is_an_entry_too_and_its_key_is_none_elsewhere(tmp_path: Path) -> None:
    here, _, _ = seated(tmp_path)
    assert to(here, "desk") == ["To the desk, or to my next table"]
    assert here.press("Enter") == [
        "Tables, 2 tables. table 1, to play: Ben, Logomachy, with Mia; Ben"
    ]


@pytest.mark.parametrize("key", ["Ctrl+O", "Ctrl+E", "Ctrl+X", "Ctrl+U"])
def test_a_pupils_keys_are_none_of_hers_and_say_that_she_leads(tmp_path: Path, key: str) -> None:
    here, _, _ = seated(tmp_path)
    assert here.press(key) == ["You lead this class. Control W goes to the desk."]
    assert here.cells == "⠽⠕⠥⠀⠇⠑⠁⠙⠆⠀⠠⠉⠕⠝⠞⠗⠕⠇⠀⠠⠺⠀⠙⠑⠎⠅"


def test_the_code_at_her_own_table_is_that_of_the_class(tmp_path: Path) -> None:
    here, _, _ = seated(tmp_path)
    at_desk = "Code 20, 48, 16. address http://192.168.1.20:24180/"
    assert here.press("Ctrl+K") == [at_desk]
    to(here, "code")
    assert all(entry.key not in ("door", "new-code") for entry in here.ui.screen.entries)
    here.press("Ctrl+W")
    assert here.press("K") == [at_desk]


def test_who_knocks_while_she_plays_is_let_in_from_her_own_table(tmp_path: Path) -> None:
    here, port, _ = seated(tmp_path)
    assert here.press("Ctrl+A") == ["Nobody knocks."]
    here.ear.said.clear()
    port.change(knocking="on", knocks=(Knock(1, ("Eva",)),))
    here.settle()
    assert here.ear.said[-1].endswith("Control A answers.")
    to(here, "answer")
    here.press("Enter", "Down", "Enter")
    assert port.orders == [LetIn(1, True)]
    assert not here.errors
