"""A table of a house at which nobody is: its match lies in the ledger until somebody comes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from braillespiel.house.ladder_watch import counts
from braillespiel.house.lobby import line_of

if TYPE_CHECKING:
    from braillespiel.house import records as r
    from braillespiel.house.ledger import Lead
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.rooms import RoomsPeople
    from braillespiel.network.houses import messages as h

LINES = 50
"""So many of the last lines are kept in memory, for whoever reports somebody."""


@dataclass(slots=True)
class RoomMemory:
    """What a table knows beside its records; it is gone when the house ends."""

    said: deque[tuple[str, str]] = field(default_factory=lambda: deque(maxlen=LINES))
    """Who said what, as it was relayed: names, and texts or names of ready sentences."""
    allowed: dict[str, set[str]] = field(
        default_factory=lambda: {"words": set(), "watching": set()}
    )
    """Who allows what, by the digests of their tokens."""
    away: Mapping[str, int] = field(default_factory=dict)
    """Since when those are away who have a place, in ms since 1970, by the digests of their
    tokens."""

    def renamed(self, before: str, after: str) -> None:
        """Somebody is called something else."""
        said = ((after if who == before else who, what) for who, what in self.said)
        self.said = deque(said, LINES)


class RestingHouse(Protocol):
    """What a table that rests needs of its house."""

    has_ladder: bool

    @property
    def people(self) -> RoomsPeople:
        """Return who may be at a table."""


class RestingTable:
    """What the house knows of a table without its match; strangers do not see it.

    ``chairs`` are who plays, ``keys`` those of everybody who has a place there. ``since`` is since
    when nobody is there, in ms since 1970.
    """

    is_open = False

    def __init__(
        self,
        house: RestingHouse,
        lead: Lead,
        opened: r.Open,
        chairs: Iterable[str],
        keys: Iterable[str],
        since: int,
        memory: RoomMemory | None = None,
    ) -> None:
        self.id = lead.table
        self.lead, self.opened, self.since = lead, opened, since
        self.memory = RoomMemory() if memory is None else memory
        self.is_unsure = False
        """Whether it was to be led, and nobody heard how that went: ``lead`` may be of before."""
        self._house = house
        self._chairs = tuple(chairs)
        self._keys = [key for key in keys if key]
        self._for_ladder = house.has_ladder and counts(opened.set_up)

    async def said(self) -> Sequence[tuple[str, str]]:
        """Return who said what there last."""
        return list(self.memory.said)

    def keys(self) -> list[str]:
        """Return the keys of those who have a place here."""
        return self._keys

    def knows(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here."""
        return person.key in self._keys

    def meets(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has nobody here whom they never meet."""
        return not self._house.people.apart_from(person).intersection(self._keys)

    def names(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here, or had one, or opened the table."""
        named = person.name in (self.lead.name, *self._chairs)
        return named or self.knows(person) or self.opened.opener == person.key

    def quiet(self, person: RegisteredPerson) -> None:
        """Somebody here never wants to meet another: nobody types here until all allow it anew."""
        self.memory.allowed["words"].clear()

    def renamed(self, before: str, after: str) -> None:
        """Somebody is called something else; the ledger says so already."""
        if self.lead.name == before:
            self.lead = replace(self.lead, name=after)
        self._chairs = tuple(after if each == before else each for each in self._chairs)
        self.memory.renamed(before, after)

    def line(self) -> h.Line:
        """Return the table as the lobby shows it."""
        return line_of(self.id, self.opened, playing=True, ladder=self._for_ladder)
