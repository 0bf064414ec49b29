"""A table that was left in a match: the player is asked whether to continue it, there."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network.client import MatchBegan, Status
from braillespiel.network.messages import News, SetUp
from braillespiel.ui.network.services import LeftMatch, TableAddress
from tests.ui.network.fakes import ANNA, BERT, player, table
from tests.ui.network.matches import host_of, port_of

LEFT = LeftMatch("7", "logomachy", ("Ben",))
OPENED = "Code 20, 48, 16. The table is open. On this network only, address 192.168.1.20:24111."


@pytest.mark.parametrize(
    ("language", "told", "brief"),
    [
        ("en", "Unfinished at your table: Logomachy with Ben. Continue, 1 of 2", "⠕⠏⠑⠝⠒"),
        ("de", "Unfertig an deinem Tisch: Logomachy mit Ben. Weiterspielen, 1 von 2", "⠕⠋⠋⠑⠝⠒"),
    ],
)
def test_opening_asks_what_becomes_of_the_unfinished_match(
    tmp_path: Path, language: str, told: str, brief: str
) -> None:
    here, net = player(tmp_path, language)
    net.left_in = LEFT
    here.ui.screen.appear()
    here.press("Home", "Down", "Enter", *"LOG", "Enter", "Down")
    assert here.press("Enter") == [told]
    assert net.client is None


def test_the_unfinished_match_goes_on_at_the_table(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.left_in = LEFT
    here.ui.screen.appear()
    here.press("Home")
    assert here.press("Enter") == ["Resume. Logomachy at your table, with Ben, 1 of 1"]
    assert here.press("Enter") == ["The table is being opened"]
    assert net.client is not None
    net.client.table = table(ANNA, BERT, code="204816", phase="playing")
    net.client.begins(port_of(host_of(here, "logomachy", ("Anna", "Bert")), 0))
    here.settle()
    assert OPENED in here.ear.said[-2:]  # the match that opens would have cut it short before
    assert net.client.asked == []
    assert here.ui.screen.game == "logomachy"


def test_a_match_that_cannot_go_on_is_not_kept_silent(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.left_in = LEFT
    here.ui.screen.appear()
    here.press("Home", "Enter", "Enter")
    assert net.client is not None
    net.client.shows(table(ANNA, code="204816"))
    here.settle()
    assert here.ear.said[-1] == ("The unfinished match cannot be continued. Choose a game.")


def test_beginning_anew_gives_the_unfinished_match_up(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.left_in = LEFT
    here.ui.screen.appear()
    here.press("Home", "Down", "Enter", *"LOG", "Enter", "Down", "Enter")
    assert here.press("Down") == ["Start over and give up the unfinished match, 2 of 2"]
    assert here.press("Enter") == ["The table is being opened", OPENED]
    assert net.left_in is None
    assert net.client is not None
    net.client.shows(table(ANNA, code="204816"))
    here.settle()
    assert net.client.asked == [("set-up", SetUp("logomachy", 2, {"language": "en"}))]


@pytest.mark.parametrize("chair", [1, None])
def test_who_joins_in_mid_match_is_at_it_at_once(tmp_path: Path, chair: int | None) -> None:
    here, net = player(tmp_path)
    net.here = [TableAddress("Bert's table", "192.168.1.30")]
    net.tokens.add("192.168.1.30")
    here.press("J", "Enter", "Enter")
    client = net.client
    assert client is not None
    port = port_of(host_of(here, "logomachy", ("Bert", "Anna")), chair)
    client.table, client.port = table(BERT, ANNA, phase="playing"), port
    client.status = Status.AT_TABLE
    client.tell(News("back", 1, "Anna"), MatchBegan(port))
    here.settle()
    assert here.ui.screen.game == "logomachy"
