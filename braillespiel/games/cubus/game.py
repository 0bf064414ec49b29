"""The rule book of Cubus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.engine.records import RecordGame
from braillespiel.games.cubus import actions, setup
from braillespiel.games.cubus import position as positions
from braillespiel.games.cubus.bot import CubusBot, bot
from braillespiel.games.cubus.events import Event
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.settings import MOST_SEATS, Settings
from braillespiel.games.cubus.view import CubusView


class Cubus(RecordGame[CubusState, actions.CubusAction, CubusView]):
    """Reinhold Wittig's Cubus: a pile of boxes out of 48 lozenges."""

    id = "cubus"
    min_seats = 2
    max_seats = MOST_SEATS
    timed = True
    options = (
        Option("children", False),
        Option("play", "build", ("build", "both", "dismantle")),
        Option("knock", "untimed", ("untimed", "timed", "off")),
        Option("reaction", 5, low=2, high=60),
        Option("end", "none", ("none", "last", "best")),
    )
    view_type = CubusView
    event_types = Event

    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """Return the settings."""
        return {"settings": Settings.of(options)}

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> CubusState:
        """Return the opening state."""
        return setup.opening(seats, Settings.of(options), seed)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, Any]
    ) -> CubusState:
        """Return the state of a position; raise PositionError if it breaks a rule."""
        return CubusState(*positions.state_from(seats, Settings.of(options), position))

    def position_schema(self) -> dict[str, Any]:
        """Return the JSON Schema of positions."""
        return positions.schema()

    def parse_action(self, text: str) -> actions.CubusAction:
        """Read an action's text form."""
        return actions.parse(text)

    def unheard(self, view: CubusView) -> actions.Heard | None:
        """Return that the seat has heard of the passing, where its reaction is measured."""
        known = view.known
        waits = view.public.settings.reaction and known.asked and known.heard is None
        return actions.Heard() if waits else None

    def is_receipt(self, action: actions.CubusAction) -> bool:
        """Tell whether an action says that the passing was heard of."""
        return isinstance(action, actions.Heard)

    def counted(self, action: actions.CubusAction, late: int) -> actions.CubusAction:
        """Return a knock with ``late`` ms added to its reaction."""
        return actions.Knock(action.late + late) if isinstance(action, actions.Knock) else action

    def bot(self, level: str) -> CubusBot:
        """Return the bot of a level."""
        return bot(level)


GAME = Cubus()
