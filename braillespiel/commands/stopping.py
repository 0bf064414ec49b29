"""How a command that serves learns that it is to end."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio


def stopped() -> asyncio.Future[None]:
    """Return what is done when the command is to end: Ctrl+C, or the end of its terminal."""
    import asyncio

    loop = asyncio.get_running_loop()
    found: asyncio.Future[None] = loop.create_future()

    def stop() -> None:
        if not found.done():
            found.set_result(None)

    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, stop)
        except NotImplementedError:  # Windows
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop))
    return found
