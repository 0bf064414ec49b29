"""The file that says who was at this computer's table, and in which match, when its host ended."""

from __future__ import annotations

from pathlib import Path

import msgspec

from braillespiel.decoding import decode
from braillespiel.network.joining import files
from braillespiel.network.kept import KeptTable


class KeptFile(msgspec.Struct, frozen=True):
    """What the file holds: the running match, and who was at the table."""

    match: int | None
    table: KeptTable


def read(home: Path) -> KeptFile | None:
    """Return what the file in the data folder ``home`` holds, None if it cannot be read."""
    try:
        data = (home / files.FOLDER / files.TABLE).read_bytes()
        return decode(data, KeptFile)
    except (OSError, msgspec.MsgspecError):
        return None
