"""What a table answers while another view lies over it: it answers, and moves no focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.zones import Role
from braillespiel.ui.match.keys import run
from braillespiel.ui.match.reading import read_zone

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen

_ROLES = {
    "hand": (Role.HAND, "no-hand", 1),
    "own-table": (Role.TABLE, "no-own-table", 1),
    "opponent-next": (Role.OPPONENT, "no-opponent", 1),
    "opponent-previous": (Role.OPPONENT, "no-opponent", -1),
    "piles": (Role.PILES, "no-piles", 1),
}


def answers(table: MatchScreen, command: str) -> bool:
    """Answer a key that asks; zones are read in full, the same key reads the next of their kind."""
    if command not in _ROLES:
        return run(table, command)
    role, missing, by = _ROLES[command]
    found = [zone for zone in table.navigator.zones if zone.role is role]
    if not found:
        table.ui.announcer.answer(table.words.phrase(missing), sound="edge")
        return True
    ids = [zone.id for zone in found]
    if table.navigator.asked in ids:
        number = (ids.index(table.navigator.asked) + by) % len(ids)
    else:
        number = 0 if by > 0 else -1
    table.navigator.asked = found[number].id
    read_zone(table, found[number])
    return True
