"""Match files (``.bsmatch``): one match as JSON; the format is in docs/match-files.md."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Literal

import msgspec

from braillespiel import input_limits
from braillespiel.decoding import convert
from braillespiel.input_limits import InputError
from braillespiel.store.records import (
    LATEST,
    KeptPosition,
    OptionValue,
    StoredEntry,
    StoredPlayer,
    online,
)
from braillespiel.validation_errors import misfit

FORMAT = "braillespiel-match"
VERSION = 3
"""Version 2 has ``taken_back``, version 3 ``rules`` and ``kept``. A file is written in the lowest
version that can contain its match."""
SUFFIX = ".bsmatch"


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of a match file."""

    format: str = FORMAT
    version: int = 0
    """0: the lowest version that can contain what is here."""
    game: str
    seed: int
    seats: int
    options: dict[str, OptionValue]
    players: list[StoredPlayer]
    position: dict[str, Any] | None = None
    journal: list[StoredEntry]
    scores: list[int] | None = None
    winners: list[int] | None = None
    taken_back: int = 0
    rules: int = 1
    """The version of the rules under which the match began."""
    kept: KeptPosition | None = None
    """The last position kept."""

    def __post_init__(self) -> None:
        if not self.version:
            newer = self.kept is not None or {self.rules, *(e.rules for e in self.journal)} != {1}
            lowest = 3 if newer else 2 if self.taken_back else 1
            msgspec.structs.force_setattr(self, "version", lowest)


class _Head(msgspec.Struct):
    format: str
    version: int


FileKind = Literal["foreign", "too-new", "broken", "at-a-table", "exists", "cannot-write"]


class MatchFileError(Exception):
    """A match file cannot be used or written; ``kind`` names ``match-file-KIND``.

    "foreign" (not a match file), "too-new" (``detail``: its version), "broken" (``detail``: where),
    "at-a-table" (it is played at a network table), "exists", "cannot-write".
    """

    def __init__(self, kind: FileKind, path: Path, detail: str = "") -> None:
        self.kind = kind
        self.path = str(path)
        self.detail = detail
        super().__init__(f"{kind}: {path} {detail}".strip())


def read_match(path: Path) -> MatchFile:
    """Read a match file. Raises MatchFileError, and InputError if it is not read at all."""
    data = input_limits.read_bytes(path, "match")
    try:
        whole = msgspec.json.decode(data)
    except RecursionError as error:
        raise InputError("deep", path, input_limits.LIMITS["match"].depth) from error
    except msgspec.ValidationError as error:  # msgspec reads no number of over 4,300 digits
        raise InputError("number", path, input_limits.LIMITS["match"].digits) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        # Cut off in the middle it is ours, but broken.
        kind: FileKind = "broken" if FORMAT.encode() in data[:200] else "foreign"
        raise MatchFileError(kind, path, _cut_at(data)) from error
    try:
        head = convert(whole, _Head)
    except msgspec.ValidationError as error:
        raise MatchFileError("foreign", path) from error
    if head.format != FORMAT:
        raise MatchFileError("foreign", path)
    if head.version > VERSION:
        raise MatchFileError("too-new", path, str(head.version))
    input_limits.checked(whole, "match", path)
    try:
        file = convert(whole, MatchFile)
    except msgspec.MsgspecError as error:
        raise MatchFileError("broken", path, _place(whole)) from error
    if complaint := _complaint(file):
        raise MatchFileError("broken", path, complaint)
    if file.scores is None and online(file.players):
        raise MatchFileError("at-a-table", path)
    if any(len(player.name) > input_limits.NAME_LENGTH for player in file.players):
        raise InputError("long", path, input_limits.NAME_LENGTH)
    return file


def write_match(file: MatchFile, path: Path, replace: bool = False) -> Path:
    """Write a match file, whole or not at all; return its path with the suffix ``.bsmatch``.

    Raises MatchFileError "exists" if there is a file already, unless ``replace``.
    """
    try:
        target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        there = target.exists()
    except (OSError, ValueError) as error:  # too long, or no name at all
        reason = getattr(error, "strerror", None) or str(error)
        raise MatchFileError("cannot-write", path, reason) from error
    if there and not replace:
        raise MatchFileError("exists", target)
    data = msgspec.json.format(msgspec.json.encode(_fields(file)), indent=1) + b"\n"
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


def _fields(file: MatchFile) -> dict[str, Any]:
    """Return what is written: nothing that programs of the file's version do not know."""
    fields: dict[str, Any] = msgspec.to_builtins(file)
    for name, since in (("taken_back", 2), ("rules", 3), ("kept", 3)):
        if file.version < since:
            del fields[name]
    # The numbers of actions are the table's own affair: a match in a file is sent nothing again.
    fields["journal"] = [entry[: 3 if entry[3] == 1 else 4] for entry in fields["journal"]]
    return fields


def _cut_at(data: bytes) -> str:
    """Return the place from which the data is not JSON."""
    try:
        json.loads(data)
    except json.JSONDecodeError as error:
        return f"byte {len(error.doc[: error.pos].encode())}"
    except UnicodeDecodeError as error:
        return f"byte {error.start}"
    except (ValueError, RecursionError):
        pass
    return f"byte {len(data)}"


def _place(whole: Any) -> str:
    """Return the path of what does not fit a match file, or the name of the field."""
    wrong = misfit(whole, MatchFile)
    return ".".join(part for part in (wrong.where, wrong.facts.get("field")) if part)


def _complaint(file: MatchFile) -> str:
    """Return the place of what does not fit together, empty if everything does."""
    seats = range(file.seats)
    if len(file.players) != file.seats:
        return "players"
    for number, entry in enumerate(file.journal):
        fits = (entry.seat == -1 or entry.seat in seats) and 0 <= entry.at <= LATEST
        if not fits or entry.number:
            return f"journal[{number}]"
    if file.scores is not None and len(file.scores) != file.seats:
        return "scores"
    if any(seat not in seats for seat in file.winners or []):
        return "winners"
    if file.kept is not None and not 0 <= file.kept.length <= len(file.journal):
        return "kept"
    return "taken_back" if file.taken_back < 0 else ""
