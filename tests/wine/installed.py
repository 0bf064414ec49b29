"""The installer, the uninstaller and the portable folder, made and tried."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import time
import zipfile
from functools import cache
from pathlib import Path

from tests.support.patience import HANGS_S, until
from tests.window.xtest import XTest
from tests.wine.pictures import keep_picture, screen
from tests.wine.python import FOLDER, ROOT, WindowsPython

_PLACE = f"C:\\{FOLDER}\\braillespiel"
_MENU = "users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/braillespiel*.lnk"
_ENTRIES = {"braillespiel.lnk": "pythonw.exe", "braillespiel command line.lnk": "cmd.exe"}
"""What stands in the start menu, and what it starts."""
_DATA = "users/*/AppData/Local/braillespiel"
_AGAIN_S = 0.5
"""Keys that nothing has answered are pressed again after it."""
_ALT = 0xFFE9


@cache
def _built(windows: WindowsPython) -> Path:
    """Make both out of this Python, as a release makes them out of the embeddable one."""
    out = windows.folder / "dist"
    build = [sys.executable, str(ROOT / "packaging/windows/build.py"), "--fast"]
    packages = str(windows.play_packages())
    given = ["--python", str(windows.home), "--packages", packages, "--out", str(out)]
    made = subprocess.run([*build, *given], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[-1500:]
    return out


class _Installed:
    """The program, installed in a folder with blanks and umlauts."""

    def __init__(self, windows: WindowsPython) -> None:
        self._windows = windows
        self.drive = windows.prefix / "drive_c"
        self.folder = self.drive / FOLDER / "braillespiel"
        self.setup = next(_built(windows).glob("*-setup.exe"))
        shutil.rmtree(self.drive / FOLDER, ignore_errors=True)
        # As if it had been there before: a folder with blanks cannot be given by /D here.
        key = ["add", r"HKCU\Software\braillespiel", "/v", "folder", "/d", _PLACE, "/f"]
        assert windows.run(key, program="reg").returncode == 0
        self.install()
        entries = {path.name: path.read_bytes() for path in self.menu}
        assert entries.keys() == _ENTRIES.keys()
        for name, program in _ENTRIES.items():
            started = (program, str(_PLACE))
            assert all(one.encode("utf-16-le") in entries[name] for one in started), entries[name]

    def install(self) -> None:
        assert self._windows.run(["/S"], program=str(self.setup)).returncode == 0

    def remove(self) -> None:
        """Remove it silently; the uninstaller goes on in a copy of itself, which ends later."""
        uninstall = str(self.folder / "uninstall.exe")
        assert self._windows.run(["/S"], program=uninstall).returncode == 0
        until(lambda: not self.folder.exists(), lambda: f"the end of {self.left}")

    def run(self, *call: str) -> str:
        """Return what a command of the installed program says."""
        done = self._windows.run(
            ["-P", "-m", "braillespiel", *call],
            program=str(self.folder / "python" / "python.exe"),
            cwd=self.drive,
            SDL_AUDIODRIVER="dummy",
        )
        assert done.returncode == 0, done.stderr.decode("utf-8", "replace")[-800:]
        return done.stdout.decode()

    @property
    def menu(self) -> list[Path]:
        """Its entries in the start menu."""
        return list(self.drive.glob(_MENU))

    @property
    def data(self) -> list[Path]:
        """What is kept about the player."""
        return sorted(path for home in self.drive.glob(_DATA) for path in home.iterdir())

    @property
    def left(self) -> list[str]:
        """What there is of the program, but for its uninstaller."""
        return [path.name for path in self.folder.glob("*") if path.name != "uninstall.exe"]


def installer(windows: WindowsPython) -> str:
    """The installer installs, starts, upgrades and is taken away again, keeping what was played."""
    program = _Installed(windows)
    version = program.run("--version").strip()
    program.run("settings", "speech-rate=71")
    assert "braillespiel.sqlite3" in [path.name for path in program.data]
    voices = {one["name"]: one for one in json.loads(program.run("devices", "--json"))["speech"]}
    own_voice = voices["espeak"]["problem"] or "ready"
    old = program.folder / "python" / "old.txt"
    old.touch()
    program.install()
    assert not old.exists()
    assert "speech-rate=71" in program.run("settings").splitlines()
    typed = windows.run(
        ["/k", "title", "braillespiel"],
        program="cmd",
        cwd=program.folder,
        stdin=b"braillespiel --version\r\nexit\r\n",
    )
    assert version.encode() in typed.stdout, typed
    program.remove()
    assert not program.menu
    assert "braillespiel.sqlite3" in [path.name for path in program.data]
    size = program.setup.stat().st_size // 1_000_000
    return f"{size} MB, {version}, own voice in a folder with umlauts: {own_voice}"


def uninstaller(windows: WindowsPython) -> str:
    """The uninstaller asks about data; by keys, Yes deletes them."""
    program = _Installed(windows)
    program.run("settings", "speech-rate=71")
    assert program.data
    picture = windows.folder / "question.png"
    remove = str(program.folder / "uninstall.exe")
    with screen(windows) as (display, shown), windows.popen([], remove, DISPLAY=display):
        keys, ends, first = XTest(display), time.monotonic() + HANGS_S, 0
        while program.folder.exists():
            assert time.monotonic() < ends, f"it does not end; see {picture}"
            there = keys.window("braillespiel")
            first = first or there
            if there not in (0, first) and program.left:
                keep_picture(shown, picture)
                _press(keys, ord("y"))
            elif first and program.left:
                _press(keys, _ALT, ord("u"))
            time.sleep(_AGAIN_S)
        windows.restart()  # its last page waits for Close
    assert (program.menu, program.data) == ([], [])
    return f"asked, answered Yes, nothing is left; picture in {picture}"


def _press(keys: XTest, *keysyms: int) -> None:
    codes = [keys.code(keysym) for keysym in keysyms]
    for code in codes:
        keys.key(code, True)
    for code in reversed(codes):
        keys.key(code, False)


def portable(windows: WindowsPython) -> str:
    """The folder for a stick starts by its command, and what is played stays on the stick."""
    (packed,) = _built(windows).glob("*-portable.zip")
    told, _, named = packed.with_name(packed.name + ".sha256").read_text("ascii").partition("  ")
    assert (told, named) == (hashlib.sha256(packed.read_bytes()).hexdigest(), packed.name + "\n")
    stick = windows.prefix / "drive_c" / f"{FOLDER}, Stick"
    shutil.rmtree(stick, ignore_errors=True)
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(stick)
    folder = stick / "braillespiel"

    def run(*call: str) -> str:
        command = ["/c", "braillespiel.cmd", *call]
        done = windows.run(command, program="cmd", cwd=folder, SDL_AUDIODRIVER="dummy")
        assert done.returncode == 0, done.stderr.decode("utf-8", "replace")[-800:]
        return done.stdout.decode()

    version = run("--version").strip()
    run("settings", "speech-rate=72")
    assert (folder / "data" / "braillespiel.sqlite3").is_file()
    assert "speech-rate=72" in run("settings").splitlines()
    shutil.rmtree(stick)
    return f"{packed.stat().st_size // 1_000_000} MB, {version}, {told[:8]}…"
