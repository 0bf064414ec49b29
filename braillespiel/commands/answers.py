"""Who is let in where a table or a class is served: answers to knocks, typed or from a program."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio

    from braillespiel.network.joining.knocking import Knocking

LINE = 1000
"""Bytes of an answer at most."""
_TYPED = re.compile(r"\s*([+-]?)\s*(\d{1,9})\s*")

Record = Callable[[Mapping[str, Any]], None]


def read(line: str) -> tuple[int, bool] | None:
    """Return the number of a knock and whether it is let in; None for what is no answer.

    "3" lets number 3 in and "-3" turns it away; programs write {"knock": 3, "admit": true}.
    """
    typed = _TYPED.fullmatch(line)
    if typed is not None:
        return int(typed[2]), typed[1] != "-"
    with contextlib.suppress(ValueError, RecursionError):
        told = json.loads(line)
        if isinstance(told, dict):
            number, admits = told.get("knock"), told.get("admit")
            if type(number) is int and type(admits) is bool:
                return number, admits
    return None


class Answers:
    """Reads standard input from the first knock on; ``tell`` is given what is no answer."""

    def __init__(self, knocking: Knocking, tell: Record) -> None:
        self._knocking, self._tell = knocking, tell
        self._reads = False

    def hear(self, event: Mapping[str, Any]) -> None:
        """See what has happened at the table; called in the loop."""
        if event["event"] == "knocks" and not self._reads:
            self._reads = True
            # A job in the background would be stopped where it reads from its terminal.
            if hasattr(signal, "SIGTTIN"):
                with contextlib.suppress(ValueError):  # not in a main thread
                    signal.signal(signal.SIGTTIN, signal.SIG_IGN)
            import asyncio

            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, args=(loop,), name="answers", daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read to the end, past Python's own buffer: it is locked when the program ends."""
        rest = b""
        with contextlib.suppress(OSError, ValueError, AttributeError, RuntimeError):
            while read := os.read(sys.stdin.fileno(), LINE):
                *lines, rest = (rest + read).split(b"\n")
                rest = rest[-LINE:]
                for line in lines:
                    loop.call_soon_threadsafe(self._answer, line.decode(errors="replace"))

    def _answer(self, line: str) -> None:
        found = read(line)
        if line.strip() and (found is None or not self._knocking.answer(*found)):
            self._tell(
                {"event": "nobody-knocks", **({} if found is None else {"number": found[0]})}
            )
