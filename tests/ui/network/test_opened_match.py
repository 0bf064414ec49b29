"""In the middle of a match against the computer: "Open this table to others"."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network.client import MatchBegan, Status
from braillespiel.network.messages import Chair, News, SetUp
from braillespiel.store.errors import StoreError
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.network.services import LeftMatch, TableAddress
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT, Net, Refused, player, table
from tests.ui.network.matches import host_of, port_of


def in_match(home: Path, language: str = "en") -> tuple[Player, Net]:
    """Return Anna in the middle of a match against a bot."""
    here, net = player(home, language)
    here.press("Enter", *"LOG", "Enter", "Enter")
    assert isinstance(here.ui.screen, MatchScreen)
    here.settle()
    return here, net


OPEN = ("Escape", "Home", "Down", "Down")
"""The keys from the match to the entry that opens its table."""


@pytest.mark.parametrize(
    ("language", "entry", "told", "felt"),
    [
        (
            "en",
            "Open this table to others, 3 of 6",
            "Code 20, 48, 16. The table is open. On this network only, address 192.168.1.20:24111.",
            "⠕⠏⠑⠝",
        ),
        (
            "de",
            "Diesen Tisch für andere öffnen, 3 von 6",
            "Code 20, 48, 16. Der Tisch ist offen. Nur in diesem Netzwerk, Adresse"
            " 192.168.1.20:24111.",
            "⠋⠳⠗",
        ),
    ],
)
def test_a_match_goes_on_at_the_table_that_is_opened_for_it(
    tmp_path: Path, language: str, entry: str, told: str, felt: str
) -> None:
    here, net = in_match(tmp_path, language)
    number = here.app.matches.playing
    assert here.press(*OPEN)[-1] == entry
    assert felt in here.cells
    here.press("Enter")
    assert net.opened_match == number
    assert net.client is not None
    assert net.client.names == ("Anna",)
    assert here.app.matches.playing == ""
    net.client.table = table(ANNA, code="204816", phase="playing")
    net.client.begins(port_of(host_of(here, "logomachy", ("Anna", "Louis")), 0))
    here.settle()
    assert here.ui.screen.game == "logomachy"
    assert told in here.ear.said[-2:]

    here.ear.said.clear()
    set_up = SetUp("logomachy", 2, late=True)
    chairs = (Chair("Anna", 1), Chair("Bert", 2))
    net.client.changes(
        News("takes-chair", 2, "Bert"), set_up=set_up, chairs=chairs, members=(ANNA, BERT)
    )
    here.settle()
    if language == "en":
        assert here.ear.said == ["Bert is here and takes the seat of a computer player."]
    else:
        assert here.ear.said == ["Bert ist da und übernimmt den Platz eines Computerspielers."]


def test_where_no_table_can_be_opened_one_sits_at_the_match_again(tmp_path: Path) -> None:
    here, net = in_match(tmp_path)
    net.refuses = Refused("port", reason="taken")
    here.press(*OPEN)
    told = here.press("Enter")
    assert (told[0], told[-1]) == (
        "The table is being opened",
        "Another program is using this port. Try again; a different port is used then.",
    )
    assert isinstance(here.ui.screen, MatchScreen)
    assert here.app.matches.playing
    assert net.client is None


def test_what_the_table_was_left_in_is_asked_about_first(tmp_path: Path) -> None:
    here, net = in_match(tmp_path)
    net.left_in = LeftMatch("7", "logomachy", ("Ben",))
    here.press(*OPEN)
    assert here.press("Enter") == ["Unfinished at your table: Logomachy with Ben. Continue, 1 of 2"]
    assert here.app.matches.playing
    here.press("Down", "Enter")
    assert net.opened_match != ""


def test_without_a_computer_player_there_is_no_seat_to_offer(tmp_path: Path) -> None:
    here, _ = player(tmp_path)
    here.press("Enter", *"LOG", "Enter", "Home", *["Down"] * 4)
    here.press("Left", "Left")
    here.press("Home", "Enter")
    here.settle()
    assert not any(player.is_bot for player in here.table.port.players)
    told = [*here.press("Escape"), *here.press(*["Down"] * 6)]
    assert not [each for each in told if "Open this table" in each]


def test_who_comes_hears_whose_seat_it_is_once_the_match_is_open(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [TableAddress("Bert's table", "192.168.1.30")]
    net.tokens.add("192.168.1.30")
    here.press("J", "Enter", "Enter")
    client = net.client
    assert client is not None
    client.table = table(BERT, ANNA, phase="playing")
    client.status = Status.AT_TABLE
    client.port = port_of(host_of(here, "logomachy", ("Bert", "Anna")), 1)
    client.tell(News("takes-chair", 1, "Anna"), MatchBegan(client.port))
    here.settle()
    assert here.ui.screen.game == "logomachy"
    assert here.ear.said[-1] == "You take the seat of a computer player."


def test_a_disk_that_refuses_is_said_and_one_sits_at_the_match_again(tmp_path: Path) -> None:
    here, net = in_match(tmp_path)
    net.refuses = StoreError("in-use")
    here.press(*OPEN)
    told = here.press("Enter")
    assert told[0] == "The table is being opened"
    assert told[-1] == here.ui.services.problem(StoreError("in-use")).full
    assert here.errors == []
    assert isinstance(here.ui.screen, MatchScreen)
    assert here.app.matches.playing
