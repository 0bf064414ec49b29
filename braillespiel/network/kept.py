"""What a table's host keeps besides the match, so that everybody is found again after a restart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from braillespiel.engine.contract import Document
from braillespiel.network.members import Guest
from braillespiel.network.messages import Chair, SetUp
from braillespiel.table.host import Player, TableHost


class KeptMember(msgspec.Struct, frozen=True):
    """A member; ``digest`` is the SHA-256 of their token."""

    id: int
    names: tuple[str, ...]
    digest: str
    games: dict[str, int]
    hearing: int
    watches: bool
    host: bool
    chairs: tuple[int, ...]
    packages: dict[str, str] = {}


class KeptTable(msgspec.Struct, frozen=True):
    """A table between two runs of its host."""

    set_up: SetUp | None
    members: tuple[KeptMember, ...]
    chairs: tuple[Chair, ...]
    """Of the match that goes on, or is over and can still be looked at; empty if there is none."""
    chat: bool = True
    done: tuple[int, ...] = ()
    """The number of the last action of each seat in the match that was over before."""


class Keeper(Protocol):
    """The disk of a table (application.table_matches; tests use lists)."""

    def deal(self, set_up: SetUp) -> tuple[int, Document | None]:
        """Return seed and position of the match that begins next: it can be tried before."""

    def begin(
        self, set_up: SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        """Begin a match that is on disk before anybody hears of it. Raises GameError."""

    def resume(self, clock: Callable[[], int]) -> TableHost | None:
        """Continue the match that was being played when the host ended, or None."""

    def recall(self, host: TableHost) -> None:
        """Carry out again what was played last, once everybody has their place."""

    def reseat(self, players: Sequence[Player]) -> None:
        """Somebody who came later sits at the match from now on."""

    def leave(self) -> None:
        """The match is over, or given up: nobody continues it here."""

    def put_away(self) -> None:
        """Nobody looks any more at the match that was over."""

    def remember(self, table: KeptTable) -> None:
        """Remember who is here."""

    def remembered(self) -> KeptTable | None:
        """Return who was here when the host ended, or None."""


def kept(guest: Guest) -> KeptMember:
    """Return a member in the form that is kept."""
    return KeptMember(
        guest.id,
        guest.names,
        guest.digest,
        dict(guest.games),
        guest.hearing,
        guest.watches,
        guest.host,
        guest.chairs,
        dict(guest.packages),
    )


def guest_of(found: KeptMember, now: int) -> Guest:
    """Return a member who is not here yet."""
    guest = Guest(found.id, found.names, found.digest, found.games, found.hearing)
    guest.watches, guest.host, guest.chairs = found.watches, found.host, found.chairs
    guest.packages = found.packages
    guest.here, guest.fell_out = False, now
    return guest
