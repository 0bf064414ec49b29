"""Whole clients in pseudo-terminals at one table over loopback: how they get there, by keys alone.

``Listener`` has ears and a keyboard; what it hears is read from its transcript. ``Feeler`` has
nothing but a display of 20 cells behind the real BRLTTY.
"""

from __future__ import annotations

import json
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.robots.body import Body, Ear, Finger
from tests.robots.through_brltty import CELLS, Hands
from tests.robots.words import words
from tests.support.brltty import Brltty
from tests.support.patience import end
from tests.support.program import Program, command, environment, run

CODE = "204816"
WORDS = words("de")
LONGEST_MENU = 40


class Host:
    """``serve`` on loopback; ``address`` is where. ``home`` keeps the match."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.home = home
        self._process = subprocess.Popen(
            command("serve", *arguments, "--loopback-only", "--code", CODE, "--json"),
            env=environment(home),
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = str(self._line()["address"])

    def _line(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        text = self._process.stdout.readline()
        assert text, f"the host ended with {self._process.poll()}"
        found: dict[str, Any] = json.loads(text)
        return found

    def saw(self, event: str, name: str) -> None:
        """Wait until this has happened to somebody at the table."""
        while (found := self._line())["event"] != event or found["name"] != name:
            pass

    def close(self) -> None:
        """End it, if its match has not."""
        end(self._process)
        self._process.communicate()


class Client:
    """A client whose player is known by name, started on an own home."""

    program: Program
    body: Body

    def __init__(self, home: Path, name: str) -> None:
        self.home = home
        self.name = name
        self.heard: list[str] = []
        """The sentences that were told before the client was started again."""
        self.keys = 0
        """How many were pressed before the client was started again."""
        wanted = ("double-press-ms=0", "first-run=false")
        assert run(home, "settings", *wanted, f"net-names={name}").returncode == 0

    def told(self, wanted: str, begin: int = 0) -> None:
        """Wait until a sentence since record ``begin`` holds ``wanted``."""
        self.program.until(lambda: any(wanted in text for text in self.program.said(begin)))

    def close(self) -> None:
        """End the client."""
        self.program.close()

    def heard_the_end(self) -> bool:
        """Tell whether the end of the match was told, whatever key was pressed then."""
        return any(map(WORDS.heard.over.search, self.program.said()))

    def said(self) -> list[str]:
        """Return all sentences that were told, also before the client was started again."""
        return self.heard + self.program.said()

    def pressed(self) -> int:
        """Return how many keys were pressed in all."""
        return self.keys + self.program.keys


class Listener(Client):
    """A client with ears and a keyboard."""

    def __init__(self, home: Path, name: str) -> None:
        super().__init__(home, name)
        self._start()

    def _start(self) -> None:
        arguments = ("--speech", "off", "--no-brltty", "--braille", "40")
        self.program = Program(self.home, arguments)
        self.body = self.ear = Ear(WORDS, self.program.press)
        self.program.wait("Hauptmenü")

    def find(self, entry: str) -> str:
        """Walk down a menu until ``entry`` is heard; return the whole of it."""
        heard = self.ear.key("Home")
        for _ in range(LONGEST_MENU):
            if heard.startswith(entry):
                return heard
            heard = self.ear.key("Down")
        raise AssertionError((entry, self.ear.log))

    def join(self, address: str) -> None:
        """Type an address and the code; return once one is at the table."""
        self.find("Einem Tisch beitreten")
        self.ear.key("Enter")
        self.find("Adresse tippen")
        begin = len(self.program.records)
        self.program.press("Enter", *address, "Enter")
        self.told("sechs Ziffern", begin)
        self.program.press(*CODE)
        begin = len(self.program.records)
        self.program.press("Enter")
        self.told("braillespiel. ", begin)

    def killed_and_back(self, address: str) -> None:
        """End the client by force and start it again: it knows the table, and needs no code."""
        self.keys += self.program.keys
        self.program.kill()
        self.program.close()
        self.heard += self.program.said()
        self._start()
        self.find("Einem Tisch beitreten")
        self.ear.key("Enter")
        self.find(address)
        begin = len(self.program.records)
        self.ear.key("Enter")
        self.told("braillespiel. Eine Partie läuft", begin)


class Feeler(Client):
    """A client with a display of 20 cells behind BRLTTY."""

    def __init__(self, home: Path, name: str, brltty: Brltty) -> None:
        super().__init__(home, name)
        display = brltty.start(CELLS)
        self.program = Program(home, ("--speech", "off"), brltty.environment)
        self.hands = Hands(self.program, display)
        self.body = self.finger = Finger(WORDS, self.hands.press, self.hands.feel, CELLS)
        self.felt("hauptmenü")

    def felt(self, wanted: str) -> None:
        """Let the fingers rest on the line until it begins with ``wanted``."""
        self.program.until(
            lambda: len(self.hands.feel()) == CELLS and self.finger.page().startswith(wanted)
        )

    def find(self, entry: str) -> None:
        """Walk down a menu until ``entry`` is felt at the beginning of the line."""
        felt = self.finger.key("Top")
        for _ in range(LONGEST_MENU):
            if felt.startswith(entry):
                return
            felt = self.finger.key("LineDown")
        raise AssertionError((entry, self.finger.log))

    def type(self, text: str) -> None:
        """Type on the display's keys."""
        for sign in text:
            self.hands.press(sign)

    def join(self, address: str) -> None:
        """Type an address and the code; return once one is at the table."""
        self.find("beitreten")
        self.finger.key("Enter")
        self.find("adresse tippen")
        self.finger.key("Enter")
        self.type(address)
        self.hands.press("Enter")
        self.felt("code")
        self.type(CODE)
        self.hands.press("Enter")
        self.felt("braillespiel")
        self.finger.read_on()


def at_one_table(devices: ExitStack, folder: Path, *served: str) -> tuple[Host, Listener, Feeler]:
    """Open a table and have two go to it; ``devices`` ends all of it."""
    (folder / "b").mkdir(parents=True)
    brltty = Brltty(folder / "b")
    devices.callback(brltty.stop)
    host = Host(folder / "host", *served)
    devices.callback(host.close)
    ear = Listener(folder / "ear", "Anna")
    devices.callback(ear.close)
    ear.join(host.address)
    finger = Feeler(folder / "finger", "Bert", brltty)
    devices.callback(finger.close)
    finger.join(host.address)
    return host, ear, finger
