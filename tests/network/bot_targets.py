"""What the processes of these tests hold: bots that choose, raise, hang, or end their process."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from braillespiel.application.bot_workers import choosing as usual


def choosing(
    emit: Callable[..., None], path: list[str], memory: int
) -> Mapping[str, Callable[..., Any]]:
    """Raise for a normal bot, hang for a hard one, choose for an easy one.

    One of level "dies:FILE" ends its process, unless the file is there.
    """
    calls = usual(emit, path, memory)

    def choose(*given: Any) -> Any:
        (*asked, level), more = given[:6], given[6:]
        what, _, where = level.partition(":")
        if what == "normal":
            raise ZeroDivisionError
        if what == "hard":
            time.sleep(3600)
        if what == "dies" and not Path(where).exists():
            Path(where).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return calls["choose"](*asked, "easy", *more)

    return {**calls, "choose": choose}
