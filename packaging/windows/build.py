"""Make the Windows installer and the portable folder from a Python and packages for Windows.

    python packaging/windows/build.py --python PYTHON --packages SITE [--wheel FILE]... --out dist

PYTHON is the folder of a Windows CPython 3.11 or later, such as the signed embeddable one; SITE a
folder with the installed packages of scripts/locked/play.txt; a wheel is added to them, such as
that of packaging/liblouis. The project's own wheels are made here. Needs ``makensis`` (NSIS) and
fluent.runtime.
There is no program in one file and no packer such as UPX: virus scanners take those for viruses.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
WORDS = ROOT / "braillespiel" / "words"
_LEFT_OUT = ("__pycache__", "*.pyc", "*.lib", "*.pdb", ".made-*", "checkout.pth")
_STUBS = Path("/usr/share/nsis/Stubs")
_NEVER = (1980, 1, 1, 0, 0, 0)
_COMMAND = """\
@echo off
rem braillespiel in a console; arguments go to the command line.{home}
"%~dp0python\\python.exe" -P -m braillespiel %*
"""
_ON_A_STICK = """
rem Matches and settings stay in this folder, on the stick.
set "BRAILLESPIEL_HOME=%~dp0data\""""


def version() -> str:
    """Return the version of the project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def own_wheels(folder: Path) -> list[Path]:
    """Make the wheels of the project and of its word lists."""
    parts = [
        ROOT,
        *sorted(path.parent for path in (ROOT / "packaging/words").glob("*/pyproject.toml")),
    ]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    subprocess.run([*pip, *options, *map(str, parts)], check=True)
    return sorted(folder.glob("*.whl"))


def stage(python: Path, packages: Path, wheels: Sequence[Path], folder: Path) -> None:
    """Lay the program out in ``folder``, which is made new."""
    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns(*_LEFT_OUT, *(["site-packages"] if packages else []))
    shutil.copytree(python, folder / "python", ignore=ignored)
    site = folder / "python" / "Lib" / "site-packages"
    shutil.copytree(packages, site, ignore=shutil.ignore_patterns(*_LEFT_OUT), dirs_exist_ok=True)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    for path in (folder / "python").glob("python*._pth"):  # of the embeddable Python
        lines = [line for line in path.read_text("utf-8").splitlines() if "import site" not in line]
        path.write_text("\n".join([*lines, "Lib\\site-packages", "import site", ""]), "utf-8")
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    for path in HERE.glob("*.txt"):  # a README in each language
        text = path.read_text(encoding="utf-8")
        # An old Notepad needs the mark and both signs for a new line.
        (folder / path.name).write_text(text, encoding="utf-8-sig", newline="\r\n")
    (folder / "braillespiel.cmd").write_text(_COMMAND.format(home=""), "ascii", newline="\r\n")


def portable(folder: Path, out: Path, level: int = 6) -> Path:
    """Pack the folder for a stick; what is played stays on it. ``level`` is zip's, 1 is quick."""
    with zipfile.ZipFile(out, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = f"braillespiel/{path.relative_to(folder).as_posix()}"
                data = path.read_bytes()
                if path == folder / "braillespiel.cmd":
                    data = _COMMAND.format(home=_ON_A_STICK).replace("\n", "\r\n").encode("ascii")
                archive.writestr(zipfile.ZipInfo(name, _NEVER), data, zipfile.ZIP_DEFLATED, level)
    return out


def sentences(words: Path = WORDS) -> dict[str, dict[str, str]]:
    """Return what the installer says, by NSIS's name of each language; English comes first.

    A language is one whose language.toml names it for Windows. Where it lacks a sentence, the
    English one stands.
    """
    said: dict[str, dict[str, str]] = {}
    folders = sorted(words.iterdir(), key=lambda folder: (folder.name != "en", folder.name))
    for folder in folders:
        facts, catalogue = folder / "language.toml", folder / "installer.ftl"
        if not facts.is_file() or not catalogue.is_file():
            continue
        name = tomllib.loads(facts.read_text("utf-8")).get("windows", "")
        if name:
            english = next(iter(said.values()), {})
            said[name] = english | _messages(catalogue)
    return said


def _messages(path: Path) -> dict[str, str]:
    """Return the messages of a catalogue; they have no variables."""
    bundle = FluentBundle(["en"], use_isolating=False)
    resource = FluentResource(path.read_text("utf-8"))
    bundle.add_resource(resource)
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text, errors = bundle.format_pattern(bundle.get_message(entry.id.name).value)
            if not errors and text.strip():
                found[entry.id.name] = text
    return found


def languages_script(said: Mapping[str, Mapping[str, str]], read_me: Iterable[str]) -> str:
    """Return what installer.nsi includes: languages, sentences, and what is removed again."""
    lines = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in said]
    for name, texts in said.items():
        for key, text in texts.items():
            called = "".join(map(str.title, key.removeprefix("installer-").split("-")))
            lines.append(f'LangString {called} ${{LANG_{name.upper()}}} "{_quoted(text)}"')
    consoles = dict.fromkeys(texts["installer-console"] for texts in said.values())
    lines.append("!macro RemoveConsoles")
    lines += [f'  Delete "${{MENU}} {_quoted(console)}.lnk"' for console in consoles]
    lines += ["!macroend", "!macro RemoveReadMe"]
    lines += [f'  Delete "$INSTDIR\\{name}"' for name in sorted(read_me)]
    return "\n".join([*lines, "!macroend", ""])


def _quoted(text: str) -> str:
    return text.replace("$", "$$").replace('"', '$\\"').replace("\n", " ")


def installer(folder: Path, out: Path, compressor: str, words: Path = WORDS) -> Path:
    """Make the installer of the folder, in the languages of ``words``."""
    made = languages_script(sentences(words), (path.name for path in HERE.glob("*.txt")))
    script = folder.parent / "languages.nsh"
    script.write_text(made, encoding="utf-8")
    windowed = (folder / "python" / "pythonw.exe").exists()
    values = {
        "VERSION": version(),
        "STAGE": folder.resolve(),
        "OUT": out.resolve(),
        "LANGUAGES": script.resolve(),
        "COMPRESSOR": compressor,
        "PYTHONW": "pythonw.exe" if windowed else "python.exe",
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    if _STUBS.is_dir() and list(_STUBS.glob("*-amd64-unicode")):
        defined.insert(0, "-XTarget amd64-unicode")  # as the program; else it is of 32 bits
    whole = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined]
    subprocess.run([*whole, str(HERE / "installer.nsi")], check=True)
    return out


def write_checksum(path: Path) -> str:
    """Write the SHA-256 of a file beside it, in the form of ``sha256sum``, and return it."""
    with path.open("rb") as file:
        checksum = hashlib.file_digest(file, "sha256").hexdigest()
    text = f"{checksum}  {path.name}\n"
    path.with_name(path.name + ".sha256").write_text(text, "ascii", newline="\n")
    return checksum


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and make both."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", type=Path, required=True, help="folder of a Windows Python")
    parser.add_argument("--packages", type=Path, required=True, help="folder of its packages")
    parser.add_argument("--wheel", type=Path, action="append", default=[], help="one more package")
    parser.add_argument("--out", type=Path, default=Path("dist"), help="folder for what is made")
    parser.add_argument("--fast", action="store_true", help="pack quickly, for a trial")
    given = parser.parse_args(arguments)
    if shutil.which("makensis") is None:
        print("makensis is missing. Install NSIS (Debian: the package nsis).", file=sys.stderr)
        return 1
    given.out.mkdir(parents=True, exist_ok=True)
    wheels = given.out / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    folder = given.out / "braillespiel"
    stage(given.python, given.packages, [*own_wheels(wheels), *given.wheel], folder)
    name = f"braillespiel-{version()}"
    compressor = "zlib" if given.fast else "lzma"
    made = [
        installer(folder, given.out / f"{name}-setup.exe", compressor),
        portable(folder, given.out / f"{name}-portable.zip", level=1 if given.fast else 6),
    ]
    for path in made:
        checksum = write_checksum(path)
        print(f"{path}: {path.stat().st_size} bytes; sha256 {checksum}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
