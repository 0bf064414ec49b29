"""Robots at a house of two hosts that is struck, and hosts with a planted fault: the short cases.

``python -m tests.proof hosts`` strikes with everything, at a hundred tables.
"""

from __future__ import annotations

import pytest

from tests.proof.hosts import run, strikes
from tests.support.postgres import PostgresServer

TABLES = 5
"""One of each game."""


def test_people_play_on_while_hosts_are_killed_paused_and_cut_off(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strikes, "PAUSE_S", strikes.AWAY_S)
    monkeypatch.setattr(strikes, "AWAY_S", strikes.SHORT_S)
    lines, found = run.played("kill-leader,pause-leader,cut-hosts", TABLES, postgres)
    assert found == 0, "\n".join(lines)


@pytest.mark.parametrize("fault", run.PLANTED)
def test_the_checker_finds_a_planted_fault(postgres: PostgresServer, fault: str) -> None:
    lines, found = run.planted(fault, TABLES, postgres)
    assert found == 0, "\n".join(lines)
