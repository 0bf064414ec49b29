"""What is tried on Windows: demos, the window, the terminal, a Braille display, set-up."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.support.brltty import Brltty
from tests.support.program import Program
from tests.support.program import command as linux_command
from tests.window.desktop import until, x_server
from tests.window.xtest import XTest
from tests.wine.python import ROOT, WindowsPython

GAMES = ("ludoteca", "logomachy", "hexaducto", "six", "cubus")
_KEYSYMS = {
    "Enter": 0xFF0D, "Escape": 0xFF1B, "Up": 0xFF52, "Down": 0xFF54, "Home": 0xFF50,
    "Tab": 0xFF09, "F1": 0xFFBE, "F2": 0xFFBF,
}  # fmt: skip
_FOLDER = "Spiele für Jörg Groß"
"""A folder as players have them."""


def demos(windows: WindowsPython) -> str:
    """The demos of the five games say the same on both systems, byte for byte."""
    lines = 0
    for language in ("de", "en"):
        for game in GAMES:
            call = ("demo", game, "--seed", "3", "--json", "--lang", language)
            there = windows.run(["-P", "-m", "braillespiel", *call])
            assert there.returncode == 0, there.stderr.decode("utf-8", "replace")[-800:]
            here = subprocess.run(linux_command(*call), cwd=ROOT, capture_output=True, check=True)
            expected = here.stdout if _translates(windows) else _without_cells(here.stdout)
            assert there.stdout == expected, (game, language, _differing(expected, there.stdout))
            lines += expected.count(b"\n")
    cells = "with cells" if _translates(windows) else "but for the cells: no liblouis there"
    return f"{lines} lines the same, {cells}"


def _translates(windows: WindowsPython) -> bool:
    return (windows.home / "Lib/site-packages/braillespiel_liblouis").is_dir()


def _without_cells(data: bytes) -> bytes:
    found = []
    for line in data.decode().splitlines():
        record = json.loads(line)
        assert json.dumps(record, ensure_ascii=False) == line
        found.append(json.dumps({**record, "braille": ""}, ensure_ascii=False) + "\n")
    return "".join(found).encode()


def _differing(expected: bytes, found: bytes) -> list[tuple[bytes, bytes]]:
    pairs = zip(expected.splitlines(), found.splitlines(), strict=False)
    return [(one, other) for one, other in pairs if one != other][:3]


# -- programs that are played by keys ----------------------------------------------------------


@contextmanager
def _playing(
    windows: WindowsPython, home: Path, *arguments: str, **variables: str
) -> Iterator[Program]:
    """Start the client on Windows, in a terminal of this system."""

    def start(*call: str) -> list[str]:
        given = (f"Z:{word}" if word.startswith("/") else word for word in call)
        return ["wine", str(windows.home / "python.exe"), "-P", "-m", "braillespiel", *given]

    here = windows.variables(BRAILLESPIEL_HOME=f"Z:{home}", LANG="de_DE.UTF-8", PYTHONUTF8="0")
    program = Program(home, ("--lang", "de", *arguments), {**here, **variables}, starter=start)
    try:
        yield program
    finally:
        program.close()


def _settings(windows: WindowsPython, home: Path, *changes: str) -> None:
    home.mkdir(parents=True, exist_ok=True)
    call = ["-P", "-m", "braillespiel", "settings", *changes]
    done = windows.run(call, BRAILLESPIEL_HOME=f"Z:{home}")
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")


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
        home = Path(name) / _FOLDER
        _settings(windows, home, "first-run=false", "double-press-ms=0")
        with (
            x_server(options=("-fbdir", name)) as display,
            _playing(
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
            _keep_picture(Path(name) / "Xvfb_screen0", picture)
            hands.press("Escape")
            log = home / "errors.log"
            errors = log.read_text("utf-8") if log.exists() else ""
            assert "Traceback" not in errors, errors[-800:]
    return f"played by keys, heard “{first[0]}” and “{played[0]}”; picture in {picture}"


def _keep_picture(screen: Path, picture: Path) -> None:
    """Turn the frame buffer of the X server (XWD) into a PNG."""
    data = screen.read_bytes()
    header = struct.unpack(">25I", data[:100])
    start, (width, height), row = header[0] + header[19] * 12, header[4:6], header[12]
    rows = b"".join(data[start + y * row : start + y * row + 4 * width] for y in range(height))
    pygame.image.save(pygame.image.frombuffer(rows, (width, height), "BGRA"), str(picture))


def terminal(windows: WindowsPython) -> str:
    """The terminal front end is played in a console; keys and letters come through."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / _FOLDER
        _settings(windows, home, "first-run=false", "double-press-ms=0")
        with _playing(windows, home, "--speech", "off", "--no-brltty", "--seed", "5") as program:
            program.wait("braillespiel, Hauptmenü.")
            until(lambda: "Hauptmenü" in program.screen, lambda: f"the line in {program.screen!r}")
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
        _settings(windows, home, "first-run=false", "double-press-ms=0")
        service = Brltty(Path(name))
        try:
            display = service.start(40)
            with _playing(
                windows, home, "--speech", "off", "--seed", "5", **service.environment
            ) as program:
                program.wait("Braillezeile verbunden, 40 Zellen")
                program.rest()
                if not _translates(windows):
                    return _keys_of_display(program, display.send)
                until(lambda: display.cells.startswith("⠓⠁⠥⠏⠞⠍⠑⠝⠳"), lambda: display.cells)
                _keys_of_display(program, display.send)
                program.until(lambda: display.cells.rstrip("⠀") == program.cells)
                return f"cells of the game on the display: {program.cells}"
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


# -- the installer -----------------------------------------------------------------------------


def installer(windows: WindowsPython) -> str:
    """The installer installs, starts, upgrades and is taken away again, keeping what was played."""
    out = windows.folder / "dist"
    packages = windows.play_packages()
    build = [sys.executable, str(ROOT / "packaging/windows/build.py"), "--fast"]
    given = ["--python", str(windows.home), "--packages", str(packages), "--out", str(out)]
    made = subprocess.run([*build, *given], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[-1500:]
    setup = next(out.glob("*-setup.exe"))
    drive = windows.prefix / "drive_c"
    folder = drive / _FOLDER / "braillespiel"
    shutil.rmtree(drive / _FOLDER, ignore_errors=True)
    place = f"/D=C:\\{_FOLDER}\\braillespiel"
    assert windows.run(["/S", place], program=str(setup)).returncode == 0
    link = next(drive.glob("users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/*.lnk"))
    assert link.name == "braillespiel.lnk"

    def run(*call: str) -> str:
        python = str(folder / "python" / "python.exe")
        done = windows.run(["-P", "-m", "braillespiel", *call], program=python, cwd=drive)
        assert done.returncode == 0, done.stderr.decode("utf-8", "replace")[-800:]
        return done.stdout.decode()

    version = run("--version").strip()
    run("settings", "speech-rate=71")
    data = next(drive.glob("users/*/AppData/Local/braillespiel"))
    assert not (data / "braillespiel").exists()
    voices = {one["name"]: one for one in json.loads(run("devices", "--json"))["speech"]}
    own_voice = voices["espeak"]["problem"]
    assert windows.run(["/S", place], program=str(setup)).returncode == 0
    assert json.loads(run("settings", "--json"))["speech-rate"] == 71
    # _?= keeps the uninstaller from going on in a copy, so that its end can be waited for.
    uninstaller = str(folder / "uninstall.exe")
    there = f"_?=C:\\{_FOLDER}\\braillespiel"
    assert windows.run(["/S", there], program=uninstaller).returncode == 0
    assert not (folder / "python").exists()
    assert not link.exists()
    assert (data / "braillespiel.db").exists() or any(data.iterdir())
    assert windows.run(["-c", ""]).returncode == 0
    return f"{setup.stat().st_size // 1_000_000} MB, {version}, own voice: {own_voice or 'ready'}"


PARTS = {
    "demos": demos,
    "window": window,
    "terminal": terminal,
    "braille": braille,
    "installer": installer,
}
