"""A teacher's own tables beside the desk: what lies aside waits, and says when it is her turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

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
