"""What menus need in order to get to tables in the net: opening, joining, addresses, discovery."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from braillespiel.network.client import Tables
from braillespiel.network.joining.address import is_ip


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A table that can be gone to: found on this network, or kept by name."""

    name: str
    address: str
    kept: str = ""
    """The name by which the table is known that one found here says to be; "" where it is new."""

    @property
    def nameless(self) -> bool:
        """Whether its name is but an address: this one, or another that it had before."""
        return self.name == self.address or is_ip(self.name)


@dataclass(frozen=True, slots=True)
class LeftMatch:
    """The match that this computer's own table was left in; ``names`` are those of the others."""

    id: str
    game: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftSeat:
    """A table of somebody else at which one was in a match when this program ended."""

    table: str
    address: str
    game: str


class Directory(Protocol):
    """Which tables there are. Nothing but ``answers`` waits for the net."""

    def look(self, on_news: Callable[[], None]) -> None:
        """Look for tables on this network; ``on_news`` is called from another thread."""

    def stop_looking(self) -> None:
        """Look no more."""

    def found(self) -> Sequence[TableAddress]:
        """Return the tables found on this network so far."""

    def friends(self) -> Sequence[TableAddress]:
        """Return the addresses that were kept by name."""

    def keep(self, name: str, address: str) -> None:
        """Keep an address by name. Raises an error whose ``rule`` says what is wrong with it."""

    def forget(self, name: str) -> None:
        """Forget what was kept by this name."""

    def checked(self, address: str) -> str:
        """Return a typed address as it is gone to. Raises an error with a ``rule``."""

    def answers(self, address: str) -> None:
        """See whether anything listens there; this alone waits for the net, some seconds.

        Raises an error with a ``rule``.
        """

    def is_known(self, address: str) -> bool:
        """Tell whether one has been there before, so that no code is needed."""

    def trust_anew(self, address: str) -> None:
        """Forget which certificate a table had: the code is asked for again."""


class Network(Protocol):
    """The way to tables in the net."""

    @property
    def tables(self) -> Tables:
        """Opens and joins tables."""

    @property
    def directory(self) -> Directory:
        """Knows where tables are."""

    def left(self) -> LeftMatch | None:
        """Return the match that goes on once the own table is opened again, None without one."""

    def left_seat(self) -> LeftSeat | None:
        """Return the table at which one was in a match when this program ended, None without."""

    def sit_down(self, seat: LeftSeat) -> None:
        """A match begins at a table of somebody else, or one is back at it."""

    def stand_up(self) -> None:
        """That match is over for one."""

    def put_away(self) -> None:
        """Have it not go on; who sat there still needs no code. Raises StoreError."""
