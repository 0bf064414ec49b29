"""Games are imported when they are first asked for, by whichever thread asks."""

from __future__ import annotations

import subprocess
import sys

_CROWD = """
import sys, threading
from braillespiel.games import registry

sys.setswitchinterval(1e-6)
begin = threading.Barrier(8)
failed = []


def ask():
    begin.wait()
    try:
        for name in registry.own():
            registry.game(name), registry.presenter_type(name)
    except BaseException as error:
        failed.append(repr(error))


threads = [threading.Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(failed)
"""


def test_threads_that_ask_at_once_get_whole_games() -> None:
    """A host's own person and the first browser say hello in two threads."""
    told = subprocess.run(
        [sys.executable, "-c", _CROWD], capture_output=True, text=True, check=True
    )
    assert told.stdout == "[]\n"
