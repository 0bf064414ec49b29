"""How a match is told that has just begun: the game, the round and the middle, then whose turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from braillespiel.games.presenter import Announcement
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.games.presenter import Presenter
    from braillespiel.table.port import Port
    from braillespiel.ui.match.seats import Seats
    from braillespiel.ui.ui import Ui


class Begun(Protocol):
    """A table at which a match has begun, whoever sits there."""

    ui: Ui
    port: Port
    seats: Seats

    @property
    def presenter(self) -> Presenter:
        """Who words the table."""

    def view(self) -> Any:
        """Return what may be known here."""

    def game_name(self) -> Phrase:
        """Name the game."""

    def turn_told(self) -> Phrase:
        """Say whose turn it is."""

    def title(self) -> Phrase:
        """Name the table, as a finger reads it."""

    def focused(self) -> Phrase:
        """Return what is focused."""


def opening_of(table: Begun, seat: int | None) -> Sequence[Announcement]:
    """Return how a match begins, where nothing of it has been told yet."""
    if table.seats.past[seat] or table.port.standing.stopped is not None:
        return ()
    return table.presenter.opening(table.view())


def tell_opening(table: Begun, opening: Sequence[Announcement]) -> None:
    """Say the game, how the match begins, whose turn it is and what is focused, in this order.

    A finger reads how it begins as a message of its own.
    """
    announcer, focused = table.ui.announcer, table.focused()
    announcer.announce(
        [
            replace(each, phrase=Phrase("", "", each.phrase.braille), later=each.phrase)
            for each in opening
        ]
    )
    begun = [each.phrase for each in opening]
    said = sentences((table.game_name(), *begun, table.turn_told(), focused))
    announcer.answer(said.felt_as(sentences((table.title(), focused)).braille))
