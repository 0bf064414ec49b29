"""Keys that ask about the game while another view lies over the table.

In a view that is searched by letters (the help, "Change keys"), a letter asks only if it finds
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.keymap import Scope

if TYPE_CHECKING:
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui

ASKING = (
    *("turn", "scores", "last-event", "hand", "own-table", "opponent-next", "opponent-previous"),
    *("piles", "inspect", "zone"),
)
"""Commands of the table that change nothing: they only answer."""


def table_below(ui: Ui, view: Screen) -> Screen | None:
    """Return the table that a view lies over, if its person is the one at the keyboard."""
    for screen in reversed(ui.screens[: ui.screens.index(view) + 1]):
        if screen.hides_table:
            return None
        if Scope.TABLE in screen.scopes and Scope.DESK not in screen.scopes:
            return screen
    return None


def runs(view: Screen, scope: Scope) -> Screen:
    """Return who carries out the commands of a scope: the view, or the network table below."""
    if scope is not Scope.NETWORK:
        return view
    return next((each for each in reversed(view.ui.screens) if Scope.NETWORK in each.scopes), view)


def at_net_table(ui: Ui, key: str) -> tuple[Scope, str] | None:
    """Return what a key means at the network table that the current view lies over."""
    at_table = Scope.NETWORK in runs(ui.screen, Scope.NETWORK).scopes
    if len(key) == 1 or not at_table:
        return None  # letters are searched for
    return ui.key_map.command(key, (Scope.NETWORK,))


def asked(ui: Ui, key: str) -> bool:
    """Let the table below answer ``key``; False if there is none, or the key asks nothing."""
    screen = ui.screens[-1]
    if Scope.MENU not in screen.scopes:
        return False
    table = table_below(ui, screen)
    found = ui.key_map.command(key, (Scope.TABLE, Scope.GLOBAL))
    if table is None or found is None or screen.finds(key):
        return False
    if found == (Scope.GLOBAL, "repeat"):
        ui.navigation.run(ui, "repeat")
        return True
    letters = key.removeprefix("Shift+")
    if found[1] not in ASKING or len(letters) > 1:
        return False
    if found[1] == "inspect" and screen.explains():
        return screen.run(Scope.MENU, "inspect")
    if found[1] != "last-event":
        ui.announcer.history.forget_place()
    return table.answers(found[1])
