"""Open a table to others: the player hears at once how they get there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.engine.contract import GameError
from braillespiel.engine.like_me import nearest
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.network.client import OpenTable, TableProblem
from braillespiel.network.messages import SetUp
from braillespiel.table.port import Request
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.hearing import hearing_ms
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.ui.network.names import ask_names, own_names, rule_of
from braillespiel.ui.network.services import LeftMatch, Network
from braillespiel.ui.network.setup import LEVELS, usual_hearing, with_deck
from braillespiel.ui.screens.match_line import left_line
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.services import Setup
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.match.table import MatchTable
    from braillespiel.ui.ui import Ui


def open_table(ui: Ui, network: Network, set_up: SetUp | None = None) -> None:
    """Open a table for ``set_up``, once it is known who plays at this computer.

    Without one, the match in which the table was left continues.
    """
    names = own_names(ui)
    if not names:
        ask_names(ui, lambda: open_table(ui, network, set_up))
        return
    at = AtTable(ui)
    at.first_set_up = set_up
    table = ui.words("net-table-of", name=names[0])
    hearing = hearing_ms(ui)
    ui.announcer.answer(ui.words.phrase("net-lobby-opening"))

    def work() -> None:
        try:
            opened = network.tables.open(names, table, at.wake, hearing=hearing)
        except Exception as error:
            problem = rule_of(error)
            ui.services.post(lambda: failed(at, problem))
        else:
            ui.services.post(lambda: is_open(at, network, opened))

    ui.services.in_background(work)


def failed(at: AtTable, problem: TableProblem) -> None:
    """Say why the table cannot be opened."""
    at.leave()
    told = sentences.problem(at.ui.words, problem)
    at.ui.announcer.announce([Announcement(told, sound="error")])


def is_open(at: AtTable, network: Network, opened: OpenTable) -> None:
    """The table is open: announce how others get to it."""
    ui, words = at.ui, at.ui.words
    at.opened, at.client = opened, opened.client
    ui.pop_to(ui.screens[0], silent=True)
    ui.push(TableLobby(ui, at, network), silent=True)
    told = words.phrase(
        "net-open-told",
        code=sentences.code(words, opened.code),
        reach=sentences.reach(words, opened.addresses),
    )
    if opened.page:
        told = joined((told, sentences.page(words, opened.page)), words.signs.sentence)
    is_told = Announcement(told, sound="open")
    if at.first_set_up is None:
        _see_going_on(at, is_told)
    else:
        ui.announcer.announce([is_told])
    at.wake()


def _see_going_on(at: AtTable, told: Announcement) -> None:
    """Say how others get here once the match is there, which would cut it short.

    If the match in which the table was left does not continue, say that too.
    """

    def see() -> None:
        table = None if at.client is None else at.client.table
        if table is None or (table.phase == "playing" and at.match is None):
            return
        at.on_change.remove(see)
        announced = [told]
        if table.phase == "gathering":
            lost = at.ui.words.phrase("net-left-lost")
            announced.append(Announcement(lost, sound="error"))
        at.ui.announcer.announce(announced)

    at.on_change.append(see)


def open_for(ui: Ui, network: Network, setup: Setup) -> None:
    """Open a table for a match as it was set up here; its bots sit after the people."""
    wanted = with_deck(ui, _set_up(setup))
    if wanted is None:
        return
    left = network.left()
    if left is None:
        open_table(ui, network, wanted)
    else:

        def anew() -> None:
            network.put_away()
            open_table(ui, network, wanted)

        ui.push(LeftMenu(ui, network, left, anew))


def _set_up(setup: Setup) -> SetUp:
    game = registry.game(setup.game)
    usual = game.resolve({})
    given = {name: value for name, value in setup.options.items() if value != usual.get(name)}
    bots = [nearest(player.level) for player in setup.players]
    levels = tuple(level for level in LEVELS for bot in bots if bot == level)
    return SetUp(
        game=setup.game,
        seats=len(setup.players),
        options=given,
        levels=levels or ("normal",),
        hearing=1000 * usual_hearing(setup.game),
        seed=setup.seed,
    )


class LeftMenu(Menu):
    """The player's own table was left in a match: continue that, or begin another."""

    def __init__(self, ui: Ui, network: Network, left: LeftMatch, anew: Callable[[], None]) -> None:
        words = ui.words
        entries = (
            MenuEntry("go-on", words.phrase("net-left-go-on"), lambda: open_table(ui, network)),
            MenuEntry("anew", words.phrase("net-left-anew"), anew),
        )
        super().__init__(ui, left_line(words, left, "net-left-title"), entries)


# -- opening a match of this computer ------------------------------------------------


def open_match(match: MatchTable, network: Network) -> None:
    """Open the table of a match, once it is known who sits here and what the table was left in."""
    left = network.left()
    if left is None:
        _open(match, network)
    else:
        match.ui.push(LeftMenu(match.ui, network, left, lambda: _open(match, network)))


def _open(match: MatchTable, network: Network) -> None:
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


def put_down(match: MatchTable) -> None:
    """Leave a match that is being played here; it is on disk."""
    match.port.request(Request.LEAVE)
    match.ui.services.matches.leave()
    match.vacate()
    match.ui.pop_to(match.ui.screens[0], silent=True)
