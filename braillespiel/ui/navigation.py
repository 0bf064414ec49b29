"""Which screen opens from where: what screens need of each other without knowing each other.

A match opens menus, and menus open matches. So that no module has to import one that imports it,
they ask for :class:`Navigation`; :mod:`braillespiel.ui.routes` knows all screens and answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from braillespiel.table.port import Port
    from braillespiel.ui.match.screen import MatchScreen
    from braillespiel.ui.services import Setup
    from braillespiel.ui.ui import Ui

Made = TypeVar("Made")


class Navigation(Protocol):
    """Opens screens and carries out what works on every screen."""

    def run(self, ui: Ui, command: str) -> None:
        """Carry out a command of the scope GLOBAL. Raises KeyError for an unknown one."""

    def prepared(self, ui: Ui, make: Callable[[], Made], show: Callable[[Made], None]) -> None:
        """Show what ``make`` reads or plays through, or say why there is none."""

    def open_match(self, ui: Ui, make: Callable[[], Port]) -> None:
        """Open the match that ``make`` begins or resumes, or say why there is none."""

    def open_game_menu(self, match: MatchScreen) -> None:
        """Open the menu of a match over whatever is on top."""

    def open_hand_over(self, match: MatchScreen, seat: int) -> None:
        """Open the neutral screen that waits for the person of ``seat``."""

    def open_table(self, ui: Ui, setup: Setup) -> None:
        """Open a network table for a match, to which others come."""

    def open_match_to_others(self, match: MatchScreen) -> None:
        """Have a match of this computer go on at a network table, to which others come."""

    def reopen_table(self, ui: Ui) -> None:
        """Open the player's own table again, to continue the match in which it was left."""

    def join_table(self, ui: Ui) -> None:
        """Open the list of network tables."""

    def open_class(self, ui: Ui) -> None:
        """Ask which class is to be opened on this computer."""

    def back_to_table(self, ui: Ui) -> None:
        """Go back to the table where a match was under way when the program ended."""
