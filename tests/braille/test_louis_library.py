"""Where liblouis comes from: the package that may be installed beside us, or else the system."""

from __future__ import annotations

import ctypes.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from braillespiel.output.braille import louis_library
from braillespiel.words import computer
from braillespiel.words.catalogue import Words

pytestmark = pytest.mark.posix
ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json
from braillespiel.output.braille import louis
louis.translate("Rote 7", "de-g0")
print(json.dumps([louis.origin(), louis._library().found.name,
                  louis.translate("Größe", "mine.utb").cells]))
"""


def ask(*folders: Path) -> tuple[str, str, str]:
    """Translate in a process of its own, with these folders of packages."""
    path = os.pathsep.join(map(str, (*folders, ROOT)))
    ran = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    origin, name, cells = json.loads(ran.stdout)
    return origin, name, cells


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package as packaging/liblouis makes them, with the system's library and one own table."""
    folder = tmp_path / "Jörg Groß" / louis_library.PACKAGE
    tables = folder / "liblouis" / "tables"
    tables.mkdir(parents=True)
    (folder / "__init__.py").touch()
    library = next(Path("/usr/lib").glob("*/liblouis.so.20"))
    shutil.copy(library, folder / "liblouis.so.20")
    for file in Path("/usr/share/liblouis/tables").iterdir():
        if file.suffix in (".utb", ".ctb", ".uti", ".cti", ".dis", ".dic"):
            (tables / file.name).symlink_to(file)
    (tables / "mine.utb").write_text("include de-g0.utb\nalways größe 123456\n", "utf-8")
    return folder


def test_the_package_comes_first_with_its_own_tables(package: Path) -> None:
    assert ask(package.parent) == ("package", str(package / "liblouis.so.20"), "⠿")


def test_without_the_package_the_library_of_the_system_is_taken() -> None:
    found = louis_library.load()
    assert (found.origin, found.name) == ("system", ctypes.util.find_library("louis"))


def test_a_package_without_a_library_gives_way_to_the_system(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "liblouis.so.20").write_bytes(b"no library")
    monkeypatch.setattr(louis_library, "package_folders", lambda: [package])
    assert louis_library.load().origin == "system"


SAID = {
    ("de", "package"): "liblouis 3.24.0 übersetzt in Brailleschrift, "
    "aus dem Paket braillespiel-liblouis",
    ("de", "system"): "liblouis 3.24.0 übersetzt in Brailleschrift, aus dem System",
    ("en", "package"): "liblouis 3.24.0 translates into Braille, "
    "from the package braillespiel-liblouis",
}


@pytest.mark.parametrize(("language", "origin"), SAID)
def test_the_client_says_which(language: str, origin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "system", lambda: "windows")
    monkeypatch.setattr(computer, "program", lambda: "play")  # what is kept would stay behind
    words = Words(language, ("cli",))
    assert words("devices-liblouis", version="3.24.0", origin=origin) == SAID[language, origin]


def test_a_newer_library_does_not_complain_into_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, object]] = []

    class Library:
        def __getattr__(self, name: str) -> object:
            return lambda value=None: calls.append((name, value))

    monkeypatch.setattr(louis_library.ctypes, "CDLL", lambda name: Library())
    monkeypatch.setattr(louis_library, "_places", lambda: iter([("liblouis.dll", b"data")]))
    assert louis_library.load().origin == "package"
    told = ["lou_setLogLevel", "lou_setDataPath", "lou_setLogLevel"]
    assert calls == list(zip(told, (60_000, b"data", 20_000), strict=True))
