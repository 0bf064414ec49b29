"""Where the program and its data lie on Windows: users' names, long names, drives of a network."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.support.program import Program
from tests.wine.cells import translates
from tests.wine.playing import playing
from tests.wine.python import FOLDER, WindowsPython

_USERS = ("Jörg Groß", "Łukasz Ωμέγα")
"""The second has letters that a German Windows' code page lacks."""
_DATA = "AppData/Local/braillespiel"
_STORE = "braillespiel.sqlite3"
_LONG = "\\".join(["Ordner mit langem Namen"] * 12)
_NETWORK = "y:"
_VOICES = """
import espeakng_loader
from braillespiel.output.speech.espeak_library import shared
print(ascii(espeakng_loader.__file__), len(shared().voices()), sep="|")
"""
"""Tells where the own voice was taken from, and how many voices its data hold."""
_CELLS = """
from braillespiel.output.braille import louis
cells = louis.translate("rote", "de-g0").cells
print(louis.origin(), ascii(cells))
"""
"""Tells where liblouis comes from, and what it makes of a word."""


def users(windows: WindowsPython) -> str:
    """Two users of a computer have folders of their own, and play at once; each has a voice."""
    drive = windows.prefix / "drive_c" / "users"
    for name in _USERS:
        shutil.rmtree(drive / name, ignore_errors=True)
    with ExitStack() as stack:
        for rate, name in enumerate(_USERS, 61):
            _command(windows, "settings", f"speech-rate={rate}", USER=name)
            table = stack.enter_context(_table(windows, name))
            assert table["address"]
        for rate, name in enumerate(_USERS, 61):
            told = _command(windows, "settings", USER=name)
            assert f"speech-rate={rate}" in told.splitlines(), told
    for name in _USERS:
        kept = drive / name / _DATA
        assert (kept / _STORE).is_file()
        assert not (kept / "braillespiel").exists()
        where = _packages(windows, drive / name / FOLDER)
        # Not through "devices", which waits for a voice for some seconds only.
        taken, voices = windows.run(["-c", _VOICES], PYTHONPATH=where).stdout.decode().split("|")
        assert taken.startswith(ascii(where)[:-1]), (taken, where)
        assert int(voices) > 100
        if translates(windows):
            done = windows.run(["-c", _CELLS], PYTHONPATH=where)
            assert done.stdout.split() == [b"package", ascii("⠗⠕⠞⠑").encode()], done
        shutil.rmtree(drive / name)
    return f"two tables at once; a voice in the folders of {' and '.join(_USERS)}"


@contextmanager
def _table(windows: WindowsPython, user: str) -> Iterator[dict[str, str]]:
    """Open a table of a user's; yield what it says first."""
    call = ("serve", "logomachy", "--port", "0", "--loopback-only", "--json")
    with windows.popen(["-P", "-m", "braillespiel", *call], USER=user) as process:
        try:
            assert process.stdout
            yield json.loads(process.stdout.readline())
        finally:
            process.kill()


def _packages(windows: WindowsPython, folder: Path) -> str:
    """Lay what opens its files by libraries in C into a folder; return its name there."""
    site = windows.home / "Lib" / "site-packages"
    for name in ("espeakng_loader", "braillespiel_liblouis"):
        if (site / name).is_dir():
            shutil.copytree(site / name, folder / name)
    return f"C:\\{folder.relative_to(windows.prefix / 'drive_c')}".replace("/", "\\")


def _command(windows: WindowsPython, *call: str, **variables: str) -> str:
    done = windows.run(["-P", "-m", "braillespiel", *call], **variables)
    assert done.returncode == 0, (call, done.stderr.decode("utf-8", "replace")[-800:])
    return done.stdout.decode()


def long_name(windows: WindowsPython) -> str:
    """A data folder and a file may have names longer than the 260 characters of old."""
    home = f"C:\\{_LONG}"
    _command(windows, "settings", "speech-rate=73", BRAILLESPIEL_HOME=home)
    assert "speech-rate=73" in _command(windows, "settings", BRAILLESPIEL_HOME=home).splitlines()
    top = windows.prefix / "drive_c" / _LONG.partition("\\")[0]
    assert len(list(top.rglob(_STORE))) == 1
    labels = f"{home}\\Etiketten"
    _command(
        windows, "labels", "logomachy", "--format", "deck", "--out", labels, BRAILLESPIEL_HOME=home
    )
    made = [path.name for path in top.rglob("Etiketten/*")]
    assert made
    shutil.rmtree(top)
    return f"a name of {len(home) + 1 + len(_STORE)} characters holds the data, {len(made)} labels"


def shared(windows: WindowsPython) -> str:
    """On a network drive, and in OneDrive, a player is told once that others may write there."""
    _network_drive(windows)
    folder = windows.prefix / "drive_c" / "users" / "root" / "OneDrive"
    shutil.rmtree(folder, ignore_errors=True)
    places = {
        "Deine Partien liegen auf einem Netzlaufwerk, Y:\\": {
            "BRAILLESPIEL_HOME": f"Y:\\{FOLDER}",
        },
        "Deine Partien liegen in OneDrive, C:\\": {
            "BRAILLESPIEL_HOME": f"C:\\users\\root\\OneDrive\\{FOLDER}",
            "OneDrive": "C:\\users\\root\\OneDrive",
        },
    }
    for sentence, variables in places.items():
        _command(windows, "settings", "first-run=false", **variables)
        assert _told(windows, sentence, variables)
        assert not _told(windows, sentence, variables)
    # Its header tells: a log needs memory that computers share.
    store = windows.prefix / "dosdevices" / _NETWORK / FOLDER / _STORE
    assert store.read_bytes()[18:20] == b"\1\1"
    shutil.rmtree(folder)
    return "told once, of a network drive and of OneDrive; the store needs no shared memory"


def _network_drive(windows: WindowsPython) -> None:
    """Give this Windows a drive that it takes for one of a network."""
    place = windows.folder / "network"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    letter = windows.prefix / "dosdevices" / _NETWORK
    letter.unlink(missing_ok=True)
    letter.symlink_to(place)
    key = ["add", r"HKLM\Software\Wine\Drives", "/v", _NETWORK, "/d", "network", "/f"]
    assert windows.run(key, program="reg").returncode == 0
    windows.restart()


def _told(windows: WindowsPython, sentence: str, variables: dict[str, str]) -> bool:
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / FOLDER
        home.mkdir()
        call = ("--speech", "off", "--no-brltty")
        with playing(windows, home, *call, **variables) as program:
            program.wait("braillespiel, Hauptmenü.")
            program.rest()
            return _heard(program, sentence)


def _heard(program: Program, sentence: str) -> bool:
    return any(sentence in text for text in program.said(0))
