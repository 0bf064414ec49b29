"""PlayPalace's server beside ours: how soon its menus answer those who press Enter once a second.

It is the free server that many blind players know (github.com/XGDevGroup/PlayPalace11). Nothing of
it is part of this project: a checkout is given, and the Python that has its packages. The server
runs on loopback, without TLS, from a copy of the checkout, with people of its own in an empty data
base; its limits on signing in are lifted.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

PASSWORD = "A longer password 1"
CONFIG = """
[auth]
auto_approve_new_accounts = true
[auth.rate_limits]
login_per_minute = 100000
login_failures_per_minute = 100000
registration_per_minute = 100000
[network]
allow_insecure_ws = true
[virtual_bots]
names = ["One"]
"""
PEOPLE = f"""
import sys
from server.cli import bootstrap_owner
from server.auth.auth import AuthManager
from server.persistence.database import Database
path, number = sys.argv[1], int(sys.argv[2])
bootstrap_owner(db_path=path, username="Owner", password={PASSWORD!r}, quiet=True)
database = Database(path)
database.connect()
secret = AuthManager(database).hash_password({PASSWORD!r})
for n in range(number):
    database.create_user(username=f"Person{{n}}", password_hash=secret, approved=True)
database.close()
"""
MAIN, GAMES = "main_menu", "categories_menu"
COMES_S = 60.0
LATE_S = 5.0


class PlayPalace:
    """A server of PlayPalace with people, in a process of its own."""

    def __init__(self, checkout: Path, python: Path, home: Path, people: int) -> None:
        shutil.copytree(
            checkout / "server", home / "server", ignore=shutil.ignore_patterns(".venv")
        )
        (home / "server" / "config.toml").write_text(CONFIG, "utf-8")
        data = home / "var" / "server"
        data.mkdir(parents=True)
        made = (python, "-c", PEOPLE, data / "playpalace.db", str(people))
        environment = os.environ | {"PYTHONPATH": str(home)}
        subprocess.run(made, cwd=home, env=environment, check=True, stdout=subprocess.DEVNULL)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._process = subprocess.Popen(
            (python, "-m", "server", "--host", "127.0.0.1", "--port", str(self._port)),
            cwd=home,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def come(self, number: int) -> Person:
        """Sign somebody in; they are at the main menu then."""
        end = time.monotonic() + COMES_S
        while True:
            try:
                # Signing in takes half a second each; what those get who wait lies in their queues.
                where = f"ws://127.0.0.1:{self._port}"
                line = await connect(where, max_size=None, max_queue=None, ping_interval=None)
                break
            except OSError:
                if time.monotonic() > end or self._process.poll() is not None:
                    raise
                await asyncio.sleep(0.1)
        person = Person(line)
        await person.sends(type="authorize", username=f"Person{number}", password=PASSWORD)
        await person.menu(MAIN)
        return person

    def close(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait()


class Person:
    """Somebody in the menus."""

    def __init__(self, line: Any) -> None:
        self._line = line

    async def sends(self, **packet: object) -> None:
        """Send a packet."""
        await self._line.send(json.dumps(packet))

    async def menu(self, wanted: str = "") -> str:
        """Wait for a menu; return its name."""
        while True:
            packet = json.loads(await self._line.recv())
            if packet.get("type") == "menu" and wanted in ("", packet["menu_id"]):
                return str(packet["menu_id"])

    async def press(self, seconds: float, rng: Random) -> list[float]:
        """Go into the games and back, an Enter a second; return the ms until each menu is there.

        What has not come after ``LATE_S`` counts as that long.
        """
        await asyncio.sleep(rng.random())
        times: list[float] = []
        at, end = MAIN, time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.perf_counter()
            chosen, wanted = ("play", GAMES) if at == MAIN else ("back", MAIN)
            await self.sends(type="menu", menu_id=at, selection_id=chosen)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LATE_S):
                    at = await self.menu(wanted)
            times.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(max(0, begun + 1 - time.perf_counter()))
        return times


async def answers(
    checkout: Path, python: Path, home: Path, people: int, seconds: float
) -> list[float]:
    """Return the ms in which the menus answered so many people, each pressing once a second."""
    server = PlayPalace(checkout, python, home, people)
    try:
        there = [await server.come(n) for n in range(people)]
        await asyncio.sleep(2)  # what is told of those who came is read
        pressed = (person.press(seconds, Random(n)) for n, person in enumerate(there))
        return [each for times in await asyncio.gather(*pressed) for each in times]
    finally:
        server.close()
