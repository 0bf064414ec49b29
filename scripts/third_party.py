"""Make docs/third-party.md: what comes from others, which version, under which licence.

    python scripts/third_party.py          write the page
    python scripts/third_party.py --check  tell whether it is the one that the locks would make

It needs no network: versions come from scripts/locked, all else from scripts/third-party.toml.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "third-party.md"
_LINE = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+)(?: ; (.*?))?(?: \\)?$", re.MULTILINE)
_PLATFORM = re.compile(r"sys_platform == '(\w+)'")
_NAMES = {"darwin": "macOS", "win32": "Windows", "linux": "Linux"}
FAMILY = "pyobjc-framework-"
"""Packages of one family are one line."""

HEAD = """# Third-party parts

Made by `scripts/third_party.py` from the locks in `scripts/locked` and from
`scripts/third-party.toml`; `.ci/run` checks that it is up to date. braillespiel itself is under the
MIT licence, in the file `LICENSE`. Licences are named by their SPDX identifiers.
"""


class IncompleteError(Exception):
    """A licence is not known, or something that is listed is not there."""


def locked(name: str) -> list[tuple[str, str, str]]:
    """Return (package, version, platforms) of a lock; platforms "" for all."""
    found = []
    text = (ROOT / "scripts" / "locked" / f"{name}.txt").read_text("utf-8")
    for package, version, marker in _LINE.findall(text):
        found.append((package, version, ", ".join(_NAMES[p] for p in _PLATFORM.findall(marker))))
    return sorted(set(found))


def licence(known: dict[str, str], package: str) -> str:
    """Return a package's licence. Raises IncompleteError."""
    for pattern, name in known.items():
        if fnmatchcase(package, pattern):
            return name
    raise IncompleteError(f"The licence of {package} is missing in scripts/third-party.toml.")


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """Return a table in Markdown."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def packages(known: dict[str, str], name: str, without: set[str]) -> str:
    """Return the table of a lock's packages."""
    rows, family = [], []
    for package, version, platforms in locked(name):
        if package in without:
            continue
        row = (package, version, licence(known, package), platforms or "all")
        (family if package.startswith(FAMILY) else rows).append(row)
    if family:
        versions = ", ".join(sorted({row[1] for row in family}))
        rows.append((f"{len(family)} packages {FAMILY}…", versions, family[0][2], family[0][3]))
    return table(("package", "version", "licence", "installed on"), sorted(rows))


def page() -> str:
    """Return the page. Raises IncompleteError."""
    data: dict[str, Any] = tomllib.loads((ROOT / "scripts" / "third-party.toml").read_text("utf-8"))
    play = {package for package, _, _ in locked("play")}
    for entry in data["inside"]:
        if entry["within"] not in play:
            raise IncompleteError(f"{entry['within']} is not locked any more.")
    for entry in (*data["own"], *data["data"]):
        if not (ROOT / entry["path"]).exists():
            raise IncompleteError(f"{entry['path']} is not there any more.")
    known = data["licences"]
    inside = [(e["name"], e["within"], e["licence"], e["use"]) for e in data["inside"]]
    system = [(e["name"], e["licence"], e["use"]) for e in data["system"]]
    others = [(f"`{e['path']}`", e["source"], e["licence"], e["use"]) for e in data["data"]]
    own = [(f"`{e['path']}`", e["made"]) for e in data["own"]]
    return "\n".join(
        (
            HEAD,
            "## Packages that `./play` installs\n",
            packages(known, "play", set()),
            "## Inside these packages\n",
            table(("part", "within", "licence", "what for"), inside),
            "## Brought by the system\n",
            "Used where they are there; our wheel contains none of them. The Windows installer\n"
            "and the macOS application contain Python and, where it was packed, liblouis\n"
            "(`packaging/liblouis`).\n",
            table(("part", "licence", "what for"), system),
            "## Packages that only `./test` installs\n",
            packages(known, "test", play),
            "## Data of others in this tree\n",
            table(("where", "source", "licence", "what for"), others),
            "## In this tree beside the code\n",
            "All of it is our own, under the same MIT licence.\n",
            table(("where", "made"), own),
        )
    )


def main() -> int:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    given = parser.parse_args()
    try:
        text = page()
    except IncompleteError as error:
        print(error, file=sys.stderr)
        return 1
    if given.check:
        if PAGE.is_file() and PAGE.read_text("utf-8") == text:
            return 0
        print(f"{PAGE} is not up to date: run python scripts/third_party.py", file=sys.stderr)
        return 1
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
