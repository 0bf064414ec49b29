"""``python -m braillespiel`` is the command line."""

from braillespiel.cli import run

run()
