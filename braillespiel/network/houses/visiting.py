"""Somebody in a house's lobby: a thread with a loop that keeps the connection up."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from braillespiel.network.client import TableProblem
from braillespiel.network.frames import FrameError, Reader, frames
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joined import OPEN_S, WAITS_S, Opened, TableClient
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.line import Wire
from braillespiel.network.messages import Part
from braillespiel.network.threadsafe import call_soon, end_of

SOMEBODY = "Somebody"
"""Stands for somebody's name where the house knows how they are called."""

Notice = (
    h.Opened | h.Invited | h.Done | h.Refused | h.OfDevices | h.LadderNews | h.OfFriends | h.OfQuick
)
"""What is to be announced: answers to what one asked for, invitations, and what is one's own."""


class HousePath(Protocol):
    """How one gets into a house, or to one of its tables."""

    @property
    def called(self) -> str:
        """What this person is called there, once they were in."""

    @property
    def challenge(self) -> h.Challenge | None:
        """What the house says of itself."""

    async def open(self) -> Wire:
        """Open a connection, and get in. Raises JoinError."""

    async def __call__(self, token: str) -> Opened:
        """Open a connection to the table. Raises JoinError."""


class Visiting:
    """Somebody in a house's lobby: ``follow`` in any loop, ``run_beside`` in one of its own.

    No call waits for the network; each may be made at any time. What comes in is kept until it is
    taken; ``on_news`` is called from another thread meanwhile.

    ``way`` makes the way to the lobby, or with the number and the code of a table to that.
    """

    def __init__(
        self, way: Callable[[str, str], HousePath], on_news: Callable[[], None] = lambda: None
    ) -> None:
        self._way = way
        self._on_news = on_news
        self._lock = threading.Lock()
        self._notices: deque[Notice] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._stopped = False
        self._beside = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._wish: h.Wish = "all"
        self._quick: h.Quick | None = None
        self._looks = False
        """Whether one looks for a quick match: it is asked for again on the next connection."""
        self.is_in = False
        """Whether the connection to the lobby is up."""
        self.was_in = False
        self.losses = 0
        """How often the connection to the lobby was lost."""
        self.problem: TableProblem | None = None
        """Why one is not in, for good; None while that may change."""
        self.house: h.Challenge | None = None
        """What the house says of itself; None before one was in."""
        self.called = self._wished = ""
        self.tables: dict[str, h.Line] = {}
        """The tables as they were told last, by their numbers."""
        self.people: dict[str, h.Person] = {}
        """Who is here and chose to be shown, by their names."""
        self.own = h.Show()
        """What one had chosen when one came in."""
        self.blocked: tuple[str, ...] | None = None
        """Whom one has blocked; None before one has asked."""
        self.friends: dict[str, h.Friend] = {}
        """One's friends by their names, with those whom one has asked, and who ask."""
        self.devices: h.Devices | None = None
        """One's devices; None before one has asked."""
        self.takes_part: bool | None = None
        """Whether one took part in the ladder when one came in; None: there is none here."""
        self.ladders: h.Ladders | None = None
        """The ladders; None before one has asked."""
        self.ladder: h.Ladder | None = None
        """The one that one has asked for last."""
        self.seat: TableClient | None = None
        """The table at which one sat down last."""

    def run_beside(self) -> Visiting:
        """Keep the connection up in a thread of its own; return at once."""
        self._beside = True
        run = threading.Thread(target=lambda: asyncio.run(self.follow()), name="house", daemon=True)
        run.start()
        return self

    def take(self) -> Sequence[Notice]:
        """Return what has come since the last call, the oldest first."""
        with self._lock:
            found, self._notices = list(self._notices), deque()
        return found

    def say(self, message: Any) -> None:
        """Ask the house for something (h.FromGuest); where the connection is down, nobody hears."""
        if isinstance(message, h.Look):
            self._wish = message.wish
        elif isinstance(message, h.Quick):
            self._quick = message
        elif isinstance(message, h.QuickEnds):
            self._looks = False
        elif isinstance(message, h.Rename):
            self._wished = message.name
        self._put(message)

    def sit(
        self,
        table: str,
        code: str,
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
    ) -> TableClient:
        """Sit down at a table of the house, or go back to it."""
        way = self._way(table, code)
        name = self.called or SOMEBODY
        client = TableClient(way, [name], on_news, hearing=hearing, watches=watches)
        self.seat = client
        if self._beside:
            return client.run_beside()
        assert self._loop is not None
        task = self._loop.create_task(client.follow())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return client

    def close(self) -> None:
        """Leave the lobby."""
        self._stopped = True
        self._put(None)

    def _put(self, message: Any) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            with contextlib.suppress(RuntimeError):  # it ends at this moment
                call_soon(loop, self._out.put_nowait, message)

    # -- the connection's loop -----------------------------------------------------------------

    async def follow(self) -> None:
        """Stay in the lobby until one leaves or is sent away."""
        self._loop = asyncio.get_running_loop()
        tries = 0
        while not self._stopped and self.problem is None:
            way = self._way("", "")
            try:
                async with asyncio.timeout(OPEN_S):
                    wire = await way.open()
            except JoinError as error:
                self._fails(error)
            except (OSError, TimeoutError):
                if not self.was_in:
                    self.problem = TableProblem("unreachable")
            else:
                if self._stopped:
                    await wire.close(1000, "")  # one has left meanwhile
                    break
                self.house, self.called = way.challenge, way.called
                await self._stay(wire)
                tries = 0
            was_in, self.is_in = self.is_in, False
            self.losses += was_in
            self._on_news()
            if self._stopped or self.problem is not None:
                break
            await asyncio.sleep(WAITS_S[min(tries, len(WAITS_S) - 1)])
            tries += 1

    def _fails(self, error: JoinError) -> None:
        if not (self.was_in and isinstance(error, HouseError) and not error.final):
            final = error.final or not self.was_in
            self.problem = TableProblem(error.rule, error.details) if final else None

    async def _stay(self, wire: Wire) -> None:
        """Carry frames until the connection ends."""
        while not self._out.empty():
            self._out.get_nowait()  # wishes of before
        writer = asyncio.create_task(self._write(wire))
        self._out.put_nowait(h.Look(self._wish))
        self._out.put_nowait(h.ListFriends())
        if self._looks:
            self._out.put_nowait(self._quick)
        reader: Reader[Any] = Reader(h.FromHouse | Part, shown=True)  # type: ignore[arg-type]
        try:
            while True:
                message = reader.read(await wire.recv())
                if message is not None:
                    self._received(message)
        except ConnectionError:
            pass
        except FrameError:
            self.problem = TableProblem("house-version")
        finally:
            writer.cancel()
            with contextlib.suppress(ConnectionError):
                await end_of(writer)
            with contextlib.suppress(ConnectionError, TimeoutError):
                async with asyncio.timeout(1):
                    await wire.close(1000, "")

    def _received(self, message: Any) -> None:
        if isinstance(message, h.Lobby):
            self._shows(message)
        elif isinstance(message, h.Blocked):
            self.blocked = message.names
        elif isinstance(message, h.Friends):
            self.friends = {each.name: each for each in message.friends}
        elif isinstance(message, h.Devices):
            self.devices = message
        elif isinstance(message, h.Ladders):
            self.ladders = message
        elif isinstance(message, h.Ladder):
            self.ladder = message
        elif isinstance(message, h.Refused) and message.ends:
            if message.rule != "house-ends":  # it may open again
                self.problem = TableProblem(message.rule, message.details)
        elif isinstance(message, Notice):
            if message == h.Done("rename"):
                self.called = self._wished or self.called
                self.people.pop(self.called, None)  # who is told as somebody who is here
            if isinstance(message, h.Waits | h.QuickOver) or _is_somebody(message):
                self._looks = isinstance(message, h.Waits)
            with self._lock:
                self._notices.append(message)
        self._on_news()

    def _shows(self, lobby: h.Lobby) -> None:
        """Take in what is new; nothing that is shown now is changed in its place."""
        tables = {} if lobby.whole else dict(self.tables)
        people = {} if lobby.whole else dict(self.people)
        for table in lobby.gone:
            tables.pop(table, None)
        for name in lobby.left:
            people.pop(name, None)
        tables |= {line.id: line for line in lobby.tables}
        people |= {person.name: person for person in lobby.people if person.name != self.called}
        self.tables, self.people = tables, people
        if not self.is_in:
            self.own, self.takes_part = lobby.own, lobby.ladder
        self.is_in = self.was_in = True

    async def _write(self, wire: Wire) -> None:
        while True:
            message = await self._out.get()
            if message is None:
                await wire.close(1000, "")
                return
            for frame in frames(message):
                await wire.send(frame)


def _is_somebody(message: Any) -> bool:
    """Tell whether one was matched with a person: then one looks no more."""
    return isinstance(message, h.Matched) and bool(message.name)
