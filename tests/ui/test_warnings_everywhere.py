"""Warnings reach ear, finger, window and terminal alike, and only where the table's terms allow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.network.class_messages import Counted
from tests.games.logomachy.tables import table as cards
from tests.support.player import Player
from tests.ui.classroom.test_followed import playing as in_class
from tests.ui.classroom.test_tally import counting, flushed
from tests.ui.network.test_match import playing as at_table

TOLD = "A 9 clears the middle you leave: a chip for whoever plays next."
AGAIN = f"{TOLD} Press the key again to do it"
WARNED = ("b2 y7 g9/r10 b10", "r3 r4")
"""Laying the blue 2 leaves a middle that one card clears."""


def warned(player: Player, host: Any) -> None:
    """Deal what calls for a warning, and go to the card."""
    player.ui.settings.set("warnings", True)
    host.match.state = cards(*WARNED)
    player.table.refresh()
    player.press("Ctrl+L", "C", "Home")
    player.ear.said.clear()


def laid(host: Any) -> list[str]:
    return [entry.text for entry in host.match.journal if entry.seat == 0]


def test_it_is_heard_felt_written_and_seen(tmp_path: Path) -> None:
    """The twin of both front ends: its lines are the terminal's, its picture the window's."""
    player = Player(tmp_path, "en")
    player.play("logomachy", seats=2)
    host = player.table.port.host
    warned(player, host)
    felt = player.cells
    assert player.press("Enter") == [AGAIN]
    assert player.cells != felt
    assert "".join(player.keyboard.lines[-1:]) == AGAIN
    assert player.keyboard.picture is not None
    assert player.keyboard.picture.captions[-1] == AGAIN.replace("press", "Press")
    assert laid(host) == []
    player.press("Enter")
    assert laid(host) == ["play b2"]


@pytest.mark.parametrize("allowed", [True, False])
def test_at_a_network_table_the_terms_decide(tmp_path: Path, allowed: bool) -> None:
    here, client, host = at_table(tmp_path, 0)
    vars(client.port)["hints"] = allowed
    warned(here, host)
    assert (AGAIN in here.press("Enter")) is allowed
    assert laid(host) == ([] if allowed else ["play b2"])


@pytest.mark.parametrize("allowed", [True, False])
def test_in_a_class_the_terms_decide_and_it_counts_as_a_hint(tmp_path: Path, allowed: bool) -> None:
    here, client = counting(tmp_path)
    host = here.table.port.host
    vars(client.port)["hints"] = allowed
    warned(here, host)
    flushed(here, client)
    assert (AGAIN in here.press("Enter")) is allowed
    found = flushed(here, client)
    assert isinstance(found, Counted)
    assert found.figures.get("hints", 0) == int(allowed)
    assert laid(host) == ([] if allowed else ["play b2"])


def test_a_followed_hint_counts_as_one_in_a_class(tmp_path: Path) -> None:
    here, client = counting(tmp_path)
    flushed(here, client)
    assert here.press("Shift+H")[-1].endswith("No, 1 of 2")
    here.press("Down", "Enter")
    assert laid(here.table.port.host) != []
    here.press("T")
    assert flushed(here, client).figures["hints"] == 1


def test_where_the_class_plays_without_hints_none_is_followed(tmp_path: Path) -> None:
    here, client = in_class(tmp_path)
    vars(client.port)["hints"] = False
    assert here.press("Shift+H") == ["The table agreed to play without hints."]


def test_who_watches_is_warned_of_nothing(tmp_path: Path) -> None:
    here, _, host = at_table(tmp_path, None)
    here.ui.settings.set("warnings", True)
    host.match.state = cards(*WARNED)
    here.press("Ctrl+L")
    assert here.press("Enter") == ["You are watching: here you can only look around and ask."]
