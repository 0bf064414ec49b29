"""What is tried on Windows: demos, the window, the terminal, a Braille display; all parts."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from braillespiel.games import registry
from tests.support.brltty import Brltty
from tests.support.program import Program
from tests.support.program import command as linux_command
from tests.window.xtest import XTest
from tests.wine.cells import translates, without_cells
from tests.wine.dialogs import dialogs, unheard
from tests.wine.installed import installer, portable, uninstaller
from tests.wine.network import network
from tests.wine.pictures import keep_picture, screen
from tests.wine.pipes import pipe
from tests.wine.places import long_name, shared, users
from tests.wine.playing import playing, settings
from tests.wine.python import FOLDER, ROOT, WindowsPython

GAMES = registry.own()
_KEYSYMS = {
    "Enter": 0xFF0D, "Escape": 0xFF1B, "Up": 0xFF52, "Down": 0xFF54, "Home": 0xFF50,
    "Tab": 0xFF09, "F1": 0xFFBE, "F2": 0xFFBF,
}  # fmt: skip


def demos(windows: WindowsPython) -> str:
    """The demos of the five games say the same on both systems, byte for byte."""
    lines = 0
    for language in ("de", "en"):
        for game in GAMES:
            call = ("demo", game, "--seed", "3", "--json", "--lang", language)
            there = windows.run(["-P", "-m", "braillespiel", *call])
            assert there.returncode == 0, there.stderr.decode("utf-8", "replace")[-800:]
            here = subprocess.run(linux_command(*call), cwd=ROOT, capture_output=True, check=True)
            expected = here.stdout if translates(windows) else without_cells(here.stdout)
            assert there.stdout == expected, (game, language, _differing(expected, there.stdout))
            lines += expected.count(b"\n")
    cells = "with cells" if translates(windows) else "but for the cells: no liblouis there"
    return f"{lines} lines the same, {cells}"


def _differing(expected: bytes, found: bytes) -> list[tuple[bytes, bytes]]:
    pairs = zip(expected.splitlines(), found.splitlines(), strict=False)
    return [(one, other) for one, other in pairs if one != other][:3]


# -- programs that are played by keys ----------------------------------------------------------


class _Hands:
    """Keys on the keyboard of an X server."""

    def __init__(self, display: str, program: Program) -> None:
        self._x = XTest(display)
        self._program = program

    def press(self, *names: str) -> list[str]:
        """Press keys one by one; return the sentences that the last one made."""
        begin = 0
        for name in names:
            self._program.rest()
            begin = len(self._program.records)
            self._program.keys += 1
            code = self._x.code(_KEYSYMS.get(name, ord(name.lower()[0])))
            self._x.key(code, True)
            self._x.key(code, False)
            self._program.rest()
        return self._program.said(begin)


def window(windows: WindowsPython) -> str:
    """The window is played by real keys; what it shows is kept as a picture."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / FOLDER
        settings(windows, home, "first-run=false", "double-press-ms=0")
        with (
            screen(windows) as (display, shown),
            playing(
                windows, home, "--front-end", "window", "--speech", "off", "--no-brltty",
                "--seed", "5", DISPLAY=display, SDL_AUDIODRIVER="dummy",
            ) as program,
        ):  # fmt: skip
            program.wait("braillespiel, Hauptmenü.")
            hands = _Hands(display, program)
            hands.press("n", "Enter")
            said = hands.press("Home", "l", "Enter", "Enter")
            assert any("Logomachy" in text for text in said), said
            program.wait("Hand, 3 Karten")
            first = hands.press("c")
            assert first[0].startswith("Hand, 3 Karten"), first
            played = hands.press("1", "Enter")
            picture = windows.folder / "window.png"
            keep_picture(shown, picture)
            hands.press("Escape")
            log = home / "errors.log"
            errors = log.read_text("utf-8") if log.exists() else ""
            assert "Traceback" not in errors, errors[-800:]
    return f"played by keys, heard “{first[0]}” and “{played[0]}”; picture in {picture}"


def terminal(windows: WindowsPython) -> str:
    """The terminal front end is played in a console; keys and letters come through."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / FOLDER
        settings(windows, home, "first-run=false", "double-press-ms=0")
        with playing(windows, home, "--speech", "off", "--no-brltty", "--seed", "5") as program:
            program.wait("braillespiel, Hauptmenü.")
            program.until(lambda: "Hauptmenü" in program.screen)
            program.press("n", "Enter")
            assert "Logomachy" in program.press("Home", "l")[-1]
            program.press("Enter", "Enter")
            program.wait("Hand, 3 Karten")
            said = program.press("c")
            program.press("Escape")
    return f"played by keys, heard “{said[0]}”"


def braille(windows: WindowsPython) -> str:
    """BrlAPI over TCP: the display's keys reach the game, its cells the finger."""
    with tempfile.TemporaryDirectory(prefix="brltty") as name:
        home = Path(name) / "home"
        settings(windows, home, "first-run=false", "double-press-ms=0")
        service = Brltty(Path(name))
        try:
            display = service.start(40)
            with playing(
                windows, home, "--speech", "off", "--seed", "5", **service.environment
            ) as program:
                program.wait("Braillezeile verbunden, 40 Zellen")
                program.rest()
                if not translates(windows):
                    return _keys_of_display(program, display.send)
                program.until(lambda: display.cells.startswith("⠓⠁⠥⠏⠞⠍⠑⠝⠳"))
                program.press("n", "Enter", "Home", "l", "Enter", "Enter")
                program.wait("Hand, 3 Karten")
                program.press("c")
                _keys_of_display(program, display.send)
                program.until(lambda: display.cells.rstrip("⠀") == program.cells)
                return f"cells of the match on the display: {program.cells}"
        finally:
            service.stop()


def _keys_of_display(program: Program, send: object) -> str:
    assert callable(send)
    begin = len(program.records)
    program.keys += 1
    send("LNDN")
    program.rest()
    said = program.said(begin)
    assert said, "a key of the display says nothing"
    return f"a key of the display said “{said[0]}”; no cells: no liblouis there"


PARTS = {
    "pipe": pipe,
    "demos": demos,
    "window": window,
    "terminal": terminal,
    "braille": braille,
    "network": network,
    "users": users,
    "long": long_name,
    "shared": shared,
    "installer": installer,
    "uninstaller": uninstaller,
    "portable": portable,
    "dialogs": dialogs,
    "unheard": unheard,
}
