"""The match that this computer's own table was left in: which it is, and how it is put away."""

from __future__ import annotations

from pathlib import Path

import msgspec

from braillespiel.application.table_file import KeptFile, read
from braillespiel.games import registry
from braillespiel.network.joining import files
from braillespiel.store.errors import StoreError
from braillespiel.ui.network.services import LeftMatch


def left(home: Path) -> LeftMatch | None:
    """Return the match that goes on once the table is opened again, None without one."""
    found = read(home)
    if found is None or found.match is None or found.table.set_up is None:
        return None
    mine = {member.id for member in found.table.members if member.host}
    names = tuple(chair.name for chair in found.table.chairs if chair.member not in mine)
    if not found.table.chairs or found.table.set_up.game not in registry.names():
        return None
    others = names or tuple(chair.name for chair in found.table.chairs)
    return LeftMatch(str(found.match), found.table.set_up.game, others)


def put_away(home: Path) -> None:
    """Have that match not go on; who sat there is known still. Raises StoreError."""
    found = read(home)
    if found is None:
        return
    data = msgspec.json.encode(KeptFile(None, msgspec.structs.replace(found.table, chairs=())))
    try:
        files.write(files.folder(home) / files.TABLE, data)
    except OSError as error:
        path = home / files.FOLDER / files.TABLE
        raise StoreError("cannot-write", path, error.strerror or str(error)) from error
