"""TOML files of the user: reading with errors that name the line, and texts to be written."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from braillespiel import input_limits
from braillespiel.input_limits import InputError
from braillespiel.labels.errors import LabelError, unread

_AT = re.compile(r"\(at line (\d+), column (\d+)\)")


def loaded(text: str, file: str) -> dict[str, Any]:
    """Return what a TOML text says; ``file`` is its name in the error.

    Raises:
        LabelError: it is no TOML, with line and column where they are known, or exceeds the
            bounds of :mod:`braillespiel.input_limits`.
    """
    try:
        return input_limits.toml_data(text, "deck", file)
    except InputError as error:
        raise unread(error) from error
    except tomllib.TOMLDecodeError as error:
        if at := _AT.search(str(error)):
            place = {"line": int(at[1]), "column": int(at[2])}
            raise LabelError("error-toml", file=file, **place) from error
        raise LabelError("error-toml-end", file=file) from error


def quoted(text: str) -> str:
    """Return a text as a TOML basic string."""
    escaped = "".join(
        f"\\u{ord(char):04x}" if ord(char) < 0x20 or ord(char) == 0x7F else char
        for char in text.replace("\\", "\\\\").replace('"', '\\"')
    )
    return f'"{escaped}"'
