"""A match whose journal no longer fits the rules: a table to look at, where nobody acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from braillespiel.engine.anygame import AnyGame, AnyState, AnyView
from braillespiel.engine.contract import (
    Document,
    GameError,
    IllegalActionError,
    OptionValue,
    State,
)
from braillespiel.engine.match import Match


def _nobody() -> frozenset[int]:
    return frozenset()


def _nothing() -> list[Any]:
    return []


def _never(action: Any) -> bool:
    return False


def ended_early() -> GameError:
    """Return why a match stands that its table has put away before its end."""
    return GameError("match-ended")


def nobody_acts() -> IllegalActionError:
    """Return what is wrong with any action in a match that stands."""
    return IllegalActionError("standstill")


def stilled(view: AnyView) -> AnyView:
    """Return a view as one in which nobody acts."""
    # Whatever the class of a game's views is, in this one there is nothing to do.
    vars(view).update(to_act=_nobody, legal_actions=_nothing, is_legal=_never)
    return view


class Standstill(State[Any, Any]):
    """The situation ``shown``, in which nobody acts and no time passes."""

    def __init__(self, shown: AnyState) -> None:
        self.shown = shown

    def to_act(self) -> frozenset[int]:
        """Return nobody."""
        return frozenset()

    def legal_actions(self, seat: int) -> list[Any]:
        """Return no action."""
        return []

    def apply(self, seat: int, action: Any) -> NoReturn:
        """Raise IllegalActionError "standstill"."""
        raise nobody_acts()

    def view(self, seat: int | None) -> AnyView:
        return stilled(self.shown.view(seat))

    def is_over(self) -> bool:
        return self.shown.is_over()

    def scores(self) -> list[int]:
        return self.shown.scores()

    def winners(self) -> list[int]:
        """Return the winning seats of a match that was over."""
        return self.shown.winners()

    def clone(self) -> Standstill:
        return Standstill(self.shown.clone())

    def to_position(self) -> Document:
        return self.shown.to_position()


def standstill(
    game: AnyGame,
    seats: int,
    options: Mapping[str, OptionValue],
    position: Document,
    reason: GameError,
) -> Match:
    """Return a match that shows ``position``, and whose ``stopped`` is ``reason``.

    Raises ``reason`` if the position cannot be read either.
    """
    try:
        match = Match(game, seats, options, position=position, stored=True)
    except GameError:
        raise reason from None
    match.state = Standstill(match.state)
    match.stopped = reason
    return match
