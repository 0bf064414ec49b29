"""Which keys of the table would do nothing now, so that the short help leaves them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.zones import Role, Shape
from braillespiel.ui.keymap import Scope
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


def commands_that_act(table: MatchScreen) -> frozenset[tuple[Scope, str]]:
    """Return the commands that would be legal actions of who sits here, with the focus as it is."""
    view, item = table.view(), table.navigator.item
    if table.seats.common is not None or table.over or table.draft or view.spectator:
        return frozenset()
    found = {(Scope.GAME, name) for name in table.presenter.commands_that_act(view)}
    marked = [] if item is None else [key for key in table.marked if key != item.key]
    if item is not None and table.presenter.actions_for(view, item.key, marked):
        found.add((Scope.TABLE, "activate"))
    if table.presenter.end_turn(view) is not None:
        found.add((Scope.TABLE, "end-turn"))
    return frozenset(found)


def acts_on_news(table: MatchScreen) -> bool:
    """Tell whether an action waits until what happened is being announced; a race does not."""
    return not table.racing


def zone_name(table: MatchScreen) -> Phrase:
    """Name the focused zone."""
    return table.navigator.zone.name
