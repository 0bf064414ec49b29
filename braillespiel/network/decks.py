"""Decks of a player's own at a table: they travel with what is to be played, as data with bounds.

Nothing in them is carried out, and no file is read because somebody elsewhere says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from braillespiel import input_limits
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import Document, GameError
from braillespiel.games import registry
from braillespiel.games.own_deck import TakesDeck
from braillespiel.network import texts
from braillespiel.network.messages import SetUp
from braillespiel.network.refusals import RefusalError

MOST = 48 << 10
"""Bytes of a deck: what is to be played stays one frame."""


def with_mine(set_up: SetUp) -> SetUp:
    """Return what is to be played with the deck of this computer, where it takes one.

    Raises OptionError if its file cannot be used, RefusalError where it cannot travel.
    """
    game = registry.game(set_up.game)
    if not isinstance(game, TakesDeck) or not game.takes_deck(game.resolve(set_up.options)):
        return set_up
    document = game.deck_document()
    _fitting(game, document)
    return replace(set_up, deck=document)


def game_of(set_up: SetUp) -> AnyGame:
    """Return the game that is to be played, with the deck that came with it.

    Raises GameError for its game and options, RefusalError deck-missing, deck-large, deck-bad.
    """
    game = registry.game(set_up.game)
    if not isinstance(game, TakesDeck) or not game.takes_deck(game.resolve(set_up.options)):
        return game
    if set_up.deck is None:
        raise RefusalError("deck-missing")
    return _fitting(game, set_up.deck)


def _fitting(game: TakesDeck, document: Document) -> AnyGame:
    try:
        input_limits.checked(document, "deck", "deck")
        if len(msgspec.json.encode(document)) > MOST:
            raise RefusalError("deck-large", most=MOST >> 10)
        if not all(map(texts.is_plain, _texts(document))):
            raise RefusalError("deck-bad")
        return game.with_deck(document)
    except (GameError, input_limits.InputError) as error:
        raise RefusalError("deck-bad") from error


def _texts(document: Any) -> Iterator[str]:
    waiting = [document]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            waiting += value
