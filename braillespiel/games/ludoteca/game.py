"""Ludoteca as a rule book: options, set-up, positions, bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import Game, Option, OptionValue
from braillespiel.games.ludoteca import actions, position
from braillespiel.games.ludoteca.bot import LudotecaBot
from braillespiel.games.ludoteca.deck import read_deck
from braillespiel.games.ludoteca.decks import HOUSE, OWN, chosen_deck, house_deck
from braillespiel.games.ludoteca.rules import LudotecaState, opening
from braillespiel.games.ludoteca.table import Rules, Table


class LudotecaGame(Game):
    """Ludoteca, basic and extended, for two to four."""

    id = "ludoteca"
    min_seats = 2
    max_seats = 4
    options = (
        Option("extended", False),
        Option("helper_eight_scores", True),
        Option("target", 50, low=10, high=200, step=10),
        Option("deck", HOUSE, choices=(HOUSE, OWN)),
    )

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> LudotecaState:
        """Return the first deal; raises DeckError if the owner's deck cannot be used."""
        return opening(self._rules(seats, options, None), seed)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position_data: dict[str, Any]
    ) -> LudotecaState:
        """Return the state that a position describes; raises PositionError."""
        read = position.read_position(position_data)
        state = LudotecaState(Table(self._rules(seats, options, read)), Chance(0))
        position.fill(state, read)
        return state

    def position_schema(self) -> dict[str, Any]:
        """Return the JSON Schema of positions."""
        return position.schema()

    def keeps_opening(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell that a match with the owner's deck keeps it: the file may change meanwhile."""
        return bool(options["extended"]) and options["deck"] == OWN

    def parse_action(self, text: str) -> actions.Action:
        """Read an action's text form; raises ActionTextError."""
        return actions.parse(text)

    def bot(self, level: str) -> LudotecaBot:
        """Return the bot of ``level``."""
        return LudotecaBot(level)

    def _rules(
        self,
        seats: int,
        options: Mapping[str, OptionValue],
        given: position.Position | None,
    ) -> Rules:
        own = self.keeps_opening(options)
        if given is not None and given.deck is not None:
            read_deck(msgspec.to_builtins(given.deck))
            deck = given.deck
        else:
            deck = chosen_deck(OWN) if own else house_deck()
        return Rules(
            seats=seats,
            extended=bool(options["extended"]),
            eight=bool(options["helper_eight_scores"]),
            target=int(options["target"]),
            deck=deck,
            own_deck=own or (given is not None and given.deck is not None),
        )


GAME = LudotecaGame()
