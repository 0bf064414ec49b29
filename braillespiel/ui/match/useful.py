"""Which keys of the table would do nothing now, so that the short help leaves them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.zones import Role, Shape
from braillespiel.ui.match.hint import practising
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen

_HEX = (
    *("other-up", "other-down", "hex-west", "hex-east"),
    *("hex-northwest", "hex-northeast", "hex-southwest", "hex-southeast"),
)
_ZONES = {
    Role.HAND: ("hand",),
    Role.TABLE: ("own-table",),
    Role.OPPONENT: ("opponent-next", "opponent-previous"),
    Role.PILES: ("piles",),
}


def idle_commands(table: MatchScreen) -> frozenset[str]:
    """Return the ids of commands that mean nothing as this match is played, or in this zone."""
    found = set(table.presenter.idle_commands(table.view()))
    if table.navigator.zone.shape is not Shape.HEX:
        found.update(_HEX)
    roles = {zone.role for zone in table.navigator.zones}
    for role, names in _ZONES.items():
        if role not in roles:
            found.update(names)
    if not practising(table):
        found.add("hint")
        if table.draft is None:
            found.add("take-back")
    return frozenset(found)


def commands_that_act(table: MatchScreen) -> frozenset[str]:
    """Return the ids of the game's commands that would be legal actions of who sits here."""
    if table.seats.common is not None or table.over:
        return frozenset()
    return table.presenter.commands_that_act(table.view())


def acts_on_news(table: MatchScreen) -> bool:
    """Tell whether an action waits until what happened is being announced; a race does not."""
    return not table.racing


def zone_name(table: MatchScreen) -> Phrase:
    """Name the focused zone."""
    return table.navigator.zone.name
