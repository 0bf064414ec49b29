"""Where one sits in a match at somebody else's table: known still after a crash of this program.

Kept in ``network/seat.json`` of the data folder from the beginning of a match until its end, or
until one leaves on purpose.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec

from braillespiel.decoding import decode
from braillespiel.network import texts
from braillespiel.network.joining import files
from braillespiel.store.database import wall_clock
from braillespiel.ui.network.services import LeftSeat

LASTS_MS = 24 * 3_600_000
"""How long somebody may be away, by any clock, until nobody waits at that table any more."""
_LONGEST = 4096


class _Kept(msgspec.Struct, frozen=True):
    address: Annotated[str, msgspec.Meta(min_length=1, max_length=320)]
    table: Annotated[str, msgspec.Meta(max_length=texts.NAME)]
    game: Annotated[str, msgspec.Meta(max_length=60)]
    since: int
    house_table: Annotated[str, msgspec.Meta(max_length=40)] = ""


def left(home: Path, clock: Callable[[], int] = wall_clock) -> LeftSeat | None:
    """Return where one still has a seat in a match, None if nowhere."""
    try:
        with (home / files.FOLDER / files.SEAT).open("rb") as file:
            found = decode(file.read(_LONGEST), _Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    if abs(clock() - found.since) > LASTS_MS:
        return None
    table, address = texts.plain(found.table), texts.plain(found.address)
    return LeftSeat(table, address, found.game, texts.plain(found.house_table))


def sit_down(home: Path, seat: LeftSeat, clock: Callable[[], int] = wall_clock) -> None:
    """A match begins there, or one is back at it; where that cannot be kept, it is not offered."""
    kept = _Kept(seat.address, seat.table, seat.game, clock(), seat.house_table)
    with contextlib.suppress(OSError):
        files.write(files.folder(home) / files.SEAT, msgspec.json.encode(kept))


def stand_up(home: Path) -> None:
    """The match is over, or one has left it on purpose."""
    with contextlib.suppress(OSError):
        (home / files.FOLDER / files.SEAT).unlink(missing_ok=True)
