"""What the packages of the systems are made of: it fits the program as it is now."""

from __future__ import annotations

import argparse
import configparser
import importlib.util
import re
import subprocess
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from braillespiel.commands import parser
from braillespiel.words.catalogue import Words

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"


def commands() -> set[str]:
    built = parser.build(Words("en", ("cli", "client", "store")))
    (found,) = (a for a in built._actions if isinstance(a, argparse._SubParsersAction))
    return set(found.choices)


def test_the_man_page_names_every_command_and_no_other() -> None:
    page = (LINUX / "braillespiel.6").read_text(encoding="utf-8")
    section = page.split(".SH COMMANDS")[1].split(".SH OPTIONS")[0]
    named = re.findall(r"^\.TP\n\.BI? (\w+)", section, re.MULTILINE)
    assert set(named) == commands()
    assert len(named) == len(set(named))


def test_the_menu_entry_starts_a_command_that_there_is() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "braillespiel.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    program, command = section["Exec"].split()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert program in project["project"]["scripts"]
    assert command in commands()
    for name in ("GenericName", "Comment", "Keywords"):
        assert section[name]
        assert section[f"{name}[de]"]


def test_the_software_centre_finds_the_menu_entry_in_both_languages() -> None:
    (file,) = LINUX.glob("*.metainfo.xml")
    component = ET.parse(file).getroot()
    # The form that AppStream and macOS ask for, which appstreamcli validates.
    name = component.findtext("id") or ""
    assert re.fullmatch(r"[a-z]+(\.[a-z]+){2,}", name)
    assert file.name == f"{name}.metainfo.xml"
    mac = (ROOT / "packaging/macos/setup.py").read_text("utf-8")
    assert f'"CFBundleIdentifier": "{name}"' in mac
    assert component.findtext("launchable") == "braillespiel.desktop"
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for path in ("summary", "description/p"):
        assert {text.get(lang) for text in component.findall(path)} == {None, "de"}


def test_the_wheel_carries_all_three() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    named = {Path(path).name for path in shared}
    assert named == {path.name for path in LINUX.iterdir() if path.suffix != ".md"}
    assert all((ROOT / path).is_file() for path in shared)


# -- Windows -----------------------------------------------------------------------------------


@pytest.fixture
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build", ROOT / "packaging/windows/build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def staged(build: ModuleType, tmp_path: Path) -> Path:
    """A folder out of an embeddable Python, one package and one wheel."""
    python, packages = tmp_path / "python", tmp_path / "packages"
    python.mkdir()
    for name in ("python.exe", "pythonw.exe", "python311.dll"):
        (python / name).write_bytes(b"MZ")
    (python / "python311._pth").write_text("python311.zip\n.\n#import site\n", "utf-8")
    (packages / "pygame" / "__pycache__").mkdir(parents=True)
    (packages / "pygame" / "__init__.py").touch()
    (packages / "pygame" / "__pycache__" / "x.pyc").touch()
    with zipfile.ZipFile(tmp_path / "one.whl", "w") as wheel:
        wheel.writestr("braillespiel/__init__.py", "")
    folder = tmp_path / "out"
    build.stage(python, packages, [tmp_path / "one.whl"], folder)
    return folder


def test_the_folder_has_the_python_the_packages_and_a_command(staged: Path) -> None:
    site = staged / "python" / "Lib" / "site-packages"
    assert sorted(path.name for path in site.iterdir()) == ["braillespiel", "pygame"]
    assert not list(staged.rglob("*.pyc"))
    assert (staged / "python" / "python311._pth").read_text("utf-8").split("\n") == [
        "python311.zip", ".", "Lib\\site-packages", "import site", "",
    ]  # fmt: skip
    command = (staged / "braillespiel.cmd").read_bytes()
    assert command.endswith(b'"%~dp0python\\python.exe" -P -m braillespiel %*\r\n')
    assert b"BRAILLESPIEL_HOME" not in command
    assert (staged / "LIESMICH.txt").read_bytes().startswith(b"\xef\xbb\xbfbraillespiel\r\n")


def test_on_a_stick_matches_stay_on_the_stick(
    build: ModuleType, staged: Path, tmp_path: Path
) -> None:
    made = build.portable(staged, tmp_path / "stick.zip")
    with zipfile.ZipFile(made) as archive:
        assert "braillespiel/python/pythonw.exe" in archive.namelist()
        command = archive.read("braillespiel/braillespiel.cmd")
    assert b'\r\nset "BRAILLESPIEL_HOME=%~dp0data"\r\n"%~dp0python' in command
    assert b"\n\n" not in command.replace(b"\r\n", b"\n\r")


def test_a_checksum_lies_beside_what_is_downloaded(build: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "one.zip").write_bytes(b"braillespiel")
    assert build.write_checksum(tmp_path / "one.zip") in (tmp_path / "one.zip.sha256").read_text()
    check = ["sha256sum", "--check", "one.zip.sha256"]
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 0


def test_every_file_that_the_installer_puts_is_taken_away_again(staged: Path) -> None:
    script = (ROOT / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
    removed = set(re.findall(r'(?:Delete|RMDir /r) "\$INSTDIR\\([^"]+)"', script))
    assert {path.name for path in staged.iterdir()} == removed - {"uninstall.exe"}


def test_the_installer_asks_in_both_languages() -> None:
    script = (ROOT / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
    said = re.findall(r"LangString (\w+) \$\{LANG_(\w+)\}", script)
    keys = {key for key, _ in said}
    assert len(keys) >= 3
    assert set(said) == {(key, code) for key in keys for code in ("ENGLISH", "GERMAN")}
