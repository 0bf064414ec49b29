"""``python -m braillespiel`` is the command line."""

import sys
from typing import NoReturn


def start() -> NoReturn:
    """Run the command line; Ctrl+C ends it with a sentence even while it is being loaded."""
    try:
        from braillespiel.cli import run

        run()
    except KeyboardInterrupt:
        from braillespiel.commands.streams import tell_interrupted

        sys.exit(tell_interrupted())


if __name__ == "__main__":
    start()
