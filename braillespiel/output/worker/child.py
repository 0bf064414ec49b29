"""The process that a :class:`~braillespiel.output.worker.process.Worker` starts.

Run as a script with one argument, a JSON list: the target as "module:function" and its options.
The target is called with ``emit`` and the options, and returns the calls that it answers, by name.
Every line that comes in is ``[number, call, arguments, keywords, seconds]``, every line that goes
out ``[number, result, null]``, ``[number, null, error]`` or, for what is emitted, ``[null, event,
arguments]``. An error is ``{"kind", "text", "key", "args"}``; its number is 0 when the target
could not be made. A call that takes longer than its seconds ends the process, whether or not
anybody is left to do so. When no more can come in, the call "close" is made, if there is one, and
the process ends.
"""

from __future__ import annotations

import contextlib
import faulthandler
import importlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Calls = Mapping[str, Callable[..., Any]]
Emit = Callable[..., None]

_ROOT = Path(__file__).resolve().parents[3]
_CLOSE_WITHIN_S = 0.5
_MADE_WITHIN_S = 60.0
_MARGIN_S = 5.0
"""The side that called ends us earlier, if it is still there."""


def main() -> None:
    """Make the target and answer calls until no more can come."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.dup(1)
    # What libraries print must not get between the answers, nor what they start read requests.
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which ends us
    sys.path.insert(0, str(_ROOT))
    sending = threading.Lock()

    def send(message: list[Any]) -> None:
        data = json.dumps(message).encode() + b"\n"
        with sending:
            while data:
                data = data[os.write(answers, data) :]

    def emit(event: str, *arguments: Any) -> None:
        with contextlib.suppress(OSError):
            send([None, event, arguments])

    target, options = json.loads(sys.argv[1])
    _ends_in(_MADE_WITHIN_S)
    try:
        module, _, name = target.partition(":")
        calls: Calls = getattr(importlib.import_module(module), name)(emit, **options)
    except Exception as error:
        send([0, None, _described(error)])
        return
    _ends_in(0)
    with contextlib.suppress(OSError):
        for line in requests:
            number, what, arguments, keywords, seconds = json.loads(line)
            _ends_in(seconds + _MARGIN_S)
            try:
                answer = [number, calls[what](*arguments, **keywords), None]
            except Exception as error:
                answer = [number, None, _described(error)]
            _ends_in(0)
            send(answer)
    _leave(calls)


def _ends_in(seconds: float) -> None:
    """Have the system end this process later, 0 for never: even while a library hangs."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)  # SIGALRM ends a process by itself
    elif seconds:
        faulthandler.dump_traceback_later(seconds, exit=True)
    else:
        faulthandler.cancel_dump_traceback_later()


def _described(error: Exception) -> dict[str, Any]:
    problem = getattr(error, "problem", None)
    return {
        "kind": type(error).__name__,
        "text": str(error),
        "key": getattr(problem, "key", None),
        "args": dict(getattr(problem, "args", {})),
    }


def _leave(calls: Calls) -> None:
    """End at once; a library that hangs while it is closed or unloaded holds up nothing."""
    guard = threading.Timer(_CLOSE_WITHIN_S, os._exit, (0,))
    guard.daemon = True
    guard.start()
    with contextlib.suppress(Exception):
        calls.get("close", lambda: None)()
    os._exit(0)


if __name__ == "__main__":
    main()
