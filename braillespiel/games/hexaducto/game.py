"""The rule book object of Hexaducto."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.engine.records import RecordGame
from braillespiel.games.hexaducto import actions
from braillespiel.games.hexaducto import position as positions
from braillespiel.games.hexaducto.bot import HexBot, bot_of
from braillespiel.games.hexaducto.composed import composed
from braillespiel.games.hexaducto.events import Event, MatchEnded
from braillespiel.games.hexaducto.records import MOST_SEATS
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.hexaducto.settings import COMPOSED, DAILY, OPTIONS, Settings, level_of
from braillespiel.games.hexaducto.view import HexView


class Hexaducto(RecordGame[HexState, actions.Action, HexView]):
    """Shed the lines of a hexagonal field of face-down cards; fewest points win."""

    id = "hexaducto"
    min_seats = 1
    max_seats = MOST_SEATS
    options = OPTIONS
    low_wins = True
    may_be_lost = True
    timed = True
    """A match has no deadlines; a puzzle with a time limit has."""
    statistics_by = "puzzle"
    view_type = HexView
    event_types = Event
    action_types = actions.Action

    def seats_for(self, options: Mapping[str, OptionValue]) -> range:
        """Return 1 for a puzzle, else 1 to 6."""
        return range(1, 2) if options.get("puzzle", "off") != "off" else range(1, 7)

    def offered(self, options: Mapping[str, OptionValue]) -> Sequence[Option]:
        """Return all but the number of a composed puzzle; of such a one nothing else."""
        if options["puzzle"] == COMPOSED:
            return [option for option in self.options if option.id in ("puzzle", "number")]
        return [option for option in self.options if option.id != "number"]

    def played(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Return the options with the puzzle that somebody plays who plays alone."""
        return {**options, "puzzle": level_of(seats, options)}

    def rematch(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Return the same options with the next seat as the starter."""
        starter = Settings.of(seats, options).starter
        return {**options, "starter": (starter + 1) % seats + 1}

    def seed_on(self, options: Mapping[str, OptionValue], day: int) -> int | None:
        """Return the date for the puzzle of the day."""
        return day if options["puzzle"] == DAILY else None

    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return {"settings": Settings.of(seats, options)}

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> HexState:
        """Deal a match or a puzzle; a composed one begins as it was composed."""
        settings = Settings.of(seats, options)
        if settings.number:
            return self.state_from(seats, options, composed()[settings.number - 1].position)
        return HexState.deal(settings, seed)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, Any]
    ) -> HexState:
        return HexState(*positions.state_from(Settings.of(seats, options), position))

    def position_schema(self) -> dict[str, Any]:
        return positions.schema()

    def ended(self, event: object) -> str | None:
        return f"match-{event.reason}" if isinstance(event, MatchEnded) else None

    def bot(self, level: str) -> HexBot:
        return bot_of(level)


GAME = Hexaducto()
