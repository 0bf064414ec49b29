"""The host's client ends by force in a network match: nobody sees another's hand after it."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from braillespiel.application import left_match
from braillespiel.application.matches import MatchService
from braillespiel.application.net_tables import NetTables
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from braillespiel.ui.network.services import LeftMatch
from tests.support.patience import HANGS_S

PLAYS_AND_IS_KILLED = """
import os, signal, sys, threading
from pathlib import Path
from braillespiel.application.net_tables import NetTables
from braillespiel.network.messages import SetUp
from tests.support.patience import HANGS_S

news = threading.Condition()

def told():
    with news:
        news.notify_all()

def until(what):
    with news:
        assert news.wait_for(what, HANGS_S)

opened = NetTables(("Bob",), Path(sys.argv[1]), loopback=True).open(["Ada"], "table", told)
ada = opened.client
until(lambda: ada.table is not None)
at = opened.addresses[0]
tables = NetTables((), Path(sys.argv[2]))
ben = tables.join(at, opened.code, ["Ben"], told)
until(lambda: ben.table is not None)
ada.set_up(SetUp("logomachy", 2))
until(lambda: ben.table.set_up is not None)
ben.ready()
ada.ready()
until(lambda: ada.table.startable == "ready")
ada.start()
until(lambda: ada.port is not None and ben.port is not None)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Return the data folder of Ada, whose client was killed in a match with Ben."""
    home = tmp_path / "ada"
    command = [sys.executable, "-P", "-c", PLAYS_AND_IS_KILLED, str(home), str(tmp_path / "ben")]
    ended = subprocess.run(command, check=False, timeout=HANGS_S)
    assert ended.returncode == -signal.SIGKILL
    return home


def test_a_killed_host_finds_back_and_nobody_sees_the_others_hand(killed: Path) -> None:
    store = open_store(killed)
    matches = MatchService(store, "en", lambda: 0, lambda: 0, lambda work: None)
    number = str(store.matches.unfinished()[0].id)
    assert matches.saved() == []
    for look in (matches.resume, matches.recording):
        with pytest.raises(StoreError) as refused:
            look(number)
        assert refused.value.kind == "at-a-table"
    store.close()
    assert left_match.left(killed) == LeftMatch(number, "logomachy", ("Ben",))

    news = threading.Condition()

    def told() -> None:
        with news:
            news.notify_all()

    opened = NetTables(("Bob",), killed, loopback=True).open(["Ada"], "table", told)
    ada = opened.client

    def arrived() -> bool:
        # Who is there is told behind the match.
        return ada.problem is not None or (ada.port is not None and ada.table is not None)

    try:
        with news:
            assert news.wait_for(arrived, HANGS_S)
        assert ada.problem is None
        assert ada.port is not None
        assert ada.port.chairs == (0,)
        assert ada.table is not None
        assert [(one.names, one.host, one.here) for one in ada.table.members] == [
            (("Ada",), True, True),
            (("Ben",), False, False),
        ]
    finally:
        opened.close()

    left_match.put_away(killed)
    assert left_match.left(killed) is None
