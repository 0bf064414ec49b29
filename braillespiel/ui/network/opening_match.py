"""Open the table of a match that is being played here: it goes on there, and others come to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.engine.contract import GameError
from braillespiel.games.presenter import Announcement
from braillespiel.table.port import Request
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.errors import rule_of
from braillespiel.ui.network.hearing import hearing_ms
from braillespiel.ui.network.names import ask_names, own_names
from braillespiel.ui.network.opening import LeftMenu, failed, is_open
from braillespiel.ui.network.services import Network

if TYPE_CHECKING:
    from braillespiel.ui.match.table import Table


def open_match(match: Table, network: Network) -> None:
    """Open the table of a match, once it is known who sits here and what the table was left in."""
    left = network.left()
    if left is None:
        _open(match, network)
    else:
        match.ui.push(LeftMenu(match.ui, network, left, lambda: _open(match, network)))


def _open(match: Table, network: Network) -> None:
    ui, port = match.ui, match.port
    names = tuple(player.name for player in port.players if not player.is_bot)
    if len(names) == 1:
        names = own_names(ui)[:1]
        if not names:
            ask_names(ui, lambda: _open(match, network))
            return
    number, known = ui.services.matches.playing, port.known_seed
    at = AtTable(ui)
    table = ui.words("net-table-of", name=names[0])
    hearing = hearing_ms(ui)
    put_down(match)
    ui.announcer.answer(ui.words.phrase("net-lobby-opening"))

    def back(error: Exception) -> None:
        """Sit down at the match again, here, and say why there is no table."""
        ui.navigation.open_match(ui, lambda: ui.services.matches.resume(number))
        if hasattr(error, "rule") and not isinstance(error, GameError):
            failed(at, rule_of(error))
        else:
            at.leave()
            told = Announcement(ui.services.problem(error), sound="error")
            ui.announcer.announce([told])

    def work() -> None:
        try:
            opened = network.tables.open(
                names, table, at.wake, hearing=hearing, match=number, known=known
            )
        except Exception as error:
            ui.services.post(partial(back, error))
        else:
            ui.services.post(lambda: is_open(at, network, opened))

    ui.services.in_background(work)


def put_down(match: Table) -> None:
    """Leave a match that is being played here; it is on disk."""
    match.port.request(Request.LEAVE)
    match.ui.services.matches.leave()
    match.vacate()
    match.ui.pop_to(match.ui.screens[0], silent=True)
