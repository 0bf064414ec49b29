"""The unit with which systemd keeps a house open: understood, fenced in, as the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import HANGS_S

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "packaging" / "house" / "braillespiel-house.service"
COMMAND = "/usr/local/lib/braillespiel/bin/braillespiel"


def analysed(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["systemd-analyze", *arguments],
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
    )


@pytest.mark.posix
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace(COMMAND, sys.executable), "utf-8")
    done = analysed("verify", str(unit))
    assert (done.returncode, done.stderr) == (0, "")
    unit.write_text(unit.read_text("utf-8").replace("ProtectHome=", "ProtectHomes="), "utf-8")
    assert "ProtectHomes" in analysed("verify", str(unit)).stderr


@pytest.mark.posix
def test_the_unit_is_fenced_in_closely() -> None:
    done = analysed("security", "--offline=true", "--threshold=15", "--no-pager", str(UNIT))
    assert done.returncode == 0, done.stdout


def test_the_unit_gives_only_options_that_there_are() -> None:
    from braillespiel.commands.parser import build
    from braillespiel.words.catalogue import Words

    (line,) = re.findall(rf"^ExecStart={COMMAND} (.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    given = build(Words("en", ("cli",))).parse_args(line.split())
    assert (given.house, given.port, given.operator_port) == (True, 24111, 24112)


def test_the_page_says_where_the_unit_finds_everything() -> None:
    page, unit = (ROOT / "docs" / "house.md").read_text("utf-8"), UNIT.read_text("utf-8")
    for said in (COMMAND, "/var/lib/braillespiel", "24111", "24112", "packaging/house/"):
        assert said in page
    for said in ("User=braillespiel", "BRAILLESPIEL_HOME=/var/lib/braillespiel"):
        assert said in unit
