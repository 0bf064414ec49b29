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
    """Return which keys there are now, those of a display too where one is there."""
    words = match.words
    found = words.phrase(match.over_keys)
    if not match.ui.announcer.braille.attended:
        return found
    entries = {chunk.key for chunk in _entries(match)}
    key = "over-again" if _AGAIN in entries else "over-menu" if entries else "over-list"
    felt = words.phrase(key)
    return Phrase(f"{found.full} {felt.full}", found.brief, felt.braille)


def with_entries(match: MatchScreen, line: Line) -> Line:
    """Return the line with what comes next, each done by the routing key over it."""
    return replace(line, chunks=(*line.chunks, *_entries(match)))


def route_entry(match: MatchScreen, key: str) -> bool:
    """Do what an entry behind the cards is for; False where ``key`` is none of them."""
    if key not in {chunk.key for chunk in _entries(match)}:
        return False
    if key == _AGAIN:
        play_again(match)
    else:
        match.ui.navigation.open_game_menu(match)
    return True


def _entries(match: MatchScreen) -> tuple[Chunk, ...]:
    """Return the entries; displays of several lines have no place for them beside a field."""
    if not match.ended or not match.over_keys or match.ui.announcer.braille.rows > 1:
        return ()
    again = Chunk(match.words.phrase("game-menu-again").braille, _AGAIN)
    menu = Chunk(match.words.phrase("over-entry-menu").braille, _MENU)
    return (menu,) if Scope.NETWORK in match.scopes else (again, menu)


def play_again(match: MatchScreen) -> None:
    """Begin a new match of the same people with the same options."""
    ui, port = match.ui, match.port
    options = port.game.rematch(port.options, len(port.players))
    setup = Setup(match.game, port.players, options)
    ui.navigation.open_match(ui, lambda: ui.services.matches.new_match(setup))
