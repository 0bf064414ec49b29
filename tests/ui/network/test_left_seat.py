"""A program that was killed in a match at somebody else's table: one key leads back to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.application import left_seat
from braillespiel.network.messages import Member, News
from braillespiel.ui.network.services import LeftSeat, TableAddress
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT, Net, player, table
from tests.ui.network.matches import host_of, port_of

SEAT = LeftSeat("Bert's table", "192.168.1.30:24111", "logomachy")
HOUR = 3_600_000


def at_match(home: Path) -> tuple[Player, Net]:
    """Return Anna at a match at Bert's table."""
    here, net = player(home)
    net.here = [TableAddress("Bert's table", SEAT.address)]
    net.tokens.add(SEAT.address)
    here.press("J", "Enter", "Enter")
    client = net.client
    assert client is not None
    bert = Member(2, ("Bert",), host=True, opener=True)
    client.shows(table(bert, ANNA))
    here.settle()
    assert net.seat is None
    client.begins(port_of(host_of(here, "logomachy", ("Bert", "Anna")), 1))
    here.settle()
    return here, net


def test_a_seat_is_kept_until_the_match_is_over_or_one_leaves(tmp_path: Path) -> None:
    here, net = at_match(tmp_path)
    assert net.seat == LeftSeat("Anna's table", SEAT.address, "logomachy")
    assert net.client is not None
    net.client.changes(News("over"), phase="over")
    here.settle()
    assert net.seat is None


def test_leaving_on_purpose_gives_the_seat_up(tmp_path: Path) -> None:
    here, net = at_match(tmp_path)
    here.press("Escape", "End", "Enter", "Down", "Enter")
    assert net.client is not None
    assert ("leave",) in net.client.asked
    assert net.seat is None


def test_who_is_removed_has_no_seat_and_who_lost_the_host_has(tmp_path: Path) -> None:
    here, net = at_match(tmp_path)
    assert net.client is not None
    net.client.ends("host-leaves")
    here.settle()
    assert net.seat is not None
    net.client.ends("removed")
    here.settle()
    assert net.seat is None


@pytest.mark.parametrize(
    ("language", "told", "going", "felt"),
    [
        (
            "en",
            "Back to your seat: Bert's table, Logomachy, 1 of 11",
            "Joining Bert's table",
            "⠃⠁⠉⠅⠒",
        ),
        (
            "de",
            "Zurück auf deinen Platz: Bert's table, Logomachy, 1 von 11",
            "Verbinde mit Bert's table",
            "⠵⠥⠗⠳⠉⠅⠒",
        ),
    ],
)
def test_the_next_start_offers_the_way_back_first(
    tmp_path: Path, language: str, told: str, going: str, felt: str
) -> None:
    here, net = player(tmp_path, language)
    net.seat = SEAT
    net.tokens.add(SEAT.address)
    here.ui.screen.appear()
    assert here.press("Home") == [told]
    assert here.cells.startswith(felt)
    assert here.press("Enter") == [going]
    assert net.joined == [(SEAT.address, "", ("Anna",), False)]
    client = net.client
    assert client is not None
    client.table = table(BERT, ANNA, phase="playing")
    client.begins(port_of(host_of(here, "logomachy", ("Bert", "Anna")), 1))
    here.settle()
    assert here.ui.screen.game == "logomachy"


def test_a_table_that_knows_one_no_more_asks_for_the_code(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.seat = SEAT
    here.ui.screen.appear()
    here.press("Home", "Enter")
    assert net.client is not None
    net.client.ends("token-unknown")
    here.settle()
    assert net.seat is None
    assert here.ear.said[-1] == (
        "The table no longer knows you. Join again with the code. Code of Bert's table, six digits."
        " Empty. Enter when done, Escape cancels"
    )


def test_what_is_kept_outlives_the_program_for_a_day(tmp_path: Path) -> None:
    assert left_seat.left(tmp_path) is None
    left_seat.sit_down(tmp_path, SEAT, lambda: 100 * HOUR)
    assert left_seat.left(tmp_path, lambda: 101 * HOUR) == SEAT
    assert left_seat.left(tmp_path, lambda: 99 * HOUR) == SEAT  # the clock was set back
    assert left_seat.left(tmp_path, lambda: 125 * HOUR) is None
    left_seat.stand_up(tmp_path)
    left_seat.stand_up(tmp_path)
    assert left_seat.left(tmp_path, lambda: 101 * HOUR) is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"address": ""}', "\xff" * 9000])
def test_a_damaged_note_offers_nothing(tmp_path: Path, text: str) -> None:
    left_seat.sit_down(tmp_path, SEAT, lambda: 0)
    (tmp_path / "network" / "seat.json").write_text(text, encoding="utf-8")
    assert left_seat.left(tmp_path, lambda: 0) is None
