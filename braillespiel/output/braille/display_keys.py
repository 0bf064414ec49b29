"""The names that BRLTTY has for the keys of each display."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_suffix(".toml")
"""What ``python -m scripts.display_keys`` has found in BRLTTY's key tables."""


@cache
def tables() -> dict[str, dict[str, dict[str, str]]]:
    """Return, by driver and model, the display's ``title`` and its keys by BRLTTY's commands.

    A combination of keys has "+" between them.
    """
    found = tomllib.loads(FILE.read_text("utf-8"))
    return {name: driver for name, driver in found.items() if isinstance(driver, dict)}


def key_of(driver: str, model: str, command: str) -> str:
    """Return the key of a command (such as "BOT") on the display of ``driver`` that BRLTTY calls
    ``model``, "" if it is not known or has none.
    """
    return tables().get(driver, {}).get(model, {}).get(command, "") if model else ""
