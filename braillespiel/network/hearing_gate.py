"""The gate of a table that nobody hurries: it goes on once all there have heard or read.

Clients tell up to which update they have (``class_messages.Heard``). What somebody decides sooner
waits here and is carried out then; a bot begins no sooner either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from braillespiel.network.member_feed import MemberFeed
    from braillespiel.network.members import Guest
    from braillespiel.network.messages import Act


class HearingGate:
    """Who has heard what. While it is not ``on``, nobody is waited for."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._heard: dict[int, int] = {}
        """Up to which update each member has heard."""
        self._waiting: dict[int, tuple[int, Act]] = {}
        """What waits for others, by chairs, the oldest first; each with its member."""

    def heard(self, member: int, revision: int) -> None:
        """A member has heard or read everything up to this update."""
        self._heard[member] = max(revision, self._heard.get(member, 0))

    def waited_for(self, people: Iterable[Guest], seated: Mapping[int, MemberFeed]) -> list[Guest]:
        """Return those who are there and have not heard everything yet."""
        if not self.on:
            return []
        return [
            guest
            for guest in people
            if guest.here and guest.listens and seated[guest.id].revision > self._reached(guest)
        ]

    def _reached(self, guest: Guest) -> int:
        return self._heard.get(guest.id, 0)

    def pass_all(self, seated: Mapping[int, MemberFeed]) -> None:
        """Go on without those who have not heard yet."""
        for member, each in seated.items():
            self.heard(member, each.revision)

    def put_off(self, member: int, message: Act) -> None:
        """Carry an action out later; one that is sent again stays where it was."""
        self._waiting.setdefault(message.seat, (member, message))

    def next(self) -> tuple[int, Act] | None:
        """Return the oldest of what waits, which waits no more; None if nothing does."""
        if not self._waiting:
            return None
        return self._waiting.pop(next(iter(self._waiting)))

    @property
    def holds(self) -> frozenset[int]:
        """The members whose actions wait."""
        return frozenset(member for member, _ in self._waiting.values())

    def begin_anew(self) -> None:
        """The match was set back: what was decided meant something else."""
        self._waiting.clear()
