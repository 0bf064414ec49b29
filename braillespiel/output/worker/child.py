"""The process that a :class:`~braillespiel.output.worker.process.Worker` starts.

Run as a script with one argument, a JSON list: the target as "module:function" and its options.
The target is called with ``emit`` and the options, and returns the calls that it answers, by name.
Every line that comes in is ``[number, call, arguments, keywords]``, every line that goes out
``[number, result, null]``, ``[number, null, error]`` or, for what is emitted, ``[null, event,
arguments]``. An error is ``{"kind", "text", "key", "args"}``; its number is 0 when the target
could not be made. When no more can come in, the call "close" is made, if there is one, and the
process ends.
"""

from __future__ import annotations

import contextlib
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
    try:
        module, _, name = target.partition(":")
        calls: Calls = getattr(importlib.import_module(module), name)(emit, **options)
    except Exception as error:
        send([0, None, _described(error)])
        return
    with contextlib.suppress(OSError):
        for line in requests:
            number, what, arguments, keywords = json.loads(line)
            try:
                send([number, calls[what](*arguments, **keywords), None])
            except Exception as error:
                send([number, None, _described(error)])
    _leave(calls)


def _described(error: Exception) -> dict[str, Any]:
    problem = getattr(error, "problem", None)
    return {
        "kind": type(error).__name__,
        "text": str(error),
        "key": getattr(problem, "key", None),
        "args": dict(getattr(problem, "args", {})),
    }


def _leave(calls: Calls) -> None:
    """End at once; a library that hangs when it is closed, or taken apart, holds up nothing."""
    guard = threading.Timer(_CLOSE_WITHIN_S, os._exit, (0,))
    guard.daemon = True
    guard.start()
    with contextlib.suppress(Exception):
        calls.get("close", lambda: None)()
    os._exit(0)


if __name__ == "__main__":
    main()
