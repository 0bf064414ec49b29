"""A backup of a house: its store and its certificate in one file, which is put back whole."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import zipfile
from pathlib import Path

from braillespiel.network.joining import certificate, files
from braillespiel.store import private
from braillespiel.store.database import FILE_NAME
from braillespiel.store.schema import APPLICATION_ID

CERTIFICATE = certificate.FILE
_REST = ("-wal", "-shm", "-journal")


class BackupError(Exception):
    """A file is no backup of a house."""


def back_up(home: Path, path: Path) -> None:
    """Write a backup, also while the house is open; for its owner alone.

    The list of deletions is not in it. Raises OSError, sqlite3.Error.
    """
    with tempfile.TemporaryDirectory(dir=files.folder(home)) as folder:
        copied, packed = Path(folder) / FILE_NAME, Path(folder) / "packed"
        with (
            contextlib.closing(
                sqlite3.connect(f"{(home / FILE_NAME).as_uri()}?mode=ro", uri=True)
            ) as source,
            contextlib.closing(sqlite3.connect(copied)) as target,
        ):
            source.backup(target)
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(copied, FILE_NAME)
            own = home / files.FOLDER / CERTIFICATE
            if own.exists():
                archive.write(own, CERTIFICATE)
        files.write(path, packed.read_bytes())


def restore(home: Path, path: Path) -> None:
    """Put a backup in the place of what is there; nobody may have the house open.

    Whom the list of deletions names has to be deleted again afterwards (house.forgetting). Raises
    BackupError, OSError.
    """
    where = files.folder(home)
    with tempfile.TemporaryDirectory(dir=where) as folder:
        draft = Path(folder) / FILE_NAME
        try:
            with zipfile.ZipFile(path) as archive:
                names = archive.namelist()
                with archive.open(FILE_NAME) as packed, draft.open("wb") as file:
                    shutil.copyfileobj(packed, file)
                own = archive.read(CERTIFICATE) if CERTIFICATE in names else None
        except (zipfile.BadZipFile, KeyError, EOFError) as error:
            raise BackupError(str(path)) from error
        if not _is_store(draft):
            raise BackupError(str(path))
        private.protect(draft)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        for rest in _REST:
            home.joinpath(FILE_NAME + rest).unlink(missing_ok=True)
        draft.replace(home / FILE_NAME)
    if own is not None:
        files.write(where / CERTIFICATE, own)


def _is_store(path: Path) -> bool:
    try:
        with contextlib.closing(sqlite3.connect(path)) as opened:
            (application,) = opened.execute("PRAGMA application_id").fetchone()
            (complaint,) = opened.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error:
        return False
    return bool(application == APPLICATION_ID and complaint == "ok")
