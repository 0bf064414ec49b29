"""A server in a thread of its own beside the ui, and people of this process attached to it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from braillespiel.games import fence
from braillespiel.network.wires import MemoryWire

START_S = 20.0
END_S = 5.0

T = TypeVar("T")


class HostingError(Exception):
    """A table or class cannot be opened here; ``rule``: "in-use", "port", "store"."""

    def __init__(self, rule: str, **details: str | int) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule, details)


class ServerThread:
    """A thread whose loop runs ``serve``: it opens the server, says ``ready`` and serves ``until``.

    Whoever else calls is in another thread.
    """

    def __init__(self, serve: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
        self._serve = serve
        self._opened = threading.Event()
        self._failed: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._serves = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        """Start the thread and wait until the server serves.

        Raises what ``serve`` raised before that, HostingError "store" if it takes too long.
        """
        self._thread.start()
        self._opened.wait(START_S)
        if self._failed is not None:
            raise self._failed
        if not self._serves:
            raise HostingError("store")

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Have the server end, and wait for it."""
        if self._loop is not None and self._stop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(END_S)

    async def attach(self, serve: Callable[[MemoryWire], T]) -> tuple[MemoryWire, T]:
        """Connect somebody in this process: ``serve`` is called in the server's loop.

        Returns the end for them, and what it returned. Raises ConnectionError once the server has
        ended.
        """
        loop = self._loop
        if not self._serves or loop is None or loop.is_closed():
            raise ConnectionError("closed")
        mine = MemoryWire()

        async def attach() -> T:
            theirs = MemoryWire()
            theirs.connect(mine)
            return serve(theirs)

        given = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(attach(), loop))
        return mine, given

    # -- in the thread ---------------------------------------------------------------------

    def ready(self) -> None:
        """The server serves."""
        self._serves = True
        self._opened.set()

    async def until(self, *ends: Coroutine[Any, Any, Any]) -> None:
        """Return once it is closed or one of ``ends`` is done; the others go on until the end."""
        assert self._stop is not None
        tasks = [asyncio.ensure_future(end) for end in (self._stop.wait(), *ends)]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)

    def _run(self) -> None:
        try:
            with fence.serving(thread=True):
                asyncio.run(self._in_loop())
        except BaseException as error:
            self._failed = error
        finally:
            self._opened.set()

    async def _in_loop(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        await self._serve()
