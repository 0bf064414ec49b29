"""What menus need to get to network tables: opening, joining, addresses, discovery."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from braillespiel.network.client import Tables
from braillespiel.network.joining.address import is_ip

if TYPE_CHECKING:
    from braillespiel.classroom.desk_port import DeskPort
    from braillespiel.classroom.strays import Nobody, Strays
    from braillespiel.network.houses.becoming import Becoming
    from braillespiel.network.houses.messages import FromGuest
    from braillespiel.network.houses.visiting import Visiting
    from braillespiel.network.joined import TableClient
    from braillespiel.words.phrase import Phrase


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A table that can be joined: found on this network, or kept under a name."""

    name: str
    address: str
    kept: str = ""
    """The name by which we know the table that this one says it is; "" if it is new."""

    @property
    def nameless(self) -> bool:
        """Whether its name is only an address: this one, or another that it had before."""
        return self.name == self.address or is_ip(self.name)


@dataclass(frozen=True, slots=True)
class LeftMatch:
    """The match in which this computer's own table was left; ``names`` are those of the others."""

    id: str
    game: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftSeat:
    """A table of somebody else at which one was in a match when this program ended."""

    table: str
    address: str
    game: str
    house_table: str = ""
    """The table's number in the house whose address this is; "" where it is in none."""


class Directory(Protocol):
    """Which tables there are. Only ``answers`` waits for the network."""

    def look(self, on_news: Callable[[], None]) -> None:
        """Look for tables on this network; ``on_news`` is called from another thread."""

    def stop_looking(self) -> None:
        """Stop looking."""

    def found(self) -> Sequence[TableAddress]:
        """Return the tables found on this network so far."""

    def friends(self) -> Sequence[TableAddress]:
        """Return the addresses that were kept under a name."""

    def keep(self, name: str, address: str) -> None:
        """Keep an address under a name. Raises an error whose ``rule`` says what is wrong."""

    def forget(self, name: str) -> None:
        """Forget what was kept under this name."""

    def checked(self, address: str) -> str:
        """Return a typed address in the form used to connect. Raises an error with a ``rule``."""

    def answers(self, address: str) -> None:
        """Check whether anything listens there; only this waits for the network, some seconds.

        Raises an error with a ``rule``.
        """

    def is_known(self, address: str) -> bool:
        """Tell whether this computer has been there before, so that no code is needed."""

    def trust_anew(self, address: str) -> None:
        """Forget which certificate a table had: the code is asked for again."""


@dataclass(frozen=True, slots=True)
class JoinedHouse:
    """A house at which this device has a key; ``person`` is what one is called there."""

    name: str
    address: str
    person: str = ""


class KeptChair(Protocol):
    """One's chair at a table of a house."""

    def go_away(self) -> None:
        """Go away from the table for now: the chair is kept."""


class InHouse(Protocol):
    """One's visit to a house, as tables there and their people need it."""

    visit: Visiting | None
    address: str
    """Where the house is, with its words; "" where that is not known."""
    has_blocked: bool
    """Whether one has blocked somebody during this visit."""

    def away(self) -> Phrase | None:
        """Say that nothing can be asked for now: the connection is lost; None where it is up."""

    def say(self, message: FromGuest, done: Phrase | None = None) -> bool:
        """Ask the house for something; ``done`` is said once it has done it.

        Return whether it is asked: while the connection is lost it is not, and that is said.
        """

    def asks(self, message: FromGuest, then: Callable[[], object]) -> bool:
        """Ask the house for something as ``say`` does; ``then`` is called once it has done it."""

    def answer(self, chair: KeptChair | None = None) -> None:
        """Go where the newest invitation leads, from a chair at a table here if one sits at one."""


class Houses(Protocol):
    """The houses where strangers find tables."""

    def known(self) -> Sequence[JoinedHouse]:
        """Return the houses at which this device has a key, the one visited last first."""

    def checked(self, address: str) -> str:
        """Return a typed address in the form used to connect. Raises an error with a ``rule``."""

    def enter(
        self,
        address: str,
        on_news: Callable[[], None],
        *,
        name: str = "",
        word: str = "",
        trusts: bool = False,
    ) -> Visiting:
        """Go into a house. ``name`` is what a newcomer wants to be called.

        ``word`` is the entry word of a closed house; with ``trusts`` one goes on although nothing
        shows which house it is.
        """

    def become(
        self,
        address: str,
        on_news: Callable[[], None],
        *,
        name: str = "",
        code: str = "",
        sheet: bytes = b"",
        trusts: bool = False,
    ) -> Becoming:
        """Have this device become one of somebody's, by a name with six digits or by a sheet."""

    def with_words(self, address: str) -> str:
        """Return the address of a house where one has been, with the words it is known by."""


class OpenedClass(Protocol):
    """A class that was opened on this computer."""

    @property
    def desk(self) -> DeskPort:
        """The teacher's own desk."""

    @property
    def over(self) -> bool:
        """Whether it was packed up; after it was handed over it goes on here without this desk."""

    @property
    def left_over(self) -> Strays:
        """What the class keeps of people who are not of it any more."""

    def join(self, table: str, name: str, on_news: Callable[[], None]) -> TableClient:
        """Let the teacher sit at a table of the class, in a bot's chair."""

    def close(self) -> None:
        """End the class for today; it is on disk, and goes on next time."""


class Network(Protocol):
    """The way to network tables."""

    def open_class(self, title: str, roster: str, nobody: Nobody) -> OpenedClass:
        """Open a class with the list in a file ("": with none); waits for disk and network.

        ``nobody`` are names that are no pupil's.

        Raises an error with a ``rule``, or one that the client can word.
        """

    @property
    def tables(self) -> Tables:
        """Opens and joins tables."""

    @property
    def directory(self) -> Directory:
        """Knows where tables are."""

    @property
    def houses(self) -> Houses | None:
        """Knows houses, None where there is no way to any."""

    def left(self) -> LeftMatch | None:
        """Return the match that continues once the own table is opened again, or None."""

    def left_seat(self) -> LeftSeat | None:
        """Return the table at which one was in a match when this program ended, None without."""

    def sit_down(self, seat: LeftSeat) -> None:
        """A match begins at a table of somebody else, or one is back at it."""

    def stand_up(self) -> None:
        """That match is over for one."""

    def put_away(self) -> None:
        """Give it up; who sat there still needs no code. Raises StoreError."""
