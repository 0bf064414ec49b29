"""A client at a network table: a thread with a loop that keeps the connection up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import protocol
from braillespiel.network.client import Status, TableProblem
from braillespiel.network.frames import FrameError, Reader, frames
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.line import Wire
from braillespiel.network.session import Session
from braillespiel.network.threadsafe import call_soon, end_of

_LOG = logging.getLogger(__name__)

WAITS_S = (0.2, 0.5, 1.0, 2.0, 4.0)
"""How long to wait before each new try; the last value for all further ones."""
OPEN_S = 10.0
MOVES = 3
"""So often a host may send a client on at once; then the client waits longer each time."""
STAYED_S = 10.0
"""Who has stayed so long at a table was not sent round in circles."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A connection on which the code, or the certificate, was proved.

    ``token`` was given out with the proof, or is kept for this host; "" if neither.
    """

    wire: Wire
    token: str = ""


Open = Callable[[str], Awaitable[Opened]]
"""Opens a connection; takes the token that the table gave before, "" at first."""


class TableClient(Session):
    """One computer at a table; it reconnects by itself: ``follow`` in any loop, ``run_beside`` in
    its own.

    No call waits for the network; each may be made at any time. What comes in is kept until it is
    taken; ``on_news`` is called from another thread whenever there is something to take, here or
    at the port.
    """

    def __init__(
        self,
        open_wire: Open,
        names: Sequence[str],
        on_news: Callable[[], None] = lambda: None,
        *,
        hearing: int = 4000,
        watches: bool = False,
        listens: bool = True,
        on_seated: Callable[[], None] = lambda: None,
        on_left: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(
            names, self._put, on_news, hearing=hearing, watches=watches, listens=listens
        )
        self._open = open_wire
        self._on_seated, self._on_left = on_seated, on_left
        self._loop: asyncio.AbstractEventLoop | None = None
        self._out: asyncio.Queue[protocol.FromSeat | None] = asyncio.Queue()
        self._stopped = False
        self._go_on = asyncio.Event()
        self._opening: asyncio.Task[Opened] | None = None
        self._moved = False
        """Whether the host has sent this client to another table of the class."""
        self._thread: threading.Thread | None = None

    def run_beside(self) -> TableClient:
        """Keep the connection up in a thread of its own; return at once."""
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self.follow()), name="table client", daemon=True
        )
        self._thread.start()
        return self

    def leave(self, comes_back: bool = False) -> None:
        """Leave for good; a table opened here goes on for the others.

        ``comes_back``: the token is kept, where it brings one back to the chair.
        """
        self._put(m.Leave())
        self.close()
        if not comes_back:
            with contextlib.suppress(OSError):
                self._on_left()

    @property
    def is_closed(self) -> bool:
        """Whether it was closed from this side."""
        return self._stopped

    def close(self, wait_s: float = 2.0) -> None:
        """Close the connection; the chair is kept."""
        self._stopped = True
        self._put(None)
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._waits_no_more)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(wait_s)

    def _waits_no_more(self) -> None:
        """It is closed: neither the next try is waited for, nor one that is under way."""
        self._go_on.set()
        if self._opening is not None:
            self._opening.cancel()

    def hurry(self) -> None:
        """Where the connection is down, try it again at once; called in its loop."""
        self._go_on.set()

    def _put(self, message: protocol.FromSeat | None) -> None:
        loop = self._loop
        if loop is None or loop.is_closed():
            return
        with contextlib.suppress(RuntimeError):  # it ends at this moment
            call_soon(loop, self._out.put_nowait, message)

    # -- the connection's loop -----------------------------------------------------------

    async def follow(self) -> None:
        """Stay at the table until the client leaves, is removed, or cannot reach it.

        A fault of ours ends it too, as the problem "fault": nobody waits for a table in vain.
        """
        try:
            await self._follow()
        except Exception as error:
            _LOG.error("A client found a fault", exc_info=error)
            self.ended(TableProblem("fault"))

    async def _follow(self) -> None:
        self._loop = asyncio.get_running_loop()
        tries = moves = 0
        while not self._over():
            came = self._loop.time()
            try:
                opened = await self._opened()
            except JoinError as error:
                if error.final or self.status is Status.CONNECTING:
                    self.ended(TableProblem(error.rule, error.details))
                    return
            except (OSError, TimeoutError):
                if self.status is Status.CONNECTING:
                    self.ended(TableProblem("unreachable"))
                    return
            else:
                if opened is not None and await self._stay(opened):
                    tries = 0
            if self._over():
                break
            if self._moved:
                self._moved = False
                moves = 1 if self._loop.time() - came >= STAYED_S else moves + 1
                if moves > MOVES:
                    await self._pause(moves - MOVES - 1)
                continue
            self.lost()
            await self._pause(tries)
            tries += 1
        self.ended(None)

    async def _opened(self) -> Opened | None:
        """Open the way to the table; None if this client is closed meanwhile."""
        self._opening = asyncio.ensure_future(self._open(self.token))
        try:
            async with asyncio.timeout(OPEN_S):
                return await self._opening
        except asyncio.CancelledError:
            if self._stopped and self._opening.cancelled():
                return None
            raise
        finally:
            self._opening = None

    async def _pause(self, tries: int) -> None:
        """Wait before the next try, longer after each; ``hurry`` and ``close`` end it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WAITS_S[min(tries, len(WAITS_S) - 1)]):
                await self._go_on.wait()
        self._go_on.clear()

    def _over(self) -> bool:
        return self._stopped or self.status is Status.ENDED

    async def _stay(self, opened: Opened) -> bool:
        """Carry frames until the connection ends; tell whether the client was at the table."""
        while not self._out.empty():
            self._out.get_nowait()  # wishes of before; actions are sent again by themselves
        if self._stopped:
            return False
        wire = opened.wire
        writer: asyncio.Task[None] | None = None
        try:
            for frame in frames(self.hello(opened.token)):
                await wire.send(frame)
            writer = asyncio.create_task(self._write(wire))
            await self._read(wire)
        except ConnectionError:
            pass
        except FrameError as error:
            self.ended(TableProblem("host-" + error.rule, {"name": error.name}))
        finally:
            if writer is not None:
                writer.cancel()
                with contextlib.suppress(ConnectionError):
                    await end_of(writer)
            with contextlib.suppress(ConnectionError, TimeoutError):
                async with asyncio.timeout(1):
                    await wire.close(1000, "")
        if self.status is Status.CONNECTING:
            self.ended(TableProblem("closed"))
        return self.status is Status.AT_TABLE

    async def _read(self, wire: Wire) -> None:
        reader: Reader[protocol.FromHost] = Reader(protocol.FromHost, shown=True)  # type: ignore[arg-type]
        while True:
            try:
                message = reader.read(await wire.recv())
            except FrameError as error:
                if error.ends:
                    raise
                continue  # a newer host's; it refuses what it cannot do without
            if message is None:
                continue
            self.received(message)
            if isinstance(message, c.Moved):
                self._moved = True
                return
            if isinstance(message, m.Welcome):
                with contextlib.suppress(OSError):  # next time the code is asked for again
                    self._on_seated()

    async def _write(self, wire: Wire) -> None:
        while True:
            message = await self._out.get()
            if message is None:
                await wire.close(1000, "")
                return
            for frame in frames(message):
                await wire.send(frame)
