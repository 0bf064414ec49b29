"""Matches of a network table that were stored as if all had sat at this computer.

Before there was the kind "online", a table's matches looked like those of one computer, which
"Resume" opens with all hands. What was kept of the table tells them apart.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from braillespiel.games import registry
from braillespiel.network.joining import files
from braillespiel.store import relabel
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchLine


def mark(store: Store) -> None:
    """Have such matches belong to their table from now on. Never raises."""
    home = None if store.database.path is None else store.database.path.parent
    if home is None or not (home / files.FOLDER / files.TABLE).exists():
        return
    with contextlib.suppress(StoreError):
        for line in store.matches.unfinished():
            humans = [player for player in line.players if player.kind == "human"]
            if humans and registry.has(line.game) and _at_the_table(line, home):
                with contextlib.suppress(StoreError):
                    relabel.to_online(store, line.id)


def _at_the_table(line: MatchLine, home: Path) -> bool:
    """Tell whether what was kept of the table in ``home`` is about this match."""
    from braillespiel.application.table_file import read

    found = read(home)
    if found is None:
        return False
    names = [player.name for player in line.players]
    if found.match == line.id and names == [chair.name for chair in found.table.chairs]:
        return True
    # The match was put away, or another one came after it: then who sat there tells.
    people = [player.name for player in line.players if player.kind == "human"]
    members = [m for m in found.table.members if set(m.names) & set(people)]
    set_up = found.table.set_up
    return (
        len(members) > 1
        and set_up is not None
        and (set_up.game, set_up.seats) == (line.game, line.seats)
        and people == [name for member in members for name in member.names]
    )
