"""The program with a clock on the wall that jumps by days, forth and back; it is called like it.

The clock that only counts seconds is as it is: that of a computer does not jump.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import TypeVar

JUMP_S = 1.0
"""The clock jumps after this time again."""
DAY_S = 86_400

Time = TypeVar("Time", int, float)


def jumping(real: Callable[[], Time], second: Time) -> Callable[[], Time]:
    """Return a clock that shows another day each second."""

    def shown() -> Time:
        jump = Random(f"{os.getpid()} {time.monotonic() // JUMP_S}").randint(-DAY_S, DAY_S)
        return real() + jump * second

    return shown


def main() -> int:
    """Run the program."""
    time.time = jumping(time.time, 1.0)
    time.time_ns = jumping(time.time_ns, 10**9)
    from braillespiel.cli import main as program

    return program(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
