"""The match in which this computer's own table was left: which one it is, and how to give it up."""

from __future__ import annotations

from pathlib import Path

import msgspec

from braillespiel.application.table_file import KeptFile, read
from braillespiel.games import registry
from braillespiel.network.joining import files
from braillespiel.store.errors import StoreError
from braillespiel.ui.network.services import LeftMatch


def left(home: Path) -> LeftMatch | None:
    """Return the match that continues once the table is opened again, or None."""
    found = read(home)
    if found is None or found.match is None or found.table.set_up is None:
        return None
    mine = {member.id for member in found.table.members if member.host}
    names = tuple(chair.name for chair in found.table.chairs if chair.member not in mine)
    if not found.table.chairs or not registry.has(found.table.set_up.game):
        return None
    others = names or tuple(chair.name for chair in found.table.chairs)
    return LeftMatch(str(found.match), found.table.set_up.game, others)


def put_away(home: Path) -> None:
    """Give that match up; who sat there is still known. Raises StoreError."""
    found = read(home)
    if found is None:
        return
    data = msgspec.json.encode(KeptFile(None, msgspec.structs.replace(found.table, chairs=())))
    try:
        files.write(files.folder(home) / files.TABLE, data)
    except OSError as error:
        path = home / files.FOLDER / files.TABLE
        raise StoreError("cannot-write", path, error.strerror or str(error)) from error
