"""The rule book of Cubus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.engine.records import RecordGame
from braillespiel.games.cubus import actions, setup
from braillespiel.games.cubus import position as positions
from braillespiel.games.cubus.bot import CubusBot, bot
from braillespiel.games.cubus.events import Built, Event, NobodyKnocked, Over, WrongKnock
from braillespiel.games.cubus.phases import SHOW
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
        Option("first_knock", "entered", ("entered", "lot", "clockwise"), before="clockwise"),
        Option("show", 60, low=0, high=600, step=10, before=0),
        Option("must_build", True, before=False),
        Option("end", "none", ("none", "last", "best")),
        Option("starter", 1, low=1, high=MOST_SEATS),
        Option("places", True),
        Option("touching", True, before=False),
        Option("both_counts", "tiles", ("tiles", "sum"), before="sum"),
    )
    view_type = CubusView
    event_types = Event
    action_types = actions.CubusAction

    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return {"settings": Settings.of(seats, options)}

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> CubusState:
        return setup.opening(Settings.of(seats, options), seed)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, Any]
    ) -> CubusState:
        return CubusState(*positions.state_from(Settings.of(seats, options), position))

    def offered(self, options: Mapping[str, OptionValue]) -> Sequence[Option]:
        """Leave out options for taking down after building up if that is not played."""
        both = options["play"] == "both"
        return [o for o in self.options if both or o.id != "both_counts"]

    def for_people(self, options: Mapping[str, OptionValue], people: int) -> dict[str, OptionValue]:
        """Draw lots among those who knock if several people answer one after the other."""
        sequential = people > 1 and options["first_knock"] == "entered"
        return {**options, "first_knock": "lot"} if sequential else dict(options)

    def rematch(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Return the same options with the next seat as the one that begins."""
        return {**options, "starter": int(options["starter"]) % seats + 1}

    def position_schema(self) -> dict[str, Any]:
        return positions.schema()

    def unheard(self, view: CubusView) -> actions.Heard | None:
        """Return that the seat has heard what its time runs from: of the passing, or that it is
        to show a build.
        """
        public, known = view.public, view.known
        asked = public.settings.reaction and known.asked
        shows = public.phase == SHOW and public.settings.show and not view.spectator
        waits = asked or (shows and public.turn == view.seat)
        return actions.Heard() if waits and known.heard is None else None

    def is_receipt(self, action: actions.CubusAction) -> bool:
        """Tell whether an action says that what its time runs from was heard."""
        return isinstance(action, actions.Heard)

    def counted(self, action: actions.CubusAction, late: int) -> actions.CubusAction:
        """Return a knock with ``late`` ms added to its reaction."""
        return actions.Knock(action.late + late) if isinstance(action, actions.Knock) else action

    def ended(self, event: object) -> str | None:
        match event:
            case NobodyKnocked():
                return "knocking-nobody"
            case WrongKnock():
                return "knocking-wrong"
            case Built(seat, owner) if seat != owner:
                return "knocking-right"
            case Over(winners):
                return "match-shared" if len(winners) > 1 else "match-won"
        return None

    def bot(self, level: str) -> CubusBot:
        return bot(level)


GAME = Cubus()
