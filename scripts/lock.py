"""Lock the packages that ./play and ./test install: exact versions, with the hashes of all files.

    python scripts/lock.py            keep what is locked, add what pyproject.toml asks for
    python scripts/lock.py --upgrade  take the newest versions that fit together
    python scripts/lock.py --check    tell whether the locks are those of pyproject.toml; offline

One lock holds for every platform and Python that it names: what only some need is marked. It
holds no address of an index: pip asks the one that it is set up for, and the hashes decide.
https://pip.pypa.io/en/stable/topics/secure-installs/
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "scripts" / "locked"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Versions of Python that a lock is tried for."""
PLATFORMS = (
    "x86_64-manylinux_2_36",
    "aarch64-manylinux_2_36",
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
)
"""Where it is seen whether all packages have files that need no compiler (Debian 12: glibc 2.36).

Where one has none, ./play says so and installs what fits there.
"""
PLAYED = ("house", "labels", "net")
"""The extras that ./play installs: who plays from a checkout has everything. A database on a server
is for those alone who run one."""
EDITABLE = "editables>=0.5"
"""What hatchling needs to install this project in place."""


def needed() -> dict[str, list[str]]:
    """Return the packages that each lock begins from, as pyproject.toml names them."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = data["project"]["optional-dependencies"]
    own = [*data["project"]["dependencies"], *(one for name in PLAYED for one in extras[name])]
    play = [*sorted(own), *data["build-system"]["requires"], EDITABLE]
    return {"play": play, "test": [*play, *extras["postgres"], *extras["test"]]}


def digest(value: object) -> str:
    """Return what tells one list of packages from another."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()


def head(name: str, body: str, pythons: list[str]) -> str:
    """Return the comment lines that a lock begins with; scripts/set-up.sh reads them."""
    return (
        f"# The packages that ./{name} installs, made by scripts/lock.py: edit pyproject.toml.\n"
        f"# python: {' '.join(pythons)}\n"
        f"# needed: {digest(needed()[name])}\n"
        f"# locked: {digest(body)}\n"
    )


def parts(text: str) -> tuple[dict[str, str], str]:
    """Return the head of a lock, by name, and its body."""
    lines = text.splitlines(keepends=True)
    first = next((n for n, line in enumerate(lines) if not line.startswith("#")), len(lines))
    pairs = [line[2:].partition(": ") for line in lines[:first]]
    return {key: value.strip() for key, _, value in pairs}, "".join(lines[first:])


def complaints() -> list[str]:
    """Return what is wrong with the locks, as sentences."""
    found = []
    for name, packages in needed().items():
        path = FOLDER / f"{name}.txt"
        if not path.is_file():
            found.append(f"{path} is missing.")
            continue
        told, body = parts(path.read_text("utf-8"))
        if told.get("needed") != digest(packages):
            found.append(f"{path} was made for other packages than pyproject.toml names.")
        if told.get("locked") != digest(body):
            found.append(f"{path} was changed by hand.")
        if "://" in body:
            found.append(f"{path} holds an address.")
    return found


def compile_with(uv: Path, *arguments: str, given: str = "") -> bool:
    """Run ``uv pip compile``; tell whether a solution was found."""
    command = [str(uv), "pip", "compile", "-q", "--only-binary", ":all:", *arguments, "-"]
    told = None if "--universal" in arguments else subprocess.DEVNULL
    done = subprocess.run(command, input=given, text=True, check=False, cwd=ROOT, stderr=told)
    return done.returncode == 0


def lock(uv: Path, name: str, upgrade: bool, work: Path) -> None:
    """Write the lock ``name``."""
    path, draft = FOLDER / f"{name}.txt", work / f"{name}.txt"
    if path.is_file() and not upgrade:
        draft.write_text(parts(path.read_text("utf-8"))[1], "utf-8")
    options = ["--universal", "--python-version", PYTHONS[0], "--generate-hashes"]
    plain = ["--no-header", "--no-annotate", "--no-emit-index-url", "-o", str(draft)]
    if name != "play":  # what the tests run with is what the game runs with
        options += ["--constraints", str(FOLDER / "play.txt")]
    if not compile_with(uv, *options, *plain, given="\n".join(needed()[name])):
        raise SystemExit(f"No versions fit together for {name}.")
    body = draft.read_text("utf-8")
    fits = {python: [p for p in PLATFORMS if _fits(uv, body, python, p)] for python in PYTHONS}
    somewhere = [python for python in PYTHONS if fits[python]]
    path.write_text(head(name, body, somewhere) + body, "utf-8")
    for python, platforms in fits.items():
        print(f"{name}, Python {python}: {', '.join(platforms) or 'nowhere'}")


def _fits(uv: Path, body: str, python: str, platform: str) -> bool:
    where = ["--no-deps", "--python-version", python, "--python-platform", platform]
    return compile_with(uv, *where, "-o", os.devnull, given=body)


def main() -> int:
    """Lock, or check."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    given = parser.parse_args()
    if not given.check:
        FOLDER.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True)
            scripts = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
            python = scripts / "python"
            subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
            for name in needed():
                lock(scripts / "uv", name, given.upgrade, Path(folder))
    for sentence in complaints():
        print(sentence, file=sys.stderr)
    return 1 if complaints() else 0


if __name__ == "__main__":
    sys.exit(main())
