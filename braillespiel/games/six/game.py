"""The rule book object of SIX: options, set-up, positions, bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.engine.records import RecordGame
from braillespiel.games.own_deck import BUILT_IN, OWN
from braillespiel.games.six import actions
from braillespiel.games.six import position as positions
from braillespiel.games.six.bot import SixBot
from braillespiel.games.six.deck import NUMBERS, Strokes, built_in_deck, chosen_deck, read_deck
from braillespiel.games.six.events import Event, Lifted
from braillespiel.games.six.rules import SixState
from braillespiel.games.six.settings import Settings
from braillespiel.games.six.view import SixView


class Six(RecordGame[SixState, actions.Action, SixView]):
    """A dice race against a hidden sand glass, for 2 to 5."""

    id = "six"
    min_seats = 2
    max_seats = 5
    timed = True
    options: ClassVar[tuple[Option, ...]] = (
        Option("glass", 120, low=60, high=600, step=30),
        Option("untimed", False, felt=True),
        Option("reaction", 25, low=5, high=200, step=5, parts=10),
        Option("hesitation", 3, low=0, high=20),
        Option("fair_lifting", True, before=False),
        Option("hearing", 15, low=5, high=60, step=5),
        Option("pasch", False),
        Option("tell_missed", True),
        Option("deck", BUILT_IN, choices=(BUILT_IN, OWN)),
    )

    view_type = SixView
    event_types = Event
    action_types = actions.Action

    def __init__(self, own: Strokes | None = None) -> None:
        self._own = own
        """The strokes that count as the player's own; None: those of their file."""

    def takes_deck(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether the strokes are a player's own."""
        return options["deck"] == OWN

    def deck_document(self) -> dict[str, Any]:
        """Return the player's own strokes; raises DeckError."""
        return _document(self._strokes({"deck": OWN}))

    def deck_of(self, state: SixState) -> dict[str, Any]:
        """Return the strokes of a match."""
        return _document(state.public.strokes)

    def with_deck(self, document: dict[str, Any]) -> Six:
        """Return the game with such strokes; raises DeckError."""
        return Six(read_deck(document))

    def _strokes(self, options: Mapping[str, OptionValue]) -> Strokes:
        if self._own is not None and self.takes_deck(options):
            return self._own
        return chosen_deck(str(options["deck"]))

    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """Return settings and strokes; raises DeckError if the owner's deck cannot be used."""
        strokes = self._strokes(options)
        return {"settings": Settings.of(seats, options), "strokes": strokes}

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> SixState:
        """Return the opening; raises DeckError if the owner's deck cannot be used."""
        return SixState.opening(**self.context(seats, options), seed=seed)

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, Any]
    ) -> SixState:
        strokes = built_in_deck() if position.get("strokes") else self._strokes(options)
        return SixState(*positions.state_from(Settings.of(seats, options), strokes, position))

    def position_schema(self) -> dict[str, Any]:
        return positions.schema()

    def unheard(self, view: SixView) -> actions.Heard | None:
        """Return that the seat has heard the announcement, where it has not yet."""
        waits = not view.spectator and not view.is_over() and view.known.heard is None
        return actions.Heard(view.public.serial) if waits else None

    def is_receipt(self, action: actions.Action) -> bool:
        """Tell whether an action says that an announcement was heard."""
        return isinstance(action, actions.Heard)

    def is_adjustment(self, action: actions.Action) -> bool:
        """Tell whether an action changes the time to react."""
        return isinstance(action, actions.Pace)

    def ended(self, event: object) -> str | None:
        if not isinstance(event, Lifted):
            return None
        return "round-empty" if event.ran_out else "round-early"

    def bot(self, level: str) -> SixBot:
        return SixBot(level)


def _document(strokes: Strokes) -> dict[str, Any]:
    return {"strokes": {str(n): value for n, value in zip(NUMBERS, strokes, strict=True)}}


GAME = Six()
