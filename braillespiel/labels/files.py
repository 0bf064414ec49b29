"""Writing files so that nothing of the user's is lost and no file is ever half written.

Beside the labels lies a list of what was written, with checksums. A file that is not what the
list says was changed by hand (or is another's): it is kept as ``.bak``. What the list knows and a
later run no longer makes is left over from an earlier, larger one.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from braillespiel.labels.errors import LabelError

LIST = ".braillespiel-labels.json"
"""The list of what was written, in the folder of the labels."""
_LARGEST_LIST = 16 * 1024 * 1024  # bytes
_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


@dataclass(slots=True)
class Written:
    """What came of writing some files."""

    files: list[Path] = field(default_factory=list)
    kept: list[tuple[Path, Path]] = field(default_factory=list)
    """Files that had been changed by hand, and where they are kept now."""
    renamed: list[tuple[Path, Path]] = field(default_factory=list)
    """The file that was read, and what was written beside it instead of over it."""
    left_over: list[Path] = field(default_factory=list)
    """Files of an earlier run that this one no longer makes."""
    removed: list[Path] = field(default_factory=list)
    """Such files that were taken away, because that was wanted."""


class Folder:
    """A folder that labels of one deck are written to."""

    def __init__(self, path: Path, deck: str, source: Path | None = None) -> None:
        self.path, self._deck, self._source = path, deck, source
        self.written = Written()
        self._list: dict[str, dict[str, dict[str, str]]] | None = None

    def write(self, kind: str, files: Sequence[tuple[str, bytes]], *, clean: bool = False) -> None:
        """Write all files of one kind, or none of them.

        ``kind`` is a format; what an earlier run wrote of the same kind and this one does not is
        left over, and taken away with ``clean`` if it is still as it was written.

        Raises:
            LabelError: a file cannot be written.
        """
        known = self._known()
        mine = known.get(self._deck, {})
        before = mine.get(kind, {})
        places = [(self._place(name), data) for name, data in files]
        named = {path: path.relative_to(self.path).as_posix() for path, _ in places}
        kept = [
            pair
            for path, data in places
            if (pair := _kept(path, data, before.get(named[path], "")))
        ]
        made = {named[path]: hashlib.sha256(data).hexdigest() for path, data in places}
        over = {name: digest for name, digest in before.items() if self._is_left(name, made)}
        after = known | {self._deck: mine | {kind: made | over}}
        # The list goes with the files: one that is there without its entry counts as another's.
        listed = (self.path / LIST, _listed(after))
        write_all([*((there, _read(here)) for here, there in kept), *places, listed])
        self._list = after
        self.written.files += [path for path, _ in places]
        self.written.kept += kept
        self.written.renamed += [
            (self.path / name, path)
            for (name, _), (path, _) in zip(files, places, strict=True)
            if path != self.path / name
        ]
        for name, digest in over.items():
            if not (clean and self._removed(self.path / name, digest)):
                self.written.left_over.append(self.path / name)

    def _is_left(self, name: str, made: Mapping[str, str]) -> bool:
        path = self.path / name
        return name not in made and _read(path) is not None and not _same(path, self._source)

    def _removed(self, path: Path, digest: str) -> bool:
        """Take a file away that is as it was written; the next run strikes it off the list."""
        if hashlib.sha256(_read(path) or b"").hexdigest() != digest:
            return False
        with contextlib.suppress(OSError):
            path.unlink()
            self.written.removed.append(path)
            return True
        return False

    def _place(self, name: str) -> Path:
        """Return where a file goes: to its name, but never over the file that was read."""
        path = self.path / name
        number = 1
        while _same(path, self._source):
            number += 1
            path = (self.path / name).with_stem(f"{Path(name).stem}-{number}")
        return path

    def _known(self) -> dict[str, dict[str, dict[str, str]]]:
        if self._list is None:
            self._list = _sound(_read(self.path / LIST) or b"")
        return self._list


def _listed(known: dict[str, dict[str, dict[str, str]]]) -> bytes:
    return json.dumps(known, indent=1, sort_keys=True).encode("ascii")


def _sound(data: bytes) -> dict[str, dict[str, dict[str, str]]]:
    """Return what a list says, without anything that would lead out of its folder."""
    try:
        whole = json.loads(data.decode("utf-8")) if len(data) < _LARGEST_LIST else {}
    except (ValueError, RecursionError):
        return {}
    return {
        deck: {
            kind: {
                name: digest
                for name, digest in files.items()
                if isinstance(digest, str) and _inside(name)
            }
            for kind, files in kinds.items()
            if isinstance(files, dict)
        }
        for deck, kinds in (whole.items() if isinstance(whole, dict) else ())
        if isinstance(kinds, dict)
    }


def _inside(name: str) -> bool:
    parts = PurePosixPath(name).parts
    return (
        0 < len(parts) < 3
        and not any(char in name for char in '\0\\:"')
        and all(part not in ("..", "/") for part in parts)
        and name != LIST
    )


def _kept(path: Path, data: bytes, digest: str) -> tuple[Path, Path] | None:
    """Return where a file is to be kept before it is written over, None if it need not be."""
    there = _read(path)
    if there is None or there == data or hashlib.sha256(there).hexdigest() == digest:
        return None
    number = 1
    while True:
        backup = path.with_name(f"{path.name}.bak" if number == 1 else f"{path.name}.{number}.bak")
        if not os.path.lexists(backup) or _read(backup) == there:
            return path, backup
        number += 1


def _read(path: Path) -> bytes | None:
    """Return what is in a file; None if there is none that could be read."""
    try:
        return path.read_bytes() if path.is_file() else None
    except (OSError, ValueError):
        return None


def _same(path: Path, source: Path | None) -> bool:
    if source is None:
        return False
    with contextlib.suppress(OSError, ValueError):
        return path.samefile(source)
    return False


def _folder(path: Path) -> None:
    """Make a folder and those above it.

    Raises:
        LabelError: a file is in the way.
        OSError: it cannot be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise LabelError("error-no-folder", folder=str(path)) from error


def write_all(files: Sequence[tuple[Path, bytes | None]]) -> None:
    """Write files beside their places, then move all of them there; None leaves a place alone.

    Whatever happens (an error, a full disk, an interrupt), no file is ever half there, and what
    was written beside is taken away again.

    Raises:
        LabelError: a file cannot be written.
    """
    fresh: list[tuple[Path, Path]] = []
    at = files[0][0] if files else Path()
    try:
        for path, data in files:
            if data is None:
                continue
            at = path
            _folder(path.parent)
            beside = path.with_name(f".{secrets.token_hex(6)}.new")
            fresh.append((beside, path))
            with beside.open("xb") as file:
                file.write(data)
        for _, path in fresh:
            at = path
            if path.is_dir():
                raise IsADirectoryError(21, os.strerror(21))
        for beside, path in fresh:
            at = path
            beside.replace(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", "") or str(error)
        full = "yes" if getattr(error, "errno", None) in _FULL else "no"
        raise LabelError("error-write", file=str(at), reason=reason, full=full) from error
    finally:
        for beside, _ in fresh:
            with contextlib.suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
