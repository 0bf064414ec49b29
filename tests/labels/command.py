"""The command as it is typed."""

from __future__ import annotations

from braillespiel.cli import main


def labels(*arguments: str) -> int:
    """Run the program with "labels" and these arguments; return the exit status."""
    try:
        return main(["labels", *arguments])
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
