"""Ctrl+C for the programs that tests start, also where the tests themselves run without it."""

from __future__ import annotations

import signal


def children_take_ctrl_c() -> None:
    """Have every program that is started from now on begin with the usual handling of SIGINT.

    A shell starts what runs in the background (``./test &`` in a script) with SIGINT ignored, and
    what is ignored stays so in every program started from there. A handler does not: the started
    program gets the usual one, while we go on ignoring it. Call it in the main thread.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda number, frame: None)
