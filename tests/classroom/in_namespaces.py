"""Two computers on one network, with real packets: one that lets devices meet, one that does not.

Network namespaces of Linux stand for the computers and a bridge for the access point; "isolated"
ports are how Linux keeps the devices of a guest Wi-Fi apart.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.patience import HANGS_S

IN_VAIN_S = 9
"""How long a browser waits where no answer can come."""
HOST, PUPIL = "10.9.0.1", "10.9.0.2"
FETCH = f"import urllib.request as u; print(u.urlopen('http://{HOST}:24180', timeout=%s).status)"


class Network:
    """An access point with two computers, in namespaces that nobody needs rights for."""

    def __init__(self) -> None:
        # Both sleep until they are ended; the first one owns what the others are in.
        self._point = self._sleeper("unshare", "--map-root-user", "--net")
        self._computers: dict[str, subprocess.Popen[str]] = {}
        self._at_point("ip", "link", "add", "br0", "type", "bridge")
        self._at_point("ip", "link", "set", "br0", "up")
        for n, address in enumerate((HOST, PUPIL)):
            inside = ("unshare", "--net")
            computer = self._sleeper(*self._enter(self._point), *inside)
            self._computers[address] = computer
            cable, plug = f"cable{n}", f"plug{n}"
            self._at_point("ip", "link", "add", cable, "type", "veth", "peer", "name", plug)
            self._at_point("ip", "link", "set", plug, "netns", str(computer.pid))
            self._at_point("ip", "link", "set", cable, "master", "br0", "up")
            for command in (
                ("ip", "link", "set", "lo", "up"),
                ("ip", "addr", "add", f"{address}/24", "dev", plug),
                ("ip", "link", "set", plug, "up"),
            ):
                subprocess.run([*self.at(address), *command], check=True, timeout=HANGS_S)

    def isolate(self) -> None:
        """Keep the devices apart from now on."""
        for n in range(2):
            self._at_point("bridge", "link", "set", "dev", f"cable{n}", "isolated", "on")

    def at(self, address: str) -> tuple[str, ...]:
        """Return how a command begins that runs on one of the computers."""
        return self._enter(self._computers[address])

    def close(self) -> None:
        for one in (*self._computers.values(), self._point):
            one.kill()
            one.wait(HANGS_S)

    def _at_point(self, *command: str) -> None:
        subprocess.run([*self._enter(self._point), *command], check=True, timeout=HANGS_S)

    @staticmethod
    def _enter(where: subprocess.Popen[str]) -> tuple[str, ...]:
        return ("nsenter", "--target", str(where.pid), "--user", "--preserve-credentials", "--net")

    @staticmethod
    def _sleeper(*within: str) -> subprocess.Popen[str]:
        """Start a process in namespaces of its own; they are there once it has said so."""
        program = "import sys; print('there', flush=True); sys.stdin.read()"
        process = subprocess.Popen(
            [*within, sys.executable, "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        assert process.stdout.readline() == "there\n"
        return process


@pytest.fixture
def network() -> Iterator[Network]:
    made = Network()
    try:
        yield made
    finally:
        made.close()


@contextlib.contextmanager
def checking(network: Network, home: Path) -> Iterator[Iterator[dict[str, Any]]]:
    """Run ``serve --check`` on the computer of the class; give its lines."""
    process = subprocess.Popen(
        [
            *network.at(HOST),
            sys.executable,
            "-P",
            "-m",
            "braillespiel",
            "serve",
            "--check",
            "--json",
        ],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BRAILLESPIEL_HOME": str(home)},
    )
    assert process.stdout is not None
    try:
        yield map(json.loads, process.stdout)
    finally:
        process.terminate()
        process.wait(HANGS_S)


def joins(network: Network, home: Path) -> tuple[int, str]:
    """Let a client of ours on the pupil's computer try to join; return how it ended."""
    done = subprocess.run(
        [
            *network.at(PUPIL),
            sys.executable,
            "-P",
            "-m",
            "braillespiel",
            "join",
            HOST,
            "--code",
            "204816",
            "--lang",
            "en",
        ],
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        env={**os.environ, "BRAILLESPIEL_HOME": str(home)},
    )
    return done.returncode, done.stderr


def fetches(network: Network, limit_s: float) -> str:
    """Let a browser on the pupil's computer ask for the page; return the status, "" for none."""
    done = subprocess.run(
        [*network.at(PUPIL), sys.executable, "-c", FETCH % limit_s],
        capture_output=True,
        text=True,
        timeout=HANGS_S,
    )
    return done.stdout.strip()


def test_devices_that_reach_the_class_are_told(network: Network, tmp_path: Path) -> None:
    with checking(network, tmp_path / "host") as lines:
        opened = next(lines)
        assert opened["addresses"][0] == f"http://{HOST}:24180"
        assert opened["answers"]
        assert fetches(network, HANGS_S) == "200"
        joins(network, tmp_path / "pupil")
        told = list(itertools.islice(lines, 3))
    arrived = {(one["address"], one["by"]) for one in told if one["event"] == "arrived"}
    assert arrived == {(PUPIL, "browser"), (PUPIL, "program")}
    assert {"event": "multicast", "works": True} in told


def test_where_devices_are_kept_apart_both_sides_are_told_what_to_ask_for(
    network: Network, tmp_path: Path
) -> None:
    network.isolate()
    with checking(network, tmp_path / "host") as lines:
        assert next(lines)["event"] == "open"
        assert fetches(network, IN_VAIN_S) == ""
        status, said = joins(network, tmp_path / "pupil")
        assert status == 1
        assert "at school, ask for" in said
        assert "without client isolation." in said
        told = next(line for line in lines if line["event"] != "multicast")
    assert told == {
        "event": "nobody",
        "ask-for": ["cable", "own-network", "school-server", "rented-server"],
    }
