"""``python -m braillespiel.labels``: the command without the rest of the client."""

from __future__ import annotations

import argparse
import locale
import sys

from braillespiel.labels.cli import add_arguments, run
from braillespiel.labels.report import catalogue
from braillespiel.words.catalogue import LANGUAGES


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the language of its sentences is the system's, or English."""
    system = (locale.getlocale()[0] or "").split("_")[0]
    words = catalogue(system if system in LANGUAGES else "en")
    parser = argparse.ArgumentParser("braillespiel labels", description=words("help"))
    add_arguments(parser, words)
    return run(parser.parse_args(arguments), words)


if __name__ == "__main__":
    sys.exit(main())
