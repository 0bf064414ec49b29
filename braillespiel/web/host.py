"""What serves the seats of a page: one table, a class with many, or a house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from braillespiel.classroom.desks import OpenDesk
    from braillespiel.classroom.links import OpenHelper
    from braillespiel.classroom.roster import Need
    from braillespiel.network.houses.messages import Challenge, Prove
    from braillespiel.network.joining.door import Admitted
    from braillespiel.network.line import Wire
    from braillespiel.network.members import Guest


class SeatHost(Protocol):
    """A table's server (network.server), or a class's (classroom.server)."""

    def attach(self, wire: Wire, admitted: Admitted | None = None) -> None:
        """Serve somebody in this process who is admitted."""

    def guest(self, key: str) -> Guest | None:
        """Return who has the token of this digest, None if nobody has."""


@runtime_checkable
class ClassHost(SeatHost, Protocol):
    """What leads a class (classroom.server): it has desks and a screen for all, too."""

    packed_up: bool
    """Whether the class has ended in good order."""

    def needs(self, key: str, typed: str) -> Mapping[str, Need]:
        """Return what the list says of whoever has the token of this digest, or types this name."""

    def desk(self) -> OpenDesk:
        """Return a new desk."""

    async def read_desk_code(self, remote: str, code: str, leads: bool = True) -> OpenDesk:
        """Return a new desk for whoever knows the one-time code, to lead or only to look.

        Raises JoinError.
        """

    async def read_link(self, remote: str, code: str) -> OpenHelper:
        """Return what a sighted helper is shown, for whoever knows the one-time code.

        Raises JoinError.
        """

    def projector(self) -> Admitted:
        """Let a screen for all in."""

    def teacher(self, table: str) -> Admitted:
        """Let the teacher sit at a table."""


class OtherPages(Protocol):
    """The pages that other hosts of a house show (house.hosts)."""

    def pages(self, remote: str) -> tuple[str, ...]:
        """Return the addresses at which somebody who comes from ``remote`` finds them."""

    def shows(self, origin: str) -> bool:
        """Tell whether an origin ("https://two.example:24180") is, or lately was, one of them."""


@runtime_checkable
class HouseHost(Protocol):
    """A house (house.server): strangers come with a name, and find tables in its lobby."""

    def front(self) -> Challenge:
        """Return what the house says of itself."""

    def is_known(self, key: str) -> bool:
        """Tell whether a key is somebody's here."""

    def may_come(self, proved: Prove, address: str, *, spared: bool = False) -> None:
        """See whether somebody may come in as they say. Raises HouseError."""

    async def come_by_page(
        self, wire: Wire, proved: Prove, address: str, code: str = "", *, spared: bool = False
    ) -> str:
        """Let in somebody whose page this process serves; return how they are called.

        Raises JoinError.
        """
