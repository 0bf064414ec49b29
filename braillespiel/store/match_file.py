"""Match files (``.bsmatch``): one match as JSON; the format is in docs/match-files.md."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Literal

import msgspec

from braillespiel.store.records import OptionValue, Player, StoredEntry

FORMAT = "braillespiel-match"
VERSION = 1
SUFFIX = ".bsmatch"
LARGEST = 32 * 1024 * 1024
"""Larger files, in bytes, are not read; the longest matches have well under 1 MB."""


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of a match file."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    seed: int
    seats: int
    options: dict[str, OptionValue]
    players: list[Player]
    position: dict[str, Any] | None = None
    journal: list[StoredEntry]
    scores: list[int] | None = None
    winners: list[int] | None = None


class _Head(msgspec.Struct):
    format: str
    version: int


FileKind = Literal[
    "missing", "unreadable", "foreign", "too-new", "broken", "exists", "cannot-write"
]


class MatchFileError(Exception):
    """A match file cannot be read or written; ``kind`` names ``match-file-KIND``.

    "missing", "unreadable", "foreign" (no match file), "too-new" (``detail``: its version),
    "broken" (``detail``: where), "exists", "cannot-write".
    """

    def __init__(self, kind: FileKind, path: Path, detail: str = "") -> None:
        self.kind = kind
        self.path = str(path)
        self.detail = detail
        super().__init__(f"{kind}: {path} {detail}".strip())


def read_match(path: Path) -> MatchFile:
    """Read a match file. Raises MatchFileError."""
    try:
        if path.stat().st_size > LARGEST:
            raise MatchFileError("foreign", path)
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise MatchFileError("missing", path) from error
    except OSError as error:
        raise MatchFileError("unreadable", path, error.strerror or str(error)) from error
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as error:
        raise MatchFileError("foreign", path) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        # Cut off in the middle it is ours, but broken.
        kind: FileKind = "broken" if FORMAT.encode() in data[:200] else "foreign"
        raise MatchFileError(kind, path, str(error)) from error
    if head.format != FORMAT:
        raise MatchFileError("foreign", path)
    if head.version > VERSION:
        raise MatchFileError("too-new", path, str(head.version))
    try:
        file = msgspec.json.decode(data, type=MatchFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MatchFileError("broken", path, str(error)) from error
    if complaint := _complaint(file):
        raise MatchFileError("broken", path, complaint)
    return file


def write_match(file: MatchFile, path: Path, replace: bool = False) -> Path:
    """Write a match file, whole or not at all; return its path with the suffix ``.bsmatch``.

    Raises MatchFileError "exists" where there is a file already, unless ``replace``.
    """
    target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
    if target.exists() and not replace:
        raise MatchFileError("exists", target)
    data = msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".", suffix=SUFFIX)
        temporary = Path(name)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise MatchFileError("cannot-write", target, error.strerror or str(error)) from error
    return target


def _complaint(file: MatchFile) -> str:
    """Return what does not fit together, empty if all does."""
    seats = range(file.seats)
    if len(file.players) != file.seats:
        return f"$.players: {len(file.players)} instead of {file.seats}"
    for number, entry in enumerate(file.journal):
        if entry.seat != -1 and entry.seat not in seats:
            return f"$.journal[{number}]: seat {entry.seat}"
    if file.scores is not None and len(file.scores) != file.seats:
        return f"$.scores: {len(file.scores)} instead of {file.seats}"
    if any(seat not in seats for seat in file.winners or []):
        return "$.winners: no such seat"
    return ""
