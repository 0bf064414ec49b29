"""Pack a finished liblouis, the Braille translator, into a wheel that braillespiel finds.

For Windows and macOS, where no package manager brings liblouis. The wheel is a package of its own,
``braillespiel-liblouis``: it can be replaced by another build of the library (LGPL 2.1, section
6), and braillespiel works without it. Nothing is built here: the library and its tables come from
a release of liblouis or from a package of the system. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import sys
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from braillespiel.output.braille import tables as catalogue  # noqa: E402
from braillespiel.output.braille.louis_library import PACKAGE  # noqa: E402

NAME = "braillespiel-liblouis"
_KINDS = {
    "win": (b"MZ", "liblouis.dll"),
    "manylinux": (b"\x7fELF", "liblouis.so.20"),
    "linux": (b"\x7fELF", "liblouis.so.20"),
    "macosx": (b"\xcf\xfa\xed\xfe", "liblouis.20.dylib"),
}
"""How a library begins and is called, by the first word of the platform."""
_OTHER_MAC = b"\xca\xfe\xba\xbe"
"""A library for both processors of Apple's."""
_NEVER = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the same parts make the same wheel."""


class PackError(Exception):
    """Something that was given does not fit; the text says what, and what helps."""


def wanted() -> set[str]:
    """Return the tables and display tables of liblouis' own that braillespiel offers."""
    texts = {info.file for info in catalogue.tables("text")}
    return {catalogue.UNICODE_DISPLAY, *catalogue.DISPLAY_TABLES.values(), *texts}


def with_included(folder: Path, names: Iterable[str]) -> list[Path]:
    """Return these tables and all that they include, by name. Raises PackError."""
    found: dict[str, Path] = {}
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        path = folder / name
        if not path.is_file():
            raise PackError(f"{folder} has no table {name}. Name the folder of all of them.")
        found[name] = path
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            word, *rest = line.split() or [""]
            if word == "include" and rest and rest[0] not in found:
                waiting.add(rest[0])
    return [found[name] for name in sorted(found)]


def pack(
    library: Path, tables: Path, licence: Path, version: str, platform: str, out: Path
) -> Path:
    """Write the wheel into ``out`` and return its path. Raises PackError."""
    kind = _KINDS.get(platform.partition("_")[0])
    if kind is None:
        raise PackError(f"{platform} is no platform of a wheel, such as win_amd64.")
    head, called = kind
    data = library.read_bytes()
    mac = platform.startswith("macosx") and data.startswith(_OTHER_MAC)
    if not data.startswith(head) and not mac:
        raise PackError(f"{library} is no library for {platform}.")
    info = f"{PACKAGE}-{version}.dist-info"
    notice = Path(__file__).with_name("NOTICE").read_bytes()
    files = [
        (f"{PACKAGE}/__init__.py", f'"""liblouis {version} for braillespiel."""\n'.encode()),
        (f"{PACKAGE}/{called}", data),
        *(
            (f"{PACKAGE}/liblouis/tables/{path.name}", path.read_bytes())
            for path in with_included(tables, wanted())
        ),
        (f"{info}/METADATA", _metadata(version)),
        (f"{info}/WHEEL", _wheel(platform)),
        (f"{info}/licenses/LICENSE", licence.read_bytes()),
        (f"{info}/licenses/NOTICE", notice),
    ]
    rows = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in files]
    record = f"{info}/RECORD"
    files.append((record, "\n".join([*rows, f"{record},,", ""]).encode()))
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{PACKAGE}-{version}-py3-none-{platform}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files:
            entry = zipfile.ZipInfo(name, _NEVER)
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return path


def _metadata(version: str) -> bytes:
    return (
        f"Metadata-Version: 2.4\nName: {NAME}\nVersion: {version}\n"
        "Summary: The Braille translator liblouis and its tables, for braillespiel\n"
        "License-Expression: LGPL-2.1-or-later\n"
        "License-File: LICENSE\nLicense-File: NOTICE\nRequires-Python: >=3.11\n"
    ).encode()


def _wheel(platform: str) -> bytes:
    return (
        "Wheel-Version: 1.0\nGenerator: braillespiel\nRoot-Is-Purelib: false\n"
        f"Tag: py3-none-{platform}\n"
    ).encode()


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, pack, and say what was made."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--library", type=Path, required=True, help="the library, for PLATFORM")
    parser.add_argument("--sha256", help="its checksum, to be sure that it is the one meant")
    parser.add_argument("--tables", type=Path, required=True, help="folder of its tables")
    parser.add_argument("--licence", type=Path, required=True, help="its licence, LGPL 2.1")
    parser.add_argument("--version", required=True, help="its version, such as 3.24.0")
    parser.add_argument("--platform", required=True, help="of the wheel, such as win_amd64")
    parser.add_argument("--out", type=Path, default=Path("dist"), help="folder for the wheel")
    given = parser.parse_args(arguments)
    try:
        found = hashlib.sha256(given.library.read_bytes()).hexdigest()
        if given.sha256 and given.sha256.lower() != found:
            raise PackError(f"{given.library} has the checksum {found}, not {given.sha256}.")
        made = pack(
            given.library, given.tables, given.licence, given.version, given.platform, given.out
        )
    except (PackError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{made}: {made.stat().st_size} bytes; library sha256 {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
