"""What a house writes into a log of its own: what happened, in a few small files, of nobody."""

from __future__ import annotations

import json
import signal
import stat
from errno import ENOSPC
from os import strerror
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.house.rolling_log import OLDER, RollingLog
from braillespiel.store import private
from tests.network.houses.test_processes import ended, new
from tests.network.processes import Command
from tests.support.patience import HANGS_S


def logs(folder: Path) -> list[Path]:
    return sorted(folder.glob("log*"))


def lines(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_it_begins_another_file_and_keeps_a_few_for_its_owner_alone(tmp_path: Path) -> None:
    log = RollingLog(tmp_path / "log", now=lambda: "now", largest=200)
    for number in range(100):
        log.note({"event": "came", "kind": str(number)})
    names = [path.name for path in logs(tmp_path)]
    assert names == ["log", *(f"log.{number + 1}" for number in range(OLDER))]
    assert all(path.stat().st_size <= 200 for path in logs(tmp_path))
    assert {stat.S_IMODE(path.stat().st_mode) for path in logs(tmp_path)} == {0o600}
    assert lines(tmp_path / "log")[-1] == {"time": "now", "event": "came", "kind": "99"}
    newest, older = lines(tmp_path / "log")[0], lines(tmp_path / "log.1")[-1]
    assert int(newest["kind"]) == int(older["kind"]) + 1


def test_it_goes_on_in_the_file_that_is_there(tmp_path: Path) -> None:
    (tmp_path / "log").write_text('{"event": "older"}\n', "utf-8")
    (tmp_path / "log").chmod(0o644)
    log = RollingLog(tmp_path / "log", now=lambda: "now")
    log.note({"event": "came"})
    assert [each["event"] for each in lines(tmp_path / "log")] == ["older", "came"]
    assert stat.S_IMODE((tmp_path / "log").stat().st_mode) == 0o600


def test_a_disk_that_takes_nothing_stops_no_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC))

    log = RollingLog(tmp_path / "log", now=lambda: "now")
    with monkeypatch.context() as patched:
        patched.setattr(private, "append", full)
        log.note({"event": "came"})
    log.note({"event": "over"})
    assert [each["event"] for each in lines(tmp_path / "log")] == ["over"]


def test_a_file_that_cannot_be_written_is_told_before_the_house_opens(
    home_of_nobody: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = tmp_path / "nowhere" / "log"
    house = ("serve", "--house", "--loopback-only", "--lang", "en")
    assert main([*house, "--log", str(at)]) == 2
    assert f"{at} cannot be written:" in capsys.readouterr().err


def test_no_byte_of_it_is_of_anybody(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "log"
    log.parent.mkdir()
    given = ("--loopback-only", "--port", "0", "--entry-word", "tulip", "--log", str(log))
    opened = Command(tmp_path / "house", "serve", "--house", "--name", "Card house", *given)
    address = opened.line()["address"]
    ana, table = new(tmp_path / "ana", address, "ludoteca", "--word", "tulip")
    guest = ("--name", "Adalbert", "--bot", "easy", "--word")
    refused = Command(tmp_path / "cem", "join", f"{address}/{table}", *guest, "wrong-word")
    assert refused.ended()[0] != 0
    ben = Command(tmp_path / "ben", "join", f"{address}/{table}", *guest, "tulip")
    assert [status for status, _ in ended(ana, ben)] == [0, 0]
    opened.process.send_signal(signal.SIGTERM)
    assert opened.process.wait(HANGS_S) == 0
    opened.ended()
    written = b"".join(path.read_bytes() for path in logs(log.parent))
    told = [each["event"] for each in lines(log)]
    assert (told[0], told[-1]) == ("opening", "closed")
    assert {"came", "refused", "over"} <= set(told)
    assert {name for each in lines(log) for name in each} <= {"time", "event", "rule", "kind"}
    of_people = (b"Ana", b"Adalbert", b"tulip", b"wrong-word", b"Card house", b"127.0.0.1")
    assert [word for word in of_people if word in written] == []
