"""Somebody who plays in a house."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field

YEAR_MS = 365 * 24 * 3600 * 1000
"""A name that nobody has used for so long is free again."""


@dataclass(slots=True)
class RegisteredPerson:
    """A person is a key; times are ms since 1970, UTC, of whole days where they are kept."""

    key: str
    """The public key, as hexadecimal digits."""
    name: str
    range: str
    """Stands for the network from which the key came first; nobody can tell which that is."""
    since: int
    last: int
    shown: bool = False
    """Whether others see them in the lobby."""
    invited: bool = False
    """Whether they may be invited."""
    muted: int = 0
    """Until when they may say nothing but what a game needs."""
    banned: int = 0
    why: str = ""
    """What the operator writes to somebody who is banned."""
    ladder: bool = False
    """Whether they take part in the ladder."""
    quiet: bool = False
    """Whether they do not want to be disturbed: nobody is told so."""
    blocks: set[str] = field(default_factory=set)
    """The keys of those whom they never want to meet."""


def token(secret: bytes, key: str, table: str) -> str:
    """Return what stands for the person with a key at one table, and for nobody at any other."""
    return hmac.digest(secret, f"{key} {table}".encode(), "sha256").hex()[:32]
