"""What the packages of the systems are made of: it fits the program as it is now."""

from __future__ import annotations

import argparse
import configparser
import importlib.util
import re
import shutil
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


def installed_by(build: ModuleType, words: Path) -> tuple[str, str]:
    """Return the installer's script and what it includes for the languages in a folder."""
    script = (ROOT / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
    read_me = [path.name for path in (ROOT / "packaging/windows").glob("*.txt")]
    return script, build.languages_script(build.sentences(words), read_me)


def test_every_file_that_the_installer_puts_is_taken_away_again(
    build: ModuleType, staged: Path
) -> None:
    script = "".join(installed_by(build, build.WORDS))
    removed = set(re.findall(r'(?:Delete|RMDir /r) "\$INSTDIR\\([^"]+)"', script))
    assert {path.name for path in staged.iterdir()} == removed - {"uninstall.exe"}


def test_the_installer_speaks_every_language_that_brings_its_sentences(
    build: ModuleType, tmp_path: Path
) -> None:
    for code in ("de", "en"):
        shutil.copytree(build.WORDS / code, tmp_path / code)
    esperanto = tmp_path / "eo"
    esperanto.mkdir()
    (esperanto / "language.toml").write_text('name = "Esperanto"\nwindows = "Esperanto"\n', "utf-8")
    texts = 'installer-console = "$" komandoj\ninstaller-run = { $x }\ninstaller-folder = { "" }\n'
    (esperanto / "installer.ftl").write_text(texts, "utf-8")
    unnamed = tmp_path / "pt"
    unnamed.mkdir()
    (unnamed / "language.toml").write_text('name = "Português"\n', "utf-8")
    (unnamed / "installer.ftl").write_text(texts, "utf-8")
    (tmp_path / "note.txt").touch()
    script, made = installed_by(build, tmp_path)
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', made) == ["English", "German", "Esperanto"]
    said = {
        (key, code): text
        for key, code, text in re.findall(r'LangString (\w+) \$\{LANG_(\w+)\} "(.*)"', made)
    }
    keys = {key for key, _ in said}
    assert keys == set(re.findall(r"\$\((\w+)\)", script))
    assert said.keys() == {
        (key, code) for key in keys for code in ("ENGLISH", "GERMAN", "ESPERANTO")
    }
    assert said["Console", "ESPERANTO"] == r"$\"$$$\" komandoj"
    for key in ("Run", "Folder", "WelcomeText"):
        assert said[key, "ESPERANTO"] == said[key, "ENGLISH"] != said[key, "GERMAN"]
    assert r"Ist eine ältere Version da" in said["WelcomeText", "GERMAN"]
    removed = re.findall(r'Delete "\$\{MENU\} (.*)\.lnk"', made)
    assert removed == ["command line", "Befehlszeile", r"$\"$$$\" komandoj"]
