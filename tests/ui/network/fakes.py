"""A network table that does what the test says: no connection, no thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from braillespiel.network import texts
from braillespiel.network.class_messages import FromPupil, Standing
from braillespiel.network.client import (
    ConnectionNews,
    Late,
    MatchBegan,
    Notice,
    Status,
    TableProblem,
)
from braillespiel.network.messages import Member, News, SetUp, Table
from braillespiel.table.port import Port
from braillespiel.ui.network.services import LeftMatch, LeftSeat, TableAddress
from tests.support.player import Player


class Refused(Exception):
    """An error of the network: it names a rule."""

    def __init__(self, rule: str, **details: Any) -> None:
        self.rule, self.details = rule, details


@dataclass
class Client:
    """A client whose table is what the test puts there; ``asked`` is what the screens wanted."""

    on_news: Callable[[], None]
    names: tuple[str, ...] = ()
    status: Status = Status.CONNECTING
    problem: TableProblem | None = None
    table: Table | None = None
    port: Port | None = None
    asked: list[tuple[Any, ...]] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    late: list[Late] = field(default_factory=list)
    unanswered: int = 0
    standing: Standing | None = None
    unheard: bool = False

    def take(self) -> Sequence[Notice]:
        found, self.notices = self.notices, []
        return found

    def to_class(self, message: FromPupil) -> bool:
        """There is no class here."""
        return False

    def heard(self) -> None:
        """There is no class here."""

    def take_late(self) -> Sequence[Late]:
        found, self.late = self.late, []
        return found

    def set_up(self, set_up: SetUp) -> None:
        self.asked.append(("set-up", set_up))

    def ready(self, ready: bool = True) -> None:
        self.asked.append(("ready", ready))

    def sit(self, watches: bool) -> None:
        self.asked.append(("sit", watches))

    def start(self) -> None:
        self.asked.append(("start",))

    def ask(self, what: str) -> None:
        self.asked.append(("ask", what))

    def agree(self, number: int, agrees: bool) -> None:
        self.asked.append(("agree", number, agrees))

    def choose(self, seat: int, choice: str) -> None:
        self.asked.append(("choose", seat, choice))

    def hearing(self, ms: int) -> None:
        self.asked.append(("hearing", ms))

    def allow(self, what: str, yes: bool) -> None:
        self.asked.append(("allow", what, yes))

    def say(self, text: str = "", prepared: str = "") -> None:
        if self.status is Status.LOST:
            raise texts.TextError("no-connection")
        self.asked.append(("say", "" if prepared else texts.chat(text), prepared))

    def power(self, what: str, member: int = 0) -> None:
        self.asked.append(("power", what, member))

    def leave(self, comes_back: bool = False) -> None:
        self.asked.append(("leave", "comes back") if comes_back else ("leave",))

    def close(self) -> None:
        self.asked.append(("close",))

    # -- what the test does ----------------------------------------------------------------

    def tell(self, *notices: Notice) -> None:
        """Have the ui told what has come."""
        self.notices += notices
        self.on_news()

    def shows(self, table: Table, *news: News) -> None:
        """Be at a table, with news of it."""
        self.table, self.status = table, Status.AT_TABLE
        self.tell(*news)

    def changes(self, *news: News, **fields: Any) -> None:
        """The table changes."""
        assert self.table is not None
        self.shows(replace(self.table, **fields), *news)

    def begins(self, port: Port) -> None:
        """A match begins."""
        self.port = port
        self.changes(News("began"), phase="playing")
        self.tell(MatchBegan(port))

    def ends(self, rule: str, **details: Any) -> None:
        """The connection is over."""
        self.status, self.problem = Status.ENDED, TableProblem(rule, details)
        self.tell(ConnectionNews("ended", self.problem))


@dataclass
class Opened:
    """A table that was opened."""

    client: Client
    addresses: Sequence[str] = ("192.168.1.20:24111",)
    code: str = "204816"
    fingerprint: str = "00" * 32
    page: str = ""
    closed: bool = False
    kept: bool = True

    def close(self) -> None:
        self.closed = True


class Net:
    """The way to tables: what is found, known and answered is what the test puts there."""

    def __init__(self) -> None:
        self.tables = self.directory = self
        self.houses: Any = None
        self.joined: list[tuple[str, str, tuple[str, ...], bool]] = []
        self.client: Client | None = None
        self.opened: Opened | None = None
        self.refuses: Exception | None = None
        self.silent: Exception | None = None
        """Why nothing answers at an address."""
        self.here: list[TableAddress] = []
        self.kept: dict[str, str] = {}
        self.tokens: set[str] = set()
        self.on_found: Callable[[], None] = lambda: None
        self.left_in: LeftMatch | None = None
        self.opened_match = ""
        self.seat: LeftSeat | None = None
        self.page = ""
        """The address of the page of a table that is opened."""
        self.classes: Callable[[str, str], Any] = lambda title, roster: None
        """Makes a class that is opened."""

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
    ) -> Opened:
        if self.refuses is not None:
            raise self.refuses
        self.opened_match = match
        self.opened = Opened(Client(on_news, tuple(names)), page=self.page)
        self.client = self.opened.client
        return self.opened

    def join(
        self,
        address: str,
        code: str,
        names: Sequence[str],
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
    ) -> Client:
        if self.refuses is not None:
            raise self.refuses
        self.joined.append((address, code, tuple(names), watches))
        self.client = Client(on_news, tuple(names))
        return self.client

    def open_class(self, title: str, roster: str, nobody: Any) -> Any:
        if self.refuses is not None:
            raise self.refuses
        return self.classes(title, roster)

    def left(self) -> LeftMatch | None:
        return self.left_in

    def left_seat(self) -> LeftSeat | None:
        return self.seat

    def sit_down(self, seat: LeftSeat) -> None:
        self.seat = seat

    def stand_up(self) -> None:
        self.seat = None

    def put_away(self) -> None:
        self.left_in = None

    def look(self, on_news: Callable[[], None]) -> None:
        self.on_found = on_news

    def stop_looking(self) -> None:
        self.on_found = lambda: None

    def found(self) -> Sequence[TableAddress]:
        return self.here

    def friends(self) -> Sequence[TableAddress]:
        return [TableAddress(name, address) for name, address in self.kept.items()]

    def keep(self, name: str, address: str) -> None:
        self.kept[name] = address

    def forget(self, name: str) -> None:
        del self.kept[name]

    def checked(self, address: str) -> str:
        if not address:
            raise Refused("address-empty", text="")
        return address

    def answers(self, address: str) -> None:
        if self.silent is not None:
            raise self.silent

    def is_known(self, address: str) -> bool:
        return address in self.tokens

    def trust_anew(self, address: str) -> None:
        self.tokens.discard(address)


def player(
    home: Path, language: str = "en", columns: int = 40, **settings: Any
) -> tuple[Player, Net]:
    """Return a player whose client has a way to network tables."""
    made = Player(home, language, columns, settings={"net-names": "Anna", **settings})
    made.app.in_background = lambda work: work()  # type: ignore[method-assign]
    net = Net()
    made.app.network = net
    made.ui.screen.appear()
    made.settle()
    return made, net


def table(*members: Member, you: int = 1, **fields: Any) -> Table:
    """Return a table with these members, of whom ``you`` is the client's."""
    return Table("Anna's table", fields.pop("phase", "gathering"), members, you, **fields)


ANNA = Member(1, ("Anna",), host=True, opener=True)
BERT = Member(2, ("Bert",))
