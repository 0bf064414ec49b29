"""Ludoteca as a rule book: options, set-up, positions, bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.engine.records import RecordGame
from braillespiel.games.ludoteca import actions, position
from braillespiel.games.ludoteca.bot import LudotecaBot
from braillespiel.games.ludoteca.deck import Deck, read_deck
from braillespiel.games.ludoteca.decks import built_in_deck, chosen_deck, complete
from braillespiel.games.ludoteca.events import Event, MatchEnded, RoundEnded
from braillespiel.games.ludoteca.rules import LudotecaState, opening
from braillespiel.games.ludoteca.settings import Settings
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.games.own_deck import BUILT_IN, OWN


class LudotecaGame(RecordGame[LudotecaState, actions.Action, LudotecaView]):
    """Ludoteca, basic and extended, for two to four."""

    id = "ludoteca"
    min_seats = 2
    max_seats = 4
    options = (
        Option("extended", False),
        Option("helper_eight_scores", True),
        Option("target", 50, low=10, high=200, step=10),
        Option("deck", BUILT_IN, choices=(BUILT_IN, OWN)),
        Option("stall", 8, low=6, high=40, before=20),
        Option("two_cards", False),
        Option("ask_equal", False, before=True),
    )
    view_type = LudotecaView
    event_types = Event
    action_types = actions.Action

    def __init__(self, own: Deck | None = None) -> None:
        self._own = own
        """The deck that counts as the player's own; None: that of their file."""

    def takes_deck(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether the extended game is played with a deck of a player's own."""
        return bool(options["extended"]) and options["deck"] == OWN

    def deck_document(self) -> dict[str, Any]:
        """Return the player's own deck; raises DeckError."""
        return _document(self._own or chosen_deck(OWN))

    def deck_of(self, state: LudotecaState) -> dict[str, Any]:
        """Return the deck of a match."""
        return _document(state.public.settings.deck)

    def with_deck(self, document: dict[str, Any]) -> LudotecaGame:
        """Return the game with such a deck; raises DeckError."""
        return LudotecaGame(complete(read_deck(document)))

    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """Return the settings, the deck among them."""
        return {"settings": self._settings(seats, options, None)}

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> LudotecaState:
        """Return the first deal; raises DeckError if the owner's deck cannot be used."""
        return opening(self._settings(seats, options, None), seed)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position_data: dict[str, Any]
    ) -> LudotecaState:
        read = position.read_position(position_data)
        return LudotecaState(*position.state_from(self._settings(seats, options, read), read))

    def position_schema(self) -> dict[str, Any]:
        return position.schema()

    def ended(self, event: object) -> str | None:
        if isinstance(event, RoundEnded):
            return "round-stalled" if event.stalled else "round-played"
        if not isinstance(event, MatchEnded):
            return None
        if not event.built:
            return "match-points"
        most = event.totals[event.winners[0]] == max(event.totals)
        return "match-pillars" if most else "match-pillars-behind"

    def offered(self, options: Mapping[str, OptionValue]) -> Sequence[Option]:
        """Leave out what only the extended game or older matches know."""
        left_out = {"ask_equal"}
        if not options["extended"]:
            left_out |= {"helper_eight_scores", "deck"}
        return [option for option in self.options if option.id not in left_out]

    def bot(self, level: str) -> LudotecaBot:
        return LudotecaBot(level)

    def _settings(
        self,
        seats: int,
        options: Mapping[str, OptionValue],
        given: position.Position | None,
    ) -> Settings:
        own = self.takes_deck(options)
        if given is not None and given.deck is not None:
            read_deck(msgspec.to_builtins(given.deck))
            deck = given.deck
        else:
            deck = (self._own or chosen_deck(OWN)) if own else built_in_deck()
        own = own or (given is not None and given.deck is not None)
        return Settings.of(seats, options, deck, own_deck=own)


def _document(deck: Deck) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(deck))
    return found


GAME = LudotecaGame()
