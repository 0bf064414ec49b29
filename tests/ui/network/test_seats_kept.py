"""What a seat keeps: a watcher whose line is not empty, and who leaves a table that was closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.network.houses import messages as h
from braillespiel.network.houses.visiting import Visiting
from braillespiel.network.messages import News, SetUp
from braillespiel.ui.network.services import TableAddress
from braillespiel.ui.network.watching import Watching
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT, Client, player, table
from tests.ui.network.matches import host_of, port_of


def joined(home: Path) -> tuple[Player, Client]:
    """Return somebody in Bert's waiting room."""
    here, network = player(home, "en", 40)
    network.here = [TableAddress("Bert's table", "192.168.1.30")]
    network.tokens.add("192.168.1.30")
    here.press("J", "Enter", "Enter")
    client = network.client
    assert client is not None
    me = replace(ANNA, host=False, opener=False)
    him = replace(BERT, host=True, opener=True)
    client.shows(table(him, me, set_up=SetUp("logomachy", 2)))
    here.settle()
    return here, client


@pytest.mark.parametrize("ms", [0, 300, 5000])
def test_a_message_that_lies_on_the_line_does_not_keep_a_watched_match_away(
    tmp_path: Path, ms: int
) -> None:
    here, client = joined(tmp_path)
    here.press("Down")
    client.changes(News("ready", 2, "Bert"))
    here.settle()
    here.wait(ms)
    client.begins(port_of(host_of(here, "logomachy", ("Bert", "Carl")), None))
    here.settle()
    assert here.errors == []
    assert isinstance(here.ui.screen, Watching)


@pytest.mark.parametrize(
    ("rule", "asked"),
    [("host-leaves", ("close",)), ("closed", ("close",)), ("removed", ("leave",))],
)
def test_who_leaves_a_table_that_was_closed_finds_back_to_the_seat(
    tmp_path: Path, rule: str, asked: tuple[str, ...]
) -> None:
    here, client = joined(tmp_path)
    client.asked.clear()
    client.ends(rule)
    here.settle()
    here.press("End", "Enter")
    assert client.asked == [asked]


def test_who_is_called_something_else_in_a_house_is_nobody_else_there() -> None:
    visit = Visiting(lambda *given: None, lambda: None)  # type: ignore[arg-type, return-value]
    visit.called = "Ana"
    visit.say(h.Rename("Zoe"))
    visit._received(h.Lobby(people=(h.Person("Zoe"), h.Person("Ben"))))
    visit._received(h.Done("rename"))
    assert visit.called == "Zoe"
    assert list(visit.people) == ["Ben"]
