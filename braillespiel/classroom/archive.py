"""The files of a class, in one folder of the data folder, readable by their owner alone.

``classes/TITLE.class`` holds what a class needs to go on, ``classes/TITLE.1.evidence`` and so on
the evidence for one purpose each, with the last day on which it is kept, ``TITLE.reports`` where
reports were written. docs/privacy.md says the
same to teachers.
"""

from __future__ import annotations

import errno
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Self, TypeAlias

from braillespiel.classroom import sealed
from braillespiel.classroom.kept import KeptClass, KeptEvidence, KeptReport
from braillespiel.classroom.sealed import OPEN, Lock, SealedError
from braillespiel.input_limits import InputError
from braillespiel.store import private
from braillespiel.store.errors import StoreError
from braillespiel.store.place import place

_SHAPES: dict[str, Any] = {
    "class": KeptClass,
    "evidence": KeptEvidence,
    "reports": tuple[KeptReport, ...],
}
FOLDER = "classes"
CLASS = ".class"
EVIDENCE = ".evidence"
REPORTS = ".reports"
_LONGEST_STEM = 60
_SYNCHRONISED = re.compile(
    r"onedrive.*|dropbox.*|icloud.*|mobile documents|com~apple~clouddocs|cloudstorage|nextcloud.*"
    r"|owncloud.*|google ?drive.*|my drive|pcloud ?drive|syncthing|seafile|magentacloud",
    re.IGNORECASE,
)
"""Names of folders whose contents go to other computers by themselves."""


def folder(home: Path) -> Path:
    """Return the folder of all classes, made if there is none. Raises StoreError."""
    found = home / FOLDER
    try:
        private.make_folder(home)
        private.make_folder(found)
    except OSError as error:
        raise _named(error, found) from error
    return found


def synchronised(where: Path) -> str:
    """Return the part of a path that looks as if it went to other computers; "" if none does."""
    whole = where.resolve()
    found = next((part for part in whole.parts if _SYNCHRONISED.fullmatch(part)), "")
    return found or ("" if place(whole) == "here" else str(whole))


def path_of(home: Path, title: str) -> Path:
    """Return where the class with a title is kept."""
    plain = unicodedata.normalize("NFC", title)
    stem = re.sub(r"[^\w-]+", "-", plain)[:_LONGEST_STEM].strip("-_")
    return home / FOLDER / f"{stem or 'class'}{CLASS}"


Content: TypeAlias = KeptClass | KeptEvidence | tuple[KeptReport, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """A file of a class, or a copy of one, and what it holds."""

    path: Path
    kind: sealed.Kind
    content: Content
    by: Lock
    until: str = ""


class ClassFile:
    """A class's files. Each ``keep`` is on disk when it returns; not for two threads at once."""

    def __init__(self, path: Path, kept: KeptClass, by: Lock = OPEN) -> None:
        self.path = path
        self.kept = kept
        self._lock = by
        self.gathered: tuple[KeptEvidence, ...] = ()
        """The evidence for each purpose, the newest last."""
        self._numbers: list[int] = []

    @classmethod
    def at(cls, home: Path, title: str, password: str = "") -> Self:
        """Open the class with a title, or begin it. Raises StoreError, SealedError, InputError.

        ``password`` opens a class that has one, or is set for one that begins.
        """
        folder(home)
        path = path_of(home, title)
        if path.exists():
            return cls.open(path, password)
        made = cls(path, KeptClass(title), sealed.lock(password))
        made.keep(made.kept)
        return made

    @classmethod
    def open(cls, path: Path, password: str = "") -> Self:
        """Open a class. Raises SealedError, InputError."""
        kept, by = sealed.read(path, "class", KeptClass, password)
        found = cls(path, kept, by)
        evidence = []
        for number, each in _evidence_of(path):
            evidence.append(sealed.read(each, "evidence", KeptEvidence, password, by)[0])
            found._numbers.append(number)
        found.gathered = tuple(evidence)
        return found

    def again(self) -> Self:
        """Return the class as it is on disk now. Raises SealedError, InputError."""
        kept, by = sealed.read(self.path, "class", KeptClass, "", self._lock)
        found = type(self)(self.path, kept, by)
        for number, each in _evidence_of(self.path):
            found.gathered += (sealed.read(each, "evidence", KeptEvidence, "", by)[0],)
            found._numbers.append(number)
        return found

    def held(self, path: Path) -> Held | None:
        """Return what a file holds that is written as this class is, None if it cannot be read."""
        try:
            head = sealed.head(path)
            shape: type[Any] = _SHAPES[head.braillespiel]
            content, by = sealed.read(path, head.braillespiel, shape, "", self._lock)
        except (SealedError, InputError, OSError):
            return None
        return Held(path, head.braillespiel, content, by, head.until)

    def rewrite(self, held: Held, content: Content) -> None:
        """Have a copy hold something else. Raises StoreError, with the old one still there."""
        if content == held.content:
            return
        try:
            sealed.write(held.path, held.kind, content, held.by, held.until)
        except OSError as error:
            raise _named(error, held.path) from error

    @property
    def evidence(self) -> KeptEvidence | None:
        """The evidence for the latest purpose."""
        return self.gathered[-1] if self.gathered else None

    def keep(self, kept: KeptClass) -> None:
        """Have the class on disk as it is now. Raises StoreError, with the old one still there."""
        self._write(self.path, "class", kept)
        self.kept = kept

    def keep_evidence(self, evidence: KeptEvidence) -> None:
        """Have evidence on disk; another purpose has a file of its own. Raises StoreError."""
        numbers = [
            number
            for number, each in zip(self._numbers, self.gathered, strict=True)
            if each.purpose == evidence.purpose
        ]
        number = numbers[0] if numbers else max(self._numbers, default=0) + 1
        path = self._beside(f".{number}{EVIDENCE}")
        self._write(path, "evidence", evidence, evidence.purpose.until)
        known = dict(zip(self._numbers, self.gathered, strict=True)) | {number: evidence}
        self._numbers = sorted(known)
        self.gathered = tuple(known[each] for each in self._numbers)

    def reports(self) -> tuple[KeptReport, ...]:
        """Return the reports that were made of this class. Raises SealedError, InputError."""
        path = self._beside(REPORTS)
        if not path.exists():
            return ()
        return sealed.read(path, "reports", tuple[KeptReport, ...], "", self._lock)[0]

    def keep_reports(self, reports: Iterable[KeptReport]) -> None:
        """Have on disk which reports were made. Raises StoreError."""
        self._write(self._beside(REPORTS), "reports", tuple(reports))

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(f"{self.path.stem}{ending}")

    def _write(self, path: Path, kind: sealed.Kind, content: object, until: str = "") -> None:
        try:
            sealed.write(path, kind, content, self._lock, until)
        except OSError as error:
            raise _named(error, path) from error
        except InputError as error:
            raise StoreError("full", path, str(error.detail)) from error


def classes(home: Path) -> list[Path]:
    """Return the files of all classes, sorted by name."""
    return sorted((home / FOLDER).glob(f"*{CLASS}"))


def everything(file: ClassFile) -> list[Held]:
    """Return what the files of a class and their copies hold, as they are on disk now."""
    own = (file.held(path) for path in _own(file.path))
    return [*(each for each in own if each is not None), *copies(file)]


def copies(file: ClassFile) -> list[Held]:
    """Return the copies of a class's files in its folder: other names, .bak and the like."""
    held = (file.held(path) for path in _others(file))
    return [
        each
        for each in held
        if each is not None
        and (not isinstance(each.content, KeptClass) or each.content.title == file.kept.title)
    ]


def unread(file: ClassFile) -> list[Path]:
    """Return the files of a class, and copies by their names, that cannot be looked into."""
    alike = [path for path in _others(file) if path.name.startswith(file.path.stem)]
    return [path for path in (*_own(file.path), *alike) if not file.held(path)]


def drafts(file: ClassFile) -> list[Path]:
    """Return what of a class's files was being written when the program ended."""
    named = re.compile(rf"{re.escape(file.path.stem)}\..*\.\d+\.new")
    return sorted(path for path in file.path.parent.iterdir() if named.fullmatch(path.name))


def peek(path: Path, file: ClassFile) -> KeptClass | None:
    """Return a class that opens as ``file`` does, or has no password; None: it stays closed."""
    held = file.held(path)
    return held.content if held is not None and isinstance(held.content, KeptClass) else None


def _own(path: Path) -> list[Path]:
    reports = path.with_name(f"{path.stem}{REPORTS}")
    return [path, *(each for _, each in _evidence_of(path)), *([reports] * reports.exists())]


def _others(file: ClassFile) -> list[Path]:
    """Return the files of the folder that are not those of this class or of another one."""
    folder = file.path.parent
    other = [each for each in folder.glob(f"*{CLASS}") if _is_other(each, file)]
    own = {each for one in (file.path, *other) for each in _own(one)}
    return sorted(
        each
        for each in folder.iterdir()
        if each.is_file() and each not in own and not each.name.endswith(".new")
    )


def _is_other(path: Path, file: ClassFile) -> bool:
    """Tell whether a file is that of another class; one that stays closed is."""
    content = None if path == file.path else peek(path, file)
    return path != file.path and (content is None or content.title != file.kept.title)


def sweep(home: Path, today: date) -> list[Path]:
    """Delete evidence whose last day has passed; return what could not be deleted.

    It needs no password. Evidence that nobody can read stays and is not returned.
    """
    kept = []
    for path in sorted((home / FOLDER).glob(f"*{EVIDENCE}")):
        try:
            until = date.fromisoformat(sealed.head(path).until)
        except (SealedError, InputError, ValueError):
            continue
        if until < today:
            try:
                path.unlink()
            except OSError:
                kept.append(path)
    return kept


def _evidence_of(path: Path) -> list[tuple[int, Path]]:
    """Return the evidence of a class, by number."""
    named = re.compile(rf"{re.escape(path.stem)}\.(\d{{1,6}}){re.escape(EVIDENCE)}")
    found = [
        (int(match[1]), each)
        for each in path.parent.glob(f"*{EVIDENCE}")
        if (match := named.fullmatch(each.name))
    ]
    return sorted(found)


def _named(error: OSError, path: Path) -> StoreError:
    full = error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
    return StoreError("full" if full else "cannot-write", path, error.strerror or str(error))
