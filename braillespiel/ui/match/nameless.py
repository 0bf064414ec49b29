"""What was told in a match, told again without names: for the report to whoever helps."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import OptionValue
from braillespiel.games import registry
from braillespiel.table import wire
from braillespiel.words.catalogue import Words


class Nameless:
    """Words what one chair is told, with numbers for names: nothing typed is asked for.

    The chair None is a spectator, who hears no secrets.
    """

    def __init__(self, game: str, seats: int, chair: int | None, language: str) -> None:
        words = Words(language, ("client", *registry.catalogues(game)))
        names = [words("player-name", number=number + 1) for number in range(seats)]
        self._presenter = registry.presenter_type(game)(words, names, chair)

    def told(self, events: Iterable[Any], view: Any) -> Iterator[str]:
        """Yield the sentences of events that the chair may know, in the order they are told."""
        announced = [each for event in events for each in self._presenter.announce(event, view)]
        for each in sorted(announced, key=lambda each: each.expects_reply):
            yield each.phrase.full


@dataclass(frozen=True, slots=True)
class Lately:
    """The last updates of a match as one chair got them, the oldest first, each compressed."""

    game: AnyGame
    options: Mapping[str, OptionValue]
    seats: int
    chair: int | None
    alone: bool
    """Whether one person sits here, so that a hand may be theirs to show."""
    updates: tuple[bytes, ...]

    def told(self, hands: bool, language: str) -> Iterator[str]:
        """Yield the sentences: with ``hands`` as the chair heard them, else as a spectator."""
        chair = self.chair if hands else None
        nameless = Nameless(self.game.id, self.seats, chair, language)
        for packed in self.updates:
            data = zlib.decompress(packed)
            seen = wire.decoded(self.game, self.seats, self.options, data).chairs[self.chair]
            events, view = seen.events, seen.view
            if chair != self.chair:
                known = [event.redacted_for(None) for event in events]
                events = tuple(event for event in known if event is not None)
                # What a spectator sees is the same in all that the chair cannot tell apart.
                view = view.sample(Random(0)).view(None)
            yield from nameless.told(events, view)
