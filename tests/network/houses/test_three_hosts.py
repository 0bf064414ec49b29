"""The command that opens a house with three hosts and its database on one computer."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import psutil

from scripts.three_hosts import TrialHost, three_hosts
from tests.network.houses.test_processes import ended, new
from tests.network.houses.test_watched import asked, numbers
from tests.network.processes import Command
from tests.support.patience import HANGS_S, until

ROOT = Path(__file__).resolve().parents[3]


class Trial:
    """The command under way; its lines are JSON."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "scripts.three_hosts", "--json"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
            env={"PATH": "/usr/sbin:/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
        )  # fmt: skip

    def line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        text = self.process.stdout.readline()
        assert text, f"it has ended with {self.process.wait(HANGS_S)}"
        found: dict[str, Any] = json.loads(text)
        return found

    def until(self, **wanted: object) -> dict[str, Any]:
        while not wanted.items() <= (line := self.line()).items():
            pass
        return line


def test_one_is_killed_another_leads_and_ctrl_c_ends_all_of_them() -> None:
    trial = Trial()
    opened = trial.line()
    began = psutil.Process(trial.process.pid).children(recursive=True)
    try:
        one, *others = opened["hosts"]
        assert len({each["address"] for each in opened["hosts"]}) == 3
        psutil.Process(one["process"]).kill()
        trial.until(host=1, event="ended")
        while "fingerprint" not in (line := trial.line()):
            pass
        assert line["host"] in (2, 3)
        assert line["fingerprint"] == opened["fingerprint"]
        assert trial.process.stdin is not None
        trial.process.stdin.write("1\n")
        trial.process.stdin.flush()
        assert trial.until(host=1, event="opened")["address"] == one["address"]
        trial.until(host=1, event="passes-on")
        began += psutil.Process(trial.process.pid).children(recursive=True)
    finally:
        trial.process.send_signal(signal.SIGINT)
        trial.process.communicate(timeout=HANGS_S)
    assert trial.process.returncode == 0
    until(lambda: not any(each.is_running() for each in began), "all that it has begun to end")
    assert not any(Path(each["folder"]).parent.exists() for each in (one, *others))


def test_a_match_goes_on_at_any_address_and_each_host_tells_how_it_is(tmp_path: Path) -> None:
    """A leading host is killed, and the next one paused until another one leads."""

    def told(host: TrialHost) -> dict[str, float]:
        status, text = asked(host.ports["operator"], "/metrics")
        assert status == 200
        for trace in ("Ana", "Ben", table, opened["fingerprint"], "127.0.0.1"):
            assert trace not in text
        return numbers(text)

    with three_hosts() as house:
        one, two, three = house.hosts
        assert house.leading() is one
        opened = one.opened
        ana, table = new(tmp_path / "ana", two.address, "ludoteca")
        given = ("--name", "Ben", "--bot", "easy")
        ben = Command(tmp_path / "ben", "join", f"{three.address}/{table}", *given)
        for _ in range(4):
            ben.line()
        assert asked(one.ports["operator"], "/health") == (200, "ok\n")
        found = told(one)
        assert (found["bs_tables_led"], found["bs_seats"], found["bs_relayed"]) == (1, 2, 0)
        assert found["bs_update_seconds_count"] > 0
        for host in house.hosts:
            assert asked(host.ports["page"], "/")[0] == 200
        for host in (two, three):
            assert asked(host.ports["operator"], "/health") == (200, "waits\n")
            found = told(host)
            assert (found["bs_tables_led"], found["bs_seats"], found["bs_relayed"]) == (0, 0, 1)
        one.kill()
        second = house.leading(HANGS_S)  # opened before, the first one could lead again
        assert second in (two, three)
        one.open()
        one.until("passes-on", within_s=HANGS_S)
        found = told(second)
        assert (found["bs_takeovers_total"], found["bs_takeover_seconds_count"]) == (1, 1)
        assert found["bs_takeover_seconds_sum"] > 0
        assert (found["bs_fenced_total"], told(one)["bs_takeovers_total"]) == (0, 0)
        for host in house.hosts:
            assert asked(host.ports["page"], "/")[0] == 200
        for _ in range(4):
            ben.line()
        second.pause()
        third = house.leading(HANGS_S, but=second)
        second.go_on()
        second.until("led-elsewhere", within_s=HANGS_S)
        second.until("waits-for-host", within_s=HANGS_S)
        assert told(third)["bs_takeovers_total"] == 1
        assert told(second)["bs_fenced_total"] == 1
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        house.database.stop()
        until(
            lambda: asked(second.ports["operator"], "/health") == (503, "store-away\n"),
            "the database is away",
        )
        until(lambda: told(second)["bs_store_away_seconds"] > 0, "it is counted")
    assert not house.store_file.exists()


def test_other_hosts_lead_tables_and_each_may_be_killed(tmp_path: Path) -> None:
    """Seats at any host come to a table of any; where that one goes the leading one goes on."""

    def counted() -> dict[TrialHost, dict[str, float]]:
        running = [host for host in house.hosts if host.runs]
        return {h: numbers(asked(h.ports["operator"], "/metrics")[1]) for h in running}

    def led() -> list[int]:
        return [host.n for host, found in counted().items() if found["bs_tables_led"]]

    with three_hosts(alone=0) as house:
        one, two, _ = house.hosts
        until(lambda: all(host.leads is (host is one) for host in house.hosts), "one leads")
        ana, table = new(tmp_path / "ana", two.address, "ludoteca")
        given = ("--name", "Ben", "--bot", "easy")
        ben = Command(tmp_path / "ben", "join", f"{one.address}/{table}", *given)
        for _ in range(4):
            ben.line()
        until(lambda: len(led()) == 1, "it is led")
        (number,) = led()
        assert number in (2, 3), "the host that leads the house leads it"
        leads = house.hosts[number - 1]
        found = counted()
        assert (found[leads]["bs_seats"], found[one]["bs_seats"]) == (2, 0)
        assert found[leads]["bs_append_seconds_count"] > 0
        leads.kill()
        for _ in range(3):
            ben.line()
        until(lambda: number not in led() and len(led()) == 1, "another host leads it")
        leads.open()
        leads.until("passes-on", within_s=HANGS_S)
        assert [status for status, _ in ended(ana, ben)] == [0, 0]
        assert house.leading() is one
