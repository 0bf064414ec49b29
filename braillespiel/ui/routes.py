"""The screens wired together: :class:`Routes` is the Navigation of a real client."""

from __future__ import annotations

from collections.abc import Callable

from braillespiel.table.host import TableHost
from braillespiel.ui import global_commands
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.game_menu import GameMenu
from braillespiel.ui.screens.handover import HandOver
from braillespiel.ui.ui import Ui
from braillespiel.words.catalogue import Words


class Routes:
    """Opens each screen where another one asks for it."""

    def run(self, ui: Ui, command: str) -> None:
        """Carry out a command of the scope GLOBAL. Raises KeyError for an unknown one."""
        global_commands.run(ui, command)

    def open_match(self, ui: Ui, make: Callable[[], TableHost]) -> None:
        """Open a match over the main menu, or say why there is none."""
        try:
            host = make()
        except Exception as error:
            ui.announcer.answer(ui.services.problem(error), sound="error")
            return
        game = host.match.game.id
        ui.words = Words(ui.words.language, ui.catalogues(game))
        while len(ui.screens) > 1:
            ui.screens.pop()
        match = MatchScreen(ui, host)
        first = host.waiting_for(None)
        if host.match.stopped is not None and host.people:
            first = host.people[0]
        if len(host.people) > 1 and host.common is None and first is not None:
            ui.push(match, silent=True)
            match.hand_over(first)
        else:
            ui.push(match)

    def open_game_menu(self, match: MatchScreen) -> None:
        """Open the menu of a match over whatever is on top."""
        match.ui.push(GameMenu(match.ui, match))

    def open_hand_over(self, match: MatchScreen, seat: int) -> None:
        """Open the neutral screen that waits for the person of ``seat``."""
        match.ui.push(HandOver(match.ui, match, seat))
