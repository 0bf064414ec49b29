"""Two whole clients in pseudo-terminals at one table over loopback, by keys alone.

One plays by ear, what it hears is read from its transcript; it is ended by force once and comes
back. The other has nothing but a display behind BRLTTY. ``python -m tests.proof.together`` plays a
match of Logomachy to its end.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.program.test_brltty import Finger
from tests.support.brltty import Brltty
from tests.support.program import Program, command, environment, run

CODE = "204816"
MOST_TURNS = 400
FALLS_OUT = 6
"""In this turn one of them is ended by force, and comes back."""
WON = ("gewinnt", "gewonnen", "gewinnst", "Sieg", "unentschieden", "teilen")


def served(home: Path) -> tuple[subprocess.Popen[str], str]:
    """Serve a table on loopback; return the process and the address."""
    process = subprocess.Popen(
        command("serve", "--loopback-only", "--code", CODE, "--json"),
        env=environment(home),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = json.loads(process.stdout.readline())
    return process, str(first["address"])


def client(home: Path, name: str, variables: dict[str, str], *arguments: str) -> Program:
    """Start a client whose player is known by name."""
    wanted = ("double-press-ms=0", "first-run=false", "bot-pace=none")
    run(home, "settings", *wanted, f"net-names={name}")
    return Program(home, ("--speech", "off", *arguments), variables)


def by_ear(home: Path, address: str) -> Program:
    """Join by what is heard."""
    ear = client(home, "Anna", {}, "--no-brltty", "--braille", "40")
    ear.wait("Hauptmenü")
    ear.press("Z", "Enter")
    assert "Adresse tippen" in ear.press("F3")[-1]
    ear.press("Enter", *address)
    assert "sechs Ziffern" in ear.press("Enter")[-1]
    ear.press(*CODE)
    begin = len(ear.records)
    ear.send("Enter")
    ear.until(lambda: any("wählst das Spiel" in text for text in ear.said(begin)))
    return ear


def by_finger(home: Path, address: str, brltty: Brltty) -> tuple[Program, Finger]:
    """Join by what is felt."""
    display = brltty.start(20)
    program = client(home, "Bert", brltty.environment)
    finger = Finger(program, display)
    program.until(lambda: display.cells.startswith("⠓⠁⠥⠏⠞⠍⠑⠝⠳"))  # hauptmenü
    while not finger.press("LNDN").startswith("⠵⠥⠀⠞⠊⠎⠉⠓"):  # zu tisch
        assert len(program.records) < 1000
    finger.press("KEY_ENTER")
    finger.press("KEY_ENTER")
    for sign in address:
        finger.press(f"PASSCHAR {ord(sign)}")
    assert finger.press("KEY_ENTER").startswith("⠉⠕⠙⠑")  # code
    for sign in CODE:
        finger.press(f"PASSCHAR {ord(sign)}")
    finger.press("KEY_ENTER")
    program.until(lambda: any("wählt das Spiel" in text for text in program.said()))
    return program, finger


def back(gone: Program, home: Path) -> Program:
    """End a client by force and start it again: the table is in its list, and needs no code."""
    gone.kill()
    ear = client(home, "Anna", {}, "--no-brltty", "--braille", "40")
    ear.wait("Hauptmenü")
    ear.press("Z", "Enter")
    begin = len(ear.records)
    ear.send("Enter")
    ear.until(lambda: any("ist dran" in text or "Du" in text for text in ear.said(begin)))
    ear.rest()
    return ear


def play(folder: Path, brltty: Brltty) -> int:
    """Play a match to its end; return how many keys were pressed."""
    server, address = served(folder / "host")
    programs: list[Program] = []
    try:
        ear = by_ear(folder / "ear", address)
        programs.append(ear)
        felt, finger = by_finger(folder / "finger", address, brltty)
        programs.append(felt)
        ear.wait("Bert ist da")
        ear.press("Home", "Enter", *"LOG")
        ear.press("Enter", "Enter")
        felt.wait("Sag, wenn du bereit bist")
        while not finger.press("LNDN").startswith("⠃⠑⠗⠑⠊⠞"):  # bereit
            assert len(felt.records) < 2000
        finger.press("KEY_ENTER")
        ear.wait("Bert ist bereit")
        ear.press("Home", "Down", "Enter", "Down", "Enter")
        for program in programs:
            program.until(lambda here=program: any("Runde 1" in text for text in here.said()))
        keys = 0
        for turn in range(MOST_TURNS):
            if turn == FALLS_OUT:
                keys += ear.keys
                programs[0] = ear = back(ear, folder / "ear")
            ear.press("C", "Enter", "Enter")
            finger.press(f"PASSCHAR {ord('c')}")
            finger.press("KEY_ENTER")
            finger.press("KEY_ENTER")
            if all(any(won in text for text in each.said() for won in WON) for each in programs):
                break
        else:
            raise AssertionError([each.said()[-8:] for each in programs])
        return keys + ear.keys + felt.keys
    finally:
        for program in programs:
            program.close()
        server.terminate()
        server.wait(10)


def main() -> int:
    """Play one match."""
    with tempfile.TemporaryDirectory(prefix="bs") as folder:
        brltty = Brltty(Path(folder) / "b")
        (Path(folder) / "b").mkdir()
        try:
            keys = play(Path(folder), brltty)
        finally:
            brltty.stop()
    print(f"together: one by ear, one by finger, {keys} keys to the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
