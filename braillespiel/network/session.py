"""What a client knows of its table and wants from it: no socket, no thread of its own."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games import registry
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import protocol, texts
from braillespiel.network.class_wishes import ClassWishes
from braillespiel.network.client import (
    ConnectionNews,
    Late,
    MatchBegan,
    Notice,
    Status,
    TableProblem,
)
from braillespiel.network.frames import FrameError
from braillespiel.network.remote_port import RemotePort

NOTICES = 1000
"""How many messages may wait to be taken; the oldest give way."""


def games() -> dict[str, int]:
    """Return the games of this client and the versions of their rules."""
    return {name: registry.game(name).rules_version for name in registry.names()}


GOES_ON = frozenset(("house-ends",))
"""Rules by which a connection ends, and not the table: the client tries again."""


def packages() -> dict[str, str]:
    """Return the distribution and version of each game that comes from another package."""
    return {name: registry.brought_by(name) for name in registry.names()[len(registry.own()) :]}


class Session:
    """One client at a table. ``send`` takes what goes to the host; it is safe in any thread.

    Actions are sent again after a loss, and what holds in a class. All else that is asked for while
    the connection is lost is answered here, by the problem "no-connection".

    ``received`` is called in the connection's thread, everything else in the ui's.
    """

    def __init__(
        self,
        names: Sequence[str],
        send: Callable[[protocol.FromSeat], None],
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
        listens: bool = True,
    ) -> None:
        self.names = tuple(texts.name(name) for name in names)
        self._hearing, self._watches, self._listens = hearing, watches, listens
        self._send = send
        self._on_news = on_news
        self._lock = threading.RLock()
        self._status = Status.CONNECTING
        self._problem: TableProblem | None = None
        self._table: m.Table | None = None
        self._standing: c.Standing | None = None
        self._heard: tuple[int, int] | None = None
        """The match and the update up to which the class was told that all was heard."""
        self._port: RemotePort | None = None
        self._coming: RemotePort | None = None
        """A match of which not all is here that had happened before."""
        self._notices: list[Notice] = []
        self._late: list[Late] = []
        self._acts: OrderedDict[tuple[int, int], tuple[m.Act, Any]] = OrderedDict()
        """Sent, and not answered yet."""
        self._sent_again: frozenset[tuple[int, int]] = frozenset()
        """Those that were sent again when the connection came back: they will be answered."""
        self._numbers: dict[int, int] = {}
        """Of the last action of each chair; none comes twice, whatever match begins."""
        self._class_wishes = ClassWishes()
        self._unsure: set[str] = set()
        """What the table may not have got: "said" in the chat, "asked" for."""
        self._moving = False
        """Whether one is on the way to another table of the class."""
        self.token = ""

    # -- what screens ask --------------------------------------------------------------

    @property
    def status(self) -> Status:
        """How this client stands to its table."""
        return self._status

    @property
    def problem(self) -> TableProblem | None:
        """Why it ended or the connection is lost; None while all is well."""
        return self._problem

    @property
    def table(self) -> m.Table | None:
        """The table as last reported; None before the first report."""
        return self._table

    @property
    def standing(self) -> c.Standing | None:
        """How this client stands in the class; None at a table of no class."""
        return self._standing

    @property
    def port(self) -> RemotePort | None:
        """The port to the match; None before there is one."""
        return self._port

    @property
    def unanswered(self) -> int:
        """How many actions were sent that the host has not answered yet."""
        return len(self._acts)

    def take(self) -> list[Notice]:
        """Return what has come since the last call, the oldest first."""
        with self._lock:
            found, self._notices = self._notices, []
        return found

    def take_late(self) -> list[Late]:
        """Return the actions that the host refused after they had been sent off."""
        with self._lock:
            found, self._late = self._late, []
        return found

    def set_up(self, set_up: m.SetUp) -> None:
        """Say what is to be played (only the opener)."""
        self._wish(set_up)

    def ready(self, ready: bool = True) -> None:
        """Say whether the people here are ready to begin."""
        self._wish(m.Ready(ready))

    def sit(self, watches: bool) -> None:
        """Take a chair, or watch."""
        self._wish(m.Sit(watches))

    def start(self) -> None:
        """Begin (only the opener)."""
        self._wish(m.Start())

    def ask(self, what: Literal["pause", "go-on", "here", "my-chair", "again", "gather"]) -> None:
        """Ask for what needs no chair; during a match ``Port.request`` pauses and takes back."""
        self._wish(m.Ask(what))

    def agree(self, number: int, agrees: bool) -> None:
        """Answer a proposal of the table."""
        self._wish(m.Agree(number, agrees))

    def choose(self, seat: int, choice: Literal["wait", "bot", "end"]) -> None:
        """Choose what happens to the chair of somebody who lost the connection."""
        self._wish(m.Choose(seat, choice))

    def hearing(self, ms: int) -> None:
        """Say how long the people here may need to hear an announcement, 1,000 to 15,000 ms."""
        self._hearing = max(1000, min(15_000, ms))
        self._send(m.Hearing(self._hearing))

    def say(self, text: str = "", prepared: str = "") -> None:
        """Chat. Raises TextError for what cannot be sent, "no-connection" where that is not up."""
        said = m.Say(text="" if prepared else texts.chat(text), prepared=prepared)
        if not self._reaches():
            raise texts.TextError("no-connection")
        self._unsure.add("said")
        self._send(said)

    def power(self, what: m.PowerOver, member: int = 0) -> None:
        """Do what only the person at the host may do."""
        self._wish(m.Power(what, member))

    def to_class(self, message: c.FromPupil) -> bool:
        """Tell the class something; at a table of no class nobody hears it.

        Return whether it is sent, or will be by itself once the connection is back.
        """
        if self._standing is None or self._status is Status.ENDED:
            return False
        reaches = self._reaches()
        with self._lock:
            kept = self._class_wishes.note(message, reaches)
        if reaches:
            self._send(message)
        return reaches or kept

    def allow(self, what: Literal["words", "watching"], yes: bool) -> None:
        """At a table of a house: say whether typed words, or people who watch, are all right."""
        self._wish(c.Allow(what, yes))

    def _reaches(self) -> bool:
        """Tell whether what is sent now comes to the table."""
        return self._status in (Status.CONNECTING, Status.AT_TABLE) and not self._moving

    def _wish(self, message: protocol.FromSeat) -> None:
        """Ask for what is not asked for again by itself after a loss."""
        if self._reaches():
            self._unsure.add("asked")
            self._send(message)
        else:
            with self._lock:
                self._notice(TableProblem("no-connection"))
            self._on_news()

    def heard(self) -> None:
        """Let the class know that all that was taken from the port has been heard or read.

        It may be called at any time; what was told before is not told again.
        """
        port = self._port
        if port is not None and self.unheard:
            self._heard = port.match, port.taken
            self._send(c.Heard(port.match, port.taken))

    @property
    def unheard(self) -> bool:
        """Whether the class has still to be told that something was heard or read."""
        port = self._port
        if port is None or self._standing is None or not self._connected():
            return False
        return (port.match, port.taken) != self._heard

    # -- the port's way out --------------------------------------------------------------

    def _act(self, match: int, seat: int, question: str, action: Any) -> None:
        with self._lock:
            number = self._numbers[seat] = self._numbers.get(seat, 0) + 1
            message = m.Act(seat, number, question, str(action), match)
            self._acts[seat, number] = (message, action)
            self._send(message)

    def _asked(
        self, what: Literal["take-back", "take-back-redrawn", "hold"], seat: int | None
    ) -> None:
        asked = m.Ask(what, seat)
        if what == "hold":  # by itself
            self._send(asked)
        else:
            self._wish(asked)

    def _connected(self) -> bool:
        return self._status is Status.AT_TABLE

    # -- what comes in -----------------------------------------------------------------

    def hello(self, token: str) -> m.Hello:
        """Return the first message of a connection."""
        port = self._port
        return m.Hello(
            protocol=m.PROTOCOL,
            names=self.names,
            games=games(),
            packages=packages(),
            watches=self._watches,
            hearing=self._hearing,
            listens=self._listens,
            token=token or self.token,
            match=-1 if port is None else port.match,
            known=-1 if port is None else port.sent,
        )

    def received(self, message: protocol.FromHost) -> None:
        """Take in a message. Raises FrameError if the host sends something impossible."""
        if not all(map(texts.is_plain, _names(message))):
            raise FrameError("message-malformed", "name")
        with self._lock:
            self._take_up(message)
        self._on_news()

    def _take_up(self, message: protocol.FromHost) -> None:
        match message:
            case c.Standing():
                self._standing = message
                for wish in self._class_wishes.stands(message):
                    self._send(wish)
            case c.Mirror() | c.Told() | c.Exercise() | c.Hinted() | c.Evening():
                self._notice(message)
            case c.Moved():
                self._moved_on()
                self._notice(message)
            case m.Update():
                self._update(message)
            case m.Answer():
                self._answer(message)
            case m.Table():
                self._table = message
                self._unsure.discard("asked")
                if self._port is not None and message.set_up is not None and message.set_up.late:
                    self._port.reseated(message.chairs)
                if self._port is not None and message.phase == "gathering":
                    self._port.ended()
                for news in message.news:
                    self._notice(news)
            case m.Welcome():
                self._welcome(message)
            case m.Knocked():
                self._notice(ConnectionNews("knocked"))
            case m.Began():
                self._began(message)
            case m.Said():
                said = m.Said(
                    message.member,
                    texts.plain(message.name),
                    texts.plain(message.text),
                    message.prepared,
                )
                self._notice(said)
                if self._table is not None and said.member == self._table.you:
                    self._unsure.discard("said")
            case m.Refused():
                self._unsure.clear()
                found = problem(message.rule, message.details)
                if message.ends and message.rule not in GOES_ON:
                    self._end(found)
                else:
                    self._notice(found)

    def _notice(self, notice: Notice) -> None:
        self._notices.append(notice)
        del self._notices[:-NOTICES]

    def _welcome(self, message: m.Welcome) -> None:
        lost = self._status is Status.LOST
        self._heard = None
        self.token = message.token
        self._status, self._problem = Status.AT_TABLE, None
        self._moving = False
        if lost:
            self._notice(ConnectionNews("back"))
        self._sent_again = frozenset(self._acts)
        for act, _ in list(self._acts.values()):
            self._send(act)  # answered again, or carried out now; never twice

    def _moved_on(self) -> None:
        """What belonged to the table one leaves does not go to the next."""
        self._port = self._coming = None
        self._moving = True
        self._class_wishes.lost()
        self._unsure.clear()
        self._acts.clear()
        self._numbers.clear()

    def _began(self, message: m.Began) -> None:
        port = RemotePort(message, partial(self._act, message.match), self._asked, self._connected)
        if self._port is None or port.match != self._port.match:
            for key in self._acts.keys() - self._sent_again:
                del self._acts[key]
        for chair, number in zip(message.chairs, message.acted, strict=False):
            self._numbers[chair] = max(number, self._numbers.get(chair, 0))
        self._coming = port
        self._see_whether_complete()

    def _update(self, message: m.Update) -> None:
        port = self._coming or self._port
        if port is not None:
            port.receive(message)
            self._see_whether_complete()

    def _see_whether_complete(self) -> None:
        if self._coming is not None and self._coming.complete:
            self._port, self._coming = self._coming, None
            self._notice(MatchBegan(self._port))

    def _answer(self, message: m.Answer) -> None:
        found = self._acts.pop((message.seat, message.number), None)
        if found is None or message.refusal is None or not self._plays(message.seat):
            return
        refused = problem(message.refusal.rule, message.refusal.details)
        error = IllegalActionError(refused.rule, **refused.details)
        self._late.append(Late(message.seat, found[1], error))

    def _plays(self, seat: int) -> bool:
        """Tell whether a chair is this client's, in the match that goes on or begins."""
        port = self._coming or self._port
        return port is not None and seat in port.chairs

    def lost(self) -> None:
        """The connection went down; it is tried again."""
        with self._lock:
            if self._status is Status.AT_TABLE:
                self._status, self._problem = Status.LOST, TableProblem("lost")
                self._class_wishes.lost()
                what: Literal["lost", "lost-unsure"] = "lost-unsure" if self._unsure else "lost"
                self._unsure.clear()
                self._notice(ConnectionNews(what, self._problem))
        self._on_news()

    def ended(self, found: TableProblem | None) -> None:
        """The connection is over for good."""
        with self._lock:
            self._end(found)
        self._on_news()

    def _end(self, found: TableProblem | None) -> None:
        if self._status is not Status.ENDED:  # the first reason is the true one
            self._status, self._problem = Status.ENDED, found
            self._notice(ConnectionNews("ended", found))


def _names(message: protocol.FromHost) -> list[str]:
    """Return the names in a message that are shown as they are."""
    match message:
        case m.Table():
            members = [name for member in message.members for name in member.names]
            chairs = [chair.name for chair in message.chairs]
            knocks = [name for knock in message.knocks for name in knock.names]
            told = [news.name for news in message.news]
            return [message.name, *members, *chairs, *knocks, *told]
        case m.Began():
            return [chair.name for chair in message.players]
        case _:
            return []


def problem(rule: str, details: dict[str, Any]) -> TableProblem:
    """Return somebody else's refusal as data that a sentence may contain."""
    known = "".join(sign for sign in rule if sign.isascii() and (sign.isalnum() or sign == "-"))
    shown = {
        texts.plain(name, 40): texts.plain(value) if isinstance(value, str) else value
        for name, value in details.items()
        if isinstance(value, str | int | bool) and name.isidentifier() and name != "rule"
    }
    return TableProblem(known or "refused", shown)
