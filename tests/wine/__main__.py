"""``./test windows [PART]...``: what of the project can be tried on Windows without Windows.

Prints a line for each part; ends with 1 where one fails, with 3 where Windows cannot be set up
here, which says nothing about the project. A wheel of liblouis for Windows, named by
the environment variable BRAILLESPIEL_WINE_LIBLOUIS, adds our own Braille to all parts.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback

from tests.wine.parts import PARTS
from tests.wine.python import SetUpError, WindowsPython
from tests.wine.suite import suite

NOT_TRIED = 3
ENDED = 124
"""As of ``timeout``, which ends us by SIGTERM: what was started is ended first."""
_ALL = {"suite": suite, **PARTS}


def main(wanted: list[str]) -> int:
    """Set up, run the parts that are wanted (all by default), return the exit status."""
    unknown = [name for name in wanted if name not in _ALL]
    if unknown:
        print(f"There is no part {unknown[0]}. There are: {', '.join(_ALL)}.", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))
    # Installed programs find a data folder of their own, in the Windows that is made for them.
    os.environ.pop("BRAILLESPIEL_HOME", None)
    windows = WindowsPython()
    try:
        windows.set_up(_tell)
        failed = [name for name in wanted or _ALL if not _passed(name, windows)]
    except SetUpError as error:
        print(f"Windows cannot be tried here. {error}", file=sys.stderr)
        return NOT_TRIED
    finally:
        windows.end()
    _tell(f"failed: {', '.join(failed)}" if failed else "Windows: all parts passed")
    return 1 if failed else 0


def _passed(name: str, windows: WindowsPython) -> bool:
    begun = time.monotonic()
    try:
        found, passed = _ALL[name](windows), True
    except Exception:
        found, passed = "FAILED\n" + traceback.format_exc(), False
    _tell(f"{name}: {found} ({time.monotonic() - begun:.0f} s)")
    return passed


def _tell(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
