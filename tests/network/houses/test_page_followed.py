"""docs/house.md followed word by word: a house is opened, played in, backed up and put back.

In a clean folder, each command in a shell as it stands on the page, with the address that the house
prints. Only a port is chosen by the system, so that two such houses do not meet; what needs root, a
container or a proxy is read elsewhere (tests/test_examples.py).
"""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support.patience import HANGS_S
from tests.support.postgres import PostgresServer

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    """Return the house's own commands, those of a service and a container apart."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    texts = [text.replace("\\\n", " ") for language, text in blocks if not language]
    lines = [line for text in texts for line in text.splitlines()]
    return [line for line in lines if line.startswith("braillespiel ")]


class Page:
    """Somebody who follows the page; every computer is a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.left = commands()
        self._started: list[subprocess.Popen[str]] = []
        programs = folder / "bin"
        programs.mkdir()
        program = programs / "braillespiel"
        program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m braillespiel "$@"\n')
        program.chmod(0o755)
        self._environment = {
            "PATH": f"{programs}:{os.environ['PATH']}",
            "HOME": str(folder),
            "LANG": "en_GB.UTF-8",
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
        }

    def begin(self, wanted: str, home: str, **known: str) -> subprocess.Popen[str]:
        """Start the command of the page that begins so, in a computer's own data folder."""
        (line,) = [each for each in self.left if each.startswith(f"braillespiel {wanted}")]
        self.left.remove(line)
        for name, value in known.items():
            line = re.sub(rf"\b{name}\b", value, line)
        started = subprocess.Popen(
            ["sh", "-c", f"exec {re.sub('--port [0-9]+', '--port 0', line)}"],
            cwd=self.folder,
            env=self._environment | {"BRAILLESPIEL_HOME": str(self.folder / home)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._started.append(started)
        return started

    def done(self, wanted: str, home: str) -> str:
        """Carry out a command to its end; return what it said."""
        return told(self.begin(wanted, home))

    def close(self) -> None:
        for each in self._started:
            if each.poll() is None:
                each.kill()
            each.communicate()


def told(process: subprocess.Popen[str]) -> str:
    said, _ = process.communicate(timeout=HANGS_S)
    assert process.returncode == 0, said
    return said


def heard(process: subprocess.Popen[str], pattern: str) -> str:
    """Read on until a line has the pattern; return what stands for its group."""
    assert process.stdout is not None
    before = []
    for line in process.stdout:
        before.append(line)
        if found := re.search(pattern, line):
            return found[1]
    raise AssertionError(f"{pattern} was not said: {before}")


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    made = Page(tmp_path)
    yield made
    made.close()


@pytest.mark.posix
def test_a_house_is_opened_played_in_backed_up_and_put_back(
    page: Page, postgres: PostgresServer
) -> None:
    house = page.begin("serve --house", "house")
    opened = heard(house, r"(Address \S+\. Its words: [^.]+)\.")
    address, words = re.findall(r"^Address (\S+)\. Its words: (.+)$", opened)[0]
    assert len(words.split("-")) == 6
    known = {"ADDRESS": shlex.quote(f"{address}#{words}")}

    ana = page.begin("join ADDRESS --new", "ana", **known)
    known["TABLE"] = heard(ana, r"^Table (\w+)\.")
    ben = page.begin("join ADDRESS/TABLE", "ben", **known)
    with ThreadPoolExecutor(2) as pool:  # whose lines nobody reads would wait
        assert all(pool.map(told, (ana, ben)))
    quick = page.begin("join ADDRESS --quick", "ana", **known)
    assert heard(quick, r'("looks": true)')
    assert "house.zip" in page.done("house back-up", "house")
    house.send_signal(signal.SIGINT)
    told(house)

    page.done("house hand-out", "house")
    assert json.loads((page.folder / "ana.json").read_text("utf-8"))["name"] == "Ana"
    page.done("house delete", "house")
    assert "Deleted again" in page.done("house restore", "house")
    number = re.findall(r"number is (\w+)\.", page.done("house invite", "house"))[0]
    assert number in page.done("house invitations", "house")
    ended = told(page.begin("house end-invitation", "house", NUMBER=number))
    assert f"{number} is ended" in ended

    file = page.folder / "house-store.txt"
    file.write_text(postgres.place())
    file.chmod(0o600)
    house = page.begin("serve --store-file", "host")
    heard(house, r"(Address \S+\. Its words: [^.]+)\.")
    house.send_signal(signal.SIGINT)
    told(house)
    assert page.left == [], "a command of the page that nobody has followed"
