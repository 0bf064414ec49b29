"""Dialogs as a screen reader finds them: all pages of the installer, and what ends a start."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path

from tests.support.patience import until
from tests.window.xtest import XTest
from tests.wine.pictures import screen
from tests.wine.python import ROOT, WindowsPython

LOCALES = {"de": "de_DE.UTF-8", "en": "C.UTF-8"}
PAGES = Path(__file__).with_name("pages")
"""What each page says, a file for each language."""
_ENTER = 0xFF0D
_LOOK = """
import ctypes, sys
from ctypes import wintypes
user = ctypes.windll.user32
Found = ctypes.WINFUNCTYPE(ctypes.c_bool, wintypes.HWND, wintypes.LPARAM)

def text(window):
    room = ctypes.create_unicode_buffer(4096)
    user.SendMessageTimeoutW(window, 13, 4096, room, 2, 1000, None)
    return room.value

def kind(window):
    room = ctypes.create_unicode_buffer(256)
    user.GetClassNameW(window, room, 256)
    return room.value

sys.stdout.reconfigure(encoding="utf-8")
front = user.GetForegroundWindow()
if kind(front) != "#32770":
    front = None  # Wine does not always know

def top(window, _):
    if kind(window) == "#32770" and user.IsWindowVisible(window) and front in (None, window):
        lines = [f"== {text(window).strip()}"]
        def child(one, _):
            shown = user.IsWindowVisible(one)
            said = shown and kind(one) in ("Static", "Button", "Edit") and text(one).strip()
            if said and text(one)[0] < chr(0xfff0) and not text(one).endswith("B"):
                off = "" if user.IsWindowEnabled(one) else " (off)"
                lines.append(f"{kind(one)}: {text(one)}{off}")
            return True
        user.EnumChildWindows(window, Found(child), 0)
        print("\\n".join(lines))
        return False
    return True
user.EnumWindows(Found(top), 0)
"""
"""Prints the lines of the foremost dialog: its title, then what its parts say. 13 is WM_GETTEXT.

Left out are pictures, whose text is no letter, and the disk's room, such as "53.4 GB".
"""


def dialogs(windows: WindowsPython) -> str:
    """Each page says what it should, whole, in German and English; Enter leads through all."""
    setup = _setup(windows)
    told = 0
    for language, locale in LOCALES.items():
        text = (PAGES / f"{language}.txt").read_text(encoding="utf-8")
        pages = [f"== {page}" for page in text.split("== ")[1:]]
        _walk(windows, setup, pages, _locale(windows, locale))
        told += len(pages)
    return f"{told} pages in {len(LOCALES)} languages, by Enter alone"


def _setup(windows: WindowsPython) -> Path:
    """Make an installer of a program that is next to nothing: its pages are the same."""
    spec = importlib.util.spec_from_file_location("build", ROOT / "packaging/windows/build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    folder = windows.folder / "small"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "packages").mkdir(parents=True)
    (folder / "python").mkdir()
    for name in ("python.exe", "pythonw.exe", "python311.dll"):
        (folder / "python" / name).write_bytes(b"MZ")
    build.stage(folder / "python", folder / "packages", [], folder / "stage")
    made = build.installer(folder / "stage", folder / "small-setup.exe", "zlib")
    assert isinstance(made, Path)
    return made


def _locale(windows: WindowsPython, name: str) -> dict[str, str]:
    """Return what makes this Windows one in another language."""
    folder = windows.folder / "locales"
    if name != "C.UTF-8" and not (folder / name).exists():
        folder.mkdir(exist_ok=True)
        language, _, letters = name.partition(".")
        make = ["localedef", "-i", language, "-f", letters, str(folder / name)]
        subprocess.run(make, check=True, capture_output=True)
    return {"LC_ALL": name, "LOCPATH": str(folder)}


def _walk(windows: WindowsPython, setup: Path, pages: list[str], locale: dict[str, str]) -> None:
    """Install by Enter alone, which are three pages; remove it, the other three."""
    folder = windows.prefix / "drive_c" / "Spiele" / "braillespiel"
    shutil.rmtree(folder.parent, ignore_errors=True)
    there = f"C:\\{folder.parent.name}\\{folder.name}"
    key = ["add", r"HKCU\Software\braillespiel", "/v", "folder", "/d", there, "/f"]
    assert windows.run(key, program="reg").returncode == 0
    with screen(windows) as (display, _):
        keys = XTest(display)
        programs = [(setup, pages[:3]), (folder / "uninstall.exe", pages[3:])]
        for program, expected in programs:
            with windows.popen([], str(program), DISPLAY=display, **locale):
                try:
                    for number, page in enumerate(expected):
                        if number:
                            _press_enter(keys)
                        _wait_for(page, windows, display, locale)
                finally:
                    windows.restart()  # the last page waits for Enter
    assert not (folder / "python").exists()
    shutil.rmtree(folder.parent, ignore_errors=True)


def _wait_for(page: str, windows: WindowsPython, display: str, locale: dict[str, str]) -> None:
    def look() -> str:
        done = windows.run(["-c", _LOOK], DISPLAY=display, **locale)
        return done.stdout.decode().replace("\r", "")

    until(lambda: look() == page, lambda: f"{page}\nwhile there is\n{look()}")


def _press_enter(keys: XTest) -> None:
    code = keys.code(_ENTER)
    keys.key(code, True)
    keys.key(code, False)


_START = """
import subprocess, sys, pathlib
program = str(pathlib.Path(sys.executable).with_name("pythonw.exe"))
print(subprocess.run([program, *sys.argv[1:]], creationflags=8).returncode)
"""
"""Starts without a console, as the start menu does (DETACHED_PROCESS)."""
_NO_WINDOW = """\
== braillespiel
Button: OK
Static: Das Fenster lässt sich nicht öffnen. In der Eingabeaufforderung, im Ordner des Spiels, \
geht es mit: play --front-end terminal
"""


def unheard(windows: WindowsPython) -> str:
    """Where no console is there to tell why the game does not start, a dialog tells it."""
    call = ("-P", "-m", "braillespiel", "play", "--lang", "de", "--no-brltty")
    with screen(windows) as (display, _):
        drawn = {"DISPLAY": display, "SDL_VIDEODRIVER": "nonsense", "SDL_AUDIODRIVER": "dummy"}
        with windows.popen(["-c", _START, *call], **drawn) as process:
            try:
                _wait_for(_NO_WINDOW, windows, display, {})
                _press_enter(XTest(display))
                ended = windows.finish(process)
            finally:
                windows.restart()
    assert ended.stdout.split() == [b"2"], ended
    return "a dialog tells it, Enter closes it"
