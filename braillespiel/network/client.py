"""What screens use of a network table: what its client has to tell, and where tables are opened.

Nothing here opens a connection; ``network.joined`` and ``network.hosting`` do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from braillespiel.engine.contract import IllegalActionError
from braillespiel.network import class_messages, messages
from braillespiel.table.port import Port

if TYPE_CHECKING:
    from braillespiel.network.joined import TableClient


class Status(Enum):
    """How a client stands to its table."""

    CONNECTING = "connecting"
    """Connecting; nothing is known of the table yet."""
    AT_TABLE = "at-table"
    LOST = "lost"
    """The connection is down; the client tries again by itself, with the token."""
    ENDED = "ended"
    """Left, removed, refused or given up: ``TableClient.problem`` says which."""


@dataclass(frozen=True, slots=True)
class TableProblem:
    """Why a table cannot be reached, or something is not done: a rule's name and its data."""

    rule: str
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Late:
    """An action that was sent and that the host refused afterwards."""

    seat: int
    action: Any
    error: IllegalActionError


@dataclass(frozen=True, slots=True)
class ConnectionNews:
    """The connection went down ("lost"), came back ("back") or is over ("ended").

    "lost-unsure" is "lost" where what one said or asked for last may not have arrived.

    Before one is at the table, "knocked": the person at the host is asked to let one in.
    """

    what: Literal["lost", "lost-unsure", "back", "ended", "knocked"]
    problem: TableProblem | None = None


@dataclass(frozen=True, slots=True)
class MatchBegan:
    """A match began, or this client's own goes on after coming back; ``port`` is its port."""

    port: Port


ClassNotice: TypeAlias = (
    class_messages.Mirror
    | class_messages.Told
    | class_messages.Exercise
    | class_messages.Hinted
    | class_messages.Evening
    | class_messages.Moved
)
Notice: TypeAlias = (
    messages.News | messages.Said | TableProblem | ConnectionNews | MatchBegan | ClassNotice
)
"""Something to announce: news are those of the table, a Problem is why a request is refused.

After ``Moved`` the port is gone; the next table tells of itself.
"""


class OpenTable(Protocol):
    """A table that was opened on this computer; its match, clock and bots run in a thread."""

    @property
    def addresses(self) -> Sequence[str]:
        """Where it can be reached from the network: "192.168.1.20:24111"; IPv6 in [..]."""

    @property
    def code(self) -> str:
        """Six digits; they change when the code expires or the person at the host wants it."""

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate as hexadecimal digits."""

    @property
    def page(self) -> str:
        """The address of its page for browsers, "" if there is none."""

    @property
    def client(self) -> TableClient:
        """The client of the person at the host, at a seat like all others."""

    def close(self) -> None:
        """End the table for all. The match stays on disk; reopening finds everybody again."""

    @property
    def kept(self) -> bool:
        """Whether all that was played is on disk; asked once the table is closed."""


class Tables(Protocol):
    """Opening and joining tables. Both return at once; what goes wrong is the client's problem."""

    def open(
        self,
        names: Sequence[str],
        table: str,
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
        match: str = "",
        known: int | None = None,
    ) -> OpenTable:
        """Open a table; whoever was at the last one finds their way back, and its match goes on.

        With ``match`` a running match of this computer goes on there instead, with the seed
        ``known`` if it was given by hand; whoever comes takes the chair of a bot.

        Raises network.server_thread.HostingError if it cannot be opened here: ``rule`` is
        "in-use" (a host on the same store), "port" (the address is taken), "store".
        """

    def join(
        self,
        address: str,
        code: str,
        names: Sequence[str],
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
    ) -> TableClient:
        """Join a table; with a token kept for it, no code is needed ("")."""
