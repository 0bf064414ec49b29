"""Connections before their proof: how many there may be, and which one is closed for another.

Where all places are taken, the address with the most silent connections gives one up, so that a few
addresses cannot keep out all others. Only progress counts, a step that a connection can take once
(TLS, opening), however much it sends besides; who has taken one is half as silent. Of the
connections of an address that one goes whose last progress is longest ago, among those that have
come as far as most of them have: neither many that take no step nor many that take the first ones
displace the others. A connection that is held, because it is proving the code or a token, is not
closed for one that has proved nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class _Place:
    address: str
    held: bool
    steps: int = 0


class Pending(Generic[T]):
    """Connections before their proof, each with what counts as its address (guesses.origin)."""

    def __init__(self, from_one: int, in_all: int) -> None:
        self.from_one, self.in_all = from_one, in_all
        """How many places there are for one address, and in all."""
        self._places: dict[T, _Place] = {}
        """The one whose last progress is longest ago comes first."""

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[T]:
        return iter(self._places)

    def add(self, who: T, address: str, *, held: bool = False) -> T | None:
        """Give a connection a place; return which one has lost its place for that, if any.

        That may be the new one itself, where all others are held.
        """
        self._places[who] = _Place(address, held)
        own = [each for each, place in self._places.items() if place.address == address]
        if len(own) > self.from_one:
            gone = self._first(own)
        elif len(self._places) > self.in_all:
            gone = self._first(self._most_silent())
        else:
            return None
        del self._places[gone]
        return gone

    def advance(self, who: T) -> None:
        """Note that a connection has come a step further."""
        place = self._places.pop(who, None)
        if place is not None:
            place.steps += 1
            self._places[who] = place

    def move(self, who: T, address: str) -> T | None:
        """Count a connection to another address; return which one has lost its place for that."""
        place = self._places.pop(who, None)
        if place is None or place.address == address:
            if place is not None:
                self._places[who] = place
            return None
        gone = self.add(who, address, held=place.held)
        if who in self._places:
            self._places[who].steps = place.steps
        return gone

    def hold(self, who: T) -> None:
        """Keep a connection before all that are silent: it is proving the code, or a token."""
        place = self._places.get(who)
        if place is not None:
            place.held = True

    def remove(self, who: T) -> bool:
        """Take the place back; tell whether there was one."""
        return self._places.pop(who, None) is not None

    def _most_silent(self) -> list[T]:
        """Return the connections of the address whose connections are the most silent together.

        Those that are held do not count.
        """
        waiting = [place for place in self._places.values() if not place.held]
        silent = Counter(place.address for place in waiting)
        for address, number in Counter(each.address for each in waiting if each.steps).items():
            silent[address] -= number // 2  # so that one alone weighs what a newcomer does
        most = max(silent, key=lambda address: silent[address], default=None)
        places = self._places.items()
        return [who for who, place in places if most is None or place.address == most]

    def _first(self, these: list[T]) -> T:
        """Return which of these gives way."""
        silent = [who for who in these if not self._places[who].held]
        if not silent:
            return these[0]
        steps = Counter(self._places[who].steps for who in silent)
        most = max(steps, key=lambda number: steps[number])
        return next(who for who in silent if self._places[who].steps == most)
