"""The screens wired together: :class:`ScreenOpener` is the Navigation of a real client."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from braillespiel import extras
from braillespiel.games.presenter import Announcement
from braillespiel.table.port import Port
from braillespiel.ui.commands import COMMANDS, GLOBAL
from braillespiel.ui.keymap import Command
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.match.table import MatchTable
from braillespiel.ui.services import Setup
from braillespiel.ui.ui import Ui

Made = TypeVar("Made")


class ScreenOpener:
    """Opens each screen where another one asks for it."""

    commands: Sequence[Command] = COMMANDS

    def run(self, ui: Ui, command: str) -> None:
        """Carry out a command of the scope GLOBAL."""
        GLOBAL.run(ui, command)

    def prepared(self, ui: Ui, make: Callable[[], Made], show: Callable[[Made], None]) -> None:
        """Show what ``make`` reads or plays through, or say why there is none."""
        try:
            made = make()
        except Exception as error:
            ui.announcer.answer(ui.services.problem(error), sound="error")
        else:
            show(made)

    def open_match(self, ui: Ui, make: Callable[[], Port]) -> None:
        """Open a match over the main menu, or say why there is none."""
        self.prepared(ui, make, partial(self._show_match, ui))

    def _show_match(self, ui: Ui, port: Port) -> None:
        game = port.game.id
        ui.read_game(game)
        while len(ui.screens) > 1:
            ui.screens.pop()
        match = MatchScreen(ui, port)
        several = len(match.seated) > 1
        known = port.known_seed is not None and several
        if known:
            phrase = ui.words.phrase("known-deal", seed=str(port.known_seed))
            match.seats.tell(Announcement(phrase))
        first = next((seat for seat in match.seated if match.acting(seat)), None)
        if port.standing.stopped is not None:
            first = match.seated[0]
        if several and match.seats.common is None and first is not None:
            ui.push(match, silent=True)
            match.hand_over(first)
        else:
            ui.push(match)
            if known:
                match.deliver()

    def open_table(self, ui: Ui, setup: Setup) -> None:
        """Open a network table for a match, to which others come."""
        extras.need("net")
        from braillespiel.ui.network.opening import open_for  # the network is many modules

        if ui.services.network is not None:
            open_for(ui, ui.services.network, setup)

    def open_match_to_others(self, match: MatchTable) -> None:
        """Have a match of this computer go on at a network table, to which others come."""
        extras.need("net")
        from braillespiel.ui.network.opening import open_match  # the network is many modules

        if match.ui.services.network is not None:
            open_match(match, match.ui.services.network)

    def reopen_table(self, ui: Ui) -> None:
        """Open the player's own table again, to continue the match in which it was left."""
        extras.need("net")
        from braillespiel.ui.network.opening import open_table  # the network is many modules

        if ui.services.network is not None:
            open_table(ui, ui.services.network)

    def join_table(self, ui: Ui) -> None:
        """Open the list of network tables."""
        extras.need("net")
        from braillespiel.ui.network.join_menu import JoinMenu  # the network is many modules

        if ui.services.network is not None:
            ui.push(JoinMenu(ui, ui.services.network))

    def open_houses(self, ui: Ui) -> None:
        """Open the list of houses; where none is known yet, ask for the first."""
        extras.need("net")
        from braillespiel.ui.network.house import open_houses  # most people never need it

        network = ui.services.network
        if network is not None and network.houses is not None:
            open_houses(ui, network, network.houses)

    def open_class(self, ui: Ui) -> None:
        """Ask which class is to be opened on this computer."""
        extras.need("net")
        from braillespiel.ui.classroom.open_class import OpenClassMenu  # a class is many modules

        if ui.services.network is not None:
            ui.push(OpenClassMenu(ui, ui.services.network))

    def back_to_table(self, ui: Ui) -> None:
        """Go back to the table at which one was in a match when the program ended."""
        extras.need("net")
        from braillespiel.ui.network.house import HousesMenu  # the network is many modules
        from braillespiel.ui.network.join_menu import JoinMenu

        network = ui.services.network
        seat = None if network is None else network.left_seat()
        if network is None or seat is None:
            return
        houses = network.houses if seat.house_table else None
        menu = JoinMenu(ui, network) if houses is None else HousesMenu(ui, network, houses)
        ui.push(menu, silent=True)
        menu.go_back(seat)
