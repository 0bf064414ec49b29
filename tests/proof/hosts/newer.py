"""The program as a later one may be, whose tables have one step more; it is called like it."""

from __future__ import annotations

import sys

from braillespiel.store import schema

STEP = "CREATE TABLE house_later (n INTEGER);"


def main() -> int:
    """Run the program."""
    schema.MIGRATIONS = (*schema.MIGRATIONS, STEP)
    schema.SCHEMA_VERSION = len(schema.MIGRATIONS)
    from braillespiel.cli import main as program

    return program(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
