"""For which messages of a language the English ones stood in, each counted once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Fault = Literal["missing", "broken", "silent"]
"""Not there (or not Fluent); cannot be made into a text; says nothing where English does."""

_stood_in: dict[str, dict[str, Fault]] = {}


def note(language: str, key: str, fault: Fault) -> None:
    """Count a message of a language for which another wording stood in; the first fault stays."""
    _stood_in.setdefault(language, {}).setdefault(key, fault)


def of(language: str) -> Mapping[str, Fault]:
    """Return the messages of a language that something stood in for, and why."""
    return dict(_stood_in.get(language, {}))


def forget() -> None:
    """Begin to count anew."""
    _stood_in.clear()
