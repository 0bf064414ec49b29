"""What lies on the line behind the cards when a match is over, for who has a display alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.ui.braille.line import Chunk, Line
from braillespiel.ui.keymap import Scope
from braillespiel.ui.services import Setup
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen

_AGAIN, _MENU = "@again", "@menu"
"""What lies under the entries: no card has these keys."""


def keys_phrase(match: MatchScreen) -> Phrase:
    """Return which keys there are now: those of the input that is in use."""
    if not match.ui.naming.by_display:
        return match.words.phrase(match.over_keys)
    keys = entries(match)
    return match.words.phrase(
        "over-again" if _AGAIN in keys else "over-menu" if keys else "over-list"
    )


def with_entries(match: MatchScreen, line: Line) -> Line:
    """Return the line with what comes next, each done by the routing key over it."""
    found = entries(match)
    added = [Chunk(name.braille, key) for key, name in found.items()] if found else ()
    return replace(line, chunks=(*line.chunks, *added)) if added else line


def entries(match: MatchScreen) -> dict[str, Phrase]:
    """Return what can come next and its name, by what lies under its cells.

    Nothing while a keyboard is in use; displays of several lines have no place for it beside a
    field.
    """
    if not (match.ended and match.over_keys and match.ui.naming.by_display):
        return {}
    if match.ui.announcer.braille.rows > 1:
        return {}
    again = {_AGAIN: match.words.phrase("game-menu-again")}
    menu = {_MENU: match.words.phrase("over-entry-menu")}
    return menu if Scope.NETWORK in match.scopes else again | menu


def route_entry(match: MatchScreen, key: str) -> bool:
    """Do what an entry behind the cards is for; False where ``key`` is none of them."""
    if key not in entries(match):
        return False
    if key == _AGAIN:
        play_again(match)
    else:
        match.ui.navigation.open_game_menu(match)
    return True


def play_again(match: MatchScreen) -> None:
    """Begin a new match of the same people with the same options."""
    ui, port = match.ui, match.port
    options = port.game.rematch(port.options, len(port.players))
    setup = Setup(match.game, port.players, options)
    ui.navigation.open_match(ui, lambda: ui.services.matches.new_match(setup))
