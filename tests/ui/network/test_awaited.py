"""Between a request and its answer nothing is silent for long, and nothing is said twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.network.client import Late, Status, TableProblem
from braillespiel.network.messages import News, SetUp
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT
from tests.ui.network.test_lobby import joined, opened
from tests.ui.network.test_match import playing

SENT = "Sent. The table will answer in a moment."


def paused(here: Player) -> list[str]:
    """Ask for a pause in the menu of the match."""
    here.press("Escape", "Down", "Down")
    here.sounds.played.clear()
    return here.press("Enter")


def test_a_quick_answer_is_the_only_statement(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    assert paused(here) == []
    client.changes(News("paused", 1, "Anna"))
    here.settle()
    assert here.wait(1000) == []
    assert here.ear.said == ["Paused for everybody."]
    assert "sent" not in here.sounds.played
    felt = [here.cells]
    for _ in range(4):  # behind what happened before
        here.press("BraillePanRight")
        felt.append(here.cells)
    assert any("⠏⠁⠥⠎⠑⠙⠀⠋⠕⠗⠀⠁⠇⠇" in cells for cells in felt), felt


def test_at_200_ms_a_soft_sound_comes_first(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    paused(here)
    assert here.wait(100) == []
    assert "sent" not in here.sounds.played
    assert here.wait(100) == []
    assert here.sounds.played.count("sent") == 1
    client.changes(News("paused", 1, "Anna"))
    here.settle()
    assert here.wait(1000) == []
    assert here.ear.said == ["Paused for everybody."]


def test_a_slow_table_is_told_once(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    paused(here)
    assert here.wait(1200) == [SENT]
    client.changes(News("paused", 1, "Anna"))
    here.settle()
    assert here.ear.said == [SENT, "Paused for everybody."]
    assert here.sounds.played.count("sent") == 1


def test_who_comes_meanwhile_answers_nothing_and_a_refusal_does(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    paused(here)
    client.changes(News("fell-out", 2, "Bert"))
    assert SENT in here.wait(600)
    paused(here)
    here.ear.said.clear()
    client.tell(TableProblem("too-often", {"seconds": 1}))
    here.settle()
    assert here.wait(600) == []
    assert len(here.ear.said) == 1


def test_an_own_move_is_waited_for_like_a_wish(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    port: Any = client.port
    submit, moves = port.submit, []

    def slow(seat: int, action: Any, question: str | None = None) -> None:
        """Be on the way: the host answers later."""
        moves.append((seat, action))
        client.unanswered += 1

    port.submit = slow
    here.sounds.played.clear()
    here.press("Enter")
    assert len(moves) == 1
    assert here.wait(200) == []
    assert here.sounds.played == ["sent"]
    submit(*moves[0])
    client.unanswered = 0
    client.tell()
    here.settle()
    assert SENT not in here.wait(1000)

    here.sounds.played.clear()
    moves.clear()
    here.ear.said.clear()
    client.unanswered = 1  # on the way already: of a receipt nobody waits for
    assert here.wait(1000) == []
    assert "sent" not in here.sounds.played


def test_a_move_that_comes_too_late_is_answered_by_why(tmp_path: Path) -> None:
    from braillespiel.engine.contract import IllegalActionError

    here, client, _ = playing(tmp_path, 0)
    port: Any = client.port
    port.submit = lambda seat, action, question=None: setattr(client, "unanswered", 1)
    here.press("Enter")
    here.ear.said.clear()
    client.late.append(Late(0, None, IllegalActionError("too-late")))
    client.tell()
    here.settle()
    assert here.wait(1000) == []
    assert len(here.ear.said) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["SIX, 2 seats", "You are watching.", "You have a seat.", "The match goes on."]),
        (
            "de",
            ["SIX, 2 Plätze", "Du siehst zu.", "Du hast einen Platz.", "Die Partie geht weiter."],
        ),
    ],
)
def test_what_one_did_oneself_is_answered_in_the_second_person(
    tmp_path: Path, language: str, told: list[str]
) -> None:
    here, client = opened(tmp_path, language)
    here.settle()
    here.ear.said.clear()
    # The table was opened for Logomachy: that was known, and is not told.
    client.changes(News("set-up", 1, "Anna"), set_up=SetUp("logomachy", 2))
    here.settle()
    client.changes(News("set-up", 1, "Anna"), set_up=SetUp("six", 2))
    for what in ("watches", "sits", "goes-on"):
        client.changes(News(what, 1, "Anna"))
    here.settle()
    assert here.ear.said == told


def test_others_are_called_by_their_names(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    client.changes(members=(ANNA, BERT))
    here.settle()
    here.ear.said.clear()
    client.changes(News("watches", 2, "Bert"))
    here.settle()
    assert here.ear.said == ["Bert is watching."]


LOST = "No connection now. Nothing was done."


def test_without_a_connection_nothing_is_awaited_and_the_key_says_why(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    client.status = Status.LOST
    assert paused(here) == [LOST]
    assert here.wait(1000) == []
    assert ("ask", "pause") not in client.asked
    assert "sent" not in here.sounds.played


def test_a_switch_stands_where_it_stood_while_the_connection_is_lost(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    client.changes(set_up=SetUp("six", 2))
    here.settle()
    here.press("Home")
    assert here.press("Down") == ["I am ready: off, 2 of 8"]
    client.status = Status.LOST
    for key in ("Enter", "Right"):
        assert here.press(key) == [LOST]
    assert here.press("Up", "Down")[-1] == "I am ready: off, 2 of 8"
    client.status = Status.AT_TABLE
    assert here.press("Enter")[-1] == "on"
    assert client.asked == [("ready", True)]
