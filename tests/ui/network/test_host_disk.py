"""A full or broken disk of the computer that opened the table, as everybody hears of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from braillespiel.network.member_feed import MemberFeed
from braillespiel.store.errors import StoreError
from tests.table.hosts import Disk
from tests.ui.network.matches import port_of, remote
from tests.ui.network.test_round_stop import CHAIRS, acts, at_table, hosted, told

FILE = "folder of Bert/braillespiel.sqlite3"


class Broken(Disk):
    """A disk that takes nothing."""

    def sync(self, *given: Any) -> None:
        raise StoreError("cannot-write", FILE, "denied")


def test_where_the_hosts_files_lie_is_told_at_the_host_alone(tmp_path: Path) -> None:
    here, _ = at_table(tmp_path, "Anna")
    host = hosted(here)
    host.trouble = StoreError("cannot-write", FILE, "denied")
    found = [
        remote(MemberFeed(host, (seat,), 1, at_host), CHAIRS).standing.trouble
        for seat, at_host in ((0, False), (1, True))
    ]
    assert [None if each is None else (each.kind, each.path, each.detail) for each in found] == [
        ("cannot-write", "", ""),
        ("cannot-write", FILE, "denied"),
    ]


def test_others_hear_whom_to_tell_and_the_host_what_helps(tmp_path: Path) -> None:
    anna, to_anna = at_table(tmp_path / "a", "Anna")  # who opened the table
    bert, to_bert = at_table(tmp_path / "b", "Bert")
    host = hosted(anna)
    for seat, (here, client) in enumerate(((anna, to_anna), (bert, to_bert))):
        client.begins(port_of(host, seat))
        told(here)
    host.journal = Broken()
    acts(host, to_anna, to_bert)
    remedy = "Give yourself write permission there, or name another folder in BRAILLESPIEL_HOME."
    assert f"Nothing can be saved: {FILE} cannot be written. {remedy}" in told(anna)
    unsaved = "Not saved: the computer that opened the table cannot save at the moment."
    heard = told(bert)
    assert f"{unsaved} Play on, and tell the person there." in heard
    assert not any(FILE in each for each in heard)
