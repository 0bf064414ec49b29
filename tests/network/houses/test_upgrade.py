"""A newer program takes a house over while it is open: the tables change, no match is lost."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.network.houses.test_hosts import Hosts, two_play, until_event, until_open
from tests.network.houses.test_processes import ended
from tests.network.processes import Command
from tests.support.patience import HANGS_S
from tests.support.postgres import server
from tests.support.relay import free_ports, relay


class Newer(Command):
    """A command of a later version."""

    module = "tests.network.houses.newer"


@pytest.mark.parametrize("roles", [False, True], ids=["one-role", "roles"])
def test_newer_hosts_take_the_house_over_and_a_match_goes_on(tmp_path: Path, roles: bool) -> None:
    """With roles the owner upgrades; else the first newer host that is opened does."""
    with server() as made, relay(*free_ports(3)) as before:
        address = made.with_roles(tmp_path)["house"] if roles else made.place()
        hosts = Hosts(tmp_path, address, before)
        older = [hosts.opens(0)]
        opened = until_open(older[0])
        older.append(hosts.opens(1))
        until_event(older[1], "waits-for-host")
        ana, ben = two_play(tmp_path, hosts, "ludoteca")
        newer = hosts.opens(2, kind=Newer)
        if roles:
            until_event(newer, "waits-for-store")
            for _ in range(2):
                ben.line()  # nothing has happened to the match yet
            given = ("house", "upgrade", "--store-file", str(tmp_path / "house_owner.txt"))
            command = [sys.executable, "-P", "-m", Newer.module, *given]
            subprocess.run(command, check=True, capture_output=True, timeout=HANGS_S)
        for each in older:
            assert each.process.wait(HANGS_S) == 1
            assert "newer version" in each.process.communicate()[1]
        assert until_open(newer)["fingerprint"] == opened["fingerprint"]
        refused = hosts.opens(0)
        assert refused.ended()[0] == 1
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        newer.process.send_signal(signal.SIGTERM)
        assert newer.process.wait(HANGS_S) == 0
        newer.ended()
        with psycopg.connect(address) as connection:
            found = connection.execute("SELECT finished IS NOT NULL FROM matches").fetchall()
            assert found == [(True,)]
            connection.execute("SELECT later FROM house_facts")
